"""How probable a model found the calls in what it wrote, token by token; of a worker's model and of an endpoint's.

A call is `{"tool": NAME, "args": {…}}`, or a call of the model's own with a `name`. A plan is an answer in which
Actions stand as `"action": NAME, "params": {…}`. Tokens that a grammar left no choice about are not among those
that were looked at: they say nothing of what the model would have chosen.
"""

import json
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

ANSWER = "answer"
"""The name that is no tool: what follows it is prose."""

LOOKED_AT = 256
"""Tokens of a call's arguments that are looked at; what comes later is composed."""
IN_PLANS = 1024
"""Tokens of a plan that are."""

COMPOSED = 200
"""Characters from which on a text in the arguments is composed, not chosen: many others would have been as right,
so its probability says nothing of whether it is."""

_STRING = r'"((?:[^"\\]|\\.)*)"'
CALL = re.compile(rf'[\s\[]*\{{\s*"(tool|name)"\s*:\s*{_STRING}', re.DOTALL)
PLANNED = re.compile(rf'\s*\{{\s*"tool"\s*:\s*"{ANSWER}"\s*,\s*"args"\s*:\s*\{{\s*"text"\s*:\s*\{{', re.DOTALL)
_ACTION = re.compile(rf'"action"\s*:\s*{_STRING}\s*,\s*"params"\s*:\s*', re.DOTALL)
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)(?:"|$)', re.DOTALL)


@dataclass(frozen=True)
class Token:
    """A token that was looked at: the characters before it in the text, and its probability (0..1)."""

    start: int
    probability: float


@dataclass(frozen=True)
class Chances:
    """The probabilities (0..1) of one call."""

    decision: float
    """The least one in its name."""
    arguments: float
    """All of its arguments together."""
    argument: float
    """The least one in them."""


def of_call(text: str, tokens: Sequence[Token]) -> Chances | None:
    """Those of a call; None where the text is none, or its name is not whole."""
    found = CALL.match(text)
    if found is None or (found[1] == "tool" and found[2] == ANSWER):
        return None
    return _chances(text, tokens, found.start(2) - 1, found.end(), len(text))


def of_plan(text: str, tokens: Sequence[Token]) -> list[Chances]:
    """Those of each Action in a plan, in their order; none where the text is no plan."""
    if PLANNED.match(text) is None:
        return []
    found = []
    for action in _ACTION.finditer(text):
        try:
            end = json.JSONDecoder().raw_decode(text, action.end())[1]
        except ValueError:
            end = len(text)
        found.append(_chances(text, tokens, action.start(1) - 1, action.end(1) + 1, end))
    return found


def _chances(text: str, tokens: Sequence[Token], name: int, after: int, end: int) -> Chances:
    """Of a call with its name, in quotes, between `name` and `after`, and its arguments between that and `end`."""
    composed = [(each.start(), each.end()) for each in _TEXT.finditer(text, after, end) if len(each[1]) > COMPOSED]
    naming = [each.probability for each in tokens if name <= each.start < after]
    arguing = [
        each.probability
        for each in tokens
        if after <= each.start < end and not any(first < each.start < last for first, last in composed)
    ]
    return Chances(min(naming, default=1.0), joint(arguing), min(arguing, default=1.0))


def joint(probabilities: Iterable[float]) -> float:
    """That all of them come together; 0 where one of them can't be."""
    total = 0.0
    for each in probabilities:
        if each <= 0:
            return 0.0
        total += math.log(each)
    return math.exp(min(total, 0.0))
