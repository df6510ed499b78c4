"""Which files that somebody knows have changed? Heard from the kernel, and looked up (DESIGN §8; spec B7).

This is news, never the guarantee: that is at the write (decision 0017). Only the folders of known files and
those above them are watched, each for itself, and the trees that the user declared; nothing when nothing is known.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from ryxd.files.ear import Heard
from ryxd.files.folders import Identity, chain
from ryxd.files.hearing import Hearing
from ryxd.files.rescan import Found, Place, Rescan

log = logging.getLogger(__name__)

PAUSE = 0.02
"""Seconds between two looks at least: an editor's save is many events. The first one is looked at, at once."""

RARELY = 0.25
"""Seconds that the pause grows to while only others' affairs are heard, as in a busy home folder."""

SHARE = 4
"""A look is followed by a pause of so many times its work: a file that is written all the time costs a fifth."""

T = TypeVar("T")

OnChange = Callable[[Path, str | None], object]
"""Told of a known file: its digest now, None where it is gone, "" where it can't be read."""


class Watcher:
    """Tells `on_change` of each known file whose content is another one, on the event loop.

    A file is told of once after `follow`, too: what was read a moment before may have changed since. `on_tree` is
    told of what happens in the `roots`, recursively, but for folders named in `skip`; of a folder, anything in it
    may have changed. Links to folders are not followed. Enter it as a context manager; leaving ends everything.
    """

    def __init__(
        self,
        on_change: OnChange,
        *,
        roots: Iterable[Path] = (),
        skip: Iterable[str] = (),
        on_tree: Callable[[Path], None] | None = None,
    ) -> None:
        self._on_change = on_change
        self._on_tree = on_tree
        self._roots = frozenset(str(root) for root in roots)
        self._below = tuple(root.rstrip("/") + "/" for root in self._roots)
        self._files: Counter[str] = Counter()
        self._folders: Counter[str] = Counter()
        for root in self._roots:
            self._folders.update((root, *chain(root)))
        self._fresh: set[str] = set()
        """Followed since the last look: told of, whatever an earlier follower was told."""
        self._rescan = Rescan(skip)
        self._hearing: Hearing | None = None
        self._heard = Heard()
        self._asked = False
        self._waiting = 0
        self._hurry = asyncio.Event()
        self._bell = asyncio.Event()
        """Something is to be looked at: heard, newly followed, or not followed any more."""
        self._looked = asyncio.Condition()
        self._begun = self._done = 0
        """Looks: INVARIANT: one that begins takes in all that was heard or asked for before."""
        self._spent = 0.0
        """Seconds of processor time that looks have taken."""
        self._task: asyncio.Task[None] | None = None
        self._listening: asyncio.TimerHandle | None = None
        self._pause = PAUSE
        self._turn = asyncio.Lock()
        self._taking: set[asyncio.Task[bool]] = set()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._work(), name="watcher")
        if self._roots:
            self._bell.set()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._rescan.stopping.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._close()
        async with self._looked:
            self._looked.notify_all()

    # -- what to follow

    def follow(self, path: Path) -> None:
        """Tell of this file from now on; as often as it is asked for, it has to be given up."""
        name = str(path)
        if not self._files[name]:
            self._folders.update(chain(name))
            self._fresh.add(name)
        self._files[name] += 1
        self._bell.set()

    def unfollow(self, path: Path) -> None:
        """The opposite of one `follow`; nothing where there was none."""
        name = str(path)
        if name not in self._files:
            return
        self._files[name] -= 1
        if not self._files[name]:
            del self._files[name]
            _less(self._folders, chain(name))
        self._bell.set()

    @property
    def watches(self) -> frozenset[str]:
        """The folders that the kernel watches for us now."""
        return self._hearing.folders if self._hearing is not None else frozenset()

    @property
    def folders(self) -> frozenset[str]:
        """The folders that known files are in, and those above them."""
        return frozenset(self._folders)

    def differs(self, path: Path, digest: str) -> bool:
        """Whether a followed file was not this content any more, when it was last looked at."""
        return self._rescan.differs(str(path), digest)

    def where(self, path: Path) -> Identity | None:
        """Which file (device and inode) had this name when it was last there."""
        return self._rescan.where(str(path))

    # -- asking

    def rescan(self) -> None:
        """Look at everything: events may have been missed, as over a suspend."""
        self._heard.lost = True
        self._bell.set()

    async def caught_up(self) -> None:
        """Return when all that happened before this call was looked at, and told.

        Where nothing can be heard, as on a remote disk, the files are looked at now.
        """
        if not self._folders and not self._bell.is_set() and self._begun == self._done:
            return
        if self._rescan.deaf:
            self._asked = True
            self._bell.set()
        self._waiting += 1
        self._hurry.set()
        try:
            await self._take()
            last = self._begun + self._bell.is_set()
            async with self._looked:
                while self._done < last and self._task is not None and not self._task.done():
                    await self._looked.wait()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._hurry.clear()

    # -- doing

    async def _take(self) -> bool:
        """Take what has happened until now; gives whether something of it concerns us.

        It is ended, too, if nobody waits for it any more: what was taken is told once.
        """
        task = asyncio.create_task(self._take_in_turn())
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)
        return await asyncio.shield(task)

    async def _take_in_turn(self) -> bool:
        async with self._turn:
            hearing = self._hearing
            return hearing is not None and self._keep(await asyncio.to_thread(hearing.take))

    def _keep(self, heard: Heard) -> bool:
        """Keep what concerns us, and say whether anything did: in a home folder, most does not."""
        heard.names = {
            name
            for name in heard.names
            if name in self._files or name in self._folders or name.startswith(self._below)
        }
        if heard:
            self._heard.add(heard)
            self._bell.set()
        return bool(heard.names or heard.lost)

    def _rung(self) -> None:
        """Something happened: take it, and listen again a moment later."""
        if self._hearing is not None and self._listening is None:
            task = asyncio.create_task(self._hear())
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    async def _hear(self) -> bool:
        ours = False
        try:
            ours = await self._take_in_turn()
        except Exception:
            log.exception("what has happened can't be heard")
        self._pause = PAUSE if ours else min(self._pause * 2, RARELY)
        if self._hearing is not None:
            self._listening = asyncio.get_running_loop().call_later(self._pause, self._listen)
        return ours

    def _listen(self) -> None:
        self._listening = None
        if self._hearing is not None:
            self._hearing.listen()

    async def _work(self) -> None:
        while True:
            await self._bell.wait()
            took = self._spent
            try:
                await self._look()
            except Exception:
                log.exception("known files could not be looked at")
                self._heard.lost = True
            took = self._spent - took
            async with self._looked:
                self._looked.notify_all()
            try:
                async with asyncio.timeout(max(PAUSE, took * SHARE)):
                    await self._hurry.wait()
            except TimeoutError:
                continue

    async def _look(self) -> None:
        self._bell.clear()
        self._begun += 1
        try:
            if self._folders and self._hearing is None:
                await self._open()
            heard, self._heard = self._heard, Heard()
            asked, self._asked = self._asked, False
            fresh, self._fresh = self._fresh, set()
            place = Place(
                files=frozenset(self._files),
                folders=frozenset(self._folders),
                fresh=fresh,
                names=heard.names,
                everything=heard.lost,
                stirred=heard.stirred,
                asked=asked,
                roots=self._roots,
            )
            hearing = self._hearing
            if hearing is None:
                return
            found = await _to_the_end(lambda: self._timed(hearing, place))
            for path, digest in found.files.items():
                if path in self._files:
                    self._on_change(Path(path), digest)
            if self._on_tree is not None:
                for path in sorted(found.trees):
                    self._on_tree(Path(path))
            # what the ones that were replaced have heard
            await self._take()
        finally:
            if not self._folders:
                await self._close()
            self._done += 1

    def _timed(self, hearing: Hearing, place: Place) -> Found:
        # its own time: the wall's is long, too, where others keep the processor or the event loop busy
        started = time.thread_time()
        try:
            return self._rescan.look(hearing, place)
        finally:
            self._spent += time.thread_time() - started

    async def _open(self) -> None:
        loop = asyncio.get_running_loop()

        def ring() -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._rung)

        self._hearing = await _to_the_end(lambda: Hearing(ring))
        self._heard.lost = True  # where there was none before, changes were missed

    async def _close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None
        hearing, self._hearing = self._hearing, None
        if self._taking:
            await asyncio.wait(self._taking)
        if hearing is not None:
            await _to_the_end(hearing.close)


def _less(counts: Counter[str], names: Iterable[str]) -> None:
    """One less of each; none is no entry."""
    for name in names:
        counts[name] -= 1
        if not counts[name]:
            del counts[name]


async def _to_the_end(work: Callable[[], T]) -> T:
    """Do it in a thread; on cancellation too, it has ended before this does: it uses what is then closed."""
    doing = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(doing)
    finally:
        await asyncio.wait([doing])
