"""Which machines may be asked for a page: everybody's, and what the configuration names besides.

A page's address may have come from another page. So nothing on this machine, in the local network or of a cloud's
own services can be reached by it, by whatever name, unless the user wrote it down in config.toml.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from ryxd.core.tool import ToolError

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host; raises OSError."""

PORTS = {"http": 80, "https": 443}
_NAT64 = IPv6Network("64:ff9b::/96")
_OWN_NAT64 = IPv6Network("64:ff9b:1::/48")


@dataclass(frozen=True)
class Reach:
    """What config.toml says of the web."""

    search: str = ""
    """The search service's address, with {query} in it; empty is none."""
    allow: tuple[str, ...] = ()
    """host:port of what may be asked besides what is everybody's; a host alone is its ports 80 and 443."""
    seconds: float = 20.0
    """How long one page may take."""

    def named(self, host: str, port: int) -> bool:
        """Whether the user named this very host and port."""
        if self.search and place(self.search) == (host, port):
            return True
        for each in self.allow:
            given, at = spot(each)
            if given == host and (at == port or (at is None and port in PORTS.values())):
                return True
        return False


def place(url: str) -> tuple[str, int]:
    """Host and port of an address. Raises ValueError for one that has none."""
    parts = urlsplit(url)
    host, scheme = (parts.hostname or "").rstrip("."), parts.scheme.lower()
    if not host or scheme not in PORTS:
        raise ValueError(f"{url} is no http or https address")
    return host, parts.port or PORTS[scheme]


def spot(text: str) -> tuple[str, int | None]:
    """A host, and a port where one is given: atlas, atlas:8080, [::1]:8080. Raises ValueError."""
    parts = urlsplit(f"//{text}")
    if not parts.hostname or parts.path or parts.query or parts.fragment or "@" in text:
        raise ValueError(f"{text!r} is no host:port")
    return parts.hostname.rstrip("."), parts.port


def everybodys(address: Address) -> bool:
    """Whether an address is one of the public internet, also where it carries another one in it."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if address in _OWN_NAT64:
            return False  # a network's own; not every Python knows
        if inner is not None:
            return everybodys(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolved(host: str, port: int) -> list[str]:
    """The addresses that this machine knows a host by. Raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


async def checked(host: str, port: int, reach: Reach, resolve: Resolve = resolved) -> list[str]:
    """The addresses to connect to, and no others. Raises ToolError where one of them is nobody's to ask."""
    try:
        found = await resolve(host, port)
    except (OSError, UnicodeError) as error:
        raise ToolError(f"there is no host {host} (or no network): {error}") from error
    if not found:
        raise ToolError(f"there is no host {host}")
    if reach.named(host, port):
        return found
    for each in found:
        # one that is private among public ones is a trap, or a network that nobody should be asked into
        if not everybodys(ip_address(each.partition("%")[0])):
            raise ToolError(
                f"{host} is {each}, an address of this machine or of a private network, and nothing is read from "
                f'there; where it is meant, write allow = ["{host}:{port}"] under [web] in config.toml'
            )
    return found
