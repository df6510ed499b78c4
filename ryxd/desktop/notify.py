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

from ryxd.desktop.bubble import KINDS, MENU, Bubble, Kind
from ryxd.desktop.gallery import PACE, Gallery
from ryxd.desktop.notifications import (
    Appeared,
    Closed,
    Invoked,
    Notifications,
    Signal,
    Unreachable,
    Vanished,
)
from ryxd.desktop.rendering import render
from ryxd.desktop.shown import Shown
from ryxd.desktop.texts import say
from ryxd.wire.errors import RyxError
from ryxd.wire.events import AnyEvent, Token

log = logging.getLogger(__name__)

TRIES = 3
"""How often one and the same news is offered to nobody; after that only new news, or a server that appears."""
ACTS = 15.0
"""Seconds an action may take until the user is told that it goes on."""

FAREWELL = 1.0
"""Seconds for the last notifications when the daemon ends."""

DISMISSED = 2
"""NotificationClosed's reason: the user did it."""


class Notifier:
    """Shows runs as notifications, and passes on what the user chooses there.

    `events`    the daemon's events, all runs'; its end ends the showing
    `wants`     whether a run belongs on the desktop (asked for at the prompt, not in a terminal)
    `act`       called with (run or question, key of a choice) when the user activates an action
    `menu`      shows the answers of what waits in a menu; returns when that is closed
    `own`       does with a result what can be done with any (COPY, SHOW, …); returns when that is closed
    `inhibited` says why nothing may be shown now; empty where it may. `look_again` when that may have changed
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
        own: Callable[[str, Bubble], Awaitable[object]] | None = None,
        inhibited: Callable[[], Awaitable[str]] | None = None,
        request: Callable[[str], str | None] = lambda _: None,
        kinds: frozenset[Kind] = KINDS,
        language: str = "en",
        address: str | None = None,
    ) -> None:
        self._events = events
        self._act = act
        self._menu = menu
        self._own = own
        self._inhibited = inhibited
        self._server = Notifications(self._signal, address)
        self._signals: asyncio.Queue[Signal] = asyncio.Queue()
        self._answered: set[int] = set()
        """Numbers of notifications whose action was activated, still to be taken away."""
        self._runs = Gallery(wants=wants, request=request, kinds=kinds, language=language, gone=self._withdraw)
        self._changed = asyncio.Event()
        self._failures, self._rests_until = 0, 0.0
        self._logged = False  # whether the log has this outage: each news is tried again, and told once
        self._ending = False
        self._held = ""
        """Why nothing is shown."""
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
        quiet, due = await self._quiet(), self._runs.due()
        for shown in self._runs:
            if shown in due and not quiet and (shown.bubble.kind == "result" or shown.bubble.suspended):
                await self._send(shown)
            elif shown.bubble.kind == "progress" and not shown.bubble.suspended and shown.id:
                await self._server.withdraw(shown.id)

    def announce(self, news: Bubble, act: Callable[[str], Awaitable[object]], seen: Callable[[], None]) -> None:
        """Show news that belong to no run, as soon as there is a server.

        `act` is called with the key of the choice that the user activates, `seen` once the news are shown.
        """
        self._runs.put(Shown(news, act=act, seen=seen))
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
                if not isinstance(event, Token) and self._runs.hear(event):
                    self._failures = 0
                    self._changed.set()
        except RyxError as error:
            log.warning("no more notifications: %s", error)

    # notifications out

    async def _send_all(self) -> None:
        """The one writer: the latest of every run, results and questions first, progress at its pace."""
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(Unreachable):
            await self._server.connect()
        while not self._ending:
            self._changed.clear()
            await self._clear_away()
            due = self._runs.due()
            if await self._quiet():
                await self._hide()
                again = None
            elif due and not await self._reach():
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

    def look_again(self) -> None:
        """Whether something may be shown may have changed."""
        self._changed.set()

    async def _quiet(self) -> bool:
        """Whether nothing may be shown now."""
        if self._inhibited is None or not any(shown.id or shown.bubble != shown.sent for shown in self._runs):
            return False
        why = await self._inhibited()
        if why != self._held:
            log.info("nothing is shown while the screen is %s", why) if why else log.info("shown again")
            self._held = why
        return bool(why)

    async def _hide(self) -> None:
        """Take away what is shown; it comes back when it may."""
        for shown in self._runs:
            if shown.id and self._server.info is not None:
                number, shown.id, shown.sent = shown.id, 0, None
                with contextlib.suppress(Unreachable):
                    await self._server.withdraw(number)

    def _withdraw(self, number: int) -> None:
        """Have the server take one away."""
        self._answered.add(number)
        self._changed.set()

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
            self._withdraw(number)
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
        for shown in self._runs:
            shown.id = 0  # a new server's numbers start anew: the old one may be somebody else's by then
            if not shown.bubble.finished:
                shown.sent = None
        self._changed.set()

    def _closed(self, number: int, reason: int) -> None:
        self._answered.discard(number)
        shown = self._runs.numbered(number)
        if shown is None:
            return
        shown.id = 0
        shown.dismissed = reason == DISMISSED and shown.sent is not None and shown.sent.kind == "progress"

    def _invoked(self, number: int, action: str) -> None:
        shown = self._runs.numbered(number)
        if shown is None or shown.sent is None:
            return
        if (choice := shown.sent.chosen(action)) is None:
            return
        shown.id = 0  # a NotificationClosed that follows is not the user's
        # the specification wants the server to take it away; mako leaves it when makoctl invoked the action
        self._withdraw(number)
        target, sent = shown.sent.target, shown.sent
        if choice in sent.own:
            work = self._do_own(choice, sent)
        else:
            work = self._choose_there(shown) if choice == MENU else self._choose(shown, choice, target)
        self._start(work, f"{choice} of {shown.bubble.run}")

    async def _do_own(self, choice: str, bubble: Bubble) -> None:
        """Do what can be done with any result; it may be a menu that stays open, and tells its errors itself."""
        if self._own is not None:
            try:
                await self._own(choice, bubble)
            except OSError as error:
                log.warning("%s of %s can't be done: %s", choice, bubble.run, error)

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
