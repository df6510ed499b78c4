"""UPower as python-dbusmock plays it, and the kernel's files as laptops have them."""

import pytest

from ryxd.core.dbusfix import Variant
from ryxd.tools.battery import BatteryQuery, battery, from_kernel
from tests.fakes.mocks import missing, mock
from tests.fakes.view import FakeView

DEVICE = "/org/freedesktop/UPower/devices/DisplayDevice"
INTERFACE = "org.freedesktop.UPower.Device"


@pytest.fixture
async def upower(bus):
    if why := missing():
        pytest.skip(why)
    async with mock(bus, "upower", "org.freedesktop.UPower", "/org/freedesktop/UPower") as service:
        yield service


async def ask(tmp_path, bus, language="en"):
    return await battery.run(BatteryQuery(), FakeView(tmp_path, language=language, DBUS_SYSTEM_BUS_ADDRESS=bus))


@pytest.mark.parametrize(
    ("state", "empty", "full", "told", "en", "de"),
    [
        (2, 5400, 0, ("discharging", 90), "The battery is at 42 % (1:30 h left).", "Der Akku ist bei 42 % (noch 1:30 h)."),
        (1, 0, 4000, ("charging", 66), "The battery is at 42 % (charging, full in 1:06 h).", "Der Akku ist bei 42 % (lädt, voll in 1:06 h)."),
        (4, 0, 0, ("full", None), "The battery is at 42 % (full).", "Der Akku ist bei 42 % (voll)."),
        (5, 0, 0, ("waiting", None), "The battery is at 42 % (plugged in, not charging).", "Der Akku ist bei 42 % (angeschlossen, lädt nicht)."),
        (2, 0, 0, ("discharging", None), "The battery is at 42 % (not charging).", "Der Akku ist bei 42 % (lädt nicht)."),
        (0, 0, 0, ("unknown", None), "The battery is at 42 %.", "Der Akku ist bei 42 %."),
    ],
)  # fmt: skip
async def test_what_upower_says_is_told(tmp_path, bus, upower, state, empty, full, told, en, de):
    await upower.update(
        DEVICE, INTERFACE, IsPresent=Variant("b", True), Type=Variant("u", 2), State=Variant("u", state),
        Percentage=Variant("d", 42.4), TimeToEmpty=Variant("x", empty), TimeToFull=Variant("x", full),
    )  # fmt: skip
    found = await ask(tmp_path, bus)
    assert (found.present, found.percent, found.state, found.minutes, found.say) == (True, 42, *told, en)
    assert (await ask(tmp_path, bus, "de")).say == de


async def test_a_machine_without_a_battery_is_no_error(tmp_path, bus, upower):
    found = await ask(tmp_path, bus)
    assert (found.present, found.say) == (False, "This machine has no battery.")


async def test_without_upower_the_kernel_is_asked(tmp_path, bus):
    found = await ask(tmp_path, bus)
    gone = await ask(tmp_path, f"unix:path={tmp_path}/none")
    assert found.say == gone.say
    assert "battery" in found.say


def supply(folder, name, **values):
    (folder / name).mkdir(parents=True)
    for key, value in values.items():
        (folder / name / key).write_text(f"{value}\n")


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ({"energy_now": 25_000_000, "energy_full": 50_000_000, "power_now": 12_500_000, "status": "Discharging"}, None, (50, "discharging", 120)),
        ({"charge_now": 1_000_000, "charge_full": 4_000_000, "current_now": -1_500_000, "status": "Charging"}, None, (25, "charging", 120)),
        ({"energy_now": 10, "energy_full": 100, "power_now": 0, "status": "Not charging"}, {"energy_now": 80, "energy_full": 100, "power_now": 45, "status": "Discharging"}, (45, "discharging", 120)),
        ({"capacity": 77, "status": "Full"}, None, (77, "full", None)),
        ({"energy_now": 101, "energy_full": 100, "status": "Full"}, None, (100, "full", None)),
    ],
)  # fmt: skip
def test_the_kernels_batteries_are_taken_together(tmp_path, first, second, told):
    supply(tmp_path, "AC", type="Mains", online=1)
    supply(tmp_path, "hidpp_battery_0", type="Battery", scope="Device", capacity=5, status="Discharging")
    supply(tmp_path, "BAT0", type="Battery", present=1, **first)
    if second:
        supply(tmp_path, "BAT1", type="Battery", present=1, **second)
    found = from_kernel(tmp_path)
    assert (found.present, found.percent, found.state, found.minutes) == (True, *told)


@pytest.mark.parametrize("missing_folder", [True, False])
def test_no_battery_of_the_machine_itself_is_none(tmp_path, missing_folder):
    supply(tmp_path, "BAT9", type="Battery", present=0, status="Unknown")
    supply(tmp_path, "mouse", type="Battery", scope="Device", capacity=5, status="Discharging")
    assert not from_kernel(tmp_path / "none" if missing_folder else tmp_path).present
