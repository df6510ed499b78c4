"""What an agent wants done, and what came of it."""

import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_numbers = itertools.count(1)


@dataclass(frozen=True)
class Action:
    """A named tool and its arguments, not yet checked."""

    tool: str
    args: Mapping[str, Any] = field(default_factory=dict)
    id: str = field(default_factory=lambda: f"a{next(_numbers)}")


@dataclass(frozen=True)
class Result:
    """What came of an Action.

    `data` is what the tool's output schema says; `error` tells what failed and what to do, in words that a
    model (and a person) can act on.
    """

    data: Mapping[str, Any] = field(default_factory=dict)
    error: str | None = None
    partial: bool = False
    attempts: int = 1
    report: Mapping[str, Any] = field(default_factory=dict)
    """For people and status reports, not for the model: searched_paths, patterns_tried, …"""
    notes: tuple[str, ...] = ()
    """What hooks have to say about it to the agent."""

    @property
    def ok(self) -> bool:
        """Whether it succeeded."""
        return self.error is None

    @property
    def text(self) -> str:
        """The Result as the model sees it: compact JSON, the output's fields or {"error": …}."""
        shown: dict[str, Any] = dict(self.data) if self.error is None else {"error": self.error}
        if self.notes:
            shown["notes"] = list(self.notes)
        # a file name that is no UTF-8 has half surrogates, which no model's tokenizer takes
        return json.dumps(shown, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")
