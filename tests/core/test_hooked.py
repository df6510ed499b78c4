"""What hooks make of the policy's decision: deny wins over ask, ask over allow; asked once; kept with the outcome."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.action import Action, Result
from ryxd.core.course import Course, Record
from ryxd.core.effect import Decision, Effect, Grant, Hook, Permission, Question, Scope, Verdict
from ryxd.core.hooked import KEY, Hooked
from ryxd.core.paths import Roots
from ryxd.core.tool import Arguments, Output, ToolView, tool
from ryxd.core.view import View

ALLOW, ASK, DENY = (Decision(Verdict(each), f"the policy says {each}") for each in ("allow", "ask", "deny"))


class Nothing(Arguments):
    """Nothing."""


class Did(Output):
    done: bool = True


@tool("do it", permission=Permission.READ, groups={"test"})
async def act(args: Nothing, view: ToolView) -> Did:
    return Did()


@tool("ask while it runs", permission=Permission.READ, groups={"test"})
async def later(args: Nothing, view: ToolView) -> Did:
    await view.confirm(Effect(frozenset({Permission.READ}), "only now"))
    return Did()


class Says(Hook):
    """One with a decision."""

    def __init__(self, name: str, decision: Decision | Exception | None) -> None:
        self.name = name
        self._decision = decision

    async def decision(self, action: Action, effect: Effect) -> Decision | None:
        if isinstance(self._decision, Exception):
            raise self._decision
        return self._decision


class Always:
    """A policy with one answer; and an approver that keeps what it is asked."""

    def __init__(self, decision: Decision, *, yes: bool = True) -> None:
        self._decision = decision
        self._yes = yes
        self.questions: list[Question] = []

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return self._decision

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        return Grant(yes=self._yes, reason="" if self._yes else "you said no")


class Keeper:
    def __init__(self) -> None:
        self.records: list[Record] = []

    async def begin(self, record: Record) -> None:
        self.records.append(record)

    def end(self, record: Record) -> None:
        self.records.append(record)

    @property
    def hooked(self) -> list[dict[str, str]]:
        return [each for record in self.records for each in (record.outcome or {}).get(KEY, [])]


async def done(
    folder: Path, policy: Decision, hooks: Sequence[Hook], name: str = "act", **more: Any
) -> tuple[Result, Always, Keeper]:
    always, keeper = Always(policy, **more), Keeper()
    view = View(
        "file", tools={"act": act, "later": later}, allowed=frozenset({"act", "later"}), paths=Roots(folder, folder, roots=()),
        environment=dict, language="en", emit=lambda _: None, policy=always, approver=always, hooks=hooks, run="r1",
        course=Course(keeper),
    )  # fmt: skip
    return await view.do_action(Action(name, {})), always, keeper


def guard(verdict: str, name: str = "mine") -> Says:
    return Says(name, Decision(Verdict(verdict), f"{name} says {verdict}", lasting=False))


@pytest.mark.parametrize("name", ["act", "later"])
@pytest.mark.parametrize(
    ("policy", "hook", "asked", "why"),
    [
        (ALLOW, "ask", True, "mine: mine says ask"),
        (ASK, "ask", True, "mine: mine says ask; the policy says ask"),
        (ASK, "allow", True, "the policy says ask"),
        (ALLOW, "allow", False, ""),
        (ALLOW, "deny", False, "mine: mine says deny"),
        (ASK, "deny", False, "mine: mine says deny"),
        (DENY, "ask", False, "not allowed: the policy says deny"),
        (DENY, "allow", False, "not allowed: the policy says deny"),
    ],
)
async def test_the_strictest_decides_and_is_asked_once(
    tmp_path: Path, policy: Decision, hook: str, asked: bool, why: str, name: str
) -> None:
    result, always, _ = await done(tmp_path, policy, [guard(hook)], name)
    # for what comes out while it runs it is asked once more: that is another Effect
    times = (2 if name == "later" else 1) if asked else 0
    assert [question.reason for question in always.questions] == [why] * times
    if asked:
        # no rule that is made of the answer would spare the next question
        assert all(question.scopes == ((Scope.ONCE,) if hook == "ask" else tuple(Scope)) for question in always.questions)
    assert result.ok is (asked or not why)
    if not result.ok:
        assert str(result.error).endswith(why)


async def test_several_hooks_are_one_question(tmp_path: Path) -> None:
    _, always, keeper = await done(tmp_path, ASK, [guard("ask", "a"), guard("allow", "b"), guard("ask", "c")])
    assert [question.reason for question in always.questions] == ["a: a says ask; c: c says ask; the policy says ask"]
    assert [(each["hook"], each["did"], each["answer"]) for each in keeper.hooked] == [("a", "asked", "yes"), ("c", "asked", "yes")]


async def test_a_no_and_a_deny_are_kept_with_what_came_of_it(tmp_path: Path) -> None:
    result, _, keeper = await done(tmp_path, ALLOW, [guard("ask")], yes=False)
    assert not result.ok
    assert keeper.hooked == [{"hook": "mine", "did": "asked", "text": "mine says ask", "answer": "no"}]
    _, always, keeper = await done(tmp_path, ALLOW, [guard("ask", "a"), guard("deny", "b")])
    assert always.questions == []
    assert keeper.hooked == [{"hook": "b", "did": "blocked", "text": "b says deny"}]


async def test_one_that_breaks_blocks(tmp_path: Path) -> None:
    result, _, keeper = await done(tmp_path, ALLOW, [Says("mine", RuntimeError("oh"))])
    assert "the hook mine failed (RuntimeError)" in str(result.error)
    assert [each["did"] for each in keeper.hooked] == ["blocked"]


async def test_an_answer_that_is_known_is_not_asked_for_again(tmp_path: Path) -> None:
    _, always, keeper = await done(tmp_path, ALLOW, [guard("ask")])
    again = Always(ALLOW)
    view = View(
        "file", tools={"act": act}, allowed=frozenset({"act"}), paths=Roots(tmp_path, tmp_path, roots=()), environment=dict,
        language="en", emit=lambda _: None, policy=again, approver=again, hooks=[guard("ask")], run="r1",
        course=Course(None, [each for each in keeper.records if each.kind == "ask"]),
    )  # fmt: skip
    assert (await view.do_action(Action("act", {}))).ok
    assert (len(always.questions), again.questions) == (1, [])


def test_who_left_is_told_and_nothing_is_kept_twice() -> None:
    hooked = Hooked()
    hooked.add("a", "said", "x")
    kept = {"b": {"left": True, "kept": {}}, "c": {"kept": {}}}
    assert [each["did"] for each in hooked.taken(kept)[KEY]] == ["said", "left"]
    assert hooked.taken({}) == {}
