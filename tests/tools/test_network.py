"""NetworkManager as python-dbusmock plays it, and the kernel's tables."""

import pytest

from ryxd.core.dbusfix import Variant
from ryxd.tools.network import NetworkQuery, from_iwd, from_kernel, network_state
from tests.fakes.iwd import FakeIwd
from tests.fakes.mocks import missing, mock
from tests.fakes.view import FakeView

NM = "org.freedesktop.NetworkManager"
ROOT = "/org/freedesktop/NetworkManager"


@pytest.fixture
async def manager(bus):
    if why := missing():
        pytest.skip(why)
    async with mock(bus, "networkmanager", NM, ROOT) as service:
        yield service


async def ask(tmp_path, bus, language="en", **more):
    view = FakeView(tmp_path, language=language, DBUS_SYSTEM_BUS_ADDRESS=bus)
    return await network_state.run(NetworkQuery(**more), view)


async def wifi(manager, ssid="Fuji 5G"):
    device = await manager.call("AddWiFiDevice", "ssi", "mock_wifi", "lo", 100)
    about = (ssid, "00:23:f8:7e:12:bb", 2, 2425, 5400, 82, 0)
    point = await manager.call("AddAccessPoint", "ssssuuuyu", device, "ap0", *about)
    known = await manager.call("AddWiFiConnection", "ssss", device, "known", ssid, "wpa-psk")
    await manager.call("AddActiveConnection", "assssu", [device], known, point, "active0", 2)


async def test_the_wireless_network_is_told(tmp_path, bus, manager):
    await wifi(manager)
    found = await ask(tmp_path, bus)
    assert (found.connected, found.internet, found.kind, found.ssid, found.strength) == (
        True,
        "yes",
        "wifi",
        "Fuji 5G",
        82,
    )
    assert (found.device, found.addresses, found.vpn) == ("lo", [], False)
    assert found.say == "Online (Wi-Fi “Fuji 5G”, 82 %)."
    assert (await ask(tmp_path, bus, "de")).say == "Online (WLAN „Fuji 5G“, 82 %)."


async def test_addresses_are_told_only_when_asked_for(tmp_path, bus, manager):
    await wifi(manager)
    assert (await ask(tmp_path, bus)).addresses == []
    found = await ask(tmp_path, bus, addresses=True)
    assert "127.0.0.1" in found.addresses
    assert "127.0.0.1" in found.say


@pytest.mark.parametrize(
    ("connectivity", "internet", "said"),
    [
        (2, "login", "Connected, but a page wants a sign-in first (Wi-Fi “Fuji 5G”, 82 %)."),
        (3, "limited", "Connected, but the internet is not reached (Wi-Fi “Fuji 5G”, 82 %)."),
        (0, "unknown", "Connected (Wi-Fi “Fuji 5G”, 82 %)."),
    ],
)
async def test_a_network_without_the_internet_is_told_apart(tmp_path, bus, manager, connectivity, internet, said):
    await wifi(manager)
    await manager.update(ROOT, NM, Connectivity=Variant("u", connectivity))
    found = await ask(tmp_path, bus)
    assert (found.connected, found.internet, found.say) == (True, internet, said)


async def test_no_connection_is_offline(tmp_path, bus, manager):
    await manager.update(ROOT, NM, State=Variant("u", 20), Connectivity=Variant("u", 1))
    found = await ask(tmp_path, bus)
    assert (found.connected, found.internet, found.say) == (False, "no", "Offline: no network is connected.")


async def test_without_the_manager_the_kernel_is_asked(tmp_path, bus):
    assert (await ask(tmp_path, bus)).say
    assert (await ask(tmp_path, f"unix:path={tmp_path}/none", "de")).say


async def test_iwd_tells_its_network_where_it_runs_alone(tmp_path, bus):
    view = FakeView(tmp_path, DBUS_SYSTEM_BUS_ADDRESS=bus)
    assert await from_iwd(view) == ""
    async with FakeIwd(bus):
        assert await from_iwd(view) == "Fuji"
    assert await from_iwd(FakeView(tmp_path, DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/none")) == ""


HEAD = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ("", (False, "no", "none", "")),
        ("eth0\t0002A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n", (False, "no", "none", "")),
        ("eth0\t00000000\t0102A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n", (True, "unknown", "wired", "eth0")),
        ("eth0\t00000000\t0102A8C0\t0002\t0\t0\t100\t00000000\t0\t0\t0\n", (False, "no", "none", "")),
        (
            (
                "eth0\t00000000\t0102A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
                "wlan0\t00000000\t0102A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
            ),
            (True, "unknown", "wifi", "wlan0"),
        ),
        ("wg0\t00000000\t00000000\t0001\t0\t0\t0\t00000000\t0\t0\t0\n", (True, "unknown", "vpn", "wg0")),
    ],
)
def test_the_default_route_says_by_which_interface(tmp_path, rows, told):
    (tmp_path / "wlan0/wireless").mkdir(parents=True)
    (tmp_path / "eth0/device").mkdir(parents=True)
    (tmp_path / "route").write_text(HEAD + rows)
    found = from_kernel(tmp_path / "route", tmp_path)
    assert (found.connected, found.internet, found.kind, found.device) == told


def test_a_kernel_without_the_table_is_offline(tmp_path):
    assert not from_kernel(tmp_path / "none", tmp_path).connected
