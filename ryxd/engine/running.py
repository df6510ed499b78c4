"""A run in progress, and how many of them there may be."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal
from weakref import WeakValueDictionary

from ryxd.core.course import Course
from ryxd.engine.ending import Ending
from ryxd.engine.work import Work
from ryxd.record.runs import Accepted
from ryxd.wire.errors import Busy
from ryxd.wire.events import Changed, Counters, Event, Finished

PROMPT = "prompt"
"""The origin of what was typed into the desktop's prompt."""


@dataclass(frozen=True)
class Bounds:
    """How much the sessions take on."""

    idle: float = 600.0
    """Seconds after which the next request of an origin starts a new session."""
    runs: int = 64
    """Runs at the same time; those that wait for the user are among them."""
    wait: float = 600.0
    """Seconds that a question waits for the user's answer; then it is a no."""
    resume: float = 3600.0
    """Seconds after its last event in which a run of an earlier daemon goes on by itself."""


@dataclass
class Running:
    """A run in progress."""

    accepted: Accepted
    course: Course
    task: asyncio.Task[None] | None = None
    work: Work | None = None
    last: dict[str, int] = field(default_factory=dict)
    """The last event of each agent: the cause of its next."""
    told: dict[str, int] = field(default_factory=dict)
    """How many of the events that each agent is going to tell were told before ryxd was restarted."""
    changed: set[str] = field(default_factory=set)
    """The changes that were told of; of each it is told once, also when nobody knows any more whether it was."""
    resumed: bool = False
    stage: Literal["accepted", "working", "ending"] = "accepted"
    why: str | None = None
    """Why it is to stop; None while it isn't."""
    suspended: bool = False
    """Whether it is told to go on when ryxd is back."""
    language: str = "en"
    """What the user is spoken to in."""

    def is_new(self, event: Event) -> bool:
        """Whether an event is no part of what was told before ryxd was restarted. Asked once for each.

        Of a run that is cut, only what is told this once is: the rest is told when it is run again.
        """
        if self.course.halting.cut and event.stored and not self.aside(event.agent):
            return False
        if isinstance(event, Changed):
            if event.change in self.changed:
                return False
            self.changed.add(event.change)
        if self.aside(event.agent) or not event.stored or not self.told.get(event.agent):
            return True
        self.told[event.agent] -= 1
        return False

    def aside(self, agent: str) -> bool:
        """Whether what an agent tells now would not be told again if the run were run again."""
        return not agent or self.course.busy(agent)

    @property
    def cost(self) -> Counters:
        """What models have done for it so far."""
        return self.work.cost if self.work else Counters()

    def finished(self, ending: Ending, seconds: float) -> Finished:
        """Its last event."""
        return Finished(
            run=self.accepted.run,
            session=self.accepted.session,
            cause=tuple(sorted(self.last.values())),
            outcome=ending.outcome,
            text=ending.text,
            error=ending.error,
            paths=ending.offer.paths,
            milliseconds=round(seconds * 1000),
            counters=ending.counters,
        )

    def stop(self, why: str) -> None:
        """Cancel it, unless it ends already. The first reason counts."""
        self.why = self.why or why
        self._cancel()

    def suspend(self) -> None:
        """Begin nothing more; `cut` it when what it is changing has ended."""
        self.suspended = True
        self.course.halting.halt()

    def cut(self) -> None:
        """End its task without an end of the run: the next ryxd goes on with it."""
        if self.suspended and self.stage != "ending":
            self.course.halting.leave()
            self._cancel()

    def _cancel(self) -> None:
        # a task that is cancelled before its first step never gets to say how it ended
        if self.stage == "working" and self.task is not None:
            self.task.cancel()


class Turns:
    """One request of a session after the other: a follow-up means what came before it."""

    def __init__(self) -> None:
        # kept by the runs that have it or wait for it
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, session: str) -> asyncio.Lock:
        """The turn of a session: who works in it has it."""
        return self._locks.setdefault(session, asyncio.Lock())

    @asynccontextmanager
    async def at_rest(self, session: str) -> AsyncIterator[None]:
        """Have it while none of its runs is in progress. Raises Busy where one is."""
        turn = self.of(session)
        if turn.locked():
            why = f"a run of {session} is in progress; wait for its end, or end it: ryxctl runs --active"
            raise Busy(why)
        async with turn:
            yield


class Prompted:
    """The last runs from the prompt, with their texts; also after their end, which is shown a moment later.

    `most` is how many are remembered.
    """

    def __init__(self, most: Callable[[], int]) -> None:
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._most = most

    def add(self, run: str, text: str) -> None:
        """Remember one."""
        self._texts[run] = text
        while len(self._texts) > self._most():
            self._texts.popitem(last=False)

    def has(self, run: str) -> bool:
        """Whether a run came from there of late."""
        return run in self._texts

    def text(self, run: str) -> str | None:
        """What was asked for at the prompt."""
        return self._texts.get(run)
