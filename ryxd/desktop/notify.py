"""Runs as notifications: progress that updates in place, the result, questions with actions that work (spec A12).

Nothing here can hold up or end the daemon: a missing, slow or dying notification server only means that
nobody sees the notification, until one is there again.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import replace
from types import TracebackType
from typing import Any, Self

from ryxd.desktop.bubble import KINDS, MENU, Bubble, Kind, follow, render
from ryxd.desktop.notifications import (
    Appeared,
    Closed,
    Invoked,
    Notifications,
    Signal,
    Unreachable,
    Vanished,
)
from ryxd.desktop.shown import Shown
from ryxd.desktop.texts import say
from ryxd.wire.errors import RyxError
from ryxd.wire.events import Answered, AnyEvent, Asked, Finished, ModelLoaded, ModelLoading, Routed, Token

log = logging.getLogger(__name__)

PACE = 0.25
"""Seconds between two updates of one run's progress: four a second look smooth and cost nothing."""

TRIES = 3
"""How often one and the same news is offered to nobody; after that only new news, or a server that appears."""
ACTS = 15.0
"""Seconds an action may take until the user is told that it goes on."""

FAREWELL = 1.0
"""Seconds for the last notifications when the daemon ends."""

DISMISSED = 2
"""NotificationClosed's reason: the user did it."""

KEEPS = 64
"""Runs whose notification is remembered; the oldest finished ones are forgotten first."""


class Notifier:
    """Shows runs as notifications, and passes on what the user chooses there.

    `events`    the daemon's events, all runs'; its end ends the showing
    `wants`     whether a run belongs on the desktop (asked for at the prompt, not in a terminal)
    `act`       called with (run or question, key of a choice) when the user activates an action
    `menu`      shows the answers of what waits in a menu; returns when that is closed
    `request`   the text the user had asked for, for the progress; None when unknown
    `kinds`     what may be shown at all
    `language`  for runs that don't say
    `address`   the bus; the session's when None

    INVARIANT: only the task `_send_all` calls the server, so what it shows is in the order of the events.
    """

    rests = 5.0
    """Seconds without trying after nobody could be reached."""

    def __init__(
        self,
        events: AsyncIterator[AnyEvent],
        *,
        wants: Callable[[str], bool],
        act: Callable[[str, str], Awaitable[object]],
        menu: Callable[[], Awaitable[object]] | None = None,
        request: Callable[[str], str | None] = lambda _: None,
        kinds: frozenset[Kind] = KINDS,
        language: str = "en",
        address: str | None = None,
    ) -> None:
        self._events = events
        self._wants = wants
        self._act = act
        self._menu = menu
        self._request = request
        self._kinds = kinds
        self._language = language
        self._server = Notifications(self._signal, address)
        self._signals: asyncio.Queue[Signal] = asyncio.Queue()
        self._runs: dict[str, Shown] = {}
        self._unwanted: dict[str, str] = {}  # their languages: only what they wait for the user with is shown
        self._answered: set[int] = set()
        """Numbers of notifications whose action was activated, still to be taken away."""
        self._changed = asyncio.Event()
        self._failures, self._rests_until = 0, 0.0
        self._logged = False  # whether the log has this outage: each news is tried again, and told once
        self._ending = False
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        """Start; returns at once, whether there is a bus or not."""
        self._start(self._follow_all(), "events")
        self._sender = self._start(self._send_all(), "notifications")
        self._start(self._hear_all(), "signals")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Show the last results, and what goes on later; take progress away. In FAREWELL seconds at most."""
        self._ending = True
        self._changed.set()
        if self._sender is not None:
            # not cancelled at once: a notification whose number never came back could not be taken away
            await asyncio.wait((self._sender,), timeout=FAREWELL)
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._server.close()

    async def _say_goodbye(self) -> None:
        """Show the last results, and what goes on later; take progress away. Raises Unreachable."""
        if self._server.info is None:
            return
        await self._clear_away()
        for shown in self._runs.values():
            if self._due(shown) and (shown.bubble.kind == "result" or shown.bubble.suspended):
                await self._send(shown)
            elif shown.bubble.kind == "progress" and not shown.bubble.suspended and shown.id:
                await self._server.withdraw(shown.id)

    def announce(self, news: Bubble, act: Callable[[str], Awaitable[object]], seen: Callable[[], None]) -> None:
        """Show news that belong to no run, as soon as there is a server.

        `act` is called with the key of the choice that the user activates, `seen` once the news are shown.
        """
        self._runs[""] = Shown(news, act=act, seen=seen)
        self._changed.set()

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run `work` in a task that this Notifier owns."""
        task = asyncio.get_running_loop().create_task(work, name=f"notify: {name}")
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("notifications stopped (%s)", task.get_name(), exc_info=error)

    # events in

    async def _follow_all(self) -> None:
        try:
            async for event in self._events:
                if not isinstance(event, Token):
                    for run in self._concerned(event):
                        self._apply(run, event)
        except RyxError as error:
            log.warning("no more notifications: %s", error)

    def _concerned(self, event: AnyEvent) -> list[str]:
        """The runs an event is news for. A model that loads for nobody in particular is for all who wait."""
        if isinstance(event, Finished) and event.run in self._unwanted:
            del self._unwanted[event.run]
            self._take_away(event.run)
            return []
        if event.run:
            return [event.run] if self._is_ours(event.run) or self._is_asked_for(event) else []
        if isinstance(event, ModelLoading | ModelLoaded):
            return [
                run
                for run, shown in self._runs.items()
                if shown.bubble.tier is not None and not shown.bubble.finished
            ]
        return []

    def _is_ours(self, run: str) -> bool:
        if run in self._unwanted:
            return False
        if run in self._runs:
            return True
        if not self._wants(run):
            self._unwanted[run] = self._language
            return False
        self._forget()
        bubble = Bubble(run, language=self._language, request=self._request(run) or "")
        self._runs[run] = Shown(bubble)
        self._changed.set()
        return True

    def _is_asked_for(self, event: AnyEvent) -> bool:
        """Whether a run from elsewhere has to be shown: while it waits for the user, wherever they are looking."""
        run = event.run
        if isinstance(event, Routed):
            self._unwanted[run] = event.language
        if run in self._runs:
            return isinstance(event, Asked | Answered)
        if not (isinstance(event, Asked) and event.waiting and event.name and "question" in self._kinds):
            return False
        self._forget()
        self._runs[run] = Shown(Bubble(run, language=self._unwanted[run]), guest=True)
        return True

    def _take_away(self, run: str) -> None:
        """Show nothing of a run any more."""
        shown = self._runs.pop(run, None)
        if shown is not None:
            shown.gone = True
            if shown.id:
                self._answered.add(shown.id)
            self._changed.set()

    def _apply(self, run: str, event: AnyEvent) -> None:
        shown = self._runs[run]
        shown.bubble = follow(shown.bubble, event)
        if shown.guest and shown.bubble.kind != "question":
            self._take_away(run)
            return
        if isinstance(event, Answered) and shown.sent is None:
            # the user has just clicked and knows that it works: only what takes its time says so
            shown.next_at = asyncio.get_running_loop().time() + PACE
        self._failures = 0
        self._changed.set()

    def _forget(self) -> None:
        """Make room for one more run."""
        done = [run for run, shown in self._runs.items() if shown.bubble.finished]
        for run in done[: max(0, len(self._runs) - KEEPS + 1)]:
            del self._runs[run]

    # notifications out

    def _due(self, shown: Shown) -> bool:
        """Whether the server should be told something new about this run, now or soon."""
        bubble = shown.bubble
        return (
            bubble.kind in self._kinds
            and bubble != shown.sent
            and not (bubble.kind == "progress" and shown.dismissed)
        )

    async def _send_all(self) -> None:
        """The one writer: the latest of every run, results and questions first, progress at its pace."""
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(Unreachable):
            await self._server.connect()
        while not self._ending:
            self._changed.clear()
            await self._clear_away()
            due = [shown for shown in self._runs.values() if self._due(shown)]
            if due and not await self._reach():
                again = self._rests_until if self._failures < TRIES else None
            else:
                urgent = next((shown for shown in due if shown.bubble.kind != "progress"), None)
                ready = urgent or next((shown for shown in due if shown.next_at <= clock()), None)
                if ready is not None:
                    await self._send(ready)
                    continue
                again = min((shown.next_at for shown in due), default=None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(again):
                    await self._changed.wait()
        with contextlib.suppress(Unreachable):
            await self._say_goodbye()

    async def _clear_away(self) -> None:
        """Take away what the user has answered. An error says that it is gone already: that is as good."""
        while self._answered:
            with contextlib.suppress(Unreachable):
                await self._server.withdraw(self._answered.pop())

    async def _reach(self) -> bool:
        """Whether there is a server to talk to; looks for one, but not again and again."""
        if self._server.info is not None and self._server.connected:
            return True
        if asyncio.get_running_loop().time() < self._rests_until:
            return False
        try:
            if not self._server.connected:
                self._lost()
                await self._server.connect()
            info = self._server.info or await self._server.meet()
        except Unreachable as error:
            self._rest(error)
            return False
        log.info("notifications by %s %s", info.name, info.version)
        return True

    def _rest(self, error: Unreachable) -> None:
        self._failures += 1
        self._rests_until = asyncio.get_running_loop().time() + self.rests
        log.log(logging.DEBUG if self._logged else logging.WARNING, "notification not shown: %s", error)
        self._logged = True

    async def _send(self, shown: Shown) -> None:
        """Tell the server what this run looks like."""
        bubble = shown.bubble
        info = self._server.info
        if info is None:
            return
        try:
            number = await self._server.show(render(bubble, info), shown.id)
        except Unreachable as error:
            self._rest(error)
            return
        self._failures, self._logged = 0, False
        if shown.gone:
            self._answered.add(number)
            self._changed.set()
            return
        shown.id, shown.sent = number, bubble
        seen, shown.seen = shown.seen, None
        if seen is not None:
            seen()
        shown.next_at = asyncio.get_running_loop().time() + PACE

    # signals in

    def _signal(self, signal: Signal) -> None:
        # a queue, not a call: the reply that tells an id must be worked on before a signal that names it
        self._signals.put_nowait(signal)

    async def _hear_all(self) -> None:
        while True:
            match await self._signals.get():
                case Appeared():
                    self._failures, self._rests_until = 0, 0.0
                    self._lost()
                case Vanished():
                    self._lost()
                case Invoked(number, action):
                    self._invoked(number, action)
                case Closed(number, reason):
                    self._closed(number, reason)

    def _lost(self) -> None:
        """What was shown is gone: show again what still goes on, and results that nobody has seen."""
        self._answered.clear()
        for shown in self._runs.values():
            shown.id = 0  # a new server's numbers start anew: the old one may be somebody else's by then
            if not shown.bubble.finished:
                shown.sent = None
        self._changed.set()

    def _numbered(self, number: int) -> Shown | None:
        return next((shown for shown in self._runs.values() if shown.id == number), None)

    def _closed(self, number: int, reason: int) -> None:
        self._answered.discard(number)
        shown = self._numbered(number)
        if shown is None:
            return
        shown.id = 0
        shown.dismissed = reason == DISMISSED and shown.sent is not None and shown.sent.kind == "progress"

    def _invoked(self, number: int, action: str) -> None:
        shown = self._numbered(number)
        if shown is None or shown.sent is None:
            return
        if (choice := shown.sent.chosen(action)) is None:
            return
        shown.id = 0  # a NotificationClosed that follows is not the user's
        # the specification wants the server to take it away; mako leaves it when makoctl invoked the action
        self._answered.add(number)
        self._changed.set()
        target = shown.sent.asks or shown.bubble.run
        work = self._choose_there(shown) if choice == MENU else self._choose(shown, choice, target)
        self._start(work, f"{choice} of {shown.bubble.run}")

    async def _choose_there(self, shown: Shown) -> None:
        """Show the answers in a menu; the question comes back when it was closed without one."""
        if self._menu is not None:
            try:
                await self._menu()
            except OSError as error:
                log.warning("the menu can't be shown: %s", error)
        if shown.bubble.kind == "question" and not shown.id:
            shown.sent = None
            self._changed.set()

    async def _choose(self, shown: Shown, choice: str, target: str) -> None:
        """Do what the user chose; what goes wrong is shown where the user is looking."""
        language = shown.bubble.language
        try:
            async with asyncio.timeout(ACTS):
                await (shown.act(choice) if shown.act is not None else self._act(target, choice))
        except RyxError as error:
            said = say(language, "act_failed", error=str(error))
        except TimeoutError:
            said = say(language, "act_slow")
        else:
            return
        if shown.bubble.finished:
            shown.bubble = replace(shown.bubble, kind="result", text=said, question="", choices=())
        elif shown.bubble.kind == "question":
            shown.bubble = replace(shown.bubble, text=f"{said}\n{shown.bubble.question}")
        self._changed.set()
