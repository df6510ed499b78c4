"""After a crash: each change that was begun and has no end gets one, all of its steps or none of them."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path

from ryxd.files.endings import Endings
from ryxd.files.plan import Entry

log = logging.getLogger(__name__)


@dataclass
class Outcome:
    """How a group ended: what to write into the log."""

    done: list[str] = field(default_factory=list)
    failed: dict[str, list[str]] = field(default_factory=dict)
    """Why → which."""
    open: list[str] = field(default_factory=list)
    """What the disk does not let us end now: tried again at the next start."""
    left: list[str] = field(default_factory=list)
    """What had to be left alone, for a person."""


def groups(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The entries of each group, in their order."""
    ordered = sorted(entries, key=lambda entry: (int(entry.group[1:]), int(entry.id[1:])))
    return [list(members) for _, members in groupby(ordered, key=lambda entry: entry.group)]


def carriers(entries: Sequence[Entry]) -> list[Entry]:
    """The steps after which a folder is elsewhere, with our names in it."""
    kinds = {"move", "trash", "restore", "remove_folder"}
    return [entry for entry in entries if entry.kind in kinds and entry.before.kind == "folder"]


def carried(entry: Entry, by: Sequence[Entry]) -> Entry:
    """A step as it is found once the later ones of its group are done; `by` are carriers, in their order."""

    def now(path: Path) -> Path:
        for later in by:
            if later.group != entry.group or int(later.id[1:]) <= int(entry.id[1:]):
                continue
            if path != later.path and path.is_relative_to(later.path):
                folder = later.path.with_name(later.old) if later.target is None else later.target
                path = folder / path.relative_to(later.path)
        return path

    return replace(entry, path=now(entry.path), target=None if entry.target is None else now(entry.target))


def finish(endings: Endings, group: Sequence[Entry]) -> Outcome:
    """End an unfinished group: done when every step of it is, else taken back. Waits for the disk."""
    try:
        all_done = all(endings.finished(step) for step in group)
    except OSError as error:
        log.warning("undo log: %s can't be looked at: %s", group[0].group, error)
        return Outcome(open=[step.id for step in group])
    if all_done:
        return Outcome(done=[step.id for step in group])
    return take_back(endings, group, "ryxd stopped in the middle of it; it was taken back")


def take_back(endings: Endings, group: Sequence[Entry], why: str) -> Outcome:
    """Have all of it as it was, the newest step first. Waits for the disk."""
    outcome = Outcome()
    made = {step.there if step.target else step.path for step in group}
    for step in reversed(group):
        try:
            left = endings.take_back(step)
        except (FileNotFoundError, NotADirectoryError) as error:
            # where its folder was to be made by an earlier step, it did not come to this one
            inside = any(folder in made for path in step.paths for folder in path.parents)
            left = "" if inside else f"{error.filename} is gone"
        except OSError as error:
            left = f"{step.path} can't be taken back: {error.strerror}"
            log.warning("undo log: %s: %s", step.id, left)
            outcome.open.append(step.id)
            outcome.left.append(left)
            continue
        if left:
            log.warning("undo log: %s: %s, and is left as it is", step.id, left)
            outcome.left.append(left)
        outcome.failed.setdefault(f"{why}; {left}, and is left as it is" if left else why, []).append(step.id)
    return outcome
