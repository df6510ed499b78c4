"""The events in the words of the sources: everything that they have, matched, numbered and ended as they do it."""

from collections import Counter, defaultdict
from typing import Any

import jsonschema_rs
import pytest
from pydantic import TypeAdapter

from ryxd.wire import events as told
from ryxd.wire.events import Event
from ryxd.wire.schema import schema
from ryxd.wire.vocabulary import view
from ryxd.wire.words import WORDS


def at(event: Event, number: int) -> Event:
    return event.model_copy(update={"id": number if event.stored else 0, "run": "r7", "session": "s2", "at": 1_767_225_600_000 + number})


STORY = [
    told.Routed(agent="ryx", level="SIMPLE", rule="named", handler="data", tier="medium", pattern="plan", task_type="general", reason="it has numbers", confidence=0.7),
    told.Stepped(agent="data", name="plan", description="plans the steps", state="running"),
    told.Stepped(agent="data/planner", name="planner", description="You plan", state="running"),
    told.Said(agent="data/planner", message_id="m1", message_type="thought", text="a plan"),
    told.Planned(agent="data", steps=({"step": 1, "goal": "count"},), understanding="count them", complexity=2, confidence=0.9),
    told.Stepped(agent="data/operator", name="operator", description="does steps", state="running"),
    told.Token(agent="data/operator", message_id="m2", text='{"tool": '),
    told.Token(agent="data/operator", message_id="m2", text='"python"}'),
    told.Said(agent="data/operator", message_id="m2", message_type="thought", text='{"tool": "python"}'),
    told.Acted(agent="data/operator", action="data/operator.2", tool="python", args={"code": "1+1"}),
    told.Returned(agent="data/operator", action="data/operator.2", tool="python", ok=True, preview="2" * 500),
    told.Status(agent="data", step=1, status="success", action="python", text="step 1: done", attempts=1, context={"n": 1}),
    told.Acted(agent="data", action="data.3", tool="trash_file", args={}),
    told.Blocked(agent="data", action="data.3", tool="trash_file", reason="a hook says no"),
    told.Stepped(agent="data/rescue", name="rescue", description="decides", state="running"),
    told.Rescued(agent="data", action="CHANGE_AGENT", analysis="another", new_agent="code"),
    told.HandedOff(agent="data", target="code", task="do it", context="numbers"),
    told.Source(agent="code", title="A page", url="https://example.org", snippet="so"),
    told.Chart(agent="code", path="/h/a.png", title="Waves"),
    told.Token(agent="code", message_id="m3", text="It is ", stage="finalize"),
    told.Token(agent="code", message_id="m3", text="two.", stage="finalize"),
    told.Said(agent="code", message_id="m3", message_type="thought", text="It is two."),
    told.Stepped(agent="data", name="plan", state="completed"),
    told.Said(agent="ryx", message_id="r7.answer", text="It is two."),
    told.Finished(agent="", outcome="done", text="It is two.", milliseconds=90, counters=told.Counters(steps_completed=1, supervisor_calls=1, operator_iterations=2)),
]


def viewed(name: Any, story: list[Event] = STORY) -> list[dict[str, Any]]:
    words = view(name)
    assert words is not None
    return [dict(each) for number, event in enumerate(story, 1) for each in words.tell(at(event, number))]


def test_the_first_source_s_protocol() -> None:
    found = viewed("operators")
    assert [each["type"] for each in found] == [
        "plan_request", "plan_response", "operator_start", "operator_status", "rescue_request", "rescue_response", "operator_result",
    ]
    assert all(set(each) == {"type", "timestamp", "payload"} for each in found)
    assert found[0]["timestamp"] == 1_767_225_600.003
    plan = found[1]["payload"]
    assert {key: plan[key] for key in ("understanding", "complexity", "confidence", "steps")} == {
        "understanding": "count them", "complexity": 2, "confidence": 0.9, "steps": [{"step": 1, "goal": "count"}],
    }
    status = found[3]["payload"]
    assert {"step", "status", "action", "attempts", "error", "context"} <= set(status)
    result = found[-1]["payload"]
    assert (result["success"], result["output"], result["steps_completed"], result["total_duration_ms"]) == (True, "It is two.", 1, 90)
    assert (result["supervisor_calls"], result["operator_iterations"]) == (1, 2)
    assert result["plan_used"]["understanding"] == "count them"


def test_the_second_source_s_events_are_all_there() -> None:
    found = viewed("stages")
    assert {each["type"] for each in found} == {
        "stage", "complete", "token", "visualization", "tool_call", "tool_result", "routing", "handoff", "config", "source", "code_result",
    }
    assert all(isinstance(each["timestamp"], int) for each in found)
    calls = {each["id"]: each for each in found if each["type"] == "tool_call"}
    results = {each["id"]: each for each in found if each["type"] == "tool_result"}
    assert calls.keys() == results.keys() == {"data/operator.2", "data.3"}
    assert all(len(each["content"]) <= 500 for each in results.values())
    assert results["data.3"]["ok"] is False
    stages = [each for each in found if each["type"] == "stage" and each["status"] == "running"]
    assert stages[calls["data/operator.2"]["parentStageIndex"]]["name"] == "operator"
    assert stages[calls["data.3"]["parentStageIndex"]]["name"] == "plan"
    assert "".join(each["content"] for each in found if each["type"] == "token" and each["message_id"] == "m3") == "It is two."
    assert not any(each.get("message_id") == "m2" for each in found)  # the envelope of a call is no text
    assert found[-1]["type"] == "complete"


def test_what_goes_wrong_is_an_error_there() -> None:
    ended = told.Finished(agent="", outcome="failed", text="no model", error="model")
    (one,) = viewed("stages", [ended])
    assert (one["type"], one["message"], one["code"]) == ("error", "no model", "model")
    (one,) = viewed("operators", [ended])
    assert (one["payload"]["success"], one["payload"]["error"], one["payload"]["plan_used"]) == (False, "model", None)


def test_the_fourth_source_s_chunks_make_whole_messages() -> None:
    found = viewed("messages")
    together: defaultdict[str, str] = defaultdict(str)
    for each in found:
        assert set(each) == {"message_id", "session_id", "message_type", "content", "end_of_message", "end_of_dialog", "timestamp", "conversation_id"}
        together[each["message_id"]] += each["content"]
    assert together == {
        "m1": "a plan", "m2": '{"tool": "python"}', "r7.data/operator.2.observation": "2" * 500, "r7.data.3.observation": "a hook says no",
        "m3": "It is two.", "r7.answer": "It is two.",
    }
    ends = Counter(each["message_id"] for each in found if each["end_of_message"])
    assert set(ends.values()) == {1}
    assert ends.keys() == together.keys()
    assert [each["end_of_dialog"] for each in found] == [False] * (len(found) - 1) + [True]
    assert found[-1]["message_type"] == "answer"
    assert {each["session_id"] for each in found} == {"r7", "r7.data/planner", "r7.data/operator"}


def test_a_run_without_a_message_of_its_own_ends_with_one() -> None:
    (one,) = viewed("messages", [told.Finished(agent="", outcome="done", text="It is 09:00.")])
    assert (one["content"], one["end_of_message"], one["end_of_dialog"]) == ("It is 09:00.", True, True)


@pytest.mark.parametrize("name", ["stages", "operators", "messages"])
def test_runs_side_by_side_are_told_as_each_alone(name: Any) -> None:
    words = view(name)
    assert words is not None
    told_: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for number, event in enumerate(STORY, 1):
        for run in ("r7", "r8"):
            told_[run] += [dict(each) for each in words.tell(at(event, number).model_copy(update={"run": run}))]
    assert told_["r7"] == viewed(name)
    assert len(told_["r8"]) == len(told_["r7"])
    assert vars(words)["_runs"] == {}  # nothing is kept of runs that have ended


def test_a_plan_is_not_told_of_another_run() -> None:
    words = view("operators")
    assert words is not None
    for number, event in enumerate(STORY, 1):
        words.tell(at(event, number))
    (one,) = words.tell(at(told.Finished(agent="", outcome="done", text="hi"), 99).model_copy(update={"run": "r9"}))
    assert one["payload"]["plan_used"] is None


def test_our_own_words_need_no_view() -> None:
    assert view("ryx") is None


@pytest.mark.parametrize("name", ["operators", "stages", "messages"])
def test_every_word_is_what_the_published_schema_says(name: str) -> None:
    told = [*viewed(name), *viewed(name, [*STORY[:-1], STORY[-1].model_copy(update={"outcome": "failed", "error": "busy"})])]
    validator = jsonschema_rs.validator_for(schema(name))
    for each in told:
        validator.validate(each)
        TypeAdapter(WORDS[name]).validate_python(each, strict=True)
    types = {each.get("type", each.get("message_type")) for each in told}
    published = {value for kind in _kinds(schema(name)) for value in kind}
    assert types == published - {"notice"}, "and the story has all of them"


def _kinds(published: dict[str, Any]) -> list[list[str]]:
    """The values that `type` or `message_type` can have."""
    found = []
    for part in published["$defs"].values():
        field = part.get("properties", {}).get("type") or part.get("properties", {}).get("message_type") or {}
        found.append(field.get("enum") or ([field["const"]] if "const" in field else []))
    return found
