"""What a request may become, by table: the sets, what a model's answer means, what the user may name."""

import json
from typing import Any

import jsonschema_rs
import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.model import Tier
from ryxd.engine.allowed import REASON, Named, Options, Picked, Routing
from ryxd.engine.taskspecs import PatternSpec, TaskType
from ryxd.wire.errors import NotFound, Refused

SPECS = {name: AgentSpec(name, f"is {name}", Tier.SMALL, (), "") for name in ("chat", "file", "lead")}
ROUTING = Routing(
    {
        "general": TaskType("general", "all", "always", "", ("*",)),
        "research": TaskType("research", "finds out", "unknown things", "Look twice.", ("react", "no-code")),
        "talk": TaskType("talk", "talks", "small talk", "", ("debate",)),
        "far": TaskType("far", "later", "never yet", "", ("no-code",)),
    },
    {name: PatternSpec(name, name, name) for name in ("debate", "react", "no-code")},
    asks=True,
)


def said(**changed: Any) -> str:
    whole = {"task_type": "research", "pattern": "react", "agent": "file", "confidence": 0.8, "reason": "so"}
    return json.dumps({key: value for key, value in {**whole, **changed}.items() if value is not ...})


def test_a_task_type_has_none_but_its_own_patterns_that_can_be_used() -> None:
    options = ROUTING.options(SPECS, Named())
    assert {name: task.patterns for name, task in options.tasks.items()} == {
        "general": ("debate", "react"),
        "research": ("react",),
        "talk": ("debate",),
    }
    assert set(options.patterns) == {"debate", "react"}
    assert set(options.agents) == set(SPECS)
    assert options.several
    assert Options.load(json.loads(json.dumps(options.dump()))) == options


@pytest.mark.parametrize(
    ("named", "tasks", "fallback"),
    [
        (Named(), ["general", "research", "talk"], ("general", "react")),
        (Named("research"), ["research"], ("research", "react")),
        (Named("talk"), ["talk"], ("talk", "debate")),
        (Named("", "debate"), ["general", "talk"], ("general", "debate")),
        (Named("talk", "debate"), ["talk"], ("talk", "debate")),
    ],
)
def test_what_the_user_names_narrows_the_set(named: Named, tasks: list[str], fallback: tuple[str, str]) -> None:
    options = ROUTING.options(SPECS, named)
    assert list(options.tasks) == tasks
    taken = options.fallback("chat")
    assert (taken.task_type, taken.pattern, taken.agent) == (*fallback, "chat")


@pytest.mark.parametrize(
    ("named", "error", "says"),
    [
        (Named("reserch"), NotFound, "there is no task type reserch; did you mean research?"),
        (Named("", "raect"), NotFound, "there is no pattern raect; did you mean react?"),
        (Named("", "no-code"), Refused, "has no code for the pattern no-code yet"),
        (Named("research", "debate"), Refused, "debate is no pattern for research; it may have react"),
        (Named("far"), Refused, "none of the patterns of far can be used yet: no-code"),
    ],
)
def test_what_can_not_be_is_refused_with_what_can(named: Named, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as caught:
        ROUTING.check(named)
    assert says in str(caught.value)


def test_a_pattern_that_no_task_type_has_is_refused() -> None:
    routing = Routing({"general": TaskType("general")}, ROUTING.patterns)
    with pytest.raises(Refused, match="no task type has the pattern debate"):
        routing.check(Named("", "debate"))


def test_an_empty_configuration_is_general_and_react() -> None:
    options = Routing().options(SPECS, Named())
    assert options.fallback("chat") == Picked("general", "react", "chat")
    assert {name: task.patterns for name, task in options.tasks.items()} == {"general": ("react",)}
    assert not Routing().options(SPECS, Named(), "chat").several


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (said(), True),
        (said(pattern="debate"), False),
        (said(task_type="general", pattern="debate"), True),
        (said(task_type="far"), False),
        (said(pattern="no-code"), False),
        (said(agent="root"), False),
        (said(confidence=1.2), False),
        (said(confidence=-0.1), False),
        (said(confidence="1"), False),
        (said(reason=...), False),
        (said(reason=3), False),
        ("[]", False),
        ("sure, research", False),
        (said()[:-5], False),
    ],
)
def test_an_answer_is_one_of_the_options_for_the_grammar_and_for_us(text: str, *, good: bool) -> None:
    options = ROUTING.options(SPECS, Named())
    picked = options.read(text)
    assert (picked is not None) == good
    try:
        value = json.loads(text)
    except ValueError:
        return
    assert jsonschema_rs.validator_for(options.schema()).is_valid(value) == good


@pytest.mark.parametrize("text", [said(task_type=["research"]), said(confidence=True), said(agent=["file"])])
def test_an_answer_of_another_shape_is_none_of_the_options(text: str) -> None:
    assert ROUTING.options(SPECS, Named()).read(text) is None


def test_a_nan_is_no_confidence() -> None:
    assert ROUTING.options(SPECS, Named()).read(said().replace("0.8", "NaN")) is None


def test_a_long_reason_is_cut() -> None:
    picked = ROUTING.options(SPECS, Named()).read(said(reason="why " * 200))
    assert picked is not None
    assert len(picked.reason) <= REASON
