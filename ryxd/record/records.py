"""The Records of a run, in the journal: what it need not do again after a crash (core.course.Keeper; spec C14)."""

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

from ryxd.core.course import Record
from ryxd.record.database import Database
from ryxd.wire.errors import Unreadable

Row = tuple[int, str, int, str, str, int, str | None]

PUT = "INSERT OR REPLACE INTO records (run, path, number, kind, intent, at, outcome) VALUES (?, ?, ?, ?, ?, ?, ?)"
SELECT = "SELECT path, number, kind, intent, outcome FROM records WHERE run = ?"

log = logging.getLogger(__name__)


def copy(db: sqlite3.Connection, run: int, records: Sequence[Record]) -> None:
    """Let a run begin with what another one did."""
    for each in records:
        db.execute(PUT, _row(run, each))


class Records:
    """The Records of one run (`number`, as in r12)."""

    def __init__(self, database: Database, number: int) -> None:
        self._database = database
        self._run = number
        self._unstored: list[Row] = []
        """What the disk did not take: it goes with the next, or a gap would be done again after a crash."""

    async def begin(self, record: Record) -> None:
        """Keep what is about to be done. Raises JournalError: then it must not be done."""
        work, late = self._put(record)
        try:
            await self._database.ask(work)
        except BaseException:
            self._unstored = [*late, *self._unstored]
            raise

    def end(self, record: Record) -> None:
        """Keep how it ended, with the next transaction: whatever is begun later is stored later."""
        work, late = self._put(record)

        def stored(_value: object, error: BaseException | None) -> None:
            if error is not None:  # it goes on; after a crash this would be done again, or asked about
                log.error("journal: what r%d did (%s) is not stored: %s", self._run, record.kind, error)
                self._unstored += [*late, _row(self._run, record)]

        self._database.queue(work, stored)

    def _put(self, record: Record) -> tuple[Callable[[sqlite3.Connection], object], list[Row]]:
        """What stores a Record, with those that are not stored yet; and these."""
        late, self._unstored = self._unstored, []
        rows = [*late, _row(self._run, record)]
        return (lambda db: db.executemany(PUT, rows)), late

    async def all(self) -> list[Record]:
        """All that is known. Raises JournalError; Unreadable where some of it is no Record."""

        def work(db: sqlite3.Connection) -> list[tuple[str, int, str, str, str | None]]:
            return db.execute(SELECT, (self._run,)).fetchall()

        return [
            Record(path, number, kind, self._read(intent), None if outcome is None else self._read(outcome))
            for path, number, kind, intent, outcome in await self._database.ask(work)
        ]

    def _read(self, text: str) -> dict[str, Any]:
        try:
            return dict(json.loads(text))
        except (ValueError, TypeError) as error:
            run = f"r{self._run}"
            why = f"what {run} did can't be read in the journal ({error})"
            raise Unreadable(f"{why}, so it can't go on; ryxctl retry {run} begins anew") from error


def _row(run: int, record: Record) -> Row:
    at = time.time_ns() // 1_000_000
    outcome = None if record.outcome is None else json.dumps(record.outcome)
    return run, record.path, record.number, record.kind, json.dumps(record.intent), at, outcome
