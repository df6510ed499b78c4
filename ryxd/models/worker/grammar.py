"""JSON schema → which tokens may come next (llguidance), for tool calls and plans.

The mask goes over the logits before anything is sampled: GBNF grammars cost 375 times as much a token and
let invalid JSON through (notes on the engine, 5).
"""

import hashlib
import json
import warnings
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from llguidance import LLMatcher, LLTokenizer
from llguidance.llamacpp import lltokenizer_from_vocab
from llguidance.numpy import allocate_token_bitmask, fill_next_token_bitmask
from numpy.typing import NDArray

KEPT = 32
"""Compiled grammars kept, the least recently used goes first."""

_OPTIONS = '%llguidance {"no_forcing": true}\n'
"""Where the grammar leaves one way to go on, its bytes can still be split into tokens in many, and the model
knows one: {"tool": "read_file" is a single token of some. So it chooses, even there."""

_SEPARATORS = {"whitespace_flexible": False, "item_separator": ", ", "key_separator": ": "}
"""One way to write it, json.dumps's: what models are trained on, and no endless whitespace."""


class SchemaRefused(Exception):
    """The schema can't be made a grammar; the text says which part."""


class GrammarStuck(Exception):
    """The grammar allows no token at all, or reached one of its limits."""


class Constraint:
    """The grammar along one answer."""

    def __init__(self, matcher: LLMatcher, tokens: int) -> None:
        self._matcher = matcher
        self._tokens = tokens
        self._bits = allocate_token_bitmask(1, tokens)

    def forbid(self, logits: NDArray[np.float32]) -> None:
        """Put minus infinity, in place, on every token that can't come next. Raises GrammarStuck."""
        fill_next_token_bitmask(self._matcher, self._bits)
        if self._matcher.is_error():
            raise GrammarStuck(self._matcher.get_error())
        allowed = np.unpackbits(self._bits[0].view(np.uint8), bitorder="little")[: self._tokens]
        if not allowed.any():
            raise GrammarStuck("no token is allowed here")
        # the model's output can be wider than the tokens it names: the rest is padding
        logits[self._tokens :] = -np.inf
        logits[: self._tokens][allowed == 0] = -np.inf

    def accept(self, token: int) -> None:
        """Go on by one token. Raises GrammarStuck when it was not allowed."""
        if not self._matcher.consume_token(token):
            raise GrammarStuck(self._matcher.get_error())

    @property
    def complete(self) -> bool:
        """Whether nothing but the end can follow."""
        return self._matcher.is_stopped()


class Grammars:
    """The grammars of one model."""

    def __init__(self, vocab: Any, tokens: int, ends: Sequence[int]) -> None:
        """`vocab` is llama.cpp's; this reads every token once (1.2 s for 152,000)."""
        self._tokens = tokens
        with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
            # llguidance 1.9 asks llama.cpp for attributes by the function's old name
            self._tokenizer: LLTokenizer = lltokenizer_from_vocab(vocab, eos_token=list(ends))
        self._compiled: OrderedDict[bytes, LLMatcher] = OrderedDict()

    def constraint(self, schema: Mapping[str, Any]) -> Constraint:
        """A fresh constraint for one answer. Raises SchemaRefused."""
        # not sorted: the order of fields is part of the grammar
        text = json.dumps({**schema, "x-guidance": _SEPARATORS})
        key = hashlib.sha256(text.encode()).digest()
        matcher = self._compiled.pop(key, None) or self._compile(text)
        self._compiled[key] = matcher
        if len(self._compiled) > KEPT:
            self._compiled.popitem(last=False)
        return Constraint(matcher.deep_copy(), self._tokens)

    def _compile(self, schema: str) -> LLMatcher:
        matcher = LLMatcher(self._tokenizer, f"{_OPTIONS}start: %json {schema}\n", log_level=0)
        if matcher.is_error():
            raise SchemaRefused(matcher.get_error())
        return matcher
