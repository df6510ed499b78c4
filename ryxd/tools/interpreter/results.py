"""Where the files are kept that code made: in folders of ours, bounded, for the user to open or copy."""

import errno
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ryxd.sandbox.layer import remove
from ryxd.tools.filetype import kind_of

MOST = 50
"""Files of one run that are kept."""
LARGEST = 256 << 20
"""Bytes of them together."""
KEPT = 1 << 30
"""Bytes of the results of all runs; the oldest go first."""
DAYS = 30.0
FRESH = 600.0
"""Seconds for which results stay in any case: their run may still be under way."""
DEPTH = 4


@dataclass(frozen=True)
class Made:
    """A file that code made."""

    path: Path
    type: str
    """Its MIME type."""
    size: int


class Results:
    """The folder of all results: a folder for each run that made some."""

    def __init__(self, folder: Path) -> None:
        """Take the folder, which need not exist."""
        self.folder = folder

    def make(self) -> Path:
        """A new, empty folder for one run. Raises OSError."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._prune()
        return Path(tempfile.mkdtemp(prefix=time.strftime("%Y-%m-%d-%H%M%S-"), dir=self.folder))

    def collect(self, place: Path) -> tuple[list[Made], list[str]]:
        """The files in a run's folder, and names of what was left out; without any file, the folder goes.

        Nobody writes there any more, but whoever did was not to be trusted: only plain files are kept, no link
        is followed, and no file can be run.
        """
        made: list[Made] = []
        left: list[str] = []
        size = 0
        for path, info in _walk(place, DEPTH):
            name = str(path.relative_to(place))
            if path.name.startswith(".") or stat.S_ISLNK(info.st_mode):
                remove_one(path)  # ours, or a name for a file that the user has
            elif not _plain(info, name) or len(made) >= MOST or size + info.st_size > LARGEST:
                left.append(name.encode("utf-8", "replace").decode())
                remove_one(path)
            else:
                made.append(_taken(path))
                size += info.st_size
        if not made:
            remove(place)
        return made, left

    def _prune(self) -> None:
        entries = [entry for entry in self.folder.iterdir() if entry.is_dir() and not entry.is_symlink()]
        folders = [(entry.stat().st_mtime, entry) for entry in entries]
        left, now = KEPT, time.time()
        for changed, entry in sorted(folders, reverse=True):
            left -= sum(info.st_size for _, info in _walk(entry, DEPTH))
            if now - changed > DAYS * 86_400 or (left < 0 and now - changed > FRESH):
                remove(entry)


def remove_one(path: Path) -> None:
    """Remove a file, a link, or a folder with all that is in it."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _taken(path: Path) -> Made:
    """A file, once nobody can run it. Raises OSError for one that was put in its place meanwhile."""
    held = os.open(path, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(held).st_mode):
            raise OSError(errno.EINVAL, "no plain file", str(path))
        same = f"/proc/self/fd/{held}"  # also one that may not be read can be held, and made readable
        os.chmod(same, 0o600)
        with open(same, "rb") as file:
            return Made(path, kind_of(path, file.read(4096)).mime, os.fstat(held).st_size)
    finally:
        os.close(held)


def _plain(info: os.stat_result, name: str) -> bool:
    """Whether it is a file with a name that can be shown."""
    return stat.S_ISREG(info.st_mode) and name.isprintable()


def _walk(folder: Path, depth: int) -> Iterator[tuple[Path, os.stat_result]]:
    """All that is below a folder but folders; those that are too deep are told as they are."""
    folder.chmod(0o700)
    with os.scandir(folder) as entries:
        found = sorted(entries, key=lambda entry: entry.name)
    for entry in found:
        path, info = Path(entry.path), entry.stat(follow_symlinks=False)
        if stat.S_ISDIR(info.st_mode) and depth > 1 and entry.name.isprintable():
            yield from _walk(path, depth - 1)
        else:
            yield path, info
