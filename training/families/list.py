"""What is in a folder: list_dir, and how many things there are."""

from typing import Any

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

ALL = Phrases(
    en="""
[what's|what is|whats] {inside}
what [files|things] are {inside}
what do i have {inside}
+list {acc}
+list [the|all|] [files|contents|everything] {inside}
ls {acc}
dir {acc}
+show [me|] [what's|what is|everything|the files|all files] {inside}
+show [me|] the contents of {of}
[contents|content] of {of}
what is [lying around|stored|saved|there] {inside}
+list the folder {of}
+show [me|] {acc}
[where|what] are the files {inside}
[got|do i have] [anything|stuff] {inside}
which files [are|do i have] {inside}
{of}: what's in there
what does {of} contain
[anything|is there anything|is anything] {inside}
[can|could] you list {of}
let me see what's {inside}
give me [a list of|] the files {inside}
what have i got {inside}
+tell me what's {inside}
i want to know what's {inside}
listing of {of}
[how does it look|what does it look like] {inside}
directory listing [of|for] {of}
+take a look {inside} and tell me what's there
everything {inside} [please|]
!+enumerate the contents of {of}
!what all is {inside}
!what can i find {inside}
!+read out the file names {inside}
""",
    de="""
was ist {inside} [drin|]
was [liegt|gibt es|gibts|befindet sich|steckt] {inside}
was [hab|habe] ich {inside} [alles|liegen|]
welche Dateien [sind|liegen|hab ich|gibt es] {inside}
+zeig [mir|mal|] was {inside} [ist|liegt|drin ist]
+zeig [mir|] [alles|alle Dateien|die Dateien] {inside}
+liste [alles|alle Dateien|die Dateien] {inside} auf
+liste auf[,|] was {inside} [ist|liegt]
Inhalt von {of}
+zeig [mir|] den Inhalt von {of}
ls {acc}
dir {acc}
{acc} auflisten
[wos|wat] is {inside} [drin|drinna|]
[was is|was isch|woas is] [denn|] {inside} [so|] drin
sag mir was {inside} [liegt|ist]
was [liegt|fliegt] {inside} [alles|] [so|] rum
[kannst du|könntest du|kannste] [mal|] {acc} auflisten
[kannst du|könntest du] mir zeigen was {inside} liegt
Liste von {of}
+gib mir [eine Liste|die Liste] der Dateien {inside}
[ist|liegt] {inside} [noch|] [was|etwas]
alles was {inside} liegt
schau mal {inside} [nach|] was da ist
+zeig [mir|mal|] {acc}
[hab|habe] ich {inside} [was|etwas] liegen
was enthält [denn|] {acc}
+list mal {acc}
wie sieht es {inside} aus, welche Dateien sind da
Dateien {inside} [bitte|anzeigen|]
!+zähl mir auf was {inside} liegt
!was findet sich {inside}
!was ist denn {inside} so alles gespeichert
!welche Sachen sind {inside}
""",
)

HERE = Phrases(
    en="""
ls
dir
[what's|what is] here
what's in this folder
list files
+list [the|all|] files [here|in this folder|in the current directory|]
+show [me|] [the|all|] files [here|in this folder]
which files are here
[what|which files] do i have here
+list this [folder|directory]
+list the current [folder|directory]
what's around here
contents of this folder
!what all is in the current folder
!+show me what's here
""",
    de="""
ls
dir
was ist hier [drin|]
was liegt hier [rum|]
Dateien auflisten
+liste [die|alle|] Dateien [hier|in diesem Ordner|] auf
+zeig [mir|] [die|alle|] Dateien [hier|in diesem Ordner]
welche Dateien sind hier
was ist in diesem Ordner
+zeig [mir|] den Inhalt [dieses Ordners|vom aktuellen Ordner|von dem Ordner hier]
was hab ich hier [alles|]
Inhalt [dieses|des aktuellen] Ordners
auflisten was hier ist
!was befindet sich hier im Ordner
!+zeig mal was hier so liegt
""",
)

HIDDEN = Phrases(
    en="""
+show me everything {inside}, even [hidden files|dotfiles]
are there hidden files {inside}
+ls {acc} with dotfiles
[hidden|invisible] files {inside} [too|please|]
ls -a {acc}
ls -la {acc}
+list {acc} with hidden files
+show [me|] [the|all|] hidden files {inside}
what's {inside}, [also|including] hidden files
+list everything {inside}, dotfiles too
dotfiles {inside}
[all|all the] files {inside} including the hidden ones
!which hidden things are {inside}
""",
    de="""
+zeig mir alles {inside}, auch die versteckten
gibt es {inside} versteckte Dateien
+ls {acc} mit Punktdateien
[unsichtbare|versteckte] Dateien {inside} [auch|bitte|]
ls -a {acc}
ls -la {acc}
+zeig [mir|] [auch|] die versteckten Dateien {inside}
versteckte Dateien {inside} [anzeigen|]
was ist {inside}, auch versteckte [Dateien|]
+liste {acc} mit versteckten Dateien auf
alles {inside}, auch Dotfiles
welche versteckten Dateien [sind|gibt es] {inside}
!+zeig mal was {inside} versteckt ist
""",
)

COUNT = Phrases(
    en="""
[how much|how many] stuff is {inside}, i need the number
+tell me how many files are {inside}
{inside} [there are|i have] how many files
is it more than ten files {inside}
total number of [files|things] {inside}
how many [files|things|items|entries] are {inside}
how many [files|things|items] do i have {inside}
number of [files|entries|items] {inside}
+count the [files|things|entries] {inside}
how full of files is it {inside}, just the number
file count {inside}
!what is the number of things {inside}
""",
    de="""
sag mir wie viele [Dateien|Sachen] {inside} [sind|liegen]
{inside} [sind|liegen] wie viele Dateien
sind das mehr als zehn Dateien {inside}
[Gesamtzahl|Zahl] der Dateien {inside}
wie viele [Dinger|Objekte] [sind|hab ich] {inside}
wie viele [Dateien|Sachen|Dinge|Einträge] [sind|liegen|gibt es] {inside}
wieviele [Dateien|Sachen] [sind|liegen|hab ich] {inside}
Anzahl der [Dateien|Einträge] {inside}
+zähl [mal|] die [Dateien|Sachen] {inside}
wie viel liegt {inside}, nur die Zahl
!welche Zahl von Dateien ist {inside}
""",
)

BARE = Phrases(
    en="what's in the folder\n+list [the|a|that|my] folder\nwhat's in there\n+show me the folder\n[list|show] the [directory|other folder]\n!what does the folder contain",
    de="was ist in dem Ordner\n+liste [den|einen|meinen] Ordner auf\nwas ist da drin\n+zeig mir den Ordner\nOrdner auflisten\nwas liegt im Ordner\n!was enthält der Ordner",
)

GO_IN = Phrases(
    en="and [what's|] in {name}\n[what about|and] {name}\n+[show|list] {name}\nwhat's in {name}\n{name}\ngo into {name}\nls {name}\n[ok|now] {name}\n[and|] inside {name}\nwhat about the folder {name}\n!now the contents of {name}",
    de="und [was ist|] in {name}\n[was ist mit|und] {name}\n+[zeig|liste] {name}\nwas ist in {name}\n{name}\n[geh|schau] in {name}\nls {name}\n[ok|jetzt] {name}\n[und|] was liegt in {name}\n+liste auch {name} auf\nund der Ordner {name}\n!jetzt der Inhalt von {name}",
)


def told(source: Source, talk: Talk, path: str, **more: Any) -> list[str]:
    """The listing. Returns its entries."""
    count = source.pick([0, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8])
    names = disk.entries(source, count)
    if more.get("hidden"):
        names += [f".{source.noun().lower()}{source.pick(['', 'rc', '.conf'])}" for _ in range(source.number(0, 3))]
    args = {"path": path} if path else {}
    talk.call("list_dir", **args, **more).result(entries=names, count=len(names)).shown()
    return names


def failed(source: Source, talk: Talk, path: str) -> Talk:
    """The folder can't be listed."""
    talk.call("list_dir", path=path)
    error = source.pick([
        disk.missing(source, path),
        disk.missing(source, path, [f"{source.folder_name()}/"]),
        source.by(f"{path} is a file; read_file reads it", f"{path} ist eine Datei; read_file liest sie"),
        source.by(f"{path} can't be read: Permission denied", f"{path} ist nicht lesbar: Permission denied"),
    ])  # fmt: skip
    return talk.error(error).shown()


@family("list_folder", "list_dir", weight=1.2)
def folder(source: Source) -> Talk:
    """What is in a folder that is named."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(ALL, inside=place.inside, of=place.of, acc=place.acc))
    if source.chance(0.06):
        return failed(source, talk, place.path)
    names = told(source, talk, place.path)
    if not source.chance(0.2):
        return talk
    top = place.path.rstrip("/")
    folders = [name for name in names if name.endswith("/")]
    files = [name for name in names[:3] if not name.endswith("/")]
    if folders and source.chance(0.5):
        inner = source.pick(folders[:3]).rstrip("/")
        told(source, talk.user(source.say(GO_IN, name=inner)), f"{top}/{inner}")
    elif files:
        name = source.pick(files)
        onward.open_path(source, talk.user(source.say(onward.OPEN_NAMED, name=name)), f"{top}/{name}")
    else:
        other = sought.place(source)
        told(source, talk.user(source.say(find.AND_THERE, where=other.inside)), other.path)
    return talk


@family("list_here", "list_dir", weight=0.3)
def here(source: Source) -> Talk:
    """What is in the current folder."""
    talk = searching.begun(source).user(source.say(HERE))
    told(source, talk, "")
    return talk


@family("list_hidden", "list_dir", weight=0.2)
def hidden(source: Source) -> Talk:
    """What is in a folder, hidden files too."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(HIDDEN, inside=place.inside, of=place.of, acc=place.acc))
    told(source, talk, place.path, hidden=True)
    return talk


@family("list_count", "list_dir", weight=0.3)
def count(source: Source) -> Talk:
    """How many things are in a folder."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(COUNT, inside=place.inside, of=place.of, acc=place.acc))
    names = disk.entries(source, source.number(0, 8))
    talk.call("list_dir", path=place.path).result(entries=names, count=len(names))
    return talk.answer(source.by(f"There are {len(names)} in {place.path}.", f"In {place.path} sind es {len(names)}."))


@family("list_what", "ask_user", "list_dir", weight=0.15)
def unsaid(source: Source) -> Talk:
    """Nobody said which folder."""
    question = source.by("Which folder?", "Welchen Ordner meinst du?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    place = sought.place(source)
    talk.result(answer=source.pick([place.acc, place.of, place.path]))
    told(source, talk, place.path)
    return talk
