"""What an agent needs of a language model, and nothing more."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal, Protocol

from ryxd.core.certainty import least


class Tier(StrEnum):
    """Which size of model (the sources' 3b, 7b, 14b)."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


FALLBACK: dict[Tier, tuple[Tier, ...]] = {
    Tier.SMALL: (Tier.SMALL, Tier.MEDIUM, Tier.LARGE),
    Tier.MEDIUM: (Tier.MEDIUM, Tier.SMALL, Tier.LARGE),
    Tier.LARGE: (Tier.LARGE, Tier.MEDIUM, Tier.SMALL),
}
"""Which tier serves when the wanted one is not configured, nearest and cheapest first (spec A2)."""

Role = Literal["system", "user", "assistant", "tool"]
JsonSchema = Mapping[str, Any]


@dataclass(frozen=True)
class Message:
    """One entry of what a model sees; how it becomes tokens is the model's own chat template."""

    role: Role
    content: str
    keep: Literal["", "first", "plan"] = ""
    """What compaction keeps it as: the session's first request (where that is not the first message), or the
    plan that is open. Of several marked alike, only the last counts."""
    files: tuple[tuple[str, bool], ...] | None = None
    """Of a Result: the files that the agent knows by it, and whether all of each. None: nobody can say."""


@dataclass(frozen=True)
class ToolCall:
    """A function that a model calls in its own form (`Prompt.tools`), not in a schema of ours."""

    name: str
    arguments: str
    """A JSON object, valid for the function's parameters."""


@dataclass(frozen=True)
class Completion:
    """What a model wrote.

    `confidence` is the mean probability (0..1) the model itself gave to the tokens it chose, before any
    grammar narrowed the choice; `decision` is the lowest such probability up to the end of the tool name, or of
    the agent's in a route. `arguments` is the joint probability of the tokens of a call's arguments that the
    grammar had left open, `argument` the least of them.
    All are None where an endpoint does not tell them, and those of the arguments where the text is no call.
    """

    text: str
    stop: Literal["end", "length", "grammar", "calls"] = "end"
    """`grammar`: complete under its schema; `length`: cut off, so it may be no JSON; `calls`: see there."""
    tokens_in: int = 0
    tokens_cached: int = 0
    tokens_out: int = 0
    seconds: float = 0.0
    model: str = ""
    version: str = ""
    """Of the model's file; empty behind an endpoint, which does not tell."""
    tier: Tier = Tier.SMALL
    confidence: float | None = 1.0
    decision: float | None = 1.0
    arguments: float | None = None
    argument: float | None = None
    steps: tuple[float, ...] = ()
    """Of an answer that is a plan: how sure the model was of each Action in it, as `sure` is of a call."""
    chance: float | None = None
    """The chance that the call is right, where the model's file brings a calibration (core/certainty.py)."""
    talking: float | None = None
    """The chance that an answer is the right one where nothing was called before it, likewise."""
    acting: float | None = None
    """The chance that the model's file wants for what does more than read."""
    reading: float | None = None
    """The same for anything at all."""
    restarts: int = 0
    """How often the model's process died and came back while this was written."""
    thought: str = ""
    """What a thinking model wrote before its answer; never part of `text`."""
    calls: tuple[ToolCall, ...] = ()
    tokens_drafted: int = 0
    """Tokens guessed from the prompt and checked in one step with others (speculation)."""
    tokens_accepted: int = 0
    """How many of those were right; they are part of `tokens_out`."""
    tokens_forced: int = 0
    """Tokens out that were not chosen, but fed with others in one step: nothing else could stand there."""
    joules: float | None = None
    """Energy that was used for it, where the machine tells."""
    waited: float = 0.0
    """Seconds in the queue."""
    first: float = 0.0
    """Seconds to the first token, the queue included."""

    @property
    def sure(self) -> float | None:
        """How sure the model was of its call: the calibrated chance, else the least it told; None is nothing."""
        if self.chance is not None:
            return self.chance
        return None if self.decision is None else least(self.decision, self.arguments)


class ContextFull(Exception):
    """The messages don't fit: `tokens` are needed, the context has `room`. Nothing was decoded."""

    def __init__(self, tokens: int, room: int) -> None:
        super().__init__(f"{tokens} tokens do not fit into the model's {room}")
        self.tokens = tokens
        self.room = room


@dataclass(frozen=True)
class Prompt:
    """One call of a model."""

    messages: tuple[Message, ...]
    schema: JsonSchema | None = None
    """Decode under a grammar made from this JSON schema; None decodes freely."""
    max_tokens: int = 256
    temperature: float = 0.0
    interactive: bool = True
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further variables for the chat template."""
    tools: tuple[JsonSchema, ...] = ()
    """Functions the model may call in its own form: name, description and parameters (a schema) of each."""
    fixed: int = 0
    """Characters of the first message that are the same in every prompt of this agent; 0 is all of them.
    What is computed of them is kept and shared (DESIGN §7)."""


class LanguageModel(Protocol):
    """A model, wherever it runs. Cancelling the task that awaits `complete` stops the decoding."""

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        """Decode one answer; each new piece of its text, or of a thought before it, is told as it is decoded.

        Raises ContextFull, or of ryxd.wire.errors ModelError when no model can be had, Overloaded when too many
        ask.
        """
        ...
