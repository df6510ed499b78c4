"""The time that an agent has for a response; that it was up is kept, to be up there again (spec B4)."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from ryxd.core.course import Course, NotKnown

T = TypeVar("T")


class TimeUp(Exception):
    """An agent has had its time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"it took longer than {seconds:.3g} s")
        self.seconds = seconds


async def in_time(course: Course, path: str, late: str, seconds: float, do: Callable[[], Awaitable[T]]) -> T:
    """What `do` gives. `late` is the name under which it is kept that the time of the agent at `path` was up.

    Raises TimeUp, also where it was up before ryxd was restarted: then what is known is done again, and no more.
    """
    if (was := course.begun(late)) is not None:
        with course.shut(path):
            try:
                return await do()
            except NotKnown:
                raise TimeUp(was.intent.get("seconds", seconds)) from None
    if course.closed:  # what is only looked at takes no time
        return await do()
    try:
        async with course.clocks.running(path, seconds) as timeout:
            return await do()
    except TimeoutError:
        if not timeout.expired():
            raise
    await course.begin(late, "late", {"seconds": seconds})
    raise TimeUp(seconds)
