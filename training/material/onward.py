"""How a conversation goes on once files were found or shown: open it, the second one, the other one, read it."""

from collections.abc import Sequence

from training.material import disk
from training.source import Source
from training.talk import Talk
from training.wordings.nth import NTH
from training.wordings.onward import IT, OPEN_NAMED, READ_IT
from training.wordings.which_hit import FAR, LAST, NAMED, NONE, OTHER

__all__ = ["IT", "OPEN_NAMED", "READ_IT", "after_hits", "choose", "numbered", "open_path"]


def numbered(source: Source, at: int) -> str:
    """How the user says that the first (0), second or third is meant."""
    return source.say(NTH[at])


def choose(source: Source, paths: Sequence[str]) -> tuple[str, str]:
    """How the user says which of the first three, and the path that is meant."""
    kind = source.number(0, 99)
    if kind < 12 and len(paths) <= 3:
        return source.say(LAST), paths[-1]
    if kind < 35:
        path = source.pick(paths[:3])
        name = disk.base_name(path)
        if [disk.base_name(each) for each in paths].count(name) == 1:
            return source.say(NAMED, name=name), path
    at = source.number(0, min(len(paths), 3) - 1)
    return numbered(source, at), paths[at]


def open_path(source: Source, talk: Talk, path: str) -> Talk:
    """It is opened; now and then that fails."""
    talk.call("open_file", path=path)
    if source.chance(0.05):
        return _not_opened(source, talk, path)
    return talk.result(ok=True).shown()


def _not_opened(source: Source, talk: Talk, path: str) -> Talk:
    ending = path.rpartition(".")[2].upper()
    error = source.pick(source.by(
        ["no desktop session is running (neither a Wayland nor an X11 display answers), so nothing can be shown",
         "xdg-open is not installed; install the package xdg-utils",
         f"the default application for {ending} files failed (xdg-open: exit code 4)"],
        ["Es läuft keine grafische Sitzung (weder Wayland noch X11 antworten), also lässt sich nichts anzeigen",
         "xdg-open ist nicht installiert; installiere das Paket xdg-utils",
         f"Das Standardprogramm für {ending}-Dateien ist gescheitert (xdg-open: Exitcode 4)"],
    ))  # fmt: skip
    return talk.error(error).shown()


def after_hits(source: Source, talk: Talk, paths: Sequence[str]) -> Talk:
    """The user goes on after matches: opens one of them, and perhaps the other."""
    if not paths:
        return talk
    if len(paths) == 1:
        return open_path(source, talk.user(source.say(IT)), paths[0])
    if source.chance(0.07):
        return talk.user(source.say(NONE)).answer(source.by("All right.", "In Ordnung."))
    if len(paths) <= 3 and source.chance(0.04):
        return talk.user(source.say(FAR)).answer(source.by(f"There are only {len(paths)}.", f"Es sind nur {len(paths)}."))
    said, path = choose(source, paths)
    open_path(source, talk.user(said), path)
    if len(paths) == 2 and source.chance(0.35):
        (other,) = [each for each in paths if each != path]
        open_path(source, talk.user(source.say(OTHER)), other)
    return talk
