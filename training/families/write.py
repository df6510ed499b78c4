"""New text files and notes: write_file."""

from training.family import family
from training.material import filing
from training.source import Source
from training.talk import Talk
from training.wordings.new_files import EMPTY, LIST, WRITE
from training.wordings.writing_on import MORE, NO_FILE, NO_TEXT
from training.words import listed, made, notes

ITEMS = {
    "en": [*listed.words("items_en"), "milk", "eggs", "butter", "bread", "apples", "cheese", "coffee", "tea", "rice", "pasta", "tomatoes", "soap", "batteries", "flour", "sugar", "salt", "yoghurt", "bananas", "onions", "socks", "charger", "tent", "toothbrush", "stamps", "candles"],
    "de": [*listed.words("items_de"), "Milch", "Eier", "Butter", "Brot", "Äpfel", "Käse", "Kaffee", "Tee", "Reis", "Nudeln", "Tomaten", "Seife", "Batterien", "Mehl", "Zucker", "Salz", "Joghurt", "Bananen", "Zwiebeln", "Socken", "Ladekabel", "Zelt", "Zahnbürste", "Briefmarken", "Kerzen", "Brötchen"],
}  # fmt: skip
ENDINGS = ("txt", "txt", "txt", "md", "md", "org", "log", "csv", "")


def text(source: Source) -> str:
    """What somebody may want written down, in one line."""
    if source.chance(0.45):
        return notes.note(source)
    kind = source.rng.random()
    if kind < 0.3:
        return filing.listed(source, items(source))
    if kind < 0.6:
        words = source.nouns(1, 4)
        verbs = source.by(["call", "buy", "pay", "fix", "ask", "book", "send", "check", "return"], ["anrufen", "kaufen", "bezahlen", "reparieren", "fragen", "buchen", "schicken", "prüfen"])
        verb = source.pick(verbs)
        return source.by(f"{verb} {' '.join(words)}", f"{' '.join(words)} {verb}")
    if kind < 0.75:
        first, second, number = source.noun(), source.name(), source.number(1, 99)
        return source.pick(source.by(
            [f"meet {second} at {number % 24}:00", f"{first}: {number} euros", f"{second} owes me {number} euros", f"{first} is due on the {1 + number % 28}th"],
            [f"Treffen mit {second} um {number % 24} Uhr", f"{first}: {number} Euro", f"{second} schuldet mir {number} Euro", f"{first} ist am {1 + number % 28}. fällig"],
        ))  # fmt: skip
    if kind < 0.85:
        return f"{made.identifier(source.rng)} {source.noun()}"
    return source.sentence()


def items(source: Source, least: int = 2, most: int = 5) -> list[str]:
    """Different things on a list."""
    found: dict[str, None] = {}
    count = source.number(least, most)
    while len(found) < count:
        found[source.word_of(ITEMS[source.language]) if source.chance(0.7) else source.noun()] = None
    return list(found)


def quoted(source: Source, said: str) -> str:
    """The text as it stands in a request: mostly between quotation marks."""
    marks = source.pick(['"{}"', '"{}"', "'{}'", "„{}“" if source.german else "“{}”", "{}", "{}"])
    return marks.format(said)


def note_path(source: Source) -> str:
    """A text file."""
    return source.path(source.pick(ENDINGS[:-1]))


def written(source: Source, talk: Talk, cwd: str, path: str, content: str) -> None:
    """The call and its result, which is shown."""
    at, count = filing.shown(cwd, path), content.count("\n")
    talk.call("write_file", path=path, content=content).result(path=at, lines=count, made=True, changes=filing.changes(source)).shown()


@family("write_text", "write_file", weight=1.0)
def write_text(source: Source) -> Talk:
    """A text goes into a new file, as it was said."""
    cwd, path, said = filing.here(source), note_path(source), text(source)
    talk = filing.role(source).user(source.say(WRITE, text=quoted(source, said), path=path))
    if source.chance(0.07):
        return _there_already(source, talk, cwd, path, said)
    written(source, talk, cwd, path, said + "\n")
    if source.chance(0.15):
        more = text(source)
        talk.user(source.say(MORE, text=quoted(source, more)))
        appended(source, talk, filing.shown(cwd, path), path, more=more, before=[said])
    return talk


def appended(source: Source, talk: Talk, at: str, path: str, *, more: str, before: list[str]) -> None:
    """The call that adds a line to a file the agent knows, and its result, which is shown."""
    talk.call("append_file", path=path, text=more)
    longer(source, talk, at, before, more)


def longer(source: Source, talk: Talk, at: str, before: list[str], more: str) -> None:
    """The result when a line came to the end of a file that had these lines; it is shown."""
    count = len(before)
    talk.result(path=at, lines=1, now=f"{count}\t{before[-1]}\n{count + 1}\t{more}", changes=filing.changes(source)).shown()


def _there_already(source: Source, talk: Talk, cwd: str, path: str, said: str) -> Talk:
    at = filing.shown(cwd, path)
    old = [text(source) for _ in range(source.number(1, 3))]
    talk.call("write_file", path=path, content=said + "\n").error(filing.unread(source, at, old))
    if talk.role != "chat":
        return talk.shown()
    talk.call(
        "ask_user",
        question=source.by(f"{at} is there already. Overwrite it, or add to it?", f"{at} gibt es schon. Überschreiben oder anhängen?"),
    )
    if source.chance(0.5):
        talk.result(answer=source.pick(source.by(["add", "add to it", "append it", "add it at the end"], ["anhängen", "hinten dran", "dazuschreiben", "häng es an"])))
        appended(source, talk, at, path, more=said, before=old)
        return talk
    talk.result(answer=source.pick(source.by(["overwrite", "overwrite it", "replace it", "yes, overwrite"], ["überschreiben", "überschreib es", "ersetzen", "ja, überschreiben"])))
    return talk.call("write_file", path=path, content=said + "\n").result(path=at, lines=1 + len(old), changes=filing.changes(source)).shown()


@family("write_list", "write_file", weight=0.5)
def write_list(source: Source) -> Talk:
    """A list goes into a new file, one thing a line."""
    cwd, path, things = filing.here(source), note_path(source), items(source)
    talk = filing.role(source).user(source.say(LIST, items=filing.listed(source, things), path=path))
    written(source, talk, cwd, path, "".join(f"{each}\n" for each in things))
    return talk


@family("write_empty", "write_file", weight=0.4)
def write_empty(source: Source) -> Talk:
    """A new file with nothing in it."""
    cwd, path = filing.here(source), source.path()
    talk = filing.role(source).user(source.say(EMPTY, path=path))
    at = filing.shown(cwd, path)
    return talk.call("write_file", path=path, content="").result(path=at, lines=0, made=True, changes=filing.changes(source)).shown()


@family("write_asked", "ask_user", "write_file", weight=0.15)
def write_asked(source: Source) -> Talk:
    """The file or the text is missing."""
    path, said = note_path(source), text(source)
    if source.chance(0.6):
        talk = Talk().user(source.say(NO_FILE, text=quoted(source, said)))
        talk.call("ask_user", question=source.by("What should the file be called?", "Wie soll die Datei heißen?")).result(answer=path)
    else:
        talk = Talk().user(source.say(NO_TEXT, path=path))
        talk.call("ask_user", question=source.by(f"What should I write into {path}?", f"Was soll ich in {path} schreiben?")).result(answer=said)
    written(source, talk, filing.here(source), path, said + "\n")
    return talk
