"""What a run has done so far: each effect is done once, and known from then on (DESIGN §6; spec C14).

An effect is whatever the rest of a run depends on and code can't work out again: a model call, an Action, the
user's answer, a look at the disk. Between effects agents are deterministic, so a run that was killed is simply run
again: what its Course knows is answered from there, and from the first thing it does not know on the run is live.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ryxd.core.clock import Clocks
from ryxd.core.halting import Halting
from ryxd.wire.errors import JournalError

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Record:
    """One effect of a run. `path` is the agent's, as in file/task1; `number` counts from 1 on each path."""

    path: str
    number: int
    kind: str
    intent: Json
    """What makes it this effect and no other: the same code must mean the same again."""
    outcome: Json | None = None
    """None: it was begun, and it is not known how it ended."""


class Keeper(Protocol):
    """Keeps the Records of one run."""

    async def begin(self, record: Record) -> None:
        """Keep what is about to be done; on the disk when it returns. Raises JournalError."""
        ...

    def end(self, record: Record) -> None:
        """Keep how it ended, in the order of the calls; this does not wait for the disk."""
        ...


class Forgetful:
    """Keeps nothing: for Views that belong to no run."""

    async def begin(self, record: Record) -> None:
        """Nothing."""

    def end(self, record: Record) -> None:
        """Nothing."""


class NotKnown(Exception):
    """A run that is only looked at again would have to do something."""


class Diverged(Exception):
    """The same run now does something else than it did: another version of ryx, or of an agent's file."""


ENDS_THE_RUN = (JournalError, NotKnown, Diverged)
"""What is nobody's Result, wherever it comes up: what goes on after it would be done twice, or wrongly."""


Do = Callable[[], Awaitable[Json]]
T = TypeVar("T")


class Course:
    """The effects of one run, of all of its agents.

    INVARIANT: on one path effects follow each other; what runs at the same time has paths of its own.
    """

    def __init__(
        self,
        keeper: Keeper | None = None,
        known: Iterable[Record] = (),
        *,
        closed: bool = False,
        since: int = 0,
        resumed: bool = False,
    ) -> None:
        """`closed`: nothing is done that is not known; then NotKnown is raised.

        `since` is when the run was begun (milliseconds since 1970), `resumed` whether an earlier ryxd began it.
        """
        self.since = since
        self.resumed = resumed
        self.halting = Halting()
        """How it is left where ryxd stops."""
        self.clocks = Clocks()
        """How long its agents may still take."""
        self._keeper = keeper or Forgetful()
        self._closed = closed
        self._shut: set[str] = set()
        self._known = {(record.path, record.number): record for record in known}
        self._numbers: Counter[str] = Counter()
        self._busy: Counter[str] = Counter()

    def next(self, path: str) -> str:
        """The name of the next effect of a path, as in file.3: the same each time that the run is run."""
        return f"{path}.{self._numbers[path] + 1}"

    @property
    def closed(self) -> bool:
        """Whether nothing is done that is not known."""
        return self._closed

    def number(self, path: str) -> int:
        """How many effects a path has had."""
        return self._numbers[path]

    def skip(self, path: str, number: int) -> None:
        """Effects of a path up to this one were part of one that is known, and are not asked for again."""
        for each in range(self._numbers[path] + 1, number + 1):
            self._known.pop((path, each), None)
        self._numbers[path] = max(self._numbers[path], number)

    def busy(self, path: str) -> bool:
        """Whether an effect of this path is being done: what happens in it happens only this once."""
        return self._busy[path] > 0

    @contextmanager
    def aside(self, path: str) -> Iterator[None]:
        """What happens meanwhile on this path is no part of what the run does each time: its waits, say."""
        self._busy[path] += 1
        try:
            yield
        finally:
            self._busy[path] -= 1

    @contextmanager
    def shut(self, path: str) -> Iterator[None]:
        """An agent and those below it do nothing meanwhile that is not known: its time was up there."""
        anew = path not in self._shut
        self._shut.add(path)
        try:
            yield
        finally:
            if anew:
                self._shut.discard(path)

    def begun(self, path: str) -> Record | None:
        """What was begun on a path before ryxd was killed."""
        return self._known.get((path, 1))

    def outcomes(self, path: str) -> tuple[Json, ...]:
        """What is known of a path and was not taken up: it belongs to an effect that is known as a whole."""
        found: list[Json] = []
        while (each := self._known.get((path, len(found) + 1))) is not None and each.outcome is not None:
            found.append(each.outcome)
        return tuple(found)

    async def begin(self, path: str, kind: str, intent: Json) -> None:
        """From here on it is known that this was begun, the only effect of its path.

        Raises JournalError: then it must not be done.
        """
        await self.halting.pass_by(path)
        if kind == "run":
            self.halting.begun(path.removesuffix(".run"))
        await self._keeper.begin(Record(path, 1, kind, plain(intent)))

    async def effect(self, path: str, kind: str, intent: Json, do: Do) -> tuple[dict[str, Any], bool]:
        """The outcome of an effect, and whether it was known already; `do` is awaited when it was not.

        The outcome is what JSON makes of it, the first time as well. Raises what `do` raises, and nothing is kept
        then; Diverged.
        """
        record = self._next(path, kind, intent)
        found = self._take(record)
        if found is not None and found.outcome is not None:
            return dict(found.outcome), True
        if self._closed or any(path == shut or path.startswith((f"{shut}/", f"{shut}.")) for shut in self._shut):
            raise NotKnown(f"{path}.{record.number}: {kind} has no outcome in the journal")
        await self.halting.pass_by(path)
        with self.aside(path):
            try:
                outcome = plain(await do())
            finally:
                self.halting.ended(f"{path}.{record.number}")
            if self.halting.cut:  # it may be what being cut off made of it
                raise asyncio.CancelledError
        self._keeper.end(Record(path, record.number, kind, record.intent, outcome))
        return dict(outcome), False

    def _next(self, path: str, kind: str, intent: Json) -> Record:
        self._numbers[path] += 1
        return Record(path, self._numbers[path], kind, plain(intent))

    def _take(self, wanted: Record) -> Record | None:
        found = self._known.pop((wanted.path, wanted.number), None)
        if found is not None and (found.kind, plain(found.intent)) != (wanted.kind, wanted.intent):
            raise Diverged(
                f"{wanted.path}.{wanted.number}: was {found.kind} {json.dumps(found.intent)[:200]}, "
                f"is {wanted.kind} {json.dumps(wanted.intent)[:200]}"
            )
        return found


async def side_by_side(works: Iterable[Coroutine[Any, Any, T]]) -> tuple[T, ...]:
    """What comes of all of these, each on a path of its own, in their order.

    What ends the run is raised when all have come to their end: each tells what is known of it, also when the run
    is looked at again and one of them got no further.
    """
    ends: list[Exception] = []

    async def kept(work: Coroutine[Any, Any, T]) -> list[T]:
        try:
            return [await work]
        except ENDS_THE_RUN as error:
            ends.append(error)
            return []

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(kept(work)) for work in works]
    if ends:
        raise ends[0]
    return tuple(task.result()[0] for task in tasks)


def plain(value: Json) -> dict[str, Any]:
    """A mapping as JSON gives it back: lists for tuples, text for paths."""
    return dict(json.loads(json.dumps(value, default=str)))
