"""The time that agents have: what counts of it, and that it is up at the same place when a run is run again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ryxd.core.course import Course, Forgetful, NotKnown, Record
from ryxd.core.deadline import TimeUp, in_time

SHORT = 0.02


class Kept(Forgetful):
    def __init__(self) -> None:
        self.records: dict[tuple[str, int], Record] = {}

    async def begin(self, record: Record) -> None:
        self.records[record.path, record.number] = record

    def end(self, record: Record) -> None:
        self.records[record.path, record.number] = record


async def past(clock: float) -> None:
    """Return when more time than that has passed."""
    loop = asyncio.get_running_loop()
    then, there = loop.time() + clock, asyncio.Event()
    loop.call_at(then, there.set)
    await there.wait()


async def forever() -> dict[str, Any]:
    await asyncio.Event().wait()
    raise AssertionError


async def one() -> dict[str, Any]:
    return {"one": 1}


def agent(course: Course, path: str, *steps: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[str]]:
    """An agent that does these effects one after the other."""

    async def response() -> str:
        for step in steps:
            await course.effect(path, "think", {}, step)
        return "done"

    return response


async def test_who_is_late_is_late_at_the_same_place_again() -> None:
    kept = Kept()
    course = Course(kept)
    with pytest.raises(TimeUp, match=r"longer than 0\.02 s"):
        await in_time(course, "file", "file.late", SHORT, agent(course, "file", one, forever))
    assert course.number("file") == 2
    for closed in (True, False):
        again = Course(known=kept.records.values(), closed=closed)
        with pytest.raises(TimeUp):
            await in_time(again, "file", "file.late", 600.0, agent(again, "file", one, one))
        assert again.number("file") == 2
        # whatever the run does after that is its own again
        if not closed:
            assert await again.effect("file", "look", {}, one) == ({"one": 1}, False)


async def test_whose_time_was_up_is_not_mistaken_for_anothers() -> None:
    kept = Kept()

    def lead(course: Course, step: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[str]]:
        return lambda: in_time(course, "lead/anna", "lead/anna.1.late", 600.0, agent(course, "lead/anna", step))

    course = Course(kept)
    with pytest.raises(TimeUp, match=r"longer than 0\.02 s"):
        await in_time(course, "lead", "lead.late", SHORT, lead(course, forever))
    assert set(kept.records) == {("lead.late", 1)}
    again = Course(known=kept.records.values())
    with pytest.raises(TimeUp, match=r"longer than 0\.02 s"):
        await in_time(again, "lead", "lead.late", 5.0, lead(again, one))


async def test_a_run_that_is_only_looked_at_is_never_late_and_says_what_is_missing() -> None:
    course = Course(closed=True)
    with pytest.raises(NotKnown):
        await in_time(course, "file", "file.late", 0.0, agent(course, "file", one))


async def test_what_runs_out_of_another_time_is_no_business_of_the_clock() -> None:
    async def slow() -> str:
        raise TimeoutError("somebody else's")

    kept = Kept()
    with pytest.raises(TimeoutError, match="somebody else's"):
        await in_time(Course(kept), "file", "file.late", 600.0, slow)
    assert kept.records == {}


@pytest.mark.parametrize("who", ["lead", "lead/anna", "lead/anna/bert"])
async def test_the_clock_stands_still_while_the_user_is_asked_there_or_below(who: str) -> None:
    course = Course()

    async def asks() -> str:
        with course.clocks.asking(who), course.clocks.asking(who):
            await past(3 * SHORT)
        return "answered"

    assert await in_time(course, "lead", "lead.late", SHORT, asks) == "answered"


@pytest.mark.parametrize("who", ["leader", "lead2/anna", "le"])
async def test_it_does_not_for_somebody_else(who: str) -> None:
    course = Course()

    async def asks() -> str:
        with course.clocks.asking(who):
            await past(100 * SHORT)
        raise AssertionError

    with pytest.raises(TimeUp):
        await in_time(course, "lead", "lead.late", SHORT, asks)


async def test_it_goes_on_after_the_answer_with_what_was_left() -> None:
    course = Course()

    async def asks() -> str:
        with course.clocks.asking("lead"):
            await past(2 * SHORT)
        await forever()
        raise AssertionError

    with pytest.raises(TimeUp):
        await in_time(course, "lead", "lead.late", SHORT, asks)


async def test_it_stands_still_while_the_model_that_was_asked_is_loaded() -> None:
    course = Course()

    async def thinks() -> str:
        with course.clocks.thinking("lead/anna"):
            course.clocks.loads("small", begins=True)
            course.clocks.loads("small", begins=True)
            await past(3 * SHORT)
            course.clocks.loads("small", begins=False)
            await forever()
        raise AssertionError

    with pytest.raises(TimeUp):
        await in_time(course, "lead", "lead.late", SHORT, thinks)


async def test_who_asks_while_it_is_loaded_waits_as_well_and_a_load_that_fails_is_over() -> None:
    course = Course()
    course.clocks.loads("small", begins=True)

    async def thinks() -> str:
        with course.clocks.thinking("lead"):
            await past(3 * SHORT)
        await past(100 * SHORT)
        raise AssertionError

    with pytest.raises(TimeUp):
        await in_time(course, "lead", "lead.late", SHORT, thinks)


async def test_a_load_that_nobody_there_waits_for_stops_no_clock() -> None:
    course = Course()

    async def acts() -> str:
        course.clocks.loads("large", begins=True)
        await forever()
        raise AssertionError

    with pytest.raises(TimeUp):
        await in_time(course, "lead", "lead.late", SHORT, acts)


async def test_a_subagent_gets_less_than_what_is_left() -> None:
    course = Course()
    shares = []

    async def leads() -> str:
        shares.append(course.clocks.share("lead", 600.0))
        with course.clocks.asking("lead"):
            shares.append(course.clocks.share("lead", 600.0))
        shares.append(course.clocks.share("lead", 7.0))
        shares.append(course.clocks.share("lead/anna", 600.0))
        return "done"

    await in_time(course, "lead", "lead.late", 100.0, leads)
    assert all(70 < share <= 80 for share in shares[:2])
    assert shares[2:] == [7.0, 600.0]
