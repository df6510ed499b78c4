"""The undo log: every change to files, before it is done (spec D5; DESIGN §8).

What `intend` returned is on the disk even if the power goes: WAL with synchronous=FULL, on a file of its own.
"""

import json
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from ryxd.core.files import Origin
from ryxd.files.plan import Entry, Planned
from ryxd.files.state import State
from ryxd.record.database import Database
from ryxd.wire.errors import NotFound

STEPS = (
    """
    CREATE TABLE groups (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        run TEXT NOT NULL, session TEXT NOT NULL, agent TEXT NOT NULL, action TEXT NOT NULL,
        request TEXT NOT NULL, summary TEXT NOT NULL, at INTEGER NOT NULL
    );
    CREATE INDEX groups_run ON groups (run, id);
    CREATE TABLE changes (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        grp INTEGER NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
        kind TEXT NOT NULL, path BLOB NOT NULL, target BLOB,
        before TEXT NOT NULL, after TEXT NOT NULL, temp TEXT NOT NULL,
        undoes INTEGER, state TEXT NOT NULL DEFAULT 'intended', why TEXT NOT NULL DEFAULT '',
        swept INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX changes_group ON changes (grp, id);
    CREATE INDEX changes_open ON changes (state) WHERE state = 'intended';
    CREATE INDEX changes_unswept ON changes (swept) WHERE swept = 0;
    CREATE INDEX changes_undoes ON changes (undoes) WHERE undoes IS NOT NULL;
    CREATE TABLE leftovers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB NOT NULL, digest TEXT NOT NULL, at INTEGER NOT NULL
    );
    """,
)
"""The tables; see record/schema.py. `request` is what the user asked for, `summary` what the Action does."""

SELECT = """
    SELECT changes.id, grp, kind, path, target, before, after, temp, undoes, state, why,
        run, session, agent, action, request, summary, at
    FROM changes JOIN groups ON groups.id = grp
"""
UNDOS = "SELECT id, undoes FROM changes WHERE undoes IS NOT NULL AND state = 'done' ORDER BY id DESC"


@dataclass(frozen=True)
class Leftover:
    """Somebody's content that had to make way and is at no name any more: it is in the store."""

    path: Path
    digest: str
    at: int


class Log:
    """The log in `folder`; use as an async context manager.

    `step` is told before and after each transaction that something waits for.
    """

    def __init__(self, folder: Path, *, step: Callable[[str], None] | None = None) -> None:
        self._database = Database(folder / "log.db", STEPS, called="undo log", synchronous="FULL")
        self._step = step or (lambda _: None)
        self._swept: list[int] = []
        """Told with the next transaction: nothing depends on it."""

    async def __aenter__(self) -> Self:
        """Open it. Raises JournalError; Busy when another ryxd has it."""
        await self._database.open()
        return self

    async def __aexit__(self, *exc: object) -> None:
        if self._swept:
            self._database.queue(self._tell_swept(), lambda _value, _error: None)
        await self._database.close()

    # -- writing

    async def intend(self, origin: Origin, planned: Sequence[Planned], summary: str = "") -> tuple[Entry, ...]:
        """Store what is about to be done, together; on the disk before it returns. Raises JournalError."""
        at = _now()
        sweep = self._tell_swept()

        def work(db: sqlite3.Connection) -> tuple[int, list[int]]:
            sweep(db)
            row = (
                origin.run,
                origin.session,
                origin.agent,
                origin.action,
                _plain(origin.summary),
                _plain(summary),
                at,
            )
            group = db.execute(
                "INSERT INTO groups (run, session, agent, action, request, summary, at) VALUES (?,?,?,?,?,?,?)",
                row,
            ).lastrowid
            return group or 0, [_insert(db, group or 0, step) for step in planned]

        self._step("log intend")
        group, numbers = await self._database.ask(work)
        self._step("log intended")
        return tuple(
            Entry(
                **{name: getattr(step, name) for name in Planned.__dataclass_fields__},
                id=f"c{number}",
                group=f"g{group}",
                origin=origin,
                summary=summary,
                at=at,
            )
            for step, number in zip(planned, numbers, strict=True)
        )

    async def done(self, ids: Collection[str]) -> None:
        """They are done: recovery leaves them alone from now on. Raises JournalError."""
        await self._set(ids, "done", "")

    async def failed(self, ids: Collection[str], why: str) -> None:
        """They were not done, or were taken back; nothing of them is left. Raises JournalError."""
        await self._set(ids, "failed", why)

    async def _set(self, ids: Collection[str], state: str, why: str) -> None:
        rows = [(state, _plain(why), number(change)) for change in ids]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("UPDATE changes SET state = ?, why = ? WHERE id = ?", rows)

        self._step(f"log {state}")
        await self._database.ask(work)
        self._step(f"log {state} is stored")

    def swept(self, ids: Collection[str]) -> None:
        """Nothing of ours is left beside the paths of these changes; it is stored with what comes next."""
        self._swept += [number(change) for change in ids]

    def _tell_swept(self) -> Callable[[sqlite3.Connection], None]:
        told, self._swept = [(change,) for change in self._swept], []
        return lambda db: _swept(db, told)

    async def left_over(self, path: Path, digest: str) -> None:
        """Somebody's content of this path is in the store, and at no name any more. Raises JournalError."""
        row = (os.fsencode(path), digest, _now())
        self._step("log left over")
        await self._database.ask(
            lambda db: _run(db, "INSERT INTO leftovers (path, digest, at) VALUES (?, ?, ?)", row)
        )

    async def forget(self, before: int) -> None:
        """Take away what is older than this (milliseconds since 1970) and ended. Raises JournalError."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "DELETE FROM groups WHERE at < ? AND NOT EXISTS"
                " (SELECT 1 FROM changes WHERE grp = groups.id AND (state = 'intended' OR swept = 0))",
                (before,),
            )
            db.execute("DELETE FROM leftovers WHERE at < ?", (before,))

        await self._database.ask(work)

    # -- reading

    async def entries(
        self,
        *,
        run: str | None = None,
        session: str | None = None,
        ids: Collection[str] | None = None,
        group: str | None = None,
        undoes: Collection[str] | None = None,
        limit: int | None = None,
    ) -> tuple[Entry, ...]:
        """Changes, newest first; with `undoes`, those that take one of these back.

        Raises NotFound for a name that is none (c12, g3); JournalError.
        """
        where: list[str] = []
        values: list[Any] = []
        for column, value in (("run", run), ("session", session)):
            if value is not None:
                where.append(f"{column} = ?")
                values.append(value)
        if group is not None:
            where.append("grp = ?")
            values.append(number(group, "g"))
        for column, changes in (("changes.id", ids), ("undoes", undoes)):
            if changes is not None:
                # as JSON: a run may have more changes than a statement takes values
                where.append(f"{column} IN (SELECT value FROM json_each(?))")  # noqa: S608
                values.append(json.dumps([number(change) for change in changes]))
        return await self._select(where, values, "DESC", limit)

    async def digests(self, run: str) -> dict[str, tuple[str, str]]:
        """By change of a run: the digests of the content before and after it; "" where there was none."""
        found = await self.entries(run=run)
        return {entry.id: (entry.before.digest or "", entry.after.digest or "") for entry in found}

    async def unfinished(self) -> tuple[Entry, ...]:
        """What was meant and has no end, in the order in which it was meant. Raises JournalError."""
        return await self._select(["state = 'intended'"], [], "ASC", None)

    async def unswept(self) -> tuple[Entry, ...]:
        """What has an end, and may have left names of ours. Raises JournalError."""
        told = set(self._swept)
        found = await self._select(["state <> 'intended'", "swept = 0"], [], "ASC", None)
        return tuple(entry for entry in found if number(entry.id) not in told)

    async def leftovers(self) -> tuple[Leftover, ...]:
        """What others had written and is only in the store now, newest first. Raises JournalError."""
        rows = await self._database.ask(
            lambda db: db.execute("SELECT path, digest, at FROM leftovers ORDER BY id DESC").fetchall()
        )
        return tuple(Leftover(Path(os.fsdecode(path)), digest, at) for path, digest, at in rows)

    async def _select(
        self, where: Sequence[str], values: Sequence[Any], order: str, limit: int | None
    ) -> tuple[Entry, ...]:
        text = f"{SELECT} WHERE {' AND '.join(where) or '1'} ORDER BY changes.id {order} LIMIT ?"
        rows, undos = await self._database.ask(
            lambda db: (
                db.execute(text, [*values, -1 if limit is None else limit]).fetchall(),
                db.execute(UNDOS).fetchall(),
            )
        )
        undone = _undone(undos)
        return tuple(_entry(row, undone.get(row[0])) for row in rows)


def _undone(undos: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Which change took back which, where that one was not taken back itself; given newest first.

    Whoever takes a change back is newer than it, so it is known of each whether it holds when it is reached.
    """
    found: dict[int, int] = {}
    for later, change in undos:
        if later not in found:
            found.setdefault(change, later)
    return found


def number(name: str, letter: str = "c") -> int:
    """The number in c12 or g3. Raises NotFound."""
    digits = name[1:]
    if name[:1] != letter or not (digits.isascii() and digits.isdecimal()) or len(digits) > 18:
        raise NotFound(f"no change called {name}; ryxctl undo --list shows them")
    return int(digits)


def _insert(db: sqlite3.Connection, group: int, step: Planned) -> int:
    row = (
        group,
        step.kind,
        os.fsencode(step.path),
        None if step.target is None else os.fsencode(step.target),
        _json(step.before),
        _json(step.after),
        step.temp,
        None if step.undoes is None else number(step.undoes),
    )
    text = "INSERT INTO changes (grp, kind, path, target, before, after, temp, undoes) VALUES (?,?,?,?,?,?,?,?)"
    return db.execute(text, row).lastrowid or 0


def _swept(db: sqlite3.Connection, told: Sequence[tuple[int]]) -> None:
    db.executemany("UPDATE changes SET swept = 1 WHERE id = ?", told)


def _run(db: sqlite3.Connection, text: str, values: Sequence[Any]) -> None:
    db.execute(text, values)


def _json(state: State) -> str:
    # a link's text may be no UTF-8: half surrogates go through as escapes
    return json.dumps(state.to_json(), ensure_ascii=True)


def _entry(row: Sequence[Any], undone: int | None) -> Entry:
    change, group, kind, path, target, before, after, temp, undoes, state, why = row[:11]
    run, session, agent, action, request, summary, at = row[11:]
    return Entry(
        kind=kind,
        path=Path(os.fsdecode(path)),
        target=None if target is None else Path(os.fsdecode(target)),
        before=State.from_json(json.loads(before)),
        after=State.from_json(json.loads(after)),
        temp=temp,
        undoes=None if undoes is None else f"c{undoes}",
        id=f"c{change}",
        group=f"g{group}",
        origin=Origin(run, session, agent, action, request),
        summary=summary,
        at=at,
        state=state,
        why=why,
        undone=None if undone is None else f"c{undone}",
    )


def _now() -> int:
    return time.time_ns() // 1_000_000


def _plain(text: str) -> str:
    """A text that SQLite takes: a path in it may be no UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
