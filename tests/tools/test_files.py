import shutil
import subprocess
from pathlib import Path

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.files import FilePath, FolderPath, list_dir, open_file
from ryxd.tools.filetype import kind_of
from tests.fakes.programs import Programs, until
from tests.fakes.view import FakeView


@pytest.fixture
def home(tmp_path):
    (tmp_path / "anna/Documents").mkdir(parents=True)
    return tmp_path / "anna"


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


async def test_a_folder_is_listed_folders_first_in_natural_order(home):
    for name in ("page10.txt", "page2.txt", "Äpfel.txt", ".hidden", ".env"):
        (home / "Documents" / name).write_text("")
    for name in ("zoo", "Alpha", ".git"):
        (home / "Documents" / name).mkdir()
    listing = await list_dir.run(FolderPath(path="~/Documents"), FakeView(home))
    assert listing.entries == ["Alpha/", "zoo/", "page2.txt", "page10.txt", "Äpfel.txt"]
    assert listing.count == 5
    everything = await list_dir.run(FolderPath(path="~/Documents", hidden=True), FakeView(home))
    assert everything.entries[5:] == [".git/", ".hidden"], "hidden ones last, private ones never"


async def test_a_long_folder_is_cut_and_counted(home):
    for number in range(600):
        (home / "Documents" / f"{number}").write_text("")
    listing = await list_dir.run(FolderPath(path="~/Documents"), FakeView(home))
    assert (len(listing.entries), listing.count) == (500, 600)


async def test_listing_a_file_says_how_to_read_it(home):
    (home / "a.txt").write_text("")
    with pytest.raises(ToolError, match="read_file reads it"):
        await list_dir.run(FolderPath(path="~/a.txt"), FakeView(home))


async def open_it(view, path):
    return await open_file.run(FilePath(path=path), view)


@pytest.mark.parametrize("name", ["a.txt", "-rf.txt", "a b'c\"$(x).pdf", "Documents"])
async def test_a_file_or_folder_is_handed_to_the_desktop_as_one_whole_path(home, programs, name):
    if name != "Documents":
        (home / name).write_text("x")
    programs.write("xdg-open", "")
    view = FakeView(home, path=programs.path, WAYLAND_DISPLAY="wayland-7")
    assert (await open_it(view, f"~/{name}")).model_dump() == {"ok": True}
    assert programs.calls("xdg-open") == [[str(home / name)]]
    assert programs.environment("xdg-open")["WAYLAND_DISPLAY"] == "wayland-7"


@pytest.mark.parametrize(
    ("name", "raw", "mode"),
    [
        ("x", b"\x7fELF\x02", 0o644), ("run.sh", b"#!/bin/sh\n", 0o755), ("app.desktop", b"[Desktop Entry]\n", 0o644),
        ("setup.exe", b"MZ\0", 0o644), ("game.AppImage", b"x", 0o644), ("a.jar", b"PK\x03\x04", 0o644), ("holiday.pdf", b"\x7fELF", 0o644),
        ("a.py", b"#!/usr/bin/env python3\n", 0o700),
    ],
)  # fmt: skip
async def test_a_program_is_not_opened_but_its_folder_is_offered(home, programs, name, raw, mode):
    (home / "Documents" / name).write_bytes(raw)
    (home / "Documents" / name).chmod(mode)
    programs.write("xdg-open", "")
    view = FakeView(home, path=programs.path, WAYLAND_DISPLAY="wayland-1")
    with pytest.raises(ToolError, match=r"is a program .*open its folder ~/Documents instead"):
        await open_it(view, f"~/Documents/{name}")
    assert programs.calls("xdg-open") == []


async def test_a_script_that_is_only_text_is_opened(home, programs):
    (home / "notes.sh").write_text("#!/bin/sh\n")
    (home / "table.csv").write_text("a;b")
    (home / "table.csv").chmod(0o777)  # as every file on a stick is
    programs.write("xdg-open", "")
    view = FakeView(home, path=programs.path, DISPLAY=":0")
    assert (await open_it(view, "~/notes.sh")).ok
    assert (await open_it(view, "~/table.csv")).ok


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (2, "does not find"),
        (3, r"no application is set for PDF files; .*xdg-mime default APP.desktop application/pdf"),
        (4, "exit code 4"),
    ],
)
async def test_why_it_could_not_be_opened_is_told(home, programs, code, why):
    (home / "a.pdf").write_bytes(b"%PDF-1.7")
    programs.write("xdg-open", f"sys.exit({code})")
    with pytest.raises(ToolError, match=why):
        await open_it(FakeView(home, path=programs.path, DISPLAY=":0"), "~/a.pdf")


async def test_an_xdg_open_that_searches_long_and_finds_nothing_is_not_taken_for_an_application(home, programs):
    (home / "a.pdf").write_bytes(b"%PDF-1.7")
    programs.write("xdg-open", "import time\nfor _ in range(4):\n    time.sleep(0.5)\nsys.exit(3)")
    with pytest.raises(ToolError, match="no application is set"):
        await open_it(FakeView(home, path=programs.path, DISPLAY=":0"), "~/a.pdf")


async def test_an_application_that_xdg_open_waits_for_is_one(home, programs):
    (home / "a.pdf").write_bytes(b"%PDF-1.7")
    viewer = programs.write("viewer", "import time\ntime.sleep(600)")
    opener = f"import subprocess, time\ntime.sleep(1.2)\nsys.exit(subprocess.run(['{viewer}', *argv]).returncode)"
    programs.write("xdg-open", opener)
    try:
        assert (await open_it(FakeView(home, path=programs.path, DISPLAY=":0"), "~/a.pdf")).ok
        await until(lambda: programs.calls("viewer") == [[str(home / "a.pdf")]])
    finally:
        subprocess.run(["pkill", "-f", str(viewer)], check=True)


async def test_without_a_desktop_or_xdg_open_that_is_what_is_told(home, programs):
    (home / "a.txt").write_text("x")
    with pytest.raises(ToolError, match="no desktop session is running"):
        await open_it(FakeView(home, path=programs.path), "~/a.txt")
    with pytest.raises(ToolError, match="install the package xdg-utils"):
        await open_it(FakeView(home, path=programs.path, DISPLAY=":0"), "~/a.txt")


@pytest.mark.skipif(not shutil.which("xdg-open"), reason="xdg-utils is not installed")
async def test_the_machines_own_xdg_open_reaches_the_default_application(home, programs):
    # the real script, a real association, a program of ours at its end
    programs.write("show", "")
    data = home / ".local/share/applications"
    data.mkdir(parents=True)
    (data / "show.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Show\nExec={programs.folder}/show %f\nMimeType=text/plain;\n"
    )
    (home / ".config").mkdir()
    (home / ".config/mimeapps.list").write_text("[Default Applications]\ntext/plain=show.desktop\n")
    (home / "Documents/a b.txt").write_text("some text\n")
    view = FakeView(
        home,
        DISPLAY=":99",
        XDG_DATA_HOME=str(home / ".local/share"),
        XDG_CONFIG_HOME=str(home / ".config"),
        XDG_CURRENT_DESKTOP="X-Generic",
    )
    assert (await open_it(view, "~/Documents/a b.txt")).ok
    await until(lambda: programs.calls("show") == [[str(home / "Documents/a b.txt")]])


def test_the_kind_of_a_file_is_what_is_in_it_before_what_it_is_called():
    assert kind_of(Path("a.txt"), b"\x7fELF").runs
    assert kind_of(Path("a.pdf"), b"just text").text
    assert kind_of(Path("a.odt"), b"PK\x03\x04").mime == "application/vnd.oasis.opendocument.text"
