"""A model that says what the test wrote down; for unit tests only, never a default."""

from collections.abc import Callable, Sequence

from ryxd.core.model import Completion, ContextFull, Prompt


class ScriptedModel:
    """Answers from a list; keeps the prompts it got. An exception in the list is raised."""

    def __init__(self, *answers: str | Completion | Exception) -> None:
        self.answers = list(answers)
        self.prompts: list[Prompt] = []

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        self.prompts.append(prompt)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        completion = Completion(answer, tokens_in=10, tokens_out=5) if isinstance(answer, str) else answer
        if on_thought is not None and completion.thought:
            on_thought(completion.thought)
        if on_text is not None:
            on_text(completion.text)
        return completion


class SmallContext:
    """A model whose context holds only so many characters."""

    def __init__(self, room: int, answers: Sequence[str]) -> None:
        self.room = room
        self.answers = list(answers)

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        length = sum(len(message.content) for message in prompt.messages)
        if length > self.room:
            raise ContextFull(length, self.room)
        return Completion(self.answers.pop(0))
