"""What systemd wants to hear and has for us: readiness, watchdog, the listening socket (sd_notify(3)).

A dozen lines of the protocol instead of a library: sdnotify is only a source package, and systemd-python
does not build everywhere.
"""

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from ryxd.wire import codec
from ryxd.wire.errors import ConfigError, RyxError

log = logging.getLogger(__name__)

FIRST_FD = 3
"""SD_LISTEN_FDS_START."""

CONTROL = "control"
"""FileDescriptorName= of ryxd.socket."""


class Systemd:
    """Our side of the service manager while the `async with` block runs; does nothing without one.

    Its variables are taken out of the environment, so that no child believes they are meant for it.
    From the start on, the event loop feeds the watchdog: a loop that is stuck is a daemon that is.
    Raises ConfigError when the inherited socket is not one that we can serve. When the block ends with a
    RyxError before anybody served the socket, those who wait on it are told that error.
    """

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        given = dict(os.environ if environment is None else environment)
        if environment is None:
            for name in VARIABLES:
                os.environ.pop(name, None)
        self.socket: socket.socket | None = inherited(given)
        """The listening control socket of ryxd.socket; None when there is none."""
        self._address = given.get("NOTIFY_SOCKET", "")
        self._watchdog = watchdog_interval(given)
        self._feeding: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self._watchdog:
            self._feeding = asyncio.create_task(self._feed(self._watchdog), name="watchdog")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._feeding is not None:
            self._feeding.cancel()
            await asyncio.wait({self._feeding})
        if self.socket is not None:
            if isinstance(error, RyxError) and self.socket.fileno() >= 0:
                refuse(self.socket, error)
            self.socket.close()

    def ready(self, status: str) -> None:
        """The daemon answers (again, after `reloading`). `status` is for `systemctl status`."""
        self._notify("READY=1", f"STATUS={status}")

    def status(self, text: str) -> None:
        """Say in one line what the daemon is at."""
        self._notify(f"STATUS={text}")

    def reloading(self) -> None:
        """The configuration is being read again; `ready` says when that is over."""
        # the time is what Type=notify-reload needs (systemd 253 and newer) to know which reload is meant
        self._notify("RELOADING=1", f"MONOTONIC_USEC={time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000}")

    def stopping(self) -> None:
        """The daemon is on its way out."""
        self._notify("STOPPING=1", "STATUS=stopping")

    async def _feed(self, interval: float) -> None:
        while True:
            self._notify("WATCHDOG=1")
            await asyncio.sleep(interval)

    def _notify(self, *lines: str) -> None:
        if not self._address:
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        text = "\n".join(line.replace("\n", " ") for line in lines)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as to:
            try:
                to.sendto(text.encode(errors="replace"), address)
            except OSError as error:
                # never worth the daemon; if it was the watchdog's, systemd acts by itself
                log.warning("systemd was not told %s: %s", lines[0], error)


VARIABLES = (
    "LISTEN_PID",
    "LISTEN_PIDFDID",
    "LISTEN_FDS",
    "LISTEN_FDNAMES",
    "NOTIFY_SOCKET",
    "WATCHDOG_PID",
    "WATCHDOG_USEC",
)


def watchdog_interval(environment: Mapping[str, str]) -> float:
    """Seconds between two signs of life: half of what systemd allows; 0 without a watchdog of ours."""
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    micro = environment.get("WATCHDOG_USEC", "")
    return int(micro) / 2e6 if micro.isdecimal() else 0.0


def inherited(environment: Mapping[str, str]) -> socket.socket | None:
    """The control socket of sd_listen_fds(3): the one called so, or the only one. None without any.

    Raises ConfigError when it is not a listening Unix stream socket.
    """
    count = environment.get("LISTEN_FDS", "")
    if environment.get("LISTEN_PID") != str(os.getpid()) or not count.isdecimal() or count == "0":
        return None
    names = environment.get("LISTEN_FDNAMES", "").split(":")
    descriptors = range(FIRST_FD, FIRST_FD + int(count))
    for descriptor in descriptors:
        with contextlib.suppress(OSError):
            os.set_inheritable(descriptor, False)
    if CONTROL in names[: len(descriptors)]:
        chosen = descriptors[names.index(CONTROL)]
    elif len(descriptors) == 1:
        chosen = descriptors[0]
    else:
        raise ConfigError(f"systemd gave {count} sockets and none is called {CONTROL}: see ryxd.socket")
    try:
        found = socket.socket(fileno=chosen)
    except OSError as error:
        raise ConfigError(f"what systemd gave as descriptor {chosen} is no socket: {error.strerror}") from None
    if (
        found.family != socket.AF_UNIX
        or found.type != socket.SOCK_STREAM
        or not found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    ):
        found.detach()
        raise ConfigError(
            "the socket from systemd is not a listening Unix stream socket: ryxd.socket needs ListenStream=/…"
        )
    return found


def refuse_waiting(error: RyxError) -> None:
    """Tell the clients that wait on an inherited socket why there is no daemon, before it ends on `error`.

    For errors before `Systemd` is entered, as in a wrong config.toml. Does nothing without such a socket.
    """
    try:
        listening = inherited(os.environ)
    except ConfigError:
        return
    if listening is not None:
        with listening:
            refuse(listening, error)


def refuse(listening: socket.socket, error: RyxError) -> None:
    """Answer every waiting client with `error` and hang up.

    Else they would wait for ever, and systemd, seeing them wait, would start us again and again.
    """
    listening.setblocking(False)
    with contextlib.suppress(OSError):  # BlockingIOError: nobody waits any more
        while True:
            client, _ = listening.accept()
            with client, contextlib.suppress(OSError):
                client.setblocking(False)
                client.send(codec.failure(None, error))
