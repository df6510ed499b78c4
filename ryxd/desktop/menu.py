"""The desktop's menu with the answers of what waits: `ryxctl questions --menu`, started by a click."""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path

import ryxd

PACKAGE = Path(ryxd.__file__).parents[1]
"""The folder that has ryxctl beside ryxd."""


async def menu(socket: Path, environment: Mapping[str, str]) -> None:
    """Show it, and return when it is closed; cancelling closes it. Raises OSError when it can't be started."""
    words = ("-P", "-m", "ryxctl", "--socket", str(socket), "questions", "--menu")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        env={**environment, "PYTHONPATH": str(PACKAGE)},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.terminate()  # it closes its menu program
        await process.wait()
        raise
