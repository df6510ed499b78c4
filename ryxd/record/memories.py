"""What is remembered for the user, in a database of its own (spec D12): kept until it is forgotten, and then gone.

Found by words with SQLite's FTS5. The index has the words as `core.words` spells them, and their roots; triggers
keep it in step. The file is opened when it is first needed: a start does not wait for it.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from ryxd.core.memory import LONGEST, USER, Memory
from ryxd.core.words import root_of, roots, words
from ryxd.record.database import Database
from ryxd.wire.errors import JournalError, Refused, Unavailable

log = logging.getLogger(__name__)

MOST = 100_000
"""Memories at most, unless the configuration says otherwise."""

WORDS = 24
"""Words of a query that are looked for: the first telling ones."""

CANDIDATES = 200
"""What fits best by its words alone; of these the order is found with their age."""

MONTH = 30 * 24 * 3600 * 1000
"""Milliseconds in which the advantage of what is new falls to its half."""

ADDED = """
    CREATE TRIGGER added AFTER INSERT ON memories BEGIN
        INSERT INTO words (rowid, plain, roots) VALUES (new.id, new.plain, new.roots);
    END;
"""
GONE = """
    CREATE TRIGGER gone AFTER DELETE ON memories BEGIN
        INSERT INTO words (words, rowid, plain, roots) VALUES ('delete', old.id, old.plain, old.roots);
    END;
"""
# ascii: every letter outside of ASCII counts as one, also Unicode's newest; core.words has cut the words
STEPS: tuple[str, ...] = (
    f"""
    CREATE TABLE memories (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        text TEXT NOT NULL, plain TEXT NOT NULL, roots TEXT NOT NULL,
        session TEXT NOT NULL DEFAULT '', run TEXT NOT NULL DEFAULT '', said_by TEXT NOT NULL,
        made INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0, uses INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX memories_made ON memories (made);
    CREATE INDEX memories_plain ON memories (plain);
    CREATE VIRTUAL TABLE words USING fts5 (
        plain, roots, content = 'memories', content_rowid = 'id', tokenize = 'ascii', prefix = '3'
    );
    {ADDED}
    {GONE}
    """,
)
"""As record.schema.STEPS: only ever append."""

FIELDS = "id, text, session, made, used, uses, run, said_by"
HERE = "(:everywhere OR session IN ('', :session))"

# bm25 is the more below 0 the better it fits; the words themselves count twice what their roots do. What is new
# counts up to twice what is old: of two that fit alike the newer one is first ("my server is called …" may have
# changed), and one that fits clearly better is first however old it is.
RANKED = f"""
    WITH found AS (
        SELECT words.rowid AS id, bm25(words, 2.0, 1.0) AS fit
        FROM words JOIN memories ON memories.id = words.rowid
        WHERE words MATCH :query AND {HERE} ORDER BY fit, words.rowid DESC LIMIT {CANDIDATES}
    )
    SELECT {FIELDS} FROM found JOIN memories USING (id)
    ORDER BY fit * (1 + 1 / (1 + max(0, :now - made) / {MONTH}.0)), id DESC LIMIT :limit
"""  # noqa: S608
LATEST = f"SELECT {FIELDS} FROM memories WHERE {HERE} ORDER BY made DESC, id DESC LIMIT :limit"  # noqa: S608
EXACT = f"""
    SELECT {FIELDS} FROM words JOIN memories ON memories.id = words.rowid
    WHERE words MATCH :query AND {HERE} ORDER BY made DESC, id DESC LIMIT :limit
"""  # noqa: S608
# for what is inside of a longer word: Schlüssel in Haustürschlüssel. A scan, so only where the index has nothing.
INSIDE = f"""
    SELECT {FIELDS} FROM memories WHERE instr(plain, :word) AND {HERE} ORDER BY made DESC, id DESC LIMIT :limit
"""  # noqa: S608


def without_fts5(connect: Callable[[str], sqlite3.Connection] = sqlite3.connect) -> str | None:
    """Why nothing can be remembered with the SQLite that this Python has; None when it can."""
    db = connect(":memory:")
    try:
        db.execute("CREATE VIRTUAL TABLE probe USING fts5 (text)")
    except sqlite3.OperationalError as error:
        return (
            f"the SQLite {sqlite3.sqlite_version} of this Python can't search texts ({error}); "
            "install one that was built with FTS5"
        )
    finally:
        db.close()
    return None


class Store:
    """Every memory, in the database at `path`; use as an async context manager. `most` may be changed at any time.

    Everything raises JournalError for what SQLite or the disk refuse, Unavailable where SQLite has no FTS5.
    INVARIANT: when it is said, what was remembered is on the disk, and what was forgotten in none of its files.
    """

    def __init__(
        self,
        path: Path,
        *,
        most: int = MOST,
        clock: Callable[[], float] = time.time,
        lacks: Callable[[], str | None] = without_fts5,
    ) -> None:
        """`lacks` says why SQLite can't do it, where it can't."""
        self.path = path
        self._lacks = lacks
        self.most = most
        self._clock = clock
        self._database: Database | None = None
        self._opening = asyncio.Lock()
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        async with self._opening:
            self._closed = True
            if self._database is not None:
                await self._database.close()

    def of(self, session: str, run: str = "") -> "Here":
        """What a session may remember and recall."""
        return Here(self, session, run)

    async def remember(self, text: str, *, session: str = "", run: str = "", by: str = USER) -> Memory:
        """Keep a text for a session, or for all; the same text is kept once, then as new. Raises Refused."""
        text = text.strip().encode("utf-8", "backslashreplace").decode()
        if not text:
            raise Refused("there is nothing to remember: say what")
        if len(text) > LONGEST:
            raise Refused(f"one memory has {LONGEST} characters at most, this has {len(text)}; keep it in a file")
        now = self._now()

        def work(db: sqlite3.Connection) -> Memory:
            plain, found = " ".join(words(text)), " ".join(roots(text))
            same = "SELECT id FROM memories WHERE plain = ? AND text = ? AND session = ?"
            known = db.execute(same, (plain, text, session)).fetchone()
            if known is not None:
                number = known[0]
                change = "UPDATE memories SET made = ?, run = ?, said_by = ? WHERE id = ?"
                db.execute(change, (now, run, by, number))
            else:
                ((count,),) = db.execute("SELECT count(*) FROM memories").fetchall()
                if count >= self.most:
                    raise Refused(
                        f"{count} things are remembered already, and that is the limit: forget some, "
                        "or raise most in [memory] of config.toml"
                    )
                insert = (
                    "INSERT INTO memories (text, plain, roots, session, run, said_by, made) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)"
                )
                number = db.execute(insert, (text, plain, found, session, run, by, now)).lastrowid
            return Memory(f"m{number}", text, session, now, run=run, by=by)

        return await (await self._ready()).ask(work)

    async def recall(
        self, query: str = "", *, session: str | None = None, limit: int = 10, inside: bool = True
    ) -> tuple[Memory, ...]:
        """What fits a query best; the latest where it has no words. `session` None: of all sessions.

        `inside`: when no word begins so, also what has one inside of a longer word.
        """

        def work(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
            values = self._values(session, limit)
            if not words(query):
                return [] if query.strip() else db.execute(LATEST, values).fetchall()
            found = db.execute(RANKED, {**values, "query": _any(query)}).fetchall()
            if not found and inside and (telling := root_of(query)):
                longest = max(telling, key=len)
                root = min((longest, *telling[longest]), key=len)
                if len(root) >= 4:
                    found = db.execute(INSIDE, {**values, "word": root}).fetchall()
            return found

        database = await self._ready()
        found = tuple(_memory(row) for row in await database.ask(work))
        if found:
            now = self._now()
            used = [(now, _number(memory.id)) for memory in found]
            mark = "UPDATE memories SET used = ?, uses = uses + 1 WHERE id = ?"
            # nobody waits for it: a full disk must not keep anything from being recalled
            database.queue(lambda db: db.executemany(mark, used), _logged)
        return found

    async def about(self, query: str, *, session: str | None = None, limit: int = 10) -> tuple[Memory, ...]:
        """What has every telling word of a query, also with another ending."""

        def work(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
            every = _every(query)
            return db.execute(EXACT, {**self._values(session, limit), "query": every}).fetchall() if every else []

        return tuple(_memory(row) for row in await (await self._ready()).ask(work))

    async def get(self, name: str, *, session: str | None = None) -> Memory | None:
        """The memory called so (m12), if there is one."""
        sql = f"SELECT {FIELDS} FROM memories WHERE id = :id AND {HERE}"  # noqa: S608
        values = {**self._values(session), "id": _number(name)}
        rows = await (await self._ready()).ask(lambda db: db.execute(sql, values).fetchall())
        return _memory(rows[0]) if rows else None

    async def count(self, session: str | None = None) -> int:
        """How many there are."""
        sql = f"SELECT count(*) FROM memories WHERE {HERE}"  # noqa: S608
        rows = await (await self._ready()).ask(lambda db: db.execute(sql, self._values(session)).fetchall())
        return int(rows[0][0])

    async def forget(self, names: Sequence[str]) -> int:
        """Remove these, and every trace of them from the files; gives how many there were."""
        numbers = [(_number(name),) for name in dict.fromkeys(names)]

        def work(db: sqlite3.Connection) -> int:
            return db.executemany("DELETE FROM memories WHERE id = ?", numbers).rowcount

        gone = await (await self._ready()).ask(work)
        if gone:
            await self._scrub()
        return gone

    async def forget_all(self, session: str | None = None) -> int:
        """The same for all of them, or for those that a session can recall."""

        def work(db: sqlite3.Connection) -> int:
            # not one after the other by the trigger: 100,000 of them would take seconds
            db.execute("DROP TRIGGER gone")
            gone = db.execute(f"DELETE FROM memories WHERE {HERE}", self._values(session)).rowcount  # noqa: S608
            db.execute("INSERT INTO words (words) VALUES ('rebuild')")
            db.execute(GONE)
            return gone

        gone = await (await self._ready()).ask(work)
        # also when none was left: an earlier one may have been killed before it came to this
        await self._scrub()
        return gone

    async def _scrub(self) -> None:
        """Have no file keep what was deleted: not the index's older parts, not free pages, not the -wal."""

        def work(db: sqlite3.Connection) -> bool:
            db.execute("INSERT INTO words (words) VALUES ('optimize')")
            # VACUUM and not secure_delete alone: pages that were rebalanced keep copies of rows in their gaps
            db.execute("PRAGMA temp_store = MEMORY")
            db.execute("VACUUM")
            ((busy, _, _),) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            return bool(busy)

        try:
            busy = await (await self._ready()).ask(work, alone=True)
        except JournalError as error:
            raise JournalError(f"it is forgotten, but its letters may still be in {self.path}: {error}") from error
        if busy:
            log.warning("%s: another program reads it; the letters of what was forgotten go later", self.path)

    # -- the file

    async def _ready(self) -> Database:
        """The open database. Raises Unavailable, JournalError."""
        async with self._opening:
            if self._closed:
                raise JournalError(f"the memory {self.path} is closed")
            if self._database is None:
                if (why := self._lacks()) is not None:
                    raise Unavailable(why)
                # FULL: what the user wants remembered outlives a power cut
                database = Database(self.path, STEPS, called="memory", synchronous="FULL")
                await database.open()
                self._database = database
            return self._database

    def _now(self) -> int:
        return int(self._clock() * 1000)

    def _values(self, session: str | None, limit: int = 1) -> dict[str, Any]:
        return {"everywhere": session is None, "session": session or "", "limit": limit, "now": self._now()}


class Here:
    """The memory of one session: its own, and what is for all (core.memory.Memories)."""

    def __init__(self, store: Store, session: str, run: str = "") -> None:
        self._store = store
        self._session = session
        self._run = run

    async def remember(self, text: str, *, here: bool = False, by: str = USER) -> Memory:
        """Keep a text, `here` for this session only. Raises Refused."""
        return await self._store.remember(text, session=self._session if here else "", run=self._run, by=by)

    async def recall(self, query: str = "", limit: int = 10, *, inside: bool = True) -> tuple[Memory, ...]:
        """What fits best; the latest without a query."""
        return await self._store.recall(query, session=self._session, limit=limit, inside=inside)

    async def about(self, query: str, limit: int = 10) -> tuple[Memory, ...]:
        """What has every telling word of the query."""
        return await self._store.about(query, session=self._session, limit=limit)

    async def get(self, name: str) -> Memory | None:
        """The memory called so (m12)."""
        return await self._store.get(name, session=self._session)

    async def forget(self, names: Sequence[str]) -> int:
        """Remove them, as far as they are of this session or of all."""
        found = [memory for name in names if (memory := await self.get(name)) is not None]
        return await self._store.forget([memory.id for memory in found])

    async def forget_all(self) -> int:
        """The same for all there are here."""
        return await self._store.forget_all(self._session)

    async def count(self) -> int:
        """How many there are here."""
        return await self._store.count(self._session)


def _any(query: str) -> str:
    """An FTS5 query for texts with any of the telling words, or one that begins so, or has the same root."""
    found = root_of(query) or dict.fromkeys(words(query), ())
    return " OR ".join(_either(word, each) for word, each in list(found.items())[:WORDS])


def _every(query: str) -> str:
    """One for texts that have all of them."""
    return " AND ".join(f"({_either(word, each)})" for word, each in list(root_of(query).items())[:WORDS])


def _either(word: str, found: Sequence[str]) -> str:
    # words are letters, digits and marks only: nothing in quotes can end them
    if len(word) < 3 and word.isascii():
        return f'plain : "{word}"'  # "m" of "I'm" is the beginning of too many
    # a root that is the word itself finds nothing that does not begin with it
    other = (f'roots : "{root}"' for root in found if root != word)
    return " OR ".join([f'plain : "{word}"', f'plain : "{word}" *', *other])


def _memory(row: tuple[Any, ...]) -> Memory:
    number, text, session, made, used, uses, run, by = row
    return replace(Memory(f"m{number}", text, session, made), used=used, uses=uses, run=run, by=by)


def _number(name: str) -> int:
    """12 from m12; -1, which nothing has, from what is no such name."""
    digits = name.removeprefix("m")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 15 else -1


def _logged(_value: object, error: BaseException | None) -> None:
    if error is not None:
        log.warning("memory: what was recalled is not counted: %s", error)
