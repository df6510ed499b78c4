"""ryxd/engine/followup: short answers to "Open it?" and to a list of results."""

from __future__ import annotations

import pytest

from ryxd.engine.followup import FollowUp, resolve

ANSWERS = {
    "accept": ["yes", "Y", "yes!", "yes please", "open it", "ok, open it", "ja", "Ja bitte öffnen", "ja, mach auf", "mach's auf",
               "öffne sie bitte", "klar", "go ahead", "do it", "please open it now", "öffne", "aufmachen"],
    "decline": ["no", "n", "no thanks", "nein", "nein danke", "lass", "lass mal", "don't open it", "lieber nicht", "not now", "nicht öffnen"],
    "read": ["read it", "read it to me", "lies es vor", "lies das mal vor", "what does it say", "was steht drin?", "what's in it"],
    "more": ["more", "search everywhere", "such überall", "mehr", "zeig mir mehr", "keep looking", "suche weiter"],
    "list": ["show them again", "list them again", "zeig sie nochmal", "zeig mir die liste", "nochmal"],
    "cancel": ["cancel", "never mind", "brich ab", "vergiss das", "stop"],
}  # fmt: skip
CHOICES = [
    ("open the second one", "open", 1),
    ("öffne das zweite", "open", 1),
    ("mach die dritte auf", "open", 2),
    ("die zweite", "open", 1),
    ("den ersten bitte", "open", 0),
    ("2", "open", 1),
    ("2.", "open", 1),
    ("#4", "open", 3),
    ("nummer 3", "open", 2),
    ("number two", "open", 1),
    ("open number 5 please", "open", 4),
    ("the last one", "open", -1),
    ("das letzte", "open", -1),
    ("and the second one?", "open", 1),
    ("und das zweite?", "open", 1),
    ("what about the third", "open", 2),
    ("no, the first one", "open", 0),
    ("ja, die erste", "open", 0),
    ("third", "open", 2),
    ("read the second one", "read", 1),
    ("lies das dritte vor", "read", 2),
    ("what's in the first one", "read", 0),
]
OTHERS = [
    "", "open youtube", "open the second tab of my budget", "the second world war", "what's the second law", "hello", "0", "#0", "no idea",
    "yesterday", "read more about rust", "2 + 2", "two weeks", "show me one", "open the door", "ja aber erst morgen",
    "the first time i saw it", "search the web for more", "y" * 200, "nein" * 5000, "und " * 5000,
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, texts in ANSWERS.items() for text in texts])
def test_a_short_answer_is_understood(kind: str, text: str) -> None:
    assert resolve(text, 3) == FollowUp(kind, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "kind", "index"), CHOICES)
def test_an_item_is_chosen_by_its_place(text: str, kind: str, index: int) -> None:
    assert resolve(text, 5) == FollowUp(kind, index)  # type: ignore[arg-type]


def test_an_index_beyond_the_items_is_returned_as_said() -> None:
    assert resolve("open the ninth one", 2) == FollowUp("open", 8)
    assert resolve("120", 2) == FollowUp("open", 119)


@pytest.mark.parametrize("text", OTHERS)
def test_anything_else_is_no_follow_up(text: str) -> None:
    assert resolve(text, 3) is None


def test_without_results_nothing_is_a_follow_up() -> None:
    assert resolve("yes", 0) is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *(("both", text) for text in ("both", "open both", "beide", "öffne beide", "beide öffnen", "mach beide auf")),
        *(("all", text) for text in ("all of them", "alle", "alle öffnen", "open all", "öffne sie alle", "open them all")),
        *(("other", text) for text in ("the other one", "nein, die andere", "no, the other one", "öffne die andere")),
    ],
)  # fmt: skip
def test_more_than_one_or_the_other_one(kind: str, text: str) -> None:
    assert resolve(text, 2) == FollowUp(kind, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["1 and 3", "öffne 1 und 3", "open 1, 3", "1 3 bitte"])
def test_several_are_chosen_by_their_numbers(text: str) -> None:
    assert resolve(text, 3) == FollowUp("open", 0, (0, 2))


@pytest.mark.parametrize(
    "text", ["0 and 1", "1 and a half", "both sides of the story", "alles gute", "all the best"]
)
def test_what_only_begins_like_several_is_none(text: str) -> None:
    assert resolve(text, 3) is None


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("delete it", None),
        ("please delete that one", None),
        ("lösche sie", None),
        ("lösch das bitte", None),
        ("wirf es weg", None),
        ("es löschen", None),
        ("delete them all", None),
        ("delete the second one", 1),
        ("lösche die dritte", 2),
        ("entferne nummer 2", 1),
        ("wirf die letzte in den papierkorb", -1),
    ],
)
def test_what_was_shown_can_be_deleted(text: str, index: int | None) -> None:
    assert resolve(text, 3) == FollowUp("delete", index)


@pytest.mark.parametrize("text", ["delete everything", "delete firefox", "delete notes.txt", "lösche alles", "2"])
def test_deleting_something_else_is_no_answer(text: str) -> None:
    found = resolve(text, 3)
    assert found is None or found.kind != "delete"
