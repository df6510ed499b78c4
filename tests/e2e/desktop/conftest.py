"""A headless desktop: private bus, sway without a screen, mako, and somebody at the keyboard.

Needs a normal user (sway refuses root) and, from the distribution: dbus-daemon sway mako makoctl grim wofi
wtype gdbus xdg-open, a font. Without them the tests are skipped, with RYX_TESTS_REQUIRE set they fail.
With RYX_PICTURES=docs/images the pictures of the README are taken again.
"""

import asyncio
import contextlib
import json
import os
import shutil
import stat
import struct
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.dbusfix import Message, MessageType, close, connect
from tests.fakes.notifications import NAME, Call, bus_daemon

CHECKOUT = Path(__file__).parents[3]
PROGRAMS = (
    "dbus-daemon", "gdbus", "sway", "mako", "makoctl", "grim", "wofi", "wtype", "xdg-open",
)  # fmt: skip

MENUS = ("wofi", "fuzzel", "tofi")
"""What they say to the compositor is listened to; those besides wofi are in test_menus.py."""

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
    menu: Pipe
    """What the menu program says to the compositor."""
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

    async def has_keyboard(self) -> None:
        """Wait until the menu has the keyboard; its surface, and a pointer over it, are there before."""
        while ".enter(" not in await self.menu.line_with("wl_keyboard@"):
            pass

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


def _furnish(home: Path, runtime: Path) -> dict[str, str]:
    """A home with a picture to find, a program that opens pictures, and the configuration of all programs."""
    files = {
        ".config/mako/config": MAKO,
        ".config/wofi/style.css": WOFI,
        ".config/sway/config": SWAY,
        ".config/mimeapps.list": "[Default Applications]\nimage/jpeg=recorder.desktop\n",
        ".local/state/ryx/advised": "",
        ".local/share/applications/recorder.desktop": VIEWER.format(program=home / "bin/recorder"),
        "bin/recorder": f'#!/bin/sh\necho "$1" > "{runtime}/opened"\n',
        "bin/ryxctl": f'#!/bin/sh\nexec {sys.executable} -m ryxctl "$@"\n',
    } | {
        f"bin/{menu}": f'#!/bin/sh\nWAYLAND_DEBUG=1 exec {program} "$@" 2> "{runtime}/menu"\n'
        for menu in MENUS
        if (program := shutil.which(menu))
    }
    for name, text in files.items():
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        if name.startswith("bin/"):
            file.chmod(file.stat().st_mode | stat.S_IXUSR)
    (home / "Downloads").mkdir()
    (home / "Downloads/great_wave.jpg").write_bytes(bytes.fromhex("ffd8ffe000104a464946000101000001") + b"wave")
    return {
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "XDG_CURRENT_DESKTOP": "sway",
        "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
        "PATH": f"{home}/bin:/usr/local/bin:/usr/bin:/bin",
        "PYTHONPATH": str(CHECKOUT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": "C.UTF-8",
        "WLR_BACKENDS": "headless",
        "WLR_RENDERER": "pixman",
        "WLR_LIBINPUT_NO_DEVICES": "1",
        "GSETTINGS_BACKEND": "memory",
        "NO_AT_BRIDGE": "1",
        "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/bus",
    }


@contextlib.asynccontextmanager
async def watch(desktop: Desktop) -> AsyncIterator[None]:
    """Note every Notify that goes over the bus."""
    calls: dict[tuple[str, int], tuple[float, list[Any]]] = {}

    def see(message: Any) -> bool:
        if message.message_type is MessageType.METHOD_CALL and message.member == "Notify":
            calls[message.sender, message.serial] = (time.monotonic(), message.body)
        called = calls.pop((message.destination, message.reply_serial), None)
        if called is not None and message.message_type is MessageType.METHOD_RETURN:
            at, (app, replaces, _, summary, body, actions, hints, expires) = called
            pairs = dict(zip(actions[::2], actions[1::2], strict=True))
            values = {key: value.value for key, value in hints.items()}
            desktop.notifies.append(
                (at, Call(message.body[0], replaces, app, summary, body, pairs, values, expires))
            )
        if message.member == "NotificationClosed" or called is not None:
            desktop.news.set()
        return message.message_type is MessageType.METHOD_CALL  # a monitor must never answer, or it is thrown out

    bus = await connect(desktop.bus)
    bus.add_message_handler(see)  # first: with the reply others' calls may come
    try:
        await bus.call(
            Message(
                destination="org.freedesktop.DBus",
                path="/org/freedesktop/DBus",
                interface="org.freedesktop.DBus.Monitoring",
                member="BecomeMonitor",
                signature="asu",
                body=[[], 0],
            )
        )
        yield
    finally:
        await close(bus)


@pytest.fixture
async def session() -> AsyncIterator[Desktop]:
    """A login without a screen: home, runtime folder and bus."""
    if os.geteuid() == 0:
        pytest.skip("sway refuses to run as root: run the tests as a normal user")
    if missing := [program for program in PROGRAMS if shutil.which(program) is None]:
        pytest.skip(f"these programs are missing: {' '.join(missing)}")
    # not tmp_path: a socket's path may have 107 bytes
    with tempfile.TemporaryDirectory(prefix="ryx-", ignore_cleanup_errors=True) as folder:
        home, runtime = Path(folder) / "home", Path(folder) / "run"
        home.mkdir()
        runtime.mkdir(mode=0o700)
        environment = _furnish(home, runtime)
        async with bus_daemon(runtime) as bus:
            opened, menu = await Pipe.make(runtime / "opened"), await Pipe.make(runtime / "menu")
            desktop = Desktop(home, runtime, environment, bus, opened, menu)
            try:
                async with watch(desktop):
                    yield desktop
            finally:
                for program in reversed(desktop.programs):
                    await _end(program)
                for pipe in (opened, menu):
                    pipe.transport.close()


async def start_compositor(session: Desktop) -> None:
    """Start sway on a screen that is not there; returns when it is ready."""
    ready = await Pipe.make(session.runtime / "ready")
    try:
        await session.start("sway", "-c", str(session.home / ".config/sway/config"))
        display, socket = (await ready.line()).split()
    finally:
        ready.transport.close()
    session.environment |= {"WAYLAND_DISPLAY": display, "SWAYSOCK": socket}
    # a seat without a keyboard loses the first keys of one that comes
    await session.start("wtype", "-s", "3600000")


@pytest.fixture
async def desktop(session: Desktop) -> Desktop:
    """The session with a compositor, and mako for its notifications."""
    await start_compositor(session)
    await session.start_mako()
    return session


async def _end(program: asyncio.subprocess.Process) -> None:
    """End a program, gently at first."""
    if program.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            program.terminate()
        try:
            async with asyncio.timeout(5):
                await program.wait()
        except TimeoutError:
            program.kill()
            await program.wait()


def size(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG file."""
    head = picture.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n", f"{picture} is no PNG"
    width, height = struct.unpack(">II", head[16:24])
    return width, height
