"""The commands about task types and patterns: what a request may become, and how it is done (specs C11, C12)."""

from pydantic import Field

from ryxd.wire.agents import SpecFault
from ryxd.wire.command import Command, Reply


class Described(Reply):
    """What a file describes, as it is in force."""

    name: str
    description: str
    when_to_use: str = Field(description="when it is right")
    file: str = Field(description="where it is described")
    shipped: bool = Field(description="whether that file is one of ryx, and not the user's")
    faulty: bool = Field(default=False, description="whether this is an earlier version: its file has a fault now")


class TaskInfo(Described):
    """One task type."""

    valid_patterns: tuple[str, ...] = Field(
        description="the patterns it may have, as its file names them; * is all"
    )
    profile: str = Field(default="", description="the profile of its requests, where it has one of its own")


class TasksReply(Reply):
    """All task types, and what is wrong with their files."""

    folder: str = Field(description="where the user's own are")
    tasks: tuple[TaskInfo, ...]
    faults: tuple[SpecFault, ...] = ()


class TasksList(Command):
    """List the task types: what they are for, the patterns each may have, and what is wrong with files."""

    reply = TasksReply


class TaskReply(TaskInfo):
    """One task type in full."""

    framing_prompt: str = Field(description="what an agent is told about such requests")
    can: tuple[str, ...] = Field(description="those of its patterns that can be used now")


class TasksShow(Command):
    """Show a task type in full: its framing, and which of its patterns can be used now."""

    reply = TaskReply
    positional = ("task",)
    task: str = Field(min_length=1, max_length=100, description="its name")


class PatternInfo(Described):
    """One pattern."""

    missing: str = Field(default="", description="why it can't be used yet; empty when it can")


class PatternsReply(Reply):
    """All patterns, and what is wrong with their files."""

    folder: str = Field(description="where the user's own are")
    patterns: tuple[PatternInfo, ...]
    faults: tuple[SpecFault, ...] = ()


class PatternsList(Command):
    """List the patterns, the ways in which a request can be done, and which of them can be used."""

    reply = PatternsReply


class PatternReply(PatternInfo):
    """One pattern in full."""

    tasks: tuple[str, ...] = Field(description="the task types that may have it")


class PatternsShow(Command):
    """Show a pattern in full: when it is right, and which task types may have it."""

    reply = PatternReply
    positional = ("pattern",)
    pattern: str = Field(min_length=1, max_length=100, description="its name")
