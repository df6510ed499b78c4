"""What people look for becomes the arguments that the tools want."""

import random

import pytest

from training.material import article, sought
from training.phrases import Phrases
from training.source import HELD_WORDS, TRAIN, Source
from training.words.filekinds import LOOSE


def sources(language, count=300):
    return (Source(random.Random(f"{language}{seed}"), language, split) for seed in range(count) for split in (TRAIN, HELD_WORDS))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_a_pattern_is_copied_from_the_request(language):
    for source in sources(language):
        for what in (sought.by_words(source), sought.generic(source), sought.of_kind(source, many=True)):
            typed = what.slots(source)
            assert what.words
            for word in what.words:
                assert word in what.pattern
                assert all(word in text for text in typed.values()), typed


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_kind_becomes_its_extension(language):
    for source in sources(language):
        what = sought.of_kind(source, many=False)
        # photos, songs and sheets have several endings: any of them is searched for
        assert what.pattern.endswith("*" if LOOSE.fullmatch(what.head) else f"*.{what.extension}")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_typed_path_is_its_own_argument(language):
    for source in sources(language):
        place = sought.place(source)
        assert place.path.startswith(("~", "/")) or place.path in place.of
        if "/" in place.of:
            assert place.path == place.of
            assert place.inside.endswith(place.path)


@pytest.mark.parametrize(
    ("dative", "accusative"),
    [
        ("dem Download-Ordner", "den Download-Ordner"), ("dem Verzeichnis x", "das Verzeichnis x"), ("meinen Bildern", "meine Bilder"),
        ("dem Home-Verzeichnis", "das Home-Verzeichnis"), ("~/src", "~/src"), ("the downloads folder", "the downloads folder"),
        ("dem demos-Ordner", "den demos-Ordner"), ("demos", "demos"),
    ],
)  # fmt: skip
def test_a_folder_in_the_accusative(dative, accusative):
    assert sought.Place("", dative, "~").acc == accusative


@pytest.mark.parametrize(("word", "gender"), [("Rechnung", "f"), ("Mietvertrag", "m"), ("Foto", "n"), ("Unterlagen", "p"), ("xq7", "")])
def test_the_gender_of_a_noun(word, gender):
    assert article.gender(word) == gender


def test_an_empty_slot_leaves_no_trace():
    source = Source(random.Random(1), "en")
    said = {source.say(Phrases(en="find {what} {where}, ok {where}"), what="X", where="") for _ in range(200)}
    assert not [text for text in said if "  " in text or " ," in text or text.endswith(" ")]
