"""What runs cost together: sums over days, patterns and handlers, and over the calls of agents, models and tiers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ryxd.core.model import Completion, Message
from ryxd.record.journal import Journal
from ryxd.record.spending import Spending, Spent
from ryxd.wire import events as told

RUNS = (("find it", "react", "file", "done", 2, 0), ("think", "debate", "lead", "failed", 5, 2), ("again", "react", "file", "done", 1, 0))


@pytest.fixture
async def spending(tmp_path: Path) -> AsyncIterator[Spending]:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        for text, pattern, handler, outcome, calls, large in RUNS:
            run = await journal.accept(text, session=None, origin=None, context=None, cwd=None)
            base = {"run": run.run, "session": run.session}
            journal.emit(told.Routed(**base, agent="ryx", level="SIMPLE", rule="named", handler=handler, pattern=pattern))
            journal.emit(told.Routed(**base, agent="ryx", level="SIMPLE", rule="handoff", handler="data"))
            for milliseconds in (30, 12):
                journal.emit(told.Returned(**base, agent=handler, action=f"{handler}.{milliseconds}", tool="glob", ok=True, preview="", milliseconds=milliseconds))
            say = journal.transcripts.of(run.run, run.session, handler)
            say(Message("user", text))
            for number in range(calls):
                tier = "large" if number < large else "small"
                say(Message("assistant", f"{number}"), Completion("x", tokens_in=100, tokens_cached=60, tokens_out=7, model=f"m-{tier}", tier=tier, seconds=0.5), f"m{number}")
            spent = told.Counters(model_calls=calls, large_calls=large, actions=2, tokens_in=100 * calls, tokens_cached=60 * calls, tokens_out=7 * calls, model_milliseconds=500 * calls, waited_milliseconds=20, tokens_forced=3 * calls, millijoules=900 * calls)
            await journal.finish(told.Finished(**base, outcome=outcome, text="", counters=spent), result="", offer="{}")
        yield journal.spending


async def test_runs_by_their_pattern(spending: Spending) -> None:
    assert await spending.table("pattern", 0) == [
        Spent("debate", 1, 5, 2, 500, 300, 35, 2500, done=0, actions=2, waiting=20, acting=42, tokens_forced=15, millijoules=4500),
        Spent("react", 2, 3, 0, 300, 180, 21, 1500, done=2, actions=4, waiting=40, acting=84, tokens_forced=9, millijoules=2700),
    ]


async def test_runs_by_who_had_them_first_and_by_day(spending: Spending) -> None:
    assert [(row.name, row.runs) for row in await spending.table("handler", 0)] == [("file", 2), ("lead", 1)]
    (day,) = await spending.table("day", 0)
    assert (day.runs, day.done, day.calls, day.large_calls, day.acting) == (3, 2, 8, 2, 126)
    assert day.name.count("-") == 2


async def test_calls_by_agent_model_and_tier(spending: Spending) -> None:
    assert await spending.table("agent", 0) == [Spent("file", 2, 3, 0, 300, 180, 21, 1500), Spent("lead", 1, 5, 2, 500, 300, 35, 2500)]
    assert [(row.name, row.runs, row.calls, row.large_calls) for row in await spending.table("tier", 0)] == [("large", 1, 2, 2), ("small", 3, 6, 0)]
    assert [row.name for row in await spending.table("model", 0)] == ["m-large", "m-small"]


@pytest.mark.parametrize("by", ["day", "pattern", "handler", "agent", "model", "tier"])
async def test_what_is_older_does_not_count(spending: Spending, by: str) -> None:
    assert await spending.table(by, 1 << 50) == []
