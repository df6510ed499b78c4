"""How far a model's probabilities can be believed: what was measured, the fit of the chance, and its picture.

The formula is ryxd.core.certainty's: what is fitted here is what a daemon reads from the model's file.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ryxd.core.certainty import Calibration, Weights, logit

BINS = 10
RIDGE = 1e-3
"""How much weights are drawn towards 0: calls that could be told apart perfectly would want them without end."""
STEPS = 100
"""Of Newton's method at most; ten are usual."""
ENOUGH = 1e-9
"""A step that changes no weight by more is the last."""


@dataclass(frozen=True)
class Called:
    """One call that was judged: the model's two probabilities (0..1), and whether it was exactly right.

    Of words `arguments` is the mean probability of their tokens.
    """

    decision: float
    arguments: float
    right: bool


@dataclass(frozen=True)
class Bin:
    """The calls whose chance is between `low` and `high` (the last bin has its `high`, too)."""

    low: float
    high: float
    count: int
    chance: float
    """The mean of what was said; the middle of the bin where it is empty."""
    right: float
    """The part that was right; 0 where it is empty."""


@dataclass(frozen=True)
class Reliability:
    """How well chances were kept."""

    bins: tuple[Bin, ...]
    error: float
    """The expected calibration error: how far chance and truth are apart, in the mean over all calls."""
    brier: float
    """The mean square of how far each chance was from what became of it (0 is best)."""
    count: int


def reliability(said: Sequence[tuple[float, bool]], bins: int = BINS) -> Reliability:
    """What became of calls that had these chances. Raises ValueError for no calls, or a chance that is none."""
    if not said:
        raise ValueError("there is nothing to measure")
    if not all(0 <= chance <= 1 for chance, _ in said):
        raise ValueError("a chance is between 0 and 1")
    chances = np.array([chance for chance, _ in said])
    right = np.array([became for _, became in said], float)
    which = np.minimum((chances * bins).astype(int), bins - 1)
    found = []
    for number in range(bins):
        low, high, mine = number / bins, (number + 1) / bins, which == number
        count = int(mine.sum())
        chance = float(chances[mine].mean()) if count else (low + high) / 2
        found.append(Bin(low, high, count, chance, float(right[mine].mean()) if count else 0.0))
    error = sum(each.count * abs(each.chance - each.right) for each in found) / len(said)
    return Reliability(tuple(found), error, float(np.mean((chances - right) ** 2)), len(said))


def fitted(calls: Sequence[Called], ridge: float = RIDGE) -> Weights:
    """The weights with the least log-loss on these calls, by Newton's method. Raises ValueError for no calls.

    `ridge` draws the two slopes (not the bias) towards 0, and keeps them finite where all calls were right.
    """
    if not calls:
        raise ValueError("there are no calls to fit")
    given = np.array([[1.0, logit(call.decision), logit(call.arguments)] for call in calls])
    right = np.array([call.right for call in calls], float)
    drawn = np.array([ridge * 1e-3, ridge, ridge]) * len(calls)
    weights = np.zeros(3)
    loss = _loss(weights, given, right, drawn)
    for _ in range(STEPS):
        chances = _sigmoid(given @ weights)
        slope = given.T @ (chances - right) + drawn * weights
        bend = (given.T * (chances * (1 - chances))) @ given + np.diag(drawn)
        step = np.linalg.solve(bend, slope)
        size = 1.0
        while (new := _loss(weights - size * step, given, right, drawn)) > loss and size > 1e-6:
            size /= 2
        weights, loss = weights - size * step, min(loss, new)
        if np.abs(size * step).max() < ENOUGH:
            break
    return Weights(bias=float(weights[0]), decision=float(weights[1]), arguments=float(weights[2]))


def threshold(said: Sequence[tuple[float, bool]], wrong: float) -> float:
    """The least chance from which on at most this part (0..1) of the calls was wrong; 1 where there is none."""
    kept, bad, least = 0, 0, 1.0
    ordered = sorted(said, key=lambda each: -each[0])
    for number, (chance, right) in enumerate(ordered):
        kept, bad = kept + 1, bad + (not right)
        last = number + 1 == len(ordered) or ordered[number + 1][0] < chance
        if last and bad <= wrong * kept:
            least = chance
    return least


def metadata(
    weights: Weights, acting: float | None = None, reading: float | None = None, words: Weights | None = None
) -> str:
    """What a model's file says under ryxd.core.certainty.KEY."""
    made = Calibration(version=1, call=weights, words=words, acting=acting, reading=reading)
    return json.dumps(made.model_dump(exclude_none=True))


def plot(curves: dict[str, Reliability], path: Path) -> None:
    """Draw chances against what became of them, a curve each, and below how many calls there were.

    Needs matplotlib, which is not loaded before.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.5, 6.5), layout="constrained")
    FigureCanvasAgg(figure)
    above, below = figure.subplots(2, 1, height_ratios=(3, 1), sharex=True)
    above.plot([0, 1], [0, 1], color="0.7", linestyle="--", label="as good as its word")
    for number, (name, each) in enumerate(curves.items()):
        shown = [one for one in each.bins if one.count]
        told = f"{name} (error {each.error:.3f}, Brier {each.brier:.3f})"
        above.plot([one.chance for one in shown], [one.right for one in shown], marker="o", label=told)
        width = 1 / len(each.bins) / (len(curves) + 1)
        at = [one.low + width * (number + 1) for one in each.bins]
        below.bar(at, [one.count for one in each.bins], width=width)
    above.set(ylabel="part that was right", xlim=(0, 1), ylim=(0, 1.02))
    above.legend(loc="upper left", fontsize="small")
    below.set(xlabel="chance that was told", ylabel="calls", yscale="symlog")
    figure.savefig(path)


def _sigmoid(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return 1 / (1 + np.exp(-np.clip(values, -700, 700)))


def _loss(
    weights: NDArray[np.float64], given: NDArray[np.float64], right: NDArray[np.float64], drawn: NDArray[np.float64]
) -> float:
    """What Newton's method makes least: the log-loss of all calls, and what draws the weights towards 0."""
    values = given @ weights
    # log(1 + e^v) without an overflow
    total = float(np.sum(np.logaddexp(0, values) - right * values) + np.sum(drawn * weights**2) / 2)
    return total if math.isfinite(total) else math.inf
