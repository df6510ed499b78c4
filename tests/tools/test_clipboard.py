"""wl-copy and wl-paste of wl-clipboard, in a headless sway."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.clipboard import ClipboardQuery, ClipboardText, read_clipboard, write_clipboard
from tests.fakes.programs import Programs, alive, until
from tests.fakes.view import FakeView

pytestmark = [
    pytest.mark.desktop,
    pytest.mark.skipif(not shutil.which("wl-copy"), reason="wl-clipboard is not installed"),
]


@pytest.fixture
def view(tmp_path, wayland):
    yield FakeView(tmp_path, **wayland)
    subprocess.run(["wl-copy", "--clear"], env={**os.environ, **wayland}, check=True)


def copy(view, data, kind):
    """As another application would."""
    subprocess.run(
        ["wl-copy", "--type", kind], input=data, env=dict(view.environment), check=True, stdout=subprocess.DEVNULL
    )


async def read(view, **more):
    return await read_clipboard.run(ClipboardQuery(**more), view)


async def write(view, text):
    return await write_clipboard.run(ClipboardText(text=text), view)


def servers(view):
    """The processes that serve the clipboard of this display."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as line, open(f"/proc/{name}/environ", "rb") as environ:
                if b"wl-copy" in line.read() and view.environment["XDG_RUNTIME_DIR"].encode() in environ.read():
                    found.append(int(name))
        except OSError:
            continue
    return found


@pytest.mark.parametrize("text", ["hello", "Grüße, 日本 🎏\n", "-rf --help", "a\nb\n\n", "x" * 20_000])
async def test_what_is_written_is_read_again(view, text):
    assert (await write(view, text)).characters == len(text)
    found = await read(view)
    assert (found.kind, found.text, found.cut) == ("text", text, False)


async def test_a_large_text_is_written_whole_and_read_up_to_the_limit(view):
    text = "0123456789" * 90_000
    await write(view, text)
    found = await read(view, limit=100)
    assert (found.text, found.cut) == (text[:100], True)
    pasted = subprocess.run(["wl-paste", "-n"], env=dict(view.environment), capture_output=True, check=True)
    assert pasted.stdout.decode() == text


async def test_a_person_is_shown_the_beginning(view):
    await write(view, "word " * 400)
    assert (await read(view)).say.endswith(" …")
    assert len((await read(view)).say) < 600


async def test_who_serves_the_clipboard_is_in_no_group_or_pipe_of_ours(view):
    before = set(servers(view))
    await write(view, "kept")
    (server,) = set(servers(view)) - before
    assert os.getpgid(server) != os.getpgrp()
    assert os.getsid(server) != os.getsid(0)
    held = [os.readlink(f"/proc/{server}/fd/{number}") for number in os.listdir(f"/proc/{server}/fd")]
    ours = {os.readlink(f"/proc/self/fd/{number}") for number in ("0", "1", "2")}
    assert not [name for name in held if name.startswith("pipe:") and name in ours]
    assert (await read(view)).text == "kept"


async def test_the_text_is_no_argument_that_others_can_read(view):
    await write(view, "geheimnis")
    assert servers(view)
    assert all(b"geheimnis" not in Path(f"/proc/{pid}/cmdline").read_bytes() for pid in servers(view))


async def test_an_empty_clipboard_is_no_error(view):
    subprocess.run(["wl-copy", "--clear"], env=dict(view.environment), check=True)
    found = await read(view)
    assert (found.kind, found.text) == ("empty", "")


async def test_a_picture_is_told_as_one(view):
    copy(view, b"\x89PNG\r\n", "image/png")
    found = await read(view)
    assert (found.kind, found.text, found.types) == ("image", "", ["image/png"])
    assert "picture on the clipboard (PNG)" in found.say


async def test_files_are_told_by_their_paths(view):
    copy(view, b"file:///home/a/B%C3%BCro%20plan.pdf\r\nfile:///tmp/x\r\n", "text/uri-list")
    found = await read(view)
    assert (found.kind, found.files) == ("files", ["/home/a/Büro plan.pdf", "/tmp/x"])


async def test_a_list_of_pages_is_text(view):
    copy(view, b"# c\r\nhttps://example.org/a\r\n", "text/uri-list")
    found = await read(view)
    assert (found.kind, found.text) == ("text", "https://example.org/a")


async def test_something_else_is_told_by_its_type(view):
    copy(view, b"\0", "application/x-thing")
    assert (await read(view)).say == "There is no text on the clipboard, but application/x-thing."


async def test_a_password_managers_secret_is_not_read(view):
    copy(view, b"secret", "x-kde-passwordManagerHint")
    with pytest.raises(ToolError, match="password manager"):
        await read(view)


@pytest.mark.parametrize("tool", ["read", "write"])
async def test_without_a_desktop_or_the_programs_that_is_told(tmp_path, tool):
    call = read if tool == "read" else lambda view: write(view, "x")
    with pytest.raises(ToolError, match="no Wayland session is running"):
        await call(FakeView(tmp_path))
    with pytest.raises(ToolError, match="installiere das Paket wl-clipboard"):
        await call(FakeView(tmp_path, path=str(tmp_path), language="de", WAYLAND_DISPLAY="wayland-1"))


async def test_a_display_that_does_not_answer_is_told(tmp_path):
    gone = FakeView(tmp_path, WAYLAND_DISPLAY="wayland-77", XDG_RUNTIME_DIR=str(tmp_path))
    with pytest.raises(ToolError, match=r"wl-paste: .*[Ff]ailed to connect"):
        await read(gone)
    with pytest.raises(ToolError, match=r"wl-copy: .*[Ff]ailed to connect"):
        await write(gone, "x")


async def test_cancelling_ends_a_wl_copy_that_hangs(tmp_path):
    programs = Programs(tmp_path / "bin")
    programs.link("sleep")
    programs.script("wl-copy", f'#!/bin/sh\necho $$ > "{tmp_path}/pid"\nexec sleep 60\n')
    view = FakeView(tmp_path, path=programs.path, WAYLAND_DISPLAY="wayland-1")
    task = asyncio.create_task(write(view, "x"))
    await until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text().strip())
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not alive(int((tmp_path / "pid").read_text()))
