"""The one door to files: each agent's hands, what it has seen, and every change with a way back (DESIGN §8).

A change is planned on what is there, written into the log, done by compare-and-swap, and written down as done.
Whatever goes wrong in between is taken back; whatever dies in between is ended at the next start.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, Self

from ryxd.core.files import Change, News, Origin, Seen
from ryxd.core.tool import ToolError
from ryxd.files import recovery
from ryxd.files.deeds import Deeds
from ryxd.files.disk import Disk
from ryxd.files.endings import Endings
from ryxd.files.hands import Hands, change
from ryxd.files.known import Known
from ryxd.files.locks import Locks
from ryxd.files.log import Log
from ryxd.files.plan import Entry, Planned
from ryxd.files.planning import Planner, Step, Wish
from ryxd.files.reading import READ
from ryxd.files.store import DAY, Lost, Store
from ryxd.files.telling import Stopped, Telling, learn
from ryxd.files.trash import Trashes
from ryxd.wire.errors import JournalError

log = logging.getLogger(__name__)

PRUNED_EACH = 64 << 20
"""Bytes that come into the store until it is looked at again whether it is too full."""


REMEMBERED = 365
"""Days that the log tells of a change at least, though it can be taken back no more."""


class Watch(Protocol):
    """Who follows the files that agents know, and tells what became of them."""

    def follow(self, path: Path) -> None:
        """Somebody knows this file now."""
        ...

    def unfollow(self, path: Path) -> None:
        """Nobody does any more."""
        ...

    async def news(self, agent: str) -> tuple[News, ...]:
        """What this agent was not told yet."""
        ...

    def forget(self, agent: str) -> None:
        """The agent is gone."""
        ...


class Door:
    """The files of the World (core.files.FileWorld); use as an async context manager.

    `folder` is the undo log's, `trash` $XDG_DATA_HOME/Trash. Set `watch` before anybody reads.
    """

    def __init__(
        self,
        folder: Path,
        *,
        trash: Path,
        keep_bytes: int = 1 << 30,
        keep_days: float = 30,
        disk: Disk | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.disk = disk or Disk()
        self.watch = watch
        self.log = Log(folder, step=self.disk.step)
        self.store = Store(folder, disk=self.disk, keep_bytes=keep_bytes, keep_days=keep_days)
        self.trashes = Trashes(trash)
        self.known = Known(follow=self._follow, leave=self._leave, forgotten=self._forgotten)
        self.deeds = Deeds(self.disk, self.store, self.trashes, self._left_over)
        self.endings = Endings(self.disk, self.trashes, self.deeds.keep)
        self._telling = Telling(self.deeds, self.known, self.content)
        self._locks = Locks()
        self._leftovers: list[tuple[Path, str]] = []
        self._unswept: list[Entry] = []
        self._needed: set[str] = set()
        """Contents of what could not be ended yet."""

    async def __aenter__(self) -> Self:
        """Open the log and the store, and end what a crash left unfinished. Raises JournalError, Busy."""
        await self.log.__aenter__()
        try:
            await asyncio.to_thread(self.store.open)
            await self.recover()
        except OSError as error:
            await self.log.__aexit__()
            raise JournalError(f"the undo store {self.store.folder} can't be used: {error.strerror}") from error
        except BaseException:
            await self.log.__aexit__()
            raise
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._sweep(())
        await self.log.__aexit__()

    def of(self, agent: str, origin: Origin) -> "Hands":
        """The hands of an agent."""
        return Hands(agent, origin, self.deeds, self.known, self.apply)

    async def news(self, agent: str) -> tuple[News, ...]:
        """What changed of what this agent knows since it was last asked."""
        return () if self.watch is None else await self.watch.news(agent)

    async def changes(self, origin: Origin, since: int = 0) -> tuple[Change, ...]:
        """What one Action has changed since then, in order. Raises JournalError."""
        entries = await self.log.entries(run=origin.run)
        mine = [
            entry
            for entry in reversed(entries)
            if entry.state == "done"
            and entry.at >= since
            and (entry.origin.agent, entry.origin.action) == (origin.agent, origin.action)
        ]
        return tuple(change(entry) for entry in mine)

    def forget(self, agent: str, paths: Iterable[Path] | None = None) -> None:
        """The agent knows these files no more; with None it knows none, and nothing is followed for it."""
        if paths is not None:
            self.known.lost(agent, paths)
            return
        self.known.forget(agent)
        self._forgotten(agent)

    def knows(self, agent: str) -> tuple[Seen, ...]:
        """All that an agent knows, the longest unused first."""
        return self.known.of(agent)

    def share(self, agent: str, other: str) -> None:
        """Let another agent know what this one knows."""
        self.known.share(agent, other)

    def content(self, digest: str) -> bytes | None:
        """A content that was seen or written, if it is still to be had. Waits for the disk."""
        found = self.known.recall(digest)
        if found is not None or not self.store.has(digest):
            return found
        with contextlib.suppress(Lost, OSError):
            return self.store.read(digest, limit=READ)
        return None

    # -- changes

    async def apply(
        self,
        agent: str,
        origin: Origin,
        wishes: Sequence[Wish],
        *,
        summary: str = "",
        undoes: Sequence[str | None] | None = None,
    ) -> tuple[Entry, ...]:
        """Do all of it or nothing; `undoes` names, for each wish, the change that it takes back.

        Once begun it is ended before a cancellation goes on: done, or taken back. Raises as `Files.apply` does.
        """
        stop = threading.Event()
        work = asyncio.ensure_future(self._apply(agent, origin, wishes, summary, undoes, stop=stop))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            stop.set()
            while not work.done():
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.wait({work})
            if not work.cancelled():
                work.exception()  # the caller is gone; what happened is in the log
            raise

    async def _apply(
        self,
        agent: str,
        origin: Origin,
        wishes: Sequence[Wish],
        summary: str,
        undoes: Sequence[str | None] | None,
        *,
        stop: threading.Event,
    ) -> tuple[Entry, ...]:
        if not wishes:
            return ()

        def stopping() -> None:
            if stop.is_set():
                raise Stopped

        planner = Planner(self.deeds, lambda path: self.known.get(agent, path), stopping)
        async with self._locks(_paths(wishes)):
            try:
                steps = await asyncio.to_thread(planner.plan, wishes, undoes)
            except Exception as error:
                raise await asyncio.to_thread(self._telling.told, agent, error, _paths(wishes)[0]) from error
            with self.store.pinned(_digests(steps)):
                try:
                    entries = await self.log.intend(origin, [step.planned for step in steps], summary)
                except JournalError as error:
                    raise ToolError(f"{error}. Nothing was changed.") from error
                await self._done(agent, entries, steps, stopping)
        learn(self.known, agent, wishes, steps)
        return entries

    async def _done(
        self, agent: str, entries: Sequence[Entry], steps: Sequence[Step], stop: Callable[[], None]
    ) -> None:
        """Do the steps; all are in the log as done when this returns, or none is left."""
        at = 0

        def work() -> None:
            nonlocal at
            for at, (entry, step) in enumerate(zip(entries, steps, strict=True)):  # noqa: B007 - told outside
                stop()
                self.deeds.do(entry, step.material, stop)
            stop()

        try:
            await asyncio.to_thread(work)
        except Exception as error:
            begun = entries[: at + 1]
            why = f"it failed: {error}" if str(error) else "it was cancelled"
            outcome = await asyncio.to_thread(recovery.take_back, self.endings, begun, why)
            for entry in entries[at + 1 :]:
                outcome.failed.setdefault(why, []).append(entry.id)
            await self._end(outcome, entries)
            new = entries[at].before.kind == "absent"
            told = await asyncio.to_thread(self._telling.told, agent, error, entries[at].path, new=new)
            if outcome.left:
                raise ToolError(f"{told} But {'; '.join(outcome.left)}.") from error
            raise told from error
        if not await self._end(recovery.Outcome(done=[entry.id for entry in entries]), entries):
            why = "the undo log could not be written; it was taken back"
            outcome = await asyncio.to_thread(recovery.take_back, self.endings, entries, why)
            await self._end(outcome, entries)
            left = f" But {'; '.join(outcome.left)}." if outcome.left else " Nothing was changed."
            raise ToolError(f"{entries[0].path}: {why}.{left}")

    # -- the log

    def _left_over(self, path: Path, digest: str) -> None:
        log.warning("%s: what somebody had written there was in the way; it is kept", path)
        self._leftovers.append((path, digest))

    async def _end(self, outcome: recovery.Outcome, entries: Sequence[Entry]) -> bool:
        """Write down how it ended, then clear away; False when the log does not take it."""
        try:
            while self._leftovers:
                await self.log.left_over(*self._leftovers[0])
                del self._leftovers[0]
            if outcome.done:
                await self.log.done(outcome.done)
            for why, ids in outcome.failed.items():
                await self.log.failed(ids, why)
        except JournalError as error:
            # what has no end gets one at the next start, by how the disk looks then
            log.error("%s", error)  # noqa: TRY400
            return False
        await self._sweep([entry for entry in entries if entry.id not in outcome.open])
        return True

    async def _sweep(self, entries: Sequence[Entry]) -> None:
        """Take our own names away, of what has its end in the log. What can't go yet is tried again later."""
        waiting, self._unswept = [*self._unswept, *entries], []

        def work() -> list[Entry]:
            left = []
            carriers = recovery.carriers(waiting)
            for entry in waiting:
                try:
                    clean = self.endings.sweep(entry)
                    now = recovery.carried(entry, carriers)
                    clean = (now == entry or self.endings.sweep(now)) and clean
                except OSError as error:
                    log.warning("%s: our own name beside it can't be taken away: %s", entry.path, error)
                    clean = False
                if not clean:
                    left.append(entry)
            if self.store.grown > PRUNED_EACH:
                self.store.prune(self._needed)
            return left

        self._unswept = await asyncio.to_thread(work)
        left = {entry.id for entry in self._unswept}
        self.log.swept([entry.id for entry in waiting if entry.id not in left])

    async def recover(self) -> list[str]:
        """End what was begun and has no end; says what had to be left alone. Raises JournalError."""
        left = []
        open_: set[str] = set()
        for group in recovery.groups(await self.log.unfinished()):
            outcome = await asyncio.to_thread(recovery.finish, self.endings, group)
            log.warning(
                "undo log: %s was not ended: %s", group[0].group, "it is done" if outcome.done else "taken back"
            )
            await self._end(outcome, group)
            left += outcome.left
            open_.update(outcome.open)
        await self._sweep(await self.log.unswept())
        self._needed = {digest for entry in await self.log.unfinished() for digest in _of(entry)}
        await asyncio.to_thread(self.store.prune, self._needed)
        await self.log.forget(round((time.time() - max(REMEMBERED, 2 * self.store.keep_days) * DAY) * 1000))
        return left

    # -- the watcher

    def _follow(self, path: Path) -> None:
        if self.watch is not None:
            self.watch.follow(path)

    def _leave(self, path: Path) -> None:
        if self.watch is not None:
            self.watch.unfollow(path)

    def _forgotten(self, agent: str) -> None:
        if self.watch is not None:
            self.watch.forget(agent)


def _paths(wishes: Sequence[Wish]) -> list[Path]:
    """All paths that these are about."""
    found = []
    for wish in wishes:
        for name in ("path", "source", "target", "place"):
            value = getattr(wish, name, None)
            if isinstance(value, Path):
                found.append(value)
    return found


def _digests(steps: Sequence[Step]) -> list[str]:
    return [digest for step in steps for digest in (*_of(step.planned), step.material.digest) if digest]


def _of(planned: Planned) -> list[str]:
    return [state.digest for state in (planned.before, planned.after) if state.digest is not None]
