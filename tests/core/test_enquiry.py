"""A question that wants words is asked once in a run, its answer is text and nothing else, and its wait takes no time."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.action import Action
from ryxd.core.asking import Asking, Asks
from ryxd.core.course import Course, Diverged
from ryxd.core.effect import Approver, Decision, Effect, Grant, Permission, Question, Verdict
from ryxd.core.enquiry import ASK_USER, Enquiry, Heard, ask_user
from ryxd.core.paths import Roots
from ryxd.core.tool import Denied, Tool
from ryxd.core.view import View
from ryxd.tools import ask_user as module
from ryxd.wire.events import Acted, Event, Returned
from tests.fakes.keeping import Kept

ACTION = Action(ASK_USER, {}, id="file.2")
PLACE = Decision(Verdict.ASK, "it changes something")


class Person:
    """Says this to questions that want words, and no to all that wants a yes."""

    def __init__(self, *heard: Heard, takes: float = 0) -> None:
        self.heard = list(heard)
        self.asked: list[Enquiry] = []
        self.takes = takes

    async def ask(self, question: Question) -> Grant:
        return Grant(yes=False, reason="you said no")

    async def enquire(self, enquiry: Enquiry) -> Heard:
        self.asked.append(enquiry)
        await asyncio.sleep(self.takes)
        return self.heard.pop(0)


class Deaf:
    """Can be asked for a yes only."""

    async def ask(self, question: Question) -> Grant:
        return Grant(yes=True)


def asking(person: Approver | None, course: Course, folder: Path) -> Asking:
    return Asking(person, None, Asks("r1", "file", Roots(folder, roots=())), course)


def view(person: Approver | None, folder: Path, *allowed: str, tool: Tool = module.ask_user, course: Course | None = None) -> tuple[View, list[Event]]:
    told: list[Event] = []
    it = View(
        "file", tools={ASK_USER: tool}, allowed=frozenset(allowed), paths=Roots(folder, roots=()),
        environment=dict, language="en", emit=told.append, approver=person, run="r1", course=course,
    )  # fmt: skip
    return it, told


async def test_it_is_asked_once(tmp_path: Path) -> None:
    kept, person, nobody = Kept(), Person(Heard("the red one", 2)), Person()
    first = await asking(person, Course(kept), tmp_path).words(ACTION, "Which?", ("blue", "the red one"), words=True)
    again = await asking(nobody, kept.course(), tmp_path).words(ACTION, "Which?", ("blue", "the red one"), words=True)
    assert first == again == Heard("the red one", 2)
    assert person.asked == [Enquiry("r1", "file", "file.2", "Which?", ("blue", "the red one"))]
    assert nobody.asked == []


async def test_that_nobody_answered_is_known_too(tmp_path: Path) -> None:
    kept, why = Kept(), Heard(why="nobody answered within 10 minutes")
    assert await asking(Person(why), Course(kept), tmp_path).words(ACTION, "Which?", (), words=True) == why
    assert await asking(Person(), kept.course(closed=True), tmp_path).words(ACTION, "Which?", (), words=True) == why


async def test_an_answer_is_for_its_question_and_for_no_other(tmp_path: Path) -> None:
    kept = Kept()
    await asking(Person(Heard("yes")), Course(kept), tmp_path).words(ACTION, "Is it red?", (), words=True)
    with pytest.raises(Diverged):
        await asking(Person(), kept.course(), tmp_path).words(ACTION, "May I delete it?", (), words=True)


async def test_an_answer_allows_nothing(tmp_path: Path) -> None:
    kept = Kept()
    await asking(Person(Heard("once")), Course(kept), tmp_path).words(ACTION, "Which?", (), words=True)
    again = asking(Person(), kept.course(), tmp_path)
    effect = Effect(frozenset({Permission.CHANGE}), "write a", writes=(tmp_path / "a",))
    await again.again(ACTION)
    with pytest.raises(Denied, match="you said no"):
        await again.once(ACTION, effect, PLACE, {})


@pytest.mark.parametrize("person", [None, Deaf()])
async def test_without_anybody_to_ask_it_says_so(tmp_path: Path, person: Approver | None) -> None:
    it, _ = view(person, tmp_path, ASK_USER)
    result = await it.do_action(Action(ASK_USER, {"question": "Which?"}))
    assert not result.ok
    assert result.error is not None
    assert result.error.startswith("nobody can be asked; ")


async def test_the_clocks_of_tool_and_agent_stand_still(tmp_path: Path) -> None:
    short = replace(module.ask_user, timeouts=(0.05,))
    it, _ = view(Person(Heard("red"), takes=0.2), tmp_path, ASK_USER, tool=short)
    async with it.course.clocks.running("file", 0.1):
        result = await it.do_action(Action(ASK_USER, {"question": "Which?"}))
    assert dict(result.data) == {"answer": "red"}


async def test_code_asks_as_its_agent_whether_that_has_the_tool_or_not(tmp_path: Path) -> None:
    for allowed in ((), (ASK_USER,)):
        it, told = view(Person(Heard("stop it", 0), Heard("red", 1), Heard(why="no time")), tmp_path, *allowed)
        assert await ask_user(it, "Go on?") == "stop it"
        assert await ask_user(it, "Which?", ["red", "blue"], only=True) == "red"
        assert await ask_user(it, "And now?") is None
        assert [(event.kind, event.agent) for event in told] == [("acted", "file"), ("returned", "file")] * 3
        assert [event.ok for event in told if isinstance(event, Returned)] == [True, True, False]
        assert [event.tool for event in told if isinstance(event, Acted)] == [ASK_USER] * 3


async def test_where_there_is_no_such_tool_code_has_no_answer(tmp_path: Path) -> None:
    it, _ = view(Person(), tmp_path)
    it._of_all = {}
    assert await ask_user(it, "Go on?") is None


async def test_a_run_that_goes_on_does_not_ask_again(tmp_path: Path) -> None:
    kept, person, nobody = Kept(), Person(Heard("red")), Person()
    first, _ = view(person, tmp_path, course=Course(kept))
    assert await ask_user(first, "Which?") == "red"
    again, _ = view(nobody, tmp_path, course=kept.course())
    assert await ask_user(again, "Which?") == "red"
    assert nobody.asked == []
