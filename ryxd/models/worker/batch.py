"""A llama_batch over numpy arrays: filled with slices, no ctypes call a token."""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from llama_cpp import llama_cpp as api


@dataclass(frozen=True)
class Feed:
    """What one sequence adds in a step."""

    sequence: int
    start: int
    """Position of the first token: how many the sequence has."""
    tokens: Sequence[int]
    wanted: int
    """How many of the last tokens need logits."""


class Batch:
    """Room for the tokens of one step."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._token = np.zeros(size, np.int32)
        self._position = np.zeros(size, np.int32)
        self._sequences = np.ones(size, np.int32)
        self._sequence = np.zeros(size, np.int32)
        self._wanted = np.zeros(size, np.int8)
        pointer = ctypes.POINTER(api.llama_seq_id)
        self._pointers = (pointer * (size + 1))()
        for index in range(size):
            self._pointers[index] = self._sequence[index:].ctypes.data_as(pointer)
        self._batch = api.llama_batch()
        for field, value in (
            ("token", self._token.ctypes.data_as(ctypes.POINTER(api.llama_token))),
            ("pos", self._position.ctypes.data_as(ctypes.POINTER(api.llama_pos))),
            ("n_seq_id", self._sequences.ctypes.data_as(ctypes.POINTER(ctypes.c_int32))),
            ("seq_id", ctypes.cast(self._pointers, ctypes.POINTER(pointer))),
            ("logits", self._wanted.ctypes.data_as(ctypes.POINTER(ctypes.c_int8))),
        ):
            setattr(self._batch, field, value)

    def fill(self, feeds: Sequence[Feed]) -> tuple[api.llama_batch, list[range]]:
        """The batch, and at which of its indices each feed has its logits. The caller has seen that they fit."""
        at = 0
        rows = []
        for feed in feeds:
            end = at + len(feed.tokens)
            self._token[at:end] = feed.tokens
            self._position[at:end] = np.arange(feed.start, feed.start + len(feed.tokens))
            self._sequence[at:end] = feed.sequence
            self._wanted[at : end - feed.wanted] = 0
            self._wanted[end - feed.wanted : end] = 1
            rows.append(range(end - feed.wanted, end))
            at = end
        self._batch.n_tokens = at
        return self._batch, rows
