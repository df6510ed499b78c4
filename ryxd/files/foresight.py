"""What will be at a path once the steps that are planned so far are done; nothing is done here.

The steps of one undo build on each other: the file that comes out of the Trash first is the one whose former name
and content come back after that. Folders move with what is in them.
"""

import hashlib
import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from ryxd.files.disk import Disk
from ryxd.files.plan import Planned
from ryxd.files.state import ABSENT, DIGEST, State, look
from ryxd.files.tree import CLOSED, line


@dataclass(frozen=True)
class _Event:
    """What a step does to one path."""

    at: int
    """Which step, in their order."""
    state: State
    """What is there then."""
    source: Path | None = None
    """Where it was before, of what was moved there, a folder with all that is in it."""
    moved: bool = False
    """Whether a folder's content came or went with it."""


class Foresight:
    """Looks at the disk, as the planned steps will leave it.

    Its methods wait for the disk: call them on a thread.
    """

    def __init__(self, disk: Disk, stop: Callable[[], None] | None = None) -> None:
        """`stop` may raise while long contents are read."""
        self._disk = disk
        self._stop = stop
        self._steps = 0
        self._events: dict[Path, list[_Event]] = defaultdict(list)
        self._names: dict[Path, set[str]] = defaultdict(set)
        """Of each folder, those that a step is about."""

    def state(self, path: Path) -> State:
        """What will be there. Raises OSError."""
        known, place = self._known(path)
        return self._look(place) if known is None else known

    def present(self, path: Path) -> bool:
        """Whether anything will be there; its content is not read."""
        known, place = self._known(path)
        return os.path.lexists(place) if known is None else known.kind != "absent"

    def where(self, path: Path) -> Path | None:
        """Where on the disk it is now, what will be there; None when it is nowhere."""
        places, there = self._places(path)
        return places[-1] if there else None

    def children(self, path: Path) -> set[str]:
        """The names that will be in a folder. Raises OSError."""
        places, there = self._places(path)
        names = set().union(*(self._names[place] for place in places))
        real = places[-1]
        if there and real.is_dir() and not real.is_symlink():
            names |= set(os.listdir(real))
        return {name for name in names if self.present(path / name)}

    def tree(self, path: Path) -> State:
        """The state of a folder with all that is in it, as of a copy. Raises OSError."""
        found = hashlib.blake2b(digest_size=DIGEST)
        self._add(path, b"", found.update)
        return replace(self.state(path), digest=found.hexdigest())

    def plan(self, step: Planned) -> None:
        """From now on, take this step for done."""
        self._steps += 1
        if step.kind in {"move", "restore"} and step.target is not None:
            self._tell(step.target, step.after, source=step.path, moved=True)
            self._tell(step.path, ABSENT, moved=True)
        elif step.kind == "trash":
            self._tell(step.path, ABSENT, moved=True)
        else:
            self._tell(step.target or step.path, step.after)

    def _tell(self, path: Path, state: State, *, source: Path | None = None, moved: bool = False) -> None:
        self._events[path].append(_Event(self._steps, state, source, moved))
        self._names[path.parent].add(path.name)

    def _known(self, path: Path) -> tuple[State | None, Path]:
        """What a step will leave at a path; None, and where on the disk it is now, where no step does."""
        before = self._steps + 1
        while True:
            event, above = self._latest(path, before)
            if event is None:
                return None, path
            if above == path:
                return event.state, path
            if event.source is None:
                return ABSENT, path
            path, before = event.source / path.relative_to(above), event.at

    def _places(self, path: Path) -> tuple[list[Path], bool]:
        """Where it will be, and where it was before each move, back to the disk; False when it is nowhere."""
        places, before = [path], self._steps + 1
        while True:
            event, above = self._latest(places[-1], before)
            if event is None:
                return places, True
            if event.source is not None:
                places.append(event.source / places[-1].relative_to(above))
            elif above != places[-1] or event.state.kind == "absent":
                return places, False
            before = event.at

    def _latest(self, path: Path, before: int) -> tuple[_Event | None, Path]:
        """The newest step before that one that is about a path, or moves a folder above it; and which of them."""
        found, at = None, path
        for above in (path, *path.parents):
            events = self._events.get(above)
            if not events:
                continue
            place = bisect_left(events, before, key=lambda event: event.at)
            while place and above != path and not events[place - 1].moved:
                place -= 1
            if place and (found is None or events[place - 1].at > found.at):
                found, at = events[place - 1], above
        return found, at

    def _add(self, path: Path, name: bytes, add: Callable[[bytes], None]) -> None:
        state = self.state(path)
        add(line(name, state))
        if state.kind == "folder":
            for inner in sorted(self.children(path)):
                self._add(path / inner, os.fsencode(inner), add)
            add(CLOSED)

    def _look(self, path: Path) -> State:
        try:
            with self._disk.at(path) as spot:
                return look(self._disk, spot, stop=self._stop)
        except (FileNotFoundError, NotADirectoryError):
            return ABSENT
