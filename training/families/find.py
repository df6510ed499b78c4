"""Finding files by name: search_files, and what follows."""

from collections.abc import Callable
from dataclasses import replace

from training.family import family
from training.material import disk, onward, searching, sought
from training.material.sought import Sought
from training.source import Source
from training.talk import Talk
from training.wordings.finding import ALL, AND_THERE, ONE

__all__ = ["AND_THERE", "ONE", "then"]


def then(source: Source, go_on: Callable[[Talk, str], object], extension: str = "txt") -> Talk:
    """A search with one match, and what the user then wants of it."""
    what = sought.by_words(source, 1, 2)
    place = searching.somewhere(source, 0.3)
    talk = Talk().user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.search(source, talk, replace(what, extension=extension), place, count=1)
    go_on(talk.shown(), paths[0])
    return talk


@family("find_words", "search_files", weight=1.6)
def words(source: Source) -> Talk:
    """Words of the name are known."""
    what = sought.by_words(source) if source.chance(0.7) else sought.generic(source)
    return _one(source, what)


@family("find_words_kind", "search_files", weight=0.9)
def words_kind(source: Source) -> Talk:
    """Words of the name and the kind of file are known."""
    return _one(source, sought.of_kind(source, many=source.chance(0.4)))


def _one(source: Source, what: Sought) -> Talk:
    place = searching.somewhere(source)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place)
    if source.chance(0.12):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_kind", "search_files", weight=0.8)
def kinds(source: Source) -> Talk:
    """All files of a kind."""
    what = sought.all_of_kind(source)
    place = searching.somewhere(source, 0.6)
    talk = searching.begun(source).user(source.say(ALL, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place)
    if place and source.chance(0.15):
        other = sought.place(source)
        talk.user(source.say(AND_THERE, where=other.inside))
        searching.told(source, talk, what, other)
    elif source.chance(0.08):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_period", "search_files", weight=0.9)
def dated(source: Source) -> Talk:
    """Files of some time: words, a kind, or everything."""
    kind = source.number(0, 99)
    everything = kind >= 85
    if kind < 45:
        what = sought.all_of_kind(source)
    elif everything:
        what = Sought.of(source.pick(source.by(["files", "files", "stuff", "documents"], ["Dateien", "Dateien", "Sachen", "Dokumente"])), [], plural=True)
    else:
        what = sought.by_words(source, 1, 2)
    said, period = sought.dated(source, what)
    place = searching.somewhere(source, 0.3)
    ways = ONE if what.words else ALL
    talk = searching.begun(source).user(source.say(ways, lower=None, **said.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place, period)
    if source.chance(0.1):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_name", "search_files", weight=0.5)
def named(source: Source) -> Talk:
    """The whole name is known, with its extension."""
    name = source.file_name()
    what = Sought(name, (name.rpartition(".")[0],), name.rpartition(".")[2], f"*{name}")
    place = searching.somewhere(source)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **sought.as_it_is(source, name), where=searching.placed(place)))
    talk.call("search_files", pattern=what.pattern, paths=[place.path if place else "~"])
    count = source.pick([0, 1, 1, 1, 1, 2])
    paths = list({f"{disk.under(source, place.path if place else '~')}/{name}": None for _ in range(count)})
    talk.result(matches=paths, count=len(paths)).shown()
    if source.chance(0.15):
        onward.after_hits(source, talk, paths)
    return talk
