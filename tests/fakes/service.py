"""A daemon without models: it keeps `.calls`, and its runs do what the test tells them to."""

import asyncio
import itertools
from collections.abc import AsyncIterator

from ryxd.server.operations import Caller
from ryxd.server.subscription import Subscribers, Subscription
from ryxd.wire.commands import (
    PROTOCOL,
    Answer,
    Ask,
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
from ryxd.wire.errors import NotFound
from ryxd.wire.events import AnyEvent, Finished, Routed, Said, Token


class FakeService:
    """Implements ryxd.server.operations.Operations.

    `Ask("crash")` is a mistake of ours; `Ask("hold")` waits for `release`; every other request is a run
    that waits for `tell` and `finish`. `Ask("echo …")` is over at once.
    """

    def __init__(self) -> None:
        self.calls: list[tuple[Command, Caller]] = []
        self.subscribers = Subscribers()
        self.journal: list[AnyEvent] = []
        self.runs: dict[str, RunInfo] = {}
        self.release = asyncio.Event()
        self.holding = asyncio.Semaphore(0)
        self.held = 0
        self.stopping = asyncio.Event()
        self.reloads = 0
        self._numbers = itertools.count(1)

    async def do(self, command: Command, caller: Caller) -> Reply:
        self.calls.append((command, caller))
        match command:
            case Hello():
                return HelloReply(protocol=PROTOCOL, server="ryxd fake", pid=1)
            case Ask(text="crash"):
                raise ValueError("a secret of the daemon")
            case Ask(text="hold"):
                self.held += 1
                self.holding.release()
                try:
                    await self.release.wait()
                finally:
                    self.held -= 1
                return self._accept(command.text)
            case Ask():
                return self._accept(command.text)
            case Answer():
                self._run(command.run)
                return self._accept(f"{command.run} {command.choice}")
            case Cancel():
                self.finish(self._run(command.run).id, "cancelled")
                return Done()
            case Runs():
                found = [run for run in self.runs.values() if not command.active or run.state == "running"]
                return RunsReply(runs=tuple(found[::-1][: command.limit]))
            case Show():
                run = self._run(command.run)
                events = tuple(e.model_dump(mode="json") for e in self.journal if e.run == run.id)
                return ShowReply(run=run, events=events)
            case Status():
                active = tuple(run for run in self.runs.values() if run.state == "running")
                return StatusReply(
                    server="ryxd fake",
                    pid=1,
                    uptime=1.0,
                    active=active,
                    models=(ModelInfo(tier="small", state="ready"),),
                    runs=len(self.runs),
                    clients=0,
                )
            case Subscribe():
                if command.run is not None:
                    self._run(command.run)
                return Done()
            case Reload():
                self.reloads += 1
                return ReloadReply(changed=("models.small",))
            case Shutdown():
                self.stopping.set()
                return Done()
        raise AssertionError(command)

    def subscribe(self, want: Subscribe) -> Subscription:
        return self.subscribers.add(want, None if want.after is None else self._replay(want))

    def say(self, run: str, text: str) -> None:
        self.publish(Said(run=run, message_id="m1", text=text))

    def token(self, run: str, text: str) -> None:
        self.publish(Token(run=run, message_id="m1", text=text))

    def finish(self, run: str, outcome: str = "done", text: str = "ready") -> None:
        state = self.runs[run].model_copy(update={"state": outcome, "result": text, "finished": 2})
        self.runs[run] = state
        self.publish(Finished(run=run, session="s1", outcome=outcome, text=text))

    def publish(self, event: AnyEvent) -> None:
        if event.stored:
            event = event.model_copy(update={"id": len(self.journal) + 1})
            self.journal.append(event)
        self.subscribers.publish(event)

    def _accept(self, text: str) -> AskReply:
        run = f"r{next(self._numbers)}"
        self.runs[run] = RunInfo(id=run, session="s1", text=text, state="running", created=1)
        self.publish(Routed(run=run, session="s1", level="SIMPLE", rule="fake", handler="file"))
        if text.startswith("echo "):
            self.finish(run, text=text.removeprefix("echo "))
        return AskReply(run=run, session="s1")

    def _run(self, run: str) -> RunInfo:
        if run not in self.runs:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return self.runs[run]

    async def _replay(self, want: Subscribe) -> AsyncIterator[AnyEvent]:
        for event in self.journal[want.after or 0 :]:
            if want.run in (None, event.run):
                await asyncio.sleep(0)
                yield event
