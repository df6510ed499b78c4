"""The role memory: what happened, what worked with which arguments, and what is not used any more."""

import pytest
from pydantic import ValidationError

from ryxd.agents.memory import (
    BANNED,
    FAILURES,
    SHORT_TERM,
    SUCCESSFUL,
    Ban,
    MemoryAdvice,
    MemoryState,
    learned,
    merged,
    pattern_of,
    referred,
    remembered,
)
from ryxd.core.action import Action, Result

FAILED = Result(error="no such file")
READ = Action("read_file", {"path": "~/docs/a.txt"})


def after(*results: Result, action: Action = READ) -> MemoryState:
    state = MemoryState()
    for result in results:
        state = learned(state, action, result, "en")
    return state


def test_a_tool_that_fails_again_and_again_is_banned_with_the_reason() -> None:
    assert after(*[FAILED] * (FAILURES - 1)).banned == ()
    (ban,) = after(*[FAILED] * FAILURES).banned
    assert (ban.tool, ban.reason) == ("read_file", "it failed 3 times in a row; last: no such file")
    assert len(after(*[FAILED] * 9).banned) == 1


def test_a_success_in_between_begins_the_count_anew_and_a_users_no_is_no_failure() -> None:
    assert after(FAILED, FAILED, Result({"text": "x"}), FAILED, FAILED).banned == ()
    no = Result(error="not done", report={"refused": "write", "no": "you said no"})
    assert after(no, no, no, no).banned == ()


def test_successes_are_kept_by_what_their_arguments_were_like() -> None:
    good = Result({"text": "x"})
    state = after(good, good)
    state = learned(state, Action("read_file", {"path": "~/other/b.txt"}), good, "en")
    state = learned(state, Action("grep", {"pattern": "x", "fixed": True, "limit": 3, "paths": ["~/a", "~/b"]}), good, "en")
    assert [(each.tool, each.pattern, each.times) for each in state.successful] == [
        ("read_file", "path=~/….txt", 3),
        ("grep", "fixed=true, limit=number, paths=[~/…], pattern=text", 1),
    ]
    assert pattern_of({}) == ""


def test_the_sources_limits_hold_and_the_oldest_go() -> None:
    state = MemoryState()
    for number in range(150):
        state = remembered(state, f"thing {number}")
        state = learned(state, Action(f"tool{number}"), Result({"a": 1}), "en")
        for _ in range(FAILURES):
            state = learned(state, Action(f"bad{number}"), FAILED, "en")
    assert (len(state.short_term), len(state.successful), len(state.banned)) == (SHORT_TERM, SUCCESSFUL, BANNED) == (100, 100, 50)
    assert state.banned[-1].tool == "bad149"
    assert len(referred(state, tuple(f"m{n}" for n in range(200))).references) == 100
    with pytest.raises(ValidationError):
        MemoryState(banned=(Ban(tool="a", reason="b"),) * 51)


def test_a_model_notes_and_bans_nothing() -> None:
    state = after(FAILED)
    said = merged(state, MemoryAdvice(patterns=("paths begin with ~",), notes="fine"))
    assert said.notes == ("paths begin with ~", "fine")
    assert (said.banned, said.failing) == (state.banned, state.failing)
