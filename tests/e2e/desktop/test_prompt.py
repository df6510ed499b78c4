"""From the key press to the opened file, on a real desktop (spec A11, A12)."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from tests.e2e.desktop.conftest import Desktop

pytestmark = pytest.mark.desktop

REQUEST = "find me the great wave file"


async def start_ryxd(session: Desktop, module: str = "ryxd") -> asyncio.subprocess.Process:
    """Start the daemon; returns when it answers."""
    daemon = await session.start(sys.executable, "-m", module)
    socket = session.runtime / "ryx/ryxd.sock"
    async with asyncio.timeout(20):
        while True:
            assert daemon.returncode is None, f"ryxd ended\n{session.logs()}"
            try:
                _, writer = await asyncio.open_unix_connection(socket)
            except OSError:
                await asyncio.sleep(0.02)  # nothing announces a socket before it is there
            else:
                writer.close()
                await writer.wait_closed()
                return daemon


@pytest.fixture
async def ryx(desktop: Desktop) -> Desktop:
    """A desktop on which ryxd runs."""
    await start_ryxd(desktop)
    return desktop


async def ask(desktop: Desktop, text: str = REQUEST) -> float:
    """Open the prompt, type the request, press Enter; gives the time of the Enter."""
    prompt = await desktop.start("ryxctl", "prompt")
    await desktop.has_keyboard()  # it has the keyboard
    await desktop.press(text)
    if pictures := os.environ.get("RYX_PICTURES"):
        await asyncio.sleep(0.5)  # only for the README: the last letters are still being drawn
        await desktop.screenshot(Path(pictures) / "prompt.png", "310,340 660x142")
    entered = await desktop.press("-k", "Return")
    async with asyncio.timeout(10):
        assert await prompt.wait() == 0, desktop.logs()
    return entered


async def test_a_request_typed_at_the_prompt_is_answered_in_one_bubble_that_opens_the_file(
    ryx: Desktop, capsys: pytest.CaptureFixture[str]
) -> None:
    entered = await ask(ryx)
    await ryx.until(lambda calls: calls)
    first = ryx.notifies[0][0] - entered
    await ryx.until(lambda calls: calls[-1].actions)
    last = ryx.notifies[-1][0] - entered
    with capsys.disabled():
        print(f"\nEnter → first notification {first:.3f} s, → result {last:.3f} s, {len(ryx.notifies)} updates")
    (bubble,) = await ryx.bubbles()
    assert "great_wave.jpg" in bubble["body"]
    assert {call.id for _, call in ryx.notifies} == {bubble["id"]}, "every update replaced the one before"
    if pictures := os.environ.get("RYX_PICTURES"):
        await ryx.screenshot(Path(pictures) / "notification.png", "830,0 450x150")
    await ryx.run("makoctl", "invoke", "open")
    assert await ryx.opened.line() == str(ryx.home / "Downloads/great_wave.jpg")


async def test_a_question_that_needs_no_model_is_answered_on_the_desktop_too(ryx: Desktop) -> None:
    await ask(ryx, "what time is it")
    await ryx.until(lambda calls: calls and calls[-1].hints["urgency"] == 1)
    (bubble,) = await ryx.bubbles()
    assert ":" in bubble["body"]


async def test_a_file_that_nothing_opens_is_told_on_the_desktop(ryx: Desktop) -> None:
    (ryx.home / ".config/mimeapps.list").unlink()
    (ryx.home / ".local/share/applications/recorder.desktop").unlink()
    await ask(ryx)
    await ryx.until(lambda calls: calls and calls[-1].actions)
    offered = ryx.notifies[-1][1]
    await ryx.run("makoctl", "invoke", "open")
    await ryx.until(lambda calls: calls[-1].id != offered.id and calls[-1].hints["urgency"] == 1)
    assert "JPEG" in ryx.notifies[-1][1].body


async def test_a_click_on_the_result_opens_the_file(ryx: Desktop) -> None:
    await ask(ryx)
    await ryx.until(lambda calls: calls and calls[-1].actions)
    pointer = str(Path(__file__).with_name("pointer.py"))
    await ryx.run(sys.executable, pointer, "1280", "720", "1100", "50")
    assert await ryx.opened.line() == str(ryx.home / "Downloads/great_wave.jpg")


async def test_a_request_from_a_terminal_stays_off_the_desktop(ryx: Desktop) -> None:
    said = await ryx.run("ryxctl", "ask", REQUEST, within=60)
    assert "great_wave.jpg" in said
    await ask(ryx)  # whatever the first one might have shown would have come before this
    await ryx.until(lambda calls: calls and calls[-1].actions)
    assert len({call.id for _, call in ryx.notifies}) == 1


async def test_without_a_notification_server_the_daemon_goes_on_and_the_doctor_says_so(
    session: Desktop,
) -> None:
    daemon = await start_ryxd(session)
    run = json.loads(await session.run("ryxctl", "--json", "status"))
    assert run["pid"] == daemon.pid
    await session.run("ryxctl", "ask", REQUEST, within=60)
    checks = {check["name"]: check for check in json.loads(await doctor(session))}
    assert checks["daemon"]["state"] == "ok"
    assert checks["session bus"]["state"] == "ok"
    assert checks["notifications"]["state"] == "missing"
    assert checks["wayland"]["state"] == "missing"
    assert daemon.returncode is None


async def test_without_a_bus_the_daemon_goes_on_and_the_doctor_says_so(session: Desktop) -> None:
    session.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={session.runtime}/nothing"
    daemon = await start_ryxd(session)
    assert "great_wave.jpg" in await session.run("ryxctl", "ask", REQUEST, within=60)
    checks = {check["name"]: check for check in json.loads(await doctor(session))}
    assert checks["session bus"]["state"] == "broken"
    assert daemon.returncode is None


async def test_the_doctor_knows_the_notification_server_of_the_desktop(ryx: Desktop) -> None:
    checks = {check["name"]: check for check in json.loads(await doctor(ryx))}
    assert checks["notifications"]["text"].startswith("mako ")
    assert checks["wayland"]["state"] == "ok"
    assert checks["dev.ryx.Ryx1"]["state"] == "ok"


async def doctor(session: Desktop) -> str:
    return await session.run("ryxctl", "doctor", "--json", ok=False, within=30)
