"""Thousands of requests by chance, over engines that are killed: nothing is lost, done twice, or beyond a limit."""

import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.profile import SHIPPED
from tests.simulation.life import LIMITS
from tests.simulation.story import Event, faults, patterns, simulated, table

REQUESTS = int(os.environ.get("RYX_SIMULATED", "5000"))


def test_every_run_ends_and_nothing_is_lost_or_done_twice(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    stories = simulated(tmp_path, "ryx", REQUESTS)
    record_property("told", table(stories))
    assert [line for story in stories for line in story.wrong] == []
    rows = [row for story in stories for row in story.rows]
    assert len(rows) == REQUESTS
    # and it has seen what it is for: every pattern, both ends, questions, subagents, kills, marks
    seen = Counter(row["pattern"] for row in rows)
    assert set(patterns()) <= set(seen)
    assert min(seen[name] for name in patterns()) > REQUESTS / 50
    assert {row["outcome"] for row in rows} == {"done", "failed"}
    assert set(SHIPPED) < {row["profile"] for row in rows}
    assert sum(row["questions"] for row in rows) > REQUESTS / 20
    assert sum(row["subagents"] for row in rows) > REQUESTS
    assert sum(story.kills for story in stories) >= len(stories) / 2
    assert sum(story.marks for story in stories) > REQUESTS / 50


END: dict[str, Any] = {"kind": "finished", "agent": "ryx", "counters": {"large_calls": 2}}
RUN = {"id": "r1", "state": "done", "result": "It is done."}


def spawned(count: int) -> list[Event]:
    return [{"kind": "spawned", "agent": "lead", "path": f"lead/a{number}"} for number in range(count)]


def acted(count: int, **more: Any) -> list[Event]:
    begun = {"kind": "stepped", "agent": "lead/a", "state": "running"}
    return [begun, *({"kind": "acted", "agent": "lead/a", "action": f"lead/a.{number}", **more} for number in range(count))]


@pytest.mark.parametrize(
    ("info", "events", "expected"),
    [
        ({}, [END], ""),
        ({"state": "interrupted"}, [END], "it is interrupted"),
        ({"result": " "}, [END], "no word"),
        ({"result": "a mistake in ryxd ended this run"}, [END], "a mistake of ours"),
        ({}, [END, END], "2 ends"),
        ({}, [], "0 ends"),
        ({}, [{**END, "counters": {"large_calls": 3}}], "3 calls of the large model"),
        ({}, [*[{"kind": "planned", "agent": "plan", "version": 1}] * 7, END], "written anew too often"),
        ({}, [*[{"kind": "handed_off", "agent": "chat"}] * 4, END], "more than three times"),
        ({}, [*spawned(LIMITS.subagents), END], ""),
        ({}, [*spawned(LIMITS.subagents + 1), END], "lead has 7 subagents"),
        ({}, [{"kind": "spawned", "agent": "a", "path": "a/b/c/d/e"}, END], "too deep"),
        ({}, [*acted(LIMITS.actions), END], ""),
        ({}, [*acted(LIMITS.actions + 1), END], "did 7 Actions"),
        ({}, [{"kind": "returned", "agent": "a", "action": "a.1"}, END], "never begun"),
        ({}, [*acted(1), *[{"kind": "returned", "agent": "a", "action": "lead/a.0"}] * 2, END], "came back 2 times"),
    ],
)
def test_what_no_run_may_do_is_seen(info: dict[str, Any], events: list[Event], expected: str) -> None:
    wrong = "; ".join(faults({**RUN, **info}, events))
    assert expected in wrong
    assert bool(wrong) is bool(expected)
