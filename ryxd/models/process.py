"""One worker process, from the daemon's side: start it, talk to it, be sure that it is gone."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

import ryxd
from ryxd.models import frames

log = logging.getLogger(__name__)

PROGRAM = (sys.executable, "-m", "ryxd.models.worker")

_ENVIRONMENT = {
    # ggml's barriers spin by default: with anything else running, a token takes 4 to 18 times as long
    "OMP_WAIT_POLICY": "passive",
    # or an abort runs gdb first
    "GGML_NO_BACKTRACE": "1",
}
_WORDS = 4000
"""Bytes of standard error that are logged after a death."""
_LINES = 3
"""Lines of it that a person sees."""


class Process:
    """A running worker. `end` must be awaited, whatever happened."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        streams: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        errors: int,
    ) -> None:
        self._process = process
        self._reader, self._writer = streams
        self._errors = errors
        self._why: str | None = None
        self._ended = False

    @classmethod
    async def start(cls, program: tuple[str, ...]) -> Self:
        """Start a worker program with its end of a socketpair. Raises OSError when that can't be done."""
        ours, theirs = socket.socketpair()
        errors = os.memfd_create("worker-stderr")
        with theirs:
            try:
                streams = await asyncio.open_connection(sock=ours)
            except BaseException:
                ours.close()
                os.close(errors)
                raise
            try:
                # exec, never fork: ggml's threads do not survive one. Blocking for a few ms, on the loop's
                # own thread: PDEATHSIG is about the *thread* that started the worker.
                process = subprocess.Popen(  # noqa: ASYNC220
                    [*program, str(theirs.fileno()), str(os.getpid())],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    pass_fds=(theirs.fileno(),),
                    process_group=0,
                    env=os.environ | _ENVIRONMENT,
                    # -m looks in the current folder first: that must be ours, not wherever the daemon runs
                    cwd=Path(ryxd.__file__).parent.parent,
                )
            except OSError:
                streams[1].close()
                os.close(errors)
                raise
        return cls(process, streams, errors)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def send(self, frame: bytes) -> None:
        """Send a packed message. A worker that died meanwhile is noticed by `receive`."""
        # no drain: the worker reads on a thread of its own, and silence is watched
        self._writer.write(frame)

    async def receive(self) -> frames.Message | None:
        """The next message; None once the worker is gone, or kept no order (then it is killed)."""
        try:
            message = await frames.receive(self._reader)
        except frames.BrokenFrame as error:
            self.kill(f"sent what is no frame: {error}")
            message = None
        self._ended = message is None
        return message

    def kill(self, why: str) -> None:
        """Kill it at once; `why` becomes part of what `end` says."""
        self._why = self._why or why
        self._process.kill()

    async def end(self, patience: float) -> str:
        """Make sure that it has ended; how, and its last words."""
        self._writer.close()
        # one that closed its end is dying by itself: a signal now would hide why
        if not (self._ended and await self._gone(patience)):
            self._process.terminate()  # it has nothing to save
            if not await self._gone(patience):
                self._process.kill()
                await self._gone(patience)
        try:
            await self._writer.wait_closed()
        except OSError:
            pass  # it went while something was still to be written to it
        words = self._last_words()
        os.close(self._errors)
        return ": ".join(filter(None, (self._how(), words)))

    async def _gone(self, patience: float) -> bool:
        """Wait for it to have ended, and reap it."""
        if self._process.poll() is not None:
            return True
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        watch = os.pidfd_open(self._process.pid)
        try:
            loop.add_reader(watch, ended.set)
            async with asyncio.timeout(patience):
                await ended.wait()
        except TimeoutError:
            return False
        finally:
            loop.remove_reader(watch)
            os.close(watch)
        return self._process.poll() is not None

    def _how(self) -> str:
        code = self._process.returncode
        if self._why:
            return self._why
        if code is None:
            return "it does not end, not even killed"
        if code < 0:
            name = signal.Signals(-code).name
            return f"killed by {name}" + (" (out of memory?)" if -code == signal.SIGKILL else "")
        return f"ended with exit code {code}"

    def _last_words(self) -> str:
        size = os.fstat(self._errors).st_size
        text = os.pread(self._errors, _WORDS, max(0, size - _WORDS)).decode(errors="replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if lines:
            log.warning("last words of worker %d:\n%s", self.pid, text)
        # what faulthandler adds is for the log; the assertion that failed stands before it
        fatal = next((at for at, line in enumerate(lines) if line.startswith("Fatal Python error")), len(lines))
        return " | ".join(lines[:fatal][-_LINES:])
