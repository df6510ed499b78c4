"""What an agent's hands see and change, told on: a change becomes an event, a sight is kept with its Action."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel

from ryxd.core.action import Result
from ryxd.core.files import Change, Content, Files, Lines, Operation, Refusal, Seen
from ryxd.wire.events import Changed, Chart


@dataclass(frozen=True)
class Sight:
    """A content, or lines of it, that entered an agent's transcript."""

    path: str
    digest: str
    lines: tuple[Lines, ...] | None = None
    read_as: str | None = None
    """What the file was called when it was read, where it was moved since."""

    @classmethod
    def of(cls, seen: Seen) -> "Sight":
        """What an agent knows of a file."""
        read_as = None if seen.read_as is None else str(seen.read_as)
        return cls(str(seen.path), seen.digest, seen.lines, read_as)


class Telling:
    """The Files of somebody: each Change is told to `tell` once done, what the agent then knows to `sees`.

    `knows` hears of each file that was seen, and whether all of it was.
    """

    def __init__(
        self,
        files: Files,
        tell: Callable[[Change], None],
        sees: Callable[[Sight], None],
        begins: Callable[[BaseModel | None, Sequence[Sight]], Awaitable[None]],
        knows: Callable[[Path, bool], None] = lambda *_: None,
    ) -> None:
        self._files = files
        self._begins = begins
        """Keeps, before anything is done, what the Action's output is going to be, and what is known then."""
        self._tell = tell
        self._sees = sees
        self._knows = knows

    async def read(self, path: Path) -> Content:
        """The whole content, now. Raises OSError, ToolError."""
        return await self._files.read(path)

    def saw(self, content: Content, lines: Sequence[Lines] | None = None) -> None:
        """Record what of a content enters the agent's transcript."""
        self._files.saw(content, lines)
        self._tell_seen(content.path)
        self._knows(content.path, lines is None)

    def seen(self, path: Path) -> Seen | None:
        """What the agent knows of a file."""
        return self._files.seen(path)

    async def recall(
        self, path: Path, digest: str, lines: Sequence[Lines] | None = None, read_as: Path | None = None
    ) -> bool:
        """Record as seen what the transcript has of a file, if that is its content now."""
        return await self._files.recall(path, digest, lines, read_as)

    async def foreseen(self, operations: Sequence[Operation]) -> tuple[Seen, ...]:
        """What the agent is going to know of files when these are done."""
        return await self._files.foreseen(operations)

    async def apply(
        self, operations: Sequence[Operation], *, summary: str = "", output: BaseModel | None = None
    ) -> tuple[Change, ...]:
        """Do all of the operations or none, and tell of each.

        Raises Refusal, ToolError: then nothing is told. JournalError: what would be done could not be kept.
        """
        known = await self._files.foreseen(operations)
        await self._begins(output, [Sight.of(seen) for seen in known])
        try:
            changes = await self._files.apply(operations, summary=summary)
        except Refusal as refusal:
            self._tell_seen(refusal.path)  # the fresh content comes with it
            raise
        for change in changes:
            self._tell(change)
            self._tell_seen(change.target or change.path)
        return changes

    def _tell_seen(self, path: Path) -> None:
        seen = self._files.seen(path)
        if seen is not None:
            self._sees(Sight.of(seen))


def changed(change: Change, undoes: str | None = None) -> Changed:
    """The event of a Change; `undoes` is the one that it takes back."""
    return Changed(
        change=change.id,
        what=change.kind,
        path=str(change.path),
        target=None if change.target is None else str(change.target),
        undoes=undoes,
    )


def told(change: Change) -> str:
    """A Change in one line, as in "c12: move ~/a → ~/b"."""
    return f"{change.id}: {change.kind} {change.path}" + ("" if change.target is None else f" → {change.target}")


def pictures(result: Result) -> list[Chart]:
    """The pictures that an Action made, as events."""
    made = result.data.get("files")
    return [
        Chart(path=str(each["path"]), title=Path(str(each["path"])).stem)
        for each in (made if isinstance(made, list) and result.ok else ())
        if isinstance(each, Mapping) and "path" in each and str(each.get("type", "")).startswith("image/")
    ]
