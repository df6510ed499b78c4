"""Requests that people typed as they came to mind, one JSON object a line (training/typed/), and what has to become of each.

`lang`, `say`, and one of: `call` (the first call), `decline` (by which name of a refusal), `ask` (which question; `file` is what it is about),
`answer` (small talk and the like: by which name of what training/families/talk.py answers).
In typed/plans/: `steps` (action, params and the condition `only_if` of each), and `found` where the request points back to files that were shown before it. In typed/talks/: `turns` (what is said, the calls, and what they found in short;
training/families/typed_talks.py). In typed/remarks/: what people say `before` or `after` a request that is no part of it.
"""

import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from training.source import Source

TYPED = Path(__file__).parents[1] / "typed"
PLANS = TYPED / "plans"
TALKS = TYPED / "talks"
REMARKS = TYPED / "remarks"
_HELD = 10
_NEW = 59
"""Files whose names end in this number or a higher one: at most one training has seen them."""
_NEWER, _MOST = 2.0, 0.5
"""How much more often a new line is drawn than another, in training, and the most of all that are: what was seen often already teaches less."""


@dataclass(frozen=True)
class Line:
    """One request. `call` is empty where nothing is called."""

    lang: str
    say: str
    call: Mapping[str, Any] = field(default_factory=dict)
    decline: str = ""
    ask: str = ""
    answer: str = ""
    file: str = ""
    steps: tuple[Mapping[str, Any], ...] = ()
    found: tuple[str, ...] = ()
    turns: tuple[Mapping[str, Any], ...] = ()
    new: bool = False

    @property
    def held(self) -> bool:
        """Whether it is kept out of training, to measure with: one in ten."""
        return _held(self.say)


@cache
def lines(language: str, held: bool, folder: Path = TYPED, *, new: bool = False) -> tuple[Line, ...]:
    """All requests of a folder in a language ("en", "de") that are kept out of training, or all that are not; or the new ones of them."""
    if new:
        return tuple(one for one in lines(language, held, folder) if one.new)
    every = (_line(json.loads(text), path) for path in sorted(folder.glob("*.jsonl")) for text in path.read_text("utf-8").splitlines() if text)
    return tuple(one for one in every if one.lang == language and one.held is held)


def drawn(source: Source, folder: Path) -> Line:
    """One of a folder's requests, in the language and of the split of the source."""
    held = source.split.phrases
    return picked(source, lines(source.language, held, folder), lines(source.language, held, folder, new=True))


def picked(source: Source, every: Sequence[Line], new: Sequence[Line]) -> Line:
    """One of these; the new ones of them more often, in training."""
    return source.pick(new if new and not source.split.phrases and source.chance(newer(every, new)) else every)


def newer(every: Sequence[Line], new: Sequence[Line]) -> float:
    """The share of what is drawn, in training, from the new ones alone."""
    return min(_MOST, (_NEWER - 1) * len(new) / (len(every) + (_NEWER - 1) * len(new)))


@cache
def remarks(language: str, where: str, held: bool) -> tuple[str, ...]:
    """All that is said "before" or "after" a request in a language, of what is kept out of training, or of what is not."""
    every = (json.loads(text) for path in sorted(REMARKS.glob("*.jsonl")) for text in path.read_text("utf-8").splitlines() if text)
    return tuple(one[where] for one in every if one["lang"] == language and where in one and _held(one[where]) is held)


def _held(text: str) -> bool:
    return zlib.crc32(text.encode()) % _HELD == 0


def _line(data: dict[str, Any], path: Path) -> Line:
    """Of a conversation `say` is what it begins with."""
    number = re.search(r"(\d+)[a-z]?$", path.stem)
    new = number is not None and int(number[1]) >= _NEW
    return Line(**{"say": data["turns"][0]["say"] if "turns" in data else "", **data}, new=new)
