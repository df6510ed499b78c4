"""Requests that only make sense with what was said before, over several tools."""

from training.family import family
from training.material.sayings import USUAL, Spot, hit, inside, star, towards
from training.material.shares import AROUND
from training.source import Source
from training.talk import Talk
from training.wordings.following import FIND, MONTH, NEWEST, THERE, WORD
from training.wordings.of_two import BOTH, NEWER, OTHER
from training.wordings.then import THAT
from training.words import things
from training.words.things import KINDS, MONTHS


def _what(source: Source) -> tuple[str, list[str]]:
    word = source.noun()
    if source.chance(0.5):
        return word, [word]
    _, kind = things.thing(source)
    return (f"{word} {kind}", [word, kind]) if source.chance(0.5) else (f"{kind} {word}", [kind, word])


def _search(source: Source, talk: Talk, words: list[str], place: Spot | None, when: str = "") -> None:
    folder = place.path if place else "~"
    talk.call("search_files", pattern=star(words), paths=[folder], **({"when": when} if when else {}))
    matches = list(dict.fromkeys(hit(source, tuple(words), folder) for _ in range(source.pick([0, 1, 1, 2, 3]))))
    talk.result(matches=matches, count=len(matches)).shown()


@family("followup_place", "search_files", weight=0.7 * AROUND)
def place(source: Source) -> Talk:
    """The same search elsewhere."""
    said, words = _what(source)
    first = inside(source) if source.chance(0.5) else None
    talk = Talk().user(source.say(FIND, what=said, where=first.said if first else ""))
    _search(source, talk, words, first)
    for _ in range(source.pick([1, 1, 2])):
        where = inside(source)
        talk.user(source.say(THERE, where=where.said))
        _search(source, talk, words, where)
    return talk


@family("followup_month", "search_files", weight=0.6 * AROUND)
def month(source: Source) -> Talk:
    """The same for another month, or for another word."""
    numbers = source.rng.sample(range(12), 2)
    names = [MONTHS[source.language][number] for number in numbers]
    said, words = _what(source)
    where = inside(source) if source.chance(0.3) else None
    told = f"{said} {source.pick(source.by(['from', 'of'], ['vom', 'aus dem']))} {names[0]}"
    talk = Talk().user(source.say(FIND, what=told, where=where.said if where else ""))
    _search(source, talk, words, where, MONTHS["en"][numbers[0]].lower())
    if source.chance(0.7):
        talk.user(source.say(MONTH, month=names[1].lower() if source.chance(0.3) else names[1]))
        _search(source, talk, words, where, MONTHS["en"][numbers[1]].lower())
        return talk
    other, others = _what(source)
    talk.user(source.say(WORD, what=other))
    _search(source, talk, others, where, MONTHS["en"][numbers[0]].lower())
    return talk


def _two(source: Source) -> tuple[Talk, list[str]]:
    said, words = _what(source)
    where = inside(source) if source.chance(0.3) else None
    talk = Talk().user(source.say(FIND, what=said, where=where.said if where else ""))
    matches: list[str] = []
    while len(matches) < 2:
        matches = list(dict.fromkeys(hit(source, tuple(words), where.path if where else "~") for _ in range(2)))
    talk.call("search_files", pattern=star(words), paths=[where.path if where else "~"]).result(matches=matches, count=2).shown()
    return talk, matches


@family("followup_newer", "metadata", "search_files", weight=0.5 * AROUND)
def newer(source: Source) -> Talk:
    """Which of two is newer."""
    talk, matches = _two(source)
    talk.user(source.say(NEWER))
    dates = []
    for path in matches:
        day = f"{source.number(2019, 2026)}-{source.number(1, 12):02d}-{source.number(1, 28):02d} {source.number(0, 23):02d}:{source.number(0, 59):02d}:00+01:00"
        dates.append(day)
        facts = {"path": path, "kind": "file", "size": source.number(1, 10**7), "changed": day, "accessed": day, "owner": "jo", "group": "jo"}
        talk.call("metadata", path=path).result(**facts, mode="-rw-r--r-- (644)", names=1)
    best = matches[0] if dates[0] >= dates[1] else matches[1]
    return talk.answer(source.by(f"{best} is newer: {max(dates)}.", f"{best} ist neuer: {max(dates)}."))


def _open(talk: Talk, path: str) -> None:
    talk.call("open_file", path=path).result(ok=True).shown()


@family("followup_both", "open_file", "search_files", weight=0.5 * AROUND)
def both(source: Source) -> Talk:
    """Both of two are opened; or the other one than the one that was."""
    talk, matches = _two(source)
    if source.chance(0.5):
        talk.user(source.say(BOTH))
        return talk.call("open_file", path=matches[0]).result(ok=True).call("open_file", path=matches[1]).result(ok=True).shown()
    number = source.number(0, 1)
    which = source.by(["the first one", "the second one"], ["die erste", "die zweite"])[number]
    talk.user(source.by(f"open {which}", f"öffne {which}"))
    _open(talk, matches[number])
    talk.user(source.say(OTHER))
    _open(talk, matches[1 - number])
    return talk


@family("followup_then", "open_file", "copy_file", "move_file", "trash_file", "rename_files", "write_clipboard", weight=0.8 * AROUND)
def then(source: Source) -> Talk:
    """A file is found, and then something is done with it, once or twice."""
    said, words = _what(source)
    talk = Talk().user(source.say(FIND, what=said, where=""))
    path = hit(source, tuple(words))
    talk.call("search_files", pattern=star(words), paths=["~"]).result(matches=[path], count=1).shown()
    does = [*source.rng.sample(["open", "copy", "path"], source.pick([0, 1])), source.pick(["open", "move", "trash", "rename", "copy", "path"])]
    for do in dict.fromkeys(does):
        target, name = towards(source), source.file_name(path.rpartition(".")[2])
        talk.user(source.say(THAT[do], to=target.said, name=name))
        end = f"{target.path}/{path.rpartition('/')[2]}"
        change = [f"c{source.number(1, 900)}"]
        if do == "open":
            _open(talk, path)
        elif do == "path":
            copied = source.by(f"{len(path)} characters are on the clipboard", f"{len(path)} Zeichen sind in der Zwischenablage")
            talk.call("write_clipboard", text=path).result(ok=True, characters=len(path), say=copied).shown()
        elif do == "trash":
            talk.call("trash_file", paths=[path]).result(done=[path], changes=change).shown()
        elif do == "rename":
            new = f"{path.rpartition('/')[0]}/{name}"
            talk.call("rename_files", pairs=[{"path": path, "name": name}]).result(done=[f"{path} → {new}"], changes=change).shown()
        else:
            talk.call(f"{do}_file", paths=[path], to=target.path).result(done=[f"{path} → {end}"], changes=change).shown()
    return talk


@family("followup_kind", weight=0.4 * AROUND)
def kind(source: Source) -> Talk:
    """The newest of a kind in a folder, then of another kind or in another folder, then opened."""
    place, ending = inside(source), source.pick(KINDS)
    talk = Talk().user(source.say(NEWEST, kind=ending, where=place.said))
    path = ""
    for turn in range(2):
        if turn and source.chance(0.5):
            place = Spot("", source.pick(list(USUAL)))
            name = source.by(*USUAL[place.path])
            talk.user(source.say(THERE, where=f"in {name}"))
        elif turn:
            ending = source.pick(KINDS)
            talk.user(source.say(WORD, what=ending))
        path = f"{place.path}/{source.file_name(ending)}"
        talk.call("search_files", pattern=f"*.{ending}", paths=[place.path]).result(matches=[path], count=1)
        talk.answer(source.by(f"The newest is {path}.", f"Am neuesten ist {path}."))
    if source.chance(0.5):
        talk.user(source.say(THAT["open"], to="", name=""))
        _open(talk, path)
    return talk
