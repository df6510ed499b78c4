"""Tools for the board of a run: noting for others, and looking at it."""

from pathlib import Path

import pytest

import ryxd.tools
from ryxd.core.action import Action
from ryxd.core.board import FIELDS
from ryxd.core.tool import discover
from ryxd.core.view import View
from ryxd.tools.board import OPEN, RESERVED
from ryxd.wire.events import Event, Noted
from tests.fakes.view import FakeView

TOOLS = discover(ryxd.tools)


def looking(home: Path, told: list[Event]) -> View:
    return View(
        "lead",
        tools=TOOLS,
        allowed=frozenset({"note", "read_board"}),
        paths=FakeView(home).paths,
        environment=dict,
        language="en",
        emit=told.append,
    )


async def test_what_is_noted_is_read(tmp_path: Path) -> None:
    told: list[Event] = []
    view = looking(tmp_path, told)
    assert (await view.do_action(Action("read_board"))).data == {"board": {}}
    done = await view.do_action(Action("note", {"field": "research_findings", "text": "Waves are high."}))
    assert done.data == {"field": "research_findings"}
    await view.do_action(Action("note", {"field": "code_language", "text": "Python"}))
    read = await view.do_action(Action("read_board"))
    assert read.data == {"board": {"research_findings": "Waves are high.", "code_language": "Python"}}
    assert read.text.startswith('{"data_from_read_board":')
    assert [(each.field, each.priority) for each in told if isinstance(each, Noted)] == [
        ("research_findings", 3), ("code_language", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("field", [*RESERVED, "gossip", ""])
async def test_nothing_else_can_be_noted(tmp_path: Path, field: str) -> None:
    told: list[Event] = []
    result = await looking(tmp_path, told).do_action(Action("note", {"field": field, "text": "x"}))
    assert "you can: research_findings" in (result.error or "")
    assert not any(isinstance(each, Noted) for each in told)


def test_a_grammar_knows_the_fields() -> None:
    assert TOOLS["note"].schema()["properties"]["field"]["enum"] == list(OPEN)
    assert {*OPEN, *RESERVED} == {*FIELDS}
