"""What the listening thread hands to the thread that owns the model: requests, and that they are not wanted."""

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ryxd.models.frames import Complete, Unanswered

MOST = 256
"""Requests that may wait."""
WEIGHT = 64 << 20
"""Characters of all requests that may wait."""


@dataclass(frozen=True)
class News:
    """What came since the last time."""

    jobs: list[Complete] = field(default_factory=list)
    cancelled: list[int] = field(default_factory=list)
    refused: list[Unanswered] = field(default_factory=list)


def weight(job: Complete) -> int:
    """About how much memory a waiting request takes."""
    return sum(len(text) for message in job.messages for text in message) + len(repr((job.schema, job.tools)))


class Desk:
    """Where requests arrive. INVARIANT: changed only under its lock."""

    def __init__(self, interrupt: Callable[[bool], None], *, most: int = MOST, most_weight: int = WEIGHT) -> None:
        """`interrupt` makes the step that runs now stop, or no longer stop."""
        self._change = threading.Condition()
        self._news = News()
        self._waiting: dict[int, int] = {}
        self._stepping: frozenset[int] = frozenset()
        self._interrupt = interrupt
        self._most, self._most_weight = most, most_weight

    # --- the listening thread

    def put(self, job: Complete) -> None:
        """A request came. One too many is refused, not queued."""
        size = weight(job)
        with self._change:
            full = len(self._waiting) >= self._most or sum(self._waiting.values()) + size > self._most_weight
            if full and self._waiting:
                waiting = len(self._waiting)
                error = f"{waiting} requests wait for this model already; try again when some are answered"
                self._news.refused.append(Unanswered(job.id, "overloaded", error))
            else:
                self._waiting[job.id] = size
                self._news.jobs.append(job)
            self._change.notify()

    def cancel(self, wanted: int) -> None:
        """Nobody wants a request any more. A step that is only for it is interrupted."""
        with self._change:
            self._news.cancelled.append(wanted)
            if self._stepping == {wanted}:
                # under the lock: a moment later it would hit the next step
                self._interrupt(True)
            self._change.notify()

    # --- the model's thread

    def collect(self, *, wait: bool) -> News:
        """What came since the last time; with `wait`, not before there is something."""
        with self._change:
            while wait and not (self._news.jobs or self._news.cancelled or self._news.refused):
                self._change.wait()
            news, self._news = self._news, News()
            return news

    def left(self, number: int) -> None:
        """A request waits no longer."""
        with self._change:
            self._waiting.pop(number, None)

    def stepping(self, numbers: Iterable[int]) -> None:
        """A step begins, for these requests."""
        with self._change:
            self._stepping = frozenset(numbers)
            if self._stepping and self._stepping <= set(self._news.cancelled):
                self._interrupt(True)

    def stepped(self) -> None:
        """The step is over."""
        with self._change:
            self._stepping = frozenset()
            self._interrupt(False)
