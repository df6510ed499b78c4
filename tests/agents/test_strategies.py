"""Several ways to one result: which are tried, in which order, and which one counts; the same when it is run again."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from ryxd.agents.strategies import RAG, TOOL, WEB, Compared, Outcome, Strategy, compared, ranked
from ryxd.core.action import Result
from ryxd.core.course import Course, Record
from ryxd.core.paths import Roots
from ryxd.core.profile import Ways
from ryxd.core.tracking import Figures
from ryxd.core.view import View

GOOD, BAD, NOTHING = Result({"text": "x"}), Result(error="no"), Result({"matches": []})


class Tracks:
    """Keeps them here."""

    def __init__(self, kept: Mapping[str, Figures] | None = None) -> None:
        self.kept = dict(kept or {})
        self.counted: list[tuple[str, bool]] = []

    async def figures(self) -> Mapping[str, Figures]:
        return self.kept

    def tried(self, name: str, milliseconds: int, *, ok: bool) -> None:
        self.counted.append((name, ok))


class Kept:
    def __init__(self) -> None:
        self.records: list[Record] = []

    async def begin(self, record: Record) -> None:
        self.records.append(record)

    def end(self, record: Record) -> None:
        self.records.append(record)


def views(folder: Path, course: Course) -> Callable[[str], View]:
    def make(name: str) -> View:
        return View(
            f"file/{name}", tools={}, allowed=frozenset(), paths=Roots(folder), environment=dict, language="en",
            emit=lambda _: None, course=course,
        )  # fmt: skip

    return make


def ways_of(results: Mapping[str, Result], tried: list[str], gates: Mapping[str, asyncio.Event] | None = None) -> list[Strategy]:
    priorities = {"tool": TOOL, "rag.memory": RAG, "rag.files": RAG, "web": WEB}

    def of(name: str, result: Result) -> Strategy:
        async def do(_: View) -> Result:
            tried.append(name)
            if gates and name in gates:
                await gates[name].wait()
            return result

        return Strategy(name, priorities[name], do)

    return [of(name, result) for name, result in results.items()]


async def best(folder: Path, results: Mapping[str, Result], ways: Ways, kept: Mapping[str, Figures] | None = None) -> tuple[str, list[str]]:
    tried: list[str] = []
    branch = views(folder, Course())
    found = await compared(branch("main"), branch, ways_of(results, tried), name="try1", ways=ways, tracks=Tracks(kept))
    return found.best.strategy.name, tried


@pytest.mark.parametrize(
    ("results", "wins"),
    [
        ({"web": GOOD, "rag.memory": GOOD, "tool": GOOD}, "tool"),
        ({"web": GOOD, "rag.memory": GOOD, "tool": BAD}, "rag.memory"),
        ({"web": GOOD, "rag.memory": NOTHING, "tool": BAD}, "web"),
        ({"web": BAD, "rag.memory": BAD, "tool": BAD}, "tool"),  # of failures the tool's is told
    ],
)
async def test_tool_before_knowledge_before_web(tmp_path: Path, results: Mapping[str, Result], wins: str) -> None:
    for ways in ("parallel", "sequential"):
        assert (await best(tmp_path, results, ways))[0] == wins


async def test_conservative_tries_only_the_tool(tmp_path: Path) -> None:
    assert await best(tmp_path, {"web": GOOD, "tool": BAD}, "tool") == ("tool", ["tool"])


async def test_fallback_tries_one_after_the_other_until_one_succeeds(tmp_path: Path) -> None:
    results = {"web": GOOD, "rag.files": GOOD, "tool": BAD}
    assert await best(tmp_path, results, "sequential") == ("rag.files", ["tool", "rag.files"])
    no = Result(error="not done", report={"refused": "read", "no": "you said no"})
    assert (await best(tmp_path, {"web": GOOD, "tool": no}, "sequential"))[1] == ["tool"]  # a no is no failure


async def test_exploratory_tries_all_at_once(tmp_path: Path) -> None:
    tried: list[str] = []
    gates = {"tool": asyncio.Event()}
    branch = views(tmp_path, Course())
    ways = ways_of({"tool": GOOD, "web": GOOD, "rag.memory": GOOD}, tried, gates)
    task = asyncio.create_task(compared(branch("main"), branch, ways, name="try1", ways="parallel", tracks=Tracks()))
    while len(tried) < 3:  # the tool waits, and the others were begun all the same
        await asyncio.sleep(0)
    gates["tool"].set()
    assert (await task).best.strategy.name == "tool"


async def test_ties_are_broken_by_how_they_did_over_all_runs(tmp_path: Path) -> None:
    results = {"rag.memory": GOOD, "rag.files": GOOD}
    kept = {"rag.memory": Figures(10, 2, 100), "rag.files": Figures(10, 9, 90_000)}
    assert (await best(tmp_path, results, "parallel", kept))[0] == "rag.files"
    assert (await best(tmp_path, results, "sequential", kept)) == ("rag.files", ["rag.files"])
    same = {"rag.memory": Figures(10, 5, 9000), "rag.files": Figures(10, 5, 100)}
    assert (await best(tmp_path, results, "sequential", same))[0] == "rag.files"


def test_then_by_latency() -> None:
    quick, slow = (Outcome(Strategy(name, RAG, _never), GOOD, took) for name, took in (("rag.files", 3), ("rag.memory", 90)))
    assert ranked([slow, quick], {}).best is quick
    assert [each["milliseconds"] for each in Compared((quick, slow)).dump()] == [3, 90]


async def _never(_: View) -> Result:
    raise AssertionError


async def test_what_decides_is_kept_and_counted_once(tmp_path: Path) -> None:
    async def run(course: Course, tracks: Tracks) -> Sequence[str]:
        branch = views(tmp_path, course)
        ways = ways_of({"rag.memory": GOOD, "rag.files": GOOD, "tool": BAD}, [])
        found = await compared(branch("main"), branch, ways, name="try1", ways="parallel", tracks=tracks)
        return [f"{each.strategy.name} {each.milliseconds}" for each in found.outcomes]

    kept, tracks = Kept(), Tracks({"rag.files": Figures(4, 4, 4)})
    first = await run(Course(kept), tracks)
    assert sorted(tracks.counted) == [("rag.files", True), ("rag.memory", True), ("tool", False)]
    later = Tracks({"rag.memory": Figures(100, 100, 1), "rag.files": Figures(100, 0, 1)})
    assert await run(Course(known=kept.records, closed=True), later) == first
    assert later.counted == []
