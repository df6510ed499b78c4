"""What an Action would do, in words, before it is done."""

import re
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.agents.intending import LONGEST, SENTENCES, guessed, intended, unsure
from ryxd.agents.presenting import Offer
from ryxd.composition import built_in
from ryxd.core.action import Action
from ryxd.core.argschema import shape
from ryxd.core.effect import Permission
from ryxd.sandbox.runner import Sandbox

TOOLS = built_in(Sandbox(Path("/nowhere")), Path("/nowhere"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (Action("set_volume", {"level": 30}), "set the volume: 30 %", "die Lautstärke einstellen: 30 %"),
        (Action("set_volume", {"delta": -10}), "set the volume: -10 %", "die Lautstärke einstellen: -10 %"),
        (Action("set_volume", {"mute": True}), "set the volume: mute", "die Lautstärke einstellen: stumm"),
        (Action("window", {"action": "close"}), "close the window", "das Fenster schließen"),
        (Action("window", {"action": "move_to_workspace", "arg": "8", "window": "vesktop"}), "move the window vesktop to the workspace 8", "das Fenster vesktop auf die Arbeitsfläche 8 schieben"),
        (Action("window", {"action": "focus_app", "arg": "krita"}), "go to the window krita", "zum Fenster krita wechseln"),
        (Action("power", {"action": "suspend"}), "suspend this computer", "diesen Rechner in Bereitschaft versetzen"),
        (Action("open_app", {"name": "firefox", "new": True}), "open firefox", "firefox öffnen"),
        (Action("move_file", {"paths": ["a", "b"], "to": "c"}), "move a, b to c", "a, b nach c verschieben"),
        (Action("end_process", {"name": "x", "pid": None}), "end the process x", "den Prozess x beenden"),
        (Action("unheard_of", {"a": 1}), "unheard_of: a 1", "unheard_of: a 1"),
        (Action("unheard_of"), "unheard_of", "unheard_of"),
    ],
)
def test_an_action_in_words(action: Action, english: str, german: str) -> None:
    assert (intended(action, "en"), intended(action, "de")) == (english, german)


def test_a_tool_without_words_is_told_as_its_effect_says() -> None:
    assert intended(Action("unheard_of", {"a": 1}), "de", "Unerhörtes tun") == "Unerhörtes tun"


@given(st.sampled_from([*SENTENCES, "other"]), st.dictionaries(st.sampled_from(["path", "text", "level", "mute", "pairs"]) | st.text(), JSON))
def test_whatever_a_model_wrote_it_is_one_bounded_line(name: str, args: dict) -> None:
    for language in ("de", "en"):
        told = intended(Action(name, args), language)
        assert "\n" not in told
        assert len(told) <= 4 * LONGEST


@pytest.mark.parametrize("name", SENTENCES)
def test_the_words_use_arguments_that_the_tool_has(name: str) -> None:
    tool, _, does = name.partition(" ")
    properties = shape(TOOLS[tool]).schema.get("properties", {})
    known = set(properties)
    assert not does or does in properties["action"]["enum"]
    fields = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in SENTENCES[name]]
    assert fields[0] == fields[1] <= known


def test_every_tool_that_does_more_than_read_has_words() -> None:
    acting = {name for name, tool in TOOLS.items() if tool.permission is not Permission.READ}
    assert acting - {name.partition(" ")[0] for name in SENTENCES} <= {"dump"}
    for tool in ("power", "window"):
        kinds = shape(TOOLS[tool]).schema["properties"]["action"]["enum"]
        assert {f"{tool} {kind}" for kind in kinds} <= SENTENCES.keys()


def test_a_guess_is_told_and_an_answer_is_none() -> None:
    assert re.search(r"did nothing.*My best guess was: open firefox\.$", unsure(Action("open_app", {"name": "firefox"}), "en"))
    assert "Am ehesten" in unsure(Action("open_app", {"name": "firefox"}), "de")
    assert "guess" not in unsure(Action("answer", {"text": "firefox"}), "en")


def test_a_question_that_was_guessed_is_asked() -> None:
    told = unsure(Action("ask_user", {"question": "Which file should I open?"}), "en")
    assert told.endswith("Which file should I open?")
    assert "guess" not in told


@pytest.mark.parametrize(
    ("guess", "keys"),
    [
        (Action("playing", {}), ["do", "no"]),
        (Action("read_file", {"path": "~/a.txt"}), ["do", "no"]),
        (Action("open_app", {"name": "gimp"}), ["no", "do"]),  # a click by accident does nothing
        (Action("trash_file", {"paths": ["~/a.txt"]}), ["no", "do"]),
        (Action("read_file", {"way": "~/a.txt"}), []),  # that can't be done
        (Action("ask_user", {"question": "Which?"}), []),
        (Action("handoff_to_code", {"task_description": "x"}), []),
        (Action("answer", {"text": "x"}), []),
        (Action("no_such_tool", {}), []),
    ],
)
def test_a_guess_is_offered_where_it_can_be_done(guess: Action, keys: list[str]) -> None:
    offer = guessed(guess, TOOLS, "de")
    assert [choice.key for choice in offer.choices] == keys
    assert offer.guess == (guess if keys else None)
    assert Offer.load(offer.dump()) == offer
    if keys:
        assert (offer.question, {choice.label for choice in offer.choices}) == ("Das tun? (j/n)", {"Das tun", "Nein"})
