"""An operator whose agent asks the user: what the agent says then counts, also where the user said nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.operator import Operator, Outcome
from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.effect import Grant, Question
from ryxd.core.enquiry import Enquiry, Heard
from ryxd.core.model import Tier
from ryxd.core.paths import Roots
from ryxd.core.smart import SmartAgent
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.tools.ask_user import ask_user
from ryxd.tools.clock import get_time
from tests.fakes.scripted import ScriptedModel

TOOLS = {"ask_user": ask_user, "get_time": get_time}


class Person:
    def __init__(self, heard: Heard) -> None:
        self.heard = heard

    async def ask(self, question: Question) -> Grant:
        return Grant(yes=False)

    async def enquire(self, enquiry: Enquiry) -> Heard:
        return self.heard


def call(name: str, **args: Any) -> str:
    return json.dumps({"tool": name, "args": args})


ASKS = call("ask_user", question="Which?")
FAILS = call("get_time", zone="Nowhere/Land")


async def operate(folder: Path, heard: Heard, *says: str) -> Outcome:
    view = View(
        "chat", tools=TOOLS, allowed=frozenset(TOOLS), paths=Roots(folder, roots=()), environment=dict,
        language="en", emit=lambda _: None, approver=Person(heard),
    )  # fmt: skip
    spec = AgentSpec("chat", "talks", Tier.SMALL, tuple(TOOLS), "", Limits(turns=len(says), attempts=1))
    model = ScriptedModel(*says)
    operator = Operator(spec, view, lambda _: SmartAgent(spec, "", model, view, Transcript()), single=False, language="en")
    await operator.response("choose one")
    return operator.outcome


@pytest.mark.parametrize("heard", [Heard("red"), Heard(why="nobody answered")])
async def test_the_agent_has_the_last_word(tmp_path: Path, heard: Heard) -> None:
    outcome = await operate(tmp_path, heard, ASKS, call("answer", text="I take the red one."))
    assert (outcome.text, outcome.ok) == ("I take the red one.", True)


async def test_what_failed_before_is_mended_by_an_answer_and_by_none_it_is_not(tmp_path: Path) -> None:
    says = FAILS, ASKS, call("answer", text="Never mind, then.")
    outcome = await operate(tmp_path, Heard("never mind"), *says)
    assert (outcome.text, outcome.ok) == ("Never mind, then.", True)
    outcome = await operate(tmp_path, Heard(why="nobody answered"), *says)
    assert not outcome.ok
    assert "Nowhere/Land" in outcome.text


@pytest.mark.parametrize("heard", [Heard("red"), Heard(why="nobody answered")])
async def test_what_the_user_said_is_not_told_back_as_a_result(tmp_path: Path, heard: Heard) -> None:
    outcome = await operate(tmp_path, heard, ASKS)
    assert not outcome.ok
    assert "red" not in outcome.text
