"""Which tokens each sequence of the context holds, who shares them, and what is forgotten first.

A cell holds one token's keys and values and can belong to several sequences. Here cells are only numbers, kept in
step with llama.cpp's by doing the same to both: who knows which cells are shared knows how many are left.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

import numpy as np

TAKEN_OVER = 0.9
"""An idle sequence of which so much fits is continued; of another, the beginning is shared and it stays."""


class Memory(Protocol):
    """What is needed of a context."""

    partial: bool

    def cut(self, sequence: int, count: int) -> bool:
        """Forget what a sequence has after so many tokens; False when all of it had to go."""
        ...

    def copy(self, source: int, target: int, count: int) -> None:
        """Let an empty sequence share another's first tokens."""
        ...


@dataclass(eq=False)
class Held:
    """A sequence. `tokens` are exactly those that the context has under `id`, in order."""

    id: int
    kind: Literal["busy", "idle", "prefix"]
    tokens: list[int] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    promised: int = 0
    """Tokens that a busy one may come to hold."""
    used: int = 0
    """When it was last of use, in ever larger numbers."""


def common(one: Sequence[int], other: Sequence[int]) -> int:
    """How many tokens two lists begin with alike. Slices are compared in C, so this halves its way to the end."""
    most = min(len(one), len(other))
    if one[:8] != other[:8]:
        most = min(most, 8)  # most lists differ at once
    if one[:most] == other[:most]:
        return most
    least = 0
    while least + 1 < most:  # alike up to `least`, not up to `most`
        middle = (least + most) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle
    return least


class Sequences:
    """All sequences of a context. INVARIANT: every cell is free, or in one sequence or more."""

    def __init__(
        self,
        memory: Memory,
        *,
        cells: int,
        ids: int,
        prefixes: int,
        park: Callable[["Held"], bool] = lambda _: False,
    ) -> None:
        """`park` keeps what one that is not busy holds, before it is forgotten for want of room."""
        self._memory = memory
        self._park = park
        self._size = cells
        self._prefixes = prefixes
        self._ids = list(range(ids - 1, -1, -1))
        self._free = list(range(cells - 1, -1, -1))
        self._users = np.zeros(cells, np.int32)
        self._busy = np.zeros(cells, np.int32)
        self._clock = 0
        self.all: dict[int, Held] = {}
        self.releases = 0
        """Grows when there may be more room than before."""

    # --- counting

    @property
    def free(self) -> int:
        """Cells in no sequence."""
        return len(self._free)

    @property
    def room(self) -> int:
        """Cells that can be promised: neither in a busy sequence nor promised to one."""
        busy = int(np.count_nonzero(self._busy))
        owed = sum(max(0, held.promised - len(held.tokens)) for held in self.all.values() if held.kind == "busy")
        return self._size - busy - owed

    def _count(self, held: Held, cells: Iterable[int], step: int) -> None:
        at = np.fromiter(cells, np.int64)
        self._users[at] += step
        if held.kind == "busy":
            self._busy[at] += step
        if step < 0:
            self._free.extend(int(cell) for cell in at if self._users[cell] == 0)

    def touch(self, held: Held) -> None:
        """It was of use now."""
        self._clock += 1
        held.used = self._clock

    def _become(self, held: Held, kind: Literal["busy", "idle", "prefix"]) -> None:
        self._busy[held.cells] += (kind == "busy") - (held.kind == "busy")
        held.kind = kind
        self.touch(held)

    # --- finding

    def find(self, prompt: Sequence[int]) -> tuple[Held | None, int]:
        """The sequence that has most of a prompt's beginning, and how much: never all, the last gives logits."""
        best, most = None, 0
        for held in self.all.values():
            count = min(common(held.tokens, prompt), len(prompt) - 1)
            if not self._memory.partial and (held.kind != "idle" or count < len(held.tokens)):
                continue  # a state that can't be taken back goes on from its end or not at all
            if count > most or (count == most and best and best.kind != "idle" and held.kind == "idle"):
                best, most = held, count
        return best, most

    def begin(self, prompt: Sequence[int], promised: int) -> Held | None:
        """A busy sequence with as much of a prompt as is known; None when ids or cells for it can't be had now.

        Nothing else is forgotten for its cells until they are needed (`make_room`).
        """
        source, count = self.find(prompt)
        if source and source.kind != "busy":
            ours = int(np.count_nonzero(self._busy[source.cells[:count]] == 0))
        else:
            ours = 0
        if promised - count + ours > self.room:
            return None
        if source and source.kind == "idle" and count >= TAKEN_OVER * len(source.tokens):
            self._become(source, "busy")
            self.cut(source, count)
            source.promised = promised
            return source
        held = self._new("busy", spare=source)
        if held is None and source and source.kind == "idle":
            # the only id left is its own
            self._become(source, "busy")
            self.cut(source, count)
            held = source
        elif held is None:
            return None
        elif source and count:
            self._share(source, held, count)
        held.promised = promised
        return held

    def _new(self, kind: Literal["busy", "idle", "prefix"], spare: Held | None = None) -> Held | None:
        if not self._ids:
            victim = self._oldest(spare)
            if victim is None:
                return None
            self._park(victim)
            self.forget(victim)
        held = Held(self._ids.pop(), kind)
        self.touch(held)
        self.all[held.id] = held
        return held

    def _share(self, source: Held, target: Held, count: int) -> None:
        self._memory.copy(source.id, target.id, count)
        target.tokens = source.tokens[:count]
        target.cells = source.cells[:count]
        self._count(target, target.cells, 1)
        self.touch(source)

    # --- changing

    def make_room(self, count: int) -> bool:
        """Forget what is not busy, the longest unused first and fixed prefixes last, until cells are free."""
        while self.free < count:
            victim = self._oldest()
            if victim is None:
                return False
            self._park(victim)
            self.forget(victim)
        return True

    def thin(self, most: int) -> None:
        """Have what is not busy parked until it takes no more than so many cells that are its own."""
        while self._size - self.free - int(np.count_nonzero(self._busy)) > most:
            victim = self._oldest()
            if victim is None or not self._park(victim):
                return
            self.forget(victim)

    def _oldest(self, spare: Held | None = None) -> Held | None:
        others = [held for held in self.all.values() if held.kind != "busy" and held is not spare]
        return min(others, key=lambda held: (held.kind == "prefix", held.used), default=None)

    def grow(self, held: Held, tokens: Sequence[int]) -> None:
        """The context has taken these tokens into a sequence; there was room."""
        cells = [self._free.pop() for _ in tokens]
        held.tokens.extend(tokens)
        held.cells.extend(cells)
        self._count(held, cells, 1)

    def cut(self, held: Held, count: int) -> None:
        """Forget all after so many tokens; all of it, where the model can't forget a part.

        Of a busy sequence only what no other busy one shares (drafts), or more is promised than there is.
        """
        self.releases += 1
        stays = count if self._memory.cut(held.id, count) else 0
        gone = held.cells[stays:]
        del held.tokens[stays:], held.cells[stays:]
        self._count(held, gone, -1)

    def rest(self, held: Held, count: int) -> None:
        """Nobody writes in it any more: the first tokens are kept while there is room."""
        if count < len(held.tokens):
            self.cut(held, count)
        self.releases += 1
        held.promised = 0
        self._become(held, "idle")
        if not held.tokens:
            self.forget(held)

    def forget(self, held: Held) -> None:
        """Give a sequence's id and cells back."""
        self.cut(held, 0)
        del self.all[held.id]
        self._ids.append(held.id)

    def forget_idle(self) -> bool:
        """Forget all that is not busy; whether there was any."""
        idle = [held for held in self.all.values() if held.kind != "busy"]
        for held in idle:
            self.forget(held)
        return bool(idle)

    # --- fixed prefixes

    def prefix(self, tokens: Sequence[int]) -> Held | None:
        """The sequence of exactly this fixed prefix, if there is one."""
        return next((held for held in self.all.values() if held.kind == "prefix" and held.tokens == tokens), None)

    def pin(self, source: Held, count: int) -> Held | None:
        """Give a sequence's first tokens one of their own, which is kept longest; None where that can't be."""
        known = self.prefix(source.tokens[:count])
        if known:
            self.touch(known)
            return known
        held = self._place(source)
        if held:
            self._share(source, held, count)
        return held

    def restore(
        self, tokens: Sequence[int], load: Callable[[int], bool], kind: Literal["idle", "prefix"] = "prefix"
    ) -> Held | None:
        """A new sequence, of what `load` puts into the one it is given; None when it could not."""
        held = None
        if len(tokens) <= self.room and self.make_room(len(tokens)):
            held = self._place() if kind == "prefix" else self._new(kind)
        if held is None:
            return None
        if not load(held.id):
            self.forget(held)
            return None
        self.grow(held, tokens)
        return held

    def _place(self, spare: Held | None = None) -> Held | None:
        if not self._prefixes:
            return None
        pinned = [held for held in self.all.values() if held.kind == "prefix" and held is not spare]
        if len(pinned) >= self._prefixes:
            victim = min(pinned, key=lambda held: held.used)
            self._park(victim)
            self.forget(victim)
        return self._new("prefix", spare)
