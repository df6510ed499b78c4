"""The operation `trace`: the tree and the graph of a run in the journal."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pyoxigraph
import pytest

from ryxd.core.course import Record
from ryxd.record.journal import Journal
from ryxd.record.provenance import addresses
from ryxd.record.provenance.terms import prov, ryx
from ryxd.server.operations import Caller
from ryxd.server.provenance import LONGEST, ProvenanceOperations
from ryxd.wire import events as told
from ryxd.wire.errors import NotFound, Unavailable
from ryxd.wire.provenance import Trace, Why

CALLER = Caller(uid=0, pid=1, transport="socket")


@pytest.fixture
async def operations(tmp_path: Path) -> AsyncIterator[ProvenanceOperations]:
    async def hashes(run: str) -> dict[str, tuple[str, str]]:
        return {"c1": ("aa", "bb")} if run == "r1" else {}

    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        run = await journal.accept("add milk", session=None, origin=None, context=None, cwd=None)
        base = {"run": run.run, "session": run.session}
        journal.emit(told.Routed(**base, agent="ryx", level="SIMPLE", rule="named", handler="file", tier="small"))
        last = journal.emit(told.Acted(**base, agent="file", action="file.1", tool="append_file", args={"path": "notes.txt"}))
        sight = {"path": "/h/notes.txt", "digest": "aa", "lines": None, "read_as": None}
        records = journal.records(run.run)
        await records.begin(Record("file", 1, "act", {}))
        records.end(Record("file", 1, "act", {}, {"sights": [sight, {"path": "/h/gone", "digest": None}]}))
        journal.emit(told.Changed(**base, agent="file", action="file.1", change="c1", what="replace", path="/h/notes.txt", cause=(last.id,)))
        last = journal.emit(told.Returned(**base, agent="file", action="file.1", tool="append_file", ok=True, preview="x" * 600, cause=(last.id,)))
        await journal.finish(told.Finished(**base, outcome="done", text="It is there.", cause=(last.id,)), result="It is there.", offer="{}")
        yield ProvenanceOperations(journal, hashes)


async def test_the_tree_is_told_in_lines(operations: ProvenanceOperations) -> None:
    reply = await operations.do_trace(Trace(run="r1"), CALLER)
    assert [(line.depth, line.kind) for line in reply.lines] == [(0, "question"), (1, "routing"), (1, "action"), (1, "conclusion")]
    assert reply.lines[0].text == "add milk"
    assert len(reply.lines[2].detail) == LONGEST
    assert reply.graph == ""


@pytest.mark.parametrize(("form", "reads"), [("turtle", pyoxigraph.RdfFormat.TURTLE), ("jsonld", pyoxigraph.RdfFormat.JSON_LD), ("ntriples", pyoxigraph.RdfFormat.N_TRIPLES)])
async def test_the_graph_has_what_was_read_and_written(operations: ProvenanceOperations, form: str, reads: pyoxigraph.RdfFormat) -> None:
    reply = await operations.do_trace(Trace(run="r1", format=form), CALLER)
    store = pyoxigraph.Store()
    store.load(reply.graph.encode(), reads)
    turn = pyoxigraph.NamedNode(f"{addresses.session('r1')}/i1")
    before, after = (pyoxigraph.NamedNode(addresses.file("/h/notes.txt", digest)) for digest in ("aa", "bb"))
    assert list(store.quads_for_pattern(turn, pyoxigraph.NamedNode(ryx("wrote")), after))
    assert list(store.quads_for_pattern(after, pyoxigraph.NamedNode(prov("wasDerivedFrom")), before))
    assert list(store.quads_for_pattern(None, pyoxigraph.NamedNode(ryx("read")), before))


async def test_prov_json_is_one_object(operations: ProvenanceOperations) -> None:
    reply = await operations.do_trace(Trace(run="r1", format="prov-json"), CALLER)
    assert reply.graph.startswith("{")
    assert "wasDerivedFrom" in reply.graph


async def test_a_run_that_is_not_there(operations: ProvenanceOperations) -> None:
    with pytest.raises(NotFound, match="no run called r9"):
        await operations.do_trace(Trace(run="r9"), CALLER)


async def test_without_what_writes_graphs_the_tree_is_still_there(operations: ProvenanceOperations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyoxigraph", None)
    monkeypatch.delitem(sys.modules, "ryxd.record.provenance.rdf", raising=False)
    monkeypatch.delattr("ryxd.record.provenance.rdf", raising=False)
    with pytest.raises(Unavailable, match=r"pip install .ryx\[graph\]."):
        await operations.do_trace(Trace(run="r1", format="turtle"), CALLER)
    assert (await operations.do_trace(Trace(run="r1"), CALLER)).lines


async def test_why_is_told_in_the_language_of_the_request_or_another(operations: ProvenanceOperations) -> None:
    reply = await operations.do_why(Why(run="r1"), CALLER)
    assert (reply.language, reply.reasons[0].text) == ("en", "You asked: add milk")
    assert reply.reasons[2].more[1:] == ("It read /h/notes.txt.", "It changed /h/notes.txt.")
    reply = await operations.do_why(Why(run="r1", language="de", step=2), CALLER)
    assert (reply.language, [each.number for each in reply.reasons]) == ("de", [2, 1, 0])


async def test_a_step_that_is_not_there(operations: ProvenanceOperations) -> None:
    with pytest.raises(NotFound, match="r1 has no step 9; ryxctl why r1 shows them"):
        await operations.do_why(Why(run="r1", step=9), CALLER)


@pytest.mark.parametrize(("form", "begins"), [("svg", "<svg"), ("html", "<!doctype html>"), ("dot", "digraph run {")])
async def test_pictures(operations: ProvenanceOperations, monkeypatch: pytest.MonkeyPatch, form: str, begins: str) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    reply = await operations.do_trace(Trace(run="r1", format=form), CALLER)
    assert reply.graph.startswith(begins)
    assert "add milk" in reply.graph
