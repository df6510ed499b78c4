"""What a hook is that a text file describes: one that thinks, or a built-in one with settings (spec B5, B12)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from ryxd.core.agent import Limits
from ryxd.core.effect import Permission
from ryxd.core.model import Tier

EVERY = "*"
"""Among a hook's `agents`: every agent has it."""

BRIEF = Limits(turns=3, answer_tokens=200, seconds=60.0)
"""What a hook may spend on each question where nobody says how much."""


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

    def dump(self) -> dict[str, Any]:
        """As JSON: with an agent that has it for itself, whatever files say."""
        sets = {"moments": sorted(self.moments), "classes": sorted(self.classes)}
        return {**asdict(self), **sets, "tier": self.tier.value, "copies": self.copies.value}

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "HookSpec":
        """From that; what an earlier ryx did not store is as in a file that does not say it."""
        given = {key: stored[key] for key in cls.__dataclass_fields__ if key in stored}
        limits = given.pop("limits", None)
        return cls(
            **{
                **given,
                "moments": frozenset(map(Moment, given["moments"])),
                "agents": tuple(given.get("agents", (EVERY,))),
                "tools": tuple(given.get("tools", ())),
                "classes": frozenset(map(Permission, given.get("classes", ()))),
                "tier": Tier(given.get("tier", Tier.SMALL)),
                "copies": Copies(given.get("copies", Copies.SAME)),
            },
            limits=Limits.load(limits) if limits else BRIEF,
        )
