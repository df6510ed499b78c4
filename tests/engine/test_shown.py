"""ryxd/engine/shown.py: the files that a conversation is about, for a plan that takes "$0.matches" (decision 0091)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ryxd.core.course import Course
from ryxd.engine.shown import paths_of, shown
from ryxd.record.evidence import Act
from ryxd.record.runs import Accepted
from ryxd.wire.commands import RunInfo


@pytest.mark.parametrize(
    ("tool", "args", "data", "paths"),
    [
        ("search_files", {"pattern": "*kite*"}, {"matches": ["~/b", "~/a"], "count": 2}, ["~/b", "~/a"]),
        ("glob", {"pattern": "*.txt"}, {"matches": [], "count": 0}, []),
        ("grep", {"pattern": "x", "mode": "files"}, {"matches": ["~/a"]}, ["~/a"]),
        ("grep", {"pattern": "x"}, {"matches": ["~/a:1:x"]}, []),
        ("list_dir", {"path": "~/Desktop/"}, {"entries": ["a.txt", "sub/"]}, ["~/Desktop/a.txt", "~/Desktop/sub/"]),
        ("disk_usage", {"path": "~"}, {"entries": [{"path": "~/big", "size": "2 GB"}]}, ["~/big"]),
        ("open_file", {"path": "a.txt"}, {}, ["a.txt"]),
        ("metadata", {"path": "a.txt"}, {"path": "~/a.txt", "size": 1}, ["~/a.txt"]),
        ("move_file", {"paths": ["~/a"]}, {"done": ["~/a → ~/new/a", "~/b → ~/new/b"]}, ["~/new/a", "~/new/b"]),
        ("make_folder", {"path": "~/new"}, {"done": ["~/new/"]}, ["~/new/"]),
        ("set_volume", {"level": 30}, {"level": 30}, []),
    ],
)
def test_what_an_action_was_about(tool: str, args: Mapping[str, Any], data: Mapping[str, Any], paths: list[str]) -> None:
    assert list(paths_of(tool, args, data)) == paths


class Past:
    """What was done in the runs before, the newest run first."""

    def __init__(self, *runs: Sequence[Act]) -> None:
        self.runs_, self.asked = runs, 0

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        every = [RunInfo(id=f"r{9 - at}", session="s1", text="", state="done", created=0) for at in range(len(self.runs_) + 1)]
        return every[:limit]

    async def acts(self, run: str) -> Sequence[Act]:
        self.asked += 1
        return self.runs_[8 - int(run[1:])]


    async def accepted(self, run: str) -> Accepted:
        return Accepted(run, "s1", "", cwd="/srv/there" if run == "r8" else None)


class View:
    """Only where an effect is kept."""

    def __init__(self) -> None:
        self.course = Course()


def act(tool: str, *paths: str, ok: bool = True, **more: Any) -> Act:
    return Act("file", tool, {}, {"matches" if tool == "search_files" else "done": list(paths), **more}, ok)


async def about(*runs: Sequence[Act]) -> list[str]:
    return list(await shown(View(), Past(*runs), Accepted("r9", "s1", "put them there")))  # type: ignore[arg-type]


async def test_it_is_what_was_found_or_made_last() -> None:
    found = act("search_files", "~/a", "~/b", "~/a")
    assert await about([found]) == ["~/a", "~/b"]
    assert await about([found, act("move_file", "~/a → ~/x/a")]) == ["~/x/a"]
    assert await about([found, act("move_file", ok=False)]) == ["~/a", "~/b"], "what failed changed nothing"


async def test_where_more_was_found_than_was_told_all_of_them_are_not_known() -> None:
    assert await about([act("search_files", "~/a", "~/b", count=3)], [act("search_files", "~/c", count=1)]) == []
    assert await about([act("search_files", "~/a", "~/b", count=2)]) == ["~/a", "~/b"]


async def test_a_path_is_where_the_request_was_made_that_named_it() -> None:
    opened = Act("file", "open_file", {"path": "notes/a.txt"}, {}, True)
    assert await about([opened]) == ["/srv/there/notes/a.txt"]
    assert await about([], [opened]) == ["~/notes/a.txt"], "a run without a folder begins at home"
    assert await about([Act("file", "list_dir", {}, {"entries": ["a", "b/"], "count": 2}, True)]) == ["/srv/there/a", "/srv/there/b"]


async def test_a_request_in_between_that_was_about_no_file_changes_nothing() -> None:
    found, other = [act("search_files", "~/a")], [Act("desk", "set_volume", {"level": 3}, {"level": 3}, True)]
    assert await about(other, found) == ["~/a"]
    assert await about([], other, found) == ["~/a"]
    assert await about([], other, other, found) == [], "three requests ago is long ago"
    assert await about() == []


async def test_nothing_is_left_of_what_went_into_the_trash() -> None:
    assert await about([act("trash_file", "~/a")], [act("search_files", "~/a", "~/b")]) == []
