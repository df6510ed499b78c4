"""After many Actions an agent hears again what it was asked. What it does is scripted; it and the hook are real."""

import json
from pathlib import Path

from ryxd.config.hooks import Hooks, TodoReminder
from ryxd.config.tree import Config
from ryxd.wire.events import Returned
from tests.engine.test_subagents import Engine, Script, answer, call, engine


def config(*tools: str) -> Config:
    return Config(hooks=Hooks(todo_reminder=TodoReminder(on=True, every=3, tools=tools)))


def notes(it: Engine) -> list[str]:
    """What was noted at each Action."""
    shown = [json.loads(event.preview) for event in it.told if isinstance(event, Returned)]
    return [each.get("notes", [""])[0] for each in shown]


LOOK = [call("list_dir", path="~"), call("get_time")]


async def test_it_reminds_of_the_request_after_so_many_actions_and_counts_anew(tmp_path: Path) -> None:
    script: Script = {"lead": [*LOOK * 4, answer("1"), *LOOK, answer("2")]}
    async with engine(tmp_path, script, config("todo")) as it:
        session = (await it.ask('find the key\nand "the lock"')).session
        told = (
            "todo_reminder: 3 actions since you last looked at what is to be done. "
            'You were asked: "find the key and \\"the lock\\"". See what is still open.'
        )
        assert notes(it) == ["", "", told, "", "", told, "", ""]
        await it.ask("and now", session=session)
        assert notes(it)[8:] == ["", ""]


async def test_who_looks_at_the_list_is_not_reminded(tmp_path: Path) -> None:
    async with engine(tmp_path, {"lead": [*LOOK * 4, answer("1")]}, config("get_time")) as it:
        await it.ask()
        assert notes(it) == [""] * 8
