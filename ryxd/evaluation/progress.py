"""How far an evaluation is, on standard error: one line that is written over, or a line now and then."""

import sys
import time
from typing import TextIO

EVERY = 15.0
"""Seconds between two lines, where nothing can be written over."""


class Progress:
    """Counts cases and tells of them; `total` are those of all runs."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self._out = sys.stderr if out is None else out
        self._live = self._out.isatty()
        self._total = total
        self._done = self._right = 0
        self._told = time.monotonic()

    def case(self, what: str, *, success: bool) -> None:
        """A case was tried."""
        self._done += 1
        self._right += success
        line = f"{self._done}/{self._total}  {self._right} right  {what}"
        now = time.monotonic()
        if self._live:
            self._out.write(f"\r\x1b[K{line[:100]}")
        elif now - self._told >= EVERY or self._done == self._total:
            self._out.write(f"{line}\n")
            self._told = now
        self._out.flush()

    def note(self, text: str) -> None:
        """Say something that stays."""
        self.clear()
        self._out.write(f"{text}\n")
        self._out.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self._live:
            self._out.write("\r\x1b[K")
            self._out.flush()
