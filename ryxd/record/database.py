"""A file of records (the journal, the undo log), and the one thread that touches it.

Jobs are done in the order in which they were queued, those that wait together in one transaction; each is
told of its outcome on the event loop, after the commit, in the same order.
"""

import asyncio
import fcntl
import itertools
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from ryxd.record.schema import STEPS, migrate
from ryxd.wire.errors import Busy, JournalError

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Outcome = tuple[Any, BaseException | None]

LOCKED = 5000
"""Milliseconds to wait for another program that writes to the file: `sqlite3` on a terminal, a backup."""

BATCH = 100
"""Jobs in one transaction at most: what they published is told in one turn of the event loop."""

WAYS_OUT = {
    sqlite3.SQLITE_FULL: "free some space on its disk",
    sqlite3.SQLITE_READONLY: "make its folder writable",
    sqlite3.SQLITE_BUSY: "another program has it open; close that",
    sqlite3.SQLITE_CORRUPT: "restart ryxd: it moves a damaged file aside and begins a new one",
    sqlite3.SQLITE_NOTADB: "restart ryxd: it moves a damaged file aside and begins a new one",
}


class Damaged(Exception):
    """The file is no database, or not a whole one."""


@dataclass
class _Job:
    work: Work[Any]
    done: Callable[[Any, BaseException | None], None]
    wanted: Callable[[], bool] = lambda: True
    alone: bool = False
    """Outside of any transaction: VACUUM and checkpoints can't be in one."""


class Database:
    """The database at `path`. `open` it, queue work, `close` it.

    `steps` are its tables as `schema.STEPS` are the journal's, `called` is what errors call it. `synchronous`:
    NORMAL loses nothing when the process dies, FULL nothing when the power does.

    A file that is no database, or a damaged one, is moved aside, never overwritten. When the file is deleted
    while we run, a new one is made with the numbers going on: what is said to be stored must be in the file
    that the next start reads.
    """

    def __init__(
        self,
        path: Path,
        steps: Sequence[str] = STEPS,
        *,
        called: str = "journal",
        synchronous: Literal["NORMAL", "FULL"] = "NORMAL",
    ) -> None:
        self.path = path
        self._steps = steps
        self._called = called
        self._synchronous = synchronous
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = -1
        self._file = (0, 0)
        """Device and inode of the open file."""
        self._numbers: list[tuple[str, int]] = []
        """The last number of each table, when the file was taken away."""

    async def open(self) -> None:
        """Open or make it. Raises JournalError; Busy when another ryxd has it."""
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._open)
        self._thread = threading.Thread(target=self._serve, args=(connection,), name=self._called, daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Do what is queued, and close."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
        self._unlock()

    def queue(self, work: Work[Any], done: Callable[[Any, BaseException | None], None]) -> None:
        """Have work done; `done` gets what it returned, or what went wrong, on the event loop."""
        if self._thread is None:
            asyncio.get_running_loop().call_soon(
                done, None, JournalError(f"the {self._called} {self.path} is closed")
            )
        else:
            self._jobs.put(_Job(work, done))

    async def ask(self, work: Work[T], *, alone: bool = False) -> T:
        """Have work done and wait for it; when nobody waits any more, it is not begun.

        `alone`: outside of any transaction, for what SQLite does in none.

        Raises JournalError for what SQLite or the disk refuse, and whatever `work` raises.
        """
        if self._thread is None:
            raise JournalError(f"the {self._called} {self.path} is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(value: T, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(self.explained(error))

        self._jobs.put(_Job(work, done, lambda: not future.cancelled(), alone))
        return await future

    def explained(self, error: BaseException) -> BaseException:
        """An error of SQLite or the disk as a JournalError that says what to do; any other as it is."""
        if isinstance(error, sqlite3.Error):
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            way_out = WAYS_OUT.get(code, "check its disk and its folder")
            return JournalError(f"the {self._called} {self.path} can't be used: {error}; {way_out}")
        if isinstance(error, OSError):
            return JournalError(
                f"the {self._called} {self.path} can't be used: {error.strerror}; check its folder"
            )
        return error

    # -- opening

    def _open(self) -> sqlite3.Connection:
        try:
            try:
                return self._connect()
            except Damaged as damage:
                aside = self.path.with_name(f"{self.path.name}.broken-{time.time_ns() // 1_000_000}")
                self.path.rename(aside)
                for suffix in ("-wal", "-shm"):
                    self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
                log.error(  # noqa: TRY400
                    "%s %s is damaged (%s); moved to %s, starting a new one",
                    self._called,
                    self.path,
                    damage,
                    aside,
                )
                return self._connect()
        except (OSError, sqlite3.Error) as error:
            self._unlock()
            raise self.explained(error) from error
        except BaseException:
            self._unlock()
            raise

    def _connect(self) -> sqlite3.Connection:
        """Raises OSError, sqlite3.Error, Damaged, JournalError (a newer one), Busy."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._take_lock()
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=LOCKED / 1000
        )
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {self._synchronous}")
            connection.execute("PRAGMA foreign_keys = ON")
            _check(connection)
            migrate(connection, self._steps)
            self.path.chmod(0o600)
            found = self.path.stat()
        except ValueError as error:
            connection.close()
            raise JournalError(f"the {self._called} {self.path} can't be used: {error}") from error
        except sqlite3.OperationalError:
            connection.close()
            raise
        except sqlite3.DatabaseError as error:
            connection.close()
            raise Damaged(str(error)) from error
        except BaseException:
            connection.close()
            raise
        self._file = found.st_dev, found.st_ino
        return connection

    def _take_lock(self) -> None:
        """One ryxd at a time, also when two have sockets of their own. The kernel lets go when we end."""
        self._unlock()
        self._lock = os.open(self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Busy(
                f"another ryxd has the {self._called} {self.path}; stop it, "
                "or set XDG_STATE_HOME to another folder"
            ) from None

    def _unlock(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    # -- the thread that owns the connection

    def _serve(self, opened: sqlite3.Connection) -> None:
        connection: sqlite3.Connection | None = opened
        open_ = True
        while open_:
            batch: list[_Job] = []
            while open_ and len(batch) < BATCH:
                try:
                    job = self._jobs.get(block=not batch)
                except queue.Empty:
                    break
                if job is None:
                    open_ = False
                elif job.wanted():
                    batch.append(job)
            if not batch:
                continue
            outcomes: list[Outcome]
            try:
                if connection is not None and not self._is_there():
                    self._leave(connection)
                    connection = None
                if connection is None:
                    connection = self._begin_again()
            except Exception as error:
                log.error("%s: %s", self._called, error)  # noqa: TRY400
                outcomes = [(None, error) for _ in batch]
            else:
                outcomes = _do(connection, batch)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        if connection is not None:
            connection.close()

    def _is_there(self) -> bool:
        """Whether the file at `path` is still the one we opened."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return False
        return (found.st_dev, found.st_ino) == self._file

    def _leave(self, connection: sqlite3.Connection) -> None:
        """Close a file that was taken away, before a new one is opened: both would use the same -wal and -shm."""
        log.error("the %s %s was taken away while ryxd ran; a new one is begun", self._called, self.path)
        try:
            self._numbers = connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall()
        except sqlite3.Error:
            log.exception("%s: its numbers begin anew", self._called)
        connection.close()

    def _begin_again(self) -> sqlite3.Connection:
        """A new file, with the numbers going on: what runs now has its number, and nobody else may get it."""
        connection = self._connect()
        connection.executemany(
            "DELETE FROM sqlite_sequence WHERE name = ?", [(name,) for name, _ in self._numbers]
        )
        connection.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", self._numbers)
        return connection


def _check(db: sqlite3.Connection) -> None:
    """Raises Damaged. Takes 1.4 ms a megabyte, which is 500 runs."""
    ((verdict,),) = db.execute("PRAGMA quick_check(1)").fetchall()
    if verdict != "ok":
        raise Damaged(" ".join(verdict.split()))


def _do(db: sqlite3.Connection, batch: list[_Job]) -> list[Outcome]:
    """Do the jobs in their order: those side by side in one transaction, except who wants none."""
    outcomes: list[Outcome] = []
    for alone, jobs in itertools.groupby(batch, key=lambda job: job.alone):
        some = list(jobs)
        outcomes += [_bare(db, job) for job in some] if alone else _commit(db, some)
    return outcomes


def _bare(db: sqlite3.Connection, job: _Job) -> Outcome:
    try:
        return job.work(db), None
    except Exception as error:
        _roll_back(db)
        return None, error


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> list[Outcome]:
    """Do all jobs in one transaction; if one fails, each in its own, so that one never takes another down."""
    try:
        db.execute("BEGIN")
        values = [job.work(db) for job in batch]
        db.execute("COMMIT")
    except Exception as error:
        _roll_back(db)
        if len(batch) == 1:
            return [(None, error)]
        # who waited for a locked file once need not do so again for each
        busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
        db.execute(f"PRAGMA busy_timeout = {0 if busy else LOCKED}")
        outcomes = [outcome for job in batch for outcome in _commit(db, [job])]
        db.execute(f"PRAGMA busy_timeout = {LOCKED}")
        return outcomes
    return [(value, None) for value in values]


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        try:
            db.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("records: a transaction could not be taken back")


def _tell(batch: list[_Job], outcomes: list[Outcome]) -> None:
    for job, (value, error) in zip(batch, outcomes, strict=True):
        try:
            job.done(value, error)
        except Exception:
            log.exception("records: a listener failed")
