"""Several things joined by "and", each done by one tool: all of them at once, or none by a rule (SPEC C1)."""

from typing import Any

import pytest

from ryxd.engine.gate import Level, classify
from ryxd.engine.router import route

LOUD, DARK = ("set_volume", {"delta": 10}), ("set_brightness", {"delta": -10})
MUTED, NEXT = ("set_volume", {"mute": True}), ("media", {"command": "next"})


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("turn off the sound and dim the screen", [MUTED, DARK]),
        ("mach lauter und nächstes lied", [LOUD, NEXT]),
        ("make it louder, then next song", [LOUD, NEXT]),
        (
            "set brightness to 60, unmute and resume the video",
            [("set_brightness", {"level": 60}), ("set_volume", {"mute": False}), ("media", {"command": "play"})],
        ),
        ("volume 20, brightness 30, next song please", [("set_volume", {"level": 20}), ("set_brightness", {"level": 30}), NEXT]),
        ("spotify zu und ton aus", [("window", {"action": "close", "arg": "spotify"}), MUTED]),
        ("Musik pausieren und dann den Rechner sperren", [("media", {"command": "pause"}), ("lock_screen", {})]),
        (
            "Bitte Bildschirm auf 30 Prozent, Musik pausieren und dann den Rechner sperren",
            [("set_brightness", {"level": 30}), ("media", {"command": "pause"}), ("lock_screen", {})],
        ),
        ("mach n screenshot vom fenster und sperr dann", [("screenshot", {"region": "window"}), ("lock_screen", {})]),
        ("what time is it and what day is it", [("get_time", {}), ("get_date", {})]),
        ("switch to workspace 6 and open wikipedia", [("workspace", {"target": "6"}), ("open_url", {"url": "https://wikipedia.org"})]),
    ],
)
def test_each_is_done_in_its_order(text: str, actions: list[tuple[str, dict[str, Any]]]) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.rule) == (Level.MODERATE, "steps.direct")
    chosen = route(verdict, {})
    assert [(each.tool, dict(each.args)) for each in chosen.several] == actions
    assert chosen.spec is None


@pytest.mark.parametrize(
    "text",
    [
        "mute and tidy my desktop",
        "ton aus und räum den schreibtisch auf",
        "close firefox and move it to the left",
        "next song and put it on my list",
    ],
)
def test_where_one_of_them_is_none_of_a_rules_no_rule_does_another(text: str) -> None:
    verdict = classify(text)
    assert (verdict.level, verdict.tool, verdict.rule) in {
        (Level.SIMPLE, None, "unknown"),
        (Level.MODERATE, None, "steps.chain"),
    }


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("open firefox, thunderbird and github", "steps.targets"),
        ("open firefox and go to github.com", "steps.chain"),
        ("current time in Nairobi, Kenya", "clock.time"),
        ("remember that I like rock and mute", "memory.remember"),
        ("mute, please", "sound.mute"),
        ("don't mute and pause", "unknown"),
    ],
)
def test_what_is_one_thing_stays_one(text: str, rule: str) -> None:
    assert classify(text).rule == rule
