"""Hears from the kernel when memory has become short (pressure stall information), without asking for it."""

import asyncio
import base64
import binascii
import logging
import os
import select
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

_FILE = "/proc/pressure/memory"
_TRIGGER = b"some 200000 2000000\0"
"""Somebody waited for memory for 0.2 s of 2 s: the shortest window that needs no privileges. It ends with a 0."""


class Pressure:
    """Calls `relieve` whenever memory has become short."""

    def __init__(self, relieve: Callable[[], Awaitable[object]]) -> None:
        self._relieve = relieve
        self._trigger: int | None = None
        self._poll: select.epoll | None = None
        self._task: asyncio.Task[object] | None = None

    def watch(self, trigger: int | None = None) -> bool:
        """Begin to listen, on the kernel's file or on an open `trigger`; whether that can be done here."""
        if self._poll:
            return True
        try:
            self._trigger = _opened() if trigger is None else trigger
            # the kernel tells it as an exceptional condition, which only poll and its kin see
            self._poll = select.epoll(sizehint=1)
            self._poll.register(self._trigger, select.EPOLLPRI)
            asyncio.get_running_loop().add_reader(self._poll.fileno(), self._short)
        except OSError as error:
            log.info("models are not unloaded when memory becomes short, for the kernel does not tell: %s", error)
            self._end()
            return False
        return True

    def _short(self) -> None:
        if self._poll and any(what & select.EPOLLERR for _, what in self._poll.poll(0)):
            log.warning("the kernel tells no more when memory becomes short")
            self._end()
        elif self._task is None or self._task.done():
            log.warning("memory has become short")
            self._task = asyncio.create_task(self._do(), name="memory is short")

    async def _do(self) -> None:
        try:
            await self._relieve()
        except Exception:
            log.exception("no memory could be freed")

    def _end(self) -> None:
        if self._poll:
            asyncio.get_running_loop().remove_reader(self._poll.fileno())
            self._poll.close()
        if self._trigger is not None:
            os.close(self._trigger)
        self._poll = self._trigger = None

    async def close(self) -> None:
        """Listen no more."""
        self._end()
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])


def _opened() -> int:
    """The trigger that systemd has set up for our service, or one of our own for the machine. Raises OSError."""
    file, words = _FILE, _TRIGGER
    if given := os.environ.get("MEMORY_PRESSURE_WATCH"):
        try:
            file, words = given, base64.b64decode(os.environ.get("MEMORY_PRESSURE_WRITE", ""), validate=True)
        except binascii.Error:
            log.warning("MEMORY_PRESSURE_WRITE is no base64; %s is used", _FILE)
    opened = os.open(file, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        if words:
            os.write(opened, words)
    except OSError:
        os.close(opened)
        raise
    return opened
