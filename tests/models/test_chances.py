"""The probability of calls in a text, out of those of its tokens."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.models.chances import COMPOSED, Token, joint, of_call, of_plan


def tokens(*pieces: tuple[str, float | None]) -> tuple[str, list[Token]]:
    """A text and those of its tokens that were looked at."""
    text, found = "", []
    for piece, probability in pieces:
        if probability is not None:
            found.append(Token(len(text), probability))
        text += piece
    return text, found


def test_the_arguments_are_all_that_follows_the_name() -> None:
    said = tokens(('{"tool": "', 0.9), ("open", 0.5), ('_app"', 0.8), (', "args": ', None), ('{"name": "', 0.9), ("fire", 0.7), ('fox"}}', 0.6))
    found = of_call(*said)
    assert found is not None
    assert found.decision == 0.5, "the least of those that begin in the name"
    assert found.arguments == pytest.approx(0.9 * 0.7 * 0.6)
    assert found.argument == 0.6


def test_a_token_over_the_border_belongs_to_the_name() -> None:
    found = of_call(*tokens(('{"tool": "', None), ('get_time", "args": ', 0.4), ("{}}", 0.9)))
    assert found is not None
    assert (found.decision, found.arguments) == (0.4, pytest.approx(0.9))


def test_a_call_without_a_choice_in_it_is_sure() -> None:
    found = of_call(*tokens(('{"tool": "get_time", "args": {}}', None)))
    assert found is not None
    assert (found.decision, found.arguments, found.argument) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    "text",
    ["hello", '{"tool": "answer", "args": {"text": "x"}}', '{"agent": "chat", "reason": "x"}', '{"tool": "op', "", "[]"],
)
def test_what_is_no_call_has_no_arguments(text: str) -> None:
    assert of_call(text, [Token(0, 0.5)]) is None


def test_a_call_of_the_models_own_may_be_called_answer() -> None:
    assert of_call('{"name": "answer", "arguments": {}}', []) is not None
    assert of_call('[{"name": "f", "arguments": {}}]', []) is not None


@pytest.mark.parametrize("ending", ['"}}', ""])
def test_what_is_composed_does_not_count(ending: str) -> None:
    written = "word " * (COMPOSED // 5 + 1)
    pieces = [('{"tool": "write_file"', None), (', "args": {"path": "', 0.9), ('~/a.txt"', 0.8), (', "content": "', 0.95)]
    body = [(word + " ", 0.1) for word in written.split()]
    found = of_call(*tokens(*pieces, *body, (ending, 0.99)))
    assert found is not None
    assert found.arguments == pytest.approx(0.9 * 0.8 * 0.95)
    short = of_call(*tokens(*pieces, *body[: COMPOSED // 5 - 1], ('"}}', 0.99)))
    assert short is not None
    assert short.arguments < 1e-20


def test_each_action_of_a_plan_is_weighed_by_itself() -> None:
    said = tokens(
        ('{"tool": "answer", "args": {"text": {"understanding": "', None),
        ('the \\"action\\": \\"x\\"', 0.01),
        ('", "plan": [{"step": 1, "goal": "', 0.9),
        ("look", 0.02),
        ('", "action": "', 0.9),
        ("search", 0.8),
        ('_files", ', 0.7),
        ('"params": {"pattern": "', 0.9),
        ('*a*", "b": {"c": 1}}', 0.5),
        (', "depends_on": []}, {"step": 2, "goal": "", "action": "', 0.03),
        ('open_file"', 0.6),
        (', "params": ', None),
        ('{"path": "$1.matches.0"}', 0.95),
        (', "fallback": {"action": "', 0.04),
        ('list_dir", "params": ', 0.99),
        ('{}}}], "agent_type": "file"}}}', 0.3),
    )
    first, second, third = of_plan(*said)
    assert (first.decision, first.arguments) == (0.7, pytest.approx(0.9 * 0.5))
    assert (second.decision, second.arguments) == (0.6, pytest.approx(0.95))
    assert (third.decision, third.arguments) == (0.99, pytest.approx(0.3)), "its token began in the parameters"


def test_what_is_no_plan_has_no_steps() -> None:
    assert of_plan('{"tool": "answer", "args": {"text": "the \\"action\\""}}', []) == []
    assert of_plan('{"tool": "window", "args": {"action": "close", "params": {}}}', []) == []


@given(st.lists(st.floats(0, 1), max_size=300))
def test_together_they_are_the_product(probabilities: list[float]) -> None:
    found = joint(probabilities)
    assert 0 <= found <= 1
    assert found == pytest.approx(math.prod(probabilities), rel=1e-6, abs=1e-300)


@given(st.text(), st.lists(st.tuples(st.integers(0, 50), st.floats(0, 1))))
def test_any_text_is_borne(text: str, said: list[tuple[int, float]]) -> None:
    found = [Token(start, probability) for start, probability in said]
    for whole in (text, json.dumps({"tool": text, "args": {"a": text}}), '{"tool": "answer", "args": {"text": {' + text):
        of_call(whole, found)
        of_plan(whole, found)
