"""What the prompt suggests: what waits, what runs, what was asked there before.

The daemon keeps it in a file beside its socket: to ask it would take longer than the menu needs to be there.
"""

import os

from ryxctl.socket_path import runtime_dir
from ryxctl.words import say

FILE = b"suggestions"
SHOWS = 8
"""Lines of the menu at most; it scrolls."""
MOST = 60_000
"""Bytes: what a pipe holds, and a little less."""

ANSWER, RUN, ASK = "answer", "run", "ask"
"""What a suggestion means: answer a question, look at a run, ask the same again."""


def offering(menu: "tuple[str, ...]") -> "tuple[tuple[str, ...], bytes, dict[str, tuple[str, str]]]":
    """The menu, its lines, and what each means: its kind, and a question, a run or a text.

    Enter takes what is typed, and a line only once it was gone to. There are none for a menu program that would
    take a line for what is typed: only of wofi it is known how to prevent that.
    """
    found = _suggestions() if os.path.basename(menu[0]) == "wofi" else {}
    if not found:
        return menu, b"", {}
    # wofi takes the first line where nothing is typed: that one means nothing
    first = say("type, or choose with the arrow keys", "tippen, oder mit den Pfeiltasten wählen")
    lines = "".join(f"{line}\n" for line in (first, *found))
    # of an option that is given twice the last one counts; what is typed into, and its margins, count as lines
    words = ("--exec-search", "--lines", str(min(len(found) + 1, SHOWS) + 3))
    return (*menu, *words), lines.encode()[:MOST], {first: (ASK, ""), **found}


def _suggestions() -> "dict[str, tuple[str, str]]":
    try:
        with open(os.path.join(runtime_dir(), FILE), "rb") as file:
            text = file.read(MOST).decode(errors="replace")
    except OSError:
        return {}
    found: dict[str, tuple[str, str]] = {}
    for line in text.split("\n")[:-1]:
        kind, _, rest = line.partition("\t")
        target, _, label = rest.partition("\t")
        if label.strip() and kind in (ANSWER, RUN, ASK):
            found.setdefault(label.strip(), (kind, target))
    return found
