"""What a step of a plan takes from what earlier ones found: "$1.matches.0" is step 1's first match (spec C2)."""

from collections.abc import Mapping
from typing import Any

from ryxd.core.action import Action, Result
from ryxd.core.condition import Incomparable
from ryxd.core.nested import changed
from ryxd.core.numbering import unnumbered
from ryxd.core.plan import LAST, OPERATOR, REFERENCE, Doing, Lacking, PlanFault, PlanStep

_MOVES = {"move_file", "rename_files"}
_PLACES = {*_MOVES, "copy_file"}
_MAKES = {"write_file", "append_file", "edit_file"}
_TEXTS = {"read_file": "", "read_clipboard": "cut", "read_page": "note"}
"""What reads a text, which another step may put somewhere as it is, and where it says that there is more of it."""
_ARROW = " → "
"""What stands in their `done` between the old path and the new one."""


def filled(doing: Doing, results: Mapping[int, Result]) -> Action:
    """The Action, with what it takes from Results. Raises PlanFault for what is not in them.

    A path that an earlier step has moved away is where that step has put it: "rename a.txt to b.txt and open it".
    """
    shown = doing.action == OPERATOR
    params = changed(doing.params, lambda leaf: _filled(leaf, results, shown=shown))
    if isinstance(params, dict) and (moved := _moved(results)):
        params |= {
            key: changed(params[key], lambda leaf: _now(leaf, moved)) for key in ("path", "paths") if key in params
        }
        if isinstance(pairs := params.get("pairs"), list):
            params["pairs"] = [
                {**each, "path": _now(each.get("path"), moved)} if isinstance(each, dict) else each
                for each in pairs
            ]
    return doing.acted(params)


def came_of(done: str) -> str:
    """Where a thing is now, of what tools tell that move, copy, rename or make: the new path of "OLD → NEW"."""
    return done.rpartition(_ARROW)[2]


def made(result: Result) -> str:
    """Where the one thing is that a change has made, moved or copied; empty where that is none, or several."""
    done = result.data.get("done", ())
    if result.source in {*_PLACES, "make_folder"}:
        return came_of(str(done[0])) if len(done) == 1 else ""
    return str(result.data.get("path", "")) if result.source in _MAKES else ""


def unmet(step: PlanStep, results: Mapping[int, Result]) -> Any:
    """What was found that a step's condition is not so of; None where it is so, or has none. Raises PlanFault."""
    if step.only_if is None:
        return None
    found = _filled(step.only_if.value, results)
    try:
        return None if step.only_if.holds(found) else found
    except Incomparable as error:
        raise PlanFault(str(error)) from None


def _moved(results: Mapping[int, Result]) -> dict[str, str]:
    """Where things are now, by where they were before."""
    found: dict[str, str] = {}
    for result in (results[number] for number in sorted(results)):
        if result.source not in _MOVES or not result.ok:
            continue
        for each in result.data.get("done", ()):
            old, arrow, new = str(each).partition(_ARROW)
            if arrow:
                found = {was: new if now == old else now for was, now in found.items()} | {old: new}
                found.pop(new, None)  # something is there again
    return found


def _now(path: Any, moved: Mapping[str, str]) -> Any:
    if not isinstance(path, str):
        return path
    return moved.get(path, moved.get(f"~/{path}", path))


def _filled(value: Any, results: Mapping[int, Result], *, shown: bool = True) -> Any:
    match = REFERENCE.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        return value
    found: Any = results[int(match[1])].data if int(match[1]) in results else None
    for part in match[2].split(".")[1:]:
        if isinstance(found, Mapping) and part in found:
            found = found[part]
        elif isinstance(found, list | tuple) and found and part == LAST:
            found = found[-1]
        elif isinstance(found, list | tuple) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            found = None
    if found is None or (not shown and isinstance(found, list | tuple) and not found):
        raise Lacking(value, int(match[1]))
    if match[2].startswith(".done") and results[int(match[1])].source in _PLACES:
        # as a parameter it is a path, where it is told "OLD → NEW"
        return changed(found, lambda leaf: came_of(leaf) if isinstance(leaf, str) else leaf)
    return found if shown else _placed(value, results[int(match[1])], found)


def _placed(reference: str, result: Result, found: Any) -> Any:
    """What was read, as it stands there, to be put elsewhere. Raises PlanFault where it is only a part of it."""
    if not isinstance(found, str) or result.source not in _TEXTS or not reference.endswith(".text"):
        return found
    if result.partial or result.data.get(_TEXTS[result.source]):
        raise PlanFault(f"{reference} is only a part of what stands there, so it was put nowhere else")
    if value := result.data.get("value"):  # only what it says about something was asked for
        return value
    return unnumbered(found) if result.source == "read_file" else found
