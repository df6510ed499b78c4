"""The undo log: on the disk before anything is done, and the truth afterwards."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.core.files import Origin
from ryxd.files.log import Log
from ryxd.files.plan import Planned
from ryxd.files.state import State
from ryxd.wire.errors import Busy, JournalError, NotFound

HERE = Path("/tmp/a")


async def test_what_was_intended_is_on_the_disk_and_has_an_end(tmp_path: Path) -> None:
    strange = Path(os.fsdecode(b"/tmp/\xff\xfe"))
    before = State("file", "aa", mode=0o644, size=3, inode=(1, 2), owner=(3, 4), xattrs={"user.x": "00"})
    steps = [
        Planned("replace", HERE, before=before, after=State("file", "bb"), temp=".ryx-1"),
        Planned("link", strange, after=State("link", text=os.fsdecode(b"\xff"))),
    ]
    async with Log(tmp_path) as log:
        entries = await log.intend(Origin("r1", "s1", "file", "a1", "please"), steps, "change a")
        with sqlite3.connect(tmp_path / "log.db") as other:
            assert other.execute("SELECT count(*) FROM changes").fetchone() == (2,)
        other.close()
        assert [entry.id for entry in entries] == ["c1", "c2"]
        assert await log.unfinished() == entries
    async with Log(tmp_path) as log:
        (first, second) = await log.unfinished()
        assert (first.before, first.after.digest, first.temp) == (before, "bb", ".ryx-1")
        assert (second.path, second.after.text) == (strange, os.fsdecode(b"\xff"))
        assert first.origin == Origin("r1", "s1", "file", "a1")
        assert (first.origin.summary, first.summary, first.group) == ("please", "change a", "g1")
        await log.done(["c1"])
        await log.failed(["c2"], "the disk is full")
        assert await log.unfinished() == ()
        found = await log.entries(run="r1")
        assert [(e.id, e.state, e.why) for e in found] == [
            ("c2", "failed", "the disk is full"),
            ("c1", "done", ""),
        ]
        assert await log.entries(run="r2") == ()
        assert [e.id for e in await log.entries(limit=1)] == ["c2"]
        assert [e.id for e in await log.entries(ids=["c1"])] == ["c1"]
        assert [e.id for e in await log.entries(group="g1")] == ["c2", "c1"]
        assert [e.id for e in await log.entries(session="s1", limit=1)] == ["c2"]


async def test_it_knows_what_was_taken_back_and_brought_back(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:

        async def change(undoes: str | None, *, done: bool = True) -> None:
            (entry,) = await log.intend(Origin(), [Planned("create", HERE, undoes=undoes)])
            await (log.done([entry.id]) if done else log.failed([entry.id], "no"))

        async def undone(change: str) -> str | None:
            return (await log.entries(ids=[change]))[0].undone

        await change(None)
        await change("c1", done=False)
        assert await undone("c1") is None, "it was tried only"
        await change("c1")
        assert await undone("c1") == "c3"
        await change("c3")
        assert (await undone("c1"), await undone("c3")) == (None, "c4")
        await change("c4")
        assert (await undone("c1"), await undone("c3"), await undone("c4")) == ("c3", None, "c5")


async def test_what_is_cleared_away_is_remembered(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:
        await log.intend(Origin(), [Planned("create", HERE), Planned("create", HERE)])
        await log.done(["c1", "c2"])
        log.swept(["c1"])
        assert [entry.id for entry in await log.unswept()] == ["c2"]
    async with Log(tmp_path) as log:
        assert [entry.id for entry in await log.unswept()] == ["c2"]


async def test_leftovers_have_a_name(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:
        await log.left_over(HERE, "cc")
        (left,) = await log.leftovers()
        assert (left.path, left.digest) == (HERE, "cc")
        await log.forget(left.at + 1)
        assert await log.leftovers() == ()


async def test_old_entries_go_but_not_what_has_no_end(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:
        for number in range(3):
            await log.intend(Origin(f"r{number}"), [Planned("create", HERE)])
        await log.done(["c1", "c2"])
        log.swept(["c1"])
        await log.intend(Origin("r9"), [Planned("create", HERE)])
        await log.forget((await log.entries(limit=1))[0].at + 1)
        assert [entry.id for entry in await log.entries()] == ["c4", "c3", "c2"]


@pytest.mark.parametrize("name", ["c", "x1", "c-1", "c²", "c1; DROP TABLE changes", "c" + "9" * 30, ""])
async def test_an_unknown_name_is_told(tmp_path: Path, name: str) -> None:
    async with Log(tmp_path) as log:
        with pytest.raises(NotFound, match="ryxctl undo --list"):
            await log.entries(ids=[name])


async def test_one_ryxd_has_it_and_errors_name_it(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:
        with pytest.raises(Busy, match="undo log"):
            async with Log(tmp_path):
                pass
        await log._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(JournalError, match=r"undo log .* free some space"):
            await log.intend(Origin(summary="x" * 100_000), [Planned("create", HERE)])
    with pytest.raises(JournalError, match="closed"):
        await log.done(["c1"])


async def test_it_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    async with Log(tmp_path) as log:
        assert await log._database.ask(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)
        assert await log._database.ask(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)


KILLED = """
import asyncio, sys
from pathlib import Path
from ryxd.core.files import Origin
from ryxd.files.log import Log
from ryxd.files.plan import Planned

async def main():
    async with Log(Path(sys.argv[1])) as log:
        while True:
            (entry,) = await log.intend(Origin(), [Planned("create", Path("/tmp/a"))])
            print(entry.id, flush=True)

asyncio.run(main())
"""


async def test_a_killed_process_loses_nothing_that_was_intended(tmp_path: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], stdout=subprocess.PIPE)
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(20)]
    os.kill(child.pid, signal.SIGKILL)
    rest = child.stdout.read().split(b"\n")
    child.wait()
    child.stdout.close()
    last = ([line for line in rest[:-1] if line] or told)[-1]
    async with Log(tmp_path) as log:
        assert len(await log.unfinished()) >= int(last.strip()[1:])
