import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.models.starter import starter
from ryxd.models.worker.forcing import Forcing
from ryxd.models.worker.vocabulary import Vocabulary
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.worker.alone import Alone


@pytest.fixture(scope="module")
def small() -> Alone:
    return Alone(starter())


@pytest.fixture(scope="module")
def vocabulary(small: Alone) -> Vocabulary:
    return small.vocabulary


def pieces(vocabulary: Vocabulary, tokens: list[int]) -> list[str]:
    return [vocabulary.piece(token).decode() for token in tokens]


def test_a_token_that_may_reach_further_is_not_begun_in_another_way(vocabulary: Vocabulary) -> None:
    whole = pieces(vocabulary, vocabulary.tokens('{"tool": "read_file"', control=False))
    assert len(whole) == 1, "the starter has one token for it"
    forcing = Forcing(vocabulary)
    assert forcing.tokens([], b'{"tool": "', last=False) == []
    # where nothing can follow, the tokenizer's own way is the only one
    assert forcing.tokens([], b'{"tool": "', last=True) == vocabulary.tokens('{"tool": "', control=False)


def test_what_would_have_been_one_token_with_the_text_before_is_not_split(vocabulary: Vocabulary) -> None:
    forcing = Forcing(vocabulary)
    end = vocabulary.tokens('"}}', control=False)
    assert len(end) == 1
    quote = vocabulary.tokens('"', control=False)
    assert forcing.tokens(quote, b"}}", last=True) == []
    assert forcing.tokens([], b'"}}', last=True) == end


def test_a_control_token_joins_with_nothing(vocabulary: Vocabulary) -> None:
    forcing = Forcing(vocabulary)
    before = [*vocabulary.tokens('"', control=False), vocabulary.eos]
    assert forcing.tokens(before, b"}}", last=True) == forcing.tokens([], b"}}", last=True) != []


def test_half_a_character_is_never_forced(vocabulary: Vocabulary) -> None:
    forcing = Forcing(vocabulary)
    assert forcing.tokens([], "ä".encode()[:1], last=False) == []
    assert forcing.tokens([], "ä".encode()[:1], last=True) == []


_TEXT = st.text(st.sampled_from('abe{}[]":, ä_.0*~\\n') | st.characters(exclude_categories=["Cs"]), max_size=12)
_LIKELY = st.lists(
    st.sampled_from(['{"tool": "', "read_file", '"}}', '", "args": {"', "path", '": "', "search_files"]) | _TEXT,
    max_size=4,
).map("".join)


@settings(deadline=None, max_examples=300)
@given(before=_LIKELY, forced=_LIKELY, after=_LIKELY)
def test_whatever_follows_the_tokenizer_writes_what_was_forced(
    vocabulary: Vocabulary, before: str, forced: str, after: str
) -> None:
    known = vocabulary.tokens(before, control=False)
    certain = Forcing.tokens(_forcing(vocabulary), known, forced.encode(), last=False) if forced else []
    whole = vocabulary.tokens(before + forced + after, control=False)
    if whole[: len(known)] == known:  # else the model's own tokens were not those of the whole to begin with
        assert whole[: len(known) + len(certain)] == known + certain


_MADE: dict[int, Forcing] = {}


def _forcing(vocabulary: Vocabulary) -> Forcing:
    return _MADE.setdefault(id(vocabulary), Forcing(vocabulary))


@pytest.mark.parametrize("request_", REQUESTS)
def test_with_forced_tokens_the_answer_is_the_same_as_without(small: Alone, request_: str) -> None:
    said = small.say(request_, schema=SCHEMA, max_tokens=96)
    assert said.answer.text == small.one_by_one(request_, SCHEMA)
    assert json.loads(said.answer.text) == REQUESTS[request_]
    assert said.answer.stop == "grammar"
