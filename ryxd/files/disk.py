"""The system calls by which files change, on names in folders that are held open.

A path is walked once, without following a link; what follows happens relative to the open folder, so whoever
swaps a folder for a link meanwhile changes nothing. `step` is told before each call that changes something.
"""

import ctypes
import errno
import fcntl
import os
import signal
import stat
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

NOREPLACE, EXCHANGE = 1, 2
"""Flags of renameat2, linux/fs.h."""
SYS_OPENAT2 = 437
"""The same number on every architecture."""
RESOLVE_NO_SYMLINKS = 0x04
FICLONE = 0x40049409
"""ioctl that shares the blocks of a file, linux/fs.h."""
O_FOLDER = os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
LACKING = frozenset({errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTTY})
"""What a file system or a kernel says that does not know a call."""

_libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Spot:
    """A name in an open folder."""

    folder: int
    name: str
    path: Path

    def beside(self, name: str) -> "Spot":
        """Another name in the same folder."""
        return Spot(self.folder, name, self.path.with_name(name))


class Disk:
    """System calls, each announced to `step` (which may raise) before it is made."""

    def __init__(self, step: Callable[[str], None] | None = None) -> None:
        self._step = step or (lambda _: None)

    def step(self, name: str) -> None:
        """Announce what comes next; what is not a system call of this class may be announced, too."""
        self._step(name)

    @contextmanager
    def at(self, path: Path) -> Iterator[Spot]:
        """The name that an absolute path is, its folder held open meanwhile.

        Raises OSError: ENOENT, ENOTDIR, and ELOOP where a link is on the way.
        """
        folder = open_folder(path.parent)
        try:
            yield Spot(folder, path.name, path)
        finally:
            os.close(folder)

    def exchange(self, one: Spot, other: Spot) -> None:
        """Let two names change what they stand for, at once. Raises OSError."""
        self.step("exchange")
        _renameat2(one, other, EXCHANGE)

    def rename(self, source: Spot, target: Spot) -> None:
        """Give what is at `source` the name `target`, where nothing is. Raises FileExistsError, OSError.

        Where the file system can't do that at once, a file is linked and its old name taken away, which loses
        nothing either; a folder can only ever replace an empty one.
        """
        self.step("rename")
        try:
            _renameat2(source, target, NOREPLACE)
        except OSError as error:
            if error.errno not in LACKING or source.path == target.path:
                raise
        else:
            return
        info = self.stat(source)
        if stat.S_ISDIR(info.st_mode):
            if self.exists(target):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target.path))
            os.rename(source.name, target.name, src_dir_fd=source.folder, dst_dir_fd=target.folder)
            return
        os.link(
            source.name, target.name, src_dir_fd=source.folder, dst_dir_fd=target.folder, follow_symlinks=False
        )
        self.unlink(source)

    def unnamed(self, folder: int, mode: int) -> int:
        """A new file without a name, open for writing. Raises OSError where the file system knows none."""
        self.step("unnamed")
        return os.open(".", os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, mode, dir_fd=folder)

    def name(self, fd: int, spot: Spot) -> None:
        """Give an unnamed file its name. Raises FileExistsError, OSError."""
        self.step("name")
        os.link(f"/proc/self/fd/{fd}", spot.name, dst_dir_fd=spot.folder, follow_symlinks=True)

    def create(self, spot: Spot, mode: int) -> int:
        """A new file where nothing is, open for writing. Raises FileExistsError, OSError."""
        self.step("create")
        flags = os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC
        return os.open(spot.name, flags, mode, dir_fd=spot.folder)

    def write(self, fd: int, data: bytes | memoryview) -> None:
        """All of the data. Raises OSError."""
        self.step("write")
        view = memoryview(data)
        while view:
            view = view[os.write(fd, view) :]

    def sync(self, fd: int) -> None:
        """On the disk, with power gone the next moment. Raises OSError."""
        self.step("sync")
        os.fsync(fd)

    def sync_folder(self, spot: Spot) -> None:
        """The names of the folder on the disk; a file system that has no such thing is fine. Raises OSError."""
        self.step("sync folder")
        fd = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC, dir_fd=spot.folder)
        try:
            os.fsync(fd)
        except OSError as error:
            if error.errno not in LACKING:
                raise
        finally:
            os.close(fd)

    def unlink(self, spot: Spot) -> None:
        """Take a name away. Raises OSError."""
        self.step("unlink")
        os.unlink(spot.name, dir_fd=spot.folder)

    def mkdir(self, spot: Spot, mode: int) -> None:
        """A new folder where nothing is. Raises FileExistsError, OSError."""
        self.step("mkdir")
        os.mkdir(spot.name, mode, dir_fd=spot.folder)

    def rmdir(self, spot: Spot) -> None:
        """Take an empty folder away. Raises OSError."""
        self.step("rmdir")
        os.rmdir(spot.name, dir_fd=spot.folder)

    def symlink(self, text: str, spot: Spot) -> None:
        """A new link where nothing is. Raises FileExistsError, OSError."""
        self.step("symlink")
        os.symlink(text, spot.name, dir_fd=spot.folder)

    def chmod(self, fd: int, mode: int) -> None:
        """The permission bits of an open file or folder. Raises OSError."""
        self.step("chmod")
        os.chmod(f"/proc/self/fd/{fd}", mode)  # an O_PATH descriptor is enough: it may be unreadable

    def clone(self, source: int, target: int) -> bool:
        """Share the source's blocks with the (empty) target; False where the file system can't."""
        self.step("clone")
        try:
            fcntl.ioctl(target, FICLONE, source)
        except OSError:
            return False
        return True

    # -- what only looks

    def open(self, spot: Spot, flags: int = os.O_RDONLY) -> int:
        """Open a file without following a link or waiting for anything. Raises OSError."""
        return os.open(
            spot.name, flags | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY, dir_fd=spot.folder
        )

    def stat(self, spot: Spot) -> os.stat_result:
        """What is there, links not followed. Raises OSError."""
        return os.stat(spot.name, dir_fd=spot.folder, follow_symlinks=False)

    def exists(self, spot: Spot) -> bool:
        """Whether anything is there. Raises OSError for a name that can't be looked at."""
        try:
            self.stat(spot)
        except FileNotFoundError:
            return False
        return True

    def quiet(self, fd: int) -> bool | None:
        """Whether no program has the file open for writing; None where the kernel won't tell.

        A lease on reading is given only where nobody can write; it is given back at once. Its signal is set to
        one that does nothing: the default one ends the process.
        """
        try:
            fcntl.fcntl(fd, fcntl.F_SETSIG, signal.SIGURG)
            fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_RDLCK)
        except OSError as error:
            return False if error.errno == errno.EAGAIN else None
        fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_UNLCK)
        return True


def open_folder(path: Path) -> int:
    """Open a folder by its absolute path, no link on the way. Raises OSError."""
    how = struct.pack("QQQ", O_FOLDER, 0, RESOLVE_NO_SYMLINKS)
    raw = os.fsencode(path)
    fd = _libc.syscall(ctypes.c_long(SYS_OPENAT2), ctypes.c_long(-100), raw, how, ctypes.c_size_t(len(how)))
    if fd >= 0:
        return int(fd)
    code = ctypes.get_errno()
    # EPERM: a seccomp filter that is older than the call
    if code not in {errno.ENOSYS, errno.EPERM}:
        raise OSError(code, os.strerror(code), str(path))
    return _walked(path)


def _walked(path: Path) -> int:
    """The same, one part after the other."""
    fd = os.open("/", O_FOLDER)
    for part in path.parts[1:]:
        try:
            inner = os.open(part, O_FOLDER, dir_fd=fd)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error
        finally:
            os.close(fd)
        fd = inner
    return fd


def _renameat2(source: Spot, target: Spot, flags: int) -> None:
    done = _libc.renameat2(
        ctypes.c_int(source.folder),
        os.fsencode(source.name),
        ctypes.c_int(target.folder),
        os.fsencode(target.name),
        ctypes.c_uint(flags),
    )
    if done != 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code), str(source.path), None, str(target.path))
