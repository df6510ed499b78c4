"""Whether llama.cpp reads and answers a GGUF file just as the training code does."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
from llama_cpp import Llama

from training.mixture import conversations
from training.model.encoding import encoded
from training.model.measuring import SEED
from training.model.network import Network
from training.model.tokeniser import END, Tokeniser
from training.source import HELD_WORDS

_STRANGE = "abc ÄÖüß éñ\"'{}[]:,.*~/\\_-0129 \n\t日本🎉ΩЖ<>| the und Rechnung"
_MOST = 200
"""Tokens of one answer."""


@dataclass(frozen=True)
class Same:
    """How many of how many are the same, and the first that is not."""

    same: int
    of: int
    first: str = ""

    def __str__(self) -> str:
        return f"{self.same} of {self.of}" + (f"; first: {self.first}" if self.first else "")


def texts(count: int, seed: int = SEED) -> Iterator[str]:
    """Texts of all kinds: parts of conversations, mixtures of strange letters, JSON of the data cut anywhere."""
    rng = random.Random(seed)
    talks = conversations(seed, HELD_WORDS)
    for _ in range(count):
        kind = rng.random()
        if kind < 0.5:
            yield rng.choice(next(talks).turns)[1]
        elif kind < 0.75:
            yield "".join(rng.choice(_STRANGE) for _ in range(rng.randint(1, 60)))
        else:
            text = rng.choice(next(talks).turns)[1]
            begin = rng.randrange(len(text) + 1)
            yield text[begin : begin + rng.randint(0, 80)] + rng.choice(["", " ", '"', "ß", '{"', "\u00a0", "\u200b"])


def tokens_same(tokeniser: Tokeniser, model: Llama, count: int) -> Same:
    """Whether both cut texts into the same tokens, and make the same texts of them again."""
    right, first = 0, ""
    for text in texts(count):
        theirs = model.tokenize(text.encode(), add_bos=False, special=False)
        mine = tokeniser.encode(text)
        fine = theirs == mine and tokeniser.decode(mine) == text
        right += fine
        if not fine and not first:
            first = f"{text!r}: {mine} here, {theirs} there"
    return Same(right, count, first)


def answers_same(network: Network, tokeniser: Tokeniser, model: Llama, count: int) -> Same:
    """Whether both write the same turns, greedily. `network` in float32.

    What llama.cpp wrote is the same when each of its tokens is the network's most probable one.
    """
    right, first = 0, ""
    end = tokeniser.number[END]
    for talk in itertools.islice(conversations(SEED + 1), count):
        whole = encoded(talk, tokeniser)
        if not whole.learned or len(whole.tokens) > network.shape.context - _MOST:
            continue
        begin = random.Random(len(whole.tokens)).choice(whole.learned)[0]
        prompt = whole.tokens[:begin]
        model.reset()
        written: list[int] = []
        for token in model.generate(prompt, temp=0.0, top_k=1, repeat_penalty=1.0):
            written.append(token)
            if token == end or len(written) >= _MOST:
                break
        with torch.no_grad():
            rows = torch.arange(begin - 1, begin + len(written) - 1)
            mine = network(torch.tensor([prompt + written]), rows).argmax(-1).tolist()
        fine = mine == written
        right += fine
        if not fine and not first:
            first = f"{tokeniser.decode(mine)} here, {tokeniser.decode(written)} there"
    return Same(right, count, first)


def opened(path: Path, context: int) -> Llama:
    """The file in llama.cpp."""
    return Llama(str(path), n_ctx=context, n_threads=2, n_threads_batch=2, verbose=False)
