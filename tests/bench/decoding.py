"""What a token costs beside its decode: python -m tests.bench.decoding [MODEL.gguf]

MODEL lends its vocabulary (one without weights will do); 150,000 tokens are what most models have, the starter
has 2,000. The baseline of the same run is llama.cpp's own sampler chain over the whole vocabulary.
"""

import ctypes
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from llama_cpp import llama_cpp as api

from ryxd.models.starter import starter
from ryxd.models.worker.drafts import Drafts
from ryxd.models.worker.grammar import Constraint, Grammars
from ryxd.models.worker.log import Log
from ryxd.models.worker.sampler import Odds, Sampler
from ryxd.models.worker.vocabulary import Vocabulary
from tests.bench.schemas import vocabulary
from tests.models.calls import REQUESTS, SCHEMA

ROUNDS = 200


def times(do: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    """Microseconds of each round."""
    found = []
    for _ in range(rounds):
        begun = time.perf_counter()
        do()
        found.append((time.perf_counter() - begun) * 1e6)
    return found


class Chain:
    """The sampler chain on a copy of some logits, as llama.cpp runs it."""

    def __init__(self, logits: np.ndarray) -> None:
        self._sampler = Sampler(0.8, 1)
        self._made = np.zeros(len(logits), np.dtype([("id", "<i4"), ("logit", "<f4"), ("p", "<f4")]))
        self._logits = logits

    def __call__(self) -> None:
        self._made["id"] = np.arange(len(self._logits))
        self._made["logit"] = self._logits
        data = self._made.ctypes.data_as(ctypes.POINTER(api.llama_token_data))
        array = api.llama_token_data_array(data, len(self._made), -1, False)
        api.llama_sampler_apply(self._sampler.pointer, array)


def old_total(logits: np.ndarray) -> float:
    """The sum of probabilities as it was."""
    most = float(logits.max())
    return most + float(np.log(np.exp(logits - most).sum()))


def old_forbid(constraint: Constraint, logits: np.ndarray) -> None:
    """The mask over the logits as it was."""
    allowed = np.unpackbits(constraint._mask().view(np.uint8), bitorder="little")[: len(logits)]
    logits[allowed == 0] = -np.inf


def main() -> None:
    """Measure, print."""
    log = Log()
    tokens: Vocabulary = vocabulary(Path(sys.argv[1]) if len(sys.argv) > 1 else starter())
    grammars = Grammars(tokens)
    logits = (np.random.default_rng(1).standard_normal(tokens.size) * 3).astype(np.float32)
    base = 0.0

    def told(name: str, found: list[float]) -> None:
        nonlocal base
        median, most = statistics.median(found), statistics.quantiles(found, n=100)[98]
        base = base or median
        ratio = f"{median / base:6.2f} of it" if base != median else "  (baseline)"
        print(f"{name:44} {median:8.1f} us, p99 {most:8.1f} us   {ratio}")

    print(f"{tokens.size} tokens")
    told("sampler chain over all of them", times(Chain(logits)))
    told("the largest logit", times(logits.argmax))
    odds = Odds(tokens.size)
    told("how probable a token is", times(lambda: odds.total(logits, 9.0)))
    told("  as it was, for every token: exp and sum", times(lambda: old_total(logits)))

    masks, hops, ahead, checks, applied, unpacked, forcing, known = ([] for _ in range(8))
    forced = written = 0
    for call in list(REQUESTS.values()) * 3:
        want = tokens.tokens(json.dumps(call, ensure_ascii=False), control=False)
        constraint = grammars.constraint(SCHEMA)
        grammars.forcing._known.clear()
        for at, token in enumerate(want):
            row = logits.copy()
            masks += times(lambda it=constraint: it._compute([]), 1)
            hops += times(lambda it=constraint: (it.prepare(), it._mask()), 1)
            ahead += times(lambda it=constraint: it.prepare(), 1)
            constraint._mask()
            checks += times(lambda it=constraint, token=token: it.allows(token), 1)
            applied += times(lambda it=constraint, row=row: it.forbid(row), 1)
            unpacked += times(lambda it=constraint, row=row: old_forbid(it, row), 1)
            said = want[:at]
            forcing += times(lambda it=constraint, said=said: it.forced(said), 1)
            known += times(lambda it=constraint, said=said: it.forced(said), 1)
            constraint.accept(token)
    for call in REQUESTS.values():
        want = tokens.tokens(json.dumps(call, ensure_ascii=False), control=False)
        constraint = grammars.constraint(SCHEMA)
        at = 0
        while at < len(want):
            must = constraint.forced(want[:at])
            for token in must or want[at : at + 1]:
                constraint.accept(token)
            forced += len(must)
            at += len(must) or 1
        written += len(want)
    told("mask, here", masks)
    told("mask, on the helper thread, waited for", hops)
    told("  asked for before the decode", ahead)
    told("is one token allowed (greedy: mostly all)", checks)
    told("mask over the logits", applied)
    told("  as it was: unpack and choose", unpacked)
    told("forced tokens, new text", forcing)
    told("forced tokens, known text", known)
    print(f"forced: {forced} of {written} tokens of {len(REQUESTS)} calls ({forced / written:.0%})")

    chance = np.random.default_rng(2).integers(0, tokens.size, 4000).tolist()
    drafts = Drafts(chance)
    told("index of a prompt of 4,000 tokens, once", times(lambda: Drafts(chance).guess(8), 20))
    told("index of a token and a guess", times(lambda: (drafts.said([7]), drafts.guess(8))))
    del log


if __name__ == "__main__":
    main()
