"""A search by name as a conversation has it: the call, its matches, a second one where there were none; the last one is shown."""

from training.material import disk, sought
from training.material.sought import Place, Sought
from training.source import Source
from training.talk import Talk


def somewhere(source: Source, chance: float = 0.4) -> Place | None:
    """A place to look in, or none."""
    if not source.chance(chance):
        return None
    return sought.everywhere(source) if source.chance(0.1) else sought.place(source, here=0.05)


def search(source: Source, talk: Talk, what: Sought, place: Place | None, *, period: str = "", count: int = -1) -> list[str]:
    """The search and its result, without an answer. Returns the matches."""
    path = place.path if place else "~"
    more = {"when": period} if period else {}
    talk.call("search_files", pattern=what.pattern, paths=[path], **more)
    some = disk.many(source) if count < 0 else count
    ending = what.extension or ("png" if what.words == ("screenshot",) else "")
    paths = disk.hits(source, what.words, ending, path, some)
    total = source.number(11, 400) if some == 5 and source.chance(0.4) else some
    talk.result(matches=paths, count=total)
    return paths


def told(source: Source, talk: Talk, what: Sought, place: Place | None, period: str = "") -> list[str]:
    """A search whose matches are shown; of an empty one that had a place, a second one everywhere. Returns the matches."""
    empty = source.chance(0.08)
    paths = search(source, talk, what, place, period=period, count=0 if empty else -1)
    if empty and place is not None and place.path != "~" and what.words:
        paths = search(source, talk, what, None, period=period, count=source.pick([0, 1, 1, 2]))
    talk.shown()
    return paths


def lost(source: Source, talk: Talk, path: str) -> list[str]:
    """A path that is not there: the tool said so, and the name is searched everywhere. Returns the matches."""
    near = disk.hits(source, [source.noun()], "", "~", 1)
    talk.error(disk.missing(source, path, [disk.base_name(near[0])] if source.chance(0.3) else []))
    name = disk.base_name(path)
    talk.call("search_files", pattern=f"*{name}", paths=["~"])
    paths = [f"{disk.under(source, '~')}/{name}" for _ in range(source.pick([0, 0, 1, 1]))]
    talk.result(matches=paths, count=len(paths))
    return paths


def begun(source: Source) -> Talk:
    """A conversation, now and then with the file operator."""
    return Talk("file" if source.chance(0.15) else "chat")


def placed(place: Place | None) -> str:
    """What is typed of a place."""
    return place.inside if place else ""
