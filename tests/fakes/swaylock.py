"""The real swaylock on a headless sway, and a window under it that writes down every key it gets."""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psutil

from tests.fakes import sway
from tests.fakes.programs import until


def missing() -> str:
    """Why there can't be one here; empty when there can."""
    absent = [name for name in ("swaylock", "sway", "grim", "foot", "wtype") if not shutil.which(name)]
    return f"not installed: {', '.join(absent)}" if absent else ""


def lockers(display: Mapping[str, str]) -> list[psutil.Process]:
    """The swaylocks of this display."""
    found = []
    for process in psutil.process_iter(["name"]):
        with suppress(psutil.Error):
            if process.info["name"] == "swaylock" and display["XDG_RUNTIME_DIR"] in str(process.environ()):
                found.append(process)
    return found


async def unlock(display: Mapping[str, str]) -> None:
    """As the right password does; nothing where nothing is locked."""
    for process in lockers(display):
        with suppress(psutil.NoSuchProcess):
            process.send_signal(signal.SIGUSR1)
    await until(lambda: not lockers(display), within=10)


TITLE = "0,0 320x16"
"""Where the window has its title, which no key changes."""


class Desk:
    """A screen with a window on it that has the keyboard."""

    def __init__(self, display: dict[str, str], keys: Path) -> None:
        self.display = display
        self._keys = keys
        self._title = b""

    async def begin(self) -> None:
        """Type something into the window, and see how it looks."""
        await self.type("a")
        await until(lambda: self.keys == "a", within=20)
        self._title = await sway.still(self.display, TITLE)

    @property
    def keys(self) -> str:
        """What the window was typed."""
        return self._keys.read_text() if self._keys.exists() else ""

    async def type(self, text: str) -> None:
        await asyncio.to_thread(
            subprocess.run, ["wtype", "-s", "100", text], env={**os.environ, **self.display}, check=True
        )

    @property
    def locked(self) -> bool:
        """Whether the screen shows something else now than the window."""
        return sway.picture(self.display, TITLE) != self._title

    async def unlock(self) -> None:
        """As the right password does; returns when the window is seen again."""
        await unlock(self.display)
        await sway.until_it_shows(self.display, lambda shown: shown == self._title, TITLE)


@asynccontextmanager
async def desk(folder: Path) -> AsyncIterator[Desk]:
    """A sway of its own, for a locked screen is no good to other tests; unlocked and gone when left."""
    with sway.headless() as display:
        keys = folder / "keys"
        empty = sway.picture(display)
        # raw, so that a key is written when it comes and not with its line; echo would change the picture
        script = f"stty raw -echo; exec cat > '{keys}'"
        with subprocess.Popen(
            ["foot", "sh", "-c", script], env={**os.environ, **display, "HOME": str(folder)},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        ) as foot:  # fmt: skip
            try:
                await sway.until_it_shows(display, lambda shown: shown != empty)
                await until(keys.exists, within=20)
                found = Desk(display, keys)
                await found.begin()
                yield found
            finally:
                try:
                    await unlock(display)
                finally:
                    foot.kill()
