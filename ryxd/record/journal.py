"""The journal: every run and event, in SQLite, before anybody is told (DESIGN §6; spec C14, A1).

One thread owns the connection. Writes are queued, committed in batches, and only then published, in order:
a client never sees an event that a crash could take back. WAL with synchronous=NORMAL: a killed process
loses nothing; a power cut may lose the last commits (decision 0001).
"""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

from ryxd.core.model import Message, Role
from ryxd.record.database import Database, Work
from ryxd.wire.commands import RunInfo
from ryxd.wire.errors import NotFound
from ryxd.wire.events import EVENT, AnyEvent, Event, Finished

log = logging.getLogger(__name__)

INSERT_EVENT = "INSERT INTO events (id, run, kind, at, body) VALUES (?, ?, ?, ?, ?)"
FINISH_RUN = "UPDATE runs SET state = ?, result = ?, error = ?, offer = ?, finished = ? WHERE id = ?"
UNFINISHED = """
    SELECT runs.id, runs.session, created, max(events.id), coalesce(max(events.at), created)
    FROM runs LEFT JOIN events ON events.run = runs.id
    WHERE state IN ('accepted', 'running') GROUP BY runs.id ORDER BY runs.id
"""
INTERRUPTED = "ryxd stopped while this ran; ask again"
RUN = "id, session, text, state, level, handler, result, error, created, finished"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Accepted:
    """What a run was asked with."""

    run: str
    session: str
    text: str
    origin: str | None = None
    context: str | None = None
    cwd: str | None = None


@dataclass(frozen=True)
class _Unstored:
    """The end of a run that everybody was told of, and that the disk did not take."""

    event: Finished
    work: Work[None]


class Journal:
    """Opens (or makes) the journal at `path`; use as an async context manager.

    `publish` is called on the event loop with each event once it is committed, in order of id.
    """

    def __init__(self, path: Path, publish: Callable[[AnyEvent], None]) -> None:
        self._publish = publish
        self._next = 1
        self._database = Database(path)
        self._unstored: dict[str, _Unstored] = {}
        """Tried again with the next request, and at the end; until then they are known from here."""

    async def __aenter__(self) -> Self:
        """Open it. Raises JournalError; Busy when another ryxd has it."""
        await self._database.open()
        rows = await self._database.ask(
            lambda db: db.execute("SELECT coalesce(max(id), 0) FROM events").fetchall()
        )
        self._next = rows[0][0] + 1
        return self

    async def __aexit__(self, *exc: object) -> None:
        self._store_the_unstored()
        await self._database.close()

    @property
    def last(self) -> int:
        """The number of the newest event."""
        return self._next - 1

    # -- writing

    def emit(self, event: Event) -> Event:
        """Number and date an event and queue it; it is published after its commit. Returns it as numbered."""
        if not event.stored:
            event = event.model_copy(update={"at": now()})
            self._database.queue(lambda _: None, lambda _value, _error: self._publish(event))  # type: ignore[arg-type]
            return event
        event = event.model_copy(update={"id": self._next, "at": now()})
        self._next += 1
        row = (event.id, _number(event.run), event.kind, event.at, _body(event))  # type: ignore[attr-defined]

        def written(_value: object, error: BaseException | None) -> None:
            if error is not None:  # the user still sees it; the journal will lack it, and says so in the log
                log.error("journal: event %d of %s is not stored: %s", event.id, event.run, error)
            self._publish(event)  # type: ignore[arg-type]

        self._database.queue(lambda db: db.execute(INSERT_EVENT, row), written)
        return event

    async def finish(self, event: Finished, *, result: str, offer: str) -> None:
        """Store the end of a run: its `finished` event and its state, in one transaction, and publish it."""
        event = event.model_copy(update={"id": self._next, "at": now()})
        self._next += 1
        row = (event.id, _number(event.run), event.kind, event.at, _body(event))
        values = (event.outcome, _plain(result), event.error, offer, event.at, _number(event.run))

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_EVENT, row)
            db.execute(FINISH_RUN, values)

        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def written(_value: object, error: BaseException | None) -> None:
            if error is not None:
                self._unstored[event.run] = _Unstored(event, work)
            self._publish(event)  # even when the disk is full: its client must learn of the end
            if ended.done():
                return  # nobody waits any more; it is stored all the same
            if error is None:
                ended.set_result(None)
            else:
                ended.set_exception(self._database.explained(error))

        self._database.queue(work, written)
        await ended

    def _store_the_unstored(self) -> None:
        for run, late in self._unstored.items():
            self._database.queue(late.work, partial(self._stored, run))

    def _stored(self, run: str, _value: object, error: BaseException | None) -> None:
        # of a run that is not in this journal (it was taken away meanwhile) it never will be
        if error is None or isinstance(error, sqlite3.IntegrityError):
            self._unstored.pop(run, None)

    async def accept(
        self, text: str, *, session: str | None, origin: str | None, context: str | None, cwd: str | None
    ) -> Accepted:
        """Store a request; from here on it is not lost. `session` None starts a new one.

        Raises NotFound for an unknown session, JournalError when it can't be written.
        """
        self._store_the_unstored()

        def work(db: sqlite3.Connection) -> Accepted:
            at = now()
            if session is None:
                number = db.execute(
                    "INSERT INTO sessions (origin, created, used) VALUES (?, ?, ?)", (origin, at, at)
                ).lastrowid
            else:
                number = _number(session)
                if not db.execute("UPDATE sessions SET used = ? WHERE id = ?", (at, number)).rowcount:
                    raise NotFound(f"no session called {session}; leave it out to start a new one")
            run = db.execute(
                "INSERT INTO runs (session, text, origin, context, cwd, created) VALUES (?, ?, ?, ?, ?, ?)",
                (number, _plain(text), origin, context and _plain(context), cwd and _plain(cwd), at),
            ).lastrowid
            return Accepted(f"r{run}", f"s{number}", text, origin, context, cwd)

        return await self._database.ask(work)

    async def update(self, run: str, **values: str | int | None) -> None:
        """Set columns of a run: state, level, handler, result, error, offer, finished."""
        names = ", ".join(f"{name} = ?" for name in values)
        await self._database.ask(
            lambda db: db.execute(f"UPDATE runs SET {names} WHERE id = ?", (*values.values(), _number(run)))  # noqa: S608
        )

    async def remember(self, session: str, agent: str, messages: Iterable[Message]) -> None:
        """Replace what an agent's transcript holds in a session."""
        rows = [(_number(session), agent, message.role, _plain(message.content)) for message in messages]

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM messages WHERE session = ? AND agent = ?", (_number(session), agent))
            db.executemany("INSERT INTO messages (session, agent, role, content) VALUES (?, ?, ?, ?)", rows)

        await self._database.ask(work)

    async def interrupt_unfinished(self) -> list[str]:
        """End the runs that an earlier daemon left unfinished, as any run ends; returns their ids."""
        rows = await self._database.ask(lambda db: db.execute(UNFINISHED).fetchall())
        events = [
            Finished(
                run=f"r{run}",
                session=f"s{session}",
                cause=(last,) if last else (),
                outcome="interrupted",
                error="interrupted",
                text=INTERRUPTED,
                milliseconds=max(0, seen - created),
            )
            for run, session, created, last, seen in rows
        ]
        ends = (self.finish(event, result=event.text, offer="{}") for event in events)
        for wrong in await asyncio.gather(*ends, return_exceptions=True):
            if wrong is not None:
                log.error("an interrupted run is not marked: %s", wrong)
        return [event.run for event in events]

    # -- reading

    async def run(self, run: str) -> RunInfo:
        """One run. Raises NotFound."""
        rows = await self._database.ask(
            lambda db: db.execute(f"SELECT {RUN} FROM runs WHERE id = ?", (_number(run),)).fetchall()  # noqa: S608
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return self._info(rows[0])

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        """Runs, the newest first."""
        where, values = ["1"], list[Any]()
        if session is not None:
            where.append("session = ?")
            values.append(_number(session))
        if active:
            where.append("state IN ('accepted', 'running')")
        sql = f"SELECT {RUN} FROM runs WHERE {' AND '.join(where)} ORDER BY id DESC LIMIT ?"  # noqa: S608
        rows = await self._database.ask(lambda db: db.execute(sql, (*values, limit)).fetchall())
        found = [self._info(row) for row in rows]
        return [run for run in found if not (active and run.id in self._unstored)]

    async def count(self) -> int:
        """How many runs there are."""
        rows = await self._database.ask(lambda db: db.execute("SELECT count(*) FROM runs").fetchall())
        return int(rows[0][0])

    async def events(self, run: str | None = None, after: int = 0, limit: int = 100_000) -> list[AnyEvent]:
        """Stored events after an id, oldest first; of one run or of all."""
        where = "id > ?" if run is None else "id > ? AND run = ?"
        values = (after,) if run is None else (after, _number(run))
        sql = f"SELECT body FROM events WHERE {where} ORDER BY id LIMIT ?"  # noqa: S608
        rows = await self._database.ask(lambda db: db.execute(sql, (*values, limit)).fetchall())
        found = [EVENT.validate_python(json.loads(row[0])) for row in rows]
        late = self._unstored.get(run or "")
        if late is not None and late.event.id > after and len(found) < limit:
            found.append(late.event)
        return found

    async def offer(self, run: str) -> dict[str, Any]:
        """What a run offered: {"choices": {key: {"tool": …, "args": …}}, "paths": […]}; {} when nothing."""
        rows = await self._database.ask(
            lambda db: db.execute("SELECT offer FROM runs WHERE id = ?", (_number(run),)).fetchall()
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return dict(json.loads(rows[0][0]))

    async def latest(self, session: str, before: str) -> tuple[str, dict[str, Any]] | None:
        """The newest run of a session that made an offer, before `before`, and the offer."""
        sql = "SELECT id, offer FROM runs WHERE session = ? AND id < ? ORDER BY id DESC LIMIT 1"
        values = (_number(session), _number(before))
        rows = await self._database.ask(lambda db: db.execute(sql, values).fetchall())
        if not rows or rows[0][1] == "{}":
            return None
        return f"r{rows[0][0]}", dict(json.loads(rows[0][1]))

    async def session_of(self, origin: str, since: int) -> str | None:
        """The session an origin used last, if that was after `since` (milliseconds since 1970)."""
        sql = "SELECT id FROM sessions WHERE origin = ? AND used >= ? ORDER BY used DESC, id DESC LIMIT 1"
        rows = await self._database.ask(lambda db: db.execute(sql, (origin, since)).fetchall())
        return f"s{rows[0][0]}" if rows else None

    async def origin(self, run: str) -> str | None:
        """Where a run was asked from."""
        rows = await self._database.ask(
            lambda db: db.execute("SELECT origin FROM runs WHERE id = ?", (_number(run),)).fetchall()
        )
        return rows[0][0] if rows else None

    async def turns(self, session: str) -> int:
        """How many runs a session has had."""
        sql = "SELECT count(*) FROM runs WHERE session = ?"
        rows = await self._database.ask(lambda db: db.execute(sql, (_number(session),)).fetchall())
        return int(rows[0][0])

    async def recall(self, session: str, agent: str) -> list[Message]:
        """An agent's transcript in a session, oldest first."""
        sql = "SELECT role, content FROM messages WHERE session = ? AND agent = ? ORDER BY id"
        rows: list[tuple[Role, str]] = await self._database.ask(
            lambda db: db.execute(sql, (_number(session), agent)).fetchall()
        )
        return [Message(role, content) for role, content in rows]

    def _info(self, row: tuple[Any, ...]) -> RunInfo:
        number, session, text, state, level, handler, result, error, created, finished = row
        late = self._unstored.get(f"r{number}")
        if late is not None:
            state, result, error, finished = late.event.outcome, late.event.text, late.event.error, late.event.at
        return RunInfo(
            id=f"r{number}",
            session=f"s{session}",
            text=text,
            state=state,
            level=level,
            handler=handler,
            result=result,
            error=error,
            created=created,
            finished=finished,
        )


def _body(event: Event) -> str:
    """An event as ASCII JSON: file names that are no UTF-8 travel in it as half surrogates, and come back."""
    return json.dumps(event.model_dump(mode="json"), separators=(",", ":"))


def _plain(text: str) -> str:
    """Text as SQLite takes it: a byte of a file name that is no UTF-8 is written as an escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _number(name: str) -> int | None:
    """12 from r12 or s12; None from the empty name. Raises NotFound for what is no id."""
    if not name:
        return None
    digits = name[1:]
    if name[0] not in "rs" or not digits.isascii() or not digits.isdigit() or len(digits) > 15:
        raise NotFound(f"no run or session called {name}; ryxctl runs lists them")
    return int(digits)
