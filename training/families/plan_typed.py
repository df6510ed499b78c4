"""Plans of requests that people typed as they came to mind (training/typed/plans/), the names in them exchanged by chance."""

import re
from collections.abc import Mapping
from typing import Any

from ryxd.core.nested import changed
from ryxd.core.plan import OPERATOR
from ryxd.patterns.plan import before
from training.family import family
from training.material.drafts import Draft, short
from training.material.lines import PLANS, Line, drawn, lines
from training.material.shares import PLAN
from training.material.varying import kept, varied
from training.noise import typed as noisy
from training.source import Source
from training.talk import Talk

_ALIKE, _MISTAKES = 0.35, 0.05
_LAST = {"lock_screen", "screenshot", "power"}
"""What has to wait for whatever is named before it."""
_CHANGING = {"move_file", "copy_file", "trash_file", "rename_files", "append_file", "edit_file", "write_file"}
_IT = {
    "open_file": ("open it", "öffnen"), "read_file": ("read it", "lesen"), "move_file": ("move it", "verschieben"),
    "copy_file": ("copy it", "kopieren"), "trash_file": ("put it into the Trash", "in den Papierkorb legen"),
    "rename_files": ("rename it", "umbenennen"), "append_file": ("add the text", "den Text anhängen"), "remember": ("remember it", "merken"),
    "write_file": ("write it", "schreiben"), "write_clipboard": ("copy it", "kopieren"), "search_web": ("search the web", "im Web suchen"),
    "open_url": ("open the first hit", "den ersten Treffer öffnen"), "read_page": ("read the page", "die Seite lesen"),
    "metadata": ("size and dates", "Größe und Datum"), "make_folder": ("make the folder", "den Ordner anlegen"),
    "edit_file": ("change it", "ändern"), "read_clipboard": ("read the clipboard", "die Zwischenablage lesen"),
    "get_date": ("the date", "das Datum"), "get_time": ("the time", "die Uhrzeit"), "recall": ("what was remembered", "was gemerkt wurde"),
    "screenshot": ("take a screenshot", "ein Bildschirmfoto machen"), "list_dir": ("what is in it", "was darin ist"),
    "disk_usage": ("find the largest", "die größte Datei suchen"), "grep": ("find the text", "den Text suchen"), OPERATOR: ("answer", "antworten"),
    "lock_screen": ("lock the screen", "den Bildschirm sperren"), "set_volume": ("the volume", "die Lautstärke"),
    "set_brightness": ("the brightness", "die Helligkeit"), "media": ("the player", "die Wiedergabe"), "open_app": ("open it", "öffnen"),
    "window": ("the window", "das Fenster"), "workspace": ("the workspace", "die Arbeitsfläche"), "calculate": ("calculate", "rechnen"),
    "power": ("the computer", "der Rechner"), "end_process": ("end it", "beenden"), "forget": ("forget it", "vergessen"),
}  # fmt: skip
"""What a step is for, by its tool."""
_SHOWN = 0.05
"""The share of requests that point to nothing, and have files that were shown before all the same."""
_PLACED = re.compile(
    r"(?i)\b(?:first|second|third|fourth|last|other|top|bottom|next|upper|lower|rest|1st|2nd|3rd|\d|one|two|three|both|half"
    r"|erst\w*|zweit\w*|dritt\w*|viert\w*|letzt\w*|ander\w*|ober\w*|unter\w*|rest\w*|zwei|drei|zwoi?\w*|and[re]+\w*|eine?s?)\b"
)
"""What says which of the files is meant by its place."""
_ONE = {"0": ("find the newest", "die neueste suchen"), "last": ("find the oldest", "die älteste suchen")}
"""What a glob is for, by which of what it found a later step takes."""


def _goal(source: Source, number: int, steps: tuple[Mapping[str, Any], ...]) -> str:
    """What the step at a place is for."""
    step = steps[number]
    tool = step["action"]
    if tool == "search_files":
        words = " ".join(part for part in step["params"]["pattern"].split("*") if part and not part.startswith("."))
        return source.by("find {}", "{} suchen").format(words or source.by("the files", "die Dateien"))
    if tool == "glob":
        taken = str([each["params"] for each in steps])
        for place, goal in _ONE.items():
            if f"${number + 1}.matches.{place}" in taken:
                return source.by(*goal)
        return source.by("find the files", "die Dateien suchen")
    return source.by(*_IT.get(tool, (tool.replace("_", " "),) * 2))


def _after(number: int, steps: tuple[Mapping[str, Any], ...]) -> tuple[int, ...]:
    """Which steps before it have to be done first though it takes nothing of them: those of the same file or folder."""
    step = steps[number]
    if step["action"] in _LAST:
        return tuple(range(1, number + 1))
    mine = set(_paths(step["params"]))
    return tuple(
        index + 1 for index, each in enumerate(steps[:number])
        if each["action"] in _CHANGING | {"make_folder"} and mine & set(_paths(each["params"])) and f"${index + 1}." not in str(step["params"])
    )  # fmt: skip


def _found(source: Source, line: Line, steps: tuple[dict[str, Any], ...]) -> tuple[tuple[str, ...], tuple[dict[str, Any], ...]]:
    """The files that were shown before, and the steps; in another order where none is meant by its place.

    A request of the other lines, which needs none, is said after some were shown, too, now and then.
    """
    if not line.found:
        if not source.chance(_SHOWN):
            return (), steps
        return source.pick([each.found for each in lines(source.language, held=line.held, folder=PLANS) if each.found] or [()]), steps
    order = list(range(len(line.found)))
    if not _PLACED.search(line.say) and "matches.last" not in str(steps):
        source.rng.shuffle(order)
    moved = {f"$0.matches.{old}": f"$0.matches.{new}" for new, old in enumerate(order)}
    return tuple(line.found[old] for old in order), changed(steps, lambda leaf: moved.get(leaf, leaf) if isinstance(leaf, str) else leaf)


def _paths(params: Mapping[str, Any]) -> list[str]:
    every = [params.get("path"), params.get("to"), *(params.get("paths") or [])]
    return [each for each in every if isinstance(each, str) and len(each) > 1 and not each.startswith("$")]


@family("plan_typed", weight=68.0 * PLAN)
def typed(source: Source) -> Talk:
    """One of these requests."""
    line = drawn(source, PLANS)
    every = {"steps": [each["params"] for each in line.steps], "only_if": [each.get("only_if", {}) for each in line.steps]}
    pieces = kept(line.say, every)
    if not source.chance(_ALIKE):
        pieces, every = varied(source, line.say, every)
    said = noisy(pieces, source.rng, source.language, _MISTAKES)
    parts = zip(line.steps, every["steps"], every["only_if"], strict=True)
    steps = tuple({"action": each["action"], "params": params, "only_if": only_if} for each, params, only_if in parts)
    found, steps = _found(source, line, steps)
    draft = Draft(hint=short(source), shown=bool(found))
    changes = any(each["action"] in _CHANGING for each in steps)
    for number, step in enumerate(steps):
        tool, params, goal = step["action"], dict(step["params"]), _goal(source, number, steps)
        if tool == OPERATOR:
            draft.asked(goal, params.pop("prompt"), **params)
            continue
        wider = tool == "search_files" and params["paths"] != ["~"] and not changes
        fallback = {"action": tool, "params": params | {"paths": ["~"]}} if wider else None
        draft.step(tool, goal, after=_after(number, steps), fallback=fallback, only_if=step["only_if"] or None, **params)
    return Talk("plan").user(f"{said}\n\n{before(found)}" if found else said).form(draft.written(said))
