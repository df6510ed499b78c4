"""What runs cost, summed up: over days, by pattern, by who did them; and by agent, model and tier (spec E6)."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ryxd.record.database import Database

By = Literal["day", "pattern", "handler", "agent", "model", "tier"]

# of runs: what their ends say; of agents, models and tiers: what their calls say
_RUNS = """
    WITH ended AS (
        SELECT run, at, body FROM events WHERE kind = 'finished' AND at >= ?
    ), routed AS (
        SELECT run, body, min(id) FROM events WHERE kind = 'routed' GROUP BY run
    ), acted AS (
        SELECT run, sum(json_extract(body, '$.milliseconds')) AS milliseconds FROM events
        WHERE kind = 'returned' GROUP BY run
    )
    SELECT {key}, count(*), sum(json_extract(ended.body, '$.outcome') = 'done'), {sums},
        sum(coalesce(acted.milliseconds, 0))
    FROM ended LEFT JOIN routed ON routed.run = ended.run LEFT JOIN acted ON acted.run = ended.run
    GROUP BY 1 ORDER BY 1
"""
_COUNTERS = (
    "model_calls", "large_calls", "actions", "tokens_in", "tokens_cached", "tokens_out",
    "model_milliseconds", "waited_milliseconds", "tokens_forced", "millijoules",
)  # fmt: skip
_SUMS = ", ".join(f"sum(coalesce(json_extract(ended.body, '$.counters.{name}'), 0))" for name in _COUNTERS)
_KEYS: Mapping[str, str] = {
    "day": "date(ended.at / 1000, 'unixepoch', 'localtime')",
    "pattern": "coalesce(nullif(json_extract(routed.body, '$.pattern'), ''), '-')",
    "handler": "coalesce(nullif(json_extract(routed.body, '$.handler'), ''), '-')",
}
_CALLS = """
    SELECT {key}, count(DISTINCT run), count(*), sum(tier = 'large'), sum(coalesce(tokens_in, 0)),
        sum(coalesce(tokens_cached, 0)), sum(coalesce(tokens_out, 0)), sum(coalesce(milliseconds, 0))
    FROM turns WHERE tokens_out IS NOT NULL AND at >= ? GROUP BY 1 ORDER BY 1
"""
_OF_CALLS: Mapping[str, str] = {
    "agent": "agent",
    "model": "coalesce(nullif(model, ''), '-')",
    "tier": "coalesce(nullif(tier, ''), '-')",
}


@dataclass(frozen=True)
class Spent:
    """What runs of one kind cost together. Milliseconds: of models, of waiting for them, of tools."""

    name: str
    runs: int
    calls: int
    large_calls: int
    tokens_in: int
    tokens_cached: int
    tokens_out: int
    thinking: int
    done: int | None = None
    """How many of the runs ended as they should; None where it is not of whole runs."""
    actions: int | None = None
    waiting: int | None = None
    acting: int | None = None
    tokens_forced: int | None = None
    millijoules: int | None = None


class Spending:
    """Sums up the journal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, by: By, since: int) -> list[Spent]:
        """A row for each day, pattern and so on, of what ended after `since` (milliseconds since 1970)."""
        if by in _KEYS:
            sql = _RUNS.format(key=_KEYS[by], sums=_SUMS)
            return [_of_runs(row) for row in await self._rows(sql, since)]
        sql = _CALLS.format(key=_OF_CALLS[by])
        return [Spent(*row) for row in await self._rows(sql, since)]

    async def _rows(self, sql: str, since: int) -> list[Any]:
        def work(db: sqlite3.Connection) -> list[Any]:
            return db.execute(sql, (since,)).fetchall()

        return await self._database.ask(work)


def _of_runs(row: Any) -> Spent:
    name, runs, done, calls, large, actions, tokens_in, cached, tokens_out, thinking, waiting, *rest = row
    forced, energy, acting = rest
    return Spent(
        name, runs, calls, large, tokens_in, cached, tokens_out, thinking,
        done=done, actions=actions, waiting=waiting, acting=acting, tokens_forced=forced, millijoules=energy,
    )  # fmt: skip
