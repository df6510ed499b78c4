"""Ways to say one thing, in both languages: a small language of templates, and what is kept out of training.

One way a line: `[find|look for] [the|my|] {what} [please|]`. Brackets hold alternatives (an empty one is nothing;
they may nest), braces a slot. Before a line, `!` keeps this way out of training (it measures how well new
wordings are understood), `+` says that it is an imperative, which people wrap in politeness.
"""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

_PART = re.compile(r"\{(\w+)\}|([\[\]|])")
_SPACES = re.compile(r" {2,}")


@dataclass(frozen=True)
class Slot:
    """A place for what the request is about."""

    name: str


Node = str | Slot | list["Sequence"]
Sequence = list[Node]
Piece = tuple[str, bool]
"""Text, and whether it is what the request is about, so that no typing mistake may touch it."""


@dataclass(frozen=True)
class Way:
    """One template."""

    source: str
    imperative: bool
    held: bool

    @cached_property
    def parts(self) -> Sequence:
        """The template, taken apart. Raises ValueError where its brackets don't fit, or a slot is none."""
        return _parsed(self.source)

    def pieces(self, rng: random.Random, slots: Mapping[str, str]) -> list[Piece]:
        """The template with its alternatives chosen and slots filled. Raises KeyError for a slot without a value."""
        found: list[Piece] = []
        _expand(self.parts, rng, slots, found)
        return _tidied(found)


class Phrases:
    """All ways to say one thing, by language ("en", "de")."""

    def __init__(self, *, en: str = "", de: str = "") -> None:
        self.ways = {"en": _ways(en), "de": _ways(de)}

    def pick(self, rng: random.Random, language: str, *, held: bool) -> Way:
        """One of those that may be used; `held`: of those kept out of training. All where there are none such."""
        ways = self.ways[language]
        if not ways:
            raise ValueError(f"nobody says that in {language}")
        some = [way for way in ways if way.held is held]
        return rng.choice(some or ways)

    def has_held(self, language: str) -> bool:
        """Whether there are ways that are kept out of training."""
        return any(way.held for way in self.ways[language])


def _ways(text: str) -> list[Way]:
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        marks = re.match(r"[!+ ]*", line)
        head = marks[0] if marks else ""
        way = Way(line[len(head) :], "+" in head, "!" in head)
        _ = way.parts
        found.append(way)
    return found


def _parsed(source: str) -> Sequence:
    top: Sequence = []
    open_: list[tuple[Sequence, list[Sequence]]] = []
    here, at = top, 0
    for match in _PART.finditer(source):
        if match.start() > at:
            here.append(source[at : match.start()])
        at = match.end()
        if match[1]:
            if not re.fullmatch(r"[a-z]\w*", match[1]):
                raise ValueError(f"{match[0]} is no slot: {source}")  # a constant in what is no f-string
            here.append(Slot(match[1]))
        elif match[2] == "[":
            options: list[Sequence] = [[]]
            open_.append((here, options))
            here = options[0]
        elif not open_:
            raise ValueError(f"{match[2]} outside of brackets: {source}")
        elif match[2] == "|":
            open_[-1][1].append([])
            here = open_[-1][1][-1]
        else:
            outer, options = open_.pop()
            outer.append(options)
            here = outer
    if open_:
        raise ValueError(f"a bracket is not closed: {source}")
    if at < len(source):
        here.append(source[at:])
    return top


def _expand(parts: Sequence, rng: random.Random, slots: Mapping[str, str], found: list[Piece]) -> None:
    for part in parts:
        if isinstance(part, str):
            found.append((part, False))
        elif isinstance(part, Slot):
            if slots[part.name]:
                found.append((slots[part.name], True))
        else:
            _expand(rng.choice(part), rng, slots, found)


def _tidied(pieces: list[Piece]) -> list[Piece]:
    """Without the spaces that empty alternatives leave: none at the ends, one between words, none before , and ?."""
    joined: list[Piece] = []
    for text, kept in pieces:
        if joined and not kept and not joined[-1][1]:
            joined[-1] = (joined[-1][0] + text, False)
        else:
            joined.append((text, kept))
    found: list[Piece] = []
    for index, (text, kept) in enumerate(joined):
        if kept:
            found.append((text, True))
            continue
        clean = re.sub(r" +([,?.!:])", r"\1", _SPACES.sub(" ", text))
        before = found[-1][0] if found else " "
        if before.endswith(" "):
            clean = clean.lstrip(" ")
        if index == len(joined) - 1:
            clean = clean.rstrip(" ")
        if clean:
            found.append((clean, False))
    return found
