"""The graphs of all runs, in Oxigraph on the disk: made of the journal, and made anew whenever somebody likes.

Each run is a named graph, its long texts stand in another one. What happened since the last time is told when
somebody asks. Only one process may have the store open for writing, and none meanwhile for reading: queries are
asked by a process of their own (`asking`), which can be ended, while the store is closed here.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ryxd.record.provenance import addresses
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.terms import Iri, Triple, ryx

VERSION = 2
"""Of the projection: graphs of another one are made anew."""
BATCH = 50_000
"""Statements that are written at once."""
DOCUMENTS, AGENTS, ITSELF = Iri("urn:ryx:documents"), Iri("urn:ryx:agents"), Iri("urn:ryx:graph")
"""Named graphs besides those of runs: texts, what is known of agents now, how far the store is."""


@dataclass(frozen=True)
class Told:
    """What the store has learned."""

    runs: int
    """Whose graphs are new, or were made anew."""
    statements: int


@dataclass(frozen=True)
class Sources:
    """Where graphs come from."""

    since: Callable[[int], Awaitable[tuple[list[str], int]]]
    """The runs that have events after this one, and the last event of all."""
    moment: Callable[[int], Awaitable[int]]
    """When this event happened; 0 where there is none."""
    past: Callable[[str], Awaitable[Past]]
    tiers: Callable[[], Mapping[str, str]]
    """The tier that each agent wants."""


Progress = Callable[[int, int], None]


class Graphs:
    """The store in `folder`. Raises ImportError without pyoxigraph (the extra `graph`), OSError if damaged."""

    def __init__(self, folder: Path, sources: Sources) -> None:
        self._folder = folder
        self._sources = sources
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def told(self) -> AsyncIterator[Path]:
        """The folder of the store as it is now, with all that the journal knows; nobody writes to it meanwhile."""
        async with self._lock:
            await self._catch_up()
            yield self._folder

    async def rebuild(self, progress: Progress = lambda *_: None) -> Told:
        """Make all of it anew; `progress` hears how many runs are done, and of how many."""
        async with self._lock:
            await asyncio.to_thread(shutil.rmtree, self._folder, ignore_errors=True)
            return await self._catch_up(progress)

    async def _catch_up(self, progress: Progress = lambda *_: None) -> Told:
        store = await asyncio.to_thread(_Store, self._folder)
        try:
            if store.version != VERSION:
                await asyncio.to_thread(store.clear)
            # of another journal, or one that was brought back from a backup, runs have the names of others
            if store.last and await self._sources.moment(store.last) != store.moment:
                await asyncio.to_thread(store.clear)
            names, last = await self._sources.since(store.last)
            statements = 0
            for number, name in enumerate(names):
                progress(number, len(names))
                graph = await self._sources.past(name)
                statements += await asyncio.to_thread(store.put, graph)
            moment = await self._sources.moment(last)
            await asyncio.to_thread(store.end, last, moment, self._sources.tiers())
        finally:
            await asyncio.to_thread(store.close)
        return Told(len(names), statements)


class _Store:
    """The open store: of one thread at a time."""

    def __init__(self, folder: Path) -> None:
        import pyoxigraph as ox  # an extra

        from ryxd.record.provenance import rdf

        self._waiting: list[Any] = []
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._ox, self._quads = ox, rdf.quads
        try:
            self._store: Any = ox.Store(str(folder))
        except RuntimeError as error:  # what it says of a damaged file
            raise OSError(str(error)) from error

    @property
    def version(self) -> int:
        return self._number("version")

    @property
    def last(self) -> int:
        """The last event that it knows of."""
        return self._number("upTo")

    @property
    def moment(self) -> int:
        """When that was."""
        return self._number("upToAt")

    def _number(self, name: str) -> int:
        found = self._store.quads_for_pattern(self._ox.NamedNode(ITSELF), self._ox.NamedNode(ryx(name)), None)
        return next((int(each.object.value) for each in found), 0)

    def clear(self) -> None:
        self._store.clear()

    def put(self, past: Past) -> int:
        """Put a run's graph in place of the one that it had."""
        graph, name = RunGraph(past), addresses.session(past.run)
        if self._store.contains_named_graph(self._ox.NamedNode(name)):
            self._store.remove_graph(self._ox.NamedNode(name))
        texts = (Triple(document, ryx("text"), text) for document, text in graph.documents.items())
        self._waiting += [*self._quads(graph.triples, name), *self._quads(texts, DOCUMENTS)]
        if len(self._waiting) > BATCH:
            self._write()
        return len(graph.triples)

    def _write(self) -> None:
        # in bulk, with no transaction: what is broken off is told again
        self._store.bulk_extend(self._waiting)
        self._waiting = []

    def end(self, last: int, moment: int, tiers: Mapping[str, str]) -> None:
        """Say how far it is, when all the rest is there: what was broken off before is told again."""
        self._write()
        for name in (AGENTS, ITSELF):
            self._store.remove_graph(self._ox.NamedNode(name))
        about = (Triple(addresses.agent(name), ryx("tier"), tier) for name, tier in tiers.items())
        self._store.extend(self._quads(about, AGENTS))
        itself = [Triple(ITSELF, ryx("version"), VERSION), Triple(ITSELF, ryx("upTo"), last)]
        itself.append(Triple(ITSELF, ryx("upToAt"), moment))
        self._store.extend(self._quads(itself, ITSELF))

    def close(self) -> None:
        self._store.flush()
        self._store = None  # closes it
