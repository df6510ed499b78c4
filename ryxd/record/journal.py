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
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

from ryxd.core.course import Record
from ryxd.core.model import Message
from ryxd.record.database import Database
from ryxd.record.evidence import Act, Evidence
from ryxd.record.hooklog import HookLog
from ryxd.record.reading import Reading, Unstored
from ryxd.record.records import Records, copy
from ryxd.record.runs import Accepted, Told, Unfinished, changed, number_of, told, unfinished
from ryxd.record.spending import Spending
from ryxd.record.tracks import StrategyTracks
from ryxd.record.turns import Turns
from ryxd.wire.errors import NotFound
from ryxd.wire.events import AnyEvent, Event, Finished

log = logging.getLogger(__name__)

INSERT_EVENT = "INSERT INTO events (id, run, kind, at, body, aside) VALUES (?, ?, ?, ?, ?, ?)"
FINISH_RUN = "UPDATE runs SET state = ?, result = ?, error = ?, offer = ?, finished = ? WHERE id = ?"
REMEMBER = "INSERT INTO messages (session, agent, role, content, keep, files) VALUES (?, ?, ?, ?, ?, ?)"
ASKED = """
    SELECT DISTINCT json_extract(body, '$.name') FROM events
    WHERE run = ? AND kind = 'asked' AND json_extract(body, '$.waiting')
"""
RESUMED_AS = """
    SELECT id FROM runs WHERE json_valid(task) AND json_extract(task, '$.resumes') = ? ORDER BY id DESC LIMIT 1
"""
SIGHTS = """
    SELECT path, json_extract(outcome, '$.sights') FROM records JOIN runs ON runs.id = records.run
    WHERE runs.session = ? AND runs.id < ? AND kind = 'act' AND json_valid(outcome)
        AND json_array_length(outcome, '$.sights') > 0
    ORDER BY runs.id DESC, records.at DESC, records.number DESC LIMIT ?
"""
MOST_SIGHTS = 1000
"""Actions of a session that are looked through for what they saw."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Journal(Reading):
    """Opens (or makes) the journal at `path`; use as an async context manager.

    `publish` is called on the event loop with each event once it is committed, in order of id.
    """

    def __init__(self, path: Path, publish: Callable[[AnyEvent], None]) -> None:
        self._publish = publish
        self._next = 1
        super().__init__(Database(path))
        self.transcripts = Turns(self._database)
        """Full transcripts: what agents see may be cut, these are not."""
        self.hooklog = HookLog(self._database)
        """What hooks did."""
        self.spending = Spending(self._database)
        self.evidence = Evidence(self._database)
        """What runs cost together."""
        self.tracks = StrategyTracks(self._database)
        """How well strategies have done."""

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

    def emit(self, event: Event, *, aside: bool = False) -> Event:
        """Number and date an event and queue it; it is published after its commit. Returns it as numbered.

        `aside`: it is not told again when its run is run again.
        """
        if not event.stored:
            event = event.model_copy(update={"at": now()})
            self._database.queue(lambda _: None, lambda _value, _error: self._publish(event))  # type: ignore[arg-type]
            return event
        event = event.model_copy(update={"id": self._next, "at": now()})
        self._next += 1
        row = (event.id, number_of(event.run), event.kind, event.at, _body(event), aside)  # type: ignore[attr-defined]

        def written(_value: object, error: BaseException | None) -> None:
            if error is not None:  # the user still sees it; the journal will lack it, and says so in the log
                log.error("journal: event %d of %s is not stored: %s", event.id, event.run, error)
            self._publish(event)  # type: ignore[arg-type]

        self._database.queue(lambda db: db.execute(INSERT_EVENT, row), written)
        return event

    async def finish(
        self,
        event: Finished,
        *,
        result: str,
        offer: str,
        transcripts: Mapping[str, Sequence[Message]] | None = None,
        company: Mapping[str, Any] | None = None,
    ) -> None:
        """Store the end of a run in one transaction, and publish it.

        That is its `finished` event, its state, and what the transcripts of its agents are from now on; with
        `company`, who its session's subagents are.
        """
        event = event.model_copy(update={"id": self._next, "at": now()})
        self._next += 1
        row = (event.id, number_of(event.run), event.kind, event.at, _body(event), False)
        values = (event.outcome, _plain(result), event.error, offer, event.at, number_of(event.run))

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_EVENT, row)
            db.execute(FINISH_RUN, values)
            for agent, messages in (transcripts or {}).items():
                _remember(db, number_of(event.session) or 0, agent, messages)
            if company is not None:
                stored = (json.dumps(company), number_of(event.session))
                db.execute("UPDATE sessions SET company = ? WHERE id = ?", stored)

        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def written(_value: object, error: BaseException | None) -> None:
            if error is not None:
                self._unstored[event.run] = Unstored(event, work)
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
        self,
        text: str,
        *,
        session: str | None,
        origin: str | None,
        context: str | None,
        cwd: str | None,
        task: Mapping[str, Any] | None = None,
        records: Sequence[Record] = (),
    ) -> Accepted:
        """Store a request; from here on it is not lost. `session` None starts a new one, `records` it begins with.

        Raises NotFound for an unknown session, JournalError when it can't be written.
        """
        self._store_the_unstored()
        asked = json.dumps(dict(task or {}))

        def work(db: sqlite3.Connection) -> Accepted:
            at = now()
            if session is None:
                number = db.execute(
                    "INSERT INTO sessions (origin, created, used) VALUES (?, ?, ?)", (origin, at, at)
                ).lastrowid
            else:
                number = number_of(session)
                if not db.execute("UPDATE sessions SET used = ? WHERE id = ?", (at, number)).rowcount:
                    raise NotFound(f"no session called {session}; leave it out to start a new one")
            run = db.execute(
                "INSERT INTO runs (session, text, origin, context, cwd, task, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (number, _plain(text), origin, context and _plain(context), cwd and _plain(cwd), asked, at),
            ).lastrowid
            copy(db, run or 0, records)
            return Accepted(f"r{run}", f"s{number}", text, origin, context, cwd, task)

        return await self._database.ask(work)

    async def keep(
        self, session: str, company: Mapping[str, Any], transcripts: Mapping[str, Sequence[Message]]
    ) -> None:
        """Store who a session's agents are, and what these transcripts of them are. Raises JournalError."""

        def work(db: sqlite3.Connection) -> None:
            number = number_of(session) or 0
            for agent, messages in transcripts.items():
                _remember(db, number, agent, messages)
            db.execute("UPDATE sessions SET company = ? WHERE id = ?", (json.dumps(company), number))

        await self._database.ask(work)

    async def open_session(self, origin: str | None) -> str:
        """A new session, before anybody has asked anything in it. Raises JournalError."""
        at, sql = now(), "INSERT INTO sessions (origin, created, used) VALUES (?, ?, ?)"
        number = await self._database.ask(lambda db: db.execute(sql, (origin, at, at)).lastrowid)
        return f"s{number}"

    async def adopt(self, session: str, origin: str) -> None:
        """Have the next request of an origin be one of this session. Raises JournalError."""
        values = (origin, now(), number_of(session))
        await self._database.ask(
            lambda db: db.execute("UPDATE sessions SET origin = ?, used = ? WHERE id = ?", values)
        )

    async def update(self, run: str, **values: str | int | None) -> None:
        """Set columns of a run: state, level, handler, result, error, offer, finished."""
        names = ", ".join(f"{name} = ?" for name in values)
        await self._database.ask(
            lambda db: db.execute(f"UPDATE runs SET {names} WHERE id = ?", (*values.values(), number_of(run)))  # noqa: S608
        )

    # -- going on after a crash

    async def unfinished(self) -> list[Unfinished]:
        """The runs that an earlier daemon did not end, the oldest first."""
        return await self._database.ask(unfinished)

    async def interrupt(self, run: Unfinished, why: str) -> None:
        """End a run that can't go on, as any run ends. Raises JournalError."""
        event = Finished(
            run=run.accepted.run,
            session=run.accepted.session,
            cause=(run.last,) if run.last else (),
            outcome="interrupted",
            error="interrupted",
            text=why,
            milliseconds=max(0, run.seen - run.created),
        )
        await self.finish(event, result=why, offer="{}")

    async def told(self, run: str) -> dict[str, Told]:
        """What each agent of a run has told."""
        return await self._database.ask(lambda db: told(db, number_of(run) or 0))

    async def changed(self, run: str) -> set[str]:
        """The changes that a run has told of."""
        return await self._database.ask(lambda db: changed(db, number_of(run) or 0))

    async def asked(self, run: str) -> list[str]:
        """The names of the questions that a run has waited with."""
        rows = await self._database.ask(lambda db: db.execute(ASKED, (number_of(run),)).fetchall())
        return [name for (name,) in rows]

    async def last_session(self) -> int:
        """The number of the newest session; 0 where there is none."""
        sql = "SELECT coalesce(max(id), 0) FROM sessions"
        rows = await self._database.ask(lambda db: db.execute(sql).fetchall())
        return int(rows[0][0])

    async def sights(self, session: str, before: str) -> list[tuple[str, dict[str, Any]]]:
        """What the agents of a session have seen of files before a run, the oldest first."""
        rows = await self._database.ask(
            lambda db: db.execute(SIGHTS, (number_of(session), number_of(before), MOST_SIGHTS)).fetchall()
        )
        return [(path, sight) for path, seen in reversed(rows) for sight in json.loads(seen)]

    async def resumed_as(self, run: str) -> str | None:
        """The run that goes on with another one."""
        rows = await self._database.ask(lambda db: db.execute(RESUMED_AS, (run,)).fetchall())
        return f"r{rows[0][0]}" if rows else None

    async def acts(self, run: str) -> tuple[Act, ...]:
        """What was done in a run, in its order."""
        return await self.evidence.acts(run)

    def records(self, run: str) -> Records:
        """The Records of a run. Raises NotFound for what is no run's name."""
        return Records(self._database, number_of(run) or 0)


def _body(event: Event) -> str:
    """An event as ASCII JSON: file names that are no UTF-8 travel in it as half surrogates, and come back."""
    return json.dumps(event.model_dump(mode="json"), separators=(",", ":"))


def _remember(db: sqlite3.Connection, session: int, agent: str, messages: Sequence[Message]) -> None:
    """Replace what an agent's transcript holds in a session."""
    db.execute("DELETE FROM messages WHERE session = ? AND agent = ?", (session, agent))
    for each in messages:
        files = None if each.files is None else json.dumps(each.files)
        db.execute(REMEMBER, (session, agent, each.role, _plain(each.content), each.keep, files))


def _plain(text: str) -> str:
    """Text as SQLite takes it: a byte of a file name that is no UTF-8 is written as an escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
