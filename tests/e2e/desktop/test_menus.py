"""Other menu programs than wofi: what is typed and chosen in the real ones, as the README names them."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tests.e2e.desktop.conftest import Desktop
from tests.e2e.desktop.test_asking import SUM, asked, menu_is_open, sums
from tests.e2e.desktop.test_prompt import start_ryxd

pytestmark = pytest.mark.desktop

# bemenu works too, but loses keys that come as fast as here
PROGRAMS = ("fuzzel --dmenu", "tofi --require-match=false")


@pytest.fixture(params=PROGRAMS, ids=lambda command: command.partition(" ")[0])
async def ryx(request: pytest.FixtureRequest, desktop: Desktop) -> Desktop:
    """A desktop on which a ryxd runs that has to ask, with a menu program of the user's."""
    command = str(request.param)
    if shutil.which(program := command.partition(" ")[0]) is None:
        assert not os.environ.get("RYX_TESTS_REQUIRE"), f"{program} is missing"
        pytest.skip(f"{program} is missing")
    config = desktop.home / ".config/ryx/config.toml"
    config.parent.mkdir()
    config.write_text(f'[desktop]\nprompt = "{command}"\n')
    await start_ryxd(desktop, "tests.e2e.asking_daemon")
    return desktop


# one menu a test: Debian's fuzzel dies of the keyboard that a wtype has left


async def test_a_request_is_typed(ryx: Desktop) -> None:
    prompt = await ryx.start("ryxctl", "prompt")
    await menu_is_open(ryx)
    await ryx.press(SUM)
    await ryx.press("-k", "Return")
    async with asyncio.timeout(20):
        assert await prompt.wait() == 0, ryx.logs()
    await asked(ryx)
    assert SUM in await ryx.run("ryxctl", "runs")


@pytest.mark.parametrize(("answer", "count"), [("Yes, once", 1), ("No", 0)])
async def test_an_answer_is_chosen(ryx: Desktop, request: pytest.FixtureRequest, answer: str, count: int) -> None:
    asking = await ryx.start("ryxctl", "ask", "--quiet", SUM)
    await asked(ryx)
    menu = await ryx.start("ryxctl", "questions", "--menu")
    await menu_is_open(ryx)
    if pictures := os.environ.get("RYX_PICTURES"):
        await asyncio.sleep(0.5)  # only for the picture: the menu is still being drawn
        await ryx.screenshot(Path(pictures) / f"{request.node.callspec.id}.png")
    await ryx.press(answer)
    await ryx.press("-k", "Return")
    async with asyncio.timeout(20):
        assert await menu.wait() == 0, ryx.logs()
        assert await asking.wait() == (0 if count else 5), ryx.logs()
    assert len(sums(ryx)) == count


async def test_escape_asks_and_decides_nothing(ryx: Desktop) -> None:
    prompt = await ryx.start("ryxctl", "prompt")
    await menu_is_open(ryx)
    await ryx.press("-k", "Escape")
    async with asyncio.timeout(20):
        assert await prompt.wait() == 0, ryx.logs()
    assert "[]" in await ryx.run("ryxctl", "--json", "runs")
