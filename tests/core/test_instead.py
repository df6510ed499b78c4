"""Another file than the one that was named: the user is asked, whatever the policy allows."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.action import Action, Result
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.effect import Decision, Effect, Grant, Question, Verdict
from ryxd.core.instead import ABSENT, Instead
from ryxd.core.model import Tier
from ryxd.core.paths import Roots
from ryxd.core.smart import SmartAgent
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.tools.files import open_file
from ryxd.tools.metadata import metadata
from tests.fakes.scripted import ScriptedModel


def gone(path: str) -> Result:
    return Result(error="no such file", report={ABSENT: path})


@pytest.mark.parametrize(
    ("request_", "lost", "tool", "args", "asked"),
    [
        ("move mai.pdf to Documents", "mai.pdf", "move_file", {"paths": ["~/juni.pdf"], "to": "~/Documents"}, True),
        ("move mai.pdf to Documents", "mai.pdf", "move_file", {"paths": ["~/x/mai.pdf"], "to": "~/Documents"}, False),
        ("Lösch Mai.PDF", "mai.pdf", "trash_file", {"paths": ["~/juni.pdf"]}, True),
        ("delete rechnung_mai", "rechnung_mai", "trash_file", {"paths": ["~/Rechnung_Mai.pdf"]}, False),
        ("delete a.txt and b.txt", "a.txt", "trash_file", {"paths": ["b.txt"]}, False),
        ("delete a.txt and b.txt", "a.txt", "trash_file", {"paths": ["b.txt", "c.txt"]}, True),
        ("rename old.txt to new.txt", "old.txt", "rename_files", {"pairs": [{"path": "cold.md", "name": "new.txt"}]}, True),
        ("open plan", "map.pdf", "open_file", {"path": "plan.pdf"}, False),  # the model's own spelling, not the user's
        ("open plan.pdf", "plan.pdf", "set_volume", {"level": 3}, False),
    ],
)
def test_what_is_another_file(request_: str, lost: str, tool: str, args: dict[str, Any], asked: bool) -> None:
    instead = Instead(request_)
    assert instead.weighed(Action(tool, args, sure=0.9)).sure == 0.9
    instead.heard(gone(lost))
    instead.heard(Result(error="something else"))
    assert instead.weighed(Action(tool, args, sure=0.9)).unsure is asked


class Person:
    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        return Grant(yes=False, reason="no")


class Anything:
    """A policy that allows everything."""

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return Decision(Verdict.ALLOW, "granted")


async def test_a_model_that_takes_what_lies_beside_it_has_to_ask(tmp_path: Path) -> None:
    (tmp_path / "juni.txt").write_text("x")
    person = Person()
    tools = {"open_file": open_file, "metadata": metadata}
    view = View(
        "chat",
        tools=tools,
        allowed=frozenset(tools),
        paths=Roots(tmp_path),
        environment=dict,
        language="en",
        emit=lambda _: None,
        policy=Anything(),
        approver=person,
        run="r1",
    )
    wanted = [
        ("open_file", {"path": "~/mai.txt"}),
        ("metadata", {"path": "~/juni.txt"}),  # to look harms nobody
        ("open_file", {"path": "~/juni.txt"}),
        ("answer", {"text": "done"}),
    ]
    model = ScriptedModel(*(json.dumps({"tool": name, "args": args}) for name, args in wanted))
    spec = AgentSpec("chat", "", Tier.SMALL, tuple(tools), "", Limits())
    agent = SmartAgent(spec, "", model, view, Transcript())
    await agent.response("open mai.txt")
    assert [(action.tool, result.ok) for action, result in agent.trail] == [
        ("open_file", False), ("metadata", True), ("open_file", False),
    ]  # fmt: skip
    (question,) = person.asked
    assert question.action.args == {"path": "~/juni.txt"}
    assert question.action.unsure
