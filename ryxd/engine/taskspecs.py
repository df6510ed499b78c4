"""Task types and patterns as TOML files (specs B12, C11, C12).

A task type has `name`, `description`, `when_to_use`, `framing_prompt`, `valid_patterns` ("*" is all of them),
`agent` and, where it has one of its own, `profile`; a pattern `name`, `description` and `when_to_use`. What a
pattern does is code, or steps (ownpatterns.py); its file says when it is right.
"""

from dataclasses import dataclass, field
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.dumb import Kind
from ryxd.engine.dumb import DIRECT, REACT, kinds
from ryxd.engine.matter import Faulty, Matter, take_whole
from ryxd.engine.owntools import Fault
from ryxd.engine.specs import There

GENERAL = "general"
"""The task type of what is of no other; with the pattern REACT it is taken where nothing is chosen."""

ANY = "*"
"""Among the valid patterns of a task type: all there are."""


@dataclass(frozen=True)
class TaskType:
    """A class of requests: how it is looked at, and which patterns may do it."""

    name: str
    description: str = ""
    when_to_use: str = ""
    framing: str = ""
    """What an agent is told about requests of this type, before the request."""
    patterns: tuple[str, ...] = (REACT,)
    agent: str = ""
    """Who does it where nobody else was chosen; empty is who talks."""
    profile: str = ""
    """How much its patterns may spend, where the user names no profile."""

    def allows(self, pattern: str) -> bool:
        """Whether this pattern may do a request of this type."""
        return ANY in self.patterns or pattern in self.patterns


@dataclass(frozen=True)
class PatternSpec:
    """A way of doing a request: when it is right."""

    name: str
    description: str = ""
    when_to_use: str = ""
    code: str = ""
    """Which version of the user's file has what it does; empty where ryx has it."""
    own: Kind | None = field(default=None, compare=False, repr=False)
    """The user's own way of doing it."""

    def dump(self) -> dict[str, str]:
        """What of it is kept with a run that may choose it."""
        return {"name": self.name, "description": self.description, "when_to_use": self.when_to_use}

    @property
    def missing(self) -> str:
        """Why it can't be used; empty when it can."""
        kind = self.own or kinds().get(self.name)
        if self.name in {DIRECT, REACT} or (kind is not None and kind.pattern):
            return ""
        return f"this version of ryx has no code for the pattern {self.name} yet"


class PatternMatter(BaseModel):
    """A pattern's file."""

    model_config = ConfigDict(extra="forbid")
    name: str = ""
    description: str = Field(min_length=1)
    when_to_use: str = Field(min_length=1)


class TaskMatter(PatternMatter):
    """A task type's file."""

    framing_prompt: str = Field(default="", max_length=2000)
    valid_patterns: tuple[str, ...] = Field(min_length=1)
    agent: str = ""
    profile: str = Field(default="", max_length=40)


def read_task(file: Path, there: There) -> TaskType:
    """One task type's file. Raises Faulty."""
    matter = take_whole(file)
    given = matter.checked(TaskMatter)
    faults = other_name(matter, given)
    for number, name in enumerate(given.valid_patterns):
        if name != ANY:
            wrong = there.wrong(matter, "valid_patterns", [name], "pattern")
            faults += [matter.fault(fault.text, "valid_patterns", number) for fault in wrong]
    if given.agent:
        faults += there.wrong(matter, "agent", [given.agent], "agent")
    if faults:
        raise Faulty(faults)
    framing = given.framing_prompt.strip()
    agent, profile = given.agent, given.profile
    patterns = given.valid_patterns
    return TaskType(matter.name, given.description, given.when_to_use, framing, patterns, agent, profile)


def other_name(matter: Matter, given: PatternMatter) -> list[Fault]:
    """What is called otherwise in its file than its file is."""
    if given.name in {"", matter.name}:
        return []
    return [matter.fault(f"name: its file is called {matter.name}; call both the same", "name")]
