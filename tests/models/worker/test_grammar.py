import json

import numpy as np
import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.model import Tier
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.taskspecs import PatternSpec, TaskType
from ryxd.models.starter import starter
from ryxd.models.worker.grammar import KEPT, Grammars, GrammarStuck, SchemaRefused
from tests.models.calls import SCHEMA
from tests.models.worker.alone import Alone

CALL = '{"tool": "search_files", "args": {"pattern": "*a*", "paths": ["~"], "when": "march"}}'


@pytest.fixture(scope="module")
def small() -> Alone:
    return Alone(starter())


@pytest.fixture
def grammars(small: Alone) -> Grammars:
    return small.writers._parts.grammars


def test_every_right_token_is_allowed_and_the_end_only_at_the_end(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint(SCHEMA)
    for token in small.vocabulary.tokens(CALL, control=False):
        assert not constraint.complete
        assert constraint.allows(token)
        assert not constraint.allows(small.vocabulary.eos)
        constraint.accept(token)
    assert constraint.complete
    constraint.check(CALL)


@pytest.mark.parametrize(
    ("task_type", "pattern", "agent", "fits"),
    [
        ("general", "debate", "chat", True),
        ("research", "react", "lead", True),
        ("research", "debate", "lead", False),
        ("research", "react", "root", False),
        ("nothing", "react", "chat", False),
    ],
)
def test_a_route_has_none_but_the_patterns_of_its_task_type(
    small: Alone, grammars: Grammars, task_type: str, pattern: str, agent: str, *, fits: bool
) -> None:
    tasks = {"general": TaskType("general", patterns=("*",)), "research": TaskType("research", patterns=("react",))}
    routing = Routing(tasks, {name: PatternSpec(name) for name in ("react", "debate")}, asks=True)
    specs = {name: AgentSpec(name, name, Tier.SMALL, (), "") for name in ("chat", "lead")}
    constraint = grammars.constraint(routing.options(specs, Named()).schema())
    text = f'{{"task_type": "{task_type}", "pattern": "{pattern}", "agent": "{agent}", "confidence": 0.85, "reason": "so"}}'
    taken = 0
    tokens = small.vocabulary.tokens(text, control=False)
    for token in tokens:
        if not constraint.allows(token):
            break
        constraint.accept(token)
        taken += 1
    assert (taken == len(tokens)) == constraint.complete == fits


def test_what_is_not_allowed_gets_no_chance(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint({"enum": ["a", "bc", 7]})
    padded = np.ones(small.vocabulary.size + 3, np.float32)
    constraint.forbid(padded)
    left = {small.vocabulary.piece(int(token)) for token in np.flatnonzero(padded > -np.inf)}
    assert left == {b'"', b'"b', b'"a', b"7", b'"a"'} & {small.vocabulary.piece(t) for t in range(2048)} != set()
    assert all(constraint.allows(int(token)) == (padded[token] == 1) for token in range(small.vocabulary.size))
    assert set(padded[padded > -np.inf]) == {1.0}


def test_masks_made_ahead_are_those_made_on_the_way(small: Alone, grammars: Grammars) -> None:
    tokens = small.vocabulary.tokens(CALL, control=False)
    ahead, fresh = grammars.constraint(SCHEMA), grammars.constraint(SCHEMA)
    ahead.prepare(tokens[:-1])
    for token in tokens:
        rows = [np.zeros(small.vocabulary.size, np.float32) for _ in range(2)]
        ahead.forbid(rows[0])
        fresh.forbid(rows[1])
        assert (rows[0] == rows[1]).all()
        ahead.accept(token)
        fresh.accept(token)
    assert ahead.complete


def test_a_mask_made_for_a_guess_is_not_used_after_another_token(small: Alone, grammars: Grammars) -> None:
    schema = {"type": "array", "items": {"enum": ["a", "b"]}, "minItems": 2, "maxItems": 2}
    guess, real = (small.vocabulary.tokens(text, control=False) for text in ('["a", "b"]', '["b", "a"]'))
    constraint = grammars.constraint(schema)
    constraint.prepare(guess[:-1])
    for token in real:
        assert constraint.allows(token)
        constraint.accept(token)
    assert constraint.complete


def test_a_guess_is_valid_as_far_as_the_grammar_goes(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint(SCHEMA)
    right = small.vocabulary.tokens(CALL, control=False)
    wrong = small.vocabulary.tokens("hello", control=False)
    assert constraint.valid(right) == len(right)
    assert constraint.valid([*right[:1], *wrong]) == 1
    assert constraint.valid(wrong) == 0
    assert constraint.valid(right) == len(right)  # asking changes nothing


def test_a_token_that_is_not_allowed_is_an_error(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint(SCHEMA)
    with pytest.raises(GrammarStuck) as told:
        constraint.accept(small.vocabulary.tokens("hello", control=False)[0])
    assert "\n" not in str(told.value), "people read it: the grammar is no part of it"
    assert len(str(told.value)) < 200


def test_asking_for_the_end_changes_nothing(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint({"const": "abc"})
    tokens = small.vocabulary.tokens('"abc"', control=False)
    assert constraint.ends(tokens)
    assert not constraint.ends(tokens[:-1])
    assert constraint.valid(tokens) == len(tokens)
    for token in tokens:
        constraint.accept(token)
    assert constraint.complete


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        ({"type": "foo"}, "Invalid type: foo"),
        ({"enum": []}, "anyOf is empty"),
        ({"$ref": "#/$defs/none"}, "does not exist"),
        ({"type": "integer", "minimum": 2, "maximum": 1}, "greater than maximum"),
        ({"type": "string", "pattern": "("}, "regex"),
    ],
)
def test_a_schema_that_can_be_no_grammar_is_refused_in_a_sentence(grammars: Grammars, schema: dict, says: str) -> None:
    with pytest.raises(SchemaRefused, match=says) as told:
        grammars.constraint(schema)
    assert "\n" not in str(told.value)
    assert "llguidance" not in str(told.value)


def test_a_rule_that_the_grammar_can_not_hold_is_checked_after(small: Alone, grammars: Grammars) -> None:
    constraint = grammars.constraint({"type": "array", "items": {"enum": [1, 2]}, "uniqueItems": True, "minItems": 2})
    for token in small.vocabulary.tokens("[1, 1]", control=False):
        constraint.accept(token)
    assert constraint.complete or constraint.allows(small.vocabulary.eos)
    with pytest.raises(GrammarStuck, match=r"non-unique.*\[1, 1\]"):
        constraint.check("[1, 1]")
    constraint.check("[1, 2]")


def test_grammars_are_kept_but_not_without_end(grammars: Grammars) -> None:
    first = grammars.constraint({"const": -1})
    for number in range(KEPT + 5):
        grammars.constraint({"const": number})
    assert len(grammars._compiled) == KEPT
    grammars.constraint({"const": KEPT + 4})
    assert len(grammars._compiled) == KEPT
    assert not first.complete  # what was dropped goes on for those that have it


def test_two_answers_under_one_schema_do_not_meet(small: Alone, grammars: Grammars) -> None:
    one, other = grammars.constraint(SCHEMA), grammars.constraint(SCHEMA)
    for token in small.vocabulary.tokens(CALL, control=False):
        one.accept(token)
    assert one.complete
    assert not other.complete
    assert other.allows(small.vocabulary.tokens(CALL, control=False)[0])


def test_the_order_of_fields_is_part_of_a_grammar(small: Alone, grammars: Grammars) -> None:
    def schema(*names: str) -> dict:
        return {
            "type": "object",
            "properties": {name: {"const": 1} for name in names},
            "required": list(names),
            "additionalProperties": False,
        }

    for names in (("a", "b"), ("b", "a")):
        text = json.dumps(dict.fromkeys(names, 1))
        tokens = small.vocabulary.tokens(text, control=False)
        constraint = grammars.constraint(schema(*names))
        assert constraint.valid(tokens) == len(tokens)
