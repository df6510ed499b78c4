"""One conversation of the training data: who says what, as the daemon's template gives it to the model."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from ryxd.core.fence import fenced
from ryxd.core.smart import ANSWER
from training.registry import arguments, output

Speaker = Literal["user", "assistant", "tool"]


@dataclass
class Talk:
    """A conversation being written. `role` says who the model is in it: an agent's name, or router, plan, rescue and so on.

    Every turn of the assistant is learned, but those marked as given (what stood there before).
    """

    role: str = "chat"
    turns: list[tuple[Speaker, str]] = field(default_factory=list)
    given: set[int] = field(default_factory=set)
    """Turns of the assistant that are not learned."""
    kind: str = ""
    """The family it is of."""
    language: str = ""
    """The user's, "en" or "de"."""
    whole: bool = False
    """Whether it is learned from mostly as a whole, as what matters comes after the first call."""
    _tool: str = ""

    def user(self, text: str) -> Self:
        """What the user says."""
        self.turns.append(("user", text))
        return self

    def call(self, tool: str, **args: Any) -> Self:
        """The model calls a tool. Raises ValueError for arguments that the tool doesn't take."""
        self._tool = tool
        return self._said({"tool": tool, "args": arguments(tool, args)})

    def result(self, **data: Any) -> Self:
        """What the tool gave: its output's fields, checked. Raises ValidationError."""
        self.turns.append(("tool", fenced(self._tool, output(self._tool, data))))
        return self

    def error(self, text: str) -> Self:
        """How the tool failed."""
        self.turns.append(("tool", fenced(self._tool, {"error": text})))
        return self

    def answer(self, text: str) -> Self:
        """The model answers the user."""
        return self._said({"tool": ANSWER, "args": {"text": text}})

    def shown(self) -> Self:
        """The model lets the result stand: its answer is empty, and the user sees what the tool gave (decision 0058)."""
        return self.answer("")

    def form(self, value: Mapping[str, Any]) -> Self:
        """The model answers in a form (a plan, a rescue): the answer's text is this object."""
        return self._said({"tool": ANSWER, "args": {"text": value}})

    def bare(self, value: Mapping[str, Any]) -> Self:
        """The model writes this object and no envelope (a route)."""
        return self._said(value)

    def unlearned(self) -> Self:
        """The last turn of the assistant is there, but not learned."""
        self.given.add(len(self.turns) - 1)
        return self

    def _said(self, value: Mapping[str, Any]) -> Self:
        self.turns.append(("assistant", json.dumps(value, ensure_ascii=False)))
        return self
