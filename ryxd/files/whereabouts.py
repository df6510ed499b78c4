"""Where is a file now that was moved or renamed? Found by its inode, in the folders that are followed."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from ryxd.files.folders import Identity

MOST = 20_000
"""Names looked at for one answer."""


def found(lost: Mapping[Path, Identity], folders: Iterable[str]) -> dict[Path, Path]:
    """For each lost name (of a file or folder) with the identity it had, its name now; blocks.

    Only names directly in `folders` are looked at, and not more than MOST.
    """
    wanted: dict[int, list[tuple[Path, Identity]]] = {}
    for path, identity in lost.items():
        wanted.setdefault(identity[1], []).append((path, identity))
    now: dict[Path, Path] = {}
    left = MOST
    for folder in folders:
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    left -= 1
                    # the inode is in the folder itself: nothing else is asked of most entries
                    for path, (device, _) in wanted.get(entry.inode(), ()):
                        there = Path(entry.path)
                        if there != path and not entry.is_symlink() and entry.stat().st_dev == device:
                            now[path] = there
        except OSError:
            continue
        if left <= 0:
            break
    return now
