"""What the system bus tells of power, memory and the session: sleep, the battery, a lock (spec A2, A12).

logind (org.freedesktop.login1.Manager: PrepareForSleep; .Session: LockedHint), UPower (its DisplayDevice),
low-memory-monitor. Where one is missing nothing of it is known, and nothing is asked again and again.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self

from ryxd.core.dbusfix import NO_BUS, DBusError, Message, MessageType, close, connect
from ryxd.core.processes import begun, ended

log = logging.getLogger(__name__)

ADDRESS = "unix:path=/run/dbus/system_bus_socket"
PROPERTIES = "org.freedesktop.DBus.Properties"
LOGIND, UPOWER, MEMORY = "org.freedesktop.login1", "org.freedesktop.UPower", "org.freedesktop.LowMemoryMonitor"
SESSION, SEATS = f"{LOGIND}.Session", "/org/freedesktop/login1"
DEVICE = "/org/freedesktop/UPower/devices/DisplayDevice"
DISCHARGING = 2
"""UPower's State."""
LOW = 100
"""Level of low-memory-monitor from which on programs free what they can (50 low, 100 medium, 255 critical)."""
RECOVERS = 60.0
"""Seconds after its last warning until memory counts as enough again: the monitor tells no end."""
ANSWERS = 5.0
LOCK = ("systemd-inhibit", "--what=sleep", "--who=ryx", "--why=models are unloaded", "--mode=delay", "cat")
"""Delays a suspend until its input is closed, for as long as logind allows (5 s)."""


class Power:
    """`asleep`, `short`, `discharging`, `percent`, `locked` are how it is; `changed` is called when one changes.

    `sleep` is awaited before the machine goes to sleep, `woken` called when it is back.
    """

    def __init__(
        self,
        changed: Callable[[], object],
        *,
        sleep: Callable[[], Awaitable[object]],
        woken: Callable[[], object],
        address: str | None = None,
    ) -> None:
        self.asleep = self.short = self.discharging = False
        self.percent: int | None = None
        self._changed = changed
        self._sleep = sleep
        self._woken = woken
        self._address = address or os.environ.get("DBUS_SYSTEM_BUS_ADDRESS") or ADDRESS
        self._bus: Any = None
        self._sessions: dict[str, bool] = {}
        """The user's sessions, by their paths, and whether a screen locker said that it is locked."""
        self._lock: asyncio.subprocess.Process | None = None
        self._recovering: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def locked(self) -> bool:
        """Whether a session of this user is locked, where its screen locker tells logind (LockedHint)."""
        return any(self._sessions.values())

    async def __aenter__(self) -> Self:
        """Begin to listen; returns at once."""
        self._start(self._listen())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._recovering is not None:
            self._recovering.cancel()
        await self._unlock()
        if self._bus is not None:
            with contextlib.suppress(*NO_BUS):
                await close(self._bus)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work, name="power")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        try:
            self._bus = await connect(self._address)
            self._bus.add_message_handler(self._heard)
            for rule in (
                f"type='signal',sender='{LOGIND}',member='PrepareForSleep'",
                f"type='signal',sender='{LOGIND}',member='PropertiesChanged',arg0='{SESSION}'",
                f"type='signal',sender='{LOGIND}',member='SessionRemoved'",
                f"type='signal',sender='{UPOWER}',path='{DEVICE}',member='PropertiesChanged'",
                f"type='signal',sender='{MEMORY}',member='LowMemoryWarning'",
            ):
                await self._call(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", rule
                )
        except (*NO_BUS, DBusError) as error:
            log.info("nobody tells of sleep, battery or memory: %s", error)
            return
        await self._take_lock()
        with contextlib.suppress(*NO_BUS, DBusError):
            self._battery(await self._properties(UPOWER, DEVICE, f"{UPOWER}.Device"))
        with contextlib.suppress(*NO_BUS, DBusError):
            for session in (await self._call(LOGIND, SEATS, f"{LOGIND}.Manager", "ListSessions") or ((),))[0]:
                if session[1] == os.getuid():
                    await self._look_at(session[4])

    async def _look_at(self, session: str) -> None:
        """Learn whether a session is locked, if it is one of this user's."""
        with contextlib.suppress(*NO_BUS, DBusError):
            told = await self._properties(LOGIND, session, SESSION)
            if told.get("User", (None,))[0] == os.getuid():
                self._session_told(session, told)

    def _session_told(self, session: str, told: dict[str, Any]) -> None:
        before = self.locked
        self._sessions[session] = bool(told.get("LockedHint"))
        if self.locked != before:
            self._changed()

    async def _properties(self, of: str, path: str, interface: str) -> dict[str, Any]:
        """All that an object has of an interface; nothing where it is not there."""
        told = await self._call(of, path, PROPERTIES, "GetAll", interface)
        return {name: value.value for name, value in told[0].items()} if told else {}

    async def _call(self, to: str, path: str, interface: str, member: str, *body: str) -> list[Any]:
        """The reply's values; none for an error, as where nobody has the name."""
        message = Message(
            destination=to,
            path=path,
            interface=interface,
            member=member,
            signature="s" * len(body),
            body=list(body),
        )
        async with asyncio.timeout(ANSWERS):
            reply = await self._bus.call(message)
        return [] if reply is None or reply.message_type is MessageType.ERROR else list(reply.body)

    def _heard(self, message: Any) -> None:
        if message.message_type is not MessageType.SIGNAL:
            return
        match message.member, message.path, message.body:
            case "PrepareForSleep", _, [True]:
                self._start(self._go_to_sleep())
            case "PrepareForSleep", _, [False]:
                self._start(self._wake_up())
            case "PropertiesChanged", path, [_, dict() as changed, *_] if path == DEVICE:
                self._battery({name: value.value for name, value in changed.items()})
            case "PropertiesChanged", path, [session, {"LockedHint": hint}, *_] if session == SESSION:
                if path in self._sessions:
                    self._session_told(path, {"LockedHint": hint.value})
                else:  # it began after us
                    self._start(self._look_at(path))
            case "SessionRemoved", _, [_, path] if path in self._sessions:
                self._session_told(path, {})
                del self._sessions[path]
            case "LowMemoryWarning", _, [int(level)] if level >= LOW:
                self._memory()
            case _:
                pass

    def _battery(self, told: dict[str, Any]) -> None:
        before = (self.discharging, self.percent)
        if told.get("IsPresent") is False:
            self.discharging, self.percent = False, None
        if "State" in told:
            self.discharging = told["State"] == DISCHARGING
        if "Percentage" in told and told.get("IsPresent", True):
            self.percent = round(float(told["Percentage"]))
        if (self.discharging, self.percent) != before:
            self._changed()

    def _memory(self) -> None:
        if self._recovering is not None:
            self._recovering.cancel()
        self._recovering = asyncio.get_running_loop().call_later(RECOVERS, self._recovered)
        if not self.short:
            self.short = True
            self._changed()

    def _recovered(self) -> None:
        self._recovering, self.short = None, False
        self._changed()

    async def _go_to_sleep(self) -> None:
        log.info("the machine goes to sleep")
        self.asleep = True
        try:
            await self._sleep()
        finally:
            await self._unlock()

    async def _wake_up(self) -> None:
        log.info("the machine is back")
        self.asleep = False
        self._woken()
        await self._take_lock()

    async def _take_lock(self) -> None:
        """Have a suspend wait until models are unloaded, as far as logind allows."""
        if self._lock is not None:
            return
        quiet = asyncio.subprocess.DEVNULL
        try:
            self._lock = await begun(
                *LOCK, stdin=asyncio.subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
            )
        except OSError as error:
            log.info("a suspend does not wait for models to be unloaded: %s", error)

    async def _unlock(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            if lock.stdin is not None:
                lock.stdin.close()
            try:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ANSWERS):
                        await lock.wait()
            finally:
                await ended(lock)
