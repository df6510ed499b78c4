"""Memory that is free for models: the machine's, what our control group may have of it, the graphics cards'."""

import asyncio
import contextlib
import importlib.util
import logging
import os
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ryxd.core.processes import begun, ended
from ryxd.models.residency import Room

log = logging.getLogger(__name__)

_ASKING = 10.0
"""Seconds that nvidia-smi may take: it wakes a card that sleeps."""
_CARD = 1 << 30
"""A graphics card with less memory of its own is part of a processor, and no place for a model."""
_NVIDIA = frozenset({"cuda", "vulkan"})
_AMD = frozenset({"hip", "vulkan"})
"""The back ends of llama.cpp that compute on a maker's cards."""


@dataclass(frozen=True)
class Gpu:
    """A graphics card."""

    name: str
    total: int
    free: int


@dataclass(frozen=True)
class Memory:
    """What is free now."""

    ram: int
    """Bytes that can be had without swapping, and without going over our control group's limit."""
    total: int
    gpus: tuple[Gpu, ...] = ()
    """Those that the installed llama.cpp can compute on."""

    def room(self, spare: int) -> Room:
        """What models may take: all but `spare` bytes, and that again on each card."""
        return Room(self.ram - spare, sum(max(gpu.free - spare, 0) for gpu in self.gpus))


@dataclass(frozen=True)
class Taken:
    """What a process has in memory, in bytes."""

    resident: int = 0
    mapped: int = 0
    """Part of it: pages of files, which the kernel counts as available."""


def backends() -> frozenset[str]:
    """The GPU back ends that the installed llama.cpp was built with, by its files: it is never loaded here."""
    package = importlib.util.find_spec("llama_cpp")
    inside = [Path(place) / "lib" for place in (package and package.submodule_search_locations) or ()]
    other = os.environ.get("LLAMA_CPP_LIB_PATH")
    folders = [Path(other)] if other else inside
    names = [file.name for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return frozenset(kind for kind in ("cuda", "hip", "vulkan") if any(f"ggml-{kind}" in name for name in names))


@dataclass(frozen=True)
class Machine:
    """Where the kernel tells it; tests have folders of their own."""

    proc: Path = Path("/proc")
    sys: Path = Path("/sys")
    backends: frozenset[str] = field(default_factory=backends)
    """Of llama.cpp, besides the CPU: cuda, hip, vulkan."""

    async def measure(self, workers: Iterable[int] = ()) -> Memory:
        """What is free now.

        A file that one of the `workers` (process ids) has mapped counts as taken: the kernel calls its pages
        available, but a model that loses them has to read them again for every token.
        """
        facts = _numbers(self.proc / "meminfo")
        free = min([facts.get("MemAvailable", facts.get("MemFree", 0)), *self._groups()])
        mapped = sum(self.process(worker).mapped for worker in workers)
        gpus = (*await self._nvidia(), *self._amd()) if self.backends else ()
        return Memory(free - mapped, facts.get("MemTotal", 0), gpus)

    def process(self, pid: int) -> Taken:
        """What a process has in memory; nothing when it has ended."""
        try:
            facts = _numbers(self.proc / str(pid) / "status")
        except OSError:
            return Taken()
        return Taken(facts.get("VmRSS", 0), facts.get("RssFile", 0))

    def _groups(self) -> list[int]:
        """What our control group and those around it have left, where they have a limit (version 2 only)."""
        try:
            lines = (self.proc / "self/cgroup").read_text().splitlines()
        except OSError:
            return []
        ours = next((line[4:].strip("/") for line in lines if line.startswith("0::/")), None)
        if ours is None:
            return []
        top = self.sys / "fs/cgroup"
        left = []
        for folder in (top / ours, *(top / ours).parents):
            with contextlib.suppress(OSError, ValueError):
                limits = [(folder / name).read_text().strip() for name in ("memory.max", "memory.high")]
                limit = min((int(text) for text in limits if text != "max"), default=None)
                if limit is not None:
                    taken = int((folder / "memory.current").read_text())
                    cached = _numbers(folder / "memory.stat")
                    left.append(limit - taken + cached.get("inactive_file", 0) + cached.get("active_file", 0))
            if folder == top:
                break
        return left

    async def _nvidia(self) -> list[Gpu]:
        """The NVIDIA cards, from their driver's own program: what is wrong in a driver stays out of the daemon."""
        program = shutil.which("nvidia-smi") if self.backends & _NVIDIA else None
        if program is None:
            return []
        query = ("--query-gpu=name,memory.total,memory.free", "--format=csv,noheader,nounits")
        try:
            process = await begun(
                program,
                *query,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        except OSError as error:
            log.warning("nvidia-smi can't be run: %s", error)
            return []
        try:
            async with asyncio.timeout(_ASKING):
                said, _ = await process.communicate()
        except TimeoutError:
            log.warning("nvidia-smi does not answer; no model goes to the GPU by itself")
            return []
        finally:
            await ended(process)
        found = []
        for line in said.decode(errors="replace").splitlines():
            with contextlib.suppress(ValueError):
                name, total, free = (part.strip() for part in line.rsplit(",", 2))
                found.append(Gpu(name, int(total) << 20, int(free) << 20))
        return found

    def _amd(self) -> list[Gpu]:
        """The AMD cards, from the kernel."""
        if not self.backends & _AMD:
            return []
        found = []
        for total in sorted(self.sys.glob("class/drm/card*/device/mem_info_vram_total")):
            with contextlib.suppress(OSError, ValueError):
                size = int(total.read_text())
                used = int(total.with_name("mem_info_vram_used").read_text())
                if size >= _CARD:
                    found.append(Gpu(f"AMD {total.parent.parent.name}", size, size - used))
        return found


def _numbers(file: Path) -> dict[str, int]:
    """The numbers of a file of `name: 12 kB` or `name 12` lines, in bytes. Raises OSError."""
    found = {}
    for line in file.read_text().splitlines():
        words = line.replace(":", " ").split()
        if len(words) >= 2 and words[1].isdigit():
            found[words[0]] = int(words[1]) << (10 if words[2:] == ["kB"] else 0)
    return found
