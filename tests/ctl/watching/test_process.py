"""`ryxctl watch` as a process on a terminal of its own; and where there is no screen."""

import asyncio
import fcntl
import signal
import struct
import sys
import termios
from pathlib import Path

from ryxd.wire.errors import Exit
from tests.ctl import stories
from tests.ctl.conftest import Ctl, Terminal, ended
from tests.ctl.stubserver import Stub
from tests.ctl.watching.test_app import World

ROOT = Path(__file__).parents[3]
SCREEN = b"\x1b[?1049h"
"""What every program writes that takes the whole terminal (xterm's control sequences)."""


def sized(terminal: Terminal, columns: int, rows: int) -> None:
    fcntl.ioctl(terminal.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


async def test_the_screen_comes_and_goes_and_the_answer_stays(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    world = World(daemon)
    world.infos["r12"] = stories.info("r12", stories.COMPARES.text, "done", finished=stories.BEGAN + 2100)
    world.told["r12"] = list(stories.compared_to_its_end())
    sized(terminal, 80, 24)
    process = await ctl.start(
        "watch", "r12", stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave
    )  # fmt: skip
    await terminal.until(SCREEN)
    await terminal.until("Of Lübeck nothing was found.".encode())
    sized(terminal, 60, 16)
    process.send_signal(signal.SIGWINCH)
    terminal.type("q")
    assert (await ended(process)).code == 0
    before, _, after = terminal.screen.rpartition(b"\x1b[?1049l")
    assert before
    assert "Of Lübeck nothing was found." in after.decode()


async def test_an_unknown_run_is_told_on_the_terminal_as_it_was(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    World(daemon)
    sized(terminal, 80, 24)
    process = await ctl.start(
        "watch", "r99", stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave
    )  # fmt: skip
    assert (await ended(process)).code == Exit.NOT_FOUND
    assert b"there is no run r99" in terminal.screen.rpartition(b"\x1b[?1049l")[2]


async def test_plain_prints_lines_on_a_terminal_too(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    World(daemon)
    process = await ctl.start(
        "watch", "--plain", stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave
    )  # fmt: skip
    await terminal.until(b"watching all runs")
    process.send_signal(signal.SIGINT)
    assert (await ended(process)).code == Exit.CANCELLED
    assert SCREEN not in terminal.screen


async def test_without_textual_there_are_lines_and_a_hint(ctl: Ctl, daemon: Stub, terminal: Terminal) -> None:
    World(daemon)
    script = (
        "import sys; sys.modules['textual'] = None\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from ryxctl.hot import main; sys.exit(main(sys.argv[1:]))"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, "watch", stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave,
        env=ctl.env, cwd=ctl.folder,
    )  # fmt: skip
    await terminal.until(b"pip install 'ryx[watch]'")
    await terminal.until(b"watching all runs")
    process.send_signal(signal.SIGINT)
    assert (await ended(process)).code == Exit.CANCELLED
    assert SCREEN not in terminal.screen
