"""When the user keeps correcting the same thing, proposes a hook for it (spec B6; a smart hook).

A proposal is a question to the user, with the whole text of the hook; without a yes nothing is added, and what was
proposed once is not proposed again.
"""

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.core.agent import Agent, Limits
from ryxd.core.effect import Hook
from ryxd.core.hooking import AgentHook, Around
from ryxd.core.hookspec import BRIEF, Copies, HookSpec, Moment
from ryxd.core.model import Tier
from ryxd.core.shipped import system

log = logging.getLogger(__name__)


class Settings(BaseModel):
    """Who watches, and for how long."""

    model_config = ConfigDict(extra="forbid")
    times: int = Field(default=3, ge=2, le=100, description="corrections of the same thing that make a habit")
    tier: Tier = Field(default=Tier.SMALL, description="the model that watches")
    seconds: float = Field(default=20.0, ge=1, le=600, description="how long it may take for one input")


class Proposal(BaseModel):
    """What the hook's agent writes."""

    name: str = Field(max_length=32)
    why: str = Field(max_length=500)
    instructions: str = Field(min_length=1, max_length=2000)


class HabitWatcher(AgentHook):
    """Looks at what the user says, and nothing else."""

    def __init__(self, spec: HookSpec, agent: Agent, around: Around, again: Callable[[Around], Agent]) -> None:
        super().__init__(spec, agent, around, again)
        self._proposed: dict[str, dict[str, Any]] = {}
        """By name: the proposal, and whether the user said yes."""
        self._told = True

    async def heard(self, text: str, *, by_user: bool) -> str | None:
        """That there is a new hook, after the user's yes; else nothing."""
        if not by_user:
            return None
        said = await self.asked("input", {"from": "user", "text": text, "proposed": sorted(self._proposed)})
        if said is None:
            return None
        try:
            proposal = Proposal.model_validate(json.loads(said))
        except (ValueError, ValidationError) as error:
            log.info("habit_watcher said what is no proposal: %s", error)
            return None
        if proposal.name in self._proposed:
            return None
        yes = await self.around.propose(hook_of(proposal))
        self._proposed[proposal.name] = {**proposal.model_dump(), "yes": yes}
        self._told = False
        return f"the user approved a new hook, {proposal.name}: {proposal.why}" if yes else None

    def kept(self) -> Mapping[str, Any]:
        """What its agent said, and what was proposed."""
        told, self._told = self._told, True
        return {**super().kept(), **({} if told else {"proposed": self._proposed})}

    def again(self, kept: Mapping[str, Any]) -> None:
        """Go on from there: what the user approved then is there now."""
        super().again(kept)
        for name, proposal in kept.get("proposed", {}).items():
            if name not in self._proposed and proposal["yes"]:
                self.around.add(hook_of(Proposal.model_validate(proposal)))
        self._proposed |= kept.get("proposed", {})

    def dump(self) -> Mapping[str, Any]:
        """Its agent's transcript, and what was proposed."""
        return {"agent": dict(super().dump()), "proposed": self._proposed}

    def load(self, state: Mapping[str, Any]) -> None:
        """Go on; the hooks that came of it are kept as the agent's own."""
        super().load(state["agent"])
        self._proposed = dict(state["proposed"])


def hook_of(proposal: Proposal) -> HookSpec:
    """The hook that is proposed."""
    moments = frozenset({Moment.REVIEW, Moment.COMMENT})
    return HookSpec(proposal.name, proposal.why, moments, limits=BRIEF, instructions=proposal.instructions)


def make(settings: Settings, around: Around) -> Hook:
    """One for an agent; its subagents get none, for the user does not speak with them."""
    spec = HookSpec(
        "habit_watcher",
        "proposes a hook for what the user keeps correcting",
        frozenset({Moment.COMMENT}),
        tier=settings.tier,
        copies=Copies.NONE,
        limits=Limits(turns=3, seconds=settings.seconds),
        instructions=system("habit_watcher").format(times=settings.times),
    )
    return HabitWatcher(spec, around.think(spec), around, lambda there: there.think(spec))
