"""What a program printed, and how it ended, in words that can be shown anywhere."""

import re
import time
from collections.abc import Callable
from typing import Literal

from ryxd.core.tool import ToolView
from ryxd.sandbox.job import Outcome
from ryxd.tools.speech import say

PACE = 0.4
"""Seconds between two reports of what a command prints."""

_CONTROL = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and cursor movements
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?"  # titles, the clipboard
    r"|\x1b[@-_]?"
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)


def reporter(view: ToolView) -> Callable[[Literal["out", "err"], bytes], None]:
    """Reports the latest line it printed, not more often than a person can read."""
    last = 0.0

    def hear(_: Literal["out", "err"], piece: bytes) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < PACE:
            return
        lines = readable(piece[-500:]).split("\n")
        line = next((line.strip() for line in reversed(lines) if line.strip()), "")
        if line:
            last = now
            view.status(line[:200])

    return hear


def readable(output: bytes) -> str:
    """An output as text that moves no cursor and fills no clipboard when it is printed."""
    return _CONTROL.sub("", output.decode(errors="replace").replace("\r\n", "\n")).replace("\r", "\n").rstrip("\n")


def ended(outcome: Outcome, view: ToolView, *, seconds: float, longest: float) -> str:
    """Why it was ended, where it did not end by itself; `seconds` is what it was given, of `longest` at most."""
    match outcome.end:
        case "time":
            return say(
                view,
                en=f"It was ended after {seconds:g} s; `timeout` can be up to {longest:g}.",
                de=f"Nach {seconds:g} s beendet; `timeout` kann bis {longest:g} sein.",
            )
        case "memory":
            return say(view, en="It was ended: too much memory.", de="Beendet: zu viel Speicher.")
        case "disk":
            return say(
                view,
                en="It was ended: there is hardly any room left on the disk.",
                de="Beendet: Auf der Platte ist kaum noch Platz.",
            )
        case "signal":
            number = outcome.code - 128
            return say(view, en=f"It was ended by signal {number}.", de=f"Durch Signal {number} beendet.")
        case _:
            return ""


def unseen(outcome: Outcome, view: ToolView) -> str:
    """Which folders it did not see."""
    folders = ", ".join(outcome.unknown[:5]) + (", …" if len(outcome.unknown) > 5 else "")
    return say(
        view,
        en=f"Not visible to it, for they are too large to be looked through for private files: {folders}.",
        de=f"Für ihn nicht sichtbar, weil zu groß, um sie auf Privates durchzusehen: {folders}.",
    )
