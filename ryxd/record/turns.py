"""Full transcripts: every message of every agent and hook, as it was said, for good (spec B11; decision 0035).

What a model sees may be cut; this is not. Rows are only ever added. A run that goes on after a crash says again
what it had said: such messages are recognised by their place and content, and not written twice.
"""

import logging
import time
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ryxd.core.model import Completion, Message
from ryxd.record.database import Database
from ryxd.wire.errors import NotFound

log = logging.getLogger(__name__)

PAGE = 1000
"""Turns that are read at a time, at most."""
PAGE_CHARACTERS = 2_000_000
"""Characters of their contents, at most; a page has one turn at least."""

_COLUMNS = (
    "id, run, session, agent, number, role, content, thought, message, model, tier, "
    "tokens_in, tokens_cached, tokens_out, milliseconds, at"
)
# a page ends before the turn with which it would hold too much
_READ = f"""
    SELECT {_COLUMNS} FROM (
        SELECT *, sum(long) OVER (ORDER BY id) - long AS before FROM (
            SELECT *, length(content) + length(thought) AS long FROM turns
            WHERE id > ? AND {{where}} ORDER BY id LIMIT ?
        )
    ) WHERE before < ? ORDER BY id
"""  # noqa: S608
_WRITE = """
    INSERT INTO turns (
        run, session, agent, number, role, content, thought, message, model, tier,
        tokens_in, tokens_cached, tokens_out, milliseconds, at
    ) SELECT
        :run, :session, :agent, :number, :role, :content, :thought, :message, :model, :tier,
        :tokens_in, :tokens_cached, :tokens_out, :milliseconds, :at
    WHERE NOT EXISTS (
        SELECT 1 FROM turns
        WHERE run = :run AND agent = :agent AND number = :number AND role = :role AND content = :content
    )
"""


@dataclass(frozen=True)
class Turn:
    """One message of one agent, as a row of every table of them. What no model said has no tokens."""

    id: int
    run: str
    session: str
    agent: str
    number: int
    role: str
    content: str
    thought: str
    message: str
    model: str
    tier: str
    tokens_in: int | None
    tokens_cached: int | None
    tokens_out: int | None
    milliseconds: int | None
    at: int


COLUMNS: Mapping[str, str] = {
    "id": "number of the row, in the order in which messages were said",
    "run": "the run, as in r12",
    "session": "the conversation, as in s3",
    "agent": "who: the agent's path, its name below those that began it",
    "number": "of the message within this agent's part of the run, from 1; of two with the same number the first "
    "was lost in a crash, and the run went on with the second",
    "role": "system (instructions), user (a request), assistant (what the model wrote), tool (an Action's Result)",
    "content": "the message, whole",
    "thought": "what a thinking model wrote before it",
    "message": "the message id, as in the events; empty for what no model wrote",
    "model": "which model wrote it",
    "tier": "as which tier it answered",
    "tokens_in": "tokens of its prompt; empty for what no model wrote, like the next three",
    "tokens_cached": "how many of those needed no computing",
    "tokens_out": "tokens that it wrote, thoughts included",
    "milliseconds": "that it took, without waiting",
    "at": "when it was said, in milliseconds since 1970",
}
"""What each column of a table of turns has; the same names and order in CSV, Parquet and JSON Lines."""


class TurnLog(Protocol):
    """Keeps what agents say (Turns does)."""

    def of(self, run: str, session: str, agent: str) -> "Scribe":
        """Who writes down what one agent says in a run."""
        ...


class Turns:
    """Full transcripts in a database that has schema.TURNS among its steps."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._numbers: dict[tuple[str, str], int] = {}

    def of(self, run: str, session: str, agent: str) -> "Scribe":
        """Who writes down what one agent says in a run; further ones for the same go on with its numbers.

        Raises NotFound for what is no name of a run and a session.
        """
        _number(run), _number(session)
        return Scribe(self, run, session, agent)

    def add(self, whose: "Scribe", message: Message, said: Completion | None, message_id: str) -> None:
        """Queue a message; it is stored in this order, before anything that is queued later."""
        run, agent = whose.run, whose.agent
        number = self._numbers[run, agent] = self._numbers.get((run, agent), 0) + 1
        written_by = said or Completion("", model="")
        row = {
            "run": _number(run),
            "session": _number(whose.session),
            "agent": agent,
            "number": number,
            "role": message.role,
            "content": _plain(message.content),
            "thought": _plain(written_by.thought),
            "message": message_id,
            "model": written_by.model,
            "tier": str(said.tier) if said else "",
            "tokens_in": said and said.tokens_in,
            "tokens_cached": said and said.tokens_cached,
            "tokens_out": said and said.tokens_out,
            "milliseconds": said and round(said.seconds * 1000),
            "at": time.time_ns() // 1_000_000,
        }

        def written(_: object, error: BaseException | None) -> None:
            if error is not None:
                told = self._database.explained(error)
                log.error("message %d of %s in %s is not in the transcript: %s", number, agent, run, told)

        self._database.queue(lambda db: db.execute(_WRITE, row), written)

    def ended(self, run: str) -> None:
        """The run is over: nobody says anything in it any more."""
        for key in [key for key in self._numbers if key[0] == run]:
            del self._numbers[key]

    async def pages(
        self, run: str | None = None, agent: str | None = None, *, after: int = 0, size: int = PAGE_CHARACTERS
    ) -> AsyncGenerator[Sequence[Turn], None]:
        """All turns after a row, or those of a run and of an agent in it, page by page, in order.

        An agent's are those below it too. Raises NotFound for what is no run's name, JournalError.
        """
        where, values = ["1"], list[int | str]()
        if run is not None:
            where.append("run = ?")
            values.append(_number(run))
        if agent is not None:
            where.append("(agent = ? OR substr(agent, 1, ?) = ?)")
            values += [agent, len(agent) + 1, f"{agent}/"]
        sql = _READ.format(where=" AND ".join(where))
        while True:
            bounds = (after, *values, PAGE, size)
            rows = await self._database.ask(lambda db, bounds=bounds: db.execute(sql, bounds).fetchall())  # type: ignore[misc]
            if not rows:
                return
            yield [Turn(row[0], f"r{row[1]}", f"s{row[2]}", *row[3:]) for row in rows]
            after = rows[-1][0]

    async def agents(self, run: str) -> tuple[str, ...]:
        """Who said anything in a run, in the order in which they began. Raises NotFound, JournalError."""
        number = _number(run)
        sql = "SELECT agent FROM turns WHERE run = ? GROUP BY agent ORDER BY min(id)"
        rows = await self._database.ask(lambda db: db.execute(sql, (number,)).fetchall())
        return tuple(name for (name,) in rows)


@dataclass(frozen=True)
class Scribe:
    """Writes down what one agent says in a run (core.transcript.Record)."""

    turns: Turns
    run: str
    session: str
    agent: str

    def __call__(self, message: Message, completion: Completion | None = None, message_id: str = "") -> None:
        """One message, and the completion that it is of."""
        self.turns.add(self, message, completion, message_id)


def _number(name: str) -> int:
    """12 from r12 or s12. Raises NotFound for what is no name of a run or session."""
    digits = name[1:]
    if name[:1] not in {"r", "s"} or not digits.isascii() or not digits.isdigit() or len(digits) > 15:
        raise NotFound(f"no run or session called {name}; ryxctl runs lists them")
    return int(digits)


def _plain(text: str) -> str:
    """Text as SQLite takes it: a byte of a file name that is no UTF-8 is written as an escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
