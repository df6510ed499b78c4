"""Requests with gaps: what one is for, what stands in its gaps, and what becomes of arguments."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.gap import filled, gaps_in, literal, pattern
from ryxd.core.recipe import normal


def bound(request: str, text: str) -> dict[str, str] | None:
    wanted = pattern(request)
    key, slots = normal(text)
    if key != wanted.key or (found := wanted.bound(slots)) is None:
        return None
    return {name: slot.text for name, slot in found.items()}


@pytest.mark.parametrize(
    ("request_", "text", "found"),
    [
        ("unbox {file}", "please Unbox my notes.txt!", {"file": "notes.txt"}),
        ("unbox {file}", "unbox it", None),
        ("unbox {file}", "unbox notes.txt and hypr.conf", None),
        ("swap {file1} and {file2}", "swap a.txt and ~/b.txt", {"file1": "a.txt", "file2": "~/b.txt"}),
        ("say {text} {number} times", 'say "a b" 3 times', {"text": "a b", "number": "3"}),
        ("the {month} invoice", "The März invoice", {"month": "März"}),
        ("open 3 of {file}", "open 3 of a.txt", {"file": "a.txt"}),
        ("open 3 of {file}", "open 4 of a.txt", None),
        ("twice {file}, {file}", "twice a.txt, a.txt", {"file": "a.txt"}),
        ("twice {file}, {file}", "twice a.txt, b.txt", None),
        ("licht an", "Licht an bitte", {}),
        ("number 1 of {number}", "number 1 of 7", {"number": "7"}),
    ],
)
def test_a_request_is_for_what_says_the_same_with_something_in_each_gap(request_: str, text: str, found: dict[str, str] | None) -> None:
    assert bound(request_, text) == found


@pytest.mark.parametrize("wrong", ["do {it}", "do {file", "{file}", "please {number}", "do }", "do {file}x", "in {month1}{month2}"])
def test_what_is_no_request_says_why(wrong: str) -> None:
    with pytest.raises(ValueError, match="gap"):
        pattern(wrong)


def test_an_argument_has_what_its_gaps_stand_for_in_their_forms() -> None:
    found = pattern("move {month} to {file} {number}").bound(normal("move März to A.txt 7")[1])
    assert found is not None
    args = {"a": "~/{file}", "b": ["*{month.en}*", "{file.lower}{file.upper}"], "c": {"n": "{number.int}", "t": "{number}"}, "d": "{{x}}", "e": 3}
    told = {"a": "~/A.txt", "b": ["*march*", "a.txtA.TXT"], "c": {"n": 7, "t": "7"}, "d": "{x}", "e": 3}
    assert filled(args, found) == told
    assert gaps_in(args) == {"file", "month", "number"}
    with pytest.raises(ValueError, match="doubled"):
        gaps_in({"a": ["{x}"]})


@given(st.text())
def test_a_literal_text_comes_out_as_it_was(text: str) -> None:
    assert filled(literal(text), {}) == text
    assert gaps_in(literal(text)) == frozenset()


@given(
    st.lists(st.sampled_from(["unbox", "stow", "the", "März", "7", "a.txt", '"a b"', "~/x/y.md", "mein"]), min_size=1, max_size=7),
    st.data(),
)
def test_any_of_a_requests_slots_can_be_gaps_and_it_is_still_that_request(words: list[str], data: st.DataObject) -> None:
    kinds = {"März": "month", "7": "number", "a.txt": "file", "~/x/y.md": "file", '"a b"': "text"}
    text = " ".join(["do", *words])
    picked = [at for at, word in enumerate(words) if word in kinds and data.draw(st.booleans())]
    names = {at: f"{kinds[words[at]]}{number}" for number, at in enumerate(picked)}
    found = bound(" ".join(["do", *(f"{{{names[at]}}}" if at in names else word for at, word in enumerate(words))]), text)
    assert found == {name: words[at].strip('"') for at, name in names.items()}
