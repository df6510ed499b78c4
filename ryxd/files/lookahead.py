"""What will be at a path, once the steps that are planned so far are done; nothing is done here.

The steps of one change build on each other: the file that comes out of the Trash first is the one whose former
name and content come back after that. Folders move with what is in them.
"""

import hashlib
import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ryxd.files.disk import Disk
from ryxd.files.plan import Planned
from ryxd.files.state import ABSENT, DIGEST, State, look
from ryxd.files.trash import device_of
from ryxd.files.tree import CLOSED, line


class Lookahead:
    """Looks at the disk as if the steps it was told of were done.

    Its methods wait for the disk: call them on a thread. `stop` may raise while long contents are read.
    """

    def __init__(self, disk: Disk, stop: Callable[[], None]) -> None:
        self._disk = disk
        self._stop = stop
        self._steps: list[Planned] = []
        self._naming: dict[Path, list[int]] = defaultdict(list)
        """The steps that name a path: a change may have thousands, and most have nothing to do with each other."""
        self._names: dict[Path, set[str]] = defaultdict(set)
        """Of each folder, the names in it that a step is about."""
        self._copies: list[Path] = []

    def add(self, step: Planned) -> None:
        """One more step."""
        for path in step.paths:
            self._naming[path].append(len(self._steps))
            self._names[path.parent].add(path.name)
        if step.kind == "copy":
            self._copies.append(step.there)
        self._steps.append(step)

    def look(self, path: Path, *, content: bool = True) -> State:
        """What will be at a path. Raises OSError, ToolError where a link is on the way."""
        found = self.at(path)
        if isinstance(found, State):
            return found
        try:
            with self._disk.at(found) as spot:
                state = look(self._disk, spot, content=content, stop=self._stop)
        except (FileNotFoundError, NotADirectoryError):
            return ABSENT
        return state if found == path or self._stays(state, path) else replace(state, inode=None)

    def present(self, path: Path) -> bool:
        """Whether anything will be there; its content is not read."""
        found = self.at(path)
        return found.kind != "absent" if isinstance(found, State) else os.path.lexists(found)

    def at(self, path: Path, *, content: bool = False) -> State | Path:
        """What an earlier step will leave at a path, or where on the disk that (or its `content`) is now."""
        places, left = self._trail(path, content=content)
        return places[-1] if left is None else left

    def children(self, path: Path) -> set[str]:
        """The names that will be in a folder. Raises OSError."""
        places, left = self._trail(path, content=True, copied=True)
        names = set().union(*(self._names[place] for place in places))
        real = places[-1]
        if left is None and real.is_dir() and not real.is_symlink():
            names |= set(os.listdir(real))
        return {name for name in names if self.present(path / name)}

    def tree(self, path: Path) -> State:
        """The state of a folder with all that will be in it, as of a copy. Raises OSError, ToolError."""
        found = hashlib.blake2b(digest_size=DIGEST)
        self._add(path, b"", found.update)
        return replace(self.look(path), digest=found.hexdigest())

    def _add(self, path: Path, name: bytes, add: Callable[[bytes], None]) -> None:
        state = self.look(path)
        add(line(name, state))
        if state.kind == "folder":
            for inner in sorted(self.children(path)):
                self._add(path / inner, os.fsencode(inner), add)
            add(CLOSED)

    def _trail(self, path: Path, *, content: bool, copied: bool = False) -> tuple[list[Path], State | None]:
        """Where it will be, and where it was before each move, back to the disk or to what a step leaves.

        With `content`, new permissions are no new State; with `copied`, a copy is what it is a copy of.
        """
        places = [path]
        number = self._newest(path, len(self._steps))
        while number is not None:
            step, path = self._steps[number], places[-1]
            if step.kind == "trash" and step.target is None:  # the door will say where to
                return places, ABSENT
            if step.target is not None:
                if path == step.target and step.kind == "copy" and not copied:
                    return places, step.after
                if path == step.target or path.is_relative_to(step.target):
                    places.append(step.path / path.relative_to(step.target))
                elif step.kind != "copy" and (path == step.path or path.is_relative_to(step.path)):
                    return places, ABSENT
            elif path == step.path and not (content and step.kind == "mode"):
                return places, step.after
            elif path != step.path and step.kind != "mode":
                return places, ABSENT
            number = self._newest(places[-1], number)
        return places, None

    def _stays(self, state: State, path: Path) -> bool:
        """Whether what moves to `path` stays the same file: not a copy, and not what goes to another disk."""
        copied = any(path.is_relative_to(there) for there in self._copies)
        return not copied and state.inode is not None and state.inode[0] == device_of(path)

    def _newest(self, path: Path, before: int) -> int | None:
        """The newest step before that one that names a path, or a folder above it."""
        found = None
        for place in (path, *path.parents):
            numbers = self._naming.get(place, ())
            at = bisect_left(numbers, before)
            if at and (found is None or numbers[at - 1] > found):
                found = numbers[at - 1]
        return found
