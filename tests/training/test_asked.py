"""training/asked.jsonl: what people typed freely, to write the data by."""

import json
from collections import Counter

import pytest

from ryxd.core.smart import ANSWER
from ryxd.evaluation.suites import suite_folder
from training.model.asking import Heard, requests
from training.registry import arguments


def test_each_is_a_request_with_a_call_that_could_be_made() -> None:
    every = requests()
    assert Counter(each["lang"] for each in every).keys() == {"en", "de"}
    assert not [text for text, count in Counter(each["request"].casefold() for each in every).items() if count > 1]
    for each in every:
        assert each["kind"] in {"act", "ask", "decline", "answer"}, each
        assert ("call" in each) is (each["kind"] == "act"), each
        if (call := each.get("call")) and not call["tool"].startswith("handoff_to_"):
            assert arguments(call["tool"], call["args"]) == call["args"], each


def test_none_of_them_is_in_a_suite() -> None:
    mine = {each["request"].casefold() for each in requests()}
    for suite in suite_folder().glob("*.jsonl"):
        for line in suite.read_text("utf-8").splitlines():
            assert json.loads(line).get("request", "").casefold() not in mine


ACT = {"request": "x", "kind": "act", "call": {"tool": "open_file", "args": {"path": "a b.txt"}}}
RUN = {"request": "x", "kind": "act", "call": {"tool": "shell", "args": {"command": "uptime -p"}}}


@pytest.mark.parametrize(
    ("wanted", "call", "tool", "whole"),
    [
        (ACT, {"tool": "open_file", "args": {"path": "a b.txt"}}, True, True),
        (ACT, {"tool": "open_file", "args": {"path": "b.txt"}}, True, False),
        (ACT, {"tool": "read_file", "args": {"path": "a b.txt"}}, False, False),
        (RUN, {"tool": "shell", "args": {"command": "uptime"}}, True, True),
        (RUN, {"tool": "shell", "args": {"command": "who"}}, True, False),
        ({"request": "x", "kind": "ask"}, {"tool": "ask_user", "args": {"question": "Which?"}}, True, True),
        ({"request": "x", "kind": "ask"}, {"tool": ANSWER, "args": {"text": "Which one?"}}, True, True),
        ({"request": "x", "kind": "ask"}, {"tool": ANSWER, "args": {"text": "No."}}, False, False),
        ({"request": "x", "kind": "decline"}, {"tool": ANSWER, "args": {"text": "I can't."}}, True, True),
        ({"request": "x", "kind": "decline"}, {"tool": "shell", "args": {"command": "ls"}}, False, False),
        (ACT, {"tool": "", "args": {}}, False, False),
    ],
)
def test_a_call_is_right_in_its_tool_and_as_a_whole(wanted: dict, call: dict, tool: bool, whole: bool) -> None:
    heard = Heard(wanted, call)
    assert (heard.tool, heard.whole) == (tool, whole)
