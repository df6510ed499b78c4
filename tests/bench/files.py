"""Files: what the guarantee costs, and many interleavings of agents, an editor and crashes.

    python -m tests.bench.files [CHANGES]

Prints ratios against a plain atomic write (a new file, fsync, rename, fsync of the folder) in the same run, then
lets the machine of tests/files/machine.py make CHANGES changes (10,000 unless told) and says what it found.
"""

import asyncio
import logging
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from ryxd.core.files import Origin, Replace
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.exchange import Like, stage, swap
from ryxd.files.state import look
from tests.files.machine import Base, Machine

TIMES = 60


def plain(path: Path, data: bytes) -> None:
    """What careful programs do."""
    temp = path.with_name("temp")
    with temp.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temp.rename(path)
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    os.fsync(folder)
    os.close(folder)


def compared(path: Path, data: bytes) -> None:
    """Compare and swap, without log and store."""
    disk = Disk()
    with disk.at(path) as spot:
        before, temp = look(disk, spot), spot.beside(".ryx-bench.new")
        stage(disk, temp, data, Like(before.mode, owner=before.owner, xattrs=before.xattrs))
        swap(disk, temp, spot, before, lambda *_: None)
        disk.sync_folder(spot)
        disk.unlink(temp)


def median(work: Callable[[int], None]) -> float:
    took = []
    for number in range(TIMES):
        start = time.perf_counter()
        work(number)
        took.append(time.perf_counter() - start)
    return statistics.median(took)


def write(how: Callable[[Path, bytes], None], path: Path, data: Callable[[int], bytes], number: int) -> None:
    how(path, data(number))


async def whole(folder: Path, path: Path, data: Callable[[int], bytes]) -> float:
    """Through the door: planned, kept, logged, done, written down."""
    async with Door(folder / "undo", trash=folder / "Trash") as door:
        hands = door.of("a", Origin("r1"))
        hands.saw(await hands.read(path))
        took = []
        for number in range(TIMES):
            start = time.perf_counter()
            await hands.apply([Replace(path, data(number))])
            took.append(time.perf_counter() - start)
    return statistics.median(took)


def costs() -> None:
    for name, size in (("4 KiB of text", 4 << 10), ("1 MiB of text", 1 << 20)):
        with tempfile.TemporaryDirectory(dir=os.environ.get("RYX_BENCH")) as made:
            folder = Path(os.path.realpath(made))
            path = folder / "file"

            def data(number: int, size: int = size) -> bytes:
                return (b"line %06d of a file\n" % number * (size // 20))[:size]

            path.write_bytes(data(-1))
            bare = median(partial(write, plain, path, data))
            swapped = median(partial(write, compared, path, data))
            all_of_it = asyncio.run(whole(folder, path, lambda number: data(number + 2000)))
            print(f"{name}: a plain atomic write takes {bare * 1000:.2f} ms")
            print(f"  compare and swap         {swapped / bare:6.2f} times that")
            print(f"  with log and undo store  {all_of_it / bare:6.2f} times that")


def interleavings(changes: int) -> None:
    logging.disable(logging.CRITICAL)
    start, examples = time.perf_counter(), 0
    Base.changes = 0
    while Base.changes < changes:
        more = settings(
            max_examples=max(20, min(500, (changes - Base.changes) // 4)),
            stateful_step_count=14,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            phases=[Phase.generate, Phase.shrink],
        )
        run_state_machine_as_test(Machine, settings=more)
        examples += more.max_examples
    took = time.perf_counter() - start
    print(f"{Base.changes} changes in {examples} worlds: no byte lost, nothing unseen overwritten ({took:.0f} s)")


if __name__ == "__main__":
    costs()
    interleavings(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
