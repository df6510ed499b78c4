"""What a job changed: a layer read as operations on files, which the door does, logs and can undo (decision 0022).

The layer was written by a program that nobody trusts, but nobody writes to it any more: the job's last process is
gone. It is walked by open folders, and no link in it is ever followed.
"""

import asyncio
import hashlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from ryxd.core.files import Create, Link, MakeFolder, Mode, Remove, RemoveFolder, Replace
from ryxd.core.tool import Paths, ToolError
from ryxd.sandbox.gitfolder import Done, why_not
from ryxd.sandbox.layer import Layer, Part

OPAQUE, WHITEOUT = "user.overlay.opaque", "user.overlay.whiteout"
MOST = 20_000
"""Changes in one commit; a command that makes more is better run by the user."""
BITS = 0o1777
"""Of a mode: set-id bits are never brought over."""


@dataclass
class Changes:
    """What a commit would do."""

    operations: list[Done] = field(default_factory=list)
    """In an order in which they can be done."""
    refused: list[str] = field(default_factory=list)
    """Why nothing of it may be committed: a sentence for each thing that may not."""
    conflicts: list[str] = field(default_factory=list)
    """What somebody else changed meanwhile: nothing of it can be committed, but a person may want to look."""
    left: list[str] = field(default_factory=list)
    """What is not brought over, and changes nothing: sockets and pipes."""

    @property
    def lines(self) -> list[str]:
        """One line for each path: + for new, - for gone, ~ for changed. What is gone and new again is changed."""
        signs: dict[Path, str] = {}
        for operation in self.operations:
            sign = _sign(operation)
            signs[operation.path] = "~" if signs.get(operation.path, sign) != sign else sign
        return [f"{sign} {path}" for path, sign in signs.items()]


def _sign(operation: Done) -> str:
    match operation:
        case Create() | Link() | MakeFolder():
            return "+"
        case Remove() | RemoveFolder():
            return "-"
        case _:
            return "~"


async def changes(layer: Layer, paths: Paths) -> Changes:
    """Read a layer. What it may not do is in `refused`; nothing raises for what a job did."""
    return await asyncio.to_thread(_read, layer, paths)


def _read(layer: Layer, paths: Paths) -> Changes:
    reading = _Reading(layer, paths)
    for part in layer.parts:
        reading.part(part)
    return reading.found


@dataclass(frozen=True)
class _Entry:
    """Something in a layer, and what is in its place below."""

    upper: int
    """The folder it is in, open."""
    name: str
    place: Path
    lower: Path
    info: os.stat_result
    below: os.stat_result | None

    @property
    def mode(self) -> int:
        """Its permission bits."""
        return stat.S_IMODE(self.info.st_mode)

    @property
    def mode_before(self) -> int:
        """Those of what is below, which is there."""
        assert self.below is not None
        return stat.S_IMODE(self.below.st_mode)


class _Reading:
    """The walk: a folder of the layer and the folder below it, side by side."""

    def __init__(self, layer: Layer, paths: Paths) -> None:
        self.found = Changes()
        self._started = layer.started
        self._paths = paths

    def part(self, part: Part) -> None:
        with _opened(os.open(part.changed, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)) as upper:
            mode, before = stat.S_IMODE(os.fstat(upper).st_mode), stat.S_IMODE(part.folder.stat().st_mode)
            if mode & BITS != before & BITS:
                self._add(Mode(part.folder, mode & BITS), mode)
            self._folder(upper, part.changed, part.folder, whole=part.whole)

    # -- what is in a folder of the layer

    def _folder(self, upper: int, place: Path, lower: Path, *, whole: bool) -> None:
        """`whole`: what is not in the layer's folder is gone."""
        with os.scandir(upper) as entries:
            names = sorted(entry.name for entry in entries)
        if whole:
            for name in _names(lower):
                if name not in names and not self._paths.covered(str(lower), name):
                    self._gone(lower / name)
        for name in names:
            if len(self.found.operations) > MOST:
                self.found.refused.append(f"it changes more than {MOST} files")
                return
            self._entry(upper, place, name, lower / name, whole=whole)

    def _entry(self, upper: int, place: Path, name: str, lower: Path, *, whole: bool) -> None:
        entry = _Entry(
            upper, name, place / name, lower, os.stat(name, dir_fd=upper, follow_symlinks=False), _lstat(lower)
        )
        mode = entry.info.st_mode
        if self._paths.covered(str(lower.parent), name):
            self.found.refused.append(f"{lower} is private, or ryx's own")
        elif stat.S_ISCHR(mode) and entry.info.st_rdev == 0:
            self._gone(lower)
        elif stat.S_ISDIR(mode):
            self._inner(entry, whole=whole)
        elif stat.S_ISREG(mode):
            self._file(entry)
        elif stat.S_ISLNK(mode):
            self._link(entry)
        elif stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
            self.found.left.append(str(lower))
        else:
            self.found.refused.append(f"{lower} is a device")

    def _inner(self, entry: "_Entry", *, whole: bool) -> None:
        try:
            inner = os.open(entry.name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=entry.upper)
        except OSError as error:
            self.found.refused.append(f"{entry.lower} can't be opened: {error.strerror}")
            return
        with _opened(inner):
            is_there = entry.below is not None and stat.S_ISDIR(entry.below.st_mode)
            if not is_there:
                self._gone(entry.lower)
                self._add(MakeFolder(entry.lower, entry.mode & BITS), entry.mode)
            elif entry.mode_before != entry.mode:
                self._add(Mode(entry.lower, entry.mode & BITS), entry.mode)
            # what is below an opaque folder has nothing below it either
            whole = whole or (is_there and _marked(inner, OPAQUE, b"y"))
            self._folder(inner, entry.place, entry.lower, whole=whole)

    def _file(self, entry: "_Entry") -> None:
        lower, mode = entry.lower, entry.mode
        try:
            how = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK
            with _opened(os.open(entry.name, how, dir_fd=entry.upper)) as file:
                if entry.info.st_size == 0 and _marked(file, WHITEOUT, None):
                    self._gone(lower)
                    return
                digest = _digest(file)
        except OSError as error:
            self.found.refused.append(f"{lower} can't be read: {error.strerror}")
            return
        if entry.below is None or not stat.S_ISREG(entry.below.st_mode):
            self._gone(lower)
            self._add(Create(lower, entry.place, mode & BITS), mode)
            return
        before = self._expected(lower, entry.below)
        if before is None:
            return
        if digest != before:
            new_mode = mode & BITS if mode != entry.mode_before else None
            self._add(Replace(lower, entry.place, expected=before, mode=new_mode), mode)
        elif mode != entry.mode_before:
            self._add(Mode(lower, mode & BITS), mode)

    def _link(self, entry: "_Entry") -> None:
        target = os.readlink(entry.name, dir_fd=entry.upper)
        is_link = entry.below is not None and stat.S_ISLNK(entry.below.st_mode)
        if not is_link or os.readlink(entry.lower) != target:
            self._gone(entry.lower)
            self._add(Link(entry.lower, target))

    # -- what is gone from below

    def _gone(self, lower: Path) -> None:
        """A file, a link, or a folder with all that is in it."""
        info = _lstat(lower)
        if info is None:
            return
        if self._paths.covered(str(lower.parent), lower.name):
            self.found.refused.append(f"{lower} is private, or ryx's own")
        elif stat.S_ISDIR(info.st_mode):
            for name in _names(lower):
                self._gone(lower / name)
            self._add(RemoveFolder(lower))
        elif stat.S_ISREG(info.st_mode) or stat.S_ISLNK(info.st_mode):
            before = self._expected(lower, info)
            if before is not None:
                self._add(Remove(lower, before))
        else:
            self.found.refused.append(f"{lower} is no file; ryx could not bring it back")

    def _expected(self, lower: Path, info: os.stat_result) -> str | None:
        """The digest of what the job found there; None where somebody else has changed it since."""
        try:
            if info.st_ctime_ns > self._started:
                self.found.conflicts.append(f"{lower} was changed by something else meanwhile")
                return None
            if stat.S_ISLNK(info.st_mode):
                return hashlib.blake2b(os.fsencode(os.readlink(lower)), digest_size=32).hexdigest()
            with _opened(os.open(lower, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)) as file:
                return _digest(file)
        except OSError as error:
            self.found.refused.append(f"{lower} can't be read: {error.strerror}")
            return None

    def _add(self, operation: Done, mode: int = 0) -> None:
        if mode & 0o6000:
            self.found.refused.append(f"{operation.path} would run with somebody else's rights (set-id)")
            return
        try:
            self._paths.writable(operation.path)
        except ToolError as error:
            self.found.refused.append(str(error))
            return
        reason = why_not(operation)
        if reason:
            self.found.refused.append(reason)
            return
        self.found.operations.append(operation)


def _names(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _lstat(path: Path) -> os.stat_result | None:
    try:
        return os.lstat(path)
    except OSError:
        return None


@contextmanager
def _opened(descriptor: int) -> Iterator[int]:
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def _digest(file: int) -> str:
    with os.fdopen(os.dup(file), "rb") as content:
        return hashlib.file_digest(content, lambda: hashlib.blake2b(digest_size=32)).hexdigest()


def _marked(descriptor: int, name: str, value: bytes | None) -> bool:
    """Whether an extended attribute of the overlay is there (with this value)."""
    with suppress(OSError):
        found = os.getxattr(descriptor, name)
        return value is None or found == value
    return False
