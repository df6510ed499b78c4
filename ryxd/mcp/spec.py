"""What the configuration says of one MCP server."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from ryxd.core.effect import Permission
from ryxd.core.keys import SOURCES

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
"""What a server may be called: a part of its tools' names, which every model and grammar has to take."""


@dataclass(frozen=True)
class ServerSpec:
    """One server: a program (`command`) or an address (`url`)."""

    name: str
    command: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)
    cwd: Path | None = None
    url: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    ca: Path | None = None
    permission: Permission | None = None
    """The class of its tools, where the user has set one."""
    classes: Mapping[str, Permission] = field(default_factory=dict)
    """The class of single tools, by the server's own name for them."""
    timeout: float = 30.0
    """Seconds that a call may take."""
    start: float = 30.0
    """Seconds until it has to be ready: npx and uvx download first."""
    allow: tuple[str, ...] = ("*",)
    deny: tuple[str, ...] = ()

    def offers(self, tool: str) -> bool:
        """Whether a tool of it may be used at all."""
        return any(fnmatchcase(tool, mask) for mask in self.allow) and not any(
            fnmatchcase(tool, mask) for mask in self.deny
        )

    @property
    def place(self) -> str:
        """Where it is, for people: its program or its address. Arguments and query may have keys in them."""
        return self.url.partition("?")[0] if self.url else self.command[0]

    @property
    def digest(self) -> str:
        """Of what decides who it is: what was remembered of another server is not this one's."""
        who = [self.command, str(self.cwd or ""), self.url, sorted(self.env), sorted(self.headers)]
        return hashlib.blake2b(json.dumps(who).encode(), digest_size=16).hexdigest()


def kept_elsewhere(value: str) -> bool:
    """Whether a value of `env` or `headers` says where a key is (keyring:NAME) instead of being it."""
    return value.partition(":")[0] in SOURCES and ":" in value
