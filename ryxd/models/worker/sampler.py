"""Choosing a token from logits, and how probable the model found it."""

import ctypes
import math

import numpy as np
from llama_cpp import llama_cpp as api
from numpy.typing import NDArray

from ryxd.models.worker.failures import DecodeFailed

TOP = 40
"""Tokens that a choice is made of."""
LIKE_THE_BEST = 0.3
"""How probable a token has to be to be chosen by chance under a grammar, as a share of the best one's probability.

A call or a form is right or wrong: there chance decides between what the model finds about as good, and writes no
second-rate name into it. Free text has llama.cpp's usual 0.05.
"""
_BLOCK = 128
_ENTRY = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])
"""llama_token_data."""


class Sampler:
    """A choice by chance, of one answer: its own links, its own seed."""

    def __init__(self, temperature: float, seed: int) -> None:
        """Raises DecodeFailed when llama.cpp gives none."""
        self._chain = api.llama_sampler_chain_init(api.llama_sampler_chain_default_params())
        for link in (
            api.llama_sampler_init_top_k(TOP),  # first: without it top_p costs 14 ms a token
            api.llama_sampler_init_top_p(0.95, 1),
            api.llama_sampler_init_min_p(0.05, 1),
            api.llama_sampler_init_temp(temperature),
            api.llama_sampler_init_dist(seed),  # last: a chain that selects nothing ends the process
        ):
            if not link:
                raise DecodeFailed("llama.cpp gave no sampler")
            api.llama_sampler_chain_add(self._chain, link)

    def choose(self, logits: NDArray[np.float32], *, form: bool = False) -> int:
        """One token; `form`: of a text under a grammar. Raises DecodeFailed when none can be chosen."""
        if not self._chain:
            raise DecodeFailed("there is no sampler")
        likely = _likely(logits)
        if form:
            likely = likely[logits[likely] >= logits[likely].max() + math.log(LIKE_THE_BEST)]
        entries = np.zeros(len(likely), _ENTRY)
        entries["id"], entries["logit"] = likely, logits[likely]
        array = api.llama_token_data_array(
            entries.ctypes.data_as(ctypes.POINTER(api.llama_token_data)), len(likely), -1, False
        )
        api.llama_sampler_apply(self._chain, array)
        if not 0 <= array.selected < array.size:
            raise DecodeFailed("the sampler chose nothing")
        token = int(array.data[array.selected].id)
        api.llama_sampler_accept(self._chain, token)
        return token

    def close(self) -> None:
        """Free it, links and all; twice is once."""
        if self._chain:
            api.llama_sampler_free(self._chain)
            self._chain = None


def _likely(logits: NDArray[np.float32]) -> NDArray[np.intp]:
    """The tokens that the TOP most probable ones are among, and not many more.

    Each of TOP blocks has one that is at least as probable as the least of these blocks' best: so have the TOP
    tokens. A list of all tokens for llama.cpp costs three times as much as this.
    """
    whole = len(logits) // _BLOCK * _BLOCK
    best = logits[:whole].reshape(-1, _BLOCK).max(axis=1)
    least = -np.inf if len(best) < TOP else float(np.partition(best, len(best) - TOP)[len(best) - TOP])
    found = np.flatnonzero(logits >= least if np.isfinite(least) else np.isfinite(logits))
    return found if len(found) else np.array([int(logits.argmax())])


class Odds:
    """Probabilities out of logits, before anything is masked. One a model: it keeps its room."""

    def __init__(self, size: int) -> None:
        self._room = np.empty(size, np.float32)

    def total(self, logits: NDArray[np.float32], most: float) -> float:
        """What to subtract from a logit for the logarithm of its probability; `most` is the largest."""
        room = self._room
        np.subtract(logits, np.float32(most), out=room)
        np.exp(room, out=room)
        return most + math.log(float(room.sum()))
