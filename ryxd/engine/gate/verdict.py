"""What the gate says about a request (SPEC C1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

JsonValue: TypeAlias = "str | int | float | bool | Sequence[JsonValue] | Mapping[str, JsonValue] | None"

NOTHING: Mapping[str, JsonValue] = MappingProxyType({})


class Level(StrEnum):
    """How much thinking a request needs."""

    TRIVIAL = "TRIVIAL"
    """A tool does it directly; no model runs."""
    SIMPLE = "SIMPLE"
    """One small operator."""
    MODERATE = "MODERATE"
    """Several steps or targets: the supervisor plans, operators do."""
    COMPLEX = "COMPLEX"
    """Reasoning or creation: the supervisor plans, a larger operator does."""


@dataclass(frozen=True)
class Verdict:
    """The gate's answer, and which rule gave it.

    INVARIANT: `tool` is set exactly for TRIVIAL, `agent` exactly for SIMPLE.
    """

    level: Level
    rule: str
    """Which rule decided, as `domain.case`; "unknown" when no rule knew the text."""
    language: str
    """"de" or "en"."""
    slots: Mapping[str, JsonValue] = field(default_factory=lambda: NOTHING)
    """What was found in the text: url, app, percentage, pattern, path, command, target …"""
    tool: str | None = None
    args: Mapping[str, JsonValue] = field(default_factory=lambda: NOTHING)
    agent: str | None = None
    raw: bool = False
    """Whether the gate is switched off: no rule may answer, narrow, or do anything in the model's place."""
