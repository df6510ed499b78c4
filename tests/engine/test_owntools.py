"""The user's own tools: one file, one or more tools; a broken one harms nobody else."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import ryxd.tools
from ryxd.core.action import Action
from ryxd.core.tool import Permission, discover
from ryxd.core.view import View
from ryxd.engine import owntools
from ryxd.engine.owntools import MODULES, Own, load, read
from ryxd.engine.toolbox import Toolbox

OURS = discover(ryxd.tools)
GOOD = '''from __future__ import annotations

from pydantic import BaseModel, Field

from ryxd.core.tool import Permission, ToolView, tool
from ryxd.tools.clock import get_time


class Name(BaseModel):
    """Whom to greet."""

    name: str = Field(description="whose name")


class Greeting(BaseModel):
    text: str


@tool("greet somebody", permission=Permission.READ, groups={"mine"})
async def greet(args: Name, view: ToolView) -> Greeting:
    return Greeting(text=f"HELLO, {args.name}")
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tools"
    folder.mkdir(mode=0o700)
    return folder


def put(folder: Path, text: str, name: str = "mine.py") -> Path:
    file = folder / name
    file.write_text(text)
    file.chmod(0o600)
    return file


def found(folder: Path) -> Own:
    return read(folder, Toolbox.reserved(OURS))


async def greeted(own: Own) -> str:
    view = View(
        "tester", tools=own.tools, allowed=frozenset(own.tools), paths=None, environment=dict, language="en",  # type: ignore[arg-type]
        emit=lambda _: None,
    )  # fmt: skip
    return str((await view.do_action(Action("greet", {"name": "Ada"}))).data["text"])


async def test_a_file_is_a_tool_and_nothing_is_written_there(folder: Path) -> None:
    file = put(folder, GOOD)
    own = await load(folder, Toolbox.reserved(OURS))
    assert own.faults == ()
    assert set(own.tools) == {"greet"}, "not the tool that it imports"
    assert own.tools["greet"].source == str(file)
    assert own.tools["greet"].schema()["properties"]["name"]["description"] == "whose name"
    assert await greeted(own) == "HELLO, Ada"
    assert os.listdir(folder) == ["mine.py"]


async def test_reading_again_gives_the_new_one_and_leaves_the_old_one_running(folder: Path) -> None:
    put(folder, GOOD)
    old = found(folder)
    put(folder, GOOD.replace("HELLO", "MOIN"))
    new = found(folder)
    assert (await greeted(old), await greeted(new)) == ("HELLO, Ada", "MOIN, Ada")
    assert old.digests != new.digests
    for _ in range(5):
        found(folder)
    assert sum(name.startswith(MODULES) for name in sys.modules) <= 2, "what nobody uses is let go"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("def broken(:\n", 1, "no Python"),
        ("x = 1\n\nraise ValueError('oh no')\n", 3, "ValueError: oh no"),
        ("import sys\nsys.exit(3)\n", 2, "SystemExit: 3"),
        ("import no_such_module\n", 1, "ModuleNotFoundError"),
        ("print('no tool')\n", 0, "has no tool"),
        (GOOD.replace("greet(", "read_file("), 19, "read_file is the name of a tool of ryx"),
        (GOOD.replace("greet(", "answer("), 19, "answer is the name of a tool of ryx"),
        (GOOD.replace("greet(", "Greet("), 19, "lower-case"),
        (GOOD.replace('groups={"mine"}', 'groups={"mine"}, timeouts=()'), 19, "timeouts must be"),
        (GOOD.replace("    name: str", "    name: type[Greeting] = Greeting"), 0, ""),
        ("\0", 0, ""),
    ],
)
def test_a_broken_file_is_told_with_its_line_and_disables_only_itself(
    folder: Path, text: str, line: int, says: str
) -> None:
    put(folder, GOOD, "good.py")
    file = put(folder, text, "bad.py")
    own = found(folder)
    assert set(own.tools) == {"greet"}
    (fault,) = own.faults
    assert fault.file == file
    assert says in fault.text
    if line:
        assert str(fault).startswith(f"{file}:{line}: ")


def test_two_files_with_one_name(folder: Path) -> None:
    put(folder, GOOD, "a.py")
    put(folder, GOOD, "b.py")
    own = found(folder)
    assert own.tools["greet"].source.endswith("a.py")
    assert "is in" in own.faults[0].text


@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_a_file_that_others_can_change_is_not_run(folder: Path, mode: int) -> None:
    put(folder, "raise AssertionError('it ran')").chmod(mode)
    (fault,) = found(folder).faults
    assert "can be changed by others" in fault.text


def test_neither_is_one_in_such_a_folder_or_of_another_user(folder: Path) -> None:
    file = put(folder, "raise AssertionError('it ran')")
    folder.chmod(0o777)
    assert "chmod go-w" in found(folder).faults[0].text
    folder.chmod(0o700)
    if os.getuid() == 0:
        os.chown(file, 65534, 65534)
        assert "belongs to another user" in found(folder).faults[0].text
    file.unlink()
    os.mkfifo(file)
    assert "no regular file" in found(folder).faults[0].text


def test_no_folder_is_no_fault(tmp_path: Path) -> None:
    assert read(tmp_path / "none", ()) == Own()


async def test_a_file_that_never_ends_its_import_holds_up_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owntools, "WITHIN", 0.2)
    put(folder, "import threading\nthreading.Event().wait(5)\n")
    own = await load(folder, ())
    assert "take more than 0.2 s" in own.faults[0].text


def test_an_agent_that_names_a_tool_of_a_broken_file_is_not_wrong(folder: Path) -> None:
    put(folder, GOOD + "\nraise ValueError\n")
    box = Toolbox(OURS, found(folder))
    assert box.fault("greet") == ""
    assert "no tool greeet" in box.fault("greeet")


def tools_of(box: Toolbox, *patterns: str) -> set[str]:
    return set(box.names(patterns))


def test_what_names_in_an_agents_file_mean(folder: Path) -> None:
    put(folder, GOOD)
    box = Toolbox(OURS, found(folder))
    assert tools_of(box, "read_file", "group:mine") == {"read_file", "greet"}
    files = tools_of(box, "group:file")
    assert {"read_file", "list_dir"} <= files
    assert tools_of(box, "group:file", "!read_file") == files - {"read_file"}
    assert tools_of(box, "group:file", "!group:file", "read_file") == {"read_file"}
    assert tools_of(box, "gone") == set()
    assert box.fault("!read_file") == ""
    assert "did you mean group:file?" in box.fault("group:fil")
    assert "did you mean read_file?" in box.fault("read_fle")
    assert "ryxctl tools lists them" in box.fault("zzz")


def test_ours_can_t_be_replaced() -> None:
    other: Any = type("Other", (), {"groups": frozenset(), "permission": Permission.READ})()
    assert Toolbox(OURS, Own({"read_file": other}))["read_file"] is OURS["read_file"]
