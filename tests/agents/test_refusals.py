"""After the user's no: told plainly, and nothing is tried in another way."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from ryxd.agents.fallback import Fallback
from ryxd.agents.operator import Operator
from ryxd.agents.presenting import Offer
from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.effect import Grant, Question
from ryxd.core.model import Tier
from ryxd.core.paths import Roots
from ryxd.core.smart import SmartAgent
from ryxd.core.tool import Permission, ToolView, tool
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.engine.direct import Direct
from ryxd.wire.events import Acted, Event
from tests.fakes.scripted import ScriptedModel


class Where(BaseModel):
    path: str


class Done(BaseModel):
    say: str


@tool("write", permission=Permission.CHANGE, groups={"test"})
async def write(args: Where, view: ToolView) -> Done:
    return Done(say=f"wrote {args.path}")


@tool("shell", permission=Permission.DESTROY, groups={"test"})
async def shell(args: Where, view: ToolView) -> Done:
    return Done(say=f"ran {args.path}")


class User:
    """Answers from a list; yes when that is empty."""

    def __init__(self, *grants: Grant) -> None:
        self.grants = list(grants)
        self.questions: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        return self.grants.pop(0) if self.grants else Grant(yes=True)


TOOLS = {"write": write, "shell": shell, "search_files": write}
NO = Grant(yes=False, reason="you said no")
WORDS = Grant(yes=False, reason="you said no: take b", words="take b")


def call(name: str, **args: Any) -> str:
    return json.dumps({"tool": name, "args": args})


def view_with(user: User, home: Path) -> tuple[View, list[Event]]:
    events: list[Event] = []
    view = View(
        "file",
        tools=TOOLS,
        allowed=frozenset(TOOLS),
        paths=Roots(home, roots=()),
        environment=dict,
        language="en",
        emit=events.append,
        approver=user,
        run="r1",
    )
    return view, events


async def operate(user: User, home: Path, answers: Sequence[str], *, single: bool) -> tuple[Operator, list[str]]:
    view, events = view_with(user, home)
    spec = AgentSpec("file", "files", Tier.SMALL, tuple(TOOLS), "", Limits(attempts=2, turns=4, sure=0.5))
    model = ScriptedModel(*answers)
    operator = Operator(
        spec,
        view,
        lambda _: SmartAgent(spec, "", model, view, Transcript(), single=single),
        single=single,
        language="en",
        fallback=Fallback(Action("search_files", {"path": "~"}), "write"),
    )
    await operator.response("write it")
    return operator, [event.tool for event in events if isinstance(event, Acted)]


@pytest.mark.parametrize("single", [True, False])
async def test_a_no_ends_it_and_no_fallback_or_other_tool_is_tried(tmp_path: Path, single: bool) -> None:
    user = User(NO)
    script = [call("write", path="a"), call("shell", path="a"), call("answer", text="I did it with the shell")]
    operator, acted = await operate(user, tmp_path, script, single=single)
    assert acted == ["write"]
    assert operator.outcome.refused
    assert not operator.outcome.ok
    assert operator.outcome.text == "Not done: write: path a. Reason: you said no."


async def test_a_no_with_words_lets_the_agent_go_on_from_them(tmp_path: Path) -> None:
    user = User(WORDS)
    script = [call("write", path="a"), call("write", path="b"), call("answer", text="wrote b")]
    operator, acted = await operate(user, tmp_path, script, single=False)
    assert acted == ["write", "write"]
    assert operator.outcome.ok
    assert operator.agent is not None
    told = [message.content for message in operator.agent.transcript.messages if message.role == "tool"]
    assert "you said no: take b" in told[0]
    assert "another way" not in told[0]


async def test_a_no_that_the_agent_only_answers_to_is_still_told_as_not_done(tmp_path: Path) -> None:
    script = [call("write", path="a"), call("answer", text="All right.")]
    operator, _ = await operate(User(WORDS), tmp_path, script, single=False)
    assert operator.outcome.refused
    assert operator.outcome.text.endswith("All right.")
    assert operator.outcome.text.startswith("Not done: write: path a.")


async def test_of_several_known_actions_those_after_a_no_are_not_done(tmp_path: Path) -> None:
    view, events = view_with(User(Grant(yes=True), NO), tmp_path)
    direct = Direct(lambda _: view, "de")
    done = await direct.do_all([Action("write", {"path": name}) for name in "abc"], Offer())
    assert [event.args["path"] for event in events if isinstance(event, Acted)] == ["a", "b"]
    assert not done.ok
    assert done.told.refused
    assert "wrote a" in done.told.text
    assert "Nicht gemacht: write: path b." in done.told.text
