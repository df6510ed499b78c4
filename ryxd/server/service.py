"""The operations themselves: one method for each command, whoever brings it (DESIGN §5, §12)."""

import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Protocol

from ryxd import __version__
from ryxd.engine.sessions import Sessions
from ryxd.record.journal import Journal
from ryxd.server.approvals import who
from ryxd.server.operations import Caller
from ryxd.server.subscription import Subscribers, Subscription
from ryxd.wire.commands import (
    PROTOCOL,
    Answer,
    AskReply,
    Cancel,
    Command,
    Done,
    Hello,
    HelloReply,
    ModelInfo,
    Reload,
    ReloadReply,
    Reply,
    RunInfo,
    Runs,
    RunsReply,
    Show,
    ShowReply,
    Shutdown,
    Status,
    StatusReply,
    Subscribe,
)
from ryxd.wire.errors import UnknownMethod
from ryxd.wire.events import AnyEvent

SERVER = f"ryxd {__version__}"

PAGE = 50
"""Events of the journal that are read at a time: a few milliseconds."""


class Tiers(Protocol):
    """What `status` says of the models."""

    def info(self) -> tuple[ModelInfo, ...]:
        """One entry a tier."""
        ...


class Service:
    """What the daemon can be asked. `reload` reads the configuration again; `stop` ends the daemon."""

    def __init__(
        self,
        *,
        sessions: Sessions,
        journal: Journal,
        subscribers: Subscribers,
        models: Tiers,
        reload: Callable[[], Awaitable[tuple[str, ...]]],
        stop: Callable[[], None],
        clients: Callable[[], int],
        others: Sequence[object] = (),
    ) -> None:
        """`others` have further operations, as methods called do_<name>."""
        self._sessions = sessions
        self._journal = journal
        self._subscribers = subscribers
        self._models = models
        self._reload = reload
        self._stop = stop
        self._clients = clients
        self._places = (self, *others)
        self._started = time.monotonic()

    async def do(self, command: Command, caller: Caller) -> Reply:
        """Carry out one command. Raises RyxError."""
        for place in self._places:
            method = getattr(place, f"do_{command.name}", None)
            if method is not None:
                reply: Reply = await method(command, caller)
                return reply
        raise UnknownMethod(f"{command.name} is not an operation of this daemon")

    def subscribe(self, want: Subscribe) -> Subscription:
        """Open a stream of events; one run's comes from its beginning, unless `after` says otherwise."""
        if want.run is None and want.after is None:
            return self._subscribers.add(want)
        return self._subscribers.add(want, self._replay(want.run, want.after or 0))

    async def _replay(self, run: str | None, after: int) -> AsyncIterator[AnyEvent]:
        # page by page: to read a whole journal at once would hold up everybody else for seconds
        while page := await self._journal.events(run, after, limit=PAGE):
            for event in page:
                yield event
            after = page[-1].id

    async def do_hello(self, _: Hello, __: Caller) -> HelloReply:
        """Who answers; the transports refuse another protocol."""
        return HelloReply(protocol=PROTOCOL, server=SERVER, pid=os.getpid())

    async def do_answer(self, command: Answer, caller: Caller) -> AskReply:
        """Take a choice that a run offered, or waits for."""
        accepted = await self._sessions.answer(command.run, command.choice, by=who(caller))
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_subscribe(self, command: Subscribe, _: Caller) -> Done:
        """Check that there is such a run; the transport opens the stream."""
        if command.run is not None:
            await self._journal.run(command.run)
        return Done()

    async def do_cancel(self, command: Cancel, _: Caller) -> Done:
        """Stop a run; it has ended when this returns."""
        await self._sessions.cancel(command.run)
        return Done()

    async def do_runs(self, command: Runs, _: Caller) -> RunsReply:
        """Runs from the journal."""
        runs = await self._journal.runs(limit=command.limit, session=command.session, active=command.active)
        return RunsReply(runs=tuple(map(self._now, runs)))

    async def do_show(self, command: Show, _: Caller) -> ShowReply:
        """One run and its events."""
        run = await self._journal.run(command.run)
        events = await self._journal.events(command.run)
        return ShowReply(run=self._now(run), events=tuple(event.model_dump(mode="json") for event in events))

    def _now(self, run: RunInfo) -> RunInfo:
        """A run of the journal, with what it waits for at this moment."""
        waits = self._sessions.approvals.of(run.id)
        return run.model_copy(update={"waits": waits}) if waits else run

    async def do_status(self, _: Status, __: Caller) -> StatusReply:
        """What the daemon is doing."""
        active = self._sessions.active
        return StatusReply(
            server=SERVER,
            pid=os.getpid(),
            uptime=round(time.monotonic() - self._started, 3),
            active=tuple(map(self._now, await self._journal.runs(limit=1000, active=True))) if active else (),
            models=self._models.info(),
            runs=await self._journal.count(),
            clients=self._clients(),
        )

    async def do_reload(self, _: Reload, __: Caller) -> ReloadReply:
        """Read the configuration again."""
        return ReloadReply(changed=await self._reload())

    async def do_shutdown(self, _: Shutdown, __: Caller) -> Done:
        """End the daemon, after this answer."""
        self._stop()
        return Done()
