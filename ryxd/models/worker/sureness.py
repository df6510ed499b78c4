"""How sure the model was of an answer, of the tool it chose (in a route: all up to the agent), of its arguments.

What that costs: a token's probability over 152,000 tokens takes 13 times as long as to find the likeliest, over
2,000 nine times. The starter's calls took 0.96 to 1.03 times as long as without it (median and best of 8 rounds of
all of tests/models/calls.py).
"""

import re
from dataclasses import dataclass, field

from ryxd.models.chances import ANSWER, CALL, IN_PLANS, LOOKED_AT, PLANNED, Chances, Token, joint, of_call, of_plan

_NAME = re.compile(r'"(?:tool|name|agent)"\s*:\s*"(?:[^"\\]|\\.)*"')

_FAR = 2000
"""Characters after which no tool's name is waited for any more."""
_ALL = 8
"""So many tokens are all looked at."""
_EVERY = 8
"""Later every eighth: to add up 150,000 probabilities costs as much as to choose a token."""
_BEGINS = 200
"""Characters in which an answer has to show that it is a plan."""


@dataclass
class _Choice:
    """What is being written of a tool's choice, and the tokens of it that were looked at."""

    text: str = ""
    tokens: list[Token] = field(default_factory=list)
    prose: bool = False
    """Whether it is an answer, and no plan."""


class Sureness:
    """The probabilities the model itself gave to what it wrote."""

    def __init__(self) -> None:
        self._total = 0.0
        self._count = 0
        self._tokens = 0
        self._least: float | None = None
        self._before: float | None = None
        """The least of the choices before this one."""
        self._open = False
        self._choice: _Choice | None = None
        """The one that is being written."""
        self._choices: list[_Choice] = []
        self._room = 0
        """How many more tokens of it are looked at, whatever comes."""
        self._maybe = False
        """Whether it is an answer that may be a plan."""
        self._counts = False
        """Whether the token that was looked at last is one of the choice's."""

    def begin(self) -> None:
        """From here on it writes a choice of a tool, or another one; each is decided with the tool's name."""
        self._open = True
        self._before = self._least
        self._choice = _Choice()
        self._choices.append(self._choice)
        self._room, self._maybe = 0, False

    def end(self) -> None:
        """The choice is written; what follows is no part of it."""
        self._choice, self._open, self._room, self._maybe = None, False, 0, False

    @property
    def open(self) -> bool:
        """Whether the tool's name is still being written."""
        return self._open

    def looks(self) -> bool:
        """Whether to look at one more token's probability: at every one of a call, at others now and then."""
        self._tokens += 1
        self._counts = self._open or self._room > 0
        self._room -= self._room > 0
        return self._counts or self._tokens <= _ALL or self._tokens % _EVERY == 0

    def wrote(self, text: str) -> None:
        """Text of the choice."""
        choice = self._choice
        if choice is None or choice.prose:
            return
        choice.text += text
        if self._open and '"' in text and _NAME.search(choice.text):
            self._open = False
            named = CALL.match(choice.text)
            self._maybe = named is not None and (named[1], named[2]) == ("tool", ANSWER)
            self._room = LOOKED_AT if named is not None and not self._maybe else 0
        elif self._open and len(choice.text) > _FAR:
            self._open, self._least, choice.prose = False, self._before, True
        if self._maybe and PLANNED.match(choice.text):
            self._maybe, self._room = False, IN_PLANS
        elif self._maybe and len(choice.text) > _BEGINS:
            self._maybe, choice.prose = False, True

    def add(self, probability: float, *, decides: bool, free: bool = True) -> None:
        """The probability of one token; whether it belongs to the choice of the tool.

        `free`: the model was asked for it, and it is the next that is written.
        """
        self._total += probability
        self._count += 1
        if free and self._counts and self._choice is not None:
            self._choice.tokens.append(Token(len(self._choice.text), probability))
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

    @property
    def arguments(self) -> float | None:
        """The joint probability of the arguments of all calls; None where it calls nothing."""
        calls = self._calls()
        return joint(call.arguments for call in calls) if calls else None

    @property
    def argument(self) -> float | None:
        """The least probability in them."""
        return min((call.argument for call in self._calls()), default=None)

    @property
    def steps(self) -> list[Chances]:
        """Those of the Actions in a plan."""
        return [step for choice in self._choices for step in of_plan(choice.text, choice.tokens)]

    def _calls(self) -> list[Chances]:
        found = (of_call(choice.text, choice.tokens) for choice in self._choices)
        return [call for call in found if call is not None]
