"""The whole way on a server that draws buttons: typed into real wofi, told by SwayNotificationCenter, clicked there.

A person could film it: key → prompt → result → button → the thing is done. With RYX_PICTURES=docs/images the pictures of
the README are taken again.
"""

import asyncio
import json
import os
import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.desktop.conftest import Desktop, start_compositor
from tests.e2e.desktop.test_prompt import ask, start_ryxd
from tests.fakes.notifications import NAME

pytestmark = pytest.mark.desktop

POINTER = str(Path(__file__).with_name("pointer.py"))
LEFT, WIDTH, FIRST_LINE, LINE, BUTTON = 792, 476, 26, 18, 43
"""Of its notification on this screen, in pixels: where it begins, how wide it is; where its lines are, and its buttons
below them."""

PICTURES = {"Copy": "buttons.png", "Yes": "approval.png"}
"""By the button that is pressed next."""


@pytest.fixture
async def swaync(session: Desktop) -> Desktop:
    if shutil.which("swaync") is None:
        if os.environ.get("RYX_TESTS_REQUIRE"):
            pytest.fail("swaync is missing")
        pytest.skip("swaync is not installed")
    await start_compositor(session)
    await session.start("swaync")
    await session.run("gdbus", "wait", "--session", "--timeout", "20", NAME)
    await start_ryxd(session)
    return session


async def click(desktop: Desktop, x: int, y: int) -> None:
    await desktop.run(sys.executable, POINTER, "1280", "720", str(x), str(y))


async def press_button(
    desktop: Desktop, label: str, click: Callable[[Any, int, int], Awaitable[None]] = click
) -> None:
    """Click on a button of the newest notification, which is the topmost; `click` is told where."""
    call = desktop.notifies[-1][1]
    labels = [text for key, text in call.actions.items() if key != "default"]
    width = WIDTH / len(labels)
    x = LEFT + width * (labels.index(label) + 0.5)
    y = FIRST_LINE + LINE * len(call.body.split("\n")) + BUTTON
    await asyncio.sleep(0.6)  # it slides in
    if (pictures := os.environ.get("RYX_PICTURES")) and label in PICTURES:
        await desktop.screenshot(Path(pictures) / PICTURES[label], "780,0 500x160")
    await click(desktop, round(x), y)


async def test_the_button_opens_the_file(swaync: Desktop) -> None:
    await ask(swaync)
    await swaync.until(lambda calls: calls and calls[-1].actions)
    assert list(swaync.notifies[-1][1].actions.values()) == ["Open", "Open", "Copy", "Show", "Continue"]
    await press_button(swaync, "Open")
    assert await swaync.opened.line() == str(swaync.home / "Downloads/great_wave.jpg")


async def test_the_button_copies_the_file(swaync: Desktop) -> None:
    await ask(swaync)
    await swaync.until(lambda calls: calls and calls[-1].actions)
    await press_button(swaync, "Copy")
    async with asyncio.timeout(20):
        while await swaync.run("wl-paste", "--no-newline", ok=False) != str(
            swaync.home / "Downloads/great_wave.jpg"
        ):
            await asyncio.sleep(0.1)


async def test_the_button_goes_on_with_the_conversation(swaync: Desktop) -> None:
    await ask(swaync)
    await swaync.until(lambda calls: calls and calls[-1].actions)
    first = swaync.notifies[-1][1].id
    await press_button(swaync, "Continue")
    await swaync.has_keyboard()
    await swaync.press("open it")
    await swaync.press("-k", "Return")
    assert await swaync.opened.line() == str(swaync.home / "Downloads/great_wave.jpg")
    await swaync.until(lambda calls: calls[-1].id != first)


async def test_an_approval_shows_what_will_be_done_and_its_button_is_bound_to_it(swaync: Desktop) -> None:
    note = swaync.home / "notes.txt"
    note.write_text("buy milk\n")
    bar = await swaync.start("sh", "-c", f"exec ryxctl waybar > {swaync.runtime}/bar")
    await ask(swaync, "rename notes.txt to ideas.txt")
    await swaync.until(lambda calls: calls and calls[-1].hints["urgency"] == 2)
    asked = swaync.notifies[-1][1]
    assert (asked.expires, asked.hints["sound-name"]) == (0, "dialog-question")
    assert "notes.txt" in asked.body
    assert "ideas.txt" in asked.body
    assert note.exists()
    yes = next(text for key, text in asked.actions.items() if key == "once")
    await press_button(swaync, yes)
    await swaync.until(lambda calls: calls[-1].hints["urgency"] == 1)
    assert (swaync.home / "ideas.txt").read_text() == "buy milk\n"
    await press_button(swaync, "Undo")
    async with asyncio.timeout(20):
        while not note.exists():
            await asyncio.sleep(0.05)
    # what a bar showed meanwhile
    assert bar.returncode is None
    lines = [json.loads(line) for line in (swaync.runtime / "bar").read_text().splitlines()]
    states = [line["alt"] for line in lines]
    assert states[0] == "idle"
    assert "rename notes.txt to ideas.txt" in next(line["tooltip"] for line in lines if line["alt"] == "waiting")
    async with asyncio.timeout(20):
        while json.loads((swaync.runtime / "bar").read_text().splitlines()[-1])["alt"] != "idle":
            await asyncio.sleep(0.05)
