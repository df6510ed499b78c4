"""Long contents of a transcript with their middle left out: the beginning and the end stay, and it says so (B1).

What is left of data stays fenced as data, and what ryx says of it stands beside it, where data can't (core/fence).
"""

import json
from collections.abc import Mapping
from typing import Any

from ryxd.core import fence

_LEVELS = ((0.8, 0, 200), (0.5, 0, 60), (0.25, 0, 20), (0.0, 240, 8), (0.0, 120, 6), (0.0, 60, 4))
"""Characters that are left of each text (a part of the room, or so many) and entries of each list: the first that
makes it short enough."""
_NOTE = 160
"""Characters that are left of a hook's note."""
_LEAST = 40
"""Characters that something is at least shortened to."""
_OWN = frozenset({"failure_report", "earlier_steps", "request_before"})
"""What ryx gives along of its own: how a plan went, what was shown before.

A text of the user is not answered for by a part of it.
"""


def text(whole: str, room: int) -> str:
    """A text with its middle left out, when it has more characters than `room`."""
    if len(whole) <= room:
        return whole
    head, tail = _ends(room)
    left_out = len(whole) - head - tail
    marked = f"{whole[:head]} […{left_out} characters left out…] {whole[len(whole) - tail :]}"
    return marked if len(marked) < len(whole) else whole


def result(whole: str, room: int) -> str:
    """A fenced text with less data, about `room` characters of it; never longer than it was.

    It is fenced as before, and a note of ryx tells how much was left out.
    """
    if len(whole) <= room:
        return whole
    source, data, notes = _opened(whole)
    for part, letters, entries in _LEVELS:
        less = _less(data, letters or int(room * part), entries)
        if len(fence.written(less)) <= room:
            break
    else:
        less = text(data if isinstance(data, str) else fence.written(data), max(room, _LEAST))
    had = len(data) if isinstance(data, str) else len(fence.written(data))
    told = f"shortened: the middle of it is left out; it had {had} characters"
    kept = [text(note, _NOTE) for note in notes if not note.startswith("shortened: ")]
    short = fence.fenced(source, less, [*kept, told])
    return short if len(short) < len(whole) else whole


def request(whole: str, room: int) -> str:
    """A request of the user, shortened: first what was given along as data, then their own words."""
    words, begins, given = whole.partition(fence.GIVEN)
    if not begins:
        return text(whole, room)
    short = result(begins.lstrip() + given, max(_LEAST, room - len(words)))
    return f"{text(words, room)}\n\n{short}"


def given(whole: str, room: int) -> str:
    """A request with less of what ryx gave along as data; the user's own words, and their texts, stay whole."""
    words, begins, data = whole.partition(fence.GIVEN)
    found = fence.unfenced(begins.lstrip() + data) if begins else None
    if found is None or found[0] not in _OWN:
        return whole
    return f"{words}\n\n{result(begins.lstrip() + data, max(_LEAST, room - len(words)))}"


def answer(whole: str, room: int) -> str:
    """What a model wrote, shortened where it is an answer in words; an Action stays as it was done."""
    try:
        written = json.loads(whole)
        words = written["args"]["text"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return whole if whole.lstrip().startswith("{") else text(whole, room)
    if written.get("tool") != "answer" or not isinstance(words, str):
        return whole
    short = json.dumps({"tool": "answer", "args": {"text": text(words, room)}}, ensure_ascii=False)
    return short if len(short) < len(whole) else whole


def _ends(room: int) -> tuple[int, int]:
    """Characters of the beginning and of the end; what is at the end matters less."""
    tail = max(room, _LEAST) // 3
    return max(room, _LEAST) - tail, tail


def _opened(whole: str) -> tuple[str, Any, list[str]]:
    """Source, data and notes of a fenced text; any other text is data of a tool."""
    found = fence.unfenced(whole)
    if found is None:
        return "tool", whole, []
    notes = json.loads(whole).get(fence.NOTES, [])
    return *found, [str(note) for note in notes] if isinstance(notes, list) else []


def _less(value: Any, letters: int, entries: int) -> Any:
    if isinstance(value, str):
        return text(value, letters)
    if isinstance(value, Mapping):
        kept = list(value.items())
        head, tail = (entries - entries // 3, entries // 3) if len(kept) > entries else (len(kept), 0)
        some = kept[:head] + kept[len(kept) - tail :]
        less = {str(key): _less(part, letters, entries) for key, part in some}
        if len(kept) > len(some):
            less["…"] = f"{len(kept) - len(some)} more left out"
        return less
    if isinstance(value, list):
        if len(value) <= entries:
            return [_less(part, letters, entries) for part in value]
        head, tail = entries - entries // 3, entries // 3
        left_out = f"…{len(value) - head - tail} entries left out…"
        ends = [*value[:head], left_out, *value[len(value) - tail :]]
        return [_less(part, letters, entries) for part in ends]
    return value
