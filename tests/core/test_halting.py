"""A run that is halted, and then cut: what may still begin, what may end, and what counts of it."""

import asyncio
from typing import Any

import pytest

from ryxd.core.course import Course, Forgetful, Record


class Kept(Forgetful):
    def __init__(self) -> None:
        self.ends: list[Record] = []

    def end(self, record: Record) -> None:
        self.ends.append(record)


class Act:
    """An Action of a course that changes something, and takes until it may end."""

    def __init__(self, course: Course, path: str = "file") -> None:
        self.course, self.path = course, path
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def do(self) -> dict[str, Any]:
        await self.course.begin(f"{self.path}.1.run", "run", {})
        self.begun.set()
        await self.may_end.wait()
        await self.course.effect(f"{self.path}/hook:careful", "think", {}, nothing)
        return {"done": True}

    def start(self) -> asyncio.Task[Any]:
        return asyncio.create_task(self.course.effect(self.path, "act", {}, self.do))


async def nothing() -> dict[str, Any]:
    return {}


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_is_changing_something_ends_and_its_outcome_is_known() -> None:
    kept = Kept()
    course = Course(kept)
    act = Act(course)
    task = act.start()
    await act.begun.wait()
    course.halting.halt()
    settled = asyncio.create_task(course.halting.settled())
    other = asyncio.create_task(course.effect("lead", "think", {}, nothing))
    await turns()
    assert not settled.done()
    act.may_end.set()
    await settled
    assert await task == ({"done": True}, False)
    assert [(each.path, each.kind) for each in kept.ends] == [("file/hook:careful", "think"), ("file", "act")]
    await turns()
    assert not other.done(), "nothing begins"
    course.halting.leave()
    await asyncio.wait({other})
    assert other.cancelled()


async def test_what_only_looks_is_not_waited_for() -> None:
    course = Course()
    asked = asyncio.create_task(course.effect("file", "think", {}, asyncio.Event().wait))  # type: ignore[arg-type]
    await turns()
    course.halting.halt()
    await course.halting.settled()
    asked.cancel()
    await asyncio.wait({asked})


async def test_what_would_begin_to_change_something_does_not() -> None:
    course = Course()
    course.halting.halt()
    act = Act(course)
    task = act.start()
    await turns()
    course.halting.leave()
    await asyncio.wait({task})
    assert (task.cancelled(), act.begun.is_set()) == (True, False)
    with pytest.raises(asyncio.CancelledError):
        await course.begin("file.2.run", "run", {})


async def test_what_comes_out_after_the_cut_is_not_known() -> None:
    kept = Kept()
    course = Course(kept)
    act = Act(course)
    task = act.start()
    await act.begun.wait()
    course.halting.leave()
    act.may_end.set()
    await asyncio.wait({task})
    assert (task.cancelled(), kept.ends) == (True, [])


async def test_what_failed_is_waited_for_no_longer() -> None:
    course = Course()

    async def fails() -> dict[str, Any]:
        await course.begin("file.1.run", "run", {})
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await course.effect("file", "act", {}, fails)
    course.halting.halt()
    await course.halting.settled()
