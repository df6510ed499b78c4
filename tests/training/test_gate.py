"""What the gate's rules say of requests that people typed is what is wanted of them, nearly always (decision 0088)."""

from collections import Counter

import pytest

from ryxd.engine.gate import classify
from training.material.lines import lines

EVERY = [one for language in ("en", "de") for one in (*lines(language, held=False), *lines(language, held=True))]
ALIKE = {
    "file.find": {"search_files", "glob"}, "file.open": {"open_file", "search_files", "open_app"},
    "file.read": {"read_file", "search_files", "list_dir", "open_file"}, "file.list": {"list_dir", "glob", "search_files"},
    "file.append": {"append_file", "write_file"}, "file.create": {"write_file"}, "file.make_folder": {"make_folder"},
}  # fmt: skip
"""Which calls are what such a rule does."""


@pytest.fixture(scope="module")
def found() -> dict[str, Counter[bool]]:
    """How often each rule is right, of those that do something, and of "negated" (nothing is to be done)."""
    counted: dict[str, Counter[bool]] = {}
    for one in EVERY:
        verdict, tool = classify(one.say), one.call["tool"] if one.call else ""
        if verdict.slots.get("negated"):
            counted.setdefault("negated", Counter())[one.answer in {"don't", "no"}] += 1
        elif verdict.tool:
            counted.setdefault("tool", Counter())[tool == verdict.tool] += 1
        elif verdict.rule in ALIKE:
            counted.setdefault(verdict.rule, Counter())[tool in ALIKE[verdict.rule]] += 1
    return counted


def test_what_a_tool_does_at_once_is_what_was_asked_for(found: dict[str, Counter[bool]]) -> None:
    assert found["tool"].total() > 1800
    assert found["tool"][True] / found["tool"].total() > 0.97


def test_hardly_a_request_is_left_alone_for_a_word_that_says_no(found: dict[str, Counter[bool]]) -> None:
    assert found["negated"][True] >= 15
    assert found["negated"][False] <= len(EVERY) / 3000


@pytest.mark.parametrize("rule", ["file.find", "file.open", "file.read", "file.list", "file.append", "file.make_folder"])
def test_what_is_found_by_a_rule_is_mostly_a_file(found: dict[str, Counter[bool]], rule: str) -> None:
    assert found[rule].total() >= 50
    assert found[rule][True] / found[rule].total() > (0.65 if rule in {"file.find", "file.append"} else 0.8)
