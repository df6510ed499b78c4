"""A real Door over a private home folder, and an agent whose operations are done through it."""

import contextlib
import os
import stat
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from ryxd.core.files import Change, Operation, Origin, Replace
from ryxd.files.chains import Chosen, Way, choose
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.undo import Took, Undo, batch

Tree = dict[str, tuple[str, int, bytes]]
"""What is below a folder: kind, permission bits and content of each name."""


class Home:
    """`async with Home(folder)`: its `path` is where everybody works; `undo` takes changes back."""

    def __init__(self, folder: Path, disk: Disk | None = None, keep_bytes: int = 1 << 30) -> None:
        self.path = folder / "home"
        self.path.mkdir(parents=True, exist_ok=True)
        self.trash = folder / "trash"
        self.door = Door(folder / "undo", trash=self.trash, disk=disk, keep_bytes=keep_bytes)
        self.undo = Undo(self.door.log, self.door.store, self.door, disk=self.door.disk)
        self._batches = 0

    async def __aenter__(self) -> Self:
        await self.door.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.door.__aexit__(kind, error, at)

    async def does(
        self, *operations: Operation, run: str = "r1", session: str = "s1", request: str = "do it"
    ) -> tuple[Change, ...]:
        """An agent does it, having read what it replaces."""
        hands = self.door.of(f"{session}/file", Origin(run, session, "file", "a1", request))
        for each in operations:
            if isinstance(each, Replace) and each.expected is None:
                with contextlib.suppress(OSError):
                    hands.saw(await hands.read(each.path))
        return await hands.apply(operations)

    async def choose(self, way: Way = "undo", what: str | None = None, session: str | None = None) -> Chosen:
        return await choose(self.door.log, way, what, session)

    async def back(
        self, what: str | None = None, *, way: Way = "undo", merge: bool = False, session: str | None = None
    ) -> tuple[Took, ...]:
        """Take back, or do again."""
        chosen = await self.choose(way, what, session)
        self._batches += 1
        return await self.undo.take_back(chosen.entries, batch(Origin(), self._batches), merge=merge)

    async def again(self, what: str | None = None, *, merge: bool = False) -> tuple[Took, ...]:
        return await self.back(what, way="redo", merge=merge)

    def tree(self) -> Tree:
        return tree(self.path)

    def __truediv__(self, name: str) -> Path:
        return self.path / name

    def write(self, name: str, text: str | bytes, mode: int = 0o644) -> Path:
        """Somebody else writes a file."""
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        path.chmod(mode)
        return path


@contextlib.asynccontextmanager
async def home(folder: Path, **more: object) -> AsyncIterator[Home]:
    async with Home(folder, **more) as made:  # type: ignore[arg-type]
        yield made


def tree(folder: Path) -> Tree:
    found: Tree = {}
    for path in sorted(folder.rglob("*")):
        info = os.lstat(path)
        name = str(path.relative_to(folder))
        if stat.S_ISLNK(info.st_mode):
            found[name] = ("link", 0, os.fsencode(os.readlink(path)))
        elif stat.S_ISDIR(info.st_mode):
            found[name] = ("folder", stat.S_IMODE(info.st_mode), b"")
        else:
            found[name] = ("file", stat.S_IMODE(info.st_mode), path.read_bytes())
    return found


def outcomes(took: Sequence[Took]) -> list[str]:
    return [each.outcome if each.left is None else each.left.why for each in took]
