"""The watcher where events are lost, or never come: overflow, mounts, suspend, folders that can't be read."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ryxd.core.dbusfix import Message, MessageType, NameFlag, close, connect
from ryxd.files.mounts import Mounts
from ryxd.files.waking import Waking
from tests.files.watching import GENEROUS, digest, watching

ROOT = Path(__file__).resolve().parents[2]


async def test_more_events_than_the_kernel_keeps(tmp_path: Path) -> None:
    first, last, gone = (tmp_path / name for name in ("first", "last", "gone"))
    again = tmp_path / "folder" / "again"
    again.parent.mkdir()
    for path in (first, last, gone, again):
        path.write_text("old")
    limit = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    async with watching(first, last, gone, again) as (_, told):
        first.write_text("before")
        # nothing is read meanwhile: this is the event loop's thread
        for number in range(limit // 2 + 100):
            os.mknod(tmp_path / f"{number % 50}")
            os.unlink(tmp_path / f"{number % 50}")
        last.write_text("after")
        gone.unlink()
        again.unlink()
        again.parent.rmdir()
        again.parent.mkdir()
        again.write_text("again")
        await told.until(lambda: len({path for path, _ in told.all}) == 4)
        assert told.new() == {
            first: digest("before"),
            last: digest("after"),
            gone: None,
            again: digest("again"),
        }
        again.write_text("once more")
        await told.until(lambda: told.all != [])
        assert told.last(again) == digest("once more")


async def test_a_name_that_is_not_utf8_deafens_nobody(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    async with watching(path) as (watcher, told):
        for number in range(3):
            (tmp_path / os.fsdecode(b"\xff")).write_text(f"{number}")
            path.write_text(f"{number}")
            await told.until(lambda: told.all != [])
            assert told.last(path) == digest(f"{number}")
            await watcher.caught_up()
            told.new()
            path.write_text(f"{number} again")
            await told.until(lambda: told.all != [])
            assert told.new() == {path: digest(f"{number} again")}


async def test_a_folder_whose_name_is_not_utf8_is_looked_at_when_asked(tmp_path: Path) -> None:
    path, other = tmp_path / os.fsdecode(b"\xff") / "a", tmp_path / "b"
    path.parent.mkdir()
    for known in (path, other):
        known.write_text("old")
    async with watching(path, other) as (watcher, told):
        path.write_text("new")
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}
        other.write_text("new")
        await told.until(lambda: told.all != [])
        assert told.new() == {other: digest("new")}


async def test_a_rescan_looks_at_everything_and_tells_what_is_new(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    async with watching(path) as (watcher, told):
        watcher.rescan()
        await watcher.caught_up()
        assert told.new() == {}
        path.write_text("new")
        watcher.rescan()
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}


MOUNTED = """
import asyncio, os, subprocess, sys
from pathlib import Path
from ryxd.files.mounts import Mounts
from tests.files.watching import watching, digest

async def main():
    top = Path(sys.argv[1])
    (top / "disk").mkdir()
    path = top / "disk" / "f"
    path.write_text("below")
    subprocess.run(["mount", "-t", "tmpfs", "none", top / "disk"], check=True)
    path.write_text("old")
    async with watching(path) as (watcher, told):
        with Mounts(watcher.rescan):
            path.write_text("new")
            await told.until(lambda: told.all != [] and told.last(path) == digest("new"))
            subprocess.run(["umount", top / "disk"], check=True)
            await told.until(lambda: told.last(path) == digest("below"))
            path.write_text("still below")
            await told.until(lambda: told.last(path) == digest("still below"))
            subprocess.run(["mount", "-t", "tmpfs", "none", top / "disk"], check=True)
            await told.until(lambda: told.last(path) is None)
            path.write_text("mounted again")
            await told.until(lambda: told.last(path) == digest("mounted again"))
asyncio.run(main())
"""


TWO_NAMES = """
import asyncio, subprocess, sys
from pathlib import Path
from tests.files.watching import watching, digest

async def main():
    one, two = Path(sys.argv[1]) / "one", Path(sys.argv[1]) / "two"
    for folder in (one, two):
        folder.mkdir()
    subprocess.run(["mount", "--bind", one, two], check=True)
    (one / "f").write_text("old")
    async with watching(one / "f", two / "f") as (watcher, told):
        for written in (one, two):
            (written / "f").write_text(f"by {written}")
            await told.until(lambda: len({path for path, _ in told.all}) == 2)
            now = digest(f"by {written}")
            await told.until(lambda: told.last(one / "f") == told.last(two / "f") == now)
            await watcher.caught_up()
            told.new()
asyncio.run(main())
"""

NO_PROC = """
import asyncio, logging, subprocess, sys, threading
from pathlib import Path
from tests.files.watching import watching, digest

class Said(logging.Handler):
    def emit(self, record):
        texts.append(record.getMessage())

texts = []
logging.getLogger().addHandler(Said())

async def main():
    path, other = Path(sys.argv[1]) / "a" / "f", Path(sys.argv[1]) / "f"
    path.parent.mkdir()
    for known in (path, other):
        known.write_text("old")
    before = threading.active_count()
    subprocess.run(["mount", "-t", "tmpfs", "none", "/proc"], check=True)
    async with watching(path) as (watcher, told):
        assert not watcher._hearing.sure
        assert len(texts) == 1 and "half a second late" in texts[0], texts
        path.write_text("heard")
        await told.until(lambda: told.all != [] and told.last(path) == digest("heard"))
        for number in range(20):
            path.write_text(f"{number}")
            await watcher.caught_up()
            assert told.last(path) == digest(f"{number}")
        path.rename(path.with_name("g"))
        watcher.follow(other)
        await told.until(lambda: told.last(path) is None)
        other.write_text("new")
        await told.until(lambda: told.last(other) == digest("new"))
        assert len(texts) == 1, texts
    names = [thread.name for thread in threading.enumerate()]
    assert not any(name.startswith("files-") for name in names), names
asyncio.run(main())
"""


@pytest.mark.parametrize("scene", [MOUNTED, TWO_NAMES, NO_PROC], ids=["come-and-go", "two-names", "no-proc"])
def test_disks(tmp_path: Path, scene: str) -> None:
    ended = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", sys.executable, "-c", scene, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


UNREADABLE = """
import asyncio, os, sys
from pathlib import Path
from tests.files.watching import watching, digest

async def main():
    top = Path(sys.argv[1])
    path, other = top / "a" / "f", top / "other"
    path.parent.mkdir()
    path.write_text("old"); other.write_text("old")
    async with watching(path, other) as (watcher, told):
        path.parent.chmod(0)
        await watcher.caught_up()
        assert told.new() == {path: ""}, "it may be there"
        other.write_text("new")
        await told.until(lambda: told.all != [])
        assert told.new() == {other: digest("new")}
        path.parent.chmod(0o700)
        path.write_text("new")
        await watcher.caught_up()
        assert told.new() == {path: digest("new")}
        path.chmod(0)
        await watcher.caught_up()
        assert told.new() == {path: ""}
        path.chmod(0o600)
asyncio.run(main())
"""


def test_a_folder_that_cant_be_read_any_more() -> None:
    # root reads everything, and pytest's own folders are only for who started it
    as_nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] if os.getuid() == 0 else []
    with TemporaryDirectory() as folder:
        if as_nobody:
            os.chown(folder, 65534, 65534)
        ended = subprocess.run(
            [*as_nobody, sys.executable, "-B", "-c", UNREADABLE, folder],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert ended.returncode == 0, ended.stderr


async def test_mounts_are_let_go_of() -> None:
    before = len(os.listdir("/proc/self/fd"))
    with Mounts(lambda: None):
        assert len(os.listdir("/proc/self/fd")) == before + 2
    assert len(os.listdir("/proc/self/fd")) == before


# -- suspend


@asynccontextmanager
async def private_bus(folder: Path) -> AsyncIterator[str]:
    address = f"unix:path={folder}/bus"
    daemon = await asyncio.create_subprocess_exec(
        "dbus-daemon", "--session", "--nofork", f"--address={address}", "--print-address=1", stdout=subprocess.PIPE
    )
    assert daemon.stdout is not None
    try:
        await daemon.stdout.readline()
        yield address
    finally:
        if daemon.returncode is None:
            daemon.terminate()
        await daemon.wait()


@pytest.mark.parametrize("going", [False, True], ids=["woken", "going-to-sleep"])
async def test_logind_tells_that_the_machine_woke_up(tmp_path: Path, going: bool) -> None:
    woken = asyncio.Event()
    async with private_bus(tmp_path) as address:
        logind = await connect(address)
        try:
            await logind.request_name("org.freedesktop.login1", NameFlag.DO_NOT_QUEUE)
            async with Waking(woken.set, address) as waking:
                assert await waking.settled()
                for now in (going, False):
                    await logind.send(
                        Message(
                            message_type=MessageType.SIGNAL,
                            path="/org/freedesktop/login1",
                            interface="org.freedesktop.login1.Manager",
                            member="PrepareForSleep",
                            signature="b",
                            body=[now],
                        )
                    )
                    if not now:
                        async with asyncio.timeout(GENEROUS):
                            await woken.wait()
        finally:
            await close(logind)


async def test_without_a_system_bus_nothing_is_called(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    async with Waking(lambda: None, f"unix:path={tmp_path}/none") as waking:
        assert not await waking.settled()
    assert len(os.listdir("/proc/self/fd")) == before
