"""Requests joined by "and", each of which one tool does with no model: "brightness to 60, unmute and play"."""

from __future__ import annotations

from ryxd.engine.gate.joined import JOINS, ONWARDS
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.vocabulary import vocabulary

MOST = 6
"""Requests in one."""
_POINTING = vocabulary("it them they es ihn sie ihm her him his its")
"""Words for what another part names: what they mean is no matter of rules."""
_LEADS = ONWARDS - {"next"}
_AND = JOINS | {"plus", "sowie"}


def parts_of(request: Request) -> list[str]:
    """Return the requests that a request is made of, as typed; none where it is one, or one leans on another."""
    spans: list[list[int]] = [[]]
    for at, token in enumerate(request.tokens):
        if token.word in _AND:
            spans.append([])
            continue
        if spans[-1] or token.word not in _LEADS:
            spans[-1].append(at)
        if token.comma:
            spans.append([])
    spans = [span for span in spans if span]
    if not 2 <= len(spans) <= MOST or any(_points(request.words, at) for span in spans[1:] for at in span):
        return []
    ends = [(request.tokens[span[0]].start, request.tokens[span[-1]].end) for span in spans]
    return [request.text[start:end].rstrip(" ,;.") for start, end in ends]


def _points(words: tuple[str, ...], at: int) -> bool:
    """Say whether a word points to something; "what day is it" does not."""
    return words[at] in _POINTING and words[at - 1] not in {"is", "ist"}
