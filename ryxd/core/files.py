"""What an agent may do to files, and what it has seen of them (DESIGN §8; spec B7, D5, D6).

The contract between tools and whoever keeps the guarantee (`ryxd.files`): a file is replaced only by an agent
that has seen its current content, no byte that anybody wrote is lost, and every change can be taken back.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

from pydantic import BaseModel

from ryxd.core.tool import ToolError

Lines = tuple[int, int]
"""First and last line of a range, counted from 1, both included."""


@dataclass(frozen=True)
class Content:
    """A file's whole content at one moment. `digest` is its BLAKE2b-256 as hex."""

    path: Path
    data: bytes
    digest: str
    mode: int


@dataclass(frozen=True)
class Create:
    """A new file; refused where anything is. `data` is its content, or a file of ours that becomes it."""

    path: Path
    data: bytes | Path
    mode: int = 0o666
    """Before the umask; what `data` has, where that is a file."""


@dataclass(frozen=True)
class Replace:
    """New content for a file, if its current content is what the agent has seen.

    `lines` are the ranges (of the old content) that change: enough to have seen those, in the current content.
    None: the whole file has to be seen. `expected`: this digest counts instead of what the agent has seen (a
    command's changes over a snapshot); the agent then has not seen the new one. Mode, owner, extended attributes
    and ACLs stay as they are. A hard link's other names keep the old content (decision 0018).
    """

    path: Path
    data: bytes | Path
    lines: tuple[Lines, ...] | None = None
    expected: str | None = None
    mode: int | None = None
    """Its new permission bits, where they change too."""


@dataclass(frozen=True)
class Move:
    """Another name or place for a file or folder; refused where anything is at `target`."""

    source: Path
    target: Path


@dataclass(frozen=True)
class Copy:
    """A copy of a file or folder (by reflink where the disk can); refused where anything is at `target`."""

    source: Path
    target: Path


@dataclass(frozen=True)
class Trash:
    """A file or folder into the desktop's Trash (freedesktop Trash specification 1.0)."""

    path: Path


@dataclass(frozen=True)
class Remove:
    """A file or link that a command took away, if its content is still `expected`; kept for undo."""

    path: Path
    expected: str


@dataclass(frozen=True)
class MakeFolder:
    """A new folder, with the missing ones above it; refused where anything is."""

    path: Path
    mode: int = 0o777


@dataclass(frozen=True)
class RemoveFolder:
    """An empty folder that a command took away."""

    path: Path


@dataclass(frozen=True)
class Link:
    """A new symbolic link with the text `target`; refused where anything is."""

    path: Path
    target: str


@dataclass(frozen=True)
class Mode:
    """Other permission bits for a file or folder."""

    path: Path
    mode: int


Operation = Create | Replace | Move | Copy | Trash | Remove | MakeFolder | RemoveFolder | Link | Mode


Kind = Literal[
    "create",
    "replace",
    "move",
    "copy",
    "trash",
    "restore",
    "remove",
    "make_folder",
    "remove_folder",
    "link",
    "mode",
]
"""What a change does to one name."""


@dataclass(frozen=True)
class Change:
    """One operation that was done, as the undo log has it."""

    id: str
    """As in c12; `ryxctl undo c12` takes it back."""
    kind: Kind
    path: Path
    target: Path | None = None
    """Where it is now, of a move or a copy."""
    before: str | None = None
    """Digest of the content that was there."""
    after: str | None = None
    """Digest of the content that is there now."""


@dataclass(frozen=True)
class Seen:
    """What an agent knows of a file: the content of `digest`, whole or some lines of it."""

    path: Path
    digest: str
    lines: tuple[Lines, ...] | None = None
    """None: all of it."""
    stale: bool = False
    """The watcher has seen it change since."""
    read_as: Path | None = None
    """Where it was when the agent read it, if it has moved since."""


@dataclass(frozen=True)
class News:
    """A file that an agent knows is no more what it saw. `diff` is unified, from what it saw; may be cut."""

    path: Path
    what: Literal["changed", "gone", "moved"]
    diff: str = ""
    to: Path | None = None


class Refusal(ToolError):
    """Files are not what the agent believes; nothing was changed. `content` is the fresh one, where it fits."""

    def __init__(self, text: str, path: Path, *, reason: Literal["unseen", "changed", "exists", "gone"]) -> None:
        super().__init__(text, report={"path": str(path), "reason": reason})
        self.path = path
        self.reason = reason


@dataclass(frozen=True)
class Origin:
    """Whose change it is, in the undo log and in `ryxctl undo --list`."""

    run: str = ""
    session: str = ""
    agent: str = ""
    action: str = ""
    summary: str = field(default="", compare=False)
    """What the user asked for, in one line."""


class Files(Protocol):
    """One agent's hands on files, during one Action. Paths were resolved by the path boundary."""

    async def read(self, path: Path) -> Content:
        """The whole content, now; nothing is recorded as seen. Raises OSError, and ToolError over 64 MiB."""
        ...

    def saw(self, content: Content, lines: Sequence[Lines] | None = None) -> None:
        """Record what of a content enters the agent's transcript: all, or these lines."""
        ...

    def seen(self, path: Path) -> Seen | None:
        """What the agent knows of a file."""
        ...

    async def recall(
        self, path: Path, digest: str, lines: Sequence[Lines] | None = None, read_as: Path | None = None
    ) -> bool:
        """Record as seen what the transcript has of a file, if that is its content now; whether it is.

        `read_as` is what the file was called then, where it was moved since.
        """
        ...

    async def foreseen(self, operations: Sequence[Operation]) -> tuple[Seen, ...]:
        """What the agent is going to know of files when these are done, where that is something else than now."""
        ...

    async def apply(
        self, operations: Sequence[Operation], *, summary: str = "", output: BaseModel | None = None
    ) -> tuple[Change, ...]:
        """Do all of the operations, in order, or none of them; own writes count as seen.

        `output` is what the Action's output is going to be, but for its `changes`: it is kept before anything is
        done, so that it is known when ryxd is killed in between.

        Raises Refusal (with the fresh content, which then counts as seen where it was whole), and ToolError for
        what the disk or the file system refuse, in words that say what to do. It is in the undo log, on the
        disk, before anything is done.
        """
        ...


class FileWorld(Protocol):
    """The files of the World: gives each agent its own hands."""

    def of(self, agent: str, origin: Origin) -> Files:
        """The hands of an agent; `agent` is whose knowledge it is (session and agent, as in s3/file)."""
        ...

    async def news(self, agent: str) -> tuple[News, ...]:
        """What changed of what this agent knows since it was last asked; each is told once."""
        ...

    def forget(self, agent: str, paths: Iterable[Path] | None = None) -> None:
        """These files (all, with None) have left the agent's transcript: it has to read them before a change."""
        ...

    def knows(self, agent: str) -> tuple[Seen, ...]:
        """All that an agent knows, the longest unused first."""
        ...

    def share(self, agent: str, other: str) -> None:
        """Let another agent know what this one knows: it has the same transcript."""
        ...

    async def changes(self, origin: Origin, since: int = 0) -> tuple[Change, ...]:
        """What one Action has changed, in order, as the undo log has it; what was not done is left out.

        `since` (milliseconds since 1970): what is older is of another run that was called so.
        """
        ...
