"""What answers use of graphics cards' energy: asked of a process of its own while there are any (models.nvml).

The process begins with the first answer of a model that a card computes, and ends with the last: a card that
sleeps is not woken. No answer waits for its begin; what was used before its first line is not told.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from ryxd.core.processes import begun

DRIVER = Path("/proc/driver/nvidia/version")
SECONDS = 2.0
"""That a reading may take."""
COMMAND = (sys.executable, "-P", "-m", "ryxd.models.nvml")

Used = Callable[[float], None]
"""Told of joules that were used."""


class Cards:
    """Divides what the cards use among the answers that are being written. Without a driver it does nothing."""

    def __init__(self, driver: Path = DRIVER) -> None:
        self._driver = driver
        self._there: bool | None = None
        self._process: Process | None = None
        self._last: int | None = None
        self._open: list[Used] = []
        self._turn = asyncio.Lock()
        self._begun: dict[Used, asyncio.Task[None]] = {}

    def begins(self, used: Used) -> None:
        """An answer begins; what is used from here on is its, too. Waits for nothing."""
        if self._there is None:
            self._there = self._driver.exists() and find_spec("pynvml") is not None
        if self._there:
            self._begun[used] = asyncio.create_task(self._begin(used), name="cards")

    async def ends(self, used: Used) -> None:
        """It has ended: it has been told of all that was its."""
        begun = self._begun.pop(used, None)
        if begun is None:
            return
        await asyncio.wait([begun])
        async with self._turn:
            await self._divide()
            self._open = [other for other in self._open if other != used]
            if not self._open:
                await self._stop()

    async def _begin(self, used: Used) -> None:
        async with self._turn:
            if self._process is None:
                await self._start()
            else:
                await self._divide()
            self._open.append(used)

    async def _start(self) -> None:
        self._last = None
        with suppress(OSError):
            self._process = await begun(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            self._last = await self._line()
        if self._last is None:
            await self._stop()
            self._there = False  # no card tells, and none will

    async def _divide(self) -> None:
        """Give what was used since the last reading to who was there."""
        if self._process is None or self._process.stdin is None:
            return
        with suppress(OSError):
            self._process.stdin.write(b"\n")
            await self._process.stdin.drain()
        now = await self._line()
        if now is None:  # it hangs, or has died: the next answer begins anew
            await self._stop()
        elif self._last is not None:
            for used in self._open:
                used((now - self._last) / 1000 / len(self._open))
        self._last = now

    async def _line(self) -> int | None:
        if self._process is None or self._process.stdout is None:
            return None
        try:
            async with asyncio.timeout(SECONDS):
                return int(await self._process.stdout.readline())
        except (TimeoutError, ValueError, OSError):
            return None

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
