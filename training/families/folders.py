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
""",
)
INCOMPLETE = Phrases(
    en="[make|create] a [new|] folder\nnew folder\n[can you|could you] make [a folder|a new folder] [for me|]?\ni need a [new|] folder\nmkdir\n!set up a folder [for me|]",
    de="[mach|erstell|erstelle] [mir|] einen [neuen|] Ordner\nneuer Ordner\nleg einen Ordner an\n[kannst du|könntest du] [mir|] einen Ordner [anlegen|machen]?\n"
    "ich brauche einen [neuen|] Ordner\nOrdner anlegen\n!richte [mir|] einen Ordner ein",
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
    en="and [another one called|one called|also] {name}\n[also|and] {name}\n[one more|another one]: {name}\n!{name} [too|as well]",
    de="und [noch einen namens|einen namens|auch] {name}\n[auch|und] {name}\n[noch einen|einen weiteren]: {name}\n!{name} [auch noch|genauso]",
)
IN_IT = Phrases(
    en="and [in it|inside|in there] [one called|a folder|] {name}\n[inside|in that folder] [make|create] {name}\n!{name} inside of it",
    de="und [darin|da drin] [einen namens|einen Ordner|] {name}\n[darin|in dem Ordner] [noch|] {name} anlegen\n!{name} da hinein",
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
