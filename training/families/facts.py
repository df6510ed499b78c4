"""What is known of a file: metadata, asked for its size, date, type, owner, or measures."""

from typing import Any

from ryxd.core.fence import unfenced
from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.metadata import SIZE, TYPE, WHEN
from training.wordings.metadata_again import ITS_SIZE, ITS_TYPE, ITS_WHEN
from training.wordings.metadata_more import ALL, BARE, MEASURES, OWNER

ASKED = ((SIZE, 30), (WHEN, 30), (TYPE, 14), (OWNER, 8), (ALL, 12), (MEASURES, 6))

ITS = ((SIZE, ITS_SIZE), (WHEN, ITS_WHEN), (TYPE, ITS_TYPE))


def told(source: Source, talk: Talk, path: str, ways: Phrases) -> Talk:
    """The facts, and of them what was asked for."""
    data = disk.facts(source, path)
    if ways is MEASURES and "width" not in data:
        data |= {"width": source.number(16, 6000), "height": source.number(16, 4000)}
    talk.call("metadata", path=path).result(**data)
    return answered(source, talk, data, ways)


def answered(source: Source, talk: Talk, data: dict[str, Any], ways: Phrases) -> Talk:
    """Of the facts what was asked for; all of them are shown."""
    name, changed = data["path"], data["changed"][:19]
    if ways is SIZE:
        return talk.answer(source.by(f"{name} has {data['size']} bytes.", f"{name} hat {data['size']} Bytes."))
    if ways is WHEN:
        return talk.answer(source.by(f"{name} was last changed on {changed}.", f"{name} wurde zuletzt geändert am {changed}."))
    if ways is TYPE:
        return talk.answer(source.by(f"{name} is of type {data['type']}.", f"{name} hat den Typ {data['type']}."))
    if ways is OWNER:
        return talk.answer(source.by(f"{name} belongs to {data['owner']}, {data['mode']}.", f"{name} gehört {data['owner']}, {data['mode']}."))
    if ways is MEASURES:
        return talk.answer(source.by(f"{name} has {data['width']} × {data['height']} pixels.", f"{name} hat {data['width']} × {data['height']} Pixel."))
    return talk.shown()


def _asked(source: Source) -> Phrases:
    (ways,) = source.rng.choices([each for each, _ in ASKED], [weight for _, weight in ASKED])
    return ways


@family("facts_of", "metadata", weight=1.1)
def facts(source: Source) -> Talk:
    """One fact, or all, of a file that is named."""
    ways = _asked(source)
    path = source.path(source.pick(["png", "jpg", "jpeg", "webp", "gif"]) if ways is MEASURES else None)
    talk = Talk().user(source.say(ways, p=sought.quoted(source, path)))
    if source.chance(0.07):
        talk.call("metadata", path=path)
        paths = searching.lost(source, talk, path)
        return told(source, talk, paths[0], ways) if paths else talk.shown()
    told(source, talk, path, ways)
    if source.chance(0.15):
        other, short = source.pick([each for each in ITS if each[0] is not ways])
        _, data = unfenced(talk.turns[-2][1]) or ("", {})
        answered(source, talk.user(source.say(short)), data, other)  # what was read already needs no second look
    elif source.chance(0.06):
        onward.open_path(source, talk.user(source.say(onward.IT)), path)
    return talk


@family("facts_folder", "metadata", weight=0.15)
def of_folder(source: Source) -> Talk:
    """When a folder was changed, or whose it is: its size would be another question."""
    ways = source.pick([WHEN, WHEN, OWNER])
    place = sought.place(source)
    talk = Talk().user(source.say(ways, p=place.path if source.german else place.of)).call("metadata", path=place.path)
    data = disk.facts(source, place.path)
    for name in ("type", "width", "height"):
        data.pop(name, None)
    data |= {"kind": "folder", "size": 4096, "mode": source.pick(["drwxr-xr-x (755)", "drwx------ (700)"]), "entries": source.number(0, 300)}
    return answered(source, talk.result(**data), data, ways)


@family("facts_after_find", "search_files", "metadata", weight=0.3)
def after(source: Source) -> Talk:
    """A file was found; now its size, date or type."""
    ending = source.pick(["pdf", "txt", "jpg", "docx", "mp3", "zip", "odt", "png", "csv"])
    return find.then(source, lambda talk, path: told(source, talk, path, _its(source, talk)), ending)


def _its(source: Source, talk: Talk) -> Phrases:
    ways, short = source.pick(ITS)
    talk.user(source.say(short))
    return ways


@family("facts_what", "ask_user", "metadata", weight=0.12)
def unsaid(source: Source) -> Talk:
    """Nobody said of which file."""
    ways, short = (ALL, BARE) if source.chance(0.4) else source.pick(ITS)
    talk = Talk().user(source.say(short)).call("ask_user", question=source.by("Which file do you mean?", "Welche Datei meinst du?"))
    path = source.path()
    return told(source, talk.result(answer=path), path, ways)
