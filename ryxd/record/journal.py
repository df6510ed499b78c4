"""The journal: every run and event, in SQLite, before anybody is told (DESIGN §6; spec C14, A1).

One thread owns the connection. Writes are queued, committed in batches, and only then published, in order:
a client never sees an event that a crash could take back. WAL with synchronous=NORMAL: a killed process
loses nothing; a power cut may lose the last commits (decision 0002).
"""

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

from ryxd.core.model import Message, Role
from ryxd.record.schema import migrate
from ryxd.wire.commands import RunInfo
from ryxd.wire.errors import JournalError, NotFound
from ryxd.wire.events import EVENT, AnyEvent, Event, Finished

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

INSERT_EVENT = "INSERT INTO events (id, run, kind, at, body) VALUES (?, ?, ?, ?, ?)"
FINISH_RUN = "UPDATE runs SET state = ?, result = ?, error = ?, offer = ?, finished = ? WHERE id = ?"
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


@dataclass
class _Job:
    work: Work[Any]
    done: Callable[[Any, BaseException | None], None]


class Journal:
    """Opens (or makes) the journal at `path`; use as an async context manager.

    `publish` is called on the event loop with each event once it is committed, in order of id.
    A journal that is no database is moved aside, never overwritten.
    """

    def __init__(self, path: Path, publish: Callable[[AnyEvent], None]) -> None:
        self.path = path
        self._publish = publish
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._next = 1
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._open)
        self._thread = threading.Thread(target=self._serve, args=(connection,), name="journal", daemon=True)
        self._thread.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # -- writing

    def emit(self, event: Event) -> Event:
        """Number and date an event and queue it; it is published after its commit. Returns it as numbered."""
        if not event.stored:
            event = event.model_copy(update={"at": now()})
            self._queue(lambda _: None, lambda _value, _error: self._publish(event))  # type: ignore[arg-type]
            return event
        event = event.model_copy(update={"id": self._next, "at": now()})
        self._next += 1
        row = (event.id, _number(event.run), event.kind, event.at, _body(event))  # type: ignore[attr-defined]

        def written(_value: object, error: BaseException | None) -> None:
            if error is not None:  # the user still sees it; the journal will lack it, and says so in the log
                log.error("journal: event %d of %s is not stored: %s", event.id, event.run, error)
            self._publish(event)  # type: ignore[arg-type]

        self._queue(lambda db: db.execute(INSERT_EVENT, row), written)
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

        # published even when the disk is full: its client must learn of the end
        await self._ask(work, then=lambda: self._publish(event))

    async def accept(
        self, text: str, *, session: str | None, origin: str | None, context: str | None, cwd: str | None
    ) -> Accepted:
        """Store a request; from here on it is not lost. `session` None starts a new one.

        Raises NotFound for an unknown session, JournalError when it can't be written.
        """

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

        return await self._ask(work)

    async def update(self, run: str, **values: str | int | None) -> None:
        """Set columns of a run: state, level, handler, result, error, offer, finished."""
        names = ", ".join(f"{name} = ?" for name in values)
        await self._ask(
            lambda db: db.execute(f"UPDATE runs SET {names} WHERE id = ?", (*values.values(), _number(run)))  # noqa: S608
        )

    async def remember(self, session: str, agent: str, messages: Iterable[Message]) -> None:
        """Replace what an agent's transcript holds in a session."""
        rows = [(_number(session), agent, message.role, _plain(message.content)) for message in messages]

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM messages WHERE session = ? AND agent = ?", (_number(session), agent))
            db.executemany("INSERT INTO messages (session, agent, role, content) VALUES (?, ?, ?, ?)", rows)

        await self._ask(work)

    async def interrupt_unfinished(self) -> list[str]:
        """Mark the runs that an earlier daemon left unfinished; returns their ids."""
        states = ("accepted", "running")

        def work(db: sqlite3.Connection) -> list[str]:
            found = [f"r{row[0]}" for row in db.execute("SELECT id FROM runs WHERE state IN (?, ?)", states)]
            db.execute(
                "UPDATE runs SET state = 'interrupted', finished = ?, error = 'interrupted', "
                "result = 'ryxd stopped while this ran; ask again' WHERE state IN (?, ?)",
                (now(), *states),
            )
            return found

        return await self._ask(work)

    # -- reading

    async def run(self, run: str) -> RunInfo:
        """One run. Raises NotFound."""
        rows = await self._ask(
            lambda db: db.execute(f"SELECT {RUN} FROM runs WHERE id = ?", (_number(run),)).fetchall()  # noqa: S608
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return _info(rows[0])

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        """Runs, the newest first."""
        where, values = ["1"], list[Any]()
        if session is not None:
            where.append("session = ?")
            values.append(_number(session))
        if active:
            where.append("state IN ('accepted', 'running')")
        sql = f"SELECT {RUN} FROM runs WHERE {' AND '.join(where)} ORDER BY id DESC LIMIT ?"  # noqa: S608
        rows = await self._ask(lambda db: db.execute(sql, (*values, limit)).fetchall())
        return [_info(row) for row in rows]

    async def count(self) -> int:
        """How many runs there are."""
        rows = await self._ask(lambda db: db.execute("SELECT count(*) FROM runs").fetchall())
        return int(rows[0][0])

    async def events(self, run: str | None = None, after: int = 0, limit: int = 100_000) -> list[AnyEvent]:
        """Stored events after an id, oldest first; of one run or of all."""
        where = "id > ?" if run is None else "id > ? AND run = ?"
        values = (after,) if run is None else (after, _number(run))
        sql = f"SELECT body FROM events WHERE {where} ORDER BY id LIMIT ?"  # noqa: S608
        rows = await self._ask(lambda db: db.execute(sql, (*values, limit)).fetchall())
        return [EVENT.validate_python(json.loads(row[0])) for row in rows]

    async def offer(self, run: str) -> dict[str, Any]:
        """What a run offered: {"choices": {key: {"tool": …, "args": …}}, "paths": […]}; {} when nothing."""
        rows = await self._ask(
            lambda db: db.execute("SELECT offer FROM runs WHERE id = ?", (_number(run),)).fetchall()
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return dict(json.loads(rows[0][0]))

    async def latest(self, session: str, before: str) -> tuple[str, dict[str, Any]] | None:
        """The newest run of a session that made an offer, before `before`, and the offer."""
        sql = "SELECT id, offer FROM runs WHERE session = ? AND id < ? ORDER BY id DESC LIMIT 1"
        values = (_number(session), _number(before))
        rows = await self._ask(lambda db: db.execute(sql, values).fetchall())
        if not rows or rows[0][1] == "{}":
            return None
        return f"r{rows[0][0]}", dict(json.loads(rows[0][1]))

    async def session_of(self, origin: str, since: int) -> str | None:
        """The session an origin used last, if that was after `since` (milliseconds since 1970)."""
        sql = "SELECT id FROM sessions WHERE origin = ? AND used >= ? ORDER BY used DESC, id DESC LIMIT 1"
        rows = await self._ask(lambda db: db.execute(sql, (origin, since)).fetchall())
        return f"s{rows[0][0]}" if rows else None

    async def origin(self, run: str) -> str | None:
        """Where a run was asked from."""
        rows = await self._ask(
            lambda db: db.execute("SELECT origin FROM runs WHERE id = ?", (_number(run),)).fetchall()
        )
        return rows[0][0] if rows else None

    async def turns(self, session: str) -> int:
        """How many runs a session has had."""
        sql = "SELECT count(*) FROM runs WHERE session = ?"
        rows = await self._ask(lambda db: db.execute(sql, (_number(session),)).fetchall())
        return int(rows[0][0])

    async def recall(self, session: str, agent: str) -> list[Message]:
        """An agent's transcript in a session, oldest first."""
        sql = "SELECT role, content FROM messages WHERE session = ? AND agent = ? ORDER BY id"
        rows: list[tuple[Role, str]] = await self._ask(
            lambda db: db.execute(sql, (_number(session), agent)).fetchall()
        )
        return [Message(role, content) for role, content in rows]

    # -- the thread that owns the connection

    def _open(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            return self._connect()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise JournalError(f"the journal {self.path} can't be opened: {error}") from error
            aside = self.path.with_name(f"{self.path.name}.broken-{now()}")
            self.path.rename(aside)
            for suffix in ("-wal", "-shm"):
                self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
            log.exception("journal %s is damaged; moved to %s, starting a new one", self.path, aside)
            return self._connect()
        except ValueError as error:
            raise JournalError(f"the journal {self.path} can't be used: {error}") from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5.0)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
            migrate(connection)
            (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM events").fetchone()
        except BaseException:
            connection.close()
            raise
        self.path.chmod(0o600)
        self._next = last + 1
        return connection

    def _queue(self, work: Work[Any], done: Callable[[Any, BaseException | None], None]) -> None:
        self._jobs.put(_Job(work, done))

    async def _ask(self, work: Work[T], then: Callable[[], None] | None = None) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(value: T, error: BaseException | None) -> None:
            if then is not None:
                then()
            if future.cancelled():
                return
            if error is None:
                future.set_result(value)
            elif isinstance(error, sqlite3.Error):
                future.set_exception(
                    JournalError(f"the journal {self.path} can't be written: {error}; nothing was accepted")
                )
            else:
                future.set_exception(error)

        self._queue(work, done)
        return await future

    def _serve(self, connection: sqlite3.Connection) -> None:
        open_ = True
        while open_:
            batch: list[_Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    open_ = False
                    break
                batch.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            outcomes = _commit(connection, batch)
            if outcomes and self._loop is not None:
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        connection.close()


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> list[tuple[Any, BaseException | None]]:
    """Do all jobs in one transaction; if one fails, each in its own, so that one never takes another down."""
    try:
        db.execute("BEGIN")
        values = [job.work(db) for job in batch]
        db.execute("COMMIT")
    except Exception as error:
        _roll_back(db)
        if len(batch) == 1:
            return [(None, error)]
        return [outcome for job in batch for outcome in _commit(db, [job])]
    return [(value, None) for value in values]


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def _tell(batch: list[_Job], outcomes: list[tuple[Any, BaseException | None]]) -> None:
    for job, (value, error) in zip(batch, outcomes, strict=True):
        try:
            job.done(value, error)
        except Exception:
            log.exception("journal: a listener failed")


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


def _info(row: tuple[Any, ...]) -> RunInfo:
    number, session, text, state, level, handler, result, error, created, finished = row
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
