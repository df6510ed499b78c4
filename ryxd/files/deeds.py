"""Do one step of a change; what has to go keeps a name of ours until the log has it as done."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ryxd.core.tool import ToolError
from ryxd.files import exchange, tree
from ryxd.files.disk import Disk, Spot
from ryxd.files.exchange import Differs, Like, stage
from ryxd.files.plan import Planned
from ryxd.files.state import State, look
from ryxd.files.store import Store
from ryxd.files.trash import Trashes

Stop = Callable[[], None]


@dataclass(frozen=True)
class Material:
    """Where a new content comes from: as it is, a file, or the store. `like` is what else it gets."""

    data: bytes | Path | None = None
    digest: str = ""
    like: Like = field(default_factory=Like)
    """Of a new file. A replaced one's successor gets what that one has, and this mode where it is given."""


class Deeds:
    """What is done to the disk. `leftover` is told of others' contents that had to go into the store.

    Its methods wait for the disk: call them on a thread.
    """

    def __init__(self, disk: Disk, store: Store, trashes: Trashes, leftover: Callable[[Path, str], None]) -> None:
        self.disk = disk
        self.store = store
        self.trashes = trashes
        self._leftover = leftover

    def keep(self, path: Path, fd: int) -> None:
        """Have a content kept that has no name any more."""
        self._leftover(path, self.store.keep(fd))

    # -- doing

    def do(self, step: Planned, material: Material, stop: Stop) -> None:
        """Do it, on the disk when it returns. Raises Differs, FileExistsError, OSError, Unkept, NoCopy."""
        disk = self.disk
        with disk.at(step.path) as spot:
            match step.kind:
                case "create":
                    self._create(step, spot, material, stop)
                case "replace":
                    self._replace(step, spot, material, stop)
                case "copy":
                    with disk.at(step.there) as target:
                        tree.copy(disk, spot, target.beside(step.new), stop)
                        _check_copy(disk, step, target.beside(step.new), stop)
                        exchange.put(disk, target.beside(step.new), target)
                        disk.sync_folder(target)
                    return
                case "move":
                    self._move(step, spot, stop)
                case "trash":
                    self._write_info(step)
                    self._move(step, spot, stop)
                    self.trashes.note_size(disk, step.there)
                case "restore":
                    self._move(step, spot, stop)
                case "remove":
                    exchange.take(disk, spot, spot.beside(step.old), step.before, self.keep)
                case "make_folder":
                    disk.mkdir(spot, step.after.mode or 0o777)
                    if material.like.mode is not None:  # as it was, whatever the umask says
                        set_mode(disk, spot, material.like.mode)
                case "remove_folder":
                    self._remove_folder(step, spot)
                case "link":
                    disk.symlink(step.after.text, spot)
                case "mode":
                    self._mode(spot, step.before, step.after)
            disk.sync_folder(spot)

    def _remove_folder(self, step: Planned, spot: Spot) -> None:
        """Take an empty folder away; one with only names of this group in it goes aside until they go, too."""
        try:
            self.disk.rmdir(spot)
        except OSError as error:
            if error.errno not in {errno.ENOTEMPTY, errno.EEXIST} or not step.only_ours(tree.names(spot)):
                raise
        else:
            return
        old = spot.beside(step.old)
        self.disk.rename(spot, old)
        if not step.only_ours(tree.names(old)):  # somebody put something into it in the last moment
            self.disk.rename(old, spot)
            raise OSError(errno.ENOTEMPTY, os.strerror(errno.ENOTEMPTY), str(step.path))

    def _write_info(self, step: Planned) -> None:
        try:
            self.trashes.write_info(self.disk, step.there, step.path)
        except FileExistsError as error:
            raise ToolError(
                f"another program just trashed something called {step.path.name}; try again. Nothing was changed.",
                retry=True,
            ) from error

    def _create(self, step: Planned, spot: Spot, material: Material, stop: Stop) -> None:
        self._staged(step, spot, material, material.like, stop)
        try:
            exchange.put(self.disk, spot.beside(step.new), spot)
        except FileExistsError:
            raise Differs(step.path, look(self.disk, spot)) from None

    def _replace(self, step: Planned, spot: Spot, material: Material, stop: Stop) -> None:
        now, quiet = exchange.settled(self.disk, spot)
        if not now.same(step.before) or quiet is False:
            raise Differs(step.path, now, busy=now.same(step.before))
        mode = material.like.mode if material.like.mode is not None else now.mode
        # a program that runs as its owner must not get content that this owner did not give it: as write(2) does
        mode = None if mode is None else mode & ~0o6000
        xattrs = material.like.xattrs if material.like.xattrs is not None else now.xattrs
        like = Like(mode, owner=now.owner, xattrs=xattrs, modified=material.like.modified)
        self._staged(step, spot, material, like, stop)
        exchange.swap(self.disk, spot.beside(step.new), spot, step.before, self.keep)

    def _staged(self, step: Planned, spot: Spot, material: Material, like: Like, stop: Stop) -> None:
        """The new content under our name for it; Differs when a file that it was to come from changed."""
        temp = spot.beside(step.new)
        with self._source(material) as source:
            state = stage(self.disk, temp, source, like, stop=stop)
        if state.digest != step.after.digest:
            raise Differs(material.data if isinstance(material.data, Path) else step.path, state)

    @contextmanager
    def _source(self, material: Material) -> Iterator[bytes | int]:
        if isinstance(material.data, bytes):
            yield material.data
        elif material.data is not None:
            fd = os.open(material.data, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                yield fd
            finally:
                os.close(fd)
        else:
            with self.store.opened(material.digest) as fd:
                yield fd

    def _move(self, step: Planned, spot: Spot, stop: Stop) -> None:
        with self.disk.at(step.there) as target:
            try:
                self.disk.rename(spot, target)
            except OSError as error:
                if error.errno != errno.EXDEV:
                    raise
                self._move_over(step, spot, target, stop)
            else:
                found = look(self.disk, target, content=False)
                if step.before.inode is not None and found.inode != step.before.inode:
                    self.disk.rename(target, spot)
                    raise Differs(step.path, found)
            self.disk.sync_folder(target)

    def _move_over(self, step: Planned, spot: Spot, target: Spot, stop: Stop) -> None:
        """To another disk: copied, held against the original, given its name; then the original goes."""
        new, old = target.beside(step.new), spot.beside(step.old)
        was = tree.digest(self.disk, spot, stop)
        tree.copy(self.disk, spot, new, stop)
        if tree.digest(self.disk, new, stop) != was:
            raise Differs(step.path, look(self.disk, spot, content=False))
        self.disk.rename(spot, old)
        if tree.digest(self.disk, old, stop) != was or not self._quiet(old):
            self.disk.rename(old, spot)
            raise Differs(step.path, look(self.disk, spot, content=False))
        exchange.put(self.disk, new, target)

    def _quiet(self, spot: Spot) -> bool:
        """Whether nobody writes to a file that is about to go; of a folder it is not known."""
        return exchange.settled(self.disk, spot)[1] is not False

    def _mode(self, spot: Spot, before: State, after: State) -> None:
        fd = os.open(spot.name, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=spot.folder)
        try:
            now = look(self.disk, spot, content=False)
            # unknown: the umask decided, of what an earlier step made
            known = before.mode is None or now.mode == before.mode
            if now.kind != before.kind or not known or after.mode is None:
                raise Differs(spot.path, now)
            self.disk.chmod(fd, after.mode)
        finally:
            os.close(fd)


def _check_copy(disk: Disk, step: Planned, made: Spot, stop: Stop) -> None:
    if tree.digest(disk, made, stop) != step.after.digest:
        tree.delete(disk, made)
        raise Differs(step.path, look(disk, made, content=False))


def set_mode(disk: Disk, spot: Spot, mode: int) -> None:
    """Set the permission bits of what is at a name, which is no link. Raises OSError."""
    fd = disk.open(spot, os.O_PATH)
    try:
        disk.chmod(fd, mode)
    finally:
        os.close(fd)
