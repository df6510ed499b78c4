"""One daemon at a time: the lock beside the control socket."""

import fcntl
import os
import stat
from pathlib import Path
from typing import Self

from ryxd.wire.errors import Busy, ConfigError


class Alone:
    """Holds the lock beside the socket `path` while the `with` block runs; makes its folder, mode 0700.

    Enter it before the journal is opened: a second daemon must not get as far as that. The kernel lets go
    of the lock when our process ends, however it ends. Raises Busy when another daemon has it, ConfigError
    when the folder is somebody else's.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = -1

    def __enter__(self) -> Self:
        _folder(self._path.parent)
        file = self._path.with_suffix(".lock")
        try:
            self._lock = os.open(file, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        except OSError as error:
            raise ConfigError(f"the lock {file} can't be made: {error.strerror}; remove what is there") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            pid = os.read(self._lock, 20).decode(errors="replace").strip() or "unknown"
            os.close(self._lock)
            raise another(self._path, pid) from None
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, f"{os.getpid()}\n".encode(), 0)
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._lock)


def another(path: Path, pid: str) -> Busy:
    """The error of a daemon that comes second."""
    # the last way is the one that works when somebody has deleted the socket
    end = f", or kill {pid}" if pid.isdecimal() else ""
    return Busy(
        f"another ryxd (process {pid}) has {path}; stop it first: ryxctl shutdown, or "
        f"systemctl --user stop ryxd.socket ryxd.service{end}"
    )


def _folder(folder: Path) -> None:
    """Make the socket's folder, for our eyes only. Raises ConfigError when it is somebody else's."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
            raise ConfigError(
                f"{folder} must be a folder of your own; remove it, or set XDG_RUNTIME_DIR to one of yours"
            )
        if stat.S_IMODE(found.st_mode) & 0o077:
            folder.chmod(0o700)
    except OSError as error:
        raise ConfigError(
            f"the control socket's folder {folder} can't be made: {error.strerror}; "
            "check XDG_RUNTIME_DIR (a login session sets it)"
        ) from None
