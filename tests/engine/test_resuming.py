"""What goes on after a restart and what does not, when the disk, the journal or the run itself is in the way."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.model import Completion, Prompt
from ryxd.engine import stopping
from ryxd.engine.resuming import STOPPED, TRIES, do, hopeless, request, task_of_choice
from ryxd.engine.running import Bounds
from ryxd.record import database
from ryxd.record.journal import Journal
from ryxd.record.runs import Accepted, Unfinished
from ryxd.record.schema import STEPS, migrate
from ryxd.wire.errors import JournalError, Refused
from ryxd.wire.events import Asked, Event, Finished, Status
from tests.engine.test_killed import ADD, FILES, SCENES, SCRIPT, call
from tests.fakes.mortal import Mortal, Scene, dies, lives, prepare

READS = SCENES["a read and a change"]
MIDDLE = ("journal", 9, "after")
"""It was read, and nothing is changed yet."""


# -- which ones


def left(**more: Any) -> Unfinished:
    accepted = Accepted("r7", "s1", "do it", task=more.pop("task", None))
    return replace(Unfinished(accepted, resumed=0, created=1_000, last=4, seen=5_000, known=True), **more)


@pytest.mark.parametrize(
    ("run", "now", "told"),
    [
        (left(), 5_000, None),
        (left(), 65_000, None),
        (left(), 65_001, "away for too long"),
        (left(), 4_000, None),
        (left(known=False), 5_000, STOPPED),
        (left(task={"job": "undo"}), 5_000, STOPPED),
        (left(task={"unreadable": "{"}), 5_000, STOPPED),
        (left(task=task_of_choice("open", None)), 5_000, None),
        (left(resumed=TRIES - 1), 5_000, None),
        (left(resumed=TRIES), 5_000, "ended 4 times"),
    ],
)
def test_which_runs_go_on_by_themselves(run: Unfinished, now: int, told: str | None) -> None:
    why = hopeless(run, now, 60.0)
    assert (why is None) == (told is None)
    assert (told or "") in (why or "")


def test_those_that_do_not_say_how_to_go_on() -> None:
    assert "ryxctl resume r7" in str(hopeless(left(resumed=TRIES), 5_000, 60.0))
    assert "ryxctl resume r7" in str(hopeless(left(), 10**12, 60.0))
    assert "ryxctl retry r7" in str(hopeless(left(), 10**12, 60.0))


def test_what_a_run_does_is_known_from_how_it_is_kept() -> None:
    assert do(Accepted("r1", "s1", "x")) is request
    assert do(Accepted("r1", "s1", "x", task={"job": "undo"})) is None
    assert do(Accepted("r1", "s1", "x", task={"invented": "later"})) is None


# -- a life after a death


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "x/home"))
    return tmp_path / "x"


def killed(scene: Scene, folder: Path, *deaths: tuple[str, int, str]) -> Path:
    """The journal of what was killed."""
    prepare(scene, folder)
    for death in deaths or (MIDDLE,):
        assert dies(scene, folder, death)
    return folder / "home/.local/state/ryx/journal.db"


def notes(folder: Path) -> str:
    return (folder / "home/notes.txt").read_text()


async def test_a_record_that_is_no_json_interrupts_its_run_and_nothing_else(folder: Path) -> None:
    journal = killed(READS, folder)
    with sqlite3.connect(journal) as db:
        assert db.execute("UPDATE records SET intent = '{' WHERE run = 1").rowcount
    db.close()
    async with Mortal(READS, folder).alive() as after:
        end = (await after.journal.events("r1"))[-1]
        assert isinstance(end, Finished)
        assert (end.outcome, end.error) == ("interrupted", "interrupted")
        assert "what r1 did can't be read" in end.text
        assert "ryxctl retry r1" in end.text
        assert notes(folder) == "milk\n"
        assert (await after.end((await after.ask(ADD)).run)).outcome == "done", "ryxd works"
    assert notes(folder) == "milk\nbread\n"


async def test_a_task_that_is_no_json_is_of_a_run_that_stopped(folder: Path) -> None:
    journal = killed(READS, folder)
    with sqlite3.connect(journal) as db:
        db.execute("UPDATE runs SET task = '['")
    db.close()
    async with Mortal(READS, folder).alive() as after:
        assert (await after.journal.run("r1")).state == "interrupted"
        with pytest.raises(Refused):
            await after.anew.resume("r1")


async def test_what_is_too_long_ago_goes_on_when_asked_and_does_nothing_twice(folder: Path) -> None:
    killed(SCENES["two changes, each allowed"], folder, ("journal", 17, "after"))
    once = notes(folder)
    async with Mortal(READS, folder).alive(Bounds(resume=0)) as after:
        end = (await after.journal.events("r1"))[-1]
        assert isinstance(end, Finished)
        assert end.outcome == "interrupted"
        assert "ryxctl resume r1" in end.text
        assert notes(folder) == once
        gone_on = await after.anew.resume("r1")
        assert (await after.end(gone_on.run)).outcome == "done"
        with pytest.raises(Refused, match="was not interrupted"):
            await after.anew.resume(gone_on.run)
        with pytest.raises(Refused, match="goes on as r2 already"):
            await after.anew.resume("r1")
    assert notes(folder) == "milk\nbread\n"
    assert not (folder / "home/old.txt").exists()


async def test_going_on_twice_at_once_is_going_on_once(folder: Path) -> None:
    killed(READS, folder)
    async with Mortal(READS, folder).alive(Bounds(resume=0)) as after:
        both = await asyncio.gather(*(after.anew.resume("r1") for _ in range(2)), return_exceptions=True)
        assert sorted(type(each).__name__ for each in both) == ["Accepted", "Refused"]
        await after.end("r2")
        retried = await after.anew.retry("r2")
        assert (await after.end(retried.run)).outcome == "done", "begun anew, it knows nothing of what was done"
    assert notes(folder) == "milk\nbread\nbread\n"


async def test_a_run_that_goes_on_for_another_is_kept_as_what_it_is(folder: Path) -> None:
    killed(READS, folder)
    async with Mortal(READS, folder).alive(Bounds(resume=0)) as after:
        hold = asyncio.Event()
        meanwhile(after, 1, hold.wait)
        assert (await after.anew.resume("r1")).run == "r2"
        task = (await after.journal.accepted("r2")).task
        assert task == {"resumes": "r1"}
        assert do(await after.journal.accepted("r2")) is request
        hold.set()
        assert (await after.end("r2")).outcome == "done"
    assert notes(folder) == "milk\nbread\n"


async def test_what_was_allowed_for_the_run_is_not_asked_again_after_a_kill(folder: Path) -> None:
    scene = SCENES["two changes, allowed for the run"]
    killed(scene, folder, ("log", 2, "after"))
    assert notes(folder) == "milk\nbread\n"
    async with Mortal(scene, folder).alive() as after:
        assert (await after.end("r1")).outcome == "done"
        assert [event for event in after.told if isinstance(event, Asked)] == []
    assert notes(folder) == "milk\nbread\nbutter\n"


async def test_the_next_request_of_its_session_waits_for_it(folder: Path) -> None:
    killed(READS, folder)
    async with Mortal(READS, folder).alive(go_on=False) as after:
        behind = await after.ask("what is 1 plus 1", session="s1")
        elsewhere = await after.ask("what is 1 plus 2")
        assert (await after.end(elsewhere.run)).outcome == "done"
        assert set(after.sessions.active) == {"r1", behind.run}
        after.sessions.goes_on.set()
        await after.end(behind.run)
        assert list(after.ends) == [elsewhere.run, "r1", behind.run]
        assert after.ends["r1"].outcome == "done"


async def test_a_journal_of_the_version_before_knows_too_little_to_go_on(folder: Path) -> None:
    prepare(READS, folder)
    journal = folder / "home/.local/state/ryx/journal.db"
    journal.parent.mkdir(parents=True)
    db = sqlite3.connect(journal)
    migrate(db, STEPS[:1])
    db.execute("INSERT INTO sessions (created, used) VALUES (1, 1)")
    db.execute("INSERT INTO runs (session, text, state, created) VALUES (1, 'x', 'running', 1)")
    db.commit()
    db.close()
    async with Mortal(READS, folder).alive() as after:
        info = await after.journal.run("r1")
        assert (info.state, info.result) == ("interrupted", STOPPED)
        assert (await after.end((await after.ask(ADD)).run)).outcome == "done"


TORN = (0.2, 0.55, 0.8, 0.9, 0.97, 0.995)


@pytest.mark.parametrize("part", TORN)
def test_a_torn_end_of_the_journal_is_done_again_and_no_change_twice(folder: Path, part: float) -> None:
    """What a power cut may leave: the journal lost its last writes, the undo log none."""
    scene = SCENES["two changes, each allowed"]
    journal = killed(scene, folder, ("journal", 18, "after"))
    wal = journal.with_name("journal.db-wal")
    size = wal.stat().st_size
    with wal.open("r+b") as file:
        file.truncate(int(size * part))
    ended, _ = lives(scene, folder)
    if ended is None:
        assert part < 0.9, "what was accepted long ago is lost only with most of the journal"
        return
    assert ended.outcome == "done"
    assert ended.files == {name: text for name, text in FILES.items() if name != "old.txt"} | {
        "notes.txt": "milk\nbread\n"
    }
    assert ended.changes == ("replace notes.txt ", "trash old.txt ")


# -- while it runs


def meanwhile(mortal: Mortal, at: int, what: Callable[[], Any]) -> None:
    """Have something happen when the model is asked for the `at`-th time."""
    asked = mortal.models.complete

    async def complete(prompt: Prompt, *more: Any) -> Completion:
        if mortal.models.calls + 1 == at:
            done = what()
            if asyncio.iscoroutine(done):
                await done
        return await asked(prompt, *more)

    mortal.models.complete = complete  # type: ignore[method-assign]


LONG = "".join(f"{number} a line to be read and changed\n" for number in range(200))


async def pages(mortal: Mortal, most: int) -> None:
    await mortal.journal._database.ask(lambda db: db.execute(f"PRAGMA max_page_count = {most}"))


async def test_on_a_full_disk_nothing_is_changed_and_the_run_says_what_to_do(folder: Path) -> None:
    new = LONG.replace("a line", "the line")
    script = {ADD: [call("read_file", path="notes.txt"), call("write_file", path="notes.txt", content=new)]}
    scene = Scene(ADD, script=script, files={"notes.txt": LONG})
    prepare(scene, folder)
    async with Mortal(scene, folder).alive() as mortal:
        meanwhile(mortal, 2, lambda: pages(mortal, 1))
        run = (await mortal.ask(ADD)).run
        end = await mortal.end(run)
        assert (end.outcome, end.error) == ("failed", JournalError.code)
        assert "free some space" in end.text
        assert notes(folder) == LONG
        assert await mortal.door.log.entries() == ()
        await pages(mortal, 1_000_000)
        assert (await mortal.end((await mortal.ask("what is 1 plus 1")).run)).outcome == "done"
        assert (await mortal.journal.run(run)).state == "failed", "its end is stored now"


async def test_what_could_not_be_kept_meanwhile_is_kept_with_the_next(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    prepare(READS, folder)
    async with Mortal(READS, folder).alive() as mortal:
        said = list(SCRIPT[ADD])
        mortal.models.script = {ADD: [said[0], said[0] + " " * 100_000, said[2]]}
        meanwhile(mortal, 2, lambda: pages(mortal, 1))
        meanwhile(mortal, 3, lambda: pages(mortal, 1_000_000))
        with caplog.at_level(logging.ERROR):
            run = (await mortal.ask(ADD)).run
            end = await mortal.end(run)
        assert "r1 did (think) is not stored" in caplog.text
        records = await mortal.journal.records(run).all()
        assert sum(record.kind == "think" for record in records) == len(said), "no gap is left"
        assert end.outcome == "done"


async def test_a_change_is_not_begun_before_what_led_to_it_is_kept(folder: Path) -> None:
    prepare(READS, folder)
    async with Mortal(READS, folder).alive() as mortal:
        said = list(SCRIPT[ADD])
        mortal.models.script = {ADD: [said[0], said[1] + " " * 100_000, said[2]]}
        meanwhile(mortal, 2, lambda: pages(mortal, 1))
        end = await mortal.end((await mortal.ask(ADD)).run)
        assert (end.outcome, notes(folder)) == ("failed", "milk\n")
        assert "free some space" in end.text


async def test_a_journal_that_another_program_holds_fails_the_run_and_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCKED", 100)
    prepare(READS, folder)
    async with Mortal(READS, folder).alive() as mortal:
        other = sqlite3.connect(mortal.journal._database.path, isolation_level=None)
        meanwhile(mortal, 2, lambda: other.execute("BEGIN IMMEDIATE"))
        run = (await mortal.ask(ADD)).run
        end = await mortal.end(run)
        assert end.outcome == "failed"
        assert "another program has it open; close that" in end.text
        assert notes(folder) == "milk\n"
        other.close()
        assert (await mortal.end((await mortal.ask("what is 1 plus 1")).run)).outcome == "done"
        assert (await mortal.journal.run(run)).state == "failed"


async def test_a_journal_that_is_held_at_the_start_leaves_the_run_for_the_next_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "LOCKED", 100)
    journal = killed(READS, folder)
    other = sqlite3.connect(journal, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with caplog.at_level(logging.ERROR):
        async with Mortal(READS, folder).alive() as after:
            assert after.sessions.active == ()
            assert "r1 can't be gone on with" in caplog.text
            assert "another program has it open; close that" in caplog.text
            other.close()
            assert (await after.end((await after.ask("what is 1 plus 1")).run)).outcome == "done"
    async with Mortal(READS, folder).alive() as after:
        assert (await after.end("r1")).outcome == "done"
    assert notes(folder) == "milk\nbread\n"


async def test_what_does_not_end_when_ryxd_is_stopped_goes_on_at_the_next_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopping, "STOP", 0.2)
    prepare(READS, folder)
    deaf, stuck = asyncio.Event(), asyncio.Event()

    async def nothing_ends_it() -> None:
        stuck.set()
        while not deaf.is_set():
            try:
                await deaf.wait()
            except asyncio.CancelledError:
                continue

    async with Mortal(READS, folder).alive() as mortal:
        meanwhile(mortal, 2, nothing_ends_it)
        await mortal.ask(ADD)
        async with asyncio.timeout(20):
            await stuck.wait()
        await mortal.sessions.stop()
        assert mortal.sessions.active == ("r1",)
    task = next(task for task in asyncio.all_tasks() if task.get_name() == "r1")
    deaf.set()
    await asyncio.wait({task}, timeout=20)
    assert notes(folder) == "milk\n", "with its journal closed it changes nothing"
    async with Mortal(READS, folder).alive() as after:
        assert (await after.end("r1")).outcome == "done"
    assert notes(folder) == "milk\nbread\n"


async def test_a_run_that_is_gone_on_with_is_told_to_its_listeners_without_repeating(folder: Path) -> None:
    killed(READS, folder, ("journal", 12, "after"))
    journal = folder / "home/.local/state/ryx/journal.db"
    with sqlite3.connect(journal) as db:
        ((before,),) = db.execute("SELECT count(*) FROM events WHERE run = 1")
    db.close()
    async with Mortal(READS, folder).alive() as after:
        await after.end("r1")
        stored = await after.journal.events("r1")
    heard = [event for event in after.told if event.run == "r1" and event.id]
    assert [event.id for event in heard] == [event.id for event in stored[before:]]
    assert isinstance(heard[0], Status)
    assert heard[0].agent == "ryx"


async def test_what_is_unfinished_is_known_with_its_times(folder: Path) -> None:
    killed(READS, folder)
    told: list[Event] = []
    async with Journal(folder / "home/.local/state/ryx/journal.db", told.append) as journal:
        (unfinished,) = await journal.unfinished()
        assert unfinished.accepted.text == ADD
        assert unfinished.known
        assert 0 < unfinished.created <= unfinished.seen <= time.time() * 1000
