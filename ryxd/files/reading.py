"""A file's content, read without following a link or waiting for anything."""

import os
import stat
from pathlib import Path

from ryxd.core.files import Content
from ryxd.core.tool import ToolError
from ryxd.files.disk import Disk
from ryxd.files.state import digest_of

READ = 64 << 20
"""Bytes that are read of a file at once."""


def read(disk: Disk, place: Path, path: Path | None = None) -> Content:
    """The content of the file at a place, as `path`'s. Raises OSError, ToolError: too large, or no file."""
    with disk.at(place) as spot:
        fd = disk.open(spot)
    try:
        info = os.fstat(fd)
        if not stat.S_ISREG(info.st_mode):
            raise ToolError(f"{place} is no file")
        if info.st_size > READ:
            raise ToolError(f"{place} has {info.st_size >> 20} MiB; more than {READ >> 20} are not read at once")
        with os.fdopen(os.dup(fd), "rb") as file:
            data = file.read(READ + 1)
    finally:
        os.close(fd)
    if len(data) > READ:
        raise ToolError(f"{place} has more than {READ >> 20} MiB; that is not read at once")
    return Content(path or place, data, digest_of(data), stat.S_IMODE(info.st_mode))
