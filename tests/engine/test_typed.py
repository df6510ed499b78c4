"""What is typed into a session with a question that wants words: its answer, or another request."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.engine.enquiries import LONGEST
from ryxd.wire.events import Answered, Returned
from tests.engine.test_killed import ADD, FILES, SCRIPT
from tests.fakes.mortal import Scene
from tests.fakes.wondering import REQUEST, Wondering, present, wondering

ORIGIN = "prompt"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path


async def asked(engine: Wondering) -> str:
    run = await engine.sessions.ask(REQUEST, origin=ORIGIN, cwd=str(engine.home))
    await engine.question()
    return run.run


@pytest.fixture
async def engine(folder: Path) -> AsyncIterator[Wondering]:
    async with wondering(folder, present(choices=["dark red", "blue"]), apps=("firefox",)) as engine:
        yield engine


@pytest.mark.parametrize(("text", "choice", "said"), [
    ("a light green, I think", "words", "a light green, I think"),
    ("firefox", "words", "firefox"),
    ("louder", "words", "louder"),
    ("yes", "words", "yes"),
    ("2", "2", "blue"),
    ("Dark red", "1", "dark red"),
])  # fmt: skip
async def test_it_is_the_answer(engine: Wondering, text: str, choice: str, said: str) -> None:
    run = await asked(engine)
    again = await engine.sessions.ask(text, origin=ORIGIN)
    assert again.run == run, "the run goes on; it is no new one"
    assert (await engine.end(run)).text == "Take a book."
    events = await engine.journal.events(run)
    (answered,) = (event for event in events if isinstance(event, Answered))
    assert (answered.choice, answered.text, answered.by) == (choice, said, "typed")
    returned = next(event for event in events if isinstance(event, Returned))
    assert said in returned.preview


@pytest.mark.parametrize("text", ["open firefox", "what time is it", "2 + 2", "x" * (LONGEST + 1)])
async def test_what_a_rule_does_at_once_is_a_request_and_so_is_what_is_too_long(engine: Wondering, text: str) -> None:
    run = await asked(engine)
    other = await engine.sessions.ask(text, origin=ORIGIN)
    assert other.run != run
    assert engine.sessions.approvals.of(run) == ("q1.1",)
    await engine.sessions.cancel(other.run)


async def test_where_only_choices_are_answers_other_words_are_a_request(folder: Path) -> None:
    async with wondering(folder, present(choices=["red", "blue"], only=True)) as engine:
        run = await asked(engine)
        other = await engine.sessions.ask("a light green, I think", origin=ORIGIN)
        assert other.run != run
        await engine.sessions.cancel(other.run)
        assert (await engine.sessions.ask("blue", origin=ORIGIN)).run == run
        assert (await engine.end(run)).outcome == "done"


async def test_typed_too_soon_or_elsewhere_it_is_none(engine: Wondering) -> None:
    engine.sessions.approvals._reading = 3600.0
    run = await asked(engine)
    soon = await engine.sessions.ask("a light green", origin=ORIGIN)
    engine.sessions.approvals._reading = 0.0
    elsewhere = await engine.sessions.ask("a light green", origin="tty:/dev/pts/9")
    new = await engine.sessions.ask("a light green", session="new")
    named = await engine.sessions.ask("a light green", origin=ORIGIN, agent="chat")
    assert len({run, soon.run, elsewhere.run, new.run, named.run}) == 5
    assert engine.sessions.approvals.of(run) == ("q1.1",)
    for other in (soon, elsewhere, new, named):
        if other.run in engine.sessions.active:
            await engine.sessions.cancel(other.run)


async def test_an_approval_is_answered_by_a_bare_yes_and_by_no_other_words(folder: Path) -> None:
    (folder / "home").mkdir()
    (folder / "home" / "notes.txt").write_text(FILES["notes.txt"])
    async with wondering(folder, Scene(ADD, script=SCRIPT)) as engine:
        run = (await engine.sessions.ask(ADD, origin=ORIGIN, cwd=str(engine.home))).run
        question = await engine.question()
        assert question.wants == "yes"
        for text in ("bread, please", "once", "yes, and butter"):
            other = await engine.sessions.ask(text, origin=ORIGIN)
            assert other.run != run
            await engine.sessions.cancel(other.run)
        assert engine.sessions.approvals.of(run) == ("q1.1",)
        assert (await engine.sessions.ask("yes", origin=ORIGIN)).run == run
        assert (await engine.end(run)).outcome == "done"
