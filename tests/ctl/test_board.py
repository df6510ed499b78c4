"""`ryxctl show RUN --board`, for people in both languages."""

import io
from typing import Any

import pytest

from ryxctl import board
from ryxctl.screen import Screen
from ryxd.core.board import FIELDS
from ryxd.record.boards import project
from ryxd.wire.events import Acted, HandedOff, Noted, Planned, Returned, Reviewed, Source

EVENTS = (
    Noted(id=1, at=1_000, agent="a", field="research_findings", text="old", priority=3),
    Noted(id=2, at=2_000, agent="a", field="research_findings", text="Waves\nare high.", priority=3),
    Noted(
        id=3,
        agent="a",
        field="perception",
        text="waves",
        data={"intent": "learn", "entities": [], "confidence": 0},
    ),
    Planned(
        id=4, agent="a", version=2, understanding="Look.", steps=({"step": 1, "action": "grep", "goal": "find"},)
    ),
    Reviewed(
        id=5, agent="a", about="step 1", acceptable=False, quality=0.4, hallucination_risk=0.7, issues=("x",)
    ),
    HandedOff(id=6, agent="a", target="b", task="go on"),
    Source(id=7, agent="a", title="Waves", url="https://example.org/waves"),
    Acted(agent="a", action="a.1", tool="grep", args={}),
    Returned(
        agent="a", action="a.1", tool="grep", ok=False, preview='{"error": "none"}', attempts=2, milliseconds=1500
    ),
    Acted(agent="a", action="a.2", tool="grep", args={}),
)


def told(monkeypatch: pytest.MonkeyPatch, locale: str, events: Any = EVENTS) -> str:
    monkeypatch.setenv("LC_ALL", locale)
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="utf-8")
    board.show(Screen(stream), project("r1", "running", events).model_dump(mode="json"))
    stream.flush()
    return written.getvalue().decode()


def test_all_of_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    out = told(monkeypatch, "C.UTF-8")
    for words in (
        "r1: running", "What an agent is shown now", "  research findings\n    Waves\n    are high.",
        "a: research findings 1 (replaced), priority 3: old", "a: research findings 2, priority 3: Waves are high.",
        "What was understood\n  1. agent: a; intent: learn; confidence: 0\n", "Plans\n  a, version 2: Look.\n    1. grep  find",
        "not good enough (40%, risk of invention 70%)\n    - x", "Handoffs\n  1. a → b: go on",
        "Sources\n  Waves: https://example.org/waves",
        "grep  2 calls, 0% worked, 1 running, 1.5 s on average, 1.5 s at worst\n", "none",
    ):  # fmt: skip
        assert words in out


def test_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    out = told(monkeypatch, "de_DE.UTF-8")
    for words in (
        "r1: läuft",
        "Ergebnisse der Recherche 1 (ersetzt), Vorrang 3",
        "Übergaben",
        "2 Aufrufe, 0% geklappt",
    ):
        assert words in out


def test_nothing_is_said_to_be_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "nothing was noted, and no tool was used" in told(monkeypatch, "C.UTF-8", ())


def test_every_field_has_a_german_name() -> None:
    assert set(board.FIELDS) == set(FIELDS)
