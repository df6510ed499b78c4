import codecs

import pytest


async def test_a_new_file_is_made_with_the_folders_above_it(act):
    done = await act.good("write_file", path="~/Documents/new/notes.txt", content="one\ntwo\n")
    assert (act.home / "Documents/new/notes.txt").read_text() == "one\ntwo\n"
    effect = act.question.effect
    assert effect.summary == "make notes.txt (2 lines)"
    assert effect.preview == "--- /dev/null\n+++ ~/Documents/new/notes.txt\n@@ -0,0 +1,2 @@\n+one\n+two"
    assert done["lines"] == 2
    assert len(done["changes"]) == len(await act.log())
    assert (await act.log())[-1] == "create"
    # what it wrote itself it need not read
    await act.good("write_file", path="~/Documents/new/notes.txt", content="three\n")
    assert (act.home / "Documents/new/notes.txt").read_text() == "three\n"
    assert act.question.effect.summary == "change notes.txt (2 lines)"


async def test_a_file_is_replaced_only_by_who_has_seen_all_of_it(act):
    file = act.home / "notes.txt"
    file.write_text("".join(f"{n}\n" for n in range(1, 51)))
    assert "has to be read before" in await act.bad("write_file", path="~/notes.txt", content="x\n")
    file.write_text("".join(f"{n} {'x' * 300}\n" for n in range(1, 51)))
    error = await act.bad("write_file", path="~/notes.txt", content="x\n")
    assert "has changed since" in error
    assert "too long to show here: 50 lines" in error
    await act.good("read_file", path="~/notes.txt", limit=10)
    assert "was not read where" in await act.bad("write_file", path="~/notes.txt", content="x\n")
    assert len(file.read_text()) > 1000
    await act.good("read_file", path="~/notes.txt", offset=11)
    await act.good("write_file", path="~/notes.txt", content="x\n")
    assert file.read_text() == "x\n"


async def test_without_a_yes_nothing_is_made(act):
    act.user.yes = False
    await act.bad("write_file", path="~/a/b.txt", content="x")
    assert list(act.home.iterdir()) == []
    act.user.yes = True
    act.user.meanwhile = lambda: (act.home / "b.txt").write_text("somebody else's")
    await act.bad("write_file", path="~/b.txt", content="x")
    assert (act.home / "b.txt").read_text() == "somebody else's"


@pytest.mark.parametrize(
    ("before", "content", "after"),
    [
        (b"a\r\nb\r\n", "x\ny\n", b"x\r\ny\r\n"), (b"a\r\nb\n", "x\ny\n", b"x\ny\n"), (codecs.BOM_UTF8 + b"a", "ü", codecs.BOM_UTF8 + "ü".encode()),
        ("ä".encode("utf-16"), "ü", "ü".encode("utf-16")), ("Grüße".encode("cp1252"), "schön", "schön".encode("cp1252")), (b"", "x", b"x"),
    ],
)  # fmt: skip
async def test_encoding_and_line_ends_stay(act, before, content, after):
    (act.home / "a.txt").write_bytes(before)
    await act.good("read_file", path="~/a.txt")
    await act.good("write_file", path="~/a.txt", content=content)
    assert (act.home / "a.txt").read_bytes() == after


async def test_what_the_old_encoding_does_not_know_makes_it_utf_8_and_says_so(act):
    (act.home / "a.txt").write_bytes("Grüße".encode("cp1252"))
    await act.good("read_file", path="~/a.txt")
    done = await act.good("write_file", path="~/a.txt", content="日本")
    assert (act.home / "a.txt").read_text() == "日本"
    assert "it is UTF-8 now" in done["note"]


async def test_the_same_text_again_asks_nobody(act):
    await act.good("write_file", path="~/a.txt", content="x\n")
    asked = len(act.user.questions)
    done = await act.good("write_file", path="~/a.txt", content="x\n")
    assert (done["lines"], done["changes"], len(act.user.questions)) == (0, [], asked)


async def test_a_link_is_written_through_unless_it_leads_out(act, tmp_path):
    (act.home / "real.txt").write_text("a\n")
    (act.home / "link").symlink_to("real.txt")
    (act.home / "out").symlink_to(tmp_path / "elsewhere.txt")
    await act.good("read_file", path="~/link")
    await act.good("write_file", path="~/link", content="b\n")
    assert (act.home / "real.txt").read_text() == "b\n"
    assert (act.home / "link").is_symlink()
    assert "outside" in await act.bad("write_file", path="~/out", content="x")
    assert not (tmp_path / "elsewhere.txt").exists()


async def test_what_can_not_be_written_says_why(act):
    (act.home / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n\0")
    (act.home / "folder").mkdir()
    assert "only text" in await act.bad("write_file", path="~/a.png", content="x")
    assert "is a folder" in await act.bad("write_file", path="~/folder", content="x")
    assert "make_folder" in await act.bad("write_file", path="~/new/", content="x")
    assert "private" in await act.bad("write_file", path="~/.ssh/authorized_keys", content="x")
    assert "outside" in await act.bad("write_file", path="/etc/passwd", content="x")
    assert "a.png" in await act.bad("write_file", path="~/a.png/x.txt", content="x")
