"""The look-out with the real door: what agents do themselves is no news to them, all else is."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.files import Create, Files, Move, News, Origin, Refusal, Replace, Trash
from ryxd.files.door import Door
from ryxd.files.known import AGENTS, Known
from ryxd.files.lookout import Lookout
from tests.files.watching import held


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Door]:
    door = Door(folder / "state" / "undo", trash=folder / "state" / "Trash")
    async with (
        door,
        Lookout(
            mark=door.known.mark,
            knows=door.known.of,
            contents=door.content,
            system_bus=f"unix:path={folder}/none",
        ) as door.watch,
    ):
        yield door


def hands(door: Door, agent: str) -> Files:
    return door.of(agent, Origin(run="r1", agent=agent))


async def read(door: Door, agent: str, path: Path) -> None:
    mine = hands(door, agent)
    mine.saw(await mine.read(path))


@pytest.fixture
def work(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    (tmp_path / "work").mkdir()
    return tmp_path / "work"


async def test_a_reads_b_reads_and_writes_a_is_told_and_b_is_not(work: Path) -> None:
    path = work / "a"
    path.write_text("old\n")
    async with opened(work.parent) as door:
        await read(door, "A", path)
        await read(door, "B", path)
        await hands(door, "B").apply([Replace(path, b"new\n")])
        assert await door.news("B") == ()
        assert await door.news("A") == (News(path, "changed", diff="@@ -1 +1 @@\n-old\n+new"),)
        assert await door.news("A") == ()
        seen = hands(door, "A").seen(path)
        assert seen is not None
        assert seen.stale
        with pytest.raises(Refusal):
            await hands(door, "A").apply([Replace(path, b"mine\n")])
        # the refusal has shown the fresh content
        await hands(door, "A").apply([Replace(path, b"mine\n")])
        assert await door.news("A") == ()
        assert len(await door.news("B")) == 1


async def test_own_creates_moves_and_trashing_are_no_news(work: Path) -> None:
    async with opened(work.parent) as door:
        mine = hands(door, "A")
        await mine.apply([Create(work / "a", b"1\n"), Create(work / "b", b"2\n")])
        assert await door.news("A") == ()
        await mine.apply([Move(work / "a", work / "c"), Trash(work / "b")])
        assert await door.news("A") == ()
        (work / "c").write_text("from outside\n")
        assert await door.news("A") == (News(work / "c", "changed", diff="@@ -1 +1 @@\n-1\n+from outside"),)


async def test_many_own_writes_in_a_row_are_never_news(work: Path) -> None:
    path = work / "a"
    async with opened(work.parent) as door:
        mine = hands(door, "A")
        await mine.apply([Create(path, b"0\n")])
        for number in range(1, 30):
            await mine.apply([Replace(path, b"%d\n" % number)])
            assert await door.news("A") == ()
            os.utime(path)
            assert await door.news("A") == ()


async def test_news_can_be_cancelled(work: Path) -> None:
    path = work / "a"
    path.write_text("old\n")
    async with opened(work.parent) as door:
        await read(door, "A", path)
        path.write_text("new\n")
        told = []
        for turns in range(1, 12):
            asking = asyncio.create_task(door.news("A"))
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            (answer,) = await asyncio.gather(asking, return_exceptions=True)
            told += [] if isinstance(answer, asyncio.CancelledError) else answer
        told += await door.news("A")
        assert len(told) == 1, "what nobody was told is still new, and nothing is told twice"


async def test_nothing_is_held_after_all_agents_are_forgotten_or_at_the_end(work: Path) -> None:
    before, files = held(), len(os.listdir("/proc/self/fd"))
    paths = [work / f"{number}" for number in range(100)]
    async with opened(work.parent) as door:
        for path in paths:
            path.write_text("old\n")
            for agent in "AB":
                await read(door, agent, path)
        assert await door.news("A") == ()
        assert held()[1] > before[1]
        door.forget("A")
        assert await door.news("B") == ()
        assert held()[1] > before[1]
        door.forget("B")
        assert await door.news("B") == ()
        assert held() == before
        await read(door, "A", paths[0])
    assert held() == before
    assert len(os.listdir("/proc/self/fd")) == files


async def test_ten_thousand_agents_leave_nothing_behind(work: Path) -> None:
    paths = [work / f"d{number}" / "f" for number in range(7)]
    for path in paths:
        path.parent.mkdir()
        path.write_text("old\n")
    async with opened(work.parent) as door:
        assert isinstance(door.watch, Lookout)
        first = await hands(door, "first").read(paths[0])
        for number in range(10_000):
            path = paths[number % len(paths)]
            hands(door, f"{number}").saw(replace(first, path=path))
            if number % 1000 == 0:
                path.write_text(f"{number}\n")
                assert len(await door.news(f"{number}")) == 1
        assert len(door.known._agents) == AGENTS
        assert sum(door.known._knowers.values()) == AGENTS
        assert len(door.watch._reporter._told) <= 2
        assert hands(door, "9999").seen(paths[9999 % len(paths)]) is not None
        assert hands(door, "0").seen(paths[0]) is None
        for number in range(10_000):
            door.forget(f"{number}")
        assert not door.known._agents
        assert not door.known._knowers
        assert not door.watch._reporter._told
        assert await door.news("9999") == ()
        assert held() == (0, 0)


async def test_the_agent_that_is_forgotten_is_the_longest_unused(work: Path) -> None:
    path = work / "a"
    path.write_text("old\n")
    gone: list[str] = []
    known = Known(agents=3, forgotten=gone.append)
    async with opened(work.parent) as door:
        content = await hands(door, "A").read(path)
    for agent in "ABC":
        known.saw(agent, content)
    assert known.get("A", path) is not None
    known.wrote("D", path, "0")
    assert gone == ["B"]
    assert set(known.knowers(path)) == {"A", "C", "D"}
    known.moved(path, work / "b")
    assert gone == ["B"]
    assert set(known.knowers(work / "b")) == {"A", "C", "D"}
