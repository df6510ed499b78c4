"""What is selected, or in the clipboard, for a request from the prompt: by wl-paste, beside the menu.

It begins with the key press: a menu may take the selection away. The menu does not wait for it.
"""

import os
import select
import signal

from ryxctl.line import Stop
from ryxctl.table import MAX_TEXT
from ryxctl.words import say

SELECTION, CLIPBOARD = "selection", "clipboard"
_NAMES = {SELECTION: ("the selection", "die Auswahl"), CLIPBOARD: ("the clipboard", "die Zwischenablage")}
_PROGRAMS = {
    SELECTION: ("wl-paste", "--primary", "--no-newline", "--type", "text"),
    CLIPBOARD: ("wl-paste", "--no-newline", "--type", "text"),
}
SOON, LATE = 0.15, 3.0
"""Seconds that the menu waits to know that there is nothing; that a request waits for the text."""
SHOWN = 40
"""Characters of it above the menu."""


class Pasting:
    """The text, on its way."""

    def __init__(self, what: str) -> None:
        """Begin. Raises Stop where wl-paste is missing."""
        self.what = what
        self._name = say(*_NAMES[what])
        read, write = os.pipe()
        actions = [(os.POSIX_SPAWN_DUP2, write, 1), (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)]
        words = _PROGRAMS[what]
        try:
            self._child = os.posix_spawnp(words[0], words, os.environ, file_actions=actions)
        except OSError as error:
            os.close(read)
            why = f"{words[0]} can't be started ({error.strerror}); install wl-clipboard"
            raise Stop("not_found", why) from None
        finally:
            os.close(write)
        self._pipe = read
        self._data = b""
        self._over = False

    def peek(self) -> str:
        """How it begins, as far as that is known soon; Stop where it is known that there is nothing."""
        self._fill(SOON)
        if self._over:
            return self._checked()[:SHOWN]
        return self._data.decode(errors="replace")[:SHOWN]

    def text(self) -> str:
        """All of it. Raises Stop where there is none, it is too long, or nobody gives it."""
        self._fill(LATE)
        if not self._over:
            raise Stop("busy", say(f"who has {self._name} does not give it", f"{self._name} kommt nicht"))
        return self._checked()

    def close(self) -> None:
        """End the program, if it still is there."""
        if self._pipe >= 0:
            os.close(self._pipe)
            self._pipe = -1
            os.kill(self._child, signal.SIGTERM)
            os.waitpid(self._child, 0)

    def _fill(self, seconds: float) -> None:
        import time

        until = time.monotonic() + seconds
        while not self._over and len(self._data) <= 4 * MAX_TEXT:
            if not select.select([self._pipe], [], [], max(0.0, until - time.monotonic()))[0]:
                return
            piece = os.read(self._pipe, 65536)
            self._data += piece
            self._over = not piece
        self._over = True

    def _checked(self) -> str:
        text = self._data.decode(errors="replace")
        if not text.strip():
            told = say(f"there is no text in {self._name}", f"{self._name} hat keinen Text")
            raise Stop("bad_request", told)
        if len(text) > MAX_TEXT:
            told = say(
                f"{self._name} has more than {MAX_TEXT} characters; select less",
                f"{self._name} hat mehr als {MAX_TEXT} Zeichen; wähle weniger aus",
            )
            raise Stop("too_large", told)
        return text
