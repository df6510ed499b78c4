"""A run's Course: each effect is done once, and known from then on."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.course import Course, Diverged, Forgetful, NotKnown, Record, plain
from ryxd.wire.errors import JournalError
from tests.fakes.keeping import Died, Kept


class Doing:
    """Counts how often something was done."""

    def __init__(self, *outcomes: Mapping[str, Any] | BaseException) -> None:
        self.outcomes = list(outcomes)
        self.times = 0

    async def __call__(self) -> Mapping[str, Any]:
        self.times += 1
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome


async def test_what_was_done_is_known_the_next_time_and_not_done_again() -> None:
    kept, doing = Kept(), Doing({"sum": 3}, {"sum": 4})
    course = Course(kept)
    assert await course.effect("file", "act", {"tool": "add"}, doing) == ({"sum": 3}, False)
    assert await course.effect("file", "act", {"tool": "add"}, doing) == ({"sum": 4}, False)
    again, never = kept.course(), Doing()
    assert await again.effect("file", "act", {"tool": "add"}, never) == ({"sum": 3}, True)
    assert await again.effect("file", "act", {"tool": "add"}, never) == ({"sum": 4}, True)
    assert (doing.times, never.times) == (2, 0)
    live = Doing({"sum": 5})
    assert await again.effect("file", "act", {"tool": "add"}, live) == ({"sum": 5}, False)
    assert live.times == 1, "from the first thing it does not know on, the run is live"


async def test_each_path_counts_for_itself_in_whatever_order() -> None:
    kept = Kept()
    course = Course(kept)
    for path in ("file/task1", "file/task2", "file/task1", "file"):
        await course.effect(path, "act", {"of": path}, Doing({"did": path, "name": course.next(path)}))
    again = kept.course()
    for path, name in (("file", "file.1"), ("file/task2", "file/task2.1"), ("file/task1", "file/task1.1"),
                       ("file/task1", "file/task1.2")):  # fmt: skip
        assert again.next(path) == name
        assert await again.effect(path, "act", {"of": path}, Doing()) == ({"did": path, "name": name}, True)


@pytest.mark.parametrize(
    ("kind", "intent"), [("think", {"tool": "add"}), ("act", {"tool": "remove"}), ("act", {"tool": "add", "more": 1})]
)
async def test_what_means_something_else_now_is_not_answered_from_what_was(kind: str, intent: dict[str, Any]) -> None:
    kept = Kept()
    await Course(kept).effect("file", "act", {"tool": "add"}, Doing({"sum": 3}))
    doing = Doing({"sum": 4})
    with pytest.raises(Diverged, match=r"file\.1: was act .*add.*, is " + kind):
        await kept.course().effect("file", kind, intent, doing)
    assert doing.times == 0


async def test_what_was_begun_and_has_no_end_is_told_and_nothing_else() -> None:
    kept = Kept(dies_at="run")
    with pytest.raises(Died):
        await Course(kept).begin("file.1.run", "run", {"run": "r1", "at": Path("/a")})
    again = kept.course()
    assert again.begun("file.1.run") == Record("file.1.run", 1, "run", {"run": "r1", "at": "/a"})
    assert again.begun("file.2.run") is None


async def test_what_failed_is_not_kept_and_is_done_again() -> None:
    kept, doing = Kept(), Doing(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await Course(kept).effect("file", "think", {}, doing)
    assert kept.records == {}
    assert await kept.course().effect("file", "think", {}, Doing({"ok": 1})) == ({"ok": 1}, False)


async def test_what_could_not_be_begun_is_said() -> None:
    class Full(Forgetful):
        async def begin(self, record: Record) -> None:
            raise JournalError(f"no room for {record.kind}")

    with pytest.raises(JournalError, match="no room for run"):
        await Course(Full()).begin("file.1.run", "run", {})


async def test_a_closed_one_does_nothing_that_is_not_known() -> None:
    kept = Kept()
    await Course(kept).effect("file", "act", {}, Doing({"a": 1}))
    closed, doing = kept.course(closed=True), Doing({"b": 2})
    assert await closed.effect("file", "act", {}, doing) == ({"a": 1}, True)
    with pytest.raises(NotKnown, match=r"file\.2: act"):
        await closed.effect("file", "act", {}, doing)
    assert doing.times == 0


async def test_it_is_busy_on_a_path_while_something_is_done_there_also_when_that_fails() -> None:
    course = Course()

    async def look() -> dict[str, Any]:
        with course.aside("file"):
            assert course.busy("file")
        return {"file": course.busy("file"), "other": course.busy("other")}

    assert (await course.effect("file", "look", {}, look))[0] == {"file": True, "other": False}
    assert not course.busy("file")
    with pytest.raises(ValueError, match="x"):
        await course.effect("file", "look", {}, Doing(ValueError("x")))
    assert not course.busy("file")


async def test_the_first_time_is_told_as_every_other_time() -> None:
    kept, odd = Kept(), {"path": Path("/a/b"), "pair": (1, 2), 3: "three"}
    first, _ = await Course(kept).effect("file", "look", {"in": Path("/a")}, Doing(odd))  # type: ignore[arg-type]
    assert first == {"path": "/a/b", "pair": [1, 2], "3": "three"}
    again, known = await kept.course().effect("file", "look", {"in": "/a"}, Doing())
    assert (again, known) == (first, True)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@given(st.dictionaries(st.text(), JSON, max_size=4))
def test_plain_changes_nothing_twice(value: dict[str, Any]) -> None:
    once = plain(value)
    assert plain(once) == once == value
    assert plain(json.loads(json.dumps(once))) == once


@given(st.lists(st.sampled_from(["a", "b", "a/c"]), max_size=30), st.integers(0, 30))
async def test_cut_off_anywhere_all_is_done_exactly_once(paths: list[str], cut: int) -> None:
    """Whatever was kept when it died, the second life does the rest and nothing else."""
    kept, done = Kept(), list[str]()

    async def all_of(course: Course, upto: int) -> list[dict[str, Any]]:
        outcomes = []
        for path in paths[:upto]:
            name = course.next(path)

            async def do(name: str = name) -> dict[str, Any]:
                done.append(name)
                return {"did": name}

            outcomes.append((await course.effect(path, "act", {"name": name}, do))[0])
        return outcomes

    await all_of(Course(kept), cut)
    outcomes = await all_of(kept.course(), len(paths))
    assert [each["did"] for each in outcomes] == done
    assert len(set(done)) == len(done) == len(paths)
