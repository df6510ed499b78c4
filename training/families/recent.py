"""Files of some time: what was changed or downloaded when, and what is the newest."""

from training.family import family
from training.material import article, disk, onward, searching, sought
from training.material.sought import Place, Sought
from training.source import Source
from training.talk import Talk
from training.wordings.recently import DONE, DOWNLOADED, LAST_DOWNLOAD, LATEST


@family("recent_done", "search_files", weight=0.6)
def done(source: Source) -> Talk:
    """What was changed or saved at some time."""
    when, period = sought.adverb(source)
    place = searching.somewhere(source, 0.3)
    kind = source.number(0, 2)
    if kind == 0:
        one = sought.kind(source)
        many, a, what = source.pick(one.many(german=source.german)), source.pick(one.one(german=source.german)), Sought.of("", [], one.extension)
        a = article.slots(source, a, a, plural=False)["a"]
    elif kind == 1:
        many = source.pick(source.by(["files", "things", "documents", "files"], ["Dateien", "Dateien", "Sachen", "Dokumente"]))
        a, what = source.by("a file", "eine Datei"), Sought.of("", [])
    else:
        what = sought.of_kind(source, many=True)
        many, a = what.text, what.slots(source)["a"]
    talk = searching.begun(source).user(source.say(DONE, when=when, many=many, a=a, where=searching.placed(place)))
    paths = searching.told(source, talk, what, place, period)
    if source.chance(0.1):
        onward.after_hits(source, talk, paths)
    return talk


@family("recent_downloads", "search_files", weight=0.3)
def downloaded(source: Source) -> Talk:
    """What was downloaded at some time."""
    when, period = sought.adverb(source)
    talk = searching.begun(source).user(source.say(DOWNLOADED, when=when))
    paths = searching.told(source, talk, Sought.of("", []), Place("", "", "~/Downloads"), period)
    if source.chance(0.15):
        onward.after_hits(source, talk, paths)
    return talk


def newest(source: Source, name: str, head: str) -> str:
    """The newest of this name, in German."""
    sex = article.gender(head) or "n"
    word = source.pick(["letzte", "neueste", "neuste", "aktuellste"])
    return f"{ {'f': 'die', 'm': 'der', 'n': 'das', 'p': 'die'}[sex]} {word} {name}"


@family("recent_newest", "search_files", weight=0.35)
def latest(source: Source) -> Talk:
    """Which file is the newest of its kind, or of all in a folder: the first that a search finds."""
    place = searching.somewhere(source, 0.6)
    one = sought.kind(source)
    if source.chance(0.35):
        place = place or sought.place(source)
        name, what = source.by("file", "Datei"), Sought.of("", [])
    else:
        name = source.pick(one.one(german=source.german))
        what = Sought.of("", [], one.extension)
        if source.chance(0.4):
            what = sought.by_words(source, 1, 2) if source.chance(0.6) else sought.of_kind(source, many=False)
            name = what.text
    talk = searching.begun(source).user(source.say(LATEST, what=name, new=newest(source, name, what.head or name.split(" ")[0]), where=searching.placed(place)))
    paths = searching.search(source, talk, what, place, count=source.pick([0, 1, 2, 3, 3, 4]))
    if not paths:
        return talk.shown()
    talk.answer(source.by(f"The newest is {paths[0]}", f"Am neuesten ist {paths[0]}"))
    if source.chance(0.2):
        onward.open_path(source, talk.user(source.say(onward.IT)), paths[0])
    return talk


@family("recent_download", "search_files", "open_file", weight=0.25)
def last_download(source: Source) -> Talk:
    """The last download is opened."""
    talk = searching.begun(source).user(source.say(LAST_DOWNLOAD)).call("search_files", pattern="*", paths=["~/Downloads"])
    paths = disk.hits(source, [], "", "~/Downloads", source.pick([0, 1, 2, 3, 4, 5]))
    talk.result(matches=paths, count=len(paths))
    return onward.open_path(source, talk, paths[0]) if paths else talk.shown()
