"""Notifications on a real desktop: mako (and once dunst) under a headless sway."""

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from ryxd.wire.events import Asked, Choice, Finished, ModelLoading, Routed
from tests.desktop.conftest import Daemon
from tests.e2e.desktop.conftest import Desktop, size, start_compositor
from tests.fakes.notifications import NAME

pytestmark = pytest.mark.desktop

ROUTED = Routed(run="r1", level="SIMPLE", rule="find", handler="file", tier="small", language="en")
OFFER = Asked(
    run="r1",
    question="Open it?",
    choices=(Choice(key="open", label="Open"), Choice(key="no", label="No")),
)
DONE = Finished(run="r1", outcome="done", text="Found <great_wave.jpg> in ~/Downloads.")


async def test_one_bubble_shows_progress_and_then_the_result_and_opens_it(
    desktop: Desktop, tmp_path: Path
) -> None:
    daemon = Daemon()
    async with daemon.notifier(desktop.bus, request=lambda run: "find me the great wave file"):
        daemon.send(ROUTED, ModelLoading(tier="small", model="starter", progress=0.4))
        await desktop.until(lambda calls: calls and calls[-1].hints.get("value") == 40)
        (bubble,) = await desktop.bubbles()
        assert bubble["body"] == "“find me the great wave file”\nLoading the model starter …"
        await desktop.screenshot(tmp_path / "progress.png")
        daemon.send(OFFER, DONE)
        await desktop.until(lambda calls: calls[-1].actions)
        (bubble,) = await desktop.bubbles()
        assert bubble["body"].startswith("Found &lt;great_wave.jpg&gt; in ~/Downloads.\nOpen it?")
        assert "ryxctl answer r1 open (or no)" in bubble["body"]
        await desktop.screenshot(tmp_path / "result.png")
        assert size(tmp_path / "result.png") == (1280, 720)
        await desktop.run("makoctl", "invoke", "open")
        assert await daemon.acted() == ("r1", "open")
        await desktop.gone()


async def test_a_click_on_the_bubble_opens_it(desktop: Desktop) -> None:
    daemon = Daemon()
    pointer = str(Path(__file__).with_name("pointer.py"))
    async with daemon.notifier(desktop.bus):
        daemon.send(ROUTED, OFFER, DONE)
        await desktop.until(lambda calls: calls and calls[-1].actions)
        await desktop.run(sys.executable, pointer, "1280", "720", "1100", "50")
        assert await daemon.acted() == ("r1", "open")


async def test_mako_may_die_and_come_back(desktop: Desktop) -> None:
    daemon = Daemon()
    async with daemon.notifier(desktop.bus):
        daemon.send(ROUTED)
        await desktop.until(lambda calls: calls)
        mako = desktop.programs[-1]
        mako.kill()
        await mako.wait()
        daemon.send(OFFER, DONE)
        while not daemon.queue.empty():
            await asyncio.sleep(0)
        await desktop.start_mako()
        await desktop.until(lambda calls: calls[-1].actions)
        assert len(await desktop.bubbles()) == 1


async def test_dunst_invokes_the_default_action(session: Desktop) -> None:
    if shutil.which("dunst") is None:
        pytest.skip("dunst is not installed")
    await start_compositor(session)
    await session.start("dunst")
    await session.run("gdbus", "wait", "--session", "--timeout", "10", NAME)
    daemon = Daemon()
    async with daemon.notifier(session.bus):
        daemon.send(ROUTED, OFFER, DONE)
        await session.until(lambda calls: calls and calls[-1].actions)
        assert "Middle click: Open" in session.notifies[-1][1].body
        await session.run("dunstctl", "action", "0")
        assert await daemon.acted() == ("r1", "open")
