"""Contents with their middle left out stay what they were: data stays fenced, an Action stays as it was done."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ryxd.core import fence, shortening

letters = st.text(max_size=60)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | letters | st.text(min_size=400, max_size=900),
    lambda inner: st.lists(inner, max_size=30) | st.dictionaries(letters, inner, max_size=20),
    max_leaves=60,
)
rooms = st.integers(0, 2000)


@given(st.text(max_size=20), values, st.lists(st.text(max_size=300), max_size=3), rooms)
def test_a_result_stays_fenced_by_its_source(source: str, data: Any, notes: list[str], room: int) -> None:
    whole = fence.fenced(source, data, notes)
    short = shortening.result(whole, room)
    assert len(short) <= len(whole)
    assert short == whole or len(whole) > room
    assert fence.unfenced(short) is not None
    assert fence.unfenced(short)[0] == fence.unfenced(whole)[0]  # type: ignore[index]
    assert set(json.loads(short)) <= {*json.loads(whole), "notes"}
    assert shortening.result(short, max(room, len(short))) == short
    if short != whole:
        assert json.loads(short)["notes"][-1].startswith("shortened: ")


@given(st.text(max_size=3000), rooms)
def test_a_text_keeps_its_beginning_and_its_end(whole: str, room: int) -> None:
    short = shortening.text(whole, room)
    assert len(short) <= len(whole)
    if short != whole:
        assert short[:20] == whole[:20]
        assert short[-10:] == whole[-10:]
        assert "characters left out" in short
        assert len(short) <= max(room, 40) + 40


def test_what_was_given_along_with_a_request_is_shortened_before_its_words() -> None:
    whole = f"what broke?\n\n{fence.fenced('standard_input', 'a line of a log ' * 500)}"
    short = shortening.request(whole, 300)
    words, _, data = short.partition("\n\n")
    assert words == "what broke?"
    assert fence.unfenced(data) is not None
    assert len(short) < 700


def test_an_action_stays_as_it_was_done_and_an_answer_stays_an_answer() -> None:
    action = json.dumps({"tool": "write_file", "args": {"path": "~/a", "text": "x" * 5000}})
    assert shortening.answer(action, 100) == action
    answer = json.dumps({"tool": "answer", "args": {"text": "x" * 5000}})
    short = json.loads(shortening.answer(answer, 100))
    assert short["tool"] == "answer"
    assert len(short["args"]["text"]) < 200
    assert shortening.answer('{"tool": "wri', 5) == '{"tool": "wri'
    assert len(shortening.answer("free text " * 100, 100)) < 200


def test_a_long_list_says_how_many_entries_it_had() -> None:
    whole = fence.fenced("search_files", {"matches": [{"path": f"/home/a/{n}.txt"} for n in range(500)], "total": 500})
    short = shortening.result(whole, 600)
    data = fence.unfenced(short)[1]  # type: ignore[index]
    assert data["matches"][0] == {"path": "/home/a/0.txt"}
    assert data["matches"][-1] == {"path": "/home/a/499.txt"}
    assert any("entries left out" in str(entry) for entry in data["matches"])
    assert data["total"] == 500
