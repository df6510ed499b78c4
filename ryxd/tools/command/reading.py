"""What is known of a command line without running it (DESIGN §9)."""

from dataclasses import dataclass, field
from pathlib import Path

from ryxd.core.effect import Permission


@dataclass(frozen=True)
class Reading:
    """What a command line would do."""

    classes: frozenset[Permission]
    """Everything that is in it."""
    commands: tuple[tuple[str, ...], ...]
    """Its simple commands as words, those inside wrappers too; a redirect is one of its own: `> FILE`."""
    reads: tuple[Path, ...]
    """Files and folders it names to read; others may be read by what only comes out when it runs."""
    writes: tuple[Path, ...]
    """Files and folders it names to make, change or take away."""
    unclear: str
    """Why nobody can tell what it does; empty when it is known."""
    why: str
    """What made it more than reading: the programs and the words that did."""
    doubts: tuple[str, ...] = ()
    """What `unclear` says, one by one."""


@dataclass
class Found:
    """A Reading while it grows."""

    classes: set[Permission] = field(default_factory=set)
    commands: dict[tuple[str, ...], None] = field(default_factory=dict)
    reads: dict[Path, None] = field(default_factory=dict)
    writes: dict[Path, None] = field(default_factory=dict)
    unclear: dict[str, None] = field(default_factory=dict)
    why: dict[str, None] = field(default_factory=dict)

    def add(self, permission: Permission, why: str) -> None:
        """It is also of this class."""
        self.classes.add(permission)
        if permission is not Permission.READ:
            self.why[why] = None

    def doubt(self, why: str) -> None:
        """Nobody can tell what this part of it does."""
        self.unclear[why] = None

    def reading(self) -> Reading:
        """What was found. What is unclear may change things, for all anybody knows."""
        classes = set(self.classes) | ({Permission.CHANGE} if self.unclear else set())
        return Reading(
            frozenset(classes or {Permission.READ}),
            tuple(self.commands),
            tuple(self.reads),
            tuple(self.writes),
            "; ".join(self.unclear),
            "; ".join(self.why),
            tuple(self.unclear),
        )
