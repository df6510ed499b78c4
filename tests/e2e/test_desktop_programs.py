"""Sound, panel, screen lock: the daemon's answers without a model, with the desktop's real programs behind them."""

import os
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon, answer
from tests.fakes import panel, soundserver, sway, swaylock
from tests.fakes.programs import Programs, until


async def test_the_volume_is_turned_up_and_the_microphone_off(folder: Path) -> None:
    if why := soundserver.missing():
        pytest.skip(why)
    (folder / "run").mkdir(mode=0o700)
    with soundserver.sound_server(folder / "run", folder / "sound") as sound:
        reached = {key: value for key, value in sound.environment.items() if key != "HOME"}
        async with Daemon(folder, env=reached) as daemon:
            assert (await answer(daemon, "how loud is it"))["text"] == "Volume is at 40 %."
            assert (await answer(daemon, "mach den Ton auf 30 %"))["text"] == "Lautstärke: 30 %."
            assert sound.pulse(soundserver.SINK, "speakers") == (30, False)
            assert (await answer(daemon, "louder"))["outcome"] == "done"
            assert sound.wireplumber(soundserver.SINK)[0] > 30
            assert (await answer(daemon, "mute the microphone"))["text"] == "The microphone is muted."
            assert sound.pulse(soundserver.SOURCE, "headset") == (40, True)
            assert sound.pulse(soundserver.SINK, "speakers")[1] is False
            sound.unplug("headset")
            ended = await answer(daemon, "mute the microphone")
            assert (ended["outcome"], "no microphone is connected" in ended["text"]) == ("failed", True)


async def test_the_panel_is_made_brighter(folder: Path) -> None:
    if why := panel.missing():
        pytest.skip(why)
    programs = Programs(folder / "programs")
    lit = panel.Panel(folder, programs)
    lit.light(100, 1000)
    async with Daemon(folder, env={"PATH": f"{programs.path}:{os.environ['PATH']}"}) as daemon:
        assert (await answer(daemon, "set the brightness to 60 %"))["text"] == "Brightness is at 60 %."
        assert lit.raw() == 600
        assert (await answer(daemon, "mach den Bildschirm dunkler"))["outcome"] == "done"
    assert lit.raw() < 600


@pytest.mark.desktop
async def test_the_screen_is_locked_and_the_daemon_answers_on(folder: Path) -> None:
    if why := swaylock.missing():
        pytest.skip(why)
    async with swaylock.desk(folder) as desk:
        path = f"{desk.display['XDG_RUNTIME_DIR']}/{desk.display['WAYLAND_DISPLAY']}"
        env = {
            "WAYLAND_DISPLAY": path,
            "PATH": os.environ["PATH"],
            "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere",
        }
        async with Daemon(folder, env=env) as daemon:
            assert (await answer(daemon, "lock the screen"))["text"] == "The screen is locked."
            assert desk.locked
            assert (await answer(daemon, "what is 6 times 7"))["text"] == "6 * 7 = 42"
            shown = sway.picture(desk.display)
            await desk.type("b")
            await sway.until_it_shows(desk.display, lambda now: now != shown)
        assert swaylock.lockers(desk.display), "the screen stays locked when the daemon ends"
        await desk.unlock()
        await desk.type("c")
        await until(lambda: desk.keys.endswith("c"), within=20)
        assert desk.keys == "ac", "what was typed while it was locked has not come to the window"
