"""Does a step still move? Signs of life for the daemon, and an end to a step that takes too long."""

import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from ryxd.models.frames import Beat, Load, Message

GRACE = 10.0
"""Seconds that an interrupted step may take to stop; one on a GPU can't be stopped half way."""


@dataclass(frozen=True)
class Patience:
    """How long what may take, in seconds."""

    beat: float = 2.0
    step: float = 60.0
    cold: float = 300.0
    """The first step."""
    grace: float = GRACE

    @classmethod
    def of(cls, load: Load) -> "Patience":
        """As the daemon wants it."""
        return cls(load.beat, load.step, load.cold)


class Watchdog:
    """A thread beside the one that decodes. It sleeps without a limit while nothing is decoded.

    A step that is over its limit is interrupted; one that does not stop then ends the process, with the places
    of all its threads as last words. The clock stands still while the machine is suspended, so a laptop that
    wakes up goes on where it was. All of it is seen within a beat of when it is due.

    INVARIANT: what the two threads share is read and changed under the condition's lock.
    """

    def __init__(
        self, send: Callable[[Message], None], interrupt: Callable[[bool], None], patience: Patience | None = None
    ) -> None:
        """`send` is called from the watchdog's thread; `interrupt` makes a running step stop, or not any more."""
        self._send = send
        self._interrupt = interrupt
        self._patience = patience or Patience()
        self._change = threading.Condition()
        self._asleep = False
        self._step = 0
        self._told = 0
        """The last step that there was a sign of life from."""
        self._since: float | None = None
        """When the step that runs now began."""
        self._late: float | None = None
        """When it was interrupted from here."""
        self._limit = self._patience.cold
        threading.Thread(target=self._watch, daemon=True, name="watchdog").start()

    def begin(self, step: int) -> None:
        """The thread that owns the model begins a step; each has a greater number than the one before."""
        with self._change:
            self._step, self._since = step, time.monotonic()
            if self._asleep:  # and not at each of a hundred steps a second
                self._change.notify()

    def end(self) -> bool:
        """The step is over; whether it was interrupted from here, for taking too long."""
        with self._change:
            late = self._late is not None
            self._since = self._late = None
            self._limit = self._patience.step
            if late:
                # what that was for is over: the next step must not stop at once
                self._interrupt(False)
            return late

    def _watch(self) -> None:
        while True:
            with self._change:
                if self._since is None and self._step == self._told:
                    self._asleep = True
                    self._change.wait()
                    self._asleep = False
                self._change.wait(self._look())
                # steps too short to be seen count: a long prompt is many of them, and nothing is written
                step = self._step
            if not self._beat(step):
                return
            self._told = step

    def _look(self) -> float:
        """Do what is due for the step that runs now; seconds until something may be."""
        if self._since is None:
            return self._patience.beat
        now = time.monotonic()
        if self._late is None and now >= self._since + self._limit:
            self._late = now
            self._interrupt(True)
        if self._late is None:
            return min(self._patience.beat, self._since + self._limit - now)
        # counted from the interruption: a process that was stopped meanwhile gets the time to see it
        if now >= self._late + self._patience.grace:
            sys.stderr.write(f"a step took over {now - self._since:.0f} s and could not be interrupted\n")
            os.abort()  # faulthandler writes where each thread is
        return min(self._patience.beat, self._late + self._patience.grace - now)

    def _beat(self, step: int) -> bool:
        """Give a sign of life; whether anybody is there to see it."""
        try:
            self._send(Beat(step))
        except OSError:
            return False  # whoever reads from the daemon ends the process
        return True
