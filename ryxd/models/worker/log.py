"""llama.cpp's last words, for error messages."""

import ctypes
import os
from collections import deque
from typing import ClassVar

from llama_cpp import llama_cpp as api

_WARNING = 3
_CONTINUED = 5
_OURS = (
    "possible training context overflow",
    "removing memory module entries",
    "graph_compute_async failed with error 1",
    "failed to compute graph, compute status: 1",
    "failed to decode, ret = 2",
)
"""Warnings about what we do on purpose: all conversations together may be longer than the model can read, and
a step that is interrupted (1, and 2 of llama_decode) is taken back."""
_SHORTAGE = ("failed to allocate", "unable to allocate", "out of memory", "not enough memory", "bad_alloc")


class Log:
    """llama.cpp's last words: kept for error messages, warnings also go to stderr."""

    _kept: ClassVar[object] = None
    """What llama.cpp calls until it is given another: a callback that was collected is a crash."""

    def __init__(self, lines: int = 40) -> None:
        self._lines: deque[str] = deque(maxlen=lines)
        self._level = 0
        self.listen()

    def listen(self) -> None:
        """Be the one that llama.cpp tells, from now on."""
        heard = api.llama_log_callback(self._hear)
        api.llama_log_set(heard, ctypes.c_void_p(0))
        Log._kept = heard

    def _hear(self, level: int, text: bytes, _: int) -> None:
        self._level = self._level if level == _CONTINUED else level
        line = text.decode(errors="replace").rstrip()
        if self._level >= _WARNING and line and not any(words in line for words in _OURS):
            self._lines.append(line)
            os.write(2, line.encode() + b"\n")

    def last(self, count: int = 3) -> str:
        """The last warnings and errors, in one line."""
        return "; ".join(list(self._lines)[-count:]) or "llama.cpp gave no reason"

    def short_of_memory(self) -> bool:
        """Whether the last words are about memory that could not be had."""
        words = self.last().lower()
        return any(sign in words for sign in _SHORTAGE)
