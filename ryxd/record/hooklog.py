"""What hooks did, out of the Records of runs (core.hooked; spec B5): `ryxctl hooks log`."""

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ryxd.core.hooked import KEY
from ryxd.record.database import Database
from ryxd.record.runs import number_of

CHUNK = 100
"""Runs that are looked through at once: others use the journal in between."""

SECONDS = 2.0
"""After which no older runs are looked at."""

LONGEST, LONG, MOST = 500, 200, 8
"""Characters of what a hook said, and of one argument; arguments of an Action. The rest is in the run's events."""

NEWEST = "SELECT coalesce(max(id), 0) FROM runs"
SELECT = f"""
    SELECT run, path, kind, at, intent, outcome FROM records
    WHERE run > ? AND run <= ? AND instr(outcome, '"{KEY}": [') > 0
    ORDER BY run DESC, at DESC, path DESC, number DESC
"""  # noqa: S608 - KEY is ours


@dataclass(frozen=True)
class Deed:
    """Something that a hook did."""

    at: int
    run: str
    agent: str
    hook: str
    did: str
    text: str
    answer: str = ""
    moment: str = "action"
    """Or `heard` (an input), or `answering`."""
    tool: str = ""
    args: dict[str, Any] = field(default_factory=dict)


class HookLog:
    """Reads it; each look is bounded, however much there is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(
        self, *, hook: str | None = None, run: str | None = None, limit: int = 50, before: str | None = None
    ) -> tuple[list[Deed], str]:
        """Deeds, the newest first, and the oldest run that was looked at, where there are older ones."""
        if run is not None:
            number = number_of(run) or 0
            return self._wanted(await self._read(number - 1, number), hook)[:limit], ""
        newest = await self._newest() if before is None else (number_of(before) or 1) - 1
        found: list[Deed] = []
        end = time.monotonic() + SECONDS
        while newest > 0:
            oldest = max(0, newest - CHUNK)
            found += self._wanted(await self._read(oldest, newest), hook)
            newest = oldest
            if len(found) >= limit:
                # the next look begins where this one's last run is whole
                return self._whole(found, limit, newest)
            if time.monotonic() > end:
                break
        return found, f"r{newest + 1}" if newest else ""

    async def counts(self) -> Counter[str]:
        """How often each hook did something, in the last CHUNK runs."""
        newest = await self._newest()
        return Counter(deed.hook for deed in await self._read(newest - CHUNK, newest))

    def _wanted(self, deeds: list[Deed], hook: str | None) -> list[Deed]:
        return [deed for deed in deeds if hook in {None, deed.hook}]

    def _whole(self, found: list[Deed], limit: int, newest: int) -> tuple[list[Deed], str]:
        last = found[limit - 1].run
        kept = [deed for place, deed in enumerate(found) if place < limit or deed.run == last]
        return kept, "" if len(kept) == len(found) and not newest else last

    async def _newest(self) -> int:
        rows = await self._database.ask(lambda db: db.execute(NEWEST).fetchall())
        return int(rows[0][0])

    async def _read(self, oldest: int, newest: int) -> list[Deed]:
        """Those of the runs after one, up to another."""

        def work(db: sqlite3.Connection) -> list[Deed]:
            return [deed for row in db.execute(SELECT, (oldest, newest)) for deed in _deeds(row)]

        return await self._database.ask(work)


def _deeds(row: tuple[int, str, str, int, str, str]) -> Iterator[Deed]:
    run, path, kind, at, intent, outcome = row
    try:
        told, about = json.loads(outcome)[KEY], json.loads(intent)
    except (ValueError, KeyError):  # the Records are damaged; whoever needs them for more says so
        return
    agent, moment = path, "action"
    if kind == "hooks":  # lead/anna.3.heard
        before, _, moment = path.rpartition(".")
        agent = before.rpartition(".")[0]
    for each in told:
        yield Deed(
            at,
            f"r{run}",
            agent,
            str(each["hook"]),
            str(each["did"]),
            _brief(str(each["text"]), LONGEST),
            str(each.get("answer", "")),
            moment,
            str(about.get("tool", "")),
            {key: _short(value) for key, value in list(about.get("args", {}).items())[:MOST]},
        )


def _short(value: Any) -> Any:
    return _brief(value if isinstance(value, str) else json.dumps(value), LONG) if _long(value) else value


def _long(value: Any) -> bool:
    return isinstance(value, str | list | dict) and len(json.dumps(value)) > LONG


def _brief(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"
