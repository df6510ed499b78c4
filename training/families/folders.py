"""New folders: make_folder."""

from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.folder_requests import INSIDE, MAKE

INCOMPLETE = Phrases(
    en="""
[make|create] a [new|] folder
new folder
[can you|could you] make [a folder|a new folder] [for me|]?
i need a [new|] folder
mkdir
!set up a folder [for me|]
[make|create|add] a [new|] directory [please|]
new dir
another folder please
i'd like [a new folder|to make a folder]
[let's|lets] make a folder
+add a folder
would you create a [folder|directory] for me?
a [new|fresh|empty] folder [please|]
create folder
my files need a new folder
could i get a new directory?
i want [a folder|to create a directory]
folder
need somewhere to put my files, make a folder
new directory needed
+start a new folder for my stuff
!one empty directory for me
!time for a new folder
+whip up a folder
could do with a [new|] folder
a folder would be [handy|nice|good]
how about a new folder
one folder [pls|please]
would it be possible to have a [folder|directory]?
my stuff is all over the place, make a folder
there's one folder missing, create it
[dir|directory] pls
i wanna make a folder real quick
+get me a folder
can we add a folder?
""",
    de="""
[mach|erstell|erstelle] [mir|] einen [neuen|] Ordner
neuer Ordner
leg einen Ordner an
[kannst du|könntest du] [mir|] einen Ordner [anlegen|machen]?
ich brauche einen [neuen|] Ordner
Ordner anlegen
!richte [mir|] einen Ordner ein
neuen Ordner [bitte|anlegen|machen|]
[neues Verzeichnis|Verzeichnis anlegen]
ich [will|möchte|hätte gern] [einen Ordner|einen neuen Ordner|ein Verzeichnis] [anlegen|]
[moch|mach] ma an Ordner
noch ein Ordner bitte
magst du mir [einen|nen] Ordner [machen|anlegen]?
+leg [mir|] ein [neues|] Verzeichnis an
Ordner erstellen
einen leeren Ordner [bitte|]
ich brauch [was|einen Ordner] zum Ablegen
lass uns einen Ordner machen
brauch nen neuen Ordner
mkdir bitte
es muss ein neuer Ordner her
Ordner neu
+erzeug ein Verzeichnis
!ein frischer Ordner wär gut
!könnte ich ein neues Verzeichnis kriegen
einen Ordner könnt ich [brauchen|gebrauchen]
hätt gern [einen|nen|an] Ordner
bei mir herrscht Chaos, mach [einen|nen] Ordner
könnte man [da|] einen Ordner anlegen?
wie wär's mit einem [neuen|] Ordner
einmal Ordner bitte
chasch en Ordner mache?
wärst du so nett und legst [mir|] einen Ordner an?
da fehlt [noch|] ein Ordner
+zauber mir einen Ordner
ein Verzeichnis, bitte
i brauchat an Ordner
[Folder|Verzeichnis] machen
""",
)


def made(source: Source, talk: Talk, cwd: str, path: str) -> str:
    """The call and its result, which is shown. Returns where the folder is."""
    at = filing.shown(cwd, path.rstrip("/"))
    talk.call("make_folder", path=path).result(done=[f"{at}/"], changes=filing.changes(source)).shown()
    return at


@family("make_folder", "make_folder", weight=1.0)
def make_folder(source: Source) -> Talk:
    """A folder whose path is said."""
    cwd = filing.here(source)
    path = source.folder_name() if source.chance(0.55) else f"{source.folder()}/{source.folder_name()}" if source.chance(0.6) else source.folder()
    talk = filing.role(source).user(source.say(MAKE, path=path))
    if source.chance(0.07):
        return _failed(source, talk, cwd, path)
    at = made(source, talk, cwd, path)
    if source.chance(0.15):
        other = source.folder_name()
        if source.chance(0.5):
            talk.user(source.say(ANOTHER, name=other))
            made(source, talk, cwd, other if "/" not in path else f"{filing.folder_of(path)}/{other}")
        else:
            talk.user(source.say(IN_IT, name=other))
            made(source, talk, cwd, f"{at}/{other}")
    return talk


ANOTHER = Phrases(
    en="""
and [another one called|one called|also] {name}
[also|and] {name}
[one more|another one]: {name}
!{name} [too|as well]
[and|then] a second one [called|named|] {name}
+make [another|one more] [named|called|] {name}
{name} next to it
[and|also|plus] a folder {name}
the same for {name}
+do {name} too
plus {name}
[ok|great], now {name}
another folder {name}
i also need {name}
and right beside it {name}
next one: {name}
!+add {name} next to that one
!a further one named {name}
and {name} [while you're at it|as another]
could do with {name} too
[almost|nearly] forgot, {name}
there should be a {name} as well
on the same level {name}
same thing, {name}
{name} is missing too
also needed: {name}
[pls|please] also a {name}
and one for {name}
one more folder, namely {name}
""",
    de="""
und [noch einen namens|einen namens|auch] {name}
[auch|und] {name}
[noch einen|einen weiteren]: {name}
!{name} [auch noch|genauso]
[und|dann] [einen zweiten|einen dritten] [namens|:|] {name}
+mach [noch|auch] [einen|den Ordner] {name}
daneben {name}
[und|plus] [auch|] einen Ordner {name}
das Gleiche für {name}
+leg {name} auch [noch|] an
dazu {name}
[ok|super], jetzt {name}
weiterer Ordner {name}
ich brauch [auch|noch] {name}
und daneben [noch|] {name}
der nächste: {name}
und no an {name}
!ein weiterer namens {name}
!+stell {name} daneben
[wenn du schon dabei bist|wo du dabei bist], [auch|] noch {name}
{name} fehlt [auch|] noch
[fast|beinahe] vergessen, {name}
auf der gleichen Ebene {name}
einen [Ordner|] {name} bräucht ich auch [noch|]
zusätzlich {name}
und einen für {name}
{name} hätt ich auch [noch|] gern
nebendran [noch|] {name}
[bitte|] auch noch {name} [anlegen|machen]
dann wär da noch {name}
""",
)
IN_IT = Phrases(
    en="""
and [in it|inside|in there] [one called|a folder|] {name}
[inside|in that folder] [make|create] {name}
!{name} inside of it
[and|then] a subfolder {name}
+put a folder {name} [inside|in it|in there]
in it {name}
within that one {name}
[and|now] inside of that, {name}
{name} as a subfolder
[and|also] in that one [a directory|] {name}
subfolder {name}
it should contain a folder {name}
+create {name} inside that [one|folder]
+nest a folder {name} in it
go on with {name} inside
!in there, another one named {name}
!+make {name} a child of it
and one level down {name}
down in there, {name}
it needs a subfolder {name}
within it, [please|] a folder {name}
could do with {name} in it
one [deeper|further down]: {name}
that folder gets a {name} inside
below that one {name}
and a directory {name} underneath
put {name} into the new folder, as a folder
and as its subdirectory {name}
""",
    de="""
und [darin|da drin] [einen namens|einen Ordner|] {name}
[darin|in dem Ordner] [noch|] {name} anlegen
!{name} da hinein
[und|dann] [einen|den] Unterordner {name}
+leg da drin [einen Ordner|] {name} an
darin [noch|bitte|] {name}
innerhalb davon {name}
{name} als Unterordner [davon|]
in den [neuen Ordner|Ordner] [noch|] einen Ordner {name}
Unterordner {name}
da rein [noch|] [einen|] {name}
da soll ein Ordner {name} rein
+mach [darin|da drinnen] {name}
und do eini {name}
und in dem dann {name}
!da drinnen noch einen mit Namen {name}
!+setz {name} als Unterordner rein
eine Ebene [tiefer|drunter] {name}
da drunter [noch|] {name}
der braucht [noch|] einen Unterordner {name}
und [als Unterverzeichnis|als Unterordner] {name}
in dem [neuen Ordner|Ordner] hätt ich gern {name}
[gleich|] da rein noch ein Verzeichnis {name}
der neue Ordner kriegt innen [noch|] {name}
drinnen dann [noch|] {name}
und in dem drin {name}
do drin no {name}
unterhalb davon {name}
""",
)


def _failed(source: Source, talk: Talk, cwd: str, path: str) -> Talk:
    at = filing.shown(cwd, path)
    talk.call("make_folder", path=path)
    if source.chance(0.3):
        talk.error(filing.refusal(source.by(f"make the folder {at}/", f"Ordner {at}/ anlegen")))
        return talk.answer(filing.left_alone(source))
    return talk.error(
        source.by(
            f"{at} is there already, and nothing is replaced; give another name, or trash_file that first",
            f"{at} gibt es schon, und nichts wird ersetzt; nimm einen anderen Namen, oder zuerst trash_file",
        )
    ).shown()


@family("make_folder_in", "make_folder", weight=0.6)
def make_folder_in(source: Source) -> Talk:
    """A folder within another one that has an everyday name, or a path."""
    cwd, name = filing.here(source), source.folder_name()
    if source.chance(0.75):
        top = source.pick(list(filing.SHORT))
        where = filing.within(source, top)
    else:
        top = source.folder()
        where = source.pick(source.by(["in {}", "in the folder {}", "under {}"], ["in {}", "im Ordner {}", "unter {}"])).format(top)
    talk = filing.role(source).user(source.say(INSIDE, name=name, place=where))
    made(source, talk, cwd, f"{top}/{name}")
    return talk


@family("make_folder_asked", "ask_user", "make_folder", weight=0.1)
def make_folder_asked(source: Source) -> Talk:
    """A folder without a name."""
    path = source.folder_name()
    talk = Talk().user(source.say(INCOMPLETE))
    talk.call("ask_user", question=source.by("What should the folder be called?", "Wie soll der Ordner heißen?")).result(answer=path)
    made(source, talk, filing.here(source), path)
    return talk
