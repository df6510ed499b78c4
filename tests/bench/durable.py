"""What does it cost that runs survive? `python -m tests.bench.durable [effects]`.

As ratios, the times are for the eye: an effect that is kept (begun and ended, and one that only ends) against a bare
SQLite commit of the same size, in turns in the same folder; and how long a run takes to go on with 100, 1,000 and
10,000 effects behind it: per effect that must be the same.
"""

import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict

from ryxd.core.action import Action
from ryxd.core.course import Course
from ryxd.core.paths import Roots
from ryxd.core.tool import Permission, ToolView, tool
from ryxd.core.view import View
from ryxd.engine.resuming import take_up
from ryxd.record.journal import Journal
from ryxd.wire.events import Event

ROUNDS = 300
MANY = 10_000
TEXT = "a result of some length, as reading a page of a file gives it; " * 16
"""About a kilobyte."""


async def outcome() -> dict[str, Any]:
    """What an effect gives."""
    return {"result": {"data": {"text": TEXT}}, "sights": []}


async def accepted(journal: Journal) -> str:
    """A run to keep effects of."""
    return (await journal.accept("bench", session=None, origin=None, context=None, cwd=None)).run


async def durable(journal: Journal) -> None:
    """Wait until all that is queued is on the disk."""
    await journal._database.ask(lambda _: None)


async def cost(folder: Path) -> dict[str, float]:
    """Seconds of each, in turns: medians."""
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = NORMAL")
    bare.execute("CREATE TABLE records (number INTEGER PRIMARY KEY, intent TEXT, outcome TEXT)")
    same = json.dumps(await outcome())

    async def commit() -> None:
        bare.execute("BEGIN")
        bare.execute("INSERT INTO records (intent, outcome) VALUES ('{}', ?)", (same,))
        bare.execute("COMMIT")

    async with Journal(folder / "journal.db", lambda _: None) as journal:
        course = Course(journal.records(await accepted(journal)))
        number = 0

        async def kept() -> None:
            await course.effect("file", "act", {}, outcome)

        async def waited() -> None:
            await kept()
            await durable(journal)

        async def changing() -> None:
            nonlocal number
            number += 1
            await course.begin(f"file.{number}.run", "run", {"output": TEXT})
            await waited()

        works: dict[str, Callable[[], Awaitable[None]]] = {
            "bare": commit, "kept": kept, "waited": waited, "changing": changing,
        }  # fmt: skip
        taken: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(ROUNDS):
            for name, work in works.items():
                await durable(journal)
                begun = time.perf_counter()
                await work()
                taken[name].append(time.perf_counter() - begun)
    bare.close()
    return {name: statistics.median(each) for name, each in taken.items()}


class Page(BaseModel):
    """What is read."""

    model_config = ConfigDict(extra="forbid")
    number: int


class Text(BaseModel):
    """What it says."""

    text: str


@tool("read a page", permission=Permission.READ, groups={"bench"})
async def read_page(args: Page, _: ToolView) -> Text:
    """Give a page."""
    read.append(args.number)
    return Text(text=TEXT)


read: list[int] = []
"""The pages that were really read."""


async def acts(journal: Journal, run: str, course: Course, effects: int) -> None:
    """Do so many Actions of a run, and tell of them, as its agent does."""
    home = Path.home()

    def emit(event: Event) -> None:
        journal.emit(event.model_copy(update={"run": run}))

    view = View(
        "file",
        tools={"read_page": read_page},
        allowed=frozenset({"read_page"}),
        paths=Roots(home, home, (home,), ()),
        environment=dict,
        language="en",
        emit=(lambda _: None) if course.resumed else emit,
        run=run,
        course=course,
    )
    for number in range(effects):
        await view.do_action(Action("read_page", {"number": number}))


async def resumed(folder: Path, effects: int) -> float:
    """Seconds until a run with so much behind it is where it was: found, read, and run again."""
    path = folder / f"{effects}.db"
    async with Journal(path, lambda _: None) as journal:
        run = await accepted(journal)
        await acts(journal, run, Course(journal.records(run)), effects)
    read.clear()
    async with Journal(path, lambda _: None) as journal:
        begun = time.perf_counter()
        (left,) = await journal.unfinished()
        running = await take_up(journal, left)
        await acts(journal, run, running.course, effects)
        took = time.perf_counter() - begun
    if read or running.told["file"] != 2 * effects:
        raise RuntimeError("it was to be known, and told")
    return took


def row(name: str, seconds: float, than: float, what: str) -> None:
    """One line."""
    print(f"{name:44}{seconds * 1e6:11.0f} µs   {seconds / than:6.2f} times {what}")


async def main(most: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        took = await cost(Path(name))
        row("a bare SQLite commit of the same size", took["bare"], took["bare"], "it")
        row("an effect, kept with what comes next", took["kept"], took["bare"], "a bare commit")
        row("an effect, waited for until it is stored", took["waited"], took["bare"], "a bare commit")
        row("one that changes something: begun, ended", took["changing"], took["bare"], "a bare commit")
        sizes = [size for size in (100, 1_000, 10_000) if size <= most] or [most]
        each = {size: await resumed(Path(name), size) / size for size in sizes}
    for size, seconds in each.items():
        row(f"going on with {size:,} effects, per effect", seconds, each[sizes[0]], f"that with {sizes[0]:,}")
    print(f"going on with {sizes[-1]:,} effects in all: {each[sizes[-1]] * sizes[-1]:.2f} s")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY))
