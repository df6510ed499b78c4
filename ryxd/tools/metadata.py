"""What a file is, without reading it: kind, size, dates, owner, rights, type, dimensions of an image."""

import asyncio
import grp
import os
import pwd
import stat
from datetime import datetime
from pathlib import Path

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.filetype import kind_of
from ryxd.tools.given import NamedPath, looks, name_of, unreadable
from ryxd.tools.neighbours import missing
from ryxd.tools.speech import legible

KINDS = (
    (stat.S_ISREG, "file"), (stat.S_ISDIR, "folder"), (stat.S_ISLNK, "link"), (stat.S_ISFIFO, "pipe"),
    (stat.S_ISSOCK, "socket"), (stat.S_ISBLK, "block device"), (stat.S_ISCHR, "device"),
)  # fmt: skip
MOST_ENTRIES = 100_000
"""Entries of a folder that are counted."""


class Which(Arguments):
    """Which file or folder."""

    path: NamedPath = Field(description="file or folder, as in ~/Pictures/wave.jpg")


class Metadata(Output):
    """What is known of it."""

    path: str
    kind: str = Field(description="file, folder, link, pipe, socket, device")
    size: int = Field(ge=0, description="bytes")
    changed: str = Field(description="when the content last changed")
    accessed: str = Field(description="when it was last read, as far as the disk notes it")
    owner: str
    group: str
    mode: str = Field(description="as in -rw-r--r-- (644)")
    names: int = Field(ge=1, description="how many names (hard links) the file has")
    type: str | None = Field(default=None, description="MIME type")
    target: str | None = Field(default=None, description="where a link leads")
    entries: int | None = Field(default=None, description="how many things are in a folder")
    width: int | None = Field(default=None, description="of an image, in pixels")
    height: int | None = None


@tool(
    "tell what is known of a file: size, dates, owner, type",
    permission=Permission.READ,
    groups={"file"},
    effect=looks("look up the facts of {path}", "Angaben zu {path} nachsehen", flat=True),
)
async def metadata(args: Which, view: ToolView) -> Metadata:
    """The facts. A link is told as one. Raises ToolError for what is missing or private."""
    return await asyncio.to_thread(_metadata, args.path, view)


def _metadata(asked: str, view: ToolView) -> Metadata:
    real = view.paths.readable(asked)  # a link that leads to something private is refused
    folder, name = os.path.split(asked.rstrip("/"))
    path = real
    if name not in {"", ".", "..", "~"}:
        link = view.paths.readable(folder or ("/" if asked.startswith("/") else ".")) / name
        path = link if link.is_symlink() else real
    try:
        info = os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        raise missing(asked, path, view) from None
    except OSError as error:
        raise unreadable(asked, error, view) from error
    kind = next((name for test, name in KINDS if test(info.st_mode)), "other")
    facts = Metadata(
        path=name_of(path, view),
        kind=kind,
        size=info.st_size,
        changed=_time(info.st_mtime),
        accessed=_time(info.st_atime),
        owner=_owner(info.st_uid),
        group=_group(info.st_gid),
        mode=f"{stat.filemode(info.st_mode)} ({stat.S_IMODE(info.st_mode):o})",
        names=info.st_nlink if kind == "file" else 1,
    )
    more: dict[str, object] = {}
    if kind == "link":
        more["target"] = legible(os.readlink(path))
    elif kind == "folder":
        more["entries"] = _count(path, view)
    elif kind == "file":
        more |= _content(path)
    return facts.model_copy(update=more)


def _content(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            mime = kind_of(path, file.read(8192)).mime
    except OSError:
        return {}
    if not mime.startswith("image/"):
        return {"type": mime}
    try:
        import imagesize  # type: ignore[import-untyped]  # here: no start waits for what few requests need

        width, height = imagesize.get(path)
    except (OSError, ValueError):
        return {"type": mime}
    known = width > 0 and height > 0
    return {"type": mime} | ({"width": int(width), "height": int(height)} if known else {})


def _count(path: Path, view: ToolView) -> int | None:
    try:
        with os.scandir(path) as entries:
            few = zip(range(MOST_ENTRIES), entries, strict=False)
            return sum(not view.paths.hidden(path / entry.name) for _, entry in few)
    except (OSError, ToolError):
        return None


def _time(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds).astimezone().isoformat(sep=" ", timespec="seconds")
    except (ValueError, OverflowError, OSError):
        return str(seconds)


def _owner(number: int) -> str:
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def _group(number: int) -> str:
    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)
