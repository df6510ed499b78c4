"""A model from Hugging Face into our folder; what was loaded before it broke off is gone on with.

Each file lies in `.pulling/` under the name of its checksum until it is complete and checked; then it is renamed,
so that no file of a model, which may be mapped, is ever written to.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import ryxd
from ryxd.core.processes import begun
from ryxd.models.catalog.choose import Candidate, Remote, choose
from ryxd.models.catalog.room import Capacity
from ryxd.models.catalog.shelf import Kept, Note, Shelf
from ryxd.wire.errors import Internal, ModelError, RyxError, error_named

log = logging.getLogger(__name__)

PROGRAM = (sys.executable, "-m", "ryxd.models.catalog.download")
_LINE = 1 << 24
"""Bytes of a line: the list of a repository with thousands of files."""
_SPAN = 5.0
"""Seconds over which the rate is reckoned."""


@dataclass(frozen=True)
class Progress:
    """How far it is."""

    stage: str
    """loading or checking."""
    file: str
    done: int
    total: int
    rate: int = 0
    """Bytes a second."""
    remaining: int | None = None
    """Seconds."""


@dataclass(frozen=True)
class Pulled:
    """What has arrived."""

    kept: Kept
    licence: str
    fresh: bool
    """False when it was all there before."""


class Rate:
    """How fast it goes, and for how long still; of the last seconds, not of the whole."""

    def __init__(self) -> None:
        self._seen: list[tuple[float, int]] = []

    def at(self, now: float, done: int, total: int) -> tuple[int, int | None]:
        """Bytes a second, and the seconds that remain when that can be told."""
        if self._seen and done < self._seen[-1][1]:
            self._seen.clear()  # the next file, or a server that began again
        self._seen.append((now, done))
        while len(self._seen) > 2 and self._seen[1][0] <= now - _SPAN:
            del self._seen[0]
        begun, before = self._seen[0]
        rate = int((done - before) / (now - begun)) if now > begun else 0
        return rate, (total - done) // rate if rate > 0 else None


class _Child:
    """The process that downloads; leaving the context ends it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, program: tuple[str, ...]) -> Self:
        process = await begun(
            *program,
            str(os.getpid()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=_LINE,
            cwd=Path(ryxd.__file__).parent.parent,
            process_group=0,
        )
        return cls(process)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()  # it has nothing to save: what is on the disk is on the disk
        # to the end of both pipes: then no transport is left open
        await self._process.communicate()

    async def say(self, message: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        with contextlib.suppress(ConnectionError):  # it died: `hear` says of what
            await self._process.stdin.drain()

    async def hear(self) -> dict[str, Any]:
        """Its next message. Raises the RyxError that it told, or Internal when it died."""
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = await self._process.stdout.readline()
        if not line:
            words = (await self._process.stderr.read())[-4000:].decode(errors="replace").strip()
            log.error("the download died with %s:\n%s", await self._process.wait(), words)
            raise Internal("the process that downloads died; what was loaded is kept: pull again goes on with it")
        message: dict[str, Any] = json.loads(line)
        if "error" in message:
            error: RyxError = error_named(message["error"])(message["text"])
            raise error
        return message


async def pull(
    shelf: Shelf,
    repo: str,
    file: str | None,
    *,
    revision: str | None,
    endpoint: str,
    capacity: Capacity,
    chosen: Callable[[Candidate, str], None],
    progress: Callable[[Progress], None],
    program: tuple[str, ...] = PROGRAM,
) -> Pulled:
    """Have a model of a repository in the folder.

    `chosen` hears which one is taken and why, once; `progress` how far it is. Raises RyxError saying what to do.
    Cancelling it ends the download; what was loaded stays for the next time.
    """
    shelf.place(repo, "any.gguf")  # before anything is asked for
    async with await _Child.start(program) as child:
        await child.say({"repo": repo, "revision": revision, "endpoint": endpoint})
        listing = await child.hear()
        there = [Remote.of(each) for each in listing["files"]]
        model, why = choose(repo, there, file, capacity)
        if nameless := [remote.path for remote in model.files if not remote.digest]:
            raise ModelError(f"{repo} publishes no checksum of {nameless[0]}: nobody could tell if it is whole")
        chosen(model, why)
        places = [shelf.place(repo, remote.path) for remote in model.files]
        missing = await asyncio.to_thread(_missing, shelf, model, places)
        await child.say(
            [
                {
                    "path": remote.path,
                    "size": remote.size,
                    "sha256": remote.sha256,
                    "blob": remote.blob,
                    "part": str(shelf.pulling / f"{remote.digest}.part"),
                    "place": str(place),
                }
                for remote, place in missing
            ]
        )
        there_already = [remote for remote in model.files if remote not in {each for each, _ in missing}]

        async def note(placed: Sequence[Remote]) -> None:
            digests = {Path(each.path).name: each.sha256 for each in (*there_already, *placed) if each.sha256}
            written = Note("pulled", f"{repo}@{listing['revision']}", digests)
            await asyncio.to_thread(shelf.note, places[0], written)

        await _follow(child, [remote for remote, _ in missing], note, progress)
    kept = await asyncio.to_thread(shelf.at, places[0])
    if kept is None:
        raise Internal(f"{places[0]} was deleted while it was pulled")
    await asyncio.to_thread(shelf.tidy)
    return Pulled(kept, listing["licence"], fresh=bool(missing))


def _missing(shelf: Shelf, model: Candidate, places: list[Path]) -> list[tuple[Remote, Path]]:
    """What is still to be loaded. Present is what has the right size and, by its note, the right checksum."""
    kept = shelf.at(places[0])
    known = kept.note.digests if kept else {}
    return [
        (remote, place)
        for remote, place in zip(model.files, places, strict=True)
        if not place.is_file()
        or place.stat().st_size != remote.size
        or (remote.sha256 and known.get(place.name) != remote.sha256)
    ]


async def _follow(
    child: _Child,
    files: Sequence[Remote],
    note: Callable[[Sequence[Remote]], Awaitable[None]],
    progress: Callable[[Progress], None],
) -> None:
    """Hear how far it is until all files have their names. What has its name is noted, never what will have it."""
    sizes = {remote.path: remote.size for remote in files}
    rate = Rate()
    placed = 0
    stage = ""
    while placed < len(files):
        match await child.hear():
            case {"placed": True}:
                placed += 1
                await note(files[:placed])
            case {"complete": True}:
                await note(files[:placed])
                await child.say({})
            case {"stage": str(now), "file": str(file), "done": int(done)}:
                if now != stage:
                    rate, stage = Rate(), now
                speed, remaining = rate.at(time.monotonic(), done, sizes[file])
                progress(Progress(now, file, done, sizes[file], speed, remaining))
