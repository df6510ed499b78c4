"""Requests that are about the same, found by their words (spec E8): weighted roots, merged while they are alike.

Average linkage on the cosine of TF-IDF vectors (Sokal and Michener 1958; Spärck Jones 1972). At most MOST
wordings, so that it stays well below a second.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ryxd.core.words import root_of

MOST = 500
ALIKE = 0.3
"""The least cosine, on average, of two groups that become one."""

LONELY = 0.75
"""The weight of a word that only one text has."""

_FEW = 3
"""Words that say what a group is about."""


@dataclass(frozen=True)
class Cluster:
    """Texts that are about the same, by their places in what was given; and the words that they share."""

    members: tuple[int, ...]
    words: tuple[str, ...]


def clusters(texts: Sequence[str]) -> list[Cluster]:
    """What these texts, of which the first MOST count, are about; the largest first. Takes a thread's time."""
    known = [_rooted(text) for text in texts[:MOST]]
    roots = [sorted(set(one.values())) for one in known]
    kept = [at for at, one in enumerate(roots) if one]
    if not kept:
        return []
    groups = _merged([[at] for at in kept], _vectors([roots[at] for at in kept]))
    found = [Cluster(tuple(group), _shared(group, known)) for group in groups]
    return sorted(found, key=lambda each: (-len(each.members), each.members))


def _rooted(text: str) -> dict[str, str]:
    """Its telling words, each with its root; the shorter one where German and English have two."""
    return {word: min(each, key=lambda root: (len(root), root)) for word, each in root_of(text).items() if each}


def _vectors(roots: Sequence[Sequence[str]]) -> npt.NDArray[np.float64]:
    """One row a text, of length 1."""
    counts = Counter(root for one in roots for root in one)
    column = {root: at for at, root in enumerate(sorted(counts))}
    rows = np.zeros((len(roots), len(column)))
    for at, one in enumerate(roots):
        for root in one:
            # a word that all have still says something: what is asked again and again is what is looked for;
            # one that only this text has can be shared with none, and counts less
            rows[at, column[root]] = (1.0 + math.log(len(roots) / counts[root])) * (
                LONELY if counts[root] == 1 else 1
            )
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return rows


def _merged(groups: list[list[int]], rows: npt.NDArray[np.float64]) -> list[list[int]]:
    """Merge the two groups that are most alike, while any are."""
    alike = rows @ rows.T
    np.fill_diagonal(alike, -1.0)
    sizes = np.ones(len(groups))
    while len(groups) > 1:
        one, other = divmod(int(alike.argmax()), len(groups))
        if alike[one, other] < ALIKE:
            break
        one, other = min(one, other), max(one, other)
        whole = sizes[one] + sizes[other]
        both = (alike[one] * sizes[one] + alike[other] * sizes[other]) / whole
        alike[one], alike[:, one], alike[one, one] = both, both, -1.0
        alike = np.delete(np.delete(alike, other, 0), other, 1)
        sizes[one] = whole
        sizes = np.delete(sizes, other)
        groups[one] += groups.pop(other)
    return [sorted(group) for group in groups]


def _shared(group: Sequence[int], known: Sequence[Mapping[str, str]]) -> tuple[str, ...]:
    """The words that most of a group have, spelled as most have them."""
    roots = Counter(root for at in group for root in set(known[at].values()))
    spelled = []
    for root, count in sorted(roots.items(), key=lambda each: (-each[1], each[0])):
        words = Counter(word for at in group for word, each in known[at].items() if each == root)
        if count > 1 or len(group) == 1:
            spelled.append(words.most_common(1)[0][0])
    return tuple(spelled)[:_FEW]
