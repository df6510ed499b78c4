"""The likeliest answer under a grammar, not the one whose every next token is: other ways are tried, best first.

A small model that chooses token by token goes wrong where its first choice leads to nothing it finds likely: the
grammar leaves no better way then. Its file may say how many other ways are tried (`ryx.search` in a GGUF's
metadata). Each begins with a token that was the second or third choice, where that is still likelier than the
whole of the best answer so far, and ends as soon as it no longer is (docs/decisions/0084).
"""

import heapq
import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.models.worker.grammar import Constraint
from ryxd.models.worker.sureness import Sureness

KEY = "ryx.search"
"""Where a GGUF's metadata has it, as a JSON text."""
SURE = math.log(0.9)
"""Where a token is so likely no other one is thought of."""
_LEAST = math.log(0.01)
"""No way that is less likely is worth keeping."""
_WIDE = 2
"""Other tokens that are kept at one place."""


Stop = Literal["end", "length", "grammar", "calls"]
"""Why an answer is done."""


class Searched(BaseModel):
    """What a file says of it."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    version: Literal[1]
    others: int = Field(ge=0, le=32)


def others_of(text: str | None) -> int:
    """How many other ways a file wants tried; 0 where it says nothing that can be used."""
    try:
        return 0 if text is None else Searched.model_validate_json(text).others
    except ValidationError:
        return 0


@dataclass(frozen=True)
class Written:
    """How far an answer is: all that is written of it, and what is known of that."""

    tokens: tuple[int, ...]
    text: str
    utf8: tuple[bytes, int]
    forced: int
    sureness: Sureness


@dataclass(frozen=True)
class Way:
    """A token that was not chosen, and all that is needed to write on with it."""

    score: float
    """The logarithm of how likely all of it is, with that token."""
    token: int
    chance: float
    """The logarithm of how likely the token is."""
    at: Written
    constraint: Constraint


def others(logits: NDArray[np.float32], best: int) -> Iterator[int]:
    """The likeliest tokens beside the best one, of those that are allowed (the others are minus infinity)."""
    likely = np.argpartition(logits, -_WIDE - 1)[-_WIDE - 1 :]
    for token in sorted(map(int, likely), key=lambda token: -logits[token]):
        if token != best and np.isfinite(logits[token]):
            yield token


class Search:
    """What was tried of one answer, and what may still be."""

    def __init__(self, most: int) -> None:
        """`most`: so many other ways are tried."""
        self.score = 0.0
        """The logarithm of how likely what is written now is."""
        self._left = most
        self._ways: list[tuple[float, int, Way]] = []
        self._count = itertools.count()
        self._best: tuple[float, Written, Stop] | None = None

    @property
    def found(self) -> bool:
        """Whether there is an answer already."""
        return self._best is not None

    @property
    def best(self) -> tuple[Written, Stop]:
        """The likeliest answer so far, and why it ended."""
        assert self._best
        return self._best[1:]

    @property
    def lost(self) -> bool:
        """Whether what is written now can't become the likeliest any more."""
        return self._best is not None and self.score <= self._best[0]

    def worth(self, score: float) -> bool:
        """Whether a way that is so likely is worth keeping."""
        return self._left > 0 and score > (self._best[0] if self._best else _LEAST)

    def keep(self, way: Way) -> None:
        """It may be tried later."""
        heapq.heappush(self._ways, (-way.score, next(self._count), way))

    def wrote(self, written: Written, stop: Stop) -> None:
        """An answer ended; one that was cut off counts only where there is no other."""
        score = -math.inf if stop == "length" else self.score
        if self._best is None or score > self._best[0]:
            self._best = score, written, stop

    def next(self) -> Way | None:
        """The likeliest way that may still win; None where there is none, or enough were tried."""
        if not self._left or not self._ways:
            return None
        way = heapq.heappop(self._ways)[2]
        if not self.worth(way.score):
            return None
        self._left -= 1
        self.score = way.score
        return way
