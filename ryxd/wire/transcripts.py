"""The commands about full transcripts: what every agent and hook of a run said, and a table of it (spec B11)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class TurnInfo(Reply):
    """One message of one agent. What no model wrote has no message id, model, tokens and milliseconds."""

    id: int = Field(description="number of the row, in the order in which messages were said")
    run: str
    session: str
    agent: str = Field(description="who: its name, below those of the agents that began it")
    number: int = Field(description="of the message within this agent's part of the run, from 1")
    role: Literal["system", "user", "assistant", "tool"]
    content: str = Field(description="the message, whole")
    thought: str = Field(default="", description="what a thinking model wrote before it")
    message: str = Field(default="", description="the message id, as in the events")
    model: str = ""
    tier: str = ""
    tokens_in: int | None = None
    tokens_cached: int | None = None
    tokens_out: int | None = None
    milliseconds: int | None = None
    at: int = Field(description="milliseconds since 1970")


class TranscriptReply(Reply):
    """A page of a transcript."""

    turns: tuple[TurnInfo, ...]
    more: bool = Field(default=False, description="whether there are more, after the last of these")


class Transcript(Command):
    """Print what every agent and hook of a run said, in full: one JSON object a line."""

    reply = TranscriptReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
    agent: str | None = Field(default=None, max_length=200, description="only this agent, and those below it")
    after: int = Field(default=0, ge=0, description="only what was said after this row (its id)")


class ExportReply(Reply):
    """What was written."""

    path: str
    turns: int = Field(description="how many there are in it")


class Export(Command):
    """Write what agents and hooks said into one table: CSV, Parquet or JSON Lines, a message a row."""

    reply = ExportReply
    positional = ("path",)
    path: str = Field(min_length=1, max_length=4096, description="the file, as in turns.csv or turns.parquet")
    format: Literal["csv", "parquet", "jsonl"] | None = Field(
        default=None, description="what its name says when missing; parquet needs pyarrow (the extra `export`)"
    )
    run: str | None = Field(default=None, description="only this run's (r12)")
    agent: str | None = Field(default=None, max_length=200, description="only this agent, and those below it")
    replace: bool = Field(default=False, description="even when there is such a file already")
    cwd: str | None = Field(default=None, max_length=4096, description="the folder relative paths mean")
