"""The layer over folders that a job may change: made before, read and dropped after (decision 0022).

A stage is a folder of ours for one job. For every folder to change it has a part, with what an overlay file
system needs; where there is none, a copy of the folder. While its job, or its commit, is under way, its lock is
held: what holds none was left by a daemon that was killed, and is swept away.
"""

import asyncio
import fcntl
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.tool import Paths
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.leftover import kill_inner

COPIED = 512 << 20
"""Bytes of a folder that are copied at most, where there is no overlay file system."""
ENTRIES = 50_000
KEPT = 24 * 3600.0
"""Seconds for which a layer that could not be committed is kept."""


@dataclass(frozen=True)
class Part:
    """One folder that a job may change, and where its changes are."""

    folder: Path
    place: Path
    """In the stage."""
    whole: bool
    """Whether it is a copy of all of the folder, instead of what changed."""

    @property
    def changed(self) -> Path:
        """The changes of an overlay, or the changed copy."""
        return self.place / ("merged" if self.whole else "upper")


@dataclass(frozen=True)
class Layer:
    """What a job did to the folders it may change. Nobody writes to it any more."""

    stage: Path
    parts: tuple[Part, ...]
    started: int
    """When the job began, by the clock that files' times are from: nanoseconds."""
    lock: int
    unknown: tuple[str, ...] = ()
    """Folders that the job did not see, because they are too large to be looked through."""

    async def drop(self) -> None:
        """Throw it away."""
        await asyncio.to_thread(self._drop)

    def keep(self) -> Path:
        """Leave it on the disk for a day, for a person to look into; where it is."""
        (self.stage / "kept").touch()
        os.close(self.lock)
        return self.stage

    @property
    def kept(self) -> bool:
        """Whether it is to stay."""
        return (self.stage / "kept").exists()

    def _drop(self) -> None:
        remove(self.stage)
        with suppress(OSError):
            os.close(self.lock)


class Stages:
    """Where the stages are: in ryx's state folder, or, for a job that changes a folder around that, elsewhere."""

    def __init__(self, folder: Path, spare: Path | None = None) -> None:
        """Take the folder, which need not exist, and the one for the other case."""
        self.folder = folder
        self.spare = spare or Path(f"/var/tmp/ryx-{os.getuid()}")  # noqa: S108 - nobody else may have it, see below

    def make(self, changes: Iterable[Path]) -> tuple[Path, int]:
        """A new stage for a job that changes these folders, and its lock. Raises Unable."""
        around = any(self.folder.is_relative_to(folder.resolve()) for folder in changes)
        # an overlay can't be over the folder that its own layer is in
        where = self.spare if around else self.folder
        try:
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
            info = os.lstat(where)
            if not stat.S_ISDIR(info.st_mode) or info.st_uid != os.getuid() or info.st_mode & 0o077:
                raise Unable("layers", f"{where} must be a folder that only you can enter", f"remove {where}")
            stage = Path(tempfile.mkdtemp(prefix="job-", dir=where))
            lock = os.open(stage / "lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Unable("layers", f"{where}: {error.strerror}", "make room there") from error
        return stage, lock

    def sweep(self) -> int:
        """Remove what a killed daemon left, and what was kept long enough; how many."""
        swept = 0
        for where in (self.folder, self.spare):
            if not where.is_dir() or where.lstat().st_uid != os.getuid():
                continue
            for stage in where.glob("job-*"):
                swept += _swept(stage)
        return swept


def _swept(stage: Path) -> bool:
    try:
        lock = os.open(stage / "lock", os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError:
        # just being made, by another daemon: it gets its lock within moments
        if time.time() - stage.lstat().st_mtime < KEPT:
            return False
        remove(stage)
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        kept = stage / "kept"
        if kept.exists() and time.time() - kept.stat().st_mtime < KEPT:
            return False
        kill_inner(stage)
        remove(stage)
    except OSError:
        return False
    else:
        return True
    finally:
        os.close(lock)


def prepare(stage: Path, changes: Iterable[Path], paths: Paths, *, overlay: bool) -> tuple[Part, ...]:
    """Make the parts of a stage. Raises Unable for a folder that is too large to copy."""
    parts = []
    for number, folder in enumerate(changes):
        place = stage / str(number)
        part = Part(folder, place, whole=not overlay)
        place.mkdir()
        if overlay:
            for name in ("upper", "work", "merged"):
                (place / name).mkdir()
            # the upper folder's own bits are what the job sees the folder have
            (place / "upper").chmod(stat.S_IMODE(folder.stat().st_mode))
            (place / "lower").symlink_to(folder)  # an option of mount can't have every character of a path
        else:
            _copy(folder, place / "merged", paths)
        parts.append(part)
    return tuple(parts)


def _copy(folder: Path, target: Path, paths: Paths) -> None:
    left = [COPIED, ENTRIES]

    def leave(where: str, names: list[str]) -> list[str]:
        return [name for name in names if paths.covered(where, name)]

    def copy(source: str, to: str) -> str:
        left[0] -= os.lstat(source).st_size
        left[1] -= 1
        if min(left) < 0:
            raise Unable(
                "overlay",
                f"{folder} is too large to be copied, and there is no overlay file system for normal users here",
                "work in a smaller folder",
            )
        if not stat.S_ISREG(os.lstat(source).st_mode):
            return to  # no door and no device gets a copy
        return str(shutil.copy2(source, to))

    try:
        shutil.copytree(folder, target, symlinks=True, ignore=leave, copy_function=copy)
    except shutil.Error as error:
        raise Unable("overlay", f"{folder} can't be copied: {error.args[0][0][2]}") from error


def remove(folder: Path) -> None:
    """Remove a folder of ours, whatever rights a job gave to what is in it."""

    def allow(_: Callable[..., object], path: str, __: object) -> None:
        for each in (os.path.dirname(path), path):
            with suppress(OSError):
                if not os.path.islink(each):
                    os.chmod(each, 0o700)
        with suppress(OSError):
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path, ignore_errors=True)
            else:
                os.unlink(path)

    shutil.rmtree(folder, onerror=allow)
