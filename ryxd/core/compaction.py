"""What of a transcript stays when it outgrows a model's context: decided here, done by Transcript (spec B1).

First long Results of earlier exchanges are shortened, then whole exchanges go, oldest first. What stays: the first
request of the session, the open plan, and the exchange that is being answered. Only when a model has said that
even this is too much, Results of that exchange are shortened too, then the first request is given up, and last of
all what was given along with the request is shortened (the report of a failed plan, what earlier steps found).

Pure: the same messages, costs and room give the same cut.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ryxd.core import shortening
from ryxd.core.model import Message

Cost = Callable[[Message], float]
"""Tokens of a message."""

LOW = 0.7
"""Down to this part of the room earlier exchanges are cut: not a little again with every message."""
SHORT = 160, 800
"""Characters that a long content is shortened to, at least and at most; else a quarter of the room's tokens."""
LONG = 1.5
"""How many times that something has to have before it is worth it."""
LEAST = 4
"""What is shortened keeps one in so many of the characters that it may, or more; where it keeps less, an exchange
that would just have fitted is left out."""
FENCE = 200
"""Characters of a shortened Result that tell that it is."""


@dataclass(frozen=True)
class Cut:
    """What a compaction left, and what it took."""

    messages: tuple[Message, ...]
    exchanges: int = 0
    """How many are left out as a whole."""
    actions: int = 0
    """How many Actions of the others are left out, with their Results."""
    shortened: int = 0
    """How many messages are shortened."""
    forgotten: tuple[str, ...] | None = ()
    """Files that the agent knows no more, by their paths; None: nobody can say which, so all of them."""


@dataclass
class _Exchange:
    """A request and what came of it: each message with how it was, None where it is left out."""

    was: list[Message]
    now: list[Message | None]

    def left(self) -> list[Message]:
        return [message for message in self.now if message is not None]


def exchanges(messages: Iterable[Message]) -> list[list[Message]]:
    """The messages by requests: each list begins with one, but for the first, where messages precede any."""
    found: list[list[Message]] = []
    for message in messages:
        if message.role == "user" or not found:
            found.append([])
        found[-1].append(message)
    return found


def compacted(messages: Sequence[Message], cost: Cost, room: float, *, all_: bool = False) -> Cut | None:
    """The cut that makes them cost no more than `room` tokens, or as little as may be; None when nothing is cut.

    `all_`: what is being answered may be cut, too.
    """
    work = _Work(messages, cost, room)
    if work.size > room:
        work.earlier()
    if work.size > room and all_:
        work.present()
    return work.cut()


class _Work:
    def __init__(self, messages: Sequence[Message], cost: Cost, room: float) -> None:
        self._parts = [_Exchange(part, list[Message | None](part)) for part in exchanges(messages)]
        self._cost = cost
        self._room = room
        self._short = int(min(max(SHORT[0], room / 4), SHORT[1]))
        self._first = _last_marked(self._parts, "first") or 0
        self._plan = _last_marked(self._parts, "plan")
        self.size = sum(map(cost, messages))

    def earlier(self) -> None:
        """Cut what is not being answered, down to the low mark."""
        low = self._room * LOW
        past = range(len(self._parts) - 1)
        self._spare(low)
        for number in past:
            for at, message in enumerate(self._parts[number].was):
                if self.size <= low:
                    return
                if message.role == "tool" or (message.role == "user" and number != self._first):
                    self._shorten(number, at, self._short)
        for number in past:
            if self.size <= low:
                return
            if number in {self._first, self._plan}:
                self._reduce(number)
            else:
                self._drop(number)
        for number in past:
            for at in range(len(self._parts[number].now)):
                if self.size > self._room:
                    self._shorten(number, at, self._short)

    def _spare(self, low: float) -> None:
        """Drop what will go anyway, however short it gets: shortening it first would be work in vain."""
        size = sum(map(self._cost, self._parts[-1].was))
        for number in reversed(range(len(self._parts) - 1)):
            size += sum(map(self._least, self._parts[number].was))
            if size > low and number not in {self._first, self._plan}:
                self._drop(number)

    def _least(self, message: Message) -> float:
        """Tokens of a message that is as short as it can get."""
        shortest = self._short / LEAST
        return self._cost(message) * min(1.0, shortest / max(1, len(message.content)))

    def present(self) -> None:
        """Cut the Results of what is being answered, the latest one least, and give up the first request."""
        now = len(self._parts) - 1
        if now < 0:
            return
        results = [at for at, message in enumerate(self._parts[now].was) if message.role == "tool"]
        for at in results[:-1]:
            if self.size > self._room:
                self._shorten(now, at, self._short)
        self._shorten_latest(now, results[-1:], self._room / 2)
        for number in sorted(range(now), key=lambda number: number == self._plan):
            if self.size > self._room:
                self._drop(number)
        self._shorten_latest(now, results[-1:], 0)
        self._shorten_given(now)

    def _shorten_latest(self, number: int, results: Sequence[int], least: float) -> None:
        """Shorten a Result to the tokens that are left for it, at `least` so many."""
        for at in results:
            message = self._parts[number].now[at]
            if message is None or self.size <= self._room:
                return
            self._shorten(number, at, max(SHORT[0], self._letters(message, least)), worth=1)

    def _shorten_given(self, number: int) -> None:
        """Shorten what was given along with a request to the tokens that are left for it; its words stay."""
        for at, message in enumerate(self._parts[number].now):
            if message is None or message.role != "user" or self.size <= self._room:
                continue
            short = shortening.given(message.content, self._letters(message, 0.0))
            if short != message.content:
                self._set(number, at, replace(message, content=short, files=None))

    def _letters(self, message: Message, least: float) -> int:
        """Characters that a message may have so that all fits, `least` tokens of them; its fence takes some."""
        cost = self._cost(message)
        left = max(least, self._room - (self.size - cost))
        return int(left / cost * len(message.content)) - FENCE

    def cut(self) -> Cut | None:
        """What was done; None when nothing was."""
        pairs = [pair for part in self._parts for pair in zip(part.was, part.now, strict=True)]
        if all(was is now for was, now in pairs):
            return None
        gone = [part for part in self._parts if not part.left()]
        steps = sum(
            was.role == "tool" and now is None
            for part in self._parts
            if part.left()
            for was, now in zip(part.was, part.now, strict=True)
        )
        return Cut(
            tuple(now for _, now in pairs if now is not None),
            exchanges=len(gone),
            actions=steps,
            shortened=sum(now is not None and now is not was for was, now in pairs),
            forgotten=forgotten((was, was is now) for was, now in pairs),
        )

    def _shorten(self, number: int, at: int, room: int, *, worth: float = LONG) -> None:
        message = self._parts[number].now[at]
        if message is None or message.keep == "plan" or len(message.content) <= room * worth:
            return
        how = {"tool": shortening.result, "user": shortening.request, "assistant": shortening.answer}
        short = how.get(message.role, shortening.text)(message.content, room)
        if short != message.content:
            # what the agent knows of files by it is forgotten with what is left out
            self._set(number, at, replace(message, content=short, files=() if message.role == "tool" else None))

    def _reduce(self, number: int) -> None:
        """Keep of an exchange the request, the open plan, and how it ended."""
        part = self._parts[number]
        steps = _steps(part.was)
        plan = [step for step in steps if any(part.was[at].keep == "plan" for at in step)][-1:]
        kept = {at for step in (plan if number == self._plan and plan else steps[-1:]) for at in step}
        for at, message in enumerate(part.was):
            if message.role != "user" and at not in kept:
                self._set(number, at, None)

    def _drop(self, number: int) -> None:
        for at in range(len(self._parts[number].now)):
            self._set(number, at, None)

    def _set(self, number: int, at: int, message: Message | None) -> None:
        now = self._parts[number].now
        before, now[at] = now[at], message
        self.size += (self._cost(message) if message else 0.0) - (self._cost(before) if before else 0.0)


def forgotten(messages: Iterable[tuple[Message, bool]]) -> tuple[str, ...] | None:
    """The files of which an agent lost what it knew by these Results, each with whether it still is as it was.

    A Result that shows all of a file is enough, if every later one about it is there, too.
    """
    known: dict[str, bool] = {}
    for message, whole in messages:
        if message.role != "tool":
            continue
        if message.files is None and not whole:
            return None
        for path, all_of_it in message.files or ():
            known[path] = whole and (all_of_it or known.get(path, True))
    return tuple(path for path, still in known.items() if not still)


def _steps(messages: Sequence[Message]) -> list[list[int]]:
    """Places of what belongs together: what the model wrote, and the Results of it."""
    found: list[list[int]] = []
    for at, message in enumerate(messages):
        if message.role == "assistant":
            found.append([at])
        elif message.role == "tool" and found:
            found[-1].append(at)
    return found


def _last_marked(parts: Sequence[_Exchange], keep: str) -> int | None:
    """The last exchange that has a message marked so."""
    marked = [number for number, part in enumerate(parts) if any(message.keep == keep for message in part.was)]
    return marked[-1] if marked else None
