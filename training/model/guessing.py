"""How hard a conversation is for the network as it is now: guessed from words, learned from each loss that the training sees.

A logistic regression on what was asked, what is wanted and which family it is; it costs 10 µs an example. Of 8,000 conversations
that neither had seen, the third that it found hardest had 65 % of the network's errors and 75 % of its loss (docs/decisions/0057).
"""

import itertools
import math
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from training.model.encoding import Encoded

Features = npt.NDArray[np.int64]

_SIZE = 1 << 18
_RATE = 3.0
_FIRST, _LAST, _WANTED = 8, 56, 40
"""Tokens of a longer request that are looked at, at its begin and its end; tokens of what is wanted."""
_BEGIN = -1.0
"""What it thinks of everything at first: log odds."""


def features(some: Encoded, kind: str) -> Features:
    """What is looked at in a part of a conversation of this family: its first turn's words and pairs of words, before and in it."""
    begin, end = some.learned[0]
    said, wanted = some.tokens[1 : begin - 1], some.tokens[begin:end][:_WANTED]
    if len(said) > _FIRST + _LAST:
        said = said[:_FIRST] + said[-_LAST:]
    family = zlib.crc32(kind.encode()) % 100_003
    found = [word * 7919 for word in said]
    found += [left * 104_729 + right * 1_299_709 + 17 for left, right in itertools.pairwise(said)]
    found += [family * 31 + word * 15_485_863 + 3 for word in said]
    found += [word * 49_979_687 + 11 for word in wanted]
    found += [left * 86_028_121 + right * 32_452_843 + 13 for left, right in itertools.pairwise(wanted)]
    return np.unique(np.array([family, *found]) % _SIZE)


class Guesser:
    """Learns online, with a rate for each feature (J. Duchi and others, "Adaptive subgradient methods", 2011).

    What it chooses, it chooses as it was when `mark` was called: so a training that is resumed chooses the same.
    """

    def __init__(self) -> None:
        self._weights = np.zeros(_SIZE)
        self._gains = np.ones(_SIZE)
        self._bias = _BEGIN
        self._marked = (self._weights.copy(), self._bias)

    def mark(self) -> None:
        """Choose with what is known by now."""
        self._marked = (self._weights.copy(), self._bias)

    def hardness(self, some: Sequence[Features]) -> list[float]:
        """How probable it is that the network gets each wrong: 0..1, by what was known at the mark."""
        weights, bias = self._marked
        return [_chance(weights, bias, each) for each in some]

    def learn(self, some: Features, wrong: float) -> None:
        """Take in how probable it was (0..1) that the network got this one wrong."""
        share = 1.0 / math.sqrt(len(some))
        slope = _chance(self._weights, self._bias, some) - wrong
        self._gains[some] += slope * slope
        self._weights[some] -= _RATE * slope * share / np.sqrt(self._gains[some])
        self._bias -= 0.01 * slope

    def dump(self) -> dict[str, Any]:
        """As it is stored in a checkpoint."""
        weights, bias = self._marked
        return {
            "weights": torch.from_numpy(self._weights), "gains": torch.from_numpy(self._gains), "bias": self._bias,
            "marked": torch.from_numpy(weights), "marked_bias": bias,
        }  # fmt: skip

    def load(self, stored: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self._weights, self._gains = stored["weights"].numpy().copy(), stored["gains"].numpy().copy()
        self._bias = stored["bias"]
        self._marked = (stored["marked"].numpy().copy(), stored["marked_bias"])


def _chance(weights: npt.NDArray[np.float64], bias: float, some: Features) -> float:
    sum_ = bias + float(weights[some].sum()) / math.sqrt(len(some))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, sum_))))
