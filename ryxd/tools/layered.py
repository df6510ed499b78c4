"""What a program did over a layer becomes changes by the door, or nothing at all (decision 0022).

For tools that run programs: shell, python.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import BaseModel

from ryxd.core.effect import Effect, Permission
from ryxd.core.tool import Denied, ToolError, ToolView
from ryxd.sandbox.changes import Changes, changes
from ryxd.sandbox.diff import diff
from ryxd.sandbox.ending import surely
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import Outcome
from ryxd.sandbox.layer import Layer
from ryxd.tools.speech import say

CHANGING = frozenset({Permission.CHANGE, Permission.DESTROY})

TRY = {"try": "try it first and show what it changes"}
"""What such a tool offers besides a plain yes; `settle` does it."""


@dataclass(frozen=True)
class Settled:
    """What became of a layer."""

    lines: list[str] = field(default_factory=list)
    """One for each path that was changed: + new, - gone, ~ changed."""
    note: str = ""
    """What was not done."""


class Conflict(Exception):
    """Somebody else changed what a program changed."""


async def settle(
    outcome: Outcome,
    view: ToolView,
    line: str,
    *,
    keep: bool,
    output: Callable[[Settled], BaseModel],
    unexpected: Callable[[Changes], bool] = lambda _: False,
) -> Settled:
    """Commit the layer of an outcome, or drop it where it is not to be kept; afterwards there is none.

    `line` is what the undo log calls it; `output` makes the Action's output. What is `unexpected` the user looks
    at first, as where they chose to try it. Raises ToolError where it may not be committed, Denied where the user
    does not want it.
    """
    layer = outcome.layer
    if layer is None:
        return Settled()
    try:
        if not keep:
            return Settled(note=say(view, en="Nothing was changed.", de="Es wurde nichts geändert."))
        found = await _found(layer, outcome, view)
        if not found.operations:
            return Settled()
        if (view.chosen == "try" or unexpected(found)) and await _asked(found, view, line) == "drop":
            return Settled(note=say(view, en="Its changes were dropped.", de="Die Änderungen wurden verworfen."))
        return await _commit(found, view, line, output)
    except Conflict as conflict:
        raise _conflict(conflict, layer.keep(), view) from conflict
    finally:
        if not layer.kept:
            await surely(layer.drop())


def unable(error: Unable, view: ToolView) -> ToolError:
    """That there is no sandbox, for a person and a model."""
    return ToolError(
        say(
            view,
            en=f"no command can run here: {error}; `ryxctl doctor` checks it",
            de=f"Hier kann kein Befehl laufen: {error}; `ryxctl doctor` prüft es",
        ),
        report={"missing": error.part},
    )


async def _found(layer: Layer, outcome: Outcome, view: ToolView) -> Changes:
    """What the layer holds. Raises Conflict, and ToolError for what is not the agent's to change."""
    found = await changes(layer, view.paths)
    if found.refused:
        raise _refused(found.refused, outcome.code, view)
    if found.conflicts:
        raise Conflict(_some(found.conflicts))
    return found


async def _commit(found: Changes, view: ToolView, line: str, output: Callable[[Settled], BaseModel]) -> Settled:
    """Do what the layer holds. Raises Conflict, and Denied."""
    home = f" {view.paths.home}/"
    done = Settled([each.replace(home, " ~/") for each in found.lines])
    try:
        await view.files.apply(found.operations, summary=line, output=output(done))
    except Denied:
        raise
    except ToolError as error:
        raise Conflict(str(error)) from error
    return done


async def _asked(found: Changes, view: ToolView, line: str) -> str:
    """What the user says to the changes. Raises Denied on a no."""
    count = len(found.lines)
    gone = any(each.startswith("-") for each in found.lines)
    effect = Effect(
        CHANGING if gone else frozenset({Permission.CHANGE}),
        say(
            view,
            en=f"keep what `{line}` did ({count} changes)",
            de=f"behalten, was `{line}` getan hat ({count} Änderungen)",
        ),
        preview=await diff(found),
        writes=tuple(dict.fromkeys(operation.path for operation in found.operations)),
    )
    return await view.confirm(effect, {"drop": say(view, en="drop the changes", de="Änderungen verwerfen")})


def _some(reasons: list[str]) -> str:
    return "; ".join(reasons[:5]) + ("; …" if len(reasons) > 5 else "")


def _refused(reasons: list[str], code: int, view: ToolView) -> ToolError:
    told = _some(reasons)
    return ToolError(
        say(
            view,
            en=f"the command ran (exit {code}), but nothing of what it did was kept: {told}",
            de=f"Der Befehl lief (Code {code}), aber nichts davon wurde übernommen: {told}",
        )
    )


def _conflict(conflict: Conflict, kept: Path, view: ToolView) -> ToolError:
    return ToolError(
        say(
            view,
            en=f"nothing was changed: {conflict}. What the command did is kept for a day in {kept}; run it again",
            de=f"Es wurde nichts geändert: {conflict}. Was der Befehl tat, liegt einen Tag in {kept}",
        ),
        report={"kept": str(kept)},
    )
