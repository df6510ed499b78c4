"""Who an agent can have at its side: subagents that stay (spec B4, as the fifth source has them)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Task:
    """A subagent to start. `prompt` empty: it waits to be spoken to; `name` empty: it is called like its agent."""

    name: str
    instructions: str
    prompt: str = ""
    agent: str = ""
    """The agent's file that it is made from, or the agent that is code; empty is none."""
    tools: tuple[str, ...] | None = None
    """Which of its parent's tools it may use; None is all of them."""


@dataclass(frozen=True)
class Spoken:
    """What a subagent said."""

    name: str
    text: str
    ok: bool = True
    """False: it gave no answer, and the text says why."""
    partial: bool = False
    """Something is missing in it, and the text says what."""


class Company(Protocol):
    """The subagents of one agent. Every method raises ToolError with what is wrong and what to do."""

    async def task(self, task: Task) -> Spoken | None:
        """Start one; its answer, where it was given a prompt."""
        ...

    async def fan_out(self, tasks: Sequence[Task]) -> tuple[Spoken, ...]:
        """Start several at once, each with a prompt, and have them answer side by side; in the order of the tasks.

        One that fails or takes too long has no answer, and stops nobody else.
        """
        ...

    async def discuss(
        self, prompt: str, speakers: Sequence[str] | None, listeners: Sequence[str] | None
    ) -> tuple[Spoken, ...]:
        """Tell all of them, then ask each speaker in turn, whose answer all the others hear.

        None stands for the interlocutors: those of the last time, or the one that was started last.
        """
        ...

    async def terminate(self, name: str) -> tuple[str, ...]:
        """End one, with all that are its own; the names of those that ended."""
        ...
