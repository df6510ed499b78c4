"""Change what one name stands for, only if it is what was expected, without losing a byte of anybody's.

Nothing is overwritten or deleted here. What has to go is moved to a name of ours first, in the same folder, and
only then looked at: between a look and a deed anybody may write. What turns out not to be expected goes back.
"""

import errno
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.files.disk import LACKING, Disk, Spot
from ryxd.files.state import ABSENT, CHUNK, State, attributes, digest_of, look, look_fd

TRIES = 8
"""How often an editor may be in between before the newest of its versions stays and the others are kept."""

Stop = Callable[[], None]
Keep = Callable[[Path, int], None]
"""Takes an open file whose content belongs to nobody's name any more into the store; given is where it was."""

INHERITED = frozenset({"security.capability"})
"""Attributes that the kernel takes away when content changes; so they are not carried on."""


class Differs(Exception):
    """What was at the name is not what was expected; it is there again."""

    def __init__(self, path: Path, found: State, *, busy: bool = False) -> None:
        super().__init__(f"{path} is not what was expected")
        self.path = path
        self.found = found
        self.busy = busy
        """Its content is as expected, but a program has it open for writing."""


class Unkept(Exception):
    """Owner, attributes or the like of a file can't be kept in its successor."""


@dataclass(frozen=True)
class Like:
    """What a new file gets besides its content."""

    mode: int | None = None
    """Exact permission bits; None: what a new file gets here (`fresh`, the umask, the folder's ACL)."""
    fresh: int = 0o666
    owner: tuple[int, int] | None = None
    xattrs: Mapping[str, str] | None = None
    """Exactly these attributes; None: what the folder gives."""
    modified: int | None = None


def stage(disk: Disk, temp: Spot, data: bytes | int, like: Like, *, stop: Stop | None = None) -> State:
    """A new file under the name `temp`, whole and on the disk when it has the name.

    `data` is the content or an open file. Raises OSError (nothing is left then), Unkept.
    """
    part = None
    try:
        fd = disk.unnamed(temp.folder, like.fresh)
    except OSError as error:
        if error.errno not in LACKING | {errno.EISDIR}:
            raise
        part = temp.beside(f"{temp.name}.part")
        fd = disk.create(part, like.fresh)
    try:
        try:
            _fill(disk, fd, data, stop)
            _dress(disk, fd, like)
            disk.sync(fd)
            state = look_fd(fd)
            if part is None:
                disk.name(fd, temp)
            else:
                disk.rename(part, temp)
        except BaseException:
            if part is not None:
                _gone(disk, part)
            raise
    finally:
        os.close(fd)
    return state


def _fill(disk: Disk, fd: int, data: bytes | int, stop: Stop | None) -> None:
    if isinstance(data, bytes):
        disk.write(fd, data)
        return
    if os.fstat(data).st_size and disk.clone(data, fd):
        return
    at = 0
    while piece := os.pread(data, CHUNK, at):
        disk.write(fd, piece)
        at += len(piece)
        if stop is not None:
            stop()


def _dress(disk: Disk, fd: int, like: Like) -> None:
    """Owner before mode and attributes: changing it takes some of them away."""
    info = os.fstat(fd)
    if like.owner is not None and like.owner != (info.st_uid, info.st_gid):
        try:
            disk.step("chown")
            os.fchown(fd, *like.owner)
        except OSError as error:
            if error.errno not in {errno.EPERM, errno.EINVAL}:
                raise
            raise Unkept("it belongs to another user or group, which it would lose") from error
    if like.xattrs is not None:
        _set_attributes(disk, fd, {k: v for k, v in like.xattrs.items() if k not in INHERITED})
    if like.mode is not None:
        disk.step("fchmod")
        os.fchmod(fd, like.mode)
    if like.modified is not None:
        disk.step("utime")
        os.utime(fd, ns=(like.modified, like.modified))


def _set_attributes(disk: Disk, fd: int, wanted: Mapping[str, str]) -> None:
    here = attributes(fd)
    for name in here.keys() - wanted.keys():
        disk.step("removexattr")
        try:
            os.removexattr(fd, name)
        except OSError:
            if not name.startswith("security."):  # a label that every file has
                raise
    for name, value in wanted.items():
        if here.get(name) == value:
            continue
        disk.step("setxattr")
        try:
            os.setxattr(fd, name, bytes.fromhex(value))
        except OSError as error:
            if name.startswith(("security.", "trusted.")) and error.errno in {errno.EPERM, errno.EOPNOTSUPP}:
                continue  # the system's own, which it gives to every file itself
            if error.errno in {errno.EPERM, errno.EOPNOTSUPP, errno.EACCES}:
                raise Unkept(f"its attribute {name} can't be kept") from error
            raise


def put(disk: Disk, temp: Spot, spot: Spot) -> None:
    """Give what is staged its name, where nothing is. Raises FileExistsError, OSError."""
    disk.rename(temp, spot)


def take(disk: Disk, spot: Spot, temp: Spot, expected: State, keep: Keep) -> None:
    """Move what is at a name to `temp`, if it is a file or link as expected. Raises Differs, OSError."""
    found = look(disk, spot)
    if not found.same(expected):
        raise Differs(spot.path, found)
    disk.rename(spot, temp)
    found, quiet = settled(disk, temp)
    if found.same(expected) and quiet is not False:
        return
    give_back(disk, temp, spot, keep)
    raise Differs(spot.path, found, busy=found.same(expected))


def give_back(disk: Disk, temp: Spot, spot: Spot, keep: Keep) -> None:
    """Give what was taken its name back; where somebody made something new there, that stays."""
    try:
        disk.rename(temp, spot)
    except FileExistsError:
        kept(disk, temp, spot.path, keep)


def swap(disk: Disk, temp: Spot, spot: Spot, expected: State, keep: Keep) -> None:
    """Let the file staged at `temp` take the place of the one at `spot`, if that is what is expected.

    What was there is then at `temp`, or at `aside(temp)` where the file system knows no exchange. Raises Differs
    when it is something else, or a program has it open for writing; OSError. What is staged stays then.
    """
    ours = look(disk, temp, content=False)
    try:
        disk.exchange(temp, spot)
    except OSError as error:
        if error.errno not in LACKING:
            raise
        _swap_apart(disk, temp, spot, expected, keep)
        return
    found, quiet = settled(disk, temp)
    if found.same(expected) and quiet is not False:
        return
    exchange_back(disk, temp, spot, ours, keep)
    raise Differs(spot.path, found, busy=found.same(expected))


def exchange_back(disk: Disk, temp: Spot, spot: Spot, ours: State, keep: Keep) -> None:
    """Put back what came out; `ours` is what went in. The newest version of anybody else stays at the name."""
    went_in = ours
    for _ in range(TRIES):
        going = look(disk, temp)
        try:
            disk.exchange(temp, spot)
        except FileNotFoundError:  # somebody took ours away meanwhile: what came out is still theirs to have
            give_back(disk, temp, spot, keep)
            return
        out = look(disk, temp)
        if out.same(went_in) or out.inode == went_in.inode:
            return
        # what came out is newer than what went in; the older one must not be lost when it goes out again
        with_content(disk, spot, keep)
        went_in = going
    kept(disk, temp, spot.path, keep)


def aside(temp: Spot) -> Spot:
    """The name for what was taken away, to the name for what is to come: .new and .old."""
    return temp.beside(f"{temp.name.removesuffix('.new')}.old")


def _swap_apart(disk: Disk, temp: Spot, spot: Spot, expected: State, keep: Keep) -> None:
    """Without an exchange: take the old one out, then put the new one in; for a moment nothing is there."""
    old = aside(temp)
    take(disk, spot, old, expected, keep)
    try:
        put(disk, temp, spot)
    except FileExistsError:
        found = look(disk, spot)
        kept(disk, old, spot.path, keep)
        raise Differs(spot.path, found) from None
    except OSError:
        give_back(disk, old, spot, keep)
        raise


def settled(disk: Disk, spot: Spot) -> tuple[State, bool | None]:
    """What is there, and whether no program can write to it any more (None: can't be known).

    Quiet is asked before reading: who closes the file in between has written before.
    """
    try:
        fd = disk.open(spot)
    except FileNotFoundError:
        return ABSENT, True
    except OSError as error:
        if error.errno in {errno.ELOOP, errno.ENXIO}:
            return look(disk, spot), True
        raise
    try:
        if not os.path.isfile(f"/proc/self/fd/{fd}"):
            return look(disk, spot), True
        quiet = disk.quiet(fd)
        return look_fd(fd), quiet
    finally:
        os.close(fd)


def with_content(disk: Disk, spot: Spot, keep: Keep) -> None:
    """Have the content of a file kept, whatever becomes of its name."""
    try:
        fd = disk.open(spot)
    except OSError:
        return  # a link, a folder: they are moved, never taken apart
    try:
        if os.path.isfile(f"/proc/self/fd/{fd}"):
            keep(spot.path, fd)
    finally:
        os.close(fd)


def kept(disk: Disk, temp: Spot, path: Path, keep: Keep) -> None:
    """Have a file of a name of ours kept as `path`'s, and take the name away; anything else stays there."""
    try:
        fd = disk.open(temp)
    except OSError:
        return
    try:
        if not os.path.isfile(f"/proc/self/fd/{fd}"):
            return
        keep(path, fd)
        if disk.quiet(fd) is True:
            disk.unlink(temp)
    finally:
        os.close(fd)


def _gone(disk: Disk, spot: Spot) -> None:
    try:
        disk.unlink(spot)
    except FileNotFoundError:
        pass


def link_state(text: str) -> State:
    """The state of a link that says `text`."""
    return State("link", digest_of(os.fsencode(text)), size=len(os.fsencode(text)), text=text)
