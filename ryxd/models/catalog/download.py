"""The process that downloads from Hugging Face: python -m ryxd.models.catalog.download PARENT.

Of its own, because the library blocks, and because a download is ended best by ending its process. It reads
which repository, and answers with its files; then it reads what to fetch, and tells how far it is. One JSON
object a line, in and out.
"""

import ctypes
import errno
import fcntl
import hashlib
import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from ryxd.models.catalog.room import gigabytes

_PR_SET_PDEATHSIG = 1
_PACE = 0.25
"""Seconds between two reports of progress."""

_TRIES = 5
"""Broken connections in a row, without a byte between them, before it gives up."""

_PIECE = 1 << 18
"""Bytes written, and told, at a time; the library's own 10 MB look like a halt, and are lost with a connection."""

_SPARE = 64 << 20
"""Bytes that stay free on the disk."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NETWORK = {"httpx", "httpx2", "httpcore", "requests"}
"""Libraries that huggingface_hub has spoken HTTP with; their errors mean the network."""


class _Wrong(Exception):
    """What a person must see, with the code of a RyxError."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def _tell(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


class _Told:
    """A file whose growth is told, as far as `http_get` of huggingface_hub needs one."""

    def __init__(self, file: BinaryIO, tell: Callable[[int], None]) -> None:
        self._file = file
        self._tell = tell

    def write(self, data: bytes) -> int:
        written = self._file.write(data)
        self._tell(self._file.tell())
        return written

    def seek(self, place: int, whence: int = 0) -> int:
        return self._file.seek(place, whence)

    def tell(self) -> int:
        return self._file.tell()

    def truncate(self, size: int | None = None) -> int:
        return self._file.truncate(size)


class _Pace:
    """Tells progress, but not too often."""

    def __init__(self, name: str, total: int, stage: str) -> None:
        self._name, self._total, self._stage = name, total, stage
        self._next = 0.0

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now >= self._next or done == self._total:
            self._next = now + _PACE
            _tell(stage=self._stage, file=self._name, done=done)


def _listing(hub: Any, asked: dict[str, Any]) -> str:
    """Tell what the repository has; gives the commit."""
    info = hub.HfApi(endpoint=asked["endpoint"] or None).model_info(
        asked["repo"], revision=asked["revision"], files_metadata=True
    )
    card = info.card_data or {}
    _tell(
        revision=info.sha,
        licence=str(card.get("license") or ""),
        files=[
            {
                "path": each.rfilename,
                "size": each.size or 0,
                "sha256": (each.lfs or {}).get("sha256", ""),
                "blob": each.blob_id or "",
            }
            for each in info.siblings or ()
        ],
    )
    return str(info.sha)


def _fetch(hub: Any, asked: dict[str, Any], want: dict[str, Any], part: Path) -> None:
    """Load one file into `part`, from where it was left, and check it."""
    from huggingface_hub import constants
    from huggingface_hub.file_download import http_get
    from huggingface_hub.utils import build_hf_headers  # type: ignore[attr-defined]  # made public by name only

    constants.DOWNLOAD_CHUNK_SIZE = _PIECE
    endpoint = asked["endpoint"] or None
    url = hub.hf_hub_url(asked["repo"], want["path"], revision=asked["commit"], endpoint=endpoint)
    size = want["size"]
    with part.open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            busy = f"{want['path']} is being downloaded already; ryxctl runs shows by which run"
            raise _Wrong("busy", busy) from None
        if file.seek(0, 2) > size:
            file.truncate(0)
            file.seek(0)
        told = _Told(file, _Pace(want["path"], size, "loading"))
        tries = 0
        while file.tell() < size:
            begun = file.tell()
            try:
                http_get(
                    url,
                    told,  # type: ignore[arg-type]  # all that it uses of a BinaryIO
                    resume_size=begun,
                    headers={**build_hf_headers(), "Accept-Encoding": "identity"},
                    expected_size=size,
                )
            except Exception as error:
                # the library goes on by itself after a closed connection, but not after a reset one
                tries = 1 if file.tell() > begun else tries + 1
                if not _is_network(error) or getattr(error, "response", None) is not None or tries >= _TRIES:
                    raise
        file.flush()
        os.fsync(file.fileno())
    _check(part, want)


def _make_room(wanted: list[dict[str, Any]]) -> None:
    """See to a folder for the parts, on a disk that has room for all of them. Raises _Wrong."""
    parts = {Path(want["part"]): want["size"] for want in wanted}
    for folder in {part.parent for part in parts}:
        folder.mkdir(parents=True, exist_ok=True)
        missing = sum(size - (part.stat().st_size if part.exists() else 0) for part, size in parts.items())
        free = shutil.disk_usage(folder).free
        if missing + _SPARE <= free:
            continue
        raise _Wrong(
            "unavailable",
            f"{gigabytes(missing)} are still to be loaded, the disk of {folder.parent} has {gigabytes(free)}"
            " free; make room, or name a folder on another disk: [models] folder in config.toml",
        )


def _check(part: Path, want: dict[str, Any]) -> None:
    """Compare with the hash that was published. A file that is wrong is deleted: nothing of it can be trusted."""
    size = want["size"]
    digest = hashlib.sha256() if want["sha256"] else hashlib.sha1(b"blob %d\0" % size, usedforsecurity=False)
    told = _Pace(want["path"], size, "checking")
    done = 0
    with part.open("rb") as file:
        while piece := file.read(1 << 20):
            digest.update(piece)
            done += len(piece)
            told(done)
    if digest.hexdigest() != (want["sha256"] or want["blob"]):
        part.unlink()
        damaged = f"{want['path']} arrived damaged: not with the published checksum. It was deleted; pull again"
        raise _Wrong("model", damaged)
    with part.open("rb") as file:
        if file.read(4) != b"GGUF":
            part.unlink()
            raise _Wrong("model", f"{want['path']} is not a GGUF model, whatever its name says; it was deleted")


def _is_network(error: BaseException) -> bool:
    modules = {cls.__module__.partition(".")[0] for cls in type(error).__mro__}
    return bool(modules & _NETWORK) or isinstance(error, ConnectionError)


def _explained(error: Exception, asked: dict[str, Any]) -> _Wrong:
    """What went wrong, for a person."""
    from huggingface_hub import errors

    repo, site = asked["repo"], asked["endpoint"] or os.environ.get("HF_ENDPOINT") or "https://huggingface.co"
    login = "make a token at https://huggingface.co/settings/tokens, then: hf auth login"
    match error:
        case _Wrong():
            return error
        case errors.OfflineModeIsEnabled():
            return _Wrong("unavailable", "HF_HUB_OFFLINE is set, so nothing is downloaded; unset it for ryxd")
        case errors.GatedRepoError():
            return _Wrong("refused", f"{repo} is gated: accept its terms on {site}/{repo} and {login}")
        case errors.RevisionNotFoundError():
            return _Wrong("not_found", f"{repo} has no revision {asked['revision']}")
        case errors.RepositoryNotFoundError():
            return _Wrong("not_found", f"{site} shows no repository {repo}. If it is private, {login}")
        case errors.HFValidationError():
            return _Wrong("bad_request", f"{repo!r} is no repository: OWNER/NAME, as in Qwen/Qwen3-4B-GGUF")
        case errors.HfHubHTTPError() if error.response is not None and error.response.status_code in (401, 403):
            return _Wrong("refused", f"{site} refuses {repo} ({error.response.status_code}); {login}")
        case errors.HfHubHTTPError() if error.response is not None:
            code = error.response.status_code
            return _Wrong("unavailable", f"{site} answers {code} for {repo}; try again later")
    kept = "what was loaded is kept, and the same command goes on with it"
    if isinstance(error, OSError) and error.errno in _FULL:
        return _Wrong("unavailable", f"the disk is full; make room: {kept}")
    if _is_network(error):
        return _Wrong("unavailable", f"{site} can't be reached ({str(error) or type(error).__name__}); {kept}")
    if isinstance(error, OSError | ValueError):
        return _Wrong("unavailable", f"{repo}: {error}")
    raise error


def _serve(asked: dict[str, Any]) -> None:
    try:
        import huggingface_hub as hub
    except ImportError:
        raise _Wrong(
            "unavailable",
            "models are pulled with huggingface_hub, which is not installed: pacman -S python-huggingface-hub"
            " (or pip install 'ryx[pull]')",
        ) from None
    try:
        asked["commit"] = _listing(hub, asked)
        wanted = json.loads(sys.stdin.readline() or "[]")
        _make_room(wanted)
        for want in wanted:
            part, place = Path(want["part"]), Path(want["place"])
            _fetch(hub, asked, want, part)
            _tell(file=want["path"], complete=True)
            # the daemon writes the note first: a model with a name has one
            sys.stdin.readline()
            place.parent.mkdir(parents=True, exist_ok=True)
            part.replace(place)
            _tell(file=want["path"], placed=True)
    except Exception as error:
        raise _explained(error, asked) from error


def main() -> None:
    """Serve one pull. Ends with exit code 0, also when it could not be done: then it has said why."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is the daemon's to judge
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != int(sys.argv[1]):
        sys.exit("the daemon ended before its download began")
    # ranges of plain HTTP can be gone on with; what Xet has loaded of a file can't
    os.environ |= {"HF_HUB_DISABLE_XET": "1", "HF_HUB_DISABLE_PROGRESS_BARS": "1", "HF_HUB_DISABLE_TELEMETRY": "1"}
    try:
        _serve(json.loads(sys.stdin.readline()))
    except _Wrong as wrong:
        _tell(error=wrong.code, text=str(wrong))


if __name__ == "__main__":
    main()
