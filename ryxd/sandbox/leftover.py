"""What may be left of a sandbox whose outer process was killed while it was being set up.

bubblewrap's inner process asks to die with the outer one, but some milliseconds after it was made. When the outer
one is killed in between, the inner one goes on. It is known by what the outer one wrote down before that.
"""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def read_status(stage: Path) -> dict[str, int]:
    """What bubblewrap wrote down: child-pid, then exit-code. Empty where it wrote nothing (readable)."""
    found: dict[str, int] = {}
    with suppress(OSError, ValueError):
        for line in (stage / "status").read_text().splitlines():
            found |= json.loads(line)
    return found


def kill_inner(stage: Path) -> None:
    """Kill the inner process, and with it all in its namespace, if it is there and one of ours."""
    if "child-pid" not in read_status(stage):
        _kill_unwritten(stage)
        return
    with _inner(stage, "cmdline", b"bwrap\0") as process:
        if process is not None:
            with suppress(OSError):
                signal.pidfd_send_signal(process, signal.SIGKILL)


def _kill_unwritten(stage: Path) -> None:
    """Kill an inner process of which nothing was written down: it waits for the outer one, in the stage."""
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        with suppress(OSError):
            process = os.pidfd_open(int(folder.name))
            try:
                ours = (folder / "comm").read_bytes() == b"bwrap\n" and (folder / "cwd").readlink() == stage
                if ours:
                    signal.pidfd_send_signal(process, signal.SIGKILL)
            finally:
                os.close(process)


async def inner_ended(stage: Path) -> None:
    """Return when nothing of the namespace is left: the outer process is gone some milliseconds earlier.

    The inner one is process 1 in there, so its end comes after that of all others.
    """
    # while it waits for the others it has no command line any more, but it still has its name
    with _inner(stage, "comm", b"bwrap\n") as process:
        if process is None:
            return
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(process, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(process)


@contextmanager
def _inner(stage: Path, file: str, begins: bytes) -> Iterator[int | None]:
    """A descriptor (pidfd) of the inner process, if it is there and its file in /proc begins like that."""
    number, process, is_it = read_status(stage).get("child-pid"), None, False
    if number is not None:
        with suppress(OSError):
            process = os.pidfd_open(number)
            # held open, so that the number means this process while it is looked at
            is_it = Path(f"/proc/{number}/{file}").read_bytes().startswith(begins)
    try:
        yield process if is_it else None
    finally:
        if process is not None:
            os.close(process)
