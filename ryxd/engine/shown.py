"""The files that a conversation is about: what was found, made or opened before ("put them in …", spec C17).

A plan takes them as "$0.matches" (decision 0091).
"""

from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from ryxd.core.filling import came_of
from ryxd.core.view import View
from ryxd.engine.past import Past
from ryxd.record.runs import Accepted

SHOWN = "ryx.shown"
"""The path of the look at it: a run of an older ryx has none, and goes on all the same."""
RUNS = 3
"""Requests that are looked back, at most: one in between that was about no file changes nothing."""
_GONE = frozenset({"trash_file"})
"""What leaves nothing to point at."""
ABOUT_ONE = frozenset({"open_file", "read_file", "metadata", "write_file", "append_file", "edit_file"})
"""What is about the one file of its `path`."""


async def shown(view: View, journal: Past, accepted: Accepted) -> tuple[str, ...]:
    """Paths, in the order in which they were told; none where the last requests were about no files.

    Of a run that goes on later it is what it was when it began.
    """

    async def look() -> dict[str, Any]:
        return {"paths": list(await _lately(journal, accepted.session, accepted.run))}

    seen, _ = await view.course.effect(SHOWN, "look", {"what": "files"}, look)
    return tuple(seen["paths"])


async def _lately(journal: Past, session: str, run: str) -> Sequence[str]:
    runs = await journal.runs(limit=RUNS + 1, session=session)
    for each in [one for one in runs if one.id != run][:RUNS]:
        for act in reversed(await journal.acts(each.id)):
            paths = paths_of(act.tool, act.args, act.data) if act.ok else ()
            if paths and (act.tool in _GONE or int(act.data.get("count", 0)) > len(paths)):
                return ()  # they are gone, or there are more: "all of them" would be only some
            if paths:
                here = (await journal.accepted(each.id)).cwd or "~"
                whole = (path if path[0] in "~/" else str(PurePosixPath(here, path)) for path in paths)
                return list(dict.fromkeys(whole))
    return ()


def paths_of(tool: str, args: Mapping[str, Any], data: Mapping[str, Any]) -> Sequence[str]:
    """The files and folders that an Action was about, or that it found."""
    if tool in ABOUT_ONE:
        path = str(data.get("path") or args.get("path") or "")
        return [path] if path else []
    if tool == "list_dir":
        folder = str(args.get("path") or ".").rstrip("/")
        return [f"{folder}/{entry}" for entry in data.get("entries", ())]
    if tool == "grep" and args.get("mode") != "files":
        return []  # lines
    if tool == "disk_usage":
        return [str(entry["path"]) for entry in data.get("entries", ())]
    if tool in {"search_files", "glob", "grep"}:
        return [str(match) for match in data.get("matches", ())]
    return [came_of(str(done)) for done in data.get("done", ())]
