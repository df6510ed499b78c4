"""Memory: recall among many, against a plain LIKE scan of the same rows; python -m tests.bench.memory [MEMORIES]

100,000 unless told. Prints ratios and asserts nothing. Words are drawn as languages draw them: the n-th most frequent
one n times as rarely as the first. LIKE looks for the same telling words, puts what has most of them first and then what is
newest, and finds no endings.
"""

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from ryxd.record.memories import Store

MANY = 100_000
TIMES = 15
QUERIES = {
    "a word of one memory": "what is my w19999 called?",
    "a word of a few hundred": "w0400",
    "a word of every tenth": "w0002",
    "five words": "w0300 w0500 w0900 w1300 w2100",
    "a word of none": "xylofon",
}


def sentences(count: int) -> list[str]:
    """Memories of 4 to 12 words out of 20,000."""
    chance = random.Random(4)
    words = [f"w{number:04}" for number in range(20_000)]
    weights = [1 / (number + 1) for number in range(len(words))]
    drawn = iter(chance.choices(words, weights, k=count * 12))
    return [" ".join(next(drawn) for _ in range(4 + number % 9)) + f" n{number}" for number in range(count)]


async def median(work: Callable[[], Awaitable[object]], times: int = TIMES) -> float:
    took = []
    for _ in range(times):
        start = time.perf_counter()
        await work()
        took.append(time.perf_counter() - start)
    return statistics.median(took)


async def main(count: int) -> None:
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        path = Path(folder) / "memory.db"
        async with Store(path, most=count + 1000) as store:
            start = time.perf_counter()
            every = sentences(count)
            for first in range(0, count, 1000):
                await asyncio.gather(*(store.remember(text) for text in every[first : first + 1000]))
            took = time.perf_counter() - start
            size = sum(file.stat().st_size for file in Path(folder).iterdir())
            text = sum(map(len, every))
            print(f"{count} memories in {took:.1f} s; {size / 1e6:.1f} MB on disk, {size / text:.1f} x their text")
            await recalling(store, path)
            await writing(store, Path(folder))


async def recalling(store: Store, path: Path) -> None:
    scan = sqlite3.connect(path, check_same_thread=False)
    for name, query in QUERIES.items():
        words = [word for word in query.strip("?").split() if word not in {"what", "is", "my", "called"}]
        fit = " + ".join("(text LIKE ?)" for _ in words)
        sql = f"SELECT id, text, {fit} AS fit FROM memories WHERE fit ORDER BY fit DESC, made DESC LIMIT 10"
        values = [f"%{word}%" for word in words]

        async def like(sql: str = sql, values: list[str] = values) -> object:
            return await asyncio.to_thread(lambda: scan.execute(sql, values).fetchall())

        here, there = list[float](), list[float]()
        for _ in range(5):  # in turns: what slows the machine down slows both of them down
            here.append(await median(lambda query=query: store.recall(query), 3))  # type: ignore[misc]
            there.append(await median(like, 3))
        ours, bare = statistics.median(here), statistics.median(there)
        found = len(await store.recall(query, limit=1000))
        print(
            f"  {name:26} {ours * 1000:7.2f} ms, LIKE {bare * 1000:7.2f} ms: {bare / ours:6.1f} times as fast ({found})"
        )
    ours = await median(store.recall)
    print(f"  {'the latest':26} {ours * 1000:7.2f} ms")
    scan.close()


async def writing(store: Store, folder: Path) -> None:
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None, check_same_thread=False)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = FULL")
    bare.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)")

    async def insert() -> None:
        await asyncio.to_thread(bare.execute, "INSERT INTO t (text) VALUES ('my server is called atlas')")

    numbers = iter(range(10_000))
    ours, plain = await median(lambda: store.remember(f"one more {next(numbers)}"), 50), await median(insert, 50)
    print(f"  remember {ours * 1000:.2f} ms, a bare commit {plain * 1000:.2f} ms: {ours / plain:.1f} times")
    gone = await median(lambda: store.forget([f"m{next(numbers) + 1}"]), 3)
    print(f"  forget one, with every trace of it: {gone * 1000:.0f} ms")
    start = time.perf_counter()
    count = await store.forget_all()
    print(f"  forget all {count}: {(time.perf_counter() - start) * 1000:.0f} ms")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else MANY))
