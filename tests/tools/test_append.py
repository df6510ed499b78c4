"""append_file: lines at the end, and nothing else changes."""

import pytest


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"", b"milk\n"),
        (b"bread\n", b"bread\nmilk\n"),
        (b"bread", b"bread\nmilk"),
        (b"bread\r\n", b"bread\r\nmilk\r\n"),
        ("brötchen\n".encode("utf-16"), "brötchen\nmilk\n".encode("utf-16")),
    ],
)
async def test_lines_are_added_in_the_way_the_file_has_them(act, before, after):
    file = act.home / "list.txt"
    file.write_bytes(before)
    await act.good("read_file", path="~/list.txt")
    done = await act.good("append_file", path="~/list.txt", text="milk")
    assert file.read_bytes() == after
    assert "+milk" in act.question.effect.preview
    assert done["changes"]


async def test_what_was_not_read_is_not_added_to(act):
    (act.home / "list.txt").write_text("bread\n")
    assert "read" in await act.bad("append_file", path="~/list.txt", text="milk")
    assert (act.home / "list.txt").read_text() == "bread\n"
    assert not act.user.questions


async def test_without_a_yes_nothing_is_added(act):
    (act.home / "list.txt").write_text("bread\n")
    await act.good("read_file", path="~/list.txt")
    act.user.yes = False
    await act.bad("append_file", path="~/list.txt", text="milk")
    assert (act.home / "list.txt").read_text() == "bread\n"
