"""New folders: make_folder."""

from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

MAKE = Phrases(
    en="""
+[make|create|add] [a|a new|the|] folder [called|named|] {path}
+[make|create] [a|the|] directory {path}
+make me a [new|] folder [called|named|] {path}
[new|another] folder [called|named|:|] {path}
folder {path} [please|]
mkdir {path}
i need a [new|] [folder|directory] [called|named|] {path}
[can|could] you [make|create|set up] a folder [called|named|] {path}?
[i'd like|i want|give me] a folder [with the name|called|named] {path}
there should be a folder {path}
!a folder by the name of {path} [please|]
{path} as a new folder [please|]
+create the folder {path} for me
[would you mind|how about] making a folder {path}?
[let's|lets] have a folder {path}
+set up [a|the] folder {path}
the folder {path} is missing, [make|create] it
[so|ok], a new directory {path}
[for my files|to sort my stuff] i need a folder {path}
!+open up a new folder [called|named] {path}
+make an empty folder [called|] {path}
create dir {path}
new dir {path}
[let's|lets] create {path} as a folder
+mkdir me {path}
i'm missing a folder {path}
[start|begin] a [fresh|new|] folder {path}
would it be possible to have a [folder|directory] {path}?
{path}, make it a [folder|directory]
a [home|place] for my files called {path}, as a folder
+generate a [folder|directory] [named|called|] {path}
+establish a directory [named|called|] {path}
one [new|] [folder|directory], name: {path}
folder needed: {path}
could there be a [folder|directory] [called|named|] {path}
[folder|dir|directory] {path} doesn't exist yet, [create|make] it
everything is a mess, i want a folder {path}
mkdir -p {path}
md {path}
+produce a new directory {path}
+create folder {path}
[i have to|i must|need to] make a folder {path}
new project, new folder: {path}
!+put up a directory [by the name of|with the name] {path}
!i wish i had a folder [called|named] {path}
!{path} should exist as a directory
""",
    de="""
+[mach|mache|erstell|erstelle] [mir|mal|bitte|] [einen|den|einen neuen] Ordner [namens|mit dem Namen|] {path}
+[leg|lege] [mir|mal|bitte|] [einen|den|einen neuen] Ordner [namens|mit dem Namen|] {path} an
[neuer|neuen] Ordner [:|namens|] {path}
Ordner {path} [anlegen|erstellen|machen|bitte]
Verzeichnis {path} [anlegen|erstellen]
mkdir {path}
ich [brauche|bräuchte|hätte gern|möchte|will] einen [neuen|] Ordner [namens|mit dem Namen|] {path}
[kannst|könntest|würdest] du [mir|mal|bitte|] einen Ordner [namens|] {path} [anlegen|erstellen|machen]?
es soll einen Ordner {path} geben
!einen Ordner mit Namen {path} hätt ich gern
{path} als neuen Ordner anlegen
der Ordner {path} fehlt [noch|], [leg ihn an|mach ihn]
+erstell [ein|das] Verzeichnis {path}
ein neues Verzeichnis namens {path} [bitte|]
[für meine Sachen|zum Sortieren] brauche ich einen Ordner {path}
wie wärs mit einem Ordner {path}
+richte [mir|] [mal|] einen Ordner {path} ein
!+eröffne [mir|] einen Ordner [namens|] {path}
mach [ma|moi] an Ordner {path}
[bitte|] den Ordner {path} anlegen
einen leeren Ordner {path} erstellen
ich will [mal|] einen Ordner {path} anlegen
Ordner erstellen: {path}
leg an: Ordner {path}
neues Verzeichnis {path}
[mir fehlt|es fehlt] [noch|] ein Ordner [namens|] {path}
[leg|lege] [ein|das] [neues|] Verzeichnis [namens|] {path} an
wäre es möglich, einen Ordner {path} anzulegen?
{path} [bitte|] als Ordner
{path} als Verzeichnis [anlegen|erstellen]
+erzeug [mir|] [einen|den] Ordner [namens|] {path}
Ordner {path} [gibts|gibt's|gibt es] noch nicht, leg ihn an
mkdir -p {path}
moch [ma|mer] [an|en|nen] [neichn|neuen|] Ordner {path}
da gehört ein [Ordner|Verzeichnis] {path} her
ein Ordner [mit dem Namen|namens] {path} [muss|sollte|soll] her
[magst|möchtest] du [mir|] [einen|den] Ordner {path} [anlegen|machen]?
+create [mal|] [einen|nen] Ordner {path}
alles ein Durcheinander, ich will einen Ordner {path}
neues Projekt, neuer Ordner: {path}
brauch [nen|an|n] [neuen|] Ordner {path}
[Folder|Directory] {path} [anlegen|erstellen]
es gibt {path} noch nicht, mach das als Ordner
einmal Ordner {path} anlegen [bitte|]
+generier ein Verzeichnis {path}
!+bau mir einen Ordner [namens|] {path}
!ich wünsche mir ein Verzeichnis {path}
!{path} soll es als Ordner geben
""",
)
INSIDE = Phrases(
    en="""
+[make|create|add] a [new|] folder [called|named|] {name} {place}
+{place} [make|create] a folder [called|named|] {name}
i need a folder [called|named|] {name} {place}
[can|could] you [make|create] a folder [called|named|] {name} {place}?
new folder {name} {place}
!{place} there should be a folder {name}
{place}: new folder {name}
+make a subfolder {name} {place}
folder {name} {place} please
+put a [new|] folder [called|named|] {name} {place}
+add a directory {name} {place}
mkdir {name} {place}
a [new|] [directory|subfolder|subdirectory] {name} {place}
{place}, folder {name}
{name} as a new folder {place}
i'd like to have a [folder|subfolder] {name} {place}
would you mind making a folder {name} {place}?
{place} i'm missing a folder [called|] {name}
{place} [goes|comes] a new folder {name}
+set up a folder {name} {place}
+create {place} a folder named {name}
let's have a [folder|directory] {name} {place}
there's no folder {name} {place} yet, [make|create] one
to sort things {place} i want a folder {name}
[another|one more] folder {place}: {name}
+get me a folder {name} {place}
folder {name}, {place}
!could a directory {name} be made {place}?
!i wish there was a folder {name} {place}
!+start a subfolder by the name of {name} {place}
""",
    de="""
+[mach|erstell|erstelle] [mir|mal|bitte|] [einen|einen neuen] Ordner [namens|] {name} {place}
+[leg|lege] {place} [einen|den] Ordner [namens|] {name} an
+leg [mir|] [einen|den] Ordner [namens|] {name} {place} an
ich [brauche|hätte gern] {place} einen Ordner [namens|] {name}
[kannst|könntest] du {place} einen Ordner [namens|] {name} [anlegen|erstellen|machen]?
neuer Ordner {name} {place}
!{place} soll es einen Ordner {name} geben
{place} [bitte|] den Ordner {name} anlegen
+erstell einen Unterordner {name} {place}
{place} fehlt [noch|] ein Ordner [namens|] {name}
{place} [gehört|muss] [noch|] ein [Ordner|Unterordner] {name} [hin|her]
mkdir {name} {place}
{place}: [neuer|] Ordner {name}
{name} als [neuer|neuen] Ordner {place}
[magst|würdest] du {place} ein Verzeichnis {name} [anlegen|erstellen]?
+erzeug {place} den Ordner {name}
ich möchte {place} einen [Unterordner|Ordner] [namens|] {name} [haben|anlegen]
[neues Verzeichnis|neuer Unterordner|Unterordner] {name} {place} [bitte|]
[moch|mach] ma {place} an Ordner {name}
+richte {place} einen Ordner {name} ein
{place} [noch|] ein Ordner {name}, [bitte|danke]
{place} gibt es noch kein {name}, leg das als Ordner an
zum Sortieren {place} einen Ordner {name} [anlegen|machen]
+pack {place} einen neuen Ordner {name} [rein|dazu]
wie wärs {place} mit einem Ordner {name}
wäre {place} ein Ordner {name} möglich?
+create {place} einen Folder {name}
Ordner {name}, und zwar {place}
!+bau {place} ein Verzeichnis namens {name}
!{place} hätt ich gern ein Verzeichnis {name}
!{name}, als Unterordner {place}
""",
)
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
