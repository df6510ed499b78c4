"""What became of a change that was to be taken back, in words, in German and English."""

import time
from collections.abc import Mapping
from pathlib import Path

from ryxd.core.paths import shown
from ryxd.files.undo import Since, Took

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "replace": "{path} is as before",
        "merge": "{path}: ryx's part is taken back, what was changed since stays",
        "mode": "{path} has its former permissions",
        "move": "{target} is {path} again",
        "remove": "{path} is removed again; its content is kept",
        "remove_folder": "the folder {path} is removed again",
        "trash": "{path} is in the Trash",
        "restore": "{path} is back out of the Trash",
        "create": "{path} is there again",
        "link": "the link {path} is there again",
        "make_folder": "the folder {path} is there again",
        "would": "would be: {what}",
        "already": "{path} is as it was before already",
        "changed": "{path} was changed since, {who}",
        "changed_mode": "{path} got other permissions since, {who}",
        "gone": "{path} is no longer there",
        "taken": "something else is at {path} now, {who}",
        "other": "{path} is something else now, {who}",
        "trash_emptied": "{path} is no longer in the Trash",
        "lost": "the former content of {path} is no longer kept",
        "full": "the folder {path} is not empty",
        "conflict": "{path}: the same lines were changed since, {who}",
        "unmergeable": "{path} was changed since and can't be merged: {text}",
        "failed": "{path}: {text}",
        "by_ryx": "by {run} ({change})",
        "by_undo": "by {change}",
        "by_other": "by you or a program",
        "at": " at {when}",
        "merge_hint": "; --merge takes back only ryx's part",
        "done_all": "Taken back: {count}.",
        "done_some": "Taken back: {count}. Left alone: {left}.",
        "done_none": "Nothing was taken back.",
        "again_all": "Done again: {count}.",
        "again_some": "Done again: {count}. Left alone: {left}.",
        "again_none": "Nothing was done again.",
        "not_here": "Nothing was changed in this conversation. The last change was {run}, “{request}”. "
        "Shall I take that back?",
        "no_undo": "There is no change that could be taken back.",
        "no_redo": "In this conversation nothing was taken back that could be done again.",
        "take_back": "Take it back",
        "no": "No",
    },
    "de": {
        "replace": "{path} ist wie vorher",
        "merge": "{path}: der Teil von ryx ist zurückgenommen, was danach geändert wurde, bleibt",
        "mode": "{path} hat wieder seine früheren Rechte",
        "move": "{target} heißt wieder {path}",
        "remove": "{path} ist wieder weg; der Inhalt ist aufgehoben",
        "remove_folder": "der Ordner {path} ist wieder weg",
        "trash": "{path} ist im Papierkorb",
        "restore": "{path} ist wieder aus dem Papierkorb geholt",
        "create": "{path} ist wieder da",
        "link": "die Verknüpfung {path} ist wieder da",
        "make_folder": "der Ordner {path} ist wieder da",
        "would": "würde: {what}",
        "already": "{path} ist schon wie vorher",
        "changed": "{path} wurde danach geändert, {who}",
        "changed_mode": "{path} hat danach andere Rechte bekommen, {who}",
        "gone": "{path} gibt es nicht mehr",
        "taken": "an der Stelle {path} ist jetzt etwas anderes, {who}",
        "other": "{path} ist jetzt etwas anderes, {who}",
        "trash_emptied": "{path} ist nicht mehr im Papierkorb",
        "lost": "der frühere Inhalt von {path} ist nicht mehr aufgehoben",
        "full": "der Ordner {path} ist nicht leer",
        "conflict": "{path}: dieselben Zeilen wurden danach geändert, {who}",
        "unmergeable": "{path} wurde danach geändert und lässt sich nicht zusammenführen: {text}",
        "failed": "{path}: {text}",
        "by_ryx": "von {run} ({change})",
        "by_undo": "von {change}",
        "by_other": "von dir oder einem Programm",
        "at": " um {when}",
        "merge_hint": "; --merge nimmt nur den Teil von ryx zurück",
        "done_all": "Rückgängig gemacht: {count}.",
        "done_some": "Rückgängig gemacht: {count}. Unberührt: {left}.",
        "done_none": "Es wurde nichts rückgängig gemacht.",
        "again_all": "Wiederhergestellt: {count}.",
        "again_some": "Wiederhergestellt: {count}. Unberührt: {left}.",
        "again_none": "Es wurde nichts wiederhergestellt.",
        "not_here": "In diesem Gespräch wurde nichts geändert. Die letzte Änderung war {run}, „{request}“. "
        "Soll ich das rückgängig machen?",
        "no_undo": "Es gibt keine Änderung, die rückgängig gemacht werden könnte.",
        "no_redo": "In diesem Gespräch wurde nichts rückgängig gemacht, das wiederhergestellt werden könnte.",
        "take_back": "Rückgängig machen",
        "no": "Nein",
    },
}
"""By language, then by what is said."""


def say(language: str, key: str, **values: object) -> str:
    """A text, filled in; in English for a language we don't speak."""
    return TEXTS.get(language, TEXTS["en"])[key].format(**values)


def told(took: Took, language: str, home: Path) -> str:
    """What is there now (or would be), or why it was left alone."""
    entry = took.entry
    if took.step is not None:
        step = took.step
        path, target = (shown(place, home) for place in (step.target or step.path, step.path))
        if step.kind == "trash":
            path = target
        what = say(language, "merge" if "merge" in took.outcome else step.kind, path=path, target=target)
        return say(language, "would", what=what) if took.outcome.startswith("would") else what
    if took.left is None:
        return say(language, "already", path=shown(entry.path, home))
    left = took.left
    at_target = entry.target is not None and entry.kind in {"move", "copy", "restore"} and left.why != "taken"
    place = entry.target if at_target and entry.target is not None else entry.path
    key = {"mode": "changed_mode", "trash": "trash_emptied"}.get(left.why, left.why)
    text = say(language, key, path=shown(place, home), who=_who(took.since, language), text=left.text)
    mergeable = left.why == "changed" and entry.kind in {"replace", "move"}
    return text + (say(language, "merge_hint") if mergeable else "")


def _who(since: Since, language: str) -> str:
    """Who changed it, and when: today only the time."""
    if since.change:
        who = say(language, "by_ryx" if since.run else "by_undo", run=since.run, change=since.change)
    else:
        who = say(language, "by_other")
    if not since.at:
        return who
    then, now = time.localtime(since.at / 1000), time.localtime()
    today = then[:3] == now[:3]
    return who + say(language, "at", when=time.strftime("%H:%M" if today else "%Y-%m-%d %H:%M", then))
