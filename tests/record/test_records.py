"""The Records of a run in the journal: in order, without gaps, and readable or told to be not."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.course import Course, Record
from ryxd.record.database import Database
from ryxd.record.journal import Journal
from ryxd.record.records import Records
from ryxd.wire.errors import JournalError, NotFound, Unreadable
from ryxd.wire.events import Status


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        for _ in range(2):
            await journal.accept("x", session=None, origin=None, context=None, cwd=None)
        yield journal


def record(number: int, outcome: dict[str, Any] | None = None, path: str = "file") -> Record:
    return Record(path, number, "act", {"tool": f"t{number}"}, outcome)


async def full(journal: Journal) -> None:
    await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))


async def roomy(journal: Journal) -> None:
    await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1000000"))


BIG = {"text": "x" * 100_000}


async def test_what_was_begun_has_no_outcome_until_it_ended(journal: Journal) -> None:
    records = journal.records("r1")
    await records.begin(record(1))
    assert await records.all() == [record(1)]
    records.end(record(1, {"ok": True}))
    records.end(record(2, {"ok": False}))
    assert await records.all() == [record(1, {"ok": True}), record(2, {"ok": False})]
    assert await journal.records("r2").all() == []


async def test_they_are_on_the_disk_when_begin_returns_with_all_that_ended_before(
    journal: Journal, tmp_path: Path
) -> None:
    records = journal.records("r1")
    for number in range(1, 200):
        records.end(record(number, {"n": number}))
    await records.begin(record(200))
    with sqlite3.connect(tmp_path / "journal.db") as other:
        stored = other.execute("SELECT number, outcome IS NULL FROM records ORDER BY number").fetchall()
    other.close()
    assert stored == [(number, number == 200) for number in range(1, 201)]


async def test_events_and_ends_are_stored_in_the_order_in_which_they_were_told(
    journal: Journal, tmp_path: Path
) -> None:
    """An event that is there without what came before it would be told twice, or never."""
    records = journal.records("r1")
    for number in range(1, 50):
        journal.emit(Status(run="r1", agent="file", text=str(number)))
        records.end(record(number, {}))
    seen: list[tuple[int, int]] = []
    other = sqlite3.connect(tmp_path / "journal.db")
    while not seen or seen[-1][1] < 49:
        seen.append(
            other.execute("SELECT (SELECT count(*) FROM events), (SELECT count(*) FROM records)").fetchone()
        )
        await asyncio.sleep(0)
    other.close()
    assert all(ends <= events <= ends + 1 for events, ends in seen)


async def test_what_the_disk_did_not_take_goes_with_the_next(
    journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    records = journal.records("r1")
    await full(journal)
    with caplog.at_level(logging.ERROR):
        for number in (1, 2):
            records.end(record(number, BIG))
        assert await records.all() == []
    assert "what r1 did (act) is not stored: database or disk is full" in caplog.text
    with pytest.raises(JournalError, match="free some space"):
        await records.begin(record(3))
    await roomy(journal)
    records.end(record(4, {}))
    assert await records.all() == [record(1, BIG), record(2, BIG), record(4, {})], "what was not begun was not done"


async def test_one_that_can_not_be_begun_is_not_there_later(journal: Journal) -> None:
    records = journal.records("r1")
    await full(journal)
    with pytest.raises(JournalError):
        await records.begin(Record("file.1.run", 1, "run", BIG))
    await roomy(journal)
    await records.begin(record(2))
    assert await records.all() == [record(2)]


@pytest.mark.parametrize("column", ["intent", "outcome"])
@pytest.mark.parametrize("text", ["{", "", "3", '"x"', "[1]", "{} {}"])
async def test_what_is_no_record_is_told(journal: Journal, column: str, text: str) -> None:
    records = journal.records("r1")
    records.end(record(1, {}))
    await journal._database.ask(lambda db: db.execute(f"UPDATE records SET {column} = ?", (text,)))
    with pytest.raises(Unreadable, match="ryxctl retry r1 begins anew"):
        await records.all()


async def test_a_run_can_begin_with_what_another_one_did(journal: Journal) -> None:
    begun = [record(1, {"a": 1}), record(2), Record("file.2.run", 1, "run", {"run": "r1"})]
    accepted = await journal.accept("x", session=None, origin=None, context=None, cwd=None, records=begun)
    assert sorted(await journal.records(accepted.run).all(), key=lambda each: each.path) == begun
    assert await journal.records("r1").all() == []


@pytest.mark.parametrize("name", ["q1", "r", "r-1", "rr"])
async def test_there_are_none_of_what_is_no_run(journal: Journal, name: str) -> None:
    with pytest.raises(NotFound):
        journal.records(name)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    path=st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20),
    intent=st.dictionaries(st.text(max_size=9), st.text(max_size=9) | st.integers() | st.none(), max_size=3),
)
async def test_any_text_comes_back_as_it_was(tmp_path_factory: Any, path: str, intent: dict[str, Any]) -> None:
    folder: Path = tmp_path_factory.mktemp("any")
    async with Journal(folder / "journal.db", lambda _: None) as journal:
        await journal.accept("x", session=None, origin=None, context=None, cwd=None)
        course = Course(journal.records("r1"))

        async def do() -> dict[str, Any]:
            return {"path": path, "half a surrogate": "\udcff"}

        first, _ = await course.effect("file", "act", intent, do)
        assert [each.outcome for each in await journal.records("r1").all()] == [first]


async def test_a_closed_journal_begins_nothing(tmp_path: Path) -> None:
    database = Database(tmp_path / "journal.db")
    await database.open()
    await database.close()
    with pytest.raises(JournalError, match="closed"):
        await Records(database, 1).begin(record(1))
