"""What is true after a crash: all of a change or nothing of it, and nobody else's bytes are touched."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ryxd.core.files import (
    Copy,
    Create,
    MakeFolder,
    Mode,
    Move,
    Operation,
    Origin,
    Remove,
    RemoveFolder,
    Replace,
    Trash,
)
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.door import Door
from ryxd.files.state import digest_of


class Crash(BaseException):
    """The power is gone."""


def ours(folder: Path) -> list[str]:
    return [name for _, names, files in os.walk(folder) for name in (*names, *files) if name.startswith(".ryx-")]


async def crashed(base: Path, at: int, work: Callable[[Path], list[Operation]], root: Path) -> bool:
    """Do a change whose n-th system call is the end; False when it did not take so many."""
    count = 0

    def step(_: str) -> None:
        nonlocal count
        count += 1
        if count > at:
            raise Crash

    door = Door(base / "undo", trash=base / "Trash")
    await door.__aenter__()
    hands = door.of("a", Origin("r1"))
    hands.saw(await hands.read(root / "file"))
    for part in (door.disk, door.log):
        part._step = step
    try:
        await hands.apply(work(root))
    except Crash:
        await door.log._database.close()
        return True
    await door.__aexit__(None, None, None)
    return False


def tree(folder: Path) -> dict[str, tuple[int, bytes | None]]:
    found: dict[str, tuple[int, bytes | None]] = {}
    for path in sorted(folder.rglob("*")):
        data = path.read_bytes() if path.is_file() else None
        found[str(path.relative_to(folder))] = (path.stat().st_mode & 0o777, data)
    return found


@pytest.fixture
def shm() -> Iterator[Path]:
    """A folder on another disk than tmp_path."""
    folder = Path(tempfile.mkdtemp(dir="/dev/shm"))
    yield folder
    shutil.rmtree(folder)


def everything(root: Path) -> list[Operation]:
    return [
        Replace(root / "file", b"new"),
        Mode(root / "file", 0o600),
        MakeFolder(root / "deep/er"),
        Move(root / "file", root / "deep/er/file"),
        Create(root / "made", b"made"),
        Copy(root / "tree", root / "copy"),
        Move(root / "tree", root / "moved"),
        Trash(root / "rubbish"),
    ]


async def test_a_crash_at_any_system_call_leaves_all_or_nothing(tmp_path: Path) -> None:
    outcomes = set()
    for at in range(400):
        base = tmp_path / str(at)
        root = base / "work"
        (root / "tree/sub").mkdir(parents=True)
        (root / "file").write_bytes(b"old")
        (root / "rubbish").write_bytes(b"rubbish")
        (root / "tree/sub/one").write_bytes(b"1")
        (root / "tree/sub").chmod(0o500)
        before = tree(root)
        more = await crashed(base, at, everything, root)
        async with Door(base / "undo", trash=base / "Trash") as door:
            states = {entry.state for entry in await door.log.entries()}
            assert all("left as it is" not in entry.why for entry in await door.log.entries())
            assert await door.log.unfinished() == ()
        after = tree(root)
        assert ours(base) == []
        assert len(states) <= 1
        if states == {"done"}:
            assert after["deep/er/file"] == (0o600, b"new")
            assert after["copy/sub/one"] == after["moved/sub/one"]
            assert not {"file", "tree", "rubbish"} & set(after)
            assert (base / "Trash/files/rubbish").read_bytes() == b"rubbish"
        else:
            assert after == before
            assert not any((base / "Trash/info").glob("*")), "the trash tells of nothing that is not there"
        outcomes.add(frozenset(states))
        if not more:
            break
        for folder in base.rglob("sub"):
            folder.chmod(0o700)
        shutil.rmtree(base)
    else:
        pytest.fail("it never came to its end")
    assert frozenset({"done"}) in outcomes
    assert frozenset({"failed"}) in outcomes


async def test_a_move_to_another_disk_is_whole_or_not_there(tmp_path: Path, shm: Path) -> None:
    if os.lstat(shm).st_dev == os.lstat(tmp_path).st_dev:
        pytest.skip("/dev/shm is no disk of its own here")
    for at in range(200):
        base = tmp_path / str(at)
        root, there = base / "work", shm / str(at)
        (root / "tree").mkdir(parents=True)
        there.mkdir()
        (root / "file").write_bytes(b"old")
        (root / "tree/one").write_bytes(b"1")
        os.utime(root / "tree/one", (5, 5))
        before = tree(root)
        more = await crashed(
            base, at, lambda root, there=there: [Move(root / "tree", there / "tree"), Move(root / "file", there / "f")], root
        )  # fmt: skip
        async with Door(base / "undo", trash=base / "Trash") as door:
            states = {entry.state for entry in await door.log.entries()}
        assert ours(base) == ours(there) == []
        if states == {"done"}:
            assert tree(root) == {}
            assert tree(there) == {name.replace("file", "f"): what for name, what in before.items()}
            assert (there / "tree/one").stat().st_mtime == 5
        else:
            assert tree(root) == before
            assert tree(there) == {}
        if not more:
            assert states == {"done"}
            return
    pytest.fail("it never came to its end")


async def test_what_somebody_changed_after_the_crash_is_left_alone(tmp_path: Path) -> None:
    root = tmp_path / "work"
    root.mkdir()
    for at in range(5, 60, 3):
        for path in root.iterdir():
            path.unlink()
        (root / "file").write_bytes(b"old")
        await crashed(
            tmp_path, at, lambda root: [Replace(root / "file", b"new"), Create(root / "made", b"made")], root
        )
        (root / "file").write_bytes(b"somebody")
        async with Door(tmp_path / "undo", trash=tmp_path / "Trash"):
            pass
        assert (root / "file").read_bytes() == b"somebody"
        assert ours(root) == []


KILLED = """
import asyncio, os, sys
from pathlib import Path
from ryxd.core.files import Create, Move, Origin, Replace
from ryxd.files.door import Door
from ryxd.files.state import digest_of

async def main(base):
    async with Door(base / "undo", trash=base / "Trash") as door:
        hands = door.of("a", Origin("r1"))
        number = int((base / "work/one").read_text())
        for name in ("one", "two"):
            hands.saw(await hands.read(base / "work" / name))
        print("ready", flush=True)
        while True:
            number += 1
            await hands.apply([Replace(base / "work" / name, str(number).encode()) for name in ("one", "two")])
            print(number, flush=True)

asyncio.run(main(Path(sys.argv[1])))
"""


async def test_a_killed_process_leaves_all_or_nothing(tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    for name in ("one", "two"):
        (work / name).write_text("0")
    for _ in range(4):
        child = subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], stdout=subprocess.PIPE)
        assert child.stdout is not None
        for _ in range(random.randint(3, 9)):
            child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
        rest = child.stdout.read().split()
        child.wait()
        child.stdout.close()
        async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
            last = await door.log.entries(limit=2)
        assert (work / "one").read_text() == (work / "two").read_text()
        assert {entry.state for entry in last} in [{"done"}, {"failed"}]
        assert ours(work) == []
        if rest and rest[-1].isdigit():
            assert int((work / "one").read_text()) >= int(rest[-1]), "what was told as done is done"


async def test_a_log_that_takes_nothing_any_more_lets_nothing_be_changed(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        await door.log._database.ask(lambda db: db.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(ToolError, match=r"undo log .* Nothing was changed"):
            await door.of("a", Origin(summary="x" * 99_999)).apply([Create(tmp_path / "new", b"x")])
        assert not (tmp_path / "new").exists()


async def test_a_second_door_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash"):
        with pytest.raises(Exception, match="another ryxd"):
            await Door(tmp_path / "undo", trash=tmp_path / "Trash").__aenter__()


async def test_nothing_runs_on_when_the_door_is_closed(tmp_path: Path) -> None:
    tasks = asyncio.all_tasks()
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash", disk=Disk()) as door:
        await door.of("a", Origin()).apply([Create(tmp_path / "new", b"x")])
    assert asyncio.all_tasks() == tasks


async def test_what_can_not_be_written_down_as_done_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        other = sqlite3.connect(tmp_path / "undo/log.db", isolation_level=None, check_same_thread=False)
        await door.log._database.ask(lambda db: db.execute("PRAGMA busy_timeout = 10"))
        hands = door.of("a", Origin())
        hands.saw(await hands.read(file))
        door.log._step = lambda name: other.execute("BEGIN IMMEDIATE") if name == "log intended" else None
        with pytest.raises(ToolError, match="undo log could not be written; it was taken back"):
            await hands.apply([Replace(file, b"new"), Create(tmp_path / "made", b"x")])
        assert file.read_bytes() == b"old"
        assert not (tmp_path / "made").exists()
        other.close()
        door.log._step = lambda _: None
        await hands.apply([Create(tmp_path / "made", b"x")])
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        assert [entry.state for entry in await door.log.entries()] == ["done", "failed", "failed"]
    assert ours(tmp_path) == []


async def test_a_crash_while_a_folder_goes_leaves_all_or_nothing(tmp_path: Path) -> None:
    """Files and their folders in one change: what was taken out is in the folder, under our names, until the end."""

    def rm(root: Path) -> list[Operation]:
        return [
            Remove(root / "gone/in/x", digest_of(b"x")),
            RemoveFolder(root / "gone/in"),
            Remove(root / "gone/y", digest_of(b"y")),
            RemoveFolder(root / "gone"),
            Create(root / "gone", b"a file now"),
        ]

    outcomes = set()
    for at in range(200):
        base = tmp_path / str(at)
        root = base / "work"
        (root / "gone/in").mkdir(parents=True)
        (root / "gone").chmod(0o750)
        (root / "gone/in/x").write_bytes(b"x")
        (root / "gone/y").write_bytes(b"y")
        (root / "file").write_bytes(b"old")
        before = tree(root)
        more = await crashed(base, at, rm, root)
        async with Door(base / "undo", trash=base / "Trash") as door:
            states = {entry.state for entry in await door.log.entries()}
            assert await door.log.unfinished() == ()
        assert ours(base) == []
        assert len(states) <= 1
        if states == {"done"}:
            assert (root / "gone").read_bytes() == b"a file now"
        else:
            assert tree(root) == before
        outcomes.add(frozenset(states))
        if not more:
            break
    assert not more
    assert outcomes == {frozenset(), frozenset({"failed"}), frozenset({"done"})}
