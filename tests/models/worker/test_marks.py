import json
from typing import Any

import pytest

from ryxd.models.worker.marks import Guard
from ryxd.models.worker.messages import Written

GUARD = Guard(["<|end|>", "</s>"])


def hidden(data: Any, *, strict: bool = False, words: bool = False) -> Any:
    return GUARD.hidden(data, GUARD.marks(data), strict=strict, words=words)


@pytest.mark.parametrize("strict", [False, True])
def test_no_control_token_is_left_anywhere_in_the_data(strict: bool) -> None:
    data = {"a<|end|>": ["b</s>", {"c": ["<|end|>", 5, None, True]}]}
    marks = GUARD.marks(data)
    found = json.dumps(GUARD.hidden(data, marks, strict=strict), ensure_ascii=False)
    assert "<|end|>" not in found
    assert "</s>" not in found
    back = {ord(mark): chr(letter) for letter, mark in marks.items()}
    assert json.loads(found.translate(back)) == data


def test_names_of_fields_stay_readable_to_a_template() -> None:
    assert hidden({"end": "x"}, strict=True).keys() == {"end"}


def test_words_stay_where_a_template_compares_them() -> None:
    assert hidden({"type": "send"}, strict=True, words=True) == {"type": "send"}
    assert hidden({"type": "send"}, strict=True) != {"type": "send"}
    assert hidden("<|end", strict=True, words=True) != "<|end"


def test_only_the_parts_that_are_ours_hold_control_tokens() -> None:
    found = hidden(Written(("<|end|>", "a<|end|>", "</s>", "b")))
    assert found.startswith("<|end|>")
    assert found.count("<|end|>") == 1
    assert "</s>b" in found


def test_marks_are_characters_that_the_data_has_not() -> None:
    taken = chr(0x10FFFD) + chr(0x10FFFB)
    marks = GUARD.marks([{taken: "x"}])
    assert not set(taken) & set(marks.values())
    assert len(set(marks.values())) == len(marks)


def test_turned_back_it_is_the_same_text_in_pieces() -> None:
    text = "Hi <|end|> you"
    marks = GUARD.marks(text)
    pieces = GUARD.pieces("<|end|>" + GUARD.hidden(text, marks, strict=False), marks)
    assert pieces == [("<|end|>Hi ", True), ("<", False), ("|end|> you", True)]
