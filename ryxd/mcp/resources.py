"""The resources and prompts of all servers, as three tools: what there is, read one, fill one in."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.effect import Effect, Permission
from ryxd.core.tool import Tool, ToolError, ToolView
from ryxd.core.view import LENT
from ryxd.mcp.content import Answer, answer, contents, origin
from ryxd.mcp.server import Server
from ryxd.mcp.tools import foretold, source

_LISTED = 60
"""Entries of one list: a prompt has no room for more."""
_TIME = 32.0


class Which(BaseModel):
    """The server whose lists are wanted."""

    model_config = ConfigDict(extra="forbid")
    server: str = Field(description="name of the MCP server")


class Read(Which):
    """One resource."""

    uri: str = Field(min_length=1, max_length=2000, description="its address, as list_resources tells it")


class Fill(Which):
    """One prompt, with its arguments."""

    name: str = Field(min_length=1, max_length=200, description="its name, as list_resources tells it")
    arguments: dict[str, str] = Field(default_factory=dict, description="its arguments")


class Lists(BaseModel):
    """What a server offers besides tools; the server's own words, and data."""

    origin: str
    resources: list[str]
    prompts: list[str]
    more: int | None = None


def resources(servers: Mapping[str, Server]) -> dict[str, Tool]:
    """The three tools; none where no server is configured."""
    if not servers:
        return {}

    def of(name: str) -> Server:
        if name not in servers:
            raise ToolError(f"there is no MCP server {name}; there are: {', '.join(servers)}")
        return servers[name]

    def asked(server: Server, what: str, args: Mapping[str, Any]) -> Effect:
        # what is read is decided by the server: it may send the address anywhere
        given = server.spec.permission or Permission.NETWORK
        return foretold(server.spec.name, what, args, frozenset({given}))

    async def list_resources(args: Which, _: ToolView) -> Lists:
        server = of(args.server)
        if not await server.known(server.spec.timeout):
            raise ToolError(f"the MCP server {args.server} does not run: {server.error or 'it is still starting'}")
        offers = server.offers
        assert offers is not None
        found = [f"{one.uri} {one.name}: {one.description}".strip(": ") for one in offers.resources]
        prompts = [f"{one.name} ({', '.join(one.arguments)}): {one.description}" for one in offers.prompts]
        more = max(0, len(found) - _LISTED) + max(0, len(prompts) - _LISTED)
        return Lists(
            origin=origin(args.server), resources=found[:_LISTED], prompts=prompts[:_LISTED], more=more or None
        )

    async def read_effect(args: Read, _: ToolView) -> Effect:
        return asked(of(args.server), "read a resource", {"uri": args.uri})

    async def read_resource(args: Read, _: ToolView) -> Answer:
        result = await of(args.server).do(lambda session: session.read(args.uri))
        parts = [contents(each) for each in result.get("contents", ()) if isinstance(each, Mapping)]
        blocks = [{"type": "text", "text": text} for text, _ in parts if text]
        return answer(args.server, blocks, notes=[note for _, note in parts if note])

    async def fill_effect(args: Fill, _: ToolView) -> Effect:
        return asked(of(args.server), "fill in a prompt", {"name": args.name, **args.arguments})

    async def get_prompt(args: Fill, _: ToolView) -> Answer:
        result = await of(args.server).do(lambda session: session.prompt(args.name, args.arguments))
        blocks = []
        for message in result.get("messages", ()):
            content = message.get("content") if isinstance(message, Mapping) else None
            if isinstance(content, Mapping) and content.get("type") == "text":
                content = {**content, "text": f"[{message.get('role')}] {content.get('text')}"}
            blocks.append(content)
        return answer(args.server, blocks)

    def made(run: Any, description: str, model: type[BaseModel], output: type[BaseModel], **more: Any) -> Tool:
        return Tool(
            name=run.__name__,
            description=description,
            input=model,
            output=output,
            run=run,
            groups=frozenset({"mcp", LENT}),
            repeatable=True,
            timeouts=(_TIME,),
            source=source("*"),
            **more,
        )

    network = Permission.NETWORK
    listing = made(
        list_resources, "list an MCP server's resources and prompts", Which, Lists, permission=Permission.READ
    )
    reading = made(
        read_resource, "read a resource of an MCP server", Read, Answer, permission=network, effect=read_effect
    )
    filling = made(
        get_prompt, "get a prompt of an MCP server", Fill, Answer, permission=network, effect=fill_effect
    )
    return {tool.name: tool for tool in (listing, reading, filling)}
