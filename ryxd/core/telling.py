"""Every change that an agent's hands make becomes an event: clients and `ryxctl show` see what was changed."""

from collections.abc import Callable, Sequence
from pathlib import Path

from ryxd.core.files import Change, Content, Files, Lines, Operation, Seen
from ryxd.wire.events import Changed


class Telling:
    """The Files of somebody, with each Change told to `tell` once it is done."""

    def __init__(self, files: Files, tell: Callable[[Change], None]) -> None:
        self._files = files
        self._tell = tell

    async def read(self, path: Path) -> Content:
        """The whole content, now. Raises OSError, ToolError."""
        return await self._files.read(path)

    def saw(self, content: Content, lines: Sequence[Lines] | None = None) -> None:
        """Record what of a content enters the agent's transcript."""
        self._files.saw(content, lines)

    def seen(self, path: Path) -> Seen | None:
        """What the agent knows of a file."""
        return self._files.seen(path)

    async def apply(self, operations: Sequence[Operation], *, summary: str = "") -> tuple[Change, ...]:
        """Do all of the operations or none, and tell of each. Raises Refusal, ToolError: then nothing is told."""
        changes = await self._files.apply(operations, summary=summary)
        for change in changes:
            self._tell(change)
        return changes


def changed(change: Change, undoes: str | None = None) -> Changed:
    """The event of a Change; `undoes` is the one that it takes back."""
    return Changed(
        change=change.id,
        what=change.kind,
        path=str(change.path),
        target=None if change.target is None else str(change.target),
        undoes=undoes,
    )
