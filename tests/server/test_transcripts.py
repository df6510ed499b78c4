"""The operations about full transcripts: pages of a run, a table of all."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.core.model import Completion, Message
from ryxd.record.database import Database
from ryxd.record.journal import Journal
from ryxd.record.schema import TURNS
from ryxd.record.turns import COLUMNS, Turns
from ryxd.server.operations import Caller
from ryxd.server.transcripts import PAGE, TranscriptOperations
from ryxd.wire.errors import BadRequest, NotFound
from ryxd.wire.transcripts import Export, Transcript, TurnInfo

CALLER = Caller(uid=0, pid=1, transport="socket")


class Desk:
    def __init__(self, journal: Journal, turns: Turns) -> None:
        self.journal, self.turns = journal, turns
        self.operations = TranscriptOperations(turns, journal.run)

    async def transcript(self, run: str, **more) -> list[TurnInfo]:
        """As a client reads it: page after page."""
        found: list[TurnInfo] = []
        while True:
            after = found[-1].id if found else 0
            reply = await self.operations.do_transcript(Transcript(run=run, **({"after": after} | more)), CALLER)
            found += reply.turns
            if not reply.more:
                return found

    async def export(self, path: object, **more):
        return await self.operations.do_export(Export(path=str(path), **more), CALLER)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    database = Database(tmp_path / "turns.db", (TURNS,), called="transcript")
    await database.open()
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        for _ in range(2):
            await journal.accept("hello", session=None, origin=None, context=None, cwd=None)
        desk = Desk(journal, Turns(database))
        for agent in ("file", "file/helper"):
            say = desk.turns.of("r1", "s1", agent)
            say(Message("user", "read it"))
            say(Message("assistant", "x" * (PAGE + 10)), Completion("x", tokens_in=7, model="qwen"), "m1")
            say(Message("tool", "y" * (PAGE - 10)))
            say(Message("assistant", "done"))
        yield desk
    await database.close()


def test_the_columns_are_those_of_the_tables() -> None:
    assert list(TurnInfo.model_fields) == list(COLUMNS)


async def test_a_transcript_comes_in_pages_and_nothing_of_it_is_cut(desk: Desk) -> None:
    turns = await desk.transcript("r1")
    assert [(turn.agent, turn.number, turn.role) for turn in turns] == [
        (agent, number, role)
        for agent in ("file", "file/helper")
        for number, role in enumerate(("user", "assistant", "tool", "assistant"), 1)
    ]
    assert len(turns[1].content) == PAGE + 10
    assert (turns[1].tokens_in, turns[1].model, turns[1].message) == (7, "qwen", "m1")
    first = await desk.operations.do_transcript(Transcript(run="r1"), CALLER)
    assert first.more
    assert len(first.turns) == 2
    assert [turn.number for turn in await desk.transcript("r1", agent="file/helper")] == [1, 2, 3, 4]
    assert len(await desk.transcript("r1", agent="file")) == 8
    assert await desk.transcript("r2") == []


async def test_what_is_not_there_is_told_with_what_is(desk: Desk) -> None:
    with pytest.raises(NotFound, match="no run called r9; ryxctl runs lists them"):
        await desk.transcript("r9")
    with pytest.raises(NotFound, match="no agent fil in r1; there were: file, file/helper"):
        await desk.transcript("r1", agent="fil")
    with pytest.raises(NotFound, match="no agent file in r2; no agent said anything in it"):
        await desk.export("turns.csv", run="r2", agent="file")


async def test_a_table_is_written_where_the_user_is(desk: Desk, tmp_path: Path) -> None:
    reply = await desk.export("turns.jsonl", run="r1", agent="file/helper", cwd=str(tmp_path))
    assert (reply.path, reply.turns) == (str(tmp_path / "turns.jsonl"), 4)
    lines = (tmp_path / "turns.jsonl").read_text().splitlines()
    assert [json.loads(line)["agent"] for line in lines] == ["file/helper"] * 4
    assert (await desk.export(tmp_path / "all.txt", format="csv")).turns == 8
    with pytest.raises(BadRequest, match="there already"):
        await desk.export("turns.jsonl", cwd=str(tmp_path))
    assert (await desk.export("turns.jsonl", cwd=str(tmp_path), replace=True)).turns == 8
    with pytest.raises(BadRequest, match="name it"):
        await desk.export(tmp_path / "turns.xlsx")
    with pytest.raises(BadRequest, match="no file name"):
        await desk.export("a\0.csv")
    with pytest.raises(BadRequest, match="no file name"):
        await desk.export("a.csv", cwd="relative")
