"""Things that are said and answered without any tool, written as blocks of lines.

A block is one thing: lines that begin with `e` and `d` are ways to say it in English and German (templates, with `!` and `+`
as in phrases.py), `E` and `D` the answer that fits all of them. A blank line ends a block, `#` names it.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from training.phrases import Phrases, Way
from training.source import Source


@dataclass(frozen=True)
class Exchange:
    """Ways to say one thing, and the answer by language."""

    name: str
    asks: Phrases
    answers: Mapping[str, Way]

    def said(self, source: Source, slots: Mapping[str, str]) -> tuple[str, str]:
        """What the user says, and the answer: always the same one, for nothing is learned of a choice by chance."""
        way = self.answers[source.language]
        answer = "".join(text for text, _ in way.pieces(random.Random(way.source), slots))
        return source.say(self.asks, lower=None, **slots), answer


def exchanges(text: str) -> list[Exchange]:
    """All blocks of a text. Raises ValueError for a line that is none, or a block without ways to say it or without one answer."""
    return [_exchange(block) for block in text.strip().split("\n\n")]


def _exchange(block: str) -> Exchange:
    lines: dict[str, list[str]] = {"e": [], "d": [], "E": [], "D": [], "#": []}
    for line in block.strip().splitlines():
        kind, _, rest = line.partition(" ")
        if kind not in lines:
            raise ValueError(f"what is this line? {line}")
        lines[kind].append(rest)
    if not all(lines.values()) or len(lines["E"]) != 1 or len(lines["D"]) != 1:
        raise ValueError(f"this block lacks something, or has two answers: {block}")
    answers = {language: Phrases(en=lines[kind][0]).ways["en"][0] for language, kind in (("en", "E"), ("de", "D"))}
    return Exchange(lines["#"][0], Phrases(en="\n".join(lines["e"]), de="\n".join(lines["d"])), answers)
