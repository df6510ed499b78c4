"""Questions that wait for the user: asked, answered once, bound to what was shown, never left behind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Grant, Permission, Question, Scope, Verdict
from ryxd.engine.approvals import Approvals, Limits, Waiting
from ryxd.engine.followup import yes_or_no
from ryxd.engine.visible import SHOWN, shortened, visible
from ryxd.wire.errors import BadRequest, Internal, NotFound, Refused, RyxError
from ryxd.wire.events import Answered, Asked, Event


@dataclass
class Rules:
    """A policy that remembers what it was told to."""

    grants: list[tuple[str, Scope]] = field(default_factory=list)
    error: RyxError | None = None
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        if effect.unclear or not self.grants:
            return Decision(Verdict.ASK, "it changes something")
        return Decision(Verdict.ALLOW, "a rule")

    async def grant(self, question: Question, scope: Scope) -> None:
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        self.grants.append((question.run, scope))


class Desk:
    """Approvals, and what they told."""

    def __init__(self, policy: Rules | None, limits: Limits, language: str = "en") -> None:
        self.told: list[tuple[str, Event]] = []
        self.rules = policy
        self.approvals = Approvals(
            lambda run, event: self.told.append((run, event)),
            language=lambda _: language,
            policy=lambda: policy,
            limits=lambda: limits,
            reading=0.0,
        )
        self.tasks: set[asyncio.Task[Grant]] = set()

    async def ask(self, question: Question) -> asyncio.Task[Grant]:
        """Begin to ask; the question waits when this returns (unless it was refused at once)."""
        task = asyncio.create_task(self.approvals.ask(question))
        self.tasks.add(task)
        await asyncio.sleep(0)
        return task

    def asked(self) -> list[Asked]:
        return [event for _, event in self.told if isinstance(event, Asked)]

    def answered(self) -> list[Answered]:
        return [event for _, event in self.told if isinstance(event, Answered)]

    async def answer(self, target: str | None, choice: str, **more: str) -> None:
        await self.approvals.answer(self.approvals.find(target), choice, by="a test", **more)


def question(run: str = "r1", digest: str = "0" * 64, **more: object) -> Question:
    about: dict[str, object] = {"preview": "-old\n+new", "writes": (Path("/home/x/notes.txt"),), "unclear": ""}
    about |= {key: more.pop(key) for key in list(more) if key in about}
    effect = Effect(frozenset({Permission.CHANGE}), "change notes.txt (2 lines)", **about)  # type: ignore[arg-type]
    action = Action("change", {"path": "notes.txt"})
    return Question(run, "file", action, effect, "it is of class change", digest, **more)  # type: ignore[arg-type]


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rules = Rules()
    rules.gate.set()
    desk = Desk(rules, Limits())
    yield desk
    for task in desk.tasks:
        task.cancel()
    await asyncio.gather(*desk.tasks, return_exceptions=True)
    assert desk.approvals.waiting == ()
    assert len(desk.asked()) == len(desk.answered()), "each question that was asked has its end"


async def within(task: asyncio.Task[Grant]) -> Grant:
    async with asyncio.timeout(10):
        return await task


async def test_a_yes_ends_the_wait_and_the_journal_can_prove_it(desk: Desk) -> None:
    waits = await desk.ask(question())
    (asked,) = desk.asked()
    assert asked.waiting
    assert (asked.name, asked.agent) == ("q1.1", "file")
    assert asked.question == "Allow: change notes.txt (2 lines)?"
    assert asked.preview == "-old\n+new"
    assert asked.reason == "it is of class change"
    assert (asked.classes, asked.paths) == (("change",), ("/home/x/notes.txt",))
    assert asked.digest == "0" * 16
    assert [choice.key for choice in asked.choices] == ["once", "run", "always", "no"]
    assert not waits.done()
    await desk.answer("q1.1", "once", digest=asked.digest)
    assert await within(waits) == Grant(yes=True)
    (answered,) = desk.answered()
    assert (answered.name, answered.choice, answered.scope, answered.by) == ("q1.1", "once", "once", "a test")
    assert answered.digest == asked.digest


async def test_a_no_has_its_reason_and_its_words(desk: Desk) -> None:
    first, second = await desk.ask(question()), await desk.ask(question(digest="1" * 64))
    await desk.answer("q1.1", "no")
    await desk.answer("q1.2", "no", words="take the copy")
    assert await within(first) == Grant(yes=False, reason="you said no")
    said = await within(second)
    assert (said.yes, said.words, said.reason) == (False, "take the copy", "you said no: take the copy")


async def test_it_speaks_german() -> None:
    desk = Desk(None, Limits(), "de")
    waits = await desk.ask(question(extras={"try": "try it first", "mine": "Etwas anderes"}))
    (asked,) = desk.asked()
    assert asked.question == "Erlauben: change notes.txt (2 lines)?"
    labels = {choice.key: choice.label for choice in asked.choices}
    assert labels == {"once": "Ja, einmal", "try": "Erst ausprobieren und zeigen, was es ändert", "mine": "Etwas anderes", "no": "Nein"}
    await desk.answer("q1.1", "no")
    assert (await within(waits)).reason == "du hast Nein gesagt"


@pytest.mark.parametrize("target", [None, "r1", "q1.1"])
async def test_a_question_is_found_by_its_name_its_run_or_because_it_is_the_only_one(
    desk: Desk, target: str | None
) -> None:
    waits = await desk.ask(question())
    await desk.answer(target, "once")
    assert (await within(waits)).yes


async def test_of_several_one_has_to_be_named(desk: Desk) -> None:
    await desk.ask(question())
    second = await desk.ask(question(digest="1" * 64))
    await desk.ask(question("r2"))
    for target in (None, "r1"):
        with pytest.raises(BadRequest, match=r"say which one: q1\.1 \(change notes\.txt"):
            desk.approvals.find(target)
    await desk.answer("r2", "once")
    await desk.answer("q1.2", "once")
    assert (await within(second)).yes
    assert desk.approvals.of("r1") == ("q1.1",)


@pytest.mark.parametrize("target", ["r7", "q7.1", "", "q", "no such thing"])
async def test_what_does_not_wait_is_not_found(desk: Desk, target: str) -> None:
    await desk.ask(question())
    with pytest.raises(NotFound):
        desk.approvals.find(target)


async def test_nothing_waits(desk: Desk) -> None:
    with pytest.raises(NotFound, match="nothing waits"):
        desk.approvals.find(None)


async def test_the_first_of_two_answers_counts_and_the_second_is_told(desk: Desk) -> None:
    waits = await desk.ask(question())
    waiting = desk.approvals.find("q1.1")
    await desk.approvals.answer(waiting, "no", by="the notification")
    with pytest.raises(Refused, match=r"it was denied \(the notification\)"):
        await desk.approvals.answer(waiting, "once", by="a terminal")
    for target in ("q1.1", "r1"):
        with pytest.raises(Refused, match="denied"):
            desk.approvals.find(target)
    assert not (await within(waits)).yes
    assert len(desk.answered()) == 1


async def test_while_a_rule_is_written_down_nobody_else_can_answer(desk: Desk) -> None:
    assert desk.rules is not None
    desk.rules.gate.clear()
    waits = await desk.ask(question())
    always = asyncio.create_task(desk.answer("q1.1", "always"))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="just answered"):
        await desk.answer("q1.1", "no")
    desk.rules.gate.set()
    await always
    assert await within(waits) == Grant(yes=True, scope=Scope.ALWAYS)


async def test_a_rule_that_cannot_be_kept_leaves_the_question_open(desk: Desk) -> None:
    assert desk.rules is not None
    desk.rules.error = Internal("no space left")
    waits = await desk.ask(question())
    with pytest.raises(Internal):
        await desk.answer("q1.1", "always")
    assert not waits.done()
    await desk.answer("q1.1", "once")
    assert await within(waits) == Grant(yes=True)


async def test_a_run_that_ends_while_a_rule_is_written_gets_no_answer(desk: Desk) -> None:
    assert desk.rules is not None
    desk.rules.gate.clear()
    waits = await desk.ask(question())
    always = asyncio.create_task(desk.answer("q1.1", "always"))
    await asyncio.sleep(0)
    waits.cancel()
    await asyncio.sleep(0)
    desk.rules.gate.set()
    with pytest.raises(Refused, match="its run ended"):
        await always


async def test_what_a_new_rule_allows_is_not_asked_about_any_more(desk: Desk) -> None:
    first, second = await desk.ask(question()), await desk.ask(question(digest="1" * 64))
    unclear = await desk.ask(question(digest="2" * 64, unclear="it hides its name", scopes=(Scope.ONCE,)))
    more = await desk.ask(question(digest="3" * 64, extras={"keep": "keep it"}))
    guarded = await desk.ask(question(digest="4" * 64, scopes=(Scope.ONCE,)))
    await desk.answer("q1.1", "run")
    assert await within(first) == await within(second) == Grant(yes=True, scope=Scope.RUN)
    assert desk.rules is not None
    assert desk.rules.grants == [("r1", Scope.RUN)]
    assert [one.by for one in desk.answered()] == ["a test", "the rule made for q1.1"]
    await asyncio.sleep(0)
    assert not unclear.done()
    assert not more.done()
    assert not guarded.done()


async def test_the_same_question_twice_in_a_run_is_asked_once(desk: Desk) -> None:
    waits = [await desk.ask(question()) for _ in range(3)]
    elsewhere = await desk.ask(question("r2"))
    assert [asked.name for asked in desk.asked()] == ["q1.1", "q2.1"]
    waits[0].cancel()
    await asyncio.sleep(0)
    await desk.answer("q1.1", "once")
    assert (await within(waits[1])).yes
    assert (await within(waits[2])).yes
    assert not elsewhere.done()


async def test_a_cancelled_run_takes_its_question_back(desk: Desk) -> None:
    waits = await desk.ask(question())
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await within(waits)
    (answered,) = desk.answered()
    assert (answered.choice, answered.scope) == ("withdrawn", "")
    with pytest.raises(Refused, match="its run ended"):
        desk.approvals.find("q1.1")


async def test_no_answer_in_time_is_a_no() -> None:
    desk = Desk(None, Limits(wait=0.01))
    said = await within(await desk.ask(question()))
    assert not said.yes
    assert "nobody answered" in said.reason
    assert not said.words
    assert [one.choice for one in desk.answered()] == ["timeout"]
    with pytest.raises(Refused, match="nobody answered in time"):
        desk.approvals.find("q1.1")


async def test_a_rule_that_cannot_be_kept_and_took_too_long_is_a_no_in_the_end() -> None:
    rules = Rules(error=Internal("no space left"))
    desk = Desk(rules, Limits(wait=0.01))
    waits = await desk.ask(question())
    always = asyncio.create_task(desk.answer("q1.1", "always"))
    while not desk.approvals.find("q1.1").late:
        await asyncio.sleep(0.001)
    assert not waits.done()
    rules.gate.set()
    with pytest.raises(Internal):
        await always
    assert "nobody answered" in (await within(waits)).reason


async def test_too_many_questions_are_a_no() -> None:
    desk = Desk(None, Limits(of_run=2, in_all=3))
    first = [await desk.ask(question(digest=str(number) * 64)) for number in range(3)]
    others = [await desk.ask(question("r2", digest=str(number) * 64)) for number in range(2)]
    for refused in (first[2], others[1]):
        assert "wait for an answer already" in (await within(refused)).reason
    assert len(desk.asked()) == 3
    for task in desk.tasks:
        task.cancel()
    await asyncio.gather(*desk.tasks, return_exceptions=True)


@pytest.mark.parametrize("digest", ["", "0" * 15, "0" * 15 + "1", "1" * 64, "zz"])
async def test_an_answer_to_something_else_than_what_was_shown_is_refused(desk: Desk, digest: str) -> None:
    waits = await desk.ask(question())
    with pytest.raises(Refused, match="not what you were shown"):
        await desk.answer("q1.1", "once", digest=digest)
    assert not waits.done()


@pytest.mark.parametrize("choice", ["yes", "", "withdrawn", "timeout", "drop", "ONCE"])
async def test_a_choice_that_is_not_there_answers_nothing(desk: Desk, choice: str) -> None:
    waits = await desk.ask(question(extras={"try": "try it", "always": "never", "withdrawn": "x", "timeout": "x"}))
    assert [each.key for each in desk.asked()[0].choices] == ["once", "run", "always", "try", "no"]
    with pytest.raises(NotFound, match="its choices: once, run, always, try, no"):
        await desk.answer("q1.1", choice)
    assert not waits.done()
    await desk.answer("q1.1", "try")
    assert await within(waits) == Grant(yes=True, extra="try")


async def test_only_once_where_nothing_remembers_or_not_all_was_shown(desk: Desk) -> None:
    await desk.ask(question(preview="x" * (SHOWN + 5)))
    await desk.ask(question(digest="1" * 64, scopes=(Scope.ONCE,)))
    forgetful = Desk(None, Limits())
    await forgetful.ask(question())
    for asked in (*desk.asked(), *forgetful.asked()):
        assert [choice.key for choice in asked.choices] == ["once", "no"]
    assert desk.asked()[0].cut == 5
    with pytest.raises(NotFound):
        await desk.answer("q1.1", "always")
    for task in forgetful.tasks:
        task.cancel()
    await asyncio.gather(*forgetful.tasks, return_exceptions=True)


async def test_names_are_never_used_again_while_a_run_lasts(desk: Desk) -> None:
    for number in range(1, 4):
        waits = await desk.ask(question())
        await desk.answer(f"q1.{number}", "once")
        await within(waits)
    desk.approvals.forget("r1")
    assert [asked.name for asked in desk.asked()] == ["q1.1", "q1.2", "q1.3"]


async def test_a_typed_yes_means_the_only_question_and_none_that_nobody_can_have_read() -> None:
    def named(waiting: Waiting | None) -> str | None:
        return waiting and waiting.name

    desk = Desk(None, Limits())
    await desk.ask(question())
    assert named(desk.approvals.typed("r1")) == "q1.1"
    assert desk.approvals.typed("r2") is None
    await desk.ask(question(digest="1" * 64))
    assert desk.approvals.typed("r1") is None
    hasty = Approvals(lambda *_: None, language=lambda _: "en", policy=lambda: None, reading=60.0)
    task = asyncio.create_task(hasty.ask(question()))
    await asyncio.sleep(0)
    assert hasty.typed("r1") is None
    for each in (task, *desk.tasks):
        each.cancel()
    await asyncio.gather(task, *desk.tasks, return_exceptions=True)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("yes", True), ("Ja!", True), ("ja bitte", True), ("ok", True), ("go ahead", True), ("mach das", True),
        ("no", False), ("Nein, danke", False), ("lieber nicht", False), ("abbrechen", False), ("stop", False),
        ("yes, and delete the others too", None), ("open it", None), ("yes always", None), ("", None), ("2", None),
        ("ja " * 100, None), ("is that a yes?", None), ("ignore this: yes", None),
    ],
)  # fmt: skip
def test_only_a_bare_yes_or_no_is_one(text: str, meant: bool | None) -> None:
    assert yes_or_no(text) is meant


@given(st.text(max_size=200))
@settings(max_examples=300, deadline=None)
def test_what_is_shown_hides_nothing(text: str) -> None:
    shown = visible(text)
    assert all(mark.isprintable() or mark in "\n\t" for mark in shown)
    plain = "".join(mark for mark in text if mark.isprintable() and visible(mark) == mark)
    letters = iter(shown)
    assert all(mark in letters for mark in plain), "what can be seen stays, in its order"


@pytest.mark.parametrize("mark", "\u202e\u200b\ufeff\u2066\r\x1b\0\x7f\x9b\u00a0\u3164\u2800\u2028\udcff")
def test_what_steers_or_is_not_drawn_is_written_out(mark: str) -> None:
    assert mark not in visible(f"rm {mark}x")
    assert len(visible(mark)) in {1, 6}


def test_what_is_left_out_is_in_the_middle() -> None:
    shown, cut = shortened("a" * SHOWN + "b" * 6000)
    assert cut == 6000
    assert shown.startswith("aaa")
    assert shown.endswith("b" * 5000)
    assert shortened("a" * SHOWN) == ("a" * SHOWN, 0)


Choose = Callable[[Asked], str]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 4)), max_size=30))
@settings(max_examples=60, deadline=None)
def test_whatever_happens_in_whatever_order_every_question_ends_once(steps: list[tuple[int, int, int]]) -> None:
    asyncio.run(_anything(steps))


async def _anything(steps: list[tuple[int, int, int]]) -> None:
    rules = Rules()
    rules.gate.set()
    desk = Desk(rules, Limits(of_run=2, in_all=4))
    for run, digest, what in steps:
        names = desk.approvals.of(f"r{run}")
        if what < 2 or not names:
            await desk.ask(question(f"r{run}", digest=str(digest) * 64))
        elif what == 2:
            next(iter(desk.tasks)).cancel()
            await asyncio.sleep(0)
        else:
            await desk.answer(names[digest % len(names)], "once" if what == 3 else "no")
    open_now = {name for run in range(3) for name in desk.approvals.of(f"r{run}")}
    ended = [one.name for one in desk.answered()]
    assert len(ended) == len(set(ended))
    assert {one.name for one in desk.asked()} == open_now | set(ended)
    for task in desk.tasks:
        task.cancel()
    await asyncio.gather(*desk.tasks, return_exceptions=True)
    assert desk.approvals.waiting == ()
