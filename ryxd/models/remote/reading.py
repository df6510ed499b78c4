"""What a server leaves in the text of an answer: thoughts between their marks, and calls printed as text."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.core.model import JsonSchema, ToolCall
from ryxd.models.dialect.dialects import UNKNOWN
from ryxd.models.dialect.listener import Listener, Told

_OPENS, _CLOSES = "<think>", "</think>"
"""What some chat templates end the prompt with, so that only its end is in the answer."""


@dataclass(frozen=True)
class Read:
    """What came of a text, at its end."""

    rest: Told
    """What is still to be told."""
    text: str
    thought: str
    calls: tuple[ToolCall, ...]


class Reading:
    """The text of one answer, piece by piece."""

    def __init__(self, tools: Sequence[JsonSchema]) -> None:
        """`tools` are the functions that may be called; without any the text is not searched for calls."""
        self._tools = tools
        self._listener = UNKNOWN.listener(tools, "")
        self._written: list[str] = []
        self._told: Told = []

    @property
    def thinks(self) -> bool:
        """Whether what comes next belongs to a thought."""
        return self._listener.thinks

    def feed(self, text: str) -> Told:
        """What can be told now: what may be a mark, or a call, is held back."""
        self._written.append(text)
        told = self._listener.feed(text)
        self._told += told
        return told

    def finish(self, *, cut: bool, reasoned: bool) -> Read:
        """The text is over. `cut`: it was broken off. `reasoned`: the server told the thought, elsewhere.

        It may take a while: calls with mistakes in them are mended. It may run in a thread.
        """
        rest, thought, calls = self._listener.finish(cut=cut)
        text = _text([*self._told, *rest])
        if not reasoned and not thought and _unopened(text):
            # what was before the mark is a thought: what looked like a call in there is none
            anew = _listen(UNKNOWN.listener(self._tools, _OPENS), "".join(self._written), cut=cut)
            text, thought, calls = anew
        return Read(rest, text, thought, tuple(ToolCall(name, given) for name, given in calls))


def _listen(listener: Listener, written: str, *, cut: bool) -> tuple[str, str, list[tuple[str, str]]]:
    told = listener.feed(written)
    rest, thought, calls = listener.finish(cut=cut)
    return _text([*told, *rest]), thought, calls


def _text(told: Told) -> str:
    """Without thoughts, and without the white space before the first."""
    text = "".join(text for text, thought in told if not thought)
    return text.lstrip() if any(thought for _, thought in told) else text


def _unopened(text: str) -> bool:
    """Whether the thought of this text was opened in the prompt."""
    before, closed, _ = text.partition(_CLOSES)
    if not closed or _OPENS in before:
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return True
    return False  # it only speaks of such marks
