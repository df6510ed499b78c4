"""The commands about why a run did what it did (spec E4, E5)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class TraceLine(Reply):
    """One thing that a run did, as a line of its tree."""

    depth: int = Field(description="0 for the question, 1 for what followed from it, more for what subagents did")
    kind: str = Field(description="question, routing, thought, action, plan, step, fan-out, agent, conclusion, …")
    node: str = Field(description="what it is called in the graph")
    text: str = Field(description="what it was")
    detail: str = Field(default="", description="what came of it, or why")
    at: int = Field(default=0, description="milliseconds since 1970")
    milliseconds: int = Field(default=0, description="how long models and tools worked on it")
    failed: bool = False
    event: int = Field(default=0, description="its event in the journal; 0 for what has none of its own")


class TraceReply(Reply):
    """The tree of a run, or its graph as text."""

    lines: tuple[TraceLine, ...] = ()
    graph: str = Field(default="", description="the graph in the format that was asked for")


class Trace(Command):
    """Show what a run did and what followed from what: as a tree, or as a graph for other programs."""

    reply = TraceReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
    format: Literal["tree", "turtle", "jsonld", "ntriples", "prov-json"] = Field(
        default="tree", description="all but tree are the graph, in PROV-O's terms, and need the extra `graph`"
    )
