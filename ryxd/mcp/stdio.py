"""The protocol over a program's standard input and output, for the `mcp` package.

Not that package's own transport: a line of it may be endless, what is no message is passed over for ever, and a
server is left alone with its children when its daemon is killed.
"""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import anyio
from mcp.client._transport import TransportStreams
from mcp.shared.message import SessionMessage
from mcp_types import jsonrpc_message_adapter

from ryxd.mcp.fate import Fate, Rate
from ryxd.mcp.process import Gone, Process
from ryxd.mcp.words import clean

_NOISE = 50
"""Lines that are no message: some servers greet on standard output. More than that is no server."""
_BUFFER = 64
"""Messages on their way to it: who cancels must not wait for a server that doesn't read."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def stdio(process: Process, fate: Fate) -> AsyncGenerator[TransportStreams]:
    """The two streams of a running server; `fate` is told when and why it ends."""
    into, received = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    sent, out = anyio.create_memory_object_stream[SessionMessage](_BUFFER)

    async def read() -> None:
        async with into:
            try:
                await _read(process, into)
            except Gone as gone:
                fate.over(str(gone))
            except (anyio.BrokenResourceError, anyio.ClosedResourceError):
                return
            # closing only afterwards: who asks why its call ended must find the reason
            fate.over("")

    async def write() -> None:
        async with out:
            async for message in out:
                text = message.message.model_dump_json(by_alias=True, exclude_unset=True)
                await process.write(text.encode() + b"\n")

    async with anyio.create_task_group() as group:
        group.start_soon(read)
        group.start_soon(write)
        try:
            yield received, sent
        finally:
            group.cancel_scope.cancel()
            received.close()
            sent.close()


async def _read(process: Process, into: anyio.abc.ObjectSendStream[SessionMessage | Exception]) -> None:
    """Messages, until the server ends. Raises Gone when it keeps no order."""
    noise, rate = 0, Rate()
    while (line := await process.line()) is not None:
        if not line.strip():
            continue
        try:
            message = jsonrpc_message_adapter.validate_json(line, by_name=False)
        except ValueError:
            noise += 1
            if noise > _NOISE:
                shown = clean(line[:200].decode(errors="replace"), 60)
                raise Gone(f"what it writes is not the protocol (the last was {shown!r})") from None
            continue
        if flood := rate.flood():
            raise Gone(flood)
        await into.send(SessionMessage(message))
