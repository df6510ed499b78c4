"""Requests and how they went, for whoever learns from them (spec E8): what was asked, who did what of it."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ryxd.record.database import Database

MOST = 5000
"""Runs that are looked at, the newest."""


@dataclass(frozen=True)
class Act:
    """An Action that was done: by whom, with what, and what came of it."""

    path: str
    tool: str
    args: Mapping[str, Any]
    data: Mapping[str, Any]
    ok: bool


@dataclass(frozen=True)
class Tried:
    """One request that was done, well or not."""

    run: str
    session: str
    text: str
    cwd: str
    outcome: str
    """done or failed."""
    created: int
    routed: Mapping[str, Any]
    """The `routed` event."""
    named: bool
    """Whether the user named who does it, or how."""
    undone: bool
    """Whether the user took back what it changed."""
    tools: tuple[tuple[str, bool], ...]
    """What was done, in its order, and whether that went well."""
    framing: str = ""
    """What its agent was told of its task type."""
    plan: tuple[Mapping[str, Any], ...] | None = None
    """The steps of its plan, where it had just one, which was not mended."""
    told: bool = False
    """Whether a model wrote the answer."""
    acts: tuple[Act, ...] = field(default=(), compare=False)


class Evidence:
    """Reads a journal; changes nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tried(self, since: int) -> list[Tried]:
        """The requests that were ended since then (milliseconds since 1970), the newest first; without `acts`.

        Commands, answers to questions and what came with a text of its own are none.
        """

        def work(db: sqlite3.Connection) -> list[Tried]:
            back = {change for (change,) in db.execute(_UNDONE, (since,))}
            return [_tried(row, back) for row in db.execute(_TRIED, (since, MOST))]

        return await self._database.ask(work)

    async def acts(self, run: str) -> tuple[Act, ...]:
        """What was done in a run, in its order."""

        def work(db: sqlite3.Connection) -> tuple[Act, ...]:
            sql = """
                SELECT path, intent, outcome FROM records
                WHERE run = ? AND kind = 'act' AND outcome IS NOT NULL ORDER BY at, number
            """
            return tuple(_act(*row) for row in db.execute(sql, (int(run[1:]),)))

        return await self._database.ask(work)


_UNDONE = """
    SELECT json_extract(body, '$.undoes') FROM events
    WHERE kind = 'changed' AND at >= ? AND json_extract(body, '$.undoes') IS NOT NULL
"""
_TRIED = """
    WITH known AS (
        SELECT id, session, text, coalesce(cwd, '') AS cwd, state, created, task FROM runs
        WHERE created >= ? AND state IN ('done', 'failed') AND context IS NULL
            AND json_extract(coalesce(task, '{}'), '$.job') IS NULL
            AND json_extract(coalesce(task, '{}'), '$.choice') IS NULL
        ORDER BY id DESC LIMIT ?
    )
    SELECT known.id, session, text, cwd, state, created, coalesce(task, '{}'),
        (SELECT body FROM events WHERE run = known.id AND kind = 'routed' ORDER BY id LIMIT 1),
        (SELECT json_group_array(json_extract(body, '$.change')) FROM events
            WHERE run = known.id AND kind = 'changed'),
        (SELECT json_group_array(json_array(json_extract(body, '$.tool'), json_extract(body, '$.ok')))
            FROM (SELECT body FROM events WHERE run = known.id AND kind = 'returned' ORDER BY id)),
        (SELECT outcome FROM records WHERE run = known.id AND path = 'ryx.routing' AND kind = 'look' LIMIT 1),
        (SELECT json_group_array(json(body)) FROM events WHERE run = known.id AND kind = 'planned'),
        EXISTS (SELECT 1 FROM events WHERE run = known.id AND kind IN ('rescued', 'blocked')),
        EXISTS (
            SELECT 1 FROM events AS said JOIN events AS ended ON ended.run = said.run AND ended.kind = 'finished'
            WHERE said.run = known.id AND said.kind = 'said' AND json_extract(said.body, '$.model') <> ''
                AND trim(json_extract(said.body, '$.text')) = trim(json_extract(ended.body, '$.text'))
        )
    FROM known ORDER BY known.id DESC
"""


def _tried(row: tuple[Any, ...], back: set[str]) -> Tried:
    number, session, text, cwd, state, created, task, routed, changes, tools, look, plans, mended, told = row
    decided = json.loads(routed) if routed else {}
    tasks = json.loads(look).get("tasks", ()) if look else ()
    framing = next((each["framing"] for each in tasks if each["name"] == decided.get("task_type")), "")
    made = json.loads(plans)
    return Tried(
        f"r{number}",
        f"s{session}",
        text,
        cwd,
        state,
        created,
        decided,
        any(name != "resumes" for name in json.loads(task)),
        not back.isdisjoint(json.loads(changes)),
        tuple((str(tool), bool(ok)) for tool, ok in json.loads(tools)),
        framing,
        tuple(made[0]["steps"]) if len(made) == 1 and not mended else None,
        bool(told),
    )


def _act(path: str, intent: str, outcome: str) -> Act:
    wanted, came = json.loads(intent), json.loads(outcome)
    result = came.get("result") or {}
    ok = not result.get("error") and not came.get("blocked")
    return Act(path, str(wanted["tool"]), wanted.get("args") or {}, result.get("data") or {}, ok)
