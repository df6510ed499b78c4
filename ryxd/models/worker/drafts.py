"""What may come next, guessed from what has been said: edits and summaries copy their input."""

from collections.abc import Iterable, Sequence

_LONG, _SHORT = 3, 2
"""Tokens that must be the same before their continuation is a guess; the longer match goes first."""
_WORTH = 0.2
"""Share of right guesses below which none are made for a while."""
_REST, _REST_MOST = 16, 256


class Drafts:
    """The guesses for one answer: an index over prompt and answer, and how many it pays to make."""

    def __init__(self, prompt: Sequence[int]) -> None:
        self._said = list(prompt)
        self._prompt = len(self._said)
        self._after: dict[tuple[int, ...], int] = {}
        """Where the continuation of each run of tokens last began."""
        self._indexed = 0
        self._size = 2
        self._right = 0.5
        self._rest = 0
        self._pause = _REST
        self.drafted = 0
        self.accepted = 0

    def said(self, tokens: Iterable[int]) -> None:
        """These are part of the answer now."""
        before = len(self._said)
        self._said.extend(tokens)
        self._rest = max(0, self._rest - (len(self._said) - before))

    def instead(self, answer: Iterable[int]) -> None:
        """All that was said after the prompt is this now."""
        self._said[self._prompt :] = answer
        self._after.clear()
        self._indexed = 0

    def guess(self, most: int) -> list[int]:
        """The next tokens, perhaps: at most `most`, none when guessing has not paid off lately."""
        if most <= 0 or self._rest:
            return []
        self._index()
        said, count = self._said, min(most, self._size)
        for length in (_LONG, _SHORT):
            at = self._after.get(tuple(said[-length:]))
            if at is not None:
                guess = said[at : at + count]
                while len(guess) < count:  # what repeats itself goes on repeating itself
                    guess.append(guess[at + len(guess) - len(said)])
                return guess
        return []

    def _index(self) -> None:
        # only when somebody asks: most answers are written without drafts
        said = self._said
        for at in range(self._indexed, len(said)):
            for length in (_LONG, _SHORT):
                if at >= length:
                    self._after[tuple(said[at - length : at])] = at
        self._indexed = len(said)

    def checked(self, drafted: int, accepted: int) -> None:
        """So many of the last guesses were right: guess more, fewer, or nothing for a while."""
        if not drafted:
            return
        self.drafted += drafted
        self.accepted += accepted
        self._right += 0.25 * (accepted / drafted - self._right)
        self._size = self._size * 2 if accepted == drafted else max(1, accepted + 1)
        self._size = min(self._size, 64)
        if self._right < _WORTH:
            self._rest, self._pause = self._pause, min(self._pause * 2, _REST_MOST)
            self._right = 0.5
        elif accepted == drafted:
            self._pause = _REST
