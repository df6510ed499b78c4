"""What is done outside of any transaction is done in its turn, and takes nothing else down."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ryxd.record.database import Database
from ryxd.wire.errors import JournalError

STEPS = ("CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT);",)


async def test_work_alone_comes_in_its_turn_and_outside_of_a_transaction(tmp_path: Path) -> None:
    database = Database(tmp_path / "things.db", STEPS, called="things")
    await database.open()

    def add(db: sqlite3.Connection) -> bool:
        db.execute("INSERT INTO things (text) VALUES ('x')")
        return db.in_transaction

    def vacuum(db: sqlite3.Connection) -> tuple[bool, int]:
        within = db.in_transaction
        db.execute("VACUUM")
        return within, db.execute("SELECT count(*) FROM things").fetchone()[0]

    def wrong(db: sqlite3.Connection) -> None:
        db.execute("BEGIN")
        db.execute("DELETE FROM things")
        raise sqlite3.OperationalError("no")

    done = await asyncio.gather(
        database.ask(add),
        database.ask(add),
        database.ask(vacuum, alone=True),
        database.ask(add),
        database.ask(wrong, alone=True),
        database.ask(vacuum, alone=True),
        return_exceptions=True,
    )
    assert done[:4] == [True, True, (False, 2), True]
    assert isinstance(done[4], JournalError)
    assert done[5] == (False, 3), "a transaction that was left open is taken back"
    await database.close()
    with pytest.raises(JournalError, match="closed"):
        await database.ask(vacuum, alone=True)
