"""The operations about the graphs of all runs (spec E5): queries, each in its own process; making them anew."""

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from ryxd.agents.presenting import Presented
from ryxd.agents.wording import say
from ryxd.core.processes import begun, ended
from ryxd.core.view import Emit
from ryxd.engine.scene import user_language
from ryxd.engine.work import Job
from ryxd.record.provenance import asking
from ryxd.record.provenance.queries import queries
from ryxd.record.provenance.statements import short
from ryxd.record.provenance.store import Graphs, Sources
from ryxd.record.runs import Accepted
from ryxd.server.operations import Caller
from ryxd.server.paths import place
from ryxd.wire.command import AskReply
from ryxd.wire.errors import BadRequest, Unavailable
from ryxd.wire.events import Status
from ryxd.wire.provenance import GraphRebuild, QueryInfo, Sparql, SparqlReply

SECONDS = 60.0
"""A query may take so long: nobody else can ask meanwhile."""
MISSING = "graphs need pyoxigraph, which is not installed: pip install 'ryx[graph]'; ryxctl trace's tree does not"


WHO = "graphs"
"""The agent of these events: code."""

PACE = 1.0
"""Seconds between two lines of progress."""


class Jobs(Protocol):
    """Who does what takes its time (engine.sessions.Sessions)."""

    async def job(self, text: str, name: str, job: Job) -> Accepted:
        """Begin it as a run."""
        ...


class GraphOperations:
    """The commands `sparql` and `graph_rebuild`; the store is in `folder`."""

    def __init__(self, folder: Path, sources: Sources, jobs: Jobs) -> None:
        self._graphs = Graphs(folder, sources)
        self._jobs = jobs

    async def do_sparql(self, command: Sparql, _: Caller) -> SparqlReply:
        """Rows, whether, or a graph. Raises BadRequest for what is no query, or takes too long."""
        if command.query is None:
            known = queries().values()
            told = (QueryInfo(name=each.name, about=each.about, values=dict(each.values)) for each in known)
            return SparqlReply(queries=tuple(told))
        text = await asyncio.to_thread(_query, command)
        async with _needed(), self._graphs.told() as store:
            found = await _asked(store, text, command.limit)
        if fault := found.pop("fault", ""):
            raise BadRequest(fault)
        return SparqlReply(**found)

    async def do_graph_rebuild(self, _: GraphRebuild, __: Caller) -> AskReply:
        """Make them anew: a run, which tells how far it is, and can be cancelled."""
        language = user_language()

        async def job(emit: Emit) -> Presented:
            told = time.monotonic()

            def progress(done: int, of: int) -> None:
                nonlocal told
                if time.monotonic() - told > PACE:
                    told = time.monotonic()
                    emit(Status(agent=WHO, text=say(language, "graphs_so_far", done=done, of=of)))

            async with _needed():
                made = await self._graphs.rebuild(progress)
            return Presented(say(language, "graphs_made", runs=made.runs, statements=made.statements))

        accepted = await self._jobs.job(say(language, "graphs_job"), "graph_rebuild", job)
        return AskReply(run=accepted.run, session=accepted.session)


@asynccontextmanager
async def _needed() -> AsyncIterator[None]:
    """Raises Unavailable where what graphs need is not installed, or the store can't be read or written."""
    try:
        yield
    except ImportError:
        raise Unavailable(MISSING) from None
    except OSError as error:
        told = f"the graphs can't be read or written ({error}); ryxctl graph rebuild makes them anew"
        raise Unavailable(told) from error


def _query(command: Sparql) -> str:
    """The text of a query: as it is given, of one that ships, of a file. Raises BadRequest."""
    given = command.query or ""
    values = dict(each.partition("=")[::2] for each in command.values)
    if known := queries().get(given):
        if "path" in values:
            values["path"] = str(place(values["path"], command.cwd))
        try:
            return known.filled(values)
        except ValueError as error:
            raise BadRequest(str(error)) from None
    if values:
        told = f"only queries that ship take values, and none is called {short(given)}; ryxctl sparql lists them"
        raise BadRequest(told)
    if any(letter in given for letter in "{ \n"):
        return given
    try:
        return place(given, command.cwd).read_text("utf-8")
    except (OSError, ValueError) as error:
        told = f"{short(given)} is no query, no name of one, and no file ({error}); ryxctl sparql lists the names"
        raise BadRequest(told) from None


async def _asked(store: Path, query: str, limit: int) -> dict[str, Any]:
    """What a process of its own answers. Raises BadRequest when it takes too long, Unavailable when it dies."""
    given = json.dumps({"store": str(store), "query": query, "limit": limit}).encode()
    process = await begun(
        sys.executable, "-P", "-m", asking.__name__, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    try:
        async with asyncio.timeout(SECONDS):
            answer, wrong = await process.communicate(given)
    except TimeoutError:
        told = f"the query took more than {SECONDS:.0f} s, and was ended; ask for less, or with a LIMIT"
        raise BadRequest(told) from None
    finally:
        await ended(process)
    if process.returncode:
        raise Unavailable(f"the query could not be asked: {wrong.decode(errors='replace').strip()[-300:]}")
    return dict(json.loads(answer))
