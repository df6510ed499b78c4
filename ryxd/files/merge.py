"""Takes back one part of a text that was changed since: a three-way merge, by `git merge-file` (decision 0019)."""

import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.processes import begun, ended

LIMIT = 10.0
"""Seconds that a merge may take; `git` needs milliseconds for a source file."""

LARGEST = 16 << 20
"""Bytes in each of the three texts: beyond it nobody reads a conflict."""

SHOWN = 4000
"""Characters of a conflict that are shown."""

BEGIN, END = b"<<<<<<< ", b">>>>>>> "

NAMES = ("now", "what ryx wrote", "before")
"""What the sides are called in a conflict: ours, base, theirs."""


class CannotMerge(Exception):
    """It is no text, too large, or `git` is not there; the text says which."""


@dataclass(frozen=True)
class Merged:
    """What a merge gives: the new content, or the places where both sides changed the same lines."""

    data: bytes
    conflict: str = ""
    """As `git` marks it, cut to what can be shown; empty when there is none."""


async def merge(now: bytes, base: bytes, before: bytes) -> Merged:
    """Apply to `now` what leads from `base` to `before`; line ends stay as they are.

    Raises CannotMerge. Cancelling it ends `git`.
    """
    if any(b"\0" in text for text in (now, base, before)):
        raise CannotMerge("it is no text")
    if any(len(text) > LARGEST for text in (now, base, before)):
        raise CannotMerge(f"it has over {LARGEST >> 20} MiB")
    with tempfile.TemporaryDirectory(prefix="ryx-merge-") as folder:
        paths = [Path(folder) / name for name in ("now", "base", "before")]
        await asyncio.to_thread(_write, paths, (now, base, before))
        code, out, err = await _git(Path(folder), paths)
    # up to 127 is the number of conflicts; git ends with 255 on what it can't read or takes for binary
    if code is None or code > 127 or code < 0:
        raise CannotMerge(f"git merge-file failed: {err or code}")
    return Merged(out, _conflicts(out)) if code else Merged(out)


def _write(paths: list[Path], texts: tuple[bytes, ...]) -> None:
    for path, text in zip(paths, texts, strict=True):
        path.write_bytes(text)


async def _git(folder: Path, paths: list[Path]) -> tuple[int | None, bytes, str]:
    """The exit status, output and complaint of `git`. It reads nobody's configuration."""
    labels = [word for name in NAMES for word in ("-L", name)]
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "HOME": str(folder),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_CEILING_DIRECTORIES": str(folder.parent),
        "LC_ALL": "C",
    }
    try:
        process = await begun(
            "git", "merge-file", "-p", "--diff3", *labels, *map(str, paths),
            cwd=folder, env=environment, stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
    except FileNotFoundError:
        raise CannotMerge("merging needs git, which is not installed") from None
    try:
        async with asyncio.timeout(LIMIT):
            out, err = await process.communicate()
    except TimeoutError:
        raise CannotMerge(f"git merge-file took longer than {LIMIT:g} s") from None
    finally:
        await ended(process)
    return process.returncode, out, err.decode(errors="replace").strip()


def _conflicts(merged: bytes) -> str:
    """The marked places of a merged text, without what lies between them."""
    shown: list[bytes] = []
    inside = False
    for line in merged.splitlines():
        inside = inside or line.startswith(BEGIN)
        if inside:
            shown.append(line)
        if line.startswith(END):
            inside = False
    text = b"\n".join(shown).decode(errors="replace")
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
