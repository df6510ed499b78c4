"""Steps are found in a plan's JSON as soon as they are whole, however it is cut."""

import json
import random
from typing import Any

import pytest

from ryxd.core.opening import Opening
from tests.core.test_plan import plan, step

TRICKY = 'a "quoted" \\ [brace} {bracket] "plan": [ ä€😀 \n'
STEPS = [step(1, goal=TRICKY), step(2, params={"plan": [{"deep": [TRICKY]}]}), step(3, fallback={"action": "x", "params": {}})]


def written(**more: Any) -> str:
    made = plan(*STEPS, understanding=f'say "plan": [{{}}] {TRICKY}', **more)
    return json.dumps({"tool": "answer", "args": {"text": made}}, ensure_ascii=False)


@pytest.mark.parametrize("seed", range(20))
def test_each_step_is_told_once_and_in_order_however_it_is_cut(seed: int) -> None:
    cut, text, opening, found = random.Random(seed), written(), Opening(), []
    at = 0
    while at < len(text):
        to = at + cut.choice((1, 2, 7, 40, 500))
        found += opening.feed(text[at:to])
        at = to
    assert found == STEPS


def test_a_step_is_told_with_its_last_brace() -> None:
    text, opening = written(), Opening()
    end = text.index("}, {", text.index('"depends_on"') if '"depends_on"' in text else text.index('"params": {}')) + 1
    assert opening.feed(text[: end - 1]) == []
    assert opening.feed(text[end - 1 : end]) == [STEPS[0]]


@pytest.mark.parametrize("text", [
    "", "{", "[]", '"plan": 3', '{"plan": {"step": 1}}', '{"plan": "[{}]"}', '{"plan": [1, "x", [{}]]}', "}}]]", '{"plan" [{}]}',
    '{"plan": [{"a": nonsense}]}', "Sure! Here is the plan: [{}]",
])  # fmt: skip
def test_what_is_no_plan_has_no_steps(text: str) -> None:
    assert Opening().feed(text) == []


def test_of_several_arrays_the_first_counts() -> None:
    assert Opening().feed('{"plan": [{"step": 1}], "more": {"plan": [{"step": 2}]}}') == [{"step": 1}]
