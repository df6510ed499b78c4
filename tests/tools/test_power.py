"""systemd-logind as python-dbusmock plays it."""

import os

import pytest

from ryxd.core.action import Action
from ryxd.core.dbusfix import Message, Variant, close, connect
from ryxd.core.tool import Permission, ToolError
from ryxd.core.view import View
from ryxd.tools.power import LockQuery, PowerAction, lock_screen, power
from tests.fakes.mocks import missing, mock
from tests.fakes.programs import Programs, alive
from tests.fakes.view import FakeView

LOGIND = "org.freedesktop.login1"
ROOT = "/org/freedesktop/login1"
SESSION = f"{ROOT}/session/c2"


@pytest.fixture
async def logind(bus, request):
    if why := missing():
        pytest.skip(why)
    parameters = getattr(request, "param", {})
    async with mock(bus, "logind", LOGIND, ROOT, **parameters) as service:
        yield service


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


@pytest.fixture
def view(tmp_path, bus, programs):
    return FakeView(tmp_path, path=programs.path, DBUS_SYSTEM_BUS_ADDRESS=bus)


async def sessions(logind):
    """A text console, a desktop, and somebody else's desktop."""
    add = logind.call
    await add("AddSession", "ssusb", "c1", "seat0", os.getuid(), "me", True)
    await add("AddSession", "ssusb", "c2", "seat0", os.getuid(), "me", True)
    await add("AddSession", "ssusb", "c3", "seat1", os.getuid() + 1, "else", True)
    for name in ("c2", "c3"):
        await logind.update(f"{ROOT}/session/{name}", f"{LOGIND}.Session", Type=Variant("s", "wayland"))


class Idle:
    """What hypridle does: hears that the session shall be locked, and locks it."""

    def __init__(self, address):
        self._address = address

    async def __aenter__(self):
        self._bus = await connect(self._address)
        rule = f"type='signal',interface='{LOGIND}.Session',member='Lock',path='{SESSION}'"
        dbus = "org.freedesktop.DBus"
        await self._bus.call(Message(dbus, "/org/freedesktop/DBus", dbus, "AddMatch", signature="s", body=[rule]))
        self._bus.add_message_handler(self._hear)

    async def __aexit__(self, *_):
        await close(self._bus)

    def _hear(self, message):
        if message.member == "Lock":
            body = [True]
            self._bus.send(
                Message(LOGIND, SESSION, f"{LOGIND}.Session", "SetLockedHint", signature="b", body=body)
            )
        return False


async def test_the_desktops_own_session_is_locked_by_who_listens(bus, logind, view, programs):
    await sessions(logind)
    programs.write("hyprlock", "")
    async with Idle(bus):
        done = await lock_screen.run(LockQuery(), view)
    assert done.say == "The screen is locked."
    assert [name for name, _ in await logind.calls(SESSION)] == ["Lock", "SetLockedHint"]
    assert [await logind.calls(f"{ROOT}/session/{name}") for name in ("c1", "c3")] == [[], []]
    assert programs.calls("hyprlock") == []


async def test_where_nobody_listens_a_locker_is_started(tmp_path, bus, logind, programs):
    await sessions(logind)
    programs.script("swaylock", f'#!/bin/sh\necho $$ > "{tmp_path}/pid"\nexec sleep 60\n')
    programs.link("sleep")
    view = FakeView(
        tmp_path, path=programs.path, language="de", DBUS_SYSTEM_BUS_ADDRESS=bus, WAYLAND_DISPLAY="wayland-1"
    )
    done = await lock_screen.run(LockQuery(), view)
    locker = int((tmp_path / "pid").read_text())
    try:
        assert (done.by, done.say) == ("swaylock", "Der Bildschirm ist gesperrt.")
        assert alive(locker)
    finally:
        os.kill(locker, 9)


async def test_a_screen_that_nothing_locks_is_no_success(bus, logind, view):
    await sessions(logind)
    with pytest.raises(ToolError, match="nothing locked the screen; install hyprlock"):
        await lock_screen.run(LockQuery(), view)


async def test_a_locker_that_ends_at_once_has_not_locked(tmp_path, programs):
    programs.write("hyprlock", "sys.exit(3)")
    view = FakeView(
        tmp_path,
        path=programs.path,
        DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/none",
        WAYLAND_DISPLAY="wayland-1",
    )
    with pytest.raises(ToolError, match=r"hyprlock ended at once \(exit code 3\)"):
        await lock_screen.run(LockQuery(), view)


@pytest.mark.parametrize(
    ("action", "method"),
    [("suspend", "Suspend"), ("hibernate", "Hibernate"), ("reboot", "Reboot"), ("poweroff", "PowerOff")],
)
async def test_power_is_of_class_destroy_and_asks_logind(logind, view, action, method):
    effect = await power.effect(PowerAction(action=action), view)
    assert effect.classes == {Permission.DESTROY}
    assert "computer" in effect.summary
    assert method not in [name for name, _ in await logind.calls()], "only told so far"
    await power.run(PowerAction(action=action), view)
    assert (method, [True]) in await logind.calls()


@pytest.mark.parametrize(
    ("logind", "action", "why"),
    [
        ({"CanHibernate": "na"}, "hibernate", "this machine can't do that"),
        ({"CanReboot": "no"}, "reboot", "logind does not allow that now"),
    ],
    indirect=["logind"],
)
async def test_what_the_machine_cannot_do_is_told_before_anybody_is_asked(logind, view, action, why):
    with pytest.raises(ToolError, match=why):
        await power.effect(PowerAction(action=action), view)
    with pytest.raises(ToolError, match=why):
        await power.run(PowerAction(action=action), view)


@pytest.mark.parametrize("logind", [{"CanSuspend": "challenge"}], indirect=True)
async def test_where_a_password_is_wanted_the_desktop_asks_for_it(logind, view):
    await power.run(PowerAction(action="suspend"), view)
    assert ("Suspend", [True]) in await logind.calls(), "interactive"


async def test_nothing_is_switched_off_without_a_yes(bus, logind, view):
    strict = View(
        "ryx", tools={"power": power}, allowed=frozenset({"power"}), paths=view.paths,
        environment=lambda: view.environment, language="en", emit=lambda _: None,
    )  # fmt: skip
    result = await strict.do_action(Action("power", {"action": "poweroff"}))
    assert "switch this computer off" in (result.error or "")
    assert "nobody can be asked" in (result.error or "")
    assert "PowerOff" not in [name for name, _ in await logind.calls()]


async def test_without_logind_that_is_told(tmp_path):
    view = FakeView(tmp_path, DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/none")
    with pytest.raises(ToolError, match="systemd-logind does not answer"):
        await power.run(PowerAction(action="suspend"), view)
