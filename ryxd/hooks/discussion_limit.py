"""Ends discussions among subagents that go on and on (spec B6)."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action, Result
from ryxd.core.effect import Effect, Hook
from ryxd.core.hooking import Around
from ryxd.hooks.garbage_collector import spoken_to

NEEDS = frozenset({"discuss"})


class Settings(BaseModel):
    """How long."""

    model_config = ConfigDict(extra="forbid")
    rounds: int = Field(default=6, ge=1, le=1000, description="rounds of a discussion, for one input")


class DiscussionLimit(Hook):
    """Counts, for one input, the rounds in which several spoke. To talk with a single one is no discussion."""

    name = "discussion_limit"

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rounds = 0
        self._speakers = 0
        """How many spoke the last time: who they are is left out of the next `discuss`."""

    async def heard(self, text: str, *, by_user: bool) -> str | None:  # noqa: ARG002 - core.effect.Hook
        """Nothing: it counts anew."""
        self._rounds = 0
        return None

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """That it has been discussed enough."""
        if action.tool != "discuss" or self._rounds < self._settings.rounds:
            return None
        named = action.args.get("speakers")
        if (self._speakers if named is None else len(named)) < 2:
            return None
        return (
            f"{self._rounds} rounds were discussed; end it: say yourself what came of it and what stays open, and "
            "terminate who is needed no more"
        )

    async def after(self, action: Action, result: Result) -> str | None:
        """That the next round is the last, when it is."""
        if action.tool == "task" and result.ok:
            self._speakers = 1
        if action.tool != "discuss" or not result.ok:
            return None
        listeners = action.args.get("listeners") or ()
        self._speakers = len(spoken_to(action, result)) - len(listeners)
        if self._speakers < 2:
            return None
        self._rounds += 1
        left = self._settings.rounds - self._rounds
        return "one round is left; come to an end" if left == 1 else None

    def dump(self) -> Mapping[str, Any]:
        """What it has counted."""
        return {"rounds": self._rounds, "speakers": self._speakers}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on counting."""
        self._rounds, self._speakers = int(state["rounds"]), int(state["speakers"])

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One for the subagent's own."""
        return DiscussionLimit(self._settings)


def make(settings: Settings, around: Around) -> Hook:  # noqa: ARG001 - as every kind of hook is made
    """One for an agent."""
    return DiscussionLimit(settings)
