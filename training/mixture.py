"""All families together: endless conversations in both languages, the same for the same seed."""

import random
from collections.abc import Iterator
from functools import cache

from training.family import Family, discover
from training.source import TRAIN, Source, Split
from training.talk import Talk

_OFTEN = {
    "route": 0.45, "append": 1.8, "write": 1.4, "remember": 1.6, "recall": 1.3, "move": 1.4, "copy": 1.3, "rename": 1.3,
    "trash": 1.2, "find": 1.3, "read": 1.2, "shell": 1.5, "git": 1.2, "facts": 1.2, "grep": 1.2,
    "talk": 1.4,
}  # fmt: skip
"""How much less or more often families are drawn than their weights say, by how their names begin.

Routes are so many that they would be a tenth of all, and everyday requests are what most is asked. Of these, more of what
has names and texts to be copied: it takes the longest to learn.
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
