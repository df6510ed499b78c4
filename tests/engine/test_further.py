"""ryxd/engine/further.py: more of what was done last without a model, or back from it, in both languages (spec C17)."""

import pytest

from ryxd.engine.again import Again, Before, again
from ryxd.engine.further import further
from ryxd.engine.gate import Level, classify

MEANT = [
    ("turn it down", "more", "turn it down"),
    ("turn it down", "a bit more please", "turn it down"),
    ("mach leiser", "noch ein bisschen", "mach leiser"),
    ("mach heller", "noch mehr bitte", "mach heller"),
    ("brighter", "again", "brighter"),
    ("next song", "and another", "next song"),
    ("nächstes lied", "noch eins", "nächstes lied"),
    ("nächstes lied", "nochmal", "nächstes lied"),
    ("go to workspace 4", "go back", "previous workspace"),
    ("geh auf arbeitsfläche 4", "wieder zurück", "vorherige arbeitsfläche"),
    ("pause the music", "ok carry on", "resume the music"),
    ("volume 40", "a bit more", "louder"),
    ("helligkeit auf 60", "etwas weniger", "dunkler"),
    ("turn it up", "that's too much", "quieter"),
    ("mach leiser", "das war zu viel", "lauter"),
    ("what's 12*12", "times 3", "(12 * 12) * 3"),
    ("(12 * 12) * 3", "und minus 4,5", "((12 * 12) * 3) - 4,5"),
    ("wie viel ist 12 mal 12", "und davon die hälfte", "(12 * 12) / 2"),
    ("12*12", "20 percent of that", "(12 * 12) * 20 / 100"),
    ("80 + 3", "das doppelte", "(80 + 3) * 2"),
]


@pytest.mark.parametrize(("request_", "text", "whole"), MEANT)
def test_more_of_it_is_the_request_again_and_back_is_its_opposite(request_: str, text: str, whole: str) -> None:
    assert further(text, request_, classify(text)) == whole
    assert classify(whole).level is Level.TRIVIAL
    before = Before(request_, classify(request_).rule, "", "direct", "en", "")
    assert again(text, before, (), classify(text), {}) == Again(requests=(whole,))


@pytest.mark.parametrize(
    ("request_", "text"),
    [
        ("", "more"),
        ("turn it down", "tell me more"),
        ("turn it down", "more music"),
        ("turn it down", "go back"),
        ("open firefox", "again"),
        ("what time is it", "once more"),
        ("find my invoice", "more"),
        ("go to workspace 4", "go back to sleep"),
        ("next song", "carry on"),
        ("shut down", "again"),
    ],
)
def test_anything_else_is_a_request_of_its_own(request_: str, text: str) -> None:
    assert further(text, request_, classify(text)) == ""
