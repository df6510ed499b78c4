"""Which endpoint serves a tier, and how long it may take."""

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

SEQUENCES = 4
"""Answers that an endpoint is asked for at the same time, where nothing else is said."""


@dataclass(frozen=True)
class RemoteSpec:
    """An OpenAI-compatible endpoint and the model to ask it for; fixed until a reload."""

    url: str
    """As far as /v1: chat completions are asked for at url + /chat/completions."""
    model: str = ""
    """Empty is the only one that it offers."""
    key: str = ""
    """Where its key is, never the key: keyring:NAME, file:PATH or env:VARIABLE."""
    ca: Path | None = None
    """Certificates to trust instead of the system's."""
    context: int = 0
    """Tokens; 0 is what the server says."""
    sequences: int = SEQUENCES
    """Answers written at the same time; other requests wait here, interactive ones first."""

    @property
    def base(self) -> str:
        """The url without a slash at its end."""
        return self.url.rstrip("/")

    @property
    def root(self) -> str:
        """Where the server's own operations are, beside /v1."""
        return self.base.removesuffix("/v1")

    @property
    def host(self) -> str:
        """scheme://host:port, which is all that may be shown of an address."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"

    @property
    def local(self) -> bool:
        """Whether it is on this machine, as far as its name says."""
        name = (urlsplit(self.url).hostname or "").rstrip(".")
        if name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            return ipaddress.ip_address(name).is_loopback
        except ValueError:
            return False

    @property
    def bare(self) -> bool:
        """Whether its key would go over the network where everyone on the way can read it."""
        return bool(self.key) and not self.local and urlsplit(self.url).scheme != "https"


def wrong_url(url: str) -> str | None:
    """What is wrong with a `url` of config.toml, without repeating it: it may have a password in it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "is no address; it looks like http://localhost:8080/v1"
    if parts.scheme not in {"http", "https"} or not parts.hostname or port == 0:
        return "is no http address; it looks like http://localhost:8080/v1"
    if "@" in parts.netloc:
        return "must have no user or password in it; name where the key is with key"
    if parts.query or parts.fragment or not (url.isascii() and url.isprintable()) or " " in url:
        return "must end with its path, mostly /v1; no ? or # in it, and no spaces"
    if parts.path.rstrip("/").endswith("/completions"):
        return "is too long: leave out what follows /v1"
    return None


@dataclass(frozen=True)
class Patience:
    """How long a server may take, in seconds, and how often a request is tried."""

    connect: float = 5.0
    probe: float = 10.0
    """For each question about what it is."""
    load: float = 180.0
    """It may say for so long that it is still loading its model."""
    first: float = 300.0
    """To the first piece of an answer: it may load its model, or have others before this one."""
    between: float = 60.0
    """Between two pieces."""
    tries: int = 3
    """Of one request, as long as nothing of its answer was heard."""
    backoff: float = 0.25
    backoff_most: float = 8.0
    asked: float = 30.0
    """The longest Retry-After that a request waits for."""
    down: float = 5.0
    """A server that failed is left alone for so long, twice as long each time it fails again."""
    down_most: float = 120.0

    def pause(self, tries: int) -> float:
        """How long to wait after so many failed tries."""
        return min(self.backoff * 2.0 ** min(tries - 1, 30), self.backoff_most)

    def rest(self, failures: int) -> float:
        """How long a server that failed so often in a row is left alone."""
        return min(self.down * 2.0 ** min(failures - 1, 30), self.down_most)
