"""systemd-logind as python-dbusmock plays it, and swaylock and swayidle in a headless sway."""

import asyncio
import os
import shutil
import subprocess
from contextlib import suppress

import psutil
import pytest

from ryxd.core.action import Action
from ryxd.core.dbusfix import Message, Variant, close, connect
from ryxd.core.tool import Permission, ToolError
from ryxd.core.view import View
from ryxd.tools.power import LockQuery, PowerAction, lock_screen, power
from tests.fakes import swaylock
from tests.fakes.mocks import missing, mock
from tests.fakes.programs import Programs, alive, until
from tests.fakes.sway import picture, until_it_shows
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


@pytest.fixture
async def desk(tmp_path):
    """A screen to lock, with a window that has the keyboard."""
    if why := swaylock.missing():
        pytest.skip(why)
    async with swaylock.desk(tmp_path) as desk:
        yield desk


@pytest.mark.desktop
async def test_where_nobody_listens_a_locker_is_started(tmp_path, bus, logind, desk, act):
    await sessions(logind)
    act.environment |= {"DBUS_SYSTEM_BUS_ADDRESS": bus, **desk.display}
    act.view.language = "de"
    done = await act.good("lock_screen")
    assert desk.locked, "when that is told, not some time later"
    assert (done["by"], done["say"]) == ("swaylock", "Der Bildschirm ist gesperrt.")
    shown = await asyncio.to_thread(picture, desk.display)
    await desk.type("b")
    await until_it_shows(desk.display, lambda now: now != shown)  # the locker shows that it gets keys
    first = swaylock.lockers(desk.display)
    assert (await act.good("lock_screen"))["by"] == "swaylock", "it is, and no second one is started"
    assert swaylock.lockers(desk.display) == first
    await desk.unlock()
    await desk.type("c")
    await until(lambda: desk.keys.endswith("c"), within=20)
    assert desk.keys == "ac", "what was typed while it was locked has not come here"


@pytest.mark.desktop
async def test_swayidle_is_told_and_locks_as_the_user_has_configured_it(
    tmp_path, bus, logind, desk, act, monkeypatch
):
    monkeypatch.setattr("ryxd.tools.power.LOCKS_WITHIN", 4.0)  # on a machine that is busy with other tests
    if not shutil.which("swayidle"):
        pytest.skip("swayidle is not installed")
    await sessions(logind)
    own = f'ret = dbus.ObjectPath("{SESSION}")'
    await logind.call("AddMethod", "sssss", f"{LOGIND}.Manager", "GetSession", "s", "o", own)
    idle = await asyncio.create_subprocess_exec(
        "swayidle", "-d", "-C", "/dev/null", "lock", "swaylock -f -c 00ff00", "timeout", "86400", "true",
        env={**os.environ, **desk.display, "HOME": str(tmp_path), "DBUS_SYSTEM_BUS_ADDRESS": bus},
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    act.environment |= {"DBUS_SYSTEM_BUS_ADDRESS": bus, **desk.display}
    try:
        async with asyncio.timeout(20):
            # the time-out is set up after it listens to logind
            while b"Register with timeout" not in (line := await idle.stderr.readline()):
                assert line, "swayidle ended"
        done = await act.good("lock_screen")
        assert (done["by"], done["say"]) == ("swaylock", "The screen is locked.")
        assert desk.locked
        assert {"00ff00"} == {each.cmdline()[-1] for each in swaylock.lockers(desk.display)}
    finally:
        idle.kill()
        await swaylock.unlock(desk.display)  # it has the other end of the pipe too
        await idle.communicate()


@pytest.mark.desktop
async def test_a_locker_that_cannot_reach_the_screen_has_not_locked_it(act, tmp_path, desk):
    nowhere = f"unix:path={tmp_path}/none"
    act.environment |= {**desk.display, "WAYLAND_DISPLAY": "wayland-77", "DBUS_SYSTEM_BUS_ADDRESS": nowhere}
    assert "swaylock ended at once (exit code 1), so the screen is not locked" in await act.bad("lock_screen")
    assert not desk.locked


async def test_a_locker_that_does_not_get_there_is_no_success(tmp_path, programs, monkeypatch):
    monkeypatch.setattr("ryxd.tools.power.STARTS_WITHIN", 0.5)
    programs.script("waylock", "#!/bin/sh\nexec sleep 60\n")
    programs.link("sleep")
    nowhere = f"unix:path={tmp_path}/none"
    view = FakeView(
        tmp_path,
        path=programs.path,
        DBUS_SYSTEM_BUS_ADDRESS=nowhere,
        WAYLAND_DISPLAY="wayland-1",
        RYX_TEST=nowhere,
    )
    try:
        with pytest.raises(ToolError, match=r"waylock has not locked the screen within 0\.5 s"):
            await lock_screen.run(LockQuery(), view)
    finally:
        end(nowhere)


async def test_hyprlock_which_never_tells_has_locked_when_it_stays(tmp_path, programs):
    # Debian has none
    programs.script("hyprlock", "#!/bin/sh\nexec sleep 60\n")
    programs.link("sleep")
    nowhere = f"unix:path={tmp_path}/none"
    view = FakeView(
        tmp_path,
        path=programs.path,
        DBUS_SYSTEM_BUS_ADDRESS=nowhere,
        WAYLAND_DISPLAY="wayland-1",
        RYX_TEST=nowhere,
    )
    try:
        assert (await lock_screen.run(LockQuery(), view)).by == "hyprlock"
    finally:
        assert end(nowhere) == 1


async def test_a_locker_that_nobody_has_waited_for_locks_nothing(tmp_path, programs):
    (tmp_path / "swaylock").symlink_to(shutil.which("true"))
    with subprocess.Popen([tmp_path / "swaylock"]) as dead:
        await until(lambda: not alive(dead.pid))
        assert psutil.Process(dead.pid).name() == "swaylock"
        view = FakeView(tmp_path, path=programs.path, DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/none")
        with pytest.raises(ToolError, match="nothing locked the screen"):
            await lock_screen.run(LockQuery(), view)


def end(mark):
    """End the programs that have this in their environment; how many there were."""
    count = 0
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.environ().get("RYX_TEST") == mark:
                process.kill()
                count += 1
    return count


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
