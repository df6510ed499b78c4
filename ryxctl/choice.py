"""The answer to a question, typed on this terminal."""

import os
from select import select

from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

YES = ("y", "j", "yes", "ja")
ELSEWHERE = ""
"""Not typed here: the daemon has news."""
NO = ("", "n", "no", "nein")


def meant(typed: str, keys: "list[str]") -> str | None:
    """The key that a typed answer means: yes is the first, a number counts from 1; None when unclear."""
    word = typed.strip().lower()
    positive = [key for key in keys if key != "no"]
    if word in NO:
        return "no"
    if word in YES:
        return positive[0] if positive else None
    if word.isdecimal() and 1 <= int(word) <= len(keys):
        return keys[int(word) - 1]
    return next((key for key in keys if key.lower() == word), None)


def choose(asked: "dict[str, Any]", screen: Screen, others: "tuple[int, ...]") -> str | None:
    """Ask on this terminal until the answer is clear. None at the end of input.

    ELSEWHERE as soon as one of the other descriptors can be read: the run may go on without us.
    """
    choices = asked.get("choices", ())
    keys = [each["key"] for each in choices]
    short = "(y/n)" if len([key for key in keys if key != "no"]) == 1 else f"(1-{len(keys)})"
    question = asked["question"].rstrip()
    while True:
        if short != "(y/n)":
            for number, each in enumerate(choices, 1):
                screen.line(f"  {number} {each['label']}")
        screen.piece(f"{question} " if question.endswith(")") else f"{question} {short} ")
        typed = _typed(others)
        if typed is None or typed == ELSEWHERE:
            screen.end()
            return typed
        choice = meant(typed, keys)
        if choice is not None:
            return choice


def _typed(others: "tuple[int, ...]") -> str | None:
    if others:
        ready, _, _ = select([0, *others], [], [])
        if 0 not in ready:
            return ELSEWHERE
    # a terminal gives one line at a time, whatever is asked for
    line = os.read(0, 4096)
    return line.decode(errors="replace") if line else None
