"""Reading files: all of one that is named, or of one that has to be searched first."""

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought, writing
from training.source import Source
from training.talk import Talk
from training.wordings.reading import ALL, BARE, VAGUE

TEXTS = ("txt", "txt", "txt", "md", "md", "log", "csv", "conf", "py", "json", "ini", "html", "yaml", "toml", "sh")


def text_path(source: Source) -> str:
    """A text file as one types it."""
    return source.path(source.pick(TEXTS))


def whole(source: Source, talk: Talk, path: str) -> Talk:
    """The file is read."""
    lines = writing.lines(source, path, source.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7]))
    return talk.call("read_file", path=path).result(text=disk.numbered(lines), total=len(lines)).shown()


def refused(source: Source, talk: Talk, path: str) -> Talk:
    """The file can't be read: it is no text, a folder, or not there."""
    kind = source.number(0, 2)
    talk.call("read_file", path=path)
    if kind == 0:
        what = f"{source.pick(['PDF', 'ZIP', 'PNG', 'JPEG', 'Word', 'SQLite'])} ({disk.item('', source.number(1000, 10**8))['size']})"
        error = source.by(
            f"{path} is no text but {what}; its own application can open it",
            f"{path} ist kein Text, sondern {what}; das eigene Programm öffnet sie",
        )
        return talk.error(error).shown()
    if kind == 1:
        return talk.error(source.by(f"{path} can't be read: Permission denied", f"{path} ist nicht lesbar: Permission denied")).shown()
    paths = searching.lost(source, talk, path)
    if paths:
        return whole(source, talk, paths[0])
    return talk.shown()


@family("read_all", "read_file", weight=1.0)
def everything(source: Source) -> Talk:
    """A file that is named is read."""
    path = text_path(source)
    talk = searching.begun(source).user(source.say(ALL, p=sought.quoted(source, path)))
    if source.chance(0.07):
        return refused(source, talk, path)
    whole(source, talk, path)
    if source.chance(0.1):
        onward.open_path(source, talk.user(source.say(onward.IT)), path)
    return talk


@family("read_vague", "search_files", "read_file", weight=0.5)
def vague(source: Source) -> Talk:
    """What is to be read is described: it is searched first."""
    place = searching.somewhere(source, 0.25)
    what = sought.generic(source) if source.chance(0.5) else sought.by_words(source, 1, 2)
    talk = searching.begun(source).user(source.say(VAGUE, lower=None, **what.slots(source), where=searching.placed(place)))
    return found_then_read(source, talk, what, place)


def found_then_read(source: Source, talk: Talk, what: sought.Sought, place: sought.Place | None) -> Talk:
    """The search, and what is done with its matches."""
    ending = source.pick(["txt", "md", "log", "csv", "txt"])
    paths = searching.search(source, talk, sought.Sought(what.text, what.words, ending, what.pattern), place, count=source.pick([0, 1, 1, 1, 1, 2, 3]))
    if not paths:
        return talk.shown()
    if len(paths) == 1:
        return whole(source, talk, paths[0])
    talk.shown()
    if source.chance(0.6):
        at = source.number(0, len(paths) - 1)
        talk.user(onward.numbered(source, at))
        whole(source, talk, paths[at])
    return talk


@family("read_what", "ask_user", "read_file", weight=0.2)
def unsaid(source: Source) -> Talk:
    """Nobody said what to read."""
    question = source.by("Which file should I read?", "Welche Datei soll ich lesen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    if source.chance(0.6):
        path = text_path(source)
        return whole(source, talk.result(answer=path), path)
    what = sought.generic(source)
    return found_then_read(source, talk.result(answer=source.pick([what.text, what.slots(source)["nom"]])), what, None)


@family("read_found", "search_files", "read_file", weight=0.3)
def after(source: Source) -> Talk:
    """A file was found, and now is read, or looked through for something."""
    ending = source.pick(["txt", "md", "log", "csv"])
    return find.then(source, lambda talk, path: whole(source, talk.user(source.say(onward.READ_IT)), path), ending)
