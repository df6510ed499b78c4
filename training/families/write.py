"""New text files and notes: write_file."""

from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.new_files import EMPTY, LIST, WRITE
from training.words import made

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
    en="""
and [add|also|append] {text}
add {text} [too|as well|to it|there]
[also|then] {text}
!put {text} in there [too|as well]
[one more line|another line]: {text}
oh and {text}
{text} [goes|belongs] [in|there] [too|as well]
[append|attach] {text} [too|as well|to that|]
next line: {text}
[below|under] that, {text}
it should [also|] say {text} [too|]
i forgot {text}, [add it|put it in]
plus {text}
and then {text}
write {text} [below|under] [it|that]
[one more|another] thing [in there|for the file]: {text}
!{text} at the bottom [as well|]
!follow that up with {text}
[tag|tack] {text} on [at the end|]
[almost|nearly] forgot: {text}
[and|] {text} on the next line
one thing is missing, {text}
[and|] finally {text}
throw in {text} [as well|too]
while you're at it, {text} [too|]
the file also needs {text}
last line: {text}
it could do with {text} [too|as well]
there's more to write: {text}
""",
    de="""
und [noch|auch|dazu noch] {text}
[schreib|häng] [noch|auch] {text} [dazu|dran]
[außerdem|dann noch] {text}
!{text} soll da [auch|noch] rein
[noch eine Zeile|eine weitere Zeile]: {text}
ach ja, und {text}
{text} [gehört|muss|kommt] [auch|noch] [rein|dazu]
[ergänz|ergänze] [noch|] {text}
nächste Zeile: {text}
darunter [noch|] {text}
und drunter: {text}
ich hab {text} vergessen, [schreib es dazu|häng es an]
plus {text}
und dann {text}
[noch|bitte noch] {text} [dazu|anhängen|dazuschreiben]
{text} [ned|nicht] vergessen, [schreib es dazu|noch dazu]
!{text} auch noch unten hin
!dem folgt noch {text}
[fast|beinahe] vergessen: {text}
in die nächste Zeile {text}
eine Sache fehlt noch, {text}
zum Schluss [noch|] {text}
wenn du schon dabei bist, {text} [auch|] noch
zusätzlich {text}
letzte Zeile: {text}
in die Datei kommt [auch|] noch {text}
mir fällt grad noch {text} ein
tua no {text} dazua
pack {text} [auch|] noch [drunter|dazu|rein]
""",
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
    en="""
write {text} [to|into] a file
[save|put] {text} in a [new|text|] file
[can you|could you] write {text} into a file?
!a file with {text} please
+[save|store|keep] {text} somewhere in a file
+make a [note|file|text file] [of|with] {text}
i want [to save|to store] {text} in a file
{text} [in|into] a file [please|pls|]
+put {text} [into|in] a [txt|textfile|new document]
[can|could] you save {text} as a [text|] file?
new file with [the text|] {text}
[need|want] a [file|text file] [that says|with] {text}
would you write {text} into a new file?
create file, content {text}
+dump {text} [in|into] a file
!a new document saying {text}
!+store these words in some file: {text}
+[jot|note|scribble] {text} down in a [new|] [file|document]
{text} should [become|be] a [text|] file
i'd like to have {text} as a [file|text file]
[take|type up] a note in a new file: {text}
before i forget it, {text} into a file
could you make me a file [saying|containing] {text}?
+turn {text} into a [text file|txt]
it would be nice to have {text} in a file
textfile: {text}
new [doc|document|note file], {text} [goes|comes] in it
+start a [new|] file with {text}
""",
    de="""
schreib {text} in eine Datei
[speicher|leg] {text} in einer [neuen|] Datei [ab|]
[kannst du|könntest du] {text} in eine Datei schreiben?
!eine Datei mit {text} [bitte|]
+[speicher|sicher] {text} [irgendwo|] als [Datei|Textdatei]
+mach [mir|] eine Datei mit {text}
ich [will|möchte] {text} in einer Datei [speichern|haben]
{text} in eine Datei [bitte|schreiben|speichern]
+pack {text} in [ein Textfile|eine txt|eine neue Datei]
[kannst|magst] du {text} als [Textdatei|Datei] speichern?
neue Datei mit [dem Text|] {text}
[brauch|bräuchte] eine [Datei|Textdatei], in der {text} steht
i mecht {text} in a Datei schreibn
Datei anlegen, Inhalt {text}
{text} soll in eine Datei
!ein neues Dokument mit {text} drin
!+halt {text} in irgendeiner Datei fest
+[notier|kritzel] {text} in eine [neue|] [Datei|Textdatei]
[neues Dokument|neues Textfile], da [kommt|soll] {text} rein
+leg eine [Datei|Textdatei] an, Inhalt: {text}
bevor ich's vergess, {text} in eine Datei
{text} hätt ich gern als [Datei|Textdatei]
aus {text} bitte eine [Datei|Textdatei] machen
würdest du mir {text} in eine Datei tippen?
wär gut, {text} in einer Datei zu haben
+tipp {text} in eine [Datei|txt]
moch ma a Datei mit {text}
Textdatei: {text}
""",
)
NO_TEXT = Phrases(
    en="""
write [something|a note|a text] [to|into] {path}
put [something|a line] in {path}
[can you|could you] write something into {path}?
!i want to note something in {path}
i [want|have|need] to write [something|sth] [in|into|to] {path}
+write [a few words|some text|some lines] [to|into|in] {path}
{path}: write something [in it|in there|]
new note [in|into] {path}
something has to go into {path}
[let's|lets] write [something|a note] [to|into] {path}
would you write [something|a text] into {path} for me?
+make a note in {path}
[write|note] in {path}
i'd like to jot something down in {path}
+start a text in {path}
!text for {path} coming up, take it down
!there's something i want in {path}
+jot something down in {path}
i've got something to put into {path}
{path} needs [some text|some content|a few lines]
+take something down in {path}
some [words|text] for {path} [please|]
would it be possible to put a text into {path}?
+fill {path} with something
i want {path} to have some text in it
could you note something for me in {path}?
{path} is where i want a note
got a note for {path}
""",
    de="""
schreib [was|etwas|eine Notiz] in {path}
in {path} [etwas|was] schreiben
[kannst du|könntest du] was in {path} schreiben?
!ich will mir was in {path} notieren
ich [muss|möchte|will] [was|etwas] in {path} [schreiben|reinschreiben]
+schreib [ein paar Worte|einen Text|einen Satz] in {path}
{path}: [was|etwas] reinschreiben
neue Notiz in {path}
in {path} [soll|muss|gehört] [was|etwas|ein Text] rein
lass uns [was|etwas] in {path} schreiben
[würdest|magst] du [mir|] [was|etwas] in {path} schreiben?
+mach [mir|] eine Notiz in {path}
in {path} schreiben
i mecht wos in {path} [neischreibn|schreibn]
[bräuchte|brauch] einen Text in {path}
!nimm einen Text für {path} auf
!da soll was Geschriebenes in {path}
+notier [mir|] [was|etwas] in {path}
+tipp [was|etwas] in {path}
{path} braucht [einen Text|einen Inhalt|ein paar Zeilen]
ich [hab|hätte] was für {path} zum [Aufschreiben|Notieren]
ein paar Worte in {path} [bitte|]
+füll {path} mit [was|etwas|Text]
wär's möglich, was in {path} zu schreiben?
[könnt|dürft] ich was in {path} notieren lassen?
in {path} gehört [noch|] ein Text
schriib öppis in {path}
für {path} hab ich [eine Notiz|einen Satz]
""",
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
