"""The operations about changes: who may take what back when, and how it is told in both languages."""

import asyncio
import string
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import pytest

from ryxd.agents.presenting import Presented
from ryxd.core.files import Create, Origin, Replace, Trash
from ryxd.core.view import Emit
from ryxd.files.chains import choose
from ryxd.files.inverse import Left, Why
from ryxd.files.plan import Entry, Planned
from ryxd.files.state import State
from ryxd.files.undo import Since, Took, batch
from ryxd.record.journal import Journal
from ryxd.server.changes import ChangeOperations
from ryxd.server.operations import Caller
from ryxd.server.takingback import TEXTS, told
from ryxd.wire.errors import NotFound, Refused
from ryxd.wire.events import AnyEvent, Changed, Event
from ryxd.wire.undo import Changes, Redo, Undo
from tests.engine.test_sessions import Engine, until
from tests.files.hands import Home

CALLER = Caller(uid=0, pid=1, transport="socket")


class Desk:
    """Sessions, files, and the operations that bring the two together."""

    def __init__(self, engine: Engine, home: Home) -> None:
        self.engine, self.home = engine, home
        self.told: list[Event] = []
        self.changes = ChangeOperations(
            log=home.door.log, undo=home.undo, sessions=engine.sessions, emit=self.told.append, home=home.path
        )

    async def asks(self, text: str, session: str | None = None) -> tuple[str, list[AnyEvent]]:
        """A request to its end: how it ended, and its events."""
        accepted = await self.engine.sessions.ask(text, session=session)
        await until(lambda: accepted.run in self.engine.ends())
        end = self.engine.ends()[accepted.run]
        return f"{end.outcome}: {end.text}", [event for event in self.engine.told if event.run == accepted.run]


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    heard: list[AnyEvent] = []
    async with Journal(tmp_path / "journal.db", heard.append) as journal, Home(tmp_path) as home:
        engine = Engine(journal, tmp_path)
        engine.told = heard
        async with engine.sessions:
            yield Desk(engine, home)


async def test_a_run_at_work_is_not_taken_back_and_says_what_to_do(desk: Desk) -> None:
    changed, go_on = asyncio.Event(), asyncio.Event()

    async def job(_: Emit) -> Presented:
        await desk.home.does(Create(desk.home / "a", b"1"), run="r1")
        changed.set()
        await go_on.wait()
        return Presented("made")

    accepted = await desk.engine.sessions.job("make a", "maker", job)
    assert accepted.run == "r1"
    await changed.wait()
    for command in (Undo(), Undo(what="r1"), Undo(what="c1"), Undo(dry_run=True)):
        with pytest.raises(Refused, match="ryxctl cancel r1"):
            await desk.changes.do_undo(command, CALLER)
    go_on.set()
    await until(lambda: "r1" in desk.engine.ends())
    reply = await desk.changes.do_undo(Undo(), CALLER)
    assert [each.outcome for each in reply.changes] == ["done"]
    assert not (desk.home / "a").exists()


async def test_everybody_hears_of_what_a_command_took_back(desk: Desk) -> None:
    path = desk.home.write("a", "1")
    await desk.home.does(Trash(path), run="r9")
    reply = await desk.changes.do_undo(Undo(), CALLER)
    (event,) = desk.told
    assert isinstance(event, Changed)
    assert (event.run, event.agent, event.change, event.what, event.undoes) == ("", "undo", "c2", "restore", "c1")
    assert (reply.runs, reply.request, reply.back) == (("r9",), "do it", "ryxctl redo")
    reply = await desk.changes.do_redo(Redo(what="r9"), CALLER)
    assert reply.back == "ryxctl undo r9"


async def test_two_who_take_back_the_same_do_it_once(desk: Desk) -> None:
    path = desk.home.write("a", "1")
    await desk.home.does(Replace(path, b"2"))
    replies = await asyncio.gather(
        *(desk.changes.do_undo(Undo(what="r1"), CALLER) for _ in range(3)), return_exceptions=True
    )
    outcomes = [
        each.changes[0].outcome if not isinstance(each, BaseException) else type(each) for each in replies
    ]
    assert sorted(map(str, outcomes)) in (
        ["already", "already", "done"],
        sorted(["done", str(NotFound), str(NotFound)]),
        sorted(["already", "done", str(NotFound)]),
    )
    assert path.read_text() == "1"
    assert len(await desk.home.door.log.entries()) == 2


async def test_undo_that_says_what_was_left_alone_and_fails_only_when_that_is_all(desk: Desk) -> None:
    a, b = desk.home.write("a", "1"), desk.home.write("b", "1")
    await desk.home.does(Replace(a, b"2"), Replace(b, b"2"), run="r100", session="s1")
    b.write_text("mine")
    end, events = await desk.asks("undo that")
    assert end.startswith("done: Taken back: 1. Left alone: 1.\n- ~/b was changed since, by you or a program at ")
    assert "\n- ~/a is as before" in end
    assert [event.path for event in events if isinstance(event, Changed)] == [str(a)]
    end, _ = await desk.asks("mach das rückgängig", session="s1")
    assert end.startswith("failed: Es wurde nichts rückgängig gemacht.\n- ~/b wurde danach geändert, von dir oder ")
    assert b.read_text() == "mine"


async def test_redo_that_does_again_what_undo_that_took_back(desk: Desk) -> None:
    path = desk.home.write("a", "1")
    await desk.home.does(Replace(path, b"2"), run="r100", session="s1")
    assert (await desk.asks("undo that"))[0].startswith("done: Taken back: 1.")
    assert path.read_text() == "1"
    assert (await desk.asks("redo that", session="s1"))[0].startswith("done: Done again: 1.")
    assert path.read_text() == "2"
    end, _ = await desk.asks("redo that", session="s1")
    assert end.startswith("failed: In this conversation nothing was taken back")


async def takes_back(desk: Desk, way: str, *, again: bool, run: str = "r200") -> tuple[str, list[Event]]:
    """What a run says to "undo that", or when it goes on with that after a kill; and what it tells of."""
    events: list[Event] = []
    args = {"session": "s1", "asked": run, "language": "en"} | ({"again": True} if again else {})
    return (await desk.engine.sessions.jobs[way](args)(events.append)).text, events


@pytest.mark.parametrize("reached", [0, 1, 2])
@pytest.mark.parametrize("way", ["undo", "redo"])
async def test_a_taking_back_that_was_killed_goes_on_and_says_what_it_would_have_said(
    desk: Desk, way: str, reached: int
) -> None:
    """`reached` of its changes were done, each in a group of its own, when ryxd was killed."""
    a, b, c = (desk.home.write(name, "1") for name in "abc")
    await desk.home.does(Replace(a, b"2"), Replace(b, b"2"), Replace(c, b"2"), run="r100", session="s1")
    if way == "redo":
        await takes_back(desk, "undo", again=False, run="r150")
    c.write_text("mine")
    chosen = await choose(desk.home.door.log, way, None, "s1")  # type: ignore[arg-type]
    entries = [entry for entry in chosen.entries if entry.path != c]
    origin = batch(Origin(run="r200", session="s1"), 1)
    for entry in entries[:reached]:
        await desk.home.undo.take_back([entry], origin)
    text, events = await takes_back(desk, way, again=True)
    words = "Taken back: 2." if way == "undo" else "Done again: 2."
    assert text.startswith(f"{words} Left alone: 1.\n- ~/c was changed since")
    # the newest first, as ever: b was changed last, and a was taken back last
    assert (text.index("~/b") < text.index("~/a")) == (way == "undo")
    wanted = "1" if way == "undo" else "2"
    assert (a.read_text(), b.read_text(), c.read_text()) == (wanted, wanted, "mine")
    assert sorted(event.path for event in events if isinstance(event, Changed)) == [str(a), str(b)]
    done = [entry for entry in await desk.home.door.log.entries(run="r200") if entry.state == "done"]
    assert len(done) == 2, "each once"
    again, _ = await takes_back(desk, way, again=True)
    assert again == text


async def test_undo_that_where_nothing_was_ever_changed(desk: Desk) -> None:
    end, events = await desk.asks("undo that")
    assert end == "failed: There is no change that could be taken back."
    assert not [event for event in events if event.kind == "asked"]


async def test_the_list_says_what_holds_and_what_can_no_longer_be_taken_back(desk: Desk) -> None:
    a, b = desk.home.write("a", "1"), desk.home.write("b", "1")
    await desk.home.does(Replace(a, b"2"), run="r1")
    await desk.home.does(Trash(b), run="r2")
    await desk.home.back("r1")
    await desk.home.again("r1")
    next((desk.home.trash / "files").iterdir()).unlink()
    reply = await desk.changes.do_changes(Changes(), CALLER)
    assert [(each.id, each.state, each.undoes) for each in reply.changes] == [
        ("c4", "done", "c3"), ("c3", "undone", "c1"), ("c2", "done", None), ("c1", "redone", None),
    ]  # fmt: skip
    lost = {each.id: each.lost for each in reply.changes}
    assert lost["c2"] is not None
    assert "no longer in the Trash" in lost["c2"]
    assert lost["c1"] is None
    reply = await desk.changes.do_changes(Changes(limit=2), CALLER)
    assert ([each.id for each in reply.changes], reply.more) == (["c4", "c3"], True)


# -- words


def test_both_languages_say_the_same_with_the_same_values() -> None:
    def values(text: str) -> set[str | None]:
        return {name for _, name, _, _ in string.Formatter().parse(text)} - {None}

    assert TEXTS["en"].keys() == TEXTS["de"].keys()
    for key, text in TEXTS["en"].items():
        assert values(text) == values(TEXTS["de"][key]), key


ENTRY = Entry("move", Path("/h/a"), Path("/h/b"), id="c1")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("why", get_args(Why))
def test_every_reason_has_words_and_names_the_path(why: Why, language: str) -> None:
    text = told(Took(ENTRY, "left", left=Left(why, text="because")), language, Path("/h"))
    assert "~/" in text
    assert "{" not in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["replace", "mode", "move", "remove", "remove_folder", "trash", "restore", "create", "link", "make_folder"])
def test_every_step_has_words(kind: str, language: str) -> None:
    target = Path("/h/b") if kind in {"move", "restore"} else None
    step = Planned(kind, Path("/h/a"), target)  # type: ignore[arg-type]
    plain = told(Took(ENTRY, "done", step), language, Path("/h"))
    assert ("~/b" if target else "~/a") in plain
    assert plain in told(Took(ENTRY, "would", step), language, Path("/h"))


def test_who_changed_it_is_named_by_run_or_by_time() -> None:
    by_ryx = Took(ENTRY, "left", left=Left("changed"), since=Since("c7", "r12", 0))
    assert told(by_ryx, "en", Path("/h")).startswith("~/b was changed since, by r12 (c7)")
    long_ago = Took(ENTRY, "left", left=Left("taken", State("file")), since=Since(at=86_400_000 * 365))
    assert told(long_ago, "en", Path("/h")).startswith("something else is at ~/a now, by you or a program at 197")
