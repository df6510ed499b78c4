"""This machine's own memory and disks."""

import os
from pathlib import Path

import pytest

from ryxd.core.paths import Roots
from ryxd.core.tool import ToolError
from ryxd.tools.machine import DiskQuery, MemoryQuery, disks, memory_state, waiting
from tests.fakes.view import FakeView


def meminfo(name):
    line = next(line for line in Path("/proc/meminfo").read_text().splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1]) * 1024


async def test_memory_is_what_the_kernel_says(tmp_path):
    found = await memory_state.run(MemoryQuery(), FakeView(tmp_path))
    assert found.total == meminfo("MemTotal")
    assert abs(found.available - meminfo("MemAvailable")) < 1 << 30
    assert (found.swap_total, 0 <= found.used_percent <= 100) == (meminfo("SwapTotal"), True)
    assert " memory is free" in found.say
    german = await memory_state.run(MemoryQuery(), FakeView(tmp_path, language="de"))
    assert " Arbeitsspeicher sind frei" in german.say


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("some avg10=12.34 avg60=0.50 avg300=0.10 total=1\nfull avg10=3.00 avg60=0 avg300=0 total=1\n", 12.34),
        ("full avg10=3.00 avg60=0 avg300=0 total=1\n", None),
        ("", None),
    ],
)
def test_how_much_waits_for_memory(tmp_path, text, told):
    (tmp_path / "memory").write_text(text)
    assert waiting(tmp_path / "memory") == told
    assert waiting(tmp_path / "none") is None


async def test_the_root_is_among_the_disks_and_each_device_is_told_once(tmp_path):
    found = await disks.run(DiskQuery(), FakeView(tmp_path))
    devices = [disk.device for disk in found.disks]
    assert len(set(devices)) == len(devices)
    root = next(disk for disk in found.disks if disk.mount == "/")
    real = os.statvfs("/")
    assert root.total == real.f_blocks * real.f_frsize
    assert abs(root.free - real.f_bavail * real.f_frsize) < 1 << 30
    assert [disk.used_percent for disk in found.disks] == sorted(
        (disk.used_percent for disk in found.disks), reverse=True
    )
    assert f"{root.mount}: " in found.say


async def test_the_disk_of_a_folder_is_told_alone(tmp_path):
    found = await disks.run(DiskQuery(path=str(tmp_path)), FakeView(tmp_path, language="de"))
    (disk,) = found.disks
    assert tmp_path.is_relative_to(disk.mount)
    assert " frei" in found.say


@pytest.mark.skipif(not os.path.ismount("/dev/shm"), reason="needs a file system in memory")
async def test_a_folder_in_memory_is_told_as_what_it_is(tmp_path):
    view = FakeView(tmp_path, paths=Roots(tmp_path, roots=("/dev/shm",), denied=()))
    (disk,) = (await disks.run(DiskQuery(path="/dev/shm"), view)).disks
    assert (disk.mount, disk.kind) == ("/dev/shm", "tmpfs")


async def test_a_path_that_may_not_be_read_tells_nothing(tmp_path):
    with pytest.raises(ToolError):
        await disks.run(DiskQuery(path="/proc"), FakeView(tmp_path))
