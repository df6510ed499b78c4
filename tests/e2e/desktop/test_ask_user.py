"""What an agent wants to know, from its bubble to the words that are typed in the menu, on a real desktop."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.desktop.conftest import Desktop
from tests.e2e.desktop.test_asking import POINTER, menu_is_open
from tests.e2e.desktop.test_prompt import start_ryxd
from tests.e2e.test_ask_user import COLOUR, FOLDER, Model
from tests.fakes import endpoint as peers

pytestmark = pytest.mark.desktop


@pytest.fixture
async def ryx(desktop: Desktop) -> AsyncIterator[Desktop]:
    """A desktop on which a ryxd runs whose model is an endpoint."""
    async with peers.llama_server(8192, Model()) as peer:
        config = Path(desktop.home / ".config/ryx/config.toml")
        config.parent.mkdir(parents=True, exist_ok=True)
        with config.open("a") as file:
            file.write("".join(f'\n[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "large")))
        await start_ryxd(desktop)
        yield desktop


async def answered(desktop: Desktop, ask: asyncio.subprocess.Process) -> None:
    async with asyncio.timeout(20):
        assert await ask.wait() == 0, desktop.logs()
    await desktop.gone()


async def test_words_are_typed_in_the_menu(ryx: Desktop) -> None:
    ask = await ryx.start("ryxctl", "ask", "--quiet", "--agent", "lead", FOLDER)
    await ryx.until(lambda calls: calls and "Which folder?" in calls[-1].body)
    assert "ryxctl answer q1.1" in (await ryx.bubbles())[0]["body"]
    await ryx.run(sys.executable, POINTER, "1280", "720", "1100", "50")
    await menu_is_open(ryx)
    await ryx.press("the folder with the pictures")  # words of the question, too: they choose no line of it
    await ryx.press("-k", "Return")
    await answered(ryx, ask)
    assert "answered q1.1: the folder with the pictures" in await ryx.run("ryxctl", "show", "r1")


async def test_a_choice_or_other_words(ryx: Desktop) -> None:
    ask = await ryx.start("ryxctl", "ask", "--quiet", "--agent", "lead", "--new", COLOUR)
    await ryx.until(lambda calls: calls and "What colour?" in calls[-1].body)
    menu = await ryx.start("ryxctl", "questions", "--menu")
    await menu_is_open(ryx)
    await ryx.press("dark red")
    await ryx.press("-k", "Return")
    async with asyncio.timeout(20):
        assert await menu.wait() == 0, ryx.logs()
    await answered(ryx, ask)
    assert "answered q1.1: dark red" in await ryx.run("ryxctl", "show", "r1")
    ask = await ryx.start("ryxctl", "ask", "--quiet", "--agent", "lead", "--new", COLOUR)
    await ryx.until(lambda calls: "ryxctl answer q2.1" in calls[-1].body)
    menu = await ryx.start("ryxctl", "questions", "--menu")
    await menu_is_open(ryx)
    await ryx.press("answer in words")
    await ryx.press("-k", "Return")
    await menu_is_open(ryx)
    await ryx.press("green, but a dark one")
    await ryx.press("-k", "Return")
    await answered(ryx, ask)
    assert "answered q2.1: green, but a dark one" in await ryx.run("ryxctl", "show", "r2")
