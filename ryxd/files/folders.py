"""Which folders have to be watched for a file or a tree, and what they cost."""

import os
import stat
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import PurePosixPath

REMOTE = frozenset(
    {"9p", "afs", "ceph", "cifs", "davfs", "fuse.glusterfs", "fuse.rclone", "fuse.sshfs", "fuse.s3fs", "gfs2"}
    | {"glusterfs", "lustre", "ncpfs", "nfs", "nfs4", "ocfs2", "smb3", "smbfs", "virtiofs", "vboxsf"}
)
"""File systems on which others change files without this kernel hearing of it."""

_LIMITS = ("/proc/sys/fs/inotify/max_user_watches", "/proc/sys/user/max_inotify_watches")

Identity = tuple[int, int]
"""Device and inode."""


def chain(path: str) -> Iterator[str]:
    """The folders whose events tell what becomes of `path`: its own, and all above, for they may be renamed.

    Where one of them is gone, those above it tell when it is back. Not `/` itself: what is directly in it is
    renamed by nobody while it is in use.
    """
    first, *above = PurePosixPath(path).parents or (PurePosixPath("/"),)
    yield str(first)
    yield from (str(folder) for folder in above if len(folder.parts) > 1)


def identity(folder: str) -> Identity | None:
    """Which folder has this name now; None when none has, or a link. Raises nothing."""
    try:
        found = os.lstat(folder)
    except (OSError, ValueError):
        return None
    return (found.st_dev, found.st_ino) if stat.S_ISDIR(found.st_mode) else None


def walk(root: str, skip: Iterable[str]) -> Iterator[str]:
    """The folder and every folder below it, parents first; without those named in `skip`, and without links."""
    left = frozenset(skip)
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        yield folder
        try:
            with os.scandir(folder) as entries:
                inner = (entry for entry in entries if entry.name not in left)
                waiting += [entry.path for entry in inner if entry.is_dir(follow_symlinks=False)]
        except OSError:
            continue  # not readable, or gone meanwhile


def count(root: str, skip: Iterable[str], most: int) -> int:
    """How many folders `walk` gives, counted no further than `most` + 1."""
    return sum(1 for _ in islice(walk(root, skip), most + 1))


def allowed() -> int:
    """How many watches the user may have, over all programs; 8192, the kernel's least, where it does not tell."""
    told = []
    for name in _LIMITS:
        try:
            with open(name, encoding="ascii") as file:
                told.append(int(file.read()))
        except (OSError, ValueError):
            continue
    return min(told, default=8192)


def remote_devices(table: str = "/proc/self/mountinfo") -> frozenset[int]:
    """The devices of file systems on which changes can happen unheard, from the table of mounts."""
    try:
        with open(table, encoding="utf-8", errors="surrogateescape") as file:
            lines = file.read().splitlines()
    except OSError:
        return frozenset()
    devices = set()
    for line in lines:
        mount, _, system = line.partition(" - ")
        if system.split(" ", 1)[0] in REMOTE:
            major, minor = mount.split(" ")[2].split(":")
            devices.add(os.makedev(int(major), int(minor)))
    return frozenset(devices)
