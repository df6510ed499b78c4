"""A file's text on its way to another one: read as it is, shown as a diff, written back in its own encoding."""

import asyncio
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect, Permission
from ryxd.core.files import Change, Content, Lines, Replace
from ryxd.core.tool import Output, ToolError, ToolView
from ryxd.tools.filetype import kind_of
from ryxd.tools.given import existing, name_of, regular, size, unreadable
from ryxd.tools.seen import must_know
from ryxd.tools.speech import legible, say
from ryxd.tools.text.diff import Difference, difference
from ryxd.tools.text.encoding import Decoded, Unwritable, decoded
from ryxd.tools.text.lines import numbered, split

LARGEST = 64 << 20
"""Bytes of a file that can be changed."""
ROOM = 3_000
"""Characters of the changed lines that the agent gets back."""


class Changed(Output):
    """A file that was made or changed."""

    path: str
    lines: int = Field(ge=0, description="how many lines changed")
    made: bool | None = Field(default=None, description="true: it was not there before")
    now: str | None = Field(
        default=None, description="the changed lines and those around, numbered as they are now"
    )
    changes: list[str] = Field(description="what ryxctl undo takes back")
    note: str | None = None


@dataclass(frozen=True)
class Present:
    """A text file as it is."""

    content: Content
    read: Decoded

    @property
    def path(self) -> Path:
        """Where it is; links were followed."""
        return self.content.path


@dataclass(frozen=True)
class Rewrite:
    """A file, and the text that it is to have."""

    present: Present
    text: str
    data: bytes
    note: str | None = None

    @cached_property
    def difference(self) -> Difference:
        """What changes."""
        return difference(self.present.read.text, self.text)

    @property
    def path(self) -> Path:
        """Which file."""
        return self.present.path

    def operation(self, *, whole: bool = False) -> Replace:
        """What is to be done; `whole` where the agent must have seen all of it."""
        # nothing is to be seen of an empty file but that it is empty
        lines = None if whole or not self.present.content.data else self.difference.old
        return Replace(self.path, self.data, lines)

    def preview(self, view: ToolView) -> str:
        """The diff, as a person is shown it."""
        name = name_of(self.path, view)
        return self.difference.unified(name, name)

    async def check(self, view: ToolView, *, whole: bool = False) -> None:
        """Raise Refusal where the agent has not seen what it would change."""
        operation = await asyncio.to_thread(self.operation, whole=whole)
        await must_know(view, self.present.content, operation.lines)

    async def effect(self, view: ToolView, *, whole: bool = False) -> Effect:
        """What it would do. Raises Refusal."""
        await self.check(view, whole=whole)
        preview = await asyncio.to_thread(self.preview, view)
        return changes(rewriting(view, self), preview, writes=(self.path,))

    async def apply(self, view: ToolView, *, whole: bool = False) -> Changed:
        """Do it; with `whole` the output is without the lines around: whoever wrote all of it knows them.

        Raises Refusal, ToolError.
        """
        operation = await asyncio.to_thread(self.operation, whole=whole)
        output = Changed(
            path=name_of(self.path, view),
            lines=self.difference.lines,
            now=None if whole else await asyncio.to_thread(self.now),
            changes=[],
            note=self.note,
        )
        output.changes = ids(await view.files.apply([operation], summary=rewriting(view, self), output=output))
        return output

    def now(self) -> str | None:
        """The changed lines as they are now, with the ones around; None where nothing of the file is left."""
        lines = split(self.text)
        windows: list[Lines] = []
        for first, last in self.difference.new:
            start, end = max(1, first - 1), min(len(lines), last + 1)
            if windows and start <= windows[-1][1] + 1:
                windows[-1] = (windows[-1][0], end)
            else:
                windows.append((start, end))
        parts: list[str] = []
        room = ROOM
        for start, end in windows:
            shown = numbered(lines[start - 1 : end], start, room)
            parts.append(shown.text)
            room -= len(shown.text)
            if room < 0 or shown.last < end:
                parts.append("")
                break
        return "\n…\n".join(parts).rstrip("\n") or None


def changes(summary: str, preview: str, *, writes: Iterable[Path], reads: Iterable[Path] = ()) -> Effect:
    """The Effect of a change to files."""
    return Effect(
        frozenset({Permission.CHANGE}), summary, preview=preview, reads=tuple(reads), writes=tuple(writes)
    )


def rewriting(view: ToolView, rewrite: Rewrite) -> str:
    """In one line: change notes.txt (2 lines)."""
    name, count = legible(rewrite.path.name), rewrite.difference.lines
    return say(
        view,
        en=f"change {name} ({count} line{'s' * (count != 1)})",
        de=f"{name} ändern ({count} Zeile{'n' * (count != 1)})",
    )


def ids(done: tuple[Change, ...]) -> list[str]:
    """What the undo log calls them."""
    return [change.id for change in done]


async def present(asked: str, view: ToolView) -> Present:
    """The text file that is to be changed, as it is now.

    Raises ToolError for what is missing, private, outside of what may be changed, no text, too large, read-only,
    or has bytes that would not come back as they are.
    """
    path, info = await asyncio.to_thread(existing, asked, view)
    # a link is followed: its file changes, as in any editor
    path = view.paths.writable(path)
    regular(asked, info, view)
    if info.st_size > LARGEST:
        raise ToolError(
            say(
                view,
                en=f"{asked} has {size(info.st_size)}; files up to {size(LARGEST)} can be changed here",
                de=f"{asked} hat {size(info.st_size)}; ändern lassen sich hier Dateien bis {size(LARGEST)}",
            )
        )
    if not info.st_mode & 0o222 or not os.access(path, os.W_OK):
        raise ToolError(
            say(
                view,
                en=f"{asked} is read-only; only the user can lift that (chmod u+w), or write to another name",
                de=f"{asked} ist schreibgeschützt; nur der Benutzer kann das aufheben (chmod u+w), "
                "oder schreib unter anderem Namen",
            )
        )
    try:
        content = await view.files.read(path)
    except OSError as error:
        raise unreadable(asked, error, view) from error
    kind = kind_of(path, content.data[:8192])
    if not kind.text:
        raise ToolError(
            say(
                view,
                en=f"{asked} is no text but {kind.name}; only text can be changed here",
                de=f"{asked} ist kein Text, sondern {kind.name}; nur Text lässt sich hier ändern",
            ),
            report={"openable": asked},
        )
    read = await asyncio.to_thread(decoded, content.data)
    if not read.exact:
        raise ToolError(
            say(
                view,
                en=f"{asked} is not valid {read.name} everywhere, so changing it would destroy parts of it",
                de=f"{asked} ist nicht überall gültiges {read.name}; eine Änderung würde Teile zerstören",
            )
        )
    return Present(content, read)


async def rewritten(found: Present, make: Callable[[str], str], view: ToolView) -> Rewrite:
    """The file with the text that `make` makes of its text. Raises ToolError where its encoding can't hold it."""
    text = await asyncio.to_thread(make, found.read.text)
    try:
        return Rewrite(found, text, await asyncio.to_thread(found.read.encoded, text))
    except Unwritable as error:
        name = name_of(found.path, view)
        raise ToolError(
            say(
                view,
                en=f"nothing was done: {name} is {error.encoding}, which has no {error.characters}; use other "
                "characters, or write the whole file with write_file, which makes it UTF-8",
                de=f"Nichts wurde getan: {name} ist {error.encoding}, und das kennt {error.characters} nicht; "
                "nimm andere Zeichen, oder schreib die ganze Datei mit write_file, dann wird sie UTF-8",
            )
        ) from error
