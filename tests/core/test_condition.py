"""Conditions of steps: what is compared with what, and what can't be."""

from typing import Any

import pytest

from ryxd.core.condition import COMPARISONS, Condition, Incomparable, condition_form
from ryxd.core.plan import REFERENCE
from ryxd.core.validity import Validity


def holds(found: Any, comparison: str, than: Any) -> bool:
    return Condition.model_validate({"value": "$1.x", "is": comparison, "than": than}).holds(found)


@pytest.mark.parametrize(
    ("found", "comparison", "than", "so"),
    [
        (14, "below", 20, True), (20, "at_least", 20, True), (20, "at_most", 20, True), (21, "at_most", "20", False), (20, "below", 20, False), (80, "above", 50, True), (9, "above", "10", False),
        (14, "below", "20 %", True), ("14", "below", 20, True), (3.5, "is", 3.5, True), (9, "below", 10.5, True), (15 * 10**9, "below", "20 GB", True), (3 * 2**30, "above", "2 GiB", True), (900_000, "below", "1 MB", True), (5 * 10**9, "above", "4,5 gb", True),
        ("charging", "is", "Charging", True), ("discharging", "is_not", "charging", True), ("paused", "is", "playing", False),
        (True, "is", True, True), (False, "is", "true", False), (True, "is_not", False, True),
        ([], "above", 0, False), (["a", "b"], "above", 1, True), (["a", "b"], "is", 2, True), ([], "is", 0, True),
        ([{"app": "firefox", "title": "News"}], "is", "Firefox", True), ([{"app": "kitty", "pid": 4}], "is", "firefox", False),
        ("full", "is", 20, False), (["~/a.txt"], "is_not", "~/a.txt", False), ("17:20", "below", "18:00", True), ("18:30", "above", "18:00", True),
    ],
)  # fmt: skip
def test_what_was_found_is_compared(found: Any, comparison: str, than: Any, so: bool) -> None:
    assert holds(found, comparison, than) is so


@pytest.mark.parametrize(("found", "comparison", "than"), [("full", "below", 20), (14, "above", "much"), (None, "below", 20), (True, "below", 1)])
def test_what_is_of_two_kinds_is_not(found: Any, comparison: str, than: Any) -> None:
    with pytest.raises(Incomparable, match="compared"):
        holds(found, comparison, than)


def test_its_form_takes_what_it_reads_and_nothing_else() -> None:
    validity = Validity(condition_form(REFERENCE.pattern))
    for comparison in COMPARISONS:
        assert not validity.fault(f'{{"value": "$1.percent", "is": "{comparison}", "than": 20}}')
    for wrong in ('{"value": "percent", "is": "below", "than": 20}', '{"value": "$1.x", "is": "near", "than": 20}', '{"value": "$1.x", "is": "is"}'):
        assert validity.fault(wrong)
