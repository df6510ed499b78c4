"""Whether the numbers of an answer stand in what it is about: a small model copies wrong now and then. Pure.

What a model worked out in its head is made up as well (C15): where nothing has calculated it, the Result is told.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_NUMBER = re.compile(r"\d+(?:[.,:/-]\d+)*")
_MARK = re.compile(r"^\s*\d{1,2}[.)]\s", re.MULTILINE)
"""A line's number in a list that the answer makes."""


def grounded(answer: str, data: Mapping[str, Any], *material: str) -> bool:
    """Whether each number in an answer is one of a Result's, or of the texts that the model read.

    How many things a list in the Result has may be told, too. A size has to be
    that of what is named with it.
    """
    texts = (json.dumps(data, ensure_ascii=False), *material)
    known = {_plain(number) for text in texts for number in _numbers(text)}
    known |= {str(len(each)) for each in _lists(data)}
    return all(_plain(number) in known for number in _numbers(answer)) and not _crossed(answer, data)


def _numbers(text: str) -> list[str]:
    return _NUMBER.findall(_MARK.sub("", text))


def _plain(number: str) -> str:
    """1,5 and 1.5 are the same, and so are 1.000 and 1,000."""
    return number.replace(",", ".")


def _lists(value: Any) -> Iterator[Sequence[Any]]:
    if isinstance(value, Mapping):
        for each in value.values():
            yield from _lists(each)
    elif isinstance(value, list | tuple):
        yield value
        for each in value:
            yield from _lists(each)


def _crossed(answer: str, data: Mapping[str, Any]) -> bool:
    """Whether a size is told that is another thing's than the ones that are named."""
    things = (each for some in _lists(data) for each in some if isinstance(each, Mapping))
    items = [each for each in things if {"path", "size"} <= each.keys()]
    named = [each for each in items if str(each["path"]) in answer]
    if not named:
        return False
    total = data.get("total")
    right = {str(each["size"]) for each in named}
    if isinstance(total, Mapping):
        right.add(str(total.get("size")))
    return any(str(each["size"]) in answer and str(each["size"]) not in right for each in items)
