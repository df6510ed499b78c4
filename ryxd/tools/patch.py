"""Apply a unified diff to files: change, create, delete, rename; all of it or nothing."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import Field

from ryxd.core.effect import Effect, Permission
from ryxd.core.files import Create, MakeFolder, Mode, Move, Operation, Trash
from ryxd.core.tool import Arguments, Output, ToolError, ToolView, tool
from ryxd.tools.changing import Present, Rewrite, ids, present, rewritten
from ryxd.tools.given import name_of
from ryxd.tools.seen import must_know
from ryxd.tools.speech import say
from ryxd.tools.text.diff import difference
from ryxd.tools.text.patch import NOTHING, BadPatch, FilePatch, Misfit, parse, patched

LONGEST = 1_000_000


class Patch(Arguments):
    """What to change."""

    patch: str = Field(
        min_length=1,
        max_length=LONGEST,
        description="unified diff, as of diff -u or git diff; /dev/null for a new or deleted file",
    )
    folder: str = Field(default=".", min_length=1, max_length=4096, description="what its paths are relative to")


class Patched(Output):
    """What was done to each file."""

    done: list[str]
    lines: int = Field(ge=0, description="how many lines changed")
    changes: list[str] = Field(description="what ryxctl undo takes back")


@dataclass
class _Plan:
    """All that a patch does, worked out on the files as they are."""

    operations: list[Operation] = field(default_factory=list)
    files: int = 0
    told: list[str] = field(default_factory=list)
    diffs: list[str] = field(default_factory=list)
    writes: list[Path] = field(default_factory=list)
    lines: int = 0
    checks: list[Callable[[ToolView], Awaitable[None]]] = field(default_factory=list)
    """Each raises Refusal where something was not seen."""


async def _effect(args: Patch, view: ToolView) -> Effect:
    plan = await _planned(args, view)
    for check in plan.checks:
        await check(view)
    classes = {Permission.CHANGE}
    if any(isinstance(operation, Trash) for operation in plan.operations):
        classes.add(Permission.DESTROY)
    return Effect(frozenset(classes), _summary(plan, view), "\n".join(plan.diffs), writes=tuple(plan.writes))


@tool(
    "apply a unified diff",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(30.0,),
    effect=_effect,
    door=True,
)
async def apply_patch(args: Patch, view: ToolView) -> Patched:
    """Do what the diff says, to all of its files or to none.

    Lines have to be as the diff says, but may have moved; blanks at their ends do not matter. Raises Refusal where
    a file is not what the agent has read, and ToolError that names the hunk that does not fit.
    """
    plan = await _planned(args, view)
    output = Patched(done=plan.told, lines=plan.lines, changes=[])
    output.changes = ids(await view.files.apply(plan.operations, summary=_summary(plan, view), output=output))
    return output


def _summary(plan: _Plan, view: ToolView) -> str:
    files, lines = plan.files, plan.lines
    if len(plan.told) == 1:
        return plan.told[0]
    return say(
        view,
        en=f"patch {files} file{'s' * (files != 1)} ({lines} lines)",
        de=f"{files} Datei{'en' * (files != 1)} patchen ({lines} Zeilen)",
    )


async def _planned(args: Patch, view: ToolView) -> _Plan:
    try:
        patches = await asyncio.to_thread(parse, args.patch)
    except BadPatch as error:
        raise ToolError(
            say(view, en=f"the patch can't be read: {error}", de=f"Der Patch ist nicht lesbar: {error}")
        ) from error
    plan = _Plan(files=len(patches))
    for patch in patches:
        await _file(patch, args.folder, plan, view)
    paths = [path for path in plan.writes if plan.writes.count(path) > 1]
    if paths:
        name = name_of(paths[0], view)
        raise ToolError(
            say(
                view,
                en=f"the patch has {name} in it twice; put all hunks of a file together",
                de=f"Im Patch kommt {name} zweimal vor; alle Stücke einer Datei gehören zusammen",
            )
        )
    return plan


async def _file(patch: FilePatch, folder: str, plan: _Plan, view: ToolView) -> None:
    if patch.what == "create":
        await _create(patch, _at(folder, patch.new), plan, view)
        return
    old, new = _at(folder, patch.old), _at(folder, patch.new)
    if patch.what == "change" and patch.old != patch.new:
        # diff -u A B names two files; meant is the one that is there
        old = new if await asyncio.to_thread(os.path.lexists, view.paths.readable(new)) else old
    found = await present(old, view)
    before = found.read.text
    rewrite = await rewritten(found, lambda text: _applied(text, patch, found, view), view)
    name = name_of(found.path, view)
    if patch.what == "delete":
        if rewrite.text:
            raise ToolError(
                say(
                    view,
                    en=f"the patch deletes {name}, but leaves text in it; nothing was done",
                    de=f"Der Patch löscht {name}, lässt aber Text darin übrig; nichts wurde getan",
                )
            )
        plan.operations.append(Trash(found.path))
        plan.writes.append(found.path)
        plan.told.append(say(view, en=f"{name} into the Trash", de=f"{name} in den Papierkorb"))
        gone = await asyncio.to_thread(difference, before, "")
        plan.diffs.append(gone.unified(name, NOTHING))
        plan.checks.append(lambda view: must_know(view, found.content, None))
        plan.lines += gone.lines
        return
    if rewrite.text != before:
        await _change(rewrite, plan, view)
    elif patch.what != "rename" and patch.mode is None:
        raise ToolError(
            say(view, en=f"the patch leaves {name} as it is", de=f"Der Patch lässt {name}, wie es ist")
        )
    if patch.mode is not None:
        plan.operations.append(Mode(found.path, patch.mode))
    if rewrite.text == before:
        plan.writes.append(found.path)
    if patch.what == "rename":
        await _rename(found, new, plan, view)
    elif rewrite.text == before:
        plan.told.append(say(view, en=f"mode of {name}: {patch.mode:o}", de=f"Rechte von {name}: {patch.mode:o}"))
        plan.diffs.append(plan.told[-1])


async def _change(rewrite: Rewrite, plan: _Plan, view: ToolView) -> None:
    count = (await asyncio.to_thread(lambda: rewrite.difference)).lines
    name = name_of(rewrite.path, view)
    plan.operations.append(rewrite.operation())
    plan.writes.append(rewrite.path)
    plan.lines += count
    plan.diffs.append(await asyncio.to_thread(rewrite.preview, view))
    plan.checks.append(rewrite.check)
    plan.told.append(
        say(
            view,
            en=f"change {name} ({count} line{'s' * (count != 1)})",
            de=f"{name} ändern ({count} Zeile{'n' * (count != 1)})",
        )
    )


async def _create(patch: FilePatch, asked: str, plan: _Plan, view: ToolView) -> None:
    path = view.paths.writable(asked)
    name = name_of(path, view)
    if await asyncio.to_thread(os.path.lexists, path):
        raise ToolError(
            say(
                view,
                en=f"the patch makes {name}, which is there already; nothing was done",
                de=f"Der Patch legt {name} an, das gibt es schon; nichts wurde getan",
            )
        )
    try:
        text = patched("", patch.hunks)
    except Misfit as error:
        raise ToolError(
            say(
                view,
                en=f"hunk {error.hunk.number} is for a new file, so all of its lines begin with +",
                de=f"Stück {error.hunk.number} ist für eine neue Datei, alle Zeilen darin beginnen mit +",
            )
        ) from error
    missing = not await asyncio.to_thread(path.parent.is_dir)
    if missing and MakeFolder(path.parent) not in plan.operations:
        plan.operations.append(MakeFolder(path.parent))
    plan.operations.append(Create(path, text.encode(), 0o777 if patch.mode and patch.mode & 0o100 else 0o666))
    plan.writes.append(path)
    new = await asyncio.to_thread(difference, "", text)
    plan.lines += new.lines
    plan.told.append(say(view, en=f"make {name}", de=f"{name} anlegen"))
    plan.diffs.append(new.unified(NOTHING, name))


async def _rename(found: Present, asked: str, plan: _Plan, view: ToolView) -> None:
    target = view.paths.writable(asked)
    before, after = name_of(found.path, view), name_of(target, view)
    if await asyncio.to_thread(os.path.lexists, target):
        raise ToolError(
            say(
                view,
                en=f"the patch renames {before} to {after}, which is there already; nothing was done",
                de=f"Der Patch benennt {before} in {after} um, das gibt es schon; nichts wurde getan",
            )
        )
    if not await asyncio.to_thread(target.parent.is_dir) and MakeFolder(target.parent) not in plan.operations:
        plan.operations.append(MakeFolder(target.parent))
    plan.operations.append(Move(found.path, target))
    plan.writes.append(target)
    plan.told.append(f"{before} → {after}")
    plan.diffs.append(f"{before} → {after}")


def _at(folder: str, path: str) -> str:
    if path.startswith(("/", "~")) or folder == ".":
        return path
    return f"{folder.rstrip('/')}/{path}"


def _applied(text: str, patch: FilePatch, found: Present, view: ToolView) -> str:
    try:
        return patched(text, patch.hunks)
    except Misfit as error:
        name, number = name_of(found.path, view), error.hunk.number
        if error.places:
            places = ", ".join(map(str, error.places[:20]))
            raise ToolError(
                say(
                    view,
                    en=f"nothing was done: hunk {number} fits {name} at several places, at lines {places}, and at "
                    "none of them by its number; give more lines around it",
                    de=f"Nichts wurde getan: Stück {number} passt in {name} an mehreren Stellen, in den Zeilen "
                    f"{places}, und an keiner nach seiner Nummer; gib mehr Zeilen darum herum an",
                ),
                report={"hunk": number, "lines": error.places},
            ) from error
        first = next((line.strip() for line in error.hunk.old if line.strip()), "")[:120]
        raise ToolError(
            say(
                view,
                en=f"nothing was done: hunk {number} does not fit {name}: its lines (from “{first}”) are not "
                "there like that; read_file shows what is",
                de=f"Nichts wurde getan: Stück {number} passt nicht in {name}: Die Zeilen (ab „{first}“) stehen "
                "so nicht darin; read_file zeigt, was darin steht",
            ),
            report={"hunk": number},
        ) from error
