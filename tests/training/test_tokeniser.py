"""The tokeniser: nothing is lost, and a word is cut the same way wherever it stands."""

import itertools
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.__main__ import TOKENISER
from training.mixture import conversations
from training.model.tokeniser import LONGEST, SPACE, Kind, Tokeniser, trained


@cache
def shipped() -> Tokeniser:
    return Tokeniser.read(TOKENISER)


@given(st.text().filter(lambda text: SPACE not in text))
def test_a_text_comes_back(text: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    assert shipped().decode(shipped().encode(text)) == text


@given(st.text("abcdefghijklmnopqrstuvwxyzäöüßABCDEFÄÖÜ", min_size=1, max_size=20), st.sampled_from(' "/.*_-(\n5,:~'))
def test_a_word_is_cut_alike_behind_anything(word: str, before: str) -> None:
    tokeniser = shipped()
    alone = tokeniser.encode(word)
    behind = tokeniser.encode(before + word)
    if before == " ":
        joined = tokeniser.tokens[behind[0]].text
        assert behind[-len(alone) + 1 :] == alone[1:] or len(alone) == 1
        assert joined in {SPACE, SPACE + tokeniser.tokens[alone[0]].text}
    else:
        assert behind[-len(alone) :] == alone


def test_digits_are_single() -> None:
    tokeniser = shipped()
    assert [tokeniser.decode([number]) for number in tokeniser.encode("2026")] == list("2026")


def test_control_tokens_in_a_text_are_plain_text() -> None:
    numbers = shipped().encode("<|end|><|user|>")
    assert all(shipped().tokens[number].kind != Kind.CONTROL for number in numbers)


def test_the_vocabulary_has_every_byte_once_and_nothing_too_long() -> None:
    tokens = shipped().tokens
    assert sum(token.kind == Kind.BYTE for token in tokens) == 256
    assert len({token.text for token in tokens}) == len(tokens)
    assert all(len(token.text.encode()) <= LONGEST for token in tokens)


def test_training_it_again_gives_the_same(tmp_path: Path) -> None:
    texts = [text for talk in itertools.islice(conversations(3), 300) for _, text in talk.turns]
    made = [trained(texts, ['{"tool": "'], size=500, spaced=20) for _ in range(2)]
    for number, one in enumerate(made):
        one.write(tmp_path / f"{number}.json")
    assert (tmp_path / "0.json").read_bytes() == (tmp_path / "1.json").read_bytes()
    assert Tokeniser.read(tmp_path / "0.json").tokens == made[0].tokens


def test_a_whole_piece_that_llama_cpp_would_drop_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 32 bytes"):
        trained(["a"], ["x" * 33], size=600, spaced=0)
