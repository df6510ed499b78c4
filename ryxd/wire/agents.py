"""The commands about agents: which there are, out of which files, what is wrong with those (spec B12).

Their files are edited and checked without the daemon (ryxd/authoring): it reads them again by itself.
"""

from typing import Any

from pydantic import Field

from ryxd.wire.command import Command, Reply


class SpecFault(Reply):
    """Something that is wrong with a file; what was good of it before stays in force."""

    file: str
    line: int = Field(default=0, description="0 where it is about the whole file")
    text: str


class AgentInfo(Reply):
    """One agent that is in force."""

    name: str
    description: str
    tier: str = Field(description="small, medium or large")
    tools: int = Field(description="how many tools it has now")
    file: str = Field(description="where it is described")
    shipped: bool = Field(description="whether that file is one of ryx, and not the user's")
    faulty: bool = Field(default=False, description="whether this is an earlier version: its file has a fault now")


class AgentsReply(Reply):
    """All agents, and what is wrong with files of agents."""

    folder: str = Field(description="where the user's own are")
    agents: tuple[AgentInfo, ...]
    faults: tuple[SpecFault, ...] = ()


class AgentsList(Command):
    """List the agents: model tier, tools, the file each comes from, and what is wrong with files."""

    reply = AgentsReply


class StageInfo(Reply):
    """One stage of an agent's work."""

    name: str
    description: str = ""
    does: str = Field(description="think, act, look, search, run or save")
    tools: tuple[str, ...] = ()
    rounds: int = Field(default=1, description="how often at most, with the usual options")
    note: str = Field(default="", description="the field of the board that it is written to")
    streams: bool | None = Field(default=None, description="what the file says; null: as the configuration says")
    instructions: str = ""


class OptionInfo(Reply):
    """Something that may be chosen about an agent's stages."""

    name: str
    description: str = ""
    default: str
    values: tuple[str, ...]


class AgentReply(AgentInfo):
    """One agent in full, as it is in force."""

    names: tuple[str, ...] = Field(description="tools and groups, as its file names them")
    means: tuple[str, ...] = Field(description="the tools that these are now")
    hooks: tuple[str, ...] = Field(default=(), description="those it names, and those whose files name it")
    handoff: tuple[str, ...] = Field(default=(), description="agents that it may hand off to")
    limits: dict[str, float | None]
    output: dict[str, Any] | None = Field(default=None, description="JSON schema of its answer")
    stages: tuple[StageInfo, ...] = Field(default=(), description="in which it works, one after the other")
    stages_for: str = Field(default="", description="which requests they are for: everything, steps or unnamed")
    options: tuple[OptionInfo, ...] = Field(default=(), description="what may be chosen about them")
    instructions: str
    characters: int = Field(description="of its fixed prompt: its instructions, and tools that they don't know")


class AgentsShow(Command):
    """Show an agent in full: limits, hooks, the tools that its groups mean now, instructions and their size."""

    reply = AgentReply
    positional = ("agent",)
    agent: str = Field(min_length=1, max_length=100, description="its name")
