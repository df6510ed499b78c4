"""Other programs: found, run to their end, streamed, or started and left alone. Never through a shell.

Every program gets a process group of its own, so that ending it ends what it started too.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.processes import begun, ended
from ryxd.core.tool import ToolError

MOST = 1 << 20
"""Bytes of a program's output that are kept."""
SEARCHES = 8.0
"""Seconds that a program may take to find the one that it is to start."""
_LOOKS = 0.3


@dataclass(frozen=True)
class Ended:
    """What a program left: its exit code (negative: the signal that ended it) and its output."""

    code: int
    out: str
    err: str


def found(names: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """The path of the first of these programs that the environment's PATH has, or None."""
    return next(filter(None, (shutil.which(name, path=environment.get("PATH", "")) for name in names)), None)


@asynccontextmanager
async def running(
    argv: Sequence[str], environment: Mapping[str, str], *, err: int = asyncio.subprocess.PIPE
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A program with its output on a pipe; leaving the block, in whatever way, ends its whole group."""
    process = await begun(
        *argv,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=err,
        env=dict(environment),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        await ended(process)


async def run(argv: Sequence[str], environment: Mapping[str, str], limit: float = 4.0) -> Ended:
    """Run a program to its end. Raises ToolError when it can't start or takes longer than `limit` seconds."""
    name = Path(argv[0]).name
    try:
        async with asyncio.timeout(limit), running(argv, environment) as process:
            out, err = await process.communicate()
            code = await process.wait()
    except TimeoutError as error:
        raise ToolError(f"{name} did not answer within {limit:g} s", retry=True) from error
    except OSError as error:
        raise ToolError(f"{name} can't be started: {error.strerror}") from error
    return Ended(code, out[:MOST].decode(errors="replace"), err[:MOST].decode(errors="replace").strip())


async def feed(argv: Sequence[str], environment: Mapping[str, str], data: bytes, limit: float = 4.0) -> None:
    """Give a program its input, and let what it forks live on.

    No pipe of ours stays open in the child: one that serves on in the background would never let us see the end
    of its output. Raises ToolError when it can't start, takes longer than `limit` seconds, or fails.
    """
    name = Path(argv[0]).name
    with tempfile.TemporaryFile() as told:
        try:
            process = await begun(
                *argv,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=told,
                env=dict(environment),
                start_new_session=True,
            )
        except OSError as error:
            raise ToolError(f"{name} can't be started: {error.strerror}") from error
        try:
            async with asyncio.timeout(limit):
                await process.communicate(data)
        except TimeoutError as error:
            raise ToolError(f"{name} did not answer within {limit:g} s", retry=True) from error
        finally:
            await ended(process)
        if process.returncode:
            told.seek(0)
            why = told.read(MOST).decode(errors="replace").strip()
            raise ToolError(f"{name}: {why or f'exit code {process.returncode}'}"[:200])


async def launch(
    argv: Sequence[str],
    environment: Mapping[str, str],
    *,
    cwd: Path,
    watch: float = 1.0,
    started: Callable[[int], Collection[int]] | None = None,
) -> int | None:
    """Start a program that lives on without us; its exit code if it ends within `watch` seconds.

    Where it only starts another one, `started` gives what it has started so far, by its process id: until
    something of that stays, it is watched for up to `SEARCHES` seconds more.

    It has a session of its own and no terminal, so nothing that happens to the daemon's reaches it.
    (systemd still ends the daemon's whole control group on stop, unless the unit says KillMode=process.)
    Raises ToolError when it can't start.
    """
    loop = asyncio.get_running_loop()
    try:
        program = _start(argv, environment, cwd)  # about a millisecond; in a thread a cancel could lose it
        exits = os.pidfd_open(program.pid)
    except OSError as error:
        raise ToolError(f"{Path(argv[0]).name} can't be started: {error.strerror}") from error
    code: asyncio.Future[int] = loop.create_future()

    # a pidfd, not a task that waits: the program may outlive every task, and the loop needs no owner for it
    def reap() -> None:
        loop.remove_reader(exits)
        os.close(exits)
        _, status = os.waitpid(program.pid, 0)
        if not code.done():
            code.set_result(os.waitstatus_to_exitcode(status))

    loop.add_reader(exits, reap)
    done, _ = await asyncio.wait({code}, timeout=watch)
    if started is not None and not done:
        before: set[int] = set()
        ends = loop.time() + SEARCHES
        while not done and loop.time() < ends:
            now = set(await asyncio.to_thread(started, program.pid))
            if now & before:  # what is there twice is no helper of a script
                break
            before = now
            done, _ = await asyncio.wait({code}, timeout=_LOOKS)
    return code.result() if done else None


def _start(argv: Sequence[str], environment: Mapping[str, str], cwd: Path) -> "subprocess.Popen[bytes]":
    program = subprocess.Popen(
        argv,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=dict(environment),
        cwd=cwd,
        start_new_session=True,
    )
    program.returncode = 0  # reaped by its pidfd: Popen must not think that it is still its own
    return program
