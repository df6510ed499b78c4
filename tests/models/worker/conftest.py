"""A worker's inside, driven turn by turn: the real context and scheduler, without the process around them."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ryxd.models.frames import Answered, Begun, Complete, Load, Message, Texts, Unanswered
from ryxd.models.starter import starter
from ryxd.models.worker.context import Context
from ryxd.models.worker.desk import Desk
from ryxd.models.worker.log import Log
from ryxd.models.worker.prefixes import Prefixes
from ryxd.models.worker.scheduler import Scheduler
from ryxd.models.worker.weights import Weights
from ryxd.models.worker.writers import Writers
from tests.models.worker.alone import LOG


class Worker:
    """One model's scheduler, its desk, and what it has sent."""

    def __init__(self, weights: Weights, load: Load, log: Log, **desk) -> None:
        self.weights = weights
        self.context = Context(weights, load, log)
        self.writers = Writers(weights.vocabulary, weights.template, weights.copies, weights.search)
        self.desk = Desk(self.context.interrupt, **desk)
        self.prefixes = Prefixes(load.store, load.identity, self.context.kv)
        self.sent: list[Message] = []
        self.fed: list[list[tuple[int, int]]] = []
        self.listen: Callable[[Message], None] = lambda _: None
        self.scheduler = Scheduler(
            self.context, self.writers, self.desk, self._send, prefixes=self.prefixes, load=load
        )
        self.number = 0

    def _send(self, message: Message) -> None:
        self.sent.append(message)
        self.listen(message)

    def ask(self, *said: str | tuple[str, str], **more) -> int:
        """Put a request; a plain text is what the user said."""
        self.number += 1
        messages = [["user", text] if isinstance(text, str) else list(text) for text in said]
        self.desk.put(Complete(self.number, messages, **{"max_tokens": 12} | more))
        return self.number

    def turns(self, count: int) -> None:
        for _ in range(count):
            self.desk.cancel(0)  # nobody's: or a turn without work would wait for some
            self.scheduler.turn()

    def run(self) -> None:
        """Until nobody waits for anything."""
        self.turns(1)
        while not self.scheduler.idle:
            self.scheduler.turn()

    def say(self, *said: str | tuple[str, str], **more) -> Answered:
        """Ask and be answered."""
        number = self.ask(*said, **more)
        self.run()
        answer = self.end(number)
        assert isinstance(answer, Answered), answer
        return answer

    def end(self, number: int) -> Answered | Unanswered | None:
        ends = [m for m in self.sent if isinstance(m, Answered | Unanswered) and m.id == number]
        assert len(ends) < 2, ends
        return ends[0] if ends else None

    def told(self, number: int) -> str:
        texts = [m for m in self.sent if isinstance(m, Texts)]
        return "".join(text for m in texts for owner, text, _ in m.pieces if owner == number)

    def order(self, kind: type[Begun] | type[Answered]) -> list[int]:
        return [m.id for m in self.sent if isinstance(m, kind)]

    def check(self) -> None:
        """What we think the context holds is what llama.cpp says."""
        sequences = self.scheduler.sequences
        for number in range(self.context.ids):
            held = sequences.all.get(number)
            assert self.context.reach(number) == (len(held.tokens) if held else 0)
        cells = {cell for held in sequences.all.values() for cell in held.cells}
        assert sequences.free == self.context.cells - len(cells)


@pytest.fixture(scope="session")
def log() -> Log:
    return LOG


@pytest.fixture(scope="session")
def weights(log: Log, tiny: Path) -> Callable[[Path], Weights]:
    """Load a file once."""
    loaded: dict[Path, Weights] = {}

    def load(path: Path = tiny) -> Weights:
        if path not in loaded:
            loaded[path] = Weights(Load(str(path)), log, lambda _: None)
        return loaded[path]

    return load


Make = Callable[..., Worker]


@pytest.fixture
def worker(log: Log, weights: Callable[..., Weights], tiny: Path) -> Iterator[Make]:
    """Make workers of the tiny random model; at the end all is checked that can be."""
    made: list[Worker] = []

    def make(path: Path = tiny, desk: dict | None = None, **load) -> Worker:
        options = {"context": 1024, "threads": 1} | load
        made.append(Worker(weights(path), Load(str(path), **options), log, **(desk or {})))
        return made[-1]

    yield make
    for one in made:
        one.check()
        one.prefixes.settle()


@pytest.fixture
def small() -> Path:
    return starter()


def later(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread
