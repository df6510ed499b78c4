"""Which numbers a request says, and what a model may make of them."""

import json
import re

import pytest

from ryxd.core.smart import envelope
from ryxd.core.validity import Validity
from ryxd.models.worker.copying import Copies, narrowed
from ryxd.models.worker.quantities import levels_of, numbers_of, sum_of
from training.registry import tools

COPIES = Copies.model_validate({
    "version": 1,
    "arguments": {"set_volume": {"level": "number", "delta": "number"}, "calculate": {"expression": "sum"}},
})  # fmt: skip


@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        ("heller", set()),
        ("auf 45 bitte", {"45"}),
        ("auf fünfundvierzig", {"45"}),
        ("twenty-five percent", {"25"}),
        ("4,20 Euro", {"4.20", "4.2", "420", "4", "20"}),
        ("1 200 Schrauben", {"1200", "1", "200"}),
        ("dreieinhalb Kilo", {"3.5"}),
        ("3.7 3.3", {"3.7", "37", "3", "7", "3.3", "33"}),
    ],
)
def test_numbers_are_read_in_digits_and_words(said: str, numbers: set[str]) -> None:
    assert numbers_of(said) == numbers


def test_a_level_is_one_that_was_said_or_a_usual_step() -> None:
    assert levels_of("lauter") == ()
    some = levels_of("stell auf siebenunddreißig")
    assert {37, -37, 50, 100, -10} <= set(some)
    assert 38 not in some


@pytest.mark.parametrize(
    ("said", "good", "bad"),
    [
        ("drei Bier zu vier zwanzig", ["3 * 4.20", "3*4.2"], ["3 * 4.30", "4.20 3"]),
        ("15 % von 250", ["250 * 0.15", "250 * 15 / 100", "(250 * 15) / 100"], ["250 * 0.51", "251 * 0.15"]),
        ("39 euro plus 15 prozent trinkgeld", ["39 * 1.15", "39 + 39 * 15 / 100"], ["93 * 1.15"]),
        ("half a million over 365", ["500000 / 365"], ["50000 / 365"]),
        ("wurzel aus 64", ["sqrt(64)", "64 ** 0.5"], ["sqrt(46)", "sin64(("]),
    ],
)
def test_a_sum_has_the_numbers_that_were_said(said: str, good: list[str], bad: list[str]) -> None:
    pattern = re.compile(sum_of(said))
    assert [text for text in good if not pattern.fullmatch(text)] == []
    assert [text for text in bad if pattern.fullmatch(text)] == []


def test_a_sum_of_a_long_request_stays_small() -> None:
    said = " plus ".join(str(number) for number in range(101, 140))
    assert len(sum_of(said)) < 20_000


def allows(said: str, tool: str, **args: object) -> bool:
    schema = narrowed(envelope({name: tools()[name] for name in ("set_volume", "calculate")}), said, COPIES)
    return not Validity(schema).fault(json.dumps({"tool": tool, "args": args}))


def test_a_call_can_only_have_the_numbers_of_the_request() -> None:
    assert allows("mach auf fünfzig", "set_volume", level=50)
    assert not allows("mach auf fünfzig", "set_volume", level=55)
    assert allows("mach lauter", "set_volume", delta=7)  # no number is said: it is free
    assert allows("17 mal 4", "calculate", expression="17 * 4")
    assert not allows("17 mal 4", "calculate", expression="71 * 4")
