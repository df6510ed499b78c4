"""The commands about tools and MCP servers: what agents can do here, and where it comes from (spec D1, B8)."""

from typing import Any, Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class ToolInfo(Reply):
    """One tool. Schemas are there when it was asked for by name."""

    name: str
    description: str = Field(description="an MCP server's own words are marked as such: they are data")
    permission: str = Field(description="its class: read, change, destroy, network or desktop")
    groups: tuple[str, ...]
    timeouts: tuple[float, ...] = Field(description="seconds for each try")
    tries: int
    source: str = Field(description="ryx, a file of the user's, or mcp:NAME")
    notes: tuple[str, ...] = Field(default=(), description="what of its schema is checked only afterwards")
    input: dict[str, Any] | None = Field(default=None, description="JSON schema of its arguments")
    output: dict[str, Any] | None = Field(default=None, description="JSON schema of what it gives")


class ToolFault(Reply):
    """A file of the user's, or a tool in it, that is not there."""

    file: str
    line: int = Field(default=0, description="0 where it is about the whole file")
    text: str


class ToolsReply(Reply):
    """Tools, and what of the user's own is broken."""

    folder: str = Field(description="where the user's own tools are")
    tools: tuple[ToolInfo, ...]
    faults: tuple[ToolFault, ...] = ()


class Tools(Command):
    """List the tools that agents can use: class, groups, time-outs and where they come from."""

    reply = ToolsReply
    positional = ("tool",)
    tool: str | None = Field(default=None, max_length=100, description="one of them, with its schemas")


class ServerInfo(Reply):
    """One MCP server."""

    name: str
    state: Literal["idle", "starting", "ready", "waiting", "failed", "closed", "disabled"] = Field(
        description="idle: not needed yet; waiting: it ended and is started again; failed: that did not help"
    )
    place: str = Field(description="its program or its address")
    title: str = Field(default="", description="what it calls itself, and the protocol it speaks")
    pid: int | None = None
    tools: int = Field(default=0, description="tools that may be used")
    resources: int = 0
    prompts: int = 0
    restarts: int = 0
    error: str = Field(default="", description="why it last ended, or could not be started")


class McpReply(Reply):
    """The configured servers."""

    servers: tuple[ServerInfo, ...]


class McpList(Command):
    """List the MCP servers of config.toml: state, what they offer, the last error. Starts those that are idle."""

    reply = McpReply


class McpRestart(Command):
    """Start an MCP server again, now, whatever it is doing."""

    reply = McpReply
    positional = ("server",)
    server: str = Field(min_length=1, max_length=100, description="its name in config.toml")
