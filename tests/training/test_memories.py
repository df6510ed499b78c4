"""What was remembered, before a request: as the daemon gives it, told as it was said, and no part of what is measured."""

import json
import random
from itertools import islice

import pytest

from ryxd.engine.recollection import remembered
from training.cases import made
from training.family import discover
from training.material.memories import rivals, whole
from training.mixture import conversations
from training.source import HELD_PHRASES, HELD_WORDS, TRAIN, Source

RECOLLECTED = discover()["recollected"]


@pytest.mark.parametrize(
    ("said", "query", "piece"),
    [
        ("tell me the name of my boat", "boat", "name of my boat"),
        ("was war die Nummer von meinem Spind?", "Spind", "Nummer von meinem Spind"),
        ("what's Mia's favourite colour again", "Mia", "Mia's favourite colour"),
        ("wann hat Jo Geburtstag", "Jo", "Jo Geburtstag"),
        ("where is my boat", "boat", "boat"),
        ("what was the name of that, my boat", "boat", "boat"),
        ("wo ist mein Bot", "Boot", "Boot"),
    ],
)
def test_what_is_looked_for_is_the_whole_piece(said: str, query: str, piece: str) -> None:
    assert whole(said, query) == piece


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_memory_that_answers_is_told_as_it_was_said(language: str) -> None:
    told = looked = 0
    for seed in range(300):
        talk = RECOLLECTED.talk(Source(random.Random(seed), language))
        given = remembered(talk.turns[0][1])
        assert given, "the daemon would not know these as memories"
        call = json.loads(talk.turns[1][1])
        if call["tool"] == "recall":
            looked += 1
            assert not any(call["args"]["query"].casefold() in text.casefold() for text in given)
        else:
            told += 1
            assert any(text.removeprefix("dass ") in call["args"]["text"] for text in given)
    assert told > 5 * looked > 0


def test_the_same_is_said_of_other_things_beside_what_is_asked_about() -> None:
    source = Source(random.Random(1), "en")
    others = rivals(source, "the code for the barn is 31", "barn", 200)
    assert len(set(others)) > 150
    assert all(text.startswith("the code for the ") and "barn" not in text.casefold() for text in others)
    assert sum(text.endswith(" is 31") for text in others) < 20, "the value is another too"
    assert rivals(source, "nothing of it", "barn", 3) == []


def test_other_requests_have_memories_before_them_only_in_training() -> None:
    def shares(split: object) -> int:
        return sum(
            bool(remembered(talk.turns[0][1]))
            for talk in islice(conversations(3, split), 600)
            if talk.kind not in {"recollected", "mixed"}
        )

    assert shares(TRAIN) > 5
    assert shares(HELD_WORDS) == shares(HELD_PHRASES) == 0


def test_a_suite_has_its_memories_remembered_first() -> None:
    cases = [case for case in made("held-words", 120) if case.get("memory")]
    assert cases
    for case in cases:
        assert "data_from" not in case["request"]
        assert case["call"][0]["tool"] == "recall"
        assert all(text in case["memory"] for text in case.get("says", []))
