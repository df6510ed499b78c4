"""Pieces of words that the tokeniser knows: of these words are made, so that each piece is copied now and then.

A piece that only a word has which training never sees is never written, and then can't be: its output stays as it was
at random, or is pushed away. So a model copied "oven" and failed at "documentary".
"""

import json
import random
from functools import cache
from pathlib import Path

TOKENISER = Path(__file__).resolve().parents[1] / "tokeniser.json"
_OFTEN = 0.25
"""How often a piece is any of them; else it is one of the rarer three quarters."""


@cache
def _known() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those that a word may begin with, and those that stand inside it; the frequent ones first."""
    texts = [text for text, *_ in json.loads(TOKENISER.read_text("utf-8"))] if TOKENISER.exists() else []
    pieces = tuple(text for text in texts if text.isalpha() and len(text) > 1)
    return pieces or ("lo", "re"), tuple(text for text in pieces if text.islower()) or ("lo", "re")


def pick(rng: random.Random, *, inside: bool = False) -> str:
    """A piece to begin a word with, or one for its inside: in lower case."""
    pieces = _known()[inside]
    return pieces[rng.randrange(0 if rng.random() < _OFTEN else len(pieces) // 4, len(pieces))]
