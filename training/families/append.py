"""Lines at the end of a file that is there: append_file."""

from training.families.write import items, longer, note_path, quoted, text, written
from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

APPEND = Phrases(
    en="""
+[add|append] {text} to [the file|my list|my notes file|the list|the shopping list file|] {path}
+[add|append] {text} at the end of {path}
+put {text} on [the list|my list] {path}
+add [the line|a line] {text} to {path}
{path} [needs|also needs|is missing] {text}, add [it|that]
[can|could] you add {text} to {path}?
i [want|need|have] to add {text} to {path}
{text} [also|] belongs [on|in] the list {path}
+append to {path}: {text}
add to {path}: {text}
!{text} has to be added to {path}
+tack {text} onto {path}
another line for {path}: {text}
[also|and] {text} [on|in] the list {path}
[please|] extend {path} with {text}
[i'd like|i want] {text} added to {path}
echo {text} >> {path}
[let's|lets] add {text} to {path}
!+stick {text} at the bottom of {path}
[oh and|one more thing], add {text} to {path}
at the end of {path} add {text}
+attach the line {text} to {path}
as the last line of {path}: {text}
{path}: add {text}
!+write {text} below the rest of {path}
""",
    de="""
+[häng|hänge] [mal|bitte|] {text} an [die Datei|die Liste|] {path} [an|dran]
+[füg|füge] [mal|bitte|] {text} [zu|zur Liste|zur Datei] {path} hinzu
+schreib [noch|auch noch|mal noch] {text} [in|auf] [die Liste|die Einkaufsliste|die Datei] {path}
+setz {text} auf [die Liste|meine Liste] {path}
+schreib {text} ans Ende von {path}
in {path} fehlt [noch|] {text}, [schreib es dazu|häng es an]
[kannst|könntest|würdest] du [noch|bitte|] {text} [zu|an] {path} [hinzufügen|anhängen]?
ich [muss|will|möchte] [noch|] {text} zu {path} hinzufügen
{text} gehört [auch|noch] auf die Liste {path}
an {path} anhängen: {text}
{text} zu {path} [hinzufügen|dazu|dazuschreiben]
!{text} muss [noch|] zu {path} dazu
+ergänz[e|] [mal|bitte|] {path} um {text}
noch eine Zeile für {path}: {text}
[auch|und] noch {text} auf die Liste {path}
+trag {text} [noch|] in {path} [ein|nach]
echo {text} >> {path}
!ganz unten in {path} soll [noch|] {text} stehen
[ach ja|und noch was], {text} an {path} anhängen
ans Ende von {path} [bitte|] {text}
als letzte Zeile in {path}: {text}
{path}: {text} anhängen
{text} [bitte|] hinten an {path} dran
!+pack {text} noch unten an {path} dran
{text} in {path} ergänzen
""",
)


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
        shown = "\n".join(f"{number}\t{line}" for number, line in enumerate(before, start=1))
        talk.error(
            source.by(
                f"nothing was done: {at} has to be read before it is changed. It is now:\n{shown}",
                f"Nichts wurde getan: {at} muss gelesen werden, bevor es geändert wird. Darin steht:\n{shown}",
            )
        )
        talk.call("append_file", path=path, text=said)
    longer(source, talk, at, before, said)
    if source.chance(0.15):
        more = text(source)
        talk.user(source.say(MORE, text=quoted(source, more))).call("append_file", path=path, text=more)
        longer(source, talk, at, [*before, said], more)
    return talk


MORE = Phrases(
    en="and {text}\n[also|and] add {text}\n{text} [too|as well]\n[oh and|and also] {text}\n!and put {text} on it [too|as well]",
    de="und {text}\nund [noch|auch noch] {text}\n{text} [auch|auch noch]\n[achja und|und dann noch] {text}\n!und {text} muss da auch drauf",
)


def _missing(source: Source, talk: Talk, cwd: str, path: str, said: str) -> Talk:
    """The file is not there: it is made."""
    at = filing.shown(cwd, path)
    talk.error(filing.missing(source, path, filing.folder_of(at)))
    written(source, talk, cwd, path, said + "\n")
    return talk


NO_FILE = Phrases(
    en="add {text} to the [list|file|end]\nappend {text}\n[can you|could you] add {text} to my list?\n!put {text} on the list",
    de="häng {text} an [die Datei|die Liste] an\n[füg|füge] {text} zur Liste hinzu\n[kannst du|könntest du] {text} auf die Liste schreiben?\n!setz {text} auf die Liste",
)


@family("append_asked", "ask_user", "append_file", weight=0.12)
def append_asked(source: Source) -> Talk:
    """Nobody said which file."""
    cwd, path, said = filing.here(source), note_path(source), text(source)
    talk = Talk().user(source.say(NO_FILE, text=quoted(source, said)))
    talk.call("ask_user", question=source.by("Which file should it go into?", "In welche Datei soll das?")).result(answer=path)
    talk.call("append_file", path=path, text=said)
    longer(source, talk, filing.shown(cwd, path), items(source), said)
    return talk


ON_LIST = Phrases(
    en="""
+[add|append] {text} to [the|my] {what}
+put {text} on [the|my] {what}
[can|could] you [add|put] {text} [to|on] [the|my] {what}?
{text} [has to|must|should] go on the {what}
the {what} [needs|also needs] {text}
i need {text} on my {what}
+write {text} [on|at the end of] [the|my] {what}
!{text} is missing on the {what}
[we're out of|don't forget] {text}, add it to the {what}
{text} on the {what} [please|]
!my {what} should also have {text}
""",
    de="""
+setz {text} auf [die|meine] {what}
+schreib [noch|] {text} auf [die|meine] {what}
+[füg|füge] {text} zu [der|meiner] {what} hinzu
[kannst|könntest] du {text} auf [die|meine] {what} [setzen|schreiben]?
{text} [muss|soll] [noch|] auf die {what}
auf [die|meine] {what} [noch|] {text}
ich brauche {text} auf [der|meiner] {what}
!auf der {what} fehlt [noch|] {text}
vergiss {text} nicht, [setz es|schreib es] auf die {what}
{text} auf die {what} [bitte|]
!{text} gehört [auch|noch] auf [die|meine] {what}
""",
)
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
    first, _, last = name.rpartition(" " if " " in name else "-")
    thing = filing.Vague(name, (first, last) if first else (last,))
    path = candidates.found_one(source, talk, thing, endings=("txt", "txt", "md", "org"))
    if path is None:
        return talk
    before = items(source, 1, 4)
    talk.call("append_file", path=path, text=said)
    if source.chance(0.7):
        shown = "\n".join(f"{number}\t{line}" for number, line in enumerate(before, start=1))
        talk.error(
            source.by(
                f"nothing was done: {path} has to be read before it is changed. It is now:\n{shown}",
                f"Nichts wurde getan: {path} muss gelesen werden, bevor es geändert wird. Darin steht:\n{shown}",
            )
        ).call("append_file", path=path, text=said)
    longer(source, talk, path, before, said)
    return talk
