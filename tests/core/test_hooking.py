"""Any Agent can be a hook: what it is asked, and what is made of its answers. The agents here are code."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ryxd.core.action import Action, Result
from ryxd.core.agent import Agent, Limits
from ryxd.core.course import Course, Record
from ryxd.core.effect import Hook, Permission
from ryxd.core.hooking import AgentHook, Around, Remembering
from ryxd.core.hookspec import Copies, HookSpec, Moment
from ryxd.core.listening import answering, heard
from ryxd.core.view import View
from ryxd.wire.events import Event, Status
from tests.core.test_view import double

BOTH = frozenset(Moment)


class Counting:
    """An agent that counts what it is asked, and answers from a list."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[dict[str, Any]] = []
        self.count = 0

    async def response(self, text: str) -> str:
        self.count += 1
        self.asked.append(json.loads(text))
        said = self.answers.pop(0)
        if said == "crash":
            raise RuntimeError("oh")
        if said == "sleep":
            await asyncio.Event().wait()
        return said.format(count=self.count)

    def dump(self) -> Mapping[str, Any]:
        return {"count": self.count}

    def load(self, state: Mapping[str, Any]) -> None:
        self.count = state["count"]

    kept, again = dump, load


class Kept:
    """A keeper of Records in memory."""

    def __init__(self) -> None:
        self.records: list[Record] = []

    async def begin(self, record: Record) -> None:
        self.records.append(record)

    def end(self, record: Record) -> None:
        self.records.append(record)


def around(left: list[str] | None = None) -> Around:
    def no(_: Any) -> Any:
        raise AssertionError("it must not be asked")

    leave = no if left is None else left.append
    means = lambda names: frozenset({"double"} if "group:test" in names else names)  # noqa: E731
    return Around("lead/anna", frozenset({"double"}), "en", no, no, no, leave, means)


def hook(agent: Agent, spec: HookSpec | None = None, seconds: float = 5.0, **more: Any) -> AgentHook:
    given = HookSpec("watch", "watches", BOTH, limits=Limits(seconds=seconds), **more)
    return AgentHook(spec or given, agent, around(), lambda _: Counting("copied"))


def view_of(hooks: Sequence[Hook], course: Course | None = None) -> tuple[View, list[Event]]:
    events: list[Event] = []
    view = View(
        "tester",
        tools={"double": double},
        allowed=frozenset({"double"}),
        paths=None,  # type: ignore[arg-type]
        environment=dict,
        language="en",
        emit=events.append,
        hooks=hooks,
        course=course,
    )
    return view, events


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("", None),
        (" allow. ", None),
        ("Allow", None),
        ("allow it only once", "watch: allow it only once"),
        ("no", "watch: no"),
        ("crash", "the hook watch failed (RuntimeError"),
        ("sleep", "the hook watch failed (TimeoutError"),
    ],
)
async def test_a_review_blocks_with_a_reason_a_crash_or_no_answer(said: str, reason: str | None) -> None:
    agent = Counting(said, "")
    view, _ = view_of([hook(agent, seconds=0.05)])
    result = await view.do_action(Action("double", {"value": 10}))
    assert result.ok is (reason is None)
    assert (result.error or "").startswith(reason or "")
    assert agent.asked[0] == {
        "moment": "review",
        "data_from_lead_anna": {
            "request": "",
            "tool": "double",
            "args": {"value": 10},
            "effect": {
                "classes": ["read"], "summary": "double: value 10", "preview": "", "reads": [], "writes": [],
                "commands": [], "unclear": "",
            },
        },
    }  # fmt: skip


@pytest.mark.parametrize(
    ("said", "notes"),
    [("", ()), ("allow", ()), ("twenty!", ("watch: twenty!",)), ("crash", ()), ("sleep", ())],
)
async def test_a_comment_stands_beside_the_result_and_a_crash_says_nothing(
    said: str, notes: tuple[str, ...]
) -> None:
    agent = Counting("allow", said)
    view, _ = view_of([hook(agent, seconds=0.05)])
    result = await view.do_action(Action("double", {"value": 10}))
    assert result.ok
    assert result.notes == notes
    about = agent.asked[1]["data_from_lead_anna"]
    assert (agent.asked[1]["moment"], about["ok"], about["result"]) == ("comment", True, {"value": 20})


async def test_an_input_is_heard_once_and_the_comment_stands_beside_it() -> None:
    agent = Counting("mind {count}", "crash", "allow")
    view, events = view_of([hook(agent)])
    assert await heard(view, "hello") == 'hello\n\n{"notes": ["watch: mind 1"]}'
    assert await heard(view, "hello") == 'hello\n\n{"notes": ["watch: mind 1"]}'  # another attempt at it
    assert agent.asked == [{"moment": "input", "data_from_lead_anna": {"from": "user", "text": "hello"}}]
    assert [event.text for event in events if isinstance(event, Status)] == ["watch: mind 1"]
    assert await heard(view, "and") == "and"
    await view.do_action(Action("double", {"value": 10}))
    assert agent.asked[2]["data_from_lead_anna"]["request"] == "and"


@pytest.mark.parametrize(
    ("spec", "asked"),
    [
        (HookSpec("w", "", frozenset({Moment.REVIEW})), ["review"]),
        (HookSpec("w", "", frozenset({Moment.COMMENT})), ["input", "comment"]),
        (HookSpec("w", "", BOTH, tools=("other",)), []),
        (HookSpec("w", "", BOTH, tools=("group:test",)), ["review", "comment"]),
        (HookSpec("w", "", BOTH, classes=frozenset({Permission.CHANGE})), ["input", "comment"]),
        (HookSpec("w", "", BOTH, classes=frozenset({Permission.READ})), ["input", "review", "comment"]),
    ],
)
async def test_it_is_asked_only_about_what_its_spec_says(spec: HookSpec, asked: list[str]) -> None:
    agent = Counting(*[""] * 3)
    view, _ = view_of([hook(agent, spec)])
    await heard(view, "hello")
    await view.do_action(Action("double", {"value": 10}))
    assert [each["moment"] for each in agent.asked] == asked


async def test_what_is_known_is_not_asked_again_and_it_goes_on_counting() -> None:
    keeper, said = Kept(), ["one {count}", "allow", "two {count}", "no {count}", "three {count}"]
    agent = Counting(*said)
    view, events = view_of([hook(agent)], Course(keeper))
    await heard(view, "hello")
    results = [await view.do_action(Action("double", {"value": 10})) for _ in range(2)]
    assert results[1].error == "watch: no 4"

    later = Counting("four {count}")
    again, told = view_of([hook(later)], Course(known=keeper.records))
    await heard(again, "hello")
    assert [await again.do_action(Action("double", {"value": 10})) for _ in range(2)] == results
    assert not later.asked
    assert await heard(again, "and") == 'and\n\n{"notes": ["watch: four 6"]}'
    assert told[: len(events)] == events

    # without the hook it is the same run, too
    bare, _ = view_of([], Course(known=keeper.records, closed=True))
    assert await heard(bare, "hello") == 'hello\n\n{"notes": ["watch: one 1"]}'
    assert [await bare.do_action(Action("double", {"value": 10})) for _ in range(2)] == results


async def test_a_hook_that_came_later_does_not_change_a_run_that_is_over() -> None:
    keeper = Kept()
    view, _ = view_of([], Course(keeper))
    await heard(view, "hello")
    result = await view.do_action(Action("double", {"value": 10}))
    again, _ = view_of([hook(Counting())], Course(known=keeper.records, closed=True))
    assert await heard(again, "hello") == "hello"
    assert await answering(again, "done") == ""
    assert await again.do_action(Action("double", {"value": 10})) == result


@pytest.mark.parametrize("copies", list(Copies))
async def test_a_copy_has_an_agent_of_its_own(copies: Copies) -> None:
    first = hook(Counting("allow"), HookSpec("watch", "", BOTH, copies=copies))
    copy = first.copy(around())
    if copies is Copies.NONE:
        assert copy is None
        return
    assert isinstance(copy, AgentHook)
    assert copy.agent is not first.agent
    assert isinstance(copy.agent, Remembering)
    assert await copy.after(Action("double"), Result()) == "copied"
