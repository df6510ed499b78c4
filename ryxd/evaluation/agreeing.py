"""What the person says who is asked about a doubted Action: they know what they want, and read it. Pure."""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from ryxd.evaluation.comparing import Means
from ryxd.evaluation.observing import Done
from ryxd.evaluation.suites import Wanted

Now = Callable[[str], str | None]
"""What stands in a file of the home now, by its path there; None where there is none."""


def agrees(wanted: Wanted | None, done: Done, means: Means, now: Now = lambda _: None) -> bool:
    """Whether a user would say yes to this: it is one of the calls that are wanted, or those are not named.

    Where such a call stands without its arguments, the files afterwards say which ones are right: a question shows
    what would be made, changed and gone, and of a text (as it is `now`) the lines that would be others.
    """
    if wanted is None:
        return True
    right = (*wanted.call, *wanted.done)
    loosely = not right if wanted.kind == "act" else False
    for call in right:
        if means.is_one(done, call):
            if call.args is not None:
                return True
            loosely = True
    return loosely and (not wanted.after or _fits(wanted.after, done, means, now))


def _fits(after: Mapping[str, str | bool | None], done: Done, means: Means, now: Now) -> bool:
    """Whether what it would do to files is among what has to be so afterwards, as far as its arguments tell."""
    there = {path.rstrip("/") for path, value in after.items() if value is not None}
    gone = {path.rstrip("/") for path, value in after.items() if value is None}
    whole = {path.rstrip("/") for path, value in after.items() if value is True}
    made = there | {str(above) for path in there for above in PurePosixPath(path).parents}

    def wants(path: str) -> bool:
        return path in made or any(path.startswith(f"{folder}/") for folder in whole)

    def loses(path: str) -> bool:
        return path in gone or any(path.startswith(f"{folder}/") for folder in gone)

    args = done.args
    paths = [_at(path, means) for path in _several(args)]
    match done.tool:
        case "edit_file":
            return all(wants(path) and _edits(now(path), after.get(path), args) for path in paths)
        case "make_folder" | "append_file":
            return all(map(wants, paths))
        case "write_file":
            texts = {path.rstrip("/"): value for path, value in after.items()}
            text = str(args.get("content", "")).removesuffix("\n")
            return all(
                wants(path)
                and (not isinstance(texts.get(path), str) or texts[path] == text or texts[path] == f"{text}\n")
                for path in paths
            )
        case "trash_file":
            return all(map(loses, paths))
        case "rename_files":
            pairs = [each for each in args.get("pairs") or () if isinstance(each, Mapping)]
            return all(
                wants(f"{PurePosixPath(_at(str(each.get('path', '')), means)).parent / str(each.get('name', ''))}")
                for each in pairs
            )
        case "move_file" | "copy_file":
            bare = str(args.get("to", ""))
            to = _at(bare, means)
            alone = len(paths) == 1 and "/" not in bare and bool(PurePosixPath(bare).suffix)
            if alone and to not in there:
                to = str(PurePosixPath(paths[0]).parent / bare)  # beside it, as the tools have it
            ends = (to if to in there else str(PurePosixPath(to) / PurePosixPath(path).name) for path in paths)
            return all(map(wants, ends)) and (done.tool == "copy_file" or all(map(loses, paths)))
    return True


def _edits(text: str | None, wanted: str | bool | None, args: Mapping[str, Any]) -> bool:
    """Whether the lines that an edit makes of a text are to be there, and those that it takes are not."""
    if text is None or not isinstance(wanted, str):
        return True
    old, new = str(args.get("old_text", "")), str(args.get("new_text", ""))
    before = set(text.splitlines())
    made = set((text.replace(old, new) if args.get("replace_all") else text.replace(old, new, 1)).splitlines())
    right = set(wanted.splitlines())
    return made - before <= right and not (before - made) & right


def _several(args: Mapping[str, Any]) -> Iterator[str]:
    many = args.get("paths")
    yield from (str(path) for path in many) if isinstance(many, list | tuple) else ()
    if isinstance(args.get("path"), str):
        yield args["path"]


def _at(path: str, means: Means) -> str:
    """The path below the home, as a suite names it; one elsewhere as it is."""
    full = f"{means.home}{path[1:]}" if path == "~" or path.startswith("~/") else path
    full = os.path.normpath(means.cwd / full)
    return os.path.relpath(full, means.home) if full.startswith(f"{means.home}/") else full
