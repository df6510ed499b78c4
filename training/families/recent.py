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
i can't remember which {many} i [had open and saved|worked on|changed] {when} {where}
my {many} of {when} {where}, i mean the ones i edited
[anything|something] new among the {many} {where} {when}
what was i working on {when} {where}, {many} i mean
{many} {where} with changes [made|] {when}
have any {many} {where} been [changed|modified|updated] {when}
[pull up|fetch|get] the {many} that i [edited|wrote|updated] {when} {where}
i'd like to see [which|what] {many} {where} i [changed|edited] {when}
for my timesheet: which {many} did i touch {when} {where}
{when} i [worked on|was busy with] {many} {where}, where did they go
the {many} {where} that got [updated|saved|changed] {when}
need [the|all|] {many} {where}, modified {when}
did i [touch|update|create] any {many} {when} {where}
+filter {many} {where} by date: changed {when}
where did i put the {many} i [made|wrote|finished] {when} {where}
{many} {where} changed {when}?
+search {where} for {many} with modification date {when}
i must have saved {many} {when} {where}, which are they
what's changed {when} {where} in terms of {many}
give me an overview of {many} i edited {when} {where}
!i was editing {many} {when} {where}, which ones again
!{many} {where} whose last change was {when}
!my work of {when}: {many} {where}
[what have i been up to with {many} {when} {where}|which {many} {where} carry a date of {when}]
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
mir fällt nicht mehr ein, an welchen {many} ich {when} {where} gearbeitet hab
[gab es|gibt es] {where} {many}, die ich {when} [geändert|gespeichert] hab
was ist {when} {where} an {many} [dazugekommen|entstanden|angelegt worden]
{many} {where} mit Änderungsdatum {when}
für den Stundenzettel: welche {many} hab ich {when} {where} bearbeitet
an welchen {many} [war|saß] ich {when} {where} [dran|]
ich such die {many}, an denen ich {when} {where} gesessen hab
{many} {where}, die {when} [entstanden|geändert worden] sind
{when} [erstellte|bearbeitete|gespeicherte] {many} {where} [bitte|]
wo hab ich die {many} hingespeichert, die ich {when} {where} gemacht hab
+filter [mal|] die {many} {where} nach Änderung {when}
hab {when} {where} {many} [abgelegt|erstellt|geschrieben], [wo|welche]
i hob {when} {where} {many} [gspeichert|bearbeit], wo san de
[wat|was] hab ich {when} {where} denn so an {many} gemacht
brauch die {many} {where}, [woran ich {when} gearbeitet hab|die ich {when} editiert hab]
+such mir {where} raus, welche {many} {when} geändert wurden
[Übersicht|Liste] der {many}, die ich {when} {where} bearbeitet hab
wurden {when} {where} {many} [geändert|gespeichert|aktualisiert]
sind {when} {where} [neue|frische] {many} dazugekommen
ich muss wissen welche {many} ich {when} {where} [angelegt|editiert|überarbeitet] hab
!meine Arbeit von {many} {when} {where}, zeig mal
!{where} die {many} mit letztem Stand {when}
!wo stecken die {many}, mit denen ich {when} {where} zugange war
[womit war ich {when} {where} beschäftigt, {many} mein ich|welche {many} {where} hab ich {when} überarbeitet]
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
what landed in my downloads {when}
[new|fresh] [downloads|files in downloads] {when}
things i got off the [internet|web|net] {when}
i grabbed [something|a file] off the web {when}, which [file|one] was it
+look for files downloaded {when}
did i download anything {when}
have i [downloaded|grabbed|pulled down] anything {when}
what did my browser [save|download] {when}
i forgot what i downloaded {when}
[my|all my] downloads {when}
what's in [my downloads|the downloads folder] that came {when}
{when}, what was downloaded
what all did i pull from the net {when}
+check what i [downloaded|fetched from the web] {when}
the files that were downloaded {when}
any downloads {when}?
{when} my browser saved something, show me
i'd like an overview of what i downloaded {when}
download history {when}
whatever came into the downloads folder {when}
!what did i fetch from the internet {when}
!+search the downloads folder for what arrived {when}
!the stuff i pulled off the web {when}
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
was ist {when} in den Downloads gelandet
[neue|frische] Downloads {when}
hab ich {when} [was|irgendwas|etwas] [runtergeladen|gedownloadet]
was hat der Browser {when} gespeichert
ich weiß nicht mehr was ich {when} runtergeladen hab
was kam {when} [rein|an] im Download-Ordner
+such [mal|] [die Downloads|das Runtergeladene] {when}
+schau [mal|] was {when} in Downloads [dazukam|gelandet ist]
{when} irgendwas aus dem [Netz|Internet] geholt, was war das
was hab ich mir {when} aus dem [Netz|Internet|Web] [gezogen|geholt|gesaugt]
[Liste|Übersicht] der Downloads {when}
Sachen die ich {when} [gezogen|gesaugt|heruntergeladen] hab
Dateien die {when} runtergeladen wurden
ich brauch [alles|die Dateien], [was|die] ich {when} geladen hab
gab's {when} Downloads
zeig ma de Downloads {when}
was hani {when} [abeglade|abegladen|runtergeladen]
was steckt {when} Neues im Download-Ordner
{when} geladen: was alles
welche Downloads hab ich {when} gemacht
!was hab ich {when} vom Netz geholt
!{when} im Download-Ordner angekommen
!die Sachen, die der Browser {when} abgelegt hat
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
which {what} {where} has the latest date
+sort by date: what's the top {what} {where}
what's the most up to date {what} {where}
the {what} i [saved|changed|touched] last {where}, what's it called
which {what} {where} came last
what was the last {what} i [worked on|saved|edited] {where}
{what} {where}, sorted by date, just the first
which {what} {where} is freshest
i only care about the [newest|latest] {what} {where}, which is it
[youngest|freshest] {what} {where}
where's the [latest|newest] version of the {what} {where}
+look up which {what} {where} is the [newest|latest]
last modified {what} {where}
most recently [changed|saved|modified] {what} {where}
{where}, which {what} is the [newest|latest|most recent]
the one {what} {where} that was changed last
+find out which {what} {where} was [changed|saved|modified] last
there are many, so which {what} {where} is the latest
do you know the newest {what} {where}
!what {what} {where} was added most recently
!name the freshest {what} {where}
!path of the latest {what} {where}
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
wie lautet der Name: {new} {where}
[schau|guck] mal was {new} {where} ist
+find raus was {new} {where} ist
{what} {where}, nach Datum sortiert das oberste
{what} {where}: was kam zuletzt [dazu|]
was [kam|wurde] {where} an {what} zuletzt [dazu|geändert|gespeichert]
bei {what} {where}, was hat das [jüngste|neueste] Datum
mich interessiert nur, was {new} {where} ist
brauch nur den Namen: {new} {where}
wo steckt [eigentlich|denn|gerade|] {new} {where}
es sind so viele, was ist davon {new} {where}
+sag mir wo {new} {where} [liegt|ist|steckt]
{what} {where}, was davon wurde zuletzt [geändert|gespeichert|bearbeitet]
{what} {where} mit dem [neuesten|jüngsten] Datum
wie nennt sich {new} {where}
wos is {new} {where}
wo is'n {new} {where}
Pfad: {new} {where}
gesucht ist {new} {where}
{new} {where}, [welche ist das|wie heißt das|wo ist das]
was ist bei {what} {where} am aktuellsten
!was gilt als {new} {where}
!zuletzt hinzugekommen {where}: {what}
!{where}, was ist da {new}
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
my browser just finished downloading, open the file
download's done, open it
the download finished, show me the file
the thing i fetched just now, [open it|let me see it]
+open the file that i just [got|grabbed|pulled] from the [web|internet|net]
+show me the file that just finished downloading
open latest download
[newest|most recent] file in downloads, [open|show] it
+launch the thing i downloaded last
i just saved something from the browser, [open it|show it to me]
+open up the most recent file [in|from] [my downloads|the downloads folder]
whatever's newest in my downloads, open that
i'd like to look at my [latest|last|most recent] download
where did my download go? [open|show] it
can't find what i just downloaded, open it for me
the [last|latest] file i downloaded, open [that|it] up
+take my last download and open it
view last download
what did i just download? open it
+bring up my [last|newest] download
!the file fresh from the internet, show it
!last thing downloaded, double click it
!+open what my browser just saved
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
Download ist fertig, mach [ihn|auf]
der Browser ist fertig mit Laden, öffne die Datei
das [Letzte|Neueste] im Download-Ordner aufmachen
die zuletzt [geladene|heruntergeladene|gespeicherte] Datei aus den Downloads öffnen
+öffne die neueste Datei [aus|in] den Downloads
neuester Download auf
wo ist mein Download hin? [öffnen|mach auf]
find nicht was ich grad runtergeladen hab, mach's auf
+hol mir [meinen|den] letzten Download her
hab grad was aus dem [Netz|Browser] gespeichert, [öffne das|zeig mal her]
i hob grad wos obaglodn, moch's auf
was ich mir eben gezogen hab, [aufmachen|öffnen]
ich will [das|die Datei] sehen, [das|die] ich grad geladen hab
+open [mal|] meinen letzten Download
+mach auf was als letztes runterkam
magst du mir den letzten Download aufmachen
+starte was ich [gerade|zuletzt|eben] runtergeladen hab
frisch runtergeladen, bitte öffnen
+nimm die jüngste Datei aus Downloads und öffne sie
mein letzter Download, [zeig|auf damit]
!das eben Heruntergeladene bitte anzeigen
!die frischeste Datei im Download-Ordner aufmachen
!grad was gesaugt, auf damit
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
