"""The real bin/ryxctl as a process, against a daemon that says what the test wrote down."""

import asyncio
import contextlib
import os
import pty
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.ctl.stubserver import Stub

ROOT = Path(__file__).parents[2]
LAUNCHER = ROOT / "bin" / "ryxctl"


class Ended:
    """What a process left."""

    def __init__(self, code: int, out: bytes, err: bytes) -> None:
        self.code, self.out, self.err = code, out.decode(), err.decode()


class Ctl:
    """Starts ryxctl in an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {
            "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LANG": "C.UTF-8",
            "TERM": "xterm",
        }

    async def start(
        self, *argv: str, stdin: int = asyncio.subprocess.DEVNULL, **more: int
    ) -> asyncio.subprocess.Process:
        streams = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.PIPE, **more}
        return await asyncio.create_subprocess_exec(
            LAUNCHER, *argv, stdin=stdin, env=self.env, cwd=self.folder, **streams
        )

    async def run(self, *argv: str, stdin: bytes | None = None) -> Ended:
        process = await self.start(
            *argv, stdin=asyncio.subprocess.DEVNULL if stdin is None else asyncio.subprocess.PIPE
        )
        return await ended(process, stdin)


async def ended(process: asyncio.subprocess.Process, stdin: bytes | None = None) -> Ended:
    """The end of a process; a process that doesn't end is killed, and fails the test."""
    try:
        async with asyncio.timeout(30):
            out, err = await process.communicate(stdin)
    except TimeoutError:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        raise
    assert process.returncode is not None
    return Ended(process.returncode, out or b"", err or b"")


class Terminal:
    """The other side of a pseudo terminal."""

    def __init__(self) -> None:
        self._master, self.slave = pty.openpty()
        os.set_blocking(self._master, False)
        self.name = os.ttyname(self.slave)
        self._shown = b""
        self._news = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._master, self._read)

    @property
    def screen(self) -> bytes:
        """All that was written since it was last set: what a process wrote last, too, when its end is known first."""
        with contextlib.suppress(OSError):
            while written := os.read(self._master, 65536):
                self._shown += written
        return self._shown

    @screen.setter
    def screen(self, shown: bytes) -> None:
        self._shown = shown

    def _read(self) -> None:
        try:
            self._shown += os.read(self._master, 65536)
        except BlockingIOError:
            return
        except OSError:  # EIO: nobody has the other side any more
            asyncio.get_running_loop().remove_reader(self._master)
        self._news.set()

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    async def until(self, text: bytes, times: int = 1) -> None:
        """Wait until it is on the screen, so many times: what a process wrote comes a moment after its end, too."""
        async with asyncio.timeout(20):
            while self.screen.count(text) < times:
                self._news.clear()
                await self._news.wait()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._master)
        os.close(self._master)
        os.close(self.slave)


@pytest.fixture
def ctl(tmp_path: Path) -> Ctl:
    return Ctl(tmp_path)


@pytest.fixture
async def daemon(tmp_path: Path) -> AsyncIterator[Stub]:
    async with Stub(tmp_path / "ryx" / "ryxd.sock") as stub:
        yield stub


@pytest.fixture
async def terminal() -> AsyncIterator[Terminal]:
    made = Terminal()
    yield made
    made.close()


@pytest.fixture
def reader() -> Iterator[int]:
    """A pipe that nobody reads: its reading end is closed."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


def program(folder: Path, name: str, script: str) -> Path:
    """A program on the PATH of the test: a shell script."""
    (folder / "bin").mkdir(exist_ok=True)
    path = folder / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def path(ctl: Ctl, tmp_path: Path) -> Path:
    """Our programs come first; the machine's own menus and notification programs are out of reach."""
    here = tmp_path / "bin"
    here.mkdir()
    for tool in ("sh", "cat", "readlink", "mkfifo"):
        (here / tool).symlink_to(
            next(f"{at}/{tool}" for at in ("/usr/bin", "/bin") if os.path.exists(f"{at}/{tool}"))
        )
    (here / "python3").symlink_to(os.path.realpath(os.sys.executable))
    ctl.env["PATH"] = str(here)
    return tmp_path
