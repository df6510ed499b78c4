"""Handoffs: at most three, only where the matrix says so, never back; what can't be is said in words that help."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.core.action import Action
from ryxd.core.handoff import MOST, Handing, Handoff, Handoffs, own
from ryxd.core.tool import ToolError
from ryxd.core.view import View
from ryxd.wire.events import Event, HandedOff, Noted
from tests.fakes.view import FakeView

MATRIX = {
    "chat": ("research", "code", "writing", "data"),
    "research": ("code", "data"),
    "writing": ("research",),
    "code": ("data",),
    "data": ("code",),
}
"""The source's."""
NAMES = ("chat", "research", "code", "writing", "data", "nobody")
AGENT = st.sampled_from(NAMES)
MATRICES = st.one_of(
    st.just(MATRIX), st.dictionaries(AGENT, st.lists(AGENT, unique=True).map(tuple), max_size=len(NAMES))
)


@settings(deadline=None)
@given(MATRICES, st.lists(st.tuples(AGENT, AGENT), max_size=30))
def test_whatever_is_tried_no_limit_is_passed(
    matrix: dict[str, tuple[str, ...]], tried: list[tuple[str, str]]
) -> None:
    handoffs = Handoffs(matrix)
    for source, target in tried:
        before = handoffs.made
        why = handoffs.wrong(source, target)
        if not why:
            assert handoffs.make(Handoff(source, target, "do it")) == len(before) + 1
            continue
        with pytest.raises(ToolError) as refused:
            handoffs.make(Handoff(source, target, "do it"))
        assert str(refused.value) == why
        assert handoffs.made == before
    made = handoffs.made
    assert len(made) <= MOST == 3
    assert all(each.target in matrix[each.source] for each in made)
    # who gives is who had it, and nobody gets it twice: so it never goes back and forth
    assert all(later.source == earlier.target for earlier, later in pairwise(made))
    assert len({*handoffs.way}) == len(handoffs.way)


@settings(deadline=None)
@given(st.data())
def test_who_has_it_can_give_it_until_a_limit_is_reached(data: st.DataObject) -> None:
    handoffs, at = Handoffs(MATRIX), data.draw(st.sampled_from(tuple(MATRIX)))
    while True:
        can = [target for target in MATRIX[at] if not handoffs.wrong(at, target)]
        if not can:
            break
        target = data.draw(st.sampled_from(can))
        handoffs.make(Handoff(at, target, "do it"))
        at = target
    left = set(MATRIX[at]) - set(handoffs.way)
    assert len(handoffs.made) == MOST or not left, "it ends for a reason"


def test_what_can_not_be_is_said_with_what_to_do() -> None:
    handoffs = Handoffs({**MATRIX, "data": ("code", "chat"), "code": ("data", "code")})
    assert handoffs.wrong("chat", "chat") == "chat is yourself; do it, or answer what you have"
    assert handoffs.wrong("writing", "data") == "writing can't hand over to data; it can to: research"
    assert "it can to: nobody" in handoffs.wrong("stranger", "data")
    handoffs.make(Handoff("chat", "code", "a"))
    assert "is code's now" in handoffs.wrong("chat", "data")
    handoffs.make(Handoff("code", "data", "b"))
    assert handoffs.wrong("data", "code").startswith("code had the request before, and does not get it back")
    assert handoffs.wrong("data", "chat").startswith("chat had the request before")
    assert handoffs.way == ("chat", "code", "data")
    full = Handoffs({str(number): (str(number + 1),) for number in range(9)})
    for number in range(3):
        full.make(Handoff(str(number), str(number + 1), "on"))
    assert "3 times, which is the most; do it yourself" in full.wrong("3", "4")


def looking(told: list[Event], home: FakeView) -> View:
    return View(
        "chat",
        tools={},
        allowed=frozenset(),
        paths=home.paths,
        environment=dict,
        language="en",
        emit=told.append,
    )


@pytest.fixture
def told() -> list[Event]:
    return []


@pytest.fixture
def view(told: list[Event], tmp_path: Path) -> View:
    view = looking(told, FakeView(tmp_path))
    view.handing = Handing(view, Handoffs(MATRIX), {"data": "works with data", "writing": "writes"})
    view.tools.update(view.handing.tools())
    return view


async def test_a_tool_hands_over_and_tells_it(view: View, told: list[Event]) -> None:
    action = Action("handoff_to_data", {"task_description": "add them", "context": "they are 3 and 4"})
    result = await view.do_action(action)
    assert (result.ok, result.data) == (True, {"agent": "data"})
    assert view.handing is not None
    assert view.handing.given == Handoff("chat", "data", "add them", "they are 3 and 4")
    assert not view.handing.received
    (event,) = [each for each in told if isinstance(each, HandedOff)]
    assert (event.agent, event.target, event.task, event.context, event.number) == (
        "chat", "data", "add them", "they are 3 and 4", 1,
    )  # fmt: skip
    (noted,) = [each for each in told if isinstance(each, Noted)]
    assert (noted.field, noted.text) == ("handoffs", "chat → data: add them")
    again = await view.do_action(Action("handoff_to_writing", {"task_description": "and then that"}))
    assert "the request is data's now" in (again.error or "")
    assert len([each for each in told if isinstance(each, HandedOff)]) == 1


@pytest.mark.parametrize(
    ("tool", "args", "why"),
    [
        ("handoff_to_code", {"task_description": "do it"}, "there is no action handoff_to_code"),
        ("handoff_to_data", {}, "task_description"),
        ("handoff_to_data", {"task_description": "  "}, "say in task_description"),
        ("handoff_to_data", {"task_description": "x", "agent": "code"}, "agent"),
    ],
)
async def test_what_is_no_handoff_is_a_result_to_act_on(
    view: View, told: list[Event], tool: str, args: dict[str, str], why: str
) -> None:
    result = await view.do_action(Action(tool, args))
    assert why in (result.error or "")
    assert view.handing is not None
    assert view.handing.given is None
    assert not any(isinstance(each, HandedOff) for each in told)


async def test_code_hands_over_without_a_tool(view: View) -> None:
    assert view.handing is not None
    assert dict(view.handing.targets) == {"data": "works with data", "writing": "writes"}
    with pytest.raises(ToolError, match="can't hand over to shell"):
        view.handing.give("shell", "run it")
    view.handing.give("writing", " write it ")
    assert view.handing.given == Handoff("chat", "writing", "write it")


def test_subagents_are_not_given_the_tools() -> None:
    assert own(["read_file", "handoff_to_data", "grep"]) == ("read_file", "grep")
