"""What an agent is, and how its text file describes one (spec B1, B12)."""

from dataclasses import dataclass, field
from typing import Protocol

from ryxd.core.model import Tier


class Agent(Protocol):
    """Receives and answers. Smart ones think with a language model, dumb ones are code."""

    async def response(self, text: str) -> str:
        """The agent's answer to one input."""
        ...


@dataclass(frozen=True)
class Limits:
    """What an agent may spend on one input."""

    turns: int = 6
    """Model calls."""
    actions: int = 12
    """Actions on one input (the source's max tool calls); then it has to answer with what it found."""
    attempts: int = 2
    """Times the whole step is tried (the source's max_retries)."""
    answer_tokens: int = 400
    sure: float = 0.35
    """Below this probability of its own choice of tool, the agent asks instead of acting."""


@dataclass(frozen=True)
class AgentSpec:
    """An agent, as its file in prompts/agents describes it."""

    name: str
    description: str
    tier: Tier
    tools: tuple[str, ...]
    instructions: str
    limits: Limits = field(default_factory=Limits)
