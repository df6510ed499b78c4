"""How many tokens a model's memory is for, and how they are kept: decided before any of it is taken.

All of it is touched when a context is made, so one that does not fit is an OOM kill and no error.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.models.frames import Load
from ryxd.models.worker.failures import LoadFailed

CONTEXT_MOST = 8192
"""Tokens of a conversation when the configuration does not say."""
CONVERSATIONS = 4
"""Full ones that all the cells hold, when nobody says how many and memory allows."""
SHARE = 8
"""Cells are taken from a part of what is free: one in so many."""
SEQUENCES = 8
"""Answers at once when nobody says. More gain nothing on a CPU: notes on the engine, 3."""
STEP = 256
"""Tokens in one step; a quarter of that already computes as fast on a CPU."""
STEP_GPU = 1024
_PAD = 256
"""llama.cpp rounds up to this."""

BYTES = {"f16": 2.0, "q8_0": 34 / 32}
"""Of one number of a key or value."""


@dataclass(frozen=True)
class Shape:
    """What of a model decides how large its memory is."""

    trained: int
    """Tokens it can read at most."""
    layers: int
    heads: int
    """That keys and values are kept for."""
    key: int
    value: int
    """Numbers in each."""

    def token(self, kv: str) -> float:
        """Bytes of one token's keys and values."""
        return self.layers * self.heads * (self.key + self.value) * BYTES[kv]


@dataclass(frozen=True)
class Room:
    """Memory of one kind that is free, and which part of the cells lies in it."""

    free: int
    part: float
    name: str = "memory"


@dataclass(frozen=True)
class Sizes:
    """What was decided."""

    context: int
    cells: int
    kv: str


def _fits(shape: Shape, kv: str, rooms: Sequence[Room]) -> int:
    # a recurrent model keeps nothing for a token
    return min(int(room.free / max(1.0, shape.token(kv) * room.part)) for room in rooms if room.part > 0)


def choose(load: Load, shape: Shape, rooms: Sequence[Room]) -> Sizes:
    """Raises LoadFailed (with `memory`) when what was asked for does not fit into what is free.

    f16 while it is small beside the free memory, as for every model of up to a few billion weights: q8_0 costs
    1 % of error in the logits and saves what nobody misses. For larger ones it is the better half of the deal.
    """
    context = load.context or min(shape.trained or CONTEXT_MOST, CONTEXT_MOST)
    wanted = max(load.cells or CONVERSATIONS * context, context)
    small = wanted * shape.token("f16") * SHARE <= min(room.free for room in rooms if room.part > 0)
    quantised = load.flash != 0 and shape.key % 32 == 0 and shape.value % 32 == 0
    kv = load.kv or ("f16" if small or not quantised else "q8_0")
    if kv not in BYTES:
        raise LoadFailed(f"keys and values can't be kept as {kv}; write one of {', '.join(BYTES)} in config.toml")
    least = max(load.cells, context)
    cells = load.cells or min(wanted, max(context, _fits(shape, kv, rooms) // SHARE))
    cells = -(-max(cells, context) // _PAD) * _PAD
    if _fits(shape, kv, rooms) < least:
        short = min((room for room in rooms if room.part > 0), key=lambda room: room.free / room.part)
        raise LoadFailed(
            f"a context of {least} tokens needs {int(least * shape.token(kv) * short.part) >> 20} MiB and"
            f" {short.free >> 20} MiB of {short.name} are free; set a smaller context in config.toml",
            memory=True,
        )
    return Sizes(context, cells, kv)
