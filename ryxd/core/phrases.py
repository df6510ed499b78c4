"""Sentences with gaps in two languages: what was made of the English one is told in the other."""

import re
from collections.abc import Mapping
from functools import cached_property

LONGEST = 400
"""Characters of a sentence that is looked up: with two gaps, a pattern takes the square of it."""


class Phrases:
    """`Phrases({"no {} here": "hier ist kein {}"}).of("no cat here")` is "hier ist kein cat"."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take the other sentence of each; {} is a gap, and what stands in it stays."""
        self._texts = texts

    @cached_property  # made when it is first needed: most users never read a word of it
    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        found = []
        # what says more itself goes first: "it sets {} for other programs" before "it sets {}"
        for english in sorted(self._texts, key=lambda text: -len(text.replace("{}", ""))):
            parts = "(.*)".join(re.escape(part) for part in english.split("{}"))
            found.append((re.compile(parts, re.DOTALL), self._texts[english]))
        return found

    def of(self, text: str) -> str | None:
        """The other sentence; None for one that is not known, or too long."""
        if len(text) > LONGEST:
            return None
        for pattern, other in self._patterns:
            if (found := pattern.fullmatch(text)) is not None:
                return other.format(*found.groups())
        return None
