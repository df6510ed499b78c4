"""The pattern that plans once and follows the plan. What models say is scripted; actions, journal and replay are real."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.engine.anew import Anew
from ryxd.wire.events import Acted, Planned, Rescued, Returned, Spawned, Status
from tests.core.test_plan import plan, step
from tests.engine.test_subagents import Engine, Script, answer, call, cut_off, engine


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "hypr.conf").write_text("gaps = 5\n")
    return tmp_path


def find(number: int, pattern: str, **more: Any) -> dict[str, Any]:
    return step(number, goal="find it", action="search_files", params={"pattern": pattern, "paths": ["~"]}, **more)


def read(number: int, path: str, **more: Any) -> dict[str, Any]:
    return step(number, goal="read it", action="read_file", params={"path": path}, **more)


def says(value: dict[str, Any]) -> str:
    return call("answer", text=value)


def rescue(action: str, **more: Any) -> str:
    nothing = {"adjusted_plan": None, "new_agent": None, "direct_result": None}
    return says({"analysis": "It was wrong.", "action": action, **nothing, **more})


LEAD = [call("task", name="doer", instructions="Do it.", prompt="Find my hypr config and read it.", pattern="plan"), answer("done")]


def told(it: Engine) -> str:
    return str(it.results("task")[0].get("response"))


def script(*plans: str, **more: list[str]) -> Script:
    return {"lead": list(LEAD), "planner": list(plans), **more}


async def done_by_code(it: Engine) -> list[tuple[str, str]]:
    return [(event.agent, event.tool) for event in it.told if isinstance(event, Acted) and event.agent.startswith("lead/doer/")]


async def test_steps_use_what_earlier_ones_found_and_code_follows_them(home: Path) -> None:
    made = says(plan(find(1, "*hypr*"), read(2, "$1.matches.0")))
    async with engine(home, script(made), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it).strip() == "gaps = 5"
        assert await done_by_code(it) == [("lead/doer/step1-1", "search_files"), ("lead/doer/step2-1", "read_file")]
        (planned,) = [event for event in it.told if isinstance(event, Planned)]
        assert (planned.version, planned.understanding, len(planned.steps)) == (1, "Look.", 2)
        # the large model was asked once, and saw which actions there are
        assert len(it.cast.heard["planner"]) == 1
        instructions = it.cast.heard["planner"][0].messages[0].content
        assert "- read_file(path" in instructions
        assert "fan_out" not in instructions
        tiers = {event.path: event.tier for event in it.told if isinstance(event, Spawned)}
        assert tiers["lead/doer/planner"] == "large"
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_what_waits_for_nothing_is_done_at_the_same_time(home: Path) -> None:
    made = says(plan(read(1, "~/hypr.conf"), read(2, "~/notes.txt"), find(3, "*conf", depends_on=[1, 2])))
    async with engine(home, script(made), depth=3, subagents=9) as it:
        ended = await it.ask()
        steps = [(type(e).__name__, e.agent[-7:]) for e in it.told
                 if isinstance(e, Acted | Returned) and "/step" in e.agent]  # fmt: skip
        assert {kind for kind, _ in steps[:2]} == {"Acted"}  # both are begun before one has ended
        assert steps[4] == ("Acted", "step3-1")
        assert "hypr.conf" in told(it)
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_fallback_is_another_action_or_a_hint_for_an_operator(home: Path) -> None:
    made = says(
        plan(
            read(1, "~/nowhere.txt", fallback={"action": "read_file", "params": {"path": "~/hypr.conf"}}),
            read(2, "~/missing.txt", fallback="it may be called notes.txt"),
            operator_prompt="Look in the home folder.",
        )
    )
    operator = [call("read_file", path="~/notes.txt"), answer("The key is under the mat.")]
    async with engine(home, script(made, operator=operator), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it).split("\n") == ["gaps = 5", "The key is under the mat."]
        heard = it.cast.heard["operator"][0].messages
        assert "Look in the home folder." in heard[0].content
        assert "Hint: it may be called notes.txt" in heard[-1].content
        failed = [event for event in it.told if isinstance(event, Status) and event.status == "failed"]
        assert [(event.step, event.action, event.attempts) for event in failed] == [(2, "read_file", 1)]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_failure_gets_a_corrected_plan(home: Path) -> None:
    made = says(plan(read(1, "~/nowhere.txt"), max_retries=2))
    better = plan(read(1, "~/hypr.conf"))
    async with engine(home, script(made, rescue=[rescue("ADJUST_PLAN", adjusted_plan=better)]), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it).strip() == "gaps = 5"
        assert [event.version for event in it.told if isinstance(event, Planned)] == [1, 2]
        assert [event.action for event in it.told if isinstance(event, Rescued)] == ["ADJUST_PLAN"]
        report = it.cast.heard["rescue"][0].messages[-1].content
        assert "Find my hypr config and read it." in report
        assert '"attempts": 2' in report
        assert "no such file or folder: ~/nowhere.txt" in report
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_failure_goes_to_another_agent(home: Path) -> None:
    made = says(plan(read(1, "~/nowhere.txt"), max_retries=1))
    other = [call("search_files", pattern="*hypr*", paths=["~"]), answer("It is hypr.conf.")]
    async with engine(
        home, script(made, rescue=[rescue("CHANGE_AGENT", new_agent="file")], other=other), depth=3, subagents=9
    ) as it:
        ended = await it.ask()
        assert told(it) == "It is hypr.conf."
        assert "failure_report" in it.cast.heard["other"][0].messages[-1].content
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_the_large_model_takes_over(home: Path) -> None:
    made = says(plan(read(1, "~/nowhere.txt"), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="There is none.")]), depth=3, subagents=9) as it:
        await it.ask()
        assert told(it) == "There is none."


async def test_plans_are_written_anew_twice_at_most(home: Path) -> None:
    bad = plan(read(1, "~/nowhere.txt"), max_retries=1)
    rescues = [rescue("ADJUST_PLAN", adjusted_plan=bad)] * 3
    async with engine(home, script(says(bad), rescue=rescues), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert "no such file or folder: ~/nowhere.txt" in told(it)
        assert [event.version for event in it.told if isinstance(event, Planned)] == [1, 2, 3]
        last = it.cast.heard["rescue"][2].messages[-1].content
        assert last.endswith("CHANGE_AGENT or TAKEOVER.")
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize(
    ("plans", "more", "why"),
    [
        ([says(plan(read(1, "~/x", depends_on=[1])))], {}, "step 1 waits for step 1"),
        (
            [says(plan(read(1, "~/nowhere.txt"), max_retries=0))],
            {"rescue": [rescue("CHANGE_AGENT", new_agent="nobody")]},
            "there is no agent nobody",
        ),
        ([says(plan(read(1, "~/nowhere.txt"), max_retries=0))], {"rescue": [rescue("TAKEOVER")]}, "without what it needs"),
    ],
)
async def test_what_can_not_be_is_an_honest_failure(
    home: Path, plans: list[str], more: dict[str, list[str]], why: str
) -> None:
    async with engine(home, script(*plans, **more), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert ended.outcome == "done"  # the lead answered; what its subagent said is:
        assert told(it).startswith("(no answer: ")
        assert why in told(it)
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_it_goes_on_where_it_was_cut_off_and_repeats_no_step(home: Path) -> None:
    made = says(plan(find(1, "*hypr*"), read(2, "~/missing.txt", fallback="look further", depends_on=[1])))
    async with engine(home, {**script(made), "lead": LEAD[:1], "operator": []}, depth=3, subagents=9) as it:
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead")
        await it.cast.asked.wait()
        await cut_off(it, accepted.run)
    async with engine(home, {"operator": [answer("Nothing there.")], "lead": [answer("done")]}, depth=3, subagents=9) as it:
        ended = await it.end(accepted.run)
        assert ended.text == "done"
        assert told(it) == "Nothing there."
        assert set(it.cast.heard) == {"operator", "lead"}
        events = await it.journal.events(accepted.run)
        assert [event.tool for event in events if isinstance(event, Acted)] == ["task", "search_files", "read_file"]


async def test_the_users_no_ends_it(home: Path) -> None:
    def write(name: str) -> dict[str, Any]:
        return {"action": "write_file", "params": {"path": f"~/{name}", "content": "x"}}

    made = says(plan({"step": 1, "goal": "write", **write("one.txt"), "fallback": write("two.txt")}))
    async with engine(home, script(made), more=("write_file",), files=True, depth=3, subagents=9) as it:
        it.sessions.world = replace(it.sessions.world, policy=None)  # then everything that changes is asked about
        accepted = await it.sessions.ask("do it together", agent="lead")
        async with asyncio.timeout(20):
            while not it.sessions.approvals.waiting:
                await asyncio.sleep(0.01)
        (waiting,) = it.sessions.approvals.waiting
        await it.sessions.answer(waiting.name, "no")
        await it.end(accepted.run)
        assert "one.txt" in told(it)
        assert "two.txt" not in told(it)
        assert [each.name for each in home.glob("*.txt")] == ["notes.txt"]
        assert not it.sessions.approvals.waiting
