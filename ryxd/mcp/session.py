"""A connection that speaks: handshake, lists and calls, through the `mcp` package.

The only files that import that package are this one, `stdio` and `web`; they are imported when a server is first
used. What a server may ask of a client (sampling, elicitation, roots) is offered by none and refused.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import mcp_types as types
from mcp.client.client import Client
from mcp.shared.exceptions import MCPError
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import BaseModel, TypeAdapter, ValidationError

import ryxd
from ryxd.mcp.environment import environment
from ryxd.mcp.fate import Expired, Fate, Lost, Rate, Trouble
from ryxd.mcp.offers import MOST, Offers, gathered
from ryxd.mcp.process import Process
from ryxd.mcp.spec import ServerSpec
from ryxd.mcp.stdio import stdio
from ryxd.mcp.web import web
from ryxd.mcp.words import clean

_PAGES = 20
"""Pages of one list: a server can always have one more."""
_ME = types.Implementation(name="ryx", version=ryxd.__version__)
_CALLED: TypeAdapter[types.CallToolResult | types.InputRequiredResult] = TypeAdapter(
    types.CallToolResult | types.InputRequiredResult
)
_WHY = 300
"""Characters of a server's own words about a failure."""

_T = TypeVar("_T")
Progress = Callable[[str], None]

log = logging.getLogger(__name__)


class Session:
    """One connection that is ready."""

    def __init__(self, client: Client, fate: Fate) -> None:
        self._client = client
        self._fate = fate

    async def offers(self) -> Offers:
        """All that the server offers now. Raises Trouble, Expired, Lost."""
        client = self._client
        can = client.server_capabilities
        tools = await self._all(client.list_tools, "tools") if can.tools else []
        resources = await self._all(client.list_resources, "resources") if can.resources else []
        if can.resources:
            resources += await self._all(client.list_resource_templates, "resource_templates")
        prompts = await self._all(client.list_prompts, "prompts") if can.prompts else []
        info = client.server_info
        title = f"{info.name} {info.version}" if info else ""
        return gathered(f"{title} ({client.protocol_version})", tools, resources, prompts)

    async def call(self, tool: str, args: Mapping[str, Any], report: Progress) -> Mapping[str, Any]:
        """What a tool gave, as the protocol's JSON. Raises Trouble, Expired, Lost."""

        async def told(progress: float, total: float | None, message: str | None) -> None:
            share = f" ({progress:g} of {total:g})" if total else f" ({progress:g})"
            report(clean(message or "working", 120) + share)

        request = types.CallToolRequest(params=types.CallToolRequestParams(name=tool, arguments=dict(args)))
        # not `call_tool`: that checks the answer with Python's own regular expressions, out of a stranger's schema
        result = await self._done(self._client.session.send_request(request, _CALLED, progress_callback=told))
        if isinstance(result, types.InputRequiredResult):
            raise Trouble(
                "it asks for something in between (a question, a model, folders), which ryx gives to no server"
            )
        return _json(result)

    async def read(self, uri: str) -> Mapping[str, Any]:
        """A resource, as the protocol's JSON. Raises Trouble, Expired, Lost."""
        return _json(await self._done(self._client.read_resource(uri)))

    async def prompt(self, name: str, arguments: Mapping[str, str]) -> Mapping[str, Any]:
        """A prompt, filled in, as the protocol's JSON. Raises Trouble, Expired, Lost."""
        return _json(await self._done(self._client.get_prompt(name, dict(arguments))))

    async def _all(self, page: Callable[..., Awaitable[Any]], what: str) -> list[Mapping[str, Any]]:
        found: list[Mapping[str, Any]] = []
        cursor: str | None = None
        for _ in range(_PAGES):
            result = await self._done(page(cursor=cursor))
            found += [_json(each) for each in getattr(result, what)]
            cursor = result.next_cursor
            if not cursor or len(found) > MOST:
                break
        return found

    async def _done(self, work: Awaitable[_T]) -> _T:
        """An answer, or what went wrong in our words."""
        try:
            return await work
        except MCPError as error:
            said = clean(self._fate.hidden(error.message), _WHY)
            # the number alone is also what servers call any failure of theirs
            if error.code == types.CONNECTION_CLOSED and said == "Connection closed":
                raise Lost(self._fate.why or said) from error
            # the protocol says 404; there are servers that say 400, and not in a way that the package understands
            unsaid = error.code == types.INTERNAL_ERROR
            if self._fate.status in {400, 404} and (unsaid or "session" in said.lower()):
                raise Expired(said) from error
            why = self._fate.why if error.code == types.INTERNAL_ERROR and self._fate.why else said
            raise Trouble(why or "it failed without a word") from error
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(step) for step in first["loc"])
            raise Trouble(
                f"its answer is not what the protocol wants ({clean(where, 100)}: {first['msg']})"
            ) from error
        except (RuntimeError, ValueError) as error:
            raise Trouble(clean(str(error), _WHY)) from error


@asynccontextmanager
async def opened(spec: ServerSpec, fate: Fate, started: Callable[[int], None]) -> AsyncGenerator[Session]:
    """Connect to a server; leaving ends it. `started` is told the process id. Raises what goes wrong."""
    async with AsyncExitStack() as stack:
        if spec.url:
            transport = web(spec, fate)
        else:
            process = await Process.start(spec, await environment(spec))
            stack.push_async_callback(_ended, process, fate)
            started(process.pid)
            transport = stdio(process, fate)

        rate = Rate()

        async def heard(message: object) -> None:
            if flood := rate.flood():
                fate.over(flood)
            kind = getattr(message, "method", "")
            if isinstance(kind, str) and kind.endswith("list_changed"):
                fate.changed()

        client = await stack.enter_async_context(
            Client(transport, message_handler=heard, client_info=_ME, read_timeout_seconds=None, cache=None)
        )
        if client.protocol_version in MODERN_PROTOCOL_VERSIONS:
            listening = asyncio.create_task(_listen(client, fate), name=f"changes of {spec.name}")
            stack.push_async_callback(_cancelled, listening)
        yield Session(client, fate)


async def _ended(process: Process, fate: Fate) -> None:
    by_itself = fate.is_over
    how = await process.end()
    fate.over(how if by_itself else "")  # of one that was ended, it is no news how


async def _listen(client: Client, fate: Fate) -> None:
    """Hear of changes from a server of the newer protocol, which tells only who asks."""
    try:
        async with client.listen(
            tools_list_changed=True, prompts_list_changed=True, resources_list_changed=True
        ) as changes:
            async for _ in changes:
                fate.changed()
    except (MCPError, OSError, RuntimeError, ValueError) as error:
        log.debug("changes are not heard of: %s", error)


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _json(model: BaseModel) -> Mapping[str, Any]:
    made: Mapping[str, Any] = model.model_dump(by_alias=True, mode="json", exclude_none=True)
    return made
