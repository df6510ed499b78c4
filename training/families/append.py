"""Lines at the end of a file that is there: append_file."""

from training.families.write import items, longer, note_path, quoted, text, written
from training.family import family
from training.material import candidates, filing
from training.source import Source
from training.talk import Talk
from training.wordings.appending import APPEND, ON_LIST
from training.wordings.appending_more import MORE, NO_FILE


@family("append_text", "append_file", weight=1.0)
def append_text(source: Source) -> Talk:
    """A line comes to the end of a named file; one that was not read yet is refused once, and shown."""
    cwd, path, said = filing.here(source), note_path(source), text(source)
    talk = filing.role(source).user(source.say(APPEND, text=quoted(source, said), path=path))
    at = filing.shown(cwd, path)
    talk.call("append_file", path=path, text=said)
    kind = source.rng.random()
    if kind < 0.07:
        return _missing(source, talk, cwd, path, said)
    before = [text(source) if source.chance(0.4) else each for each in items(source, 1, 5)]
    if kind < 0.1:
        talk.error(
            source.by(
                f"{path} is read-only; only the user can lift that (chmod u+w), or write to another name",
                f"{path} ist schreibgeschützt; nur der Benutzer kann das aufheben (chmod u+w), oder schreib unter anderem Namen",
            )
        )
        return talk.shown()
    if kind < 0.75:
        talk.error(filing.unread(source, at, before)).call("append_file", path=path, text=said)
    longer(source, talk, at, before, said)
    if source.chance(0.15):
        more = text(source)
        talk.user(source.say(MORE, text=quoted(source, more))).call("append_file", path=path, text=more)
        longer(source, talk, at, [*before, said], more)
    return talk


def _missing(source: Source, talk: Talk, cwd: str, path: str, said: str) -> Talk:
    """The file is not there: it is made."""
    at = filing.shown(cwd, path)
    talk.error(filing.missing(source, path, filing.folder_of(at)))
    written(source, talk, cwd, path, said + "\n")
    return talk


@family("append_asked", "ask_user", "append_file", weight=0.12)
def append_asked(source: Source) -> Talk:
    """Nobody said which file."""
    cwd, path, said = filing.here(source), note_path(source), text(source)
    talk = Talk().user(source.say(NO_FILE, text=quoted(source, said)))
    talk.call("ask_user", question=source.by("Which file should it go into?", "In welche Datei soll das?")).result(answer=path)
    talk.call("append_file", path=path, text=said)
    longer(source, talk, filing.shown(cwd, path), items(source), said)
    return talk


LISTS = (
    ["shopping list", "to-do list", "packing list", "guest list", "wish list", "reading list", "grocery list", "task list"],
    ["Einkaufsliste", "To-do-Liste", "Packliste", "Gästeliste", "Wunschliste", "Leseliste", "Aufgabenliste", "Bücherliste"],
)


@family("append_found", "search_files", "append_file", "ask_user", weight=0.5)
def append_found(source: Source) -> Talk:
    """A line comes to a list that is not named by its file's name."""
    name, said = source.pick(LISTS[source.german]), text(source)
    if source.chance(0.3):
        name = f"{source.noun()}-{source.by('list', 'Liste')}"
    name = name.lower() if source.chance(0.3) else name
    talk = Talk().user(source.say(ON_LIST, text=quoted(source, said), what=name))
    first, _, last = name.rpartition(" ")
    thing = filing.Vague(name, (first, last) if first else (last,))
    path = candidates.found_one(source, talk, thing, endings=("txt", "txt", "md", "org"))
    if path is None:
        return talk
    before = items(source, 1, 4)
    talk.call("append_file", path=path, text=said)
    if source.chance(0.7):
        talk.error(filing.unread(source, path, before)).call("append_file", path=path, text=said)
    longer(source, talk, path, before, said)
    return talk
