"""The commands about what is remembered for the user: remember, recall, forget (spec D12)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class MemoryInfo(Reply):
    """One thing that is remembered."""

    id: str = Field(description="as in m12")
    text: str
    scope: Literal["global", "session"] = Field(description="for all conversations, or for one")
    session: str = Field(default="", description="that one (s3)")
    run: str = Field(default="", description="the run it was remembered in; empty for a command's")
    by: str = Field(default="user", description="who said it: user, or the agent that wanted it remembered")
    made: int = Field(description="milliseconds since 1970")
    used: int = Field(default=0, description="when it was recalled last; 0 is never")
    uses: int = Field(default=0, description="how often it was recalled")


class Remember(Command):
    """Remember something, in all conversations or only in this one."""

    reply = MemoryInfo
    positional = ("text",)
    text: str = Field(min_length=1, max_length=2000, description="what is to be remembered")
    session: bool = Field(default=False, description="only in the conversation of this terminal")
    origin: str | None = Field(default=None, max_length=200, description="whose conversation that is, as in ask")


class RecallReply(Reply):
    """Memories, what fits best first."""

    memories: tuple[MemoryInfo, ...]
    total: int = Field(description="how many are remembered altogether")


class Recall(Command):
    """Show what is remembered and fits some words; the latest without words."""

    reply = RecallReply
    positional = ("text",)
    text: str | None = Field(default=None, max_length=2000, description="words to look for")
    limit: int = Field(default=20, ge=1, le=1000, description="how many at most")
    session: bool = Field(default=False, description="only what the conversation of this terminal can recall")
    origin: str | None = Field(default=None, max_length=200, description="whose conversation that is, as in ask")


class ForgetReply(Reply):
    """What is gone, or would be."""

    forgotten: bool = Field(description="false when it was only said what would go")
    count: int
    memory: MemoryInfo | None = Field(default=None, description="the one, where it was one")


class Forget(Command):
    """Forget something for good: no file has it afterwards, but for the journal of what was asked and answered."""

    reply = ForgetReply
    positional = ("what",)
    what: str | None = Field(default=None, max_length=30, description="which (m12)")
    all: bool = Field(default=False, description="everything that is remembered")
    yes: bool = Field(default=False, description="with --all: do it, don't only say how much would go")
