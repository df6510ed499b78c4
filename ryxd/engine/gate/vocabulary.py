"""How the words of a rule are written down."""

from __future__ import annotations


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
