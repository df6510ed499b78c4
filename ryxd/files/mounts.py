"""Hears from the kernel that something was mounted or unmounted: what is under a name can then be another file."""

import asyncio
import logging
import os
import select
from collections.abc import Callable
from typing import Self

log = logging.getLogger(__name__)

_TABLE = "/proc/self/mountinfo"


class Mounts:
    """Calls `changed` whenever this process's mounts have changed. Enter it on the event loop."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._table: int | None = None
        self._poll: select.epoll | None = None

    def __enter__(self) -> Self:
        try:
            self._table = os.open(_TABLE, os.O_RDONLY | os.O_CLOEXEC)
            # always readable; that it changed is told as an exceptional condition, which the loop does not see
            self._poll = select.epoll(sizehint=1)
            self._poll.register(self._table, select.EPOLLPRI)
            asyncio.get_running_loop().add_reader(self._poll.fileno(), self._ready)
        except OSError as error:
            log.info("mounts are not followed: %s", error)
            self.__exit__()
        return self

    def _ready(self) -> None:
        if self._poll is not None:
            self._poll.poll(0)
            self._changed()

    def __exit__(self, *_: object) -> None:
        if self._poll is not None:
            asyncio.get_running_loop().remove_reader(self._poll.fileno())
            self._poll.close()
        if self._table is not None:
            os.close(self._table)
        self._poll = self._table = None
