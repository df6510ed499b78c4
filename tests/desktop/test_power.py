"""Sleep, battery and memory, as a system bus tells of them: real signals on a private bus."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.dbusfix import Message, MessageType, Variant, close, connect
from ryxd.desktop.power import DEVICE, LOGIND, MEMORY, UPOWER, Power
from tests.fakes.notifications import bus_daemon


class Machine:
    """What logind, UPower and low-memory-monitor say, by one connection that has all their names."""

    def __init__(self, bus: Any) -> None:
        self._bus = bus
        self.device = {"IsPresent": True, "State": 2, "Percentage": 80.0}
        self.sessions = {"/org/freedesktop/login1/session/_31": (os.getuid(), True)}
        """User and LockedHint of each."""
        bus.add_message_handler(self._answer)

    def _answer(self, message: Any) -> Any:
        if message.message_type is MessageType.METHOD_CALL and message.member == "GetAll" and message.path == DEVICE:
            return Message.new_method_return(message, "a{sv}", [self._variants(self.device)])
        if message.message_type is MessageType.METHOD_CALL and message.member == "ListSessions":
            rows = [[path[-1], user, "somebody", "seat0", path] for path, (user, _) in self.sessions.items()]
            return Message.new_method_return(message, "a(susso)", [rows])
        if message.message_type is MessageType.METHOD_CALL and message.path in self.sessions:
            user, locked = self.sessions[message.path]
            told = {"User": Variant("(uo)", [user, "/u"]), "LockedHint": Variant("b", locked)}
            return Message.new_method_return(message, "a{sv}", [told])
        return None

    @staticmethod
    def _variants(values: dict[str, Any]) -> dict[str, Variant]:
        kinds = {bool: "b", int: "u", float: "d"}
        return {name: Variant(kinds[type(value)], value) for name, value in values.items()}

    async def tell(self, path: str, interface: str, member: str, signature: str, *body: Any) -> None:
        await self._bus.send(Message.new_signal(path, interface, member, signature, list(body)))

    async def sleeps(self, begins: bool) -> None:
        await self.tell("/org/freedesktop/login1", f"{LOGIND}.Manager", "PrepareForSleep", "b", begins)

    async def locks(self, session: str, locked: bool) -> None:
        self.sessions[session] = (self.sessions[session][0], locked)
        changed = self._variants({"LockedHint": locked})
        await self.tell(session, "org.freedesktop.DBus.Properties", "PropertiesChanged", "sa{sv}as", f"{LOGIND}.Session", changed, [])

    async def ends(self, session: str) -> None:
        del self.sessions[session]
        await self.tell("/org/freedesktop/login1", f"{LOGIND}.Manager", "SessionRemoved", "so", session[-1], session)

    async def battery(self, **values: Any) -> None:
        changed = self._variants(values)
        await self.tell(DEVICE, "org.freedesktop.DBus.Properties", "PropertiesChanged", "sa{sv}as", f"{UPOWER}.Device", changed, [])

    async def warns(self, level: int) -> None:
        await self.tell("/org/freedesktop/LowMemoryMonitor", MEMORY, "LowMemoryWarning", "y", level)


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[tuple[str, Machine]]:
    async with bus_daemon(tmp_path) as address:
        bus = await connect(address)
        machine = Machine(bus)
        for name in (LOGIND, UPOWER, MEMORY):
            await bus.request_name(name)
        yield address, machine
        await close(bus)


class Heard:
    def __init__(self) -> None:
        self.events: list[str] = []
        self._news = asyncio.Event()

    def note(self, what: str) -> None:
        self.events.append(what)
        self._news.set()

    async def sleep(self) -> None:
        self.note("sleep")

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(10):
            while not true():
                self._news.clear()
                await self._news.wait()


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A systemd-inhibit that writes down when it holds and when it lets go."""
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "systemd-inhibit"
    program.write_text(f'#!/bin/sh\necho "$*" >> {tmp_path}/lock\n/bin/cat\necho released >> {tmp_path}/lock\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path / "lock"


def power(address: str, heard: Heard) -> Power:
    return Power(lambda: heard.note("changed"), sleep=heard.sleep, woken=lambda: heard.note("woken"), address=address)


async def test_a_suspend_waits_for_the_models(machine: tuple[str, Machine], lock: Path) -> None:
    address, told = machine
    heard = Heard()
    async with power(address, heard) as one:
        await heard.until(lambda: one.percent == 80)
        assert one.discharging
        async with asyncio.timeout(10):
            while not lock.exists() or "--what=sleep" not in lock.read_text():
                await asyncio.sleep(0.01)
        assert "released" not in lock.read_text()
        await told.sleeps(True)
        await heard.until(lambda: "sleep" in heard.events)
        async with asyncio.timeout(10):
            while "released" not in lock.read_text():
                await asyncio.sleep(0.01)
        assert one.asleep
        await told.sleeps(False)
        await heard.until(lambda: "woken" in heard.events)
        assert not one.asleep
        async with asyncio.timeout(10):
            while lock.read_text().count("--what=sleep") != 2:  # taken again, for the next one
                await asyncio.sleep(0.01)
    assert lock.read_text().count("released") == 2


async def test_the_battery_is_followed(machine: tuple[str, Machine], lock: Path) -> None:
    address, told = machine
    heard = Heard()
    async with power(address, heard) as one:
        await heard.until(lambda: one.percent == 80)
        await told.battery(Percentage=19.6)
        await heard.until(lambda: one.percent == 20)
        count = len(heard.events)
        await told.battery(Percentage=19.7)  # the same for a person
        await told.battery(State=1)
        await heard.until(lambda: not one.discharging)
        assert len(heard.events) == count + 1
        await told.battery(IsPresent=False)
        await heard.until(lambda: one.percent is None)


async def test_memory_is_short_until_nobody_has_warned_for_a_while(
    machine: tuple[str, Machine], lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ryxd.desktop.power.RECOVERS", 0.3)
    address, told = machine
    heard = Heard()
    async with power(address, heard) as one:
        await heard.until(lambda: one.percent == 80)
        await told.warns(50)
        await told.warns(100)
        await heard.until(lambda: one.short)
        await heard.until(lambda: not one.short)


async def test_a_locked_session_is_known_from_its_screen_locker(machine: tuple[str, Machine], lock: Path) -> None:
    address, told = machine
    first, second, other = (f"/org/freedesktop/login1/session/_3{n}" for n in (1, 2, 3))
    heard = Heard()
    async with power(address, heard) as one:
        await heard.until(lambda: one.locked)
        await told.locks(first, False)
        await heard.until(lambda: not one.locked)
        told.sessions |= {second: (os.getuid(), False), other: (os.getuid() + 1, False)}
        await told.locks(other, True)  # somebody else's
        await told.locks(second, True)  # it began after us
        await heard.until(lambda: one.locked)
        await told.locks(other, False)
        await told.ends(second)
        await heard.until(lambda: not one.locked)


async def test_without_a_system_bus_nothing_is_known(tmp_path: Path, lock: Path) -> None:
    heard = Heard()
    async with power(f"unix:path={tmp_path}/none", heard) as one:
        await asyncio.sleep(0.2)
    assert (heard.events, one.percent, one.asleep) == ([], None, False)
