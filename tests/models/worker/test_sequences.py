"""The bookkeeping against a plain model of what llama.cpp keeps: sets of sequences in cells."""

from itertools import count

from hypothesis import settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ryxd.models.worker.sequences import Held, Sequences, common

CELLS, IDS, BUSY, PREFIXES = 40, 7, 3, 2


class Cells:
    """llama.cpp's unified memory, slowly: each sequence is a list of cells, and a cell knows its token."""

    def __init__(self, *, partial: bool) -> None:
        self.partial = partial
        self.sequences: dict[int, list[tuple[int, int]]] = {}
        self._numbers = count()

    def add(self, sequence: int, tokens: list[int]) -> None:
        cells = self.sequences.setdefault(sequence, [])
        cells.extend((next(self._numbers), token) for token in tokens)
        assert self.used() <= CELLS

    def cut(self, sequence: int, keep: int) -> bool:
        cells = self.sequences.setdefault(sequence, [])
        if not self.partial and 0 < keep < len(cells):
            cells.clear()
            return False
        del cells[keep:]
        return True

    def copy(self, source: int, target: int, keep: int) -> None:
        assert self.partial
        assert not self.sequences.get(target)
        self.sequences[target] = self.sequences[source][:keep]

    def used(self) -> int:
        return len({cell for cells in self.sequences.values() for cell in cells})


texts = strategies.lists(strategies.sampled_from([1, 2]), min_size=1, max_size=12)


class Bookkeeping(RuleBasedStateMachine):
    partial = True

    @initialize()
    def begin_empty(self) -> None:
        self.cells = Cells(partial=self.partial)
        self.mine = Sequences(self.cells, cells=CELLS, ids=IDS, prefixes=PREFIXES if self.partial else 0)
        self.busy: list[Held] = []

    def one(self, data: strategies.DataObject) -> Held | None:
        return data.draw(strategies.sampled_from(self.busy)) if self.busy else None

    @rule(prompt=texts, more=strategies.integers(0, 20))
    def a_request_begins(self, prompt: list[int], more: int) -> None:
        if len(self.busy) == BUSY:
            return
        room = self.mine.room
        held = self.mine.begin(prompt, len(prompt) + more)
        if held is None:
            assert len(prompt) + more > room
            return
        assert held.kind == "busy"
        assert held.tokens == prompt[: len(held.tokens)]
        assert len(held.tokens) < len(prompt)
        self.busy.append(held)

    @rule(data=strategies.data(), tokens=texts)
    def a_step_adds(self, data: strategies.DataObject, tokens: list[int]) -> None:
        held = self.one(data)
        if held is None:
            return
        tokens = tokens[: held.promised - len(held.tokens)]
        assert self.mine.make_room(len(tokens))  # what was promised is kept
        self.cells.add(held.id, tokens)
        self.mine.grow(held, tokens)

    @rule(data=strategies.data(), keep=strategies.integers(0, 12))
    def the_end_is_taken_back(self, data: strategies.DataObject, keep: int) -> None:
        """Drafts only, so nothing that another busy one shares: it counts on these cells."""
        if held := self.one(data):
            mine = self.cells.sequences.get(held.id, [])
            shared = {cell for other in self.busy if other is not held for cell in self.cells.sequences.get(other.id, [])}
            self.mine.cut(held, max(min(keep, len(mine)), sum(cell in shared for cell in mine)))

    @rule(data=strategies.data(), keep=strategies.integers(0, 40))
    def a_request_ends(self, data: strategies.DataObject, keep: int) -> None:
        if held := self.one(data):
            self.busy.remove(held)
            self.mine.rest(held, keep)

    @rule(data=strategies.data(), keep=strategies.integers(1, 6))
    def a_prefix_is_pinned(self, data: strategies.DataObject, keep: int) -> None:
        held = self.one(data)
        if held and len(held.tokens) >= keep and (pinned := self.mine.pin(held, keep)):
            assert pinned.tokens == held.tokens[:keep]

    @rule(tokens=texts, works=strategies.booleans())
    def a_prefix_is_restored(self, tokens: list[int], works: bool) -> None:
        def load(number: int) -> bool:
            if works:
                self.cells.add(number, tokens)
            return works

        held = self.mine.restore(tokens, load)
        assert held is None or (works and held.tokens == tokens)

    @rule()
    def all_idle_is_forgotten(self) -> None:
        self.mine.forget_idle()
        assert set(self.mine.all.values()) == set(self.busy)

    @invariant()
    def both_agree(self) -> None:
        if not hasattr(self, "mine"):
            return
        for number in range(IDS):
            cells = self.cells.sequences.get(number, [])
            held = self.mine.all.get(number)
            assert [token for _, token in cells] == (held.tokens if held else [])
        assert self.mine.free == CELLS - self.cells.used()
        assert self.mine.room >= 0
        assert sum(held.kind == "prefix" for held in self.mine.all.values()) <= PREFIXES
        assert set(self.busy) == {held for held in self.mine.all.values() if held.kind == "busy"}
        owed = sum(held.promised - len(held.tokens) for held in self.busy)
        busy = {cell for held in self.busy for cell in self.cells.sequences.get(held.id, [])}
        assert self.mine.room == CELLS - len(busy) - owed


class WholeStates(Bookkeeping):
    """A model with a recurrent state, where nothing can be shared or taken back in part."""

    partial = False


TestBookkeeping = Bookkeeping.TestCase
TestWholeStates = WholeStates.TestCase
TestBookkeeping.settings = TestWholeStates.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


def test_what_two_lists_have_in_common() -> None:
    for at in range(40):
        one, other = list(range(40)), [*range(at), -1, *range(at + 1, 60)]
        assert common(one, other) == common(other, one) == at
    assert common([1, 2], [1, 2, 3]) == 2
    assert common([], [1]) == 0


def filled(sequences: Sequences, cells: Cells, tokens: list[int]) -> Held:
    held = sequences.begin(tokens, len(tokens))
    assert held
    rest = tokens[len(held.tokens) :]
    cells.add(held.id, rest)
    sequences.grow(held, rest)
    return held


def test_an_idle_one_is_continued_where_nearly_all_of_it_fits_and_shared_where_not() -> None:
    cells = Cells(partial=True)
    mine = Sequences(cells, cells=CELLS, ids=IDS, prefixes=PREFIXES)
    first = filled(mine, cells, [1] * 10)
    mine.rest(first, 10)
    again = mine.begin([1] * 10 + [2], 12)
    assert again is first
    mine.rest(first, 10)
    other = mine.begin([1] * 5 + [2], 12)
    assert other is not None
    assert other is not first
    assert (len(other.tokens), len(first.tokens), mine.free) == (5, 10, CELLS - 10)


def test_a_state_that_can_not_be_taken_back_goes_on_from_its_end_only() -> None:
    cells = Cells(partial=False)
    mine = Sequences(cells, cells=CELLS, ids=IDS, prefixes=0)
    first = filled(mine, cells, [1, 2, 3])
    assert mine.find([1, 2, 3, 4]) == (None, 0)
    mine.rest(first, 3)
    assert mine.find([1, 2, 3, 4]) == (first, 3)
    assert mine.find([1, 2, 4, 4]) == (None, 0)
