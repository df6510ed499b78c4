"""Rename many files at once: by pairs, or by what is found in their names."""

import asyncio
import fnmatch
import os
import re
from pathlib import Path
from typing import Self

from pydantic import Field, model_validator

from ryxd.core.effect import Effect
from ryxd.core.files import Move
from ryxd.core.tool import Arguments, Permission, ToolError, ToolView, tool
from ryxd.tools.changing import changes, ids
from ryxd.tools.files import natural
from ryxd.tools.given import NamedPath, existing, existing_entry, name_of, whole
from ryxd.tools.move import LONG, NAMED, Relocated
from ryxd.tools.relocation import Collision, ordered
from ryxd.tools.speech import say

MOST = 2000
"""Files that are renamed at once."""
LIMIT = 0.5
"""Seconds for an expression and one name: some take for ever."""


class Pair(Arguments):
    """One thing and its new name."""

    path: NamedPath = Field(description="file or folder")
    name: NamedPath = Field(description="its new name, without folders")


class Rename(Arguments):
    """Either pairs; or find and replace, for the names in a folder."""

    pairs: list[Pair] = Field(default=[], max_length=MOST, description="each thing with its new name")
    folder: NamedPath | None = Field(default=None, description="folder in which names are changed")
    glob: str = Field(default="*", min_length=1, max_length=200, description="which of its names, as in *.jpg")
    find: str | None = Field(
        default=None, min_length=1, max_length=500, description="what to replace in the names"
    )
    replace: str = Field(
        default="",
        max_length=500,
        description=r"what to put there; {n} or {n:03} is a number that counts up; with regex, \1 is a group",
    )
    regex: bool = Field(default=False, description="find is a regular expression")

    @model_validator(mode="after")
    def _either(self) -> Self:
        if bool(self.pairs) == bool(self.folder and self.find):
            raise ValueError("give either pairs, or folder and find")
        return self


async def _effect(args: Rename, view: ToolView) -> Effect:
    moves = await asyncio.to_thread(_planned, args, view)
    await asyncio.to_thread(_ordered, moves, view)
    told = _told(moves, view)
    more = [f"… {len(told) - NAMED * 5} …"] if len(told) > NAMED * 5 else []
    paths = dict.fromkeys(path for pair in moves.items() for path in pair)
    return changes(_summary(moves, view), "\n".join((*told[: NAMED * 5], *more)), writes=paths)


@tool(
    "rename files by pairs or by pattern",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(30.0,),
    seconds=lambda _: LONG,
    effect=_effect,
    door=True,
)
async def rename_files(args: Rename, view: ToolView) -> Relocated:
    """Rename all or none; names may be swapped. Raises ToolError where two would have the same name."""
    moves = await asyncio.to_thread(_planned, args, view)
    order = await asyncio.to_thread(_ordered, moves, view)
    output = Relocated(done=_told(moves, view), changes=[])
    output.changes = ids(await view.files.apply(order, summary=_summary(moves, view), output=output))
    return output


def _planned(args: Rename, view: ToolView) -> dict[Path, Path]:
    moves: dict[Path, Path] = {}
    for source, name in _by_pairs(args, view) if args.pairs else _by_pattern(args, view):
        if name in {"", ".", ".."} or "/" in name or "\0" in name or len(os.fsencode(name)) > 255:
            raise ToolError(
                say(
                    view,
                    en=f"“{name}” (for {name_of(source, view)}) can't be a name: it has 1 to 255 bytes and no /; "
                    "move_file moves to other folders",
                    de=f"„{name}“ (für {name_of(source, view)}) kann kein Name sein: Er hat 1 bis 255 Bytes und "
                    "kein /; in andere Ordner verschiebt move_file",
                )
            )
        target = view.paths.writable(source.with_name(name))
        if moves.setdefault(source, target) != target:
            raise ToolError(
                say(
                    view,
                    en=f"{name_of(source, view)} has two new names; nothing was done",
                    de=f"{name_of(source, view)} hat zwei neue Namen; nichts wurde getan",
                )
            )
    moves = {source: target for source, target in moves.items() if source != target}
    if not moves:
        raise ToolError(
            say(
                view,
                en="no name changes: nothing in them is what find says, or they are so already",
                de="Kein Name ändert sich: find kommt in keinem vor, oder sie heißen schon so",
            )
        )
    for source in moves:
        whole(source, view)
        inside = next((folder for folder in source.parents if folder in moves), None)
        if inside is not None:
            raise ToolError(
                say(
                    view,
                    en=f"{name_of(source, view)} is in {name_of(inside, view)}, which is renamed too; one after "
                    "the other, please",
                    de=f"{name_of(source, view)} liegt in {name_of(inside, view)}, das auch umbenannt wird; bitte "
                    "eins nach dem anderen",
                )
            )
    return moves


def _by_pairs(args: Rename, view: ToolView) -> list[tuple[Path, str]]:
    return [(existing_entry(pair.path, view)[0], pair.name) for pair in args.pairs]


def _by_pattern(args: Rename, view: ToolView) -> list[tuple[Path, str]]:
    folder, _ = existing(args.folder or ".", view)
    if not folder.is_dir():
        raise ToolError(
            say(view, en=f"{args.folder} is a file, not a folder", de=f"{args.folder} ist eine Datei, kein Ordner")
        )
    dotted = args.glob.startswith(".")
    names = sorted(
        (
            name
            for name in os.listdir(folder)
            if fnmatch.fnmatchcase(name, args.glob)
            and (dotted or not name.startswith("."))
            and not view.paths.hidden(folder / name)
        ),
        key=natural,
    )
    import regex  # type: ignore[import-untyped]  # here: no start waits for what few requests need

    try:
        found = regex.compile(args.find or "" if args.regex else regex.escape(args.find or ""))
        pairs: list[tuple[Path, str]] = []
        for name in names:
            if found.search(name, timeout=LIMIT, concurrent=True) is None:
                continue
            if len(pairs) >= MOST:
                raise ToolError(
                    say(
                        view,
                        en=f"more than {MOST} names would change; narrow it down with glob",
                        de=f"Mehr als {MOST} Namen würden sich ändern; grenze es mit glob ein",
                    )
                )
            new = _replacement(args, len(pairs) + 1)
            put = new if args.regex else lambda _, new=new: new  # of plain text, a \\1 is just that
            pairs.append((folder / name, found.sub(put, name, timeout=LIMIT, concurrent=True)))
    except (regex.error, IndexError) as error:
        raise ToolError(
            say(
                view,
                en=f"find or replace is no valid expression: {error}",
                de=f"find oder replace ist kein gültiger Ausdruck: {error}",
            )
        ) from error
    except TimeoutError as error:
        raise ToolError(
            say(
                view,
                en="the expression takes too long; write a simpler one",
                de="Der Ausdruck braucht zu lange; schreib einen einfacheren",
            )
        ) from error
    return pairs


def _replacement(args: Rename, number: int) -> str:
    counted = r"\{n(?::0?(\d{1,2}))?\}"
    return re.sub(counted, lambda found: str(number).zfill(int(found[1] or 0)), args.replace)


def _ordered(moves: dict[Path, Path], view: ToolView) -> list[Move]:
    try:
        return ordered(moves)
    except Collision as error:
        name = name_of(error.path, view)
        who = " + ".join(name_of(source, view) for source in error.sources)
        if len(error.sources) > 1:
            text = say(
                view,
                en=f"nothing was done: {who} would all be {name}",
                de=f"Nichts wurde getan: {who} hießen alle {name}",
            )
        else:
            text = say(
                view,
                en=f"nothing was done: {who} can't become {name}, which is there already",
                de=f"Nichts wurde getan: {who} kann nicht {name} werden, das gibt es schon",
            )
        raise ToolError(text, report={"exists": name}) from error


def _told(moves: dict[Path, Path], view: ToolView) -> list[str]:
    return [f"{name_of(source, view)} → {name_of(target, view)}" for source, target in moves.items()]


def _summary(moves: dict[Path, Path], view: ToolView) -> str:
    if len(moves) == 1:
        source, target = (path.name for pair in moves.items() for path in pair)
        return say(view, en=f"rename {source} to {target}", de=f"{source} in {target} umbenennen")
    return say(view, en=f"rename {len(moves)} files", de=f"{len(moves)} Dateien umbenennen")
