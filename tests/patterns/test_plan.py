"""The pattern that plans once and follows the plan. What models say is scripted; actions, journal and replay are real."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.composition import built_in
from ryxd.core import plan as plans
from ryxd.core.plan import plan_of
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.engine.anew import Anew
from ryxd.wire.events import Acted, Planned, Rescued, Returned, Spawned, Status
from tests.core.test_plan import plan, step
from tests.engine import test_subagents as there
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
        assert it.cast.heard["planner"][0].max_tokens == 2000, "whatever its agent's own answers may have"
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


CHANGING = ("write_file",)


def begun_and_ended(it: Engine) -> list[tuple[str, str]]:
    return [(type(event).__name__, event.agent.rpartition("/")[2][:5]) for event in it.told
            if isinstance(event, Acted | Returned) and "/step" in event.agent]  # fmt: skip


@pytest.mark.parametrize(
    "second",
    [
        step(2, action="write_file", params={"path": "~/other.txt", "content": "x"}),  # both act
        read(2, "new.conf"),  # of the same thing
    ],
)
async def test_what_acts_is_not_overtaken_though_the_plan_does_not_say_so(home: Path, second: dict[str, Any]) -> None:
    first = step(1, action="write_file", params={"path": "~/new.conf", "content": "rounding = 3\n"})
    async with engine(home, script(says(plan(first, second))), more=CHANGING, files=True, depth=3, subagents=9) as it:
        ended = await it.ask()
        assert begun_and_ended(it) == [("Acted", "step1"), ("Returned", "step1"), ("Acted", "step2"), ("Returned", "step2")]
        assert (home / "new.conf").read_text() == "rounding = 3\n"
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_step_after_one_that_can_not_be_done_is_done(home: Path) -> None:
    """It does not wait for what waits for something that failed."""
    first = read(1, "~/nowhere.txt")
    second = step(2, action="write_file", params={"path": "~/copy.txt", "content": "$1.text"})
    third = step(3, action="write_file", params={"path": "~/new.conf", "content": "rounding = 3\n"})
    made = says(plan(first, second, third, max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="There is none.")]), more=CHANGING, files=True, depth=3, subagents=9) as it:
        await it.ask()
        assert (home / "new.conf").read_text() == "rounding = 3\n"
        assert not (home / "copy.txt").exists()


@pytest.mark.parametrize(("about", "found"), [("plumber", "0871 22"), ("baker", "")])
async def test_what_a_file_says_about_something_is_put_elsewhere_or_nothing_is(home: Path, about: str, found: str) -> None:
    """Decision 0087: code picks it out, no operator is asked; where nothing says it, nothing is written."""
    (home / "numbers.txt").write_text("ann: 0891\nplumber: 0871 22\n")
    first = step(1, goal="look it up", action="read_file", params={"path": "~/numbers.txt", "about": about})
    second = step(2, action="write_file", params={"path": "~/new.txt", "content": "$1.value"})
    made = says(plan(first, second, max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="No.")]), more=("write_file",), files=True, depth=3, subagents=9) as it:
        ended = await it.ask()
        assert (home / "new.txt").exists() is bool(found)
        assert not found or (home / "new.txt").read_text() == found
        assert found or "nothing was found by “look it up”" in told(it)
        assert not [event for event in it.told if isinstance(event, Spawned) and event.path.endswith("/operator")]
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
        # it is the agent that the plan names, and may do what the step wanted to
        assert "You are the file operator of ryx" in heard[0].content
        assert "Look in the home folder." in heard[-1].content
        assert "Hint: it may be called notes.txt" in heard[-1].content
        (operator,) = [event for event in it.told if isinstance(event, Spawned) and event.path.endswith("/operator")]
        assert (operator.tier, operator.tools) == ("small", ("search_files", "read_file", "list_dir", "open_file"))
        failed = [event for event in it.told if isinstance(event, Status) and event.status == "failed"]
        assert [(event.step, event.action, event.attempts) for event in failed] == [(2, "read_file", 1)]
        done = [event for event in it.told if isinstance(event, Status) and event.status == "success"]
        ours = [(event.step, event.text) for event in done if event.text.startswith("step ")]
        assert ours == [(1, "step 1 is done: read_file"), (2, "step 2 is done: read_file")]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_failure_gets_a_corrected_plan(home: Path) -> None:
    made = says(plan(read(1, "~/nowhere.txt"), max_retries=2))
    better = plan(read(1, "~/hypr.conf"))
    more = {"rescue": [rescue("ADJUST_PLAN", adjusted_plan=better)], "operator": [answer("")]}
    async with engine(home, script(made, **more), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it).strip() == "gaps = 5"
        # the re-try had an operator to help
        assert "This failed: read_file" in it.cast.last("operator")
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
        # and why nothing else was to be had
        assert told(it) == "There is none.\nno such file or folder: ~/nowhere.txt; in ~ there is: notes.txt"


async def test_plans_are_written_anew_twice_at_most(home: Path) -> None:
    bad = plan(read(1, "~/nowhere.txt"), max_retries=1)
    rescues = [rescue("ADJUST_PLAN", adjusted_plan=bad)] * 2
    async with engine(home, script(says(bad), rescue=rescues), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert "no such file or folder: ~/nowhere.txt" in told(it)
        assert [event.version for event in it.told if isinstance(event, Planned)] == [1, 2, 3]
        assert len(it.cast.heard["rescue"]) == 2
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize(
    ("plans", "more", "why"),
    [
        ([says(plan(read(1, "~/x", depends_on=[1])))], {}, "step 1 waits for step 1"),
        (
            [says(plan(read(1, "~/nowhere.txt"), max_retries=0))],
            {"rescue": [rescue("CHANGE_AGENT", new_agent="nobody")] * 20},
            "has not the form",
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


# -- time


class Slow:
    """A tool that reads, and comes to an end on its n-th call only."""

    def __init__(self, calls: int, **more: Any) -> None:
        self.calls = 0
        self.limits: list[float] = []

        async def wait(args: Nothing, view: ToolView) -> Waited:
            self.calls += 1
            if self.calls < calls:
                await asyncio.Event().wait()
            return Waited(say="waited")

        self.tool = tool("wait", permission=Permission.READ, groups={"files"}, **more)(wait)


class Nothing(Arguments):
    pass


class Waited(Output):
    say: str


def with_tool(monkeypatch: pytest.MonkeyPatch, slow: Slow) -> None:
    monkeypatch.setattr(there, "built_in", lambda *args, **more: {**built_in(*args, **more), "wait": slow.tool})


def waiting(number: int, **more: Any) -> dict[str, Any]:
    return step(number, goal="wait for it", action="wait", **more)


async def test_a_plan_whose_time_is_up_tells_what_was_done_and_what_is_missing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_tool(monkeypatch, Slow(99, timeouts=(30.0,)))
    made = says(plan(read(1, "~/hypr.conf"), waiting(2), read(3, "~/notes.txt", depends_on=[2]), timeout_seconds=1))
    more = {"rescue": [rescue("ADJUST_PLAN", adjusted_plan=plan(waiting(1), timeout_seconds=1))] * 2}
    async with engine(home, script(made, **more), more=("wait",), depth=3, subagents=9) as it:
        ended = await it.ask()
        # a rescue is asked first, as often as one is left
        assert len(it.cast.heard["rescue"]) == 2
        report = it.cast.heard["rescue"][0].messages[-1].content
        assert '"time_up_after_seconds": 1}' in report
        assert "it was not done in the plan's 1 s" in report
        assert "gaps = 5" in report
        lines = told(it).split("\n")
        assert lines[0] == "gaps = 5"
        assert "This was not done:" in lines
        assert "- wait for it: it was not done in the plan's 1 s" in lines
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_a_plan_that_was_late_before_a_restart_is_late_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(2, timeouts=(30.0,))
    with_tool(monkeypatch, slow)
    made = says(plan(read(1, "~/hypr.conf"), waiting(2), timeout_seconds=1))
    async with engine(home, {**script(made), "rescue": []}, more=("wait",), depth=3, subagents=9) as it:
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead")
        await it.cast.asked.wait()  # the rescue is
        await cut_off(it, accepted.run)
    more = {"rescue": [rescue("TAKEOVER", direct_result="Five.")], "lead": [answer("done")]}
    async with engine(home, more, more=("wait",), depth=3, subagents=9) as it:
        await it.end(accepted.run)
        assert told(it) == "Five.\nit was not done in the plan's 1 s"
        assert slow.calls == 1, "what its time was up for is not done after all"


async def test_the_cascade_gives_more_time_with_each_attempt(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(3)
    with_tool(monkeypatch, slow)
    monkeypatch.setattr(plans, "CASCADE", (5.0, 0.02, 30.0))
    slow.tool = replace(slow.tool, timeouts=(5.0,))
    made = says(plan(waiting(1, timeout_seconds=1), max_retries=3))
    operator = [answer(""), answer("")]
    async with engine(home, script(made, operator=operator), more=("wait",), depth=3, subagents=9) as it:
        await it.ask()
        assert told(it) == "waited"
        errors = [event.error for event in it.told if isinstance(event, Status) and event.status == "failed" and event.action == "wait"]
        # the step's own time, and the second one of the cascade
        assert [error.partition(";")[0] for error in errors if error and "operator" not in error] == [
            "wait took longer than 1 s", "wait took longer than 0.02 s",
        ]  # fmt: skip
        assert slow.calls == 3


@pytest.mark.parametrize(
    ("declared", "attempt", "most", "limits"),
    [
        ({}, 1, None, (5.0,)),
        ({}, 2, None, (10.0,)),
        ({}, 3, None, (30.0,)),
        ({}, 5, None, (30.0,)),
        ({}, 3, 12, (12.0,)),
        ({"timeouts": (60.0,)}, 1, None, (60.0,)),
        ({"timeouts": (5.0, 10.0, 30.0)}, 2, 12, (5.0, 7.0)),
        ({"seconds": lambda _: 90.0}, 2, 20, (20.0,)),
        ({"seconds": lambda _: 90.0}, 2, None, (90.0,)),
    ],
)
def test_a_steps_time_is_the_most_that_its_tool_may_take(
    declared: dict[str, Any], attempt: int, most: int | None, limits: tuple[float, ...]
) -> None:
    tools = {"wait": Slow(1, **declared).tool, "other": Slow(1).tool}
    made = plan_of(plan(waiting(1, **({} if most is None else {"timeout_seconds": most}))))
    plans.bounded(tools, made.steps[0], attempt)
    assert tuple(tools["wait"].limit(Nothing(), number + 1) for number in range(tools["wait"].tries)) == limits
    assert tools["other"].timeouts == (5.0,)


# -- operators and reports


async def test_what_was_searched_reaches_the_reports(home: Path) -> None:
    made = says(plan(find(1, "*nothing*"), read(2, "$1.matches.0"), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="There is none.")]), depth=3, subagents=9) as it:
        await it.ask()
        (failed,) = [event for event in it.told if isinstance(event, Status) and event.status == "failed"]
        assert (failed.step, failed.action, failed.attempts) == (2, "read_file", 1)
        assert failed.context["searched_paths"]
        assert "*nothing*" in failed.context["patterns_tried"]
        report = it.cast.last("rescue")
        assert '"patterns_tried": ["*nothing*"' in report.replace('",\n', '", ')
        assert "there is no $1.matches.0" in report
        steps = {event.step for event in it.told if isinstance(event, Status) and event.agent.startswith("lead/doer/step1")}
        assert steps <= {1}


async def test_a_search_that_finds_nothing_goes_to_its_fallback(home: Path) -> None:
    other = {"action": "search_files", "params": {"pattern": "*hypr*", "paths": ["~"]}}
    made = says(plan(find(1, "*nothing*", fallback=other), find(2, "*naught*", fallback="it may be hypr"), max_retries=1))
    async with engine(home, script(made, operator=[answer("It is hypr.conf.")]), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert "~/hypr.conf" in told(it)
        assert told(it).endswith("It is hypr.conf.")
        assert "it found nothing" in it.cast.last("operator")
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize("acts", [False, True])
async def test_what_was_to_be_shut_is_not_by_an_operators_words(home: Path, monkeypatch: pytest.MonkeyPatch, acts: bool) -> None:
    calls = []

    @tool("shut it", permission=Permission.DESKTOP, groups={"files"})
    async def shut(args: Nothing, view: ToolView) -> Waited:
        calls.append(args)
        if len(calls) == 1:
            raise ToolError("it is stuck")
        return Waited(say="shut")

    monkeypatch.setattr(there, "built_in", lambda *args, **more: {**built_in(*args, **more), "shut": shut})
    made = says(plan(step(1, action="shut", params={}, fallback="push harder"), max_retries=1))
    said = [call("shut")] if acts else [call("read_file", path="~/notes.txt")]
    more = {"operator": [*said, answer("It is shut.")], "rescue": [rescue("TAKEOVER", direct_result="I can't.")]}
    async with engine(home, script(made, **more), more=("shut",), depth=3, subagents=9) as it:
        await it.ask()
        assert len(calls) == 1 + acts
        assert told(it) == ("It is shut." if acts else "I can't.\nit is stuck (and the operator: It is shut.)")


async def test_what_no_action_does_an_operator_of_the_plans_type_and_size_does(home: Path) -> None:
    think = step(2, action="operator", params={"prompt": "Is that wide?", "config": "$1.text"})
    last = step(3, action="operator", params={"prompt": "$2.response"})
    made = says(plan(read(1, "~/hypr.conf"), think, last, agent_type="shell", complexity=4))
    operator = [answer("Rather wide."), answer("Yes.")]
    async with engine(home, script(made, operator=operator), depth=3, subagents=9) as it:
        ended = await it.ask()
        assert told(it) == "Yes."
        heard = it.cast.heard["operator"]
        assert "Is that wide?" in heard[0].messages[-1].content
        assert "gaps = 5" in heard[0].messages[-1].content
        assert heard[1].messages[-1].content.partition("\n\n")[2].startswith("Rather wide.")
        spawned = [event for event in it.told if isinstance(event, Spawned) and event.path.endswith("/operator")]
        # what is hard is not for the smallest model
        assert [(event.tools, event.tier) for event in spawned] == [(("shell",), "medium")] * 2
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_an_agent_type_without_a_file_is_an_operator_with_this_agents_tools(home: Path) -> None:
    made = says(plan(read(1, "~/nowhere.txt", fallback="look around"), agent_type="rag", max_retries=1))
    async with engine(home, script(made, operator=[answer("Nothing.")]), depth=3, subagents=9) as it:
        it.sessions.specs.pop("rag", None)  # type: ignore[attr-defined]
        await it.ask()
        assert told(it) == "Nothing."
        (operator,) = [event for event in it.told if isinstance(event, Spawned) and event.path.endswith("/operator")]
        assert {"grep", "read_file"} <= set(operator.tools)


async def test_what_a_rescue_can_not_mend_leaves_what_was_done(home: Path) -> None:
    made = says(plan(read(1, "~/hypr.conf"), read(2, "~/nowhere.txt"), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("CHANGE_AGENT", new_agent="file")], other=[answer("")]), depth=3, subagents=9) as it:
        ended = await it.ask()
        lines = told(it).split("\n")
        assert lines[0] == "gaps = 5"
        assert "This was not done:" in lines
        assert any(line.startswith("- read it: ") and "nowhere.txt" in line for line in lines)
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


@pytest.mark.parametrize("other", [rescue("TAKEOVER", direct_result="Nothing was done."), rescue("CHANGE_AGENT", new_agent="file")])
async def test_what_was_done_is_told_though_who_takes_over_says_nothing_was(home: Path, other: str) -> None:
    (home / "a.txt").write_text("x\n")
    copying = step(1, goal="copy it", action="copy_file", params={"paths": ["~/a.txt"], "to": "~/b.txt"})
    made = says(plan(copying, read(2, "$1.done.0"), read(3, "~/nowhere.txt"), max_retries=1))
    acting = script(made, rescue=[other], other=[answer("Nothing was done.")])
    async with engine(home, acting, more=("copy_file",), files=True, depth=3, subagents=9) as it:
        await it.ask()
        assert (home / "b.txt").exists()
        assert "b.txt" in told(it).partition("Nothing was done.")[0]


@pytest.mark.parametrize(
    ("other", "told_so"),
    [
        (rescue("CHANGE_AGENT", new_agent="file"), "This was not done:\n- put the letters away: nothing was found by “find letters”"),
        (rescue("TAKEOVER", direct_result="They are away."), "They are away.\nnothing was found by “find letters”"),
    ],
)
async def test_a_step_of_what_was_not_found_is_not_tried_with_nothing(home: Path, other: str, told_so: str) -> None:
    """"the txt files to a, the letters to b" where there are no letters: the words say which look found nothing."""
    (home / "a.txt").write_text("x\n")
    moving = {"paths": "$3.matches", "to": "~/away"}
    steps = (
        step(1, goal="find texts", action="glob", params={"pattern": "*.txt", "path": "~"}),
        step(2, goal="read texts", action="read_file", params={"path": "$1.matches.0"}),
        step(3, goal="find letters", action="glob", params={"pattern": "*.letter", "path": "~"}),
        step(4, goal="put the letters away", action="copy_file", params=moving),
    )
    made = says(plan(*steps, max_retries=1))
    rescued = script(made, rescue=[other], other=[answer("")])
    async with engine(home, rescued, more=("glob", "copy_file"), files=True, depth=3, subagents=9) as it:
        await it.ask()
        assert "copy_file" not in [tool for _, tool in await done_by_code(it)]
        assert told_so in told(it)
        assert "$3" not in told(it)
        assert not (home / "away").exists()


async def test_what_is_added_to_a_file_that_no_step_read_is_added_in_the_first_attempt(home: Path) -> None:
    text = (home / "hypr.conf").read_text()
    made = says(plan(step(1, goal="add it", action="append_file", params={"path": "~/hypr.conf", "text": "milk"})))
    async with engine(home, script(made), more=("append_file",), files=True, depth=3, subagents=9) as it:
        await it.ask()
        assert (home / "hypr.conf").read_text() == f"{text.rstrip()}\nmilk\n"
        assert not [event for event in it.told if isinstance(event, Status) and event.status == "failed"]


async def test_what_nobody_read_is_not_written_over_so(home: Path) -> None:
    text = (home / "hypr.conf").read_text()
    made = says(plan(step(1, goal="write it", action="write_file", params={"path": "~/hypr.conf", "content": "x"}), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="no")]), more=("write_file",), files=True, depth=3, subagents=9) as it:
        await it.ask()
        assert (home / "hypr.conf").read_text() == text


@pytest.mark.parametrize(
    ("asked", "how", "why"),
    [
        ("please do it together", "unsure", "it is not there (and the operator: it was not sure what to do)"),
        ("bitte mach das für mich", "unsure", "it is not there (und der Operator: nicht sicher, was zu tun ist)"),
        ("bitte mach das für mich", "full", "it is not there (und der Operator: zu lang für das Modell (1065 Token, Platz ist für 1024))"),
    ],
)
async def test_why_an_operator_did_nothing_is_told_in_the_users_language(home: Path, monkeypatch: pytest.MonkeyPatch, asked: str, how: str, why: str) -> None:
    @tool("shut it", permission=Permission.READ, groups={"agents"})
    async def shut(args: Nothing, view: ToolView) -> Waited:
        raise ToolError("it is not there")

    monkeypatch.setattr(there, "built_in", lambda *args, **more: {**built_in(*args, **more), "shut": shut})
    made = says(plan(step(1, action="shut", params={}, fallback="push harder"), max_retries=1))
    more = {"operator": [answer("x")], "rescue": [rescue("TAKEOVER", direct_result="Nein.")]}
    async with engine(home, script(made, **more), more=("shut",), depth=3, subagents=9) as it:
        getattr(it.cast, how).add("operator")
        await it.ask(asked)
        assert told(it) == f"Nein.\n{why}"
