"""A search by name as a conversation has it: the call, its matches, a second one where there were none, and the answer."""

from training.material import disk, onward, sought
from training.material.sought import Place, Sought
from training.source import Source
from training.talk import Talk


def somewhere(source: Source, chance: float = 0.4) -> Place | None:
    """A place to look in, or none."""
    if not source.chance(chance):
        return None
    return sought.everywhere(source) if source.chance(0.1) else sought.place(source, here=0.05)


def nothing(source: Source, pattern: str, place: Place | None) -> str:
    """The answer when there is no match."""
    if pattern == "*":
        return source.by("I found no such files.", "Ich habe keine solchen Dateien gefunden.")
    if place is not None and place.path == ".":
        return source.by(f"I found no file matching {pattern} here.", f"Ich habe hier keine Datei gefunden, die zu {pattern} passt.")
    if place is None or place.path == "~":
        return source.by(f"I found no file matching {pattern}.", f"Ich habe keine Datei gefunden, die zu {pattern} passt.")
    return source.by(
        f"I found no file matching {pattern} in {place.path}.", f"Ich habe in {place.path} keine Datei gefunden, die zu {pattern} passt."
    )


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
    """A search with its answer; of an empty one that had a place, a second one everywhere."""
    if not source.chance(0.08):
        paths = search(source, talk, what, place, period=period)
        talk.answer(onward.listed(source, paths, _count(talk)))
        return paths
    search(source, talk, what, place, period=period, count=0)
    if place is None or place.path == "~" or not what.words:
        talk.answer(nothing(source, what.pattern, place))
        return []
    paths = search(source, talk, what, None, period=period, count=source.pick([0, 1, 1, 2]))
    if not paths:
        talk.answer(nothing(source, what.pattern, None))
        return []
    elsewhere = source.by(f"Nothing in {place.path}, but elsewhere: ", f"In {place.path} ist nichts, aber woanders: ")
    talk.answer(elsewhere + ", ".join(paths[:3]))
    return paths


def _count(talk: Talk) -> int:
    return int(talk.turns[-1][1].rpartition('"count": ')[2].rstrip("}"))


def lost(source: Source, talk: Talk, path: str) -> list[str]:
    """A path that is not there: the tool said so, and the name is searched everywhere. Returns the matches."""
    near = disk.hits(source, [source.noun()], "", "~", 1)
    talk.error(disk.missing(source, path, [disk.base_name(near[0])] if source.chance(0.3) else []))
    name = disk.base_name(path)
    talk.call("search_files", pattern=f"*{name}", paths=["~"])
    paths = [f"{disk.under(source, '~')}/{name}" for _ in range(source.pick([0, 0, 1, 1]))]
    talk.result(matches=paths, count=len(paths))
    return paths


def nowhere(source: Source, name: str) -> str:
    """That no file of this name is anywhere."""
    return source.by(f"There is no {name}, and I found it nowhere else.", f"{name} gibt es dort nicht, und ich habe es auch sonst nicht gefunden.")


def begun(source: Source) -> Talk:
    """A conversation, now and then with the file operator."""
    return Talk("file" if source.chance(0.15) else "chat")


def placed(place: Place | None) -> str:
    """What is typed of a place."""
    return place.inside if place else ""
