"""Lines at the end of a file that is there: append_file."""

from training.families.write import items, longer, note_path, quoted, text, written
from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.appending import APPEND, ON_LIST


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
    en="""
and {text}
[also|and] add {text}
{text} [too|as well]
[oh and|and also] {text}
!and put {text} on it [too|as well]
plus {text}
[another one|one more|another line]: {text}
next line: {text}
i also need {text} [on there|in there]
{text} goes there too
same [for|with] {text}
don't forget {text}
oh, {text} too
{text} should be in there too
[put|write] {text} below [that|it]
append {text} as well
below that {text}
and [then|after that] {text}
!as well as {text}
!one line more: {text}
!also this one, {text}
[and|] {text} on top [of that|]
throw in {text} [too|as well]
[almost|nearly] forgot, {text}
also needed: {text}
[and|] last but not least {text}
make that plus {text}
[while you're there|while at it], {text}
[we|i] could do with {text} on it too
there's more: {text}
another entry, {text}
and finally {text}
""",
    de="""
und {text}
und [noch|auch noch] {text}
{text} [auch|auch noch]
[achja und|und dann noch] {text}
!und {text} muss da auch drauf
plus {text}
noch eins: {text}
noch eine [Zeile|Sache]: {text}
dann noch {text}
nächste Zeile: {text}
darunter {text}
[häng|schreib] [auch|] noch {text} [dran|dazu|drunter]
{text} kommt auch noch [dazu|rein|drauf]
{text} fehlt [auch|] noch
[ach|achso|oh], {text} [auch|] noch
außerdem {text}
dasselbe mit {text}
{text} nicht vergessen
{text} gehört da auch [rein|dazu]
!obendrein {text}
!eine weitere Zeile: {text}
!{text} no dazua
[und|] zu guter Letzt {text}
[fast|beinahe] vergessen: {text}
mir fällt noch {text} ein
[wenn du schon dabei bist|wo du grad dabei bist], {text}
[und|] obendrauf noch {text}
zusätzlich {text}
da fehlt noch was: {text}
tu {text} [auch|] noch [dazu|rein|drauf]
weiterer Eintrag: {text}
[und|] zum Schluss {text}
{text} bräuchten wir [da|] auch noch
und no {text}
""",
)


def _missing(source: Source, talk: Talk, cwd: str, path: str, said: str) -> Talk:
    """The file is not there: it is made."""
    at = filing.shown(cwd, path)
    talk.error(filing.missing(source, path, filing.folder_of(at)))
    written(source, talk, cwd, path, said + "\n")
    return talk


NO_FILE = Phrases(
    en="""
add {text} to the [list|file|end]
append {text}
[can you|could you] add {text} to my list?
!put {text} on the list
add [a|the] line: {text}
one more line: {text}
{text} has to go on the list
i need {text} on my list
{text} on the list [please|]
write {text} on the list
the [list|file] is missing {text}
append the line {text}
add {text} at the [bottom|end]
add another entry: {text}
could {text} be added to the file?
[stick|tack] {text} on the end
update my list with {text}
!extend the list with {text}
!{text} at the end of the file
{text} isn't on the list yet
don't let me forget {text}, put it on the list
[tag|tack] {text} onto the [file|list]
the list could do with {text}
at the end of the file comes {text}
we're [out of|missing] {text}, onto the list with it
[log|note] {text} on the list
one more [item|thing] for the list: {text}
+include {text} in the list
would you put {text} [down|] on the list?
list: plus {text}
""",
    de="""
häng {text} an [die Datei|die Liste] an
[füg|füge] {text} zur Liste hinzu
[kannst du|könntest du] {text} auf die Liste schreiben?
!setz {text} auf die Liste
schreib {text} noch [auf die Liste|in die Datei|ans Ende]
ergänz die [Liste|Datei] um {text}
{text} auf die Liste [bitte|]
noch eine Zeile: {text}
{text} anhängen
{text} fehlt [noch|] auf der Liste
{text} muss [noch|] auf die Liste
hinten dran noch {text}
die Liste braucht noch {text}
ich brauch {text} auf der Liste
magst {text} auf die Liste tun?
Eintrag hinzufügen: {text}
{text} in der Datei ergänzen
!{text} soll ans Ende der Datei
!die Liste um {text} erweitern
!pack {text} mit auf die Liste
{text} steht noch nicht auf der Liste
+notier {text} auf der Liste
+trag {text} in die [Liste|Datei] nach
wir haben kein {text} mehr, setz das auf die Liste
[tua|tu] {text} no auf d'Liste
unten in die Datei noch {text}
ein weiterer Punkt für die Liste: {text}
nicht dass ich {text} vergess, ab auf die Liste damit
Liste: plus {text}
würdest du {text} der Liste hinzufügen?
+häng {text} hinten dran
{text} bitte in die Liste aufnehmen
""",
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
