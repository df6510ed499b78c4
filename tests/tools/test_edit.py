import codecs
import os

import pytest

from ryxd.core.action import Action
from ryxd.core.files import Refusal
from ryxd.core.use import Use
from tests.fakes.acting import Acting

TEXT = "first line\nsecond line\nthird line\n"


@pytest.fixture
def notes(act):
    file = act.home / "notes.txt"
    file.write_text(TEXT)
    return file


async def test_an_edit_is_asked_with_its_diff_done_and_can_be_taken_back(act, notes):
    await act.good("read_file", path="~/notes.txt")
    done = await act.good("edit_file", path="~/notes.txt", old_text="second line", new_text="2nd line")
    assert notes.read_text() == "first line\n2nd line\nthird line\n"
    assert act.question.effect.summary == "change notes.txt (1 line)"
    assert act.question.effect.preview == (
        "--- ~/notes.txt\n+++ ~/notes.txt\n@@ -1,3 +1,3 @@\n first line\n-second line\n+2nd line\n third line"
    )
    assert act.question.effect.writes == (notes,)
    assert done["path"] == "~/notes.txt"
    assert (done["lines"], done["now"]) == (1, "1\tfirst line\n2\t2nd line\n3\tthird line")
    assert [entry.id for entry in await act.door.log.entries()] == done["changes"]
    # its own write counts as read
    await act.good("edit_file", path="~/notes.txt", old_text="2nd", new_text="Second")
    assert notes.read_text() == "first line\nSecond line\nthird line\n"


async def test_without_a_yes_nothing_is_done(act, notes):
    await act.good("read_file", path="~/notes.txt")
    act.user.yes = False
    error = await act.bad("edit_file", path="~/notes.txt", old_text="second", new_text="2nd")
    assert "change notes.txt (1 line)" in error
    assert notes.read_text() == TEXT
    assert await act.log() == []


async def test_what_was_not_read_is_not_changed_but_shown(act, notes):
    error = await act.bad("edit_file", path="~/notes.txt", old_text="second", new_text="2nd")
    assert error.endswith("has to be read before it is changed. It is now:\n1\tfirst line\n2\tsecond line\n3\tthird line")
    assert act.user.questions == [], "nobody is asked in vain"
    await act.good("edit_file", path="~/notes.txt", old_text="second", new_text="2nd")
    assert notes.read_text().split("\n")[1] == "2nd line"


async def test_what_changed_since_is_shown_as_it_is_now(act, notes):
    await act.good("read_file", path="~/notes.txt")
    notes.write_text("first line\nsecond line, changed\n")
    error = await act.bad("edit_file", path="~/notes.txt", old_text="second line", new_text="2nd line")
    assert "has changed since it was read" in error
    assert "2\tsecond line, changed" in error
    assert notes.read_text() == "first line\nsecond line, changed\n"


async def test_a_change_while_the_user_is_asked_voids_the_yes(act, notes):
    await act.good("read_file", path="~/notes.txt")
    act.user.meanwhile = lambda: notes.write_text(TEXT + "fourth\n")
    error = await act.bad("edit_file", path="~/notes.txt", old_text="second", new_text="2nd")
    assert "changed" in error
    assert notes.read_text() == TEXT + "fourth\n"


async def test_two_agents_know_each_their_own(act, notes):
    other = Acting(act.home, act.door, agent="other")
    await act.good("read_file", path="~/notes.txt")
    await other.good("read_file", path="~/notes.txt")
    await other.good("edit_file", path="~/notes.txt", old_text="first", new_text="1st")
    assert "has changed since" in await act.bad("edit_file", path="~/notes.txt", old_text="third", new_text="3rd")
    assert notes.read_text() == "1st line\nsecond line\nthird line\n"


async def test_it_is_enough_to_have_seen_the_lines_that_change(act):
    file = act.home / "long.txt"
    file.write_text("".join(f"line {n}\n" for n in range(1, 3001)))
    await act.good("read_file", path="~/long.txt", offset=100, limit=10)
    await act.good("edit_file", path="~/long.txt", old_text="line 105\n", new_text="LINE 105\n")
    error = await act.bad("edit_file", path="~/long.txt", old_text="line 2000\n", new_text="x\n")
    assert "was not read where it would change" in error
    assert "2000\tline 2000" in error
    assert "1\tline 1\n" not in error
    await act.good("edit_file", path="~/long.txt", old_text="line 2000\n", new_text="x\n")
    assert file.read_text().split("\n")[1999] == "x"


@pytest.mark.parametrize(
    ("old", "says"),
    [
        ("sekond line", "old_text is not in ~/notes.txt. Closest is:\n2\tsecond line"),
        ("Second line", "only upper and lower case differ. Closest is:\n2\tsecond line"),
        ("second  line", "only blanks, tabs or the indentation differ. Closest is:\n2\tsecond line"),
        ("2\tsecond line", "it has the line numbers of read_file in it; leave them out"),
        ("second line\\nthird line", r"it has \n, \t or \" written out"),
        ("line", "old_text is in ~/notes.txt 3 times, in lines 1, 2, 3; give more of the lines around it, or replace_all"),
        ("qqqqqqqq", "nothing in it comes close"),
    ],
)  # fmt: skip
async def test_text_that_is_not_there_once_says_what_is(act, notes, old, says):
    await act.good("read_file", path="~/notes.txt")
    error = await act.bad("edit_file", path="~/notes.txt", old_text=old, new_text="x")
    assert error.startswith("nothing was done: ")
    assert says in error
    assert notes.read_text() == TEXT


async def test_every_place_on_request(act, notes):
    await act.good("read_file", path="~/notes.txt")
    done = await act.good("edit_file", path="~/notes.txt", old_text="line", new_text="row", replace_all=True)
    assert done["lines"] == 3
    assert notes.read_text() == TEXT.replace("line", "row")


@pytest.mark.parametrize(
    ("raw", "after"),
    [
        (b"a\r\nb\r\n", b"a\r\nx\r\ny\r\n"), (b"a\nb", b"a\nx\ny"), (codecs.BOM_UTF8 + b"b\n", codecs.BOM_UTF8 + b"x\ny\n"),
        ("ä\nb\n".encode("cp1252"), "ä\nx\ny\n".encode("cp1252")), ("ä\nb\n".encode("utf-16"), "ä\nx\ny\n".encode("utf-16")),
        (b"a\r\nb\nc\r\n", b"a\r\nx\r\ny\nc\r\n"), (b"\x81\xff\nb\n", b"\x81\xff\nx\ny\n"),
    ],
)  # fmt: skip
async def test_encoding_mark_line_ends_and_last_line_stay(act, raw, after):
    file = act.home / "a.txt"
    file.write_bytes(raw)
    await act.good("read_file", path="~/a.txt")
    await act.good("edit_file", path="~/a.txt", old_text="b", new_text="x\ny")
    assert file.read_bytes() == after


async def test_what_an_encoding_does_not_know_is_not_written(act):
    file = act.home / "a.txt"
    file.write_bytes("schöne Grüße\n".encode("cp1252"))
    await act.good("read_file", path="~/a.txt")
    error = await act.bad("edit_file", path="~/a.txt", old_text="schöne", new_text="日本")
    assert "is Windows-1252, which has no 日 本" in error
    assert file.read_bytes() == "schöne Grüße\n".encode("cp1252")


async def test_what_is_no_text_or_not_to_be_changed_is_left(act, notes):
    (act.home / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n\0")
    (act.home / "broken.txt").write_bytes(b"\xff\xfea")
    (act.home / ".env").write_text("secret")
    notes.chmod(0o444)
    edit = {"old_text": "a", "new_text": "b"}
    assert "only text can be changed" in await act.bad("edit_file", path="~/a.png", **edit)
    assert "would destroy parts of it" in await act.bad("edit_file", path="~/broken.txt", **edit)
    assert "private" in await act.bad("edit_file", path="~/.env", **edit)
    assert "read-only" in await act.bad("edit_file", path="~/notes.txt", **edit)
    assert "no such file" in await act.bad("edit_file", path="~/gone.txt", **edit)
    notes.chmod(0o644)
    assert "changes nothing" in await act.bad("edit_file", path="~/notes.txt", old_text="a", new_text="a")


async def test_mode_and_links_stay(act, notes):
    notes.chmod(0o750)
    (act.home / "link").symlink_to("notes.txt")
    await act.good("read_file", path="~/link")
    await act.good("edit_file", path="~/link", old_text="second", new_text="2nd")
    assert os.readlink(act.home / "link") == "notes.txt"
    assert (notes.stat().st_mode & 0o777, notes.read_text().split("\n")[1]) == (0o750, "2nd line")


async def test_several_edits_are_done_in_order_or_not_at_all(act, notes):
    await act.good("read_file", path="~/notes.txt")
    edits = [{"old_text": "first", "new_text": "1st"}, {"old_text": "1st line\n", "new_text": ""}, {"old_text": "third", "new_text": "3rd"}]
    done = await act.good("multi_edit", path="~/notes.txt", edits=edits)
    assert notes.read_text() == "second line\n3rd line\n"
    assert act.question.effect.summary == "change notes.txt (2 lines)"
    assert done["now"] == "1\tsecond line\n2\t3rd line"
    bad = [{"old_text": "second", "new_text": "2nd"}, {"old_text": "fourth", "new_text": "x"}]
    error = await act.bad("multi_edit", path="~/notes.txt", edits=bad)
    assert error.startswith("nothing was done: edit 2: old_text is not in ~/notes.txt")
    assert notes.read_text() == "second line\n3rd line\n"
    nothing = [{"old_text": "second", "new_text": "2nd"}, {"old_text": "2nd", "new_text": "second"}]
    assert "together the edits change nothing" in await act.bad("multi_edit", path="~/notes.txt", edits=nothing)


async def test_it_is_told_in_german_too(act, notes):
    german = Acting(act.home, act.door, language="de")
    assert "muss gelesen werden" in await german.bad("edit_file", path="~/notes.txt", old_text="first", new_text="1st")
    await german.good("edit_file", path="~/notes.txt", old_text="first", new_text="1st")
    assert german.question.effect.summary == "notes.txt ändern (1 Zeile)"


@pytest.mark.parametrize("change", ["unread", "changed"])
async def test_the_door_refuses_even_where_nobody_looked_before(act, notes, change):
    if change == "changed":
        await act.good("read_file", path="~/notes.txt")
        notes.write_text(TEXT + "more\n")
    for name, args in {
        "edit_file": {"path": "~/notes.txt", "old_text": "second", "new_text": "2nd"},
        "write_file": {"path": "~/notes.txt", "content": "x"},
        "apply_patch": {"patch": "--- notes.txt\n+++ notes.txt\n@@ -2 +2 @@\n-second line\n+2nd\n"},
    }.items():
        # each as a new agent: a refusal shows the content, and whoever saw that may go on
        other = Acting(act.home, act.door, agent=name)
        if change == "changed":
            seen = act.door.known.get(act.view.knows_as, notes)
            act.door.known.wrote(other.view.knows_as, notes, seen.digest)
        tool = other.view.tools[name]
        with pytest.raises(Refusal) as error:
            await tool.run(tool.input.model_validate(args), Use(other.view, Action(name, args), []))
        assert error.value.reason == {"unread": "unseen", "changed": "changed"}[change]
    assert notes.read_text() == TEXT + ("more\n" if change == "changed" else "")


async def test_a_large_file_is_edited_in_no_time_to_speak_of(act):
    file = act.home / "large.csv"
    lines = [f"{n};value {n % 7};{'x' * 60}" for n in range(100_000)]
    file.write_bytes("\r\n".join([*lines, ""]).encode())
    await act.good("read_file", path="~/large.csv", offset=50_000, limit=50)
    done = await act.good("edit_file", path="~/large.csv", old_text="50020;value", new_text="50020;VALUE")
    assert done["now"].split("\n")[1].startswith("50021\t50020;VALUE")
    lines[50_020] = lines[50_020].replace("value", "VALUE")
    assert file.read_bytes() == "\r\n".join([*lines, ""]).encode()
