"""What takes one change back: a step, or the reason why there is none."""

from dataclasses import dataclass, replace
from typing import Literal

from ryxd.core.files import Mode, Move, Trash
from ryxd.files.lookahead import Lookahead
from ryxd.files.plan import Entry, Planned, Put, Restore
from ryxd.files.state import ABSENT, State
from ryxd.files.store import Store

Why = Literal[
    "changed", "mode", "gone", "taken", "other", "trash", "lost", "full", "conflict", "unmergeable", "failed"
]
"""Why a change is left alone: what it made was changed since, or has other permissions, or is gone; something is
at its former name; something of another kind is there; the Trash was emptied; the former content is no longer
kept; the folder is not empty; a merge has a conflict, or can't be made; the file system said no."""


@dataclass(frozen=True)
class Left:
    """Left alone: why, and what is there now."""

    why: Why
    found: State = ABSENT
    text: str = ""
    """More about it: what the file system said, the conflict."""


@dataclass(frozen=True)
class Already:
    """It is as it was before: there is nothing to take back."""


Inverse = Planned | Left | Already
Wish = Put | Restore | Move | Trash | Mode


def inverse(entry: Entry, sight: Lookahead, store: Store) -> Inverse:
    """The step that takes a change back, given what will be there then. Raises OSError.

    What ryx left must still be there: the same kind, content and permissions.
    """
    match entry.kind:
        case "create" | "link" | "copy" | "make_folder":
            return _unmade(entry, sight)
        case "replace" | "mode":
            return _as_before(entry, sight, store)
        case "move":
            return _moved_back(entry, sight)
        case "trash" | "restore":
            return _other_end(entry, sight)
        case "remove" | "remove_folder":
            return _made_again(entry, sight, store)


def _unmade(entry: Entry, sight: Lookahead) -> Inverse:
    """What was made goes again: into the store, a folder only when nothing is in it."""
    path = entry.path if entry.target is None else entry.target
    found = sight.look(path)
    if found.kind == "absent":
        return Already()
    made = entry.after
    if entry.kind == "copy" and found.kind == "folder":
        found = sight.tree(path)
    elif entry.kind == "copy":  # its digest is that of a whole tree; a file's copy is what the file was
        made = entry.before
    left = differs(made, found)
    # what a new folder's permissions are, the umask and its parent have a say in
    if left is not None and not (left.why == "mode" and entry.kind == "make_folder"):
        return left
    step = Planned("remove", path, before=found, undoes=entry.id)
    if found.kind != "folder":
        return step
    if entry.kind == "copy":  # as a whole, and where the user can have it back
        return replace(step, kind="trash", after=found)
    return Left("full", found) if sight.children(path) else replace(step, kind="remove_folder")


def _as_before(entry: Entry, sight: Lookahead, store: Store) -> Inverse:
    """The former content or permissions of what is there."""
    found = sight.look(entry.path)
    if found.kind == "absent":
        return Left("gone")
    if found.same(entry.before) and found.mode == entry.before.mode:
        return Already()
    left = differs(entry.after, found)
    if left is not None:
        return left
    if entry.kind == "replace" and not store.has(entry.before.digest):
        return Left("lost", found)
    after = replace(found, mode=entry.before.mode) if entry.kind == "mode" else entry.before
    return Planned(entry.kind, entry.path, before=found, after=after, undoes=entry.id)


def as_it_is(entry: Entry, sight: Lookahead) -> Inverse:
    """What was moved goes back, whatever its content is now. Raises OSError."""
    return _moved_back(entry, sight, strict=False)


def _moved_back(entry: Entry, sight: Lookahead, *, strict: bool = True) -> Inverse:
    """What was moved goes back."""
    assert entry.target is not None
    found = sight.look(entry.target)
    there = sight.look(entry.path)
    if found.kind == "absent":
        return Already() if there.same(entry.after) else Left("gone")
    left = differs(entry.after, found)
    if left is not None and (strict or found.kind != entry.after.kind):
        return left
    if there.kind != "absent":
        return Left("taken", there)
    return Planned("move", entry.target, entry.path, before=found, after=found, undoes=entry.id)


def _other_end(entry: Entry, sight: Lookahead) -> Inverse:
    """Out of the Trash, or into it again."""
    assert entry.target is not None
    found = sight.look(entry.target)
    there = sight.look(entry.path)
    if found.kind == "absent":
        if there.same(entry.before if entry.kind == "trash" else entry.after):
            return Already()
        return Left("trash" if entry.kind == "trash" else "gone")
    if entry.kind == "restore":
        left = differs(entry.after, found)
        return left or Planned("trash", entry.target, before=found, after=found, undoes=entry.id)
    if there.kind != "absent":
        return Left("taken", there)
    return Planned("restore", entry.target, entry.path, before=found, after=found, undoes=entry.id)


def _made_again(entry: Entry, sight: Lookahead, store: Store) -> Inverse:
    """What was taken away comes back."""
    there = sight.look(entry.path)
    before = entry.before
    if there.kind != "absent":
        return Already() if there.same(before) and there.mode == before.mode else Left("taken", there)
    if before.kind == "folder":
        return Planned("make_folder", entry.path, after=before, undoes=entry.id)
    if before.kind == "link":
        return Planned("link", entry.path, after=before, undoes=entry.id)
    if not store.has(before.digest):
        return Left("lost")
    return Planned("create", entry.path, after=before, undoes=entry.id)


def differs(left: State, found: State) -> Left | None:
    """Why what is there is not what ryx left; None when it is."""
    if found.kind == "absent":
        return Left("gone")
    if found.kind != left.kind:
        return Left("other", found)
    if left.kind == "file" and left.digest is None:  # too large to be read for a move
        if (found.size, found.modified) != (left.size, left.modified):
            return Left("changed", found)
    elif not found.same(left):
        return Left("changed", found)
    # a link's permissions mean nothing
    return Left("mode", found) if found.kind != "link" and left.mode not in {None, found.mode} else None


def wish(step: Planned) -> Wish:
    """A step as the door takes it."""
    if step.kind == "trash":
        return Trash(step.path)
    if step.kind == "mode" and step.after.mode is not None:
        return Mode(step.path, step.after.mode)
    if step.target is None:
        # what comes back is another inode than the one that was there
        return Put(step.path, to=replace(step.after, inode=None), over=step.before)
    return Restore(step.path, step.target) if step.kind == "restore" else Move(step.path, step.target)
