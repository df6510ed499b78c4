"""The daemon's part of the desktop, as one: what it sees there, and what it shows."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Literal, Protocol, Self

from ryxd.desktop.bubble import CONTINUE, COPY, MORE, SHOW, Bubble
from ryxd.desktop.client import ryxctl
from ryxd.desktop.hyprland.follower import Follower
from ryxd.desktop.inhibition import Inhibition
from ryxd.desktop.notify import Notifier
from ryxd.desktop.power import Power
from ryxd.desktop.situations import Situations
from ryxd.desktop.suggestions import Suggestions
from ryxd.engine.sessions import Sessions
from ryxd.models.pool import Pool
from ryxd.models.residence import Circumstances, Rules, residence
from ryxd.tools.display import desktop_environment, runtime_folder
from ryxd.wire.events import AnyEvent

log = logging.getLogger(__name__)


class Settings(Protocol):
    """What config.toml says of it ([desktop])."""

    notifications: bool
    suggestions: int
    quiet: tuple[Literal["locked", "shared", "fullscreen"], ...]


class Desktop(contextlib.AsyncExitStack):
    """One a daemon; use as an async context manager."""

    def __init__(
        self,
        sessions: Sessions,
        events: Callable[[], AsyncIterator[AnyEvent]],
        *,
        socket: Path,
        asked: Callable[[int], Awaitable[Sequence[str]]],
        settings: Callable[[], Settings],
        pool: Pool,
        rules: Callable[[], Rules],
    ) -> None:
        """`events`: all, from where an earlier daemon ended; `socket`: ours.

        `asked`: so many requests of the prompt, the newest first; `rules`: what makes the models of `pool` go.
        """
        super().__init__()
        self._sessions = sessions
        self._events = events
        self._socket = socket
        self._notifications = settings().notifications
        self.follower = Follower(runtime_folder(os.environ), self._changed)
        self._inhibition = Inhibition(
            lambda: self.follower.desk, self._locked, lambda: settings().quiet, self._consider
        )
        self._pool = pool
        self._waking: asyncio.Task[None] | None = None
        self._rules = rules
        self._power = Power(self._consider, sleep=pool.sleep, woken=self._woken)
        self.situations = Situations(self.follower, Path.home())
        self.notifier: Notifier | None = None
        self._suggestions = Suggestions(
            socket.parent, events(), asked=asked, running=self._running, most=lambda: settings().suggestions
        )

    async def __aenter__(self) -> Self:
        """Begin; returns at once, whatever of a desktop there is."""
        await super().__aenter__()
        await self.enter_async_context(self.follower)
        self.callback(self.situations.forget)
        await self.enter_async_context(self._suggestions)
        await self.enter_async_context(self._power)
        if self._notifications:
            self.notifier = await self.enter_async_context(
                Notifier(
                    self._events(),
                    wants=self._sessions.prompted.has,
                    act=lambda target, choice: self._sessions.answer(target, choice, by="notification"),
                    menu=lambda: self._client("questions", "--menu"),
                    request=self._sessions.prompted.text,
                    own=self._own,
                    inhibited=self._inhibition.why,
                )
            )
        self.callback(self._inhibition.close)
        return self

    def seat(self) -> dict[str, str]:
        """The variables of the Hyprland where something happened last: where the user sits, of several."""
        instance = self.follower.instance
        if instance is None:
            return {}
        display = {"WAYLAND_DISPLAY": instance.wayland} if instance.wayland else {}
        return {"HYPRLAND_INSTANCE_SIGNATURE": instance.signature, **display}

    async def _locked(self) -> bool:
        """Whether the screen is, as logind knows or Hyprland."""
        return self._power.locked or await self.follower.locked()

    def _changed(self) -> None:
        """The desktop has."""
        self._inhibition.changed()
        self._consider()

    def _consider(self) -> None:
        """Have what is shown and what is in memory keep to it; a recording has lasted, maybe."""
        self._look_again()
        self._settle()

    def _settle(self) -> None:
        """Have the models keep to how the machine is used now."""
        desk, power = self.follower.desk, self._power
        now = Circumstances(
            asleep=power.asleep,
            short=power.short,
            discharging=power.discharging,
            percent=power.percent,
            fullscreen=desk is not None and desk.fullscreen,
            shared=self._inhibition.shared,
        )
        if (then := residence(now, self._rules())) != self._pool.residence:
            log.info("models: %s", then.why or "as usual")
            self._pool.reside(then)

    def _woken(self) -> None:
        self._settle()
        task = asyncio.create_task(self._pool.woken(), name="models after a sleep")
        self._waking = task  # a task that nobody holds may be collected

    def _look_again(self) -> None:
        if self.notifier is not None:
            self.notifier.look_again()

    async def _own(self, what: str, bubble: Bubble) -> None:
        """Do with a result what can be done with any. Raises OSError."""
        words = {
            COPY: ("show", bubble.run, "--copy"),
            SHOW: ("show", bubble.run, "--folder"),
            MORE: ("show", bubble.run, "--menu"),
            CONTINUE: ("prompt", "--session", bubble.session),
        }
        await self._client(*words[what])

    async def _client(self, *words: str) -> None:
        await ryxctl(*words, socket=self._socket, environment=self._environment())

    def _environment(self) -> dict[str, str]:
        return desktop_environment({**os.environ, **self.seat()})

    def _running(self) -> list[tuple[str, str]]:
        asked = (self._sessions.accepted(run) for run in self._sessions.active)
        return [(each.run, each.text) for each in asked if each is not None]
