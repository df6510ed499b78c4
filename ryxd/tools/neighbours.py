"""What is there instead of a file that is not."""

import os
from difflib import SequenceMatcher
from pathlib import Path

from ryxd.core.instead import ABSENT
from ryxd.core.paths import shown
from ryxd.core.tool import ToolError, ToolView
from ryxd.tools.search.pattern import even
from ryxd.tools.speech import legible, say

SHOWN = 4


def missing(asked: str, path: Path, view: ToolView) -> ToolError:
    """The error for a path that does not exist: it names the nearest folder that does, and what is in it.

    Blocks on the disk, so call it in a thread.
    """
    folder, wanted = path.parent, path.name
    while not folder.is_dir() and folder != folder.parent:
        folder, wanted = folder.parent, folder.name
    near = nearest(folder, wanted, view)
    asked, place = legible(asked), legible(shown(folder, view.paths.home))
    there = legible(f": {', '.join(near)}") if near else ""
    return ToolError(
        say(
            view,
            en=f"no such file or folder: {asked}; in {place} there is{there or ' nothing like it'}",
            de=f"Datei oder Ordner nicht gefunden: {asked}; in {place} gibt es{there or ' nichts Ähnliches'}",
        ),
        report={ABSENT: asked},
    )


def nearest(folder: Path, wanted: str, view: ToolView) -> list[str]:
    """Names in this folder that come close to the one that was asked for, the closest first."""
    try:
        with os.scandir(folder) as entries:
            names = [
                entry.name + ("/" if entry.is_dir() else "")
                for _, entry in zip(range(5000), entries, strict=False)
                if not view.paths.hidden(folder / entry.name)
            ]
    except (OSError, ToolError):
        return []
    target = even(wanted)
    scored = sorted((-SequenceMatcher(None, target, even(name.rstrip("/"))).ratio(), name) for name in names)
    return [name for score, name in scored[:SHOWN] if -score >= 0.5]
