"""How what code came to is told to people."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.presenting import SHOWN, evaluated, present
from ryxd.core.action import Action, Result
from ryxd.wire.events import Choice


def made(*names: str) -> list[dict[str, Any]]:
    return [{"path": f"/r/{name}", "type": "image/png", "size": 1} for name in names]


def test_output_value_and_errors_are_told_as_they_are() -> None:
    told = evaluated({"out": "a", "value": "42", "err": "warning", "note": "n", "code": 0}, "en")
    assert told.text == "a\n\n42\n\nwarning\n\nn"
    assert told.offer.dump() == {}


@pytest.mark.parametrize(("language", "said"), [("en", "Done; it printed nothing."), ("de", "Fertig; es gab keine Ausgabe.")])
def test_nothing_is_said_to_be_nothing(language: str, said: str) -> None:
    assert evaluated({"code": 0}, language).text == said


def test_a_models_answer_stands_for_the_output_and_files_are_told_by_code() -> None:
    data = {"out": "17.5", "err": "a warning", "code": 0, "files": made("chart.png")}
    told = evaluated(data, "en", "The mean is 17.5; the chart is in /wrong/place.png.")
    assert told.text == "The mean is 17.5; the chart is in /wrong/place.png.\n\nMade:\n1. chart.png: /r/chart.png"
    assert told.offer.actions["open"].args == {"path": "/r/chart.png"}


def test_what_failed_is_told_under_an_answer_too() -> None:
    told = evaluated({"err": "KeyError: 'x'", "code": 1}, "en", "All fine.")
    assert told.text == "All fine.\n\nKeyError: 'x'"


def test_several_files_are_offered_one_by_one() -> None:
    told = evaluated({"code": 0, "files": made("a.png", "b.png")}, "de")
    assert told.offer.question == "Eine öffnen? (1-2/n)"
    assert told.offer.choices[-1] == Choice(key="no", label="Nein")
    many = evaluated({"code": 0, "files": made(*(f"{n}.png" for n in range(30)))}, "de")
    assert len(many.offer.paths) == SHOWN


def test_changes_are_told_with_the_way_back() -> None:
    action = Action("python", {"code": "1"})
    told = present(action, Result({"code": 0, "changed": ["+ /w/a"], "count": 1}), "en", ())
    assert told is not None
    assert "ryxctl undo" in told.text
    assert "+ /w/a" in told.text
    assert str(Path("/w/a")) not in told.offer.paths
