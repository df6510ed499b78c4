"""What waits for the user: one list of approvals and of questions that want words (specs C9, D4).

INVARIANT: a question leaves the list exactly once, with its Future done and its `answered` event told.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ryxd.core.effect import Grant, Question
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.record.journal import now
from ryxd.wire.errors import BadRequest, NotFound, Refused
from ryxd.wire.events import Answered, Asked, Event

REMEMBERED = 256
"""Answered questions of which it is still known what became of them."""

WITHDRAWN = "withdrawn"
TIMEOUT = "timeout"

Q = TypeVar("Q", Question, Enquiry)
A = TypeVar("A", Grant, Heard)
W = TypeVar("W", "Waiting", "Wondering")


@dataclass(frozen=True)
class Limits:
    """How many questions may wait, and how long."""

    wait: float = 600.0
    """Seconds after which no answer is a no."""
    of_run: int = 8
    in_all: int = 64


@dataclass(eq=False)
class Waits(Generic[Q, A]):
    """A question and who waits for its answer."""

    question: Q
    event: Asked
    asked: int
    """Milliseconds since 1970."""
    since: float
    """On the loop's clock."""
    answer: asyncio.Future[A]
    timer: asyncio.TimerHandle | None = None
    waiters: int = 0
    taken: bool = False
    """Somebody's yes is being written down: it is answered already."""
    late: bool = False
    """Its time ran out meanwhile."""

    @property
    def name(self) -> str:
        """What an answer names it by."""
        return self.event.name


class Waiting(Waits[Question, Grant]):
    """An Action waits for a yes."""


class Wondering(Waits[Enquiry, Heard]):
    """An agent waits for words."""


class WaitingList:
    """All that wait. `emit` tells an event of a run."""

    def __init__(self, emit: Callable[[str, Event], None], limits: Callable[[], Limits]) -> None:
        self.limits = limits
        self._emit = emit
        self._open: OrderedDict[str, Waiting | Wondering] = OrderedDict()
        self._counts: dict[str, int] = {}
        """How many questions each run in progress has asked: names are never used again."""
        self._gone: OrderedDict[str, str] = OrderedDict()
        """What became of the last ones."""

    @property
    def all(self) -> tuple[Waiting | Wondering, ...]:
        """All that wait, the oldest first."""
        return tuple(self._open.values())

    def of(self, run: str) -> tuple[Waiting | Wondering, ...]:
        """What a run waits with."""
        return tuple(each for each in self._open.values() if each.question.run == run)

    def became(self, name: str) -> str:
        """What became of a question that was answered."""
        return self._gone.get(name, "it was just answered")

    def full(self, run: str) -> int:
        """How many wait already, where that is as many as there may be; else 0."""
        limits, mine = self.limits(), len(self.of(run))
        if mine >= limits.of_run or len(self._open) >= limits.in_all:
            return mine or len(self._open)
        return 0

    def stamped(self, run: str, event: Asked) -> tuple[Asked, int]:
        """A question with its name and its end, and when it is asked."""
        at = now()
        number = self._counts[run] = self._counts.get(run, 0) + 1
        until = at + round(self.limits().wait * 1000)
        return event.model_copy(update={"name": f"q{run.removeprefix('r')}.{number}", "until": until}), at

    def begin(self, waiting: W, late: Callable[[W], None]) -> W:
        """Have it wait and told; `late` is called when its time is up."""
        loop = asyncio.get_running_loop()
        waiting.timer = loop.call_later(self.limits().wait, late, waiting)
        self._open[waiting.name] = waiting
        self._emit(waiting.question.run, waiting.event)
        return waiting

    async def wait(self, waiting: Waits[Q, A], none: A) -> A:
        """Its answer. Nobody waits for it any more when all who did were cancelled: then `none` is its end."""
        waiting.waiters += 1
        try:
            return await asyncio.shield(waiting.answer)
        finally:
            waiting.waiters -= 1
            if not waiting.waiters and not waiting.answer.done():  # the run was cancelled, or the daemon stops
                self.end(waiting, none, Answered(choice=WITHDRAWN, by="ryxd"), "withdrawn, its run ended")

    def end(self, waiting: Waits[Q, A], answer: A, answered: Answered, became: str) -> None:
        """Take it from the list with its answer."""
        name, question = waiting.name, waiting.question
        self._open.pop(name, None)
        if waiting.timer is not None:
            waiting.timer.cancel()
        if not waiting.answer.done():
            waiting.answer.set_result(answer)
        self._gone[name] = f"it was {became} ({answered.by})"
        while len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
        stamp = {"agent": question.agent, "name": name, "digest": waiting.event.digest}
        self._emit(question.run, answered.model_copy(update=stamp))

    def find(self, target: str | None) -> Waiting | Wondering:
        """The question that a name, a run or nothing (the only one) means.

        Raises NotFound; Refused when it was answered already; BadRequest when it could be several.
        """
        if target is not None and target in self._open:
            return self._open[target]
        if target is not None and target in self._gone:
            raise Refused(f"{target} waits for no answer any more: {self._gone[target]}")
        meant = [each for each in self._open.values() if target in {None, each.question.run}]
        if len(meant) == 1:
            return meant[0]
        if meant:
            there = "; ".join(f"{each.name} ({each.event.summary})" for each in meant)
            raise BadRequest(f"{len(meant)} questions wait; say which one: {there}")
        if target is None:
            raise NotFound("nothing waits for your answer")
        own = f"q{target.removeprefix('r')}."
        last = next((name for name in reversed(self._gone) if name.startswith(own)), None)
        if last is not None:
            raise Refused(f"{target} waits for no answer any more; {last}: {self._gone[last]}")
        raise NotFound(f"nothing called {target} waits for an answer; ryxctl questions lists what does")

    def again(self, run: str, names: Sequence[str]) -> None:
        """A run of an earlier daemon goes on, with these questions behind it: what it asks now has other names."""
        self._counts[run] = max((int(name.rpartition(".")[2]) for name in names), default=0)
        self._gone.update(dict.fromkeys(names, "ryxd was restarted; if it still matters it is asked again"))

    def forget(self, run: str) -> None:
        """A run has ended."""
        self._counts.pop(run, None)
