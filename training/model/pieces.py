"""Pieces of JSON that are one token each: what every call and every result has around what matters."""

import collections
import re
from collections.abc import Iterable

from ryxd.core.smart import ANSWER
from training.model.tokeniser import LONGEST
from training.registry import tools

_KEY = re.compile(r'"(\w+)": ')


def candidates(texts: Iterable[str]) -> list[str]:
    """All pieces that could be: openings of calls and results, keys with what stands around them, what closes them."""
    keys = {key for text in texts for key in _KEY.findall(text)} - {"tool", "args"}
    found = [f'{{"tool": "{name}"' for name in [*tools(), ANSWER]]
    found += [f'{{"data_from_{name}": {{' for name in tools()]
    found += [', "args": {}}', ', "args": {', '{"error": "', '"}}', '"]}}', "}}", "true}}", "false}}", "]}", "]}}", '"}', '": "', '", "', '": ', ', "', '["', '"]']
    for key in sorted(keys):
        found += [f', "args": {{"{key}": "', f', "args": {{"{key}": ', f', "args": {{"{key}": ["', f'{{"{key}": "', f'{{"{key}": ']
        found += [f'", "{key}": "', f', "{key}": "', f'", "{key}": ', f', "{key}": ', f'"], "{key}": "', f'"], "{key}": ', f'", "{key}": ["', f', "{key}": ["', f'}}, {{"{key}": "']
        found += [f', "{key}": true, "', f', "{key}": false, "', f'{{"{key}": true, "', f', "{key}": true', f', "{key}": false']
    return [piece for piece in dict.fromkeys(found) if len(piece.encode()) <= LONGEST]


def chosen(texts: list[str], most: int) -> list[str]:
    """The candidates that save the most tokens, at most so many; those that open a call always.

    Counted as they are found from the longest to the shortest, as the tokeniser does it.
    """
    every = sorted(candidates(texts), key=lambda piece: (-len(piece), piece))
    search = re.compile("|".join(map(re.escape, every)))
    counts: collections.Counter[str] = collections.Counter()
    for text in texts:
        counts.update(search.findall(text))
    must = [f'{{"tool": "{name}"' for name in [*tools(), ANSWER]]
    must = [piece for piece in must if counts[piece]] + [', "args": {', '"}}', '", "', '": "', '": ', ', "']
    worth = sorted(counts, key=lambda piece: (-counts[piece] * (len(piece) - 1), piece))
    return list(dict.fromkeys([*must, *worth]))[:most]
