"""One worker process, from the daemon's side: start it, talk to it, be sure that it is gone."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
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
    # numpy only adds up logits: no pool of threads that spin, and reserve memory, for matrices it never sees
    "OPENBLAS_NUM_THREADS": "1",
}
_WORDS = 16_000
"""Bytes of standard error that are kept, the last ones, and logged after a death."""
_LINES = 3
"""Lines of it that a person sees."""
_PRINTED = 64 << 20
"""Bytes of standard error after which a worker counts as one that never stops printing."""
_FREEING = 30.0
"""Seconds that one that was killed gets: the kernel frees gigabytes first, and the next model needs them."""
_PIPE = 1 << 16
"""Bytes that a pipe holds."""


class _Words:
    """What a worker prints. A pipe, read as it comes: a file would lose the end, or keep it all."""

    def __init__(self, pipe: int, flooded: Callable[[], None]) -> None:
        self._pipe = pipe
        self._flooded = flooded
        self._printed = 0
        self._tail = b""
        self._loop = asyncio.get_running_loop()
        os.set_blocking(pipe, False)
        self._loop.add_reader(pipe, self._read)

    def _read(self) -> bool:
        """Take what is there, at most a pipe full; whether there may be more."""
        try:
            part = os.read(self._pipe, _PIPE)
        except BlockingIOError:
            return False
        if not part:
            self._loop.remove_reader(self._pipe)
        self._printed += len(part)
        self._tail = (self._tail + part)[-_WORDS:]
        if self._printed > _PRINTED:
            self._flooded()
        return bool(part)

    def end(self) -> str:
        """The last of them, once the worker is gone."""
        self._loop.remove_reader(self._pipe)
        # a child of its own may still hold the other end, so the end of the pipe may never come
        for _ in range(16):
            if not self._read():
                break
        os.close(self._pipe)
        return self._tail.decode(errors="replace")


class Process:
    """A running worker. `end` must be awaited, whatever happened."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        streams: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        printed: int,
        life: int,
    ) -> None:
        self._process = process
        self._reader, self._writer = streams
        self._words = _Words(printed, lambda: self.kill("it printed without end"))
        self._life = life
        """A pidfd: a signal through it can't reach another process, and it tells of the end without a reaping."""
        self._why: str | None = None
        self._sent: set[int] = set()
        """Signals that it got from here."""
        self._ending = False
        """Whether it is ending, as far as we know, without `end`."""

    @classmethod
    async def start(cls, program: tuple[str, ...]) -> Self:
        """Start a worker program with its end of a socketpair. Raises OSError when that can't be done."""
        with contextlib.ExitStack() as undo, contextlib.ExitStack() as theirs:
            printed, prints = os.pipe2(os.O_CLOEXEC)
            undo.callback(os.close, printed)
            theirs.callback(os.close, prints)
            ours, other = socket.socketpair()
            undo.callback(ours.close)
            theirs.callback(other.close)
            streams = await asyncio.open_connection(sock=ours)
            undo.callback(streams[1].close)
            # exec, never fork: ggml's threads do not survive one. Blocking for a few ms, on the loop's
            # own thread: PDEATHSIG is about the *thread* that started the worker.
            process = subprocess.Popen(  # noqa: ASYNC220
                [*program, str(other.fileno()), str(os.getpid())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=prints,
                pass_fds=(other.fileno(),),
                process_group=0,
                umask=0o077,
                env=os.environ | _ENVIRONMENT,
                # -m looks in the current folder first: that must be ours, not wherever the daemon runs
                cwd=Path(ryxd.__file__).parent.parent,
            )
            undo.callback(process.wait)
            undo.callback(process.kill)
            life = os.pidfd_open(process.pid)
            undo.pop_all()
        return cls(process, streams, printed, life)

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
        self._ending = self._ending or message is None
        return message

    def kill(self, why: str) -> None:
        """Kill it at once; `why` becomes part of what `end` says."""
        self._finish(signal.SIGKILL, why)

    def abort(self, why: str) -> None:
        """Have it write down where each of its threads is, and end; `why` becomes part of what `end` says."""
        self._finish(signal.SIGABRT, why)

    def _finish(self, sign: signal.Signals, why: str) -> None:
        self._why = self._why or why
        self._ending = True
        self._signal(sign)

    def _signal(self, sign: signal.Signals) -> None:
        self._sent.add(sign)
        try:
            signal.pidfd_send_signal(self._life, sign)
        except ProcessLookupError:
            pass

    async def end(self, patience: float) -> str:
        """Make sure that it has ended, with all that it started; how, and its last words."""
        self._writer.close()
        # one that ends by itself must not get a signal that hides why
        if not (self._ending and await self._gone(patience)):
            self._signal(signal.SIGTERM)  # it has nothing to save
            if not await self._gone(patience):
                self._signal(signal.SIGKILL)
                await self._gone(_FREEING)
        try:
            await self._writer.wait_closed()
        except OSError:
            pass  # it went while something was still to be written to it
        words = self._last_words()
        os.close(self._life)
        return ": ".join(filter(None, (self._how(), words)))

    async def _gone(self, patience: float) -> bool:
        """Wait for it to have ended, and reap it."""
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        try:
            loop.add_reader(self._life, ended.set)
            async with asyncio.timeout(patience):
                await ended.wait()
        except TimeoutError:
            return False
        finally:
            loop.remove_reader(self._life)
        # its group, before its number is free for others
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
        return self._process.poll() is not None

    def _how(self) -> str:
        code = self._process.returncode
        if code is None:
            return "it does not end, not even killed"
        # what is our doing says less than why it was done; but it may have been dying before that
        if self._why and (code >= 0 or -code in self._sent):
            return self._why
        if code < 0:
            name = signal.Signals(-code).name
            return f"killed by {name}" + (" (out of memory?)" if -code == signal.SIGKILL else "")
        return f"ended with exit code {code}"

    def _last_words(self) -> str:
        text = self._words.end()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if lines:
            log.warning("last words of worker %d:\n%s", self.pid, text)
        # what faulthandler adds is for the log; the assertion that failed stands before it
        fatal = next((at for at, line in enumerate(lines) if line.startswith("Fatal Python error")), len(lines))
        return " | ".join(lines[:fatal][-_LINES:])
