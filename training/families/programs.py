"""Programs that are opened: open_app, and what it is not."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.programs import GENERIC, REAL, REAL_PAIRS, own_name, program

OPEN = Phrases(
    en="""
+open {a}
+open {a}
+open [up|] {a}
+[start|launch|run] {a}
+[start|launch|fire] up {a}
+open [the|my] {a} [app|application|program]
+[open|start|launch] the [app|program|application] {a}
{a} [open|start|launch]
[can|could] [you|u] [open|start|launch|bring up] {a} [for me|]?
i [need|want|wanna use] {a} [now|]
i'd like to [use|open] {a}
!+bring up {a}
+[pull|load|boot] up {a}
give me {a}
show me {a}
[let's|lets] [open|start|use] {a}
time for {a}
[i have to|i need to|i want to] [work with|use|write something in|look something up in] {a}
!would you start {a} for me
get {a} [going|running|started|open]
[app|program]: {a}
{a} app
i'd love to have {a} open
!please get me {a}
[where is|where's] {a}, open it
+execute {a}
[next|now], open {a}
could {a} be opened
i'm going to need {a}
""",
    de="""
+öffne {a}
+[öffne|starte] {a}
+[starte|start] [mal|bitte|] {a}
+[öffne|öffnest du] [mir|] [mal|bitte|] {a}
+mach [mal|bitte|mir|mir mal|] {a} auf
+[öffne|starte] [das Programm|die App|die Anwendung] {a}
{a} [öffnen|starten|aufmachen|auf]
{a} [bitte|mal] [öffnen|starten|aufmachen]
[kannst|könntest|kannste] du [mir|mal|bitte|] {a} [öffnen|starten|aufmachen]?
ich [brauch|brauche|will|möchte] [mal|] {a}
ich [hätte gern|hätt gern|würde gern] {a} [offen|öffnen|]
+[führ|führe] {a} aus
!+ruf [mal|bitte|] {a} auf
+[hol|gib] mir [mal|] {a}
zeig mir [mal|] {a}
[lass|lass uns] [mal|] {a} [starten|aufmachen]
[schmeiß|wirf] [mal|] {a} an
Zeit für {a}
ich muss [mal|kurz|] [in|was in|an] {a} [arbeiten|machen|nachsehen]
!würdest du [mir|] {a} starten
[App|Programm|Anwendung]: {a}
[mach|moch|moach] ma [moi|mal] {a} auf
[als nächstes|jetzt] {a} [öffnen|bitte]
!{a} soll [sich öffnen|starten|aufgehen]
i brauch {a}
den {a} [öffnen|aufmachen] bitte
tu mal {a} [aufmachen|starten|öffnen]
fahr [mal|] {a} hoch
""",
)
START = Phrases(
    en="""
+[start|launch|run|execute] {a}
+[start|launch|fire] up {a}
+[start|launch] the [program|app|application] {a}
+open the [program|app|application] {a}
+open the {a} [app|program|application]
+run the program [called|named] {a}
{a} [start|launch|app|program]
[can|could] you [start|launch|run] {a} [for me|]?
i [want|need|have] to [run|use|start] {a}
[app|program|application]: {a}
+launch {a} [now|]
!+boot up {a}
i installed {a}, [start|run] it
get {a} [running|started]
+start an app called {a}
!could you get the app {a} going
""",
    de="""
+[starte|start] [mal|bitte|] {a}
+[führ|führe] {a} aus
+[starte|öffne] [das Programm|die App|die Anwendung] {a}
+öffne die {a} App
+[schmeiß|wirf] {a} an
{a} [starten|ausführen|App|Programm|anwerfen]
[kannst|könntest] du [mal|mir|] {a} [starten|ausführen]?
ich [will|muss|möchte] {a} [starten|benutzen|ausführen]
[App|Programm|Anwendung]: {a}
+starte [mir|] [mal|bitte|] das Programm namens {a}
+fahr [mal|] {a} hoch
!+wirf [mal|] die App {a} an
ich hab {a} installiert, [starte|start] es
+bring {a} zum Laufen
+öffne eine App namens {a}
!könntest du die App {a} anwerfen
+start ma {a}
""",
)
BARE = Phrases(
    en="""
{a}
{a}
{a} [please|pls|now]
!{a}, please
my {a}
the {a}
""",
    de="""
{a}
{a}
{a} [bitte|pls|jetzt]
!{a}, bitte
mein {a}
{a} auf
{a} an
""",
)
NEW = Phrases(
    en="""
+open [a|another] [new|] {a} window
+open another {a} [window|]
+open a new window of {a}
+start a second {a}
another {a} [window|please]
[new|another] {a} window
one more {a}
+open {a} [again|] in a new window
!+launch [one more|another] {a}
i need [a second|another] {a} [window|]
a new {a} window please
""",
    de="""
+öffne [ein neues|noch ein|ein weiteres] {a} Fenster
+öffne noch [ein|einen] {a}
+öffne ein neues Fenster [von|in] {a}
+starte [noch einen|einen zweiten|noch ein] {a}
noch [ein|einen] {a}
[neues|weiteres] {a} Fenster
ein neues Fenster von {a} [bitte|]
+mach [noch ein|ein neues] {a} Fenster auf
!+[öffne|mach] {a} in einem neuen Fenster [auf|]
ich [brauch|brauche] [ein zweites|noch ein] {a} Fenster
!ein weiteres {a} bitte
""",
)
TWO = Phrases(
    en="""
+open {a} and {b}
+[start|launch] {a} and {b}
{a} and {b} [please|]
+open {a}, then {b}
+open both {a} and {b}
!+bring up {a} and {b}
i need {a} and {b}
[can|could] you open {a} and {b}?
+open {a} and also {b}
+start {a} and after that {b}
!i want {a} plus {b} open
""",
    de="""
+öffne {a} und {b}
+[starte|öffne] [mal|bitte|] {a} und {b}
{a} und {b} [bitte|öffnen|starten]
+öffne {a}, dann {b}
+mach [mal|] {a} und {b} auf
!+ruf {a} und {b} auf
ich [brauch|brauche] {a} und {b}
[kannst|könntest] du {a} und {b} öffnen?
+öffne {a} und auch noch {b}
+starte {a} und danach {b}
!ich will {a} sowie {b} offen haben
""",
)
_NOTHING = Phrases(
    en="""
+open an app
+start [a|some|the] program
+launch the app
+open something
!+start an application
[open|start] the program
+run a program [for me|]
""",
    de="""
+öffne [eine App|ein Programm|das Programm]
+starte [ein Programm|die App|das Programm|irgendwas]
[Programm|App] [öffnen|starten]
!+mach [ein Programm|eine Anwendung] auf
+öffne [was|etwas]
""",
)
_WHICH = {
    "en": ("Which application should I open?", "Which program?", "What should I open?"),
    "de": ("Welches Programm soll ich öffnen?", "Welche Anwendung?", "Was soll ich öffnen?"),
}
_INSTEAD = Phrases(
    en="[then|ok, then|ok] {a}\n[no|nope|sorry], i meant {a}\ntry {a}\n[then|] open {a} [instead|]\ni mean {a}\n!make that {a}\n{a} then",
    de="[dann|ok, dann] {a}\n[nein|nee|sorry], ich meinte {a}\n[probier|versuch] [mal|] {a}\n[dann|] öffne [halt|] {a}\nich meine {a}\n!lieber {a}\ndann eben {a}",
)
_CHOICE = Phrases(
    en="the {o} [one|]\n{o}\n[take|use] the {o} one\n{o} please\n!i mean the {o} one",
    de="das {o}\n{o}\n[nimm|nehm] das {o}\n{o} bitte\n!ich meine das {o}",
)
_CLOSEST = Phrases(
    en="[yes|yep|yeah|sure] [please|]\n[yes|], that one\nyes open it\n[the first|the first one]\n!that's it\nok do that\ntake that",
    de="[ja|jo|jap] [bitte|]\n[ja|] das meine ich\nja öffne das\n[das erste|das da]\n!genau das\nok mach das\nnimm das",
)


def started(source: Source, talk: Talk, name: str, *, front: float = 0.2) -> Talk:
    """What open_app says when it worked; `front` is how often it ran before."""
    known = own_name(name)
    if name.lower() in {each.lower() for each in GENERIC[source.language]} and source.chance(0.7):
        known = own_name(source.made_word() if source.chance(0.5) else program(source, generic=0))
    running = source.chance(front)
    if running:
        said = source.by(f"{known} is in front.", f"{known} ist vorn.")
    else:
        said = source.by(f"{known} is starting.", f"{known} wird gestartet.")
    return talk.result(ok=True, started=not running, app=known, say=said).shown()


@family("app_open", "open_app", weight=1.2)
def open_(source: Source) -> Talk:
    """A program by its name, or by what it is."""
    name = program(source, generic=0.25)
    if source.chance(0.5):
        name = source.pick([str.lower, str.lower, own_name, str])(source.word_of(REAL if source.chance(0.8) else REAL_PAIRS))
    return started(source, Talk().user(source.say(OPEN, a=name)).call("open_app", name=name), name)


@family("app_start", "open_app", weight=0.8)
def start(source: Source) -> Talk:
    """A program that may be unknown to anybody: that it is one, the request says."""
    name = program(source, generic=0.1)
    return started(source, Talk().user(source.say(START, a=name)).call("open_app", name=name), name)


@family("app_bare", "open_app", weight=0.35)
def bare(source: Source) -> Talk:
    """Nothing but the name of a program that exists, as one types it into a launcher."""
    kind = source.rng.random()
    name = source.pick(GENERIC[source.language]) if kind < 0.35 else source.word_of(REAL if kind < 0.85 else REAL_PAIRS)
    name = source.pick([name, name.lower(), name.lower(), own_name(name)])
    return started(source, Talk().user(source.say(BARE, a=name)).call("open_app", name=name), name)


@family("app_new", "open_app", weight=0.25)
def new(source: Source) -> Talk:
    """Another window of a program."""
    name = program(source)
    return started(source, Talk().user(source.say(NEW, a=name)).call("open_app", name=name, new=True), name, front=0)


@family("app_two", "open_app", weight=0.4)
def two(source: Source) -> Talk:
    """Two programs, one after the other."""
    first, second = program(source), program(source)
    talk = Talk().user(source.say(TWO, a=first, b=second)).call("open_app", name=first)
    known = own_name(first)
    said = source.by(f"{known} is starting.", f"{known} wird gestartet.")
    talk.result(ok=True, started=True, app=known, say=said).call("open_app", name=second)
    if source.chance(0.1):
        return talk.error(source.by(f"no application is called {second}", f"Kein Programm heißt {second}")).shown()
    other = own_name(second)
    also = source.by(f"{other} is starting.", f"{other} wird gestartet.")
    return talk.result(ok=True, started=True, app=other, say=also).shown()


@family("app_missing", "open_app", weight=0.5)
def missing(source: Source) -> Talk:
    """A program that is not there, or could be several; the user says which."""
    name = program(source, generic=0.05)
    talk = Talk().user(source.say(OPEN, a=name)).call("open_app", name=name)
    near = [own_name(program(source, generic=0)) for _ in range(source.number(0, 3))]
    listed = ", ".join(near)
    if len(near) > 1 and source.chance(0.5):
        talk.error(source.by(f"{name} could be {listed}; say which", f"{name} kann {listed} sein; sag, welches")).shown()
    elif source.chance(0.2):
        code = source.number(1, 139)
        error = source.by(
            f"{name} ended at once with exit code {code}; started in a terminal, {name.lower()} says why",
            f"{name} hat sich sofort mit Exitcode {code} beendet; im Terminal sagt {name.lower()}, warum",
        )
        return talk.error(error).shown()
    else:
        closest = source.by(f"; the closest are {listed}", f"; am nächsten kommen {listed}") if near else ""
        talk.error(source.by(f"no application is called {name}{closest}", f"Kein Programm heißt {name}{closest}")).shown()
        if not near:
            return talk
    if source.chance(0.35):
        return talk
    if len(near) == 1 and source.chance(0.7):
        return started(source, talk.user(source.say(_CLOSEST)).call("open_app", name=near[0]), near[0])
    if len(near) > 1 and source.chance(0.4):
        at = source.number(0, len(near) - 1)
        said = source.by(["first", "second", "third"], ["erste", "zweite", "dritte"])[at]
        if at == len(near) - 1 and source.chance(0.3):
            said = source.by("last", "letzte")
        return started(source, talk.user(source.say(_CHOICE, o=said)).call("open_app", name=near[at]), near[at])
    name = source.pick(near) if near and source.chance(0.7) else program(source, generic=0)
    return started(source, talk.user(source.say(_INSTEAD, a=name)).call("open_app", name=name), name)


@family("app_or_file", "open_app", "search_files", "open_file", weight=0.3)
def or_file(source: Source) -> Talk:
    """No program is called so: perhaps a file is."""
    name = source.noun() if source.chance(0.5) else source.made_word()
    talk = Talk().user(source.say(START if source.chance(0.3) else OPEN, a=name)).call("open_app", name=name)
    talk.error(source.by(f"no application is called {name}", f"Kein Programm heißt {name}"))
    talk.call("search_files", pattern=f"*{name}*", paths=["~"])
    kind = source.rng.random()
    if kind < 0.3:
        return talk.result(matches=[], count=0).shown()
    count = 1 if kind < 0.7 else source.number(2, 3)
    names = [f"{name}{source.pick(['', '_', '-'])}{source.pick(['', source.noun()])}.{source.pick(['pdf', 'odt', 'txt', 'md', 'png', 'ods'])}" for _ in range(count)]
    names = list(dict.fromkeys(names))
    home = source.home()
    found = [f"{home}/{source.pick(['Documents', 'Downloads', 'Desktop', 'Bilder'])}/{each}" for each in names]
    talk.result(matches=found, count=len(found))
    if len(found) == 1:
        talk.call("open_file", path=found[0]).result(ok=True)
    return talk.shown()


@family("app_which", "ask_user", "open_app", weight=0.2)
def which(source: Source) -> Talk:
    """Nothing is named."""
    name = program(source)
    talk = Talk().user(source.say(_NOTHING)).call("ask_user", question=_WHICH[source.language][0])
    return started(source, talk.result(answer=name).call("open_app", name=name), name)
