"""The other side is thought through before the agent contradicts the user (spec B6; a smart hook)."""

from collections.abc import Callable

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.agent import Agent, Limits
from ryxd.core.effect import Hook
from ryxd.core.hooking import AgentHook, Around
from ryxd.core.hookspec import Copies, HookSpec, Moment
from ryxd.core.model import Tier
from ryxd.core.shipped import system


class Settings(BaseModel):
    """Who thinks."""

    model_config = ConfigDict(extra="forbid")
    tier: Tier = Field(default=Tier.MEDIUM, description="the model that thinks it through")
    seconds: float = Field(default=30.0, ge=1, le=600, description="seconds it may take; then it is answered")


class OnYourToes(AgentHook):
    """Looks at answers only, and only where it is the user who is answered."""

    def __init__(self, spec: HookSpec, agent: Agent, around: Around, again: Callable[[Around], Agent]) -> None:
        super().__init__(spec, agent, around, again)
        self._by_user = False

    async def heard(self, text: str, *, by_user: bool) -> str | None:
        """Nothing: what the user says is held against the answer."""
        self.request, self._by_user = text, by_user
        return None

    async def answering(self, text: str) -> str | None:
        """The other side, where the answer has not thought of it."""
        if not self._by_user or not text.strip():
            return None
        return await self.asked("answer", {"user": self.request, "answer": text})


def make(settings: Settings, around: Around) -> Hook:
    """One for an agent; its subagents get none, for they don't speak with the user."""
    spec = HookSpec(
        "on_your_toes",
        "thinks the other side through before the user is contradicted",
        frozenset({Moment.REVIEW}),
        tier=settings.tier,
        copies=Copies.NONE,
        limits=Limits(turns=3, seconds=settings.seconds),
        instructions=system("on_your_toes"),
    )
    return OnYourToes(spec, around.think(spec), around, lambda there: there.think(spec))
