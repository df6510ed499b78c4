"""Put files and folders into the desktop's Trash."""

import asyncio
import os
import stat
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect, Permission
from ryxd.core.files import Trash
from ryxd.core.tool import Arguments, ToolError, ToolView, tool
from ryxd.tools.amounts import amount
from ryxd.tools.changing import ids
from ryxd.tools.given import existing_entry, name_of, whole
from ryxd.tools.move import LONG, MOST, NAMED, NamedPaths, Relocated
from ryxd.tools.speech import legible, say

COUNTED = 5000
"""Things in folders that are counted for the preview."""


class Paths(Arguments):
    """What."""

    paths: NamedPaths = Field(
        min_length=1, max_length=MOST, description="files or folders, as in ~/Downloads/a.pdf"
    )


async def _effect(args: Paths, view: ToolView) -> Effect:
    found = await asyncio.to_thread(_found, args, view)
    preview = await asyncio.to_thread(_preview, found, view)
    # no loss: the Trash gives it back, and so does undo
    paths = tuple(path for path, _ in found)
    return Effect(frozenset({Permission.CHANGE}), _summary(found, view), preview, writes=paths)


@tool(
    "put files or folders into the Trash",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(30.0,),
    seconds=lambda _: LONG,
    effect=_effect,
    door=True,
)
async def trash_file(args: Paths, view: ToolView) -> Relocated:
    """Put all or none into the Trash; of a link, the link. Raises ToolError for what is missing or private."""
    found = await asyncio.to_thread(_found, args, view)
    output = Relocated(done=[name_of(path, view) for path, _ in found], changes=[])
    operations = [Trash(path) for path, _ in found]
    output.changes = ids(await view.files.apply(operations, summary=_summary(found, view), output=output))
    return output


def _found(args: Paths, view: ToolView) -> list[tuple[Path, os.stat_result]]:
    """What is there; what lies in a folder that goes as well is left out."""
    found = dict(existing_entry(asked, view) for asked in args.paths)
    for path in found:
        whole(path, view)
        if ".local/share/Trash" in str(path) or any(part.startswith(".Trash") for part in path.parts):
            name = name_of(path, view)
            raise ToolError(say(view, en=f"{name} is in the Trash already", de=f"{name} ist schon im Papierkorb"))
    return [(path, info) for path, info in found.items() if not any(folder in found for folder in path.parents)]


def _summary(found: list[tuple[Path, os.stat_result]], view: ToolView) -> str:
    count = len(found)
    what = legible(found[0][0].name) if count == 1 else say(view, en=f"{count} things", de=f"{count} Dateien")
    return say(view, en=f"put {what} into the Trash", de=f"{what} in den Papierkorb werfen")


def _preview(found: list[tuple[Path, os.stat_result]], view: ToolView) -> str:
    lines = []
    for path, info in found[:NAMED]:
        name = name_of(path, view)
        if not stat.S_ISDIR(info.st_mode):
            lines.append(f"- {name} ({amount(info.st_size, view)})")
            continue
        count, more = _inside(path)
        sign = "≥ " if more else ""
        files = say(view, en="file" if count == 1 else "files", de="Datei" if count == 1 else "Dateien")
        lines.append(f"- {name}/ ({sign}{count} {files})")
    if len(found) > NAMED:
        lines.append(f"… {len(found) - NAMED} …")
    return "\n".join(lines)


def _inside(folder: Path) -> tuple[int, bool]:
    count = 0
    for _, _, files in os.walk(folder):
        count += len(files)
        if count > COUNTED:
            return COUNTED, True
    return count, False
