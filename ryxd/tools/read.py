"""Read a text file: numbered lines, a range of them where it is long, in whatever encoding it has."""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from itertools import islice
from pathlib import Path

from pydantic import Field

from ryxd.core.files import Content, Lines
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.filetype import kind_of
from ryxd.tools.given import NamedPath, existing, looks, regular, size, unreadable
from ryxd.tools.seen import hands
from ryxd.tools.speech import say
from ryxd.tools.text.about import about, value
from ryxd.tools.text.encoding import Decoded, decoded
from ryxd.tools.text.lines import Shown, numbered, ranges, split

ROOM = 200_000
"""Characters in one reading."""
WHOLE = 64 << 20
"""Bytes up to which a file is read as a whole; of a larger one only the range that was asked for."""
HEAD = 8192
"""Bytes that tell what kind of file it is."""
MOST = 40
"""Lines about something that are shown at most."""
LINE = 1 << 16
"""Bytes of one line that are kept, of a file too large to be read as a whole."""


class ReadFile(Arguments):
    """Which file, and which of its lines."""

    path: NamedPath = Field(description="file, as in ~/Documents/notes.txt")
    offset: int = Field(
        default=1, ge=-1_000_000, le=1_000_000_000, description="first line; -20 is the 20th from the end"
    )
    limit: int = Field(default=2000, ge=1, le=5000, description="how many lines at most")
    about: str | None = Field(
        default=None, min_length=1, max_length=200, description="only lines with these words; else all"
    )


class Text(Output):
    """Lines of a file."""

    text: str = Field(description="the lines, each after its number and a tab")
    total: int | None = Field(default=None, ge=0, description="how many lines the file has, where that is known")
    encoding: str | None = Field(default=None, description="where it is not plain UTF-8")
    note: str | None = Field(default=None, description="what was left out")
    about: str | None = Field(default=None, description="what the lines say, where they are not all")
    value: str | None = Field(default=None, description="then what they say: of one “label: value” the value")


@tool(
    "read a text file: numbered lines, all, a range, or those about something",
    permission=Permission.READ,
    groups={"file"},
    effect=looks("read {path}", "{path} lesen", flat=True),
)
async def read_file(args: ReadFile, view: ToolView) -> Text:
    """The lines of a file, with a note on what was left out.

    Raises ToolError for what is missing, private, a folder, or no text (it says what it is instead).
    """
    path, info = await asyncio.to_thread(existing, args.path, view)
    regular(args.path, info, view)
    try:
        head, large = await asyncio.to_thread(_read, path, view, HEAD), info.st_size > WHOLE
        _only_text(args.path, path, head, info.st_size, view)
        if large:
            _no_words(args, info.st_size, view)
            text = await asyncio.to_thread(_range, args, path, info.st_size, view)
            _partly(view)
            return text
        files = hands(view)
        if files is not None:
            content = await files.read(path)
        else:
            content = Content(path, await asyncio.to_thread(_read, path, view, WHOLE), "", info.st_mode)
    except OSError as error:
        raise unreadable(args.path, error, view) from error
    lines = await asyncio.to_thread(_lines, args, content, view)
    # here, not in the thread: what agents know belongs to the loop
    if files is not None:
        files.saw(content, lines.seen)
    if lines.partly:
        _partly(view)
    return lines.text


@dataclass(frozen=True)
class _Lines:
    text: Text
    seen: tuple[Lines, ...] | None
    """The lines that are shown whole; None: all there are."""
    partly: bool


def _lines(args: ReadFile, content: Content, view: ToolView) -> _Lines:
    read = decoded(content.data)
    lines = split(read.text)
    if args.offset > max(1, len(lines)):
        raise ToolError(
            say(
                view,
                en=f"{args.path} has only {len(lines)} lines; there is no line {args.offset}",
                de=f"{args.path} hat nur {len(lines)} Zeilen; eine Zeile {args.offset} gibt es nicht",
            )
        )
    first = args.offset if args.offset > 0 else max(1, len(lines) + 1 + args.offset) if args.offset else 1
    if args.about is not None and (places := about(lines[first - 1 :], args.about)):
        return _some(args, [first + place for place in places], lines, read, view)
    shown = numbered(lines[first - 1 : first - 1 + args.limit], first, ROOM)
    everything = shown.last - shown.first + 1 == len(lines) and not shown.cut
    text = Text(
        text=shown.text,
        total=len(lines),
        encoding=None if read.plain else read.name,
        note=" ".join([*_unsaid(args, view), *_note(shown, len(lines), read, view)]) or None,
    )
    return _Lines(text, None if everything else shown.whole, shown.last < len(lines) or bool(shown.cut))


def _some(args: ReadFile, numbers: list[int], lines: list[str], read: Decoded, view: ToolView) -> _Lines:
    """Only the lines with these numbers, the first of them where they are many: that is told."""
    most, count = min(MOST, args.limit), len(numbers)
    parts = [numbered([lines[number - 1]], number, ROOM) for number in numbers[:most]]
    left = count - most
    more = say(
        view,
        en=f"[{left} more line{'s' * (left != 1)} about it]",
        de=f"[{left} weitere Zeile{'n' * (left != 1)} dazu]",
    )
    text = Text(
        text="\n".join(part.text for part in parts),
        total=len(lines),
        encoding=None if read.plain else read.name,
        note=more if count > most else None,
        about=args.about,
        value=value([lines[number - 1] for number in numbers], str(args.about)) or None if count <= most else None,
    )
    return _Lines(text, ranges(each for part in parts for shown in part.whole for each in shown), partly=False)


def _unsaid(args: ReadFile, view: ToolView) -> list[str]:
    """That no line says what was asked for."""
    if args.about is None:
        return []
    return [say(view, en=f"[no line says “{args.about}”]", de=f"[in keiner Zeile steht „{args.about}“]")]


def _partly(view: ToolView) -> None:
    view.status(
        say(view, en="The file is only read in part", de="Die Datei wird nur zum Teil gelesen"), partial=True
    )


def _read(path: Path, view: ToolView, most: int) -> bytes:
    # the checked path has no link in it; if one was put there since, the open fails
    handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        view.paths.readable(os.readlink(f"/proc/self/fd/{handle}"))  # nor in one of its folders
        return file.read(most)


def _only_text(asked: str, path: Path, head: bytes, count: int, view: ToolView) -> None:
    kind = kind_of(path, head)
    if kind.text:
        return
    what = f"{kind.name} ({size(count)})"
    raise ToolError(
        say(
            view,
            en=f"{asked} is no text but {what}; its own application can open it",
            de=f"{asked} ist kein Text, sondern {what}; das eigene Programm öffnet sie",
        ),
        report={"openable": asked, "mime": kind.mime},
    )


def _note(shown: Shown, total: int, read: Decoded, view: ToolView) -> list[str]:
    notes = []
    if shown.first > 1 or shown.last < total:
        here, more = f"{shown.first}–{shown.last}", shown.last + 1
        further = say(view, en=f"; offset {more} goes on", de=f"; mit offset {more} geht es weiter")
        notes.append(
            say(view, en=f"[lines {here} of {total}", de=f"[Zeilen {here} von {total}")
            + (further if shown.last < total else "")
            + "]"
        )
    if shown.cut:
        notes.append(
            say(
                view,
                en=f"[too long and cut: {shown.cut} line{'s' * (shown.cut != 1)}]",
                de=f"[zu lang und gekürzt: {shown.cut} Zeile{'n' * (shown.cut != 1)}]",
            )
        )
    if not read.exact:
        notes.append(
            say(
                view,
                en=f"[not all of it is valid {read.name}; what is not is shown as �]",
                de=f"[nicht alles ist gültiges {read.name}; der Rest ist als � gezeigt]",
            )
        )
    return notes


# -- files that are too large to be read as a whole


def _no_words(args: ReadFile, count: int, view: ToolView) -> None:
    if args.about is not None:
        raise ToolError(
            say(
                view,
                en=f"{args.path} has {size(count)}, too much to look through here; look for it with grep",
                de=f"{args.path} hat {size(count)}, zu viel, um es hier durchzusehen; suche mit grep darin",
            )
        )


def _range(args: ReadFile, path: Path, count: int, view: ToolView) -> Text:
    """Some lines of a file of any size. They do not count as seen: nobody knows the content they are part of."""
    if args.offset < 1:
        raise ToolError(
            say(
                view,
                en=f"{args.path} has {size(count)}, too much to count its lines from the end; "
                "give an offset of 1 or more, or look for something in it with grep",
                de=f"{args.path} hat {size(count)}, zu viel, um die Zeilen vom Ende her zu zählen; "
                "gib einen offset ab 1 an, oder suche mit grep darin",
            )
        )
    with path.open("rb") as file:
        lines = _pieces(file)
        wanted = list(islice(lines, args.offset - 1, args.offset - 1 + args.limit))
    if not wanted:
        raise ToolError(
            say(
                view,
                en=f"{args.path} has no line {args.offset}",
                de=f"{args.path} hat keine Zeile {args.offset}",
            )
        )
    read = decoded(b"\n".join(wanted))
    shown = numbered(split(read.text), args.offset, ROOM)
    here = f"{shown.first}–{shown.last}"
    note = say(
        view,
        en=f"[lines {here} of a file of {size(count)}; it is too large to be changed here]",
        de=f"[Zeilen {here} einer Datei von {size(count)}; sie ist zu groß, um sie hier zu ändern]",
    )
    return Text(text=shown.text, encoding=None if read.plain else read.name, note=note)


def _pieces(file: BufferedReader) -> Iterator[bytes]:
    """The lines of a file without their ends; of a very long one the beginning."""
    while line := file.readline(LINE):
        kept = line
        while not line.endswith(b"\n") and (line := file.readline(LINE)):
            pass
        yield kept.removesuffix(b"\n").removesuffix(b"\r")
