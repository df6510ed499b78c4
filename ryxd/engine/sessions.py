"""Sessions and their runs: every request from its acceptance to its end (DESIGN §5; specs C17, E1).

ask → journal → task: follow-up? → gate → router → tool or operator → journal → finished.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from ryxd.agents.presenting import Presented
from ryxd.agents.wording import say
from ryxd.core.agent import AgentSpec
from ryxd.core.course import Course, Diverged, Record
from ryxd.core.view import Emit
from ryxd.core.world import World
from ryxd.engine import resuming
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.approvals import Approvals, Limits
from ryxd.engine.choosing import UNDO, chosen
from ryxd.engine.company import members
from ryxd.engine.ending import Ending
from ryxd.engine.judging import AppLookup
from ryxd.engine.knowing import Knowing
from ryxd.engine.matter import near
from ryxd.engine.models import Models
from ryxd.engine.running import PROMPT, Bounds, Prompted, Running, Turns
from ryxd.engine.stopping import STOPPING, leave, stop
from ryxd.engine.typed import typed
from ryxd.engine.work import OWN, Job, Work
from ryxd.record.journal import Journal, now
from ryxd.record.runs import CLEAN, Accepted, Unfinished
from ryxd.wire.errors import Busy, Internal, JournalError, NotFound, Refused, RyxError, Unreadable
from ryxd.wire.events import Answered, Event, ModelLoaded, ModelLoading, Routed, Situated, Status

log = logging.getLogger(__name__)


class Sessions:
    """Owns the runs in progress; use as an async context manager (leaving it suspends or cancels them)."""

    def __init__(
        self,
        journal: Journal,
        world: World,
        *,
        specs: Mapping[str, AgentSpec],
        models: Models,
        is_app: AppLookup,
        bounds: Bounds,
        routing: Routing | None = None,
    ) -> None:
        self.specs = specs
        self.routing = routing or Routing()
        self.bounds = bounds
        self.world = world
        self.jobs: Mapping[str, Callable[[Mapping[str, Any]], Job]] = {}
        """What a choice can mean besides a tool, by the name in its Action; `undo` is one of every run."""
        self._journal = journal
        self._models = models
        self._is_app = is_app
        self._running: dict[str, Running] = {}
        self.turns = Turns()
        self.prompted = Prompted(lambda: 2 * self.bounds.runs)
        """What the desktop shows the progress and the result of."""
        self._closing = False
        self.knowing = Knowing(journal)
        self.goes_on = asyncio.Event()
        """Set when the runs of an earlier daemon may go on. Before this new ones are taken, and wait for them."""
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
        await self.knowing.begin()
        for left in await self._journal.unfinished():
            run = left.accepted
            if run.origin == PROMPT:
                self.prompted.add(run.run, run.text)
            try:
                if (why := await self._taken_up(left)) is not None:
                    log.warning("%s: %s", run.run, why)
                    await self._journal.interrupt(left, why)
            except JournalError as error:
                log.error("%s can't be gone on with: %s", run.run, error)  # noqa: TRY400
        return self

    async def _taken_up(self, left: Unfinished) -> str | None:
        """Take up a run where its Records end; why it can't be, else. Raises JournalError."""
        if (why := resuming.hopeless(left, now(), self.bounds.resume)) is not None:
            return why
        run = left.accepted.run
        try:
            running = self._running[run] = await resuming.take_up(self._journal, left)
        except Unreadable as error:
            return str(error)
        self.approvals.again(run, await self._journal.asked(run))
        log.info("%s goes on", run)
        self._begin_task(running, resuming.do(left.accepted) or resuming.request)
        return None

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Take no more requests, and leave all runs: to go on later, or for good. May be called twice."""
        self._closing = True
        await stop(tuple(self._running.values()), self._tell, by_itself=self.bounds.resume > 0)

    async def rest(self, within: float) -> None:
        """Return when none of the runs in progress is any more, or after so many seconds."""
        if tasks := {running.task for running in self._running.values() if running.task is not None}:
            await asyncio.wait(tasks, timeout=within)

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
        situated: Situated | None = None,
        agent: str | None = None,
        named: Named = Named(),  # noqa: B008 - never changed
    ) -> Accepted:
        """Accept a request: it is in the journal when this returns, and its run has begun.

        `agent` is who has to do it; None lets the gate decide. `named` says how, `situated` where the user was.
        Raises Busy, NotFound (unknown session, agent, task type or pattern), Refused (a pattern that can't be),
        JournalError.
        """
        self.routing.check(named)
        if (named or named.options) and agent is not None and "/" in agent:
            raise Refused(f"{agent} is a subagent: it answers in its own way, with no pattern and no task type")
        if agent is not None and "/" not in agent and (fault := near(agent, self.specs, "agent")):
            raise NotFound(fault)
        if session is None and origin is not None:
            session = await self._journal.session_of(origin, now() - round(self.bounds.idle * 1000))
        elif session in {"new", "last"}:
            session = None if session == "new" else await self._journal.spoken_in()
        if agent is not None and "/" in agent:
            there = members(await self._journal.company(session or ""))
            if fault := near(agent, there, "subagent of this session"):
                raise NotFound(fault)
        if session is not None and context is None and agent is None and not named:
            answered = await typed(text, session, self._running.values(), self.approvals, self._is_app)
            if answered is not None:
                return answered
        task = resuming.task_of_request(agent, named)
        accepted = await self._start(text, session=session, origin=origin, context=context, cwd=cwd, task=task)
        if situated is not None:  # before the run has done anything: nothing was waited for since it began
            self._emit(accepted.run, situated)
        return accepted

    async def answer(self, run: str, choice: str, *, by: str = "") -> Accepted:
        """Take a choice: of a question that a run waits with, or one that a finished run offered.

        That gives the waiting run, this a run of its own in the same session. `run` may be a question's name; `by`
        says who answers. Raises NotFound when the run or the choice does not exist, and as Approvals.answer does.
        """
        if run.startswith("q") or run in self._running:
            waiting = self.approvals.find(run)
            await self.approvals.answer(waiting, choice, by=by)
            return self._running[waiting.question.run].accepted
        label, action = await chosen(self._journal, run, choice, undo=UNDO in self.jobs)
        info = await self._journal.run(run)
        origin = await self._journal.origin(run)
        if action is not None and action.tool in self.jobs:
            accepted = await self._begin(action.tool, action.args, label, run)
        else:
            accepted = await self._start(
                label, session=info.session, origin=origin, task=resuming.task_of_choice(choice, action)
            )
        self._emit(accepted.run, Answered(choice=choice))
        return accepted

    async def like(self, asked: Accepted, records: Sequence[Record] | None = None) -> Accepted:
        """Begin a run that is asked what another one was; `records`: what it need not do, for that one did.

        Raises Busy, JournalError.
        """
        task = resuming.own_task(asked.task) | ({} if records is None else {resuming.RESUMES: asked.run})
        return await self._start(
            asked.text,
            session=asked.session,
            origin=asked.origin,
            context=asked.context,
            cwd=asked.cwd,
            task=task,
            records=records or (),
        )

    async def _begin(self, name: str, args: Mapping[str, Any], text: str, run: str) -> Accepted:
        """The job that a choice of a run means. It learns its own run's id as `asked`."""
        number: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def job(emit: Emit) -> Presented:
            return await self.jobs[name]({**args, "asked": await number})(emit)

        accepted = await self.job(text, name, job, desktop=self.prompted.has(run))
        number.set_result(accepted.run)
        return accepted

    async def job(self, text: str, name: str, job: Job, *, desktop: bool = False) -> Accepted:
        """Begin what a command asked for that takes its time: a run like any other, in a session of its own.

        `text` says what it is, `name` who does it; `desktop` has its progress and result shown there. It has no
        origin: no later request may be put into its session and wait for its end. Raises Busy, JournalError.
        """
        return await self._start(
            text, lambda work: work.job(name, job), task={resuming.JOB: name}, desktop=desktop
        )

    def accepted(self, run: str) -> Accepted | None:
        """What a run in progress was asked with."""
        running = self._running.get(run)
        return running.accepted if running is not None else None

    def model_changed(self, event: ModelLoading | ModelLoaded) -> None:
        """Tell everybody of a model's state, and the runs in progress as part of their own story."""
        self._journal.emit(event)
        for run, running in self._running.items():
            running.course.clocks.loads(event.tier, begins=isinstance(event, ModelLoading))
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
        work: resuming.Do | None = None,
        *,
        session: str | None = None,
        origin: str | None = None,
        context: str | None = None,
        cwd: str | None = None,
        task: Mapping[str, Any] | None = None,
        records: Sequence[Record] = (),
        desktop: bool = False,
    ) -> Accepted:
        """Begin a run. What its work is, `task` says; of a job, which is none without its command, `work`."""
        if self._closing:
            raise Busy("ryxd is stopping; ask again in a moment")
        if len(self._running) >= self.bounds.runs:
            waits = len({each.question.run for each in self.approvals.waiting})
            asks = f", {waits} of them wait for your answer (ryxctl questions)" if waits else ""
            raise Busy(f"{len(self._running)} runs are in progress{asks}; wait for one, or ryxctl cancel it")
        since = now()
        accepted = await self._journal.accept(
            text, session=session, origin=origin, context=context, cwd=cwd, task=task, records=records
        )
        running = Running(accepted, Course(self._journal.records(accepted.run), records, since=since))
        self._running[accepted.run] = running
        if desktop or origin == PROMPT:
            self.prompted.add(accepted.run, text)
        self._begin_task(running, work or resuming.do(accepted) or resuming.request)
        if self._closing:  # since we asked the journal
            leave(running, self._tell, by_itself=self.bounds.resume > 0)
            running.cut()
        return accepted

    def _begin_task(self, running: Running, work: resuming.Do) -> None:
        running.task = asyncio.create_task(self._run(running, work), name=running.accepted.run)

    def _emit(self, run: str, event: Event) -> None:
        running = self._running.get(run)
        if running is None or running.stage == "ending":  # `finished` is the last of a run's events
            return
        if isinstance(event, Routed):
            running.language = event.language
        if not running.is_new(event):
            return
        cause = running.last.get(event.agent) or running.last.get("")
        stamped = self._journal.emit(
            event.model_copy(
                update={
                    "run": run,
                    "session": running.accepted.session,
                    "cause": (cause,) if cause else (),
                }
            ),
            aside=running.aside(event.agent),
        )
        if stamped.id:
            running.last[event.agent] = stamped.id

    async def _run(self, running: Running, work: resuming.Do) -> None:
        started = time.monotonic()
        try:
            ending = await self._work(running, work)
        except asyncio.CancelledError:
            ending = Ending("cancelled", running.why or STOPPING, counters=running.cost)
        except RyxError as error:
            ending = Ending("failed", str(error), error=error.code, counters=running.cost)
        except Diverged as error:
            log.warning("%s: %s", running.accepted.run, error)
            ending = resuming.changed(running.accepted.run, running.cost)
        except Exception:
            log.exception("%s failed", running.accepted.run)
            why = "a mistake in ryxd ended this run; its log has more"
            ending = Ending("failed", why, error=Internal.code, counters=running.cost)
        cut, running.stage = running.course.halting.cut, "ending"
        await (self._suspended(running) if cut else self._end(running, ending, time.monotonic() - started))

    async def _work(self, running: Running, own: resuming.Do) -> Ending:
        """Do it when its turn has come. Raises RyxError, CancelledError."""
        if running.why is not None or running.course.halting.cut:
            raise asyncio.CancelledError
        running.stage = "working"
        accepted = running.accepted
        work = running.work = Work(
            accepted,
            journal=self._journal,
            world=self.world.of_run(self.approvals),
            specs=self.specs,
            routing=self.routing,
            models=self._models,
            is_app=self._is_app,
            jobs=self.jobs,
            emit=lambda event: self._emit(accepted.run, event),
            course=running.course,
        )
        # one request of a session after the other: a follow-up means what came before it
        turn = self.turns.of(accepted.session)
        if turn.locked():
            asks = any(self._running[each.question.run].accepted.session == accepted.session
                       for each in self.approvals.waiting)  # fmt: skip
            why = ", which waits for your answer: ryxctl questions" if asks else ""
            self._tell(running, f"waiting for the session's earlier request{why}")
        async with turn:
            if running.resumed:
                await self.goes_on.wait()
                self._tell(running, say(running.language, "goes_on"))
            await self.knowing.again(accepted.session, accepted.run, self.world.files)
            return await own(work)

    def _tell(self, running: Running, text: str, **context: Any) -> None:
        """Tell of what happens around a run, and not in it."""
        with running.course.aside(OWN):
            self._emit(running.accepted.run, Status(agent=OWN, text=text, context=context))

    async def _suspended(self, running: Running) -> None:
        """It has no end: the next start goes on with it."""
        run = running.accepted.run
        try:
            await self._journal.update(run, resumed=CLEAN)
            log.info("%s is suspended", run)
        except JournalError as error:  # then it counts as one that ryxd died with
            log.error("%s: that it is suspended is not in the journal: %s", run, error)  # noqa: TRY400
        finally:
            self._gone(run)

    async def _end(self, running: Running, ending: Ending, seconds: float) -> None:
        accepted = running.accepted
        try:
            work = running.work
            await self._journal.finish(
                running.finished(ending, seconds),
                result=ending.text,
                offer=json.dumps(ending.offer.dump()),
                transcripts=work.transcripts if work is not None else {},
                company=work.company.dump() if work is not None and work.company is not None else None,
            )
        except JournalError as error:
            log.error("%s ended, but that is not in the journal: %s", accepted.run, error)  # noqa: TRY400
        finally:
            self._gone(accepted.run)

    def _gone(self, run: str) -> None:
        self._running.pop(run, None)
        self.approvals.forget(run)
        self._journal.transcripts.ended(run)
