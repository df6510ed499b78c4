"""What a person is shown before a yes: nothing in it may hide, reorder or imitate something."""

SHOWN = 20_000
"""Characters of a preview that are shown."""

TAIL = 5_000
"""Of these, how many from its end: what is left out is in the middle."""

LINE = 300
"""Characters of what must fit on a line."""

_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""What Unicode counts as letters and marks, and what is drawn as nothing."""


def visible(text: str) -> str:
    """Text with all that is not drawn, or changes how others are drawn, written out: <202e> for right-to-left.

    Line ends and tabs stay.
    """
    return "".join(mark if mark in "\n\t" else _shown(mark) for mark in text)


def one_line(text: str) -> str:
    """The same as one line, bounded."""
    line = visible(" ".join(text.split()))
    return line if len(line) <= LINE else line[: LINE - 1] + "…"


def shortened(text: str) -> tuple[str, int]:
    """A preview that is not too long, and how many characters were left out of its middle."""
    if len(text) <= SHOWN:
        return text, 0
    cut = len(text) - SHOWN
    return f"{text[: SHOWN - TAIL]}\n… ({cut} …) …\n{text[-TAIL:]}", cut


def _shown(mark: str) -> str:
    if mark.isprintable() and mark not in _BLANK:
        return mark
    code = ord(mark)
    return chr(0x2400 + code) if code < 0x20 else f"<{code:04x}>"
