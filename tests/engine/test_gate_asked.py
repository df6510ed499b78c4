"""ryxd/engine/gate/asked.py: what surely is for the operators code, web, rag and shell (SPEC C1, C3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ryxd.composition import built_in
from ryxd.core.model import Tier
from ryxd.core.shipped import prompt_folder
from ryxd.engine.gate import Level, classify
from ryxd.engine.router import route
from ryxd.engine.specs import load_specs
from ryxd.sandbox.runner import Sandbox

CODE = [
    ("fix the typo in main.py", ["main.py"]),
    ("correct the spelling in ~/src/app/readme.html", ["~/src/app/readme.html"]),
    ("add a docstring to parse() in src/parser.py", ["src/parser.py"]),
    ("add type hints to utils.py", ["utils.py"]),
    ("rename the function foo to bar in main.py", ["main.py"]),
    ("remove unused imports from app.ts", ["app.ts"]),
    ("behebe den Tippfehler in main.py", ["main.py"]),
    ("korrigiere den Fehler in src/main.rs", ["src/main.rs"]),
    ("füge einen Kommentar in main.py ein", ["main.py"]),
    ("kannst du den Tippfehler in main.py beheben", ["main.py"]),
]
WEB = [
    ("was steht auf example.org?", "web.page", "https://example.org"),
    ("what's on example.org", "web.page", "https://example.org"),
    ("what does example.org say", "web.page", "https://example.org"),
    ("read https://example.org/page", "web.page", "https://example.org/page"),
    ("lies mir die Seite docs.rs vor", "web.page", "https://docs.rs"),
    ("summarize https://example.org/a", "web.summary", "https://example.org/a"),
    ("fasse example.org zusammen", "web.summary", "https://example.org"),
    ("what does example.org say about cats", "web.summary", "https://example.org"),
    ("was sagt heise.de zu Linux", "web.summary", "https://heise.de"),
]
NOTES = [
    ("what did I note about the heat pump", "the heat pump"),
    ("what do my notes say about Anna's birthday?", "Anna's birthday"),
    ("search my notes for WLAN", "WLAN"),
    ("was habe ich über die Wärmepumpe notiert", "die Wärmepumpe"),
    ("was steht in meinen Notizen über Anna", "Anna"),
    ("durchsuche meine Notizen nach WLAN", "WLAN"),
]
TESTS = ["run the tests", "run my unit tests", "run all tests again", "führe die Tests aus", "lass die Tests laufen"]
ELSE = {
    "read notes.md": "file.read",
    "read main.rs": "file.read",
    "was steht in ~/Documents/notes.txt": "file.read",
    "what is on my desktop": "file.read",
    "open main.py": "file.open",
    "rename main.py to app.py": "file.rename",
    "replace red with blue in colors.css": "file.replace",
    "add milk to shopping.txt": "file.append",
    "delete main.py": "file.delete",
    "sort a.json": "shell.command",
    "look up tidal locking on wikipedia": "web.search",
    "fix the bug in the parser": "reasoning.code",
    "what do you know about my server?": "memory.recall",
    "fix it": "unknown",
    "what does it say": "unknown",
    "what's new": "unknown",
    "read the news": "unknown",
}


@pytest.mark.parametrize(("text", "paths"), CODE)
def test_a_change_to_code_is_for_the_code_operator(text: str, paths: list[str]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule, verdict.agent) == (Level.SIMPLE, "code.change", "code")
    assert verdict.slots == {"paths": paths}


@pytest.mark.parametrize(("text", "rule", "url"), WEB)
def test_a_page_is_for_the_web_operator(text: str, rule: str, url: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent, verdict.slots) == (rule, "web", {"url": url})


@pytest.mark.parametrize(("text", "query"), NOTES)
def test_what_was_noted_is_for_the_knowledge_operator(text: str, query: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent, verdict.slots) == ("rag.search", "rag", {"query": query})


@pytest.mark.parametrize("text", TESTS)
def test_tests_are_for_the_shell_operator(text: str) -> None:
    verdict = classify(text)
    assert (verdict.rule, verdict.agent) == ("shell.tests", "shell")


@pytest.mark.parametrize(("text", "rule"), ELSE.items())
def test_what_means_something_else_stays_that(text: str, rule: str) -> None:
    assert classify(text).rule == rule


@pytest.mark.parametrize(
    ("text", "agent", "tier", "single"),
    [
        ("find me the great wave file", "file", Tier.SMALL, True),
        ("fix the typo in main.py", "code", Tier.MEDIUM, False),
        ("google sourdough", "web", Tier.SMALL, True),
        ("was steht auf example.org", "web", Tier.SMALL, True),
        ("fasse example.org zusammen", "web", Tier.SMALL, False),
        ("run the tests", "shell", Tier.MEDIUM, False),
        ("was habe ich zu Anna notiert", "rag", Tier.SMALL, False),
    ],
)
def test_each_operator_is_there_with_the_tier_of_the_sources_table(
    text: str, agent: str, tier: Tier, *, single: bool
) -> None:
    specs = load_specs([prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
    chosen = route(classify(text), specs)
    assert (chosen.handler, chosen.wants, chosen.single) == (agent, tier, single)
    assert chosen.spec is specs[agent]


def test_the_files_of_the_operators_say_the_same() -> None:
    specs = load_specs([prompt_folder() / "agents"], built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))
    tiers = {name: specs[name].tier.value for name in ("file", "code", "web", "shell", "rag")}
    assert tiers == {"file": "small", "code": "medium", "web": "small", "shell": "medium", "rag": "small"}
    assert {"search_web", "read_page"} <= set(specs["web"].tools)
    assert {"read_file", "edit_file", "apply_patch"} <= set(specs["code"].tools)
    assert {"recall", "grep"} <= set(specs["rag"].tools)
