"""Idle conversations out of the context and back."""

from collections.abc import Callable

from ryxd.models.worker.parking import Parking
from ryxd.models.worker.sequences import Held
from tests.models.worker.conftest import Make, Worker


class States:
    """Sequences of a byte a token."""

    def __init__(self) -> None:
        self.held: dict[int, Held] = {}

    def weight(self, sequence: int) -> int:
        return len(self.held[sequence].tokens)

    def state(self, sequence: int) -> bytes:
        return bytes(self.held[sequence].tokens)


def holds(states: States) -> Callable[..., Held]:
    def make(*tokens: int, kind="idle") -> Held:
        held = Held(len(states.held), kind, list(tokens))
        states.held[held.id] = held
        return held

    return make


def test_the_longest_unused_makes_room() -> None:
    states = States()
    parking, held = Parking(states, most=10), holds(states)
    assert parking.park(held(1, 2, 3, 4))
    assert parking.park(held(5, 6, 7, 8))
    assert parking.park(held(1, 2, 3, 4))  # once more: it is not kept twice
    assert len(parking) == 2
    assert parking.park(held(9, 9, 9))
    assert parking.find([5, 6, 7, 8, 9]) == (None, 0)
    found, count = parking.find([1, 2, 3, 4, 5])
    assert (found and found.state, count) == (b"\1\2\3\4", 4)


def test_what_is_too_much_or_busy_stays() -> None:
    states = States()
    parking, held = Parking(states, most=3), holds(states)
    assert not parking.park(held(1, 2, 3, 4))
    assert not parking.park(held(1, kind="busy"))
    assert not parking.park(held())
    assert len(parking) == 0


def test_the_last_token_is_never_known() -> None:
    states = States()
    parking, held = Parking(states), holds(states)
    parking.park(held(1, 2, 3))
    assert parking.find([1, 2, 3])[1] == 2
    assert parking.find([2]) == (None, 0)
    parking.clear()
    assert parking.find([1, 2, 3]) == (None, 0)


def talk(mine: Worker, about: str, times: int) -> list:
    return [mine.say("you " * 40 + about, *(f"more {at} " * 30 for at in range(count + 1))) for count in range(times)]


def test_conversations_are_gone_on_with_whoever_talked_meanwhile(worker: Make) -> None:
    alone = worker(context=4096, cells=4096)
    wanted = [answer.text for answer in talk(alone, "a", 3)]
    mine = worker(context=4096, cells=4096)
    texts = {}
    cached = {}
    for turn in range(3):
        for about in "abcdefgh":
            said = ["you " * 40 + about, *(f"more {at} " * 30 for at in range(turn + 1))]
            answer = mine.say(*said)
            texts.setdefault(about, []).append(answer.text)
            cached.setdefault(about, []).append(answer.tokens_cached / answer.tokens_in)
        mine.check()
    assert texts["a"] == wanted
    assert len(mine.scheduler.parking) > 2
    assert all(share[1] > 0.3 < share[2] for share in cached.values()), cached
    idle = mine.scheduler.sequences
    assert idle._size - idle.free < 2500  # of more than 5,000 tokens in all


def test_a_context_that_fills_up_loses_nothing(worker: Make) -> None:
    mine = worker(context=1024, cells=1024)
    for about in "abcd":
        mine.say("you " * 40 + about, max_tokens=3)
    first = mine.say("you " * 40 + "a", max_tokens=3)
    assert first.tokens_cached > 0.9 * first.tokens_in - 40
