"""The commands about why a run did what it did (spec E4, E5)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import MAX_TEXT, AskReply, Command, Reply


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
    """The tree of a run, or its graph or picture as text."""

    lines: tuple[TraceLine, ...] = ()
    graph: str = Field(default="", description="the graph in the format that was asked for")


class Trace(Command):
    """Show what a run did and what followed from what: as a tree, or as a graph for other programs."""

    reply = TraceReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
    format: Literal["tree", "svg", "html", "dot", "turtle", "jsonld", "ntriples", "prov-json"] = Field(
        default="tree", description="a tree, a picture, or the graph in PROV-O's terms (needs the extra `graph`)"
    )


class ReasonInfo(Reply):
    """One step of a run, and why."""

    number: int = Field(description="0 is the question")
    depth: int
    text: str
    more: tuple[str, ...] = Field(default=(), description="why, what else there was, what came of it")


class WhyReply(Reply):
    """All steps; with `step` this one, and then those that it followed from, back to the question."""

    reasons: tuple[ReasonInfo, ...]
    language: str = Field(description="de or en")


class Why(Command):
    """Explain in plain words why a run did what it did: who chose what, and what else there was."""

    reply = WhyReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
    step: int | None = Field(default=None, ge=0, description="only this step, whole, and what it followed from")
    language: Literal["de", "en"] | None = Field(default=None, description="the request's own when missing")


class QueryInfo(Reply):
    """One of the queries that ship."""

    name: str
    about: str = Field(description="what it asks")
    values: dict[str, str] = Field(description="what it needs, with what is taken where nothing is given")


class SparqlReply(Reply):
    """What was found: rows, whether, or a graph; without a query which ones ship."""

    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    more: bool = Field(default=False, description="whether there were more rows")
    truth: bool | None = Field(default=None, description="of ASK")
    graph: str = Field(default="", description="of CONSTRUCT and DESCRIBE: Turtle")
    queries: tuple[QueryInfo, ...] = ()


class Sparql(Command):
    """Ask the graphs of all runs: a query of your own, a file of one, or one of those that ship."""

    reply = SparqlReply
    positional = ("query", "values")
    query: str | None = Field(
        default=None,
        min_length=1,
        max_length=MAX_TEXT,
        description="SPARQL, a file of it, or the name of one; lists names when missing",
    )
    values: list[str] = Field(default=[], max_length=20, description="what a query needs that ships: days=30")
    limit: int = Field(default=1000, ge=1, le=100_000, description="rows at most")
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")


class GraphRebuild(Command):
    """Make the graphs of all runs anew, from the journal. A run: it tells how far it is, and can be cancelled."""

    reply = AskReply
    stream: bool = Field(default=False, description="send the run's events on this connection, to its end")
