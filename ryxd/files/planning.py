"""From what an agent wants done to steps that can be done, or a reason why not; nothing is changed here."""

import os
import secrets
import stat
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from ryxd.core.files import (
    Content,
    Copy,
    Create,
    Lines,
    Link,
    MakeFolder,
    Mode,
    Move,
    Operation,
    Remove,
    RemoveFolder,
    Replace,
    Seen,
    Trash,
)
from ryxd.core.tool import ToolError
from ryxd.files import tree
from ryxd.files.deeds import Deeds, Material
from ryxd.files.exchange import Like, link_state
from ryxd.files.known import covers
from ryxd.files.lookahead import Lookahead
from ryxd.files.plan import OURS, Planned, Put, Restore
from ryxd.files.reading import read
from ryxd.files.refusing import Fresh, Reason, refusal
from ryxd.files.state import State, digest_fd, digest_of
from ryxd.files.store import Lost
from ryxd.files.trash import device_of

HASHED = 64 << 20
"""Bytes up to which a file that only moves is known by its content; a larger one by its inode."""
Wish = Operation | Put | Restore


@dataclass(frozen=True)
class Step:
    """A planned step and what it is made of."""

    planned: Planned
    material: Material = field(default_factory=Material)
    wish: int = 0
    """Which of the operations it belongs to."""


class Stale(Exception):
    """A file is not what the agent has seen, or was never seen."""

    def __init__(
        self, path: Path, reason: Reason, content: Content | None = None, lines: Sequence[Lines] | None = None
    ) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        self.content = content
        self.lines = lines

    def told(self, seen: bytes | None) -> tuple[ToolError, Fresh | None]:
        """As a Refusal, and what it shows."""
        return refusal(self.path, self.reason, self.content, seen=seen, lines=self.lines)


class Planner:
    """Plans one group. `seen` says what the agent knows of a path.

    Each step is planned on what the earlier ones will have left.
    """

    def __init__(self, deeds: Deeds, seen: Callable[[Path], Seen | None], stop: Callable[[], None]) -> None:
        self._deeds = deeds
        self._disk = deeds.disk
        self._store = deeds.store
        self._seen = seen
        self._stop = stop
        self._token = secrets.token_hex(4)
        self.steps: list[Step] = []
        self._ahead = Lookahead(deeds.disk, stop)

    def plan(self, wishes: Sequence[Wish], undoes: Sequence[str | None] | None = None) -> list[Step]:
        """The steps of all operations. Raises Stale, ToolError, OSError; Unkept, NoCopy, NoTrash."""
        for number, wish in enumerate(wishes):
            took = None if undoes is None else undoes[number]
            for planned, material in self._wish(wish):
                self._keep(planned, material)
                temp = f"{OURS}{self._token}-{len(self.steps)}"
                step = replace(planned, temp=temp, undoes=took)
                self.steps.append(Step(step, material, number))
                self._ahead.add(step)
                self._stop()
        return self.steps

    def _keep(self, planned: Planned, material: Material) -> None:
        """Have what it replaces, takes away and writes in the store: a full disk is found out here."""
        if planned.kind in {"replace", "remove"} and planned.before.kind == "file":
            place = self._ahead.at(planned.path, content=True)
            if isinstance(place, Path):  # what this very group makes is kept already
                self._keep_file(place, planned.before.digest)
        if isinstance(material.data, bytes):
            self._store.keep(material.data)
        elif material.data is not None:
            self._keep_file(material.data, planned.after.digest)
        elif material.digest and not self._store.has(material.digest):
            raise Lost(f"what was at {planned.path} is not kept any more")

    def _keep_file(self, path: Path, digest: str | None) -> None:
        if digest is not None and self._store.use(digest):
            return
        with self._disk.at(path) as spot:
            fd = self._disk.open(spot)
        try:
            if self._store.keep(fd, stop=self._stop) != digest:
                raise Stale(path, "changed", read(self._disk, path))
        finally:
            os.close(fd)

    def _wish(self, wish: Wish) -> list[tuple[Planned, Material]]:
        match wish:
            case Create():
                return [self._create(wish)]
            case Replace():
                return [self._replace(wish)]
            case Move(source, target):
                return [(self._moved("move", source, target), Material())]
            case Copy():
                return [(self._copy(wish), Material())]
            case Trash(path):
                before = self._movable(path)
                place = self._deeds.trashes.place(path)
                return [(self._planned_move("trash", path, self._unused(place), before), Material())]
            case Restore(place, path):
                return [(self._moved("restore", place, path), Material())]
            case Remove(path, expected):
                return [(self._remove(path, expected), Material())]
            case MakeFolder():
                return self._make_folders(wish)
            case RemoveFolder(path):
                before = self._there(path)
                if before.kind != "folder":
                    raise ToolError(f"{path} is no folder")
                return [(Planned("remove_folder", path, before=before), Material())]
            case Link(path, target):
                self._free(path)
                return [(Planned("link", path, after=link_state(target)), Material())]
            case Mode(path, mode):
                return [(self._mode(path, mode), Material())]
            case Put():
                return [self._put(wish)]

    # -- the operations

    def _create(self, wish: Create) -> tuple[Planned, Material]:
        self._free(wish.path)
        if isinstance(wish.data, Path):
            digest, mode = self._of_file(wish.data)
            like = Like(mode)
        else:
            digest, like = digest_of(wish.data), Like(fresh=wish.mode)
        planned = Planned("create", wish.path, after=State("file", digest))
        return planned, Material(wish.data, like=like)

    def _replace(self, wish: Replace) -> tuple[Planned, Material]:
        before = self._ahead.look(wish.path)
        if before.kind == "absent":
            raise Stale(wish.path, "gone")
        if before.kind != "file":
            raise ToolError(f"{wish.path} is {_named(before)}; only a file can get a new content")
        if wish.expected is not None:
            if before.digest != wish.expected:
                raise Stale(wish.path, "changed", self._content(wish.path))
        else:
            self._known(wish.path, before, wish.lines)
        digest = digest_of(wish.data) if isinstance(wish.data, bytes) else self._of_file(wish.data)[0]
        mode = before.mode if wish.mode is None else wish.mode
        after = State("file", digest, mode=mode)
        return Planned("replace", wish.path, before=before, after=after), Material(wish.data, like=Like(wish.mode))

    def _known(self, path: Path, before: State, lines: Sequence[Lines] | None) -> None:
        """Nothing, where the agent has seen what it would change. Raises Stale."""
        for step in reversed(self.steps):  # its own change, a moment ago in this very group
            if step.planned.path == path and step.planned.kind in {"create", "replace"}:
                return
            if step.planned.kind == "move" and step.planned.target == path:
                path = step.planned.path
        seen = self._seen(path)
        if seen is None:
            raise Stale(path, "unseen", self._content(path), lines)
        if seen.digest != before.digest:
            raise Stale(path, "changed", self._content(path), lines)
        needed = lines if lines is not None else None
        if seen.lines is not None and (needed is None or not covers(seen.lines, needed)):
            raise Stale(path, "unseen", self._content(path), lines)

    def _moved(self, kind: str, source: Path, target: Path) -> Planned:
        before = self._movable(source)
        if target == source or target.is_relative_to(source):
            raise ToolError(f"{source} can't be moved into itself")
        self._free(target)
        return self._planned_move(kind, source, target, before)

    def _planned_move(self, kind: str, source: Path, target: Path, before: State) -> Planned:
        assert kind in {"move", "trash", "restore"}
        return Planned(kind, source, target, before=before, after=before)  # type: ignore[arg-type]

    def _copy(self, wish: Copy) -> Planned:
        before = self._there(wish.source)
        if wish.target.is_relative_to(wish.source) and before.kind == "folder":
            raise ToolError(f"{wish.source} can't be copied into itself")
        self._free(wish.target)
        if any(path.is_relative_to(wish.source) for step in self.steps for path in step.planned.paths):
            raise ToolError(f"{wish.source} is changed in the same go; copy it afterwards")
        with self._disk.at(self._really(wish.source)) as spot:
            digest = tree.digest(self._disk, spot, self._stop)
        return Planned(
            "copy", wish.source, wish.target, before=before, after=replace(before, digest=digest, inode=None)
        )

    def _remove(self, path: Path, expected: str) -> Planned:
        before = self._ahead.look(path)
        if before.kind == "absent":
            raise Stale(path, "gone")
        if before.kind not in {"file", "link"}:
            raise ToolError(f"{path} is {_named(before)}; only a file or a link can be removed")
        if before.digest != expected:
            raise Stale(path, "changed", self._content(path) if before.kind == "file" else None)
        return Planned("remove", path, before=before)

    def _make_folders(self, wish: MakeFolder) -> list[tuple[Planned, Material]]:
        if self._ahead.look(wish.path, content=False).kind != "absent":
            raise Stale(wish.path, "exists")
        missing = [wish.path]
        while self._ahead.look(missing[0].parent, content=False).kind == "absent":
            missing.insert(0, missing[0].parent)
        above = self._ahead.look(missing[0].parent, content=False)
        if above.kind != "folder":
            raise ToolError(f"{missing[0].parent} is {_named(above)}; no folder can be made in it")
        return [
            (Planned("make_folder", path, after=State("folder", mode=wish.mode)), Material()) for path in missing
        ]

    def _mode(self, path: Path, mode: int) -> Planned:
        before = self._there(path)
        if before.kind not in {"file", "folder"}:
            raise ToolError(f"{path} is {_named(before)}; it has no permissions of its own")
        return Planned("mode", path, before=before, after=replace(before, mode=stat.S_IMODE(mode)))

    def _put(self, wish: Put) -> tuple[Planned, Material]:
        now = self._ahead.look(wish.path)
        if not now.same(wish.over):
            raise Stale(wish.path, "gone" if now.kind == "absent" else "changed")
        to = wish.to
        # it becomes exactly what it was, its attributes and times as well
        like = Like(to.mode, owner=to.owner, xattrs=to.xattrs, modified=to.modified or None)
        match now.kind, to.kind:
            case "absent", "file":
                return Planned("create", wish.path, after=to), Material(digest=to.digest or "", like=like)
            case "absent", "link":
                return Planned("link", wish.path, after=to), Material()
            case "absent", "folder":
                return Planned("make_folder", wish.path, after=to), Material(like=like)
            case "file", "file":
                planned = Planned("replace", wish.path, before=now, after=to)
                return planned, Material(digest=to.digest or "", like=replace(like, owner=None))
            case (("file" | "link"), "absent"):
                return Planned("remove", wish.path, before=now), Material()
            case "folder", "absent":
                return Planned("remove_folder", wish.path, before=now), Material()
        raise ToolError(f"{wish.path} is {_named(now)}; it can't become {_named(to)}")

    # -- what is there, once the steps so far are done

    def _really(self, path: Path) -> Path:
        """Where a path is now. Raises ToolError for what an earlier step makes only."""
        found = self._ahead.at(path)
        if isinstance(found, State):
            raise ToolError(f"{path} is made in the same go; do this afterwards")
        return found

    def _there(self, path: Path) -> State:
        """What is there; Stale when nothing is. The content of what is large is not looked at."""
        found = self._ahead.look(path, content=False)
        if found.kind == "absent":
            raise Stale(path, "gone")
        if found.kind == "other":
            raise ToolError(f"{path} is no file, folder or link; ryx leaves such things alone")
        if found.kind == "file" and found.digest is None and found.size <= HASHED:
            return self._ahead.look(path)
        return found

    def _movable(self, path: Path) -> State:
        """What is there, and can be moved. Raises Stale, ToolError."""
        found = self._there(path)
        if found.inode is not None and path.parent != path and found.inode[0] != device_of(path.parent):
            raise ToolError(f"{path} is where something is mounted; that can't be moved or trashed")
        return found

    def _free(self, path: Path) -> None:
        """Nothing, where something new can be. Raises Stale, ToolError."""
        found = self._ahead.look(path, content=False)
        if found.kind != "absent":
            raise Stale(path, "exists", self._content(path) if found.kind == "file" else None)
        above = self._ahead.look(path.parent, content=False)
        if above.kind == "absent":
            raise ToolError(f"the folder {path.parent} is not there; make it first")
        if above.kind != "folder":
            raise ToolError(f"{path.parent} is {_named(above)}, not a folder")

    def _unused(self, place: Path) -> Path:
        """A place in the trash that no earlier step of this group takes."""
        taken = {step.planned.target for step in self.steps}
        number, free = 1, place
        while free in taken or os.path.lexists(free):
            number += 1
            free = place.with_name(f"{place.stem}.{number}{place.suffix}")
        return free

    def _content(self, path: Path) -> Content | None:
        """What is really at a path, to be shown; None for what can't be."""
        found = self._ahead.at(path, content=True)
        if isinstance(found, State):
            return None
        try:
            return read(self._disk, found, path)
        except (OSError, ToolError):
            return None

    def _of_file(self, path: Path) -> tuple[str, int]:
        fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            info = os.fstat(fd)
            if not stat.S_ISREG(info.st_mode):
                raise ToolError(f"{path} is no file")
            return digest_fd(fd, self._stop), stat.S_IMODE(info.st_mode)
        finally:
            os.close(fd)


def _named(state: State) -> str:
    """A kind, for a person."""
    return {
        "absent": "not there",
        "file": "a file",
        "folder": "a folder",
        "link": f"a link to {state.text}",
        "other": "no file, folder or link",
    }[state.kind]
