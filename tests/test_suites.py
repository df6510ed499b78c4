"""The suites are well formed: whoever runs them may rely on their keys, and on what they ask being possible."""

import json
from pathlib import Path

import pytest

from ryxd.composition import built_in
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox

FOLDER = Path(__file__).parent.parent / "suites"
NAMES = ("free", "free-kept", "moderate", "moderate-kept", "talks")
JUDGING = {"kind", "call", "done", "after", "says", "not"}
KEYS = JUDGING | {"id", "lang", "request", "turns", "level", "home", "cwd", "results", "memory", "judge"}
KINDS = {"act", "answer", "ask", "decline", "hand_on"}
HANDS = {f"handoff_to_{name}" for name in ("research", "code", "writing", "data")}


def cases(name):
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def said(case):
    return case["turns"] if "turns" in case else [case["request"]]


def judged(case):
    return case.get("judge", [case])


@pytest.fixture(scope="module")
def tools():
    return Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))


@pytest.mark.parametrize("name", NAMES)
def test_every_case_has_the_keys_it_needs_and_no_others(name):
    found = cases(name)
    assert len(found) >= (35 if name.startswith(("moderate", "talks")) else 170)
    assert len({case["id"] for case in found}) == len(found)
    assert sum(case["lang"] == "de" for case in found) * 2 == len(found)
    for case in found:
        assert set(case) <= KEYS, case["id"]
        assert ("request" in case) != ("turns" in case), case["id"]
        assert case["level"] == ("moderate" if name.startswith("moderate") else "simple")
        assert case["id"].startswith(f"{case['lang']}-")
        assert not (JUDGING & set(case) and "judge" in case), case["id"]
        assert len(judged(case)) in {1, len(said(case))}, case["id"]
        assert len(case.get("home", {})) <= 8, case["id"]
        assert not [path for path in case.get("home", {}) if path.startswith(("/", "~"))], case["id"]
        for part in judged(case):
            assert part["kind"] in KINDS, case["id"]
            assert bool(part.get("call")) == (part["kind"] in {"act", "hand_on"}), case["id"]


@pytest.mark.parametrize("name", NAMES)
def test_every_call_and_result_fits_its_tool(name, tools):
    for case in cases(name):
        calls = [call for part in judged(case) for call in (*part.get("call", []), *part.get("done", []))]
        for call in calls:
            if call["tool"] not in HANDS and "args" in call:
                tools[call["tool"]].input.model_validate(call["args"])
        for tool, result in case.get("results", {}).items():
            if "error" not in result:
                tools[tool].output.model_validate(result)


def test_nobody_asks_the_same_twice():
    texts = [
        " ".join(text.lower().split()).rstrip(".!?")
        for name in NAMES
        for case in cases(name)
        for text in ([" ".join(said(case))] if name == "talks" else said(case))  # talks begin alike, and go on
    ]
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []
