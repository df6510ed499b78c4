"""Steps begin while their plan is being written: only those that read, told once, and never twice in what is kept."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Hook, Verdict
from ryxd.engine.anew import Anew
from ryxd.wire.events import Acted, Planned, Returned, Status
from tests.core.test_plan import plan
from tests.engine.test_subagents import Engine, answer, cut_off, engine
from tests.patterns.test_plan import Slow, find, home, read, rescue, says, script, told, waiting, with_tool

__all__ = ["home"]


def early(it: Engine) -> list[tuple[int, str]]:
    """The steps that were begun early."""
    return [(event.step, event.action) for event in it.told if isinstance(event, Status) and "being written" in event.text]


def written(it: Engine, until: Callable[[], bool]) -> Callable[[int], Any]:
    """Let the planner go on writing, but to its last pieces not before this is so."""
    whole = len(it.cast.script["planner"][0])

    async def wait(at: int) -> None:
        await asyncio.sleep(0)
        if at + 7 >= whole:
            async with asyncio.timeout(20):
                while not until():
                    await asyncio.sleep(0.001)

    return wait


async def test_a_step_that_reads_begins_before_the_plan_is_there(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(1)
    with_tool(monkeypatch, slow)
    made = says(plan(find(1, "*hypr*"), read(2, "$1.matches.0"), waiting(3)))
    async with engine(home, script(made), more=("wait",), depth=3, subagents=9) as it:
        # the model is done with its plan only when all three have begun
        it.cast.streams["planner"] = written(it, lambda: len(early(it)) == 3)
        ended = await it.ask()
        assert told(it) == "gaps = 5\nwaited"
        assert sorted(early(it)) == [(1, "search_files"), (2, "read_file"), (3, "wait")]
        assert slow.calls == 1, "what was seen is taken, and not done again"
        kinds = [type(event).__name__ for event in it.told if isinstance(event, Planned | Acted | Returned) and
                 (event.agent.startswith("lead/doer"))]  # fmt: skip
        assert kinds[0] == "Planned", "they are told when it is known that they belong to it"
        assert [(event.agent, event.tool) for event in it.told if isinstance(event, Acted)][1:] == [
            ("lead/doer/step1-1", "search_files"), ("lead/doer/step3-1", "wait"), ("lead/doer/step2-1", "read_file"),
        ]  # fmt: skip
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_what_changes_something_or_is_asked_about_waits_for_the_plan(home: Path) -> None:
    write = {"action": "write_file", "params": {"path": "~/new.txt", "content": "x"}}
    there: list[bool] = []
    made = says(plan({"step": 1, "goal": "write", **write}, read(2, "~/notes.txt", depends_on=[1]), read(3, "~/hypr.conf", depends_on=[1])))

    class Asks:
        """Has the user asked about a file that is only read."""

        def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
            secret = any("hypr" in str(path) for path in effect.reads)
            return Decision(Verdict.ASK if secret else Verdict.ALLOW, "a test")

    async with engine(home, script(made), more=("write_file",), files=True, depth=3, subagents=9) as it:
        it.sessions.world = replace(it.sessions.world, policy=Asks())
        whole = len(made)

        async def wait(at: int) -> None:
            await asyncio.sleep(0.001)
            if at + 7 >= whole:
                there.append((home / "new.txt").exists())

        it.cast.streams["planner"] = wait
        accepted = await it.sessions.ask("do it together", agent="lead")
        async with asyncio.timeout(20):
            while not it.sessions.approvals.waiting:
                await asyncio.sleep(0.01)
        (waiting,) = it.sessions.approvals.waiting
        assert (home / "new.txt").exists()
        await it.sessions.answer(waiting.name, "once")
        await it.end(accepted.run)
        assert there == [False]
        assert early(it) == []
        assert "gaps = 5" in told(it)


class Watching(Hook):
    """A hook that counts what it saw."""

    name = "watching"

    def __init__(self) -> None:
        self.seen: list[str] = []

    async def before(self, action: Action, effect: Effect) -> str | None:
        self.seen.append(action.tool)
        return None

    def dump(self) -> dict[str, Any]:
        return {"seen": len(self.seen)}


async def test_a_hook_with_a_memory_sees_only_what_belongs_to_the_run(home: Path) -> None:
    hook = Watching()
    made = says(plan(read(1, "~/notes.txt")))
    async with engine(home, script(made), depth=3, subagents=9) as it:
        it.sessions.world = replace(it.sessions.world, hooks=lambda _: (hook,))
        it.cast.streams["planner"] = written(it, lambda: True)
        await it.ask()
        assert early(it) == []
        assert hook.seen.count("read_file") == 1


async def test_what_the_finished_plan_has_otherwise_is_dropped(home: Path) -> None:
    # the same step number once more makes the plan invalid; another answer comes
    bad = says(plan(read(1, "~/notes.txt"), read(1, "~/hypr.conf")))
    async with engine(home, script(bad), depth=3, subagents=9) as it:
        it.cast.streams["planner"] = written(it, lambda: bool(early(it)))
        ended = await it.ask()
        assert "there are two steps 1" in told(it)
        assert [event.tool for event in it.told if isinstance(event, Acted)] == ["task"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_what_changed_meanwhile_is_read_again(home: Path) -> None:
    made = says(plan(read(1, "~/notes.txt")))
    async with engine(home, script(made), files=True, depth=3, subagents=9) as it:
        whole = len(made)

        async def wait(at: int) -> None:
            await asyncio.sleep(0.001)
            if at + 7 >= whole:
                async with asyncio.timeout(20):
                    while not early(it):
                        await asyncio.sleep(0.001)
                await asyncio.sleep(0.1)  # it may have been read by now; either way what counts is what is there
                (home / "notes.txt").write_text("the key is in the shed\n")

        it.cast.streams["planner"] = wait
        await it.ask()
        assert told(it).strip() == "the key is in the shed"


async def test_a_failure_ahead_is_no_failure_of_the_step(home: Path) -> None:
    made = says(plan(read(1, "~/later.txt"), max_retries=1))
    async with engine(home, script(made, rescue=[rescue("TAKEOVER", direct_result="None.")]), depth=3, subagents=9) as it:
        whole = len(made)

        async def wait(at: int) -> None:
            await asyncio.sleep(0.001)
            if at + 7 >= whole:
                async with asyncio.timeout(20):
                    while not early(it):
                        await asyncio.sleep(0.001)
                await asyncio.sleep(0.1)
                (home / "later.txt").write_text("now it is there\n")

        it.cast.streams["planner"] = wait
        await it.ask()
        assert told(it).strip() == "now it is there"


async def test_cut_off_while_it_is_written_another_plan_may_come(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = says(plan(read(1, "~/notes.txt"), find(2, "*hypr*")))
    asked = asyncio.Event()
    async with engine(home, script(first), depth=3, subagents=9) as it:
        whole = len(first)

        async def wait(at: int) -> None:
            await asyncio.sleep(0.001)
            if at + 7 >= whole and early(it):
                asked.set()
                await asyncio.Event().wait()

        it.cast.streams["planner"] = wait
        accepted = await it.sessions.ask("do it together", agent="lead")
        async with asyncio.timeout(20):
            await asked.wait()
        await cut_off(it, accepted.run)
    then = says(plan(read(1, "~/hypr.conf")))
    async with engine(home, {"planner": [then], "lead": [answer("done")]}, depth=3, subagents=9) as it:
        ended = await it.end(accepted.run)
        assert (ended.outcome, told(it).strip()) == ("done", "gaps = 5")
        events = await it.journal.events(accepted.run)
        assert [event.tool for event in events if isinstance(event, Acted)] == ["task", "read_file"]
        assert (await Anew(it.sessions, it.journal).replay(accepted.run)).ends == ""


