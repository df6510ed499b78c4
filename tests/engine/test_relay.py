"""A request that goes from agent to agent: those that lead subagents, and those that are code. Models are scripted."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.dumb import Kind, Means
from ryxd.core.handoff import Handoff
from ryxd.core.model import Tier
from ryxd.core.tool import ToolError
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.anew import Anew
from ryxd.engine.dumb import kinds
from ryxd.engine.taskspecs import PatternSpec
from ryxd.wire.events import HandedOff, Spawned, Stepped
from tests.engine.test_subagents import Engine, Script, answer, call, engine

POET = AgentSpec("poet", "writes poems", Tier.SMALL, ("group:agents",), "You are poet. Write in {language}.")


def among(it: Engine, *more: AgentSpec) -> None:
    """These agents are there as well, and lead may hand over to them."""
    names = tuple(each.name for each in more)
    lead = replace(it.sessions.specs["lead"], handoff=names)
    it.sessions.specs = {**it.sessions.specs, "lead": lead, **{each.name: each for each in more}}


async def test_subagents_of_all_of_them_stay(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="anna", instructions="Look."),
            call("handoff_to_poet", task_description="a line on rain", context="it rains"),
        ],
        "poet": [call("task", name="bert", instructions="Rhyme.", prompt="rain"), answer("Rain, rain, again.")],
        "bert": [answer("again")],
    }
    async with engine(tmp_path, script) as it:
        among(it, POET)
        ended = await it.ask()
        assert (ended.outcome, ended.text) == ("done", "Rain, rain, again.")
        assert (ended.counters.model_calls, ended.counters.actions, ended.counters.operator_iterations) == (
            5,
            3,
            2,
        )
        members = {each["path"]: each for each in (await it.journal.company(ended.session))["members"]}
        assert set(members) == {"lead/anna", "poet/bert"}
        # to hand over is the business of who has the request
        assert "task" in members["lead/anna"]["tools"]
        assert not any("handoff" in name for each in members.values() for name in each["tools"])
        assert "- handoff_to_poet: writes poems" in it.cast.heard["lead"][0].messages[0].content
        states = [
            (event.name, event.state)
            for event in it.told
            if isinstance(event, Stepped) and event.agent in {"lead", "poet"}
        ]
        assert states == [("lead", "running"), ("lead", "completed"), ("poet", "running"), ("poet", "completed")]
        assert [event.path for event in it.told if isinstance(event, Spawned)] == ["lead/anna", "poet/bert"]
        for agent, words in (("lead", "do it together"), ("poet", "Your task: a line on rain")):
            said = await it.journal.recall(ended.session, agent)
            assert words in said[0].content
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


class Passing:
    """Hands over what it is told, after it has tried whom it may not."""

    def __init__(self, means: Means) -> None:
        self._view = means.view
        self.partial = False

    async def response(self, text: str) -> str:
        handing = self._view.handing
        assert handing is not None
        with pytest.raises(ToolError, match="lead can't hand over to shell; it can to: poet"):
            handing.give("shell", text)
        self._view.note("additional_context", "half of it is done")
        (target,) = handing.targets
        handing.give(target, f"the rest of: {text}")
        assert handing.given == Handoff("lead", "poet", f"the rest of: {text}")
        return ""


@pytest.fixture
def passing() -> Iterator[str]:
    there = cast(dict[str, Kind], kinds())
    there["passing"] = Kind("passing", "hands over", (), Passing, pattern=True)
    yield "passing"
    del there["passing"]


async def test_an_agent_that_is_code_hands_over_to_one_that_thinks(tmp_path: Path, passing: str) -> None:
    async with engine(tmp_path, {"poet": [answer("All of it.")]}) as it:
        among(it, replace(POET, tools=()))
        it.sessions.routing = Routing(patterns={passing: PatternSpec(passing)})
        accepted = await it.sessions.ask("a poem", agent="lead", named=Named(pattern=passing))
        ended = await it.end(accepted.run)
        assert (ended.outcome, ended.text) == ("done", "All of it.")
        heard = it.cast.last("poet")
        assert "Your task: the rest of: a poem" in heard
        assert '{"data_from_board": {"additional_context": "half of it is done"}}' in heard
        assert [(event.agent, event.target) for event in it.told if isinstance(event, HandedOff)] == [
            ("lead", "poet")
        ]
        # that it said nothing itself is no failure
        states = [(event.name, event.state) for event in it.told if isinstance(event, Stepped)]
        assert states == [
            ("passing", "running"),
            ("passing", "completed"),
            ("poet", "running"),
            ("poet", "completed"),
        ]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_where_nobody_else_is_nothing_is_offered(tmp_path: Path) -> None:
    async with engine(
        tmp_path, {"lead": [call("handoff_to_poet", task_description="x"), answer("I did it.")]}
    ) as it:
        ended = await it.ask()
        assert ended.text == "I did it."
        assert it.results("handoff_to_poet")[0]["error"].startswith("there is no action handoff_to_poet")
        assert "handoff" not in it.cast.heard["lead"][0].messages[0].content
