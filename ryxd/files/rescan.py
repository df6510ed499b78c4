"""What has become of the known files and of the folders that are watched for them? Looked up on the disk.

Events only say where to look: what is there is found out by looking, in a thread.
"""

import errno
import hashlib
import logging
import os
import stat
import threading
import time
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from ryxd.files.folders import Identity, allowed, count, identity, remote_devices, walk
from ryxd.files.hearing import Hearing
from ryxd.files.regular import GONE, opened

log = logging.getLogger(__name__)

UNREADABLE = ""
"""The digest of what is there but can't be read."""

SETTLED = 2.0
"""Seconds after which a file's times tell whether it was written again: vfat's have a grain of two seconds."""

TRIES = 3
"""Times that a folder is watched that becomes another one meanwhile; then its parent tells of it."""

_INSTEAD = "changes of files that agents know are looked up when they are asked for, and at every write"
_SAID = {
    errno.ENOSPC: "the kernel gives no more watches (fs.inotify.max_user_watches)",
    errno.EMFILE: "no folder can be watched (fs.inotify.max_user_instances)",
}

Signature = tuple[int, int, int, int, int]
"""Device, inode, size, times of content and of inode."""

_HIDDEN: Signature = (0, 0, 0, 0, 0)
"""Of what may be there, but can't be looked at."""


@dataclass(frozen=True)
class Place:
    """Where to look: what is known and what was heard, as it was when the look began."""

    files: Collection[str]
    """All known files."""
    folders: AbstractSet[str]
    """All folders that have to be watched, of files and of trees' roots."""
    fresh: Collection[str] = ()
    """Those of the files that are told of, even if they are what they were at the last look."""
    names: Collection[str] = ()
    """What something happened to."""
    everything: bool = False
    """After events were lost, or may have been."""
    stirred: bool = False
    """Something happened that nothing is known of, as a file written through mmap: times tell whether it did."""
    asked: bool = False
    """Somebody wants to know now: what can't be heard is looked at, too."""
    roots: Collection[str] = ()
    """Trees that are followed with everything in them."""


@dataclass
class Found:
    """What a look brought."""

    files: dict[str, str | None] = field(default_factory=dict)
    """Known files that have another content than at the last look, or are looked at for the first time."""
    trees: set[str] = field(default_factory=set)
    """Files and folders in a tree that something happened to; of a folder, anything below may be new."""


@dataclass(frozen=True)
class _Mark:
    digest: str | None
    signature: Signature | None
    sure: bool
    """Whether the same signature at the next look means the same content."""


class Rescan:
    """Knows how files and folders were at the last look. One thread at a time uses it; `stopping` ends a look."""

    def __init__(self, skip: Iterable[str] = ()) -> None:
        """`skip` are names of folders that trees are followed without."""
        self._skip = frozenset(skip)
        self._marks: dict[str, _Mark] = {}
        self._watched: dict[str, Identity | None] = {}
        self._last: dict[str, Identity] = {}
        self._unsure: set[str] = set()
        """Folders whose watch may have ended."""
        self._new: set[str] = set()
        self._over: set[str] = set()
        self._missed: set[str] = set()
        self._trees: set[str] = set()
        self._remote: frozenset[int] = frozenset()
        self._said: set[str] = set()
        self._mute: set[str] = set()
        """Folders that could not be watched: it is tried again when somebody asks."""
        self._dull: set[str] = set()
        """Folders that are watched, but where changes can happen unheard."""
        self.stopping = threading.Event()

    @property
    def deaf(self) -> bool:
        """Whether there are folders in which changes can happen unheard: no watch, or a remote disk."""
        return bool(self._mute or self._dull)

    def look(self, hearing: Hearing, place: Place) -> Found:
        """Make the watches what they have to be, then look at the files: so nothing falls between."""
        found = Found()
        if place.everything or place.fresh or not place.folders <= self._watched.keys():
            self._remote = remote_devices()
        names = set(place.names)
        # told of its end, or perhaps not: a new folder can have the inode of the old one; those below end with it
        ended = self._watched.keys() if place.everything else names & self._watched.keys()
        watched = sorted(self._watched) if ended else []
        for folder in ended:
            self._unsure.update((folder, *(_below(folder, watched) if not place.everything else ())))
        self._drop(place)
        for path in place.fresh:
            self._marks.pop(path, None)
        deaf = self._mute | self._dull if place.everything or place.asked else set()
        roots = tuple(root.rstrip("/") + "/" for root in place.roots)
        wanted = sorted(place.folders)
        look = set(wanted) if place.everything else names.intersection(place.folders)
        look |= {folder for folder in place.folders if folder not in self._watched}
        look |= deaf.intersection(place.folders)
        renewed = self._renew(hearing, self._downwards(look, wanted))
        for folder in place.roots:
            if place.everything or folder in renewed:
                renewed |= self._grow(hearing, folder, place, found)
        for name in names:
            if name.startswith(roots) or name in place.roots:
                renewed |= self._grow(hearing, name, place, found)
        renewed |= self._renew(hearing, ())
        missed, self._missed = self._missed, set()
        found.trees |= missed & self._trees
        # also where only a folder's rights have changed
        around = {*renewed, *deaf, *names.intersection(place.folders)}
        known = sorted(place.files) if around else []
        files = set(place.files) if place.everything else names.intersection(place.files)
        files |= {path for path in place.files if path not in self._marks}
        for folder in around:
            files.update(_below(folder, known))
        if place.stirred:
            files.update(
                path for path in set(place.files) - files if _signature(path) != self._marks[path].signature
            )
        for path in sorted(files):
            if self.stopping.is_set():
                break
            self._check(path, found)
        return found

    def where(self, path: str) -> Identity | None:
        """Which known file, or watched folder, had this name when there was one."""
        return self._last.get(path)

    def differs(self, path: str, digest: str) -> bool:
        """Whether a known file had another content at the last look; not, where none was taken yet."""
        mark = self._marks.get(path)
        return mark is not None and mark.digest != digest

    # -- folders

    def _downwards(self, look: set[str], wanted: list[str]) -> Iterator[str]:
        """The folders from the top down; below one that is another folder now, all of them."""
        done: set[str] = set()
        for top in sorted(look):
            if top in done:
                continue
            changed = top not in self._watched or top in self._unsure or self._identity(top) != self._watched[top]
            for folder in (top, *_below(top, wanted)) if changed else (top,):
                if folder not in done:
                    done.add(folder)
                    yield folder

    def _renew(self, hearing: Hearing, folders: Iterable[str]) -> set[str]:
        """Watch what is there now, parents first; gives the folders in which something may have been missed."""
        renewed = {folder for folder in folders if self._differs(folder)}
        for _ in range(TRIES):
            new = sorted(self._new)
            renewed |= self._watch(hearing)
            for folder in new:
                if folder in self._watched and self._identity(folder) != self._watched[folder]:
                    self._differs(folder)  # made again between our look and the watch
            if not self._new and not self._over:
                break
        return renewed

    def _differs(self, folder: str) -> bool:
        """Whether there is another folder now than was watched until now; it has to be watched then."""
        before = self._watched.get(folder)
        now = self._identity(folder)
        if now == before and folder in self._watched and folder not in self._unsure | self._mute:
            return False
        self._forgive(folder)
        self._watched[folder] = now
        if now is None:
            self._over.add(folder)
        else:
            self._new.add(folder)
            self._over.discard(folder)
            self._last[folder] = now
            if now[0] in self._remote:
                self._dull.add(folder)
        return True

    def _forgive(self, folder: str) -> None:
        for those in (self._mute, self._dull, self._unsure, self._new):
            those.discard(folder)

    def _watch(self, hearing: Hearing) -> set[str]:
        """Have the folders watched that have to be; gives those that were not for a moment."""
        if not self._new and not self._over:
            return set()
        new, self._new = self._new, set()
        over, self._over = self._over, set()
        changed = hearing.change(new, over)
        if not hearing.sure:
            self._dull |= new
            self.say(
                "watchfiles can't be followed into the kernel here: changes of files that agents know are heard "
                "half a second late, and looked up when they are asked for"
            )
        for folder, why in changed.refused.items():
            if why == errno.ENOENT:
                continue
            self._mute.add(folder)
            if why in _SAID:
                what = (
                    "changes of files that agents know are looked up when they are asked for, and at every write"
                )
                self.say(f"{_SAID[why]}; {what}")
            else:
                self.say(f"{folder} can't be watched: {os.strerror(why)}; its files are looked at when asked for")
        missed = changed.missed & self._watched.keys()
        self._missed |= missed
        return missed

    def _identity(self, folder: str) -> Identity | None:
        """Which folder it is; none where the way to it leads over a link, which is not followed out."""
        if self._watched.get(os.path.dirname(folder), ()) is None:
            return None
        return identity(folder)

    def _drop(self, place: Place) -> None:
        """Forget what nobody asks for any more."""
        for path in self._marks.keys() - set(place.files):
            del self._marks[path]
            self._last.pop(path, None)
        kept = set(place.folders) | self._trees
        for folder in self._watched.keys() - kept:
            self._release(folder)

    def _release(self, folder: str) -> None:
        self._watched.pop(folder, None)
        self._last.pop(folder, None)
        self._forgive(folder)
        self._over.add(folder)

    def say(self, trouble: str) -> None:
        """Tell a person, once."""
        if trouble not in self._said:
            self._said.add(trouble)
            log.warning("%s", trouble)

    # -- trees

    def _grow(self, hearing: Hearing, name: str, place: Place, found: Found) -> set[str]:
        """Something happened to a name in a tree: watch what is new below it, forget what is gone.

        Gives the folders in which something may have been missed.
        """
        now = identity(name)
        if now is None:
            gone = self._trees.intersection([name, *_below(name, sorted(self._trees))])
            self._trees -= gone
            for folder in gone.difference(place.folders):
                self._release(folder)
            found.trees.add(name)
            return set()
        if os.path.basename(name) in self._skip:
            return set()
        found.trees.add(name)
        if name in self._trees and now == self._watched.get(name) and name not in self._unsure:
            return set()
        left = allowed() // 2 - len(self._trees)
        if count(name, self._skip, left) > left:
            self._mute.add(name)
            self.say(
                f"{name} has more folders than can be watched: half of fs.inotify.max_user_watches, {allowed()}, "
                "is left to other programs; what is new in it is found when it is looked for"
            )
            return set()
        renewed: set[str] = set()
        # what was made in a folder before it was watched is found by walking once more
        for _ in range(TRIES):
            new = [folder for folder in walk(name, self._skip) if self._is_new(folder)]
            if not new or self.stopping.is_set():
                break
            self._trees.update(new)
            renewed |= self._renew(hearing, (folder for folder in new if folder not in self._new))
        return renewed

    def _is_new(self, folder: str) -> bool:
        """Whether a folder in a tree has to be watched, anew too."""
        return (
            folder not in self._trees
            or folder in self._unsure
            or folder not in self._watched
            or self._identity(folder) != self._watched[folder]
        )

    # -- files

    def _check(self, path: str, found: Found) -> None:
        before = self._marks.get(path)
        signature = _signature(path)
        if before is not None and before.sure and signature is not None and signature == before.signature:
            return
        digest = self._digest(path) if signature is not None else None
        if self.stopping.is_set():
            return
        # a file that was written a moment ago may be written again with the same times
        settled = signature is not None and time.time() - max(signature[3:]) / 1e9 > SETTLED
        same = signature == _signature(path)
        if signature is not None:
            self._last[path] = signature[:2]
        self._marks[path] = _Mark(digest, signature, settled and same)
        if before is None or before.digest != digest:
            found.files[path] = digest

    def _digest(self, path: str) -> str | None:
        """The BLAKE2b-256 of a file; None where none is, UNREADABLE where it can't be read."""
        total = hashlib.blake2b(digest_size=32)
        try:
            with opened(path) as file:
                while not self.stopping.is_set() and (piece := file.read(1 << 20)):
                    total.update(piece)
        except FileNotFoundError:
            return None
        except OSError:
            return UNREADABLE
        return total.hexdigest()


def _signature(path: str) -> Signature | None:
    try:
        found = os.stat(path)
    except OSError as error:
        return None if error.errno in GONE else _HIDDEN
    if not stat.S_ISREG(found.st_mode):
        return None
    return (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


def _below(folder: str, names: list[str]) -> list[str]:
    """Those of the sorted names that are below a folder."""
    top = folder.rstrip("/") + "/"
    # "0" comes right after "/"
    return names[bisect_left(names, top) : bisect_left(names, top[:-1] + "0")]
