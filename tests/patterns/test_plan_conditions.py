"""Steps of a plan with a condition: done where it is so, left out where not, and what is told of both."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.core.plan import PlanFault, plan_of
from ryxd.engine.anew import Anew
from ryxd.wire.events import Planned, Status
from tests.core.test_plan import plan, step
from tests.engine.test_subagents import Engine, engine
from tests.fakes.graphs import graph_of
from tests.patterns.test_plan import done_by_code, find, read, rescue, says, script, told


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "hypr.conf").write_text("gaps = 5\n")
    return tmp_path


def so(value: str, comparison: str, than: Any) -> dict[str, Any]:
    return {"value": value, "is": comparison, "than": than}


async def test_a_step_whose_condition_is_so_is_done_and_what_it_was_about_is_told(home: Path) -> None:
    made = says(plan(find(1, "*hypr*"), read(2, "~/notes.txt", only_if=so("$1.count", "above", 0))))
    async with engine(home, script(made), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert "under the mat" in told(it)
        assert "hypr.conf" in told(it)
        assert [tool for _, tool in await done_by_code(it)] == ["search_files", "read_file"]
        (planned,) = [event for event in it.told if isinstance(event, Planned)]
        assert planned.steps[1]["only_if"] == {"value": "$1.count", "is": "above", "than": 0}
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_where_it_is_not_so_the_step_is_left_out_and_what_uses_it(home: Path) -> None:
    steps = [
        find(1, "*hypr*"), find(2, "*notes*", only_if=so("$1.count", "above", 3)), read(3, "$2.matches.0"),
        read(4, "~/hypr.conf", depends_on=[2]),
    ]  # fmt: skip
    async with engine(home, script(says(plan(*steps))), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert [tool for _, tool in await done_by_code(it)] == ["search_files", "read_file"]
        assert "Left out: read it (1 is not above 3)." in told(it)
        assert told(it).count("Left out") == 1, "what is left out with it says it"
        assert "gaps = 5" in told(it), "what only comes after it is done"
        assert len(it.cast.heard["planner"]) == 1
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_one_of_two_opposites_is_done(home: Path) -> None:
    steps = [
        find(1, "*hypr*"), read(2, "~/hypr.conf", only_if=so("$1.matches", "is", 1)),
        read(3, "~/notes.txt", only_if=so("$1.matches", "is_not", 1)),
    ]  # fmt: skip
    async with engine(home, script(says(plan(*steps))), depth=3, subagents=9) as it:
        await it.ask()
        assert "gaps = 5" in told(it)
        assert "under the mat" not in told(it)
        assert "(it is 1)" in told(it)


async def test_how_many_were_found_is_said_where_another_number_was_wanted(home: Path) -> None:
    steps = [find(1, "*hypr*"), read(2, "~/notes.txt", only_if=so("$1.count", "is", 0))]
    async with engine(home, script(says(plan(*steps))), depth=3, subagents=9) as it:
        await it.ask()
        assert "Left out: read it (found: 1)." in told(it)


async def _failed(home: Path, condition: dict[str, Any]) -> Engine:
    made = says(plan(find(1, "*hypr*"), read(2, "~/notes.txt", only_if=condition), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="It can't be told.")]), depth=3, subagents=9) as it:
        await it.ask()
        assert [tool for _, tool in await done_by_code(it)] == ["search_files"]
        assert told(it).startswith("It can't be told.")
        return it


@pytest.mark.parametrize(
    ("condition", "error"),
    [(so("$1.percent", "below", 20), "there is no $1.percent"), (so("$1.matches.0", "below", 20), "can't be compared with 20")],
)
async def test_what_can_not_be_told_fails_the_step_and_nothing_is_done(home: Path, condition: dict[str, Any], error: str) -> None:
    it = await _failed(home, condition)
    (failed,) = [event for event in it.told if isinstance(event, Status) and event.status == "failed"]
    assert error in str(failed.error)


@pytest.mark.parametrize("value", ["20", "percent", "$1 percent"])
def test_a_condition_is_about_what_was_found(value: str) -> None:
    with pytest.raises(PlanFault, match="an earlier step found"):
        plan_of(plan(find(1, "*a*"), read(2, "~/b", only_if=so(value, "is", 1))))


def test_a_condition_waits_for_its_step_and_only_for_one_before_it() -> None:
    made = plan_of(plan(find(1, "*a*"), read(2, "~/b", only_if=so("$1.count", "is", 1))))
    assert made.steps[1].waits_for == {1}
    assert made.steps[1].uses == frozenset()
    with pytest.raises(PlanFault, match="waits for step 3"):
        plan_of(plan(step(1, action="battery", params={}, only_if=so("$3.count", "is", 1))))


async def test_the_record_of_a_run_knows_what_a_condition_waits_for(home: Path) -> None:
    made = says(plan(find(1, "*hypr*"), read(2, "~/notes.txt", only_if=so("$1.count", "above", 0))))
    async with engine(home, script(made), depth=3, subagents=9) as it:
        ended = await it.ask()
        facts = {"id": ended.run, "session": "s1", "text": "look", "created": 0}
        assert graph_of(facts, it.told).triples
