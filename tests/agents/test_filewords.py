"""What was done to files is told in a person's words, with the way back."""

import pytest

from ryxd.agents.filewords import TELLERS
from ryxd.agents.presenting import present
from ryxd.core.action import Action, Result
from tests.fakes.acting import TOOLS, Acting


async def told(act: Acting, tool: str, **args: object) -> str:
    result = await act(tool, **args)
    assert result.ok, result.error
    shown = present(Action(tool, args), result, act.view.language, ["~"])
    assert shown is not None
    return shown.text


@pytest.fixture
def german(act):
    return Acting(act.home, act.door, language="de")


async def test_changes_are_told_with_the_way_back(act, german):
    assert await told(act, "write_file", path="~/notes.txt", content="a\nb\n") == "~/notes.txt is written (2 lines).\nTo take it back: ryxctl undo c1"
    edit = {"path": "~/notes.txt", "old_text": "a\n", "new_text": "x\n"}
    await told(german, "read_file", path="~/notes.txt")
    assert await told(german, "edit_file", **edit) == "~/notes.txt ist geändert (1 Zeile).\nRückgängig: ryxctl undo c2"
    assert await told(german, "write_file", path="~/notes.txt", content="x\nb\n") == "notes.txt hat schon genau diesen Text"
    assert await told(german, "move_file", paths="~/notes.txt", to="~/a.txt") == "Verschoben: ~/notes.txt → ~/a.txt\nRückgängig: ryxctl undo c3"
    assert await told(act, "copy_file", paths="~/a.txt", to="~/new/") == "Copied: ~/a.txt → ~/new/a.txt\nTo take it back: ryxctl undo"
    assert await told(act, "make_folder", path="~/dir") == "The folder ~/dir/ is there.\nTo take it back: ryxctl undo c6"
    pairs = [{"path": "~/a.txt", "name": "b.txt"}, {"path": "~/dir", "name": "d"}]
    assert (await told(act, "rename_files", pairs=pairs)).split("\n") == ["Renamed:", "~/a.txt → ~/b.txt", "~/dir → ~/d", "To take it back: ryxctl undo"]
    assert await told(german, "trash_file", paths="~/b.txt") == "Im Papierkorb: ~/b.txt\nRückgängig: ryxctl undo c9"
    patch = "--- /dev/null\n+++ b/p.txt\n@@ -0,0 +1 @@\n+x\n"
    assert (await told(act, "apply_patch", patch=patch)).startswith("Done: make ~/p.txt\nTo take it back: ryxctl undo c")


async def test_lines_that_were_picked_out_of_a_file_are_told_with_where_they_stand(act, german):
    await told(act, "write_file", path="~/names.txt", content="Tor Ada\nSturm Mo\nTor Lin\n")
    assert await told(act, "read_file", path="~/names.txt", about="tor") == "Line 1: Tor Ada\nLine 3: Tor Lin"
    assert await told(german, "read_file", path="~/names.txt", about="Sturm") == "Zeile 2: Sturm Mo"
    assert await told(german, "read_file", path="~/names.txt", about="Abwehr") == "Tor Ada\nSturm Mo\nTor Lin\n[in keiner Zeile steht „Abwehr“]"


@pytest.mark.parametrize("tool", ["write_file", "shell", "move_file", "python"])
def test_of_what_was_done_before_a_kill_the_changes_are_told(tool):
    result = Result({"changes": ["write ~/notes.txt"]}, partial=True, report={"recovered": ["c1"]})
    shown = present(Action(tool, {}), result, "en", ["~"])
    assert shown is not None
    assert shown.text == "write ~/notes.txt\nTo take it back: ryxctl undo"


async def test_what_is_read_is_told_without_numbers(act):
    (act.home / "a.txt").write_text("1\tone\ntwo\n\n")
    assert await told(act, "read_file", path="~/a.txt") == "1\tone\ntwo\n"
    assert await told(act, "read_file", path="~/a.txt", limit=1) == "1\tone\n[lines 1–1 of 3; offset 2 goes on]"
    (act.home / "empty.txt").write_text("")
    assert await told(act, "read_file", path="~/empty.txt") == "~/empty.txt is empty."


async def test_what_is_found_is_told(act, german):
    for number in range(12):
        (act.home / f"f{number:02}.txt").write_text("wave\n" * 5)
    assert (await told(german, "glob", pattern="*.txt")).split("\n")[-1] == "… und 2 weitere"
    assert await told(german, "glob", pattern="*.md") == "Nichts passt zu *.md."
    assert (await told(act, "grep", pattern="wave", path="~/f00.txt")).split("\n")[0] == "~/f00.txt:1:wave"
    assert (await told(act, "grep", pattern="wave", path="~")).split("\n")[-1] == "… and 20 more"
    assert await told(act, "grep", pattern="nowhere", path="~") == "Nothing in ~ has nowhere in it."
    assert (await told(act, "metadata", path="~/f00.txt")).split("\n")[:3] == ["~/f00.txt", "file text/plain", "25 B"]
    assert (await told(german, "disk_usage", path="~")).startswith("~: ")


def test_every_file_tool_is_told_and_none_that_is_not_there():
    assert set(TELLERS) <= set(TOOLS)
    changing = {name for name, tool in TOOLS.items() if "file" in tool.groups and tool.door}
    assert changing <= set(TELLERS)


def test_a_patch_of_many_files_is_cut():
    result = Result({"done": [f"make {n}" for n in range(15)], "lines": 15, "changes": [f"c{n}" for n in range(15)]})
    shown = present(Action("apply_patch"), result, "en", [])
    assert shown is not None
    assert shown.text.split("\n")[-2:] == ["… and 5 more", "To take it back: ryxctl undo"]
