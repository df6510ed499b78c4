import os

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools import read as reading
from ryxd.tools.read import ReadFile, read_file
from tests.fakes.view import FakeView


@pytest.fixture
def home(tmp_path):
    (tmp_path / "anna/Documents").mkdir(parents=True)
    return tmp_path / "anna"


async def read(view, path, **args):
    return await read_file.run(ReadFile(path=path, **args), view)


RUSSIAN = "Привет, как дела? Сегодня хорошая погода, и мы идём гулять в парк."


@pytest.mark.parametrize(
    ("raw", "text", "encoding"),
    [
        (b"", "", None), ("Grüße\n".encode(), "1\tGrüße", None), (b"\xef\xbb\xbfGr\xc3\xbc\xc3\x9fe", "1\tGrüße", "UTF-8 (BOM)"),
        (b"Gr\xfc\xdfe", "1\tGrüße", "Windows-1252"), ("Grüße".encode("utf-16"), "1\tGrüße", "UTF-16-LE"),
        (b"\xfe\xff" + "Grüße\n".encode("utf-16-be"), "1\tGrüße", "UTF-16-BE"), ("Grüße".encode("utf-32"), "1\tGrüße", "UTF-32-LE"),
        (b"\x1b[31mred\x1b[0m", "1\t\x1b[31mred\x1b[0m", None), (b"a\r\nb\r\n", "1\ta\n2\tb", None), (b"\n\n", "1\t\n2\t", None),
        (RUSSIAN.encode("cp1251"), f"1\t{RUSSIAN}", "CP1251"), (RUSSIAN.encode("koi8_r"), f"1\t{RUSSIAN}", "KOI8-R"),
        (b"\x81\x8d", "1\t\x81\x8d", "ISO 8859-1"),
    ],
)  # fmt: skip
async def test_text_is_read_in_the_encoding_it_has_and_says_which(home, raw, text, encoding):
    (home / "a.txt").write_bytes(raw)
    read_text = await read(FakeView(home), "~/a.txt")
    assert (read_text.text, read_text.encoding) == (text, encoding)


async def test_what_is_not_valid_in_its_encoding_is_said(home):
    (home / "a.txt").write_bytes(b"\xff\xfe" + "ab".encode("utf-16-le") + b"\x00\xdc")
    found = await read(FakeView(home), "~/a.txt")
    assert found.text == "1\tab�"
    assert "not all of it is valid UTF-16-LE" in found.note


async def test_a_range_says_where_it_goes_on(home):
    (home / "a.txt").write_text("".join(f"line {n}\n" for n in range(1, 11)))
    view = FakeView(home)
    found = await read(view, "~/a.txt", offset=3, limit=2)
    assert found.model_dump(exclude_none=True) == {
        "text": "3\tline 3\n4\tline 4", "total": 10, "note": "[lines 3–4 of 10; offset 5 goes on]",
    }  # fmt: skip
    assert view.facts["partial"] is True
    assert (await read(view, "~/a.txt", offset=-2)).text == "9\tline 9\n10\tline 10"
    assert (await read(view, "~/a.txt", offset=-99, limit=1)).text == "1\tline 1"
    with pytest.raises(ToolError, match="has only 10 lines; there is no line 11"):
        await read(view, "~/a.txt", offset=11)


async def test_of_a_large_file_the_beginning_is_read_and_said_so(home):
    (home / "big.log").write_text("".join(f"{n} {'ä' * 200}\n" for n in range(1, 3001)))
    view = FakeView(home, language="de")
    found = await read(view, "~/big.log", limit=5000)
    last = found.text.count("\n") + 1
    assert 900 < last < 1000
    assert len(found.text) <= reading.ROOM
    assert found.note == f"[Zeilen 1–{last} von 3000; mit offset {last + 1} geht es weiter]"
    assert view.facts["partial"] is True


async def test_long_lines_are_cut_and_said_so(home):
    (home / "min.js").write_text("x" * 5000 + "\nshort\n")
    found = await read(FakeView(home), "~/min.js")
    assert found.text == "1\t" + "x" * 2000 + "… [3000 more characters]\n2\tshort"
    assert found.note == "[too long and cut: 1 line]"


async def test_a_file_of_any_size_is_read_by_range(home):
    with (home / "huge.log").open("wb") as file:
        file.write(b"first\r\n" + b"second " + "ü".encode() + b"\n" + b"y" * 100_000 + b"\nlast\n")
        file.truncate(3 << 30)  # sparse: 3 GB of which nothing is on the disk
    view = FakeView(home)
    found = await read(view, "~/huge.log", offset=2, limit=3)
    first, long, last = found.text.split("\n")
    assert (first, last) == ("2\tsecond ü", "4\tlast")
    assert long.endswith("more characters]")
    assert (found.total, view.facts["partial"]) == (None, True)
    assert found.note == "[lines 2–4 of a file of 3.22 GB; it is too large to be changed here]"
    with pytest.raises(ToolError, match="too much to count its lines from the end"):
        await read(view, "~/huge.log", offset=-5)


@pytest.mark.parametrize(
    ("name", "raw", "what"),
    [
        ("a.png", b"\x89PNG\r\n\x1a\n\0\0", r"PNG \(10 bytes\)"), ("a.docx", b"PK\x03\x04\0\0", r"Word \(6 bytes\)"),
        ("a.xyz", b"\0" * 5000, r"XYZ \(5 kB\)"), ("x", b"\x7fELF\x02", "Linux program"), ("a.pdf", b"%PDF-1.7", "PDF"),
    ],
)  # fmt: skip
async def test_what_is_no_text_says_what_it_is(home, name, raw, what):
    (home / name).write_bytes(raw)
    with pytest.raises(ToolError, match=rf"~/{name} is no text but {what}.*can open it") as error:
        await read(FakeView(home), f"~/{name}")
    assert error.value.report["openable"] == f"~/{name}"


async def test_a_missing_file_names_what_is_there(home):
    for name in ("report-1.pdf", "report-2.pdf", "Bericht.odt"):
        (home / "Documents" / name).write_text("")
    with pytest.raises(ToolError) as error:
        await read(FakeView(home), "~/Documents/report.pdf")
    assert str(error.value) == (
        "no such file or folder: ~/Documents/report.pdf; in ~/Documents there is: report-1.pdf, report-2.pdf"
    )
    with pytest.raises(ToolError, match=r"in ~ there is: Documents/"):
        await read(FakeView(home), "~/Document/x/y.txt")
    with pytest.raises(ToolError, match="nicht gefunden: ~/Documents/xq; in ~/Documents gibt es nichts Ähnliches"):
        await read(FakeView(home, language="de"), "~/Documents/xq")


async def test_secrets_are_neither_read_nor_named(home):
    (home / ".ssh").mkdir()
    (home / ".ssh/id_rsa").write_text("secret")
    (home / ".env").write_text("secret")
    for path in ("~/.ssh/id_rsa", "~/.env"):
        with pytest.raises(ToolError, match="private"):
            await read(FakeView(home), path)
    with pytest.raises(ToolError) as error:
        await read(FakeView(home), "~/.ss")
    assert ".ssh" not in str(error.value)


async def test_what_is_no_file_is_not_waited_for(home):
    os.mkfifo(home / "pipe")
    with pytest.raises(ToolError, match="device, pipe or socket") as error:
        await read(FakeView(home), "~/pipe")
    with pytest.raises(ToolError, match="is a folder; list_dir") as error:
        await read(FakeView(home), "~/Documents")
    assert error.value.report == {"folder": "~/Documents"}


async def test_only_the_lines_about_something_are_read(home):
    (home / "a.txt").write_text("Router 0891\nHausmeister: 0871\nUschi 99\n")
    view = FakeView(home)
    found = await read(view, "~/a.txt", about="hausmeister")
    assert found.model_dump(exclude_none=True) == {"text": "2\tHausmeister: 0871", "total": 3, "about": "hausmeister", "value": "0871"}
    assert "partial" not in view.facts
    assert (await read(view, "~/a.txt", about="Router", offset=2)).about is None  # from the second line on none says it
    (home / "many.txt").write_text("ERROR one\nok\nERROR two\nERROR three\n")
    found = await read(view, "~/many.txt", about="error", limit=2)
    assert (found.text, found.note) == ("1\tERROR one\n3\tERROR two", "[1 more line about it]")
    (home / "long.txt").write_text("ERROR again\n" * 100)
    found = await read(view, "~/long.txt", about="error")
    assert (len(found.text.split("\n")), found.note, found.value) == (40, "[60 more lines about it]", None)


async def test_where_no_line_says_it_all_is_read_and_that_is_told(home):
    (home / "a.txt").write_text("one\ntwo\n")
    found = await read(FakeView(home), "~/a.txt", about="plugs")
    assert (found.text, found.note, found.about) == ("1\tone\n2\ttwo", "[no line says “plugs”]", None)
    assert found.value is None
    assert (await read(FakeView(home, language="de"), "~/a.txt", about="Stecker")).note == "[in keiner Zeile steht „Stecker“]"


async def test_a_file_too_large_to_be_looked_through_says_what_to_do(home, monkeypatch):
    monkeypatch.setattr(reading, "WHOLE", 4)
    (home / "a.txt").write_text("one\ntwo\n")
    with pytest.raises(ToolError, match="look for it with grep"):
        await read(FakeView(home), "~/a.txt", about="two")


async def test_of_a_file_that_was_read_for_something_only_those_lines_may_be_changed(act):
    (act.home / "a.txt").write_text("Tor Ada\nSturm Mo\nTor Lin\n")
    assert (await act("read_file", path="~/a.txt", about="tor")).ok
    assert "was not read where it would change" in (await act("edit_file", path="~/a.txt", old_text="Mo", new_text="Bo")).error
    (act.home / "b.txt").write_text("Tor Ada\nSturm Mo\n")
    assert (await act("read_file", path="~/b.txt", about="tor")).ok
    assert (await act("edit_file", path="~/b.txt", old_text="Ada", new_text="Bo")).ok
