"""How many subagents one input may cost. What the agents say is scripted; they and the hook are real."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.config.hooks import Hooks, SpawnLimit
from ryxd.config.tree import Config
from tests.engine.test_subagents import Script, answer, call, engine


def config(**settings: Any) -> Config:
    return Config(hooks=Hooks(spawn_limit=SpawnLimit(on=True, **settings)))


async def test_ending_one_makes_no_room_for_another_but_the_next_input_does(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="a", instructions="x"),
            call("terminate", name="a"),
            call("task", name="b", instructions=""),  # that is none
            call("task", name="b", instructions="x"),
            call("task", name="c", instructions="x"),
            answer("two"),
            call("task", name="c", instructions="x"),
            answer("three"),
        ],
    }
    async with engine(tmp_path, script, config(most=2)) as it:
        session = (await it.ask()).session
        assert [each.get("name") for each in it.results("task")] == ["a", None, "b", None]
        assert it.results("task")[3]["error"] == (
            "spawn_limit: you have started 2 subagents for this, no more may be; go on with those you have"
        )
        await it.ask(session=session)
        assert it.results("task")[4]["name"] == "c"


@pytest.mark.parametrize("below", [0, 1])
async def test_subagents_have_a_limit_of_their_own(tmp_path: Path, below: int) -> None:
    script: Script = {
        "lead": [
            call("task", name="a", instructions="x", prompt="Go."),
            call("task", name="z", instructions="x"),
            answer("done"),
        ],
        "a": [call("task", name="b", instructions="x"), call("task", name="c", instructions="x"), answer("one")],
    }
    async with engine(tmp_path, script, config(most=2, below=below)) as it:
        await it.ask()
        assert [each.get("name") for each in it.results("task")] == [["b", None][below == 0], None, "a", "z"]


async def test_those_that_are_started_side_by_side_count_each(tmp_path: Path) -> None:
    def together(*names: str) -> str:
        return call("fan_out", tasks=[{"name": name, "instructions": "x", "prompt": "Go."} for name in names])

    script: Script = {"lead": [together("a", "b", "c"), together("a", "b"), call("clone", name="a"), answer("done")]}
    script |= {"a": [answer("one")], "b": [answer("two")]}
    async with engine(tmp_path, script, config(most=2)) as it:
        await it.ask()
        first, second = it.results("fan_out")
        assert first["error"] == "spawn_limit: you may start 2 more subagents for this, and these are 3"
        assert [part["name"] for part in second["parts"]] == ["a", "b"]
        assert "you have started 2 subagents" in it.results("clone")[0]["error"]
