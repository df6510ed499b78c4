"""Other programs: begun so that a cancelled task leaves none behind, ended with all that they started."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Any


async def begun(*argv: str | os.PathLike[str], **how: Any) -> Process:
    """`asyncio.create_subprocess_exec`, with its arguments, for what may be cancelled meanwhile. Raises OSError.

    Cancelled between the start and the last connected pipe, asyncio kills the program alone, leaves that pipe
    open, and waits for its end for ever. Here the program is begun in full, and ended then.
    """
    starting = asyncio.ensure_future(asyncio.create_subprocess_exec(*argv, **how))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await asyncio.wait({starting})
        if not starting.cancelled() and starting.exception() is None:
            await ended(starting.result())
        raise


async def ended(process: Process) -> None:
    """Return when it has ended: killed if it has not by itself, with its group where it has one of its own."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            if os.getpgid(process.pid) == process.pid:
                end_group(process.pid)
            else:
                process.kill()
    # wait() also waits for the end of the pipes, and one that nobody reads any more never ends
    process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001
    # SIGKILL can't be refused: this wait is short, and must not be cut short by a second cancel
    await asyncio.shield(process.wait())


def end_group(pid: int) -> None:
    """Kill a program and all it started (its process group)."""
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
