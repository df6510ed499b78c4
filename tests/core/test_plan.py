"""Plans: what is one, what steps take from each other, what their forms let a model write."""

import json
from typing import Any

import pytest

from ryxd.core.action import Result
from ryxd.core.plan import (
    Doing,
    PlanFault,
    filled,
    plan_form,
    plan_of,
    rescue_form,
    rescue_of,
    written,
)
from ryxd.core.validity import Validity


def step(number: int, **more: Any) -> dict[str, Any]:
    return {"step": number, "goal": "look", "action": "read_file", "params": {}, **more}


def plan(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "understanding": "Look.",
        "complexity": 2,
        "confidence": 0.9,
        "plan": list(steps),
        "agent_type": "file",
        "model_size": "3b",
        "operator_prompt": "Look.",
        "timeout_seconds": 15,
        "max_retries": 2,
        **more,
    }


def test_a_plan_comes_back_from_its_text() -> None:
    made = plan_of(plan(step(1), step(2, params={"path": "$1.matches.0"}, fallback={"action": "glob", "params": {}})))
    assert plan_of(json.loads(written(made))) == made
    assert [each.waits_for for each in made.steps] == [frozenset(), {1}]


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (plan(), "plan: Tuple should have at least 1 item"),
        (plan(step(1), step(1)), "there are two steps 1"),
        (plan(step(1, depends_on=[2]), step(2)), "step 1 waits for step 2"),
        (plan(step(1, depends_on=[1])), "step 1 waits for step 1"),
        (plan(step(1, params={"path": "$7.matches.0"})), "step 1 waits for step 7"),
        (plan(step(1), complexity=9), "complexity"),
        (plan(step(1), confidence=1.2), "confidence"),
        (plan(step(1), agent_type="king"), "agent_type"),
        (plan(*[step(number) for number in range(1, 22)]), "plan"),
    ],
)
def test_what_can_not_be_followed_says_why(value: dict[str, Any], why: str) -> None:
    with pytest.raises(PlanFault, match=why):
        plan_of(value)


def test_a_parameter_is_what_an_earlier_step_found() -> None:
    results = {1: Result({"matches": ["a", "b"], "count": 2, "more": {"deep": [1, {"x": "y"}]}})}
    doing = Doing(
        action="act",
        params={"one": "$1.matches.1", "all": "$1.matches", "list": ["$1.more.deep.1.x", "$1"], "text": "costs $1.50"},
    )
    found = filled(doing, results)
    assert found.tool == "act"
    assert found.args["one"] == "b"
    assert found.args["all"] == ["a", "b"]
    assert found.args["list"][0] == "y"
    assert found.args["text"] == "costs $1.50"
    for missing in ("$1.matches.2", "$1.nothing", "$1.matches.one", "$2.matches", "$1.count.0"):
        with pytest.raises(PlanFault, match="found nothing like that"):
            filled(Doing(action="act", params={"x": missing}), results)


def test_forms_take_what_is_a_plan_and_no_strange_action() -> None:
    form = Validity(plan_form(["read_file", "glob"]))
    whole = plan(step(1, depends_on=[], fallback="look elsewhere"), step(2, fallback={"action": "glob", "params": {"pattern": "*"}}))
    assert form.fault(json.dumps(whole)) == ""
    assert form.fault(json.dumps(plan(step(1, action="format_disk")))) != ""
    rescue = Validity(rescue_form(["read_file"], ["file"]))
    nothing = {"adjusted_plan": None, "new_agent": None, "direct_result": None}
    assert rescue.fault(json.dumps({"analysis": "x", "action": "TAKEOVER", **nothing, "direct_result": "So."})) == ""
    assert rescue.fault(json.dumps({"analysis": "x", "action": "GIVE_UP", **nothing})) != ""


@pytest.mark.parametrize("action", ["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"])
def test_a_rescue_has_what_it_needs(action: str) -> None:
    with pytest.raises(PlanFault, match=f"{action} without what it needs"):
        rescue_of({"analysis": "x", "action": action})
