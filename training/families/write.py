"""New text files and notes: write_file."""

from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words import made

WRITE = Phrases(
    en="""
+write {text} [to|into|in] [the file|a file called|a new file|] {path}
+[save|put|store] {text} [in|to|into|as] {path}
+[create|make] [a file|a new file|the file|] {path} [with the text|with the content|that says|containing|with] {text}
+[create|make] [a|the] [text file|note] {path}: {text}
+note {text} in [a new file|] {path}
[new file|file] {path}: {text}
[can|could] you write {text} [to|into] {path}?
[i want|i need|i'd like] a file {path} [with|that says|containing] {text}
{path} should [contain|say] {text}
!please have {text} written to {path}
in [the new file|a file called|] {path} write {text}
[please|] write down {text} in {path}
+write a [file|note] {path} [with the line|that contains|saying] {text}
{text} -> {path}
+dump {text} into {path}
+start a [new|] file {path} with {text}
+save as {path}: {text}
!a new text file {path} with {text} in it
echo {text} > {path}
[let's|lets] put {text} in a new file {path}
+jot down {text} in {path}
make {path} with content {text}
[so|ok], a note called {path}: {text}
!+write the words {text} to the file {path}
[before i forget], save {text} in {path}
""",
    de="""
+[schreib|schreibe] [mal|bitte|mir|] {text} in [die Datei|eine Datei namens|eine neue Datei|] {path}
+[speicher|speichere|leg] {text} [in|als|unter] {path} [ab|]
+[erstell|erstelle|mach] [mir|mal|bitte|] [die Datei|eine Datei|eine neue Datei|] {path} [mit dem Text|mit dem Inhalt|mit Inhalt|mit] {text}
+leg [mir|mal|] [eine Datei|die Datei] {path} [mit dem Text|mit dem Inhalt] {text} an
+[notier|notiere] {text} in [einer neuen Datei|] {path}
[neue Datei|Datei] {path}: {text}
[kannst|könntest|würdest] du [bitte|mal|mir|] {text} in {path} schreiben?
ich [brauche|möchte|will] eine Datei {path} mit [dem Text|dem Inhalt|] {text}
in {path} soll stehen: {text}
{text} in [die Datei|] {path} [schreiben|speichern]
!hätte gern {text} in einer Datei {path} stehen
in [die neue Datei|] {path} kommt {text}
+schreib mir eine [Datei|Notiz] {path} mit [der Zeile|dem Text|] {text}
{text} -> {path}
{text} als {path} speichern
!eine neue Textdatei {path} mit {text} drin
echo {text} > {path}
+tu {text} in [eine neue Datei|] {path}
[bitte|] [schreib|notier] [dir|] in {path}: {text}
Datei {path} anlegen mit [Text|Inhalt|dem Text] {text}
[ich will mir was notieren], {text} in {path}
+speicher mir {text} unter {path}
neue Notiz {path}: {text}
!+halt {text} in {path} fest
schreib auf: {text}, in {path}
""",
)
LIST = Phrases(
    en="""
+[make|write|create] [me|] a [list|shopping list|to-do list|packing list] {path} with {items}
+write a [list|shopping list] [with|of] {items} [to|into] {path}
+[save|put] the list {items} [in|as] {path}
[new list|list] {path}: {items}
[i need|i want|i'd like] a [list|shopping list|packing list|to-do list] [called|named|in] {path} with {items}
[can|could] you make a list {path} with {items}?
{items} as a list in {path}
!a list with {items}, saved as {path}
+start a list {path} with {items}
+list {items} in {path}, one per line
each on its own line in {path}: {items}
""",
    de="""
+[mach|erstell|schreib] [mir|] eine [Liste|Einkaufsliste|To-do-Liste|Packliste] {path} mit {items}
+schreib {items} als Liste in {path}
+[speicher|leg] die Liste {items} [als|in|unter] {path} [ab|]
[neue Liste|Liste] {path}: {items}
ich [brauche|möchte|will] eine [Liste|Einkaufsliste|Packliste|To-do-Liste] [namens|in|] {path} mit {items}
[kannst|könntest] du [mir|] eine Liste {path} mit {items} [machen|schreiben]?
{items} als Liste in {path} [schreiben|speichern]
!eine Liste mit {items}, [bitte|] als {path} gespeichert
+leg eine Liste {path} mit {items} an
+schreib {items} untereinander in {path}
jeweils eine Zeile in {path}: {items}
""",
)
EMPTY = Phrases(
    en="""
+[create|make|add] [an empty|a new empty|a blank] [file|text file] [called|named|] {path}
touch {path}
[new|empty|blank] [text file|file] {path}
[i need|give me] an empty file [called|named|] {path}
+[create|make] the file {path}
[can|could] you [create|make] [a file|an empty file] [called|named|] {path}?
!a blank file by the name of {path}
create file {path}
{path} as an empty file
""",
    de="""
+[erstell|erstelle|mach] [mir|mal|bitte|] eine [leere|neue|neue leere] [Datei|Textdatei] [namens|] {path}
+leg [mir|mal|] eine [leere|neue|] Datei [namens|] {path} an
touch {path}
[neue|leere] [Textdatei|Datei] {path}
ich brauche eine [leere|neue] Datei [namens|] {path}
+erstell die Datei {path}
[kannst|könntest] du [mir|] eine [leere|] Datei [namens|] {path} [anlegen|erstellen]?
!eine leere Datei mit Namen {path} [bitte|]
Datei {path} [anlegen|erstellen]
{path} als leere Datei
""",
)
ITEMS = {
    "en": ["milk", "eggs", "butter", "bread", "apples", "cheese", "coffee", "tea", "rice", "pasta", "tomatoes", "soap", "batteries", "flour", "sugar", "salt", "yoghurt", "bananas", "onions", "socks", "charger", "tent", "toothbrush", "stamps", "candles"],
    "de": ["Milch", "Eier", "Butter", "Brot", "Äpfel", "Käse", "Kaffee", "Tee", "Reis", "Nudeln", "Tomaten", "Seife", "Batterien", "Mehl", "Zucker", "Salz", "Joghurt", "Bananen", "Zwiebeln", "Socken", "Ladekabel", "Zelt", "Zahnbürste", "Briefmarken", "Kerzen", "Brötchen"],
}  # fmt: skip
ENDINGS = ("txt", "txt", "txt", "md", "md", "org", "log", "csv", "")


def text(source: Source) -> str:
    """What somebody may want written down, in one line."""
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


MORE = Phrases(
    en="and [add|also|append] {text}\nadd {text} [too|as well|to it|there]\n[also|then] {text}\n!put {text} in there [too|as well]\n[one more line|another line]: {text}",
    de="und [noch|auch|dazu noch] {text}\n[schreib|häng] [noch|auch] {text} [dazu|dran]\n[außerdem|dann noch] {text}\n!{text} soll da [auch|noch] rein\n[noch eine Zeile|eine weitere Zeile]: {text}",
)


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
    shown = "\n".join(f"{number}\t{line}" for number, line in enumerate(old, start=1))
    talk.call("write_file", path=path, content=said + "\n")
    talk.error(
        source.by(
            f"nothing was done: {at} has to be read before it is changed. It is now:\n{shown}",
            f"Nichts wurde getan: {at} muss gelesen werden, bevor es geändert wird. Darin steht:\n{shown}",
        )
    )
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


NO_FILE = Phrases(
    en="write {text} [to|into] a file\n[save|put] {text} in a [new|text|] file\n[can you|could you] write {text} into a file?\n!a file with {text} please",
    de="schreib {text} in eine Datei\n[speicher|leg] {text} in einer [neuen|] Datei [ab|]\n[kannst du|könntest du] {text} in eine Datei schreiben?\n!eine Datei mit {text} [bitte|]",
)
NO_TEXT = Phrases(
    en="write [something|a note|a text] [to|into] {path}\nput [something|a line] in {path}\n[can you|could you] write something into {path}?\n!i want to note something in {path}",
    de="schreib [was|etwas|eine Notiz] in {path}\nin {path} [etwas|was] schreiben\n[kannst du|könntest du] was in {path} schreiben?\n!ich will mir was in {path} notieren",
)


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
