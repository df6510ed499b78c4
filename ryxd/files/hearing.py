"""Hears what happens in a set of folders that changes all the time, without a gap.

watchfiles' own set is fixed. So there are a few of them: a new one is opened for what is new, takes small young
ones in, and is heard before they end. What both have heard is looked at once.
"""

import errno
import os
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ryxd.files.bell import Bell
from ryxd.files.ear import Ear, Heard, listen
from ryxd.files.folders import identity

MOST = 8
"""watchfiles at once: each is one of the user's inotify instances, of which there are 128, and a thread."""

MANY = 3000
"""Names in one batch from which on everything is looked at, which is then cheaper."""


@dataclass
class Changed:
    """What came of a change of the folders."""

    refused: dict[str, int] = field(default_factory=dict)
    """Those that are not watched, and why, as an errno: ENOSPC, EMFILE, EACCES, ENOENT or EILSEQ."""
    missed: set[str] = field(default_factory=set)
    """Those that were not watched for a moment, for there was no room: they have to be looked at."""


class Hearing:
    """The folders that are watched, each only itself and not what is below it. Any thread may use it."""

    def __init__(self, ring: Callable[[], None]) -> None:
        """`ring` is called from another thread when something has happened, once until `listen` is called."""
        self._bell = Bell(ring)
        self._lock = threading.Lock()
        self._ears: list[Ear] = []
        """The oldest first."""
        self._where: dict[str, Ear] = {}
        """INVARIANT: who hears each folder that is asked for; it is in that one's `live`."""
        self._dying: list[Ear] = []
        """Closed, but the kernel may still be at it."""
        self._kept = Heard()
        self._closed = False

    @property
    def folders(self) -> frozenset[str]:
        """The folders that are watched."""
        return frozenset(self._where)

    @property
    def sure(self) -> bool:
        """Whether `take` gives all that has happened before it was called."""
        return all(ear.sure for ear in tuple(self._ears))

    def listen(self) -> None:
        """Ring again."""
        self._bell.listen()

    def take(self) -> Heard:
        """What has happened since the last call."""
        with self._lock:
            return self._take()

    def change(self, watch: Iterable[str], unwatch: Iterable[str]) -> Changed:
        """Watch what has these names now, anew where they were watched, and others no more."""
        with self._lock:
            wanted = sorted(set(watch))
            if self._closed:
                return Changed(dict.fromkeys(wanted, errno.EMFILE))
            for folder in (*unwatch, *wanted):
                self._leave(folder)
            changed = Changed()
            for folder in wanted:
                if not _encodable(folder):
                    changed.refused[folder] = errno.EILSEQ
            wanted = [folder for folder in wanted if folder not in changed.refused]
            old = self._to_renew(len(wanted))
            if wanted or old:
                self._renew(wanted, old, changed)
            self._kept = self._take()  # what happened before its bell was attached
            return changed

    def close(self) -> None:
        """End all. Safe to call twice."""
        with self._lock:
            self._closed = True
            self._where.clear()
            self._retire(self._ears)
            self._end()
            self._bell.close()

    # -- with the lock

    def _take(self) -> Heard:
        heard, self._kept = self._kept, Heard()
        for ear in self._ears:
            heard.add(ear.take())
        heard.lost |= len(heard.names) > MANY
        return heard

    def _leave(self, folder: str) -> None:
        ear = self._where.pop(folder, None)
        if ear is not None:
            ear.live.discard(folder)

    def _to_renew(self, size: int) -> list[Ear]:
        """Those that the new one of this size takes in: half of it is left, or not larger, or too many."""
        old = [ear for ear in self._ears if len(ear.live) * 2 < len(ear.folders)]
        if not size and not old:
            return []
        size += sum(len(ear.live) for ear in old)
        for ear in reversed(self._ears):
            if ear not in old:
                if len(ear.live) > size * 2:
                    break
                old.append(ear)
                size += len(ear.live)
        small = sorted((ear for ear in self._ears if ear not in old), key=lambda ear: len(ear.live))
        while len(self._ears) - len(old) >= MOST:
            old.append(small.pop(0))
        return old

    def _renew(self, wanted: list[str], old: list[Ear], changed: Changed) -> None:
        """Watch what is wanted, and what is left of the old ones, by a new one."""
        again = _left(old)
        new = self._open([*again, *wanted])
        if self._dying and _short(new, [*again, *wanted]):
            self._end(new)
            new = self._open([*again, *wanted])
        if _short(new, [*again, *wanted]):
            # no room for old and new at a time
            if new is None:
                old = list(self._ears)
            if any(len(ear.live) < len(ear.folders) for ear in old) or (new is None and old):
                again = _left(old)
                changed.missed.update(again)
                self._retire(old)
                self._end(new)
                old, new = [], self._open([*again, *wanted])
            elif _short(new, again):
                self._end(new)
                again, old, new = [], [], self._open(wanted)
        heard = new.folders if new is not None else frozenset()
        for folder in (*again, *wanted):
            self._leave(folder)
            if folder not in heard:
                changed.refused[folder] = _why(folder, none=new is None)
        if new is not None:
            new.live.update(heard)
            self._where.update(dict.fromkeys(heard, new))
            self._ears.append(new)
            if not heard:
                old = [*old, new]
        self._retire(old)

    def _open(self, folders: list[str]) -> Ear | None:
        """None where there is no instance left."""
        try:
            return listen(folders, self._bell)
        except OSError:
            return None

    def _retire(self, old: Iterable[Ear]) -> None:
        """Take the last of them, and end them, which takes a moment."""
        for ear in tuple(old):
            self._kept.add(ear.take())
            ear.close()
            self._ears.remove(ear)
            self._dying.append(ear)
        while len(self._dying) > MOST:
            self._dying.pop(0).wait()

    def _end(self, new: Ear | None = None) -> None:
        """End this one, which is not among ours, and wait until the kernel has everything back."""
        if new is not None:
            new.close()
            new.wait()
        while self._dying:
            self._dying.pop().wait()


def _left(ears: Iterable[Ear]) -> list[str]:
    """What they still hear for somebody."""
    return sorted(folder for ear in ears for folder in ear.live)


def _short(ear: Ear | None, folders: Iterable[str]) -> bool:
    """Whether there was no room for all of these."""
    heard = ear.folders if ear is not None else frozenset()
    return any(
        _why(folder, none=ear is None) in (errno.ENOSPC, errno.EMFILE) for folder in folders if folder not in heard
    )


def _encodable(folder: str) -> bool:
    """Whether it is UTF-8: watchfiles knows no other names."""
    try:
        folder.encode()
    except UnicodeEncodeError:
        return False
    return True


def _why(folder: str, *, none: bool) -> int:
    """Why a folder is not watched: it does not say."""
    if identity(folder) is None:
        return errno.ENOENT
    if not os.access(folder, os.R_OK):
        return errno.EACCES
    return errno.EMFILE if none else errno.ENOSPC
