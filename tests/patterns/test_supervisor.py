"""The pattern that divides work and puts it together. What models say is scripted; agents, journal and replay are real."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.engine.anew import Anew
from ryxd.wire.events import Spawned, Terminated
from tests.engine.test_subagents import Engine, Script, answer, call, cut_off, engine


def given(*goals: dict[str, Any]) -> str:
    """What the coordinator says that gives out work."""
    return call("answer", text={"goals": list(goals), "answer": ""})


def concluded(text: str) -> str:
    return call("answer", text={"goals": [], "answer": text})


def goal(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "goal": f"Find out about {name}.", **more}


def lead(**more: Any) -> list[str]:
    return [call("task", name="boss", instructions="Assess it.", prompt="How risky is it?", pattern="supervisor", **more), answer("done")]


def told(it: Engine) -> str:
    """What the pattern answered."""
    return str(it.results("task")[0].get("response"))


async def test_parts_are_done_side_by_side_and_put_together(tmp_path: Path) -> None:
    script: Script = {
        "lead": lead(),
        "coordinator": [given(goal("money", context="The firm is X."), goal("law", tools=["get_time"])), concluded("It is risky.")],
        "part1-1": [call("read_file", path="~/notes.txt"), answer("Little money.")],
        "part1-2": [call("read_file", path="~/notes.txt"), answer("No law.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        it.cast.together = {"part1-1", "part1-2"}
        ended = await it.ask()
        assert ended.text == "done"
        assert told(it) == "It is risky."
        spawned = {event.path: event for event in it.told if isinstance(event, Spawned)}
        assert list(spawned) == ["lead/boss", "lead/boss/coordinator", "lead/boss/part1-1", "lead/boss/part1-2"]
        assert spawned["lead/boss/part1-2"].tools == ("get_time",)
        # each is told its goal and the slice of context that it needs, as data
        assert it.cast.heard["part1-1"][0].messages[-1].content == 'Find out about money.\n\n{"data_from_context": "The firm is X."}'
        assert it.cast.heard["part1-2"][0].messages[-1].content == "Find out about law."
        assert spawned["lead/boss/coordinator"].tools == ()
        assert spawned["lead/boss/part1-1"].siblings == 2
        # the second was given no more than get_time
        assert any("there is no action read_file" in str(each.get("error")) for each in it.results("read_file"))
        heard = it.cast.heard["coordinator"][1].messages[-1].content
        assert '"answer": "Little money."' in heard
        assert heard.endswith("Answer, or give further goals.")
        assert "Assess it." in it.cast.heard["coordinator"][0].messages[0].content
        members = [each["path"] for each in (await it.journal.company(ended.session))["members"]]
        assert members == ["lead/boss", "lead/boss/coordinator"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_part_may_have_a_group_of_tools_and_no_more_than_the_supervisors_own(tmp_path: Path) -> None:
    script: Script = {
        "lead": lead(tools=["read_file", "list_dir", "get_time"]),
        "coordinator": [given(goal("files", tools=["group:file"])), concluded("There are two.")],
        "part1-1": [answer("Two.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        await it.ask()
        assert told(it) == "There are two."
        (part,) = [event for event in it.told if isinstance(event, Spawned) and event.path.endswith("part1-1")]
        assert set(part.tools) == {"read_file", "list_dir"}
        form = it.cast.heard["coordinator"][0].schema
        assert '"group:file"' in json.dumps(form)
        assert "group:agents" not in json.dumps(form)


async def test_what_is_missing_is_given_out_again_but_not_for_ever(tmp_path: Path) -> None:
    script: Script = {
        "lead": lead(),
        "coordinator": [given(goal("a")), given(goal("b")), given(goal("c")), concluded("Enough.")],
        "part1-1": [answer("A.")],
        "part2-1": [answer("B.")],
        "part3-1": [answer("C.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        await it.ask()
        assert told(it) == "Enough."
        last = it.cast.heard["coordinator"][3].messages[-1].content
        assert last.endswith("This was the last round: answer now, with no goals.")


async def test_a_part_that_fails_is_missed_and_told(tmp_path: Path) -> None:
    script: Script = {
        "lead": lead(),
        "coordinator": [given(goal("a"), goal("b")), concluded("Half of it.")],
        "part1-1": [answer("A.")],
        "part1-2": [],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        it.cast.broken.add("part1-2")
        ended = await it.ask()
        assert told(it) == "Half of it."
        heard = it.cast.heard["coordinator"][1].messages[-1].content
        assert '"ok": false, "answer": "(no answer: the model died)"' in heard
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize(
    ("limits", "coordinator", "why"),
    [
        ({"subagents": 2, "depth": 3}, [], "leave no room"),
        ({"subagents": 9, "depth": 1}, [], "leave no room"),
        ({"subagents": 9, "depth": 3}, [call("answer", text={"goals": [], "answer": " "})], "came to no answer"),
    ],
)
async def test_where_it_can_not_be_it_says_why(
    tmp_path: Path, limits: dict[str, Any], coordinator: list[str], why: str
) -> None:
    async with engine(tmp_path, {"lead": lead(), "coordinator": coordinator}, **limits) as it:
        await it.ask()
        assert why in told(it)


async def test_parts_may_be_supervised_themselves_down_to_the_limit(tmp_path: Path) -> None:
    script: Script = {
        "lead": lead(),
        # both coordinators are called so, and speak in turn
        "coordinator": [given(goal("a", pattern="supervisor")), given(goal("b")), concluded("B it is."), concluded("So it is.")],
        "part1-1": [answer("B.")],
    }
    async with engine(tmp_path, script, depth=4, subagents=9) as it:
        ended = await it.ask()
        assert told(it) == "So it is."
        paths = [event.path for event in it.told if isinstance(event, Spawned)]
        assert "lead/boss/part1-1/part1-1" in paths
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize(("subagents", "nested"), [(7, False), (9, True)])
async def test_parts_that_work_side_by_side_share_what_is_left_of_the_limit(
    tmp_path: Path, subagents: int, nested: bool
) -> None:
    script: Script = {
        "lead": lead(),
        # boss, its coordinator, two parts: of nine 5 are left for both; of seven 3, and one for each leads nowhere
        "coordinator": [
            given(goal("a", pattern="supervisor"), goal("b", pattern="supervisor")),
            *([concluded("A."), concluded("B.")] if nested else []),
            concluded("So it is."),
        ],
    }
    async with engine(tmp_path, script, depth=4, subagents=subagents) as it:
        ended = await it.ask()
        assert told(it) == "So it is."
        answers = it.cast.heard["coordinator"][-1].messages[-1].content
        assert ("leave no room" in answers) is not nested
        alive: set[str] = set()
        for event in it.told:
            if isinstance(event, Spawned | Terminated):
                (alive.add if isinstance(event, Spawned) else alive.discard)(event.path)
                assert len(alive) <= subagents
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_it_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    script: Script = {
        "lead": [lead()[0]],
        "coordinator": [given(goal("a"), goal("b"))],
        "part1-1": [answer("A.")],
        "part1-2": [],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead")
        await it.cast.asked.wait()
        await cut_off(it, accepted.run)
    script |= {"part1-2": [answer("B.")], "coordinator": [concluded("A and B.")], "lead": [answer("done")]}
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        ended = await it.end(accepted.run)
        assert ended.text == "done"
        assert told(it) == "A and B."
        assert "part1-1" not in it.cast.heard  # what it said is known


async def test_a_pattern_that_is_none_is_told(tmp_path: Path) -> None:
    script: Script = {"lead": [call("task", name="x", instructions="x", pattern="chaos"), answer("no")]}
    async with engine(tmp_path, script) as it:
        await it.ask()
        there = "react, coordinator, debate, plan, reflexion, router, stages, supervisor"
        assert it.results("task")[0]["error"] == f"there is no pattern chaos; there are: {there}"


async def test_it_is_spoken_to_again_and_its_coordinator_remembers(tmp_path: Path) -> None:
    script: Script = {
        "lead": [lead()[0], call("discuss", prompt="And now?"), answer("done")],
        "coordinator": [given(goal("a")), concluded("First."), concluded("Second.")],
        "part1-1": [answer("A.")],
    }
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        await it.ask()
        assert it.results("discuss") == [{"responses": ["[name boss] Second."]}]
        said = [message.content for message in it.cast.heard["coordinator"][2].messages]
        assert said[1] == "How risky is it?"
        assert json.loads(said[4])["args"]["text"]["answer"] == "First."
        assert said[-1] == "And now?"
