"""The desktop's Trash (freedesktop.org Trash specification 1.0): where a file goes, and how it comes back.

Own code, because a change has to be known before it is done and to be taken back after: the libraries choose
the place themselves and don't tell it.
"""

import errno
import os
import stat
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from ryxd.files.disk import LACKING, Disk
from ryxd.files.tree import size_of

SIZES = "directorysizes"


class NoTrash(Exception):
    """There is no Trash for this file, in words for a person."""


@dataclass(frozen=True)
class Bin:
    """A trash folder, and what the paths in it are relative to (None: they are absolute)."""

    folder: Path
    top: Path | None = None

    @property
    def files(self) -> Path:
        """Where the things are."""
        return self.folder / "files"

    @property
    def info(self) -> Path:
        """Where it is written where they were."""
        return self.folder / "info"


class Trashes:
    """The trash folders of this user. `home` is $XDG_DATA_HOME/Trash."""

    def __init__(self, home: Path, *, uid: int | None = None, clock: Callable[[], float] = time.time) -> None:
        self.home = Bin(Path(os.path.realpath(home)))
        self._uid = os.getuid() if uid is None else uid
        self._clock = clock

    def place(self, path: Path) -> Path:
        """Where a file or folder goes when it is trashed: files/NAME in a trash folder that is there then.

        Raises NoTrash, OSError.
        """
        found = self._bin(path)
        for folder in (found.files, found.info):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return found.files / _free(found, path.name)

    def of(self, place: Path) -> Bin:
        """The trash folder that a place is in."""
        folder = place.parent.parent
        if folder == self.home.folder:
            return self.home
        top = folder.parent.parent if folder.parent.name == ".Trash" else folder.parent
        return Bin(folder, top)

    def write_info(self, disk: Disk, place: Path, path: Path) -> None:
        """Say where it was, before it goes there. Raises FileExistsError when the name was taken, OSError."""
        deleted = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(self._clock()))
        text = f"[Trash Info]\n{self._line(place, path)}\nDeletionDate={deleted}\n"
        with disk.at(info_of(place)) as spot:
            try:
                fd, named = disk.unnamed(spot.folder, 0o600), False
            except OSError as error:
                if error.errno not in LACKING | {errno.EISDIR}:
                    raise
                fd, named = disk.create(spot, 0o600), True
            try:
                disk.write(fd, text.encode())
                disk.sync(fd)
                if not named:
                    disk.name(fd, spot)
            finally:
                os.close(fd)

    def drop_info(self, disk: Disk, place: Path, path: Path) -> None:
        """What was at `path` is not there any more; what the info tells of anything else stays. Raises OSError."""
        try:
            text = info_of(place).read_bytes().decode(errors="replace")
            if text and self._line(place, path) not in text.split("\n"):
                return
            with disk.at(info_of(place)) as spot:
                disk.unlink(spot)
        except FileNotFoundError:
            return

    def _line(self, place: Path, path: Path) -> str:
        top = self.of(place).top
        return f"Path={quote(os.fsencode(path if top is None else path.relative_to(top)))}"

    def note_size(self, disk: Disk, place: Path) -> None:
        """Tell other programs how large a trashed folder is, so that they need not count; never raises OSError."""
        found = self.of(place)
        try:
            if not stat.S_ISDIR(os.lstat(place).st_mode):
                return
            changed = int(os.lstat(info_of(place)).st_mtime)
            line = f"{size_of(place)} {changed} {quote(os.fsencode(place.name))}\n"
            sizes = found.folder / SIZES
            try:
                before = sizes.read_bytes().decode("utf-8", "surrogateescape").splitlines(keepends=True)
            except FileNotFoundError:
                before = []
            there = {quote(os.fsencode(entry)) for entry in os.listdir(found.files)}
            lines = [old for old in before if old.split()[-1:] and old.split()[-1] in there]
            name = quote(os.fsencode(place.name))
            lines = [old for old in lines if old.split()[-1] != name]
            # replaced as a whole, as the specification wants it
            temp = found.folder / f"{SIZES}.{os.getpid()}"
            disk.step("directorysizes")
            temp.write_bytes("".join([*lines, line]).encode("utf-8", "surrogateescape"))
            temp.rename(sizes)
        except OSError:
            return

    def _bin(self, path: Path) -> Bin:
        """The home trash on its own disk; elsewhere the one at the top of that disk."""
        device = device_of(path)
        above = self.home.folder
        while not above.exists():
            above = above.parent
        if above.stat().st_dev == device:
            return self.home
        top = _top(path, device)
        shared = top / ".Trash"
        try:
            info = os.lstat(shared)
        except OSError:
            info = None
        if info is not None and stat.S_ISDIR(info.st_mode) and info.st_mode & stat.S_ISVTX:
            mine = shared / str(self._uid)
            if _usable(mine, self._uid):
                return Bin(mine, top)
        mine = top / f".Trash-{self._uid}"
        if _usable(mine, self._uid):
            return Bin(mine, top)
        if path == top:
            raise NoTrash(f"{path} is where a disk is mounted; that can't be trashed")
        # the specification allows it: it is copied over then
        return self.home


def device_of(path: Path) -> int:
    """The disk that a path is on, or would be. Raises OSError."""
    while not os.path.lexists(path):
        path = path.parent
    return os.lstat(path).st_dev


def info_of(place: Path) -> Path:
    """The .trashinfo of a place."""
    return place.parent.parent / "info" / f"{place.name}.trashinfo"


def _usable(folder: Path, uid: int) -> bool:
    """Whether this is (now) our own trash folder, and no link to somewhere."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        info = os.lstat(folder)
    except OSError:
        return False
    return stat.S_ISDIR(info.st_mode) and info.st_uid == uid and os.access(folder, os.W_OK | os.X_OK)


def _top(path: Path, device: int) -> Path:
    """The topmost folder of the disk that a path is on."""
    top = path if path.exists() else path.parent
    while top != top.parent and os.lstat(top.parent).st_dev == device:
        top = top.parent
    return top


def _free(found: Bin, name: str) -> str:
    """A name that is free in the trash, made like other programs make it: report.2.pdf."""
    stem, dot, end = name.partition(".") if not name.startswith(".") else (name, "", "")
    number, candidate = 1, name
    while os.path.lexists(found.files / candidate) or os.path.lexists(found.info / f"{candidate}.trashinfo"):
        number += 1
        candidate = f"{stem}.{number}{dot}{end}"
    longest = 255 - len(".trashinfo")
    if len(os.fsencode(candidate)) > longest:
        cut = os.fsdecode(os.fsencode(stem)[: longest - 40])
        return _free(found, f"{cut}~{time.time_ns():x}")
    return candidate
