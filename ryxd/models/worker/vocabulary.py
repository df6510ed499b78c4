"""The tokens of a model: text to tokens and back."""

import ctypes
from collections.abc import Iterable

from llama_cpp import llama_cpp as api

from ryxd.models.worker.failures import LoadFailed


class Vocabulary:
    """The tokens of a model."""

    def __init__(self, model: api.llama_model_p) -> None:
        self.pointer = api.llama_model_get_vocab(model)
        self.size = api.llama_vocab_n_tokens(self.pointer) if self.pointer else 0
        if not self.size:
            raise LoadFailed("it has no vocabulary, so it is no language model")
        attributes = [api.llama_vocab_get_attr(self.pointer, token) for token in range(self.size)]
        self.ends = [token for token in range(self.size) if api.llama_vocab_is_eog(self.pointer, token)]
        self._ends = frozenset(self.ends)
        self._buffer = ctypes.create_string_buffer(256)
        special = api.LLAMA_TOKEN_ATTR_CONTROL | api.LLAMA_TOKEN_ATTR_UNKNOWN
        self.controls = [
            text
            for token, attribute in enumerate(attributes)
            if attribute & (special | api.LLAMA_TOKEN_ATTR_USER_DEFINED)
            and (text := self.text(token))
            # some files declare their role tokens (<|user|>) user-defined, which are read even in plain text
            and (attribute & special or (text[:2] in {"<|", "<｜"} and text[-1] == ">"))
        ]

    def is_end(self, token: int) -> bool:
        """Whether the model says with it that it is done."""
        return token in self._ends

    def piece(self, token: int, *, special: bool = False) -> bytes:
        """The bytes of a token, all of them (the binding's high-level class stops at 32)."""
        length = api.llama_token_to_piece(self.pointer, token, self._buffer, len(self._buffer), 0, special)
        if length < 0:
            self._buffer = ctypes.create_string_buffer(-length)
            length = api.llama_token_to_piece(self.pointer, token, self._buffer, len(self._buffer), 0, special)
        return self._buffer.raw[: max(length, 0)]

    def text(self, token: int) -> str:
        """How a token is written in a template; empty for none."""
        return self.piece(token, special=True).decode(errors="replace") if token >= 0 else ""

    @property
    def bos(self) -> int:
        """The token that begins every text, -1 when there is none."""
        return int(api.llama_vocab_bos(self.pointer))

    @property
    def eos(self) -> int:
        """The token that ends a text, -1 when there is none."""
        return int(api.llama_vocab_eos(self.pointer))

    def prompt(self, pieces: Iterable[tuple[str, bool]]) -> list[int]:
        """The tokens of a rendered template; control tokens only where they may be."""
        tokens = [token for text, control in pieces for token in self.tokens(text, control=control)]
        if api.llama_vocab_get_add_bos(self.pointer) and self.bos >= 0 and tokens[:1] != [self.bos]:
            tokens.insert(0, self.bos)
        return tokens

    def tokens(self, text: str, *, control: bool) -> list[int]:
        """The tokens of a text; with `control` false, control tokens in it are read as plain text."""
        raw = text.encode("utf-8", "replace")  # half surrogates, of undecodable file names, become "?"
        room = len(raw) + 8
        while True:
            found = (api.llama_token * room)()
            count = api.llama_tokenize(self.pointer, raw, len(raw), found, room, False, control)
            if count >= 0:
                return list(found[:count])
            room = -count
