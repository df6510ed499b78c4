"""One subagent at a time. What the agents say is scripted; they and the hook are real."""

from pathlib import Path

from ryxd.config.hooks import Hooks, SingleMinded
from ryxd.config.tree import Config
from tests.engine.test_subagents import Script, answer, call, engine

CONFIG = Config(hooks=Hooks(single_minded=SingleMinded(on=True)))


async def test_the_next_one_has_to_wait_until_the_one_before_has_ended(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="a", instructions="x"),
            call("task", name="b", instructions="x"),
            call("terminate", name="nobody"),
            call("task", name="b", instructions="x"),
            call("terminate", name="a"),
            call("task", name="Not a name", instructions="x"),
            call("task", name="b", instructions="x"),
            answer("done"),
            call("task", name="c", instructions="x"),
            answer("no"),
        ],
    }
    async with engine(tmp_path, script, CONFIG, identical=9) as it:
        session = (await it.ask()).session
        why = "single_minded: one subagent at a time, and there is a: finish with it by discuss, then terminate it"
        started = [each.get("error", each.get("name")) for each in it.results("task")]
        assert started[:3] == ["a", why, why]
        assert "is no name" in started[3]  # who was not started is not in the way
        assert started[4] == "b"
        await it.ask(session=session)
        assert "there is b" in it.results("task")[-1]["error"]


async def test_a_subagent_has_one_of_its_own_at_a_time(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("task", name="a", instructions="x", prompt="Go."), answer("done")],
        "a": [
            call("task", name="b", instructions="x"),
            call("task", name="c", instructions="x"),
            answer("one"),
        ],
    }
    async with engine(tmp_path, script, CONFIG) as it:
        await it.ask()
        named = [each.get("name") for each in it.results("task")]
        assert named == ["b", None, "a"]


async def test_nobody_is_started_beside_another_by_any_other_action(tmp_path: Path) -> None:
    together = [{"name": name, "instructions": "x", "prompt": "Go."} for name in ("a", "b")]
    script: Script = {
        "lead": [
            call("fan_out", tasks=together),
            call("fan_out", tasks=together[:1]),
            call("clone", name="a"),
            call("terminate", name="a"),
            call("task", name="b", instructions="x"),
            answer("done"),
        ],
        "a": [answer("one")],
    }
    async with engine(tmp_path, script, CONFIG) as it:
        await it.ask()
        both, one = it.results("fan_out")
        assert "one subagent at a time" in both["error"]
        assert [part["name"] for part in one["parts"]] == ["a"]
        assert "there is a" in it.results("clone")[0]["error"]
        assert it.results("task")[0]["name"] == "b"
