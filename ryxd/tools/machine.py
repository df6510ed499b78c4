"""How much memory and disk there is, and how much of it is free."""

import asyncio
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.amounts import amount
from ryxd.tools.speech import say

if TYPE_CHECKING:
    import psutil

SHORT = 10.0
"""Percent of the last ten seconds in which something waited for memory: from here on it is told."""
FULL = 10
"""Percent free, under which a disk is told as nearly full."""


class MemoryQuery(Arguments):
    """Nothing to say."""


class Memory(Output):
    """Bytes, and how much work waits for memory."""

    total: int
    available: int = Field(description="what programs can still have, caches included")
    used_percent: int
    swap_total: int
    swap_used: int
    waiting: float | None = Field(
        default=None, description="percent of the last 10 s in which some work waited for memory (PSI)"
    )
    say: str = Field(description="the answer in a sentence")


class DiskQuery(Arguments):
    """Which."""

    path: str | None = Field(
        default=None, max_length=4096, description="only the disk that this file or folder is on"
    )


class Disk(Output):
    """One file system, in bytes."""

    mount: str = Field(description="where it is mounted")
    device: str
    kind: str = Field(description="file system, as in ext4")
    total: int
    free: int = Field(description="what the user can still write")
    used_percent: int


class Disks(Output):
    """Those that hold the user's data, the fullest first."""

    disks: list[Disk]
    say: str = Field(description="the answer in a sentence")


@tool("tell how much memory is free", permission=Permission.READ, groups={"desktop", "system"})
async def memory_state(args: MemoryQuery, view: ToolView) -> Memory:  # noqa: ARG001 - there is nothing to ask for
    """Total and available memory, swap, and whether work waits for memory."""
    found, swap, waiting = await asyncio.to_thread(_memory)
    free, total = amount(found.available, view), amount(found.total, view)
    text = say(view, en=f"{free} of {total} memory is free", de=f"{free} von {total} Arbeitsspeicher sind frei")
    if swap.used:
        used = amount(swap.used, view)
        text += say(view, en=f", {used} is swapped out", de=f", {used} sind ausgelagert")
    if waiting is not None and waiting >= SHORT:
        text += say(view, en="; programs wait for memory", de="; Programme warten auf Speicher")
    return Memory(
        total=found.total,
        available=found.available,
        used_percent=round(100 * (found.total - found.available) / max(1, found.total)),
        swap_total=swap.total,
        swap_used=swap.used,
        waiting=waiting,
        say=f"{text}.",
    )


@tool("tell how much disk space is free", permission=Permission.READ, groups={"desktop", "system"})
async def disks(args: DiskQuery, view: ToolView) -> Disks:
    """The mounted file systems with total and free space. Raises ToolError for a path that may not be read."""
    path = None if args.path is None else view.paths.readable(args.path)
    found = await asyncio.to_thread(_disks) if path is None else [await asyncio.to_thread(_disk_of, path)]
    rows = [_row(each, view) for each in found]
    if len(rows) == 1:
        return Disks(disks=found, say=f"{rows[0]}.")
    return Disks(disks=found, say="\n".join([say(view, en="Disks:", de="Datenträger:"), *rows]))


def _row(disk: Disk, view: ToolView) -> str:
    free, total = amount(disk.free, view), amount(disk.total, view)
    text = say(view, en=f"{disk.mount}: {free} of {total} free", de=f"{disk.mount}: {free} von {total} frei")
    nearly = 100 - disk.used_percent < FULL
    return text + (say(view, en=" (nearly full)", de=" (fast voll)") if nearly else "")


def _memory() -> "tuple[psutil._ntuples.svmem, psutil._ntuples.sswap, float | None]":
    import psutil  # here: no start waits for what few requests need

    return psutil.virtual_memory(), psutil.swap_memory(), waiting(Path("/proc/pressure/memory"))


def waiting(pressure: Path) -> float | None:
    """Percent of the last 10 s in which some task waited (PSI); None where the kernel does not tell."""
    try:
        found = re.search(r"^some avg10=([\d.]+)", pressure.read_text(), re.MULTILINE)
    except OSError:
        return None
    return float(found[1]) if found else None


def _disks() -> list[Disk]:
    """Each device once, by its shortest mount; images, and what has no size, left out. Blocks on the disks."""
    import psutil

    found: dict[str, Disk] = {}
    parts = [(part.device, part.mountpoint, part.fstype) for part in psutil.disk_partitions(all=False)]
    # the root may be no plain device (overlay, ZFS): it is always told
    for device, mount, kind in sorted([*parts, *_root(parts)], key=lambda part: len(part[1])):
        if kind in {"squashfs", "iso9660"} or device in found or os.path.isfile(mount):
            continue
        try:
            disk = _measured(device, mount, kind)
        except OSError:
            continue
        if disk.total:
            found[device] = disk
    return sorted(found.values(), key=lambda disk: disk.used_percent, reverse=True)


def _disk_of(path: Path) -> Disk:
    """The file system a path is on, of whatever kind. Raises ToolError when it can't be told."""
    import psutil

    mounts = [part for part in psutil.disk_partitions(all=True) if path.is_relative_to(part.mountpoint)]
    try:
        # of several on one folder the last one hides the others
        part = max(reversed(mounts), key=lambda part: len(part.mountpoint))
        return _measured(part.device, part.mountpoint, part.fstype)
    except (OSError, ValueError) as error:
        raise ToolError(f"nobody can tell how full the disk of {path} is: {error}") from error


def _measured(device: str, mount: str, kind: str) -> Disk:
    import psutil

    use = psutil.disk_usage(mount)
    used = round(use.percent)
    return Disk(mount=mount, device=device, kind=kind, total=use.total, free=use.free, used_percent=used)


def _root(parts: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    import psutil

    if any(mount == "/" for _, mount, _ in parts):
        return []
    every = psutil.disk_partitions(all=True)
    return [(part.device, "/", part.fstype) for part in every if part.mountpoint == "/"][-1:]
