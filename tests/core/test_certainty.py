"""The chance that a call is right: the formula, and what a model's file may say."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.agent import Limits
from ryxd.core.certainty import ACTING, CLIP, READING, Calibration, calibration_of, least, logit, sigmoid
from ryxd.core.model import Completion

CHANCES = st.floats(0, 1)
NUMBERS = st.floats(-1e6, 1e6)


def calibration(bias: float = 0.0, decision: float = 1.0, arguments: float = 1.0, **more: object) -> Calibration:
    call = {"bias": bias, "decision": decision, "arguments": arguments}
    return Calibration.model_validate({"version": 1, "call": call, **more})


@given(st.floats(-1e300, 1e300))
def test_a_sigmoid_is_a_probability_whatever_the_number(value: float) -> None:
    assert 0 <= sigmoid(value) <= 1
    assert sigmoid(value) + sigmoid(-value) == pytest.approx(1)


@given(CHANCES)
def test_a_logit_is_clipped_and_a_sigmoid_takes_it_back(probability: float) -> None:
    assert -CLIP <= logit(probability) <= CLIP
    assert sigmoid(logit(probability)) == pytest.approx(probability, abs=1e-5)


@given(CHANCES, CHANCES)
def test_a_logit_grows_with_its_probability(one: float, other: float) -> None:
    assert (logit(one) <= logit(other)) is (one <= other) or logit(one) == logit(other)


@given(CHANCES, CHANCES, NUMBERS, st.floats(0, 100), st.floats(0, 100))
def test_who_is_surer_has_no_smaller_chance(
    decision: float, arguments: float, bias: float, by_decision: float, by_arguments: float
) -> None:
    of = calibration(bias, by_decision, by_arguments)
    assert 0 <= of.chance(decision, arguments) <= 1
    assert of.chance(decision, arguments) <= of.chance(max(decision, 0.5), max(arguments, 0.5))


@given(CHANCES)
def test_one_weight_alone_gives_that_probability(probability: float) -> None:
    assert calibration(arguments=0).chance(probability, 0.3) == pytest.approx(probability, abs=1e-5)
    assert calibration(decision=0).chance(0.3, probability) == pytest.approx(probability, abs=1e-5)


def test_the_formula_is_that_of_the_file() -> None:
    expected = 1 / (1 + math.exp(-(-1 + 0.5 * math.log(0.9 / 0.1) + 2 * math.log(0.6 / 0.4))))
    assert calibration(-1, 0.5, 2).chance(0.9, 0.6) == pytest.approx(expected)


@given(CHANCES, CHANCES)
def test_words_have_weights_of_their_own(decision: float, mean: float) -> None:
    weights = {"bias": -2, "decision": 0.5, "arguments": 3}
    assert calibration(9, 9, 9).of_words(decision, mean) is None
    assert calibration(9, 9, 9, words=weights).of_words(decision, mean) == calibration(-2, 0.5, 3).chance(decision, mean)


def test_what_a_file_may_say() -> None:
    said = {"version": 1, "call": {"bias": -1, "decision": 0.5, "arguments": 2}, "acting": 0.9, "made": "held out"}
    of = calibration_of(json.dumps(said))
    assert (of.call.bias, of.call.decision, of.call.arguments, of.acting, of.reading) == (-1, 0.5, 2, 0.9, None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "JSON"),
        ("[]", "object"),
        ('{"version": 2, "call": {"bias": 0, "decision": 1, "arguments": 1}}', "version"),
        ('{"version": 1}', "call"),
        ('{"version": 1, "call": {"bias": 0, "decision": 1}}', "call.arguments"),
        ('{"version": 1, "call": {"bias": NaN, "decision": 1, "arguments": 1}}', "call.bias"),
        ('{"version": 1, "call": {"bias": 0, "decision": 1, "arguments": 1}, "acting": 1.5}', "acting"),
        ('{"version": 1, "call": {"bias": 0, "decision": 1, "arguments": 1}, "reading": -1}', "reading"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_line(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as found:
        calibration_of(text)
    assert "\n" not in str(found.value)


@given(st.lists(st.none() | CHANCES))
def test_the_least_is_of_what_was_told(told: list[float | None]) -> None:
    known = [each for each in told if each is not None]
    assert least(*told) == (min(known) if known else None)


@pytest.mark.parametrize(
    ("completion", "sure"),
    [
        (Completion("x", decision=0.9), 0.9),
        (Completion("x", decision=0.9, arguments=0.4), 0.4),
        (Completion("x", decision=0.3, arguments=0.4), 0.3),
        (Completion("x", decision=0.3, arguments=0.4, chance=0.7), 0.7),
        (Completion("x", decision=None, arguments=None), None),
    ],
)
def test_how_sure_a_model_was(completion: Completion, sure: float | None) -> None:
    assert completion.sure == sure


def test_an_agents_file_goes_before_its_models_and_that_before_the_usual() -> None:
    assert (Limits().reading(None), Limits().acting(None)) == (READING, ACTING)
    assert (Limits().reading(0.2), Limits().acting(0.9)) == (0.2, 0.9)
    said = Limits(sure=0.0, sure_acting=0.5)
    assert (said.reading(0.2), said.acting(0.9)) == (0.0, 0.5)
    assert (Limits().talking(0.2), said.talking(0.2), Limits(sure=0.7).talking(None)) == (0.2, 0.0, 0.7)
    assert (Limits(sure_talking=0.6).talking(0.2), Limits(sure=0.8, sure_talking=0.6).talking(None)) == (0.6, 0.8)
