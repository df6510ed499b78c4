"""All tools of the World: ryx's, the user's own, the MCP servers'; and what names in an agent's file mean.

An agent's `tools` are names (`read_file`), groups (`group:file`), servers (`mcp:NAME`), tools of one
(`mcp:NAME/list_*`); a `!` in front takes away what the names before it gave.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase

from ryxd.core.smart import ANSWER
from ryxd.core.tool import Tool
from ryxd.engine.owntools import Fault, Own, words_of
from ryxd.mcp.servers import Servers

GROUP, SERVER = "group:", "mcp:"
FIRST = 15.0
"""Seconds that a run waits, once, to learn what a server offers that never ran before."""


class Toolbox(Mapping[str, Tool]):
    """The tools by name; a server that offers something else changes it at once, the rest stays.

    `configured` are all servers that config.toml names, also those that are switched off.
    """

    def __init__(
        self,
        ours: Mapping[str, Tool],
        own: Own | None = None,
        servers: Servers | None = None,
        configured: Iterable[str] = (),
    ) -> None:
        self.ours = ours
        self.own = own or Own()
        self._servers = servers
        self._configured = frozenset(configured)
        self._broken = words_of(self.own.faults)
        self._merged: tuple[int, dict[str, Tool]] = (-1, {})
        """Of which version of the servers' tools, and all tools then."""

    @staticmethod
    def reserved(ours: Mapping[str, Tool]) -> frozenset[str]:
        """Names that no file of the user's may take."""
        return frozenset({*ours, ANSWER, "list_resources", "read_resource", "get_prompt"})

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What of the user's files is not there, and why."""
        return self.own.faults

    def still(self) -> "Toolbox":
        """The same as it is now, whatever servers offer later: another thread may use it."""
        return Toolbox(self._all(), self.own, None, self._configured)

    def _all(self) -> dict[str, Tool]:
        version = self._servers.version if self._servers is not None else 0
        if self._merged[0] != version:
            servers = self._servers.tools if self._servers is not None else {}
            self._merged = (version, {**servers, **self.own.tools, **self.ours})
        return self._merged[1]

    def __getitem__(self, name: str) -> Tool:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    # -- what names mean

    def names(self, patterns: Iterable[str]) -> frozenset[str]:
        """The tools that an agent's `tools` mean, now."""
        tools = self._all()
        found: dict[str, None] = {}
        for pattern in patterns:
            without = pattern.startswith("!")
            for name in self._meant(pattern.removeprefix("!"), tools):
                if without:
                    found.pop(name, None)
                else:
                    found[name] = None
        return frozenset(found)

    def _meant(self, pattern: str, tools: Mapping[str, Tool]) -> list[str]:
        if pattern.startswith(GROUP):
            return [name for name, tool in tools.items() if pattern.removeprefix(GROUP) in tool.groups]
        if pattern.startswith(SERVER):
            from ryxd.mcp.tools import named  # here: most users have no servers

            server, _, tool = pattern.removeprefix(SERVER).partition("/")
            there = self._servers.of(server) if self._servers is not None else {}
            mask = named(server, tool) if tool and "*" not in tool else f"{server}__{tool or '*'}"
            return [name for name in there if fnmatchcase(name, mask)]
        return [pattern] if pattern in tools else []

    def fault(self, pattern: str) -> str:
        """What is wrong with one name in an agent's file, and the nearest that is right; empty when nothing is."""
        name = pattern.removeprefix("!")
        if name.startswith(GROUP):
            groups = sorted({group for tool in self.values() for group in tool.groups})
            return _near(name, [GROUP + group for group in groups], "group of tools")
        if name.startswith(SERVER):
            # of a server's tools nothing is said: they come and go with the server
            return _near(name.partition("/")[0], [SERVER + each for each in self._configured], "MCP server")
        if name in self._broken:
            return ""  # it was told already what is wrong with its file
        return _near(name, [*self], "tool")

    def servers_of(self, patterns: Iterable[str]) -> tuple[str, ...]:
        """The servers that an agent's `tools` name."""
        named = (each.removeprefix(SERVER).partition("/")[0] for each in patterns if each.startswith(SERVER))
        return tuple(dict.fromkeys(named))

    async def ready(self, patterns: Iterable[str]) -> tuple[str, ...]:
        """Start the servers that an agent names, and wait where it is not known yet what they offer.

        Gives a line for each of which it stays unknown.
        """
        if self._servers is None or not (wanted := self.servers_of(patterns)):
            return ()
        unknown = await self._servers.known(wanted, FIRST)
        states = {name: self._servers.servers[name] for name in unknown}
        return tuple(f"{SERVER}{name}: {one.error or 'it is still starting'}" for name, one in states.items())


def _near(name: str, there: list[str], what: str) -> str:
    if name in there:
        return ""
    near = difflib.get_close_matches(name, there, n=1)
    return f"there is no {what} {name}" + (f"; did you mean {near[0]}?" if near else "; ryxctl tools lists them")
