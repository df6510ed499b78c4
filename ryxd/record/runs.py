"""Runs in the journal: what they were asked with, and how far those came that an earlier daemon did not end."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ryxd.wire.errors import NotFound

UNFINISHED = """
    SELECT runs.id, runs.session, text, origin, context, cwd, task, resumed, created, max(events.id),
        coalesce(max(events.at), created)
    FROM runs LEFT JOIN events ON events.run = runs.id
    WHERE state IN ('accepted', 'running') GROUP BY runs.id ORDER BY runs.id
"""
TOLD = """
    SELECT coalesce(json_extract(body, '$.agent'), ''), sum(NOT aside), max(id) FROM events
    WHERE run = ? GROUP BY 1
"""
CLEAN = -1
"""In place of how often a run was gone on with: ryxd stopped in good order, so the run is not what it dies of."""
CHANGED = "SELECT json_extract(body, '$.change') FROM events WHERE run = ? AND kind = 'changed'"


@dataclass(frozen=True)
class Accepted:
    """What a run was asked with."""

    run: str
    session: str
    text: str
    origin: str | None = None
    context: str | None = None
    cwd: str | None = None
    task: Mapping[str, Any] | None = None
    """What is to be done with the text, where that is not to answer it (engine/resuming.py)."""


@dataclass(frozen=True)
class Unfinished:
    """A run that an earlier daemon did not end."""

    accepted: Accepted
    resumed: int
    """How often it was gone on with after a crash; CLEAN where ryxd stopped in good order."""
    created: int
    last: int
    """Its last event; 0 is none."""
    seen: int
    """When that was; milliseconds since 1970, as `created`."""
    known: bool
    """Whether the journal knows how far it came (not one of a version that could not tell)."""


@dataclass(frozen=True)
class Told:
    """How many events an agent told in a run that are told each time it is run, and which was its last."""

    count: int
    last: int


def accepted(db: sqlite3.Connection, run: int) -> Accepted | None:
    """What a run was asked with."""
    sql = "SELECT session, text, origin, context, cwd, task FROM runs WHERE id = ?"
    row = db.execute(sql, (run,)).fetchone()
    if row is None:
        return None
    session, text, origin, context, cwd, task = row
    return Accepted(f"r{run}", f"s{session}", text, origin, context, cwd, _task(task))


def unfinished(db: sqlite3.Connection) -> list[Unfinished]:
    """The runs that have no end, the oldest first."""
    return [
        Unfinished(
            Accepted(f"r{run}", f"s{session}", text, origin, context, cwd, _task(task)),
            resumed,
            created,
            last or 0,
            seen,
            task is not None,
        )
        for run, session, text, origin, context, cwd, task, resumed, created, last, seen in db.execute(UNFINISHED)
    ]


def _task(stored: str | None) -> dict[str, Any] | None:
    """What is to be done; what nobody can read is no task that anybody knows."""
    try:
        return dict(json.loads(stored or "{}")) or None
    except (ValueError, TypeError):
        return {"unreadable": stored}


def changed(db: sqlite3.Connection, run: int) -> set[str]:
    """The changes that a run has told of."""
    return {change for (change,) in db.execute(CHANGED, (run,))}


def told(db: sqlite3.Connection, run: int) -> dict[str, Told]:
    """What each agent of a run has told."""
    return {agent: Told(count, last) for agent, count, last in db.execute(TOLD, (run,))}


def number_of(name: str) -> int | None:
    """12 from r12 or s12; None from the empty name. Raises NotFound for what is no id."""
    if not name:
        return None
    digits = name[1:]
    if name[0] not in "rs" or not digits.isascii() or not digits.isdigit() or len(digits) > 15:
        raise NotFound(f"no run or session called {name}; ryxctl runs lists them")
    return int(digits)
