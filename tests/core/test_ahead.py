"""What may be looked at before it is known whether it is wanted."""

from pathlib import Path

import pytest

from ryxd.core.action import Action
from ryxd.core.ahead import look
from ryxd.core.effect import Grant, Question
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.core.paths import Roots
from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool
from ryxd.core.view import View
from ryxd.tools.ask_user import ask_user
from ryxd.wire.events import Event


class Nobody:
    """A user who must not be asked."""

    async def ask(self, question: Question) -> Grant:
        raise AssertionError("the user was asked")

    async def enquire(self, enquiry: Enquiry) -> Heard:
        raise AssertionError("the user was asked")


class Where(Arguments):
    path: str = ""


class Seen(Output):
    text: str


@tool("look", permission=Permission.READ, groups={"test"})
async def peek(args: Where, view: ToolView) -> Seen:
    return Seen(text=args.path)


@tool("ask for words in between", permission=Permission.READ, groups={"test"})
async def doubtful(args: Where, view: ToolView) -> Seen:
    heard = await view.ask("Really?")
    return Seen(text=heard.answer)


@tool("put up a hook", permission=Permission.READ, groups={"test"})
async def meddling(args: Where, view: ToolView) -> Seen:
    return Seen(text=str(view.management))


@tool("write", permission=Permission.CHANGE, groups={"test"})
async def scribble(args: Where, view: ToolView) -> Seen:
    raise AssertionError("it was done")


@pytest.mark.parametrize(
    ("name", "args", "seen"),
    [
        ("peek", {"path": "here"}, True),
        ("ask_user", {"question": "Which one?"}, False),
        ("doubtful", {}, False),
        ("meddling", {}, False),
        ("scribble", {}, False),
        ("nothing", {}, False),
        ("peek", {"paths": 1}, False),
    ],
)
async def test_only_what_reads_and_asks_nobody_is_looked_at(tmp_path: Path, name: str, args: dict[str, object], seen: bool) -> None:
    tools = {each.name: each for each in (peek, ask_user, doubtful, meddling, scribble)}
    told: list[Event] = []
    view = View(
        "plan/ahead1", tools=tools, allowed=frozenset(tools), paths=Roots(tmp_path), environment=dict, language="en",
        emit=told.append, approver=Nobody(),
    )  # fmt: skip
    begun: list[bool] = []
    looked = await look(view, Action(name, args), lambda: begun.append(True))
    assert (looked is not None) is seen
    assert told == []
    if seen:
        assert looked is not None
        assert (looked.data, begun) == ({"text": "here"}, [True])
    if name == "ask_user":
        assert begun == [], "it is never even begun"
