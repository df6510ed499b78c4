"""A run once more, from its Records alone: no model, no tool, no user; the same events (DESIGN §6; spec C14)."""

import json
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from ryxd.core.agent import AgentSpec
from ryxd.core.course import Course, Diverged, NotKnown
from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.core.world import World
from ryxd.engine.ending import Ending
from ryxd.engine.past import Looking
from ryxd.engine.resuming import do
from ryxd.engine.work import Work
from ryxd.models.lease import Spent
from ryxd.models.serving import Tell
from ryxd.record.journal import Journal
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import Refused, RyxError
from ryxd.wire.events import AnyEvent, Event, Finished

STAMPS = ("id", "run", "session", "cause", "at")
"""What the journal adds to an event."""


class _Unasked:
    """The models of a replay: what they said is known. It is its own lease."""

    def __init__(self) -> None:
        self.spent = Spent()

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator["_Unasked"]:  # noqa: ARG002 - engine.models.Models
        self.spent = Spent()
        yield self

    def model(self, tier: Tier) -> LanguageModel:
        raise_ = f"a replay asks no model ({tier})"

        class Nobody:
            async def complete(self, *_: Any) -> Completion:
                raise NotKnown(raise_)

        return Nobody()

    def know(self, done: Completion, wanted: Tier) -> None:
        self.spent.add(done, wanted)

    def serving(self, tier: Tier) -> Tier | None:  # noqa: ARG002
        return None

    def info(self) -> tuple[ModelInfo, ...]:
        return ()


@dataclass(frozen=True)
class Replayed:
    """What came of it. `ends`: why it stops before the run's end, or differs; empty when it is the same."""

    events: tuple[AnyEvent, ...]
    ends: str = ""


async def replay(journal: Journal, run: str, world: World, specs: Mapping[str, AgentSpec]) -> Replayed:
    """Run it again and hold it against what was stored. Raises NotFound; Refused where no Records were kept."""
    accepted = await journal.accepted(run)
    own = do(accepted)
    records = await journal.records(run).all()
    if own is None or not records:
        raise Refused(f"{run} can't be replayed: it is a command's work, or of a version that kept too little")
    told: dict[str, deque[Event]] = defaultdict(deque)
    course = Course(known=records, closed=True)

    def hear(event: Event) -> None:
        if event.stored and event.agent and not course.busy(event.agent):
            told[event.agent].append(event)

    async def nobody() -> Any:
        return lambda _: False

    work = Work(
        accepted,
        journal=Looking(journal),
        world=replace(world, files=None, approver=None, hooks=lambda _: (), ready=_nothing),
        specs=specs,
        models=_Unasked(),
        is_app=nobody,
        jobs={"undo": _no_job, "redo": _no_job},
        emit=hear,
        course=course,
    )
    ends = ""
    try:
        ending = await own(work)
    except NotKnown:
        ends, ending = "the run got no further", None
    except Diverged as error:
        ends, ending = f"ryx or an agent's file was changed since: {error}", None
    except RyxError as error:
        ending = Ending("failed", str(error), error=error.code, counters=work.cost)
    return _held(await journal.outline(run), told, ending, ends)


async def _nothing(_: Any) -> tuple[str, ...]:
    return ()


def _no_job(_: Mapping[str, Any]) -> Any:
    raise NotKnown("a replay begins no job")


def _held(
    stored: Sequence[tuple[AnyEvent, bool]], told: Mapping[str, deque[Event]], ending: Ending | None, ends: str
) -> Replayed:
    """The stored events, each against the one that was told now; up to the first that is not the same."""
    same: list[AnyEvent] = []
    for was, aside in stored:
        if aside:
            same.append(was)
            continue
        now = _finished(was, ending) if isinstance(was, Finished) else _next(told, was.agent)
        if now is None:
            break
        stamped = now.model_copy(update={name: getattr(was, name) for name in STAMPS})
        if (one := bytes_of(stamped)) != (other := bytes_of(was)):
            ends = f"event {was.id} is another one: it was {other.decode()}, it is {one.decode()}"
            break
        same.append(was)
    return Replayed(tuple(same), ends or ("" if len(same) == len(stored) else "the run went on otherwise"))


def _next(told: Mapping[str, deque[Event]], agent: str) -> Event | None:
    left = told.get(agent)
    return left.popleft() if left else None


def _finished(was: Finished, ending: Ending | None) -> Event | None:
    if ending is None:
        return None
    return Finished(
        outcome=ending.outcome,
        text=ending.text,
        error=ending.error,
        paths=ending.offer.paths,
        milliseconds=was.milliseconds,
        counters=ending.counters,
    )


def bytes_of(event: Event) -> bytes:
    """An event as the journal stores it."""
    return json.dumps(event.model_dump(mode="json"), separators=(",", ":")).encode()
