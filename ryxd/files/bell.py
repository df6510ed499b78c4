"""The kernel's word that something is to be read: a signal, which one thread sleeps for."""

import fcntl
import os
import signal
import struct
import threading
from collections.abc import Callable

_F_SETOWN_EX = 15
_F_OWNER_TID = 0

_WORD = {signal.SIGIO}


class Bell:
    """Calls `ring`, in a thread of its own, when something happens to an attached descriptor, and then waits.

    Not epoll: a descriptor that somebody else reads is not ready any more when we look, and nobody is woken. The
    signal comes whoever reads. It is sent to this one thread, which has it blocked and takes it out by `sigwait`:
    no handler, no other thread, and nothing of the process is concerned; many are one.

    INVARIANT: after `listen`, whatever happened since the last `ring` began rings again.
    """

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self._number = 0
        self._closing = False
        self._ready = threading.Event()
        self._again = threading.Event()
        self._last = threading.Event()
        self._thread = threading.Thread(target=self._wait, name="files-bell", daemon=True)
        self._thread.start()
        self._ready.wait()

    def attach(self, descriptor: int) -> None:
        """Ring for it from now on, until it is closed. Raises OSError."""
        # from Linux' <fcntl.h>: the module has no names for these
        fcntl.fcntl(descriptor, _F_SETOWN_EX, struct.pack("ii", _F_OWNER_TID, self._number))
        fcntl.fcntl(descriptor, fcntl.F_SETFL, fcntl.fcntl(descriptor, fcntl.F_GETFL) | os.O_ASYNC)

    def listen(self) -> None:
        """Ring again when something happens, or has happened meanwhile."""
        self._again.set()

    def close(self) -> None:
        """End the thread. Safe to call twice."""
        if not self._closing:
            self._closing = True
            self._again.set()
            signal.pthread_kill(self._thread.ident or 0, signal.SIGIO)
            self._last.set()
            self._thread.join()

    def _wait(self) -> None:
        # first of all: its default would end the process
        signal.pthread_sigmask(signal.SIG_BLOCK, _WORD)
        self._number = threading.get_native_id()
        self._ready.set()
        while True:
            signal.sigwait(_WORD)
            self._again.clear()
            if self._closing:  # looked at after the clearing, which may have undone what `close` set
                self._last.wait()  # whoever is sent a signal must be there
                return
            self.ring()
            # what comes now is kept by the kernel, as one signal
            self._again.wait()
