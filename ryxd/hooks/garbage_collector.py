"""Reminds an agent of subagents that nobody has spoken to for a while (spec B6).

They take up memory and the agent's attention; ending them stays the agent's own decision.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action, Result
from ryxd.core.effect import Hook
from ryxd.core.hooking import Around
from ryxd.core.starting import at_its_side

NEEDS = frozenset({"task", "terminate"})
"""Without these there is nothing to remind of."""


class Settings(BaseModel):
    """When it reminds."""

    model_config = ConfigDict(extra="forbid")
    responses: int = Field(
        default=5, ge=1, le=1000, description="responses of the agent in which a subagent was not spoken to"
    )


class GarbageCollector(Hook):
    """Knows how many inputs ago each subagent was spoken to; reminds of it once, until it is spoken to."""

    name = "garbage_collector"

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._silent: dict[str, int] = {}

    async def heard(self, text: str, *, by_user: bool) -> str | None:  # noqa: ARG002 - core.effect.Hook
        """Who has been silent for long."""
        self._silent = {name: count + 1 for name, count in self._silent.items()}
        # one more than asked for: this input is not answered yet
        idle = [name for name, count in self._silent.items() if count == self._settings.responses + 1]
        if not idle:
            return None
        names, times = ", ".join(idle), self._settings.responses
        return f"not spoken to in {times} responses: {names}. Terminate those that are needed no more."

    async def after(self, action: Action, result: Result) -> str | None:
        """Nothing: who was spoken to, and who ended."""
        for name in spoken_to(action, result):
            self._silent[name] = 0
        for name in ended(action, result):
            self._silent.pop(name, None)
        return None

    def dump(self) -> Mapping[str, Any]:
        """Who is there, and for how long they were silent."""
        return {"silent": dict(self._silent)}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on counting."""
        self._silent = {str(name): int(count) for name, count in state["silent"].items()}

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One for the subagent's own."""
        return GarbageCollector(self._settings)


def spoken_to(action: Action, result: Result) -> list[str]:
    """The subagents that were started with an Action, or spoken to."""
    if action.tool == "discuss" and result.ok:
        said = [str(each) for each in result.data.get("responses", ())]
        speakers = [each.removeprefix("[name ").partition("]")[0] for each in said]
        return [*speakers, *map(str, action.args.get("listeners") or ())]
    return at_its_side(action, result)


def ended(action: Action, result: Result) -> list[str]:
    """The subagents that were ended with an Action."""
    return [str(action.args.get("name"))] if action.tool == "terminate" and result.ok else []


def make(settings: Settings, around: Around) -> Hook:  # noqa: ARG001 - as every kind of hook is made
    """One for an agent."""
    return GarbageCollector(settings)
