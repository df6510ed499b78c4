"""From a request at the prompt to the user's yes in the menu or the notification, on a real desktop."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.e2e.desktop.conftest import Desktop, start_compositor
from tests.e2e.desktop.test_prompt import ask, start_ryxd
from tests.fakes.changing import SUMS
from tests.fakes.notifications import NAME

pytestmark = pytest.mark.desktop

SUM = "what is 1 plus 1"
POINTER = str(Path(__file__).with_name("pointer.py"))


@pytest.fixture
async def ryx(desktop: Desktop) -> Desktop:
    """A desktop on which a ryxd runs that has to ask."""
    await start_ryxd(desktop, "tests.e2e.asking_daemon")
    return desktop


def sums(desktop: Desktop) -> list[str]:
    file = desktop.home / SUMS
    return file.read_text().splitlines() if file.exists() else []


async def menu_is_open(desktop: Desktop) -> None:
    """Wait until a menu that was started since the last one has the keyboard."""
    await desktop.menu.line_with("get_layer_surface(")
    await desktop.has_keyboard()


async def asked(desktop: Desktop) -> None:
    await desktop.until(lambda calls: calls and "Allow: " in calls[-1].body)


async def test_a_click_on_the_bubble_opens_the_menu_and_the_yes_is_chosen_there(ryx: Desktop) -> None:
    await ask(ryx, SUM)
    await asked(ryx)
    (bubble,) = await ryx.bubbles()
    assert ryx.notifies[-1][1].hints["urgency"] == 2
    assert "Click: choose" in bubble["body"]
    assert "ryxctl approve q1.1" in bubble["body"]
    if pictures := os.environ.get("RYX_PICTURES"):
        await ryx.screenshot(Path(pictures) / "question.png", "830,0 450x200")
    await ryx.run(sys.executable, POINTER, "1280", "720", "1100", "50")
    await menu_is_open(ryx)
    if pictures:
        await asyncio.sleep(0.5)  # only for the picture: the menu is still being drawn
        await ryx.screenshot(Path(pictures) / "menu.png")
    assert sums(ryx) == []
    await ryx.press("Yes, once")
    await ryx.press("-k", "Return")
    await ryx.until(lambda calls: "Allow: " not in calls[-1].body and calls[-1].hints["urgency"] == 1)
    assert len(sums(ryx)) == 1


async def test_enter_on_the_first_line_and_escape_decide_nothing(ryx: Desktop) -> None:
    await ask(ryx, SUM)
    await asked(ryx)
    for key in ("Return", "Escape"):
        menu = await ryx.start("ryxctl", "questions", "--menu")
        await menu_is_open(ryx)
        await ryx.press("-k", key)
        async with asyncio.timeout(20):
            assert await menu.wait() == 0, ryx.logs()
    assert "q1.1" in await ryx.run("ryxctl", "questions")
    assert sums(ryx) == []
    await ryx.run("makoctl", "invoke", "no")
    await ryx.until(lambda calls: "Not done: " in calls[-1].body)
    assert sums(ryx) == []


async def test_answered_in_a_terminal_the_bubble_goes_on_to_the_result(ryx: Desktop) -> None:
    await ask(ryx, SUM)
    await asked(ryx)
    await ryx.run("ryxctl", "approve")
    await ryx.until(lambda calls: "Allow: " not in calls[-1].body and calls[-1].hints["urgency"] == 1)
    assert len(await ryx.bubbles()) == 1
    assert len(sums(ryx)) == 1


async def test_a_question_from_a_terminal_is_shown_until_it_is_answered(ryx: Desktop) -> None:
    terminal = await ryx.start("ryxctl", "ask", "--quiet", SUM)
    await asked(ryx)
    assert len(await ryx.bubbles()) == 1
    await ryx.run("ryxctl", "deny")
    await ryx.gone()
    async with asyncio.timeout(20):
        assert await terminal.wait() == 5


async def test_dunst_shows_it_too(session: Desktop) -> None:
    await start_compositor(session)
    await session.start("dunst")
    await session.run("gdbus", "wait", "--session", "--timeout", "10", NAME)
    await start_ryxd(session, "tests.e2e.asking_daemon")
    await ask(session, SUM)
    await asked(session)
    assert "ryxctl approve q1.1" in session.notifies[-1][1].body
    await session.run("dunstctl", "action", "0")
    await menu_is_open(session)
    await session.press("No")
    await session.press("-k", "Return")
    await session.until(lambda calls: "Not done: " in calls[-1].body)
