"""Conversations as cases: whoever does what the conversation says succeeds in each of them, on a real ryxd."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.smart import ANSWER
from ryxd.evaluation.suites import read, suite_folder
from tests.fakes.endpoint import Asked, Handler, Reply, chunk, llama_server, sure, usage
from training.cases import SUITES, made
from training.cases import _alike as alike

ROOT = Path(__file__).parents[2]
COUNT = 60
WORDS = {"answer": "Fine.", "decline": "I can't do that.", "ask": "Which one?", "hand_on": "I can't do that."}


def oracle(cases: list[dict[str, Any]]) -> Handler:
    """Does in each case what it wants, one call after the other."""
    by = {case["request"]: case for case in cases}

    async def handler(reply: Reply, asked: Asked) -> None:
        messages = asked.body["messages"]
        asks = [each["content"].rpartition("\n\n")[2] if each["role"] == "user" else "" for each in messages]  # memories stand before it
        last = max(at for at, each in enumerate(asks) if each in by)
        case = by[asks[last]]
        todo = case.get("done") or case.get("call", [])[:1]  # the others are ways to the same
        at = sum(each["role"] == "assistant" for each in messages[last:])
        text = "; ".join(case.get("says", [])) or WORDS.get(case["kind"], "Done.")
        said = todo[at] if at < len(todo) else {"tool": ANSWER, "args": {"text": text}}
        text = json.dumps({"args": {}, **said}, ensure_ascii=False)
        await reply.stream(chunk({"content": text}, logprobs=sure(text, 0.0)), chunk(finish="stop"), usage(9, 9))

    return handler


@pytest.mark.parametrize("name", SUITES)
async def test_who_does_what_the_conversation_says_succeeds(tmp_path: Path, name: str) -> None:
    cases = [case for case in made(name, COUNT) if case["kind"] != "hand_on"]
    suite, report = tmp_path / f"{name}.jsonl", tmp_path / "report.json"
    suite.write_text("".join(json.dumps(case) + "\n" for case in cases))
    async with llama_server(8192, oracle(cases)) as peer:
        config = tmp_path / "config" / "ryx" / "config.toml"
        config.parent.mkdir(parents=True)
        config.write_text(f'[models.small]\nurl = "{peer.url}"\n')
        env = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path / "config"), "PYTHONPATH": str(ROOT)}
        argv = (str(ROOT / "bin" / "ryxctl"), "eval", str(suite), "--alone", "--out", str(report))
        child = await asyncio.create_subprocess_exec(*argv, env=env, stdout=-3, stderr=-3)
        assert await child.wait() == 0
    (run,) = json.loads(report.read_text())["suites"]
    failed = [case for case in run["cases"] if not case["success"]]
    assert failed == []
    assert (run["summary"]["first"], run["summary"]["wrong"]) == (1.0, 0)


@pytest.mark.parametrize(
    ("call", "also"),
    [
        (("grep", {"pattern": "Rum", "path": "~/list.txt", "ignore_case": True}), [("read_file", {"path": "~/list.txt", "about": "Rum"})]),
        (("read_file", {"path": "list.txt", "about": "Rum"}), [("grep", {"pattern": "Rum", "path": "list.txt", "ignore_case": True})]),
        (("grep", {"pattern": "Rum", "path": "~/Notes", "ignore_case": True}), []),
        (("grep", {"pattern": "Rum", "path": "a.txt", "ignore_case": True, "mode": "files"}), []),
        (("read_file", {"path": "list.txt"}), []),
        (("search_files", {"pattern": "*.pdf", "paths": ["~/Notes"]}), [("glob", {"pattern": "*.pdf", "path": "~/Notes"})]),
        (("glob", {"pattern": "*.pdf", "path": "~/Notes"}), [("search_files", {"pattern": "*.pdf", "paths": ["~/Notes"]})]),
        (("search_files", {"pattern": "*a*.pdf", "paths": ["~/Notes"]}), []),
        (("search_files", {"pattern": "*.pdf", "paths": ["~/Notes"], "when": "today"}), []),
    ],
)
def test_other_calls_that_tell_the_same(call: tuple[str, Any], also: list[tuple[str, Any]]) -> None:
    assert list(alike({"tool": call[0], "args": call[1]})) == [{"tool": tool, "args": args} for tool, args in also]


@pytest.mark.parametrize("name", SUITES)
def test_what_is_checked_in_is_a_suite_of_both_languages(name: str) -> None:
    cases = read(suite_folder() / f"{name}.jsonl").cases
    assert len(cases) >= 200
    assert {"act", "answer", "ask", "decline"} <= {case.kind for case in cases}
    assert 0.4 < sum(case.lang == "de" for case in cases) / len(cases) < 0.6
