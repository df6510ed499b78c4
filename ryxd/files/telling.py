"""What an agent is told when a change was not done, and what it knows after one that was."""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ryxd.core.files import (
    Create,
    Lines,
    Move,
    Operation,
    Remove,
    RemoveFolder,
    Replace,
    Seen,
    Trash,
)
from ryxd.core.tool import ToolError
from ryxd.files.deeds import Deeds
from ryxd.files.exchange import Differs, Unkept
from ryxd.files.explaining import explained
from ryxd.files.known import Known, carried
from ryxd.files.planning import Stale, Step, Wish
from ryxd.files.reading import read
from ryxd.files.refusing import Reason
from ryxd.files.state import digest_of
from ryxd.files.store import Lost
from ryxd.files.trash import NoTrash
from ryxd.files.tree import NoCopy


class Stopped(Exception):
    """Whoever wanted the change does not want it any more."""


class Telling:
    """Turns what went wrong into words. `content` finds what an agent had seen, if it is still to be had."""

    def __init__(self, deeds: Deeds, known: Known, content: Callable[[str], bytes | None]) -> None:
        self._deeds = deeds
        self._known = known
        self._content = content

    def told(self, agent: str, error: Exception, path: Path, *, new: bool = False) -> Exception:
        """What went wrong, as the agent is told it; fresh content in it counts as seen. Waits for the disk.

        `new`: something was to be made at `path`, so that it is not there says nothing.
        """
        match error:
            case Stale():
                known = self._known.get(agent, error.path)
                before = self._content(known.digest) if known is not None and known.lines is None else None
                refused, fresh = error.told(before)
                if fresh is not None and fresh.lines != () and error.content is not None:
                    self._known.saw(agent, error.content, fresh.lines)
                return refused
            case Differs(busy=True):
                return ToolError(
                    f"{error.path} is open for writing in another program; it was not changed. "
                    "Try again when that program is done with it.",
                    retry=True,
                )
            case Differs():
                content = None
                with contextlib.suppress(OSError, ToolError):
                    content = read(self._deeds.disk, error.path)
                reason: Reason = "gone" if error.found.kind == "absent" else "changed"
                return self.told(agent, Stale(error.path, reason, content), path)
            case FileExistsError():
                return self.told(agent, Stale(path, "exists"), path)
            case FileNotFoundError() if not new:
                return self.told(agent, Stale(path, "gone"), path)
            case OSError():
                return explained(error, path)
            case Unkept():
                return ToolError(f"{path} was not changed: {error}")
            case NoTrash() | NoCopy() | Lost():
                return ToolError(f"{error}. Nothing was changed.")
            case Stopped():
                return ToolError(f"{path}: it was cancelled; nothing was changed")
        return error


def foreseen(
    mine: Mapping[Path, Seen], operations: Sequence[Operation], old: Mapping[str, bytes | None]
) -> tuple[Seen, ...]:
    """What an agent that knows `mine` is going to know when these are done, as `learn` will have it.

    `old` has the contents of which it knows some lines. What is the same as before is left out.
    """
    then = dict(mine)
    for each in operations:
        match each:
            case Create(data=bytes(data)) | Replace(data=bytes(data), expected=None):
                seen = then.get(each.path) if isinstance(each, Replace) else None
                lines = None
                if seen is not None and seen.lines is not None:
                    lines = carried(seen.lines, old.get(seen.digest) or b"", data)
                then[each.path] = Seen(each.path, digest_of(data), lines)
            case Move():
                for path in [path for path in then if path.is_relative_to(each.source)]:
                    there = each.target / path.relative_to(each.source)
                    seen = then.pop(path)
                    then[there] = replace(seen, path=there, read_as=seen.read_as or path)
            case Trash() | Remove() | RemoveFolder():
                for path in [path for path in then if path.is_relative_to(each.path)]:
                    del then[path]
    return tuple(seen for path, seen in then.items() if seen != mine.get(path))


def learn(known: Known, agent: str, wishes: Sequence[Wish], steps: Sequence[Step]) -> None:
    """What the agent knows after its own change."""
    for step in steps:
        planned, wish = step.planned, wishes[step.wish]
        data = step.material.data
        match planned.kind:
            case "create" | "replace" if isinstance(data, bytes) and planned.after.digest:
                # what a command wrote, or an undo brought back, has not been in the agent's transcript
                if not (isinstance(wish, Replace) and wish.expected is not None):
                    lines = _lines(known, agent, planned.path, planned.before.digest, data)
                    known.wrote(agent, planned.path, planned.after.digest, lines)
                    known.remember(planned.after.digest, data)
            case "move" if planned.target is not None:
                known.moved(planned.path, planned.target)
            case "trash" | "remove" | "remove_folder":
                known.gone(agent, planned.path)
        if planned.kind in {"create", "replace"}:
            known.mark(planned.path, planned.after.digest)


def _lines(known: Known, agent: str, path: Path, before: str | None, data: bytes) -> tuple[Lines, ...] | None:
    seen = known.get(agent, path)
    if seen is None or seen.lines is None or before is None:
        return None
    old = known.recall(before)
    return None if old is None and seen.lines is None else carried(seen.lines, old or b"", data)
