"""The graphs of all runs: told once, told again when there is more, made anew; and what can be asked of them."""

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.record.provenance import store as stores
from ryxd.record.provenance.asking import answer, federated
from ryxd.record.provenance.queries import literal, queries
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.store import Graphs, Sources
from ryxd.wire import events as told
from tests.record.provenance.test_graphs import LONG, Story, acts, routed, simple


class Journal:
    """Runs as a journal would tell them."""

    def __init__(self) -> None:
        self.runs: dict[str, Past] = {}
        self.read: list[str] = []

    def add(self, name: str, story: Story, at: int = 100_000, **more: Any) -> None:
        later = 1000 * int(name[1:])
        events = [
            event.model_copy(update={"id": event.id + later, "cause": tuple(one + later for one in event.cause), "at": event.at + later * 1000})
            for event in story.events
        ]
        self.runs[name] = Past(name, "s2", story.text, at, events, **more)

    async def since(self, event: int) -> tuple[list[str], int]:
        last = {name: past.events[-1].id for name, past in self.runs.items()}
        return [name for name, number in last.items() if number > event], max(last.values(), default=0)

    async def moment(self, event: int) -> int:
        return next((each.at for past in self.runs.values() for each in past.events if each.id == event), 0)

    async def past(self, run: str) -> Past:
        self.read.append(run)
        return self.runs[run]


@pytest.fixture
def journal() -> Journal:
    return Journal()


@pytest.fixture
def graphs(tmp_path: Path, journal: Journal) -> Graphs:
    return Graphs(tmp_path / "graph", Sources(journal.since, journal.moment, journal.past, lambda: {"chat": "small", "lead": "large"}))


async def ask(graphs: Graphs, query: str, limit: int = 100) -> Mapping[str, Any]:
    async with graphs.told() as store:
        return answer(str(store), query, limit)


async def named(graphs: Graphs, name: str, **values: str) -> list[list[str]]:
    found = await ask(graphs, queries()[name].filled(values))
    assert "fault" not in found, found
    return found["rows"]


def ended(story: Story, **more: Any) -> Story:
    story.end(**more)
    return story


RUNS = "SELECT ?run WHERE { ?run a tg:AgentQuestion } ORDER BY ?run"


async def test_only_what_is_new_is_told_again(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()))
    assert (await ask(graphs, RUNS))["rows"] == [["urn:trustgraph:agent:r1"]]
    await ask(graphs, RUNS)
    assert journal.read == ["r1"]
    journal.add("r2", simple())
    assert len((await ask(graphs, RUNS))["rows"]) == 2
    journal.add("r2", ended(simple()))  # it has gone on
    ends = await ask(graphs, "SELECT ?end WHERE { ?end a tg:Conclusion } ORDER BY ?end")
    assert ends["rows"] == [["urn:trustgraph:agent:r1/answer"], ["urn:trustgraph:agent:r2/answer"]]
    assert journal.read == ["r1", "r2", "r2"]


async def test_graphs_of_another_version_are_made_anew(graphs: Graphs, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.add("r1", ended(simple()))
    await ask(graphs, RUNS)
    monkeypatch.setattr(stores, "VERSION", 99)
    await ask(graphs, RUNS)
    assert journal.read == ["r1", "r1"]


async def test_what_was_broken_off_is_told_again(graphs: Graphs, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.add("r1", ended(simple()))
    with monkeypatch.context() as broken:
        broken.setattr(stores._Store, "end", lambda *_: (_ for _ in ()).throw(OSError("full")))
        with pytest.raises(OSError, match="full"):
            await ask(graphs, RUNS)
    assert len((await ask(graphs, RUNS))["rows"]) == 1
    assert journal.read == ["r1", "r1"]


async def test_a_journal_that_was_begun_anew_has_other_graphs(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()))
    journal.add("r2", ended(simple()))
    await ask(graphs, RUNS)
    journal.runs.clear()
    journal.add("r1", ended(Story("another one")))
    found = await ask(graphs, "SELECT ?asked WHERE { ?run a tg:AgentQuestion ; tg:query ?asked }")
    assert found["rows"] == [["another one"]]


async def test_another_journal_with_more_runs_has_other_graphs(graphs: Graphs, journal: Journal) -> None:
    """As after a backup was brought back and used since: its runs have the names of others."""
    journal.add("r1", ended(simple()))
    await ask(graphs, RUNS)
    journal.runs.clear()
    for name in ("r1", "r2", "r3"):
        journal.add(name, ended(Story(f"another {name}")), at=500_000)
        journal.runs[name] = replace(journal.runs[name], events=[each.model_copy(update={"at": each.at + 7}) for each in journal.runs[name].events])
    found = await ask(graphs, "SELECT ?asked WHERE { ?run a tg:AgentQuestion ; tg:query ?asked } ORDER BY ?asked")
    assert found["rows"] == [["another r1"], ["another r2"], ["another r3"]]


async def test_making_them_anew_tells_how_far_it_is(graphs: Graphs, journal: Journal) -> None:
    for name in ("r1", "r2", "r3"):
        journal.add(name, ended(simple()))
    heard: list[tuple[int, int]] = []
    await graphs.rebuild(lambda *how: heard.append(how))
    assert heard == [(0, 3), (1, 3), (2, 3)]


async def test_they_can_be_made_anew_from_nothing(graphs: Graphs, journal: Journal, tmp_path: Path) -> None:
    journal.add("r1", ended(simple()))
    assert (await graphs.rebuild()).runs == 1
    (tmp_path / "graph" / "CURRENT").write_text("damaged")
    told_ = await graphs.rebuild()
    assert told_.runs == 1
    assert told_.statements > 50
    assert len((await ask(graphs, RUNS))["rows"]) == 1


async def test_long_texts_are_there_by_their_documents(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple(), text=LONG))
    found = await ask(graphs, "SELECT ?text WHERE { ?end a tg:Conclusion ; tg:document ?d . ?d ryx:text ?text }")
    assert found["rows"] == [[LONG]]


async def test_every_query_that_ships_can_be_asked(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()))
    assert len(queries()) >= 6
    for query in queries().values():
        assert query.about.endswith("?")
        found = await ask(graphs, query.filled({name: usual or "x" for name, usual in query.values.items()}))
        assert found.get("columns"), (query.name, found)


def changes(path: str, target: str | None = None) -> Story:
    story = Story("change it")
    routed(story)
    story.tell(told.Acted(agent="file", action="file.1", tool="trash_file", args={"paths": [path]}))
    story.tell(told.Asked(agent="file", question="May I?", waiting=True, name="q7.1", action="file.1", summary="trash a.txt"))
    story.tell(told.Answered(agent="file", choice="yes", name="q7.1", scope="always"))
    story.tell(told.Changed(agent="file", action="file.1", change="c3", what="move" if target else "replace", path=path, target=target))
    story.tell(told.Returned(agent="file", action="file.1", tool="trash_file", ok=True, preview="done"))
    return ended(story)


async def test_what_touched_a_file(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()), reads={"file.2": [("/h/a.txt", "aa")]})
    journal.add("r2", changes("/h/a.txt"), hashes={"c3": ("aa", "bb")})
    journal.add("r3", changes("/h/a.txt", "/h/b.txt"), hashes={"c3": ("bb", "bb")})
    assert [row[:3] for row in await named(graphs, "touched", path="/h/a.txt")] == [["r1", "find the wave", "read"], ["r2", "change it", "replace"], ["r3", "change it", "move"]]
    assert [row[0] for row in await named(graphs, "touched", path="/h/b.txt")] == ["r3"]
    assert await named(graphs, "touched", path='/h/"x" } #') == []
    assert [row[:3] for row in await named(graphs, "allowed-always")] == [["r2", "change it", "trash a.txt"], ["r3", "change it", "trash a.txt"]]


async def test_the_large_model_although_a_smaller_route_was_open(graphs: Graphs, journal: Journal) -> None:
    for number, (agents, calls) in enumerate([(("chat", "lead"), 1), (("lead",), 2), (("chat", "lead"), 0)], 1):
        story = Story(f"request {number}")
        routed(story, handler="lead", tier="large", agents=agents)
        journal.add(f"r{number}", ended(story, counters=told.Counters(large_calls=calls)))
    assert [row[:3] for row in await named(graphs, "large")] == [["r1", "request 1", "1"], ["r2", "request 2", "2"]]
    assert await named(graphs, "large-needless") == [["r1", "request 1", "lead", "chat"]]


async def test_what_failed_most(graphs: Graphs, journal: Journal) -> None:
    import time

    story = Story()
    routed(story)
    for number in (2, 3):
        acts(story, ok=False, number=number)
    acts(story, tool="read_file", ok=False, number=4)
    acts(story, number=5)
    now = time.time_ns() // 1_000_000
    story.events = [event.model_copy(update={"at": now}) for event in story.events]
    journal.add("r1", ended(story))
    assert await named(graphs, "failed") == [["search_files", "2", "no such folder"], ["read_file", "1", "no such folder"]]
    story.events = [event.model_copy(update={"at": now - 86_400_000 * 9}) for event in story.events]
    journal.add("r1", story)
    await graphs.rebuild()
    assert await named(graphs, "failed") == []
    assert len(await named(graphs, "failed", days="10")) == 2


async def test_kinds_of_answers(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()))
    journal.add("r2", ended(simple()))
    assert await ask(graphs, "ASK { ?x a tg:Conclusion }") == {"truth": True}
    assert "a tg:Conclusion" in (await ask(graphs, "CONSTRUCT { ?x a tg:Conclusion } WHERE { ?x a tg:Conclusion }"))["graph"]
    assert (await ask(graphs, RUNS, limit=1))["more"] is True
    assert "no SPARQL query" in (await ask(graphs, "SELEC * WHERE {}"))["fault"]
    assert "network" in (await ask(graphs, "SELECT * WHERE { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }"))["fault"]


@pytest.mark.parametrize(
    ("query", "asks_others"),
    [
        ("SELECT * { SERVICE <http://x/> {} }", True),
        ("select * { service\n<http://x/> {} }", True),
        ("SELECT * { SERVICE SILENT ?x {} }", True),
        ("SELECT * { ?s ?p 'a service' }", False),
        ("SELECT * { <http://x/service> ?p ?o } # service", False),
        ('SELECT * { ?s ?p """a "service" """ }', False),
        ('SELECT * { ?s ?p "\\"" } SERVICE <x> {}', True),
        ("SELECT ?services {}", False),
    ],
)
def test_a_query_never_asks_other_servers(query: str, asks_others: bool) -> None:
    assert federated(query) is asks_others


@pytest.mark.parametrize("text", ["a", 'a"b', "a\\", "a\nb", "\udcff", "ü", "}} . #"])
def test_a_value_stays_a_text(text: str) -> None:
    import pyoxigraph

    found = list(pyoxigraph.Store().query(f"SELECT ?x {{ BIND({literal(text)} AS ?x) }}"))
    assert found[0]["x"].value == text.encode("utf-8", "backslashreplace").decode()


@pytest.mark.parametrize(("name", "values", "why"), [("touched", {}, "needs path"), ("failed", {"path": "x"}, "has no path; it takes days"), ("large", {"x": "1"}, "it takes nothing")])
def test_values_that_a_query_does_not_take(name: str, values: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        queries()[name].filled(values)


async def test_the_process_that_answers(graphs: Graphs, journal: Journal) -> None:
    journal.add("r1", ended(simple()))
    async with graphs.told() as store:
        asked = json.dumps({"store": str(store), "query": RUNS, "limit": 5})
        done = subprocess.run([sys.executable, "-P", "-m", "ryxd.record.provenance.asking"], input=asked, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["rows"] == [["urn:trustgraph:agent:r1"]]
