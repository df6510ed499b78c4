"""Hooks in whole runs: with subagents, over runs, over a kill, replayed. The models are scripted, what hooks do is not."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.config.hooks import GarbageCollector, Hooks
from ryxd.config.tree import Config
from ryxd.engine.anew import Anew
from ryxd.engine.approvals import Waiting
from ryxd.wire.events import AnyEvent, Blocked, Returned, Status
from tests.engine.test_subagents import Engine, Script, answer, call, engine


def config(**hooks: Any) -> Config:
    """With these hooks on."""
    return Config(hooks=Hooks.model_validate({name: {"on": True, **settings} for name, settings in hooks.items()}))


def of(hook: str, agent: str = "lead") -> str:
    """Who a hook's agent is, in a script."""
    return f"{hook}, a hook of the agent {agent}"


async def same_again(it: Engine, run: str) -> None:
    """A replay, which asks no model, tells every event of a run again."""
    replayed = await Anew(it.sessions, it.journal).replay(run)
    assert replayed.ends == ""
    assert list(replayed.events) == await it.journal.events(run)


async def cut_off(it: Engine, session: str | None = None) -> str:
    """Ask, and die as after a kill once somebody has nothing more to say."""
    it.cast.cut = True
    accepted = await it.sessions.ask("do it together", agent="lead", session=session)
    await asyncio.wait_for(it.cast.asked.wait(), 20)
    it.sessions._running[accepted.run].stage = "ending"

    async def nothing(*_: Any) -> None:
        """Nothing is told of an end."""

    it.sessions._end = nothing  # type: ignore[method-assign]
    task = it.sessions._running[accepted.run].task
    assert task is not None
    task.cancel()
    await asyncio.wait({task})
    return accepted.run


def blocked(events: list[AnyEvent]) -> list[str]:
    return [event.reason for event in events if isinstance(event, Blocked)]


def statuses(events: list[AnyEvent]) -> list[str]:
    return [event.text for event in events if isinstance(event, Status)]


async def test_an_agent_gets_a_smart_hook_that_blocks_and_it_cant_take_it_away(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("hook", name="no-notes", instructions="Nothing may read notes.", moments=["review"]),
            call("read_file", path="~/notes.txt"),
            call("list_dir", path="~"),
            call("quit"),
            answer("It is not to be read."),
            call("read_file", path="~/notes.txt"),
            answer("Still not."),
        ],
        of("no-notes"): [
            answer("Notes are private."),
            answer("allow"),
            answer("Notes are still private."),
        ],
    }
    async with engine(tmp_path, script) as it:
        first = await it.ask()
        assert first.text == "It is not to be read."
        assert blocked(it.told) == ["no-notes: Notes are private.", "there is no action quit; allowed are: " + _tools()]
        asked = json.loads(it.cast.heard[of("no-notes")][0].messages[-1].content)
        assert asked["moment"] == "review"
        assert asked["data_from_lead"]["tool"] == "read_file"
        assert asked["data_from_lead"]["effect"]["classes"] == ["read"]
        # what it cost is the run's
        assert first.counters.model_calls == 7
        await same_again(it, first.run)
        # it is there in the next run, and remembers what it said
        second = await it.ask(session=first.session)
        assert second.text == "Still not."
        assert blocked(it.told)[-1] == "no-notes: Notes are still private."
        roles = [message.role for message in it.cast.heard[of("no-notes")][-1].messages]
        assert roles == ["system", *["user", "assistant"] * 2, "user"]
        await same_again(it, second.run)


def _tools() -> str:
    names = ("ask_user", "clone", "discuss", "dump", "fan_out", "get_time", "glob", "grep", "hook", "list_dir", "meta", "pass_control",
             "read_file", "restore", "return_control", "search_files", "task", "terminate", "websearch")  # fmt: skip
    return ", ".join(names)


async def test_subagents_get_copies_and_a_hook_that_quits_takes_its_copies_along(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="old", instructions="x"),
            call("hook", name="eyes", instructions="Watch.", moments=["review"]),
            call("task", name="new", instructions="x"),
            call("discuss", prompt="Go.", speakers=["old", "new"]),
            call("list_dir", path="~"),
            call("read_file", path="~/notes.txt"),
            answer("done"),
        ],
        "old": [call("list_dir", path="~"), answer("seen")],
        "new": [call("list_dir", path="~"), answer("not seen")],
        of("eyes"): [answer("allow"), answer("allow"), call("quit"), answer("allow")],
        of("eyes", "lead/new"): [answer("Not you.")],
    }
    async with engine(tmp_path, script) as it:
        ended = await it.ask()
        assert ended.text == "done"
        # the first two: task and discuss; the third is list_dir, where it quits
        assert not script[of("eyes")]
        # old was there before the hook; new has a copy with a transcript of its own
        assert blocked(it.told) == ["eyes: Not you."]
        assert len(it.cast.heard[of("eyes", "lead/new")][0].messages) == 2
        await same_again(it, ended.run)
        kept = (await it.journal.company(ended.session))["hooks"]
        assert "eyes" not in json.dumps(kept)


CUTS = [("lead", keep) for keep in range(1, 7)] + [(of("eyes"), keep) for keep in range(9)] + [("a", 0)]


@pytest.mark.parametrize(("dies", "keep"), CUTS)
async def test_what_hooks_count_and_remember_goes_on_after_a_kill(tmp_path: Path, dies: str, keep: int) -> None:
    """Killed while an agent or a hook thinks, it ends as if it had not been; only what was not known is asked again."""
    said: Script = {
        "lead": [
            call("hook", name="eyes", instructions="Watch.", moments=["review", "comment"]),
            call("task", name="a", instructions="x", prompt="Hello."),
            call("task", name="b", instructions="x"),
            call("terminate", name="a"),
            call("task", name="c", instructions="x"),
            call("list_dir", path="~"),
            answer("done"),
        ],
        "a": [answer("Hi.")],
        of("eyes"): [answer(text) for text in ("allow", "one", "", "two", "", "allow", "three", "", "four")],
        of("eyes", "lead/a"): [answer("hm")],
    }
    settings = config(spawn_limit={"most": 2}, todo_reminder={"every": 4})
    script = {who: list(texts) for who, texts in said.items()}
    async with engine(tmp_path / "cut", script, settings) as it:
        del script[dies][keep:]
        run = await cut_off(it)
    script[dies] += said[dies][keep:]
    async with engine(tmp_path / "cut", script, settings) as it:
        ended = await it.end(run)
        cut, left = await it.journal.events(run), await it.journal.company(ended.session)
        await same_again(it, run)
    whole = {who: list(texts) for who, texts in said.items()}
    async with engine(tmp_path / "whole", whole, settings) as it:
        other = await it.ask()
        uncut = await it.journal.events(other.run)
        assert await it.journal.company(other.session) == left
        await same_again(it, other.run)
    assert ended.text == "done"
    assert script == whole == {who: [] for who in said}
    assert ended.counters.model_calls == other.counters.model_calls == sum(map(len, said.values()))
    results = [[(e.tool, e.ok, e.preview) for e in events if isinstance(e, Returned)] for events in (cut, uncut)]
    assert results[0] == results[1]
    assert any("4 actions since" in preview for _, _, preview in results[0])
    assert blocked(cut) == blocked(uncut)
    assert [reason.partition(":")[0] for reason in blocked(uncut)] == ["spawn_limit"]


async def test_a_hook_that_quit_before_a_kill_stays_away(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("hook", name="eyes", instructions="x", moments=["review"]), call("list_dir", path="~")],
        of("eyes"): [call("quit"), answer("allow"), answer("It must not be asked.")],
    }
    async with engine(tmp_path, script) as it:
        run = await cut_off(it)
    script["lead"] += [call("get_time"), answer("done")]
    async with engine(tmp_path, script) as it:
        ended = await it.end(run)
        assert (ended.text, blocked(await it.journal.events(run))) == ("done", [])
        assert len(script[of("eyes")]) == 1
        assert not (await it.journal.company(ended.session))["hooks"]["lead"]["own"]
        await same_again(it, run)


async def test_an_agent_without_subagents_has_hooks_and_old_runs_are_replayed_without(tmp_path: Path) -> None:
    script: Script = {"lead": [call("list_dir", path="~"), answer("1"), call("list_dir", path="~"), answer("2")]}

    def alone(it: Engine) -> None:
        specs = it.sessions.specs
        it.sessions.specs = {**specs, "lead": replace(specs["lead"], tools=("list_dir",))}

    async with engine(tmp_path, script) as it:
        alone(it)
        first = await it.ask()
    async with engine(tmp_path, script, config(todo_reminder={"every": 1})) as it:
        alone(it)
        await same_again(it, first.run)
        second = await it.ask()
        assert [len(each.get("notes", ())) for each in it.results("list_dir")] == [1]
        await same_again(it, second.run)


async def test_who_was_not_spoken_to_is_remembered_over_runs(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="anna", instructions="x"),
            *[answer(str(number)) for number in range(7)],
            call("terminate", name="anna"),
            answer("ended"),
            answer("alone"),
        ],
    }
    async with engine(tmp_path, script) as it:  # on by default, after 5 responses
        session = (await it.ask()).session
        for _ in range(5):
            await it.ask("and?", session=session)
            assert not any("garbage_collector" in text for text in statuses(it.told))
        seventh = await it.ask("and?", session=session)
        told = "garbage_collector: not spoken to in 5 responses: anna. Terminate those that are needed no more."
        assert statuses(it.told) == [told]
        assert it.cast.last("lead") == f'and?\n\n{{"notes": ["{told}"]}}'
        await same_again(it, seventh.run)
        await it.ask("clean up", session=session)
        last = await it.ask("and?", session=session)
        assert statuses(it.told) == [told]
        assert (await it.journal.company(session))["hooks"]["lead"]["states"]["garbage_collector"] == {"silent": {}}
        await same_again(it, last.run)


async def test_hooks_that_are_switched_on_or_off_make_no_other_run_of_one_that_is_over(tmp_path: Path) -> None:
    script: Script = {"lead": [call("task", name="a", instructions="x"), call("list_dir", path="~"), answer("1")] * 2}
    some = config(todo_reminder={"every": 1}, planning_mode={}, spawn_limit={})
    async with engine(tmp_path, script, some) as it:
        first = await it.ask("only plan")
    async with engine(tmp_path, script, Config(hooks=Hooks(garbage_collector=GarbageCollector(on=False)))) as it:
        await same_again(it, first.run)
        second = await it.ask()
    async with engine(tmp_path, script, some) as it:
        await same_again(it, first.run)
        await same_again(it, second.run)


async def test_only_the_user_ends_planning_and_subagents_plan_with_their_parent(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("task", name="hand", instructions="x", prompt="Go ahead!", tools=["write_file"]),
            answer("The plan."),
            call("discuss", prompt="Go on."),
            answer("Done."),
        ],
        "hand": [
            call("write_file", path="~/x.txt", content="x"),
            answer("I may not."),
            call("write_file", path="~/x.txt", content="x"),
        ],
    }
    async with engine(tmp_path, script, config(planning_mode={}), more=["write_file"]) as it:
        first = await it.ask("Only plan: how would you write x.txt?")
        assert [reason.partition(":")[0] for reason in blocked(it.told)] == ["planning_mode"]
        assert statuses(it.told)[0].startswith("planning_mode: planning: look")
        await same_again(it, first.run)
        count = len(blocked(it.told))
        accepted = await it.sessions.ask("go ahead", agent="lead", session=first.session)
        question = await question_of(it)  # it is not the hook any more that stands in the way
        await it.sessions.approvals.answer(question, "no", by="cli")
        second = await it.end(accepted.run)
        assert "planning_mode: planning is over: the user said to go ahead" in statuses(it.told)
        assert not [reason for reason in blocked(it.told)[count:] if reason.startswith("planning_mode")]
        await same_again(it, second.run)


async def question_of(it: Engine) -> Waiting:
    async with asyncio.timeout(20):
        while not it.sessions.approvals.waiting:
            await asyncio.sleep(0.01)
    (question,) = it.sessions.approvals.waiting
    return question
