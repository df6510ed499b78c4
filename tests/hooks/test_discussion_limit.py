"""Discussions come to an end. What the agents say is scripted; they and the hook are real."""

from pathlib import Path

from ryxd.config.hooks import DiscussionLimit, Hooks
from ryxd.config.tree import Config
from tests.engine.test_subagents import Script, answer, call, engine

CONFIG = Config(hooks=Hooks(discussion_limit=DiscussionLimit(on=True, rounds=2)))


async def test_after_so_many_rounds_only_single_ones_are_spoken_to(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="a", instructions="x"),
            call("task", name="b", instructions="x"),
            call("discuss", prompt="alone"),
            call("discuss", prompt="one", speakers=["a", "b"]),
            call("discuss", prompt="aside", speakers=["a"], listeners=["b"]),
            call("discuss", prompt="two", speakers=["a", "b"]),
            call("discuss", prompt="three"),
            call("discuss", prompt="three", speakers=["b", "a"]),
            call("discuss", prompt="sum up", speakers=["b"]),
            call("discuss", prompt="thanks"),
            answer("done"),
            call("discuss", prompt="again", speakers=["a", "b"]),
            answer("anew"),
        ],
        "a": [answer("yes")] * 4,
        "b": [answer("no")] * 6,
    }
    async with engine(tmp_path, script, CONFIG) as it:
        session = (await it.ask()).session
        said = it.results("discuss")
        counts = [len(each.get("responses", ())) for each in said]
        assert counts == [1, 2, 1, 2, 0, 0, 1, 1]
        assert said[1]["notes"] == ["discussion_limit: one round is left; come to an end"]
        assert said[4]["error"].startswith("discussion_limit: 2 rounds were discussed; end it")
        await it.ask(session=session)
        assert len(it.results("discuss")[-1]["responses"]) == 2
        assert not script["b"]
