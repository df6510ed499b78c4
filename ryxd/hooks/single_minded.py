"""One subagent at a time: the next is started when the one before has ended (spec B6).

There are then no discussions; it is as if a subagent were a call that returns.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict

from ryxd.core.action import Action, Result
from ryxd.core.effect import Effect, Hook
from ryxd.core.hooking import Around
from ryxd.core.starting import STARTING, would_start
from ryxd.hooks.garbage_collector import ended, spoken_to

ONE_OF = STARTING
"""An agent without any of these starts nobody."""


class Settings(BaseModel):
    """There is nothing to set."""

    model_config = ConfigDict(extra="forbid")


class SingleMinded(Hook):
    """Knows the one that there is."""

    name = "single_minded"

    def __init__(self) -> None:
        self._there: list[str] = []

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """That there is one already."""
        wanted = would_start(action)
        if wanted > 1:
            return "one subagent at a time: start the next when the one before has ended"
        if not wanted or not self._there or action.tool == "meta":
            return None
        names = ", ".join(self._there)
        return f"one subagent at a time, and there is {names}: finish with it by discuss, then terminate it"

    async def after(self, action: Action, result: Result) -> str | None:
        """Nothing: who there is."""
        gone = ended(action, result)
        there = [name for name in self._there if name not in gone]
        self._there = list(dict.fromkeys([*there, *spoken_to(action, result)]))
        return None

    def dump(self) -> Mapping[str, Any]:
        """Who there is."""
        return {"there": self._there}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on."""
        self._there = [str(name) for name in state["there"]]

    def copy(self, around: Around) -> Hook:  # noqa: ARG002
        """One for the subagent's own."""
        return SingleMinded()


def make(settings: Settings, around: Around) -> Hook:  # noqa: ARG001 - as every kind of hook is made
    """One for an agent."""
    return SingleMinded()
