"""The files that a conversation is about: what was found, made or opened before ("put them in …", spec C17).

A plan takes them as "$0.matches" (decision 0091).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ryxd.core.view import View
from ryxd.engine.past import Past
from ryxd.record.runs import Accepted

SHOWN = "ryx.shown"
"""The path of the look at it: a run of an older ryx has none, and goes on all the same."""
RUNS = 3
"""Requests that are looked back, at most: one in between that was about no file changes nothing."""
MOST = 500
"""Files that "them" can be."""
_ARROW = " → "
"""What stands in the results of tools that move and rename between the old path and the new one."""
_GONE = frozenset({"trash_file"})
"""What leaves nothing to point at."""
_ONE = frozenset({"open_file", "read_file", "metadata", "write_file", "append_file", "edit_file"})


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
            if act.ok and (act.tool in _GONE or (paths := paths_of(act.tool, act.args, act.data))):
                return () if act.tool in _GONE else list(dict.fromkeys(paths))[:MOST]
    return ()


def paths_of(tool: str, args: Mapping[str, Any], data: Mapping[str, Any]) -> Sequence[str]:
    """The files and folders that an Action was about, or that it found."""
    if tool in _ONE:
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
    return [str(done).rpartition(_ARROW)[2] for done in data.get("done", ())]
