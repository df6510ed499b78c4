"""`hook` and `quit`: what an agent may do about hooks, and what not. What agents say is scripted."""

from pathlib import Path

import pytest

from ryxd.engine.hooks import OWN, kinds
from tests.engine.test_hooks import blocked, config, of, same_again
from tests.engine.test_subagents import Script, answer, call, engine


@pytest.mark.parametrize(
    ("calls", "why"),
    [
        ([call("hook", name="a")], "give instructions, or a kind"),
        ([call("hook", name="a", instructions="x", kind="todo_reminder")], "one of both"),
        ([call("hook", name="Anna!", instructions="x")], "is no name"),
        ([call("hook", name="a", kind="nothing")], "there is no kind of hook nothing; there are: blocked_operations"),
        ([call("hook", name="spawn_limit", instructions="x")], "there is a hook spawn_limit already"),
        ([call("hook", name="a", instructions="x", moments=[])], "moments"),
        ([call("hook", name=f"a{n}", kind="spawn_limit") for n in range(OWN + 1)], "no more may be"),
    ],
)
async def test_what_can_not_be_is_told(tmp_path: Path, calls: list[str], why: str) -> None:
    async with engine(tmp_path, {"lead": [*calls, answer("no")]}, config(spawn_limit={})) as it:
        await it.ask()
        assert why in it.results("hook")[-1]["error"]
        assert [("error" in each) for each in it.results("hook")[:-1]] == [False] * (len(calls) - 1)


async def test_a_built_in_one_can_be_had_by_its_kind(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("hook", name="one", kind="single_minded"),
            call("task", name="a", instructions="x"),
            call("task", name="b", instructions="x"),
            answer("1"),
            call("task", name="b", instructions="x"),
            answer("2"),
        ],
    }
    async with engine(tmp_path, script) as it:
        first = await it.ask()
        await same_again(it, first.run)
        await same_again(it, (await it.ask(session=first.session)).run)
        assert [reason.partition(":")[0] for reason in blocked(it.told)] == ["one", "one"]


async def test_an_agent_that_names_quit_among_its_tools_takes_no_hook_away(tmp_path: Path) -> None:
    script: Script = {"lead": [call("quit"), answer("no")]}
    async with engine(tmp_path, script, config(todo_reminder={}), more=["quit"]) as it:
        await it.ask()
        assert it.results("quit") == [{"error": "only a hook can quit; you can take none away"}]


async def test_a_hook_has_no_other_action_than_to_quit(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("hook", name="w", instructions="x", moments=["review"]), call("list_dir", path="~"), answer("ok")],
        of("w"): [call("hook", name="v", instructions="x"), call("read_file", path="~/notes.txt"), answer("allow")],
    }
    async with engine(tmp_path, script) as it:
        await it.ask()
        assert [each.get("error") for each in it.results("hook")] == [
            None,
            "there is no action hook; allowed are: quit",
        ]
        assert it.results("read_file")[0]["error"] == "there is no action read_file; allowed are: quit"
        assert "entries" in it.results("list_dir")[0]


def test_every_built_in_hook_can_be_named_by_its_file() -> None:
    assert set(kinds()) == {
        "blocked_operations", "discussion_limit", "garbage_collector", "guard", "habit_watcher",
        "on_your_toes", "planning_mode", "single_minded", "spawn_limit", "todo_reminder",
    }  # fmt: skip
    for name, module in kinds().items():
        assert module.Settings.model_config["extra"] == "forbid", name
