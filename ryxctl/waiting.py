"""Waits for what may rightly take long, and says so on the terminal, second by second."""

import sys

from ryxctl.line import Connection
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any


def answer(connection: Connection, number: int, second: float = 1.0) -> "Any":
    """The result of a request, however long it takes. Raises Stop as Connection.answer does."""
    screen = Screen(sys.stderr)
    seconds = 0

    def waiting() -> None:
        nonlocal seconds
        seconds += 1
        if screen.tty:
            screen.over(say(f"still at it, {seconds} s", f"noch dabei, {seconds} s"), "dim")

    try:
        return connection.answer(number, second, waiting)
    finally:
        screen.end()
