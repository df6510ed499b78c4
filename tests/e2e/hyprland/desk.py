"""A session of real Hyprland under a real user manager, with the installed ryx in it."""

import asyncio
import contextlib
import json
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tests.e2e.desktop.conftest import Desktop, Pipe, watch
from tests.e2e.hyprland.hands import Hands
from tests.fakes.notifications import NAME

T = TypeVar("T")

LUA = """\
hl.monitor({ output = "", mode = "1280x720@60", position = "auto", scale = 1 })
hl.config({
  animations = { enabled = false }, decoration = { rounding = 0, blur = { enabled = false }, shadow = { enabled = false } },
  misc = { disable_hyprland_logo = true, disable_splash_rendering = true, disable_hyprland_guiutils_check = true,
           background_color = "rgb(203040)" },
  ecosystem = { no_update_news = true, no_donation_nag = true }, input = { follow_mouse = 0 },
})
hl.on("hyprland.start", function()
  hl.exec_cmd("sh -c 'exec swaync > $XDG_RUNTIME_DIR/swaync.log 2>&1'")
  hl.exec_cmd("sh -c 'exec waybar --log-level debug > $XDG_RUNTIME_DIR/waybar.log 2>&1'")
  hl.exec_cmd("sh -c 'echo $HYPRLAND_INSTANCE_SIGNATURE $WAYLAND_DISPLAY > $XDG_RUNTIME_DIR/ready'")
end)
dofile(os.getenv("HOME") .. "/.local/share/ryx/hypr/ryx.lua")
"""
"""What a user has, with our own file at its end."""

BAR_HEIGHT = 32
BAR = """\
{{ "include": ["{hypr}/waybar.jsonc"], "layer": "top", "height": 32,
   "modules-left": ["hyprland/workspaces"], "modules-right": ["custom/ryx", "clock"] }}
"""
STYLE = '@import url("{hypr}/waybar.css");\n* {{ font-family: "DejaVu Sans"; font-size: 13px; }}\n'

VIEWER = """\
[Desktop Entry]
Type=Application
Name=Recorder
Exec={program} %f
MimeType=image/jpeg;
"""

PICTURE = bytes.fromhex("ffd8ffe000104a464946000101000001") + b"wave"


@dataclass
class Desk(Desktop):
    """The session; `hands` are at its keyboard and its mouse."""

    hands: Hands = None  # type: ignore[assignment]  # fields of the base class have defaults
    pictures: Path | None = None
    taken: int = 0

    async def hyprctl(self, what: str) -> Any:
        """What Hyprland's own program answers."""
        return json.loads(await self.run("hyprctl", "-j", what))

    async def soon(self, claim: Callable[[Any], T], what: str = "clients", within: float = 40) -> T:
        """Wait until `claim` is true of what hyprctl answers to `what`; gives what it gave."""
        end = time.monotonic() + within
        while not (found := claim(answer := await self.hyprctl(what))):
            assert time.monotonic() < end, f"{what}: {answer}\n{self.logs()}"
            await asyncio.sleep(0.1)
        return found

    async def open(self, title: str, folder: Path) -> dict[str, Any]:
        """A terminal with a shell in a folder, once it has the focus; the window as Hyprland tells it."""
        await self.start(
            "foot",
            "--config=/dev/null",
            "--log-level=none",
            f"--title={title}",
            f"--working-directory={folder}",
            "sh",
        )
        return await self.soon(lambda window: window if window.get("title") == title else None, "activewindow")

    async def prompt(self) -> None:
        """Press the key, and wait until the prompt is on the screen."""
        self.hands.press("super", "space")
        await self.soon(lambda layers: "wofi" in namespaces(layers), "layers")
        await asyncio.sleep(1)  # its first picture

    async def ask(self, text: str, picture: str = "") -> None:
        """Press the key, type, press Enter."""
        await self.prompt()
        self.hands.type(text)
        if picture:
            await asyncio.sleep(1)
            await self.picture(picture)
        self.hands.press("enter")
        await self.soon(lambda layers: "wofi" not in namespaces(layers), "layers")

    async def click(self, x: int, y: int) -> None:
        """Click with the kernel's pointer; `y` is below the bar."""
        await asyncio.to_thread(self.hands.click, x, y + BAR_HEIGHT)

    async def picture(self, name: str) -> None:
        """Keep what is on the screen."""
        if self.pictures is not None:
            self.taken += 1
            await self.screenshot(self.pictures / f"{self.taken:02}-{name}.png")

    async def compositor(self) -> None:
        """Start Hyprland, or start it again; returns when its session is there."""
        ready = await Pipe.make(self.runtime / "ready")
        log = self.runtime / "hyprland.log"
        try:
            if (await self.run("systemctl", "--user", "is-active", "hyprland", ok=False)).strip() == "active":
                await self.run("systemctl", "--user", "restart", "hyprland", within=60)
            else:
                await self.run(
                    "systemd-run", "--quiet", "--user", "--unit=hyprland",
                    *(f"--setenv={name}={self.environment[name]}" for name in ("PATH", "LIBSEAT_BACKEND", "LP_NUM_THREADS")),
                    f"--property=StandardOutput=append:{log}", f"--property=StandardError=append:{log}", "start-hyprland",
                )  # fmt: skip
            signature, display = (await ready.line(within=90)).split()
        finally:
            ready.transport.close()
            ready.path.unlink()
        self.environment |= {"HYPRLAND_INSTANCE_SIGNATURE": signature, "WAYLAND_DISPLAY": display}
        await self.run("gdbus", "wait", "--session", "--timeout", "40", NAME, within=60)
        await self.soon(lambda layers: "waybar" in namespaces(layers), "layers")


def namespaces(layers: dict[str, Any]) -> set[str]:
    """Those of all layers that are on a screen, as in {"wofi", "waybar"}."""
    return {
        layer["namespace"] for screen in layers.values() for level in screen["levels"].values() for layer in level
    }


def _furnish(home: Path, runtime: Path) -> None:
    hypr = home / ".local/share/ryx/hypr"
    files = {
        ".config/hypr/hyprland.lua": LUA,
        ".config/waybar/config.jsonc": BAR.format(hypr=hypr),
        ".config/waybar/style.css": STYLE.format(hypr=hypr),
        ".config/mimeapps.list": "[Default Applications]\nimage/jpeg=recorder.desktop\n",
        ".local/state/ryx/advised": "",
        ".local/share/applications/recorder.desktop": VIEWER.format(program=home / "bin/recorder"),
        "bin/recorder": f'#!/bin/sh\necho "$1" > "{runtime}/opened"\n',
        "tulip/notes.txt": "bulbs, in autumn\n",
    }
    for name, text in files.items():
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (home / "bin/recorder").chmod(0o755)
    (home / "tulip/.git").mkdir()
    (home / "tulip/pictures").mkdir()
    (home / "tulip/pictures/great_wave.jpg").write_bytes(PICTURE)


@contextlib.asynccontextmanager
async def session() -> AsyncIterator[Desk]:
    """The units enabled, Hyprland on the screen, somebody at the keyboard."""
    home, runtime = Path.home(), Path(os.environ["XDG_RUNTIME_DIR"])
    _furnish(home, runtime)
    environment = {
        name: os.environ[name]
        for name in ("HOME", "USER", "PATH", "LANG", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "LIBSEAT_BACKEND",
                     "LP_NUM_THREADS")
    } | {"XDG_CURRENT_DESKTOP": "Hyprland"}  # fmt: skip
    pictures = os.environ.get("RYX_PICTURES")
    bus = environment["DBUS_SESSION_BUS_ADDRESS"]
    opened = await Pipe.make(runtime / "opened")
    try:
        with Hands() as hands:
            desk = Desk(home, runtime, environment, bus, opened, opened, hands=hands,
                        pictures=Path(pictures) if pictures else None)  # fmt: skip
            async with watch(desk):
                await desk.run("systemctl", "--user", "enable", "--now", "ryxd.socket", "ryxd.service", within=90)
                await desk.compositor()
                try:
                    yield desk
                finally:
                    for program in desk.programs:
                        with contextlib.suppress(ProcessLookupError):
                            program.kill()
                        await program.wait()
                    await desk.run("systemctl", "--user", "stop", "hyprland", "ryxd", within=60, ok=False)
                    for log in runtime.glob("*.log") if desk.pictures else ():
                        shutil.copy(log, desk.pictures)
    finally:
        opened.transport.close()
