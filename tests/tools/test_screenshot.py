"""grim and slurp in a headless sway."""

import asyncio
import io
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from ryxd.core.files import Create, MakeFolder
from ryxd.core.processes import end_group
from ryxd.core.tool import Permission, ToolError
from ryxd.tools.screenshot import Region, screenshot
from tests.fakes.hyprland import Client, FakeHyprland
from tests.fakes.sway import picture, still, until_it_shows
from tests.fakes.view import FakeView

POINTER = str(Path(__file__).parents[1] / "e2e/desktop/pointer.py")

needs_grim = pytest.mark.skipif(not shutil.which("grim"), reason="grim is not installed")


class Disk:
    """Hands on files that do what they are told; what was there stays."""

    def __init__(self):
        self.done = []

    async def apply(self, operations, *, summary="", output=None):
        for operation in operations:
            match operation:
                case MakeFolder(path=path):
                    path.mkdir(parents=True)
                case Create(path=path, data=bytes(data)):
                    with path.open("xb") as file:
                        file.write(data)
        self.done.append((summary, operations))
        return ()


def size(path):
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    return struct.unpack(">II", data[16:24])


async def take(view, region="full"):
    return await screenshot.run(Region(region=region), view)


@pytest.fixture
def view(tmp_path, wayland):
    (tmp_path / "Bilder").mkdir()
    return FakeView(tmp_path, files=Disk(), **wayland)


@pytest.mark.desktop
@needs_grim
async def test_the_whole_screen_is_kept_with_the_pictures(tmp_path, view):
    first, second = await take(view), await take(view)
    kept = sorted((tmp_path / "Bilder/Screenshots").iterdir())
    assert sorted([first.path, second.path]) == [str(path) for path in kept]
    assert [size(path) for path in kept] == [(320, 200)] * 2
    assert first.say.startswith("The screenshot is ~/Bilder/Screenshots/20")
    assert [summary for summary, _ in view.files.done] == ["screenshot"] * 2


@pytest.mark.desktop
@needs_grim
async def test_the_focused_window_alone_is_kept(tmp_path, view, wayland):
    async with FakeHyprland(tmp_path, "0.57") as hyprland:
        hyprland.clients = [Client("0x1", "foot")]
        runtime = view.environment["XDG_RUNTIME_DIR"]
        view.environment = {
            **view.environment,
            "XDG_RUNTIME_DIR": str(tmp_path),
            "WAYLAND_DISPLAY": f"{runtime}/{wayland['WAYLAND_DISPLAY']}",
        }
        taken = await take(view, "window")
    assert size(tmp_path / "Bilder/Screenshots" / taken.path.rpartition("/")[2]) == (300, 200)


@pytest.fixture
async def drawing(tmp_path, act, wayland):
    """A user at a screen with a window on it, whom the tool has asked to draw; once slurp has dimmed the screen."""
    if absent := [name for name in ("grim", "slurp", "foot", "wtype") if not shutil.which(name)]:
        pytest.skip(f"not installed: {', '.join(absent)}")
    act.environment |= {**wayland, "PATH": os.environ["PATH"]}
    empty = picture(wayland)
    with subprocess.Popen(
        ["foot", "sh", "-c", "seq 40; exec sleep 60"], env={**os.environ, **wayland, "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    ) as foot:  # fmt: skip
        try:
            await until_it_shows(wayland, lambda shown: shown != empty)
            before = await still(wayland)
            taking = asyncio.create_task(act("screenshot", region="area"))
            await until_it_shows(wayland, lambda shown: shown != before)
            yield taking
            await taking
            assert await until_it_shows(wayland, lambda shown: shown == before)
        finally:
            end_group(foot.pid)
            foot.wait()
    await until_it_shows(wayland, lambda shown: shown == empty)


async def act_on(wayland, *argv):
    """Run a program that moves the mouse or types."""
    process = await asyncio.create_subprocess_exec(*argv, env={**os.environ, **wayland})
    assert await process.wait() == 0


async def drag(wayland, *where):
    await act_on(wayland, sys.executable, POINTER, "320", "200", *map(str, where))


@pytest.mark.desktop
@pytest.mark.parametrize(
    # bare: where no mouse is; without a screen of glass sway paints it into the picture
    ("corners", "bare"), [((10, 20, 50, 80), (0, 0, 24, 44)), ((50, 80, 10, 20), (0, 24, 41, 61))]
)  # fmt: skip
async def test_the_area_that_the_user_draws_is_kept(act, drawing, wayland, corners, bare):
    await drag(wayland, *corners)
    result = await drawing
    assert result.error is None
    taken = act.home / "Pictures/Screenshots" / result.data["path"].rpartition("/")[2]
    assert size(taken) == (41, 61), "both ends are in it"
    assert (await act.log())[-1] == "create"
    # what was there, not dimmed as while it was drawn, and of the right place
    assert pixels(taken.read_bytes(), bare) == pixels(picture(wayland, "10,20 41x61"), bare)
    assert pixels(taken.read_bytes(), bare) != pixels(picture(wayland, "200,20 41x61"), bare)


def pixels(png, box):
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB").crop(box).tobytes()


@pytest.mark.desktop
@pytest.mark.parametrize("how", ["Escape", "a click that draws nothing"])
async def test_an_area_that_the_user_gives_up_drawing_is_no_picture(act, drawing, wayland, how):
    if how == "Escape":
        await act_on(wayland, "wtype", "-s", "100", "-k", "Escape")
    else:
        await drag(wayland, 10, 20)
    assert (await drawing).error == "no area was drawn"
    assert not (act.home / "Pictures").exists()


async def test_a_screenshot_is_no_change_but_goes_through_the_path_boundary(tmp_path):
    view = FakeView(tmp_path, XDG_SCREENSHOTS_DIR=str(tmp_path / "shots"))
    effect = await screenshot.effect(Region(region="area"), view)
    assert (effect.classes, effect.writes) == ({Permission.DESKTOP}, (tmp_path / "shots",))


@needs_grim
async def test_without_a_display_or_the_programs_that_is_told(tmp_path):
    with pytest.raises(ToolError, match="this desktop can't be pictured"):
        await take(FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path), WAYLAND_DISPLAY="wayland-77"))
    with pytest.raises(ToolError, match="install the package grim"):
        await take(FakeView(tmp_path, path=str(tmp_path)))
    with pytest.raises(ToolError, match="braucht Hyprland"):
        await take(FakeView(tmp_path, language="de", XDG_RUNTIME_DIR=str(tmp_path)), "window")
