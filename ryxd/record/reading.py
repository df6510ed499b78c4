"""What the journal tells: runs, events, sessions, and what their agents remember."""

import hashlib
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.core.model import Message
from ryxd.record.database import Database, Work
from ryxd.record.runs import Accepted, accepted, number_of
from ryxd.wire.commands import RunInfo
from ryxd.wire.errors import NotFound
from ryxd.wire.events import EVENT, AnyEvent, Finished

RUN = "id, session, text, state, level, handler, result, error, created, finished"

LATELY = 200
"""Events that say what a session was lately about."""


@dataclass(frozen=True)
class Unstored:
    """The end of a run that everybody was told of, and that the disk did not take."""

    event: Finished
    work: Work[None]


class Reading:
    """Reads a journal; `record.journal.Journal` writes it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._unstored: dict[str, Unstored] = {}
        """Ends that the disk did not take: they are tried again with the next request, and known from here."""

    async def run(self, run: str) -> RunInfo:
        """One run. Raises NotFound."""
        rows = await self._database.ask(
            lambda db: db.execute(f"SELECT {RUN} FROM runs WHERE id = ?", (number_of(run),)).fetchall()  # noqa: S608
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return self._info(rows[0])

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        """Runs, the newest first."""
        where, values = ["1"], list[Any]()
        if session is not None:
            where.append("session = ?")
            values.append(number_of(session))
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
        values = (after,) if run is None else (after, number_of(run))
        sql = f"SELECT body FROM events WHERE {where} ORDER BY id LIMIT ?"  # noqa: S608
        rows = await self._database.ask(lambda db: db.execute(sql, (*values, limit)).fetchall())
        found = [EVENT.validate_python(json.loads(row[0])) for row in rows]
        late = self._unstored.get(run or "")
        if late is not None and late.event.id > after and len(found) < limit:
            found.append(late.event)
        return found

    async def since(self, event: int) -> tuple[list[str], int]:
        """The runs that have events after this one, in their order; and the last event of all (0 for none)."""

        def work(db: sqlite3.Connection) -> tuple[list[str], int]:
            sql = "SELECT DISTINCT run FROM events WHERE id > ? AND run IS NOT NULL ORDER BY run"
            names = [f"r{number}" for (number,) in db.execute(sql, (event,))]
            return names, int(db.execute("SELECT coalesce(max(id), 0) FROM events").fetchone()[0])

        return await self._database.ask(work)

    async def seen(self, run: str) -> dict[str, list[tuple[str, str]]]:
        """By Action of a run: the files that it showed to its agent, each with the digest of its content."""
        sql = """
            SELECT path || '.' || number, json_extract(outcome, '$.sights') FROM records
            WHERE run = ? AND kind = 'act' AND json_valid(outcome) AND json_array_length(outcome, '$.sights') > 0
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(run),)).fetchall())
        return {
            action: [(each["path"], each["digest"]) for each in json.loads(sights) if each.get("digest")]
            for action, sights in rows
        }

    async def prompts(self, run: str) -> dict[str, tuple[str, str]]:
        """By agent of a run: the version of its instructions, and all that it was told before the conversation.

        The version is of its instructions alone where that was kept, else of all of it.
        """
        number = number_of(run)

        def work(db: sqlite3.Connection) -> dict[str, tuple[str, str]]:
            sql = "SELECT agent, content FROM turns WHERE run = ? AND role = 'system' ORDER BY id"
            told = dict(db.execute(sql, (number,)).fetchall())
            sql = """
                SELECT path, json_extract(outcome, '$.instructions') FROM records
                WHERE run = ? AND kind = 'look' AND path LIKE '%.scene' AND outcome IS NOT NULL
            """
            kept = {path.removesuffix(".scene"): version for path, version in db.execute(sql, (number,))}
            return {agent: (kept.get(agent) or _version(text), text) for agent, text in told.items()}

        return await self._database.ask(work)

    async def models(self, run: str) -> dict[str, str]:
        """By name of the models that thought in a run: the version of the file; empty where it is not known."""
        sql = """
            SELECT DISTINCT json_extract(outcome, '$.completion.model'),
                coalesce(json_extract(outcome, '$.completion.version'), '')
            FROM records WHERE run = ? AND kind = 'think' AND json_extract(outcome, '$.completion.model') <> ''
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(run),)).fetchall())
        return dict(rows)

    async def moment(self, event: int) -> int:
        """When this stored event happened, in milliseconds since 1970; 0 where there is none."""
        sql = "SELECT at FROM events WHERE id = ?"
        rows = await self._database.ask(lambda db: db.execute(sql, (event,)).fetchall())
        return int(rows[0][0]) if rows else 0

    async def outline(self, run: str) -> list[tuple[AnyEvent, bool]]:
        """The stored events of a run, and of each whether it is one that is not told again (`emit`)."""
        sql = "SELECT body, aside FROM events WHERE run = ? ORDER BY id"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(run),)).fetchall())
        return [(EVENT.validate_python(json.loads(body)), bool(aside)) for body, aside in rows]

    async def accepted(self, run: str) -> Accepted:
        """What a run was asked with. Raises NotFound."""
        found = await self._database.ask(lambda db: accepted(db, number_of(run) or 0))
        if found is None:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return found

    async def offer(self, run: str) -> dict[str, Any]:
        """What a run offered: {"choices": {key: {"tool": …, "args": …}}, "paths": […]}; {} when nothing."""
        rows = await self._database.ask(
            lambda db: db.execute("SELECT offer FROM runs WHERE id = ?", (number_of(run),)).fetchall()
        )
        if not rows:
            raise NotFound(f"no run called {run}; ryxctl runs lists them")
        return dict(json.loads(rows[0][0]))

    async def latest(self, session: str, before: str) -> tuple[str, dict[str, Any]] | None:
        """The newest run of a session that made an offer, before `before`, and the offer."""
        sql = "SELECT id, offer FROM runs WHERE session = ? AND id < ? ORDER BY id DESC LIMIT 1"
        values = (number_of(session), number_of(before))
        rows = await self._database.ask(lambda db: db.execute(sql, values).fetchall())
        if not rows or rows[0][1] == "{}":
            return None
        return f"r{rows[0][0]}", dict(json.loads(rows[0][1]))

    async def handed(self, session: str, before: str) -> str:
        """The agent that a request of a session was handed over to and that did all before `before` since.

        Empty where nothing was handed over there, or somebody else did something after that.
        """
        sql = """
            SELECT runs.handler, EXISTS (SELECT 1 FROM events WHERE run = runs.id AND kind = 'handed_off')
            FROM runs WHERE session = ? AND id < ? AND level <> 'TRIVIAL' ORDER BY id DESC LIMIT 50
        """
        values = (number_of(session), number_of(before))
        rows = await self._database.ask(lambda db: db.execute(sql, values).fetchall())
        for handler, handed in rows:
            if handler != rows[0][0]:
                break
            if handed:
                return str(handler)
        return ""

    async def lately(self, session: str, before: str, kinds: Sequence[str], runs: int) -> list[AnyEvent]:
        """What happened of these kinds in the last so many runs of a session before this one, the newest first."""
        marks = ", ".join("?" * len(kinds))
        sql = f"""
            SELECT body FROM events WHERE kind IN ({marks}) AND run IN
                (SELECT id FROM runs WHERE session = ? AND id < ? ORDER BY id DESC LIMIT ?)
            ORDER BY id DESC LIMIT {LATELY}
        """  # noqa: S608
        values = (*kinds, number_of(session), number_of(before), runs)
        rows = await self._database.ask(lambda db: db.execute(sql, values).fetchall())
        return [EVENT.validate_python(json.loads(row[0])) for row in rows]

    async def session_of(self, origin: str, since: int) -> str | None:
        """The session an origin used last, if that was after `since` (milliseconds since 1970)."""
        sql = "SELECT id FROM sessions WHERE origin = ? AND used >= ? ORDER BY used DESC, id DESC LIMIT 1"
        rows = await self._database.ask(lambda db: db.execute(sql, (origin, since)).fetchall())
        return f"s{rows[0][0]}" if rows else None

    async def asked_at(self, origin: str, most: int) -> list[str]:
        """What was typed there, each text once, the one that was asked last first; of the last 500."""
        # a choice that was taken is a run of that origin, too, and nothing that was typed
        sql = """
            WITH typed AS (
                SELECT id, text FROM runs WHERE origin = ? AND coalesce(task, '{}') = '{}'
                ORDER BY id DESC LIMIT 500
            )
            SELECT text FROM typed GROUP BY text ORDER BY max(id) DESC LIMIT ?
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (origin, most)).fetchall())
        return [str(row[0]) for row in rows]

    async def asks_large(self, runs: int = 10, least: int = 3) -> bool:
        """Whether so many of the last runs needed the large model: the next one may, too."""
        sql = """
            WITH ends AS (SELECT body FROM events WHERE kind = 'finished' ORDER BY id DESC LIMIT ?)
            SELECT count(*) FROM ends WHERE json_extract(body, '$.counters.large_calls') > 0
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (runs,)).fetchall())
        return bool(rows[0][0] >= least)

    async def spoken_in(self) -> str:
        """The session of the last request of all. Raises NotFound where there was none."""
        # a long work of a command is a run in a session of its own, and nobody's conversation
        sql = """
            SELECT session FROM runs WHERE coalesce(json_extract(task, '$.job'), '') = '' ORDER BY id DESC LIMIT 1
        """
        rows = await self._database.ask(lambda db: db.execute(sql).fetchall())
        if not rows:
            raise NotFound("there is no conversation yet; ask without --session")
        return f"s{rows[0][0]}"

    async def origin(self, run: str) -> str | None:
        """Where a run was asked from."""
        rows = await self._database.ask(
            lambda db: db.execute("SELECT origin FROM runs WHERE id = ?", (number_of(run),)).fetchall()
        )
        return rows[0][0] if rows else None

    async def turns(self, session: str) -> int:
        """How many runs a session has had."""
        sql = "SELECT count(*) FROM runs WHERE session = ?"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session),)).fetchall())
        return int(rows[0][0])

    async def companies(self, session: str | None = None) -> list[tuple[str, dict[str, Any]]]:
        """The sessions (or only this one) that have subagents, with those; the one used last first."""
        sql = "SELECT id, company FROM sessions WHERE company <> '{}' AND (? IS NULL OR id = ?) ORDER BY used DESC"
        values = (number_of(session or ""),) * 2
        rows = await self._database.ask(lambda db: db.execute(sql, values).fetchall())
        return [(f"s{number}", dict(json.loads(stored))) for number, stored in rows]

    async def check_session(self, session: str) -> None:
        """Raises NotFound for a session that is not there."""
        sql = "SELECT count(*) FROM sessions WHERE id = ?"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session),)).fetchall())
        if not rows[0][0]:
            raise NotFound(f"no session called {session}; ryxctl agents live and ryxctl runs show them")

    async def sessions(self, limit: int) -> list[dict[str, Any]]:
        """Conversations, the one used last first: columns of the table, how many runs, the last run's text."""
        sql = """
            SELECT id, origin, created, used, company,
                (SELECT count(*) FROM runs WHERE session = sessions.id),
                coalesce((SELECT text FROM runs WHERE session = sessions.id ORDER BY id DESC LIMIT 1), '')
            FROM sessions ORDER BY used DESC, id DESC LIMIT ?
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (limit,)).fetchall())
        names = ("id", "origin", "created", "used", "company", "runs", "last")
        return [dict(zip(names, (f"s{row[0]}", *row[1:]), strict=True)) for row in rows]

    async def lively(self, limit: int) -> list[str]:
        """The sessions in which an agent said something, the one used last first."""
        sql = """
            SELECT id FROM sessions
            WHERE company <> '{}' OR EXISTS (SELECT 1 FROM messages WHERE session = sessions.id)
            ORDER BY used DESC, id DESC LIMIT ?
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (limit,)).fetchall())
        return [f"s{number}" for (number,) in rows]

    async def speakers(self, session: str) -> dict[str, tuple[int, int]]:
        """Whose transcripts a session has: how many messages each, and characters of them."""
        sql = "SELECT agent, count(*), sum(length(content)) FROM messages WHERE session = ? GROUP BY agent"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session),)).fetchall())
        return {agent: (count, size) for agent, count, size in rows}

    async def costs(self, session: str) -> dict[str, tuple[int, int, int]]:
        """What each agent of a session cost so far: tokens read, tokens written, milliseconds of a model."""
        sql = """
            SELECT agent, sum(tokens_in), sum(tokens_out), sum(milliseconds) FROM turns
            WHERE run IN (SELECT id FROM runs WHERE session = ?) AND tokens_out IS NOT NULL GROUP BY agent
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session),)).fetchall())
        return {agent: (read or 0, written or 0, spent or 0) for agent, read, written, spent in rows}

    async def steps(self, run: str) -> list[tuple[str, str]]:
        """The agents of a run that began or ended a step, each with its newest state."""
        sql = """
            SELECT json_extract(body, '$.agent'), json_extract(body, '$.state') FROM events
            WHERE run = ? AND kind = 'stepped' ORDER BY id
        """
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(run),)).fetchall())
        return list(dict(rows).items())

    async def company(self, session: str) -> dict[str, Any]:
        """Who a session's subagents are, as it was stored with the end of its last run."""
        sql = "SELECT company FROM sessions WHERE id = ?"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session),)).fetchall())
        return dict(json.loads(rows[0][0])) if rows else {}

    async def recall(self, session: str, agent: str) -> list[Message]:
        """An agent's transcript in a session, oldest first."""
        sql = "SELECT role, content, keep, files FROM messages WHERE session = ? AND agent = ? ORDER BY id"
        rows = await self._database.ask(lambda db: db.execute(sql, (number_of(session), agent)).fetchall())
        return [Message(role, content, keep, _files(files)) for role, content, keep, files in rows]

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


def _version(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _files(stored: str | None) -> tuple[tuple[str, bool], ...] | None:
    return None if stored is None else tuple((str(path), bool(whole)) for path, whole in json.loads(stored))
