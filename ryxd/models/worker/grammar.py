"""JSON schema → which tokens may come next (llguidance), for tool calls and plans.

The mask goes over the logits before anything is sampled: GBNF grammars cost 375 times as much a token and
let invalid JSON through (notes on the engine, 5).
"""

import hashlib
import json
import warnings
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
from llguidance import LLExecutor, LLMatcher, LLTokenizer
from llguidance.llamacpp import lltokenizer_from_vocab
from numpy.typing import NDArray

from ryxd.core.validity import Validity
from ryxd.models.worker.failures import LoadFailed
from ryxd.models.worker.forcing import Forcing
from ryxd.models.worker.schema import mended, reason, relaxed
from ryxd.models.worker.vocabulary import Vocabulary

KEPT = 64
"""Compiled grammars kept, the least recently used goes first."""

_OPTIONS = '%llguidance {"no_forcing": true}\n'
"""Where the grammar leaves one way to go on, its bytes can still be split into tokens in many, and the model
knows one: {"tool": "read_file" is a single token of some. So every split is allowed, and what may be written
without asking the model is decided elsewhere (forcing.py)."""

_WRITTEN = {"whitespace_flexible": False, "item_separator": ", ", "key_separator": ": "}
"""One way to write it, json.dumps's: what models are trained on, and no endless whitespace."""

_LAST = tuple(bytes([byte]) for byte in b'}]"el0123456789')
"""What a JSON text can end with."""

_LONG = 256
"""Bytes that are forced at once."""

_BYTE = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
_LIMITS = np.where(_BYTE == 1, np.float32(np.inf), np.float32(-np.inf))
"""For each byte of a mask, the most that the logits of its eight tokens may be."""


class SchemaRefused(Exception):
    """The schema can't be made a grammar; the text says which part."""


class GrammarStuck(Exception):
    """The grammar allows no token at all, reached one of its limits, or could not hold all of the schema."""


class Constraint:
    """The grammar along one answer."""

    def __init__(self, matcher: LLMatcher, check: Validity, grammars: "Grammars") -> None:
        self._matcher = matcher
        self._check = check
        self._of = grammars
        self._masks = np.empty((1, grammars.words), np.uint32)
        self._computing: Future[None] | None = None
        self._ahead: list[int] | None = None
        """INVARIANT: the masks are those of here, of after the first of these tokens, the second, and so on."""
        self._at = 0
        """How many of them were accepted since."""

    def prepare(self, drafts: Sequence[int] = ()) -> None:
        """Begin to compute, on a thread that needs no GIL, what may come next, and what after each draft."""
        self._computing = self._of.helper.submit(self._compute, list(drafts))

    def _compute(self, drafts: list[int]) -> None:
        if len(self._masks) <= len(drafts):
            self._masks = np.empty((1 + len(drafts), self._of.words), np.uint32)
        masks, one = self._masks, self._of.words * 4
        if drafts:
            self._of.executor.unsafe_compute_mask_ptr_with_draft_token(
                [(self._matcher, 0, drafts)], masks.ctypes.data, one, len(masks)
            )
        else:
            self._matcher.unsafe_compute_mask_ptr(masks.ctypes.data, one)
        self._ahead, self._at = drafts, 0

    def _mask(self) -> NDArray[np.uint32]:
        if self._computing:
            self._computing.result()
            self._computing = None
        elif self._ahead is None:
            self._compute([])
        if self._matcher.is_error():
            raise GrammarStuck(_first_line(self._matcher.get_error()))
        row: NDArray[np.uint32] = self._masks[self._at]
        return row

    def allows(self, token: int) -> bool:
        """Whether this token may come next. Raises GrammarStuck."""
        return bool(self._mask()[token >> 5] >> (token & 31) & 1)

    def forbid(self, logits: NDArray[np.float32]) -> None:
        """Put minus infinity, in place, on every token that can't come next. Raises GrammarStuck."""
        mask = self._mask()
        if not mask.any():
            raise GrammarStuck("no token is allowed here")
        limits = self._of.limits
        np.take(_LIMITS, mask.view(np.uint8), axis=0, out=limits, mode="clip")
        tokens = self._of.tokens
        # the model's output can be wider than the tokens it names: the rest is padding
        logits[tokens:] = -np.inf
        np.minimum(logits[:tokens], limits.reshape(-1)[:tokens], out=logits[:tokens])

    def accept(self, token: int) -> None:
        """Go on by one token. Raises GrammarStuck when it was not allowed."""
        if self._ahead and self._at < len(self._ahead) and token == self._ahead[self._at]:
            self._at += 1
        else:
            self._ahead = None
        if not self._matcher.consume_token(token):
            raise GrammarStuck(_first_line(self._matcher.get_error()))

    def valid(self, tokens: Sequence[int]) -> int:
        """How many of these tokens could come next, one after the other."""
        return self._matcher.validate_tokens(list(tokens))

    def forced(self, before: Sequence[int]) -> list[int]:
        """The tokens that must come next, `before` being what was written; none when the model has a choice."""
        text = self._matcher.compute_ff_bytes()
        if not text:
            return []
        if len(text) > _LONG:
            text = text[:_LONG].decode(errors="ignore").encode()  # the rest is forced later
        forcing = self._of.forcing
        tokens = forcing.tokens(before, text, last=False)
        if text.endswith(_LAST):
            whole = forcing.tokens(before, text, last=True)
            tokens = whole if len(whole) > len(tokens) and self.ends(whole) else tokens
        return tokens[: self.valid(tokens)]

    def ends(self, tokens: list[int]) -> bool:
        """Whether it is complete after these tokens."""
        matcher = self._matcher
        # asked first: a token that is refused breaks a matcher for good
        if self.valid(tokens) < len(tokens) or not matcher.consume_tokens(tokens):
            return False
        ends = matcher.is_stopped()
        matcher.rollback(len(tokens))
        return ends

    def check(self, text: str) -> None:
        """Look once more at what was written. Raises GrammarStuck when it is not what the schema wants."""
        if fault := self._check.fault(text):
            raise GrammarStuck(f"the answer breaks a rule of its schema: {fault}; it was {text[:200]!r}")

    def twin(self) -> "Constraint":
        """Another one that has come as far, and goes its own way."""
        return Constraint(self._matcher.deep_copy(), self._check, self._of)

    @property
    def complete(self) -> bool:
        """Whether nothing but the end can follow."""
        return self._matcher.is_stopped()


def _first_line(error: str) -> str:
    """What is wrong; behind it llguidance shows its state and the whole grammar."""
    return error.strip().partition("\n")[0]


def _tokenizer(vocabulary: Vocabulary) -> LLTokenizer:
    """The vocabulary as llguidance has it. Raises LoadFailed when it can't be that of a model."""
    try:
        return lltokenizer_from_vocab(vocabulary.pointer, eos_token=list(vocabulary.ends))
    except BaseException as error:
        # Rust's panics are no Exceptions
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise
        raise LoadFailed(f"its vocabulary is damaged ({str(error)[:200]})") from error


class Grammars:
    """The grammars of one model."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Reads every token once (1.2 s for 152,000)."""
        self.tokens = vocabulary.size
        self.words = (self.tokens + 31) // 32
        self.limits = np.empty((self.words * 4, 8), np.float32)
        self.forcing = Forcing(vocabulary)
        self.executor = LLExecutor(1)
        self.helper = ThreadPoolExecutor(1, "mask")
        with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
            # llguidance 1.9 asks llama.cpp for attributes by the function's old name
            self._tokenizer = _tokenizer(vocabulary)
        self._compiled: OrderedDict[bytes, tuple[LLMatcher, Validity]] = OrderedDict()

    def constraint(self, schema: Mapping[str, Any]) -> Constraint:
        """A fresh constraint for one answer. Raises SchemaRefused."""
        # not sorted: the order of fields is part of the grammar
        key = hashlib.sha256(json.dumps(schema, default=dict).encode()).digest()
        compiled = self._compiled.pop(key, None) or self._compile(schema)
        self._compiled[key] = compiled
        if len(self._compiled) > KEPT:
            self._compiled.popitem(last=False)
        return Constraint(compiled[0].deep_copy(), compiled[1], self)

    def _compile(self, schema: Mapping[str, Any]) -> tuple[LLMatcher, Validity]:
        """As it is if that can be; else what of it can be a grammar."""
        matcher = self._matcher(schema)
        if matcher.is_error():
            schema = mended(schema)
            matcher = self._matcher(relaxed(schema), lenient=True)
        if matcher.is_error():
            raise SchemaRefused(reason(matcher.get_error()))
        return matcher, Validity(schema)

    def _matcher(self, schema: Mapping[str, Any], *, lenient: bool = False) -> LLMatcher:
        text = json.dumps({**schema, "x-guidance": {**_WRITTEN, "lenient": lenient}}, default=dict)
        return LLMatcher(self._tokenizer, f"{_OPTIONS}start: %json {text}\n", log_level=0)
