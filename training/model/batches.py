"""Batches without end: conversations sorted by length, so that little is computed for nothing."""

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from training.mixture import conversations
from training.model.encoding import Encoded, encoded
from training.model.tokeniser import Tokeniser
from training.source import TRAIN, Split

POOL = 4000
"""Conversations that are sorted together."""
CHOICE, FIRST, SOME = 0.45, 0.27, 0.08
"""Shares of the conversations of which only a part is taken: what is chosen first (the tool), the first call, or some turns.

What a request means takes the most examples to learn, and is a few tokens of a conversation.
"""
CHOSEN = 3
"""Tokens that say what is chosen: the tool is one, with all that stands before it."""
WEIGHT = 3.0
"""How much more the first token of a turn counts than another."""


@dataclass(frozen=True)
class Batch:
    """`tokens` (batch, time); `rows` of the flattened batch whose next token is learned, these tokens as `targets`, and how much each counts."""

    tokens: Tensor
    rows: Tensor
    targets: Tensor
    weights: Tensor
    count: int
    """Tokens, without the padding."""


def width(tokens: int) -> int:
    """How long a batch is made that has a conversation of so many tokens: a few lengths only, for each new one costs time."""
    step = 8 if tokens <= 128 else 32
    return -(-(tokens - 1) // step) * step


def batch(some: list[Encoded]) -> Batch:
    """The conversations side by side, the shorter ones filled up at their end."""
    time = width(max(len(each.tokens) for each in some))
    tokens = torch.zeros((len(some), time), dtype=torch.long)
    rows: list[int] = []
    targets: list[int] = []
    weights: list[float] = []
    for index, each in enumerate(some):
        tokens[index, : len(each.tokens) - 1] = torch.tensor(each.tokens[:-1])
        for begin, end in each.learned:
            rows += range(index * time + begin - 1, index * time + end - 1)
            targets += each.tokens[begin:end]
            weights += [WEIGHT] + [1.0] * (end - begin - 1)
    return Batch(tokens, torch.tensor(rows), torch.tensor(targets), torch.tensor(weights), sum(len(each.tokens) for each in some))


def part(whole: Encoded, rng: random.Random) -> Encoded:
    """What is taken of a conversation."""
    chance = rng.random()
    if chance < CHOICE:
        begin, end = whole.learned[0]
        end = min(end, begin + CHOSEN)
        return Encoded(whole.tokens[:end], [(begin, end)])
    if chance > CHOICE + FIRST + SOME:
        return whole
    count = 1 if chance < CHOICE + FIRST else rng.randint(1, len(whole.learned))
    return Encoded(whole.tokens[: whole.learned[count - 1][1]], whole.learned[:count])


def pool(
    tokeniser: Tokeniser, seed: int, number: int, *, context: int, tokens: int, split: Split = TRAIN, shares: Mapping[str, float] | None = None
) -> list[Batch]:
    """The batches of one pool, in a random order. The same for the same seed and number, whatever was before."""
    talks = itertools.islice(conversations(seed * 1_000_003 + number, split, shares=shares), POOL)
    rng = random.Random(f"{seed} order {number}")
    parts = (part(encoded(talk, tokeniser), rng) for talk in talks)
    some = [each for each in parts if len(each.tokens) <= context]
    some.sort(key=lambda each: len(each.tokens))
    made: list[Batch] = []
    here: list[Encoded] = []
    for index, each in enumerate(some):
        here.append(each)
        after = width(len(some[index + 1].tokens)) if index + 1 < len(some) else tokens
        if (len(here) + 1) * max(after, width(len(each.tokens))) > tokens:
            made.append(batch(here))
            here = []
    rng.shuffle(made)
    return made


def batches(
    tokeniser: Tokeniser, seed: int, *, context: int, tokens: int, begin: tuple[int, int], shares: Mapping[str, float] | None = None
) -> Iterator[tuple[tuple[int, int], Batch]]:
    """All batches from the position `begin` on (pool, batch in it), each with the position that follows it."""
    number, index = begin
    while True:
        made = pool(tokeniser, seed, number, context=context, tokens=tokens, shares=shares)
        while index < len(made):
            index += 1
            yield (number, index), made[index - 1]
        number, index = number + 1, 0
