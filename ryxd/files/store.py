"""Contents by their digest: what was there before a change, so that it can be there again.

One file a content, shared with its original where the disk can (reflink), else compressed. It is on the disk
when `keep` returns, is checked whenever it is read, and goes when it is old or the store is full.
"""

import contextlib
import errno
import hashlib
import itertools
import os
import time
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from ryxd.files.disk import Disk
from ryxd.files.state import CHUNK, DIGEST, digest_of

DAY = 86_400
PLAIN, PACKED = "", ".z"
"""How a content's file name ends: as it is, or as a zlib stream."""
LEVEL = 1
"""Text gets a third of its size already; what waits for it is a change of the user's."""


class Lost(Exception):
    """A content is not in the store, or no more what it was."""


class Store:
    """The contents in `folder`. Its methods wait for the disk: call them on a thread.

    INVARIANT: a file in objects/ with a whole name is a whole content; a pinned one is never pruned.
    """

    def __init__(
        self,
        folder: Path,
        *,
        disk: Disk | None = None,
        keep_bytes: int = 1 << 30,
        keep_days: float = 30,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder = folder / "objects"
        self.keep_bytes = keep_bytes
        self.keep_days = keep_days
        self._disk = disk or Disk()
        self._clock = clock
        self._pins: Counter[str] = Counter()
        self._numbers = itertools.count()
        self.grown = 0
        """Bytes that came in since the last pruning."""

    def open(self) -> None:
        """Make the folder; what a crash left half written goes. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for name in os.listdir(self.folder):
            if name.startswith("."):
                (self.folder / name).unlink(missing_ok=True)

    # -- in

    def keep(self, source: int | bytes, *, stop: Callable[[], None] | None = None) -> str:
        """Keep a content, of an open file or as it is given; gives its digest. Raises OSError."""
        if isinstance(source, bytes) and self.use(digest := digest_of(source)):
            return digest
        temp = self.folder / f".{os.getpid()}-{next(self._numbers)}"
        try:
            digest, end = self._copied(source, temp, stop)
            self._disk.step("keep")
            there = self._find(digest)
            if there is not None:
                # it may be older than anything that needed it on the disk, and it is in use again
                self._used(there)
            else:
                self.grown += temp.stat().st_blocks * 512
                temp.rename(self._path(digest, end))
            _sync(self.folder)
        finally:
            temp.unlink(missing_ok=True)
        return digest

    def use(self, digest: str) -> bool:
        """Whether a content is here already; it then counts as new, and is on the disk. Raises OSError."""
        there = self._find(digest)
        if there is None:
            return False
        self._disk.step("use")
        self._used(there)
        return True

    def _copied(self, source: int | bytes, temp: Path, stop: Callable[[], None] | None) -> tuple[str, str]:
        """Copy a content into `temp`, durably; its digest and how its name ends.

        Read once: what is stored is what was hashed, whoever writes to the source meanwhile.
        """
        self._disk.step("copy into the store")
        found = hashlib.blake2b(digest_size=DIGEST)
        with os.fdopen(os.open(temp, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, 0o600), "r+b") as file:
            if (
                not isinstance(source, bytes)
                and os.fstat(source).st_size
                and self._disk.clone(source, file.fileno())
            ):
                os.fchmod(file.fileno(), 0o600)
                while piece := file.read(CHUNK):
                    found.update(piece)
                os.fsync(file.fileno())
                return found.hexdigest(), PLAIN
            packer = zlib.compressobj(LEVEL)
            for piece in _pieces(source):
                found.update(piece)
                file.write(packer.compress(piece))
                if stop is not None:
                    stop()
            file.write(packer.flush())
            file.flush()
            os.fsync(file.fileno())
        return found.hexdigest(), PACKED

    # -- out

    def has(self, digest: str | None) -> bool:
        """Whether a content is there (not yet whether it is whole)."""
        return digest is not None and self._find(digest) is not None

    def pieces(self, digest: str) -> Iterator[bytes]:
        """A content in pieces; Lost at the end when it is not what it should be. Raises OSError."""
        path = self._find(digest)
        if path is None:
            raise Lost(f"the content {digest[:12]} is not kept any more")
        found = hashlib.blake2b(digest_size=DIGEST)
        try:
            for piece in _unpacked(path):
                found.update(piece)
                yield piece
        except zlib.error as error:
            raise Lost(f"the kept content {digest[:12]} is damaged: {error}") from error
        if found.hexdigest() != digest:
            raise Lost(f"the kept content {digest[:12]} is damaged")

    def read(self, digest: str, limit: int = 64 << 20) -> bytes:
        """A content. Raises Lost, also for one over `limit` bytes; OSError."""
        parts, size = [], 0
        for piece in self.pieces(digest):
            size += len(piece)
            if size > limit:
                raise Lost(f"the kept content {digest[:12]} is too large to be shown")
            parts.append(piece)
        return b"".join(parts)

    def unpack(self, digest: str, temp: Path) -> None:
        """Write a content to a new file, checked. Raises Lost (the file is gone then), OSError."""
        self._disk.step("unpack")
        fd = os.open(temp, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600)
        try:
            with os.fdopen(fd, "wb") as file:
                for piece in self.pieces(digest):
                    file.write(piece)
        except BaseException:
            temp.unlink(missing_ok=True)
            raise

    @contextlib.contextmanager
    def opened(self, digest: str) -> Iterator[int]:
        """A content as an open file that is gone afterwards. Raises Lost, OSError."""
        temp = self.folder / f".{os.getpid()}-{next(self._numbers)}"
        self.unpack(digest, temp)
        fd = os.open(temp, os.O_RDONLY | os.O_CLOEXEC)
        try:
            temp.unlink()
            yield fd
        finally:
            os.close(fd)

    # -- bounds

    @contextlib.contextmanager
    def pinned(self, digests: Collection[str]) -> Iterator[None]:
        """These contents are not pruned meanwhile."""
        self._pins.update(digests)
        try:
            yield
        finally:
            self._pins.subtract(digests)
            self._pins += Counter()

    def size(self) -> int:
        """Bytes on the disk, all contents together."""
        return sum(size for _, _, size in self._all())

    def prune(self, needed: Collection[str] = ()) -> list[str]:
        """Take away what is too old, then the oldest while it is too much; gives the digests.

        `needed` are contents of changes that were begun and are not ended.
        """
        self.grown = 0
        safe = {*needed, *self._pins}
        files = sorted((used, path, size) for path, used, size in self._all())
        total = sum(size for _, _, size in files)
        oldest = self._clock() - self.keep_days * DAY
        gone = []
        for used, path, size in files:
            if used >= oldest and total <= self.keep_bytes:
                break
            digest = path.name.removesuffix(PACKED)
            if digest in safe:
                continue
            self._disk.step("prune")
            path.unlink(missing_ok=True)
            total -= size
            gone.append(digest)
        return gone

    # -- files

    def _path(self, digest: str, end: str) -> Path:
        return self.folder / f"{digest}{end}"

    def _find(self, digest: str) -> Path | None:
        for end in (PACKED, PLAIN):
            path = self._path(digest, end)
            if path.exists():
                return path
        return None

    def _used(self, path: Path) -> None:
        now = self._clock()
        os.utime(path, (now, now))
        with path.open("rb") as file:
            os.fsync(file.fileno())

    def _all(self) -> Iterator[tuple[Path, float, int]]:
        for entry in os.scandir(self.folder):
            if entry.name.startswith("."):
                continue
            try:
                info = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            yield Path(entry.path), info.st_mtime, info.st_blocks * 512


def _pieces(source: int | bytes) -> Iterator[bytes]:
    if isinstance(source, bytes):
        for at in range(0, len(source), CHUNK):
            yield source[at : at + CHUNK]
        return
    at = 0
    while piece := os.pread(source, CHUNK, at):
        yield piece
        at += len(piece)


def _unpacked(path: Path) -> Iterator[bytes]:
    """The pieces of a stored file. Raises zlib.error for a cut or damaged one."""
    with path.open("rb") as file:
        if not path.name.endswith(PACKED):
            while piece := file.read(CHUNK):
                yield piece
            return
        unpacker = zlib.decompressobj()
        while piece := file.read(CHUNK):
            while piece:
                yield unpacker.decompress(piece, CHUNK)
                piece = unpacker.unconsumed_tail
        while rest := unpacker.decompress(unpacker.unconsumed_tail, CHUNK):
            yield rest
        if not unpacker.eof:
            raise zlib.error("it is cut off")


def _sync(folder: Path) -> None:
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.EOPNOTSUPP}:
            raise
    finally:
        os.close(fd)
