"""A headless desktop: private bus, sway without a screen, mako, and somebody at the keyboard.

Needs a normal user (sway refuses root) and, from the distribution: dbus-daemon sway mako makoctl grim wofi
wtype gdbus xdg-open, a font. Without them the tests are skipped, with RYX_TESTS_REQUIRE set they fail.
With RYX_PICTURES=docs/images the pictures of the README are taken again.
"""

import asyncio
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.fakes.notifications import NAME, Call

CHECKOUT = Path(__file__).parents[3]
PROGRAMS = (
    "dbus-daemon", "gdbus", "sway", "mako", "makoctl", "grim", "wofi", "wtype", "xdg-open",
)  # fmt: skip

SWAY = """\
output HEADLESS-1 resolution 1280x720 position 0 0
output * bg #16202b solid_color
seat * hide_cursor 1
font pango:DejaVu Sans 10
exec sh -c 'echo "$WAYLAND_DISPLAY $SWAYSOCK" > "$XDG_RUNTIME_DIR/ready"'
"""

MAKO = """\
font=DejaVu Sans 11
width=420
height=260
padding=12,16
margin=14
border-size=2
border-radius=10
background-color=#1e2a38f0
text-color=#e6edf3
border-color=#5aa9e6
progress-color=over #2f4a63
format=<b>%s</b>\\n%b
default-timeout=0

[urgency=low]
border-color=#3a4b5c

[urgency=critical]
border-color=#e6a15a
"""

WOFI = """\
window { border: 2px solid #5aa9e6; border-radius: 10px; background-color: #1e2a38; color: #e6edf3;
         font-family: "DejaVu Sans"; font-size: 16px; }
#input { margin: 12px; padding: 6px 10px; border: none; background-color: #101820; color: #e6edf3; }
"""

VIEWER = """\
[Desktop Entry]
Type=Application
Name=Recorder
Exec={program} %f
MimeType=image/jpeg;
"""


@dataclass
class Pipe:
    """A named pipe that programs of the desktop write lines to."""

    path: Path
    reader: asyncio.StreamReader
    transport: asyncio.ReadTransport

    @classmethod
    async def make(cls, path: Path) -> "Pipe":
        os.mkfifo(path, 0o600)
        # opened for both: it neither waits for a writer nor ends with the first one
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_NONBLOCK), "rb", buffering=0)
        reader = asyncio.StreamReader()
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), file
        )
        return cls(path, reader, transport)

    async def line(self, within: float = 20) -> str:
        """The next line."""
        async with asyncio.timeout(within):
            return (await self.reader.readline()).decode().rstrip("\n")

    async def line_with(self, text: str, within: float = 20) -> str:
        """The next line with `text` in it; those before it are dropped."""
        async with asyncio.timeout(within):
            while text not in (line := (await self.reader.readline()).decode(errors="replace")):
                pass
        return line


@dataclass
class Desktop:
    """A user's session, as far as a test can have one."""

    home: Path
    runtime: Path
    environment: dict[str, str]
    bus: str
    opened: Pipe
    """Files that were opened with the desktop's own image viewer."""
    wofi: Pipe
    """What wofi says to the compositor."""
    notifies: list[tuple[float, Call]] = field(default_factory=list)
    """Every Notify that went over the bus, with the time it did."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    programs: list[asyncio.subprocess.Process] = field(default_factory=list)

    async def start(self, *argv: str, **environment: str) -> asyncio.subprocess.Process:
        """Start a program of the session; it is ended with it."""
        with open(self.runtime / f"{Path(argv[0]).name}.log", "ab") as log:
            program = await asyncio.create_subprocess_exec(
                *argv,
                env=self.environment | environment,
                cwd=self.home,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.programs.append(program)
        return program

    async def run(self, *argv: str, within: float = 20, ok: bool = True) -> str:
        """Run a program to its end; what it printed."""
        program = await asyncio.create_subprocess_exec(
            *argv,
            env=self.environment,
            cwd=self.home,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(within):
                out, err = await program.communicate()
        except TimeoutError:
            program.kill()
            await program.communicate()
            raise AssertionError(f"{argv} did not end within {within} s") from None
        assert not ok or program.returncode == 0, f"{argv}: {program.returncode}: {err.decode()}"
        return out.decode()

    async def until(self, claim: Callable[[list[Call]], object], within: float = 60) -> None:
        """Wait until `claim` is true of the notifications so far."""
        try:
            async with asyncio.timeout(within):
                while not claim([call for _, call in self.notifies]):
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            seen = [(call.id, call.body) for _, call in self.notifies]
            raise AssertionError(f"not so within {within} s: {seen}\n{self.logs()}") from None

    async def bubbles(self) -> list[dict[str, Any]]:
        """What mako shows now, as makoctl tells it."""
        shown = json.loads(await self.run("makoctl", "list"))
        return [{key: value["data"] for key, value in each.items()} for each in shown["data"][0]]

    async def gone(self, within: float = 10) -> None:
        """Wait until mako shows nothing any more."""
        async with asyncio.timeout(within):
            while await self.bubbles():
                self.news.clear()
                await self.news.wait()

    async def start_mako(self) -> asyncio.subprocess.Process:
        mako = await self.start("mako", "-c", str(self.home / ".config/mako/config"))
        await self.run("gdbus", "wait", "--session", "--timeout", "10", NAME)
        return mako

    async def screenshot(self, path: Path, region: str = "") -> None:
        """A picture of the screen, or of `region` (as in "X,Y WxH") of it."""
        await self.run("grim", *(["-g", region] if region else []), "-l", "9", str(path))

    async def press(self, *arguments: str) -> float:
        """Type with a virtual keyboard; gives the time when that began."""
        began = time.monotonic()
        # the pause: a key that comes at the same moment as the keyboard itself is lost
        await self.run("wtype", "-s", "100", *arguments)
        return began

    def logs(self) -> str:
        """The last words of every program."""
        return "\n".join(
            f"--- {log.name}\n{log.read_text(errors='replace')[-3000:]}" for log in self.runtime.glob("*.log")
        )
