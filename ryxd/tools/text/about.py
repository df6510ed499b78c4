"""Which lines of a text say something about what was asked, by their words: inflected, cut short or joined.

Somebody who asks what a list says about the janitor knows one word of the line that is wanted, seldom the line.
"""

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from math import ceil

from ryxd.core.words import tells, words

BEGINNING, JOINED, STEM, SHARE = 3, 4, 4, 0.6
"""Letters that the beginning of a word has at least, a part of one that is joined, and what two words begin with,
which is also at least this share of the shorter one."""

_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th)")
_DAYS = words(
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag "
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
)
"""What lists cut short more than other words: Do, Tue."""
_BULLET = re.compile(r"^\s*(?:[-*•+]|\d+[.)]|\[[ x]\])\s+(?=\S)")
_LABELLED = re.compile(r"(?P<label>[^:=\t|]{1,80}?)(?::\s+|\s*=\s*|\s*\t\s*|\s+\|\s+|\s+[–—-]\s+)(?P<value>\S.*)")
"""A label and its value, as "door code: 4711", PORT=8080, "bins – Tuesday"; no colon of 8:20 or of an address."""
_SENTENCE = re.compile(r"(?<=[^\d\s][.!?…])\s+|\n+")


def about(lines: Sequence[str], asked: str) -> list[int]:
    """The places (from 0) of the lines that say the most of these words, in their order; none where no line does.

    Of a heading it is all that stands below it. `asked` is a word or a few, in any case and spelling.
    """
    units = _units(asked)
    best = 0
    found: list[int] = []
    for place, line in enumerate(lines):
        score = _score(units, line)
        if score > best:
            best, found = score, []
        if score == best and best:
            found.append(place)
    return list(dict.fromkeys(each for place in found for each in _below(lines, place)))


def sentences(text: str, asked: str) -> list[str]:
    """The sentences of a text that say the most of these words."""
    every = [each for each in _SENTENCE.split(text) if each]
    return [every[place] for place in about(every, asked)]


def value(said: Sequence[str], asked: str) -> str:
    """What lines (sentences) that `about` found come to, to be put elsewhere; of one "label: value" the value.

    That is so where the label says all that the line says of what was asked; else it is the lines, without what
    makes them a list.
    """
    lines = [_BULLET.sub("", line).strip() for line in said]
    match = _LABELLED.fullmatch(lines[0]) if len(lines) == 1 else None
    if match is None:
        return "\n".join(filter(None, lines))
    units = _units(asked)
    if _score(units, match["label"]) < _score(units, lines[0]):
        return lines[0]
    found = match["value"]
    quoted = len(found) > 2 and found[0] == found[-1] and found[0] in "\"'`"
    return found[1:-1] if quoted else found


@dataclass(frozen=True)
class _Unit:
    """What was written in one: db_port, 8:20. All its words have to be in a line; a number has to in any case."""

    words: tuple[str, ...]

    @property
    def needed(self) -> bool:
        return all(word.isdigit() for word in self.words)

    def score(self, there: AbstractSet[str]) -> int:
        scores = [max((_alike(word, each) for each in there), default=0) for word in self.words]
        return sum(scores) if all(scores) else 0


def _units(asked: str) -> list[_Unit]:
    every = [_Unit(found) for written in asked.split() if (found := _compared(written))]
    return [unit for unit in every if any(map(tells, unit.words))] or every


def _compared(text: str) -> tuple[str, ...]:
    """Its words as they are compared: folded, without the ending of an ordinal."""
    return tuple(match[1] if (match := _ORDINAL.fullmatch(word)) else word for word in words(text))


def _score(units: Sequence[_Unit], line: str) -> int:
    there = set(_compared(line))
    scores = [(unit.score(there), unit.needed) for unit in units]
    return 0 if any(needed and not score for score, needed in scores) else sum(score for score, _ in scores)


def _alike(one: str, other: str) -> int:
    """How much two words are the same: 3 all, 2 one begins the other, 1 is part or stem of it, 0 not at all."""
    if one == other:
        return 3
    short, long = sorted((one, other), key=len)
    if short.isdigit():
        return 0
    if len(short) > 1 and any(long.startswith(day) and day.startswith(short) for day in _DAYS):
        return 2
    if len(short) >= BEGINNING and long.startswith(short):
        return 2
    if len(short) >= JOINED and short in long:
        return 1
    same = max(STEM, ceil(SHARE * len(short)))
    return int(len(short) >= same and one[:same] == other[:same])


def _below(lines: Sequence[str], place: int) -> range:
    """The lines of a section whose heading stands at this place, or that line alone."""
    level = _level(lines[place])
    if level is None:
        return range(place, place + 1)
    end = place + 1
    while end < len(lines) and ((other := _level(lines[end])) is None or other > level):
        end += 1
    while end > place + 1 and not lines[end - 1].strip():
        end -= 1
    return range(place, end)


def _level(line: str) -> int | None:
    """How deep a heading is (Markdown's #, a section of an INI file); None for other lines."""
    if match := re.match(r"(#{1,6})\s+\S", line):
        return len(match[1])
    return 1 if re.fullmatch(r"\s*\[[^\[\]]+\]\s*", line) else None
