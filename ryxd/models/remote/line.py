"""The connection to an endpoint: HTTP, certificates, time-outs; its answers as JSON.

httpx is imported here only, and this file only once there is an endpoint to ask: it takes a fifth of a second.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any

import httpx

from ryxd.core.keys import Key
from ryxd.models.remote.failure import Failures, Transient
from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.models.remote.sse import BrokenStream, events
from ryxd.wire.errors import ModelError

_WHOLE = 16 << 20
"""Bytes of an answer that is not streamed."""
_ERROR = 64 << 10
"""Bytes of an error that are read."""
_AFTER = 0.5
"""Seconds for a server to end its answer after it said that this was all: then the connection can be kept."""


class Line:
    """Requests to one endpoint. `close` must be awaited. Making one reads certificates: not on the event loop."""

    def __init__(self, spec: RemoteSpec, patience: Patience) -> None:
        """Raises ModelError when there are no certificates to check with."""
        self._headers: dict[str, str] = {}
        self.failures = Failures(spec)
        self._spec = spec
        self._patience = patience
        self._http = httpx.AsyncClient(
            headers={"accept-encoding": "identity", "user-agent": "ryx"},
            verify=_certificates(spec),
            timeout=httpx.Timeout(None, connect=patience.connect),
            follow_redirects=False,
            trust_env=not spec.local,  # a proxy has no business between two programs on this machine
        )

    def use(self, key: Key | None) -> None:
        """Show this key from now on."""
        self._headers = {"authorization": f"Bearer {key.value}"} if key else {}
        self.failures.key = key

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    async def look(self, url: str, question: Mapping[str, Any] | None = None) -> Any:
        """The JSON at an address, or that answers a question put to it; None where there is none.

        Raises Transient, and ModelError when the key or the certificate is wrong.
        """
        method, body = ("GET", None) if question is None else ("POST", dict(question))
        try:
            async with asyncio.timeout(self._patience.probe), self._open(method, url, body) as response:
                raw = await _read(response, _WHOLE)
                if response.status_code in {401, 403, 429, 502, 503, 504}:
                    raise self.failures.of(response.status_code, response.headers, raw)
                if response.status_code != 200:
                    return None
        except TimeoutError:
            raise Transient(f"{self._spec.host} does not answer within {self._patience.probe:g} s") from None
        except BrokenStream:
            return None
        try:
            return json.loads(raw)
        except (ValueError, RecursionError):
            return None

    async def ask(
        self, body: Mapping[str, Any], hear: Callable[[Mapping[str, Any]], bool], *, room: int = 0
    ) -> None:
        """Ask for a chat completion; `hear` gets each chunk of it, and says whether the answer has begun.

        Cancelling closes the connection.

        Raises Transient, Refusal, ContextFull, ModelError.
        """
        patience, host = self._patience, self._spec.host
        done, heard = False, False
        try:
            async with (
                asyncio.timeout(patience.first) as alarm,
                self._open("POST", f"{self._spec.base}/chat/completions", body) as response,
            ):
                if response.status_code != 200:
                    raw = await _read(response, _ERROR)
                    raise self.failures.of(response.status_code, response.headers, raw, room=room)
                async with aclosing(self._pieces(response)) as pieces:
                    async for piece in pieces:
                        done = done or piece == "[DONE]"
                        heard = (not done and hear(self._parsed(piece, room))) or heard
                        # neither comments nor a first empty chunk are a sign of life
                        if done or heard:
                            wait = _AFTER if done else patience.between
                            alarm.reschedule(asyncio.get_running_loop().time() + wait)
        except TimeoutError:
            if not done:
                limit = patience.between if heard else patience.first
                raise ModelError(f"{host} gave no sign of life for {limit:g} s") from None
        except BrokenStream as error:
            raise ModelError(f"{host} sent no usable answer: {self.failures.clean(str(error))}") from None

    async def _pieces(self, response: httpx.Response) -> AsyncGenerator[str, None]:
        """The JSON of each chunk; of the whole answer, when the server does not stream."""
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind == "application/json":
            yield (await _read(response, _WHOLE)).decode(errors="replace")
            yield "[DONE]"
        elif kind in {"text/event-stream", ""}:
            async with aclosing(events(response.aiter_bytes())) as stream:
                async for data in stream:
                    yield data
        else:
            raise ModelError(
                f"{self._spec.base}/chat/completions answers with {self.failures.clean(kind)},"
                " so it is no chat endpoint; is url in config.toml right? It mostly ends in /v1"
            )

    def _parsed(self, piece: str, room: int) -> Mapping[str, Any]:
        try:
            chunk = json.loads(piece)
        except (ValueError, RecursionError):
            raise BrokenStream(f"it sent what is no JSON: {piece[:80]!r}") from None
        if not isinstance(chunk, dict):
            raise BrokenStream(f"it sent what is no chunk of an answer: {piece[:80]!r}")
        if chunk.get("error"):
            raise self.failures.told(chunk["error"], room)
        return chunk

    @asynccontextmanager
    async def _open(self, method: str, url: str, body: Mapping[str, Any] | None) -> AsyncIterator[httpx.Response]:
        """An answer whose body can be read. Raises Transient, ModelError."""
        host = self._spec.host
        headers = self._headers if body is None else {**self._headers, "content-type": "application/json"}
        content = None if body is None else json.dumps(body).encode()
        try:
            async with self._http.stream(method, url, content=content, headers=headers) as response:
                yield response
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            if "CERTIFICATE_VERIFY_FAILED" in str(error):
                raise ModelError(
                    f"the certificate of {host} can't be trusted: {self.failures.clean(str(error))}."
                    " Name the file of its authority with ca in config.toml"
                ) from None
            raise Transient(f"nothing answers at {host} ({_why(error)}); is the server running?") from None
        except httpx.TransportError as error:
            raise Transient(f"the connection to {host} broke ({_why(error)})") from None
        except httpx.HTTPError as error:
            raise ModelError(f"{host} can't be asked: {self.failures.clean(_why(error))}") from None


def _certificates(spec: RemoteSpec) -> ssl.SSLContext | bool:
    """What https is checked with. Without https it is never used, and costs 30 ms to read."""
    if not spec.base.startswith("https:"):
        return False
    try:
        return ssl.create_default_context(cafile=spec.ca)
    except (OSError, ssl.SSLError) as error:
        raise ModelError(
            f"the certificates in {spec.ca} can't be read: {error}; correct ca in config.toml"
        ) from None


async def _read(response: httpx.Response, most: int) -> bytes:
    """The body. Raises BrokenStream where it is longer than that."""
    raw = bytearray()
    async for chunk in response.aiter_bytes():
        raw += chunk
        if len(raw) > most:
            raise BrokenStream("it sent an answer without end")
    return bytes(raw)


def _why(error: Exception) -> str:
    return str(error) or type(error).__name__
