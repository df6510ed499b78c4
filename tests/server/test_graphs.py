"""The operations about the graphs of all runs: queries by text, by name and by file; what is wrong is told."""

from pathlib import Path

import pytest

from ryxd.engine.work import Job
from ryxd.record.provenance.store import Sources
from ryxd.record.runs import Accepted
from ryxd.server import graphs
from ryxd.server.graphs import GraphOperations
from ryxd.server.operations import Caller
from ryxd.wire.errors import BadRequest, Unavailable
from ryxd.wire.event import Event
from ryxd.wire.events import Status
from ryxd.wire.provenance import GraphRebuild, Sparql
from tests.record.provenance.test_graphs import simple
from tests.record.provenance.test_store import RUNS, Journal, ended

CALLER = Caller(uid=0, pid=1, transport="socket")
ONE = (("urn:trustgraph:agent:r1",),)


class Jobs:
    """Does a job at once; what it told is in `events`."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.text = ""

    async def job(self, _: str, __: str, job: Job) -> Accepted:
        self.text = (await job(self.events.append)).text
        return Accepted("r9", "s9", "", None, None, None)


@pytest.fixture
def operations(tmp_path: Path) -> GraphOperations:
    journal = Journal()
    journal.add("r1", ended(simple()), reads={"file.2": [("/h/a.txt", "aa")]})
    return GraphOperations(tmp_path / "graph", Sources(journal.since, journal.moment, journal.past, dict), Jobs())


async def test_a_query_by_text_and_by_file(operations: GraphOperations, tmp_path: Path) -> None:
    assert (await operations.do_sparql(Sparql(query=RUNS), CALLER)).rows == ONE
    (tmp_path / "runs.rq").write_text(RUNS)
    assert (await operations.do_sparql(Sparql(query="runs.rq", cwd=str(tmp_path)), CALLER)).rows == ONE


async def test_a_query_that_ships_and_its_values(operations: GraphOperations) -> None:
    reply = await operations.do_sparql(Sparql(query="touched", values=["path=a.txt"], cwd="/h"), CALLER)
    assert reply.columns == ("run", "asked", "how", "when")
    assert [row[:3] for row in reply.rows] == [("r1", "find the wave", "read")]
    told = await operations.do_sparql(Sparql(), CALLER)
    assert {"touched", "large", "large-needless", "allowed-always", "failed"} <= {each.name for each in told.queries}


@pytest.mark.parametrize(
    ("query", "values", "why"),
    [
        ("touched", [], "needs path"),
        ("toched", ["path=x"], "none is called toched"),
        ("nothing.rq", [], "no query, no name of one, and no file"),
        ("SELEC * {}", [], "no SPARQL query: error at"),
        ("SELECT * { SERVICE <http://127.0.0.1:9/> {} }", [], "that is not done"),
    ],
)
async def test_what_is_wrong_with_a_query_is_told(operations: GraphOperations, query: str, values: list[str], why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        await operations.do_sparql(Sparql(query=query, values=values, cwd="/h"), CALLER)


async def test_a_query_that_takes_too_long_is_ended(operations: GraphOperations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphs, "SECONDS", 0.5)
    endless = "SELECT (COUNT(*) AS ?n) { " + " ".join(f"?a{number} ?b{number} ?c{number} ." for number in range(9)) + " }"
    with pytest.raises(BadRequest, match="took more than"):
        await operations.do_sparql(Sparql(query=endless), CALLER)
    monkeypatch.undo()
    assert (await operations.do_sparql(Sparql(query=RUNS), CALLER)).rows == ONE


async def test_damaged_graphs_are_told_of_and_made_anew(
    operations: GraphOperations, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphs, "PACE", -1.0)
    reply = await operations.do_graph_rebuild(GraphRebuild(), CALLER)
    jobs = operations._jobs
    assert isinstance(jobs, Jobs)
    assert (reply.run, jobs.text.startswith(("1 runs, ", "1 Läufe, "))) == ("r9", True)
    assert [each.text for each in jobs.events if isinstance(each, Status)] in (["0 of 1 runs"], ["0 von 1 Läufen"])
    (tmp_path / "graph" / "CURRENT").write_text("damaged")
    with pytest.raises(Unavailable, match="ryxctl graph rebuild"):
        await operations.do_sparql(Sparql(query=RUNS), CALLER)
    await operations.do_graph_rebuild(GraphRebuild(), CALLER)
    assert (await operations.do_sparql(Sparql(query=RUNS), CALLER)).rows == ONE


async def test_without_pyoxigraph_it_is_said_how_to_get_it(operations: GraphOperations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyoxigraph", None)
    with pytest.raises(Unavailable, match=r"pip install .ryx\[graph\]."):
        await operations.do_sparql(Sparql(query=RUNS), CALLER)
