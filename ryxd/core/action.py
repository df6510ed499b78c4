"""What an agent wants done, and what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from ryxd.core import fence


@dataclass(frozen=True)
class Action:
    """A named tool and its arguments, not yet checked."""

    tool: str
    args: Mapping[str, Any] = field(default_factory=dict)
    id: str = ""
    """What its events name it by, as in file.3; its View gives it."""
    sure: float | None = field(default=None, compare=False)
    """How sure the model was that chose it (0..1); None where code chose it, or nothing was told."""
    needs: float = field(default=0.0, compare=False)
    """How sure it has to be for this to be done unasked, where it does more than read."""

    @property
    def unsure(self) -> bool:
        """Whether the model that chose it was less sure than that."""
        return self.sure is not None and self.sure < self.needs


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
    source: str = ""
    """The tool it is of; the View says so."""

    @property
    def ok(self) -> bool:
        """Whether it succeeded."""
        return self.error is None

    @property
    def text(self) -> str:
        """The Result as the model sees it: fenced as data, with what hooks have to say beside it."""
        return fence.fenced(self.source, self._shown(), self.notes)

    @property
    def bare(self) -> str:
        """The output's fields, or {"error": …}, as JSON: for events, and people where no words are known."""
        return fence.written(self._shown() | ({"notes": list(self.notes)} if self.notes else {}))

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Result":
        """From the journal."""
        return cls(**{**stored, "notes": tuple(stored.get("notes", ()))})

    def _shown(self) -> dict[str, Any]:
        return dict(self.data) if self.error is None else {"error": self.error}
