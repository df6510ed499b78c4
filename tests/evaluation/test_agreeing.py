"""Who is asked about a doubted Action says yes where it is what they want, by all that the question shows."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.evaluation.agreeing import agrees
from ryxd.evaluation.comparing import Means
from ryxd.evaluation.observing import Done
from ryxd.evaluation.suites import Wanted

HOME = Path("/h")
MEANS = Means(HOME, HOME / "Documents")


@pytest.mark.parametrize(
    ("wanted", "tool", "yes"),
    [
        (None, "power", True),
        ({"call": [{"tool": "open_app"}]}, "open_app", True),
        ({"call": [{"tool": "open_app"}]}, "power", False),
        ({"call": [{"tool": "search_files"}], "done": [{"tool": "power"}]}, "power", True),
        ({"kind": "answer"}, "power", False),
        ({"after": {"a.txt": None}}, "power", True),
    ],
)
def test_what_a_user_would_say_to_what_is_doubted(wanted: dict[str, Any] | None, tool: str, yes: bool) -> None:
    expected = None if wanted is None else Wanted.model_validate(wanted)
    assert agrees(expected, Done(tool, {}), MEANS) is yes


VINYL = {"Downloads/a.flac": None, "Music/Vinyl/a.flac": "a"}
BACKED = {"conf/foot.ini.bak": "x"}
NOTED = {"Documents/ideas.txt": "one\ntwo\n"}


@pytest.mark.parametrize(
    ("after", "tool", "args", "yes"),
    [
        (VINYL, "make_folder", {"path": "~/Music/Vinyl"}, True),
        (VINYL, "make_folder", {"path": "~/Downloads/Vinyl"}, False),
        (VINYL, "make_folder", {"path": "Vinyl"}, False),
        (VINYL, "move_file", {"paths": ["~/Downloads/a.flac"], "to": "~/Music/Vinyl"}, True),
        (VINYL, "move_file", {"paths": ["~/Downloads/a.flac"], "to": "/h/Music/Vinyl/a.flac"}, True),
        (VINYL, "move_file", {"paths": ["~/Downloads/b.flac"], "to": "~/Music/Vinyl"}, False),
        (VINYL, "move_file", {"paths": ["~/Downloads/a.flac"], "to": "~/Vinyl"}, False),
        (VINYL, "trash_file", {"paths": ["~/Downloads/a.flac"]}, True),
        (VINYL, "trash_file", {"paths": ["~/Music"]}, False),
        (BACKED, "copy_file", {"paths": ["~/conf/foot.ini"], "to": "~/conf/foot.ini.bak"}, True),
        (BACKED, "copy_file", {"paths": ["~/conf/foot.ini"], "to": "foot.ini.bak"}, True),  # beside it, says the question
        (BACKED, "copy_file", {"paths": ["~/foot.ini"], "to": "foot.ini.bak"}, False),
        (BACKED, "rename_files", {"pairs": [{"path": "~/conf/foot.ini", "name": "foot.ini.bak"}]}, True),
        (BACKED, "rename_files", {"pairs": [{"path": "~/conf/foot.ini", "name": "foot.bak"}]}, False),
        (NOTED, "append_file", {"path": "ideas.txt", "text": "two"}, True),
        (NOTED, "append_file", {"path": "~/ideas.txt", "text": "two"}, False),
        (NOTED, "write_file", {"path": "ideas.txt", "content": "one\ntwo"}, True),
        (NOTED, "write_file", {"path": "ideas.txt", "content": "two"}, False),
        ({"new/": True}, "write_file", {"path": "~/new/a/b.txt", "content": "two"}, True),
        ({"old/": None}, "trash_file", {"paths": ["~/old/a"]}, True),
    ],
)
def test_where_only_a_tool_is_named_the_files_afterwards_say_what_is_right(
    after: dict[str, Any], tool: str, args: dict[str, Any], yes: bool
) -> None:
    named = Wanted.model_validate({"call": [{"tool": tool}], "after": after})
    assert agrees(named, Done(tool, args), MEANS) is yes
    assert agrees(Wanted.model_validate({"after": after}), Done(tool, args), MEANS) is yes


@pytest.mark.parametrize(
    ("old", "new", "yes"),
    [
        ("8080", "9090", True),
        ("port 8080", "port 9090", True),
        ("port 8080", "9090", False),
        ("listen localhost\n", "", False),
        ("# old\n", "", True),  # one of two edits
        ("not there", "x", True),
    ],
)
def test_who_is_asked_about_an_edit_reads_the_lines_that_would_be_others(old: str, new: str, yes: bool) -> None:
    wanted = Wanted.model_validate({"call": [{"tool": "edit_file"}], "after": {"x.conf": "listen localhost\nport 9090\n"}})
    edit = Done("edit_file", {"path": "~/x.conf", "old_text": old, "new_text": new})
    text = "listen localhost\nport 8080\n# old\n"
    assert agrees(wanted, edit, MEANS, {"x.conf": text}.get) is yes
    assert agrees(wanted, edit, MEANS)


def test_a_call_with_its_arguments_needs_no_files() -> None:
    call = {"tool": "make_folder", "args": {"path": "~/new"}}
    wanted = Wanted.model_validate({"call": [call], "after": {"other": True}})
    assert agrees(wanted, Done("make_folder", {"path": "~/new"}), MEANS)
    assert not agrees(wanted, Done("make_folder", {"path": "~/elsewhere"}), MEANS)
