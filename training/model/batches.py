"""Batches without end: conversations sorted by length, so that little is computed for nothing."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from training.mixture import conversations
from training.model.encoding import Encoded, encoded
from training.model.tokeniser import Tokeniser
from training.source import TRAIN, Split

POOL = 4000
"""Conversations that are sorted together."""
BEGINNING = 0.65
"""Share of the conversations of which only the beginning is taken, up to one of the model's turns, mostly the first.

A first call costs a third of the tokens of all that may follow it, and matters most.
"""


@dataclass(frozen=True)
class Batch:
    """`tokens` (batch, time); `rows` of the flattened batch whose next token is learned, and these tokens as `targets`."""

    tokens: Tensor
    rows: Tensor
    targets: Tensor
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
    for index, each in enumerate(some):
        tokens[index, : len(each.tokens) - 1] = torch.tensor(each.tokens[:-1])
        for begin, end in each.learned:
            rows += range(index * time + begin - 1, index * time + end - 1)
            targets += each.tokens[begin:end]
    return Batch(tokens, torch.tensor(rows), torch.tensor(targets), sum(len(each.tokens) for each in some))


def beginning(whole: Encoded, rng: random.Random) -> Encoded:
    """The conversation up to the end of one of the model's turns."""
    count = 1 if rng.random() < 0.7 else rng.randint(1, len(whole.learned))
    return Encoded(whole.tokens[: whole.learned[count - 1][1]], whole.learned[:count])


def pool(tokeniser: Tokeniser, seed: int, number: int, *, context: int, tokens: int, split: Split = TRAIN) -> list[Batch]:
    """The batches of one pool, in a random order. The same for the same seed and number, whatever was before."""
    talks = itertools.islice(conversations(seed * 1_000_003 + number, split), POOL)
    rng = random.Random(f"{seed} order {number}")
    whole = (encoded(talk, tokeniser) for talk in talks)
    some = [each for each in (beginning(one, rng) if rng.random() < BEGINNING else one for one in whole) if len(each.tokens) <= context]
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


def batches(tokeniser: Tokeniser, seed: int, *, context: int, tokens: int, begin: tuple[int, int]) -> Iterator[tuple[tuple[int, int], Batch]]:
    """All batches from the position `begin` on (pool, batch in it), each with the position that follows it."""
    number, index = begin
    while True:
        made = pool(tokeniser, seed, number, context=context, tokens=tokens)
        while index < len(made):
            index += 1
            yield (number, index), made[index - 1]
        number, index = number + 1, 0
