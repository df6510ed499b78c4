"""The journal's document says what is in it, and older journals become this one's."""

import re
import sqlite3
from pathlib import Path

import pytest

from ryxd.record.schema import STEPS, migrate

DOCUMENT = Path(__file__).parents[2] / "docs" / "journal.md"


def real(steps: tuple[str, ...] = STEPS) -> dict[str, list[str]]:
    """The columns of each table."""
    db = sqlite3.connect(":memory:")
    migrate(db, steps)
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    found = {
        name: [column[1] for column in db.execute(f"PRAGMA table_info({name})")] for (name,) in db.execute(names)
    }
    db.close()
    return found


def documented() -> dict[str, list[str]]:
    tables = DOCUMENT.read_text().partition("## Tables")[2].partition("\n## ")[0]
    return {
        part.partition("\n")[0].strip(): re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
        for part in tables.split("\n### ")[1:]
    }


def test_the_document_names_every_table_and_column_and_no_other() -> None:
    assert documented() == real()


def test_the_document_says_what_type_and_what_may_be_missing() -> None:
    text = DOCUMENT.read_text()
    db = sqlite3.connect(":memory:")
    migrate(db)
    for table in real():
        section = text.partition(f"\n### {table}\n")[2].partition("\n#")[0]
        for _, name, kind, required, default, key in db.execute(f"PRAGMA table_info({table})"):
            (told,) = re.findall(rf"^\| `{name}` \| ([^|]*) \|", section, re.MULTILINE)
            missing = not required and not key and default is None
            assert told == kind.lower() + (" or null" if missing else ""), f"{table}.{name}"
    db.close()


def test_the_document_knows_the_version() -> None:
    assert f"{len(STEPS)} since" in DOCUMENT.read_text()


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_an_older_journal_becomes_this_one_with_what_was_in_it(version: int) -> None:
    db = sqlite3.connect(":memory:")
    migrate(db, STEPS[:version])
    if version:
        db.execute("INSERT INTO sessions (created, used) VALUES (1, 2)")
        db.execute("INSERT INTO runs (session, text, created) VALUES (1, 'kept', 3)")
        db.commit()
    migrate(db)
    assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    assert db.execute("SELECT text, state FROM runs").fetchall() == ([("kept", "accepted")] if version else [])
    migrate(db)
    db.close()
    assert real() == real((*STEPS[:version], *STEPS[version:]))


def test_a_step_that_fails_leaves_the_version_before(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "j.db", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, (STEPS[0], "CREATE TABLE more (id); CREATE TABLE runs (id);"))
    db.close()
    db = sqlite3.connect(tmp_path / "j.db")
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    db.close()


def test_a_newer_one_is_refused() -> None:
    db = sqlite3.connect(":memory:")
    db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(ValueError, match="newer ryxd"):
        migrate(db)
    db.close()
