"""An answer while it is being decoded."""

import json

from hypothesis import given
from hypothesis import strategies as st

from ryxctl.streaming import Streaming, decoded


class Screen:
    """What stands on a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def piece(self, text: str, style: str = "") -> None:
        self.text += text

    def end(self) -> None:
        self.text += "" if not self.text or self.text.endswith("\n") else "\n"

    def line(self, text: str = "", style: str = "") -> None:
        self.end()
        self.text += text + "\n"


def token(text: str, message: str = "r1.a.1", agent: str = "ryx/anna") -> dict[str, str]:
    return {"kind": "token", "agent": agent, "message_id": message, "text": text}


def envelope(text: str) -> str:
    return json.dumps({"tool": "answer", "args": {"text": text}})


@given(st.text(), st.booleans())
def test_what_is_shown_is_always_the_beginning_of_the_answer(text: str, ascii_only: bool) -> None:
    written = json.dumps({"tool": "answer", "args": {"text": text}}, ensure_ascii=ascii_only)
    for end in range(len(written) + 1):
        assert text.startswith(decoded(written[:end]))
    assert decoded(written) == text


def test_an_action_is_not_shown_and_free_text_is() -> None:
    action = json.dumps({"tool": "read_file", "args": {"path": "x"}})
    assert all(decoded(action[:end]) == "" for end in range(len(action) + 1))
    assert decoded("On Fri") == "On Fri"
    assert decoded("  ") == ""


def test_it_appears_piece_by_piece_and_only_what_is_different_is_told_again() -> None:
    screen = Screen()
    stream = Streaming("ryx/anna", screen)  # type: ignore[arg-type]
    written = envelope('On "Friday".')
    stream.take(token(written[:45]))
    assert screen.text == 'On "Fri'
    stream.take(token("not hers", agent="ryx/anna/clerk"))
    stream.take(token("her thoughts", message="r1.a.1.thought"))
    stream.take(token(written[45:]))
    assert screen.text == 'On "Friday".'
    stream.finished('On "Friday".\nYou speak with ryx again.')
    assert screen.text == 'On "Friday".\nYou speak with ryx again.\n'


def test_a_second_thought_stands_on_its_own() -> None:
    screen = Screen()
    stream = Streaming("ryx/anna", screen)  # type: ignore[arg-type]
    stream.take(token(envelope("Surely on Monday.")))
    stream.take(token(envelope("On Friday."), message="r1.a.2"))
    stream.finished("On Friday.")
    assert screen.text == "Surely on Monday.\nOn Friday.\n"


def test_what_nobody_streamed_is_told_at_the_end() -> None:
    screen = Screen()
    stream = Streaming("ryx/anna", screen)  # type: ignore[arg-type]
    stream.finished("On Friday.")
    assert screen.text == "On Friday.\n"


def test_of_an_agent_in_stages_each_stage_is_shown_with_its_name() -> None:
    screen = Screen()
    stream = Streaming("writing", screen)  # type: ignore[arg-type]
    stream.take({**token("Whales eat ", "r1.writing/write.1", "writing/write"), "stage": "write"})
    stream.take({**token("krill.", "r1.writing/write.1", "writing/write"), "stage": "write"})
    stream.take(token("read by nobody", "r1.writing/search/page1.1", "writing/search/page1"))
    stream.take({**token("Whales eat krill!", "r1.writing/finalize.1", "writing/finalize"), "stage": "finalize"})
    stream.finished("Whales eat krill!\n\nSaved.")
    assert screen.text == "[write]\nWhales eat krill.\n[finalize]\nWhales eat krill!\n\nSaved.\n"
