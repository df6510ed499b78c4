"""The small language of templates, and how people type."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.noise import slip, typed
from training.phrases import Phrases, Way


def said(source: str, seed: int = 0, **slots: str) -> str:
    return "".join(text for text, _ in Way(source, False, False).pieces(random.Random(seed), slots))


def test_alternatives_nest_and_leave_no_double_spaces() -> None:
    every = {said("[open|show [me|] the|] {x} [please|], now", seed, x="a  b") for seed in range(60)}
    assert every == {
        f"{begin}a  b{end}, now" for begin in ("open ", "show me the ", "show the ", "") for end in (" please", "")
    }


@pytest.mark.parametrize("source", ["[a|b", "a]", "a|b", "[[a]"])
def test_brackets_that_do_not_fit_are_an_error(source: str) -> None:
    with pytest.raises(ValueError, match=r"bracket|outside"):
        Phrases(en=source)


@pytest.mark.parametrize("source", ["open {_APP}", "open {App}", "{1}"])
def test_a_slot_that_is_none_is_an_error(source: str) -> None:
    with pytest.raises(ValueError, match="no slot"):
        Phrases(en=source)


def test_marks_before_a_line_say_what_it_is() -> None:
    ways = Phrases(en="+do it\n!+ do that\n! it").ways["en"]
    assert [(way.source, way.imperative, way.held) for way in ways] == [
        ("do it", True, False), ("do that", True, True), ("it", False, True)
    ]  # fmt: skip


def test_what_is_held_out_is_never_picked_for_training() -> None:
    phrases = Phrases(de="eins\n!zwei\ndrei")
    rng = random.Random(1)
    assert {phrases.pick(rng, "de", held=False).source for _ in range(50)} == {"eins", "drei"}
    assert {phrases.pick(rng, "de", held=True).source for _ in range(50)} == {"zwei"}


@given(st.text(min_size=1, max_size=20), st.integers(0, 10_000), st.sampled_from(["en", "de"]))
def test_typing_mistakes_never_touch_what_the_request_is_about(word: str, seed: int, language: str) -> None:
    rng = random.Random(seed)
    assert word in typed([("please find something called ", False), (word, True), (" quickly", False)], rng, language, 1.0)


@given(st.text(max_size=60), st.integers(0, 10_000))
def test_a_slip_changes_one_word_at_most(text: str, seed: int) -> None:
    slipped = slip(text, random.Random(seed))
    assert abs(len(slipped) - len(text)) <= 1
