"""The board of a run, and what else its agents know of each other (spec C8)."""

from typing import Any

from pydantic import Field

from ryxd.wire.command import Command, Reply


class BoardNote(Reply):
    """Something that an agent put there."""

    event: int = Field(description="the id of its `noted` event")
    at: int = Field(description="milliseconds since 1970")
    agent: str = Field(description="who")
    field: str = Field(description="what it is, as in research_findings")
    version: int = Field(ge=1, description="of what this agent noted in this field, from 1")
    priority: int = Field(ge=1, le=3, description="3 is cut last")
    text: str
    data: dict[str, Any] = Field(default_factory=dict, description="the same, where it has a form")
    current: bool = Field(description="whether it stands there now; a later one of the same agent replaces it")


class ToolPerformance(Reply):
    """How a tool did in a run."""

    tool: str
    calls: int
    running: int = Field(default=0, description="of these, those that have no result yet")
    successes: int = 0
    failures: int = 0
    blocked: int = Field(default=0, description="of the failures, those that were not allowed")
    success_rate: float | None = Field(default=None, ge=0, le=1, description="null before the first result")
    attempts: int = Field(default=0, description="of all its calls together")
    mean_milliseconds: int = 0
    worst_milliseconds: int = 0
    last_error: str = ""


class BoardReply(Reply):
    """What the agents of a run noted, planned, judged and handed over; and how their tools did."""

    run: str
    state: str = Field(description="as of a run: running, done, …")
    notes: tuple[BoardNote, ...] = Field(description="all versions, the oldest first")
    shown: dict[str, str] = Field(
        description="what an agent would be shown now, by field, shortened to 8,000 characters"
    )
    perceptions: tuple[dict[str, Any], ...] = Field(
        default=(), description="how the request was understood, in turn"
    )
    retrievals: tuple[dict[str, Any], ...] = Field(default=(), description="what was found about it, in turn")
    memory: dict[str, Any] = Field(default_factory=dict, description="what worked and what did not, at the end")
    plans: tuple[dict[str, Any], ...] = Field(default=(), description="each version: the `planned` events")
    reviews: tuple[dict[str, Any], ...] = Field(default=(), description="the `reviewed` events")
    handoffs: tuple[dict[str, Any], ...] = Field(default=(), description="the `handed_off` events")
    sources: tuple[dict[str, Any], ...] = Field(default=(), description="the `source` events")
    tools: tuple[ToolPerformance, ...] = Field(default=(), description="the tool performance log, by name")


class Board(Command):
    """Show what the agents of a run noted for each other, also while it works; and how their tools did."""

    reply = BoardReply
    positional = ("run",)
    run: str = Field(description="the run (r12)")
