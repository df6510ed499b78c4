"""The private daemon, seen from outside: started, ready, spoken to on its socket, and surely ended."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import ryxd
from ryxd.core.processes import begun
from ryxd.evaluation.home import Scratch, told
from ryxd.wire.command import PROTOCOL
from ryxd.wire.errors import DaemonGone, Unavailable, error_named

START = 60.0
"""Seconds that it may take to be ready; a model is loaded after that."""
ENDS = 15.0
"""Seconds that it gets to end by itself."""
LONGEST = 1 << 26
"""Bytes of one line."""


class Private:
    """`async with Private(scratch, environment) as daemon`: ready when entered, gone when left."""

    def __init__(self, scratch: Scratch, environment: Mapping[str, str]) -> None:
        self._scratch = scratch
        self._environment = environment
        self._number = 0
        self._early: list[dict[str, Any]] = []
        """Events that came while an answer was waited for."""

    async def __aenter__(self) -> Self:
        try:
            await self._start()
            where = str(self._scratch.socket)
            self._reader, self._writer = await asyncio.open_unix_connection(where, limit=LONGEST)
            await self.call("hello", protocol=PROTOCOL, client="ryxctl eval")
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(self, *exc: object) -> None:
        self._writer.close()
        await self._end()

    async def _start(self) -> None:
        """Start it; returns when it says that it is ready. Raises Unavailable."""
        scratch = self._scratch
        address = scratch.root / "ready"
        address.unlink(missing_ok=True)
        code = str(Path(ryxd.__file__).parent.parent)
        environment = {**scratch.environment(self._environment), "NOTIFY_SOCKET": str(address), "PYTHONPATH": code}
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ready, scratch.log.open("ab") as log:
            ready.bind(str(address))
            ready.setblocking(False)
            self._process = await begun(
                *(sys.executable, "-P", "-m", "ryxd.evaluation.private", str(scratch.results), str(os.getpid())),
                env=environment,
                cwd=scratch.home,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us, and we end it
            )
            told_ready = asyncio.create_task(self._is_ready(ready))
            ended = asyncio.create_task(self._process.wait())
            try:
                await asyncio.wait({told_ready, ended}, timeout=START, return_when=asyncio.FIRST_COMPLETED)
                if not told_ready.done():
                    why = f"ended with {ended.result()}" if ended.done() else f"is not ready after {START:g} s"
                    raise Unavailable(f"the private ryxd {why}:\n{told(scratch.log)}")
            finally:
                for task in (told_ready, ended):
                    task.cancel()
                await asyncio.gather(told_ready, ended, return_exceptions=True)

    async def _is_ready(self, ready: socket.socket) -> None:
        while b"READY=1" not in await asyncio.get_running_loop().sock_recv(ready, 4096):
            pass

    async def _end(self) -> None:
        """End it, whatever it does; its models end with it."""
        process = getattr(self, "_process", None)
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDS):
                await process.wait()
        except BaseException as error:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if not isinstance(error, TimeoutError):
                raise
            await process.wait()

    # -- speaking with it

    async def request(self, method: str, **params: Any) -> int:
        """Send a command, and don't wait; gives its number."""
        self._number += 1
        message = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        self._writer.write(json.dumps(message).encode() + b"\n")
        try:
            await self._writer.drain()
        except ConnectionError:
            raise self._gone() from None
        return self._number

    async def message(self) -> dict[str, Any]:
        """The next message, whatever it is. Raises DaemonGone."""
        try:
            line = await self._reader.readline()
        except ConnectionError:
            line = b""
        if not line.endswith(b"\n"):
            raise self._gone()
        return dict(json.loads(line))

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """The result of a command; events meanwhile are kept. Raises its error (RyxError), or DaemonGone."""
        number = await self.request(method, **params)
        while True:
            message = await self.message()
            if message.get("id") == number:
                return result(message)
            self._early.append(message)

    async def heard(self) -> dict[str, Any]:
        """The next message, kept ones first."""
        return self._early.pop(0) if self._early else await self.message()

    def _gone(self) -> DaemonGone:
        return DaemonGone(f"the private ryxd is gone:\n{told(self._scratch.log)}")


def result(message: Mapping[str, Any]) -> dict[str, Any]:
    """What an answer has as its result. Raises the error that it is (RyxError)."""
    if "error" in message:
        error = message["error"]
        raise error_named(error["data"]["code"])(error["message"])
    return dict(message["result"])
