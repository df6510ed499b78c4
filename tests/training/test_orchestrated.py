"""What orchestration asks for: plans and rescues in their forms, whose steps can take what they take; choices that there are."""

import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ryxd.composition import built_in
from ryxd.core.argschema import shape
from ryxd.core.plan import plan_form, rescue_form
from ryxd.core.shipped import prompt_folder
from ryxd.core.validity import Validity
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.prompts import load
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox
from training.family import discover
from training.material.drafts import Draft, Spec
from training.mixture import conversations
from training.registry import tools
from training.source import HELD_PHRASES, TRAIN, Source

ACTIONS = {name: shape(tool).schema for name, tool in tools().items() if not tool.composite}
NOWHERE = Path("/nowhere")
SHIPPED = load(prompt_folder(), NOWHERE, Toolbox(built_in(Sandbox(NOWHERE), NOWHERE)))
AGENTS = tuple(SHIPPED.agent_specs)


def answers(family: str, count: int) -> list[dict[str, Any]]:
    some = itertools.islice(conversations(3, TRAIN, family), count)
    return [json.loads(talk.turns[-1][1]) for talk in some]


def test_plans_have_the_form_of_the_planner() -> None:
    form = Validity(plan_form(ACTIONS))
    for said in answers("plan_", 400):
        text = said["args"]["text"]
        assert not form.fault(json.dumps(text)), text


def test_rescues_have_the_form_of_the_rescue() -> None:
    form = Validity(rescue_form(ACTIONS, AGENTS))
    for said in answers("rescue", 150):
        text = said["args"]["text"]
        assert not form.fault(json.dumps(text)), text


def test_choices_are_among_the_options() -> None:
    options = Routing(SHIPPED.task_types, SHIPPED.pattern_specs).options(SHIPPED.agent_specs, Named())
    picked = [options.read(json.dumps(said)) for said in answers("route_", 400)]
    assert all(picked)
    assert {each.pattern for each in picked if each} == {"react", "plan"}
    assert {"chat", "shell", "web", "file", "code"} <= {each.agent for each in picked if each}


def test_a_planner_gets_what_was_shown_before_and_the_router_reads_what_was_typed() -> None:
    said = [talk.turns[0][1] for talk in itertools.islice(conversations(3, TRAIN, "plan_typed"), 300)]
    given = [json.loads(text.partition("\n\n")[2]) for text in said if "\n\n" in text]
    assert 15 < len(given) < 200
    assert all(0 < len(each["data_from_request_before"]["matches"]) <= each["data_from_request_before"]["count"] for each in given)
    asked = [talk.turns[0][1] for talk in itertools.islice(conversations(3, TRAIN, "route_steps"), 600)]
    assert not any("data_from_" in text for text in asked)


def test_a_step_takes_only_what_the_other_gives() -> None:
    source = Source(random.Random(1), "en")
    draft = Draft("Look.").follow(source, [Spec("search_files", "find", "suchen", {"pattern": "*x*", "paths": ["~"]})], {})
    with pytest.raises(ValueError, match="search_files gives no such thing"):
        draft.step("open_file", "open", path="$1.entries.0")
    with pytest.raises(ValueError, match="takes no"):
        draft.step("open_file", "open", file="$1.matches.0")
    assert draft.step("open_file", "open", path="$1.matches.0") == 2


def test_requests_of_plans_are_held_out_as_well() -> None:
    held = [name for name, one in discover().items() if name.startswith("plan_") and not _differs(one)]
    assert not held


def _differs(one: object) -> bool:
    """Whether a family says things in the held-out split that training does not have."""
    said = []
    for split in (TRAIN, HELD_PHRASES):
        rng = random.Random(5)
        said.append({one.talk(Source(rng, "de", split)).turns[0][1] for _ in range(30)})  # type: ignore[attr-defined]
    return not said[0] >= said[1]
