"""Hears what happens in one set of folders, through watchfiles, without its sleeping and looking."""

import contextlib
import errno
import fcntl
import logging
import os
import termios
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ryxd.files.bell import Bell
from ryxd.files.folders import identity

if TYPE_CHECKING:
    from watchfiles._rust_notify import RustNotify

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds that the other thread may take to come to rest; then something may have been missed."""

LEAST = 100
"""Nanoseconds that watchfiles needs for an event, at least: measured are 2,000."""

STEP = 500
"""Milliseconds between two looks where watchfiles can't be followed into the kernel."""

_LOOKS = 20
"""Lists of the threads until two are the same: each thread that ends meanwhile makes one differ."""

_MAKING = threading.Lock()


@dataclass
class Heard:
    """What happened, as names to look at: kinds and order are not believed."""

    names: set[str] = field(default_factory=set)
    """Files and folders."""
    lost: bool = False
    """Something may have been missed: anything may have happened."""
    stirred: bool = False
    """Something happened that watchfiles says nothing of: mostly, a file was only opened and closed."""

    def add(self, other: "Heard") -> None:
        """Take in what was heard later."""
        self.names |= other.names
        self.lost |= other.lost
        self.stirred |= other.stirred

    def __bool__(self) -> bool:
        return bool(self.names or self.lost or self.stirred)


class Ear(Protocol):
    """One RustNotify and its folders. One thread at a time uses it."""

    folders: frozenset[str]
    """Those that are really watched."""
    live: set[str]
    """Those of them that are still asked for: kept by the owner."""
    sure: bool
    """Whether `take` gives all that has happened before it was called."""

    def take(self) -> Heard:
        """What happened since the last call."""
        ...

    def close(self) -> None:
        """End it."""
        ...

    def wait(self) -> None:
        """Return when the kernel has everything back; after `close`."""
        ...


def listen(folders: Iterable[str], bell: Bell) -> Ear:
    """Hear what happens directly in these folders; those that can't be watched are left out.

    Raises OSError where the user has no inotify instance left.
    """
    # here: no start waits for what is needed once an agent knows a file
    from watchfiles._rust_notify import RustNotify, WatchfilesRustInternalError

    names = list(folders)
    with _MAKING:
        before, running = _descriptors(), _threads()
        try:
            # refused ones are left out without a word: what is watched is looked up
            notify = RustNotify(names, False, False, 0, False, True)
        except WatchfilesRustInternalError as error:
            raise OSError(errno.EMFILE, str(error)) from error
        descriptors, threads = _descriptors() - before, _threads() - running
    if len(descriptors) == len(threads) == 1:
        with contextlib.suppress(OSError):
            return KeenEar(notify, names, bell, descriptors.pop(), threads.pop())
    return DullEar(notify, names, bell)


class KeenEar:
    """Woken by the kernel; the end of watchfiles' own work is known, so that nothing is missed.

    watchfiles reads the kernel's queue in a thread of its own. That has kept up when the queue is empty and the
    thread sleeps: an event makes it runnable before whoever caused it goes on.
    """

    sure = True

    def __init__(self, notify: "RustNotify", names: list[str], bell: Bell, descriptor: int, thread: int) -> None:
        self._notify = notify
        self._descriptor = descriptor
        self._thread = f"/proc/self/task/{thread}"
        self._clock = ~thread << 3 | 6  # the thread's CPU time, see clock_getcpuclockid(3)
        self._last = (False, 0)
        self._spent: int | None = None
        self._most = _queue() * LEAST
        bell.attach(descriptor)
        now = {name: identity(name) for name in names}
        watched = _watched(descriptor)
        # as many as there are: some file systems have other numbers inside than outside
        whole = len(watched) == len({found for found in now.values() if found is not None})
        self.folders = frozenset(
            name for name, found in now.items() if found is not None and (whole or found[1] in watched)
        )
        self.live: set[str] = set()
        self._twins = _twins({name: now[name] for name in self.folders})

    def take(self) -> Heard:
        """What happened since the last call; waits for the other thread to come to rest."""
        heard = Heard()
        try:
            # what is not in the queue any more was read, and who read it has run
            if not self._queued() and self._last[0] and self._turns() == self._last:
                return heard
            heard.stirred = self._spent is not None
            heard.lost = not self._rested()
            nothing = _Nothing(self._turns)
            batch = self._notify.watch(0, 0, int(PATIENCE * 1000), nothing)
            after = self._turns()
            spent = time.clock_gettime_ns(self._clock)
        except (OSError, RuntimeError) as error:
            # a name that is no UTF-8, and it works no more
            log.debug("watchfiles: %s", error)
            self._last = (False, 0)
            return Heard(lost=True)
        # it took as long as a full queue takes at least: the kernel may have dropped what came then
        heard.lost |= self._spent is not None and spent - self._spent > self._most
        if isinstance(batch, str):
            heard.lost |= after != nothing.at  # what it was told between its look and its end, it threw away
        else:
            heard.names.update(name for _, name in batch)
            self._add_twins(heard.names)
        self._last, self._spent = nothing.at, spent
        return heard

    def close(self) -> None:
        """End it."""
        self._notify.close()

    def wait(self) -> None:
        """Return when the kernel has everything back."""
        until = time.monotonic() + PATIENCE
        while os.path.exists(self._thread) and time.monotonic() < until:
            time.sleep(0.001)

    def _rested(self) -> bool:
        """Wait until all that happened before was told; False where that takes too long."""
        until, pause = time.monotonic() + PATIENCE, 0.0001
        while True:
            # one that waits for a lock still has something in its hands
            if self._turns()[0] and not self._queued() and b"futex" not in self._read("wchan"):
                return True
            if time.monotonic() > until:
                return False
            time.sleep(pause)
            pause = min(pause * 2, 0.005)

    def _turns(self) -> tuple[bool, int]:
        """Whether the other thread sleeps, and how often it began to: its clock may stand still for a while."""
        status = self._read("status")
        turns = sum(int(line.split()[1]) for line in status.splitlines() if b"ctxt_switches" in line)
        return b"State:\tS" in status, turns

    def _read(self, name: str) -> bytes:
        with open(f"{self._thread}/{name}", "rb") as file:
            return file.read()

    def _queued(self) -> bool:
        return fcntl.ioctl(self._descriptor, termios.FIONREAD, bytes(4)) != bytes(4)

    def _add_twins(self, names: set[str]) -> None:
        """The kernel knows a folder by one name only."""
        if not self._twins:
            return
        for name in tuple(names):
            folder, _, last = name.rpartition("/")
            names.update(f"{twin}/{last}" for twin in self._twins.get(folder, ()))
            names.update(self._twins.get(name, ()))


class _Nothing:
    """Tells watchfiles to end as there is nothing: it would wait, and throw away what comes last."""

    def __init__(self, turns: Callable[[], tuple[bool, int]]) -> None:
        self._turns = turns
        self._looks = 0
        self.at = turns()
        """What the other thread had done at the end, or before."""

    def is_set(self) -> bool:
        """Asked before each look: after three there is nothing, if the other thread has slept since."""
        self._looks += 1
        if self._looks <= 3:
            return False
        now = self._turns()
        if now[0] and now == self.at:
            return True
        self.at, self._looks = now, 0
        return False


class DullEar:
    """Where watchfiles can't be followed into the kernel: it sleeps and looks, and tells a while later."""

    sure = False

    def __init__(self, notify: "RustNotify", names: list[str], bell: Bell) -> None:
        self.folders = frozenset(name for name in names if identity(name) is not None and os.access(name, os.R_OK))
        self.live: set[str] = set()
        self._notify = notify
        self._bell = bell
        self._stop = threading.Event()
        self._heard = Heard()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._look, name="files-ear", daemon=True)
        self._thread.start()

    def take(self) -> Heard:
        """What was told since the last call."""
        with self._lock:
            heard, self._heard = self._heard, Heard()
        return heard

    def close(self) -> None:
        """End it, a moment later."""
        self._stop.set()

    def wait(self) -> None:
        """Return when it has ended."""
        self._thread.join()

    def _look(self) -> None:
        while not self._stop.is_set():
            try:
                batch = self._notify.watch(STEP, STEP, 0, self._stop)
            except RuntimeError as error:
                log.debug("watchfiles: %s", error)
                heard, ended = Heard(lost=True), True
            else:
                heard = Heard({name for _, name in batch} if not isinstance(batch, str) else set())
                ended = False
            with self._lock:
                self._heard.add(heard)
            if heard:
                self._bell.ring()
            if ended:
                break
        self._notify.close()


def _descriptors() -> set[int]:
    """The inotify instances of this process that no bell rings for.

    The numbers alone say nothing: one that is just being closed is used again.
    """
    found = set()
    with contextlib.suppress(OSError):
        for name in os.listdir("/proc/self/fd"):
            with contextlib.suppress(OSError):
                inotify = os.readlink(f"/proc/self/fd/{name}") == "anon_inode:inotify"
                if inotify and not fcntl.fcntl(int(name), fcntl.F_GETFL) & os.O_ASYNC:
                    found.add(int(name))
    return found


def _threads() -> set[int]:
    """The threads that watchfiles started."""
    found = set()
    with contextlib.suppress(OSError):
        for name in _tasks():
            with contextlib.suppress(OSError), open(f"/proc/self/task/{name}/comm", encoding="utf-8") as file:
                if file.read().startswith("notify-rs"):
                    found.add(int(name))
    return found


def _tasks() -> list[str]:
    """All threads, by number. Raises OSError.

    The kernel leaves out the one after a thread that ends while it lists them, so two lists have to be the same.
    """
    last, now = None, os.listdir("/proc/self/task")
    for _ in range(_LOOKS):
        if now == last:
            break
        last, now = now, os.listdir("/proc/self/task")
    return now


def _watched(descriptor: int) -> set[int]:
    """The inodes that an inotify instance watches."""
    with open(f"/proc/self/fdinfo/{descriptor}", encoding="ascii") as file:
        return {int(line.split("ino:")[1].split()[0], 16) for line in file if line.startswith("inotify wd:")}


def _twins(folders: dict[str, tuple[int, int] | None]) -> dict[str, list[str]]:
    """The other names of folders that have more than one, as by a bind mount."""
    names = defaultdict(list)
    for name, found in folders.items():
        names[found].append(name)
    return {name: same for same in names.values() if len(same) > 1 for name in same}


def _queue() -> int:
    """How many events the kernel keeps until it drops them."""
    try:
        with open("/proc/sys/fs/inotify/max_queued_events", encoding="ascii") as file:
            return int(file.read())
    except (OSError, ValueError):
        return 16384
