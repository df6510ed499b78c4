"""What messages cost: estimates that are not too low, and counts that hold."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.model import Message
from ryxd.core.tokens import Meter, estimate

WORDS = st.text(max_size=200)
MESSAGES = st.lists(st.builds(Message, st.sampled_from(["user", "assistant", "tool"]), WORDS), min_size=1, max_size=12)


@given(MESSAGES, st.lists(st.integers(1, 5000), min_size=1, max_size=6))
def test_costs_add_up_to_what_was_counted(messages: list[Message], counts: list[int]) -> None:
    meter, twin = Meter(), Meter()
    for step, tokens in enumerate(counts, start=1):
        prompt = [Message("system", "You test."), *messages[: step * 2]]
        meter.counted(prompt, tokens)
        twin.counted(prompt, tokens)
        assert math.isclose(meter.total(prompt), tokens, rel_tol=1e-6)
        assert meter.total(prompt) == twin.total(prompt)
        assert all(meter.cost(message) >= 0 for message in messages)


def test_what_is_new_costs_what_the_count_has_grown_by() -> None:
    meter = Meter()
    prompt = [Message("system", "You test." * 9), Message("user", "a" * 320)]
    meter.counted(prompt, 200)
    meter.counted([*prompt, Message("assistant", "b" * 32), Message("tool", "c" * 320)], 500)
    assert meter.total([Message("assistant", "b" * 32), Message("tool", "c" * 320)]) == pytest.approx(300)
    # and this model needs that many tokens for what comes then
    assert meter.cost(Message("tool", "d" * 320)) > 2 * Meter().cost(Message("tool", "d" * 320))


def test_a_template_that_leaves_the_instructions_out_makes_nothing_else_cheap() -> None:
    meter = Meter()
    user = Message("user", "open the report of last year")
    meter.counted([Message("system", "You test. " * 200), user], 14)
    assert 5 < meter.cost(user) <= 14
    assert meter.cost(Message("user", "x" * 1000)) > 150


def test_no_count_says_nothing() -> None:
    meter = Meter()
    meter.counted([Message("user", "x")], 0)
    assert not meter.knows


def test_another_models_count_holds_for_all_of_it() -> None:
    meter = Meter()
    prompt = [Message("system", "You test."), Message("user", "a" * 320)]
    meter.counted(prompt, 200)
    meter.counted(prompt, 100)
    assert meter.total(prompt) == pytest.approx(100)


def test_an_estimate_is_not_far_from_a_usual_vocabularys() -> None:
    prose = "The quick brown fox jumps over the lazy dog and runs away into the forest. " * 9
    german = "Die Übersetzung der Straßenverkehrsordnung war außergewöhnlich schwierig. " * 9
    listing = json.dumps([{"name": f"report-{year}.pdf", "size": year * 37} for year in range(1990, 2026)])
    # counted with Qwen's vocabulary
    for text, tokens in ((prose, 145), (german, 217), (listing, 793), ("今天天气很好，我们去公园散步吧。" * 9, 90)):
        assert 0.95 * tokens <= estimate(text) <= 1.8 * tokens
