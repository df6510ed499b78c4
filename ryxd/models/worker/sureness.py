"""How sure the model was of an answer, and of the tool it chose; or, in a route, of all up to the agent."""

import re

_NAME = re.compile(r'"(?:tool|name|agent)"\s*:\s*"(?:[^"\\]|\\.)*"')

_FAR = 2000
"""Characters after which no tool's name is waited for any more."""
_ALL = 8
"""So many tokens are all looked at."""
_EVERY = 8
"""Later every eighth: to add up 150,000 probabilities costs as much as to choose a token."""


class Sureness:
    """The probabilities the model itself gave to what it wrote."""

    def __init__(self) -> None:
        self._total = 0.0
        self._count = 0
        self._tokens = 0
        self._least: float | None = None
        self._before: float | None = None
        """The least of the choices before this one."""
        self._text: str | None = None

    def begin(self) -> None:
        """From here on it writes a choice of a tool, or another one; each is decided with the tool's name."""
        self._text = ""
        self._before = self._least

    @property
    def open(self) -> bool:
        """Whether the tool's name is still being written."""
        return self._text is not None

    def looks(self) -> bool:
        """Whether to look at one more token's probability: at every one that decides, later not at all others."""
        self._tokens += 1
        return self.open or self._tokens <= _ALL or self._tokens % _EVERY == 0

    def wrote(self, text: str) -> None:
        """Text of the choice."""
        if self._text is not None:
            self._text += text
            if '"' in text and _NAME.search(self._text):
                self._text = None
            elif len(self._text) > _FAR:
                self._text, self._least = None, self._before

    def add(self, probability: float, *, decides: bool) -> None:
        """The probability of one token; whether the choice of the tool was still open when it was written."""
        self._total += probability
        self._count += 1
        if decides:
            self._least = probability if self._least is None else min(self._least, probability)

    @property
    def confidence(self) -> float:
        """The mean over all tokens that were looked at."""
        return self._total / self._count if self._count else 1.0

    @property
    def decision(self) -> float:
        """The least up to the end of a tool's name; the confidence when none was chosen."""
        return self.confidence if self.open or self._least is None else self._least
