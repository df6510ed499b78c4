"""Sessions and their runs: every request from its acceptance to its end (DESIGN §5; specs C17, E1).

ask → journal → task: follow-up? → gate → router → tool or operator → journal → finished.
"""

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self
from weakref import WeakValueDictionary

from ryxd.agents.presenting import Offer, Presented
from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec
from ryxd.core.view import Emit
from ryxd.core.world import World
from ryxd.engine.approvals import NO, Approvals, Limits
from ryxd.engine.followup import yes_or_no
from ryxd.engine.models import Models
from ryxd.engine.work import OWN, AppLookup, Ending, Job, Work
from ryxd.record.journal import Accepted, Journal, now
from ryxd.wire.errors import Busy, Internal, JournalError, NotFound, Refused, RyxError
from ryxd.wire.events import Answered, Counters, Event, Finished, ModelLoaded, ModelLoading, Routed, Status

PROMPT = "prompt"
"""The origin of what was typed into the desktop's prompt."""

UNDO = "undo"
"""The choice, and the job, that takes back what a run changed."""

STOP = 5.0
"""Seconds that runs get to end when the daemon stops; what they start is killed with them."""

STOPPING = "ryxd was stopped while this ran; ask again when it is back"

log = logging.getLogger(__name__)

Do = Callable[[Work], Awaitable[Ending]]
"""What of a run's work is its own: a request, a choice, a job."""


@dataclass(frozen=True)
class Bounds:
    """How much the sessions take on."""

    idle: float = 600.0
    """Seconds after which the next request of an origin starts a new session."""
    runs: int = 64
    """Runs at the same time; those that wait for the user are among them."""
    wait: float = 600.0
    """Seconds that a question waits for the user's answer; then it is a no."""


@dataclass
class Running:
    """A run in progress."""

    accepted: Accepted
    task: asyncio.Task[None] | None = None
    work: Work | None = None
    last: dict[str, int] = field(default_factory=dict)
    """The last event of each agent: the cause of its next."""
    stage: Literal["accepted", "working", "ending"] = "accepted"
    why: str | None = None
    """Why it is to stop; None while it isn't."""
    language: str = "en"
    """What the user is spoken to in."""

    @property
    def cost(self) -> Counters:
        """What models have done for it so far."""
        return self.work.cost if self.work else Counters()

    def stop(self, why: str) -> None:
        """Cancel it, unless it ends already. The first reason counts."""
        self.why = self.why or why
        # a task that is cancelled before its first step never gets to say how it ended
        if self.stage == "working" and self.task is not None:
            self.task.cancel()


class Sessions:
    """Owns the runs in progress; use as an async context manager (leaving it cancels and waits for them)."""

    def __init__(
        self,
        journal: Journal,
        world: World,
        *,
        specs: Mapping[str, AgentSpec],
        models: Models,
        is_app: AppLookup,
        bounds: Bounds,
    ) -> None:
        self.specs = specs
        self.bounds = bounds
        self.world = world
        self.jobs: Mapping[str, Callable[[Mapping[str, Any]], Job]] = {}
        """What a choice can mean besides a tool, by the name in its Action; `undo` is one of every run."""
        self._journal = journal
        self._models = models
        self._is_app = is_app
        self._running: dict[str, Running] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of each session; kept by the runs that have it or wait for it."""
        self._prompted: OrderedDict[str, str] = OrderedDict()
        """The last runs from the prompt, with their texts; also after their end, which is shown a moment later."""
        self._closing = False
        self.approvals = Approvals(
            self._emit,
            language=lambda run: self._running[run].language if run in self._running else "en",
            policy=lambda: self.world.policy,
            limits=lambda: Limits(wait=self.bounds.wait),
        )
        """What the runs wait for the user with."""
        self.before = 0
        """The last event of an earlier ryxd: who listens from there on hears what its end interrupted."""

    async def __aenter__(self) -> Self:
        self.before = self._journal.last
        for run in await self._journal.interrupt_unfinished():
            log.warning("%s was interrupted by the end of an earlier ryxd", run)
            if await self._journal.origin(run) == PROMPT:
                self._prompted[run] = (await self._journal.run(run)).text
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Take no more requests, and end all runs: each is cancelled, stored and told. May be called twice."""
        self._closing = True
        for running in self._running.values():
            running.stop(STOPPING)
        tasks = {running.task for running in self._running.values() if running.task is not None}
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=STOP)
            for task in left:  # the next start marks it as interrupted
                log.error("%s did not end within %.0f s", task.get_name(), STOP)

    @property
    def active(self) -> tuple[str, ...]:
        """The runs in progress."""
        return tuple(self._running)

    async def ask(
        self,
        text: str,
        *,
        session: str | None = None,
        origin: str | None = None,
        context: str | None = None,
        cwd: str | None = None,
    ) -> Accepted:
        """Accept a request: it is in the journal when this returns, and its run has begun.

        Raises Busy, NotFound (unknown session), JournalError.
        """
        if session is None and origin is not None:
            session = await self._journal.session_of(origin, now() - round(self.bounds.idle * 1000))
        elif session == "new":
            session = None
        answered = await self._typed(text, session) if session is not None and context is None else None
        if answered is not None:
            return answered
        return await self._start(text, Work.do, session=session, origin=origin, context=context, cwd=cwd)

    async def _typed(self, text: str, session: str) -> Accepted | None:
        """The run that a bare "yes" or "no", typed by the user in its session, has answered; else None.

        Only the one question that waits, only once, and never a moment after it was asked: the user may have
        meant something else. A text that is queued behind a run answers nothing that comes later.
        """
        yes = yes_or_no(text)
        if yes is None:
            return None
        waits = [each for each in self._running.values() if self.approvals.of(each.accepted.run)]
        mine = [each for each in waits if each.accepted.session == session]
        waiting = self.approvals.typed(mine[0].accepted.run) if len(mine) == 1 else None
        if waiting is None:
            return None
        await self.approvals.answer(waiting, "once" if yes else NO, by=f"typed: {text.strip()}")
        return mine[0].accepted

    async def answer(self, run: str, choice: str, *, by: str = "") -> Accepted:
        """Take a choice: of a question that a run waits with, or one that a finished run offered.

        That gives the waiting run, this a run of its own in the same session. `run` may be a question's name; `by`
        says who answers. Raises NotFound when the run or the choice does not exist, and as Approvals.answer does.
        """
        if run.startswith("q") or run in self._running:
            waiting = self.approvals.find(run)
            await self.approvals.answer(waiting, choice, by=by)
            return self._running[waiting.question.run].accepted
        offer = Offer.load(await self._journal.offer(run))
        labels = {item.key: item.label for item in offer.choices}
        action = offer.actions.get(choice)
        # however it ended, and whatever else it offers
        if choice == UNDO and choice not in labels and UNDO in self.jobs:
            labels[choice], action = f"undo {run}", Action(UNDO, {"run": run})
        if choice not in labels:
            there = ", ".join(labels) or "none"
            raise NotFound(f"{run} offers no choice {choice}; its choices: {there}")
        info = await self._journal.run(run)
        origin = await self._journal.origin(run)
        if action is not None and action.tool in self.jobs:
            accepted = await self._begin(action.tool, action.args, labels[choice], run)
        else:
            accepted = await self._start(
                labels[choice], lambda work: work.choose(choice, action), session=info.session, origin=origin
            )
        self._emit(accepted.run, Answered(choice=choice))
        return accepted

    async def _begin(self, name: str, args: Mapping[str, Any], text: str, run: str) -> Accepted:
        """The job that a choice of a run means. It learns its own run's id as `asked`."""
        number: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def job(emit: Emit) -> Presented:
            return await self.jobs[name]({**args, "asked": await number})(emit)

        accepted = await self.job(text, name, job, desktop=self.from_prompt(run))
        number.set_result(accepted.run)
        return accepted

    async def job(self, text: str, name: str, job: Job, *, desktop: bool = False) -> Accepted:
        """Begin what a command asked for that takes its time: a run like any other, in a session of its own.

        `text` says what it is, `name` who does it; `desktop` has its progress and result shown there. It has no
        origin: no later request may be put into its session and wait for its end. Raises Busy, JournalError.
        """
        return await self._start(text, lambda work: work.job(name, job), desktop=desktop)

    def from_prompt(self, run: str) -> bool:
        """Whether a run came from the desktop's prompt of late, so that its result belongs on the desktop."""
        return run in self._prompted

    def accepted(self, run: str) -> Accepted | None:
        """What a run in progress was asked with."""
        running = self._running.get(run)
        return running.accepted if running is not None else None

    def request(self, run: str) -> str | None:
        """What was asked for at the prompt."""
        return self._prompted.get(run)

    def model_changed(self, event: ModelLoading | ModelLoaded) -> None:
        """Tell everybody of a model's state, and the runs in progress as part of their own story."""
        self._journal.emit(event)
        for run in self._running:
            self._emit(run, event)

    async def cancel(self, run: str) -> None:
        """Stop a run and wait until it has ended. Raises NotFound; Refused when it has ended already."""
        running = self._running.get(run)
        if running is None or running.task is None:
            info = await self._journal.run(run)
            raise Refused(f"{run} has ended already ({info.state})")
        running.stop("cancelled")
        await asyncio.wait({running.task})

    async def _start(
        self,
        text: str,
        do: Do,
        *,
        session: str | None = None,
        origin: str | None = None,
        context: str | None = None,
        cwd: str | None = None,
        desktop: bool = False,
    ) -> Accepted:
        if self._closing:
            raise Busy("ryxd is stopping; ask again in a moment")
        if len(self._running) >= self.bounds.runs:
            waits = len({each.question.run for each in self.approvals.waiting})
            asks = f", {waits} of them wait for your answer (ryxctl questions)" if waits else ""
            raise Busy(f"{len(self._running)} runs are in progress{asks}; wait for one, or ryxctl cancel it")
        accepted = await self._journal.accept(text, session=session, origin=origin, context=context, cwd=cwd)
        running = self._running[accepted.run] = Running(accepted)
        if desktop or origin == PROMPT:
            self._prompted[accepted.run] = text
            while len(self._prompted) > 2 * self.bounds.runs:
                self._prompted.popitem(last=False)
        running.task = asyncio.create_task(self._run(running, do), name=accepted.run)
        if self._closing:  # since we asked the journal
            running.stop(STOPPING)
        return accepted

    def _emit(self, run: str, event: Event) -> None:
        running = self._running.get(run)
        if running is None or running.stage == "ending":  # `finished` is the last of a run's events
            return
        if isinstance(event, Routed):
            running.language = event.language
        cause = running.last.get(event.agent) or running.last.get("")
        stamped = self._journal.emit(
            event.model_copy(
                update={
                    "run": run,
                    "session": running.accepted.session,
                    "cause": (cause,) if cause else (),
                }
            )
        )
        if stamped.id:
            running.last[event.agent] = stamped.id

    async def _run(self, running: Running, do: Do) -> None:
        started = time.monotonic()
        try:
            ending = await self._work(running, do)
        except asyncio.CancelledError:
            ending = Ending("cancelled", running.why or STOPPING, counters=running.cost)
        except RyxError as error:
            ending = Ending("failed", str(error), error=error.code, counters=running.cost)
        except Exception:
            log.exception("%s failed", running.accepted.run)
            why = "a mistake in ryxd ended this run; its log has more"
            ending = Ending("failed", why, error=Internal.code, counters=running.cost)
        running.stage = "ending"
        await self._end(running, ending, time.monotonic() - started)

    async def _work(self, running: Running, do: Do) -> Ending:
        """Do it when its turn has come. Raises RyxError, CancelledError."""
        if running.why is not None:
            raise asyncio.CancelledError
        running.stage = "working"
        accepted = running.accepted
        work = running.work = Work(
            accepted,
            journal=self._journal,
            world=replace(self.world, approver=self.world.approver or self.approvals),
            specs=self.specs,
            models=self._models,
            is_app=self._is_app,
            jobs=self.jobs,
            emit=lambda event: self._emit(accepted.run, event),
        )
        # one request of a session after the other: a follow-up means what came before it
        turn = self._turns.setdefault(accepted.session, asyncio.Lock())
        if turn.locked():
            asks = any(self._running[each.question.run].accepted.session == accepted.session
                       for each in self.approvals.waiting)  # fmt: skip
            why = ", which waits for your answer: ryxctl questions" if asks else ""
            self._emit(accepted.run, Status(agent=OWN, text=f"waiting for the session's earlier request{why}"))
        async with turn:
            return await do(work)

    async def _end(self, running: Running, ending: Ending, seconds: float) -> None:
        accepted = running.accepted
        event = Finished(
            run=accepted.run,
            session=accepted.session,
            cause=tuple(sorted(running.last.values())),
            outcome=ending.outcome,
            text=ending.text,
            error=ending.error,
            paths=ending.offer.paths,
            milliseconds=round(seconds * 1000),
            counters=ending.counters,
        )
        try:
            await self._journal.finish(event, result=ending.text, offer=json.dumps(ending.offer.dump()))
        except JournalError as error:
            log.error("%s ended, but that is not in the journal: %s", accepted.run, error)  # noqa: TRY400
        finally:
            self._running.pop(accepted.run, None)
            self.approvals.forget(accepted.run)
