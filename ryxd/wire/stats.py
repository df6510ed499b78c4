"""The command about what runs cost together (spec E6)."""

from typing import Literal

from pydantic import Field

from ryxd.wire.command import Command, Reply


class StatsRow(Reply):
    """What was spent on one day, by one agent, and so on."""

    name: str = Field(description="the day (2026-11-22), pattern, handler, agent, model or tier")
    runs: int
    done: int | None = Field(default=None, description="those that ended well; null where it is not of whole runs")
    calls: int = Field(description="of models")
    large_calls: int
    actions: int | None = Field(default=None, description="tool calls; null where it is not of whole runs")
    tokens_in: int
    tokens_cached: int = Field(description="of the tokens in, those that needed no work")
    tokens_out: int
    tokens_forced: int | None = Field(default=None, description="of the tokens out, those without a choice")
    millijoules: int | None = Field(default=None, description="energy that models used; 0 where nothing tells")
    thinking: int = Field(description="milliseconds that models worked")
    waiting: int | None = Field(default=None, description="milliseconds that was waited for models")
    acting: int | None = Field(default=None, description="milliseconds that tools worked")


class StatsReply(Reply):
    """A table of what was spent."""

    by: str
    since: int = Field(description="milliseconds since 1970")
    rows: tuple[StatsRow, ...]


class Stats(Command):
    """Show what runs cost together: calls, tokens, seconds; over days, or by who and what spent it."""

    reply = StatsReply
    by: Literal["day", "pattern", "handler", "agent", "model", "tier"] = Field(
        default="day", description="a row for each"
    )
    days: int = Field(default=30, ge=1, le=36_500, description="of the last so many days")
