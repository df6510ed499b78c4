"""The commands about tools and MCP servers."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ryxd.core.tool import Tool
from ryxd.engine.toolbox import Toolbox
from ryxd.mcp.servers import Servers
from ryxd.server.operations import Caller
from ryxd.wire.errors import NotFound
from ryxd.wire.tools import (
    McpList,
    McpReply,
    McpRestart,
    ServerInfo,
    ToolFault,
    ToolInfo,
    Tools,
    ToolsReply,
)

if TYPE_CHECKING:
    from ryxd.mcp.server import Server

PATIENCE = 10.0
"""Seconds that a list waits for servers which have just been started."""


class ToolOperations:
    """What can be asked about tools. `toolbox` gives those of now; `disabled`, servers that are switched off."""

    def __init__(
        self, toolbox: Callable[[], Toolbox], servers: Servers, folder: Path, disabled: Callable[[], Iterable[str]]
    ) -> None:
        self._toolbox = toolbox
        self._servers = servers
        self._folder = folder
        self._disabled = disabled

    async def do_tools(self, command: Tools, _: Caller) -> ToolsReply:
        """All tools, or one with its schemas. Servers of which nothing is known yet are started and waited for."""
        box = self._toolbox()
        if command.tool is None or command.tool not in box:
            await self._servers.known(self._servers.servers, PATIENCE)
        if command.tool is not None and (fault := box.fault(command.tool)):
            raise NotFound(fault)
        tools = [tool for name, tool in sorted(box.items()) if command.tool in {None, name}]
        infos = await asyncio.to_thread(lambda: tuple(_info(tool, schemas=bool(command.tool)) for tool in tools))
        faults = tuple(ToolFault(file=str(f.file), line=f.line, text=f.text) for f in box.faults)
        return ToolsReply(folder=str(self._folder), tools=infos, faults=faults)

    async def do_mcp_list(self, _: McpList, __: Caller) -> McpReply:
        """All servers, once it is known whether they start."""
        servers = self._servers.servers.values()
        await asyncio.gather(*(server.settled(PATIENCE) for server in servers))
        off = [ServerInfo(name=name, state="disabled", place="") for name in self._disabled()]
        return McpReply(servers=tuple(sorted((*map(self._server, servers), *off), key=lambda one: one.name)))

    async def do_mcp_restart(self, command: McpRestart, _: Caller) -> McpReply:
        """Start one again."""
        server = self._servers.servers.get(command.server)
        if server is None:
            there = ", ".join(self._servers.servers) or "none"
            raise NotFound(f"there is no MCP server {command.server}; config.toml has: {there}")
        server.again()
        await server.settled(PATIENCE)
        return McpReply(servers=(self._server(server),))

    def _server(self, server: "Server") -> ServerInfo:
        offers = server.offers
        return ServerInfo(
            name=server.spec.name,
            state=server.state,
            place=server.spec.place,
            title=offers.title if offers else "",
            pid=server.pid,
            tools=len(self._servers.of(server.spec.name)),
            resources=len(offers.resources) if offers else 0,
            prompts=len(offers.prompts) if offers else 0,
            restarts=server.restarts,
            error=server.error,
        )


def _info(tool: Tool, *, schemas: bool) -> ToolInfo:
    from ryxd.mcp.tools import loose  # here: no start waits for what few requests need

    return ToolInfo(
        name=tool.name,
        description=tool.description,
        permission=str(tool.permission),
        groups=tuple(sorted(tool.groups)),
        timeouts=tool.timeouts,
        tries=tool.tries,
        source=tool.source,
        notes=loose(tool),
        input=tool.schema() if schemas else None,
        output=tool.output.model_json_schema() if schemas else None,
    )
