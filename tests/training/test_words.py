"""Words that training data are made of."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from training.source import HELD_WORDS, TRAIN, Source
from training.words import fragments, made, real, things
from training.words.listed import words

LISTS = sorted(path.stem for path in (Path(things.__file__).parent / "lists").glob("*.txt"))


@pytest.mark.parametrize("name", LISTS)
def test_a_list_has_each_entry_once_and_some_are_kept_out_of_training(name: str) -> None:
    entries = words(name)
    path = Path(things.__file__).parent / "lists" / f"{name}.txt"
    assert list(entries) == path.read_text("utf-8").splitlines()
    assert entries == tuple(entry.strip() for entry in entries)
    held = sum(made.held(entry) for entry in entries) / len(entries)
    assert 0.03 < held < 0.2


def test_every_piece_of_letters_of_the_tokeniser_is_written_now_and_then() -> None:
    texts = [text for text, *_ in json.loads(fragments.TOKENISER.read_text("utf-8"))]
    pieces = {text for text in texts if text.isalpha() and len(text) > 1}
    rng = random.Random(1)
    found = Counter(fragments.pick(rng) for _ in range(400_000))
    assert set(found) == pieces
    assert all(text.islower() for text in (fragments.pick(rng, inside=True) for _ in range(1000)))


def test_a_word_of_pieces_is_none_that_is_kept_out_of_training() -> None:
    rng = random.Random(2)
    assert not any(made.held(made._of_fragments(rng)) for _ in range(3000))


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_of_a_list_are_kept_out_of_training_or_are_all_that_is_taken(language: str) -> None:
    train, held = (Source(random.Random(3), language, split) for split in (TRAIN, HELD_WORDS))
    known = set(real.NOUNS[language])
    assert not any(made.held(train.word_of(real.NOUNS[language])) for _ in range(500))
    some = {held.word_of(real.NOUNS[language]) for _ in range(500)}
    assert some <= known
    assert all(made.held(word) for word in some)


def test_a_thing_has_its_article_in_german_and_may_be_any_word() -> None:
    source = Source(random.Random(4), "de")
    some = [things.thing(source) for _ in range(2000)]
    assert {article for article, _ in some} == {"die", "den", "das"}
    listed = dict(reversed(entry.split(":")) for entry in words("things_de"))  # type: ignore[misc]
    strange = [word for _, word in some if word not in listed]
    assert 0.1 < len(strange) / len(some) < 0.3
    assert all(
        listed[word] == article for article, word in some if word in listed and word not in real.NOUNS["de"]
    )
    english = Source(random.Random(5), "en")
    assert {things.thing(english)[0] for _ in range(100)} == {""}
