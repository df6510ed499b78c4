"""Which requests are alike, and how a plan for one becomes a plan for another."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.core.recipe import Recipe, filled_in, folders_of, made, normal
from tests.core.test_plan import plan, step


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("move the March invoice to Documents/2026", "please move the APRIL invoice to Documents/2027!"),
        ("Verschiebe bitte die März-Rechnung nach ~/Belege", "verschiebe die Mai-Rechnung nach ~/Dokumente/alt"),
        ('write "hello world" into notes.txt', 'write "good night" into plans/tomorrow.md'),
        ("show the 3 newest files", "Show me the 12 newest files, thanks"),
        ("kannst du mir die drei Berichte vergleichen", "die drei Berichte vergleichen, bitte"),
    ],
)
def test_requests_are_alike_but_for_case_fillers_and_slots(one: str, other: str) -> None:
    assert normal(one)[0] == normal(other)[0]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("move the invoice to a.txt", "copy the invoice to a.txt"),
        ("delete all but notes.txt", "delete all notes.txt"),
        ("find it, do not open it", "find it, do open it"),
        ("move a.txt to b.txt", "move a.txt to March"),
        ("what is 5 + 3", "what is 5 - 3"),
    ],
)
def test_what_says_something_else_is_not_alike(one: str, other: str) -> None:
    assert normal(one)[0] != normal(other)[0]


def test_slots_are_what_stands_for_itself() -> None:
    text, slots = normal('Move "my tax" and ~/Downloads/a b.pdf of März 2026 to report-1.txt.')
    assert [(slot.kind, slot.text) for slot in slots] == [
        ("text", "my tax"), ("file", "~/Downloads/a"), ("file", "b.pdf"), ("month", "März"), ("number", "2026"),
        ("file", "report-1.txt"),
    ]  # fmt: skip
    assert text == "move <text> and <file> <file> of <month> <number> to <file>"


def recipe(request: str, written: dict[str, Any]) -> Recipe:
    slots = normal(request)[1]
    template, exact = made(request, written, slots)
    return Recipe("key", request, "r1", tuple(slot.text for slot in slots), template, exact, "")


MARCH = "move the March invoice to Documents/2026"


def test_a_plan_for_march_serves_april() -> None:
    written = plan(
        step(1, goal="find the March invoice", action="search_files", params={"pattern": "*march*invoice*", "paths": ["~"]}),
        step(2, action="move_file", params={"paths": ["$1.matches.0"], "to": "~/Documents/2026"}, fallback="March in capitals: MARCH"),
    )
    kept = recipe(MARCH, written)
    assert not kept.exact
    assert filled_in(kept, normal(MARCH)[1]) == written
    other = filled_in(kept, normal("move the April invoice to Documents/2027")[1])
    assert other is not None
    assert other["plan"][0]["params"] == {"pattern": "*april*invoice*", "paths": ["~"]}
    assert other["plan"][1]["params"] == {"paths": ["$1.matches.0"], "to": "~/Documents/2027"}
    assert other["plan"][0]["goal"] == "find the April invoice"
    assert other["plan"][1]["fallback"] == "April in capitals: APRIL"


def test_german_months_and_numbers_as_numbers() -> None:
    written = plan(step(1, action="search_files", params={"when": "march", "limit": 3, "paths": ["~"]}))
    other = filled_in(recipe("zeig mir 3 Dateien vom März", written), normal("zeig mir 12 Dateien vom Mai")[1])
    assert other is not None
    assert other["plan"][0]["params"] == {"when": "may", "limit": 12, "paths": ["~"]}


@pytest.mark.parametrize(
    "params",
    [
        {"pattern": "*invoice*", "to": "~/Documents/2026"},  # what became of March?
        {"pattern": "*march*2026-03*", "to": "~/Documents/2026"},  # of April it would be another number
        {"pattern": "*march*", "to": "~/Papers"},
    ],
)
def test_where_a_slot_left_no_trace_the_plan_is_for_just_this(params: dict[str, Any]) -> None:
    kept = recipe(MARCH, plan(step(1, action="move_file", params=params)))
    assert kept.exact
    assert filled_in(kept, normal(MARCH)[1]) is not None
    assert filled_in(kept, normal("move the April invoice to Documents/2026")[1]) is None


def test_a_word_of_a_goal_is_no_trace() -> None:
    assert recipe("find what May wrote", plan(step(1, goal="it may be there", params={"path": "~/x"}))).exact


def test_a_slot_is_text_and_nothing_else() -> None:
    kept = recipe('find "whales"', plan(step(1, action="search_files", params={"pattern": "whales"})))
    for bad in ("$1.matches.0", "\ue0000t\ue001"):
        assert filled_in(kept, normal(f'find "{bad}"')[1]) is None
    other = filled_in(kept, normal("find 'x\", \"paths\": [\"/\"'")[1])
    assert other is None or other["plan"][0]["params"].keys() == {"pattern"}
    with pytest.raises(ValueError, match="ours"):
        made("x", plan(step(1, params={"path": "\ue000"})), ())


def test_the_folders_that_steps_name(tmp_path: Path) -> None:
    (tmp_path / "Documents").mkdir()
    written = plan(step(1, params={"path": "~/Documents/a.txt"}), step(2, params={"paths": ["~", "/nowhere/at/all"]}))
    assert folders_of(written, tmp_path) == (str(tmp_path / "Documents"), str(tmp_path))
