"""Questions that want words, through the operations: listed beside approvals, answered, declined, never approved."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.server.approvals import ApprovalOperations
from ryxd.server.operations import Caller
from ryxd.wire.approvals import Approve, Deny, Questions
from ryxd.wire.errors import BadRequest, NotFound, Refused
from ryxd.wire.events import Answered, Returned
from tests.fakes.wondering import REQUEST, Wondering, present, wondering

CALLER = Caller(uid=1000, pid=12, transport="dbus", name=":1.7")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
async def engine(folder: Path) -> AsyncIterator[Wondering]:
    async with wondering(folder, present(choices=["red", "blue"])) as engine:
        yield engine


@pytest.fixture
async def run(engine: Wondering) -> str:
    run = (await engine.ask(REQUEST)).run
    await engine.question()
    return run


async def test_it_is_listed_with_what_answers_it(engine: Wondering, run: str) -> None:
    (info,) = (await ApprovalOperations(engine.sessions).do_questions(Questions(), CALLER)).questions
    assert (info.name, info.run, info.wants, info.request) == ("q1.1", run, "words", REQUEST)
    assert (info.question, info.summary, info.reason) == ("What colour?", "What colour?", "chat wants to know this")
    assert [(each.key, each.label) for each in info.choices] == [("1", "red"), ("2", "blue")]
    assert (info.digest, info.classes, info.paths) == ("", (), ())


@pytest.mark.parametrize("target", [None, "r1", "q1.1"])
async def test_a_yes_is_no_answer(engine: Wondering, run: str, target: str | None) -> None:
    operations = ApprovalOperations(engine.sessions)
    with pytest.raises(BadRequest, match=r"q1\.1 wants an answer, not a yes; as in: ryxctl answer q1\.1 'your words'"):
        await operations.do_approve(Approve(target=target), CALLER)
    assert engine.sessions.approvals.of(run) == ("q1.1",)


async def test_a_no_leaves_it_without_an_answer_and_the_agent_is_told_so(engine: Wondering, run: str) -> None:
    operations = ApprovalOperations(engine.sessions)
    reply = await operations.do_deny(Deny(target=run, reason="it is a secret"), CALLER)
    assert (reply.name, reply.run, reply.choice, reply.wants) == ("q1.1", run, "no", "words")
    assert (await engine.end(run)).outcome == "done", "the agent goes on without"
    events = await engine.journal.events(run)
    returned = next(event for event in events if isinstance(event, Returned))
    assert not returned.ok
    assert "you gave no answer: it is a secret; don't ask that again" in returned.preview
    answered = next(event for event in events if isinstance(event, Answered))
    assert (answered.choice, answered.by) == ("no", ":1.7, dbus, pid 12")
    with pytest.raises(Refused, match="left without an answer"):
        await operations.do_deny(Deny(target="q1.1"), CALLER)


async def test_nobody_answers_and_the_run_goes_on_with_a_result(folder: Path) -> None:
    async with wondering(folder, present(), wait=0.05) as engine:
        run = (await engine.ask(REQUEST)).run
        assert (await engine.end(run)).outcome == "done"
        events = await engine.journal.events(run)
        returned = next(event for event in events if isinstance(event, Returned))
        assert not returned.ok
        assert "nobody answered within 0.000833 minutes; don't ask that again" in returned.preview
        assert (await engine.anew.replay(run)).ends == ""


async def test_a_cancelled_run_waits_no_more(engine: Wondering, run: str) -> None:
    await engine.sessions.cancel(run)
    assert (await engine.end(run)).outcome == "cancelled"
    assert engine.sessions.approvals.waiting == ()
    with pytest.raises(Refused, match="withdrawn, its run ended"):
        await engine.sessions.answer("q1.1", "red")


async def test_an_answer_by_a_runs_name_is_its_questions(engine: Wondering, run: str) -> None:
    assert (await engine.sessions.answer(run, "any but blue", by="a test")).run == run
    assert (await engine.end(run)).outcome == "done"
    with pytest.raises(NotFound):
        await engine.sessions.answer(run, "red")


async def test_an_answer_before_the_end_of_ryxd_is_not_asked_for_again(folder: Path) -> None:
    hangs = present()
    script = {REQUEST: [hangs.script[REQUEST][0], "(the model hangs)"]}
    async with wondering(folder, type(hangs)(REQUEST, script=script, tools=hangs.tools)) as engine:
        run = (await engine.ask(REQUEST)).run
        await engine.question()
        await engine.sessions.answer(run, "green")
        while not any(isinstance(event, Returned) for event in engine.told):
            async with engine.ended:
                await engine.journal.events(run)
    async with wondering(folder, present()) as engine:
        assert (await engine.end(run)).outcome == "done"
        assert engine.asked.empty()


async def test_a_question_that_waits_while_ryxd_stops_is_asked_again_with_another_name(folder: Path) -> None:
    async with wondering(folder, present()) as engine:
        run = (await engine.ask(REQUEST)).run
        assert (await engine.question()).name == "q1.1"
    async with wondering(folder, present()) as engine:
        assert (await engine.question()).name == "q1.2"
        with pytest.raises(Refused, match="ryxd was restarted"):
            await engine.sessions.answer("q1.1", "green")
        await engine.sessions.answer("q1.2", "green")
        assert (await engine.end(run)).outcome == "done"
        kinds = [(event.choice, event.text) for event in await engine.journal.events(run) if isinstance(event, Answered)]
        assert kinds == [("withdrawn", ""), ("words", "green")]
        assert (await engine.anew.replay(run)).ends == ""
