"""How many tokens messages cost: what a model has counted is exact, what it has not seen is estimated (spec B1).

Nobody is asked: every Completion tells how many tokens its whole prompt had, so the difference to the one before
is what the messages in between cost. Only arithmetic, so the same messages and counts give the same costs.
"""

import string
from collections.abc import Iterable

from ryxd.core.model import Message

SMALL, CAPITAL, DIGIT, MARK, WIDE = 0.28, 0.6, 1.0, 0.8, 0.35
"""Tokens of a small letter or a blank, a capital, a digit, a punctuation mark, a byte outside of ASCII.

Measured with Qwen's vocabulary of 152,000: estimates are 1.0 to 1.6 times the tokens of English, German, Russian,
Chinese, code, JSON and command lines, 0.9 times those of hexadecimal digits and of `ls -l`, 0.75 times base64's.
"""
MESSAGE = 4
"""Tokens that a chat template puts around each message."""
MARGIN = 1.1
"""By how much an estimate is taken too high that is made with a model's own rate; others are high enough."""
RATES = 0.75, 4.0
"""What a model's tokens may be in ours: more extreme ones say that its template leaves messages out."""

_KINDS = (
    (SMALL, (string.ascii_lowercase + string.whitespace).encode()),
    (CAPITAL, string.ascii_uppercase.encode()),
    (DIGIT, string.digits.encode()),
    (MARK, string.punctuation.encode()),
    (WIDE, bytes(range(0x80, 0x100))),
)


def estimate(text: str) -> float:
    """Tokens of a text for a model that nothing is known of; rather too many than too few."""
    raw = text.encode("utf-8", "replace")
    return sum(each * (len(raw) - len(raw.translate(None, kind))) for each, kind in _KINDS)


class Meter:
    """What messages cost, learned from what prompts of them cost.

    INVARIANT: right after `counted`, the costs of the messages it was told of add up to what it was told.
    """

    def __init__(self) -> None:
        self._costs: dict[Message, float] = {}
        self._estimates: dict[Message, float] = {}
        self._rate = 1.0
        """Tokens of this model in one of ours."""
        self.knows = False
        """Whether a model has counted anything."""

    def cost(self, message: Message) -> float:
        """Tokens of a message."""
        known = self._costs.get(message)
        if known is not None:
            return known
        return self._estimate(message) * (self._rate * MARGIN if self.knows else 1.0)

    def total(self, messages: Iterable[Message]) -> float:
        """Tokens of all of them."""
        return sum(map(self.cost, messages))

    def keep(self, messages: Iterable[Message]) -> None:
        """Only of these anything is asked from now on; what a model's tokens are stays known."""
        there = set(messages)
        for costs in (self._costs, self._estimates):
            for message in [message for message in costs if message not in there]:
                del costs[message]

    def counted(self, messages: Iterable[Message], tokens: int) -> None:
        """A model has counted the tokens of a prompt of these messages; the first is its instructions."""
        if tokens <= 0:
            return  # an endpoint that tells no numbers
        self.knows = True
        prompt = list(messages)
        new = [message for message in dict.fromkeys(prompt) if message not in self._costs]
        rest = tokens - sum(self._costs.get(message, 0.0) for message in prompt)
        if not new or rest <= 0:  # another model's tokens, or a template that leaves older messages out
            self._spread(prompt, tokens)
            return
        often = {message: prompt.count(message) for message in new}
        guessed = {message: self._estimate(message) for message in new}
        rate = rest / sum(guessed[message] * often[message] for message in new)
        self._rate = min(max(rate, RATES[0]), RATES[1])
        self._costs |= {message: guessed[message] * rate for message in new}
        first = prompt[0]
        if first in guessed and rate < self._rate:
            # a template that leaves the instructions out must not make everything else look cheap
            others = sum(guessed[message] * often[message] for message in new if message != first) * self._rate
            if others < rest:
                self._costs |= {message: guessed[message] * self._rate for message in new}
                self._costs[first] = (rest - others) / often[first]

    def _estimate(self, message: Message) -> float:
        if message not in self._estimates:
            self._estimates[message] = MESSAGE + estimate(message.content)
        return self._estimates[message]

    def _spread(self, prompt: list[Message], tokens: int) -> None:
        """Have the costs add up to a count that they don't explain."""
        scale = tokens / self.total(prompt)
        self._costs |= {message: self.cost(message) * scale for message in dict.fromkeys(prompt)}
