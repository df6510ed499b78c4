import asyncio
import mmap
import os
import sys
from pathlib import Path

import pytest

from ryxd.models.memory import Gpu, Machine, Memory, backends
from ryxd.models.residency import Room

M = 1 << 20
G = 1 << 30


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine of 16 GiB, 10 of them available, in no control group."""
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/meminfo").write_text(f"MemTotal: {16 << 20} kB\nMemAvailable: {10 << 20} kB\nSwapFree: 99 kB\n")
    (tmp_path / "proc/self/cgroup").write_text("0::/\n")
    return Machine(tmp_path / "proc", tmp_path / "sys", frozenset())


def group(machine: Machine, path: str, *, limit: str, high: str = "max", current: int = 0, cache: int = 0) -> None:
    folder = machine.sys / "fs/cgroup" / path
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "memory.max").write_text(limit + "\n")
    (folder / "memory.high").write_text(high + "\n")
    (folder / "memory.current").write_text(f"{current}\n")
    (folder / "memory.stat").write_text(f"anon 5\ninactive_file {cache}\nactive_file 0\n")


async def test_this_machine_has_memory() -> None:
    here = await Machine().measure()
    assert 0 < here.ram < here.total


async def test_what_is_available_is_free(machine: Machine) -> None:
    memory = await machine.measure()
    assert (memory.ram, memory.total, memory.gpus) == (10 * G, 16 * G, ())
    assert memory.room(G) == Room(9 * G, 0)


async def test_the_limits_of_our_control_groups_count(machine: Machine) -> None:
    (machine.proc / "self/cgroup").write_text("3:cpu:/\n0::/user.slice/ryxd.service\n")
    group(machine, "user.slice/ryxd.service", limit="max")
    assert (await machine.measure()).ram == 10 * G
    group(machine, "user.slice/ryxd.service", limit=str(6 * G), current=2 * G, cache=G)
    assert (await machine.measure()).ram == 5 * G
    group(machine, "user.slice/ryxd.service", limit=str(6 * G), high=str(4 * G), current=2 * G)
    assert (await machine.measure()).ram == 2 * G
    group(machine, "user.slice", limit=str(3 * G), current=2 * G)
    assert (await machine.measure()).ram == G


async def test_a_file_that_a_worker_has_mapped_is_taken(machine: Machine, tmp_path: Path) -> None:
    real = Machine(Path("/proc"), machine.sys, frozenset())
    file = tmp_path / "weights"
    file.write_bytes(os.urandom(32 * M))
    before = real.process(os.getpid())
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, prot=mmap.PROT_READ) as pages:
        assert len(set(pages[:: mmap.PAGESIZE])) > 1
        after = real.process(os.getpid())
    assert after.mapped - before.mapped >= 30 * M
    assert after.resident >= after.mapped
    (machine.proc / "77").mkdir()
    (machine.proc / "77/status").write_text(f"Name: w\nVmRSS: {3 << 20} kB\nRssAnon: 9 kB\nRssFile: {2 << 20} kB\n")
    assert (await machine.measure([77])).ram == 8 * G
    assert (await machine.measure([78])).ram == 10 * G  # has ended


async def test_cards_are_asked_what_is_free(machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin/nvidia-smi"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nprint('NVIDIA A, 8192, 6000\\nNVIDIA B, 4096, 96\\nbroken, [N/A], x')\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    for card, total in (("card0", 12 * G), ("card1", 512 * M)):
        device = machine.sys / "class/drm" / card / "device"
        device.mkdir(parents=True)
        (device / "mem_info_vram_total").write_text(f"{total}\n")
        (device / "mem_info_vram_used").write_text(f"{2 * G}\n")
    nvidia = (Gpu("NVIDIA A", 8192 * M, 6000 * M), Gpu("NVIDIA B", 4096 * M, 96 * M))
    amd = (Gpu("AMD card0", 12 * G, 10 * G),)
    for built, found in (("cuda", nvidia), ("hip", amd), ("vulkan", nvidia + amd)):
        memory = await Machine(machine.proc, machine.sys, frozenset({built})).measure()
        assert memory.gpus == found, built
    assert (await machine.measure()).gpus == ()  # a build for the CPU alone
    assert Memory(0, 0, nvidia).room(100 * M).vram == 5900 * M
    program.write_text("#!/bin/sh\nexit 9\n")
    assert (await Machine(machine.proc, machine.sys, frozenset({"cuda"})).measure()).gpus == ()
    program.unlink()
    assert (await Machine(machine.proc, machine.sys, frozenset({"cuda"})).measure()).gpus == ()


async def test_asking_can_be_cancelled(machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, told = tmp_path / "bin/nvidia-smi", tmp_path / "pid"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\necho $$ > {told}\nexec /bin/cat {tmp_path}/pipe\n")
    program.chmod(0o755)
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setenv("PATH", str(program.parent))
    asking = asyncio.create_task(Machine(machine.proc, machine.sys, frozenset({"cuda"})).measure())
    writer = await asyncio.to_thread(os.open, tmp_path / "pipe", os.O_WRONLY)  # returns once it is read from
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    os.close(writer)
    assert not Path(f"/proc/{told.read_text().strip()}").exists()


def test_the_builds_back_ends_are_seen_by_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    assert backends() == frozenset()
    (tmp_path / "libggml-vulkan.so.0").touch()
    (tmp_path / "libggml-cpu.so").touch()
    assert backends() == {"vulkan"}
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH")
    assert backends() <= {"cuda", "hip", "vulkan"}
