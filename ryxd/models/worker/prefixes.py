"""States of fixed prefixes on disk: after a restart an agent's instructions need not be read again.

A state is as private as the instructions it was made of (they can hold the user's notes), so the folder is the
user's alone. llama.cpp gets nothing to read that was not checked to be exactly what we wrote.
"""

import hashlib
import os
import stat
import struct
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

LEAST = 64
"""Tokens worth a file: fewer are read again in no time."""
MOST = 2 << 30
"""Bytes of all files; the longest unused go first."""
_STALE = 3600.0
"""Seconds after which half a file is nobody's any more."""
_HEAD = struct.Struct("<8s32s32sQ")
"""What it is, the key, the checksum of the state, its length."""
_MAGIC = b"ryxstat1"


class Prefixes:
    """The saved states of one model under one set of context parameters."""

    def __init__(self, folder: str, identity: str, parameters: str, *, most: int = MOST) -> None:
        """None are kept without a folder or an identity. `parameters` is what else it depends on."""
        self._folder = Path(folder) if folder and identity else None
        self._about = f"{identity}\0{parameters}\0".encode()
        self._most = most
        self._given_up: set[bytes] = set()
        self._writing: threading.Thread | None = None
        if self._folder:
            try:
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._folder.chmod(0o700)
                self._sweep()
            except OSError as error:
                self._folder = None
                sys.stderr.write(f"no states of prefixes are kept: {error}\n")

    def _key(self, tokens: Sequence[int]) -> bytes:
        return hashlib.sha256(self._about + struct.pack(f"<{len(tokens)}i", *tokens)).digest()

    def _path(self, key: bytes) -> Path:
        assert self._folder
        return self._folder / f"{key.hex()}.state"

    # --- reading

    def load(self, tokens: Sequence[int]) -> bytes | None:
        """The state after these tokens, if it was saved; a file that is not what was written is removed."""
        if not self._folder or len(tokens) < LEAST:
            return None
        key = self._key(tokens)
        path = self._path(key)
        try:
            with open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
                found = os.fstat(file.fileno())
                sound = stat.S_ISREG(found.st_mode) and found.st_size <= self._most
                state = _checked(file.read(), key) if sound else None
            if state is not None:
                os.utime(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            sys.stderr.write(f"{path} is not read: {error}\n")
            return None
        if state is None:
            self.remove(tokens)
        return state

    def remove(self, tokens: Sequence[int]) -> None:
        """Its state is of no use."""
        if self._folder:
            _unlink(self._path(self._key(tokens)))

    # --- writing

    def wants(self, tokens: Sequence[int]) -> bool:
        """Whether a state of these tokens should be saved now."""
        if not self._folder or len(tokens) < LEAST or (self._writing and self._writing.is_alive()):
            return False
        key = self._key(tokens)
        return key not in self._given_up and not self._path(key).exists()

    def save(self, tokens: Sequence[int], state: bytes) -> None:
        """Write a state, on a thread of its own. What goes wrong is no error: it is only not there later."""
        key = self._key(tokens)
        self._given_up.add(key)  # once is enough, whatever happens to it
        if state and len(state) <= self._most // 4:
            self._writing = threading.Thread(target=self._write, args=(key, state), name="save", daemon=True)
            self._writing.start()

    def settle(self) -> None:
        """Wait for what is being written."""
        if self._writing:
            self._writing.join()

    def _write(self, key: bytes, state: bytes) -> None:
        path = self._path(key)
        half = path.with_name(f".{path.stem}.{os.getpid()}.half")
        try:
            with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600), "wb") as file:
                file.write(_HEAD.pack(_MAGIC, key, hashlib.blake2b(state, digest_size=32).digest(), len(state)))
                file.write(state)
            half.rename(path)
            self._sweep()
        except OSError as error:
            _unlink(half)
            sys.stderr.write(f"a prefix is not saved: {error}\n")

    def _sweep(self) -> None:
        """Remove half files of the dead, and the longest unused of more than there may be."""
        assert self._folder
        files = []
        for entry in os.scandir(self._folder):
            try:
                found = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue  # another tier's worker was quicker
            if entry.name.endswith(".half") and time.time() - found.st_mtime > _STALE:
                _unlink(Path(entry.path))
            elif entry.name.endswith(".state"):
                files.append((found.st_mtime_ns, found.st_size, Path(entry.path)))
        total = sum(size for _, size, _ in files)
        for _, size, path in sorted(files):
            if total <= self._most:
                break
            _unlink(path)
            total -= size


def _checked(raw: bytes, key: bytes) -> bytes | None:
    """The state in a file, if it is whole and of this key."""
    if len(raw) < _HEAD.size:
        return None
    magic, named, checksum, length = _HEAD.unpack_from(raw)
    state = raw[_HEAD.size :]
    whole = (magic, named, length) == (_MAGIC, key, len(state))
    return state if whole and hashlib.blake2b(state, digest_size=32).digest() == checksum else None


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        sys.stderr.write(f"{path} stays: {error}\n")
