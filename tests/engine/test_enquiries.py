"""Questions that want words: in one list with the approvals, answered once, and never an approval themselves."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.effect import Grant
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.engine.approvals import Approvals, Limits, Wondering
from ryxd.engine.enquiries import LONGEST, keys, told
from ryxd.wire.errors import BadRequest, NotFound, Refused
from ryxd.wire.events import Answered, Asked, Event
from tests.engine.test_approvals import Rules, question


class Desk:
    """Approvals, and what they told."""

    def __init__(self, limits: Limits, language: str = "en") -> None:
        self.told: list[Event] = []
        self.rules = Rules()
        self.rules.gate.set()
        self.approvals = Approvals(
            lambda _, event: self.told.append(event),
            language=lambda _: language, policy=lambda: self.rules, limits=lambda: limits, reading=0.0,
        )  # fmt: skip
        self.tasks: list[asyncio.Task[Heard]] = []

    async def enquire(self, text: str = "Which one?", *choices: str, run: str = "r1", words: bool = True) -> asyncio.Task[Heard]:
        """Begin to ask; the question waits when this returns (unless it was refused at once)."""
        task = asyncio.create_task(self.approvals.enquire(Enquiry(run, "lead/anna", "lead/anna.3", text, choices, words)))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def answer(self, target: str | None, text: str) -> None:
        await self.approvals.answer(self.approvals.find(target), text, by="a test")

    def asked(self) -> list[Asked]:
        return [event for event in self.told if isinstance(event, Asked)]

    def answered(self) -> list[Answered]:
        return [event for event in self.told if isinstance(event, Answered)]


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk(Limits())
    yield desk
    for task in desk.tasks:
        task.cancel()
    await asyncio.gather(*desk.tasks, return_exceptions=True)
    assert desk.approvals.waiting == ()
    assert len(desk.asked()) == len(desk.answered()), "each question that was asked has its end"


async def within(task: asyncio.Task[Heard]) -> Heard:
    async with asyncio.timeout(10):
        return await task


async def test_words_of_the_users_own_are_the_answer(desk: Desk) -> None:
    waits = await desk.enquire("Which one?", "red", "blue")
    (asked,) = desk.asked()
    assert (asked.name, asked.agent, asked.action, asked.waiting, asked.wants) == ("q1.1", "lead/anna", "lead/anna.3", True, "words")
    assert (asked.question, asked.reason) == ("Which one?", "lead/anna wants to know this")
    assert [(each.key, each.label) for each in asked.choices] == [("1", "red"), ("2", "blue")]
    assert (asked.digest, asked.classes, asked.preview) == ("", (), "")
    assert asked.until > 0
    await desk.answer("q1.1", "  neither, the green one\n")
    assert await within(waits) == Heard("neither, the green one")
    (answered,) = desk.answered()
    assert (answered.name, answered.choice, answered.text, answered.by) == ("q1.1", "words", "neither, the green one", "a test")
    assert answered.scope == ""


@pytest.mark.parametrize(("typed", "heard"), [
    ("2", Heard("Blue one", 2)), ("blue ONE ", Heard("Blue one", 2)), ("1", Heard("red", 1)), ("blue", Heard("blue")), ("3", Heard("3")),
])  # fmt: skip
async def test_a_choice_is_taken_by_its_key_or_its_label(desk: Desk, typed: str, heard: Heard) -> None:
    waits = await desk.enquire("Which?", "red", "Blue one")
    await desk.answer("r1", typed)
    assert await within(waits) == heard
    assert desk.answered()[0].choice == (str(heard.choice) if heard.choice else "words")


async def test_where_only_choices_are_answers_another_is_none(desk: Desk) -> None:
    waits = await desk.enquire("Go on?", "go on", "stop", words=False)
    assert desk.asked()[0].wants == "choice"
    with pytest.raises(NotFound, match=r"q1\.1 has no choice perhaps; its choices: 1 \(go on\), 2 \(stop\)"):
        await desk.answer("q1.1", "perhaps")
    await desk.answer("q1.1", "stop")
    assert await within(waits) == Heard("stop", 2)


@pytest.mark.parametrize("text", ["", " \n", "x" * (LONGEST + 1)])
async def test_nothing_and_too_much_are_no_answers(desk: Desk, text: str) -> None:
    waits = await desk.enquire()
    with pytest.raises(BadRequest):
        await desk.answer(None, text)
    assert not waits.done()


async def test_the_first_answer_wins(desk: Desk) -> None:
    waits = await desk.enquire()
    waiting = desk.approvals.find("q1.1")
    await desk.answer(None, "red")
    with pytest.raises(Refused, match=r"it was answered \(a test\)"):
        await desk.approvals.answer(waiting, "blue", by="somebody")
    with pytest.raises(Refused, match="waits for no answer any more"):
        desk.approvals.find("q1.1")
    assert (await within(waits)).answer == "red"


@pytest.mark.parametrize(("language", "why"), [("en", "you gave no answer: not now"), ("de", "du hast nicht geantwortet: not now")])
async def test_the_user_may_answer_nothing(language: str, why: str) -> None:
    desk = Desk(Limits(), language)
    waits = await desk.enquire()
    waiting = desk.approvals.find(None)
    assert isinstance(waiting, Wondering)
    desk.approvals.decline(waiting, by="a test", words="not now")
    assert await within(waits) == Heard(why=why)
    assert (desk.answered()[0].choice, desk.answered()[0].reason, desk.answered()[0].text) == ("no", "not now", "")
    with pytest.raises(Refused):
        desk.approvals.decline(waiting, by="a test")


@pytest.mark.parametrize(("language", "why"), [("en", "nobody answered within 0.0005 minutes"), ("de", "innerhalb von 0.0005 Minuten hat niemand geantwortet")])
async def test_without_an_answer_in_time_there_is_none(language: str, why: str) -> None:
    desk = Desk(Limits(wait=0.03), language)
    assert await within(await desk.enquire()) == Heard(why=why)
    assert desk.answered()[0].choice == "timeout"
    assert desk.approvals.waiting == ()


async def test_a_run_that_ends_takes_its_question_with_it(desk: Desk) -> None:
    waits = await desk.enquire()
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)
    assert desk.answered()[0].choice == "withdrawn"
    with pytest.raises(Refused, match="withdrawn, its run ended"):
        desk.approvals.find("q1.1")


async def test_two_agents_with_the_same_question_ask_it_once(desk: Desk) -> None:
    first, second, other = await desk.enquire(), await desk.enquire(), await desk.enquire(run="r2")
    assert [event.name for event in desk.asked()] == ["q1.1", "q2.1"]
    await desk.answer("q1.1", "red")
    assert await within(first) == await within(second) == Heard("red")
    assert not other.done()


async def test_approvals_and_words_are_one_list_with_one_limit() -> None:
    desk = Desk(Limits(of_run=2))
    words = await desk.enquire()
    yes = asyncio.create_task(desk.approvals.ask(question()))
    await asyncio.sleep(0)
    assert [each.name for each in desk.approvals.waiting] == ["q1.1", "q1.2"]
    assert desk.approvals.of("r1") == ("q1.1", "q1.2")
    assert await within(await desk.enquire("And this?")) == Heard(why="2 questions wait for an answer already")
    assert (await desk.approvals.ask(question(digest="1" * 64))).reason == "2 questions wait for an answer already"
    with pytest.raises(BadRequest, match=r"2 questions wait; say which one: q1\.1 \(Which one\?\); q1\.2 \(change"):
        desk.approvals.find(None)
    assert desk.approvals.typed("r1") is None, "what is typed could be meant for either"
    await desk.answer("q1.2", "always")
    assert await yes == Grant(yes=True, scope="always")  # type: ignore[arg-type]
    assert not words.done(), "a rule answers no question that wants words"
    await desk.answer("q1.1", "red")
    assert await within(words) == Heard("red")


async def test_words_do_not_answer_an_approval(desk: Desk) -> None:
    yes = asyncio.create_task(desk.approvals.ask(question()))
    await asyncio.sleep(0)
    for text in ("yes please", "Yes, once", "words", "1"):
        with pytest.raises(NotFound, match=r"it waits for a yes or a no: ryxctl approve q1\.1, or ryxctl deny q1\.1"):
            await desk.answer("q1.1", text)
    assert not yes.done()
    yes.cancel()
    await asyncio.gather(yes, return_exceptions=True)


@pytest.mark.parametrize("text", ["once", "run", "always", "yes", "ja"])
async def test_whatever_is_said_nothing_is_granted(desk: Desk, text: str) -> None:
    waits = await desk.enquire("May I delete everything?", "yes", "no")
    await desk.answer("q1.1", text)
    assert (await within(waits)).answer == text
    assert desk.rules.grants == []
    assert desk.answered()[0].scope == ""


async def test_names_go_on_after_a_restart(desk: Desk) -> None:
    desk.approvals.again("r1", ["q1.1", "q1.2"])
    await desk.enquire()
    assert desk.asked()[0].name == "q1.3"
    with pytest.raises(Refused, match="ryxd was restarted; if it still matters it is asked again"):
        desk.approvals.find("q1.2")


def test_a_long_question_is_shown_whole_and_nothing_in_it_hides() -> None:
    enquiry = Enquiry("r1", "lead", "lead.1", "Which \u202eone?\nThis: " + "x" * 400, ("a\u200bb",))
    asked = told(enquiry, "de")
    assert len(asked.question) == 300
    assert asked.preview.startswith("Which <202e>one?\nThis: x")
    assert asked.choices[0].label == "a<200b>b"
    assert asked.reason == "lead möchte das wissen"


@given(st.lists(st.text(alphabet="12345678abcdefghc", min_size=1, max_size=2), max_size=8))
def test_a_key_is_never_the_label_of_a_choice(labels: list[str]) -> None:
    made = keys(labels)
    assert len(set(made)) == len(made) == len(labels)
    assert not set(made) & set(labels)


SAYS = ("red", "1", "2", "yes", "once", "always", "no", "")
"""What may be said to anything at all."""


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.sampled_from(SAYS), st.integers(0, 4)), max_size=30))
@settings(max_examples=80, deadline=None)
def test_in_whatever_order_both_kinds_end_once_and_only_a_yes_to_an_approval_is_one(
    steps: list[tuple[int, int, str, int]],
) -> None:
    asyncio.run(_anything(steps))


async def _anything(steps: list[tuple[int, int, str, int]]) -> None:
    desk = Desk(Limits(of_run=3, in_all=5))
    yeses: list[asyncio.Task[Grant]] = []
    meant = {"once": 0, "always": 0}
    for run, which, text, what in steps:
        waits = [each for each in desk.approvals.waiting if each.question.run == f"r{run}"]
        if what == 0 or not waits:
            await desk.enquire(f"Question {which}?", *(("red", "blue") if which else ()), run=f"r{run}", words=which < 2)
        elif what == 1:
            yeses.append(asyncio.create_task(desk.approvals.ask(question(f"r{run}", digest=str(which) * 64))))
            await asyncio.sleep(0)
        elif what == 2:
            for each in (*desk.tasks[-1:], *yeses[-1:])[:1]:
                each.cancel()
            await asyncio.sleep(0)
        else:
            try:
                await desk.approvals.answer(waits[which % len(waits)], text, by="a test")
            except (BadRequest, NotFound):
                continue
            if not isinstance(waits[which % len(waits)], Wondering) and text in meant:
                meant[text] += 1
    await asyncio.sleep(0)
    open_now = {each.name for each in desk.approvals.waiting}
    ended = [each.name for each in desk.answered()]
    assert len(ended) == len(set(ended))
    assert {each.name for each in desk.asked()} == open_now | set(ended)
    allowed = [each for each in yeses if each.done() and not each.cancelled() and each.result().yes]
    if not sum(meant.values()):
        assert allowed == [], "no words to anything else are a yes"
    assert bool(desk.rules.grants) == bool(meant["always"])
    for task in (*desk.tasks, *yeses):
        task.cancel()
    await asyncio.gather(*desk.tasks, *yeses, return_exceptions=True)
    assert desk.approvals.waiting == ()
