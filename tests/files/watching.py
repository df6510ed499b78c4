"""A Watcher and what it tells, for tests: real folders, real watchfiles."""

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from ryxd.files.watcher import Watcher

GENEROUS = 30.0
"""Seconds that anything may take on a busy machine."""


def digest(content: str | bytes) -> str:
    """The digest of a content, as ryx has it."""
    data = content.encode() if isinstance(content, str) else content
    return hashlib.blake2b(data, digest_size=32).hexdigest()


class Told:
    """Keeps what a watcher told."""

    def __init__(self) -> None:
        self.all: list[tuple[Path, str | None]] = []
        self.trees: list[Path] = []
        self._more = asyncio.Event()

    def change(self, path: Path, now: str | None) -> None:
        self.all.append((path, now))
        self._more.set()

    def tree(self, path: Path) -> None:
        self.trees.append(path)
        self._more.set()

    def last(self, path: Path) -> str | None:
        """The last digest that was told of a file; raises KeyError where none was."""
        return dict(self.all)[path]

    def new(self) -> dict[Path, str | None]:
        """What was told since the last call."""
        new, self.all = dict(self.all), []
        return new

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to be told that makes it true."""
        async with asyncio.timeout(GENEROUS):
            while not true():
                self._more.clear()
                await self._more.wait()


@asynccontextmanager
async def watching(
    *files: Path, roots: Iterable[Path] = (), skip: Iterable[str] = ()
) -> AsyncIterator[tuple[Watcher, Told]]:
    """A watcher of these files that has looked at them once, and has forgotten what it told of that."""
    told = Told()
    async with Watcher(told.change, roots=roots, skip=skip, on_tree=told.tree) as watcher:
        for path in files:
            watcher.follow(path)
        await watcher.caught_up()
        told.all.clear()
        told.trees.clear()
        yield watcher, told


def held() -> tuple[int, int]:
    """The inotify instances and watches of this process."""
    instances = watches = 0
    for name in os.listdir("/proc/self/fdinfo"):
        try:
            text = Path(f"/proc/self/fdinfo/{name}").read_text()
            instances += os.readlink(f"/proc/self/fd/{name}") == "anon_inode:inotify"
        except OSError:
            continue
        watches += text.count("inotify wd:")
    return instances, watches
