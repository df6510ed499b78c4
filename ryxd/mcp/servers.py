"""All configured MCP servers: which there are, what they offer together, and their end."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

from ryxd.core.tool import Tool
from ryxd.mcp.spec import ServerSpec

if TYPE_CHECKING:
    from ryxd.mcp.offers import Offers
    from ryxd.mcp.server import Server

log = logging.getLogger(__name__)


class Servers:
    """Use as an async context manager; leaving it ends every server. None is started before it is needed."""

    def __init__(self, memory: Path) -> None:
        """`memory` is the folder of what is remembered."""
        self.servers: dict[str, Server] = {}
        self.version = 0
        """Another one whenever `tools` has changed."""
        self._folder = memory
        self._tools: dict[str, dict[str, Tool]] = {}
        self._general: dict[str, Tool] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.configure({})

    async def configure(self, specs: Mapping[str, ServerSpec]) -> tuple[str, ...]:
        """Have exactly these servers; those that stay the same go on. Gives the names of those that changed."""
        gone = {name: one for name, one in self.servers.items() if specs.get(name) != one.spec}
        new = {name: spec for name, spec in specs.items() if name not in self.servers or name in gone}
        if not (gone or new):
            return ()  # most users have no servers, and no start waits for what they would need
        from ryxd.mcp.offers import Memory
        from ryxd.mcp.resources import resources
        from ryxd.mcp.server import Server
        from ryxd.mcp.tools import tools

        memory = Memory(self._folder)
        for name, spec in new.items():
            server = Server(spec, memory, partial(self._learned, name))
            server.offers = await asyncio.to_thread(memory.recall, spec)
            self.servers[name] = server
        for name in gone.keys() - new.keys():
            del self.servers[name]
        self._tools = {name: self._tools.get(name, {}) for name in self.servers if name not in new}
        for name in new:
            self._tools[name] = await asyncio.to_thread(tools, self.servers[name], self.servers[name].offers)
        self._general = resources(self.servers)
        await asyncio.gather(*(server.close() for server in gone.values()))
        self.version += 1
        return tuple(sorted({*gone, *new}))

    @property
    def tools(self) -> dict[str, Tool]:
        """The tools of all servers, as far as is known what they offer."""
        found = dict(self._general)
        for each in self._tools.values():
            found |= each
        return found

    def of(self, name: str) -> Mapping[str, Tool]:
        """The tools of one server."""
        return self._tools.get(name, {})

    async def known(self, names: Iterable[str], within: float) -> tuple[str, ...]:
        """Wait until it is known what these offer, and start them; gives those of which it stays unknown."""
        wanted = [name for name in dict.fromkeys(names) if name in self.servers]
        known = await asyncio.gather(*(self.servers[name].known(within) for name in wanted))
        return tuple(name for name, is_known in zip(wanted, known, strict=True) if not is_known)

    async def _learned(self, name: str, offers: "Offers") -> None:
        from ryxd.mcp.tools import tools

        server = self.servers.get(name)
        if server is not None:
            made = await asyncio.to_thread(tools, server, offers)
            if self.servers.get(name) is server:
                self._tools[name] = made
                self.version += 1
