"""One GET over HTTP: only to addresses that were checked, each hop of it, bounded in size and time.

httpx is imported here only, and this file when the first page is asked for: it takes a fifth of a second.
"""

import asyncio
import ssl
import zlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from urllib.parse import urljoin

import httpx

from ryxd.core.tool import ToolError
from ryxd.tools.internet.reach import Reach, Resolve, checked, place, resolved

MOST = 2 << 20
"""Bytes of a page that are read."""
HOPS = 5
"""Times that a page may lead to another address."""
_CONNECT = 10.0
_TRIED = 3
"""Addresses of one host that are tried."""
_HEADERS = {"user-agent": "ryx", "accept-encoding": "gzip", "accept-language": "*"}
_LATER = frozenset({502, 503, 504})
"""What a server says that may answer a moment later."""
_MOVED = {301, 302, 303, 307, 308}


@dataclass(frozen=True)
class Fetched:
    """What an address gave."""

    url: str
    """Where it came from in the end."""
    kind: str
    """Its media type."""
    charset: str
    body: bytes
    cut: bool
    """Whether there was more of it."""


async def fetch(url: str, reach: Reach, kinds: Collection[str], resolve: Resolve = resolved) -> Fetched:
    """What an address gives, redirects followed; `kinds` are the media types that are taken.

    Cancelling closes the connection. Raises ToolError.
    """
    host = url
    try:
        async with asyncio.timeout(reach.seconds) as clock:
            for _ in range(HOPS + 1):
                try:
                    host, port = place(url)
                except ValueError as error:
                    raise ToolError(f"{error}, and nothing else is read") from error
                answer = await _hop(url, await checked(host, port, reach, resolve), kinds)
                if isinstance(answer, Fetched):
                    return answer
                url = urljoin(url, answer)
            raise ToolError(f"{host} leads from one address to the next, more than {HOPS} times")
    except TimeoutError:
        if not clock.expired():
            raise
        raise ToolError(f"{host} did not answer within {reach.seconds:g} s") from None


async def _hop(url: str, addresses: list[str], kinds: Collection[str]) -> Fetched | str:
    """The page, or the address that it leads to."""
    host, _ = place(url)
    verify = await asyncio.to_thread(ssl.create_default_context) if url.lower().startswith("https:") else False
    limits = httpx.Timeout(None, connect=_CONNECT)
    try:
        # a proxy would look the name up again, and connect to what it finds then
        async with httpx.AsyncClient(headers=_HEADERS, verify=verify, trust_env=False, timeout=limits) as client:
            response = await _connected(client, url, host, addresses)
            try:
                return await _read(response, url, host, kinds)
            finally:
                await response.aclose()
    except (httpx.HTTPError, httpx.InvalidURL, zlib.error) as error:
        raise ToolError(f"{host} can't be read: {_why(error)}") from error


async def _connected(client: httpx.AsyncClient, url: str, host: str, addresses: list[str]) -> httpx.Response:
    """The beginning of an answer, from the first of these addresses that can be reached."""
    target = httpx.URL(url)
    for number, address in enumerate(addresses[:_TRIED], 1):
        request = client.build_request(
            "GET",
            target.copy_with(host=address),  # the one that was checked: the name is not looked up again
            headers={"host": target.netloc.decode("ascii")},
            extensions={"sni_hostname": host},
        )
        try:
            return await client.send(request, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            if number == len(addresses[:_TRIED]):
                raise
    raise ToolError(f"there is no host {host}")


async def _read(response: httpx.Response, url: str, host: str, kinds: Collection[str]) -> Fetched | str:
    if response.status_code in _MOVED and response.headers.get("location"):
        return str(response.headers["location"])
    if not 200 <= response.status_code < 300:
        phrase = f" ({response.reason_phrase})" if response.reason_phrase else ""
        raise ToolError(
            f"{host} says {response.status_code}{phrase}",
            retry=response.status_code in _LATER,
            report={"status": response.status_code},
        )
    kind = str(response.headers.get("content-type", "")).partition(";")[0].strip().lower()
    if kind not in kinds and not (kind.endswith("+json") and "application/json" in kinds):
        raise ToolError(f"{url} is {kind or 'of no kind that it tells'}, and only text can be read")
    unpacked = _unpacking(str(response.headers.get("content-encoding", "")).strip().lower(), host)
    body = bytearray()
    async for part in response.aiter_raw():
        body += unpacked(part, MOST + 1 - len(body))
        if len(body) > MOST:
            break
    return Fetched(url, kind, response.charset_encoding or "", bytes(body[:MOST]), len(body) > MOST)


def _unpacking(encoding: str, host: str) -> Callable[[bytes, int], bytes]:
    """Unpacks a part of a body, to so many bytes at most: a little that is packed may be very much."""
    if encoding in {"", "identity"}:
        return lambda part, most: part[:most]
    if encoding in {"gzip", "x-gzip", "deflate"}:
        return zlib.decompressobj(zlib.MAX_WBITS | 32).decompress
    raise ToolError(f"{host} packs its answer as {encoding}, which it was not asked for")


def _why(error: Exception) -> str:
    if "CERTIFICATE_VERIFY_FAILED" in str(error):
        return f"its certificate can't be trusted ({error})"
    return str(error) or type(error).__name__
