"""Files of some time: what was changed or downloaded when, and what is the newest."""

from training.family import family
from training.material import article, disk, onward, searching, sought
from training.material.sought import Place, Sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

DONE = Phrases(
    en="""
{when} i [saved|made|wrote|changed|edited|created] {a} {where}, [where is it|find it]
i [saved|made|wrote|changed|edited] {a} {when} {where}, [where is it|find it]
which {many} did i [change|edit|save|make|work on] {when} {where}
what {many} [did i change|have i changed|did i edit|did i save] {when} {where}
what did i [do with|save as|put into] {many} {when} {where}
[all|all the|the|] {many} [i changed|i edited|i made|i saved|changed|modified|edited] {when} {where}
+find [the|all|] {many} i [changed|edited|made|saved|worked on] {when} {where}
+show [me|] [the|all|] {many} i [touched|changed|saved] {when} {where}
{many} [modified|changed|saved] {when} {where}
where are [the|] {many} i [made|saved] {when} {where}
{when} there were {many} {where}, where are they
+look for {many} that [were changed|changed|i saved] {when} {where}
+list {many} [changed|from] {when} {where}
have i [saved|edited] {many} {when} {where}
!+give me the {many} i worked on {when} {where}
!{when} i edited {many} {where}, which ones
!which {many} were touched {when} {where}
""",
    de="""
{when} hab ich {a} {where} [gespeichert|geschrieben|bearbeitet|gemacht|angelegt], [wo ist das|such mal]
ich hab {when} {a} {where} [gespeichert|geschrieben|bearbeitet], [wo liegt das|such das mal]
welche {many} hab ich {when} {where} [geändert|bearbeitet|gespeichert|gemacht]
was für {many} hab ich {when} {where} [geändert|bearbeitet|gespeichert]
[alle|die|] {many}[,| die] ich {when} {where} [geändert|bearbeitet|gespeichert|angelegt] hab
+[such|finde] [alle|die|] {many}, die ich {when} {where} [bearbeitet|geändert|gespeichert|gemacht] hab
+zeig [mir|] [die|alle|] {many}, die ich {when} {where} [angefasst|geändert|gespeichert] hab
{when} geänderte {many} {where}
{many} {when} geändert {where}
wo sind die {many} {where}, die ich {when} [gemacht|gespeichert] hab
{when} waren {where} noch {many} da, wo sind die
was hab ich {when} {where} an {many} [geändert|bearbeitet|gemacht]
hab ich {when} {where} {many} [gespeichert|bearbeitet]
an welchen {many} hab ich {when} {where} gearbeitet
!+gib mir die {many}, an denen ich {when} {where} dran war
!{when} hab ich {many} {where} bearbeitet, welche waren das
!welche {many} wurden {when} {where} angefasst
""",
)

DOWNLOADED = Phrases(
    en="""
what did i download {when}
what have i downloaded {when}
+show [me|] [my|the] downloads [from|of] {when}
[which|what] files did i download {when}
[everything|all|files] i downloaded {when}
{when} i downloaded something, what was it
[downloads|downloaded] {when}
+list what i downloaded {when}
what came in as download {when}
!which things did i download {when}
!+tell me what was downloaded {when}
""",
    de="""
was hab ich {when} [runtergeladen|heruntergeladen|gedownloadet|geladen]
welche Dateien hab ich {when} [runtergeladen|heruntergeladen]
+zeig [mir|] was ich {when} [runtergeladen|heruntergeladen] hab
alles was ich {when} [runtergeladen|heruntergeladen] hab
{when} hab ich was [runtergeladen|heruntergeladen], was war das
{when} [runtergeladen|heruntergeladen]e Dateien
Downloads {when}
was [hob|hab] i {when} [owaglodn|runtergladn|runtergeladen]
meine Downloads {when}
!was wurde {when} heruntergeladen
!+sag mir was ich mir {when} runtergeladen hab
""",
)

LATEST = Phrases(
    en="""
[can|could] you tell me the [newest|latest] {what} {where}
i'm looking for the [newest|latest|most recent] {what} {where}
+give me the name of the [newest|latest] {what} {where}
name of the [newest|latest] {what} {where}
[what's|what is] [the|my] [newest|latest|last|most recent] {what} {where}
[newest|latest|most recent] {what} {where}
which is the [newest|latest|most recent] {what} {where}
+find [me|] the [newest|latest|most recent] {what} {where}
which {what} {where} is the [newest|most recent|latest]
what {what} did i [add|save|change] last {where}
where is [the|my] [newest|latest|last] {what} {where}
!+tell me the most recent {what} {where}
!the {what} that is newest {where}
""",
    de="""
[kannst du|könntest du] mir sagen was {new} {where} ist
weißt du welches {new} {where} ist
{what} {where}, [das Neueste|das Letzte], wie heißt das
was ist {new} {where}
[wo|welches|welche] ist {new} {where}
[was|wo] ist denn {new} {where}
{new} {where}
von allen Dateien {where}, was ist {new}
wie heißt {new} {where}
!+sag mir wie {new} {where} heißt
!wo liegt {new} {where}
""",
)

LAST_DOWNLOAD = Phrases(
    en="""
[can|could] i see my last download
where is the thing i just downloaded? open it
open the file i downloaded a minute ago
the [newest|latest] thing in [my|] downloads, open it
let me see what i just downloaded
+open [my|the] [last|latest|newest|most recent] download
+open what i [just|last] downloaded
[last|latest] download, open it
i just downloaded something, open it
+show me [my|the] [last|latest] download
[my|the] file i just downloaded [please|], open it
!+pull up whatever i downloaded last
""",
    de="""
[kann|könnte] ich meinen letzten Download sehen
wo ist das was ich grad runtergeladen hab? mach auf
öffne die Datei von eben aus den Downloads
das Neueste in [den|meinen] Downloads, [öffnen|aufmachen]
lass sehen was ich grad geladen hab
+öffne [den|meinen] [letzten|neuesten|neusten] Download
+öffne was ich [gerade|eben|zuletzt] [runtergeladen|heruntergeladen] hab
[letzter|neuester] Download, [öffnen|aufmachen]
ich hab grad was runtergeladen, mach [das|es] auf
+zeig mir [den|meinen] [letzten|neuesten] Download
+mach [den|meinen] letzten Download auf
!+öffne das was ich als letztes runtergeladen hab
""",
)


@family("recent_done", "search_files", weight=0.6)
def done(source: Source) -> Talk:
    """What was changed or saved at some time."""
    when, period = sought.adverb(source)
    place = searching.somewhere(source, 0.3)
    kind = source.number(0, 2)
    if kind == 0:
        one = sought.kind(source)
        many, a, what = source.pick(one.many(german=source.german)), source.pick(one.one(german=source.german)), Sought.of("", [], one.extension)
        a = article.slots(source, a, a, plural=False)["a"]
    elif kind == 1:
        many = source.pick(source.by(["files", "things", "documents", "files"], ["Dateien", "Dateien", "Sachen", "Dokumente"]))
        a, what = source.by("a file", "eine Datei"), Sought.of("", [])
    else:
        what = sought.of_kind(source, many=True)
        many, a = what.text, what.slots(source)["a"]
    talk = searching.begun(source).user(source.say(DONE, when=when, many=many, a=a, where=searching.placed(place)))
    paths = searching.told(source, talk, what, place, period)
    if source.chance(0.1):
        onward.after_hits(source, talk, paths)
    return talk


@family("recent_downloads", "search_files", weight=0.3)
def downloaded(source: Source) -> Talk:
    """What was downloaded at some time."""
    when, period = sought.adverb(source)
    talk = searching.begun(source).user(source.say(DOWNLOADED, when=when))
    paths = searching.told(source, talk, Sought.of("", []), Place("", "", "~/Downloads"), period)
    if source.chance(0.15):
        onward.after_hits(source, talk, paths)
    return talk


def newest(source: Source, name: str, head: str) -> str:
    """The newest of this name, in German."""
    sex = article.gender(head) or "n"
    word = source.pick(["letzte", "neueste", "neuste", "aktuellste"])
    return f"{ {'f': 'die', 'm': 'der', 'n': 'das', 'p': 'die'}[sex]} {word} {name}"


@family("recent_newest", "search_files", weight=0.35)
def latest(source: Source) -> Talk:
    """Which file is the newest of its kind, or of all in a folder: the first that a search finds."""
    place = searching.somewhere(source, 0.6)
    one = sought.kind(source)
    if source.chance(0.35):
        place = place or sought.place(source)
        name, what = source.by("file", "Datei"), Sought.of("", [])
    else:
        name = source.pick(one.one(german=source.german))
        what = Sought.of("", [], one.extension)
        if source.chance(0.4):
            what = sought.by_words(source, 1, 2) if source.chance(0.6) else sought.of_kind(source, many=False)
            name = what.text
    talk = searching.begun(source).user(source.say(LATEST, what=name, new=newest(source, name, what.head or name.split(" ")[0]), where=searching.placed(place)))
    paths = searching.search(source, talk, what, place, count=source.pick([0, 1, 2, 3, 3, 4]))
    if not paths:
        return talk.shown()
    talk.answer(source.by(f"The newest is {paths[0]}", f"Am neuesten ist {paths[0]}"))
    if source.chance(0.2):
        onward.open_path(source, talk.user(source.say(onward.IT)), paths[0])
    return talk


@family("recent_download", "search_files", "open_file", weight=0.25)
def last_download(source: Source) -> Talk:
    """The last download is opened."""
    talk = searching.begun(source).user(source.say(LAST_DOWNLOAD)).call("search_files", pattern="*", paths=["~/Downloads"])
    paths = disk.hits(source, [], "", "~/Downloads", source.pick([0, 1, 2, 3, 4, 5]))
    talk.result(matches=paths, count=len(paths))
    return onward.open_path(source, talk, paths[0]) if paths else talk.shown()
