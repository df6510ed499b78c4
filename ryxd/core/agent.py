"""What an agent is, and how its text file describes one (spec B1, B12)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from ryxd.core.certainty import ACTING, READING
from ryxd.core.model import JsonSchema, Tier
from ryxd.core.staging import Staging


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
    sure: float | None = None
    """Less sure than this of what it chose, the agent asks instead of acting; None is as its model's file says."""
    depth: int = 2
    """How deep its subagents may nest: at 0 it may have none, at 1 they may have none."""
    subagents: int = 5
    """Subagents that live at once, with those of its subagents."""
    seconds: float = 600.0
    """Wall-clock time for one response; waiting for the user does not count."""
    identical: int = 3
    """How often in a row the very same Action may be done (the source's retries)."""
    sure_acting: float | None = None
    """Less sure than this, nothing that does more than read is done unasked; None is as its model's file says."""
    sure_talking: float | None = None
    """Less sure than this, it says nothing to what it did nothing for; None is as of anything else."""

    def reading(self, own: float | None) -> float:
        """How sure it has to be of anything, with a model whose file says `own`."""
        return self.sure if self.sure is not None else READING if own is None else own

    def acting(self, own: float | None) -> float:
        """How sure it has to be of what does more than read, with a model whose file says `own`."""
        return self.sure_acting if self.sure_acting is not None else ACTING if own is None else own

    def planning(self, own: float | None) -> float:
        """The same for a step of a plan: of those, twice as many are wrong as its model says (decision 0097)."""
        needed = self.acting(own)
        return needed if self.sure_acting is not None else 1 - (1 - needed) / 2

    def talking(self, own: float | None) -> float:
        """How sure it has to be of words alone, with a model whose file says `own` of reading."""
        return self.reading(own) if self.sure_talking is None else max(self.sure_talking, self.reading(own))

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Limits":
        """From how they are stored; what is missing there is as usual."""
        return cls(**{key: value for key, value in stored.items() if key in cls.__dataclass_fields__})


@dataclass(frozen=True)
class AgentSpec:
    """An agent, as its file in prompts/agents describes it."""

    name: str
    description: str
    tier: Tier
    tools: tuple[str, ...]
    instructions: str
    limits: Limits = field(default_factory=Limits)
    hooks: tuple[str, ...] = ()
    """Names of hooks that it has besides those of every agent."""
    handoff: tuple[str, ...] = ()
    """Names of the agents that it may give control to."""
    output: JsonSchema | None = None
    """The JSON schema that its answer has to follow; None leaves the answer free."""
    staging: Staging | None = None
    """The stages that it works in, where it has some."""
    stage: str = ""
    """The stage of another agent's work that it does."""
    streams: bool | None = None
    """Whether what it writes is streamed; None is as the configuration says."""
    plain: bool = False
    """Whether it writes nothing but text: no Actions, no JSON, so no grammar."""
