"""What takes the room below a folder: its entries, and the largest files."""

import asyncio
import heapq
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.given import NamedPath, existing, looks, name_of, size
from ryxd.tools.speech import say

SECONDS = 30.0
BATCH = 5000
"""Entries that are looked at before the loop gets its turn."""
KEPT = 100
"""Largest files that are remembered."""


class Below(Arguments):
    """Which folder, and how much of the answer."""

    path: NamedPath = Field(default="~", description="folder, as in ~/Downloads")
    limit: int = Field(default=15, ge=1, le=KEPT, description="how many entries and how many files to name")


class Item(Output):
    """One thing and the room it takes on the disk."""

    path: str
    bytes: int = Field(ge=0)
    size: str = Field(description="the same for people")


class Usage(Output):
    """The room that is taken; a file with several names counts once, other disks not at all.

    What is private is in the sums, and not named.
    """

    total: Item
    files: int = Field(ge=0, description="how many files were counted")
    entries: list[Item] = Field(description="what is in the folder, the largest first")
    largest: list[Item] = Field(description="the largest single files below it")


@tool(
    "tell what takes the room below a folder",
    permission=Permission.READ,
    groups={"file"},
    timeouts=(SECONDS,),
    effect=looks("count what takes the room in {path}", "zählen, was in {path} Platz belegt"),
)
async def disk_usage(args: Below, view: ToolView) -> Usage:
    """Count; when the time runs out, what was counted so far is the (partial) answer.

    Raises ToolError for what is missing, private, or no folder.
    """
    path, info = await asyncio.to_thread(existing, args.path, view)
    if not stat.S_ISDIR(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{args.path} is a file of {size(info.st_size)}; metadata tells more",
                de=f"{args.path} ist eine Datei mit {size(info.st_size)}; metadata sagt mehr",
            )
        )
    count = _Count(path, info.st_dev, view)
    steps = count.steps()
    loop = asyncio.get_running_loop()
    deadline = loop.time() + 0.9 * SECONDS
    cut = False
    while await asyncio.to_thread(next, steps, False):
        view.partial(await asyncio.to_thread(count.output, args.limit))
        if loop.time() > deadline:
            cut = True
            break
    usage = await asyncio.to_thread(count.output, args.limit)
    view.status(
        say(
            view,
            en=f"{usage.files} files, {usage.total.size}" + (", not all were counted" if cut else ""),
            de=f"{usage.files} Dateien, {usage.total.size}" + (", nicht alle gezählt" if cut else ""),
        ),
        partial=cut,
        searched_paths=[usage.total.path],
    )
    return usage


@dataclass
class _Count:
    folder: Path
    device: int
    view: ToolView
    total: int = 0
    files: int = 0
    sizes: dict[str, int] = field(default_factory=dict)
    """By entry of the folder."""
    largest: list[tuple[int, str]] = field(default_factory=list)
    _counted: set[int] = field(default_factory=set)
    _judged: dict[str, bool] = field(default_factory=dict)

    def steps(self) -> Iterator[bool]:
        """Count some more; True as long as there is more."""
        folders = [(str(self.folder), "")]
        seen = 0
        for folder, top in folders:
            try:
                with os.scandir(folder) as entries:
                    for entry in entries:
                        seen += 1
                        self._take(entry, top or entry.path, folders)
                        if seen >= BATCH:
                            seen = 0
                            yield True
            except OSError:
                continue  # not ours to read, or gone in the meantime

    def _take(self, entry: os.DirEntry[str], top: str, folders: list[tuple[str, str]]) -> None:
        try:
            info = entry.stat(follow_symlinks=False)
        except OSError:
            return
        if info.st_dev != self.device:
            return
        if info.st_nlink > 1 and not stat.S_ISDIR(info.st_mode):
            if info.st_ino in self._counted:
                return
            self._counted.add(info.st_ino)
        room = info.st_blocks * 512
        if stat.S_ISDIR(info.st_mode):
            folders.append((entry.path, top))
        self.total += room
        self.sizes[top] = self.sizes.get(top, 0) + room
        if stat.S_ISDIR(info.st_mode):
            return
        self.files += 1
        if len(self.largest) < KEPT:
            heapq.heappush(self.largest, (room, entry.path))
        else:
            heapq.heappushpop(self.largest, (room, entry.path))

    def output(self, limit: int) -> Usage:
        """The count so far; what is private is in the sums, and not named."""
        by_size = sorted(self.sizes.items(), key=lambda item: -item[1])
        entries = islice((item for item in by_size if not self._private(item[0])), limit)
        files = sorted(self.largest, reverse=True)
        largest = islice((item for item in files if not self._private(item[1])), limit)
        return Usage(
            total=self._item(str(self.folder), self.total),
            files=self.files,
            entries=[self._item(path, room) for path, room in entries],
            largest=[self._item(path, room) for room, path in largest],
        )

    def _private(self, path: str) -> bool:
        known = self._judged.get(path)
        if known is None:
            known = self._judged[path] = self.view.paths.hidden(Path(path))
        return known

    def _item(self, path: str, room: int) -> Item:
        return Item(path=name_of(Path(path), self.view), bytes=room, size=size(room))
