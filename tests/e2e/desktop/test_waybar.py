"""Our module in a real Waybar: it shows how ryx is, a click asks (spec A14). RYX_PICTURES=docs/images takes its picture."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.e2e.desktop.conftest import CHECKOUT, Desktop
from tests.e2e.desktop.test_prompt import start_ryxd
from tests.e2e.desktop.test_swaync import POINTER

pytestmark = pytest.mark.desktop

HYPR = CHECKOUT / "hypr"
CONFIG = '{{ "include": ["{hypr}/waybar.jsonc"], "layer": "top", "height": 32, "modules-right": ["custom/ryx", "clock"] }}\n'
STYLE = '@import url("{hypr}/waybar.css");\n* {{ font-family: "DejaVu Sans"; font-size: 14px; }}\n'
MODULE = (1210, 16)
"""Where it is on this screen, in pixels."""
YELLOW = (0xFD, 0xD6, 0x63)
"""Behind what waits, by our style sheet."""


@pytest.fixture
async def bar(desktop: Desktop) -> Desktop:
    if shutil.which("waybar") is None:
        if os.environ.get("RYX_TESTS_REQUIRE"):
            pytest.fail("waybar is missing")
        pytest.skip("waybar is not installed")
    await start_ryxd(desktop, "tests.e2e.asking_daemon")
    folder = desktop.home / ".config/waybar"
    folder.mkdir()
    (folder / "config").write_text(CONFIG.format(hypr=HYPR))
    (folder / "style.css").write_text(STYLE.format(hypr=HYPR))
    await desktop.start("waybar", "--log-level", "debug")
    return desktop


def log(desktop: Desktop) -> str:
    return (desktop.runtime / "waybar.log").read_text(errors="replace")


async def drawn(desktop: Desktop, colour: tuple[int, int, int] | None = None) -> None:
    """Wait until the module is on the screen, and has a background of that colour."""
    picture = desktop.home / "module.png"
    async with asyncio.timeout(40):
        while True:
            await desktop.screenshot(picture, f"{MODULE[0] - 10},{MODULE[1] - 10} 20x20")
            seen = Image.open(picture).convert("RGB").getcolors() or []
            colours = {each for _, each in seen}
            if len(colours) > 1 if colour is None else colour in colours:
                return
            await asyncio.sleep(0.2)


async def test_the_module_is_shown_and_a_click_asks(bar: Desktop) -> None:
    await drawn(bar)
    if pictures := os.environ.get("RYX_PICTURES"):
        await bar.screenshot(Path(pictures) / "bar-idle.png", "980,0 300x32")
    await bar.run(sys.executable, POINTER, "1280", "720", str(MODULE[0]), str(MODULE[1]))
    await bar.has_keyboard()
    await bar.press("what is 1 plus 1")
    await bar.press("-k", "Return")
    await bar.until(lambda calls: calls and "Allow: " in calls[-1].body)
    await drawn(bar, YELLOW)
    if pictures:
        await bar.screenshot(Path(pictures) / "bar-waiting.png", "980,0 300x32")
    assert "[error]" not in log(bar), log(bar)
