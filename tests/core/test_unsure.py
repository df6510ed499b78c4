"""What becomes of what a model is not sure of: the smart agent, its View and the user's yes. The model is scripted."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.course import Course
from ryxd.core.effect import Decision, Effect, Grant, Permission, Question, Scope, Verdict
from ryxd.core.foretelling import doubted
from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.core.paths import Roots
from ryxd.core.smart import SmartAgent, Unsure
from ryxd.core.thinking import Thinking, loaded
from ryxd.core.tool import ToolView, tool
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.wire.events import Acted, Event
from tests.fakes.keeping import Kept
from tests.fakes.scripted import ScriptedModel

deeds: list[str] = []


class Of(BaseModel):
    what: str = ""


class Ok(BaseModel):
    ok: bool = True


def maker(name: str, permission: Permission, effect: Any = None) -> Any:
    async def do(args: Of, view: ToolView) -> Ok:
        deeds.append(f"{name} {args.what}".strip())
        return Ok()

    do.__name__ = name
    return tool(name, permission=permission, groups={"test"}, effect=effect)(do)


async def _told_later(args: Of, view: ToolView) -> Effect:
    """As a shell's: what it is of class depends on what it is asked for."""
    classes = {Permission.READ} if args.what == "ls" else {Permission.READ, Permission.CHANGE}
    return Effect(frozenset(classes), f"run {args.what}")


TOOLS = {
    permission.value: maker(permission.value, permission) for permission in Permission
} | {"shell": maker("shell", Permission.CHANGE, _told_later)}


class Person:
    def __init__(self, *grants: Grant) -> None:
        self.grants = list(grants)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        return self.grants.pop(0)


class Anything:
    """A policy that allows everything, as one does that was granted all of it for the run."""

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return Decision(Verdict.ALLOW, "granted")


YES, NO = Grant(yes=True), Grant(yes=False, reason="no")


@dataclass
class Scene:
    """An agent, who is asked, and what it told."""

    agent: SmartAgent
    person: Person
    view: View
    events: list[Event] = field(default_factory=list)


def scene(
    *answers: str | Completion,
    person: Person | None = None,
    limits: Limits | None = None,
    larger: Callable[[Completion], LanguageModel | None] | None = None,
    course: Course | None = None,
    **more: Any,
) -> Scene:
    deeds.clear()
    events: list[Event] = []
    who = person or Person()
    view = View(
        "chat",
        tools=TOOLS,
        allowed=frozenset(TOOLS),
        paths=Roots(Path("/"), roots=()),
        environment=dict,
        language="en",
        emit=events.append,
        policy=Anything(),
        approver=who,
        run="r1",
        course=course,
    )
    model: LanguageModel = ScriptedModel(*answers)
    if course is not None:
        model = Thinking(model, course, "chat", lambda _: None)

    async def hand_up(completion: Completion, action: Action) -> LanguageModel | None:
        assert larger is not None
        return larger(completion)

    spec = AgentSpec("chat", "", Tier.SMALL, tuple(TOOLS), "", limits or Limits(sure=0.5))
    agent = SmartAgent(spec, "", model, view, Transcript(), larger=hand_up if larger else None, **more)
    return Scene(agent, who, view, events)


def call(name: str, *, sure: float | None = 1.0, arguments: float | None = 1.0, what: str = "", **more: Any) -> Completion:
    text = json.dumps({"tool": name, "args": {"what": what}})
    return Completion(text, decision=sure, arguments=arguments, **more)


END = json.dumps({"tool": "answer", "args": {"text": "done"}})
ACTING = [each.value for each in Permission if each is not Permission.READ]


@pytest.mark.parametrize("name", ACTING)
@pytest.mark.parametrize(("sure", "arguments"), [(0.7, 1.0), (0.9, 0.7), (0.6, 0.01)])
async def test_what_does_more_than_read_is_asked_about_whatever_the_policy_allows(
    name: str, sure: float, arguments: float
) -> None:
    it = scene(call(name, sure=sure, arguments=arguments), END, person=Person(YES))
    assert await it.agent.response("x") == "done"
    assert deeds == [name]
    (question,) = it.person.asked
    assert question.action.unsure
    assert question.scopes == (Scope.ONCE,)
    (acted,) = [event for event in it.events if isinstance(event, Acted)]
    assert acted.sure == min(sure, arguments)


@pytest.mark.parametrize("name", ACTING)
async def test_after_a_no_it_is_not_done(name: str) -> None:
    it = scene(call(name, sure=0.7), END, person=Person(NO))
    assert await it.agent.response("x") == ""
    assert deeds == []


async def test_what_only_reads_needs_no_more_than_ever() -> None:
    for sure, arguments in ((0.5, 1.0), (0.5, 0.001)):
        it = scene(call("read", sure=sure, arguments=arguments), END)
        assert await it.agent.response("x") == "done"
        assert (deeds, it.person.asked) == (["read"], [])


async def test_what_a_tool_would_do_this_time_counts() -> None:
    it = scene(call("shell", sure=0.7, what="ls"), END)
    await it.agent.response("x")
    assert (deeds, it.person.asked) == (["shell ls"], [])
    it = scene(call("shell", sure=0.7, what="rm"), END, person=Person(NO))
    await it.agent.response("x")
    assert (deeds, len(it.person.asked)) == ([], 1)


async def test_who_is_sure_is_not_asked_and_who_tells_nothing_is_believed() -> None:
    for sure, arguments in ((0.8, 0.8), (None, None)):
        it = scene(call("desktop", sure=sure, arguments=arguments), END)
        assert await it.agent.response("x") == "done"
        assert (deeds, it.person.asked) == (["desktop"], [])


async def test_below_the_lower_bound_nothing_is_asked_and_nothing_done() -> None:
    it = scene(call("desktop", sure=0.4))
    with pytest.raises(Unsure) as raised:
        await it.agent.response("x")
    assert raised.value.action == Action("desktop", {"what": ""})
    assert (deeds, it.person.asked) == ([], [])


async def test_a_calibrated_chance_goes_before_the_models_own_numbers() -> None:
    it = scene(call("desktop", sure=0.1, arguments=0.1, chance=0.95), END)
    assert await it.agent.response("x") == "done"
    assert (deeds, it.person.asked) == (["desktop"], [])
    it = scene(call("desktop", chance=0.6), END, person=Person(YES))
    await it.agent.response("x")
    assert len(it.person.asked) == 1
    it = scene(call("read", chance=0.4))
    with pytest.raises(Unsure):
        await it.agent.response("x")


async def test_a_models_file_says_how_sure_is_enough_unless_the_agents_does() -> None:
    guess = call("desktop", chance=0.7, acting=0.6, reading=0.65)
    it = scene(guess, END, limits=Limits())
    await it.agent.response("x")
    assert (deeds, it.person.asked) == (["desktop"], [])
    it = scene(guess, END, person=Person(NO), limits=Limits(sure_acting=0.9))
    await it.agent.response("x")
    assert (deeds, len(it.person.asked)) == ([], 1)
    it = scene(call("read", chance=0.6, acting=0.6, reading=0.65), limits=Limits())
    with pytest.raises(Unsure):
        await it.agent.response("x")


@pytest.mark.parametrize(
    ("limits", "own", "needed"),
    [(Limits(), 0.99, 0.995), (Limits(), 0.8, 0.9), (Limits(sure_acting=0.9), 0.99, 0.9), (Limits(sure_acting=0.0), 0.99, 0.0)],
)
def test_a_step_of_a_plan_has_to_be_twice_as_sure(limits: Limits, own: float, needed: float) -> None:
    assert limits.planning(own) == pytest.approx(needed)


async def test_words_alone_may_need_more_than_a_look() -> None:
    talking = Limits(sure_talking=0.6)
    words = Completion('{"tool": "answer", "args": {"text": "I am ryx."}}', decision=0.5, arguments=0.5)
    with pytest.raises(Unsure):
        await scene(words, limits=talking).agent.response("x")
    assert await scene(words, limits=Limits()).agent.response("x") == "I am ryx."
    # what is told of what was done is not only words
    assert await scene(call("read", chance=0.5), words, limits=talking).agent.response("x") == "I am ryx."
    assert deeds == ["read"]


async def test_the_calibrated_chance_of_words_goes_before_the_models_own_number() -> None:
    text = '{"tool": "answer", "args": {"text": "I am ryx."}}'
    limits = Limits(sure_talking=0.6)
    with pytest.raises(Unsure) as raised:
        await scene(Completion(text, decision=0.9, talking=0.5), limits=limits).agent.response("x")
    assert raised.value.probability == 0.5
    assert await scene(Completion(text, decision=0.4, talking=0.7), limits=limits).agent.response("x") == "I am ryx."
    # of words about a result it says when that is better left as it is
    for talking, told in ((0.1, ""), (0.7, "I am ryx.")):
        later = Completion(text, decision=0.4, talking=talking)
        assert await scene(call("read"), later, limits=limits).agent.response("x") == told


async def test_what_rules_chose_needs_no_certainty_of_the_models() -> None:
    it = scene(call("desktop", sure=0.1), END, only="desktop", single=True)
    await it.agent.response("x")
    assert (deeds, it.person.asked) == (["desktop"], [])


async def test_each_turn_is_weighed_by_itself() -> None:
    it = scene(call("change", what="a"), call("change", sure=0.7, what="b"), END, person=Person(NO))
    await it.agent.response("x")
    assert (deeds, len(it.person.asked)) == (["change a"], 1)


async def test_nobody_there_to_ask_is_a_no() -> None:
    it = scene(call("desktop", sure=0.7), END)
    it.view.asking._approver = None
    assert await it.agent.response("x") == "done"
    assert deeds == []
    assert "nobody can be asked" in str(it.agent.trail[0][1].error)


# --- a larger model


async def test_a_larger_model_has_the_word_from_there_on() -> None:
    large = ScriptedModel(call("desktop", what="right"), END)
    asked: list[Completion] = []

    def larger(completion: Completion) -> LanguageModel:
        asked.append(completion)
        return large

    small = [call("read", sure=0.6), call("desktop", sure=0.6, what="wrong")]
    it = scene(*small, larger=larger)
    assert await it.agent.response("x") == "done"
    assert deeds == ["read", "desktop right"]
    assert it.person.asked == []
    assert len(asked) == 1
    seen = [message.content for message in large.prompts[0].messages]
    assert not any("wrong" in each for each in seen), "it reads what was done, and not the guess"
    assert any('"read"' in each for each in seen)


async def test_it_has_it_once_and_what_it_is_not_sure_of_is_asked_about() -> None:
    large = ScriptedModel(call("desktop", sure=0.6), END)
    it = scene(call("desktop", sure=0.6), person=Person(YES), larger=lambda _: large)
    assert await it.agent.response("x") == "done"
    assert (deeds, len(it.person.asked)) == (["desktop"], 1)


async def test_a_mere_guess_to_act_is_handed_up_as_well() -> None:
    it = scene(call("desktop", sure=0.2), larger=lambda _: ScriptedModel(END))
    assert await it.agent.response("x") == "done"
    assert deeds == []


async def test_what_only_reads_or_is_sure_stays_where_it_is() -> None:
    def never(_: Completion) -> LanguageModel | None:
        raise AssertionError("it was handed up")

    it = scene(call("read", sure=0.6), call("shell", sure=0.6, what="ls"), call("desktop"), END, larger=never)
    assert await it.agent.response("x") == "done"
    assert deeds == ["read", "shell ls", "desktop"]


async def test_without_one_the_user_is_asked() -> None:
    it = scene(call("desktop", sure=0.6), END, person=Person(YES), larger=lambda _: None)
    assert await it.agent.response("x") == "done"
    assert (deeds, len(it.person.asked)) == (["desktop"], 1)


async def test_what_is_not_about_what_the_user_said_is_not_handed_up() -> None:
    def never(_: Completion) -> LanguageModel | None:
        raise AssertionError("it was handed up")

    it = scene(call("desktop", sure=0.6), larger=never, keeps=lambda _: False)
    with pytest.raises(Unsure):
        await it.agent.response("x")


# --- run again


async def test_a_run_that_is_run_again_finds_the_same_answer() -> None:
    kept = Kept()
    it = scene(call("desktop", sure=0.7), END, person=Person(YES), course=Course(kept))
    assert await it.agent.response("x") == "done"
    again = scene(person=Person(), course=kept.course())
    assert await again.agent.response("x") == "done"
    assert (deeds, again.person.asked) == ([], [])


def test_a_completion_of_an_older_ryx_loads_and_is_as_sure_as_it_was() -> None:
    new = ("arguments", "argument", "steps", "chance", "acting", "reading")
    stored = {key: value for key, value in asdict(Completion("x", decision=0.7)).items() if key not in new}
    assert loaded(stored) == Completion("x", decision=0.7)
    assert loaded(stored).sure == 0.7
    whole = Completion("x", decision=0.7, arguments=0.5, argument=0.6, steps=(0.5,), chance=0.4, acting=0.9, reading=0.1)
    assert loaded(json.loads(json.dumps(asdict(whole)))) == whole


# --- the policy


@given(
    st.sampled_from(Verdict),
    st.sets(st.sampled_from(Permission)),
    st.none() | st.floats(0, 1),
    st.floats(0, 1),
    st.booleans(),
)
def test_no_doubt_ever_allows_what_the_policy_does_not(
    verdict: Verdict, classes: set[Permission], sure: float | None, needs: float, lasting: bool
) -> None:
    policed = Decision(verdict, "so", lasting=lasting)
    effect = Effect(frozenset(classes), "x")
    found = doubted(policed, Action("x", sure=sure, needs=needs), effect)
    doubts = sure is not None and sure < needs and bool(classes - {Permission.READ})
    if verdict is Verdict.DENY or not doubts:
        assert found == policed
    else:
        assert (found.verdict, found.lasting) == (Verdict.ASK, False)


def test_what_nobody_can_tell_acts() -> None:
    assert Effect(frozenset({Permission.READ}), "x", unclear="who knows").acts
    assert Effect(frozenset({Permission.READ}), "x", beyond=frozenset({Permission.NETWORK})).acts
    assert not Effect(frozenset({Permission.READ}), "x").acts
