"""What people write down, copy and have remembered: lines as they really are, with commas, amounts, addresses, times."""

import re
from typing import TYPE_CHECKING

from training.words.listed import words

if TYPE_CHECKING:
    from training.source import Source

NOTES = {"en": words("notes_en"), "de": words("notes_de")}
_DIGITS = re.compile(r"[0-9]+")
_LONG = re.compile(r"[^\W\d_]{4,}")


def note(source: "Source") -> str:
    """One of them, its numbers mostly others and a word now and then, so that it can only be copied; without a final full stop."""
    told = source.word_of(NOTES[source.language])
    if source.chance(0.6):
        told = _DIGITS.sub(lambda number: _other(source, number[0]), told)
    if source.chance(0.35):
        long = list(_LONG.finditer(told))
        for match in sorted(source.rng.sample(long, min(len(long), source.number(1, 2))), key=lambda each: -each.start()):
            told = told[: match.start()] + source.noun() + told[match.end() :]
    if source.chance(0.15):
        told = told.lower()
    return told.rstrip(".")


def _other(source: "Source", digits: str) -> str:
    """Another number of so many digits."""
    if len(digits) == 1:
        return str(source.number(1, 9))
    return str(source.number(1, 9)) + "".join(str(source.number(0, 9)) for _ in digits[1:])
