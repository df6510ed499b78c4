import pytest

from ryxd.models.chances import LOOKED_AT
from ryxd.models.worker.sureness import Sureness


@pytest.mark.parametrize(
    ("pieces", "decided"),
    [
        (['{"tool": "read_file"', ', "args": ', "{}}"], 1),
        (['{"', 'tool": "', "read", '_file"', ', "args": {"tool": "x"}}'], 4),
        (['{"tool": "a\\"', "b", '", "args"'], 3),
        (['{"name": "f', '", "arguments": {}}'], 2),
        (['{"task_type": "general", "pattern": ', '"react", "agent": ', '"chat", ', '"confidence": 1}'], 3),
    ],
)
def test_the_decision_ends_with_the_name_of_the_tool(pieces: list[str], decided: int) -> None:
    sureness = Sureness()
    sureness.begin()
    sure = [0.9 - 0.1 * at for at in range(len(pieces))]
    for piece, probability in zip(pieces, sure, strict=True):
        sureness.add(probability, decides=sureness.open)
        sureness.wrote(piece)
    assert sureness.decision == sure[decided - 1]
    assert sureness.confidence == pytest.approx(sum(sure) / len(sure))


def test_without_a_tool_the_decision_is_the_confidence() -> None:
    sureness = Sureness()
    assert sureness.decision == sureness.confidence == 1.0
    sureness.begin()
    for probability in (0.5, 1.0):
        sureness.add(probability, decides=sureness.open)
        sureness.wrote('{"answer": "yes"}')
    assert sureness.decision == sureness.confidence == 0.75


def test_the_least_sure_of_several_calls_counts() -> None:
    sureness = Sureness()
    for probability in (0.4, 0.9):
        sureness.begin()
        sureness.add(probability, decides=sureness.open)
        sureness.wrote('{"name": "f", "arguments": {}}')
        sureness.add(0.1, decides=sureness.open)
    assert sureness.decision == 0.4


def test_later_tokens_are_looked_at_now_and_then_those_that_decide_always() -> None:
    sureness = Sureness()
    looked = [sureness.looks() for _ in range(200)]
    assert all(looked[:8])
    assert 15 < sum(looked[8:]) < 30
    sureness.begin()
    assert all(sureness.looks() for _ in range(20))


def test_a_name_that_does_not_come_is_not_waited_for_for_ever() -> None:
    sureness = Sureness()
    sureness.begin()
    for _ in range(30):
        sureness.add(0.5, decides=sureness.open)
        sureness.wrote("x" * 100)
    assert not sureness.open
    sureness.add(1.0, decides=sureness.open)
    assert sureness.decision == sureness.confidence > 0.5


def written(sureness: Sureness, *pieces: tuple[str, float]) -> list[bool]:
    """Write these tokens, as a Writer does; which of them were looked at."""
    looked = []
    for text, probability in pieces:
        looked.append(sureness.looks())
        if looked[-1]:
            sureness.add(probability, decides=sureness.open)
        sureness.wrote(text)
    return looked


def test_every_token_of_arguments_is_looked_at_up_to_a_bound() -> None:
    sureness = Sureness()
    sureness.begin()
    written(sureness, ('{"tool": "find_files"', 0.9))
    looked = written(sureness, *[("a, ", 0.99)] * (LOOKED_AT + 80))
    assert all(looked[:LOOKED_AT])
    assert sum(looked[LOOKED_AT:]) == 10
    assert sureness.decision == 0.9
    assert sureness.arguments == pytest.approx(0.99**LOOKED_AT)
    assert sureness.argument == 0.99


def test_an_answers_prose_is_not_looked_at_but_a_plan_is() -> None:
    sureness = Sureness()
    sureness.begin()
    written(sureness, *[("", 0.9)] * 8, ('{"tool": "answer", "args": {"text": "', 0.9))
    assert sum(written(sureness, *[("word ", 0.1)] * 64)) == 8
    assert (sureness.arguments, sureness.argument, sureness.steps) == (None, None, [])
    planned = Sureness()
    planned.begin()
    beginning = [("", 0.9)] * 8
    written(planned, *beginning, ('{"tool": "answer", "args": {"text": {', 0.9))
    steps = [('"plan": [{"action": "', 0.9), ('open"', 0.6), (', "params": ', 0.9), ('{"path": "x"}', 0.7), ("}]}}}", 0.1)]
    assert all(written(planned, *steps))
    assert planned.arguments is None
    assert [(each.decision, each.arguments) for each in planned.steps] == [(0.6, pytest.approx(0.63))]


def test_what_comes_between_two_calls_belongs_to_none() -> None:
    sureness = Sureness()
    for name in "fg":
        sureness.begin()
        written(sureness, (f'{{"name": "{name}"', 0.9), (', "arguments": {}}', 0.8))
        sureness.end()
        written(sureness, ("\n", 0.1))
    assert sureness.arguments == pytest.approx(0.64)
    assert sureness.argument == 0.8


def test_what_the_model_was_not_asked_for_decides_but_is_no_part_of_the_arguments() -> None:
    sureness = Sureness()
    sureness.begin()
    written(sureness, ('{"tool": "a"', 0.9))
    sureness.add(0.2, decides=True, free=False)
    written(sureness, (', "args": {}}', 0.8))
    assert (sureness.decision, sureness.arguments) == (0.2, pytest.approx(0.8))
