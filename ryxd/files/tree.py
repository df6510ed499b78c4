"""Whole folders: copied, counted, told apart by one digest, and taken away when they are ours."""

import errno
import hashlib
import os
import stat
from collections.abc import Callable
from pathlib import Path

from ryxd.files.disk import O_FOLDER, Disk, Spot
from ryxd.files.exchange import Like, stage
from ryxd.files.state import DIGEST, State, look, look_fd

Stop = Callable[[], None]
CLOSED = b".\n"
"""The end of a folder, in a digest."""


class NoCopy(Exception):
    """Something in a folder is no file, folder or link: it can't be copied."""


def copy(disk: Disk, source: Spot, target: Spot, stop: Stop | None = None) -> None:
    """Copy a file, a link or a whole folder to a name where nothing is. Raises NoCopy, OSError, Unkept."""
    info = disk.stat(source)
    if stat.S_ISLNK(info.st_mode):
        disk.symlink(os.readlink(source.name, dir_fd=source.folder), target)
        return
    if stat.S_ISDIR(info.st_mode):
        _copy_folder(disk, source, target, stop)
        return
    if not stat.S_ISREG(info.st_mode):
        raise NoCopy(f"{source.path} is no file, folder or link; it can't be copied")
    fd = disk.open(source)
    try:
        state = look_fd(fd, stop=stop)
        like = Like(mode=state.mode, xattrs=_carried(state.xattrs), modified=state.modified)
        stage(disk, target, fd, like, stop=stop)
    finally:
        os.close(fd)


def _carried(xattrs: object) -> dict[str, str]:
    """What a copy takes along: the user's own attributes and ACLs, not the system's labels."""
    assert isinstance(xattrs, dict)
    return {name: value for name, value in xattrs.items() if name.startswith(("user.", "system.posix_acl"))}


def _copy_folder(disk: Disk, source: Spot, target: Spot, stop: Stop | None) -> None:
    disk.mkdir(target, 0o700)
    inner, outer = _open(source), _open(target)
    try:
        if os.fstat(inner).st_dev != os.fstat(source.folder).st_dev:
            raise NoCopy(f"another disk is mounted at {source.path}; that is not copied")
        for name in sorted(_names(inner)):
            copy(
                disk,
                Spot(inner, name, source.path / name),
                Spot(outer, name, target.path / name),
                stop,
            )
            if stop is not None:
                stop()
        info = disk.stat(source)
        disk.chmod(outer, stat.S_IMODE(info.st_mode))
        disk.step("utime")
        os.utime(f"/proc/self/fd/{outer}", ns=(info.st_atime_ns, info.st_mtime_ns))
    finally:
        os.close(inner)
        os.close(outer)


def digest(disk: Disk, spot: Spot, stop: Stop | None = None) -> str:
    """One digest of what is at a name: a file's content, or of a folder all names, kinds, modes and contents.

    Raises OSError.
    """
    top = look(disk, spot, stop=stop)
    if top.kind != "folder":
        return top.digest or top.kind
    found = hashlib.blake2b(digest_size=DIGEST)
    _add(disk, spot, b"", found.update, stop)
    return found.hexdigest()


def _add(disk: Disk, spot: Spot, name: bytes, add: Callable[[bytes], None], stop: Stop | None) -> None:
    state = look(disk, spot, stop=stop)
    add(line(name, state))
    if state.kind == "folder":
        fd = _open(spot)
        try:
            for inner in sorted(_names(fd)):
                _add(disk, Spot(fd, inner, spot.path / inner), os.fsencode(inner), add, stop)
        finally:
            os.close(fd)
        add(CLOSED)


def line(name: bytes, state: State) -> bytes:
    """What a digest takes in of one thing in a folder; after what is in a folder comes CLOSED."""
    mode = 0 if state.kind == "link" else state.mode
    return b"%d:%s %s %o %s\n" % (len(name), name, state.kind.encode(), mode or 0, (state.digest or "-").encode())


def delete(disk: Disk, spot: Spot) -> None:
    """Take away what is at a name, a folder with all that is in it. Raises OSError."""
    try:
        disk.unlink(spot)
    except FileNotFoundError:
        return
    except OSError as error:
        if error.errno not in {errno.EISDIR, errno.EPERM}:
            raise
    else:
        return
    fd = _open(spot)
    try:
        disk.chmod(fd, 0o700)  # a copy of a folder that nobody may write to
        for name in _names(fd):
            delete(disk, Spot(fd, name, spot.path / name))
    finally:
        os.close(fd)
    disk.rmdir(spot)


def size_of(path: Path) -> int:
    """Bytes on the disk of a folder and all that is in it; what can't be seen counts nothing."""
    total = 0
    for folder, _, files in os.walk(path):
        for name in (".", *files):
            try:
                total += os.lstat(os.path.join(folder, name)).st_blocks * 512
            except OSError:
                continue
    return total


def names(spot: Spot) -> list[str]:
    """What is in a folder. Raises OSError."""
    fd = _open(spot)
    try:
        return _names(fd)
    finally:
        os.close(fd)


def _open(spot: Spot) -> int:
    return os.open(spot.name, O_FOLDER, dir_fd=spot.folder)


def _names(folder: int) -> list[str]:
    """What is in an open folder. An O_PATH descriptor can't be listed itself."""
    fd = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC, dir_fd=folder)
    try:
        return os.listdir(fd)
    finally:
        os.close(fd)
