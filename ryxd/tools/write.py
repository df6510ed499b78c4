"""Write a whole text file: a new one, or all of one that was read."""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.files import Create, MakeFolder, Operation
from ryxd.core.tool import Arguments, Permission, ToolError, ToolView, tool
from ryxd.tools.changing import Changed, Present, Rewrite, changes, ids, present
from ryxd.tools.given import NamedPath, name_of
from ryxd.tools.speech import legible, say
from ryxd.tools.text.diff import difference
from ryxd.tools.text.encoding import Unwritable
from ryxd.tools.text.lines import split

LONGEST = 2_000_000
"""Characters of a file that is written."""


class WriteFile(Arguments):
    """Which file, and all of its text."""

    path: NamedPath = Field(description="file, as in ~/Documents/notes.txt; missing folders are made")
    content: str = Field(max_length=LONGEST, description="the whole text; a text file ends with a line end")


@dataclass(frozen=True)
class _New:
    path: Path
    text: str
    folders: bool
    """Whether the folder it is in has to be made."""

    @property
    def operations(self) -> list[Operation]:
        made = [MakeFolder(self.path.parent)] if self.folders else []
        return [*made, Create(self.path, self.text.encode())]


async def _effect(args: WriteFile, view: ToolView) -> Effect:
    plan = await _planned(args, view)
    if isinstance(plan, Rewrite):
        if plan.text == plan.present.read.text:
            return Effect(frozenset({Permission.READ}), _same(plan, view), reads=(plan.path,))
        return await plan.effect(view, whole=True)
    diff = await asyncio.to_thread(difference, "", plan.text)
    preview = diff.unified("/dev/null", name_of(plan.path, view))
    return changes(_making(plan, view), preview, writes=(plan.path,))


@tool(
    "write a whole text file",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(20.0,),
    effect=_effect,
    door=True,
)
async def write_file(args: WriteFile, view: ToolView) -> Changed:
    """Make a file, or replace all of one that the agent has read; encoding and line ends of that one are kept.

    Raises Refusal where the file is not what the agent has read, and ToolError for what can't be written.
    """
    plan = await _planned(args, view)
    if isinstance(plan, Rewrite):
        if plan.text == plan.present.read.text:
            return Changed(path=name_of(plan.path, view), lines=0, changes=[], note=_same(plan, view))
        return await plan.apply(view, whole=True)
    output = Changed(path=name_of(plan.path, view), lines=len(split(plan.text)), made=True, changes=[])
    output.changes = ids(await view.files.apply(plan.operations, summary=_making(plan, view), output=output))
    return output


async def _planned(args: WriteFile, view: ToolView) -> Rewrite | _New:
    # a link is followed, also one that leads nowhere yet
    path = view.paths.writable(view.paths.readable(args.path))
    if args.path.endswith("/"):
        raise ToolError(
            say(
                view,
                en=f"{args.path} names a folder; give the file's name too, or use make_folder",
                de=f"{args.path} meint einen Ordner; gib auch den Namen der Datei an, oder nimm make_folder",
            )
        )
    if not await asyncio.to_thread(os.path.lexists, path):
        return _New(path, args.content, not await asyncio.to_thread(path.parent.is_dir))
    return await asyncio.to_thread(_replacing, await present(args.path, view), args.content, view)


def _replacing(found: Present, text: str, view: ToolView) -> Rewrite:
    before = found.read.text
    if "\r\n" in before and "\n" not in before.replace("\r\n", "") and "\r" not in text:
        text = text.replace("\n", "\r\n")  # all of its lines end in two characters
    try:
        return Rewrite(found, text, found.read.encoded(text))
    except Unwritable as error:
        note = say(
            view,
            en=f"it was {error.encoding}, which has no {error.characters}; it is UTF-8 now",
            de=f"es war {error.encoding}, und das kennt {error.characters} nicht; jetzt ist es UTF-8",
        )
        return Rewrite(found, text, text.encode(), note)


def _making(plan: _New, view: ToolView) -> str:
    name, count = legible(plan.path.name), len(split(plan.text))
    return say(
        view,
        en=f"make {name} ({count} line{'s' * (count != 1)})",
        de=f"{name} anlegen ({count} Zeile{'n' * (count != 1)})",
    )


def _same(plan: Rewrite, view: ToolView) -> str:
    name = legible(plan.path.name)
    return say(view, en=f"{name} has exactly this text already", de=f"{name} hat schon genau diesen Text")
