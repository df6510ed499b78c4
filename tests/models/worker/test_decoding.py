import math

import numpy as np
import pytest

from ryxd.models.worker.decoding import _Answer, _log_total


def test_a_character_is_told_when_it_is_whole() -> None:
    answer = _Answer()
    assert [answer.add(bytes([byte]), 1.0) for byte in "ä€".encode()] == ["", "ä", "", "", "€"]
    assert answer.finish() == ""
    assert answer.text == "ä€"


def test_what_was_cut_off_inside_a_character_is_shown_as_such() -> None:
    answer = _Answer()
    assert answer.add("a€".encode()[:-1], 1.0) == "a"
    assert answer.finish() == "�"
    assert answer.text == "a�"


@pytest.mark.parametrize(
    ("pieces", "decided"),
    [
        (['{"tool": "read_file"', ', "args": ', "{}}"], 1),
        (['{"', 'tool": "', "read", '_file"', ', "args": {"tool": "x"}}'], 4),
        (['{"tool": "a\\"', "b", '", "args"'], 3),
        (['{"answer": "yes"}'], 0),
    ],
)
def test_the_decision_ends_with_the_name_of_the_tool(pieces: list[str], decided: int) -> None:
    answer = _Answer()
    sure = [0.9 - 0.1 * at for at in range(len(pieces))]
    for piece, probability in zip(pieces, sure, strict=True):
        answer.add(piece.encode(), probability)
    assert answer.decision == sure[:decided]
    assert answer.sure == sure


def test_probabilities_are_those_of_softmax_and_do_not_overflow() -> None:
    logits = np.array([500.0, 501.0, -500.0], np.float32)
    total = _log_total(logits)
    assert sum(math.exp(float(logit) - total) for logit in logits) == pytest.approx(1)
    assert math.exp(501 - total) == pytest.approx(1 / (1 + math.exp(-1)))
