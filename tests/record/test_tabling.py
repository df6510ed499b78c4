"""Full transcripts as files: each form has all of it, whole or not at all."""

import asyncio
import csv
import json
import stat
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import astuple, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.model import Message
from ryxd.record.database import Database
from ryxd.record.schema import TURNS
from ryxd.record.tabling import NUMBERS, Form, export, form_of
from ryxd.record.turns import COLUMNS, Turn, Turns
from ryxd.wire.errors import BadRequest, Unavailable

TURN = Turn(1, "r1", "s1", "file", 1, "user", "go", "", "", "", "", None, None, None, None, 1_700_000_000_000)
SAID = Turn(2, "r1", "s1", "file", 2, "assistant", "ok", "hm", "m1", "qwen", "small", 9, 4, 3, 12, 1_700_000_000_001)


async def pages(*turns: Turn, size: int = 2) -> AsyncIterator[Sequence[Turn]]:
    for at in range(0, len(turns), size):
        yield turns[at : at + size]


def parquet():
    return pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")


texts = st.text(st.characters(codec="utf-8"), max_size=40)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(replace, st.sampled_from([TURN, SAID]), content=texts, thought=texts, agent=texts), max_size=7))
def test_what_is_exported_can_be_read_again(turns: list[Turn]) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        rows = [dict(zip(COLUMNS, astuple(turn), strict=True)) for turn in turns]
        for form in ("csv", "jsonl"):
            path = Path(folder) / f"turns.{form}"
            assert asyncio.run(export(pages(*turns), path, form_of(path))) == len(turns)
        lines = (Path(folder) / "turns.jsonl").read_text(encoding="utf-8").split("\n")
        assert lines.pop() == ""
        assert [json.loads(line) for line in lines] == rows
        assert all(list(json.loads(line)) == list(COLUMNS) for line in lines)
        with (Path(folder) / "turns.csv").open(encoding="utf-8", newline="") as file:
            read = list(csv.DictReader(file))
        assert [{name: "" if value is None else str(value) for name, value in row.items()} for row in rows] == read


async def test_parquet_has_types_and_says_what_its_columns_are(tmp_path: Path) -> None:
    reader = parquet()
    path = tmp_path / "turns.parquet"
    turns = [TURN, SAID, replace(SAID, id=3, content="ü\x00\n" * 50)]
    assert await export(pages(*turns), path, "parquet") == 3
    table = reader.read_table(path)
    assert [tuple(row.values()) for row in table.to_pylist()] == [astuple(turn) for turn in turns]
    for field in table.schema:
        assert str(field.type) == ("int64" if field.name in NUMBERS else "string")
        assert field.metadata[b"description"].decode() == COLUMNS[field.name]
    assert await export(pages(), tmp_path / "none.parquet", "parquet") == 0
    assert reader.read_table(tmp_path / "none.parquet").column_names == list(COLUMNS)


async def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Unavailable, match=r"pip install 'ryx\[export\]', or export as csv"):
        await export(pages(TURN), tmp_path / "turns.parquet", "parquet")
    assert list(tmp_path.iterdir()) == []


async def test_nothing_is_overwritten_unasked_and_what_is_private_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "turns.csv"
    path.write_text("mine")
    with pytest.raises(BadRequest, match="there already"):
        await export(pages(TURN), path, "csv")

    async def meanwhile() -> AsyncIterator[Sequence[Turn]]:
        yield [TURN]
        (tmp_path / "late.csv").write_text("mine")

    with pytest.raises(BadRequest, match="there already"):
        await export(meanwhile(), tmp_path / "late.csv", "csv")
    assert path.read_text() == (tmp_path / "late.csv").read_text() == "mine"
    assert await export(pages(TURN), path, "csv", replace=True) == 1
    assert path.read_text().startswith("id,run,session,agent,number,role,content")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["late.csv", "turns.csv"]


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
async def test_what_can_not_be_ended_leaves_nothing_behind(tmp_path: Path, form: Form) -> None:
    if form == "parquet":
        parquet()
    reached = asyncio.Event()

    async def endless() -> AsyncIterator[Sequence[Turn]]:
        yield [TURN] * 1000
        reached.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(export(endless(), tmp_path / "turns", form))
    await reached.wait()
    assert len(list(tmp_path.iterdir())) == 1
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert list(tmp_path.iterdir()) == []

    async def broken() -> AsyncIterator[Sequence[Turn]]:
        yield [TURN]
        raise LookupError("the journal went away")

    with pytest.raises(LookupError):
        await export(broken(), tmp_path / "turns", form)
    with pytest.raises(BadRequest, match="can't be written: No such file or directory"):
        await export(pages(TURN), tmp_path / "gone" / "turns", form)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ryxd.record import tabling

    def full(path: Path):
        return Path("/dev/full").open("wb", buffering=0), tmp_path / "nothing"

    monkeypatch.setattr(tabling, "_beside", full)
    with pytest.raises(BadRequest, match="No space left on device"):
        await export(pages(*[TURN] * 9), tmp_path / "turns.csv", "csv")


def test_the_form_follows_from_the_name() -> None:
    assert form_of(Path("/a/turns.CSV")) == "csv"
    assert form_of(Path("turns.parquet")) == "parquet"
    with pytest.raises(BadRequest, match=r"name it \.csv, \.parquet or \.jsonl"):
        form_of(Path("turns.xlsx"))


EXPORTING = """
import asyncio, resource, sys
from pathlib import Path
from ryxd.record.database import Database
from ryxd.record.tabling import WRITERS, export
from ryxd.record.schema import TURNS
from ryxd.record.turns import Turns

SQL = "INSERT INTO turns (run, session, agent, number, role, content, at) VALUES (1, 1, 'file', ?, 'user', ?, 1)"

async def main(folder, form, count):
    database = Database(folder / "turns.db", (TURNS,), called="transcript")
    await database.open()
    def fill(first):
        rows = ((number, f"{number} content " * 25) for number in range(first, first + 1000))
        return lambda db: db.executemany(SQL, rows)
    for first in range(0, count, 1000):
        await database.ask(fill(first))
    turns = Turns(database)
    await export(turns.pages(after=count - 1000), folder / "few", form)  # what it needs at all
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found = await export(turns.pages(), folder / "all", form)
    await database.close()
    print(found, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)

asyncio.run(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
"""


@pytest.mark.parametrize(("form", "turns"), [("csv", 100_000), ("jsonl", 40_000), ("parquet", 60_000)])
async def test_a_hundred_thousand_turns_need_little_more_memory_than_a_thousand(
    tmp_path: Path, form: Form, turns: int
) -> None:
    if form == "parquet":
        parquet()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", EXPORTING, str(tmp_path), form, str(turns), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    count, kilobytes = map(int, told.split())
    assert count == turns
    # 35 MB of contents in all; a row group of Parquet is what may be held of it, some times over
    assert kilobytes < (120_000 if form == "parquet" else 16_000)
    if form != "parquet":
        with (tmp_path / "all").open() as file:
            assert sum(1 for _ in file) == turns + (form == "csv")


async def test_a_run_is_exported_from_its_database(tmp_path: Path) -> None:
    database = Database(tmp_path / "turns.db", (TURNS,), called="transcript")
    await database.open()
    turns = Turns(database)
    for run in ("r1", "r2", "r1"):
        turns.of(run, "s1", "file")(Message("user", f"in {run}"))
    assert await export(turns.pages("r1"), tmp_path / "r1.jsonl", "jsonl") == 2
    await database.close()
    lines = (tmp_path / "r1.jsonl").read_text().splitlines()
    assert [json.loads(line)["content"] for line in lines] == ["in r1", "in r1"]
