"""Blocks of what is said and answered, and sums that the gate would write the same."""

import json
import random

import pytest

from ryxd.engine.gate.classify import classify
from training.families.calculate import sums
from training.material.exchanges import exchanges
from training.source import Source

FULL = """
# thanks
e [thanks|thank you], {p}
e !cheers, {p}
d danke, {p}
E You're welcome, {p}.
D Gern, {p}.
"""


def test_a_block_is_ways_and_answers_in_both_languages() -> None:
    (made,) = exchanges(FULL)
    assert made.name == "thanks"
    assert made.asks.has_held("en")
    assert not made.asks.has_held("de")
    asked, answer = made.said(Source(random.Random(1), "de"), {"p": "Mira"})
    assert "Mira" in asked
    assert answer == "Gern, Mira."


@pytest.mark.parametrize("text", ["# thanks\ne thanks\nE ok", "# thanks\ne thanks\n! d\nE ok", "e hi\nd hallo\nE Hello\nD Hallo"])
def test_a_block_that_lacks_something_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"block|line"):
        exchanges(text)


def test_the_gate_writes_the_sums_that_it_knows_just_as_the_data_do() -> None:
    rng, known = random.Random(7), 0
    for _ in range(400):
        source = Source(rng, rng.choice(["en", "de"]))
        talk = sums.talk(source)
        verdict = classify(talk.turns[0][1], language=source.language)
        if verdict.tool == "calculate":
            known += 1
            assert dict(verdict.args) == json.loads(talk.turns[1][1])["args"], talk.turns[0][1]
    assert known > 40
