"""A world of three agents, an outside editor and crashes, in which it is known of every content what became of it.

Each change of an agent is made of system calls; before any of them the editor may do something, or the power go.
"""

import asyncio
import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from ryxd.core.files import Copy, Create, MakeFolder, Mode, Move, Operation, Origin, Remove, Replace, Trash
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.state import digest_of

AGENTS = ("s1/a", "s1/b", "s2/a")
NAMES = ("one", "two", "d/three")
MEMORY = Path("/dev/shm")


class Crash(BaseException):
    """The power is gone: nothing of what the process still wants to do happens."""


@dataclass
class Seam:
    """Lets something happen before the n-th system call of a change."""

    acts: dict[int, list[Callable[[], None]]] = field(default_factory=dict)
    crash: int | None = None
    at: int = 0
    dead: bool = False
    acted: int = 0

    def step(self, name: str) -> None:
        if self.dead:
            raise Crash(name)
        self.at += 1
        for act in self.acts.pop(self.at, ()):
            self.acted += 1
            act()
        if self.crash is not None and self.at >= self.crash:
            self.dead = True
            raise Crash(name)


class Editor:
    """Programs that know nothing of ryx. What they overwrite themselves is theirs to lose."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.fds: dict[int, int] = {}
        self.alive: set[bytes] = set()
        """Contents that have to be somewhere."""
        self.dead: set[tuple[int, int]] = set()
        """Files that the editor itself took the last name of."""
        self.number = 0

    def content(self) -> bytes:
        self.number += 1
        return b"<editor %d>\n" % self.number

    def do(self, what: str, name: str, slot: int) -> None:
        with contextlib.suppress(FileNotFoundError, NotADirectoryError, IsADirectoryError):
            getattr(self, what)(self.work / name, slot)

    def _lost(self, data: bytes) -> None:
        self.alive.discard(data)

    def _overwrites(self, path: Path) -> None:
        with contextlib.suppress(FileNotFoundError):
            self._lost(path.read_bytes())
            info = path.stat()
            if info.st_nlink == 1:
                self.dead.add((info.st_dev, info.st_ino))

    def save(self, path: Path, _slot: int) -> None:
        """As most editors do: a new file, renamed over."""
        data = self.content()
        temp = path.with_name(f"{path.name}~")
        temp.write_bytes(data)
        self._overwrites(path)
        temp.rename(path)
        self.alive.add(data)

    def write(self, path: Path, _slot: int) -> None:
        data = self.content()
        with contextlib.suppress(FileNotFoundError):
            self._lost(path.read_bytes())
        path.write_bytes(data)
        self.alive.add(data)

    def delete(self, path: Path, _slot: int) -> None:
        self._overwrites(path)
        path.unlink()

    def rename(self, path: Path, slot: int) -> None:
        """Two names in turn, as a file manager."""
        target = path.with_name(f"other{slot}")
        self._overwrites(target)
        path.rename(target)

    def open(self, path: Path, slot: int) -> None:
        self.close(path, slot)
        self.fds[slot] = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)

    def append(self, _path: Path, slot: int) -> None:
        if slot in self.fds:
            self._through(self.fds[slot], keep=True)

    def rewrite(self, _path: Path, slot: int) -> None:
        if slot in self.fds:
            self._through(self.fds[slot], keep=False)

    def _through(self, fd: int, *, keep: bool) -> None:
        old = os.pread(fd, 1 << 16, 0)
        self._lost(old)
        if not keep:
            os.ftruncate(fd, 0)
        new = (old if keep else b"") + self.content()
        os.pwrite(fd, new, 0)
        info = os.fstat(fd)
        if (info.st_dev, info.st_ino) not in self.dead:
            self.alive.add(new)

    def close(self, _path: Path, slot: int) -> None:
        if slot in self.fds:
            os.close(self.fds.pop(slot))


ACTS = ("save", "write", "delete", "rename", "open", "append", "rewrite", "close")
names = st.sampled_from(["one", "one", "one", *NAMES])  # they are to meet
act = st.tuples(st.sampled_from(ACTS), names, st.integers(0, 1))
wish = st.one_of(
    st.tuples(st.just("replace"), names, st.none()),
    st.tuples(st.just("replace"), names, st.none()),
    st.tuples(st.just("replace"), names, st.none()),
    st.tuples(st.sampled_from(["create", "trash", "remove", "mode", "make"]), names, st.none()),
    st.tuples(st.sampled_from(["move", "copy"]), names, names),
)


class Base(RuleBasedStateMachine):
    """The machinery, without rules.

    Properties: no content is lost but by its writer; nothing unseen is overwritten; all or nothing; a true log."""

    changes = 0
    """Of all runs: what a bench counts."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        base = str(MEMORY) if os.access(MEMORY, os.W_OK) else None
        self.root = Path(os.path.realpath(tempfile.mkdtemp(prefix="ryx-machine-", dir=base)))
        self.work = self.root / "work"
        (self.work / "d").mkdir(parents=True)
        self.editor = Editor(self.work)
        self.seen: dict[str, set[bytes]] = {agent: set() for agent in AGENTS}
        self.contents: set[bytes] = set()
        """All that agents ever wrote."""
        self.number = 0
        self.seam = Seam()
        for name in NAMES[:2]:
            self.editor.do("write", name, 0)
        self.door = self._opened()

    # -- to be broken by mutants

    disk: type[Disk] = Disk

    def make(self) -> Door:
        disk = self.disk(lambda name: self.seam.step(name))  # noqa: PLW0108 - there is a new seam for each change
        return Door(self.root / "undo", trash=self.root / "Trash", disk=disk)

    # -- the machinery

    def _opened(self) -> Door:
        door = self.make()
        self.loop.run_until_complete(door.__aenter__())
        return door

    def _died(self, crash: int | None = None) -> None:
        """As after kill -9: what was not asked of the disk is not done."""
        self.loop.run_until_complete(self.door.log._database.close())
        self.seam = Seam(crash=crash)
        try:
            self.door = self._opened()
        except Crash:
            self._died()

    def _tree(self) -> dict[str, tuple[int, bytes | None]]:
        found: dict[str, tuple[int, bytes | None]] = {}
        for folder, folders, files in os.walk(self.work):
            for name in folders:
                path = Path(folder, name)
                found[str(path.relative_to(self.work))] = (path.stat().st_mode & 0o777, None)
            for name in files:
                path = Path(folder, name)
                found[str(path.relative_to(self.work))] = (path.stat().st_mode & 0o777, path.read_bytes())
        return found

    def _operation(self, kind: str, name: str, other: str | None) -> tuple[Operation, bytes | None]:
        path = self.work / name
        match kind:
            case "move":
                return Move(path, self.work / f"{other}.moved" if other == name else self.work / str(other)), None
            case "copy":
                return Copy(path, self.work / f"{other}.copy"), None
            case "trash":
                return Trash(path), None
            case "mode":
                return Mode(path, 0o600), None
            case "make":
                return MakeFolder(self.work / f"{name}.folder"), None
            case "remove":
                there = path.read_bytes() if path.is_file() else b""
                return Remove(path, digest_of(there)), None
        self.number += 1
        data = b"<agent %d>\n" % self.number
        self.contents.add(data)
        return (Create(path, data) if kind == "create" else Replace(path, data)), data

    # -- what happens

    def read(self, agent: str, name: str) -> None:
        hands = self.door.of(agent, Origin("r1"))
        with contextlib.suppress(OSError, ToolError):
            content = self.loop.run_until_complete(hands.read(self.work / name))
            hands.saw(content)
            self.seen[agent].add(content.data)

    def edit(self, what: tuple[str, str, int]) -> None:
        self.editor.do(*what)

    def change(self, agent, wishes, acts, crash, again, reads) -> None:
        """`reads`: the agent has just read what it changes; else it may know an older content, or none."""
        Base.changes += 1
        if reads:
            for _, name, _ in wishes:
                self.read(agent, name)
        before, last = self._tree(), self._newest()
        made = [self._operation(*one) for one in wishes]
        self.seam = Seam(crash=crash)
        for at, what in acts:
            self.seam.acts.setdefault(at, []).append(lambda what=what: self.editor.do(*what))
        seam = self.seam
        hands = self.door.of(agent, Origin("r1", "s1", agent))
        done, crashed = False, False
        try:
            self.loop.run_until_complete(hands.apply([operation for operation, _ in made]))
            done = True
        except Crash:
            crashed = True
        except ToolError as error:
            text = str(error)
            known = self.contents | self.editor.alive
            self.seen[agent] |= {data for data in known if all(part in text for part in data.decode().split("\n"))}
        if crashed:
            self._died(again)
            self.seen = {agent: set() for agent in AGENTS}  # what agents know dies with the process
            newest = self._newest()
            new = bool(newest) and (not last or newest[0].group != last[0].group)
            done = new and all(entry.state == "done" for entry in newest)
        for _, data in made:
            if done and data is not None:
                self.editor.alive.add(data)
                if not crashed:
                    self.seen[agent].add(data)
        self.check(() if crashed or self._newest()[:1] == last[:1] else self._newest())
        if not seam.acted and not self.editor.fds:
            after = self._after(before, made) if done else before
            assert self._tree() == after, f"{'done' if done else 'not done'}, but the disk says otherwise"

    def _newest(self):
        entries = self.loop.run_until_complete(self.door.log.entries(limit=1))
        if not entries:
            return ()
        return self.loop.run_until_complete(self.door.log.entries(group=entries[0].group))

    def restart(self) -> None:
        self.loop.run_until_complete(self.door.__aexit__(None, None, None))
        self.seen = {agent: set() for agent in AGENTS}
        self.seam = Seam()
        self.door = self._opened()
        left = [name for name in self._tree() if ".ryx-" in name]
        assert not left, f"names of ours are left: {left}"

    # -- what has to hold

    def check(self, newest) -> None:
        entries = self.loop.run_until_complete(self.door.log.entries())
        groups: dict[str, set[str]] = {}
        for entry in entries:
            groups.setdefault(entry.group, set()).add(entry.state)
        assert all(len(states) == 1 for states in groups.values()), f"not all or nothing: {groups}"
        assert all("intended" not in states for states in groups.values()), f"without an end: {groups}"
        for entry in newest:
            if entry.kind == "replace" and entry.state == "done":
                agent = entry.origin.agent
                mine = {digest_of(data) for data in self.seen[agent]}
                assert entry.before.digest in mine, f"{agent} overwrote what it has not seen: {entry.path.name}"
        self._nothing_is_lost()

    def _nothing_is_lost(self) -> None:
        here = {data for folder in (self.work, self.root / "Trash") for data in _contents(folder)}
        for data in self.editor.alive - here:
            assert self.door.store.has(digest_of(data)), f"lost: {data!r}"

    def _after(self, before, made):
        """The tree as it is to be after these operations."""
        tree = dict(before)
        for operation, data in made:
            name = str(getattr(operation, "path", getattr(operation, "source", None)).relative_to(self.work))
            match operation:
                case Create():
                    tree[name] = (0o666 & ~_umask(), data)
                case Replace():
                    tree[name] = (tree[name][0], data)
                case Move():
                    tree[str(operation.target.relative_to(self.work))] = tree.pop(name)
                case Copy():
                    tree[str(operation.target.relative_to(self.work))] = tree[name]
                case Trash() | Remove():
                    del tree[name]
                case Mode():
                    tree[name] = (operation.mode, tree[name][1])
                case MakeFolder():
                    tree[name] = (0o777 & ~_umask(), None)
        return tree

    def teardown(self) -> None:
        try:
            for slot in list(self.editor.fds):
                self.editor.close(self.work, slot)
            self.restart()
            self._nothing_is_lost()
        finally:
            with contextlib.suppress(BaseException):
                self.loop.run_until_complete(self.door.__aexit__(None, None, None))
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            shutil.rmtree(self.root, ignore_errors=True)


class Machine(Base):
    """Everything may happen."""

    @rule(agent=st.sampled_from(AGENTS), name=names)
    def reads(self, agent: str, name: str) -> None:
        self.read(agent, name)

    @rule(what=act)
    def edits(self, what: tuple[str, str, int]) -> None:
        self.edit(what)

    @rule(
        agent=st.sampled_from(AGENTS),
        wishes=st.lists(wish, min_size=1, max_size=3),
        acts=st.lists(st.tuples(st.integers(1, 40), act), max_size=3),
        crash=st.one_of(st.none(), st.integers(1, 60)),
        again=st.one_of(st.none(), st.integers(1, 20)),
        reads=st.booleans(),
    )
    def changes_(self, agent, wishes, acts, crash, again, reads) -> None:
        self.change(agent, wishes, acts, crash, again, reads)

    @precondition(lambda self: not self.editor.fds)
    @rule()
    def restarts(self) -> None:
        self.restart()


class Narrow(Base):
    """One file, one agent, one replacement at a time: where broken doors are found out quickly."""

    crashes = True

    @rule(what=st.sampled_from(["write", "open", "append"]))
    def edits(self, what: str) -> None:
        self.edit((what, "one", 0))

    @rule(
        reads=st.booleans(),
        twice=st.booleans(),
        at=st.integers(1, 30),
        what=st.sampled_from(["save", "write", "open"]),
        crash=st.one_of(st.none(), st.integers(1, 40)),
    )
    def changes_(self, reads, twice, at, what, crash) -> None:
        crash = crash if self.crashes else None
        wishes = [("replace", "one", None), *([("create", "new", None)] if twice else [])]
        self.change("s1/a", wishes, [(at, (what, "one", 0))] if crash is None else [], crash, None, reads)


def _contents(folder: Path) -> list[bytes]:
    return [Path(at, name).read_bytes() for at, _, files in os.walk(folder) for name in files]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
