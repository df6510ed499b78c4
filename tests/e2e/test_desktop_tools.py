"""The desktop's tools through the daemon's real socket, each with a real peer, and with no model."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ryxd.core.dbusfix import Variant
from tests.e2e.daemon import Daemon, answer
from tests.fakes import mocks, sway
from tests.fakes.hyprland import Client, FakeHyprland
from tests.fakes.notifications import bus_daemon
from tests.fakes.players import FakePlayer


@pytest.fixture
async def address(folder: Path) -> AsyncIterator[str]:
    async with bus_daemon(folder) as bus:
        yield bus


@pytest.fixture
async def running(folder: Path, address: str) -> AsyncIterator[Daemon]:
    """A ryxd whose system bus and session bus are one private bus."""
    buses = {"DBUS_SYSTEM_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address}
    async with Daemon(folder, env=buses) as daemon:
        yield daemon


async def test_the_battery_is_asked_for(running: Daemon, address: str) -> None:
    if why := mocks.missing():
        pytest.skip(why)
    async with mocks.mock(address, "upower", "org.freedesktop.UPower", "/org/freedesktop/UPower") as upower:
        await upower.update(
            "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device",
            IsPresent=Variant("b", True), Type=Variant("u", 2), State=Variant("u", 2), Percentage=Variant("d", 42.0),
        )  # fmt: skip
        assert (await answer(running, "battery?"))["text"] == "The battery is at 42 % (not charging)."
        assert (await answer(running, "wie voll ist der Akku"))["text"] == "Der Akku ist bei 42 % (lädt nicht)."


async def test_what_plays_is_told_and_paused(running: Daemon, address: str) -> None:
    async with FakePlayer(address, "vlc", "Playing") as player:
        assert (await answer(running, "was läuft gerade"))["text"] == "Es läuft: Hokusai - Wave (vlc)."
        assert (await answer(running, "pause the music"))["text"] == "Paused."
    assert player.pressed == ["Pause"]


async def test_windows_are_done_with_and_closing_one_needs_a_yes(folder: Path, running: Daemon) -> None:
    async with FakeHyprland(folder / "run", "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "foot", "~/src"), Client("0x2", "firefox", "Wave", "2")]
        assert (await answer(running, "fullscreen"))["outcome"] == "done"
        assert "2: firefox – Wave" in (await answer(running, "which windows are open"))["text"]
        refused = await answer(running, "close this window", yes=False)
        assert hyprland.clients[0].fullscreen == 2
        assert (refused["outcome"], refused["error"]) == ("failed", "refused")
        assert "close the window of foot (~/src); what is not saved there may be lost" in refused["text"]
        assert len(hyprland.clients) == 2
        assert (await answer(running, "close this window", yes=True))["outcome"] == "done"
    assert [client.address for client in hyprland.clients] == ["0x2"]


async def test_nobody_switches_the_machine_off_without_a_yes(running: Daemon, address: str) -> None:
    if why := mocks.missing():
        pytest.skip(why)
    async with mocks.mock(address, "logind", "org.freedesktop.login1", "/org/freedesktop/login1") as logind:
        refused = await answer(running, "fahr den Rechner herunter", yes=False)
        calls = [name for name, _ in await logind.calls()]
    assert refused["outcome"] == "failed"
    assert "diesen Rechner ausschalten" in refused["text"]
    assert set(calls) == {"CanPowerOff"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("how much ram is free", " memory is free"),
        ("was frisst so viel Speicher", "Das braucht am meisten Arbeitsspeicher:\n"),
        ("how much disk space is left", " free"),
        ("bin ich online", "."),
    ],
)
async def test_the_machine_is_asked_about(running: Daemon, text: str, told: str) -> None:
    ended = await answer(running, text)
    assert ended["outcome"] == "done"
    assert told in ended["text"]


@pytest.mark.desktop
async def test_the_clipboard_outlives_the_run_and_the_daemon_answers_on(folder: Path) -> None:
    if why := sway.missing() or ("" if shutil.which("wl-copy") else "wl-clipboard is not installed"):
        pytest.skip(why)
    async with AsyncExitStack() as stack:
        display = stack.enter_context(sway.headless())
        path = f"{display['XDG_RUNTIME_DIR']}/{display['WAYLAND_DISPLAY']}"
        env = {"WAYLAND_DISPLAY": path, "PATH": os.environ["PATH"]}
        daemon = await stack.enter_async_context(Daemon(folder, env=env))
        copied = await answer(daemon, 'copy "Grüße, Anna!" to the clipboard')
        assert (copied["outcome"], copied["text"]) == ("done", "It is on the clipboard.")
        assert (await answer(daemon, "what's on the clipboard"))["text"] == "On the clipboard:\nGrüße, Anna!"
