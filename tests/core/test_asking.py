"""The user is asked once in a run, and their yes counts for what they were shown and nothing else."""

import contextlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.action import Action
from ryxd.core.asking import Asking, Asks
from ryxd.core.course import Course
from ryxd.core.effect import Decision, Effect, Grant, Permission, Question, Scope, Verdict
from ryxd.core.paths import Roots
from ryxd.core.tool import Denied
from ryxd.wire.errors import Refused
from tests.fakes.keeping import Kept

ASK = Decision(Verdict.ASK, "it changes something")
ACTION = Action("write_file", {"path": "a"}, id="file.2")


class Person:
    """Gives these answers, one after the other."""

    def __init__(self, *grants: Grant) -> None:
        self.grants = list(grants)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        return self.grants.pop(0)


class Remembering:
    """A policy that remembers what it was told to allow."""

    def __init__(self) -> None:
        self.granted: list[tuple[str, Scope]] = []
        self.questions: list[Question] = []

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return ASK

    async def grant(self, question: Question, scope: Scope) -> None:
        self.granted.append((question.run, scope))
        self.questions.append(question)


def asking(person: Person | None, course: Course, folder: Path, policy: Remembering | None = None) -> Asking:
    return Asking(person, policy, Asks("r1", "file", Roots(folder, roots=())), course)


def effect(folder: Path) -> Effect:
    return Effect(frozenset({Permission.CHANGE}), "write a", writes=(folder / "a",))


async def once(of: Asking, folder: Path, extras: Mapping[str, str] | None = None) -> Grant:
    return (await of.once(ACTION, effect(folder), ASK, extras or {}))[0]


async def test_a_yes_is_given_once(tmp_path: Path) -> None:
    kept, person = Kept(), Person(Grant(yes=True, extra="try"))
    assert (await once(asking(person, Course(kept), tmp_path), tmp_path)).extra == "try"
    nobody = Person()
    assert await once(asking(nobody, kept.course(), tmp_path), tmp_path) == Grant(yes=True, extra="try")
    assert (len(person.asked), nobody.asked) == (1, [])


@pytest.mark.parametrize("words", ["", "take the other one"])
async def test_a_no_is_given_once_with_its_words(tmp_path: Path, words: str) -> None:
    kept = Kept()
    no = Grant(yes=False, reason="you said no", words=words)
    with pytest.raises(Denied, match="write a: you said no") as first:
        await once(asking(Person(no), Course(kept), tmp_path), tmp_path)
    with pytest.raises(Denied) as again:
        await once(asking(Person(), kept.course(), tmp_path), tmp_path)
    assert str(again.value) == str(first.value)
    assert again.value.report == first.value.report == {"refused": "write a", "no": "you said no", "words": words}


async def test_a_yes_does_not_count_for_what_changed_meanwhile(tmp_path: Path) -> None:
    """The file was another one when ryxd was killed: the user is asked about the one that is there."""
    (tmp_path / "a").write_text("one")
    kept = Kept()
    await once(asking(Person(Grant(yes=True)), Course(kept), tmp_path), tmp_path)
    (tmp_path / "a").write_text("somebody else's")
    person = Person(Grant(yes=False, reason="you said no"))
    with pytest.raises(Denied):
        await once(asking(person, kept.course(), tmp_path), tmp_path)
    assert len(person.asked) == 1


async def test_an_answer_after_such_a_change_is_known_as_well(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("one")
    kept = Kept()
    await once(asking(Person(Grant(yes=True)), Course(kept), tmp_path), tmp_path)
    (tmp_path / "a").write_text("two")
    second = Kept()
    second.records = dict(kept.records)
    going_on = Course(second, tuple(kept.records.values()))
    await once(asking(Person(Grant(yes=True, extra="try")), going_on, tmp_path), tmp_path)
    assert (await once(asking(Person(), second.course(), tmp_path), tmp_path)).extra == "try"


async def test_a_yes_for_the_run_counts_for_its_rest_again(tmp_path: Path) -> None:
    kept, first, again = Kept(), Remembering(), Remembering()
    grant = Grant(yes=True, scope=Scope.RUN)
    await once(asking(Person(grant), Course(kept), tmp_path, first), tmp_path)
    assert first.granted == [], "who takes the answer keeps it"
    assert await once(asking(Person(), kept.course(), tmp_path, again), tmp_path) == grant
    assert again.granted == [("r1", Scope.RUN)]


async def test_a_yes_for_the_run_counts_also_when_its_action_is_not_done_again(tmp_path: Path) -> None:
    kept = Kept()
    about = replace(effect(tmp_path), commands=(("rm", "a"),), reads=(tmp_path / "b",))
    of = asking(Person(Grant(yes=True, scope=Scope.RUN)), Course(kept), tmp_path, Remembering())
    await of.once(ACTION, about, ASK, {})
    again = Remembering()
    await asking(Person(), kept.course(), tmp_path, again).again(ACTION)
    assert again.granted == [("r1", Scope.RUN)]
    assert again.questions[0].effect == about
    assert again.questions[0].action == ACTION
    nobody = Remembering()
    await asking(None, kept.course(), tmp_path, nobody).again(ACTION)
    await asking(Person(), kept.course(), tmp_path, nobody).again(replace(ACTION, id="file.3"))
    assert nobody.granted == []


@pytest.mark.parametrize("grant", [Grant(yes=True), Grant(yes=True, scope=Scope.ALWAYS), Grant(yes=False)])
async def test_any_other_answer_grants_nothing_again(tmp_path: Path, grant: Grant) -> None:
    kept, again = Kept(), Remembering()
    with contextlib.suppress(Denied):
        await once(asking(Person(grant), Course(kept), tmp_path), tmp_path)
    await asking(Person(), kept.course(), tmp_path, again).again(ACTION)
    assert again.granted == []


async def test_a_yes_that_the_rules_no_longer_let_last_is_asked_for_again_and_ends_nothing(tmp_path: Path) -> None:
    class Strict(Remembering):
        async def grant(self, question: Question, scope: Scope) -> None:
            raise Refused("for once only")

    kept = Kept()
    await once(asking(Person(Grant(yes=True, scope=Scope.RUN)), Course(kept), tmp_path), tmp_path)
    await asking(Person(), kept.course(), tmp_path, Strict()).again(ACTION)
    assert (await once(asking(Person(), kept.course(), tmp_path, Strict()), tmp_path)).yes


async def test_with_nobody_to_ask_it_is_a_no(tmp_path: Path) -> None:
    with pytest.raises(Denied, match="nobody can be asked"):
        await once(asking(None, Course(), tmp_path), tmp_path)


async def test_what_came_out_while_a_tool_ran_is_asked_each_time(tmp_path: Path) -> None:
    kept, person = Kept(), Person(Grant(yes=True), Grant(yes=True))
    now = asking(person, Course(kept), tmp_path)
    for _ in range(2):
        await now.now(ACTION, effect(tmp_path), ASK, {})
    assert len(person.asked) == 2
    assert kept.records == {}


async def test_how_far_a_yes_may_reach_is_what_the_decision_says(tmp_path: Path) -> None:
    person = Person(*[Grant(yes=True)] * 3)
    of = asking(person, Course(), tmp_path)
    await of.now(ACTION, effect(tmp_path), ASK, {})
    await of.now(ACTION, effect(tmp_path), replace(ASK, lasting=False), {})
    await of.now(ACTION, replace(effect(tmp_path), unclear="who knows"), ASK, {})
    assert [question.scopes for question in person.asked] == [tuple(Scope), (Scope.ONCE,), (Scope.ONCE,)]
