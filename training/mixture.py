"""All families together: endless conversations in both languages, the same for the same seed."""

import random
from collections.abc import Iterator
from functools import cache

from training.family import Family, discover
from training.source import TRAIN, Source, Split
from training.talk import Talk

_OFTEN = {"route": 0.6, "plan": 0.7}
"""Families that are drawn less often than their weights say, by how their names begin.

There are many of them, and they would be a third of all: everyday requests are what most is asked.
"""


@cache
def _families() -> tuple[tuple[Family, ...], tuple[float, ...]]:
    found = tuple(discover().values())
    return found, tuple(each.weight * _OFTEN.get(each.name.partition("_")[0], 1.0) for each in found)


def conversations(seed: int, split: Split = TRAIN, only: str = "") -> Iterator[Talk]:
    """Conversations without end; `only` of the families whose name begins so."""
    rng = random.Random(f"{seed} {split}")
    every, weights = _families()
    if only:
        some = [(each, weight) for each, weight in zip(every, weights, strict=True) if each.name.startswith(only)]
        every, weights = tuple(each for each, _ in some), tuple(weight for _, weight in some)
    while True:
        (chosen,) = rng.choices(every, weights)
        source = Source(rng, rng.choice(["en", "de"]), split)
        yield chosen.talk(source)
