import pytest

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
