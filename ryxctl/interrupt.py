"""Ctrl-C as something to wait for, so that it never falls between two bytes of an answer."""

import os
from _signal import (  # type: ignore[import-not-found]  # typeshed has no such stub
    SIG_UNBLOCK,
    SIGINT,
    default_int_handler,
    pthread_sigmask,
    set_wakeup_fd,
    signal,
)


class Interrupt:
    """The first Ctrl-C makes `fileno` readable; the second one raises KeyboardInterrupt wherever we are."""

    def __init__(self) -> None:
        """Take over SIGINT, also one that came while it was blocked."""
        self._read, write = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        self._count = 0
        signal(SIGINT, self._came)
        set_wakeup_fd(write)
        pthread_sigmask(SIG_UNBLOCK, (SIGINT,))

    def fileno(self) -> int:
        """For select."""
        return self._read

    def clear(self) -> None:
        """Take note of it."""
        os.read(self._read, 100)

    def give_back(self) -> None:
        """From here on Ctrl-C raises KeyboardInterrupt at once: there is nothing left to cancel."""
        set_wakeup_fd(-1)
        signal(SIGINT, default_int_handler)

    def _came(self, _number: int, _frame: object) -> None:
        self._count += 1
        if self._count > 1:
            raise KeyboardInterrupt
