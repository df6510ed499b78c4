"""A real ryxd in a private world: its own home, runtime folder, state and (unless given) no session bus."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parent.parent.parent
START = 30.0
WAIT = 60.0


class Client:
    """A raw JSON-RPC connection: what any program in any language would do."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._number = 0
        self.pending: list[dict[str, Any]] = []

    @classmethod
    async def open(cls, path: Path) -> Self:
        return cls(*await asyncio.open_unix_connection(str(path), limit=1 << 22))

    async def send(self, line: bytes) -> None:
        self.writer.write(line)
        await self.writer.drain()

    async def line(self) -> dict[str, Any]:
        async with asyncio.timeout(WAIT):
            raw = await self.reader.readline()
        assert raw, "the daemon hung up"
        return json.loads(raw)

    async def request(self, method: str, **params: Any) -> int:
        self._number += 1
        message = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        await self.send(json.dumps(message).encode() + b"\n")
        return self._number

    async def call(self, method: str, **params: Any) -> Any:
        """The result; a JSON-RPC error is raised as AssertionError with its text."""
        reply = await self.reply(await self.request(method, **params))
        assert "error" not in reply, reply["error"]
        return reply["result"]

    async def fails(self, method: str, **params: Any) -> dict[str, Any]:
        reply = await self.reply(await self.request(method, **params))
        assert "error" in reply, reply
        return reply["error"]

    async def reply(self, number: int) -> dict[str, Any]:
        while True:
            message = await self.line()
            if message.get("id") == number:
                return message
            self.pending.append(message)

    async def event(self, kind: str | None = None) -> dict[str, Any]:
        """The next event (of a kind); others before it are passed over."""
        while True:
            message = self.pending.pop(0) if self.pending else await self.line()
            if message.get("method") == "event" and kind in {None, message["params"].get("kind")}:
                return message["params"]

    async def ask(
        self, text: str, *, denies: bool = False, approves: bool = False, **params: Any
    ) -> tuple[str, list[dict[str, Any]]]:
        """Ask and follow to the end: the run's id and its events. `denies`, `approves`: says no, or yes, to all that it waits for."""
        reply = await self.call("ask", text=text, stream=True, **params)
        events = [await self.event()]
        while events[-1]["kind"] != "finished":
            if (denies or approves) and events[-1]["kind"] == "asked" and events[-1]["waiting"]:
                await self.call("approve" if approves else "deny", target=events[-1]["name"])
            events.append(await self.event())
        return reply["run"], events

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


class Daemon:
    """`async with Daemon(folder) as daemon`: ready when entered, gone when left."""

    module = "ryxd"
    """What is started."""

    def __init__(
        self, folder: Path, *, config: str = "", env: dict[str, str] | None = None, advised: bool = True
    ) -> None:
        """`advised` False is a first start, which has something to say on the desktop."""
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(exist_ok=True)
        runtime = folder / "run"
        runtime.mkdir(exist_ok=True, mode=0o700)
        self.socket = runtime / "ryx" / "ryxd.sock"
        self.config = folder / "config" / "ryx" / "config.toml"
        self.config.parent.mkdir(parents=True, exist_ok=True)
        if config:
            self.config.write_text(config)
        self.advised = folder / "state" / "ryx" / "advised"
        self._first = not advised
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_DATA_DIRS": str(folder / "data-dirs"),
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
            "PYTHONPATH": str(ROOT),
            **(env or {}),
        }
        self.process: asyncio.subprocess.Process | None = None
        self.log = folder / "ryxd.log"

    async def start(self) -> None:
        """Start it; returns when it says READY=1."""
        if not self._first:
            self.advised.parent.mkdir(parents=True, exist_ok=True)
            self.advised.touch()
        ready = self.folder / "notify"
        ready.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told, self.log.open("ab") as log:
            told.bind(str(ready))
            told.setblocking(False)
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                env={**self.env, "NOTIFY_SOCKET": str(ready)},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
            loop = asyncio.get_running_loop()
            ended = asyncio.create_task(self.process.wait())
            async with asyncio.timeout(START):
                while True:
                    news = asyncio.create_task(loop.sock_recv(told, 4096))
                    await asyncio.wait({news, ended}, return_when=asyncio.FIRST_COMPLETED)
                    if not news.done():
                        news.cancel()
                        await asyncio.gather(news, return_exceptions=True)
                        raise AssertionError(f"ryxd ended with {ended.result()}:\n{self.log.read_text()}")
                    if b"READY=1" in news.result():
                        break
            ended.cancel()
            await asyncio.gather(ended, return_exceptions=True)

    async def stop(self, number: int = signal.SIGTERM) -> int:
        """End it with a signal; returns its exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        async with asyncio.timeout(20):
            return await self.process.wait()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    async def client(self) -> Client:
        """A new connection."""
        return await Client.open(self.socket)

    async def ctl(self, *args: str, stdin: bytes = b"") -> tuple[int, str, str]:
        """Run ryxctl as a user does: (exit code, stdout, stderr)."""
        process = await asyncio.create_subprocess_exec(
            str(ROOT / "bin" / "ryxctl"),
            *args,
            env=self.env,
            cwd=self.home,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(WAIT):
            out, err = await process.communicate(stdin)
        assert process.returncode is not None
        return process.returncode, out.decode(), err.decode()

    def children(self) -> list[int]:
        """The daemon's child processes (its model workers)."""
        assert self.process is not None
        tasks = Path(f"/proc/{self.process.pid}/task")
        return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]


async def answer(daemon: Daemon, text: str, yes: bool | None = None) -> dict[str, Any]:
    """The end of a run that needed no model; whatever it asks gets this answer, and None expects no question."""
    client = await daemon.client()
    try:
        await client.call("ask", text=text, stream=True, session="new")
        events = [await client.event()]
        while events[-1]["kind"] != "finished":
            if events[-1]["kind"] == "asked" and events[-1]["waiting"]:
                assert yes is not None, events[-1]
                await client.call("approve" if yes else "deny", target=events[-1]["name"])
            events.append(await client.event())
    finally:
        await client.close()
    routed = next(event for event in events if event["kind"] == "routed")
    assert (routed["level"], routed["tier"]) == ("TRIVIAL", None), routed
    return events[-1]
