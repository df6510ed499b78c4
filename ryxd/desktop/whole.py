"""The daemon's part of the desktop, as one: what it sees there, and what it shows."""

import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Self

from ryxd.desktop.hyprland.follower import Follower
from ryxd.desktop.menu import menu
from ryxd.desktop.notify import Notifier
from ryxd.desktop.situations import Situations
from ryxd.desktop.suggestions import Suggestions
from ryxd.engine.sessions import Sessions
from ryxd.tools.display import desktop_environment, runtime_folder
from ryxd.wire.events import AnyEvent


class Desktop(contextlib.AsyncExitStack):
    """One a daemon; use as an async context manager."""

    def __init__(
        self,
        sessions: Sessions,
        events: Callable[[], AsyncIterator[AnyEvent]],
        *,
        socket: Path,
        notifications: bool,
        asked: Callable[[int], Awaitable[Sequence[str]]],
        suggests: Callable[[], int],
    ) -> None:
        """`events`: all, from where an earlier daemon ended; `socket`: ours.

        `asked`: so many requests of the prompt, the newest first; `suggests`: how many of them it shows.
        """
        super().__init__()
        self._sessions = sessions
        self._events = events
        self._socket = socket
        self._notifications = notifications
        self.follower = Follower(runtime_folder(os.environ))
        self.situations = Situations(self.follower, Path.home())
        self.notifier: Notifier | None = None
        self._suggestions = Suggestions(socket.parent, events(), asked=asked, running=self._running, most=suggests)

    async def __aenter__(self) -> Self:
        """Begin; returns at once, whatever of a desktop there is."""
        await super().__aenter__()
        await self.enter_async_context(self.follower)
        self.callback(self.situations.forget)
        await self.enter_async_context(self._suggestions)
        if self._notifications:
            self.notifier = await self.enter_async_context(
                Notifier(
                    self._events(),
                    wants=self._sessions.prompted.has,
                    act=lambda target, choice: self._sessions.answer(target, choice, by="notification"),
                    menu=lambda: menu(self._socket, desktop_environment(os.environ)),
                    request=self._sessions.prompted.text,
                )
            )
        return self

    def _running(self) -> list[tuple[str, str]]:
        asked = (self._sessions.accepted(run) for run in self._sessions.active)
        return [(each.run, each.text) for each in asked if each is not None]
