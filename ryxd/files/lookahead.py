"""What will be at a path, once the steps that are planned so far are done."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ryxd.files.disk import Disk
from ryxd.files.plan import Planned
from ryxd.files.state import ABSENT, State, look
from ryxd.files.trash import device_of


class Lookahead:
    """Looks at the disk as if the steps it was told of were done."""

    def __init__(self, disk: Disk, stop: Callable[[], None]) -> None:
        self._disk = disk
        self._stop = stop
        self._steps: list[Planned] = []
        self._naming: dict[Path, list[int]] = defaultdict(list)
        """The steps that name a path: a change may have thousands, and most have nothing to do with each other."""
        self._copies: list[Path] = []

    def add(self, step: Planned) -> None:
        """One more step."""
        for path in step.paths:
            self._naming[path].append(len(self._steps))
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

    def _stays(self, state: State, path: Path) -> bool:
        """Whether what moves to `path` stays the same file: not a copy, and not what goes to another disk."""
        copied = any(path.is_relative_to(there) for there in self._copies)
        return not copied and state.inode is not None and state.inode[0] == device_of(path)

    def at(self, path: Path, *, content: bool = False) -> State | Path:
        """What an earlier step will leave at a path, or where on the disk that (or its `content`) is now."""
        number = self._newest(path, len(self._steps))
        while number is not None:
            step = self._steps[number]
            if step.target is not None:
                if path == step.target and step.kind == "copy":
                    return step.after
                if path == step.target or path.is_relative_to(step.target):
                    path = step.path / path.relative_to(step.target)
                elif step.kind != "copy" and (path == step.path or path.is_relative_to(step.path)):
                    return ABSENT
            elif path == step.path and not (content and step.kind == "mode"):
                return step.after
            elif path.is_relative_to(step.path) and step.kind != "mode":
                return ABSENT
            number = self._newest(path, number)
        return path

    def _newest(self, path: Path, before: int) -> int | None:
        """The newest step before that one that names a path, or a folder above it."""
        found = None
        for place in (path, *path.parents):
            numbers = self._naming.get(place, ())
            at = bisect_left(numbers, before)
            if at and (found is None or numbers[at - 1] > found):
                found = numbers[at - 1]
        return found
