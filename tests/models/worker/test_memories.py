"""Models that remember otherwise.

A recurrent one has a state instead of cells: nothing can be taken back or shared in part, and all else must work.
One with a sliding window would forget what another conversation could share.
"""

from pathlib import Path

import pytest

from ryxd.models.frames import Answered
from tests.fakes import ggufs
from tests.models.worker.conftest import Make


@pytest.fixture(scope="module")
def mamba(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ggufs.mamba(tmp_path_factory.mktemp("models") / "mamba.gguf")


def test_together_they_say_what_each_says_alone(worker: Make, mamba: Path) -> None:
    texts = ("rain", "a longer question about trains", "why?")
    alone = [worker(mamba).say(text, max_tokens=20).text for text in texts]
    together = worker(mamba)
    assert not together.context.partial
    numbers = [together.ask(text, max_tokens=20) for text in texts]
    together.run()
    assert [together.end(number).text for number in numbers] == alone


def test_a_conversation_goes_on_where_it_ended_or_from_the_start(worker: Make, mamba: Path) -> None:
    mine = worker(mamba)
    first = mine.say("hello", max_tokens=20)
    other = mine.say("hello", "something else", max_tokens=20)
    assert other.tokens_cached == 0
    assert other.text == worker(mamba).say("hello", "something else", max_tokens=20).text
    assert first.text == mine.say("hello", max_tokens=20).text


def test_interrupted_cancelled_and_pushed_back_it_loses_nothing(worker: Make, mamba: Path) -> None:
    wanted = {text: worker(mamba).say(text, max_tokens=40).text for text in ("one", "two")}
    mine = worker(mamba, sequences=2)
    back = [mine.ask(text, interactive=False, max_tokens=40) for text in wanted]
    mine.turns(10)
    mine.context.interrupt(on=True)
    mine.turns(5)
    mine.check()
    person, gone = mine.ask("me", max_tokens=4), mine.ask("x " * 200, max_tokens=4)
    mine.turns(2)
    mine.desk.cancel(gone)
    mine.run()
    assert isinstance(mine.end(person), Answered)
    assert mine.end(gone) is None
    for number, text in zip(back, wanted.values(), strict=True):
        assert mine.end(number).text == mine.told(number) == text


@pytest.fixture(scope="module")
def windowed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ggufs.cohere2(tmp_path_factory.mktemp("models") / "cohere2.gguf")


def test_with_a_sliding_window_beginnings_are_shared_and_ends_taken_back(worker: Make, windowed: Path) -> None:
    system = ("system", "You are a careful assistant. " * 5)
    texts = ("rain", "a longer question about the history of trains", "why?")
    alone = [worker(windowed).say(system, text, max_tokens=40).text for text in texts]
    mine = worker(windowed)
    assert mine.context.partial
    numbers = [mine.ask(system, text, max_tokens=40) for text in texts]
    mine.run()
    ends = [mine.end(number) for number in numbers]
    assert [end.text for end in ends] == alone
    assert sorted(end.tokens_cached > 100 for end in ends) == [False, True, True]
    again = mine.say(system, texts[0], max_tokens=40)
    assert again.tokens_cached == again.tokens_in - 1
    assert again.text == alone[0]


def test_a_window_s_state_is_restored_from_disk(worker: Make, windowed: Path, tmp_path: Path) -> None:
    store = {"store": str(tmp_path / "states"), "identity": "windowed"}
    system = ("system", "You are a careful assistant. " * 5)
    first = worker(windowed, **store)
    fresh = first.say(system, "rain", max_tokens=20)
    first.turns(1)
    first.prefixes.settle()
    again = worker(windowed, **store).say(system, "rain", max_tokens=20)
    assert again.tokens_cached > 100
    assert again.text == fresh.text
