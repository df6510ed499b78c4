"""Conversations that nobody's answer is being written in, moved out of the context into ordinary memory.

Each step looks at every cell that is in use, whoever's it is: 2,000 idle ones make it a seventh longer. To move a
conversation out and back takes milliseconds, to read it again seconds.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from ryxd.models.worker.sequences import Held, common

MOST = 256 << 20
"""Bytes of all that is parked; the longest unused goes first."""


class States(Protocol):
    """What is needed of a context."""

    def weight(self, sequence: int) -> int:
        """Bytes of a sequence's keys and values."""
        ...

    def state(self, sequence: int) -> bytes:
        """These; empty when they can't be had."""
        ...


@dataclass(frozen=True, eq=False)
class Parked:
    """A sequence that is not in the context."""

    tokens: list[int]
    kind: Literal["idle", "prefix"]
    state: bytes


class Parking:
    """What is parked, the longest unused first."""

    def __init__(self, states: States, *, most: int = MOST) -> None:
        self._states = states
        self._most = most
        self._parked: OrderedDict[tuple[int, ...], Parked] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._parked)

    def park(self, held: Held) -> bool:
        """Keep what a sequence holds, so that it can be forgotten; False when it is too much."""
        if held.kind == "busy" or self._states.weight(held.id) > self._most:
            return False
        state = self._states.state(held.id)
        if not state:
            return False
        parked = Parked(list(held.tokens), held.kind, state)
        if known := self._parked.get(tuple(parked.tokens)):
            self.remove(known)
        self._parked[tuple(parked.tokens)] = parked
        self._weight += len(state)
        while self._weight > self._most:
            self.remove(next(iter(self._parked.values())))
        return True

    def find(self, prompt: Sequence[int]) -> tuple[Parked | None, int]:
        """What has most of a prompt's beginning, and how much: never all, the last token gives logits."""
        found = [(min(common(parked.tokens, prompt), len(prompt) - 1), parked) for parked in self._parked.values()]
        most = max(found, key=lambda each: each[0], default=None)
        return (most[1], most[0]) if most and most[0] else (None, 0)

    def remove(self, parked: Parked) -> None:
        """It is in the context again, or of no use."""
        del self._parked[tuple(parked.tokens)]
        self._weight -= len(parked.state)

    def clear(self) -> None:
        """Forget everything."""
        self._parked.clear()
        self._weight = 0
