"""What a smart hook is shown, and what it may spend. Its model is scripted."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.fence import written
from ryxd.core.hookspec import Copies, HookSpec, Moment
from ryxd.engine.minds import KEEPS, LONGEST, shortened
from ryxd.engine.sessions import Sessions
from tests.engine.test_hooks import blocked, of, same_again
from tests.engine.test_subagents import Script, answer, call, engine

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    max_leaves=12,  # with a hundred, half a minute goes into making them
)


@given(st.dictionaries(st.text(), JSON))
def test_what_is_short_is_shown_as_it_is(asked: dict[str, Any]) -> None:
    text = written(asked)
    assert shortened(text) == text or len(text) > 50


@given(st.text(min_size=LONGEST + 1, max_size=LONGEST + 500), st.integers(51, 200))
def test_of_what_is_long_both_ends_are_shown_and_that_it_is_not_all(text: str, count: int) -> None:
    cut = json.loads(shortened(written({"moment": "review", "data_from_x": {"a": [{"text": text}], "b": ["y"] * count}})))
    assert cut["shortened"] is True
    shown = cut["data_from_x"]["a"][0]["text"]
    assert shown.startswith(text[:1000])
    assert shown.endswith(text[-1000:])
    assert f"{len(text) - LONGEST} characters left out" in shown
    assert cut["data_from_x"]["b"][-1] == f"… ({count - 50} more)"


@pytest.mark.parametrize("last", ['{"tool": "answ', call("quit_not"), ""])
async def test_one_that_comes_to_no_answer_blocks(tmp_path: Path, last: str) -> None:
    script: Script = {
        "lead": [call("hook", name="w", instructions="x", moments=["review"]), call("list_dir", path="~"), answer("ok")],
        of("w"): [call("quit_not"), call("quit_not"), last],
    }
    async with engine(tmp_path, script) as it:
        ended = await it.ask()
        why = blocked([each for each in it.told if each.agent == "lead"])
        if last:
            assert why == [f"the hook w failed ({'Garbled' if 'answ' in last else 'Undecided'}), so this was not done"]
        else:
            assert why == []  # an empty text is an answer, and lets it pass
        await same_again(it, ended.run)


async def test_it_remembers_the_last_few_questions_only(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            call("hook", name="w", instructions="x", moments=["review"]),
            *[call("list_dir", path="~"), call("get_time")] * 5,
            answer("ok"),
        ],
        of("w"): [answer("allow")] * 10,
    }
    async with engine(tmp_path, script, turns=20) as it:
        ended = await it.ask()
        counts = [len(prompt.messages) for prompt in it.cast.heard[of("w")]]
        assert counts == [*range(2, KEEPS + 3, 2), *[KEEPS + 2] * 3]
        states = (await it.journal.company(ended.session))["hooks"]["lead"]["states"]
        assert len(states["w"]["messages"]) == KEEPS


async def test_a_read_only_copy_cant_quit(tmp_path: Path) -> None:
    spec = HookSpec("w", "x", frozenset({Moment.REVIEW}), copies=Copies.READ_ONLY, instructions="x", tools=("list_dir",))
    script: Script = {
        "lead": [call("task", name="a", instructions="x", prompt="Go."), call("list_dir", path="~"), answer("ok")],
        "a": [call("list_dir", path="~"), answer("ok")],
        of("w", "lead/a"): [call("quit"), answer("allow")],
        of("w"): [call("quit"), answer("allow")],
    }
    async with engine(tmp_path, script) as it:
        sessions: Sessions = it.sessions
        sessions.world = replace(sessions.world, hook_specs=(spec,))
        ended = await it.ask()
        first, second = it.results("quit")
        assert "read-only copy" in first["error"]
        assert second == {"left": True}
        assert (await it.journal.company(ended.session))["hooks"]["lead"]["gone"] == ["w"]
