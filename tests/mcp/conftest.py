"""Servers for the tests: our own misbehaving one, and the reference servers of the protocol's project."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ryxd.core.action import Result
from ryxd.core.effect import Approver, Permission
from ryxd.core.view import View
from ryxd.mcp.servers import Servers
from ryxd.mcp.spec import ServerSpec

FAKE = Path(__file__).parents[1] / "fakes" / "mcpserver.py"
NPM = Path(os.environ.get("RYX_MCP_NPM") or Path.home() / ".cache" / "ryx" / "mcp")
"""A folder with node_modules: npm install --prefix FOLDER @modelcontextprotocol/server-everything, and others."""


def fake(how: str, folder: Path | None = None, **more) -> ServerSpec:
    more = {"permission": Permission.READ, "timeout": 5.0, "start": 10.0} | more
    return ServerSpec("fake", (sys.executable, str(FAKE), how, *([str(folder)] if folder else [])), **more)


def npm(name: str) -> str:
    program = NPM / "node_modules" / ".bin" / name
    if not program.exists() or shutil.which("node") is None:
        pytest.skip(f"no {name}: npm install --prefix {NPM} @modelcontextprotocol/{name.removeprefix('mcp-')}")
    return str(program)


class Paths:
    """A boundary for Views that touch no file of their own."""

    cwd = home = Path("/")
    roots = (Path("/"),)

    def readable(self, path: str | Path) -> Path:
        return Path(path)

    writable = readable

    def hidden(self, path: Path) -> bool:
        return False


class Connected:
    """Some servers, and a View that may use all of their tools."""

    def __init__(self, servers: Servers) -> None:
        self.servers = servers

    def view(self, approver: Approver | None = None) -> View:
        tools = self.servers.tools
        return View(
            "tester", tools=tools, allowed=frozenset(tools), paths=Paths(), environment=dict, language="en",
            emit=lambda _: None, approver=approver,
        )  # fmt: skip

    async def do(self, tool: str, **args) -> Result:
        from ryxd.core.action import Action

        return await self.view().do_action(Action(tool, args))

    @property
    def one(self):
        (server,) = self.servers.servers.values()
        return server


Connect = Callable[..., "asyncio.Future[Connected]"]


@pytest.fixture
async def connect(tmp_path: Path) -> AsyncIterator[Connect]:
    """Start servers; they end with the test."""
    async with Servers(tmp_path / "memory") as servers:

        async def start(*specs: ServerSpec, within: float = 30.0) -> Connected:
            await servers.configure({spec.name: spec for spec in specs})
            await servers.known(servers.servers, within)
            return Connected(servers)

        yield start


def alive(pid: int) -> bool:
    """Whether a process still runs; one that only waits to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(true: Callable[[], object], within: float = 15.0) -> None:
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.02)
