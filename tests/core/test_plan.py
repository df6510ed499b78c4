"""Plans: what is one, what steps take from each other, what their forms let a model write."""

import copy
import json
from typing import Any

import pytest

from ryxd.agents.planner import renumbered
from ryxd.core.action import Result
from ryxd.core.filling import filled, made
from ryxd.core.plan import (
    Doing,
    Lacking,
    PlanFault,
    plan_form,
    plan_of,
    pointing_back,
    rescue_form,
    rescue_of,
    weighed,
    written,
)
from ryxd.core.validity import Validity

ANY = {"type": "object"}


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


def test_a_step_may_take_what_was_shown_before_the_plan_and_waits_for_nothing() -> None:
    made = plan_of(plan(step(1, params={"path": "$0.matches.1"}), step(2, params={"path": "$1.path"})))
    assert [(each.waits_for, each.points_back) for each in made.steps] == [(frozenset(), True), ({1}, False)]
    assert filled(made.steps[0], {0: Result({"matches": ["~/a", "~/b"]})}).args == {"path": "~/b"}
    with pytest.raises(Lacking, match=r"there is no \$0\.matches\.1: nothing like that was shown before"):
        filled(made.steps[0], {})
    when = plan_of(plan(step(1, only_if={"value": "$0.matches", "is": "above", "than": 1})))
    assert when.steps[0].points_back


GIVES = {"make_folder": {"path", "done"}, "search_files": {"matches", "count"}, "move_file": {"done"}}


@pytest.mark.parametrize(
    ("steps", "params"),
    [
        # a folder is made, and has no matches: what was shown goes into it
        ([step(1, action="make_folder", params={"path": "~/b"}), step(2, action="move_file", params={"paths": "$1.matches", "to": "~/b"})], {"paths": "$0.matches", "to": "~/b"}),
        ([step(1, action="move_file", params={"paths": ["$1.matches.0", "$1.matches.last"], "to": "~"})], {"paths": ["$0.matches.0", "$0.matches.last"], "to": "~"}),
        ([step(1, action="move_file", params={"pairs": [{"path": "$3.matches.0", "name": "x"}]})], {"pairs": [{"path": "$0.matches.0", "name": "x"}]}),
    ],
)
def test_matches_that_no_step_has_are_those_that_were_shown_and_are_asked_about(steps: list[dict[str, Any]], params: dict[str, Any]) -> None:
    made = plan_of(pointing_back(plan(*steps), GIVES)).steps[-1]
    assert (made.params, made.sure, made.needs, made.points_back) == (params, 0.0, 1.0, True)


@pytest.mark.parametrize(
    "params",
    [
        {"path": "$1.matches.0"},  # step 1 has them
        {"path": "$1.count"}, {"path": "~/$2.matches"}, {"path": "$0.matches.1"},
    ],
)  # fmt: skip
def test_what_a_step_before_may_have_stays(params: dict[str, Any]) -> None:
    value = plan(step(1, action="search_files"), step(2, action="move_file", params=params))
    assert pointing_back(copy.deepcopy(value), GIVES) == value


def test_what_is_no_plan_stays_what_it_is() -> None:
    for value in ({}, {"plan": None}, {"plan": ["x", {"params": 3}]}):
        assert pointing_back(copy.deepcopy(value), GIVES) == value


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
        params={"one": "$1.matches.1", "end": "$1.matches.last", "all": "$1.matches", "list": ["$1.more.deep.1.x", "$1"], "text": "costs $1.50"},
    )
    found = filled(doing, results)
    assert found.tool == "act"
    assert (found.args["one"], found.args["end"]) == ("b", "b")
    assert found.args["all"] == ["a", "b"]
    assert found.args["list"][0] == "y"
    assert found.args["text"] == "costs $1.50"
    for missing in ("$1.matches.2", "$1.nothing", "$1.matches.one", "$1.count.last", "$2.matches", "$1.count.0"):
        with pytest.raises(PlanFault, match="found nothing like that"):
            filled(Doing(action="act", params={"x": missing}), results)


def test_no_matches_are_a_count_to_an_operator_and_nothing_to_act_on() -> None:
    results = {1: Result({"matches": [], "count": 0})}
    assert filled(Doing(action="operator", params={"text": "$1.matches"}), results).args == {"text": []}
    with pytest.raises(Lacking, match="found nothing like that") as lacking:
        filled(Doing(action="trash_file", params={"paths": "$1.matches"}), results)
    assert lacking.value.step == 1


def relocated(tool: str, *done: str) -> Result:
    return Result({"done": list(done), "changes": ["c1"]}, source=tool)


@pytest.mark.parametrize(
    ("results", "params", "wanted"),
    [
        ([relocated("rename_files", "~/a.odt → ~/b.odt")], {"path": "a.odt"}, {"path": "~/b.odt"}),
        ([relocated("move_file", "~/a.odt → ~/x/a.odt")], {"paths": ["~/a.odt", "c"]}, {"paths": ["~/x/a.odt", "c"]}),
        ([relocated("copy_file", "~/a.odt → ~/x/a.odt")], {"path": "~/a.odt"}, {"path": "~/a.odt"}),  # it is still there
        ([relocated("rename_files", "~/a → ~/b"), relocated("move_file", "~/b → ~/x/b")], {"path": "a"}, {"path": "~/x/b"}),
        # the second takes the name of the first
        ([relocated("rename_files", "~/a → ~/c"), relocated("rename_files", "~/b → ~/a")], {"path": "a"}, {"path": "a"}),
        ([relocated("rename_files", "~/a → ~/c")], {"pairs": [{"path": "b", "name": "a"}]}, {"pairs": [{"path": "b", "name": "a"}]}),
        ([relocated("rename_files", "~/a → ~/c")], {"path": "n", "text": "a"}, {"path": "n", "text": "a"}),
        ([relocated("make_folder", "~/x/")], {"path": "x"}, {"path": "x"}),
    ],
)
def test_a_path_that_an_earlier_step_moved_is_where_it_is_now(results: list[Result], params: dict[str, Any], wanted: dict[str, Any]) -> None:
    doing = Doing(action="open_file", params=params)
    assert filled(doing, dict(enumerate(results, start=1))).args == wanted


def test_what_a_step_has_done_is_a_path_where_it_is_a_parameter() -> None:
    results = {1: relocated("move_file", "~/a → ~/x/a", "~/b → ~/x/b"), 2: relocated("make_folder", "~/y/")}
    doing = Doing(action="open_file", params={"path": "$1.done.0", "paths": "$1.done", "to": "$2.done.0"})
    assert filled(doing, results).args == {"path": "~/x/a", "paths": ["~/x/a", "~/x/b"], "to": "~/y/"}


READ = Result({"text": "1\tMeasure twice,\n2\t\n3\t12\tcut once."}, source="read_file")


def test_what_was_read_of_a_file_is_put_elsewhere_without_the_numbers_of_its_lines() -> None:
    put = filled(Doing(action="write_clipboard", params={"text": "$1.text"}), {1: READ})
    assert put.args == {"text": "Measure twice,\n\n12\tcut once."}
    # an operator is shown it as any model is
    shown = filled(Doing(action="operator", params={"prompt": "How often?", "text": "$1.text"}), {1: READ})
    assert shown.args["text"] == READ.data["text"]


def test_of_what_a_text_says_about_something_the_value_is_put_elsewhere() -> None:
    """A planner that asks for the text means what it says of it, too (decision 0087)."""
    said = Result({"text": "2\ttracking: RX77", "value": "RX77"}, source="read_file")
    assert filled(Doing(action="write_clipboard", params={"text": "$1.text"}), {1: said}).args == {"text": "RX77"}
    assert filled(Doing(action="operator", params={"text": "$1.text"}), {1: said}).args == {"text": "2\ttracking: RX77"}


@pytest.mark.parametrize(
    "part",
    [
        Result({"text": "1\tMeasure twice"}, partial=True, source="read_file"),
        Result({"text": "Measure twice", "cut": True}, source="read_clipboard"),
        Result({"text": "Measure twice", "note": "the rest is missing"}, source="read_page"),
    ],
)
def test_a_part_of_a_text_is_not_put_elsewhere_as_if_it_were_all(part: Result) -> None:
    with pytest.raises(PlanFault, match="only a part of what stands there"):
        filled(Doing(action="write_file", params={"path": "~/a.txt", "content": "$1.text"}), {1: part})
    assert filled(Doing(action="operator", params={"text": "$1.text"}), {1: part}).args["text"] == part.data["text"]


def test_forms_take_what_is_a_plan_and_no_strange_action() -> None:
    form = Validity(plan_form({"read_file": ANY, "glob": ANY}))
    whole = plan(step(1, depends_on=[], fallback="look elsewhere"), step(2, fallback={"action": "glob", "params": {"pattern": "*"}}))
    assert form.fault(json.dumps(whole)) == ""
    assert form.fault(json.dumps(plan(step(1, action="format_disk")))) != ""
    rescue = Validity(rescue_form({"read_file": ANY}, ["file"]))
    nothing = {"adjusted_plan": None, "new_agent": None, "direct_result": None}
    assert rescue.fault(json.dumps({"analysis": "x", "action": "TAKEOVER", **nothing, "direct_result": "So."})) == ""
    assert rescue.fault(json.dumps({"analysis": "x", "action": "GIVE_UP", **nothing})) != ""


@pytest.mark.parametrize("action", ["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"])
def test_a_rescue_has_what_it_needs(action: str) -> None:
    with pytest.raises(PlanFault, match=f"{action} without what it needs"):
        rescue_of({"analysis": "x", "action": action})


def test_each_action_knows_how_sure_its_model_was() -> None:
    fallback = {"action": "list_dir", "params": {"path": "~"}}
    told = plan(step(1, params={"action": "close", "params": {}}, fallback=fallback, sure=1.0, needs=0.0), step(2))
    made = plan_of(weighed(told, [(0.7, 0.8), (0.5, 0.8), (0.9, 0.8)]))
    first, second = made.steps
    assert isinstance(first.fallback, Doing)
    assert [(each.sure, each.needs) for each in (first, first.fallback, second)] == [(0.7, 0.8), (0.5, 0.8), (0.9, 0.8)]
    assert [filled(each, {}).unsure for each in (first, first.fallback, second)] == [True, True, False]
    kept = plan_of(json.loads(written(made)))
    assert [each.sure for each in kept.steps] == [None, None], "a plan that is kept has worked"


def test_what_a_model_says_of_its_own_certainty_is_not_believed() -> None:
    (first,) = plan_of(weighed(plan(step(1, sure=1.0, needs=0.1)), [])).steps
    assert (first.sure, first.needs) == (None, 0.0)


def test_where_actions_cannot_be_told_apart_each_is_as_unsure_as_the_least() -> None:
    made = plan_of(weighed(plan(step(1), step(2)), [(0.9, 0.8), (0.4, 0.8), (0.95, 0.8)]))
    assert [each.sure for each in made.steps] == [0.4, 0.4]


def test_steps_with_other_numbers_are_as_sure_as_they_were() -> None:
    fallback = {"action": "list_dir", "params": {}}
    made = plan_of(weighed(plan(step(1, fallback=fallback)), [(0.7, 0.8), (0.5, 0.8)])).steps[0]
    again = renumbered(made, {1: 3})
    assert isinstance(again.fallback, Doing)
    assert (again.step, again.sure, again.needs, again.fallback.sure) == (3, 0.7, 0.8, 0.5)


@pytest.mark.parametrize(
    ("result", "where"),
    [
        (Result({"done": ["a.txt → b.txt"]}, source="rename_files"), "b.txt"),
        (Result({"done": ["a.txt → ~/x/a.txt"]}, source="copy_file"), "~/x/a.txt"),
        (Result({"done": ["~/Pictures/Sommer/"]}, source="make_folder"), "~/Pictures/Sommer/"),
        (Result({"path": "~/a.txt", "lines": 1}, source="append_file"), "~/a.txt"),
        (Result({"done": ["a → x/a", "b → x/b"]}, source="move_file"), ""),
        (Result({"done": ["a.txt"]}, source="trash_file"), ""),
        (Result({"path": "~/a.txt"}, source="metadata"), ""),
    ],
)
def test_where_the_one_thing_is_that_a_change_made(result: Result, where: str) -> None:
    assert made(result) == where
