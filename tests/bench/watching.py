"""How soon, and at what cost, is a change of a known file told? (SPEC B7)

    python tests/bench/watching.py [SECONDS]

Prints ratios against `watchfiles.awatch` in the same run, and asserts nothing. Ours is the same package used in
another way: woken by the kernel's signal instead of sleeping and looking (decision 0020). SECONDS (default 40) is about how
long it takes in all.
"""

from __future__ import annotations

import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from watchfiles import awatch  # noqa: E402

from ryxd.files.watcher import Watcher  # noqa: E402

GAP = 0.15
"""Seconds between two writes: each is heard on its own."""


def main(arguments: list[str]) -> int:
    seconds = float(arguments[0]) if arguments else 40.0
    # not in /tmp: what others do there wakes us, too
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        asyncio.run(latency(Path(folder), max(10, int(seconds / 4 / GAP))))
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        asyncio.run(large_tree(Path(folder)))
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        asyncio.run(idle(Path(folder), min(5.0, seconds / 8)))
    return 0


class Awatch:
    """awatch in a task, and when it told."""

    def __init__(self, folder: Path, *, recursive: bool = False, **options: int) -> None:
        self.told = asyncio.Event()
        self._stop = asyncio.Event()
        self._folder, self._recursive, self._options = folder, recursive, options

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._listen())
        await asyncio.sleep(0.5)
        return self

    async def _listen(self) -> None:
        watch = awatch(self._folder, recursive=self._recursive, stop_event=self._stop, **self._options)
        async for _ in watch:
            self.told.set()

    async def __aexit__(self, *_: object) -> None:
        self._stop.set()
        await self._task


async def timed(path: Path, told: asyncio.Event, times: int) -> list[float]:
    """Milliseconds from a write to being told."""
    taken = []
    for number in range(times):
        told.clear()
        started = time.perf_counter()
        path.write_text(f"{number}\n" * 200)
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                await told.wait()
            taken.append((time.perf_counter() - started) * 1000)
        await asyncio.sleep(GAP)
    return taken


async def latency(folder: Path, times: int) -> None:
    path = folder / "known"
    path.write_text("old")
    taken = {}
    told = asyncio.Event()
    async with Watcher(lambda _path, _digest: told.set()) as watcher:
        watcher.follow(path)
        await watcher.caught_up()
        taken["ryx (and hashed)"] = await timed(path, told, times)
    for name, options in {"awatch, its defaults": {}, "awatch, step 20": {"step": 20, "debounce": 200}}.items():
        async with Awatch(folder, **options) as other:
            taken[name] = await timed(path, other.told, times)
    print(f"From a write to being told, {times} writes")
    p50, p99 = {}, {}
    for name, values in taken.items():
        p50[name] = statistics.median(values)
        p99[name] = statistics.quantiles(values, n=100, method="inclusive")[98]
        print(f"  {name:<24} p50 {p50[name]:7.1f} ms   p99 {p99[name]:7.1f} ms")
    ours, *others = taken
    for name in others:
        print(f"  ryx / {name}: p50 {p50[ours] / p50[name]:.2f}, p99 {p99[ours] / p99[name]:.2f}")


async def large_tree(folder: Path) -> None:
    """100,000 files in 1,000 folders, of which 50 files in 50 folders are known."""
    for number in range(1000):
        below = folder / f"d{number % 40}" / f"s{number}"
        below.mkdir(parents=True)
        for file in range(100):
            os.close(os.open(below / f"{file}", os.O_CREAT | os.O_WRONLY, 0o600))
    known = [folder / f"d{number % 40}" / f"s{number}" / "7" for number in range(0, 1000, 20)]
    async with Watcher(lambda _path, _digest: None) as watcher:
        started = time.perf_counter()
        for path in known:
            watcher.follow(path)
        await watcher.caught_up()
        ready = time.perf_counter() - started
        watches = held()
        started = time.perf_counter()
        for path in known:
            path.write_text("new")
        await watcher.caught_up()
        heard = time.perf_counter() - started
        started = time.perf_counter()
        watcher.rescan()
        await watcher.caught_up()
        again = time.perf_counter() - started
    before = held()
    async with Awatch(folder, recursive=True):
        recursive = held() - before
    print("\n100,000 files in 1,000 folders, 50 files known")
    print(f"  watches: ryx {watches}, recursive {recursive}: ratio {watches / recursive:.3f}")
    print(f"  ready after {ready * 1000:.1f} ms; all 50 changed and told in {heard * 1000:.1f} ms")
    print(f"  everything looked at again in {again * 1000:.1f} ms")


async def idle(folder: Path, seconds: float) -> None:
    """What it costs that nothing happens: CPU and wake-ups of all threads."""
    files = [folder / f"{number}" for number in range(50)]
    for path in files:
        path.write_text("old")
    print(f"\nNothing happens for {seconds:g} s")
    async with Watcher(lambda _path, _digest: None) as watcher:
        await asyncio.sleep(0.5)
        await rest("nothing known", seconds)
        for path in files:
            watcher.follow(path)
        await watcher.caught_up()
        await asyncio.sleep(0.5)
        await rest("50 files known", seconds)
    async with Awatch(folder, step=20, debounce=200):
        await rest("awatch, step 20", seconds)


async def rest(name: str, seconds: float) -> None:
    usage, woken = resource.getrusage(resource.RUSAGE_SELF), wakeups()
    await asyncio.sleep(seconds)
    now = resource.getrusage(resource.RUSAGE_SELF)
    cpu = now.ru_utime + now.ru_stime - usage.ru_utime - usage.ru_stime
    # one is the end of this very sleep
    print(
        f"  {name:<18} {cpu / seconds * 100:6.3f} % CPU  {max(0, wakeups() - woken - 1) / seconds:6.1f} wake-ups a second"
    )


def wakeups() -> int:
    count = 0
    for thread in os.listdir("/proc/self/task"):
        for line in Path(f"/proc/self/task/{thread}/status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                count += int(line.split()[1])
    return count


def held() -> int:
    watches = 0
    for name in os.listdir("/proc/self/fdinfo"):
        with suppress(OSError):
            watches += Path(f"/proc/self/fdinfo/{name}").read_text().count("inotify wd:")
    return watches


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
