"""Words are compared in one spelling; what somebody said is known again, and nothing else is taken for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.words import repeats, root_of, roots, words


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Der Schlüssel, der SCHLUESSEL", ("der", "schlussel", "der", "schlussel")),
        ("Straße STRASSE", ("strasse", "strasse")),
        ("naïve Café", ("naive", "cafe")),
        ("Cafe\u0301", ("cafe",)),
        ("don't", ("don", "t")),
        ("a_b-c.d 12½", ("a", "b", "c", "d", "121", "2")),
        ("ＦＵＬＬ ﬁne", ("full", "fine")),
        ("сервер Ёлка", ("сервер", "елка")),
        ("किताब", ("किताब",)),
        ("", ()),
        ("?! \0 \ud800 \u0301", ()),
    ],
)
def test_one_spelling(text: str, known: tuple[str, ...]) -> None:
    assert words(text) == known


@pytest.mark.parametrize(
    ("one", "other"),
    [("Schlüssel", "Schlüsseln"), ("Haus", "Häusern"), ("Katze", "Katzen"), ("server", "servers"), ("party", "parties")],
)
def test_endings_leave_the_root(one: str, other: str) -> None:
    assert set(roots(one)) & set(roots(other))


def test_what_tells_nothing_is_left_out_but_never_a_no() -> None:
    assert list(root_of("what is my server called")) == ["server"]
    assert list(root_of("wie heißt mein Server")) == ["server"]
    assert list(root_of("that is not for me")) == ["not"]
    assert root_of("what is it") == {}


@given(st.text(max_size=80), st.integers(0, 80))
def test_what_a_word_begins_with_is_what_its_spelling_begins_with(text: str, cut: int) -> None:
    for word in words(text):
        for start in words(word[:cut]):
            assert word.startswith(start)


@given(st.text(max_size=80))
def test_any_text_can_be_cut_and_its_words_stay_as_they_are(text: str) -> None:
    found = words(text)
    assert words(" ".join(found)) == found or any(not word.isascii() for word in found)
    assert roots(text) is not None


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=60))
def test_what_was_said_is_a_repetition_of_itself(before: str, text: str, after: str) -> None:
    assert repeats(text, text) == bool(root_of(text).keys() - {"user", "users", "benutzer", "benutzers", "nutzer", "nutzers"})
    assert not repeats("xylofon quark", f"{before} xylofon not quark {after}")
    assert not repeats("xylofon quark", f"{before} quark xylofon {after}") or "xylofon" in before + after
