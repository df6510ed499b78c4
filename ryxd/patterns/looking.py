"""The stage that looks at the files which a request names, so that later stages know what is in them (spec C5)."""

import re
from dataclasses import dataclass

from ryxd.core.action import Action
from ryxd.core.board import cut
from ryxd.core.tool import ToolError
from ryxd.core.view import View
from ryxd.patterns.naming import sources

SHOWN = 3000
"""Characters of a file: its beginning says what there is in a table."""
_NUMBER = re.compile(r"^ *\d+\t", re.MULTILINE)
"""In front of each line, as the tool gives them."""
UNREAD = (".xlsx", ".xls", ".ods", ".parquet", ".feather", ".sqlite", ".db", ".gz", ".zip", ".npy", ".npz")
"""Endings of what is data and no text: code reads it, nobody is shown it."""


@dataclass(frozen=True)
class Looked:
    """What there is."""

    text: str
    files: tuple[str, ...]
    missing: tuple[str, ...] = ()
    """What could not be read, each with why."""


async def look(view: View, text: str) -> Looked:
    """Read the files that are named. Raises ToolError where none of them can be read."""
    shown: list[str] = []
    files: list[str] = []
    missing: list[str] = []
    for name in sources(text):
        path, told, why = await _read(view, name)
        if why:
            missing.append(f"{name}: {why}")
            continue
        files.append(path)
        shown.append(f"{path}:\n{told}")
    if missing and not files:
        raise ToolError("; ".join(missing))
    return Looked("\n\n".join(shown), tuple(files), tuple(missing))


async def _read(view: View, name: str) -> tuple[str, str, str]:
    """Where a file is, how it begins, and why it can't be read."""
    result = await view.do_action(Action("read_file", {"path": name}))
    if not result.ok and "/" not in name and "search_files" in view.tools:
        found = await view.do_action(Action("search_files", {"pattern": name, "paths": ["~"]}))
        matches = [str(match) for match in found.data.get("matches", ())] if found.ok else []
        if len(matches) == 1:  # of several, nobody can say which was meant
            name = matches[0]
            result = await view.do_action(Action("read_file", {"path": name}))
    if result.ok:
        return name, cut(_NUMBER.sub("", str(result.data.get("text") or result.bare)), SHOWN), ""
    if name.endswith(UNREAD) and not result.report.get("missing"):
        return name, "(no text; code can read it)", ""
    return name, "", result.error or "it can't be read"
