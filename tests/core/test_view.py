"""The View: nothing gets past it, and nothing a tool does ends a run."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action, Result
from ryxd.core.effect import Approver, Effect, Grant, Hook, Question
from ryxd.core.paths import Roots
from ryxd.core.tool import CASCADE, Permission, ToolError, ToolView, discover, tool
from ryxd.core.view import View
from ryxd.wire.events import PREVIEW, Acted, Blocked, Event, Returned, Status


class Number(BaseModel):
    model_config = ConfigDict(extra="forbid")
    value: int = Field(ge=0, le=10)


class Doubled(BaseModel):
    value: int
    note: str | None = None


@tool("double a number", permission=Permission.READ, groups={"test"}, timeouts=(0.05, 0.1, 0.5))
async def double(args: Number, view: ToolView) -> Doubled:
    match args.value:
        case 1:
            raise ToolError("one is not to be doubled; take two")
        case 2:
            if view.attempt < 3:
                raise ToolError("busy", retry=True, report={"tried": view.attempt})
        case 3:
            raise RuntimeError("a mistake")
        case 4:
            view.partial(Doubled(value=4, note="half"))
            await asyncio.sleep(10)
        case 5:
            await asyncio.sleep(10)
        case 6 if view.attempt == 1:
            await asyncio.sleep(10)
        case 7:
            view.status("looking", searched_paths=["/a"])
        case 9:
            view.status("no time left", partial=True)
        case 8:
            return Doubled(value=8, note="x" * 2000)
    return Doubled(value=args.value * 2)


@tool("return nonsense", permission=Permission.READ, groups={"test"})
async def nonsense(args: Number, view: ToolView) -> Doubled:
    return Number(value=1).model_copy(update={"value": "no number"})  # type: ignore[return-value]


@tool("delete everything", permission=Permission.DESTROY, groups={"test"})
async def destroy(args: Number, view: ToolView) -> Doubled:
    raise AssertionError("it must never run")


def view_of(*allowed: str) -> tuple[View, list[Event]]:
    events: list[Event] = []
    view = View(
        "tester",
        tools={"double": double, "nonsense": nonsense, "destroy": destroy},
        allowed=frozenset(allowed or ("double", "nonsense")),
        paths=None,  # type: ignore[arg-type]
        environment=dict,
        language="en",
        emit=events.append,
    )
    return view, events


async def test_an_action_gives_the_tools_output_and_two_events() -> None:
    view, events = view_of()
    result = await view.do_action(Action("double", {"value": 10}))
    assert result.ok
    assert result.data == {"value": 20}
    assert result.text == '{"data_from_double": {"value": 20}}'
    assert result.bare == '{"value": 20}'
    acted, returned = events
    assert isinstance(acted, Acted)
    assert isinstance(returned, Returned)
    assert acted.action == returned.action == "tester.1"
    assert acted.agent == returned.agent == "tester"
    assert returned.ok


async def test_an_action_that_is_not_allowed_is_blocked_by_name() -> None:
    view, events = view_of("nonsense")
    result = await view.do_action(Action("double", {"value": 1}))
    assert not result.ok
    assert "nonsense" in (result.error or "")
    assert any(isinstance(event, Blocked) for event in events)


@pytest.mark.parametrize("permission", [Permission.CHANGE, Permission.DESTROY, Permission.NETWORK])
async def test_what_would_need_an_approval_is_refused(permission: Permission) -> None:
    view, events = view_of("destroy")
    view.tools["destroy"] = replace(destroy, permission=permission)
    result = await view.do_action(Action("destroy", {"value": 1}))
    assert not result.ok
    assert str(permission) in (result.error or "")
    assert any(isinstance(event, Blocked) for event in events)


@pytest.mark.parametrize("args", [{}, {"value": "x"}, {"value": 11}, {"value": 1, "more": 2}])
async def test_arguments_are_checked_before_the_tool_runs(args: dict[str, object]) -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", args))
    assert not result.ok
    assert result.error is not None
    assert "pydantic" not in result.error
    assert result.error.startswith("double: ")
    assert ("value" in result.error) or ("more" in result.error)


async def test_a_tool_error_is_a_result_with_its_text() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", {"value": 1}))
    assert result.error == "one is not to be doubled; take two"
    assert result.attempts == 1, "what can't succeed is not tried again"


async def test_what_may_pass_is_tried_again() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", {"value": 2}))
    assert result.data == {"value": 4}
    assert result.attempts == 3


async def test_a_mistake_in_a_tool_is_a_result_too() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", {"value": 3}))
    assert "RuntimeError" in (result.error or "")


async def test_out_of_time_with_something_found_is_a_partial_result() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", {"value": 4}))
    assert result.ok
    assert result.partial
    assert result.data == {"value": 4, "note": "half"}
    assert result.attempts == 3


async def test_a_tool_that_stopped_by_itself_says_it_is_partial() -> None:
    view, events = view_of()
    result = await view.do_action(Action("double", {"value": 9}))
    assert result.ok
    assert result.partial
    returned = events[-1]
    assert isinstance(returned, Returned)
    assert returned.partial


async def test_out_of_time_with_nothing_says_so() -> None:
    view, events = view_of()
    result = await view.do_action(Action("double", {"value": 5}))
    assert "longer than 0.5 s" in (result.error or "")
    assert len([event for event in events if isinstance(event, Status)]) == 2


async def test_more_time_can_be_enough() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("double", {"value": 6}))
    assert result.data == {"value": 12}
    assert result.attempts == 2


async def test_status_reports_carry_their_facts_into_the_result() -> None:
    view, events = view_of()
    result = await view.do_action(Action("double", {"value": 7}))
    assert result.report == {"searched_paths": ["/a"]}
    status = next(event for event in events if isinstance(event, Status))
    assert (status.action, status.text, status.context) == ("double", "looking", {"searched_paths": ["/a"]})


async def test_an_event_shows_a_preview_and_the_result_keeps_the_whole() -> None:
    view, events = view_of()
    result = await view.do_action(Action("double", {"value": 8}))
    assert len(result.text) > 2000
    returned = events[-1]
    assert isinstance(returned, Returned)
    assert len(returned.preview) == PREVIEW


async def test_output_is_checked_against_its_schema() -> None:
    view, _ = view_of()
    result = await view.do_action(Action("nonsense", {"value": 1}))
    assert not result.ok


async def test_cancelling_goes_through() -> None:
    view, events = view_of()
    task = asyncio.create_task(view.do_action(Action("double", {"value": 5})))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(events) == 1


def test_the_cascade_is_the_sources() -> None:
    assert CASCADE == (5.0, 10.0, 30.0)


def test_tools_are_found_by_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib

    folder = tmp_path / "some_tools"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "one.py").write_text(
        "from pydantic import BaseModel\n"
        "from ryxd.core.tool import Permission, ToolView, tool\n"
        "class Nothing(BaseModel): ...\n"
        "@tool('ping', permission=Permission.READ, groups={'x'})\n"
        "async def ping(args: Nothing, view: ToolView) -> Nothing: return Nothing()\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert set(discover(importlib.import_module("some_tools"))) == {"ping"}


def test_every_tool_is_described_and_limited() -> None:
    import ryxd.tools

    for name, found in discover(ryxd.tools).items():
        assert found.description, name
        assert found.timeouts, name
        assert all(limit > 0 for limit in found.timeouts)
        for field, info in found.input.model_fields.items():
            assert info.description, f"{name}: {field} has no description"
        assert found.input.model_config.get("extra") == "forbid", f"{name} takes unknown arguments"


class Asked:
    """Answers for the user, and remembers the questions."""

    def __init__(self, *grants: Grant, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.grants = list(grants)
        self.questions: list[Question] = []
        self._meanwhile = meanwhile

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        self._meanwhile()
        return self.grants.pop(0)


class Place(BaseModel):
    path: str


class Done(BaseModel):
    done: str


async def foretold(args: Place, view: ToolView) -> Effect:
    path = view.paths.writable(args.path)
    return Effect(frozenset({Permission.CHANGE}), f"change {args.path}", preview="-old\n+new", writes=(path,))


@tool("change a file", permission=Permission.CHANGE, groups={"test"}, effect=foretold, extras={"try": "try it"})
async def change(args: Place, view: ToolView) -> Done:
    if args.path == "more":
        await asyncio.sleep(0.02)
        told = await view.confirm(Effect(frozenset({Permission.DESTROY}), "and more"), {"drop": "drop it"})
        return Done(done=told)
    return Done(done=view.chosen or "yes")


def changing(home: Path, approver: Approver | None, *hooks: Hook) -> tuple[View, list[Event]]:
    events: list[Event] = []
    view = View(
        "tester",
        tools={"change": replace(change, timeouts=(0.3,))},
        allowed=frozenset({"change"}),
        paths=Roots(home, roots=(), own=(home / "mine",)),
        environment=dict,
        language="en",
        emit=events.append,
        approver=approver,
        hooks=hooks,
        run="r1",
    )
    return view, events


async def test_a_change_is_done_after_a_yes_and_the_question_shows_what_it_is(tmp_path: Path) -> None:
    asked = Asked(Grant(yes=True, extra="try"))
    view, _ = changing(tmp_path, asked)
    assert (await view.do_action(Action("change", {"path": "a.txt"}))).data == {"done": "try"}
    (question,) = asked.questions
    assert question.run == "r1"
    assert question.effect.preview == "-old\n+new"
    assert question.extras == {"try": "try it"}


async def test_a_no_is_a_blocked_action_and_a_result(tmp_path: Path) -> None:
    view, events = changing(tmp_path, Asked(Grant(yes=False)))
    result = await view.do_action(Action("change", {"path": "a.txt"}))
    assert result.error is not None
    assert "the user said no" in result.error
    assert any(isinstance(event, Blocked) for event in events)


async def test_a_yes_is_void_when_the_file_changed_meanwhile(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one")
    asked = Asked(Grant(yes=True), meanwhile=lambda: (tmp_path / "a.txt").write_text("two") and None)
    view, _ = changing(tmp_path, asked)
    result = await view.do_action(Action("change", {"path": "a.txt"}))
    assert result.error is not None
    assert "changed while" in result.error


@pytest.mark.parametrize("path", ["../x", "/etc/passwd", "mine/x", ".ssh/config", "."])
async def test_nobody_is_asked_about_what_no_agent_may_change(tmp_path: Path, path: str) -> None:
    asked = Asked()
    view, _ = changing(tmp_path, asked)
    assert not (await view.do_action(Action("change", {"path": path}))).ok
    assert not asked.questions


async def test_a_question_in_the_middle_stops_the_clock(tmp_path: Path) -> None:
    class Slow(Asked):
        async def ask(self, question: Question) -> Grant:
            if len(self.questions):
                await asyncio.sleep(0.5)
            return await super().ask(question)

    view, _ = changing(tmp_path, Slow(Grant(yes=True), Grant(yes=True, extra="drop")))
    assert (await view.do_action(Action("change", {"path": "more"}))).data == {"done": "drop"}


class Watchful(Hook):
    """A hook that blocks one path, comments on everything, and breaks where it is told to."""

    name = "watchful"

    async def before(self, action: Action, effect: Effect) -> str | None:
        if action.args["path"] == "broken":
            raise RuntimeError("oh")
        return "not that one" if action.args["path"] == "b.txt" else None

    async def after(self, action: Action, result: Result) -> str | None:
        if action.args["path"] == "quiet":
            raise RuntimeError("oh")
        return "seen"


@pytest.mark.parametrize(
    ("path", "error", "notes"),
    [
        ("a.txt", None, ("watchful: seen",)),
        ("b.txt", "watchful: not that one", ("watchful: seen",)),
        ("broken", "the hook watchful failed", ("watchful: seen",)),
        ("quiet", None, ()),
    ],
)
async def test_hooks_block_before_and_comment_after(
    tmp_path: Path, path: str, error: str | None, notes: tuple[str, ...]
) -> None:
    view, _ = changing(tmp_path, Asked(Grant(yes=True)), Watchful())
    result = await view.do_action(Action("change", {"path": path}))
    assert (result.error or "").startswith(error or "")
    assert result.ok is (error is None)
    assert result.notes == notes
    assert all(note in result.text for note in notes)
