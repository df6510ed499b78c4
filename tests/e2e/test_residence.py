"""Models make room for what else the machine does, as the installed daemon does it (spec A2)."""

import asyncio
from pathlib import Path

from tests.e2e.daemon import Daemon
from tests.fakes.hyprland import Client as Window
from tests.fakes.hyprland import FakeHyprland


async def test_a_window_in_full_screen_lets_models_go_soon_and_it_is_told(folder: Path) -> None:
    (folder / "run").mkdir(mode=0o700, exist_ok=True)
    async with FakeHyprland(folder / "run", "0.57") as hyprland, Daemon(folder) as daemon:
        hyprland.clients = [Window("0x1", "game", "Game", fullscreen=2)]
        async with asyncio.timeout(30):
            while "a window fills the screen" not in (told := (await daemon.ctl("models", "why"))[1]):
                hyprland.tell("fullscreen>>1")
                await asyncio.sleep(0.1)
        assert "a window fills the screen: a model goes after 15 s without use" in told
        hyprland.clients[0].fullscreen = 0
        hyprland.tell("fullscreen>>0")
        async with asyncio.timeout(30):
            while "a window fills the screen" in (await daemon.ctl("models", "why"))[1]:
                await asyncio.sleep(0.1)
