"""What a hook is that a text file describes: one that thinks, or a built-in one with settings (spec B5, B12)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from ryxd.core.agent import Limits
from ryxd.core.effect import Permission
from ryxd.core.model import Tier

EVERY = "*"
"""Among a hook's `agents`: every agent has it."""


class Moment(StrEnum):
    """When a hook is asked."""

    COMMENT = "comment"
    """After an input or the Result of an Action: it may say something to the agent."""
    REVIEW = "review"
    """Before an Action: it may block it."""


class Copies(StrEnum):
    """What a new subagent gets of a hook of its parent."""

    SAME = "same"
    READ_ONLY = "read_only"
    """One that sees all and can change nothing of the hook's state."""
    NONE = "none"


@dataclass(frozen=True)
class HookSpec:
    """A hook, as its file in prompts/hooks describes it: `instructions`, or a `kind` with `settings`."""

    name: str
    description: str
    moments: frozenset[Moment]
    agents: tuple[str, ...] = (EVERY,)
    """Who has it; an agent can name it in its own file as well."""
    tools: tuple[str, ...] = ()
    """Which Actions it looks at, by names and groups as in an agent's file; none means all."""
    classes: frozenset[Permission] = frozenset()
    """Only Actions that do one of these; none means all."""
    tier: Tier = Tier.SMALL
    copies: Copies = Copies.SAME
    limits: Limits = field(default_factory=Limits)
    instructions: str = ""
    kind: str = ""
    """The built-in hook that it is; empty for one that thinks."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Of its kind, checked and with the defaults filled in."""

    def of(self, agent: str) -> bool:
        """Whether its own file gives it to this agent."""
        return EVERY in self.agents or agent in self.agents
