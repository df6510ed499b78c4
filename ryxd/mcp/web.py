"""The protocol over HTTP (streamable), for the `mcp` package: bounded answers, refusals that say what to do."""

import ssl
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import httpx2
from mcp.client._transport import TransportStreams
from mcp.client.streamable_http import streamable_http_client

from ryxd.mcp.environment import revealed
from ryxd.mcp.fate import Fate
from ryxd.mcp.process import LINE
from ryxd.mcp.spec import ServerSpec, kept_elsewhere

_CONNECT = 10.0
_GOODBYE = 1.0
_REFUSED = {
    401: "it wants a key, or another one (HTTP 401); see headers in config.toml",
    403: "it does not allow this (HTTP 403); the key in headers may lack a right",
    407: "a proxy wants a password (HTTP 407)",
    429: "it is asked too often (HTTP 429); try again later",
}


@asynccontextmanager
async def web(spec: ServerSpec, fate: Fate) -> AsyncGenerator[TransportStreams]:
    """The two streams of a server at an address; `fate` keeps why it refused. Raises NoKey."""

    async def look(response: httpx2.Response) -> None:
        fate.status, fate.why = response.status_code, _said(response.status_code)

    async def hurry(request: httpx2.Request) -> None:
        if request.method == "DELETE":  # a goodbye; nobody waits long for it to be heard
            request.extensions["timeout"] = dict.fromkeys(("connect", "read", "write", "pool"), _GOODBYE)

    headers = await revealed(spec.headers)
    fate.secrets = tuple(headers[name] for name, value in spec.headers.items() if kept_elsewhere(value))
    for name, value in spec.headers.items():
        if name.lower() == "authorization" and kept_elsewhere(value):
            headers[name] = f"Bearer {headers[name]}"
    async with (
        httpx2.AsyncClient(
            headers=headers,
            timeout=httpx2.Timeout(_CONNECT, read=max(spec.timeout, spec.start)),
            transport=_Bounded(verify=_trust(spec)),
            event_hooks={"request": [hurry], "response": [look]},
        ) as client,
        streamable_http_client(spec.url, http_client=client, max_sse_event_size=LINE) as streams,
    ):
        yield streams


def _said(status: int) -> str:
    """What a status means for the user; empty for what is no trouble, or of the protocol's own."""
    return _REFUSED.get(status) or (f"it fails (HTTP {status})" if status >= 500 else "")


def _trust(spec: ServerSpec) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(spec.ca.expanduser()) if spec.ca else None)


class _Bounded(httpx2.AsyncHTTPTransport):
    """Breaks off answers that are too large; a stream of events is bounded event by event."""

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        response = await super().handle_async_request(request)
        if not response.headers.get("content-type", "").lower().startswith("text/event-stream"):
            assert isinstance(response.stream, httpx2.AsyncByteStream)
            response.stream = _Counted(response.stream)
        return response


class _Counted(httpx2.AsyncByteStream):
    def __init__(self, stream: httpx2.AsyncByteStream) -> None:
        self._stream = stream

    async def __aiter__(self) -> AsyncIterator[bytes]:
        left = LINE
        async for part in self._stream:
            left -= len(part)
            if left < 0:
                raise httpx2.StreamError(f"an answer of more than {LINE >> 20} MiB")
            yield part

    async def aclose(self) -> None:
        await self._stream.aclose()
