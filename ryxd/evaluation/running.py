"""Cases are asked, one after the other, as a user would ask them; who asks says yes to everything."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ryxd.core.tool import Tool
from ryxd.evaluation.agreeing import agrees
from ryxd.evaluation.comparing import Means
from ryxd.evaluation.daemon import Private, result
from ryxd.evaluation.home import Scratch
from ryxd.evaluation.judging import Judgement, judge
from ryxd.evaluation.observing import Done, Seen
from ryxd.evaluation.suites import Case, Wanted
from ryxd.evaluation.wordings import doubts
from ryxd.wire.errors import ModelError

PATIENCE = 600.0
"""Seconds that one request may take; then it is cancelled, and no success."""

CANCELS = 60.0
"""Seconds that a cancelled run has to end."""


@dataclass(frozen=True)
class Turn:
    """One request of a case, and what is to be said of it; None where it is not judged."""

    seen: Seen
    wanted: Wanted | None
    judged: Judgement | None


@dataclass(frozen=True)
class Tried:
    """A case that was tried."""

    suite: str
    case: Case
    turns: tuple[Turn, ...] = field(default=())

    @property
    def success(self) -> bool:
        """Whether all that is judged of it is right."""
        return all(turn.judged.success for turn in self.turns if turn.judged is not None)


def defaults(tools: Mapping[str, Tool]) -> dict[str, dict[str, Any]]:
    """What arguments of tools are when they are left out."""
    return {
        name: {
            key: field.get_default(call_default_factory=True)
            for key, field in tool.input.model_fields.items()
            if not field.is_required()
        }
        for name, tool in tools.items()
    }


class Examiner:
    """Tries cases in one private daemon. `tools` are those that it has."""

    def __init__(self, daemon: Private, scratch: Scratch, tools: Mapping[str, Tool]) -> None:
        self._daemon = daemon
        self._scratch = scratch
        self._defaults = defaults(tools)
        self._remembered = False

    async def ready(self) -> None:
        """Wait until the model is loaded. Raises ModelError when it can't be."""
        number = await self._daemon.request("models_load", tier="small", stream=True)
        while True:
            message = await self._daemon.message()
            if message.get("id") == number and "error" in message:
                return  # an endpoint loads nothing
            event = message.get("params", {})
            if message.get("method") == "event" and event["kind"] == "finished":
                if event["outcome"] != "done":
                    raise ModelError(event["text"])
                return

    async def attempt(self, suite: str, case: Case) -> Tried:
        """Try a case in a home with its files, and judge it. Raises DaemonGone, Unavailable."""
        await asyncio.to_thread(self._scratch.fill, case)
        await self._remember(case)
        means = Means(self._scratch.home, self._scratch.cwd(case), self._defaults)
        session, turns = "new", list[Turn]()
        for text, wanted in case.asked:
            before = {} if wanted is None else await asyncio.to_thread(self._scratch.files)
            seen, session = await self._ask(
                text,
                session,
                case,
                lambda done, wanted=wanted, before=before: agrees(  # type: ignore[misc]
                    wanted, done, means, lambda path: (before.get(path) or b"").decode(errors="replace") or None
                ),
            )
            judged = None
            if wanted is not None:
                files = (before, await asyncio.to_thread(self._scratch.files))
                judged = judge(wanted, seen, means, files)
            turns.append(Turn(seen, wanted, judged))
        return Tried(suite, case, tuple(turns))

    async def _remember(self, case: Case) -> None:
        """Have it know what the case says that it knows, and nothing of the case before."""
        if self._remembered:
            await self._daemon.call("forget", all=True, yes=True)
        if self._scratch.plans.exists():
            await self._daemon.call("plans_rm", plan="all")
        for text in case.memory:
            await self._daemon.call("remember", text=text)
        # what a case itself has remembered must go, too
        self._remembered = True

    async def _ask(self, text: str, session: str, case: Case, meant: Callable[[Done], bool]) -> tuple[Seen, str]:
        """What happened, and the session that it was in. `meant`: whether a doubted Action is what is wanted."""
        cwd = str(self._scratch.cwd(case))
        started = time.monotonic()
        number = await self._daemon.request("ask", text=text, session=session, cwd=cwd, stream=True)
        events: list[dict[str, Any]] = []
        late = False
        try:
            async with asyncio.timeout(PATIENCE):
                session = await self._follow(number, events, session, meant)
        except TimeoutError:
            late = True
            if events:
                await self._daemon.request("cancel", run=events[-1]["run"])
                async with asyncio.timeout(CANCELS):
                    session = await self._follow(number, events, session, meant)
        seen = Seen.of(text, events)
        seen.seconds, seen.late = time.monotonic() - started, late
        return seen, session

    async def _follow(
        self, number: int, events: list[dict[str, Any]], session: str, meant: Callable[[Done], bool]
    ) -> str:
        """Hear a run to its end, and answer what it asks; gives its session."""
        while True:
            message = await self._daemon.heard()
            if message.get("id") == number:
                session = result(message)["session"]
            if message.get("method") != "event":
                continue
            event = message["params"]
            if event["kind"] == "token" or not event.get("run"):
                continue
            events.append(event)
            session = event.get("session") or session
            if event["kind"] == "asked" and event["waiting"]:
                await self._answer(event, events, meant)
            if event["kind"] == "finished":
                return session

    async def _answer(
        self, event: Mapping[str, Any], events: Sequence[Mapping[str, Any]], meant: Callable[[Done], bool]
    ) -> None:
        """Say yes to what would be done, and no to what is doubted and not wanted (agreeing.py).

        What is asked in words nobody answers, and the run ends.
        """
        if event.get("wants", "yes") != "yes":
            await self._daemon.request("cancel", run=event["run"])
            return
        chosen = (each for each in events if each["kind"] == "acted" and each["action"] == event["action"])
        acted = next(chosen, None)
        wrong = acted is not None and doubts(event["reason"]) and not meant(Done(acted["tool"], acted["args"]))
        await self._daemon.request("deny" if wrong else "approve", target=event["name"])
