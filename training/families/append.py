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
+[tack|chuck|slap] {text} onto {path}
another line for {path}: {text}
[also|and] {text} [on|in] the list {path}
[please|] extend {path} with {text}
[i'd like|i want] {text} added to {path}
echo {text} >> {path}
[let's|lets] add {text} to {path}
!+stick {text} at the bottom of {path}
[oh and|one more thing], add {text} to {path}
at the end of {path} add {text}
+attach the line {text} [to|at the end of] {path}
as the last line of {path}: {text}
{path}: add {text}
!+write {text} below the rest of {path}
{path} could use [another|one more] line: {text}
+jot {text} down at the [end|bottom|foot] of {path}
bottom of {path}: {text}
next entry in {path}: {text}
[new|one more|additional] entry for {path}: {text}
would it be possible to [add|append] {text} to {path}?
{path} += {text}
{text} >> {path}
keep what's in {path} and add {text} [below|at the end]
don't overwrite {path}, just [add|append] {text}
i forgot [something|one thing] in {path}: {text}, [add it|append it]
{text} is [still|] missing [in|from] {path}
i [just|] remembered one more thing for {path}: {text}
could {text} go at the [end|bottom] of {path} [as well|too|]?
+drop {text} at the [bottom|end|tail] of {path}
+include {text} in {path} as well
+enter {text} in {path} as the last [item|entry|line]
mind adding {text} to {path}?
{path}, [new last line|one more line at the end]: {text}
append line {text} file {path}
!behind everything else in {path}: {text}
!{path} should end with {text}
!+supplement {path} with {text}
!let {text} be the last line of {path}
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
{path} [braucht|kriegt|bekommt] noch [eine Zeile|einen Eintrag]: {text}
{path} += {text}
{text} >> {path}
unten in {path} noch {text} [hinschreiben|anfügen|dazuschreiben]
nächster Eintrag [in|für] {path}: {text}
neuer Eintrag am Ende von {path}: {text}
+notier {text} noch zusätzlich in {path}
magst [du|] {text} noch an {path} [dranhängen|anfügen]?
{text} gehört noch in {path} [rein|]
{path} nicht überschreiben, nur {text} [anhängen|dazuschreiben|hinzufügen]
lass {path} wie es ist und [häng|schreib] {text} [hinten|unten] dran
hab in {path} was vergessen: {text}, [häng's an|schreib's dazu]
mir ist noch was für {path} eingefallen: {text}
+erweiter[e|] {path} um [die Zeile|] {text}
wär's möglich, {text} an {path} anzuhängen?
schreib ma {text} no in {path} [eini|dazu]
bitte {path} um {text} [ergänzen|erweitern]
+klatsch {text} noch unten in {path} [rein|]
in {path} kommt noch {text} [dazu|ans Ende]
Zeile {text} an {path} anfügen
und dann noch {text} ans Ende der Datei {path}
append mal {text} an {path}
!unter allem anderen in {path}: {text}
!{path} soll mit {text} aufhören
!nachzutragen in {path}: {text}
!könnte {text} bei {path} noch mit dazu
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
the {what} is missing {text}
+note {text} on [the|my] {what}
{what}: [add|also] {text}
+[update|extend] [the|my] {what} with {text}
[also|and] {text} onto the {what}
+stick {text} on [the|my] {what}
new [entry|item] on [the|my] {what}: {text}
i forgot to put {text} on [the|my] {what}
could {text} go on [the|my] {what} [too|]?
would you mind adding {text} to [the|my] {what}?
it would be good to have {text} on [the|my] {what}
+jot {text} down on [the|my] {what}
my {what} needs one more thing: {text}
{text} belongs on [the|my] {what}
[before i forget|so i don't forget], {text} on the {what}
make sure {text} is on the {what}
{text} >> {what}
!+pop {text} onto [the|my] {what}
!one more for the {what}: {text}
!{text}, for my {what}
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
{what}: [noch|auch noch] {text}
+ergänz [mal|] [die|meine] {what} um {text}
+trag {text} in [die|meine] {what} ein
+pack {text} [noch|] auf [die|meine] {what}
+notier {text} auf [der|meiner] {what}
+tu {text} [noch|] auf [die|meine] {what}
die {what} braucht noch {text}
{text} fehlt auf [der|meiner] {what}
[neuer|weiterer|noch ein] [Eintrag|Punkt] [für die|auf der] {what}: {text}
{text} >> {what}
magst [du|] {text} auf [die|meine] {what} schreiben?
hab {text} auf [der|meiner] {what} vergessen
wir brauchen {text}, schreib's auf die {what}
bitte {text} auf der {what} [ergänzen|vermerken|eintragen]
{text} mit auf die {what} [nehmen|schreiben]
die {what} um {text} [erweitern|ergänzen]
damit ich's nicht vergess: {text} auf die {what}
schreib ma {text} auf d' {what}
!{text} kommt auf die {what}
!{text} soll noch mit drauf auf [die|meine] {what}
!meiner {what} noch {text} hinzufügen
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
