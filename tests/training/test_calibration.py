"""Calibration: bins and errors worked out by hand, a fit that finds the weights that made the data, the picture."""

import math
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.certainty import Calibration, calibration_of, sigmoid
from training.model.calibration import Called, fitted, metadata, plot, reliability, threshold

CHANCES = st.floats(0, 1)
CALLS = st.lists(st.builds(Called, CHANCES, CHANCES, st.booleans()), min_size=1, max_size=60)


def made(bias: float, decision: float, arguments: float, count: int = 20_000, seed: int = 1) -> list[Called]:
    """Calls that are right as often as these weights say."""
    chance = random.Random(seed)
    of = Calibration.model_validate({"version": 1, "call": {"bias": bias, "decision": decision, "arguments": arguments}})
    calls = []
    for _ in range(count):
        one, other = sigmoid(chance.gauss(2, 2)), sigmoid(chance.gauss(1, 3))
        calls.append(Called(one, other, chance.random() < of.chance(one, other)))
    return calls


@pytest.mark.parametrize("weights", [(0.0, 1.0, 1.0), (-1.5, 0.4, 0.8), (2.0, 0.0, 0.3)])
def test_the_fit_finds_the_weights_that_made_the_data(weights: tuple[float, float, float]) -> None:
    found = fitted(made(*weights))
    assert (found.bias, found.decision, found.arguments) == pytest.approx(weights, abs=0.12)


def test_a_fit_makes_chances_that_are_kept() -> None:
    calls, fresh = made(-2, 0.5, 0.5), made(-2, 0.5, 0.5, seed=2)
    of = Calibration(version=1, call=fitted(calls))
    raw = reliability([(min(call.decision, call.arguments), call.right) for call in fresh])
    kept = reliability([(of.chance(call.decision, call.arguments), call.right) for call in fresh])
    assert kept.error < 0.02 < raw.error
    assert kept.brier < raw.brier


@settings(deadline=None)
@given(CALLS)
def test_any_calls_have_a_finite_fit_that_no_nearby_one_beats(calls: list[Called]) -> None:
    found = fitted(calls, ridge=0.05)
    best = [found.bias, found.decision, found.arguments]
    assert all(map(math.isfinite, best))

    def loss(weights: list[float]) -> float:
        of = Calibration.model_validate({"version": 1, "call": dict(zip(("bias", "decision", "arguments"), weights, strict=True))})
        told = [(of.chance(call.decision, call.arguments), call.right) for call in calls]
        drawn = len(calls) * 0.05 * (weights[0] ** 2 / 1000 + weights[1] ** 2 + weights[2] ** 2) / 2
        return drawn - sum(math.log(max(1e-300, chance if right else 1 - chance)) for chance, right in told)

    for place in range(3):
        for by in (-0.05, 0.05):
            other = [weight + by * (number == place) for number, weight in enumerate(best)]
            assert loss(best) <= loss(other) + 1e-6


def test_where_all_calls_were_right_the_weights_stay_finite() -> None:
    found = fitted([Called(0.9, 0.8, right=True)] * 50)
    of = Calibration(version=1, call=found)
    assert of.chance(0.9, 0.8) > 0.95
    assert max(map(abs, (found.bias, found.decision, found.arguments))) < 100


def test_bins_and_errors_as_worked_out_by_hand() -> None:
    found = reliability([(0.1, False), (0.3, True), (0.9, True), (0.7, False), (1.0, True)], bins=2)
    low, high = found.bins
    assert (low.count, low.chance, low.right) == (2, pytest.approx(0.2), 0.5)
    assert (high.count, high.chance, high.right) == (3, pytest.approx(2.6 / 3), pytest.approx(2 / 3))
    assert found.error == pytest.approx((2 * 0.3 + 3 * 0.2) / 5)
    assert found.brier == pytest.approx((0.01 + 0.49 + 0.01 + 0.49 + 0) / 5)


@given(st.lists(st.tuples(CHANCES, st.booleans()), min_size=1), st.integers(1, 30))
def test_every_call_is_in_one_bin_and_errors_are_bounded(said: list[tuple[float, bool]], bins: int) -> None:
    found = reliability(said, bins)
    assert sum(each.count for each in found.bins) == found.count == len(said)
    assert 0 <= found.error <= 1
    assert 0 <= found.brier <= 1
    assert all(each.low - 1e-9 <= each.chance <= each.high + 1e-9 for each in found.bins)


def test_what_cannot_be_measured_is_said() -> None:
    for said in ([], [(1.5, True)], [(math.nan, True)]):
        with pytest.raises(ValueError):
            reliability(said)
    with pytest.raises(ValueError):
        fitted([])


def test_a_threshold_keeps_what_is_wrong_below_a_part() -> None:
    said = [(0.9, True), (0.8, True), (0.7, False), (0.6, True), (0.2, False)]
    assert threshold(said, 0.0) == 0.8
    assert threshold(said, 0.25) == 0.6
    assert threshold(said, 1.0) == 0.2
    assert threshold([(0.9, True), (0.9, False)], 0.1) == 1.0, "who is as sure is on the same side"


@given(st.lists(st.tuples(CHANCES, st.booleans())), CHANCES)
def test_above_a_threshold_no_more_is_wrong(said: list[tuple[float, bool]], wrong: float) -> None:
    kept = [right for chance, right in said if chance >= threshold(said, wrong)]
    least = threshold(said, wrong)
    if least < 1:
        assert kept.count(False) <= wrong * len(kept)


def test_what_is_written_is_what_a_daemon_reads() -> None:
    weights = fitted(made(-1, 0.5, 0.5, count=500))
    read = calibration_of(metadata(weights, acting=0.85))
    assert (read.call, read.acting, read.reading, read.words) == (weights, 0.85, None, None)
    words = fitted(made(-2, 1, 0.5, count=500))
    assert calibration_of(metadata(weights, words=words)).words == words


def test_the_picture_is_one(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    calls = made(-1, 0.5, 0.5, count=500)
    curves = {
        "raw": reliability([(call.decision, call.right) for call in calls]),
        "one": reliability([(1.0, True)]),
    }
    plot(curves, tmp_path / "reliability.png")
    assert (tmp_path / "reliability.png").read_bytes().startswith(b"\x89PNG")
    plot({}, tmp_path / "empty.svg")
    assert "<svg" in (tmp_path / "empty.svg").read_text()
