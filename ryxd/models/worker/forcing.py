"""Which tokens of text that must come can be written at once, without asking the model.

The grammar knows bytes, the model tokens: where {"tool": " must come, some models know a single token
{"tool": "read_file" for it and its continuation, and must not be made to write its beginning in another way.
So only those tokens are taken that the model's own tokenizer would write whatever follows.

How that is known: of a text that begins with the forced bytes, some token either crosses their end or ends
there. What stands before that token is tokenised as it would be on its own (true of byte pair encoding, where
every beginning of a tokenisation is the tokenisation of its text). So each place where a token of the vocabulary
could begin and reach over the end gives one possible tokenisation; what they all begin with is certain.
"""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence

from ryxd.models.worker.vocabulary import Vocabulary

_BEFORE = 4
"""Tokens before the forced text that are tokenised with it: what they would merge with must not be split."""
_KEPT = 512


def common(one: Sequence[int], other: Sequence[int]) -> int:
    """With how many of the same tokens both begin."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


class Forcing:
    """What can be forced with one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._pieces = sorted({vocabulary.piece(token) for token in range(vocabulary.size)})
        self._longest = max(map(len, self._pieces))
        self._known: OrderedDict[tuple[bytes, bytes, int, bool], list[int]] = OrderedDict()

    def tokens(self, before: Sequence[int], text: bytes, *, last: bool) -> list[int]:
        """The tokens that certainly come after `before`, when `text` must; with `last` nothing follows it."""
        tail = before[-_BEFORE:]
        for at in range(len(tail), 0, -1):
            if not self._vocabulary.piece(tail[at - 1]):
                tail = tail[at:]  # nothing merges over a control token
                break
        context = b"".join(map(self._vocabulary.piece, tail))
        key = (context, text, tail[-1] if tail else -1, last)
        known = self._known.pop(key, None)
        if known is None:
            known = self._certain(context, tail, text, last=last)
        self._known[key] = known
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return known

    def _certain(self, context: bytes, tail: Sequence[int], text: bytes, *, last: bool) -> list[int]:
        certain = self._split(context, tail, text)
        if last:
            return certain
        for start in range(max(0, len(text) - self._longest), len(text)):
            if not certain:
                break
            if self._continues(text[start:]):
                other = self._split(context, tail, text[:start])
                certain = certain[: common(certain, other)]
        return certain

    def _continues(self, text: bytes) -> bool:
        """Whether a token begins with this text and goes on."""
        at = bisect_right(self._pieces, text)
        return at < len(self._pieces) and self._pieces[at].startswith(text)

    def _split(self, context: bytes, tail: Sequence[int], text: bytes) -> list[int]:
        """The tokens of `text` as they are after `tail`; none where the tokenizer would merge over that border."""
        try:
            whole = (context + text).decode()
        except UnicodeDecodeError:
            return []
        tokens = self._vocabulary.tokens(whole, control=False)
        left, at = len(text), len(tokens)
        while at and left > 0:
            at -= 1
            left -= len(self._vocabulary.piece(tokens[at]))
        if left or (tail and tokens[max(0, at - 1) : at] != [tail[-1]]):
            return []
        return tokens[at:]
