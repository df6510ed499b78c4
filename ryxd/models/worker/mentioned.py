"""What a talk has named so far: what its calls and results say, and what of it a later call can name again."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

_LINE = re.compile(r"(.+?):\d+:")
"""A line that was found in a file: its path, its number, its text."""
_CAME_OF_IT = " → "
"""Between what was and what came of it, in the results of tools that move and rename."""
_TOLD = frozenset({"say", "title", "snippet", "weekday", "date", "time", "tool"})
"""Fields of results that name nothing which is not named elsewhere."""
_TEXTS = frozenset({"error", "text", "texts", "answer", "question"})
"""Fields of results that are read as what a person says is: anything in them may be named."""
_NAME, _NAMES = 160, 80
"""Characters of a name, and how many there may be."""


@dataclass(frozen=True)
class Mentioned:
    """What was said (by the user, in texts that were read); the names in calls and results, the latest first."""

    said: str
    names: tuple[str, ...]


def mentioned_of(messages: Sequence[Sequence[str]]) -> Mentioned | None:
    """Of the messages (role, text) of a talk; None where nothing was called yet, or too much was named."""
    said, names = list[str](), dict[str, None]()
    called = False
    for role, text, *_ in reversed(messages):
        if role == "user":
            said.append(text)
        elif role in ("assistant", "tool"):
            called = called or role == "assistant"
            for key, each in _strings(_read(text), ""):
                if key in _TEXTS:
                    said.append(each)
                elif key not in _TOLD:
                    names.update(dict.fromkeys(_named(each)))
    if not called or len(names) > _NAMES:
        return None
    return Mentioned("\n".join(said), tuple(names))


def _read(text: str) -> Any:
    try:
        return json.loads(text[text.index("{") :])
    except ValueError:
        return {"text": text}


def _strings(value: Any, key: str) -> Iterator[tuple[str, str]]:
    """Each text in it, and the name of the field that it is in."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _strings(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each, key)


def _named(text: str) -> Iterator[str]:
    """The names in a text of a call or a result."""
    found = _LINE.match(text)
    for part in (found[1] if found else text).split(_CAME_OF_IT):
        if part.strip() and len(part) <= _NAME and "\n" not in part:
            yield part
