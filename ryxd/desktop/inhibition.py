"""When nothing is shown: the screen is locked, somebody else sees it, or something fills it (spec A12).

A screenshot is a recording of a moment, too: only what lasts counts as shared.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from ryxd.desktop.hyprland.desk import Desk

LASTS = 0.7
"""Seconds after which a recording is no screenshot any more."""


class Inhibition:
    """`desk` is the desktop now, `locked` asks whether it is locked, `rules` says what keeps notifications away.

    `again` is called when it may have changed without anybody telling of it.
    """

    def __init__(
        self,
        desk: Callable[[], Desk | None],
        locked: Callable[[], Awaitable[bool]],
        rules: Callable[[], Collection[str]],
        again: Callable[[], object],
    ) -> None:
        self._desk = desk
        self._locked = locked
        self._rules = rules
        self._again = again
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """The desktop has changed."""
        desk = self._desk()
        if desk is None or not desk.shared:
            self._since = None
            self.close()
        elif self._since is None:
            loop = asyncio.get_running_loop()
            self._since = loop.time()
            self._timer = loop.call_later(LASTS + 0.01, self._again)

    @property
    def shared(self) -> bool:
        """Whether somebody else sees the screen, or will see it."""
        return self._since is not None and asyncio.get_running_loop().time() - self._since >= LASTS

    async def why(self) -> str:
        """Why nothing may be shown now; empty where it may."""
        rules, desk = self._rules(), self._desk()
        if "shared" in rules and self.shared:
            return "shared"
        if "fullscreen" in rules and desk is not None and desk.fullscreen:
            return "filled by a window"
        if "locked" in rules and await self._locked():
            return "locked"
        return ""

    def close(self) -> None:
        """Call nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
