"""What events say of a run: told at once or bit by bit, it is the same."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxctl.watching.run import Call, Event, Group, Line, Run, Stage
from ryxctl.watching.runs import Runs
from ryxd.wire.events import Answered, Asked, Blocked, ModelLoaded, ModelLoading, Noted, Planned, Status, Token
from tests.ctl import stories


def dumped(events: Any) -> list[Event]:
    return [event.model_dump(mode="json") for event in events]


def told(events: Any) -> Run:
    runs = Runs()
    for event in dumped(events):
        runs.tell(event)
    return next(iter(runs.runs.values()))


def test_tool_calls_stand_under_the_stage_in_which_they_were_made() -> None:
    run = told(stories.planned())
    (stage,) = run.items
    assert isinstance(stage, Stage)
    assert (stage.name, stage.state) == ("plan", "running")
    calls = [each for each in stage.items if isinstance(each, Call)]
    assert [(each.tool, each.state, each.milliseconds) for each in calls] == [
        ("search_files", "completed", 90),
        ("move_file", "running", 0),
    ]
    assert calls[0].args == "pattern=*invoice*march*"
    assert "invoice_march.pdf" in calls[0].told


def test_a_plan_has_check_marks_as_its_steps_are_done() -> None:
    run = told(stories.planned())
    assert run.plan is not None
    assert [step.state for step in run.plan.steps] == ["completed", "running", ""]
    assert [step.after for step in run.plan.steps] == [(), (1,), (2,)]
    failed = Status(id=90, run="r11", agent="file", step=2, status="failed", action="move_file", text="no", error="full")
    run = told([*stories.planned(), failed])
    assert run.plan is not None
    assert (run.plan.steps[1].state, run.plan.steps[1].told) == ("failed", "full")


def test_a_new_plan_keeps_what_was_done_of_the_same() -> None:
    first, other = {"step": 1, "action": "a", "params": {"x": 1}}, {"step": 2, "action": "b", "params": {}}
    done = [
        Status(id=number + 1, run="r1", step=number, status="success", action="a", text="") for number in (1, 2)
    ]
    changed = {**other, "params": {"x": 2}}
    run = told(
        [
            Planned(id=1, run="r1", steps=(first, other)),
            *done,
            Planned(id=9, run="r1", version=2, steps=(first, changed)),
        ]
    )
    assert run.plan is not None
    assert (run.plan.version, [step.state for step in run.plan.steps]) == (2, ["completed", ""])


def test_a_coordinators_plan_is_marked_by_what_it_notes() -> None:
    steps = tuple({"step": number, "action": "look", "params": {}} for number in (1, 2, 3, 4))
    plan = Planned(id=1, run="r1", agent="chat", steps=steps)

    def noted(number: int, **data: Any) -> Noted:
        return Noted(id=number, run="r1", agent="chat", field="plan", data=data)

    states = [step.state for step in told([plan, noted(2, current=2, missed=[1], status="running")]).plan.steps]  # type: ignore[union-attr]
    assert states == ["failed", "completed", "running", ""]
    states = [step.state for step in told([plan, noted(2, current=2, missed=[1], status="done")]).plan.steps]  # type: ignore[union-attr]
    assert states == ["failed", "completed", "completed", "completed"]


def test_subagents_stand_side_by_side_each_with_its_own() -> None:
    run = told(stories.compared())
    (stage,) = run.items
    assert isinstance(stage, Stage)
    (group,) = (each for each in stage.items if isinstance(each, Group))
    assert list(group.columns) == [f"research/{town}" for town in stories.TOWNS]
    (bremen,), (kiel,), (failed,) = group.columns.values()
    assert (bremen.state, kiel.state, failed.state) == ("completed", "running", "failed")
    assert [each.tool for each in kiel.items if isinstance(each, Call)] == ["search_web"]
    assert kiel.writing == "In Kiel it is 11.20 euro, and it has grown "
    assert [each.text for each in bremen.items if isinstance(each, Line)] == ["11.80 euro in Bremen, by one source."]
    assert run.sources == {f"https://rents.example/{n}": f"Rents in {t.title()}" for n, t in enumerate(stories.TOWNS[:2])}


def test_a_second_round_of_the_same_agent_is_a_group_of_its_own() -> None:
    from ryxd.wire.events import Spawned

    spawned = [
        Spawned(id=number, run="r1", agent="lead", path=f"lead/{number}", group="lead.1", siblings=2)
        for number in (1, 2, 3, 4)
    ]
    run = told(spawned)
    assert [list(each.columns) for each in run.items if isinstance(each, Group)] == [
        ["lead/1", "lead/2"],
        ["lead/3", "lead/4"],
    ]


def test_a_run_that_is_over_has_its_answer_and_nothing_open() -> None:
    run = told(stories.compared_to_its_end())
    assert (run.over, run.state, run.milliseconds) == (True, "done", 2100)
    assert run.answer.startswith("Kiel is cheaper")
    assert run.counters["large_calls"] == 1
    assert not run.opened
    assert [each.text for each in run.items[0].items if isinstance(each, Line)][-1].startswith("c7")  # type: ignore[union-attr]


def test_questions_wait_until_they_are_answered() -> None:
    run = told(stories.planned())
    assert list(run.questions) == ["q11.1"]
    run = told([*stories.planned(), Answered(id=99, run="r11", name="q11.1", choice="once", by="the user")])
    assert run.questions == {}
    offer = Asked(id=1, run="r1", question="Open it?")
    assert told([offer]).questions == {}, "an offer waits for nobody"


def test_what_was_not_allowed_says_so() -> None:
    from ryxd.wire.events import Acted

    acted = Acted(id=1, run="r1", agent="file", action="a", tool="write_file", args={})
    run = told([acted, Blocked(id=2, run="r1", agent="file", action="a", tool="write_file", reason="not yours")])
    (call,) = run.items
    assert isinstance(call, Call)
    assert (call.state, call.told) == ("blocked", "not yours")


def test_models_are_known_by_what_is_told_of_them() -> None:
    runs = Runs()
    for event in dumped(
        [
            ModelLoading(tier="small", model="s.gguf", progress=0.4),
            ModelLoaded(tier="small", model="s.gguf"),
            ModelLoaded(tier="large", model="l.gguf", error="too large"),
        ]
    ):
        assert runs.tell(event) is None
    assert {tier: model.state for tier, model in runs.models.items()} == {"small": "ready", "large": "failed"}


def test_tokens_are_counted_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("ryxctl.watching.runs.time.monotonic", lambda: now)
    runs = Runs()
    token = Token(run="r1", agent="a", message_id="m", text="x").model_dump(mode="json")
    for _ in range(30):
        runs.tell(token)
    run = runs.runs["r1"]
    assert run.rate(100.5) == 30
    assert run.rate(102.0) == 15
    assert run.rate(104.0) == 0


def shape(run: Run) -> str:
    return repr({**vars(run), "arrivals": len(run.arrivals)})


@given(st.integers(0, 40), st.integers(0, 40))
def test_an_event_that_comes_twice_changes_nothing(first: int, second: int) -> None:
    events = [each for each in dumped(stories.compared_to_its_end()) if each["id"]]
    once, twice = Runs(), Runs()
    for event in events:
        once.tell(event)
    for event in [*events[: first + second], *events[first:]]:
        twice.tell(event)
    assert shape(once.runs["r12"]) == shape(twice.runs["r12"])


@given(st.permutations(json.loads(json.dumps(dumped(stories.compared_to_its_end())))), st.sets(st.sampled_from(range(30))))
def test_in_whatever_order_events_come_and_whichever_are_missing_none_breaks_it(events: list[Event], gone: set[int]) -> None:
    runs = Runs()
    for number, event in enumerate(events):
        if number not in gone:
            runs.tell({**event, "id": 0})
    runs.tell({"kind": "of a newer daemon", "run": "r12", "id": 1000})
    assert set(runs.runs) <= {"r12"}
