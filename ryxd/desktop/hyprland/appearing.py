"""Hears that something appears in a few folders: inotify(7) on the event loop, no thread, no asking again.

Two system calls by ctypes: what came is looked up, so no event is read as such.
"""

import asyncio
import contextlib
import ctypes
import os
from collections.abc import Callable
from pathlib import Path

_CREATE, _MOVED_TO, _ONLYDIR = 0x100, 0x80, 0x1000000
"""From Linux' <linux/inotify.h>. That a watched folder has gone is told besides."""


class Appearing:
    """Calls `appeared` on the event loop when something was made in a watched folder, or one of them is gone."""

    def __init__(self, appeared: Callable[[], None]) -> None:
        """Raises OSError where the user has no inotify instance left."""
        self._appeared = appeared
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._number = self._libc.inotify_init1(os.O_CLOEXEC | os.O_NONBLOCK)
        if self._number < 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._number, self._read)

    def watch(self, folder: Path) -> None:
        """Watch one more folder, or the same again; one that is not there is left out."""
        self._libc.inotify_add_watch(self._number, os.fsencode(folder), _CREATE | _MOVED_TO | _ONLYDIR)

    def close(self) -> None:
        """Hear no more."""
        self._loop.remove_reader(self._number)
        os.close(self._number)

    def _read(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while os.read(self._number, 1 << 14):
                pass
        self._appeared()
