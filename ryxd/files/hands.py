"""One agent's hands on files."""

import asyncio
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol

from pydantic import BaseModel

from ryxd.core.files import Change, Content, Lines, Operation, Origin, Seen
from ryxd.core.tool import ToolError
from ryxd.files.deeds import Deeds
from ryxd.files.known import Known
from ryxd.files.plan import Entry
from ryxd.files.reading import read
from ryxd.files.telling import foreseen


class Apply(Protocol):
    """Does a change: `Door.apply`."""

    def __call__(
        self, agent: str, origin: Origin, wishes: Sequence[Operation], *, summary: str
    ) -> Awaitable[tuple[Entry, ...]]:
        """Do all of it or nothing."""
        ...


class Hands:
    """One agent's hands on files during one Action (core.files.Files)."""

    def __init__(self, agent: str, origin: Origin, deeds: Deeds, known: Known, apply: Apply) -> None:
        self._agent = agent
        self._origin = origin
        self._deeds = deeds
        self._known = known
        self._apply = apply

    async def read(self, path: Path) -> Content:
        """The whole content, now. Raises OSError, and ToolError for what is too large or no file."""
        return await asyncio.to_thread(read, self._deeds.disk, path)

    def saw(self, content: Content, lines: Sequence[Lines] | None = None) -> None:
        """Record what of a content enters the agent's transcript."""
        self._known.saw(self._agent, content, lines)

    def seen(self, path: Path) -> Seen | None:
        """What the agent knows of a file."""
        return self._known.get(self._agent, path)

    async def recall(
        self, path: Path, digest: str, lines: Sequence[Lines] | None = None, read_as: Path | None = None
    ) -> bool:
        """Record as seen what the transcript has of a file, if that is its content now."""
        try:
            content = await self.read(path)
        except (OSError, ToolError):
            return False
        if content.digest != digest:
            return False
        self.saw(content, lines)
        if read_as is not None:
            self._known.was_called(self._agent, path, read_as)
        return True

    async def foreseen(self, operations: Sequence[Operation]) -> tuple[Seen, ...]:
        """What the agent is going to know of files when these are done, where that is something else than now."""
        mine = {seen.path: seen for seen in self._known.of(self._agent)}
        old = {seen.digest: self._known.recall(seen.digest) for seen in mine.values() if seen.lines is not None}
        return await asyncio.to_thread(foreseen, mine, operations, old)

    async def apply(
        self,
        operations: Sequence[Operation],
        *,
        summary: str = "",
        output: BaseModel | None = None,  # noqa: ARG002 - for whoever hands these out
    ) -> tuple[Change, ...]:
        """Do all of the operations or none of them. What the `output` is, is kept by whoever hands these out."""
        entries = await self._apply(self._agent, self._origin, operations, summary=summary)
        return tuple(change(entry) for entry in entries)


def change(entry: Entry) -> Change:
    """An entry of the log, as the agent's tools have it."""
    return Change(entry.id, entry.kind, entry.path, entry.target, entry.before.digest, entry.after.digest)
