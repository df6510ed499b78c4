"""Limits how many subagents an agent starts in all, however many of them it ends again (spec B6).

How many there are at one time, and how deep they nest, is limited for every agent; this is about agents that start
one after the other.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action, Result
from ryxd.core.effect import Effect, Hook
from ryxd.core.hooking import Around
from ryxd.core.starting import STARTING, started, would_start

ONE_OF = STARTING
"""An agent without any of these starts nobody."""


class Settings(BaseModel):
    """How many."""

    model_config = ConfigDict(extra="forbid")
    most: int = Field(default=12, ge=0, le=10_000, description="subagents that an agent may start for one input")
    below: int = Field(default=2, ge=0, le=10_000, description="the same for each subagent")


class SpawnLimit(Hook):
    """Counts from one input to the next."""

    name = "spawn_limit"

    def __init__(self, most: int, below: int) -> None:
        self._most = most
        self._below = below
        self._started = 0

    async def heard(self, text: str, *, by_user: bool) -> str | None:  # noqa: ARG002 - core.effect.Hook
        """Nothing: it counts anew."""
        self._started = 0
        return None

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """That it were too many."""
        wanted = would_start(action)
        if not wanted or self._started + wanted <= self._most:
            return None
        if not self._most:
            return "you may start no subagents; do it yourself"
        if self._started < self._most:
            return f"you may start {self._most - self._started} more subagents for this, and these are {wanted}"
        return f"you have started {self._started} subagents for this, no more may be; go on with those you have"

    async def after(self, action: Action, result: Result) -> str | None:
        """Nothing: it counts those that were started."""
        self._started += started(action, result)
        return None

    def dump(self) -> Mapping[str, Any]:
        """How many it has counted."""
        return {"started": self._started}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on counting."""
        self._started = int(state["started"])

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One with the limit that subagents have."""
        return SpawnLimit(self._below, self._below)


def make(settings: Settings, around: Around) -> Hook:  # noqa: ARG001 - as every kind of hook is made
    """One for an agent."""
    return SpawnLimit(settings.most, settings.below)
