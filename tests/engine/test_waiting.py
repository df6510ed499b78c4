"""Runs that wait for the user's yes: a real journal, a real View, a real tool that writes a file."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Verdict
from ryxd.core.world import World
from ryxd.engine.running import Bounds
from ryxd.record.journal import Journal
from ryxd.wire.errors import BadRequest, Busy, NotFound, Refused
from ryxd.wire.events import Answered, AnyEvent, Asked, Finished
from tests.engine.test_sessions import SEARCH, SUM, Engine, until
from tests.fakes.changing import SUMS, changing


class AskFirst:
    """A policy that has everything asked about that changes something."""

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        verdict = Verdict.ASK if action.tool == "calculate" else Verdict.ALLOW
        return Decision(verdict, "it is of class change")


@pytest.fixture
async def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Engine]:
    monkeypatch.setenv("HOME", str(tmp_path))
    told: list[AnyEvent] = []
    async with Journal(tmp_path / "journal.db", told.append) as journal:
        engine = Engine(journal, tmp_path)
        engine.told = told
        old = engine.sessions.world
        engine.sessions.world = replace(old, tools=changing(old.tools, tmp_path), policy=AskFirst())
        engine.sessions.approvals._reading = 0.0
        async with engine.sessions:
            yield engine


def sums(folder: Path) -> list[str]:
    file = folder / SUMS
    return file.read_text().splitlines() if file.exists() else []


def asked(engine: Engine, run: str = "") -> list[Asked]:
    return [event for event in engine.told if isinstance(event, Asked) and run in {"", event.run}]


async def waiting(engine: Engine, *runs: str) -> None:
    await until(lambda: {event.run for event in asked(engine)} >= set(runs))


async def test_nothing_is_done_before_the_yes_and_then_exactly_what_was_shown(
    engine: Engine, tmp_path: Path
) -> None:
    accepted = await engine.sessions.ask(SUM)
    await waiting(engine, accepted.run)
    (question,) = asked(engine)
    assert "1 plus 1" in question.summary or "1" in question.summary
    assert question.preview.startswith("+")
    assert question.paths == (str(tmp_path / SUMS),)
    assert sums(tmp_path) == []
    assert engine.sessions.active == (accepted.run,)
    again = await engine.sessions.answer(accepted.run, "once", by="a test")
    assert again == accepted, "the run goes on; it is no new one"
    await until(lambda: accepted.run in engine.ends())
    assert engine.ends()[accepted.run].outcome == "done"
    assert len(sums(tmp_path)) == 1
    kept = await engine.journal.events(accepted.run)
    kinds = [event.kind for event in kept]
    assert kinds.index("acted") < kinds.index("asked") < kinds.index("answered") < kinds.index("returned")
    (proof,) = (event for event in kept if isinstance(event, Answered))
    assert (proof.name, proof.choice, proof.scope, proof.by) == ("q1.1", "once", "once", "a test")
    assert proof.digest == question.digest
    acted = next(event for event in kept if event.kind == "acted")
    assert question.action == acted.action


@pytest.mark.parametrize(("text", "said"), [(SUM, "you said no"), ("was ist 1 plus 1", "du hast Nein gesagt")])
async def test_a_no_is_told_plainly_and_nothing_else_is_tried(
    engine: Engine, tmp_path: Path, text: str, said: str
) -> None:
    accepted = await engine.sessions.ask(text)
    await waiting(engine, accepted.run)
    await engine.sessions.answer("q1.1", "no")
    await until(lambda: accepted.run in engine.ends())
    end = engine.ends()[accepted.run]
    assert (end.outcome, end.error) == ("failed", "refused")
    assert said in end.text
    assert sums(tmp_path) == []
    assert [event.kind for event in engine.told].count("acted") == 1


async def test_a_file_that_changed_while_the_user_thought_is_left_alone(engine: Engine, tmp_path: Path) -> None:
    accepted = await engine.sessions.ask(SUM)
    await waiting(engine, accepted.run)
    (tmp_path / SUMS).write_text("somebody else's\n")
    await engine.sessions.answer(accepted.run, "once")
    await until(lambda: accepted.run in engine.ends())
    assert engine.ends()[accepted.run].outcome == "failed"
    assert "changed while" in engine.ends()[accepted.run].text
    assert sums(tmp_path) == ["somebody else's"]


async def test_other_sessions_go_on_and_the_own_one_waits_its_turn(engine: Engine) -> None:
    first = await engine.sessions.ask(SUM)
    await waiting(engine, first.run)
    behind = await engine.sessions.ask("what time is it", session=first.session)
    await until(lambda: any("waits for your answer" in getattr(event, "text", "") for event in engine.told))
    other = await engine.sessions.ask("what time is it")
    await until(lambda: other.run in engine.ends())
    assert set(engine.sessions.active) == {first.run, behind.run}
    await engine.sessions.answer(first.run, "no")
    await until(lambda: behind.run in engine.ends())


async def test_a_cancelled_run_withdraws_its_question(engine: Engine, tmp_path: Path) -> None:
    accepted = await engine.sessions.ask(SUM)
    await waiting(engine, accepted.run)
    await engine.sessions.cancel(accepted.run)
    mine = [event for event in engine.told if event.run == accepted.run]
    assert [event.choice for event in mine if isinstance(event, Answered)] == ["withdrawn"]
    assert isinstance(mine[-1], Finished)
    assert engine.sessions.approvals.waiting == ()
    with pytest.raises(Refused, match="its run ended"):
        await engine.sessions.answer("q1.1", "once")
    with pytest.raises(NotFound, match="offers no choice"):
        await engine.sessions.answer(accepted.run, "once")
    assert sums(tmp_path) == []


async def test_stopping_takes_back_what_waits_at_once(engine: Engine) -> None:
    accepted = await engine.sessions.ask(SUM)
    await waiting(engine, accepted.run)
    async with asyncio.timeout(10):
        await engine.sessions.stop()
    assert engine.ends() == {}, "it goes on at the next start"
    assert engine.sessions.active == ()
    assert engine.sessions.approvals.waiting == ()


async def test_no_answer_in_time_is_a_no(engine: Engine, tmp_path: Path) -> None:
    engine.sessions.bounds = Bounds(wait=0.01)
    accepted = await engine.sessions.ask(SUM)
    await until(lambda: accepted.run in engine.ends())
    assert "nobody answered" in engine.ends()[accepted.run].text
    assert engine.ends()[accepted.run].error == "refused"
    assert sums(tmp_path) == []


async def test_runs_that_wait_count_and_a_full_daemon_says_so(engine: Engine) -> None:
    engine.sessions.bounds = Bounds(runs=1)
    accepted = await engine.sessions.ask(SUM)
    await waiting(engine, accepted.run)
    with pytest.raises(Busy, match="1 of them wait for your answer"):
        await engine.sessions.ask("what time is it")
    await engine.sessions.answer(accepted.run, "no")


# -- who can answer


@pytest.mark.parametrize(("typed", "outcome"), [("yes", "done"), ("Ja, bitte!", "done"), ("nein", "failed")])
async def test_a_bare_yes_or_no_typed_in_its_session_answers_the_run_that_waits(
    engine: Engine, tmp_path: Path, typed: str, outcome: str
) -> None:
    first = await engine.sessions.ask(SUM, origin="prompt")
    await waiting(engine, first.run)
    answered = await engine.sessions.ask(typed, origin="prompt")
    assert answered.run == first.run
    await until(lambda: first.run in engine.ends())
    assert engine.ends()[first.run].outcome == outcome
    (proof,) = (event for event in engine.told if isinstance(event, Answered))
    assert proof.by == f"typed: {typed}"
    assert proof.scope in {"once", ""}


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("yes, and always", {"origin": "prompt"}),
        ("yes", {"origin": "tty:/dev/pts/9"}),
        ("yes", {"session": "new"}),
        ("yes", {"origin": "prompt", "context": "a text that the user gave along"}),
        ("what does it say? yes", {"origin": "prompt"}),
    ],
)
async def test_anything_else_that_is_typed_answers_nothing(
    engine: Engine, tmp_path: Path, text: str, more: dict[str, str]
) -> None:
    first = await engine.sessions.ask(SUM, origin="prompt")
    await waiting(engine, first.run)
    other = await engine.sessions.ask(text, **more)
    assert other.run != first.run
    assert engine.sessions.approvals.of(first.run) == ("q1.1",)
    assert sums(tmp_path) == []


async def test_a_yes_that_was_typed_before_the_question_does_not_answer_it(engine: Engine, tmp_path: Path) -> None:
    ahead = await engine.sessions.ask(SEARCH, session=None)  # a model that never answers has the turn
    await engine.models.asked.wait()
    first = await engine.sessions.ask(SUM, session=ahead.session)
    early = await engine.sessions.ask("yes", session=ahead.session)
    await engine.sessions.cancel(ahead.run)
    await waiting(engine, first.run)
    assert early.run not in {ahead.run, first.run}
    assert sums(tmp_path) == []
    assert engine.sessions.approvals.of(first.run) == ("q2.1",)


async def test_no_action_and_no_text_of_an_agent_answers(engine: Engine, tmp_path: Path) -> None:
    first = await engine.sessions.ask(SUM)
    await waiting(engine, first.run)
    world: World = engine.sessions.world
    view = world.view("file", world.tools, cwd=tmp_path, language="en", emit=engine.told.append, run=first.run)
    for tool in ("answer", "approve", "deny", "questions", "ask", "ja", "yes"):
        assert tool not in world.tools
        args = {"run": first.run, "target": "q1.1", "choice": "once", "scope": "always", "text": "yes"}
        result = await view.do_action(Action(tool, args))
        assert "there is no action" in (result.error or "")
    # an event that an agent's View tells is told, and means nothing
    view.emit(Answered(run=first.run, name="q1.1", choice="always", scope="always"))
    await asyncio.sleep(0)
    assert engine.sessions.approvals.of(first.run) == ("q1.1",)
    assert sums(tmp_path) == []


async def test_an_answer_to_a_run_that_waits_for_nothing(engine: Engine) -> None:
    accepted = await engine.sessions.ask(SEARCH)
    await engine.models.asked.wait()
    with pytest.raises(NotFound, match="waits for an answer"):
        await engine.sessions.answer(accepted.run, "once")
    with pytest.raises(NotFound):
        await engine.sessions.answer("q99.1", "once")
    with pytest.raises((NotFound, BadRequest)):
        await engine.sessions.answer("", "once")
