"""Batches without end: conversations sorted by length, so that little is computed for nothing."""

import contextlib
import itertools
import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
import torch
from torch import Tensor

from training.mixture import conversations
from training.model.encoding import Encoded, encoded
from training.model.guessing import Features, Guesser, features
from training.model.tokeniser import Tokeniser
from training.source import TRAIN, Split
from training.talk import Talk

POOL = 4000
"""Conversations that are sorted together."""
CHOICE, FIRST, SOME = 0.20, 0.60, 0.06
"""Shares of the conversations of which only a part is taken: what is chosen first (the tool), the first call, or some turns.

What a request means takes the most examples to learn, and is a few tokens of a conversation. (0.70, 0.20, 0.04 until 95 % of
all choices were right, while every third first call still was wrong in what follows.)
"""
WHOLE = 0.8
"""The share that is taken whole of those where that is what matters (Talk.whole)."""
CHOSEN = 3
"""Tokens that say what is chosen: the tool is one, with all that stands before it."""
_CHOSEN = {"router": 10, "plan": 1024, "rescue": 1024, "summary": 1024}
"""Where it takes more, by role: a route's first fields, a whole plan."""
_EASY, _SHORT = 0.03, 32
"""The least weight of a request in what is taken, and the tokens up to which it has its full weight."""
_BEHIND = 12
"""How much nicer the processes are that make conversations."""
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
    parts: tuple[tuple[int, int, Features], ...] = ()
    """Of those that the guesser learns from: from which of `targets` to which, and what it sees of them."""

    def on(self, device: torch.device) -> "Batch":
        """The same with its tensors there; a GPU copies them while it computes."""
        if device.type == "cpu":
            return self
        tokens, rows, targets, weights = (
            each.pin_memory().to(device, non_blocking=True) for each in (self.tokens, self.rows, self.targets, self.weights)
        )
        return replace(self, tokens=tokens, rows=rows, targets=targets, weights=weights)

    def packed(self) -> "Packed":
        """As another process is sent it: tensors themselves would go through shared memory, one file each."""
        return self.tokens.numpy().astype(np.int32), self.rows.numpy(), self.targets.numpy(), self.weights.numpy(), self.count


Packed = tuple[Any, Any, Any, Any, int]


def unpacked(some: Packed) -> Batch:
    """What `Batch.packed` packed: without what the guesser learns from."""
    tokens, rows, targets, weights = map(torch.from_numpy, some[:4])
    return Batch(tokens.long(), rows, targets, weights, some[4])


@dataclass(frozen=True)
class Part:
    """What is learned from of one conversation. `seen` is what the guesser sees of it; None where several turns are learned."""

    tokens: Encoded
    seen: Features | None = None


def width(tokens: int) -> int:
    """How long a batch is made that has a conversation of so many tokens: a few lengths only, for each new one costs time."""
    step = 8 if tokens <= 128 else 32
    return -(-(tokens - 1) // step) * step


def batch(some: Sequence[Encoded], seen: Sequence[Features | None] = ()) -> Batch:
    """The conversations side by side, the shorter ones filled up at their end."""
    time = width(max(len(each.tokens) for each in some))
    tokens = torch.zeros((len(some), time), dtype=torch.long)
    rows: list[int] = []
    targets: list[int] = []
    weights: list[float] = []
    parts: list[tuple[int, int, Features]] = []
    for index, (each, known) in enumerate(itertools.zip_longest(some, seen)):
        tokens[index, : len(each.tokens) - 1] = torch.tensor(each.tokens[:-1])
        before = len(targets)
        for begin, end in each.learned:
            rows += range(index * time + begin - 1, index * time + end - 1)
            targets += each.tokens[begin:end]
            weights += [WEIGHT] + [1.0] * (end - begin - 1)
        if known is not None:
            parts.append((before, len(targets), known))
    count = sum(len(each.tokens) for each in some)
    return Batch(tokens, torch.tensor(rows), torch.tensor(targets), torch.tensor(weights), count, tuple(parts))


def part(whole: Encoded, talk: Talk, rng: random.Random) -> Part:
    """What is taken of a conversation."""
    chance = rng.random()
    if talk.whole:
        chance = 1.0 if chance < WHOLE else CHOICE
    if chance < CHOICE:
        begin, end = whole.learned[0]
        end = min(end, begin + _CHOSEN.get(talk.role, CHOSEN))
        some = Encoded(whole.tokens[:end], [(begin, end)])
        return Part(some, features(some, f"choice of {talk.kind}"))
    if chance > CHOICE + FIRST + SOME:
        some = whole
    else:
        count = 1 if chance < CHOICE + FIRST else rng.randint(1, len(whole.learned))
        some = Encoded(whole.tokens[: whole.learned[count - 1][1]], whole.learned[:count])
    return Part(some, features(some, talk.kind) if len(some.learned) == 1 else None)


@dataclass(frozen=True)
class Made:
    """Parts of conversations to take from. `short` have one turn, and what the guesser sees of it; `rng` goes on from there."""

    short: list[tuple[Part, Features]]
    long: list[Part]
    rng: random.Random


def made(tokeniser: Tokeniser, seed: int, number: int, *, context: int, split: Split, count: int) -> Made:
    """What one pool is taken from: parts of so many conversations, but for those longer than `context` tokens."""
    rng = random.Random(f"{seed} order {number}")
    short: list[tuple[Part, Features]] = []
    long: list[Part] = []
    for talk in itertools.islice(conversations(seed * 1_000_003 + number, split), count):
        some = part(encoded(talk, tokeniser), talk, rng)
        if len(some.tokens.tokens) > context:
            continue
        if some.seen is None:
            long.append(some)
        else:
            short.append((some, some.seen))
    return Made(short, long, rng)


def taken(of: Made, guesser: Guesser | None, among: int) -> list[Part]:
    """What is learned from: one of `among`, of the short ones those that the guesser thinks the hardest."""
    short, long, rng = of.short, of.long, of.rng
    if guesser is None or among == 1:
        return long + [some for some, _ in short]
    # drawn without replacement, with these weights (Efraimidis and Spirakis 2006)
    weights = [
        (_EASY + hard**2) * min(1.0, _SHORT / len(some.tokens.tokens)) ** 0.5
        for hard, (some, _) in zip(guesser.hardness([seen for _, seen in short]), short, strict=True)
    ]
    order = sorted(range(len(short)), key=lambda at: rng.random() ** (1.0 / weights[at]), reverse=True)
    return long[::among] + [short[at][0] for at in order[: len(short) // among]]


def pool(some: list[Part], seed: int, number: int, *, tokens: int) -> list[Batch]:
    """The batches of one pool, of at most so many tokens each, in a random order that seed and number decide."""
    some = sorted(some, key=lambda each: len(each.tokens.tokens))
    found: list[Batch] = []
    here: list[Part] = []
    for index, each in enumerate(some):
        here.append(each)
        after = width(len(some[index + 1].tokens.tokens)) if index + 1 < len(some) else tokens
        if (len(here) + 1) * max(after, width(len(each.tokens.tokens))) > tokens:
            found.append(batch([one.tokens for one in here], [one.seen for one in here]))
            here = []
    random.Random(f"{seed} batches {number}").shuffle(found)
    return found


def _whole(tokeniser: Tokeniser, seed: int, number: int, *, context: int, split: Split, count: int, tokens: int) -> list[Packed]:
    """The batches of one pool where nothing is chosen: they can be made far from the training."""
    some = taken(made(tokeniser, seed, number, context=context, split=split, count=count), None, 1)
    return [each.packed() for each in pool(some, seed, number, tokens=tokens)]


def _makes(orders: Connection, make: Callable[[int], Any]) -> None:
    """Make each pool that is ordered, until nobody is there any more: a process beside the training's."""
    os.nice(_BEHIND)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            orders.send(make(orders.recv()))


def batches(
    tokeniser: Tokeniser, seed: int, *, context: int, tokens: int, begin: tuple[int, int], split: Split = TRAIN,
    guesser: Guesser | None = None, among: int = 1, makers: int = 1,
) -> Iterator[tuple[tuple[int, int], Batch]]:
    """All batches from the position `begin` on (pool, batch in it), each with the position that follows it.

    The guesser is marked where a pool begins; within one it has to be as it was left there. What the next pools are
    taken from is made in other processes meanwhile (`makers`: how many), with what the processors have left; how many
    they are changes nothing of what comes.
    """
    number, index = begin
    make: Callable[[int], Any]
    if among == 1:
        make = partial(_whole, tokeniser, seed, context=context, split=split, count=POOL, tokens=tokens)
    else:
        make = partial(made, tokeniser, seed, context=context, split=split, count=POOL * among)
    started = [_maker(make) for _ in range(makers)]
    try:
        for ahead in range(makers):
            started[(number + ahead) % makers][0].send(number + ahead)
        while True:
            if guesser is not None and index == 0:
                guesser.mark()
            orders = started[number % makers][0]
            of = orders.recv()
            orders.send(number + makers)
            some = [unpacked(each) for each in of] if among == 1 else pool(taken(of, guesser, among), seed, number, tokens=tokens)
            while index < len(some):
                index += 1
                yield (number, index), some[index - 1]
            number, index = number + 1, 0
    finally:
        for _, process in started:
            process.kill()


def _maker(make: Callable[[int], Any]) -> tuple[Connection, BaseProcess]:
    """A process that makes pools, and where it is told which.

    All of them are forks of one that has imported this: torch, imported by fifteen at once, took more than a minute.
    """
    server = get_context("forkserver")
    server.set_forkserver_preload([__name__])
    orders, theirs = server.Pipe()
    process = server.Process(target=_makes, args=(theirs, make), daemon=True)
    process.start()
    theirs.close()
    return orders, process
