"""A path as a model gives it: how long it may be, what is there, and what to say when it is not."""

import asyncio
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel

from ryxd.core.effect import Effect, Permission
from ryxd.core.paths import LONGEST, shown
from ryxd.core.tool import Foretell, ToolError, ToolView
from ryxd.tools.neighbours import missing
from ryxd.tools.speech import legible, say


def _of_length(path: str) -> str:
    if not 1 <= len(path) <= LONGEST:
        raise ValueError(f"a path has 1 to {LONGEST} characters")
    return path


# not min_length and max_length: with these pydantic refuses names that are no UTF-8
NamedPath = Annotated[str, AfterValidator(_of_length)]


def existing(asked: str, view: ToolView) -> tuple[Path, os.stat_result]:
    """The resolved path and what is there. Blocks on the disk. Raises ToolError, with names that come close."""
    path = view.paths.readable(asked)
    try:
        return path, path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise missing(asked, path, view) from None
    except OSError as error:
        raise unreadable(asked, error, view) from error


def existing_entry(asked: str, view: ToolView) -> tuple[Path, os.stat_result]:
    """The same for something that is to be moved or taken away: a link is itself what is meant."""
    path = view.paths.writable(asked)
    try:
        return path, path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        raise missing(asked, path, view) from None
    except OSError as error:
        raise unreadable(asked, error, view) from error


def whole(path: Path, view: ToolView) -> None:
    """Raise ToolError for a folder with something private in it: elsewhere it would be private no more.

    Blocks on the disk.
    """
    rule = view.paths.private_below(path)
    if rule is not None:
        name = name_of(path, view)
        raise ToolError(
            say(
                view,
                en=f"{name} has something private in it (the rule {rule} of the denied paths), so it can't be "
                "moved, copied or taken away as a whole; name the things in it one by one",
                de=f"In {name} liegt etwas Privates (die Regel {rule} der verbotenen Pfade), darum lässt es sich "
                "nicht als Ganzes verschieben, kopieren oder löschen; nenne einzeln, was darin gemeint ist",
            )
        )


def regular(asked: str, info: os.stat_result, view: ToolView) -> None:
    """Raise ToolError for a folder, a device, a pipe, a socket."""
    if stat.S_ISDIR(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{asked} is a folder; list_dir lists it",
                de=f"{asked} ist ein Ordner; list_dir listet ihn auf",
            ),
            report={"folder": asked},
        )
    if not stat.S_ISREG(info.st_mode):
        raise ToolError(
            say(
                view,
                en=f"{asked} is a device, pipe or socket, not a file",
                de=f"{asked} ist keine gewöhnliche Datei",
            )
        )


def unreadable(asked: str, error: OSError, view: ToolView) -> ToolError:
    """What the file system said when something was read."""
    why = error.strerror
    return ToolError(say(view, en=f"{asked} can't be read: {why}", de=f"{asked} ist nicht lesbar: {why}"))


def name_of(path: Path, view: ToolView) -> str:
    """A path for people, as they write it."""
    return legible(shown(path, view.paths.home))


def size(count: float) -> str:
    """A number of bytes for people: 1.2 MB."""
    for unit in ("bytes", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} TB"


def looks(en: str, de: str, *, flat: bool = False, permission: Permission = Permission.READ) -> Foretell:
    """The Effect of a tool that only looks at its `path`, in words with a place for that.

    `flat`: into no folder that is in it.
    """

    async def effect(args: BaseModel, view: ToolView) -> Effect:
        asked: str = args.path  # type: ignore[attr-defined]
        summary = say(view, en=en, de=de).replace("{path}", legible(asked))
        reads = await asyncio.to_thread(reached, [asked], view)
        return Effect(frozenset({permission}), summary, reads=reads, flat=flat)

    return effect


def reached(asked: Iterable[str | Path], view: ToolView) -> tuple[Path, ...]:
    """What is looked at with these paths: where they lead, and a link on its own. Blocks on the disk.

    What may not be read is left out: the tool says why.
    """
    found: dict[Path, None] = {}
    for path in asked:
        try:
            real = view.paths.readable(path)
            found[real] = None
            folder, name = os.path.split(os.path.normpath(path))
            if name not in {"", "~", ".", ".."}:
                found[view.paths.readable(folder or ".") / name] = None
        except ToolError:
            continue
    return tuple(found)
