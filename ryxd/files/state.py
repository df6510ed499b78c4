"""What is at a name: its kind, its content by digest, and what else has to stay as it is."""

import errno
import hashlib
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from ryxd.files.disk import Disk, Spot

CHUNK = 1 << 20
DIGEST = 32
"""Bytes of a BLAKE2b digest, everywhere in the contract."""

Kind = Literal["absent", "file", "folder", "link", "other"]


@dataclass(frozen=True)
class State:
    """What is at a name. `digest` is of a file's content, of a link's text, of a copied folder's whole tree."""

    kind: Kind = "absent"
    digest: str | None = None
    mode: int | None = None
    """Permission bits."""
    size: int = 0
    text: str = ""
    """What a link says."""
    inode: tuple[int, int] | None = None
    """Device and number; what a file keeps when it moves."""
    owner: tuple[int, int] | None = None
    modified: int = 0
    """Nanoseconds since 1970."""
    xattrs: Mapping[str, str] = field(default_factory=dict)
    """Extended attributes, ACLs among them, as hex."""

    def same(self, other: "State") -> bool:
        """Whether nobody could tell the two apart by reading them: kind, content, and a link's text."""
        return (self.kind, self.digest, self.text) == (other.kind, other.digest, other.text)

    def to_json(self) -> dict[str, Any]:
        """Only what is not the default, for the log."""
        empty = asdict(State())
        return {key: value for key, value in asdict(self).items() if value != empty[key]}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "State":
        """The same, back."""
        known = dict(found)
        for key in ("inode", "owner"):
            if known.get(key) is not None:
                known[key] = tuple(known[key])
        return cls(**known)


ABSENT = State()


def digest_of(data: bytes | memoryview) -> str:
    """The digest of a content."""
    return hashlib.blake2b(data, digest_size=DIGEST).hexdigest()


def digest_fd(fd: int, stop: Callable[[], None] | None = None) -> str:
    """The digest of an open file, from its beginning; `stop` may raise between two pieces. Raises OSError."""
    found = hashlib.blake2b(digest_size=DIGEST)
    at = 0
    while piece := os.pread(fd, CHUNK, at):
        found.update(piece)
        at += len(piece)
        if stop is not None:
            stop()
    return found.hexdigest()


def look(disk: Disk, spot: Spot, *, content: bool = True, stop: Callable[[], None] | None = None) -> State:
    """What is there. Without `content`, a file's digest stays unknown. Raises OSError."""
    try:
        info = disk.stat(spot)
    except (FileNotFoundError, NotADirectoryError):
        return ABSENT
    common: dict[str, Any] = {
        "mode": stat.S_IMODE(info.st_mode),
        "inode": (info.st_dev, info.st_ino),
        "owner": (info.st_uid, info.st_gid),
        "modified": info.st_mtime_ns,
    }
    if stat.S_ISLNK(info.st_mode):
        text = os.readlink(spot.name, dir_fd=spot.folder)
        return State("link", digest_of(os.fsencode(text)), size=info.st_size, text=text, **common)
    if stat.S_ISDIR(info.st_mode):
        return State("folder", **common)
    if not stat.S_ISREG(info.st_mode):
        return State("other", **common)
    if not content:
        return State("file", None, size=info.st_size, **common)
    try:
        fd = disk.open(spot)
    except FileNotFoundError:
        return ABSENT
    try:
        return look_fd(fd, stop=stop)
    finally:
        os.close(fd)


def look_fd(fd: int, *, stop: Callable[[], None] | None = None) -> State:
    """The state of an open file. Raises OSError."""
    digest = digest_fd(fd, stop)
    info = os.fstat(fd)
    return State(
        "file",
        digest,
        mode=stat.S_IMODE(info.st_mode),
        size=info.st_size,
        inode=(info.st_dev, info.st_ino),
        owner=(info.st_uid, info.st_gid),
        modified=info.st_mtime_ns,
        xattrs=attributes(fd),
    )


def attributes(fd: int) -> dict[str, str]:
    """The extended attributes of an open file, as hex; none where the file system has none."""
    try:
        names = os.listxattr(fd)
    except OSError:
        return {}
    found = {}
    for name in names:
        try:
            found[name] = os.getxattr(fd, name).hex()
        except OSError as error:
            if error.errno not in {errno.ENODATA, errno.EPERM, errno.EACCES}:
                raise
    return found
