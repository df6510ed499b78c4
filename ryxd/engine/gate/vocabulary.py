"""How the words of a rule are written down."""

from __future__ import annotations

import re


def vocabulary(text: str) -> frozenset[str]:
    """Return the words of a text, parted by spaces and line ends."""
    return frozenset(text.split())


def phrases(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the phrases of a text, parted by "/", each as its words, longest first."""
    found = [tuple(phrase.split()) for phrase in text.split("/") if phrase.strip()]
    return tuple(sorted(found, key=len, reverse=True))


def ordered(text: str) -> tuple[str, ...]:
    """Return the words of a text in their order."""
    return tuple(text.split())


def sentences(text: str, **parts: str) -> re.Pattern[str]:
    """Return a pattern that is any of the patterns of a text, parted by ";".

    Line breaks and the space around them are left out; {name} stands for a part.
    """
    joined = re.sub(r"\s*\n\s*", "", text.strip())
    for name, part in parts.items():
        joined = joined.replace(f"{{{name}}}", part)
    return re.compile("|".join(f"(?:{pattern.strip()})" for pattern in joined.split(";")))
