"""Opening files: open_file at once for a name or a path, after a search for what is only described."""

from training.family import family
from training.material import article, onward, searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

EXACT = Phrases(
    en="""
+open [up|] {p}
+[show|view|display|launch] [me|] {p}
+open the file {p}
{p} [open|please open]
[let me|lemme|i want to|i'd like to|i need to] [see|look at|view|open] {p}
+[pull|bring] up {p}
+[pop|fire] {p} open
can i [see|look at] {p}
{p} in its [own|default] [app|program|application]
xdg-open {p}
+double click {p}
open {p} with the [default|usual|normal] [app|program]
+put {p} on [the|my] screen
[time to|gotta|have to] work on {p}, open it
the file {p}, open it
open file {p}
+start {p}
i'm [in a meeting|on the phone] and need {p} on [screen|my screen]
+open {p} so i can [edit|check|read] it
would you mind opening {p}
[next|now], {p} [open|in the viewer]
+get {p} open
+show me the file {p}
!+open up the file {p}
!i'd like {p} opened
!+bring {p} up on the screen
!let's [open|view] {p}
""",
    de="""
+[öffne|öffn|öffnen|oeffne] [mal|] {p}
+[öffne|öffn] [mir|] die Datei {p}
{p} [öffnen|aufmachen|auf]
+mach [mal|mir|] {p} auf
+zeig [mir|mal|] {p} [an|]
+[zeige|zeig] die Datei {p} [an|]
ich [will|möchte|muss|würde gern] {p} [öffnen|aufmachen|sehen|anschauen|ansehen]
[kannst du|könntest du|kannste|magst du] [mir|mal|] {p} [öffnen|aufmachen|anzeigen]
lass [mal|mich mal|] {p} sehen
+[mach|moch|mok] {p} [uff|auf|op]
+hol [mir|] {p} [auf den Schirm|auf den Bildschirm|her]
{p} anzeigen [bitte|]
Datei {p} [öffnen|anzeigen|aufmachen]
+starte {p}
+open [mal|] {p}
[jetzt|dann] {p} [öffnen|auf|aufmachen]
{p} [mit dem Standardprogramm|im üblichen Programm] öffnen
xdg-open {p}
ich muss [kurz|schnell|mal] an {p} [ran|arbeiten], mach [sie|das] auf
[würdest du|würdest du bitte|magst] {p} öffnen
die Datei {p} bitte [öffnen|aufmachen]
[geh|bitte] {p} aufmachen
doppelklick auf {p}
+blend {p} ein
!+mach mir [bitte|mal|] die Datei {p} auf
!ich hätte gern {p} offen
!{p} bitte einmal öffnen
!ich würde mir gern {p} anschauen
""",
)

FOLDER = Phrases(
    en="""
+open {acc} [in the file manager|]
+show [me|] {acc} in the file manager
+open [up|] {acc} in [the explorer|files|my file browser|nautilus|the file browser]
file manager at {acc}
+open [up|] {acc} as a folder
+open [up|] {acc}
+open {acc} [for me|]
{acc}, open it
i want {acc} [open|open in a window]
{acc} in the file manager
!+launch the file manager [on|in] {acc}
!open a window with {acc}
""",
    de="""
+öffne {acc} im Dateimanager
+zeig [mir|] {acc} im Dateimanager
{acc} im Dateimanager [öffnen|anzeigen|zeigen]
Dateimanager mit {of} [öffnen|aufmachen]
+mach den Dateimanager auf bei {acc}
+öffne {acc} im Dateibrowser
+öffne [mir|mal|] {acc}
+mach [mir|mal|] {acc} auf
{acc} [öffnen|aufmachen]
{acc} als Ordner [öffnen|aufmachen]
{acc} im [Explorer|Dateibrowser|Finder] [öffnen|aufmachen]
!+mach mir {acc} im Explorer auf
!ein Fenster mit {of} [bitte|]
""",
)

VAGUE = Phrases(
    en="""
+open {the} {where}
+show [me|] {the} {where}
+[find|look for|search] {the} {where} and open [it|them]
+open [up|] {the} {where} for me
let me see {the} {where}
i [want|need|would like] to [see|look at|open|view|read] {the} {where}
can i [see|look at|view] {the} {where}
+[pull|bring] up {the} {where}
where is {the} {where}[?|,] open it
+[display|view|launch] {the} {where}
i have to work on {the} {where}, open it
{what} {where}, open it
[could|can|would] you open {the} {where}
+put {the} {where} on [the|my] screen
i'd [like|love] to have {the} {where} open
+get {the} {where} up
open {what} {where}
+open the one [about|called|with] {what} {where}
+open whatever has {what} in [its|the] name {where}
+[play|show] {the} {where}
show and open {the} {where}
+search for {the} {where}, then open it
mind opening {the} {where}
!+go open {the} {where}
!i'd like to look at {the} {where}
!let's [see|have a look at] {the} {where}
!+find and open {the} {where}
""",
    de="""
+[öffne|öffn|öffnen] [mir|mal|] {the} {where}
+zeig [mir|mal|] {the} {where}
+mach [mir|mal|] {the} {where} auf
+[such|suche|finde] {the} {where} und [öffne|öffnen] [sie|es|das|ihn]
+[such|suche] {the} {where} und mach [sie|es|das|ihn] auf
lass [mal|mich mal|] {the} {where} sehen
ich [will|möchte|muss|würde gern] {the} {where} [sehen|öffnen|anschauen|ansehen|aufmachen]
[kannst du|könntest du|kannste|magst du] [mir|mal|] {the} {where} [öffnen|aufmachen|zeigen|anzeigen]
+hol mir {the} {where} [auf den Schirm|her]
{what} {where} [öffnen|aufmachen|anzeigen]
{what} {where} auf
+[zoag|zeich|zeig] ma {the} {where}
+[mach|moch] {the} {where} [uff|auf]
+spiel {the} {where} ab
ich muss an {the} {where} arbeiten, mach [das|mal] auf
ich hätte gern {the} {where} offen
+zeige {the} {where} an
wo ist {nom} {where}? [öffne|öffnen|aufmachen]
+open [mal|] {the} {where}
kann ich [mal|] {the} {where} sehen
{what} {where} raussuchen und [öffnen|aufmachen]
+öffne das mit {what} im Namen {where}
+blend mir {the} {where} ein
!+mach doch [mal|] {the} {where} auf
!ich würde mir gern {the} {where} anschauen
!zeig her, {the} {where}
!{what} {where} finden und öffnen
""",
)

NEWEST = Phrases(
    en="""
+[open|show me] [the|my] [latest|newest|last|most recent] {what} {where}
[latest|newest|most recent] {what} {where}, open it
i need the [latest|most recent|last] {what} {where} open
[can|could] i see the [latest|newest|last] {what} {where}
let me [see|look at] [the|my] [most recent|newest|last] {what} {where}
+[open|show] the {what} i [saved|made|added] last {where}
+[view|launch] [the|my] [newest|latest] {what} {where}
!+pull up the [latest|newest] {what} {where}
""",
    de="""
+[öffne|zeig mir|zeig|hol mir|hol] {new} {where}
{new} {where} [öffnen|aufmachen|anzeigen]
+mach [mal|mir|] {new} {where} auf
ich brauch {new} {where}, mach [auf|mal auf]
ich [will|möchte|würd gern] {new} {where} [sehen|öffnen|anschauen]
+open [mal|] {new} {where}
kann ich {new} {where} sehen
!lass mich {new} {where} sehen
!{new} {where} her damit
""",
)

BARE = Phrases(
    en="""
+open [the|a|my|that|some] [file|document|thing|picture]
open file
+open it
[can|could] you open [something|a file|a document]
+open
i want to open a file
show me [the|that] [file|document]
[that|the] file, open it
!+open up that document
!i need a file opened
""",
    de="""
+öffne [die|eine|meine] [Datei|datei]
+öffne [das|ein|mein] [Dokument|Bild]
Datei öffnen
[öffne|mach] [sie|es|das] [mal|] [auf|]
[kannst du|könntest du] [was|eine Datei|ein Dokument] [öffnen|aufmachen]
ich will [eine Datei|ein Dokument|was] öffnen
+zeig mir [die Datei|das Dokument|das Bild]
öffnen
!+mach mir die Datei auf
!ich müsste mal was öffnen
""",
)

APP = Phrases(
    en="""
+[open|start|launch] [the|] [app|application|program] {p}
+[start|launch|run|fire up] {p}
the {p} [app|program] [please|]
i need the program {p}
!+get the {p} app going
""",
    de="""
+[öffne|starte] [die App|das Programm|die Anwendung] {p}
+[starte|start] {p}
{p} starten
Programm {p} [bitte|öffnen]
ich brauch das Programm {p}
!+bring die App {p} zum Laufen
""",
)
SITE = Phrases(
    en="+[open|visit|go to] {p}\n+[open|show me] the [site|page|website] {p}\n{p} in the browser\n[website|page] {p} [please|]\n!let me surf to {p}",
    de="+[öffne|besuch] {p}\n+öffne die [Seite|Webseite|Homepage] {p}\ngeh auf {p}\n{p} im Browser\n[Webseite|Seite] {p} [öffnen|aufrufen]\n!lass mich auf {p} surfen",
)


def exact_path(source: Source) -> str:
    """A file as one types it whose name is known."""
    return source.path()


@family("open_exact", "open_file", weight=1.2)
def exact(source: Source) -> Talk:
    """A name or a path is given."""
    path = exact_path(source)
    typed = sought.quoted(source, path)
    if "/" not in path and source.chance(0.15):
        typed = f"{source.pick(source.by(['the', 'my'], ['die', 'meine', 'die']))} {typed}"
    talk = searching.begun(source).user(source.say(EXACT, p=typed))
    if source.chance(0.08):
        talk.call("open_file", path=path)
        paths = searching.lost(source, talk, path)
        if paths:
            return onward.open_path(source, talk, paths[0])
        return talk.shown()
    return onward.open_path(source, talk, path)


@family("open_program", "open_file", weight=0.08)
def program(source: Source) -> Talk:
    """A program is no file to open: the tool says so."""
    path = source.path(source.pick(["exe", "AppImage", "jar", "run", "deb", "msi", "bat"]))
    talk = searching.begun(source).user(source.say(EXACT, p=sought.quoted(source, path))).call("open_file", path=path)
    folder = path.rpartition("/")[0] or "~"
    kind = source.pick(["Linux program", "Windows program", path.rpartition(".")[2].upper()])
    error = source.by(
        f"{path} is a program ({kind}): opening it would run it, which open_file does not do; open its folder {folder} instead",
        f"{path} ist ein Programm ({kind}): Öffnen würde es ausführen, das tut open_file nicht; öffne stattdessen den Ordner {folder}",
    )
    return talk.error(error).shown()


@family("open_folder", "open_file", weight=0.3)
def folder(source: Source) -> Talk:
    """A folder is shown in the file manager."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(FOLDER, of=place.of, acc=place.acc))
    return talk.call("open_file", path=place.path).result(ok=True).shown()


@family("open_vague", "search_files", "open_file", weight=1.3)
def vague(source: Source) -> Talk:
    """What is to be opened is described: it is searched, and opened where there is one."""
    kind = source.number(0, 99)
    place = searching.somewhere(source, 0.25)
    if kind < 35:
        what = sought.by_words(source, 1 if kind < 20 else 2)
    elif kind < 60:
        what = sought.generic(source)
    else:
        what = sought.of_kind(source, many=False)
    period = ""
    if source.chance(0.14):
        what, period = sought.dated(source, what)
    slots = what.slots(source)
    if len(what.words) == 1 and what.text == what.words[0]:  # a bare word may be an application
        determiner = source.by("the", "die")
        slots = {name: text if text != what.text else f"{determiner} {text}" for name, text in slots.items()} | {"what": f"{determiner} {what.text}"}
    talk = searching.begun(source).user(source.say(VAGUE, lower=None, **slots, where=searching.placed(place)))
    return found_then_open(source, talk, what, place, period)


def found_then_open(source: Source, talk: Talk, what: sought.Sought, place: sought.Place | None, period: str = "") -> Talk:
    """The search, and what is done with its matches."""
    chance = source.number(0, 99)
    count = 0 if chance < 9 else 1 if chance < 62 else source.pick([2, 2, 3, 3, 4])
    paths = searching.search(source, talk, what, place, period=period, count=count)
    if not paths and place and place.path != "~":
        paths = searching.search(source, talk, what, None, period=period, count=source.pick([0, 1, 1]))
    if not paths:
        return talk.shown()
    if len(paths) == 1:
        return onward.open_path(source, talk, paths[0])
    talk.shown()
    if source.chance(0.6):
        onward.after_hits(source, talk, paths)
    return talk


def _new(source: Source, name: str, head: str) -> str:
    sex = article.gender(head) or "n"
    word = source.pick(["letzte", "neueste", "neuste", "aktuellste"])
    return f"{ {'f': 'die', 'm': 'den', 'n': 'das', 'p': 'die'}[sex]} {word}{'n' if sex == 'm' else ''} {name}".strip()


@family("open_newest", "search_files", "open_file", weight=0.35)
def newest(source: Source) -> Talk:
    """The newest of its kind: a search has the newest first."""
    one = sought.kind(source)
    place = searching.somewhere(source)
    name = source.pick([*one.one(german=source.german), source.by("screenshot", "Screenshot"), "screenshot"])
    shot = name.lower() == "screenshot"
    what = sought.Sought(name, ("screenshot",) if shot else (), "" if shot else one.extension, "*screenshot*" if shot else f"*.{one.extension}")
    if not shot and source.chance(0.4):
        what = sought.by_words(source, 1, 2) if source.chance(0.6) else sought.of_kind(source, many=False)
        name = what.text
    talk = searching.begun(source).user(source.say(NEWEST, what=name, new=_new(source, name, what.head or name.split(" ")[0]), where=searching.placed(place)))
    paths = searching.search(source, talk, what, place, count=source.pick([0, 1, 2, 3, 3, 4]))
    if not paths:
        return talk.shown()
    return onward.open_path(source, talk, paths[0])


@family("open_what", "ask_user", "open_file", weight=0.25)
def unsaid(source: Source) -> Talk:
    """Nobody said what to open."""
    question = source.by("Which file should I open?", "Welche Datei soll ich öffnen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    if source.chance(0.1):
        return talk.error(source.by(
            "nobody answered; don't ask that again. Go on with what you know and say what you assumed, or say what you need",
            "niemand hat geantwortet; frag das nicht noch einmal. Mach mit dem weiter, was du weißt, und sag, was du angenommen hast; "
            "oder sag, was dir fehlt",
        )).answer(source.by("I need the name of the file to open it.", "Ich brauche den Namen der Datei, um sie zu öffnen."))  # fmt: skip
    if source.chance(0.5):
        path = exact_path(source)
        return onward.open_path(source, talk.result(answer=path), path)
    what = sought.of_kind(source, many=False) if source.chance(0.4) else sought.generic(source)
    talk.result(answer=source.pick([what.text, what.slots(source)["nom"]]))
    return found_then_open(source, talk, what, None)


@family("open_app_or_site", "open_app", "open_url", weight=0.4)
def other(source: Source) -> Talk:
    """The same words for what is no file: an application, a web page."""
    if source.chance(0.5):
        name = source.pick([source.made_word(), source.noun()])
        said = source.by(f"{name} is starting.", f"{name} wird gestartet.")
        return Talk().user(source.say(APP, p=name)).call("open_app", name=name).result(ok=True, started=True, app=name, say=said).shown()
    word = "".join(letter for letter in source.noun().lower() if letter.isalnum()) or "site"
    url = f"{source.pick(['', '', 'www.', 'https://', 'https://www.'])}{word}.{source.pick(['com', 'de', 'org', 'net', 'io', 'at', 'ch', 'eu'])}"
    if source.chance(0.3):
        url += f"/{source.noun().lower()}"
    full = url if url.startswith("http") else f"https://{url}"
    host = full.split("/")[2].removeprefix("www.")
    said = source.by(f"{host} is open.", f"{host} ist geöffnet.")
    return Talk().user(source.say(SITE, p=url)).call("open_url", url=url).result(ok=True, url=full, say=said).shown()
