"""The program of one server, under its launcher: started, heard, and surely ended."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from ryxd.core.processes import begun
from ryxd.mcp import launcher
from ryxd.mcp.environment import program
from ryxd.mcp.spec import ServerSpec
from ryxd.mcp.words import clean

LINE = 4 << 20
"""Bytes of one message: pictures come in as text."""
_LOGGED = 200
"""Lines of standard error that are logged; a server may write for months."""
_WIDTH = 500
_LAST = 3
"""Lines of it that a person sees when it ends."""
_PATIENCE = 0.5
"""Seconds for it to end when its input does, as the protocol says it should."""
_ENDING = launcher.GRACE + 4.0

log = logging.getLogger(__name__)


class Gone(Exception):
    """The server can't be started, or has ended; the text says how."""


class Hopeless(Gone):
    """It can't be started, and trying again will not help."""


class Process:
    """A running server. `end` must be awaited, whatever happened."""

    def __init__(self, spec: ServerSpec, process: asyncio.subprocess.Process) -> None:
        self._spec = spec
        self._process = process
        self._last: list[str] = []
        self._logged = 0
        self._hearing = asyncio.create_task(self._hear(), name=f"stderr of {spec.name}")

    @classmethod
    async def start(cls, spec: ServerSpec, variables: Mapping[str, str]) -> Self:
        """Start it. Raises Gone when that can't be done."""
        found = await asyncio.to_thread(program, spec, variables)
        if found is None:
            raise Hopeless(f"there is no program called {spec.command[0]}; install it, or write its whole path")
        cwd = spec.cwd or Path(variables.get("HOME") or "/")
        try:
            # the launcher hears of this process's end by the thread that started it, so: not in another thread
            process = await begun(
                *(sys.executable, "-I", "-S", launcher.__file__, str(os.getpid()), found, *spec.command[1:]),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LINE,
                env=dict(variables),
                cwd=cwd,
                start_new_session=True,
                umask=0o077,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Gone(f"it can't be started in {cwd}: {why}") from error
        return cls(spec, process)

    @property
    def pid(self) -> int:
        """The launcher's process id; everything of the server is below it."""
        return self._process.pid

    async def line(self) -> bytes | None:
        """The next line it writes; None when it has ended. Raises Gone for one that is too long."""
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise Gone(f"it wrote a line longer than {LINE >> 20} MiB") from None
        except OSError:
            return None
        return line or None

    async def write(self, line: bytes) -> None:
        """Give it a line; returns when it was taken, or at once when nobody takes any more."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
        except (OSError, RuntimeError):
            pass  # its end is seen where it is read

    async def end(self) -> str:
        """Make sure that it has ended, with all that it started; how, and its last words."""
        ending = asyncio.create_task(self._end(), name=f"end of {self._spec.name}")
        try:
            return await asyncio.shield(ending)
        except asyncio.CancelledError:
            self._signal(signal.SIGTERM)  # who has no time for a good end gets a quick one; but an end it is
            await asyncio.wait({ending})
            raise

    async def _end(self) -> str:
        assert self._process.stdin is not None
        self._process.stdin.close()
        # its end is only seen when all that it wrote was taken
        draining = asyncio.create_task(self._drain(), name=f"rest of {self._spec.name}")
        if not await self._gone(_PATIENCE):
            self._signal(signal.SIGTERM)
            if not await self._gone(_ENDING):
                log.warning("%s: its launcher does not end; killing the group", self._spec.name)
                try:
                    os.killpg(self.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                await self._gone(_ENDING)
        await asyncio.wait({self._hearing, draining}, timeout=_PATIENCE)
        for task in (self._hearing, draining):
            task.cancel()
        await asyncio.gather(self._hearing, draining, return_exceptions=True)
        code = self._process.returncode
        how = "it does not end, not even killed" if code is None else _how(code)
        return f"{how}: {' | '.join(self._last)}" if self._last else how

    async def _gone(self, patience: float) -> bool:
        try:
            async with asyncio.timeout(patience):
                # its last words first: they say why
                await asyncio.wait({self._hearing})
                await self._process.wait()
        except TimeoutError:
            return self._process.returncode is not None
        return True

    async def _drain(self) -> None:
        assert self._process.stdout is not None
        while await self._process.stdout.read(1 << 16):
            pass

    def _signal(self, number: signal.Signals) -> None:
        try:
            self._process.send_signal(number)
        except ProcessLookupError:
            pass

    async def _hear(self) -> None:
        """Read what it says on standard error: into the log, for a while, and always its last lines."""
        assert self._process.stderr is not None
        while True:
            try:
                raw = await self._process.stderr.readline()
            except ValueError:
                continue  # a line without end: thrown away as it comes
            if not raw:
                return
            if not (line := clean(raw[: 4 * _WIDTH].decode(errors="replace"), _WIDTH)):
                continue
            self._last = [*self._last, line][-_LAST:]
            self._logged += 1
            if self._logged <= _LOGGED:
                log.info("%s: %s", self._spec.name, line)
            elif self._logged == _LOGGED + 1:
                log.info("%s: says more than is worth logging; no more of it", self._spec.name)


def _how(code: int) -> str:
    if code < 0:
        return f"its launcher was killed by {signal.Signals(-code).name}"
    if code > 128 and code - 128 in set(signal.Signals):
        return f"it was killed by {signal.Signals(code - 128).name}"
    return f"it ended with exit code {code}"
