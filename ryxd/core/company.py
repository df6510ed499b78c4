"""Who an agent can have at its side: subagents that stay (spec B4, as the fifth source has them)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ryxd.core.model import JsonSchema, Tier


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
    pattern: str = ""
    """How it works: which agent of ryxd/patterns drives it; empty is as a smart agent does."""
    tier: Tier | None = None
    """What it thinks with; None is its parent's, or what its agent's file says."""
    output: JsonSchema | None = None
    """The JSON schema that its answers have to follow."""
    actions: int = 0
    """How many Actions it may do in one response; 0 is as many as its parent."""
    tokens: int = 0
    """How many tokens its answers may have, where that is more than its parent's may."""
    besides: tuple[str, ...] = ()
    """Which of its parent's tools it may use besides those of its agent's file."""
    stage: str = ""
    """The stage of its parent's work that it does (core/staging.py)."""
    streams: bool | None = None
    """Whether what it writes in that stage is streamed; None is as the configuration says."""
    plain: bool = False
    """Whether it writes nothing but text, and has no tools."""


@dataclass(frozen=True)
class Spoken:
    """What a subagent said."""

    name: str
    text: str
    ok: bool = True
    """False: it gave no answer, and the text says why."""
    partial: bool = False
    """Something is missing in it, and the text says what."""
    steps: tuple[tuple[float, float], ...] = ()
    """Of each Action in a plan that this is: how sure its model was of it, and how sure it has to be."""
    did: tuple[str, ...] | None = None
    """The tools of the Actions that it did, and that went well; None where that is not known."""

    @property
    def why(self) -> str:
        """Why it gave no answer."""
        return self.text.removeprefix("(no answer: ").removesuffix(")")


@dataclass(frozen=True)
class Woken:
    """A restored agent: where it is now, and what it could not take along."""

    path: str
    agents: tuple[str, ...]
    """All that were restored, by path."""
    lost: tuple[str, ...] = ()
    """Files that are not any more what it had read."""
    tools: tuple[str, ...] = ()
    """Tools that it had and has not here."""
    hooks: tuple[str, ...] = ()
    """Hooks of which this ryx knows no such kind."""


class Company(Protocol):
    """The subagents of one agent. Every method raises ToolError with what is wrong and what to do."""

    @property
    def agents(self) -> Mapping[str, str]:
        """The agents' files that one can be made from, by name: what each is for."""
        ...

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

    def listen(self, name: str, ear: Callable[[], Callable[[str], None]]) -> None:
        """Have what one writes heard while it is being decoded; `ear` is asked for who hears each answer.

        Nobody hears it again in a run that is run again.
        """
        ...

    async def terminate(self, name: str) -> tuple[str, ...]:
        """End one, with all that are its own; the names of those that ended."""
        ...

    def dump(self, name: str) -> str:
        """One as a file, with all that are its own; without a name the agent itself, as far as it has come."""
        ...

    async def lost(self, text: str) -> tuple[str, ...]:
        """What of the files that the agents of a dump had read is not so any more. A look, and nothing more."""
        ...

    async def restore(self, text: str, name: str, lost: Collection[str]) -> Woken:
        """Wake one from a dump, under this name or one like its own; `lost` as `lost` gave it."""
        ...

    def clone(self, name: str, into: str, called: str) -> str:
        """Double one, below another one of them or, without `into`, beside it; the path of the double."""
        ...

    def meta(self, task: Task) -> None:
        """Have a new agent put above the calling one when this has answered; it answers in its place."""
        ...

    def pass_control(self, name: str) -> None:
        """Have one speak with the user from the next request on."""
        ...

    def return_control(self) -> None:
        """Give that back to whoever spoke with the user before."""
        ...
