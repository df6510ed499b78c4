"""What every contestant is asked, word for word the same."""

import ctypes
import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from llama_cpp import llama_cpp as api

TEMPERATURE, TOP_K, TOP_P, MIN_P = 0.8, 40, 0.95, 0.05
"""The sampling of ryx's worker; the others are told to do the same."""

QUESTIONS = (
    "summarise my mail", "what is on today", "rename these files", "find the crash log",
    "write to Anna", "which window is in front", "explain the diff", "plan a short walk",
)  # fmt: skip
WORDS = (
    "you", "are", "one", "of", "several", "helpers", "on", "a", "desktop", "be", "brief", "and", "kind", "say", "what",
    "you", "did", "in", "plain", "words", "ask", "before", "anything", "is", "removed", "and", "keep", "to", "the", "files",
)  # fmt: skip


@dataclass(frozen=True)
class Ask:
    """One call."""

    system: str
    user: str
    tokens: int
    """So many are written: nothing ends earlier, for the weights are random."""
    temperature: float = TEMPERATURE
    schema: dict[str, Any] | None = None


@dataclass(frozen=True)
class Said:
    """What came back, as the one who asked saw it."""

    tokens: int
    """Written."""
    evaluated: int
    """Tokens of the prompt that were computed and not found in a cache."""
    first: float
    """Seconds to the first of the answer."""
    seconds: float
    drafted: int = 0
    accepted: int = 0


def chatml(system: str, user: str) -> str:
    """The model's own template, rendered."""
    return prefix(system) + f"<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n"


def prefix(system: str) -> str:
    """The part that all calls of one agent share."""
    return f"<|im_start|>system\n{system}<|im_end|>\n"


@api.llama_log_callback
def _silent(*_: object) -> None:
    pass


class Prefixes:
    """System prompts of one length, each different from its first word on."""

    def __init__(self, model: Path, tokens: int) -> None:
        """`tokens` is the length of the shared part, in the model's own tokens."""
        self.tokens = tokens
        api.llama_log_set(_silent, ctypes.c_void_p(0))
        params = api.llama_model_default_params()
        params.vocab_only = True
        self._model = api.llama_model_load_from_file(str(model).encode(), params)
        assert self._model, model
        self._vocabulary = api.llama_model_get_vocab(self._model)
        self._numbers = itertools.count(7041)

    def new(self) -> str:
        """One that nobody has seen: the longest that is not over the length."""
        text = f"{next(self._numbers)}"
        words = itertools.cycle(WORDS)
        while self._count(prefix(f"{text} {(word := next(words))}")) <= self.tokens:
            text += f" {word}"
        while self._count(prefix(f"{text} a")) <= self.tokens:
            text += " a"
        return text

    def _count(self, text: str) -> int:
        raw = text.encode()
        room = (api.llama_token * len(raw))()
        return api.llama_tokenize(self._vocabulary, raw, len(raw), room, len(raw), False, True)
