import queue
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ryxd.models.frames import Answered, Beat, Load, Message, Unanswered
from ryxd.models.worker.watchdog import Patience, Watchdog
from ryxd.models.worker.weights import Weights
from tests.fakes import ggufs
from tests.models.worker.alone import LOG
from tests.models.worker.conftest import Worker

LONG = 3600.0
SOON = 0.01


class Ear:
    """Both of the watchdog's outlets."""

    def __init__(self) -> None:
        self.beats: queue.Queue[Message] = queue.Queue()
        self.interrupts: queue.Queue[bool] = queue.Queue()

    def dog(self, **patience: float) -> Watchdog:
        given = {"beat": LONG, "step": LONG, "cold": LONG, "grace": LONG} | patience
        return Watchdog(self.beats.put, self.interrupts.put, Patience(**given))


@pytest.fixture
def ear() -> Ear:
    return Ear()


def test_a_long_step_gives_signs_of_life(ear: Ear) -> None:
    dog = ear.dog(beat=SOON)
    dog.begin(7)
    assert [ear.beats.get(timeout=10) for _ in range(3)] == [Beat(7)] * 3
    assert not dog.end()
    assert ear.interrupts.empty()


def test_many_short_steps_give_them_too(ear: Ear) -> None:
    dog = ear.dog(beat=SOON)
    seen = set()
    step = 0
    while len(seen) < 3:
        step += 1
        dog.begin(step)
        dog.end()
        while not ear.beats.empty():
            seen.add(ear.beats.get())


def test_it_is_silent_while_nothing_is_decoded(ear: Ear) -> None:
    dog = ear.dog(beat=SOON)
    dog.begin(1)
    dog.end()
    assert ear.beats.get(timeout=10) == Beat(1)  # of the step that just was
    with dog._change:
        dog._change.wait_for(lambda: dog._asleep, timeout=0)
    dog.begin(2)
    while ear.beats.get(timeout=10) != Beat(2):
        pass
    dog.end()


def test_a_late_step_is_interrupted_once_and_the_next_one_is_not(ear: Ear) -> None:
    dog = ear.dog(cold=SOON)
    dog.begin(1)
    assert ear.interrupts.get(timeout=10) is True
    assert dog.end() is True
    assert ear.interrupts.get(timeout=10) is False
    dog.begin(2)
    assert dog.end() is False
    assert ear.interrupts.empty()


def test_the_first_step_may_take_longer(ear: Ear) -> None:
    dog = ear.dog(step=SOON, beat=SOON)
    dog.begin(1)
    while ear.beats.get(timeout=10) != Beat(1):
        pass
    assert dog.end() is False
    dog.begin(2)
    assert ear.interrupts.get(timeout=10) is True
    assert dog.end() is True  # or it would end this process, LONG after


def test_one_whose_daemon_is_gone_ends_quietly() -> None:
    tried = threading.Event()

    def send(_: Message) -> None:
        tried.set()
        raise BrokenPipeError

    dog = Watchdog(send, lambda _: None, Patience(beat=SOON))
    dog.begin(1)
    assert tried.wait(10)
    dog.end()


STUCK = """
import faulthandler, threading
from ryxd.models.worker.watchdog import Patience, Watchdog
faulthandler.enable()

def a_step_that_never_ends():
    threading.Event().wait()

dog = Watchdog(lambda _: None, lambda _: None, Patience(beat=0.01, step=0.01, cold=0.01, grace=0.01))
dog.begin(1)
a_step_that_never_ends()
"""


def test_a_step_that_can_not_be_interrupted_ends_the_process_and_says_where() -> None:
    ended = subprocess.run([sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == -6
    said, fatal, places = ended.stderr.partition("Fatal Python error: Aborted")
    assert "and could not be interrupted" in said
    assert fatal
    assert "a_step_that_never_ends" in places


def test_a_real_step_that_takes_too_long_fails_its_request_and_the_next_one_works(tmp_path: Path) -> None:
    path = ggufs.qwen2(tmp_path / "m.gguf", layers=24, width=256)
    load = Load(str(path), context=4096, beat=SOON, step=LONG, cold=SOON, chunk=LONG)
    mine = Worker(Weights(load, LOG, lambda _: None), load, LOG)
    mine.scheduler._trials.clear()  # the request's own step is to be the first one
    mine.ask("many words " * 200)
    mine.ask("hello")
    mine.run()
    late = next(message for message in mine.sent if isinstance(message, Unanswered))
    assert late.code == "broken"
    assert "one step took over" in late.error
    number = mine.ask("hello")
    mine.run()
    assert isinstance(mine.end(number), Answered)
