"""What a person could film, on a real Hyprland: key → prompt → result → button → done; windows; the compositor's restart.

`tests/e2e/hyprland/run` boots the guest that this runs in, and leaves a picture of each station (docs/testing-hyprland.md).
"""

import asyncio
import json
import os
import subprocess
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.e2e.desktop.test_swaync import press_button
from tests.e2e.hyprland.desk import Desk, namespaces, session

pytestmark = [pytest.mark.rare, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def desk() -> AsyncIterator[Desk]:
    if os.environ.get("RYX_TESTS_HYPRLAND") != "session":
        pytest.skip("tests/e2e/hyprland/run makes the guest for this (docs/testing-hyprland.md)")
    async with session() as desk:
        yield desk


def of_kind(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(event for event in events if event["kind"] == kind)


async def events(desk: Desk, back: int = 1) -> list[dict[str, Any]]:
    """Those of the run that was asked last, or so many runs back."""
    runs = json.loads(await desk.run("ryxctl", "--json", "runs", "--limit", str(back), within=60))["runs"]
    told = json.loads(await desk.run("ryxctl", "--json", "show", runs[-1]["id"], within=60))
    return list(told["events"])


async def daemon(desk: Desk) -> str:
    """Its process."""
    return (await desk.run("systemctl", "--user", "show", "--property=MainPID", "--value", "ryxd")).strip()


async def shown(desk: Desk) -> None:
    """Wait until the newest notification is on the screen: software draws it."""
    await desk.soon(lambda layers: "swaync-notification-window" in namespaces(layers), "layers")
    await asyncio.sleep(3)


def placed(windows: list[dict[str, Any]], address: str) -> str:
    """The workspace of a window."""
    return next(str(window["workspace"]["name"]) for window in windows if window["address"] == address)


async def test_the_installed_units_are_right_and_the_daemon_is_up(desk: Desk) -> None:
    units = [desk.home / ".config/systemd/user" / unit for unit in ("ryxd.service", "ryxd.socket")]
    judged = subprocess.run(
        ["systemd-analyze", "--user", "verify", *units], capture_output=True, text=True, check=False, timeout=60
    )
    assert (judged.returncode, judged.stderr) == (0, "")
    assert (await desk.run("systemctl", "--user", "is-active", "ryxd.socket", "ryxd.service")).split() == [
        "active"
    ] * 2


async def test_the_installed_configuration_is_right(desk: Desk) -> None:
    assert await desk.hyprctl("configerrors") == [""]
    binds = {bind["description"]: bind for bind in await desk.hyprctl("binds")}
    assert {"Ask ryx", "Answer ryx"} <= set(binds)


async def test_a_request_typed_at_the_prompt_and_a_click_on_the_result(desk: Desk) -> None:
    window = await desk.open("tulip", desk.home / "tulip/pictures")
    await desk.ask("find the great wave", "prompt")
    await desk.until(lambda calls: calls and calls[-1].actions)
    told = desk.notifies[-1][1]
    assert "great_wave.jpg" in told.body
    await shown(desk)
    await desk.picture("result")
    await press_button(desk, "Open", Desk.click)
    assert await desk.opened.line() == str(desk.home / "tulip/pictures/great_wave.jpg")
    await desk.until(lambda calls: calls[-1].body == "great_wave.jpg is open.")
    await desk.picture("opened")
    seen = of_kind(await events(desk, 2), "situated")
    assert (seen["app"], seen["title"], seen["workspace"]) == ("foot", "tulip", str(window["workspace"]["name"]))
    assert (seen["folder"], seen["root"]) == (str(desk.home / "tulip/pictures"), str(desk.home / "tulip"))
    said = await desk.run("ryxctl", "show", "r1", within=60)
    assert "from foot – tulip, workspace 1, in ~/tulip/pictures" in said


async def test_a_window_goes_where_it_was_asked_to_and_the_screen_too(desk: Desk) -> None:
    window = await desk.hyprctl("activewindow")
    await desk.ask("move this window to workspace 3")
    await desk.soon(lambda windows: placed(windows, window["address"]) == "3")
    await desk.ask("go to workspace 3")
    await desk.soon(lambda workspace: workspace["name"] == "3", "activeworkspace")
    await shown(desk)
    await desk.picture("workspace")


async def test_what_changes_a_file_is_asked_about_and_the_button_is_bound_to_it(desk: Desk) -> None:
    note = desk.home / "tulip/notes.txt"
    await desk.ask("rename notes.txt to ideas.txt")
    await desk.until(lambda calls: calls and calls[-1].hints["urgency"] == 2)
    asked = desk.notifies[-1][1]
    await shown(desk)
    await desk.picture("approval")
    assert note.exists()
    yes = next(text for key, text in asked.actions.items() if key == "once")
    await press_button(desk, yes, Desk.click)
    await desk.until(lambda calls: calls[-1].hints["urgency"] == 1)
    assert (note.parent / "ideas.txt").read_text() == "bulbs, in autumn\n"
    await shown(desk)
    await desk.picture("done")
    await press_button(desk, "Undo", Desk.click)
    async with asyncio.timeout(40):
        while not note.exists():
            await asyncio.sleep(0.1)


async def test_a_window_that_fills_the_screen_takes_the_memory(desk: Desk) -> None:
    await desk.ask("fullscreen")
    await desk.soon(lambda window: window["fullscreen"] > 0, "activewindow")
    async with asyncio.timeout(40):
        while "a window fills the screen" not in await desk.run("ryxctl", "models", "why", within=60):
            await asyncio.sleep(0.2)
    await desk.ask("fullscreen")
    await desk.soon(lambda window: window["fullscreen"] == 0, "activewindow")


async def test_a_compositor_that_starts_again_is_followed_by_the_same_daemon(desk: Desk) -> None:
    before = await daemon(desk)
    old = desk.environment["HYPRLAND_INSTANCE_SIGNATURE"]
    await desk.compositor()
    assert desk.environment["HYPRLAND_INSTANCE_SIGNATURE"] != old
    await desk.open("again", desk.home / "tulip")
    count = len(desk.notifies)
    await desk.ask("go to workspace 4")
    await desk.soon(lambda workspace: workspace["name"] == "4", "activeworkspace")
    await desk.until(lambda calls: len(calls) > count and calls[-1].hints["urgency"] == 1)
    await shown(desk)
    await desk.picture("restarted")
    assert of_kind(await events(desk), "situated")["title"] == "again"
    assert await daemon(desk) == before


async def test_the_bar_has_shown_it(desk: Desk) -> None:
    log = (desk.runtime / "waybar.log").read_text()
    assert "[error]" not in log, log
