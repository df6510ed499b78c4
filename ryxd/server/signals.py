"""What the bus is told: the daemon's events as signals, its runs as objects that come, change and go."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from ryxd.core.dbusfix import Variant
from ryxd.server import interface as api
from ryxd.server.objects import RunObject, RunObjects, path_of
from ryxd.server.operations import Caller, Operations, perform
from ryxd.server.subscription import Subscription
from ryxd.wire import codec
from ryxd.wire.commands import (
    Hello,
    HelloReply,
    Runs,
    RunsReply,
    Show,
    ShowReply,
    Status,
    StatusReply,
    Subscribe,
)
from ryxd.wire.errors import Busy, RyxError
from ryxd.wire.events import KINDS, AnyEvent, Asked, Finished

log = logging.getLogger(__name__)

STREAMED = tuple(kind for kind in KINDS if kind != "token")
"""Tokens are no signals: each would wake the bus daemon, and the whole text follows as `said`."""

MATTERS = ("routed", "finished", "model_loading", "model_loaded")
"""Events after which the properties of the main object may be others."""

Emit = Callable[[str, str, str, str, list[Any]], Awaitable[None]]
"""Sends a signal: path, interface, member, signature, values. Does nothing while there is no bus."""


class Signals:
    """Follows the daemon's events for as long as `listen` runs, and keeps the runs' objects.

    `asker` is who asks the daemon for what the events don't say: ourselves.
    """

    def __init__(self, operations: Operations, asker: Caller, emit: Emit) -> None:
        self._operations = operations
        self._asker = asker
        self._emit = emit
        self._runs = RunObjects()
        self._told: dict[str, Variant] = {}
        self._events: Subscription | None = None
        self._told_all = asyncio.Event()

    @property
    def runs(self) -> RunObjects:
        """The runs that have an object."""
        return self._runs

    async def start(self) -> None:
        """Get the runs that there are already. Raises RyxError."""
        # subscribed before the journal is read: no run falls in between
        self._events = self._operations.subscribe(Subscribe(kinds=STREAMED))
        try:
            runs = await perform(self._operations, Runs(limit=50), self._asker)
            assert isinstance(runs, RunsReply)
            for run in reversed(runs.runs):
                self._runs.put(RunObject.of(run))
            self._told = await self.properties()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End `listen`."""
        if self._events is not None:
            self._events.close()

    async def finish(self, limit: float) -> None:
        """Let `listen` tell what has happened so far, for `limit` seconds at most, and end."""
        if self._events is not None:
            self._events.finish()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(limit):
                    await self._told_all.wait()

    async def listen(self) -> None:
        """Turn events into signals until `stop` or `finish`."""
        try:
            await self._listen()
        finally:
            self._told_all.set()

    async def _listen(self) -> None:
        last = 0
        while self._events is not None:
            try:
                async with self._events as events:
                    async for event in events:
                        last = event.id or last
                        await self._tell(event)
                self._events = None
            except Busy as error:
                log.warning("the session bus: %s", error)
                self._events = self._operations.subscribe(Subscribe(kinds=STREAMED, after=last))

    async def know(self, run: str) -> None:
        """See to it that a run has its object. Raises NotFound when there is no such run."""
        if run not in self._runs:
            shown = await perform(self._operations, Show(run=run), self._asker)
            assert isinstance(shown, ShowReply)
            if run not in self._runs:  # another call may have been faster
                self._runs.put(RunObject.of(shown.run))
                body = [path_of(run), self.interfaces(run)]
                await self._emit(api.ROOT, api.MANAGER.name, "InterfacesAdded", "oa{sa{sv}}", body)

    async def properties(self) -> dict[str, Variant]:
        """The properties of the main object. Raises RyxError."""
        hello = await perform(self._operations, Hello(), self._asker)
        status = await perform(self._operations, Status(), self._asker)
        assert isinstance(hello, HelloReply)
        assert isinstance(status, StatusReply)
        values: dict[str, Any] = {
            "Version": hello.server,
            "ActiveRuns": len(status.active),
            "Models": {model.tier: model.state for model in status.models},
        }
        return {name: Variant(kind, values[name]) for name, kind in api.MAIN.properties.items()}

    def interfaces(self, run: str) -> dict[str, dict[str, Variant]]:
        """A run's object as ObjectManager tells of it."""
        return {api.RUN: self._runs[run].changes()}

    async def _tell(self, event: AnyEvent) -> None:
        text = _json(event)
        try:
            if event.run:
                await self.know(event.run)
                await self._tell_of_run(event, text)
            await self._emit(api.ROOT, api.NAME, "Event", "ss", [event.kind, text])
            if event.kind in MATTERS:
                now = await self.properties()
                changed = {name: value for name, value in now.items() if value != self._told.get(name)}
                self._told = now
                await self._changed(api.ROOT, api.NAME, changed)
        except RyxError as error:
            log.warning("the %s event %d did not reach the bus: %s", event.kind, event.id, error)

    async def _tell_of_run(self, event: AnyEvent, text: str) -> None:
        path = path_of(event.run)
        before = self._runs[event.run]
        run = before.after(event)
        self._runs.put(run)
        # properties first: who waits for Finished finds the Result where it belongs
        await self._changed(path, api.RUN, run.changes(before))
        await self._emit(path, api.RUN, "Event", "s", [text])
        if isinstance(event, Asked) and event.waiting:
            choices = [[api.plain(choice.key), api.plain(choice.label)] for choice in event.choices]
            await self._emit(path, api.RUN, "Asked", "ssa(ss)", [event.name, api.plain(event.question), choices])
        if isinstance(event, Finished):
            await self._emit(path, api.RUN, "Finished", "ss", [event.outcome, api.plain(event.text)])
        for gone in self._runs.forget():
            body: list[Any] = [path_of(gone), [api.RUN]]
            await self._emit(api.ROOT, api.MANAGER.name, "InterfacesRemoved", "oas", body)

    async def _changed(self, path: str, name: str, changed: dict[str, Variant]) -> None:
        if changed:
            await self._emit(path, api.PROPERTIES.name, "PropertiesChanged", "sa{sv}as", [name, changed, []])


def _json(event: AnyEvent) -> str:
    """An event as JSON in ASCII, otherwise as on the socket."""
    return json.dumps(json.loads(codec.event(event))["params"])
