"""What of a folder a job must not see: found by walking it, for private files are called by name, anywhere.

What could not be looked through in time is covered as well: what is not known to be harmless is not shown.
"""

import os
import stat
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ryxd.core.tool import Paths

MOST = 400_000
"""Entries of one folder, all below it counted, that are looked at."""
SECONDS = 4.0
MASKS = 400
"""Things covered in one folder; each is a mount. Where it is more, the folders they are in are covered whole."""


@dataclass
class Covered:
    """What is to be covered, as absolute paths."""

    folders: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Folders that are covered because they are too large to be looked through."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.folders) + len(self.files)


def covered(root: Path, paths: Paths) -> Covered:
    """What of `root`, which may be seen itself, is to be covered. Takes a while in a large folder."""
    found = Covered()
    if not root.is_dir():
        return found
    end = time.monotonic() + SECONDS
    folders, left = _one(str(root), paths, found)
    left = MOST - left
    for folder in folders:
        part = Covered()
        seen = _below(folder, paths, part, left, end)
        if seen is None:
            part = Covered([folder], unknown=[folder])
        elif part.count > MASKS // 4 or found.count + part.count > MASKS:
            part = Covered([folder])
        left -= seen or 0
        found.folders += part.folders
        found.files += part.files
        found.unknown += part.unknown
    return found


def _below(top: str, paths: Paths, found: Covered, most: int, end: float) -> int | None:
    """Walk a folder; the number of entries, or None where it has more than `most`, or time was over."""
    seen, waiting = 0, [top]
    while waiting:
        if seen > most or time.monotonic() > end:
            return None
        below, entries = _one(waiting.pop(), paths, found)
        seen += entries
        waiting += below
        if found.count > MASKS:
            break
    return seen


def _one(folder: str, paths: Paths, found: Covered) -> tuple[list[str], int]:
    """The folders in a folder that are not covered, and how many entries it has.

    Nothing, of one that can't be read: no job can.
    """
    below, seen = [], 0
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                seen += 1
                is_folder = entry.is_dir(follow_symlinks=False)
                if paths.covered(folder, entry.name):
                    # a link shows nothing but a name; what it leads to has its own rules
                    if not entry.is_symlink():
                        (found.folders if is_folder else found.files).append(entry.path)
                elif is_folder:
                    below.append(entry.path)
                elif _is_door(entry):
                    found.files.append(entry.path)
    except OSError:
        return below, seen
    return below, seen


def _is_door(entry: "os.DirEntry[str]") -> bool:
    """Whether it is a socket: being read-only does not stop anybody from connecting to one.

    Ordinary files, links and folders are known without a further look.
    """
    if entry.is_file(follow_symlinks=False) or entry.is_symlink():
        return False
    try:
        mode = entry.stat(follow_symlinks=False).st_mode
    except OSError:
        return False
    return stat.S_ISSOCK(mode) or stat.S_ISFIFO(mode)


def outermost(folders: Iterable[Path]) -> tuple[Path, ...]:
    """Without those that lie in another one."""
    kept: list[Path] = []
    for folder in sorted(set(folders), key=lambda path: len(path.parts)):
        if not any(folder.is_relative_to(above) for above in kept):
            kept.append(folder)
    return tuple(kept)
