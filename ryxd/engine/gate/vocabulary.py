"""How the words of a rule are written down."""

from __future__ import annotations

import re
from functools import cached_property


def vocabulary(text: str) -> frozenset[str]:
    """Return the words of a text, parted by spaces and line ends."""
    return frozenset(text.split())


def phrases(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the phrases of a text, parted by "/", each as its words, longest first."""
    found = [tuple(phrase.split()) for phrase in text.split("/") if phrase.strip()]
    return tuple(sorted(found, key=len, reverse=True))


class Sentences:
    """Patterns for whole sentences; made when they are first needed, so that the daemon's start does not wait."""

    def __init__(self, pattern: str) -> None:
        """Take one pattern for all of them."""
        self.pattern = pattern

    @cached_property
    def _made(self) -> re.Pattern[str]:
        return re.compile(self.pattern)

    def fullmatch(self, said: str) -> re.Match[str] | None:
        """Return the match when what was said is one of the sentences."""
        return self._made.fullmatch(said)

    def match(self, said: str) -> re.Match[str] | None:
        """Return the match when what was said begins with one of them."""
        return self._made.match(said)

    def sub(self, instead: str, said: str) -> str:
        """Return what was said with something else wherever one of them stands."""
        return self._made.sub(instead, said)


def sentences(text: str, **parts: str) -> Sentences:
    """Return the sentences that are any of the patterns of a text, parted by ";".

    Line breaks and the space around them are left out; {name} stands for a part.
    """
    joined = re.sub(r"\s*\n\s*", "", text.strip())
    for name, part in parts.items():
        joined = joined.replace(f"{{{name}}}", part)
    return Sentences("|".join(f"(?:{pattern.strip()})" for pattern in joined.split(";")))
