"""How much of held-out conversations a network gets exactly right, turn by turn.

A turn is right where each of its tokens is the most probable one after the right ones before it: that is exactly when
greedy decoding writes the same turn.
"""

import collections
import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field

import torch

from training.mixture import conversations
from training.model.batches import batch
from training.model.encoding import Encoded, encoded
from training.model.network import Network
from training.model.tokeniser import Tokeniser
from training.source import HELD_PHRASES, HELD_WORDS, TRAIN, Split

SPLITS = {"seen": TRAIN, "held-out words": HELD_WORDS, "held-out phrasings": HELD_PHRASES}
SEED = 990_000_001
"""Of conversations to measure with; training never uses it."""


@dataclass
class Right:
    """How many turns were right, of how many."""

    first: list[bool] = field(default_factory=list)
    """The first call of each conversation."""
    later: list[bool] = field(default_factory=list)

    @staticmethod
    def share(some: list[bool]) -> float:
        """The share of these that are right; 1 for none."""
        return sum(some) / len(some) if some else 1.0


def measured(network: Network, tokeniser: Tokeniser, split: Split, count: int, only: str = "") -> dict[str, Right]:
    """What is right, by family, and of all together as "all"."""
    talks = list(itertools.islice(conversations(SEED, split, only), count))
    pairs = [(talk.kind, encoded(talk, tokeniser)) for talk in talks]
    pairs = sorted(((kind, each) for kind, each in pairs if len(each.tokens) <= network.shape.context), key=lambda pair: len(pair[1].tokens))
    found: dict[str, Right] = collections.defaultdict(Right)
    for some in _chunks(pairs):
        for (kind, _), turns in zip(some, _turns(network, [each for _, each in some]), strict=True):
            for name in (kind, "all"):
                found[name].first += turns[:1]
                found[name].later += turns[1:]
    return found


def _chunks(pairs: list[tuple[str, Encoded]], tokens: int = 8192) -> Iterable[list[tuple[str, Encoded]]]:
    here: list[tuple[str, Encoded]] = []
    for pair in pairs:
        if here and (len(here) + 1) * len(pair[1].tokens) > tokens:
            yield here
            here = []
        here.append(pair)
    if here:
        yield here


@torch.no_grad()
def _turns(network: Network, some: list[Encoded]) -> list[list[bool]]:
    made = batch(some).on(network.embedding.weight.device)
    right = (network(made.tokens, made.rows).argmax(-1) == made.targets).tolist()
    found = []
    at = 0
    for each in some:
        turns = []
        for begin, end in each.learned:
            turns.append(all(right[at : at + end - begin]))
            at += end - begin
        found.append(turns)
    return found
