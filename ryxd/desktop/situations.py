"""Where the user is when they ask: at the key press, not when they have typed (spec A11; scope by focus)."""

import asyncio
import logging
from collections import OrderedDict
from pathlib import Path

from ryxd.core.paths import repository
from ryxd.desktop.folders import folder_of
from ryxd.desktop.hyprland.desk import Desk, Place
from ryxd.desktop.hyprland.follower import Follower
from ryxd.wire.events import Situated

log = logging.getLogger(__name__)

KEPT = 8
"""Key presses that are remembered: those whose prompt may still be open."""

LONGEST = 200
"""Characters of a title."""

SOON = 1.0
"""Seconds that a request waits to know where the user is."""


class Situations:
    """What `follower` knows, and what the window's process tells, at one moment."""

    def __init__(self, follower: Follower, home: Path) -> None:
        self._follower = follower
        self._home = home
        self._kept: OrderedDict[object, asyncio.Task[Situated | None]] = OrderedDict()

    def wake(self, who: object) -> None:
        """Look now, for what `who` will ask next. Returns at once."""
        self._forget(who)
        self._kept[who] = asyncio.create_task(self._look(self._follower.desk), name="desktop: where the user is")
        while len(self._kept) > KEPT:
            self._forget(next(iter(self._kept)))

    async def of(self, who: object) -> Situated | None:
        """Where the user was when `who` woke us, or is now; None where that is not known, or not soon."""
        looking = self._kept.pop(who, None) or asyncio.ensure_future(self._look(self._follower.desk))
        try:
            async with asyncio.timeout(SOON):
                return await looking
        except TimeoutError:
            log.info("where the user is was not known in time")
            return None

    def forget(self) -> None:
        """Forget all of them."""
        for who in tuple(self._kept):
            self._forget(who)

    def _forget(self, who: object) -> None:
        task = self._kept.pop(who, None)
        if task is not None:
            task.cancel()

    async def _look(self, desk: Desk | None) -> Situated | None:
        if desk is None:
            return None
        place = desk.windows.get(desk.window, Place())
        folder = None
        if desk.window and (pid := await self._follower.process(desk.window)):
            folder = await asyncio.to_thread(folder_of, pid, place.title, self._home)
        root = folder and await asyncio.to_thread(repository, folder, self._home)
        before = (each for each in desk.recent() if each is not place)
        return Situated(
            app=place.app[:LONGEST],
            title=place.title[:LONGEST],
            workspace=desk.workspace[:LONGEST],
            folder=str(folder or ""),
            root=str(root or ""),
            recent=tuple(_line(each) for each in before),
            workspaces=tuple(each[:LONGEST] for each in desk.workspaces if each != desk.workspace),
            fullscreen=desk.fullscreen,
        )


def _line(place: Place) -> str:
    """A window as a person reads it."""
    return f"{place.app} – {place.title}"[:LONGEST] if place.title else place.app[:LONGEST]
