"""Requests with a remark before or behind them, which is no part of what is wanted (wordings/remarks.py, typed/remarks/)."""

import json
import re
from collections.abc import Iterator
from typing import Any

from training.material.lines import remarks
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.remarks import AFTER, BEFORE

_SHARE = 0.16
_TYPED = 0.7
"""The share of remarks that people typed one by one."""
_ROLES = ("chat", "router")
"""Who reads the request as it was typed; what is handed on was written by another model."""
_PLAIN = re.compile(r"[^\W_]+")


def remarked(talk: Talk, source: Source) -> Talk:
    """The conversation, its first request now and then with a remark; the same where one could be taken for a part of it."""
    if talk.role not in _ROLES or talk.turns[0][0] != "user" or not source.chance(_SHARE):
        return talk
    request = talk.turns[0][1]
    copied = " ".join(_texts(talk)).casefold()
    if "\n" in request or request.casefold() in copied or not request.strip():
        return talk
    if source.chance(0.5):
        text = _before(request, source)
    else:
        words = _PLAIN.findall(request.casefold())
        if not words or words[-1] in copied:  # it would read on: remember the milk, i'm in a hurry
            return talk
        text = _behind(request, source)
    talk.turns[0] = ("user", text)
    return talk


def _before(request: str, source: Source) -> str:
    return (
        _remark(source, "before", BEFORE).rstrip(".!?") + source.pick([", ", ", ", ". ", " - ", ": "]) + request
    )


def _behind(request: str, source: Source) -> str:
    remark = _remark(source, "after", AFTER)
    if request.endswith("?"):
        return f"{request} {remark}"
    request = request.rstrip(".! ")
    return source.pick(
        [
            f"{request}, {remark}",
            f"{request}, {remark}",
            f"{request}. {remark}",
            f"{request} - {remark}",
            f"{request} ({remark})",
        ]
    )


def _remark(source: Source, where: str, phrases: Phrases) -> str:
    typed = remarks(source.language, where, source.split.phrases)
    return source.pick(typed) if typed and source.chance(_TYPED) else source.say(phrases, **_slots(source))


def _slots(source: Source) -> dict[str, str]:
    return {"name": source.name(), "word": source.real_word(), "number": str(source.number(2, 60))}


def _texts(talk: Talk) -> Iterator[str]:
    """All text that the model writes in it."""
    for speaker, text in talk.turns:
        if speaker == "assistant":
            yield from _strings(json.loads(text))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings(each)
