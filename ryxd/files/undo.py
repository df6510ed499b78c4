"""Takes changes back, newest first, each only where what is there still is what ryx left (spec D5; DESIGN §8).

A taking back is itself a change: it is in the log before it is done, all of it is done or nothing, and doing it
again is taking it back. What can't be taken back is left alone, with the reason; the rest is done all the same.
"""

import asyncio
import contextlib
import difflib
import itertools
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from ryxd.core.files import Origin
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.inverse import Already, Inverse, Left, Wish, as_it_is, inverse, wish
from ryxd.files.log import Log, number
from ryxd.files.lookahead import Lookahead
from ryxd.files.merge import LARGEST, CannotMerge, merge
from ryxd.files.plan import Entry, Planned
from ryxd.files.state import State, digest_of
from ryxd.files.store import Lost, Store

DIFF_BYTES = 1 << 20
"""Of each side, up to which a difference is worked out."""

DIFF_LINES = 200
"""Of a difference, that are shown."""

RECENT = 1000
"""Changes that are looked through for who changed something since."""

AGENT = "undo"
"""Who takes back, in the log and among those who know files."""

Outcome = Literal["done", "merged", "already", "left", "would", "would_merge"]


@dataclass(frozen=True)
class Since:
    """Who changed since what ryx left there: a change of ryx, or (with `at` of the file) somebody else."""

    change: str = ""
    run: str = ""
    at: int = 0
    """Milliseconds since 1970; 0 when nobody knows."""


@dataclass(frozen=True)
class Took:
    """What became of one change."""

    entry: Entry
    outcome: Outcome
    step: Planned | None = None
    """What takes it back."""
    left: Left | None = None
    since: Since = field(default_factory=Since)
    diff: str = ""
    by: str | None = None
    """The change that did it."""


class Doing(Protocol):
    """Does what is wished, all of it or nothing (files.door.Door)."""

    async def apply(
        self,
        agent: str,
        origin: Origin,
        wishes: Sequence[Wish],
        *,
        summary: str = "",
        undoes: Sequence[str | None] | None = None,
    ) -> tuple[Entry, ...]:
        """Do it, in the log first. Raises ToolError: nothing was changed."""
        ...


@dataclass(frozen=True)
class Made:
    """What is found out about one change: what takes it back, and the content of a merge."""

    entry: Entry
    found: Inverse
    data: bytes | None = None


class Undo:
    """Takes changes back through the door; one undo at a time."""

    def __init__(self, log: Log, store: Store, door: Doing, *, disk: Disk | None = None) -> None:
        self._log = log
        self._store = store
        self._door = door
        self._disk = disk or Disk()
        self._lock = asyncio.Lock()

    async def preview(self, entries: Sequence[Entry], *, merge: bool = False) -> tuple[Took, ...]:
        """What taking these changes back would do, with the differences; nothing is done. Raises JournalError."""
        async with self._lock:
            made = await self._plan(entries, with_merge=merge)
            took = await self._told(made, dry=True)
            return tuple([await self._with_diff(each, one.data) for each, one in zip(took, made, strict=True)])

    async def take_back(
        self, entries: Sequence[Entry], origin: Origin, *, merge: bool = False, summary: str = ""
    ) -> tuple[Took, ...]:
        """Take these changes back, newest first: together where that can be, or else each for itself.

        What can't be taken back is left alone. Raises JournalError.
        """
        async with self._lock:
            made = await self._plan(entries, with_merge=merge)
            took = await self._told(made)
            try:
                return tuple(_by(took, await self._perform(origin, made, summary)))
            except ToolError as error:
                if len(entries) == 1:
                    return (await self._refused(took[0], error),)
                return tuple(await self._each(entries, origin, with_merge=merge, summary=summary))

    async def _each(
        self, entries: Sequence[Entry], origin: Origin, *, with_merge: bool, summary: str
    ) -> list[Took]:
        """The same, each change in a group of its own: what one of them meets does not keep the others."""
        took: list[Took] = []
        for entry in entries:
            made = await self._plan([entry], with_merge=with_merge)
            told = await self._told(made)
            try:
                took += _by(told, await self._perform(origin, made, summary))
            except ToolError as error:
                took.append(await self._refused(told[0], error))
        return took

    async def _perform(self, origin: Origin, made: Sequence[Made], summary: str) -> tuple[Entry, ...]:
        """Do all steps that were found. Raises ToolError: then nothing was done."""
        steps = [one.found for one in made if isinstance(one.found, Planned)]
        if not steps:
            return ()
        needed = [state.digest for step in steps for state in (step.before, step.after)]
        # nothing of it may be pruned between the look and the deed
        with self._store.pinned([digest for digest in needed if digest is not None]):
            for one in made:
                if one.data is not None:
                    await asyncio.to_thread(self._store.keep, one.data)
            wishes, undoes = [wish(step) for step in steps], [step.undoes for step in steps]
            return await self._door.apply(AGENT, origin, wishes, undoes=undoes, summary=summary)

    # -- finding out

    async def _plan(self, entries: Sequence[Entry], *, with_merge: bool) -> list[Made]:
        """What takes each back, one after the other, as if those before it were done. Raises JournalError."""
        cancelled = threading.Event()
        sight = Lookahead(self._disk, _stopper(cancelled))
        contents: dict[str, bytes] = {}
        made = []
        try:
            for entry in entries:
                one = await asyncio.to_thread(self._inverse, entry, sight)
                if with_merge and isinstance(one.found, Left) and one.found.why in {"changed", "mode"}:
                    one = await self._merged(entry, one.found, sight, contents)
                if isinstance(one.found, Planned):
                    sight.add(one.found)
                made.append(one)
        finally:
            cancelled.set()
        return made

    def _inverse(self, entry: Entry, sight: Lookahead) -> Made:
        try:
            return Made(entry, inverse(entry, sight, self._store))
        except OSError as error:
            return Made(entry, Left("failed", text=f"{error.filename or entry.path}: {error.strerror}"))

    async def _merged(self, entry: Entry, left: Left, sight: Lookahead, contents: dict[str, bytes]) -> Made:
        """With what was changed since kept: a text merged, a moved file moved back as it is now."""
        if entry.kind == "move":
            return Made(entry, await asyncio.to_thread(as_it_is, entry, sight))
        if entry.kind != "replace" or left.found.kind != "file" or left.why != "changed":
            return Made(entry, left)
        try:
            now, base, before = await asyncio.to_thread(self._sides, entry, left.found, sight, contents)
            merged = await merge(now, base, before)
        except (CannotMerge, Lost) as error:
            return Made(entry, replace(left, why="unmergeable", text=str(error)))
        except OSError as error:
            return Made(entry, replace(left, why="unmergeable", text=str(error.strerror)))
        if merged.conflict:
            return Made(entry, replace(left, why="conflict", text=merged.conflict))
        if merged.data == now:
            return Made(entry, Already())
        after = replace(left.found, digest=digest_of(merged.data), size=len(merged.data))
        if left.found.mode == entry.after.mode:
            after = replace(after, mode=entry.before.mode)
        assert after.digest is not None
        contents[after.digest] = merged.data
        step = Planned("replace", entry.path, before=left.found, after=after, undoes=entry.id)
        return Made(entry, step, merged.data)

    def _sides(
        self, entry: Entry, found: State, sight: Lookahead, contents: dict[str, bytes]
    ) -> tuple[bytes, bytes, bytes]:
        """What is there now, what ryx wrote, what was before. Raises CannotMerge, Lost, OSError."""
        assert entry.after.digest is not None
        assert entry.before.digest is not None
        base, before = (self._store.read(digest, LARGEST) for digest in (entry.after.digest, entry.before.digest))
        return self._content(entry, found, sight, contents), base, before

    def _content(self, entry: Entry, found: State, sight: Lookahead, contents: dict[str, bytes]) -> bytes:
        """The content that will be at the path. Raises CannotMerge, Lost, OSError."""
        if found.digest in contents:
            return contents[found.digest]
        if found.digest is not None and self._store.has(found.digest):
            return self._store.read(found.digest, LARGEST)
        real = sight.at(entry.path, content=True)
        if isinstance(real, State):
            raise CannotMerge("it is gone")
        with self._disk.at(real) as spot:
            fd = self._disk.open(spot)
            with open(fd, "rb") as file:
                data = file.read(LARGEST + 1)
        if digest_of(data) != found.digest:
            raise CannotMerge("it is being changed, or too large")
        return data

    # -- telling

    async def _told(self, made: Sequence[Made], *, dry: bool = False) -> list[Took]:
        """What it comes to, with who changed since. Raises JournalError."""
        recent: tuple[Entry, ...] | None = None
        took = []
        for one in made:
            match one.found:
                case Already():
                    took.append(Took(one.entry, "already"))
                case Left() as left:
                    if recent is None and left.why in {"changed", "mode", "gone", "taken", "other", "full"}:
                        recent = await self._log.entries(limit=RECENT)
                    since = _since(one.entry, left, recent or ())
                    took.append(Took(one.entry, "left", left=left, since=since))
                case Planned() as step:
                    plain: Outcome = "would" if dry else "done"
                    merged: Outcome = "would_merge" if dry else "merged"
                    took.append(Took(one.entry, plain if one.data is None else merged, step))
        return took

    async def _refused(self, took: Took, error: ToolError) -> Took:
        """A step that was not done: something changed in the last moment, or the disk said no."""
        if took.step is None:
            return took
        (again,) = await self._told(await self._plan([took.entry], with_merge=False))
        if again.left is not None:
            return again
        return Took(took.entry, "left", left=Left("failed", took.step.before, str(error)))

    async def _with_diff(self, took: Took, data: bytes | None) -> Took:
        step = took.step
        if step is None or step.kind not in {"replace", "create", "remove"}:
            return took
        return replace(took, diff=await asyncio.to_thread(self._diff, step, data))

    def _diff(self, step: Planned, data: bytes | None) -> str:
        """What a step changes in a text; empty for what is none, or is too large."""
        sides = []
        for state, known in ((step.before, None), (step.after, data)):
            if max(state.size, len(known or b"")) > DIFF_BYTES:
                return ""
            try:
                sides.append(known if known is not None else self._bytes(step, state))
            except (OSError, Lost):
                return ""
        if any(b"\0" in side for side in sides):
            return ""
        before, after = (side.decode(errors="replace").splitlines() for side in sides)
        lines = list(difflib.unified_diff(before, after, "now", "then", lineterm=""))
        if len(lines) > DIFF_LINES:
            lines = [*lines[:DIFF_LINES], "…"]
        return "\n".join(lines)

    def _bytes(self, step: Planned, state: State) -> bytes:
        """A content by its state: from the store, or from where it is. Raises OSError, Lost."""
        if state.kind == "absent":
            return b""
        if state.kind == "link":
            return state.text.encode(errors="replace")
        if state.digest is not None and self._store.has(state.digest):
            return self._store.read(state.digest, DIFF_BYTES)
        data = step.path.read_bytes()
        if digest_of(data) != state.digest:
            raise Lost("it is not there yet")
        return data

    def lost(self, entry: Entry) -> Literal["", "lost", "trash"]:
        """Why a change can't be taken back any more, as far as that is ours to know; waits for the disk."""
        if entry.kind in {"replace", "remove"} and entry.before.kind == "file":
            return "" if self._store.has(entry.before.digest) else "lost"
        if entry.kind == "trash" and entry.target is not None:
            with contextlib.suppress(OSError):
                entry.target.lstat()
                return ""
            return "trash"
        return ""


def _by(took: Sequence[Took], done: Sequence[Entry]) -> list[Took]:
    """With the changes that did it."""
    by = iter(done)
    return [each if each.step is None else replace(each, by=next(by).id) for each in took]


_batches = itertools.count(1)


def batch(origin: Origin, at: int) -> Origin:
    """An origin of its own for one taking back: what was taken back together is done again together."""
    return replace(origin, agent=AGENT, action=f"undo {at}.{next(_batches)}")


def _since(entry: Entry, left: Left, recent: Sequence[Entry]) -> Since:
    """Who changed it, as far as the log and the file's time tell."""
    paths = {path for path in (entry.path, entry.target) if path is not None}
    for later in recent:  # newest first
        if number(later.id) <= number(entry.id):
            break
        if later.state == "done" and later.undone is None and paths & set(later.paths):
            return Since(later.id, later.origin.run, later.at)
    return Since(at=left.found.modified // 1_000_000)


def _stopper(cancelled: threading.Event) -> Callable[[], None]:
    def stop() -> None:
        if cancelled.is_set():
            raise InterruptedError

    return stop
