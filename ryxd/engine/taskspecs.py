"""Task types and patterns as TOML files (specs B12, C11, C12).

A task type has `name`, `description`, `when_to_use`, `framing_prompt`, `valid_patterns` ("*" is all of them) and,
where it has one of its own, `profile`; a pattern `name`, `description` and `when_to_use`. What a pattern does is
code; its file says when it is right.
"""

from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

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

    @property
    def missing(self) -> str:
        """Why it can't be used; empty when it can."""
        kind = kinds().get(self.name)
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
    profile: str = Field(default="", max_length=40)


def read_pattern(file: Path) -> PatternSpec:
    """One pattern's file. Raises Faulty."""
    matter = take_whole(file)
    given = matter.checked(PatternMatter)
    if faults := _other_name(matter, given):
        raise Faulty(faults)
    return PatternSpec(matter.name, given.description, given.when_to_use)


def read_task(file: Path, there: There) -> TaskType:
    """One task type's file. Raises Faulty."""
    matter = take_whole(file)
    given = matter.checked(TaskMatter)
    faults = _other_name(matter, given)
    for number, name in enumerate(given.valid_patterns):
        if name != ANY:
            wrong = there.wrong(matter, "valid_patterns", [name], "pattern")
            faults += [matter.fault(fault.text, "valid_patterns", number) for fault in wrong]
    if faults:
        raise Faulty(faults)
    framing = given.framing_prompt.strip()
    return TaskType(
        matter.name, given.description, given.when_to_use, framing, given.valid_patterns, given.profile
    )


def _other_name(matter: Matter, given: PatternMatter) -> list[Fault]:
    """What is called otherwise in its file than its file is."""
    if given.name in {"", matter.name}:
        return []
    return [matter.fault(f"name: its file is called {matter.name}; call both the same", "name")]
