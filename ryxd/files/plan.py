"""One step of a change, as it is meant: what is there before, and what is to be there after."""

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ryxd.core.files import Kind, Origin
from ryxd.files.state import ABSENT, State

OURS = ".ryx-"
"""How all our own names for files begin."""
Progress = Literal["intended", "done", "failed"]


@dataclass(frozen=True)
class Planned:
    """One step, before it is done.

    `before` and `after` are what is at `path`; of a move, copy, trash or restore `after` is what is at `target`.
    """

    kind: Kind
    path: Path
    target: Path | None = None
    """Of a move or a copy where to; of a trash and a restore the other end: files/NAME in a trash folder."""
    before: State = ABSENT
    after: State = ABSENT
    temp: str = ""
    """How our own names for it begin, in its folder and the target's: recognisable, and nobody else's."""
    undoes: str | None = None
    """The change that it takes back."""

    @property
    def new(self) -> str:
        """Our name for what is to come, and after an exchange for what was."""
        return f"{self.temp}.new"

    @property
    def old(self) -> str:
        """Our name for what was taken away."""
        return f"{self.temp}.old"

    @property
    def off(self) -> str:
        """Our name for what is taken away when it is taken back."""
        return f"{self.temp}.off"

    @property
    def names(self) -> tuple[str, ...]:
        """All names that may be ours, beside each of its paths."""
        return (f"{self.new}.part", self.new, self.old, self.off)

    @property
    def there(self) -> Path:
        """The target. Raises ValueError for a step that has none."""
        if self.target is None:
            raise ValueError(f"a {self.kind} without a target")
        return self.target

    def only_ours(self, names: Collection[str]) -> bool:
        """Whether all of these are names of the group that this step is of."""
        return all(name.startswith(f"{self.temp.rpartition('-')[0]}-") for name in names)

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every path that it is about."""
        return (self.path,) if self.target is None else (self.path, self.target)


@dataclass(frozen=True)
class Entry(Planned):
    """A step as the log has it."""

    id: str = ""
    """As in c12."""
    group: str = ""
    """As in g3: what is done together or not at all."""
    origin: Origin = field(default_factory=Origin)
    summary: str = ""
    """What it is, in one line: of its Action."""
    at: int = 0
    """Milliseconds since 1970."""
    state: Progress = "intended"
    why: str = ""
    """Why it failed."""
    undone: str | None = None
    """The newest change that took it back, and was not taken back itself."""


@dataclass(frozen=True)
class Put:
    """Have at `path` what was there once (its content is in the store), if `over` is there now.

    What an undo needs besides the operations of agents: from nothing, to nothing, from one content to another.
    """

    path: Path
    to: State
    over: State


@dataclass(frozen=True)
class Restore:
    """Out of the Trash: from files/NAME of a trash folder back to a path where nothing is."""

    place: Path
    path: Path
