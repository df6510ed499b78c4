"""The journal: what was accepted stays, in order, whatever happens to the process."""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from ryxd.core.model import Message
from ryxd.record.journal import Journal
from ryxd.wire.errors import Busy, JournalError, NotFound
from ryxd.wire.events import AnyEvent, Finished, Status, Token


async def accept(journal: Journal, text: str = "hello", session: str | None = None, origin: str | None = None):
    return await journal.accept(text, session=session, origin=origin, context=None, cwd=None)


async def test_runs_and_sessions_get_readable_numbers(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        first = await accept(journal)
        second = await accept(journal, session=first.session)
        third = await accept(journal)
        assert (first.run, first.session) == ("r1", "s1")
        assert (second.run, second.session) == ("r2", "s1")
        assert (third.run, third.session) == ("r3", "s2")
        assert [run.id for run in await journal.runs(limit=10)] == ["r3", "r2", "r1"]
        assert [run.id for run in await journal.runs(limit=10, session="s1")] == ["r2", "r1"]
        assert await journal.count() == 3
        assert await journal.turns("s1") == 2


async def test_events_are_published_in_order_after_their_commit(tmp_path: Path) -> None:
    seen: list[tuple[AnyEvent, int]] = []
    path = tmp_path / "journal.db"

    def publish(event: AnyEvent) -> None:
        with sqlite3.connect(path) as other:
            stored = other.execute("SELECT count(*) FROM events WHERE id <= ?", (event.id,)).fetchone()[0]
        other.close()
        seen.append((event, stored))

    async with Journal(path, publish) as journal:
        run = (await accept(journal)).run
        for number in range(20):
            journal.emit(Status(run=run, text=str(number)))
        journal.emit(Token(run=run, message_id="m", text="x"))
        await journal.finish(Finished(run=run, outcome="done", text="yes"), result="yes", offer="{}")
        assert [e.text for e, _ in seen] == [*map(str, range(20)), "x", "yes"]
        assert all(stored == event.id for event, stored in seen if event.id), "published before it was stored"
        kinds = [event.kind for event in await journal.events(run)]
        assert kinds == ["status"] * 20 + ["finished"], "tokens are never stored"
        info = await journal.run(run)
        assert (info.state, info.result) == ("done", "yes")
        assert info.finished is not None


async def test_everything_is_read_back_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        run = (await accept(journal, "find it", origin="tty:1")).run
        journal.emit(Status(run=run, text="looking"))
        await journal.finish(
            Finished(run=run, session="s1", outcome="done", text="here"),
            result="here",
            offer=json.dumps({"paths": ["/a"]}),
            transcripts={"file": [Message("user", "find it"), Message("assistant", "ok")]},
        )
    async with Journal(path, lambda _: None) as journal:
        assert (await journal.run("r1")).result == "here"
        assert [event.kind for event in await journal.events("r1")] == ["status", "finished"]
        assert await journal.recall("s1", "file") == [Message("user", "find it"), Message("assistant", "ok")]
        assert await journal.latest("s1", "r2") == ("r1", {"paths": ["/a"]})
        assert await journal.session_of("tty:1", 0) == "s1"
        assert journal.emit(Status(run="r1", text="more")).id == 3, "event ids go on where they were"


async def test_an_origin_is_forgotten_after_its_time(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        await accept(journal, origin="prompt")
        assert await journal.session_of("prompt", 0) == "s1"
        assert await journal.session_of("prompt", 10**15) is None
        assert await journal.session_of("elsewhere", 0) is None


@pytest.mark.parametrize("name", ["r9", "x1", "r", "r-1", "r1; DROP TABLE runs", "r" + "9" * 30, "", "r²"])
async def test_an_unknown_run_is_told_so(tmp_path: Path, name: str) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        with pytest.raises(NotFound, match="ryxctl runs"):
            await journal.run(name)


async def test_an_unknown_session_changes_nothing(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        await accept(journal)
        with pytest.raises(NotFound, match="s7"):
            await accept(journal, session="s7")
        assert await journal.count() == 1


async def test_one_bad_write_does_not_take_its_neighbours_down(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        outcomes = await asyncio.gather(
            accept(journal, "one"),
            accept(journal, "two", session="s99"),
            accept(journal, "three"),
            return_exceptions=True,
        )
        assert isinstance(outcomes[1], NotFound)
        assert {run.text for run in await journal.runs(limit=10)} == {"one", "three"}


async def test_a_full_disk_is_a_clear_error_and_the_end_is_still_told(tmp_path: Path) -> None:
    seen: list[AnyEvent] = []
    async with Journal(tmp_path / "journal.db", seen.append) as journal:
        run = (await accept(journal)).run
        await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(JournalError, match="full"):
            await accept(journal, "x" * 100_000)
        with pytest.raises(JournalError):
            await journal.finish(Finished(run=run, outcome="done", text="y" * 100_000), result="", offer="{}")
        assert [event.kind for event in seen] == ["finished"]
        await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        assert (await accept(journal, "again")).run == "r2", "room again: work again"


async def test_a_damaged_journal_is_moved_aside_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    path.write_bytes(b"this is no database, but somebody's bytes" * 50)
    async with Journal(path, lambda _: None) as journal:
        assert (await accept(journal)).run == "r1"
    kept = [file for file in tmp_path.iterdir() if "broken" in file.name]
    assert len(kept) == 1
    assert kept[0].read_bytes().startswith(b"this is no database")


async def test_a_newer_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(JournalError, match="newer ryxd"):
        async with Journal(path, lambda _: None):
            pass
    assert len(list(tmp_path.glob("*broken*"))) == 0


async def test_unfinished_runs_are_marked_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        await accept(journal)
        await journal.update((await accept(journal)).run, state="running")
    async with Journal(path, lambda _: None) as journal:
        left = await journal.unfinished()
        assert [run.accepted.run for run in left] == ["r1", "r2"]
        for run in left:
            await journal.interrupt(run, "it was too long ago")
        assert {run.state for run in await journal.runs(limit=10)} == {"interrupted"}
        assert await journal.unfinished() == []


async def test_only_the_user_can_read_it(tmp_path: Path) -> None:
    async with Journal(tmp_path / "deep" / "journal.db", lambda _: None):
        assert (tmp_path / "deep" / "journal.db").stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "deep").stat().st_mode & 0o777 == 0o700


KILLED = """
import asyncio, sys
from pathlib import Path
from ryxd.record.journal import Journal

async def main():
    async with Journal(Path(sys.argv[1]), lambda _: None) as journal:
        while True:
            run = await journal.accept("x", session=None, origin=None, context=None, cwd=None)
            print(run.run, flush=True)

asyncio.run(main())
"""


async def test_a_killed_process_loses_no_accepted_run(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    for _ in range(50):
        last = await asyncio.wait_for(child.stdout.readline(), 20)
    os.kill(child.pid, signal.SIGKILL)
    rest = (await child.stdout.read()).split()
    await child.wait()
    told = rest[-1] if rest and rest[-1][:1] == b"r" else last.strip()
    async with Journal(path, lambda _: None) as journal:
        assert await journal.count() >= int(told[1:])


async def test_an_interrupted_run_has_an_end_that_is_told(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        first = await accept(journal)
        journal.emit(Status(run=first.run, text="looking"))
        await accept(journal)
    seen: list[AnyEvent] = []
    async with Journal(path, seen.append) as journal:
        for run in await journal.unfinished():
            await journal.interrupt(run, "ask again")
        (last,) = (await journal.events("r1"))[1:]
        assert isinstance(last, Finished)
        assert (last.outcome, last.error, last.session, last.cause) == ("interrupted", "interrupted", "s1", (1,))
        assert last.text == "ask again"
        assert [event.run for event in seen] == ["r1", "r2"]
        info = await journal.run("r1")
        assert (info.state, info.result, info.finished) == ("interrupted", last.text, last.at)


async def test_an_end_that_the_disk_did_not_take_is_known_and_stored_with_the_next_request(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        run = (await accept(journal)).run
        await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))
        end = Finished(run=run, session="s1", outcome="done", text="y" * 100_000)
        with pytest.raises(JournalError, match="free some space"):
            await journal.finish(end, result=end.text, offer="{}")
        assert (await journal.events(run))[-1].kind == "finished", "who subscribes now must not wait for ever"
        assert (await journal.run(run)).state == "done"
        assert await journal.runs(limit=10, active=True) == []
        await journal._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        await accept(journal)
        with sqlite3.connect(path) as other:
            assert other.execute("SELECT state FROM runs WHERE id = 1").fetchone() == ("done",)
        other.close()
        assert len(await journal.events(run)) == 1


async def test_an_end_is_stored_though_nobody_waits_for_that(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        run = (await accept(journal)).run
        storing = asyncio.create_task(
            journal.finish(Finished(run=run, outcome="done", text="x"), result="x", offer="{}")
        )
        await asyncio.sleep(0)
        storing.cancel()
        await asyncio.wait({storing})
        assert (await journal.run(run)).state == "done"


@pytest.mark.parametrize("what", ["folder", "file"])
async def test_a_journal_that_is_deleted_under_us_begins_anew_with_its_numbers_going_on(
    tmp_path: Path, what: str
) -> None:
    path = tmp_path / "state" / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        running = (await accept(journal)).run
        shutil.rmtree(path.parent) if what == "folder" else path.unlink()
        accepted = await accept(journal)
        assert (accepted.run, accepted.session) == ("r2", "s2"), "r1 still runs"
        with pytest.raises(JournalError):
            await journal.finish(Finished(run=running, outcome="done", text=""), result="", offer="{}")
        await journal.finish(Finished(run="r2", outcome="done", text="yes"), result="yes", offer="{}")
        await accept(journal)
    async with Journal(path, lambda _: None) as journal:
        assert [run.id for run in await journal.runs(limit=9)] == ["r3", "r2"], "what was acknowledged is there"
        assert (await journal.run("r2")).result == "yes"


async def test_a_journal_that_cannot_begin_anew_accepts_nothing_until_it_can(tmp_path: Path) -> None:
    path = tmp_path / "state" / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        await accept(journal)
        shutil.rmtree(path.parent)
        path.parent.write_text("a file where the folder was")
        with pytest.raises(JournalError, match="state"):
            await accept(journal)
        path.parent.unlink()
        assert (await accept(journal)).run == "r2"


async def test_a_locked_journal_fails_all_that_waits_after_one_wait(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        await accept(journal)
        await journal._database.ask(lambda db: db.execute("PRAGMA busy_timeout = 1000"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waits = [asyncio.create_task(accept(journal, str(number))) for number in range(20)]
        reading = asyncio.create_task(journal.run("r1"))
        # 20 waits, one after the other, would take longer
        async with asyncio.timeout(15):
            outcomes = await asyncio.gather(*waits, return_exceptions=True)
        assert all(isinstance(outcome, JournalError) for outcome in outcomes)
        assert "another program has it open" in str(outcomes[0])
        assert (await reading).id == "r1", "reading goes on"
        other.close()
        assert (await accept(journal)).run == "r2", "nothing of what was refused was stored"


async def test_two_journals_on_one_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        with pytest.raises(Busy, match="another ryxd has the journal"):
            async with Journal(path, lambda _: None):
                pass
        await accept(journal)
    async with Journal(path, lambda _: None) as journal:
        assert await journal.count() == 1


async def test_a_journal_damaged_inside_is_moved_aside_by_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with Journal(path, lambda _: None) as journal:
        for number in range(200):
            await accept(journal, f"{number} " + "x" * 200)
    with path.open("r+b") as file:
        file.seek(8 * 4096)
        file.write(b"\xaa" * 4096 * 4)
    async with Journal(path, lambda _: None) as journal:
        assert (await accept(journal)).run == "r1"
    assert len([file for file in tmp_path.iterdir() if "broken" in file.name]) == 1


async def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    with pytest.raises(JournalError, match=r"check its folder"):
        async with Journal(tmp_path / "state" / "journal.db", lambda _: None):
            pass


async def test_a_closed_journal_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        run = (await accept(journal)).run
    with pytest.raises(JournalError, match="closed"):
        await accept(journal)
    with pytest.raises(JournalError, match="closed"):
        await journal.finish(Finished(run=run, outcome="done", text=""), result="", offer="{}")
