"""The operations about why a run did what it did (spec E4, E5): its graph is made of the journal each time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

from ryxd.engine.sessions import Sessions
from ryxd.record.journal import Journal
from ryxd.record.provenance.picture import dot, html, picture, svg
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.store import Sources
from ryxd.record.provenance.tree import Tree
from ryxd.record.provenance.why import Why as Reasons
from ryxd.server.graphs import MISSING, GraphOperations
from ryxd.server.operations import Caller
from ryxd.server.stats import StatsOperations
from ryxd.wire.errors import NotFound, Unavailable
from ryxd.wire.events import Routed
from ryxd.wire.provenance import ReasonInfo, Trace, TraceLine, TraceReply, Why, WhyReply

LONGEST = 500
"""Characters of a text in a line of the tree; the transcript has the whole."""

Hashes = Callable[[str], Awaitable[dict[str, tuple[str, str]]]]
"""The hashes before and after each change of a run, by the change's name."""


class ProvenanceOperations:
    """The commands `trace` and `why`; `server.graphs` has those about the graphs of all runs."""

    def __init__(self, journal: Journal, hashes: Hashes) -> None:
        self._journal = journal
        self._hashes = hashes

    async def do_trace(self, command: Trace, _: Caller) -> TraceReply:
        """The tree, or the graph. Raises NotFound; Unavailable where pyoxigraph is not installed."""
        past = await self.past(command.run)
        if command.format not in {"svg", "html", "dot"}:
            return await asyncio.to_thread(_traced, past, command.format)
        drawn = await asyncio.to_thread(lambda: picture(RunGraph(past)))
        if command.format == "dot":
            return TraceReply(graph=dot(drawn))
        image = await svg(drawn)
        if command.format == "html":
            image = html(drawn, image, f"{past.run}: {past.text}")
        return TraceReply(graph=image)

    async def do_why(self, command: Why, _: Caller) -> WhyReply:
        """The steps, and why. Raises NotFound for a run or a step that is not there."""
        past = await self.past(command.run)
        spoken = next((each.language for each in past.events if isinstance(each, Routed)), "en")
        return await asyncio.to_thread(_explained, past, command.language or spoken, command.step)

    async def past(self, run: str) -> Past:
        """What the journal knows of a run. Raises NotFound."""
        info = await self._journal.run(run)
        reads = await self._journal.seen(run)
        events = await self._journal.events(run)
        prompts, models = await self._journal.prompts(run), await self._journal.models(run)
        hashes = await self._hashes(run)
        return Past(info.id, info.session, info.text, info.created, events, reads, hashes, prompts, models)


def _traced(past: Past, form: str) -> TraceReply:
    graph = RunGraph(past)
    if form == "tree":
        lines = (asdict(line) for line in Tree(graph).lines())
        return TraceReply(lines=tuple(TraceLine(**{**line, **_shortened(line)}) for line in lines))
    try:
        from ryxd.record.provenance import rdf  # an extra
        from ryxd.record.provenance.provjson import prov_json
    except ImportError:
        raise Unavailable(MISSING) from None
    if form == "prov-json":
        return TraceReply(graph=prov_json(graph.triples))
    return TraceReply(graph=rdf.written(graph.triples, cast(rdf.Form, form)))


def _explained(past: Past, language: str, step: int | None) -> WhyReply:
    why = Reasons(RunGraph(past), language)
    try:
        found = why.reasons() if step is None else why.step(step)
    except IndexError:
        raise NotFound(f"{past.run} has no step {step}; ryxctl why {past.run} shows them") from None
    return WhyReply(reasons=tuple(ReasonInfo(**asdict(each)) for each in found), language=language)


def _shortened(line: dict[str, Any]) -> dict[str, str]:
    return {name: line[name][:LONGEST] for name in ("text", "detail")}


def seeing(
    journal: Journal, hashes: Hashes, folder: Path, sessions: Sessions
) -> tuple[ProvenanceOperations, GraphOperations, StatsOperations]:
    """All operations that look back; the graphs of all runs are in `folder`."""
    one = ProvenanceOperations(journal, hashes)

    def tiers() -> dict[str, str]:
        return {name: spec.tier for name, spec in sessions.specs.items()}

    sources = Sources(journal.since, journal.moment, one.past, tiers)
    return one, GraphOperations(folder, sources, sessions), StatsOperations(journal.spending)
