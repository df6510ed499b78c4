"""grim in a headless sway."""

import shutil
import struct

import pytest

from ryxd.core.files import Create, MakeFolder
from ryxd.core.tool import Permission, ToolError
from ryxd.tools.screenshot import Region, screenshot
from tests.fakes.hyprland import Client, FakeHyprland
from tests.fakes.programs import Programs
from tests.fakes.view import FakeView

needs_grim = pytest.mark.skipif(not shutil.which("grim"), reason="grim is not installed")


class Disk:
    """Hands on files that do what they are told; what was there stays."""

    def __init__(self):
        self.done = []

    async def apply(self, operations, *, summary=""):
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


@pytest.mark.desktop
@needs_grim
async def test_the_area_that_the_user_draws_is_kept(tmp_path, wayland):
    programs = Programs(tmp_path / "bin")
    programs.link("grim")
    programs.write("slurp", "print('10,20 30x40')")
    taken = await take(FakeView(tmp_path, path=programs.path, files=Disk(), **wayland), "area")
    assert size(tmp_path / "Pictures/Screenshots" / taken.path.rpartition("/")[2]) == (30, 40)


async def test_an_area_that_was_not_drawn_is_no_picture(tmp_path):
    programs = Programs(tmp_path / "bin")
    programs.link("true")
    programs.write("grim", "")
    programs.write("slurp", "sys.exit('selection cancelled')")
    with pytest.raises(ToolError, match="no area was drawn"):
        await take(FakeView(tmp_path, path=programs.path), "area")
    assert programs.calls("grim") == []


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
