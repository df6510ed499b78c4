"""How a step of a change stands, taken back, and cleared away: by looking at the disk, not by memory.

Each works from any state that a crash, or somebody else, can have left. What is not as ryx left it stays.
"""

import errno
import time
from collections.abc import Callable
from pathlib import Path

from ryxd.files import exchange, tree
from ryxd.files.deeds import set_mode
from ryxd.files.disk import Disk, Spot
from ryxd.files.exchange import Differs
from ryxd.files.plan import Planned
from ryxd.files.state import State, look
from ryxd.files.trash import Trashes

HELD = 60.0
"""Seconds that a replaced file is kept where the kernel does not tell whether a program still writes to it."""


class Endings:
    """Ends steps. `keep` takes others' contents that lose their name (exchange.Keep).

    Its methods wait for the disk: call them on a thread.
    """

    def __init__(self, disk: Disk, trashes: Trashes, keep: Callable[[Path, int], None]) -> None:
        self.disk = disk
        self.trashes = trashes
        self.keep = keep

    # -- how it stands

    def finished(self, step: Planned) -> bool:
        """Whether what is there is what was to be there. Raises OSError."""
        try:
            with self.disk.at(step.path) as spot:
                if step.target is None:
                    return self._finished_here(step, spot)
                with self.disk.at(step.target) as target:
                    return self._finished_there(step, spot, target)
        except (FileNotFoundError, NotADirectoryError):
            return step.kind in {"remove", "remove_folder"}

    def _finished_here(self, step: Planned, spot: Spot) -> bool:
        now = look(self.disk, spot)
        if step.kind == "mode":
            return (now.kind, now.mode) == (step.after.kind, step.after.mode)
        if step.kind == "replace":
            new, old = look(self.disk, spot.beside(step.new)), look(self.disk, spot.beside(step.old))
            put = self._exchanged(step, new) or (new.kind == "absent" and old.kind != "absent")
            return put and now.same(step.after)
        if step.kind in {"create", "copy"}:
            return now.same(step.after) and look(self.disk, spot.beside(step.new)).kind == "absent"
        return now.same(step.after)

    def _finished_there(self, step: Planned, spot: Spot, target: Spot) -> bool:
        there = look(self.disk, target, content=False)
        if step.kind == "copy":
            return there.kind == step.after.kind and look(self.disk, target.beside(step.new)).kind == "absent"
        if step.before.inode is None or there.inode == step.before.inode:
            return there.kind == step.before.kind and look(self.disk, spot, content=False).inode != there.inode
        return there.kind == step.before.kind and look(self.disk, spot.beside(step.old)).kind != "absent"

    def _exchanged(self, step: Planned, new: State) -> bool:
        """Whether what has our name for the new content is what was there before (or came out instead)."""
        if new.kind == "absent":
            return False
        return new.inode == step.before.inode or not new.same(step.after)

    # -- taking back

    def take_back(self, step: Planned) -> str:
        """Have it as it was, wherever it stands now; says what had to be left alone, or nothing.

        Raises OSError where the disk does not let us look or do; FileNotFoundError where the folder is not there.
        """
        with self.disk.at(step.path) as spot:
            left = self._taken_back(step, spot)
            self.disk.sync_folder(spot)
        return left

    def _taken_back(self, step: Planned, spot: Spot) -> str:
        match step.kind:
            case "create" | "link":
                return self._uncreate(step, spot)
            case "replace":
                return self._unreplace(step, spot)
            case "remove":
                return self._unremove(step, spot)
            case "make_folder":
                return self._unmake(step, spot)
            case "remove_folder":
                return self._unremove_folder(step, spot)
            case "mode":
                return self._unmode(step, spot)
        with self.disk.at(step.there) as target:
            return self._uncopy(step, target) if step.kind == "copy" else self._unmove(step, spot, target)

    def _unremove_folder(self, step: Planned, spot: Spot) -> str:
        old = spot.beside(step.old)
        there = look(self.disk, spot, content=False).kind != "absent"
        if look(self.disk, old, content=False).kind == "folder":
            return f"something new is at {step.path}" if there or self._back_name(old, spot) else ""
        if not there:
            self.disk.mkdir(spot, step.before.mode or 0o777)
            set_mode(self.disk, spot, step.before.mode or 0o777)
        return ""

    def _uncreate(self, step: Planned, spot: Spot) -> str:
        new = spot.beside(step.new)
        now, staged = look(self.disk, spot), look(self.disk, new)
        put = staged.kind == "absent" or staged.inode == now.inode
        if not now.same(step.after) or not put:
            self._drop(spot, step.new, (step.after,))
            return "" if not put or now.kind == "absent" else f"{step.path} was changed by somebody else"
        try:
            exchange.take(self.disk, spot, spot.beside(step.old), step.after, self.keep)
        except Differs:
            return f"{step.path} was changed by somebody else"
        self._drop(spot, step.old, (step.after,))
        self._drop(spot, step.new, (step.after,))
        return ""

    def _unreplace(self, step: Planned, spot: Spot) -> str:
        new, old = spot.beside(step.new), spot.beside(step.old)
        staged, taken = look(self.disk, new), look(self.disk, old)
        left = ""
        if taken.kind != "absent":  # without an exchange: the old one waits at its own name
            if look(self.disk, spot).same(step.after):
                exchange.take(self.disk, spot, spot.beside(step.off), step.after, self.keep)
            try:
                self.disk.rename(old, spot)
            except FileExistsError:
                left = f"{step.path} was changed by somebody else"
        elif self._exchanged(step, staged):
            now = look(self.disk, spot)
            if now.same(step.after):
                exchange.exchange_back(self.disk, new, spot, now, self.keep)
            elif now.kind == "absent" and not staged.same(step.before):
                exchange.give_back(self.disk, new, spot, self.keep)
            else:
                left = f"{step.path} was changed by somebody else"
        for name in step.names:
            self._drop(spot, name, (step.before, step.after))
        return left

    def _unremove(self, step: Planned, spot: Spot) -> str:
        old = spot.beside(step.old)
        if look(self.disk, old).kind == "absent":
            return ""
        try:
            self.disk.rename(old, spot)
        except FileExistsError:
            self._drop(spot, step.old, (step.before,))
            return f"something new is at {step.path}"
        return ""

    def _unmake(self, step: Planned, spot: Spot) -> str:
        try:
            self.disk.rmdir(spot)
        except FileNotFoundError:
            return ""
        except OSError as error:
            if error.errno in {errno.ENOTEMPTY, errno.EEXIST}:
                return f"somebody put something into {step.path}"
            if error.errno == errno.ENOTDIR:
                return f"{step.path} was changed by somebody else"
            raise
        return ""

    def _unmode(self, step: Planned, spot: Spot) -> str:
        now = look(self.disk, spot, content=False)
        if step.before.mode is None or (now.kind, now.mode) == (step.before.kind, step.before.mode):
            return ""
        if (now.kind, now.mode) != (step.after.kind, step.after.mode):
            return f"{step.path} was changed by somebody else"
        set_mode(self.disk, spot, step.before.mode or 0o777)
        return ""

    def _uncopy(self, step: Planned, target: Spot) -> str:
        new, off = target.beside(step.new), target.beside(step.old)
        now = look(self.disk, target, content=False)
        left = ""
        if look(self.disk, new).kind == "absent" and now.kind != "absent":
            if tree.digest(self.disk, target) == step.after.digest:
                self.disk.rename(target, off)
                if tree.digest(self.disk, off) != step.after.digest:
                    self.disk.rename(off, target)
                    left = f"{target.path} was changed by somebody else"
            else:
                left = f"{target.path} was changed by somebody else"
        for spot in (new, off):
            if look(self.disk, spot, content=False).kind != "absent":
                tree.delete(self.disk, spot)
        return left

    def _unmove(self, step: Planned, spot: Spot, target: Spot) -> str:
        new, old = target.beside(step.new), spot.beside(step.old)
        left = ""
        there, taken = look(self.disk, target, content=False), look(self.disk, old, content=False)
        if taken.kind != "absent":  # it went to another disk
            if self._back_name(old, spot):
                left = f"something new is at {step.path}"
            elif there.kind != "absent" and look(self.disk, new, content=False).kind == "absent":
                left = self._off(step, target)
        elif there.kind != "absent" and there.inode == (step.before.inode or there.inode):
            if look(self.disk, spot, content=False).inode != there.inode and self._back_name(target, spot):
                left = f"something new is at {step.path}"
        elif step.before.inode is not None and look(self.disk, spot, content=False).inode != step.before.inode:
            left = f"{step.path} was moved on by somebody else"
        if look(self.disk, new, content=False).kind != "absent":
            tree.delete(self.disk, new)
        if step.kind == "trash" and not left:
            self.trashes.drop_info(self.disk, target.path, step.path)
        return left

    def _off(self, step: Planned, target: Spot) -> str:
        """Take a copy on another disk away, whose original is back in its place."""
        off = target.beside(step.old)
        with self.disk.at(step.path) as spot:
            same = tree.digest(self.disk, target) == tree.digest(self.disk, spot)
        if not same:
            return f"{target.path} was changed by somebody else"
        self.disk.rename(target, off)
        tree.delete(self.disk, off)
        return ""

    def _back_name(self, source: Spot, target: Spot) -> bool:
        """Give a name back; True where something else has it."""
        try:
            self.disk.rename(source, target)
        except FileExistsError:
            return True
        return False

    # -- clearing away

    def sweep(self, step: Planned) -> bool:
        """Take away what has a name of ours, once the change is in the log as done; False: later, once more."""
        clean = True
        for path in step.paths:
            try:
                with self.disk.at(path) as spot:
                    if step.kind == "remove_folder":
                        clean &= self._drop_folder(spot.beside(step.old))
                        continue
                    for name in step.names:
                        clean &= self._drop(spot, name, (step.before, step.after))
            except (FileNotFoundError, NotADirectoryError):
                continue
        if step.kind == "restore":
            self.trashes.drop_info(self.disk, step.path, step.there)
        return clean

    def _drop_folder(self, spot: Spot) -> bool:
        """Take a folder of ours away; False while anything is in it."""
        try:
            self.disk.rmdir(spot)
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError as error:
            if error.errno not in {errno.ENOTEMPTY, errno.EEXIST}:
                raise
            return False
        return True

    def _fresh(self, spot: Spot) -> bool:
        """Whether it got its name less than HELD ago."""
        return time.time() - self.disk.stat(spot).st_ctime < HELD

    def _drop(self, spot: Spot, name: str, known: tuple[State, ...]) -> bool:
        """Take one of our names away, once what is at it is in the store; False: a program may write to it."""
        temp = spot.beside(name)
        found, quiet = exchange.settled(self.disk, temp)
        if found.kind == "absent":
            return True
        if found.kind == "folder":
            tree.delete(self.disk, temp)
            return True
        if found.kind == "file" and not any(found.same(state) for state in known):
            exchange.with_content(self.disk, temp, self.keep)
        if quiet is False or (quiet is None and found.kind == "file" and self._fresh(temp)):
            return False
        self.disk.unlink(temp)
        return True
