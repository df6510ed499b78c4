"""Full transcripts: nothing is lost, nothing is written twice, and an agent that goes on after a crash finds its place."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.core.model import Completion, Message, Tier
from ryxd.core.transcript import Transcript
from ryxd.record.database import Database
from ryxd.record.schema import TURNS
from ryxd.record.turns import COLUMNS, Turn, TurnLog, Turns
from ryxd.wire.errors import NotFound


@pytest.fixture
async def database(tmp_path: Path):
    opened = Database(tmp_path / "turns.db", (TURNS,), called="transcript")
    await opened.open()
    yield opened
    await opened.close()


async def all_of(turns: Turns, *args, **kwargs) -> list[Turn]:
    return [turn async for page in turns.pages(*args, **kwargs) for turn in page]


async def test_every_message_is_a_row_with_what_it_cost(database: Database) -> None:
    turns: Turns = Turns(database)
    log: TurnLog = turns
    say = log.of("r7", "s2", "file")
    say(Message("system", "You test."))
    say(Message("user", "find \x00 \udc80 ü"))
    say(
        Message("assistant", "found"),
        Completion("found", tokens_in=9, tokens_cached=4, tokens_out=3, seconds=0.0126, model="m", tier=Tier.LARGE, thought="hm"),
        "m1",
    )
    log.of("r7", "s2", "file/hooks/careful")(Message("user", "may it?"))
    rows = await all_of(turns)
    assert [(row.id, row.run, row.session, row.agent, row.number, row.role) for row in rows] == [
        (1, "r7", "s2", "file", 1, "system"), (2, "r7", "s2", "file", 2, "user"), (3, "r7", "s2", "file", 3, "assistant"),
        (4, "r7", "s2", "file/hooks/careful", 1, "user"),
    ]  # fmt: skip
    assert rows[1].content == "find \x00 \\udc80 ü"
    said = rows[2]
    assert (said.content, said.thought, said.message, said.model, said.tier) == ("found", "hm", "m1", "m", "large")
    assert (said.tokens_in, said.tokens_cached, said.tokens_out, said.milliseconds) == (9, 4, 3, 13)
    assert (rows[0].tokens_in, rows[0].milliseconds, rows[0].model) == (None, None, "")
    assert rows[0].at <= rows[3].at
    assert list(COLUMNS) == list(Turn.__dataclass_fields__)


async def test_a_run_and_an_agent_of_it_can_be_read_alone(database: Database) -> None:
    turns = Turns(database)
    for run in ("r1", "r2"):
        for agent in ("file", "files", "file/helper"):
            turns.of(run, "s1", agent)(Message("user", f"{run} {agent}"))
    assert [turn.content for turn in await all_of(turns, "r2")] == ["r2 file", "r2 files", "r2 file/helper"]
    assert [turn.content for turn in await all_of(turns, "r2", "file")] == ["r2 file", "r2 file/helper"]
    assert [turn.content for turn in await all_of(turns, agent="files")] == ["r1 files", "r2 files"]
    assert await turns.agents("r1") == ("file", "files", "file/helper")
    assert await all_of(turns, "r3") == []
    with pytest.raises(NotFound, match="no run or session called 12"):
        await all_of(turns, "12")
    with pytest.raises(NotFound):
        turns.of("r1", "", "file")


async def test_pages_are_bounded_by_what_they_hold(database: Database) -> None:
    turns = Turns(database)
    say = turns.of("r1", "s1", "file")
    for number in range(450):
        say(Message("tool", f"{number} " + "x" * (5000 if number in (3, 4) else 10)))
    sizes = [len(page) async for page in turns.pages(size=6000)]
    assert sum(sizes) == 450
    assert sizes[0] == 5, "a page ends with the turn that fills it"
    assert [turn.number for turn in await all_of(turns, size=1)] == list(range(1, 451)), "at least one in each"


async def test_what_a_run_says_again_after_a_crash_is_not_written_twice(tmp_path: Path) -> None:
    """The run begins anew, its first effects come from the journal; a completion that was lost is another one now."""
    path = tmp_path / "turns.db"
    for told in (["go", "look", "seen", "an answer that was lost"], ["go", "look", "seen", "another answer", "more"]):
        database = Database(path, (TURNS,), called="transcript")
        await database.open()
        turns = Turns(database)
        say = turns.of("r1", "s1", "file")
        for text in told:
            say(Message("user", text))
        rows = await all_of(turns)
        await database.close()
    assert [(row.number, row.content) for row in rows] == [
        (1, "go"), (2, "look"), (3, "seen"), (4, "an answer that was lost"), (4, "another answer"), (5, "more"),
    ]  # fmt: skip


async def test_the_same_words_again_are_another_message(database: Database) -> None:
    turns = Turns(database)
    for _ in range(2):  # a second attempt is another transcript, and goes on with the numbers
        turns.of("r1", "s1", "file")(Message("user", "go"))
    assert [row.number for row in await all_of(turns)] == [1, 2]
    turns.ended("r1")
    turns.of("r1", "s1", "file")(Message("user", "go"))
    assert len(await all_of(turns)) == 2


async def test_a_transcript_that_is_cut_is_whole_here(database: Database) -> None:
    turns = Turns(database)
    transcript = Transcript(record=turns.of("r1", "s1", "file"))
    for number in range(30):
        transcript.append(Message("user", f"{number} " + "question " * 20))
        transcript.seen("You test.")
        transcript.counted("You test.", Completion(f"{number} answer", tokens_in=50 * number + 60), f"m{number}")
        transcript.append(Message("assistant", f"{number} answer"))
        transcript.compact("You test.", 300)
    assert len(transcript.messages) < 20
    rows = [(row.role, row.content[: row.content.index(" ")]) for row in await all_of(turns)]
    assert rows.pop(1) == ("system", "You")
    assert rows == [(role, str(number)) for number in range(30) for role in ("user", "assistant")]


KILLED = """
import asyncio, sys
from pathlib import Path
from ryxd.core.model import Message
from ryxd.record.database import Database
from ryxd.record.schema import TURNS
from ryxd.record.turns import Turns

async def main():
    database = Database(Path(sys.argv[1]), (TURNS,), called="transcript")
    await database.open()
    say = Turns(database).of("r1", "s1", "file")
    number = 0
    while True:
        number += 1
        say(Message("user", f"{number} " + "x" * 2000))
        await database.ask(lambda db: None)
        print(number, flush=True)

asyncio.run(main())
"""


async def test_what_was_stored_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "turns.db"
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = 0
    with process, process.stdout:
        while told < 200:
            told = int(process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL)
    with sqlite3.connect(path) as db:
        numbers = [number for (number,) in db.execute("SELECT number FROM turns ORDER BY id")]
    db.close()
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= told
