"""Who does it: pure, by table."""

from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.model import FALLBACK, Tier
from ryxd.engine.gate.classify import classify
from ryxd.engine.router import named_paths, only_tool, route

SPECS = {name: AgentSpec(name, name, Tier.SMALL, (), "") for name in ("file", "chat")}


@pytest.mark.parametrize(
    ("text", "handler", "level", "wants"),
    [
        ("wie spät ist es", "get_time", "TRIVIAL", None),
        ("find the annual report file", "file", "SIMPLE", Tier.SMALL),
        ("tell me something nice", "chat", "SIMPLE", Tier.SMALL),
        ("find my tax return and open it", "file", "MODERATE", Tier.LARGE),
        ("git status", "shell", "SIMPLE", Tier.SMALL),
        ("refactor this module", "chat", "COMPLEX", Tier.LARGE),
    ],
)
def test_a_request_finds_its_handler(text: str, handler: str, level: str, wants: Tier | None) -> None:
    chosen = route(classify(text), SPECS)
    assert (chosen.handler, str(chosen.level), chosen.wants) == (handler, level, wants)
    assert (chosen.action is not None) == (level == "TRIVIAL")
    assert chosen.spec == SPECS.get(handler)


def test_only_known_simple_requests_are_single() -> None:
    assert route(classify("find the annual report file"), SPECS).single
    assert not route(classify("tell me something nice"), SPECS).single
    assert not route(classify("find my tax return and open it"), SPECS).single


@pytest.mark.parametrize(
    ("slots", "named"),
    [
        ({"path": "~/x.txt"}, ("~/x.txt",)),
        ({"pattern": "*notes.txt"}, ("notes.txt",)),
        ({"pattern": "*great*wave*"}, ()),
        ({"pattern": "*.pdf"}, ()),
        ({"pattern": "*wave*"}, ()),
        ({"pattern": "*report.pdf", "path": "~/Documents"}, ("~/Documents/report.pdf",)),
        ({"pattern": "*.{jpg,png}", "path": "~/Pictures"}, ("~/Pictures",)),
        ({}, ()),
    ],
)
def test_paths_named_letter_by_letter(slots: dict[str, str], named: tuple[str, ...]) -> None:
    assert named_paths(slots) == named


@pytest.mark.parametrize(
    ("rule", "slots", "tool"),
    [
        ("file.find", {"pattern": "*wave*"}, "search_files"),
        ("file.find", {"pattern": "*wave*", "path": "~/x"}, "search_files"),
        ("file.find", {"path": "~/x"}, "list_dir"),
        ("file.read", {}, None),
        ("file.read", {"pattern": "*notes.txt"}, "read_file"),
        ("file.read", {"path": "/etc"}, "list_dir"),
        ("file.open", {"path": "/etc"}, "open_file"),
        ("unknown", {"pattern": "*notes.txt"}, None),
    ],
)
def test_a_rule_leaves_one_tool(rule: str, slots: dict[str, str], tool: str | None) -> None:
    assert only_tool(rule, slots, named_paths(slots), Path("/")) == tool


def test_every_tier_falls_back_to_every_other() -> None:
    for tier, order in FALLBACK.items():
        assert order[0] is tier
        assert set(order) == set(Tier)


def test_an_agent_that_the_user_names_goes_before_every_rule() -> None:
    for text, level in (("what time is it", "SIMPLE"), ("find my tax return and open it", "MODERATE")):
        chosen = route(classify(text), SPECS, "chat")
        assert (str(chosen.level), chosen.rule, chosen.handler, chosen.spec) == (level, "named", "chat", SPECS["chat"])
        assert (chosen.action, chosen.several, chosen.wants) == (None, (), Tier.SMALL)
    assert route(classify("what time is it"), SPECS, "gone meanwhile").spec is None


@pytest.mark.parametrize(("text", "agent"), [("read notes.txt", "file"), ("rename a.txt to b.txt", "change")])
def test_the_agent_that_a_rule_means_does_what_the_rule_read_when_it_is_named(text: str, agent: str) -> None:
    specs = {**SPECS, agent: replace(SPECS["chat"], name=agent)}
    chosen = route(classify(text), specs, agent)
    assert chosen == route(classify(text), specs)
    assert (chosen.spec, chosen.rule == "named", bool(chosen.slots)) == (specs[agent], False, True)
    assert route(classify(text), specs, "chat").rule == "named"
    assert route(classify("wuff wuff"), SPECS, "chat").rule == "named"
