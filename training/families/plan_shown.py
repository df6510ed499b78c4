"""Plans of what is said after some files were shown: all of them, the second, the one with a word in its name (decision 0091)."""

from typing import Any

from ryxd.patterns.plan import before
from training.family import Family, family
from training.material.drafts import Draft, short
from training.material.sayings import USUAL, towards
from training.material.shares import PLAN
from training.source import Source
from training.talk import Talk
from training.wordings.shown import SHOWN

_ORDER = {
    "en": ("first", "second", "third", "fourth", "fifth"),
    "de": ("die erste", "die zweite", "die dritte", "die vierte", "die fünfte"),
}
_LAST = {"en": "last", "de": "die letzte"}
_ALL = "$0.matches"
_ONE = frozenset({"rename", "move_open"})
"""What is said of one file."""


def _shown(source: Source, count: int) -> tuple[str, list[str], list[str]]:
    """A folder, files in it, and a word of each of their names."""
    folder = source.pick([*USUAL, source.folder()]) if source.chance(0.8) else f"~/{source.folder_name()}"
    ending = source.pick(["jpg", "png", "pdf", "txt", "odt", "csv", "mp3", "md", "zip", source.file_name().rpartition(".")[2] or "dat"])
    names: dict[str, str] = {}
    while len(names) < count:
        word = source.noun()
        if not any(word.casefold() in other.casefold() or other.casefold() in word.casefold() for other in names):
            names[word] = source.pick([f"{word}.{ending}", f"{word}_{source.number(1, 99)}.{ending}", f"{source.number(2019, 2031)} {word}.{ending}"])
    return folder, [f"{folder}/{name}" for name in names.values()], list(names)


def _folder(source: Source, folder: str) -> tuple[str, str]:
    """Where a new folder is to be, as it is said, and its path without its own name."""
    if source.chance(0.4):
        path = source.pick(list(USUAL))
        name = source.by(*USUAL[path])
        return source.pick(source.by([" in {}", " in my {}", " under {}"], [" in {}", " unter {}", " bei {}"])).format(name), path
    if source.chance(0.5):
        return source.pick(source.by([" there", " in the same folder", " right there"], [" da", " dort", " im selben Ordner"])), folder
    return "", "~"


def _place(source: Source, at: int, count: int) -> str:
    """What a file's place is called."""
    last = at == count - 1 and (at >= len(_ORDER["en"]) or source.chance(0.5))
    return _LAST[source.language] if last else _ORDER[source.language][at]


def _said(source: Source, kind: str) -> tuple[str, list[str], Draft]:
    count = 1 if kind in _ONE else source.number(2, 5 if kind in {"two", "word"} else 8)
    folder, files, words = _shown(source, count)
    draft = Draft(hint=short(source), shown=True)
    target, slots = towards(source), dict[str, str]()
    bin_it, open_it = source.by("put it into the Trash", "in den Papierkorb legen"), source.by("open it", "öffnen")
    move_it, copy_it = source.by("move it", "verschieben"), source.by("copy it", "kopieren")
    if kind == "folder":
        where, parent = _folder(source, folder)
        name = source.folder_name()
        path, slots = f"{parent}/{name}", {"name": name, "in": where}
        draft.step("make_folder", source.by("make the folder", "den Ordner anlegen"), path=path)
        draft.step("move_file", move_it, after=(1,), paths=_ALL, to=path)
    elif kind == "rename":
        slots["file"] = source.file_name(files[0].rpartition(".")[2])
        pairs: list[dict[str, Any]] = [{"path": f"{_ALL}.0", "name": slots["file"]}]
        draft.step("rename_files", source.by("rename it", "umbenennen"), pairs=pairs)
        draft.step("open_file", open_it, path="$1.done.0")
    elif kind == "move_open":
        slots["to"] = target.said
        draft.step("move_file", move_it, paths=_ALL, to=target.path)
        draft.step("open_file", open_it, path="$1.done.0")
    elif kind == "copy_trash":
        slots["to"] = target.said
        draft.step("copy_file", copy_it, paths=_ALL, to=target.path)
        draft.step("trash_file", bin_it, after=(1,), paths=_ALL)
    elif kind == "move_lock":
        slots["to"] = target.said
        draft.step("move_file", move_it, paths=_ALL, to=target.path)
        draft.step("lock_screen", source.by("lock the screen", "den Bildschirm sperren"), after=(1,))
    elif kind == "two":
        one, other = source.rng.sample(range(count), 2)
        slots = {"a": _place(source, one, count), "b": _place(source, other, count)}
        draft.step("open_file", open_it, path=f"{_ALL}.{one}")
        draft.step("trash_file", bin_it, paths=[f"{_ALL}.{other}"])
    else:
        one = source.number(0, count - 1)
        slots["word"] = words[one]
        draft.step("open_file", open_it, path=f"{_ALL}.{one}")
        draft.step("trash_file", bin_it, paths=[f"{_ALL}.{at}" for at in range(count) if at != one])
    return source.say(SHOWN[kind], lower=None, **slots), files, draft


def _family(kind: str, weight: float) -> Family:
    def make(source: Source) -> Talk:
        said, files, draft = _said(source, kind)
        return Talk("plan").user(f"{said}\n\n{before(files)}").form(draft.written(said))

    return family(f"plan_shown_{kind}", weight=weight * PLAN)(make)


FAMILIES = tuple(
    _family(kind, weight)
    for kind, weight in (("folder", 2.0), ("rename", 0.8), ("move_open", 0.8), ("copy_trash", 0.6), ("two", 1.0), ("word", 0.8), ("move_lock", 0.5))
)
"""A family for each thing that is said."""
