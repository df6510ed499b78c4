"""Logits of a model that wants to say one text, whatever is asked: for what real weights can't be made to say."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from ryxd.models.frames import Answered, Complete
from ryxd.models.worker.vocabulary import Vocabulary
from ryxd.models.worker.writers import Writers


class Rows:
    """The rows of one decode, by what had been said at each."""

    def __init__(self, model: "Drive", said: Sequence[Sequence[int]]) -> None:
        self._rows = [model.logits(tokens) for tokens in said]

    def __len__(self) -> int:
        return len(self._rows)

    def logits(self, i: int) -> np.ndarray:
        return self._rows[i]


class Drive(ABC):
    """A model whose logits are a function of what has been said, and what a scheduler does for one answer."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.fed: list[list[int]] = []
        """The tokens of each decode."""
        self.said: list[int] = []

    @abstractmethod
    def logits(self, said: Sequence[int]) -> np.ndarray:
        """Those of the token that comes after these."""

    def answer(self, writers: Writers, job: Complete, *, drafts: int = 0, prompt: Sequence[int] = ()) -> Answered:
        """Write a whole answer, checking what a writer promises on the way."""
        writer = writers.begin(job, list(prompt))
        told: list[tuple[str, bool]] = []
        writer.limit_drafts(drafts)
        rows = Rows(self, [[]])
        while True:
            taken = writer.take(rows)
            before = len(self.fed[-1]) if self.fed else 0
            assert 0 <= taken.kept <= before
            if before:
                del self.said[len(self.said) - (before - taken.kept) :]
            if taken.instead is not None:
                self.said = list(taken.instead)
            told += taken.pieces
            if taken.stop:
                break
            assert 0 < writer.wanted <= len(writer.pending)
            assert writer.drafted <= drafts
            writer.prepare()
            self.fed.append(list(writer.pending))
            self.said += writer.pending
            ends = range(len(self.said) - writer.wanted + 1, len(self.said) + 1)
            rows = Rows(self, [self.said[:end] for end in ends])
        told += writer.finish()
        writer.close()
        answered = writer.answered(tokens_in=0, tokens_cached=0, seconds=0, waited=0, first=0)
        assert "".join(text for text, thought in told if not thought) == answered.text
        self.thought = "".join(text for text, thought in told if thought)
        return answered


class Parrot(Drive):
    """Says its text token by token, as its tokenizer splits it, then ends.

    Made to say something else it is lost for words: it wants to end too, or else to close what is open.
    """

    def __init__(self, vocabulary: Vocabulary, text: str, *, sure: float = 12.0) -> None:
        super().__init__(vocabulary)
        self._text = text
        self._sure = sure
        self._closers = [vocabulary.tokens(text, control=False)[0] for text in '"}],']

    def _after(self, tokens: Sequence[int]) -> int:
        said = b"".join(self.vocabulary.piece(token, special=True) for token in tokens)
        text = self._text.encode()
        if not text.startswith(said) or said == text:
            return self.vocabulary.eos
        rest = self.vocabulary.tokens(text[len(said) :].decode(errors="ignore"), control=True)
        whole = self.vocabulary.tokens(self._text, control=True)
        return whole[len(tokens)] if whole[: len(tokens)] == list(tokens) else rest[0]

    def logits(self, said: Sequence[int]) -> np.ndarray:
        made = np.zeros(self.vocabulary.size, np.float32)
        made[self._closers] = self._sure / 4
        made[self._after(said)] = self._sure
        return made
