"""Orders with "Sie" are read as those with "du"."""

import pytest

from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.formal import familiar


@pytest.mark.parametrize(
    ("formal", "plain"),
    [
        ("Öffnen Sie bitte Firefox.", "öffne Firefox."),
        ("Bitte öffnen Sie Firefox", "Bitte öffne Firefox"),
        ("Finden Sie meinen Lebenslauf und öffnen Sie ihn", "finde meinen Lebenslauf und öffne ihn"),
        ("sperren sie bitte mal den Bildschirm", "sperr den Bildschirm"),
        ("Werfen Sie a.txt weg", "wirf a.txt weg"),
    ],
)
def test_an_order_to_a_stranger_is_one_to_a_friend(formal: str, plain: str) -> None:
    assert familiar(formal) == plain


@pytest.mark.parametrize("text", ["Bitte sie um Hilfe", "wo gehen sie hin", "Machen Sie", "sie öffnen Firefox", "merken Sie sich, dass es regnet"])
def test_what_is_no_such_order_stays(text: str) -> None:
    assert familiar(text) == text


@pytest.mark.parametrize(
    ("text", "tool", "args"),
    [
        ("Öffnen Sie bitte Firefox.", "open_app", {"name": "Firefox"}),
        ("Machen Sie bitte lauter.", "set_volume", {"delta": 10}),
        ("Stellen Sie die Helligkeit auf 40", "set_brightness", {"level": 40}),
        ("Sperren Sie bitte den Bildschirm.", "lock_screen", {}),
        ("Merken Sie sich bitte, dass ich Kaffee mag.", "remember", {"text": "dass ich Kaffee mag"}),
    ],
)
def test_it_takes_no_model(text: str, tool: str, args: dict[str, object]) -> None:
    verdict = classify(text, lambda name: name == "Firefox")
    assert (verdict.tool, verdict.args) == (tool, args)


def test_a_new_name_is_no_command() -> None:
    assert classify("Geben Sie dem Ordner foo auf dem Desktop bitte den Namen Messe Köln.").rule == "unknown"
