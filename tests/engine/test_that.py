"""ryxd/engine/that.py: where "that" is to be put, and what it is (spec C17)."""

from __future__ import annotations

import pytest

from ryxd.core.action import Action, Result
from ryxd.engine.that import Place, That, place
from ryxd.wire.events import Acted

PLACES = [
    ("put that on the clipboard", Place("clipboard")),
    ("Copy it to my clipboard, please!", Place("clipboard")),
    ("and copy the result to the clipboard", Place("clipboard")),
    ("that on the clipboard", Place("clipboard")),
    ("onto the clipboard with it", Place("clipboard")),
    ("kopier das mal in die Zwischenablage", Place("clipboard")),
    ("pack die Antwort bitte in die Zwischenablage", Place("clipboard")),
    ("das in die zwischenablage", Place("clipboard")),
    ("und ab in die zwischenablage damit", Place("clipboard")),
    ("copy that", Place("copied")),
    ("kopier das mal", Place("copied")),
    ("save that as quote.txt", Place("write", "quote.txt")),
    ("save it to a file called quote.txt in Documents", Place("write", "~/Documents/quote.txt")),
    ("speicher das als zitat.txt", Place("write", "zitat.txt")),
    ("Speichere das Ergebnis in summe.txt ab", Place("write", "summe.txt")),
    ("leg das unter zitat.md ab", Place("write", "zitat.md")),
    ("write that in links.md", Place("append", "links.md")),
    ("add this to ~/notes/links.md please", Place("append", "~/notes/links.md")),
    ("note that down in ideas.txt", Place("append", "ideas.txt")),
    ("schreib das in link.txt", Place("append", "link.txt")),
    ("schreib das noch in die Datei link.txt dazu", Place("append", "link.txt")),
    ("häng das an liste.txt an", Place("append", "liste.txt")),
    ("trag das in liste.txt ein", Place("append", "liste.txt")),
    ("das in merkzettel.txt schreiben", Place("append", "merkzettel.txt")),
]
OTHERS = [
    "put milk on the clipboard",
    "copy that file to Documents",
    "copy it to ~/Documents",
    "move that to notes.txt",
    "what's on the clipboard",
    "schreib milch in liste.txt",
    "schreib das Wort Hallo in liste.txt",
    "save that",
    "öffne das",
    "open that in notes.txt",
    "put that away",
    "delete that and write hello in a.txt",
    "put that in notes.txt and that in todo.txt",
    "add that to " + "very " * 30 + "long.txt",
]


@pytest.mark.parametrize(("text", "where"), PLACES)
def test_where_that_is_to_be_put(text: str, where: Place) -> None:
    assert place(text) == where


@pytest.mark.parametrize("text", OTHERS)
def test_other_requests_put_nothing_anywhere(text: str) -> None:
    assert place(text) is None


CLIPBOARD = Place("clipboard")


def acted(tool: str, **args: object) -> Acted:
    return Acted(action="1", tool=tool, args=args, agent="ryx")


def test_it_is_what_was_told() -> None:
    that = That.of("The battery is at 80 %.", CLIPBOARD, [acted("battery")])
    assert that == That("The battery is at 80 %.", CLIPBOARD)
    assert That.load(that.dump()) == that
    assert that.text(None, "") == "The battery is at 80 %."


def test_where_nothing_was_told_it_is_nothing() -> None:
    assert That.of(" ", CLIPBOARD, []) is None
    assert That.of(None, CLIPBOARD, []) is None


def looked(tool: str, told: str) -> That:
    that = That.of(told, CLIPBOARD, [acted(tool, path="a.txt")])
    assert that is not None
    assert that.looked == Action(tool, {"path": "a.txt"})
    assert That.load(that.dump()) == that
    return that


def test_of_a_file_it_is_all_of_its_text() -> None:
    that = looked("read_file", "Measure twice,\ncut once.")
    again = Result({"text": "1\tMeasure twice,\n2\tcut once."}, source="read_file")
    assert that.text(again, "Measure twice,\ncut once.") == "Measure twice,\ncut once."


def test_of_a_file_that_was_only_told_from_it_is_what_was_told() -> None:
    that = looked("read_file", "Line 1: Measure twice,")
    again = Result({"text": "1\tMeasure twice,\n2\tcut once."}, source="read_file")
    assert that.text(again, "Measure twice,\ncut once.") == "Line 1: Measure twice,"


def test_of_the_clipboard_it_is_the_text_there_and_not_the_words_around() -> None:
    that = looked("read_clipboard", "On the clipboard:\nhttps://a.example")
    again = Result({"text": "https://a.example", "cut": False}, source="read_clipboard")
    assert that.text(again, "On the clipboard:\nhttps://a.example") == "https://a.example"
    assert that.text(again, "On the clipboard:\nsomething else") is None
    assert (
        that.text(Result({"text": "https://a.example", "cut": True}), "On the clipboard:\nhttps://a.example")
        is None
    )
    assert that.text(Result(error="no Wayland session"), "") is None


@pytest.mark.parametrize(
    ("say", "number"),
    [("12 * 3 = 36", "36"), ("1/3 ≈ 0.333333333333 (1/3)", "0.333333333333"), ("2^10 = 1.024", "1.024")],
)
def test_of_a_sum_it_is_the_number(say: str, number: str) -> None:
    assert looked("calculate", say).text(Result({"say": say}), say) == number


def test_a_part_of_a_file_is_not_all_of_it() -> None:
    that = looked("read_file", "Measure twice,")
    assert that.text(Result({"text": "1\tMeasure twice,"}, partial=True), "Measure twice,") is None
