"""Move and copy files and folders, and make folders."""

import asyncio
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from ryxd.core.effect import Effect
from ryxd.core.files import Copy, MakeFolder, Move, Operation
from ryxd.core.paths import FOLDERS
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.changing import changes, ids
from ryxd.tools.given import NamedPath, existing, existing_entry, name_of, whole
from ryxd.tools.relocation import steps
from ryxd.tools.speech import legible, say

MOST = 500
"""Things in one call."""
LONG = 600.0
"""Seconds for what may have to be copied from one disk to another; whoever has enough of it cancels."""
NAMED = 40
"""Of them, how many a preview names."""


def _several(value: object) -> object:
    return [value] if isinstance(value, str) else value


NamedPaths = Annotated[list[NamedPath], BeforeValidator(_several)]


class Relocate(Arguments):
    """What, and where to."""

    paths: NamedPaths = Field(
        min_length=1, max_length=MOST, description="files or folders, as in ~/Downloads/a.pdf"
    )
    to: NamedPath = Field(
        description="folder (missing ones are made when it ends in /), or the new path of one (a.pdf: beside it)"
    )


class NewFolder(Arguments):
    """Which folder."""

    path: NamedPath = Field(description="folder, as in ~/Documents/Archive; missing ones above it are made too")


class Relocated(Output):
    """What is where now."""

    done: list[str] = Field(description="OLD → NEW, or what was made")
    changes: list[str] = Field(description="what ryxctl undo takes back")


@dataclass(frozen=True)
class _Plan:
    pairs: tuple[tuple[Path, Path], ...]
    folder: Path
    """Where they go."""
    missing: bool
    """Whether it has to be made."""
    renamed: bool
    """Whether the one thing gets a path of its own, and not a place in a folder."""

    def operations(self, kind: type[Move] | type[Copy]) -> list[Operation]:
        made: list[Operation] = [MakeFolder(self.folder)] if self.missing else []
        if kind is Copy:
            return [*made, *(Copy(source, target) for source, target in self.pairs)]
        return [*made, *(step for source, target in self.pairs for step in steps(source, target))]


async def _move_effect(args: Relocate, view: ToolView) -> Effect:
    plan = await asyncio.to_thread(_planned, args, view, "move")
    return changes(
        _summary(plan, "move", view),
        _preview(plan, view),
        writes=[path for pair in plan.pairs for path in pair],
    )


async def _copy_effect(args: Relocate, view: ToolView) -> Effect:
    plan = await asyncio.to_thread(_planned, args, view, "copy")
    return changes(
        _summary(plan, "copy", view),
        _preview(plan, view),
        reads=[source for source, _ in plan.pairs],
        writes=[target for _, target in plan.pairs],
    )


async def _folder_effect(args: NewFolder, view: ToolView) -> Effect:
    path = await asyncio.to_thread(_new_folder, args, view)
    return changes(_making(path, view), f"+ {name_of(path, view)}/", writes=[path])


@tool(
    "move files or folders into a folder, or one to a new path",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(30.0,),
    seconds=lambda _: LONG,
    effect=_move_effect,
    door=True,
)
async def move_file(args: Relocate, view: ToolView) -> Relocated:
    """Move all or none; nothing that is there is replaced. Raises ToolError with what is in the way."""
    plan = await asyncio.to_thread(_planned, args, view, "move")
    operations = await asyncio.to_thread(plan.operations, Move)
    output = Relocated(done=_told(plan, view), changes=[])
    output.changes = ids(await view.files.apply(operations, summary=_summary(plan, "move", view), output=output))
    return output


@tool(
    "copy files or folders into a folder, or one to a new path",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(30.0,),
    seconds=lambda _: LONG,
    effect=_copy_effect,
    door=True,
)
async def copy_file(args: Relocate, view: ToolView) -> Relocated:
    """Copy all or none; nothing that is there is replaced. Raises ToolError with what is in the way."""
    plan = await asyncio.to_thread(_planned, args, view, "copy")
    output = Relocated(done=_told(plan, view), changes=[])
    output.changes = ids(
        await view.files.apply(plan.operations(Copy), summary=_summary(plan, "copy", view), output=output)
    )
    return output


@tool("make a folder", permission=Permission.CHANGE, groups={"file"}, effect=_folder_effect, door=True)
async def make_folder(args: NewFolder, view: ToolView) -> Relocated:
    """Make a folder. Raises ToolError where anything is already."""
    path = await asyncio.to_thread(_new_folder, args, view)
    output = Relocated(done=[f"{name_of(path, view)}/"], changes=[])
    output.changes = ids(await view.files.apply([MakeFolder(path)], summary=_making(path, view), output=output))
    return output


def _planned(args: Relocate, view: ToolView, how: Literal["move", "copy"]) -> _Plan:
    find = existing_entry if how == "move" else existing
    found = [find(asked, view) for asked in args.paths]
    sources = list(dict.fromkeys(path for path, _ in found))
    named = _beside(args.to, sources, view)
    target = view.paths.readable(named)
    into = args.to.endswith("/") or len(sources) > 1 or target.is_dir() or _usual(target, sources, view)
    if into:
        folder = view.paths.writable(target / "x").parent  # a folder that may be worked in, itself or below
        if os.path.lexists(folder) and not folder.is_dir():
            raise _in_the_way(folder, view, folder=True)
        pairs = [(source, folder / source.name) for source in sources]
    else:
        target = view.paths.writable(named)
        folder, pairs = target.parent, [(sources[0], target)]
    taken: dict[Path, Path] = {}
    for (source, goal), (_, info) in zip(pairs, found, strict=False):
        view.paths.writable(goal)
        whole(source, view)
        if how == "copy":
            _copyable(source, info, view)
        _sensible(source, goal, view, how)
        if goal in taken:
            raise ToolError(
                say(
                    view,
                    en=f"{name_of(source, view)} and {name_of(taken[goal], view)} would both be "
                    f"{name_of(goal, view)}; nothing was done",
                    de=f"{name_of(source, view)} und {name_of(taken[goal], view)} wären beide "
                    f"{name_of(goal, view)}; nichts wurde getan",
                )
            )
        taken[goal] = source
    return _Plan(tuple(pairs), folder, not folder.is_dir(), not into)


def _beside(to: str, sources: list[Path], view: ToolView) -> str:
    """Where it is to: a bare file name that is not there yet stands for one beside the one file that gets it."""
    bare = Path(to).name == to and bool(Path(to).suffix) and len(sources) == 1 and not sources[0].is_dir()
    if not bare or os.path.lexists(view.paths.readable(to)):
        return to
    try:
        return str(view.paths.writable(sources[0].with_name(to)))
    except ToolError:  # nothing is made there: here, then
        return to


def _usual(target: Path, sources: list[Path], view: ToolView) -> bool:
    """Whether it is one of the usual folders, only not there yet: no file gets the name "Documents"."""
    known = {name for names in FOLDERS.values() for name in names}
    return target.parent == view.paths.home and target.name in known and not any(each.is_dir() for each in sources)


def _sensible(source: Path, goal: Path, view: ToolView, how: str) -> None:
    name = name_of(source, view)
    if source == goal:
        raise ToolError(say(view, en=f"{name} is there already", de=f"{name} ist schon dort"))
    if goal.is_relative_to(source):
        raise ToolError(
            say(
                view,
                en=f"{name} can't go into itself ({name_of(goal, view)})",
                de=f"{name} kann nicht in sich selbst ({name_of(goal, view)})",
            )
        )
    if os.path.lexists(goal) and not (how == "move" and _only_case(source, goal)):
        raise _in_the_way(goal, view)


def _only_case(source: Path, goal: Path) -> bool:
    return source.parent == goal.parent and source.name != goal.name and os.path.samefile(source, goal)


def _copyable(source: Path, info: os.stat_result, view: ToolView) -> None:
    if not (stat.S_ISREG(info.st_mode) or stat.S_ISDIR(info.st_mode)):
        name = name_of(source, view)
        raise ToolError(
            say(
                view,
                en=f"{name} is a device, pipe or socket and can't be copied",
                de=f"{name} ist keine gewöhnliche Datei und lässt sich nicht kopieren",
            )
        )


def _in_the_way(path: Path, view: ToolView, *, folder: bool = False) -> ToolError:
    name = name_of(path, view)
    if folder:
        return ToolError(
            say(
                view,
                en=f"{name} is a file, not a folder; nothing was done",
                de=f"{name} ist eine Datei, kein Ordner; nichts wurde getan",
            )
        )
    return ToolError(
        say(
            view,
            en=f"{name} is there already, and nothing is replaced; give another name, or trash_file that first",
            de=f"{name} gibt es schon, und nichts wird ersetzt; nimm einen anderen Namen, oder zuerst trash_file",
        ),
        report={"exists": name},
    )


def _new_folder(args: NewFolder, view: ToolView) -> Path:
    path = view.paths.writable(args.path)
    if os.path.lexists(path):
        raise _in_the_way(path, view)
    return path


def _summary(plan: _Plan, how: str, view: ToolView) -> str:
    one = legible(plan.pairs[0][0].name)
    count = len(plan.pairs)
    what = one if count == 1 else say(view, en=f"{count} things", de=f"{count} Dateien und Ordner")
    if plan.renamed and plan.pairs[0][0].parent == plan.folder and how == "move":
        new = legible(plan.pairs[0][1].name)
        return say(view, en=f"rename {one} to {new}", de=f"{one} in {new} umbenennen")
    goal = name_of(plan.pairs[0][1] if plan.renamed else plan.folder, view) + ("" if plan.renamed else "/")
    if how == "move":
        return say(view, en=f"move {what} to {goal}", de=f"{what} nach {goal} verschieben")
    return say(view, en=f"copy {what} to {goal}", de=f"{what} nach {goal} kopieren")


def _making(path: Path, view: ToolView) -> str:
    name = name_of(path, view)
    return say(view, en=f"make the folder {name}/", de=f"Ordner {name}/ anlegen")


def _told(plan: _Plan, view: ToolView) -> list[str]:
    return [f"{name_of(source, view)} → {name_of(target, view)}" for source, target in plan.pairs]


def _preview(plan: _Plan, view: ToolView) -> str:
    lines = [f"+ {name_of(plan.folder, view)}/"] if plan.missing else []
    told = _told(plan, view)
    more = [f"… {len(told) - NAMED} …"] if len(told) > NAMED else []
    return "\n".join((*lines, *told[:NAMED], *more))
