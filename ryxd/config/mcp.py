"""[mcp.NAME]: servers of the Model Context Protocol."""

import re
from pathlib import Path

from pydantic import Field

from ryxd.config.section import Section, expanded
from ryxd.core.effect import Permission
from ryxd.core.keys import wrong as wrong_key
from ryxd.mcp.spec import NAME, ServerSpec, kept_elsewhere

SECRET = re.compile(r"authorization|cookie|token|secret|password|api[-_]?key", re.IGNORECASE)
"""Names whose values are keys: what is in config.toml is read by backups, editors and screen sharing."""


class McpServer(Section):
    """One server: a program on this machine (`command`), or an address (`url`)."""

    command: str = Field(default="", description="program to start, as in npx or ~/bin/server")
    args: tuple[str, ...] = Field(default=(), description="its arguments; ~/ at the beginning is the home folder")
    env: dict[str, str] = Field(
        default_factory=dict, description="variables for it; a key as keyring:NAME, file:PATH or env:VARIABLE"
    )
    cwd: Path | None = Field(default=None, description="folder it is started in; home when missing")
    url: str = Field(default="", description="its address instead, as in https://example.org/mcp")
    headers: dict[str, str] = Field(
        default_factory=dict, description="headers for it; a key as keyring:NAME, file:PATH or env:VARIABLE"
    )
    ca: Path | None = Field(default=None, description="certificates to trust instead of the system's, for https")
    permission: Permission | None = Field(
        default=None,
        alias="class",
        description="what its tools may do: read, change, destroy, network, desktop; asked about when missing",
    )
    classes: dict[str, Permission] = Field(
        default_factory=dict, description="the same for single tools, by the server's name for them"
    )
    timeout: float = Field(default=30.0, ge=1, le=3600, description="seconds that a call may take")
    start: float = Field(default=30.0, ge=1, le=600, description="seconds until it has to be ready")
    allow: tuple[str, ...] = Field(default=("*",), description="tools that may be used, with * for any letters")
    deny: tuple[str, ...] = Field(default=(), description="tools that may not")
    enabled: bool = True

    def spec(self, name: str) -> ServerSpec:
        """What the server's own part needs to know."""
        return ServerSpec(
            name=name,
            command=(self.command, *(_home(word) for word in self.args)) if self.command else (),
            env=self.env,
            cwd=expanded(self.cwd) if self.cwd else None,
            url=self.url,
            headers=self.headers,
            ca=expanded(self.ca) if self.ca else None,
            permission=self.permission,
            classes=self.classes,
            timeout=self.timeout,
            start=self.start,
            allow=self.allow,
            deny=self.deny,
        )


def no_server(name: str, server: McpServer) -> str | None:
    """What is wrong with a server, as `key: what would be right`; values are not repeated, they may be keys."""
    if not NAME.fullmatch(name):
        return "the name of a server has lower-case letters, digits and -, at most 24 of them"
    if bool(server.command) == bool(server.url):
        return "command: name either a program with command, or an address with url"
    if server.url and not re.fullmatch(r"https?://[^\s/@]+(/\S*)?", server.url):
        return "url: must begin with http:// or https://, and have no password in it"
    if "\0" in "".join((server.command, *server.args, *server.env.values())):
        return "command: has characters that no program gets"
    if server.url and (given := server.model_fields_set & {"args", "env", "cwd"}):
        return f"{min(given)}: is for a program, and there is a url"
    if server.command and (given := server.model_fields_set & {"headers", "ca"}):
        return f"{min(given)}: is for an address, and there is a command"
    for key, path in (("cwd", server.cwd), ("ca", server.ca)):
        if path is not None and ("\0" in str(path) or not expanded(path).is_absolute()):
            return f"{key}: must be absolute or begin with ~/"
    for key, values in (("env", server.env), ("headers", server.headers)):
        for each, value in values.items():
            if kept_elsewhere(value):
                if (fault := wrong_key(value)) is not None:
                    return f"{key}.{each}: {fault}"
            elif SECRET.search(each) and value:
                return f"{key}.{each}: is a key; write where it is kept: keyring:NAME, file:PATH or env:VARIABLE"
            elif not (value.isprintable() and each.isprintable() and each):
                return f"{key}.{each!r}: has characters that can't be shown"
    return None


def _home(word: str) -> str:
    return str(Path(word).expanduser()) if word == "~" or word.startswith("~/") else word
