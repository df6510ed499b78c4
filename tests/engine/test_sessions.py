"""Runs from their acceptance to their end, with a real journal and real tools, and a model that never answers."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.presenting import Offer, Presented
from ryxd.composition import built_in, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core.action import Action
from ryxd.core.model import Completion, LanguageModel, Prompt, Tier
from ryxd.core.shipped import prompt_folder
from ryxd.core.view import Emit
from ryxd.engine.running import Bounds
from ryxd.engine.sessions import Sessions
from ryxd.engine.specs import load_specs
from ryxd.engine.toolbox import Toolbox
from ryxd.engine.work import Job
from ryxd.models.lease import Spent
from ryxd.models.serving import Tell
from ryxd.record.journal import Journal
from ryxd.record.runs import CLEAN
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import Busy, NotFound, Refused
from ryxd.wire.events import AnyEvent, Choice, Finished, ModelLoading, Progressed

SEARCH = "find me the great wave file"
SUM = "what is 1 plus 1"


class Silent:
    """Models that are asked and never answer."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.spent = Spent()

    def lease(self, owner: str, tell: Tell) -> AbstractContextManager["Silent"]:
        return nullcontext(self)

    def model(self, tier: Tier) -> LanguageModel:
        return self

    def serving(self, tier: Tier) -> Tier | None:
        return Tier.SMALL

    def info(self) -> tuple[ModelInfo, ...]:
        return ()

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


class Engine:
    """Sessions, and what they told."""

    def __init__(self, journal: Journal, folder: Path) -> None:
        self.journal = journal
        self.told: list[AnyEvent] = []
        self.models = Silent()
        tools = built_in(Sandbox(folder / "layers"), folder / "code")
        self.sessions = Sessions(
            journal,
            world(Config(), Toolbox(tools), places({"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)})),
            specs=load_specs([prompt_folder() / "agents"], tools),
            models=self.models,
            is_app=no_apps,
            bounds=Bounds(),
        )

    def ends(self) -> dict[str, Finished]:
        return {event.run: event for event in self.told if isinstance(event, Finished)}


async def no_apps() -> Callable[[str], bool]:
    return lambda _: False


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[Engine]:
    told: list[AnyEvent] = []
    async with Journal(tmp_path / "journal.db", told.append) as journal:
        engine = Engine(journal, tmp_path)
        engine.told = told
        async with engine.sessions:
            yield engine


async def test_cancelling_in_the_same_turn_of_the_loop_as_accepting(engine: Engine) -> None:
    accepted = await engine.sessions.ask(SUM)
    await engine.sessions.cancel(accepted.run)
    assert engine.ends()["r1"].outcome == "cancelled"
    assert engine.sessions.active == ()
    with pytest.raises(Refused, match="ended already"):
        await engine.sessions.cancel("r1")


async def test_a_run_can_be_cancelled_twice_and_while_it_waits_for_its_turn(engine: Engine) -> None:
    first = await engine.sessions.ask(SEARCH)
    async with asyncio.timeout(10):
        await engine.models.asked.wait()
    behind = await engine.sessions.ask(SUM, session=first.session)
    last = await engine.sessions.ask(SUM, session=first.session)
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await engine.sessions.cancel(behind.run)
        assert engine.ends()[behind.run].outcome == "cancelled"
        assert set(engine.sessions.active) == {first.run, last.run}, "the others are left alone"
        await asyncio.gather(*(engine.sessions.cancel(first.run) for _ in range(3)))
        assert engine.ends()[first.run].outcome == "cancelled"
        while engine.sessions.active:
            await asyncio.sleep(0.01)
    assert engine.ends()[last.run].outcome == "done", "its turn came"
    states = {run.id: run.state for run in await engine.journal.runs(limit=10)}
    assert states == {"r1": "cancelled", "r2": "cancelled", "r3": "done"}


async def test_sixty_requests_of_one_session_are_done_in_their_order(engine: Engine) -> None:
    session = (await engine.sessions.ask(SUM)).session
    asked = await asyncio.gather(
        *(engine.sessions.ask(f"what is {number} plus 1", session=session) for number in range(60))
    )
    async with asyncio.timeout(20):
        while engine.sessions.active:
            await asyncio.sleep(0.01)
    ends = [event for event in engine.told if isinstance(event, Finished)][1:]
    assert [end.run for end in ends] == [accepted.run for accepted in asked]
    assert all(f" {number + 1}" in end.text for number, end in enumerate(ends))


async def test_last_is_the_conversation_that_was_spoken_in_last(engine: Engine) -> None:
    with pytest.raises(NotFound, match="no conversation yet"):
        await engine.sessions.ask(SUM, session="last")
    first = await engine.sessions.ask(SUM)
    second = await engine.sessions.ask(SUM)
    await engine.sessions.ask(SUM, session=first.session)

    async def job(_: Emit) -> Presented:
        return Presented("pulled")

    await engine.sessions.job("pull a model", "models_pull", job)
    again = await engine.sessions.ask(SUM, session="last")
    assert again.session == first.session != second.session, "a long work of a command is no conversation"


async def test_stopping_suspends_every_run_ends_jobs_and_takes_no_more(engine: Engine) -> None:
    first = await engine.sessions.ask(SEARCH)
    async with asyncio.timeout(10):
        await engine.models.asked.wait()
    await engine.sessions.ask(SUM, session=first.session)
    begun = asyncio.Event()

    async def forever(_: Emit) -> Presented:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    job = await engine.sessions.job("a", "a", forever)
    await begun.wait()
    late = asyncio.create_task(engine.sessions.ask(SUM))
    await asyncio.sleep(0)  # it waits for the journal
    async with asyncio.timeout(10):
        await engine.sessions.stop()
        await late
        while engine.sessions.active:
            await asyncio.sleep(0.01)
    (end,) = engine.ends().values()
    assert (end.run, end.outcome) == (job.run, "cancelled")
    assert "ask again" in end.text
    left = await engine.journal.unfinished()
    assert [(each.accepted.run, each.resumed) for each in left] == [(run, CLEAN) for run in ("r1", "r2", "r4")]
    with pytest.raises(Busy, match="stopping"):
        await engine.sessions.ask(SUM)


async def test_nothing_is_told_of_a_run_after_its_end(engine: Engine) -> None:
    accepted = await engine.sessions.ask(SEARCH)
    async with asyncio.timeout(10):
        await engine.models.asked.wait()
        cancelling = asyncio.create_task(engine.sessions.cancel(accepted.run))
        while not cancelling.done():
            engine.sessions.model_changed(ModelLoading(tier="small", model="m"))
            await asyncio.sleep(0)
    kinds = [event.kind for event in await engine.journal.events(accepted.run)]
    assert kinds.index("finished") == len(kinds) - 1
    assert "model_loading" in kinds, "it is told before"


async def until(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not claim():
            await asyncio.sleep(0.01)


async def test_a_job_is_a_run_with_events_an_answer_and_an_offer_that_is_a_job_again(engine: Engine) -> None:
    def more(args: Mapping[str, Any]) -> Job:
        async def job(_: Emit) -> Presented:
            return Presented(f"more of {args['what']}")

        return job

    async def job(emit: Emit) -> Presented:
        emit(Progressed(agent="x", text="half", done=1, total=2))
        choices = (Choice(key="more", label="More"), Choice(key="no", label="No"))
        return Presented("done", Offer("More?", choices, {"more": Action("x_more", {"what": "it"})}))

    engine.sessions.jobs = {"x_more": more}
    accepted = await engine.sessions.job("do x", "x", job)
    await until(lambda: accepted.run in engine.ends())
    mine = [event for event in engine.told if event.run == accepted.run]
    kinds = [event.kind for event in mine]
    assert kinds == ["routed", "progressed", "said", "asked", "finished"]
    assert (mine[-1].outcome, mine[-1].text) == ("done", "done")
    stored = [event.kind for event in await engine.journal.events(accepted.run)]
    assert stored == [kind for kind in kinds if kind != "progressed"]
    answered = await engine.sessions.answer(accepted.run, "more")
    await until(lambda: answered.run in engine.ends())
    assert engine.ends()[answered.run].text == "more of it"
    refused = await engine.sessions.answer(accepted.run, "no")
    await until(lambda: refused.run in engine.ends())
    assert engine.ends()[refused.run].outcome == "done"


async def test_a_job_that_is_cancelled_ends_and_one_that_fails_says_why(engine: Engine) -> None:
    begun = asyncio.Event()

    async def forever(_: Emit) -> Presented:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    async def wrong(_: Emit) -> Presented:
        raise Refused("not this")

    first, second = await engine.sessions.job("a", "a", forever), await engine.sessions.job("b", "b", wrong)
    await begun.wait()
    await engine.sessions.cancel(first.run)
    await until(lambda: len(engine.ends()) == 2)
    assert engine.ends()[first.run].outcome == "cancelled"
    assert (engine.ends()[second.run].text, engine.ends()[second.run].error) == ("not this", "refused")


async def test_no_later_request_waits_for_a_job_that_a_click_began(engine: Engine) -> None:
    begun = asyncio.Event()

    async def forever(_: Emit) -> Presented:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    job = await engine.sessions.job("a", "a", forever, desktop=True)
    await begun.wait()
    assert engine.sessions.prompted.has(job.run)
    asked = await engine.sessions.ask(SUM, origin="prompt")
    await until(lambda: asked.run in engine.ends())
    assert asked.session != job.session


def remembering(told: list[Mapping[str, Any]]) -> Callable[[Mapping[str, Any]], Job]:
    """Makes jobs that only say what they were asked for."""

    def make(args: Mapping[str, Any]) -> Job:
        async def job(_: Emit) -> Presented:
            told.append(dict(args))
            return Presented("taken back")

        return job

    return make


async def test_the_changes_of_every_run_can_be_taken_back_by_its_notification(engine: Engine) -> None:
    told: list[Mapping[str, Any]] = []
    accepted = await engine.sessions.ask(SUM)
    await until(lambda: accepted.run in engine.ends())
    with pytest.raises(NotFound):
        await engine.sessions.answer(accepted.run, "undo")
    engine.sessions.jobs = {"undo": remembering(told)}
    undoing = await engine.sessions.answer(accepted.run, "undo")
    await until(lambda: undoing.run in engine.ends())
    assert told == [{"run": accepted.run, "asked": undoing.run}]
    assert undoing.session != accepted.session


@pytest.mark.parametrize(
    ("text", "job", "language"), [("undo that", "undo", "en"), ("mach das rückgängig", "undo", "de"), ("redo", "redo", "en")]
)
async def test_undo_that_is_the_last_change_of_the_session(
    engine: Engine, text: str, job: str, language: str
) -> None:
    told: list[Mapping[str, Any]] = []
    engine.sessions.jobs = {job: remembering(told)}
    accepted = await engine.sessions.ask(text)
    await until(lambda: accepted.run in engine.ends())
    assert told == [{"session": accepted.session, "language": language, "asked": accepted.run}]
    assert engine.ends()[accepted.run].text == "taken back"
    assert not engine.models.asked.is_set(), "no model is needed for that"
