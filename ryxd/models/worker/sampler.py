"""Choosing a token from logits, and how probable the model found it."""

import math

import numpy as np
from llama_cpp import llama_cpp as api
from numpy.typing import NDArray

from ryxd.models.worker.failures import DecodeFailed


class Sampler:
    """A choice by chance, of one answer: its own links, its own seed."""

    def __init__(self, temperature: float, seed: int) -> None:
        """Raises DecodeFailed when llama.cpp gives none."""
        self.pointer = api.llama_sampler_chain_init(api.llama_sampler_chain_default_params())
        for link in (
            api.llama_sampler_init_top_k(40),  # first: without it top_p costs 14 ms a token
            api.llama_sampler_init_top_p(0.95, 1),
            api.llama_sampler_init_min_p(0.05, 1),
            api.llama_sampler_init_temp(temperature),
            api.llama_sampler_init_dist(seed),  # last: a chain that selects nothing ends the process
        ):
            if not link:
                raise DecodeFailed("llama.cpp gave no sampler")
            api.llama_sampler_chain_add(self.pointer, link)

    def close(self) -> None:
        """Free it, links and all; twice is once."""
        if self.pointer:
            api.llama_sampler_free(self.pointer)
            self.pointer = None


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
