"""A language model whose answers belong to a run's Course: asked once, known from then on."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Any

from ryxd.core.course import Course
from ryxd.core.model import Completion, ContextFull, LanguageModel, Prompt, Tier, ToolCall
from ryxd.wire.errors import ModelError, NoRoom, OverBudget


@dataclass(frozen=True)
class Thinking:
    """A LanguageModel for the agent with this path. `known` hears of each answer that was not asked for again."""

    model: LanguageModel
    course: Course
    path: str
    known: Callable[[Completion], None]

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        """Decode an answer, or give the one that is known. Raises as LanguageModel.complete does.

        The prompt is no part of what is compared: an agent's file or the scene may be others after a restart.
        """

        async def ask() -> dict[str, Any]:
            try:
                with self.course.clocks.thinking(self.path):
                    return {"completion": asdict(await self.model.complete(prompt, on_text, on_thought))}
            except ContextFull as error:
                return {"full": [error.tokens, error.room]}
            except ModelError as error:
                return {"failed": str(error), "code": error.code}

        outcome, was_known = await self.course.effect(self.path, "think", {}, ask)
        if "full" in outcome:
            raise ContextFull(*outcome["full"])
        if "failed" in outcome:
            raise _error(outcome["code"])(outcome["failed"])
        completion = loaded(outcome["completion"])
        if was_known:
            self.known(completion)
        return completion


@dataclass(frozen=True)
class Overheard:
    """A LanguageModel of which somebody else hears what it writes: `ear` gives who hears each answer."""

    model: LanguageModel
    ear: Callable[[], Callable[[str], None]]

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        """Decode an answer. Raises as LanguageModel.complete does."""
        hear = self.ear()

        def both(piece: str) -> None:
            if on_text is not None:
                on_text(piece)
            hear(piece)

        return await self.model.complete(prompt, both, on_thought)


def loaded(stored: dict[str, Any]) -> Completion:
    """A Completion from its stored fields; those that this version does not know are left out."""
    names = {each.name for each in fields(Completion)}
    values = {key: value for key, value in stored.items() if key in names}
    calls = tuple(ToolCall(**call) for call in values.pop("calls", ()))
    steps = tuple(values.pop("steps", ()))
    return Completion(**values | {"tier": Tier(values.get("tier", Tier.SMALL)), "calls": calls, "steps": steps})


def _error(code: str) -> type[ModelError]:
    """The kind of ModelError with this code."""
    return {NoRoom.code: NoRoom, OverBudget.code: OverBudget}.get(code, ModelError)
