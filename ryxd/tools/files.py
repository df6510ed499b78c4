"""Read a file, list a folder, open something with its application."""

import asyncio
import os
import re
import stat
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ryxd.core.paths import LONGEST, shown
from ryxd.core.tool import Permission, ToolError, ToolView, tool
from ryxd.tools.filetype import FileType, kind_of
from ryxd.tools.neighbours import missing
from ryxd.tools.opener import hand_over
from ryxd.tools.speech import say

MOST_BYTES = 200_000
"""Of a file, in one reading."""
MOST_ENTRIES = 500
"""Of a folder, in one listing; all are counted."""


def _of_length(path: str) -> str:
    if not 1 <= len(path) <= LONGEST:
        raise ValueError(f"a path has 1 to {LONGEST} characters")
    return path


# not min_length and max_length: with these pydantic refuses names that are no UTF-8
NamedPath = Annotated[str, AfterValidator(_of_length)]


class FilePath(BaseModel):
    """Which file."""

    model_config = ConfigDict(extra="forbid")
    path: NamedPath = Field(description="file, as in ~/Documents/notes.txt")


class FolderPath(BaseModel):
    """Which folder."""

    model_config = ConfigDict(extra="forbid")
    path: NamedPath = Field(default=".", description="folder, as in ~/Documents")
    hidden: bool = Field(default=False, description="also list names that begin with a dot")


class Text(BaseModel):
    """A file's text."""

    text: str


class Listing(BaseModel):
    """A folder's entries: folders first, each with a / at its end."""

    entries: list[str]
    count: int = Field(ge=0, description="how many there are in all")


class Opened(BaseModel):
    """The application was started."""

    ok: bool = True


@tool("read a text file", permission=Permission.READ, groups={"file"})
async def read_file(args: FilePath, view: ToolView) -> Text:
    """The text of a file; of a large one the beginning, with a note that says so.

    Raises ToolError for what is missing, private, a folder, or no text (it says what it is instead).
    """
    text, cut = await asyncio.to_thread(_read, args.path, view)
    if cut:
        view.status(
            say(view, en="The file is only read in part", de="Die Datei wird nur zum Teil gelesen"), partial=True
        )
    return Text(text=text)


@tool("list a folder", permission=Permission.READ, groups={"file"})
async def list_dir(args: FolderPath, view: ToolView) -> Listing:
    """The names in a folder. Raises ToolError for what is missing, private or no folder."""
    return await asyncio.to_thread(_list, args, view)


@tool("open a file with its application", permission=Permission.DESKTOP, groups={"file", "desktop"})
async def open_file(args: FilePath, view: ToolView) -> Opened:
    """Open a file or folder as a double click would, unless that would run it.

    Raises ToolError for what is missing, private or a program, and when nothing can open it.
    """
    path, kind = await asyncio.to_thread(_openable, args.path, view)
    await hand_over(
        str(path), view, kind=say(view, en=f"{kind.name} files", de=f"{kind.name}-Dateien"), mime=kind.mime
    )
    return Opened()


def _existing(asked: str, view: ToolView) -> tuple[Path, os.stat_result]:
    path = view.paths.readable(asked)
    try:
        return path, path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise missing(asked, path, view) from None
    except OSError as error:
        raise _failed(asked, error, view) from error


def _failed(asked: str, error: OSError, view: ToolView) -> ToolError:
    return ToolError(
        say(view, en=f"{asked} can't be read: {error.strerror}", de=f"{asked} ist nicht lesbar: {error.strerror}")
    )


def _read(asked: str, view: ToolView) -> tuple[str, bool]:
    """The text, and whether it was cut."""
    path, info = _existing(asked, view)
    if stat.S_ISDIR(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{asked} is a folder; list_dir lists it",
                de=f"{asked} ist ein Ordner; list_dir listet ihn auf",
            ),
            report={"folder": asked},
        )
    if not stat.S_ISREG(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{asked} is a device, pipe or socket, not a file",
                de=f"{asked} ist keine gewöhnliche Datei",
            )
        )
    try:
        # the checked path has no link in it; if one was put there since, the open fails
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(handle, "rb") as file:
            view.paths.readable(os.readlink(f"/proc/self/fd/{handle}"))  # nor in one of its folders
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _failed(asked, error, view) from error
    size = max(info.st_size, len(raw))
    kind = kind_of(path, raw)
    if not kind.text:
        raise ToolError(
            say(
                view,
                en=f"{asked} is no text but {kind.name} ({_size(size)}); its own application can open it",
                de=f"{asked} ist kein Text, sondern {kind.name} ({_size(size)}); das eigene Programm öffnet sie",
            ),
            report={"openable": asked},
        )
    text = _decoded(raw[:MOST_BYTES])
    if len(raw) <= MOST_BYTES:
        return text, False
    note = say(
        view,
        en=f"[the first {_size(MOST_BYTES)} of {_size(size)}; the rest was left out]",
        de=f"[die ersten {_size(MOST_BYTES)} von {_size(size)}; der Rest fehlt]",
    )
    return f"{text.rstrip()}\n{note}", True


def _decoded(raw: bytes) -> str:
    """Text of an unknown encoding: by its mark, else UTF-8, else as Windows wrote it in Western Europe."""
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if raw.startswith(mark):
            return raw.decode(encoding, errors="replace")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        if len(raw) == MOST_BYTES and error.start >= len(raw) - 3:  # a character that the limit cut in two
            return raw[: error.start].decode()
    return raw.decode("cp1252", errors="replace")


def _size(count: float) -> str:
    for unit in ("bytes", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} TB"


def _list(args: FolderPath, view: ToolView) -> Listing:
    path, info = _existing(args.path, view)
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
        raise _failed(args.path, error, view) from error
    kept.sort(key=lambda entry: (entry[0].startswith("."), not entry[1], _natural(entry[0])))
    names = [os.fsencode(name).decode(errors="replace") + ("/" if folder else "") for name, folder in kept]
    return Listing(entries=names[:MOST_ENTRIES], count=len(names))


def _natural(name: str) -> list[tuple[int, int, str]]:
    """An order in which page 2 comes before page 10."""
    parts = re.findall(r"\d+|\D+", name.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts]


def _openable(asked: str, view: ToolView) -> tuple[Path, FileType]:
    path, info = _existing(asked, view)
    if stat.S_ISDIR(info.st_mode):
        return path, FileType("inode/directory", say(view, en="folder", de="Ordner"), text=False)
    if not stat.S_ISREG(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{asked} is a device, pipe or socket, not a file",
                de=f"{asked} ist keine gewöhnliche Datei",
            )
        )
    try:
        with path.open("rb") as file:
            head = file.read(4096)
    except OSError as error:
        raise _failed(asked, error, view) from error
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
