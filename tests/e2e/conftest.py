"""One real ryxd a test; its home holds the files of the source's walk-through."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon

RECORDING_OPENER = """#!/bin/sh
printf '%s\\n' "$@" >> "$HOME/.opened"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A private world: ~/Downloads/great_wave.jpg, some notes, and an xdg-open that writes down what it is given."""
    home = tmp_path / "home"
    for name in ("Pictures", "Downloads", "Documents"):
        (home / name).mkdir(parents=True)
    (home / "Downloads" / "great_wave.jpg").write_bytes(b"\xff\xd8\xff\xe0 not much of a picture")
    (home / "Documents" / "notes.txt").write_text("buy milk\ncall the plumber\n")
    (home / "Documents" / "Rechnung_Maerz.pdf").write_bytes(b"%PDF-1.4")
    (home / "Documents" / "Rechnung_April.pdf").write_bytes(b"%PDF-1.4")
    bin_ = tmp_path / "bin"
    bin_.mkdir()
    (bin_ / "xdg-open").write_text(RECORDING_OPENER)
    (bin_ / "xdg-open").chmod(0o755)
    return tmp_path


@pytest.fixture
async def daemon(folder: Path) -> AsyncIterator[Daemon]:
    """A ready ryxd in that world."""
    running = Daemon(folder, env={"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"})
    # a display that answers is all that opening needs to know of one
    display = await asyncio.start_unix_server(lambda _, writer: writer.close(), str(folder / "run" / "wayland-1"))
    async with display, running:
        yield running
