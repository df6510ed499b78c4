"""A socket server on a temporary folder, and a client that speaks nothing but lines."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.server.socket import SocketServer
from tests.fakes.service import FakeService


class Client:
    """A raw client: what goes over the wire, and nothing in between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._id = 0

    async def send(self, line: bytes) -> None:
        self.writer.write(line)
        await self.writer.drain()

    async def start(self, method: str, **params: Any) -> int:
        self._id += 1
        request = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        await self.send(json.dumps(request).encode() + b"\n")
        return self._id

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(10):
            line = await self.reader.readline()
        assert line.endswith(b"\n"), f"the daemon hung up: {line!r}"
        return json.loads(line)

    async def ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = await self.start(method, **params)
        answer = await self.receive()
        assert answer["id"] == number
        return answer

    async def ended(self) -> bytes:
        """Everything until the daemon hangs up."""
        async with asyncio.timeout(10):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""

    async def close(self) -> None:
        self.writer.close()
        try:
            await self.writer.wait_closed()
        except ConnectionError:
            pass


Connect = Callable[[], Awaitable[Client]]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what only the other side's progress can bring about."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ryx" / "ryxd.sock"


@pytest.fixture
async def service() -> FakeService:
    return FakeService()


@pytest.fixture
async def server(service: FakeService, path: Path) -> AsyncIterator[SocketServer]:
    async with SocketServer(service, path) as running:
        yield running


@pytest.fixture
async def connect(path: Path) -> AsyncIterator[Connect]:
    clients: list[Client] = []

    async def connect() -> Client:
        clients.append(Client(*await asyncio.open_unix_connection(path, limit=8 << 20)))
        return clients[-1]

    yield connect
    for client in clients:
        await client.close()
