"""List a folder, open something with its application."""

import asyncio
import os
import re
import stat
from pathlib import Path

from pydantic import Field

from ryxd.core.paths import shown
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.filetype import FileType, kind_of
from ryxd.tools.given import NamedPath, existing, looks, regular, unreadable
from ryxd.tools.opener import hand_over
from ryxd.tools.speech import say

MOST_ENTRIES = 500
"""Of a folder, in one listing; all are counted."""


class FilePath(Arguments):
    """Which file."""

    path: NamedPath = Field(description="file, as in ~/Documents/notes.txt")


class FolderPath(Arguments):
    """Which folder."""

    path: NamedPath = Field(default=".", description="folder, as in ~/Documents")
    hidden: bool = Field(default=False, description="also list names that begin with a dot")


class Listing(Output):
    """A folder's entries: folders first, each with a / at its end."""

    entries: list[str]
    count: int = Field(ge=0, description="how many there are in all")


class Opened(Output):
    """The application was started."""

    ok: bool = True


@tool(
    "list a folder",
    permission=Permission.READ,
    groups={"file"},
    effect=looks("list {path}", "{path} auflisten", flat=True),
)
async def list_dir(args: FolderPath, view: ToolView) -> Listing:
    """The names in a folder. Raises ToolError for what is missing, private or no folder."""
    return await asyncio.to_thread(_list, args, view)


@tool(
    "open a file with its application",
    permission=Permission.DESKTOP,
    groups={"file", "desktop"},
    effect=looks("open {path}", "{path} öffnen", flat=True, permission=Permission.DESKTOP),
)
async def open_file(args: FilePath, view: ToolView) -> Opened:
    """Open a file or folder as a double click would, unless that would run it.

    Raises ToolError for what is missing, private or a program, and when nothing can open it.
    """
    path, kind = await asyncio.to_thread(_openable, args.path, view)
    await hand_over(
        str(path), view, kind=say(view, en=f"{kind.name} files", de=f"{kind.name}-Dateien"), mime=kind.mime
    )
    return Opened()


def _list(args: FolderPath, view: ToolView) -> Listing:
    path, info = existing(args.path, view)
    if not stat.S_ISDIR(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{args.path} is a file; read_file reads it",
                de=f"{args.path} ist eine Datei; read_file liest sie",
            )
        )
    try:
        with os.scandir(path) as entries:
            kept = [
                (entry.name, entry.is_dir())
                for entry in entries
                if (args.hidden or not entry.name.startswith(".")) and not view.paths.hidden(path / entry.name)
            ]
    except OSError as error:
        raise unreadable(args.path, error, view) from error
    kept.sort(key=lambda entry: (entry[0].startswith("."), not entry[1], natural(entry[0])))
    names = [os.fsencode(name).decode(errors="replace") + ("/" if folder else "") for name, folder in kept]
    return Listing(entries=names[:MOST_ENTRIES], count=len(names))


def natural(name: str) -> list[tuple[int, int, str]]:
    """An order in which page 2 comes before page 10."""
    parts = re.findall(r"\d+|\D+", name.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts]


def _openable(asked: str, view: ToolView) -> tuple[Path, FileType]:
    path, info = existing(asked, view)
    if stat.S_ISDIR(info.st_mode):
        return path, FileType("inode/directory", say(view, en="folder", de="Ordner"), text=False)
    regular(asked, info, view)
    try:
        with path.open("rb") as file:
            head = file.read(4096)
    except OSError as error:
        raise unreadable(asked, error, view) from error
    kind = kind_of(path, head)
    if kind.runs or (head.startswith(b"#!") and info.st_mode & 0o111):
        folder = shown(path.parent, view.paths.home)
        raise ToolError(
            say(
                view,
                en=f"{asked} is a program ({kind.name}): opening it would run it, which open_file does not do; "
                f"open its folder {folder} instead",
                de=f"{asked} ist ein Programm ({kind.name}): Öffnen würde es ausführen, das tut open_file nicht; "
                f"öffne stattdessen den Ordner {folder}",
            )
        )
    return path, kind
