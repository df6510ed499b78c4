"""What a run looks like, at the widths of terminals; without any colour nothing is lost."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from ryxctl.watching import drawing
from ryxctl.watching.run import Model
from ryxctl.watching.runs import Runs
from ryxd.wire.events import Acted, Finished, Status
from tests.ctl import stories

NOW = stories.BEGAN + 3000


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, no_color=True, force_terminal=False, legacy_windows=False)
    console.print(what)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def run(events: Any, text: str = "", **more: Any) -> Any:
    runs = Runs()
    if text:
        runs.known({"id": "r11", "text": text, "created": stories.BEGAN, "state": "running", **more})
    for event in events:
        runs.tell(event.model_dump(mode="json"))
    return next(iter(runs.runs.values()))


def test_a_plan_with_its_marks_and_the_stage_below() -> None:
    assert drawn(drawing.picture(run(stories.planned(), "move it"), 80, NOW, 0.0)) == [
        "? r11  move it  waits for you, 3.0 s",
        "MODERATE · general · plan · file · small",
        "Plan (90%): move the march invoice to Documents/2026, open it",
        "  ✓ 1. find the invoice  search_files(pattern=*invoice*march*)",
        "  ▸ 2. move it  move_file(to=~/Documents/2026)  after 1",
        "  · 3. open it  open_file(path=$2.path)  after 2",
        "▸ plan 2.9 s  plans the steps, follows the plan by code",
        '  ✓ search_files(pattern=*invoice*march*) 90 ms  {"matches": ["~/Downloads/invo…',
        "  Searching ~/Downloads…",
        '  ▸ move_file(paths=["~/Downloads/invoice_march.pdf"], to=~/Documents/2026)',
        "  waiting for you",
    ]


def test_subagents_are_columns_and_stand_one_below_the_other_where_it_is_narrow() -> None:
    compared = run(stories.compared())
    wide = drawn(drawing.picture(compared, 100, NOW, 0.0), 100)
    (names,) = (line for line in wide if "bremen ──" in line)
    assert names.index("bremen") < names.index("kiel") < names.index("lübeck")
    (marks,) = (line for line in wide if "✓ bremen" in line)
    assert "▸ kiel" in marks
    assert "✗ lübeck" in marks
    narrow = drawn(drawing.picture(compared, 50, NOW, 0.0), 50)
    assert all(len(line) <= 50 for line in narrow)
    order = [next(number for number, line in enumerate(narrow) if f"── {town}" in line) for town in stories.TOWNS]
    assert order == sorted(set(order))
    assert any("In Kiel it is 11.20 euro" in line for line in narrow), "what is being written"


def test_the_end_has_answer_sources_and_cost() -> None:
    shown = drawn(drawing.picture(run(stories.compared_to_its_end()), 80, NOW, 0.0))
    assert shown[-3:] == [
        "Kiel is cheaper: 11.20 euro against 11.80 in Bremen.",
        "Of Lübeck nothing was found.",
        "4 model calls (3 small, 1 large), 900 tokens in, 85 out",
    ]
    assert "  1. Rents in Bremen  https://rents.example/0" in shown
    assert shown[0].startswith("✓ r12")


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_at_any_width_every_line_fits(width: int) -> None:
    for events in (stories.planned(), stories.compared(), stories.compared_to_its_end()):
        shown = drawn(drawing.picture(run(events, "a long request " * 20), width, NOW, 0.0), width)
        assert all(len(line) <= width for line in shown)


def test_the_list_and_the_head() -> None:
    waits, works = run(stories.planned(), "move it"), run(stories.compared())
    assert drawn(drawing.entry(waits, NOW, 0.0, chosen=True)) == ["?   r11     3.0 s move it"]
    models = {"small": Model("ready"), "large": Model("loading", progress=0.4)}
    assert drawn(drawing.heading(models, [waits, works])) == ["small ready   large loading 40%   2 running   1 waits for you"]
    assert drawn(drawing.heading({}, [], "no such run"))[0].endswith("no such run")


def test_nothing_from_outside_steers_the_terminal() -> None:
    bad = "\x1b[2J\x07[bold]\u202eevil"
    acted = Acted(id=1, run="r11", agent="file", action="a", tool="shell", args={"command": bad})
    status = Status(id=2, run="r11", agent="file", text=bad)
    text = "\n".join(drawn(drawing.picture(run([acted, status], bad), 200, NOW, 0.0), 200))
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "\u202e" not in text
    assert "[bold]" in text, "it is no markup either"


def test_a_question_shows_what_a_yes_allows_up_to_some_lines() -> None:
    asked = run(stories.planned()).questions["q11.1"]
    assert drawn(drawing.question(asked, 1)) == [
        "? r11: Move invoice_march.pdf to ~/Documents/2026?",
        "  it changes files",
        "  rename from Downloads/invoice_march.pdf",
        "  … 1 more lines; v shows all",
    ]


def test_of_a_long_stage_the_newest_is_drawn_until_the_run_is_over() -> None:
    acted = [
        Acted(id=number, run="r11", agent="file", action=str(number), tool=f"tool{number}", args={})
        for number in range(1, 151)
    ]
    shown = drawn(drawing.picture(run(acted, "read all"), 80, NOW, 0.0))
    assert "… 50 earlier" in shown
    assert "▸ tool150()" in shown
    assert "▸ tool1()" not in shown
    end = Finished(id=200, run="r11", outcome="done", text="Read.", milliseconds=5)
    shown = drawn(drawing.picture(run([*acted, end], "read all"), 80, NOW, 0.0))
    assert "▸ tool1()" in shown
