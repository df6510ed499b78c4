"""A notification of a run that changed files has a button that takes it back, and never does so by a mere click."""

import pytest

from ryxd.desktop.bubble import COPY
from ryxd.desktop.rendering import ServerInfo, render
from ryxd.wire.events import Asked, Changed
from tests.desktop.test_bubble import DONE, MAKO, NO, OFFER, OPEN, PLAIN, ROUTED, SWAYNC, after

CHANGED = Changed(run="r1", change="c1", what="trash", path="/h/a")
BACK = Changed(run="r1", change="c2", what="restore", path="/h/a", undoes="c1")
FAILED = DONE.model_copy(update={"outcome": "failed", "text": "half of it"})


def test_the_button_stands_with_the_result_and_a_click_means_nothing() -> None:
    bubble = after(ROUTED, CHANGED, DONE)
    assert render(bubble, SWAYNC).actions == (("undo", "Undo"), (COPY, "Copy"))
    assert bubble.chosen("undo") == "undo"
    assert bubble.chosen("default") is None


def test_it_stands_behind_what_is_offered() -> None:
    bubble = after(ROUTED, CHANGED, OFFER, DONE)
    assert render(bubble, SWAYNC).actions == (("default", "Open"), ("open", "Open"), ("undo", "Undo"), (COPY, "Copy"))
    assert bubble.chosen("default") == "open"


def test_it_speaks_the_runs_language() -> None:
    german = ROUTED.model_copy(update={"language": "de"})
    assert render(after(german, CHANGED, DONE), SWAYNC).actions == (("undo", "Rückgängig"), (COPY, "Kopieren"))
    assert "macht es rückgängig" in render(after(german, CHANGED, DONE), MAKO).body


def test_what_took_back_can_be_done_again() -> None:
    assert render(after(ROUTED, BACK, DONE), SWAYNC).actions == (("undo", "Redo"), (COPY, "Copy"))


@pytest.mark.parametrize("server", [MAKO, PLAIN])
def test_where_no_buttons_are_drawn_it_says_what_a_terminal_can_do(server: ServerInfo) -> None:
    note = render(after(ROUTED, CHANGED, DONE), server)
    assert "undo" not in dict(note.actions)
    assert "\nryxctl undo r1 takes it back" in note.body.replace("<i>", "")


def test_a_run_that_failed_halfway_can_be_taken_back_too() -> None:
    assert render(after(ROUTED, CHANGED, FAILED), SWAYNC).actions == (("undo", "Undo"), (COPY, "Copy"))


def test_while_it_works_or_asks_there_is_no_button() -> None:
    assert render(after(ROUTED, CHANGED), SWAYNC).actions == ()
    asked = Asked(run="r1", question="Delete b, too?", choices=(NO, OPEN), waiting=True)
    assert "undo" not in dict(render(after(ROUTED, CHANGED, asked), SWAYNC).actions)


def test_a_run_that_changed_nothing_has_no_button() -> None:
    bubble = after(ROUTED, DONE)
    assert "undo" not in dict(render(bubble, SWAYNC).actions)
    assert bubble.chosen("undo") is None


def test_it_stays_long_enough_to_be_clicked() -> None:
    assert render(after(ROUTED, CHANGED, DONE), SWAYNC).expires > render(after(ROUTED, DONE), SWAYNC).expires
