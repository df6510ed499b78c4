import asyncio
import os
import socket
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.tool import ToolError
from ryxd.tools.display import hyprlands
from ryxd.tools.hyprland import Workspace, lua_string, request, workspace
from tests.fakes.hyprland import FakeHyprland
from tests.fakes.view import FakeView

GENERATIONS = ("0.52", "0.55", "0.57")


@pytest.fixture
def view(tmp_path):
    return FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))


async def show(view, target):
    return await workspace.run(Workspace(target=target), view)


@pytest.mark.parametrize("generation", GENERATIONS)
@pytest.mark.parametrize(
    ("target", "shown"),
    [("3", "3"), ("+1", "2"), ("next", "2"), ("previous", "9"), ("name:web", "web"), ("Musik", "Musik"), ("web 2", "web 2"),
     ("r+1", "2"), ("Previous", "9"), ("name:Büro 2", "Büro 2"), ('name:a" }) os.execute("x', 'a" }) os.execute("x'),
     ("name:\\'\\n", "\\'\\n"), ("1", "1")],
)  # fmt: skip
async def test_every_generation_shows_the_workspace_that_was_asked_for(tmp_path, view, generation, target, shown):
    async with FakeHyprland(tmp_path, generation) as hyprland:
        hyprland.before = "9"
        told = await show(view, target)
    assert hyprland.shown == shown
    assert told.say == f"Workspace {shown} is shown."


async def test_each_generation_is_spoken_to_in_its_own_language(tmp_path, view):
    for number, (generation, sent) in enumerate(
        [
            ("0.52", "dispatch workspace 3"),
            ("0.55", "dispatch workspace 3"),
            ("0.57", "dispatch hl.dsp.focus({ workspace = 3 })"),
        ]
    ):
        folder = tmp_path / str(number)
        async with FakeHyprland(folder, generation) as hyprland:
            await show(FakeView(tmp_path, XDG_RUNTIME_DIR=str(folder)), "3")
        assert [text for text in hyprland.requests if text] == ["j/status", sent]


@pytest.mark.parametrize(
    ("generation", "wrong"),
    [("0.57", "dispatch workspace 3"), ("0.52", "dispatch hl.dsp.focus({ workspace = 3 })")],
)
async def test_the_fake_refuses_the_other_generations_language(tmp_path, generation, wrong):
    async with FakeHyprland(tmp_path, generation) as hyprland:
        assert await request(tmp_path / "hypr" / hyprland.signature / ".socket.sock", wrong) != "ok"
    assert hyprland.shown == "1"


async def test_what_hyprland_says_is_wrong_is_told(tmp_path, view):
    async with FakeHyprland(tmp_path, "0.57"):
        with pytest.raises(ToolError, match="Hyprland refused: Invalid workspace"):
            await show(view, "9999")


async def test_the_answer_is_in_the_users_language(tmp_path):
    view = FakeView(tmp_path, language="de", XDG_RUNTIME_DIR=str(tmp_path))
    async with FakeHyprland(tmp_path, "0.57"):
        assert (await show(view, "name:web")).say == "Arbeitsfläche web ist zu sehen."


@pytest.mark.parametrize("target", ["", "0", "-", "a; b", "3; exec x", "name:", "name:a\nb", "1 2", "07", "+"])
async def test_what_is_no_workspace_is_refused_before_anything_is_sent(tmp_path, view, target):
    async with FakeHyprland(tmp_path, "0.52") as hyprland:
        with pytest.raises((ToolError, ValueError), match=r"is no workspace|at least 1 character"):
            await show(view, target)
    assert hyprland.requests == []


async def test_a_stale_signature_is_not_followed(tmp_path):
    (tmp_path / "hypr" / "empty").mkdir(parents=True)
    (tmp_path / "hypr" / "dead_0").mkdir()
    with socket.socket(socket.AF_UNIX) as crashed:  # the file stays when nobody removes it
        crashed.bind(str(tmp_path / "hypr/dead_0/.socket.sock"))
    view = FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path), HYPRLAND_INSTANCE_SIGNATURE="dead_0")
    async with FakeHyprland(tmp_path, "0.57", signature="alive") as hyprland:
        await show(view, "4")
    assert hyprland.shown == "4"


async def test_of_several_that_live_the_named_one_is_meant_else_the_newest(tmp_path):
    async with (
        FakeHyprland(tmp_path, "0.57", signature="b_old") as old,
        FakeHyprland(tmp_path, "0.52", signature="a_new") as new,
    ):
        os.utime(tmp_path / "hypr/b_old", (1, 1))
        await show(FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path)), "5")
        await show(FakeView(tmp_path, XDG_RUNTIME_DIR=str(tmp_path), HYPRLAND_INSTANCE_SIGNATURE="b_old"), "6")
    assert (new.shown, old.shown) == ("5", "6")


async def test_one_that_hangs_is_passed_over(tmp_path, view):
    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()  # to the end: until the client gives up
        writer.close()

    folder = tmp_path / "hypr" / "zzz"
    folder.mkdir(parents=True)
    server = await asyncio.start_unix_server(hang, folder / ".socket.sock")
    async with server, FakeHyprland(tmp_path, "0.57", signature="aaa") as hyprland:
        os.utime(tmp_path / "hypr/aaa", (1, 1))
        await show(view, "7")
    assert hyprland.shown == "7"


async def test_where_the_only_one_hangs_it_is_not_said_to_be_missing(tmp_path, view):
    folder = tmp_path / "hypr" / "zzz"
    folder.mkdir(parents=True)
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(str(folder / ".socket.sock"))
        stopped.listen()
        with pytest.raises(ToolError, match="Hyprland did not answer in time"):
            await show(view, "7")


async def test_without_hyprland_the_answer_says_so(tmp_path, view):
    with pytest.raises(ToolError, match="Hyprland is not running here"):
        await show(view, "3")


@given(st.text())
def test_a_lua_string_is_the_text_and_nothing_else(text):
    try:
        raw = text.encode()
    except UnicodeEncodeError:
        return
    literal = lua_string(text)
    assert literal.isascii()
    inner = literal[1:-1]
    assert '"' not in inner
    assert "\n" not in inner
    decoded = bytearray()
    while inner:
        if inner[0] == "\\":
            decoded.append(int(inner[1:4]))
            inner = inner[4:]
        else:
            decoded.append(ord(inner[0]))
            inner = inner[1:]
    assert bytes(decoded) == raw


def test_a_runtime_folder_that_is_missing_is_no_error(tmp_path):
    assert hyprlands(Path(tmp_path / "none")) == []
