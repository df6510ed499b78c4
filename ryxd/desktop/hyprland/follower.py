"""Follows every Hyprland of this user: those that run, and those that come (spec A11).

Nothing is asked again and again: folders are watched, events are read, and only after an event that leaves it
open is Hyprland asked what is in full screen.
"""

import asyncio
import contextlib
import json
import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ryxd.desktop.hyprland.appearing import Appearing
from ryxd.desktop.hyprland.desk import Desk, after, asks, bare, begun
from ryxd.desktop.hyprland.table import read
from ryxd.tools.display import Hyprland, hyprlands
from ryxd.tools.hyprland import request

log = logging.getLogger(__name__)

SETTLES = 0.1
"""Seconds after an event in which more of the same change may come."""

LINE = 1 << 16
"""Bytes that an event has at most; Hyprland cuts what it tells at 1,024."""


class Follower:
    """One a daemon. `changed` is called on the event loop after the desktop has changed."""

    def __init__(self, runtime: Path, changed: Callable[[], None] = lambda: None) -> None:
        """`runtime`: $XDG_RUNTIME_DIR."""
        self._runtime = runtime
        self._changed = changed
        self._desks: dict[str, Desk] = {}
        """By signature; the one in which something happened last is the last."""
        self._instances: dict[str, Hyprland] = {}
        self._listening: dict[str, asyncio.Task[None]] = {}
        self._appearing: Appearing | None = None
        self._unsettled: dict[str, asyncio.TimerHandle] = {}
        self._asking: set[asyncio.Task[None]] = set()

    @property
    def instance(self) -> Hyprland | None:
        """The one that the user sits at, as far as can be told: where something happened last."""
        return self._instances[next(reversed(self._desks))] if self._desks else None

    @property
    def desk(self) -> Desk | None:
        """What it looks like there; None without a Hyprland."""
        return next(reversed(self._desks.values()), None)

    async def process(self, window: str) -> int:
        """The process of a window there, by its address in a Desk; 0 where it is not known."""
        instance = self.instance
        try:
            clients = await _answer(instance, "clients") if instance is not None else ()
        except (OSError, TimeoutError, ValueError):
            return 0
        found = [each for each in clients if isinstance(each, dict) and bare(str(each.get("address"))) == window]
        pid = found[0].get("pid") if found else None
        return pid if isinstance(pid, int) and pid > 0 else 0

    async def locked(self) -> bool:
        """Whether the session there is locked, as far as that Hyprland says so."""
        instance = self.instance
        if instance is None:
            return False
        try:
            return _mapping(await _answer(instance, "locked")).get("locked") in {True, "true"}
        except (OSError, TimeoutError, ValueError):  # 0.52 and earlier don't know the question
            return False

    async def __aenter__(self) -> Self:
        """Begin to follow those that run; returns at once."""
        try:
            self._appearing = Appearing(self._look)
        except OSError as error:  # the user's instances are all in use
            log.warning("a Hyprland that starts later is not followed: %s", error)
        self._look()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._appearing is not None:
            self._appearing.close()
        tasks = [*self._listening.values(), *self._asking]
        for timer in self._unsettled.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # which there are

    def _look(self) -> None:
        """Watch where one may appear, then look at what is there: in this order none is missed."""
        if self._appearing is not None:
            for folder in _folders(self._runtime):
                self._appearing.watch(folder)
        for instance in hyprlands(self._runtime):
            if instance.signature not in self._listening:
                task = asyncio.create_task(self._listen(instance), name=f"hyprland: {instance.signature}")
                self._listening[instance.signature] = task
                task.add_done_callback(lambda _, name=instance.signature: self._gone(name))  # type: ignore[misc]

    def _gone(self, signature: str) -> None:
        self._listening.pop(signature, None)
        self._instances.pop(signature, None)
        if timer := self._unsettled.pop(signature, None):
            timer.cancel()
        if self._desks.pop(signature, None) is not None:
            log.info("Hyprland %s has ended", signature)
            self._changed()

    # what they tell

    async def _listen(self, instance: Hyprland) -> None:
        """Read one's events until it ends."""
        try:
            reader, writer = await asyncio.open_unix_connection(instance.folder / ".socket2.sock", limit=LINE)
        except OSError:
            return  # not yet: its socket is awaited
        try:
            self._instances[instance.signature] = instance
            known = await self._begin(instance)
            while line := await reader.readline():
                if known:
                    self._hear(instance, line.decode(errors="replace").rstrip("\n"))
                else:
                    known = await self._begin(instance)
        except (OSError, ValueError) as error:
            log.warning("Hyprland %s is no longer followed: %s", instance.signature, error)
        finally:
            writer.close()

    async def _begin(self, instance: Hyprland) -> bool:
        """Ask what there is; whether it answered. Connected before: what happens meanwhile is in the reader."""
        try:
            desk = await _asked(instance)
        except (OSError, TimeoutError, ValueError) as error:
            log.info("Hyprland %s does not answer yet: %s", instance.signature, str(error) or "not in time")
            return False
        log.info("following Hyprland %s", instance.signature)
        self._take(instance.signature, desk)
        return True

    def _hear(self, instance: Hyprland, line: str) -> None:
        event = read(line)
        if event is None:
            return
        signature = instance.signature
        before = self._desks[signature]
        if asks(event) and signature not in self._unsettled:
            timer = asyncio.get_running_loop().call_later(SETTLES, self._ask, instance)
            self._unsettled[signature] = timer
        desk = after(before, event)
        if desk == before:
            return
        if (desk.active, desk.order, desk.workspaces) != (before.active, before.order, before.workspaces):
            self._take(signature, desk)
        else:  # a title or a recording may change where nobody sits
            self._desks[signature] = desk
            self._changed()

    def _take(self, signature: str, desk: Desk) -> None:
        """Keep it as the one where something happened last."""
        self._desks.pop(signature, None)
        self._desks[signature] = desk
        self._changed()

    def _ask(self, instance: Hyprland) -> None:
        self._unsettled.pop(instance.signature, None)
        task = asyncio.create_task(self._settle(instance), name="hyprland: full screen")
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _settle(self, instance: Hyprland) -> None:
        """Learn what is in full screen now."""
        with contextlib.suppress(OSError, TimeoutError, ValueError):  # it is ending, or busy: the next event asks
            shown = _mapping(await _answer(instance, "activeworkspace"))
            desk = self._desks.get(instance.signature)
            if desk is not None and desk.fullscreen != bool(shown.get("hasfullscreen")):
                self._desks[instance.signature] = replace(desk, fullscreen=not desk.fullscreen)
                self._changed()


def _folders(runtime: Path) -> Iterator[Path]:
    """Where a Hyprland appears: its own folders, that of all of them, or what that will be in."""
    base = runtime / "hypr"
    if not base.is_dir():
        yield runtime
        if not base.is_dir():
            return
    yield base
    with contextlib.suppress(OSError), os.scandir(base) as entries:
        yield from (Path(entry.path) for entry in entries if entry.is_dir())


async def _asked(instance: Hyprland) -> Desk:
    """What one says there is. Raises OSError, TimeoutError, ValueError."""
    clients = await _answer(instance, "clients")
    active, shown = await _answer(instance, "activewindow"), await _answer(instance, "activeworkspace")
    listed = clients if isinstance(clients, list) else []
    return begun([each for each in listed if isinstance(each, dict)], _mapping(active), _mapping(shown))


async def _answer(instance: Hyprland, what: str) -> Any:
    return json.loads(await request(instance.socket, f"j/{what}"))


def _mapping(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
