"""Stand-ins look like the tools they stand in for, and never do what those do."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest
from pydantic import BaseModel

from ryxd.composition import built_in
from ryxd.core.action import Action
from ryxd.core.effect import Permission
from ryxd.core.paths import Roots
from ryxd.core.tool import Tool
from ryxd.core.view import View
from ryxd.evaluation.giving import USUAL, given
from ryxd.evaluation.standins import StandIns, is_real
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.events import Event

ARGS: dict[str, dict[str, Any]] = {
    "end_process": {"name": "firefox"},
    "media": {"command": "next"},
    "open_app": {"name": "firefox"},
    "open_file": {"path": "~/a.txt"},
    "open_url": {"url": "https://example.org"},
    "power": {"action": "poweroff"},
    "read_page": {"url": "https://example.org"},
    "search_web": {"query": "cats"},
    "set_brightness": {"level": 30},
    "set_volume": {"delta": -10},
    "shell": {"command": "ls; rm a.txt"},
    "window": {"action": "close"},
    "workspace": {"target": "3"},
    "write_clipboard": {"text": "hello"},
}
"""Arguments of those that need some."""


def tools(folder: Path) -> dict[str, Tool]:
    return built_in(Sandbox(folder / "layers"), folder / "code", reach=lambda: REACH)


def _reach() -> Any:
    from ryxd.evaluation.which import SEARCH
    from ryxd.tools.internet.reach import Reach

    return Reach(SEARCH)


REACH = _reach()


async def must_not(*_: Any) -> NoReturn:
    raise AssertionError("the real one was called")


class Yes:
    async def ask(self, question: Any) -> Any:
        from ryxd.core.effect import Grant

        return Grant(yes=True)


def view(folder: Path, there: dict[str, Tool], emit: list[Event]) -> View:
    home = folder / "home"
    home.mkdir(exist_ok=True)
    (home / "a.txt").write_text("one\n")
    paths = Roots(home, home, (str(home),), ())
    return View(
        "chat",
        tools=there,
        allowed=frozenset(there),
        paths=paths,
        environment=lambda: {"XDG_DATA_HOME": str(folder / "data"), "XDG_DATA_DIRS": "/nowhere"},
        language="en",
        emit=emit.append,
        approver=Yes(),
    )


def outward(folder: Path) -> list[str]:
    return [name for name, tool in tools(folder).items() if not is_real(tool)]


def test_what_is_real_touches_only_files_memory_and_sums(tmp_path: Path) -> None:
    there = tools(tmp_path)
    real = {name for name, tool in there.items() if is_real(tool)}
    assert {"read_file", "move_file", "search_files", "remember", "calculate", "ask_user", "task", "websearch"} <= real
    assert not real & {*ARGS, "get_time", "battery", "list_windows", "list_processes", "read_clipboard", "screenshot"}
    for name in real:
        assert there[name].permission not in {Permission.DESKTOP, Permission.NETWORK}


async def test_no_stand_in_calls_the_real_one(tmp_path: Path) -> None:
    poisoned = {name: replace(tool, run=must_not) for name, tool in tools(tmp_path).items()}
    there = StandIns(tmp_path / "results.json").instead(poisoned)
    acting = view(tmp_path, there, [])
    names = outward(tmp_path)
    assert len(names) > 20
    (tmp_path / "data" / "applications").mkdir(parents=True)
    entry = "[Desktop Entry]\nType=Application\nName=Firefox\nExec=true\n"
    (tmp_path / "data" / "applications" / "firefox.desktop").write_text(entry)
    for name in names:
        result = await acting.do_action(Action(name, ARGS.get(name, {})))
        assert result.ok, (name, result.error)
    assert (tmp_path / "home" / "a.txt").read_text() == "one\n"


def test_they_are_called_and_classed_as_the_real_ones(tmp_path: Path) -> None:
    real = tools(tmp_path)
    there = StandIns(tmp_path / "results.json").instead(real)
    assert there.keys() == real.keys()
    for name, tool in there.items():
        mine = real[name]
        assert (tool.name, tool.description, tool.permission, tool.groups) == (
            (mine.name, mine.description, mine.permission, mine.groups)
        )
        assert tool.schema() == mine.schema()
        assert (tool.effect is None) == (mine.effect is None or name in {"end_process", "power"})


async def test_they_give_what_the_case_says_and_fail_where_it_says_so(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    there = StandIns(results).instead(tools(tmp_path))
    acting = view(tmp_path, there, [])
    results.write_text(json.dumps({"battery": {"present": True, "percent": 12}, "disks": {"error": "no disk"}}))
    full = await acting.do_action(Action("battery", {}))
    assert (full.data["percent"], full.data["say"]) == (12, "percent: 12, state: discharging, minutes: 190")
    assert (await acting.do_action(Action("disks", {}))).error == "no disk"
    assert (await acting.do_action(Action("read_file", {"path": "~/a.txt"}))).ok
    # also of what is real otherwise
    results.write_text(json.dumps({"read_file": {"error": "it is locked"}}))
    assert (await acting.do_action(Action("read_file", {"path": "~/a.txt"}))).error == "it is locked"
    louder = await acting.do_action(Action("set_volume", {"level": 30}))
    assert louder.data["level"] == 30


async def test_they_give_files_where_only_those_were_asked_for(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    acting = view(tmp_path, StandIns(results).instead(tools(tmp_path)), [])
    lines = ["~/a.txt:3:a heron: grey", "~/a.txt:10:heron", "~/b c.md:1:the heron"]
    results.write_text(json.dumps({"grep": {"matches": lines, "count": 3}}))
    files = await acting.do_action(Action("grep", {"pattern": "heron", "path": "~", "mode": "files"}))
    assert (files.data["matches"], files.data["count"]) == (["~/a.txt", "~/b c.md"], 2)
    whole = await acting.do_action(Action("grep", {"pattern": "heron", "path": "~"}))
    assert (whole.data["matches"], whole.data["count"]) == (lines, 3)


async def test_only_applications_that_are_there_are_opened(tmp_path: Path) -> None:
    entries = tmp_path / "data" / "applications"
    entries.mkdir(parents=True)
    (entries / "krita.desktop").write_text("[Desktop Entry]\nType=Application\nName=Krita\nExec=true\n")
    acting = view(tmp_path, StandIns(tmp_path / "results.json").instead(tools(tmp_path)), [])
    opened = await acting.do_action(Action("open_app", {"name": "krita"}))
    assert (opened.data["app"], opened.data["say"]) == ("Krita", "Krita is starting.")
    missing = await acting.do_action(Action("open_app", {"name": "wiring diagram"}))
    assert (missing.error, missing.report["called_so"]) == ("no application is called wiring diagram", [])


async def test_arguments_are_checked_and_a_missing_file_is_told(tmp_path: Path) -> None:
    acting = view(tmp_path, StandIns(tmp_path / "results.json").instead(tools(tmp_path)), [])
    assert "exactly one" in str((await acting.do_action(Action("set_volume", {}))).error)
    assert "a.txt" in str((await acting.do_action(Action("open_file", {"path": "~/b.txt"}))).error)


def test_every_tool_can_give_something(tmp_path: Path) -> None:
    for name, tool in tools(tmp_path).items():
        assert isinstance(given(tool, ARGS.get(name, {}), None), BaseModel)


@pytest.mark.parametrize("name", USUAL)
def test_what_is_usual_has_only_what_the_tool_has(tmp_path: Path, name: str) -> None:
    assert USUAL[name].keys() <= tools(tmp_path)[name].output.model_fields.keys()
