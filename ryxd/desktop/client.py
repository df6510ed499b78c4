"""What of `ryxctl` a click starts: its menus, its prompt, and what it does with a result."""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path

import ryxd
from ryxd.core.processes import begun

PACKAGE = Path(ryxd.__file__).parents[1]
"""The folder that has ryxctl beside ryxd."""


async def ryxctl(*words: str, socket: Path, environment: Mapping[str, str]) -> None:
    """Run it, and return when it has ended; cancelling ends it. Raises OSError when it can't be started."""
    words = ("-P", "-m", "ryxctl", "--socket", str(socket), *words)
    process = await begun(
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
