"""Programs that are opened: open_app, and what it is not."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.launching import BARE, NEW, OPEN, START, TWO
from training.words.programs import GENERIC, REAL, REAL_PAIRS, own_name, program

_NOTHING = Phrases(
    en="""
+open an app
+start [a|some|the] program
+launch the app
+open something
!+start an application
[open|start] the program
+run a program [for me|]
+open [a|some|one of my] [program|app|application] [for me|]
i [want|need|have] to [open|start|use] [a program|an app|something]
[can|could] you [open|start|launch] [an app|a program|something]?
program [please|]
+launch [something|an application]
start [something|an app|application]
[let's|lets] [open|start] [an app|a program]
would you start a program [for me|]
can i open an app
[need|want] a program
+fire up an app
i'd like an app [opened|started]
!+get some program going
!one of my apps, open it
+boot up [an app|a program|some software]
+bring up [a program|an application]
i have to get into [a program|an app|some software]
software [please|start]
could do with an app being opened
there's a program i need [opened|started]
would you mind launching [something|an app]?
[app|tool|software] start
+get an application [going|running] for me
i wanna work with some [software|tool]
+load [an app|a program|some tool]
""",
    de="""
+öffne [eine App|ein Programm|das Programm]
+starte [ein Programm|die App|das Programm|irgendwas]
[Programm|App] [öffnen|starten]
!+mach [ein Programm|eine Anwendung] auf
+öffne [was|etwas]
ich [will|muss|möchte] [ein Programm|eine App|was] [starten|öffnen]
[kannst|könntest|magst] du [mir|] [ein Programm|eine App|was] [starten|öffnen]?
+starte [mir|mal|] [eine Anwendung|was]
[Anwendung|Software] [starten|öffnen]
starten
[brauch|bräuchte] [ein Programm|eine App]
lass uns [ein Programm|eine App] starten
i mecht [a Programm|a App] startn
+wirf [mal|] [ein Programm|eine App] an
[ein Programm|eine App] [bitte|]
+launch [mal|] [eine App|was]
+öffne [mal|mir|] [irgendein Programm|eins von meinen Programmen]
!+bring ein Programm zum Laufen
!eine meiner Apps soll auf
+hol mir [ein Programm|eine App] her
+fahr [mal|] [ein Programm|eine Anwendung] hoch
[ein Tool|eine Software|eine Anwendung] [öffnen|starten|aufmachen]
ich müsst [mal|] [ein Programm|eine App] [aufmachen|starten]
ein Programm [gehört|soll] gestartet
würdest du [mir|] [eine App|ein Programm] [anwerfen|hochfahren]?
[App|Software|Tool] [bitte|auf]
gibt's die Möglichkeit, [ein Programm|eine App] zu starten?
chasch mer es Programm ufmache?
+schmeiß [mal|] [ein Programm|irgendeine App] an
""",
)
_WHICH = {
    "en": ("Which application should I open?", "Which program?", "What should I open?"),
    "de": ("Welches Programm soll ich öffnen?", "Welche Anwendung?", "Was soll ich öffnen?"),
}
_INSTEAD = Phrases(
    en="""
[then|ok, then|ok] {a}
[no|nope|sorry], i meant {a}
try {a}
[then|] open {a} [instead|]
i mean {a}
!make that {a}
{a} then
[hm|oh|ah], {a}
i [wanted|want|need] {a}
[take|use] {a} [instead|]
what about {a}
{a} instead
[maybe|perhaps] it's called {a}
it's [called|named] {a}
sorry, {a}
[wrong name|typo], {a}
[let's|lets] [try|go with|take] {a}
and {a}?
[ok|well] how about {a}
!it should have been {a}
!my mistake, {a}
!then go with {a}
[rather|actually] {a}
then [let's|i'll] have {a}
could it be {a}?
i was thinking of {a}
{a}, that's [the name|what i meant|what it's called]
+give {a} a go [then|]
my bad, {a}
it might be under {a}
should be {a}
""",
    de="""
[dann|ok, dann] {a}
[nein|nee|sorry], ich meinte {a}
[probier|versuch] [mal|] {a}
[dann|] öffne [halt|] {a}
ich meine {a}
!lieber {a}
dann eben {a}
[hm|ach|oh], {a}
ich [wollte|will|brauch] {a}
[nimm|nehmen wir] {a} [stattdessen|]
und {a}?
stattdessen {a}
[vielleicht|glaub] heißt es {a}
es heißt {a}
sorry, {a}
[falscher Name|vertippt|Tippfehler], {a}
dann [nimm|starte|nehmen wir] {a}
[ok|na gut], {a}
wie wärs mit {a}
i hob {a} gmeint
!es hätte {a} sein sollen
!mein Fehler, {a}
!na dann {a}
dann halt {a}
eigentlich {a}
könnt es {a} sein?
müsste {a} heißen
{a}, so heißt [es|das|die App]
dann probieren wir {a}
ah pardon, {a}
i hätt {a} gmeint ghabt
[schau mal|vielleicht ist es] unter {a}
""",
)
_CHOICE = Phrases(
    en="""
the {o} [one|]
{o}
[take|use] the {o} one
{o} please
!i mean the {o} one
[yes|], the {o} [one|]
[open|start|launch] the {o} [one|]
the {o} [one|] is [right|it|the one|what i want]
i [want|need|meant] the {o} [one|]
[it's|its] the {o} [one|]
[i'd|i would] say the {o} one
go with the {o} [one|]
!the {o} in the list
!my choice is the {o} one
the {o} [one|] sounds right
{o} one [thanks|thx|pls]
[definitely|obviously] the {o} [one|]
let's have the {o} [one|]
""",
    de="""
das {o}
{o}
[nimm|nehm] das {o}
{o} bitte
!ich meine das {o}
[ja|], das {o}
[öffne|starte] das {o}
das {o} [ist richtig|wars|ist es|stimmt]
ich [will|brauch|wollte] das {o}
mach das {o} auf
das {o} [meinte ich|mein ich]
i man des {o}
!das {o} auf der Liste
!ich entscheide mich für das {o}
das {o} [klingt|ist] gut
das {o} [halt|natürlich|danke]
s {o}
das {o} passt [schon|]
""",
)
_CLOSEST = Phrases(
    en="""
[yes|yep|yeah|sure] [please|]
[yes|], that one
yes open it
[the first|the first one]
!that's it
ok do that
take that
[yes|yep|yeah|sure], [open|start|launch|take] [it|that|that one]
that [one|] [please|]
exactly
[right|correct|yes], i meant that
ok
y
[sounds|looks] [good|right]
[of course|sure thing|please do]
[yes|] the closest one
[do it|go ahead|go for it]
!precisely that
!you guessed right
[yup|aye|correct], that's the one
[that'll|that will] do
i guess that one
[spot on|bingo|indeed]
""",
    de="""
[ja|jo|jap] [bitte|]
[ja|] das meine ich
ja öffne das
[das erste|das da]
!genau das
ok mach das
nimm das
[ja|jo|jep|genau], [nimm das|starte das|öffne das|mach auf]
das hier [bitte|]
genau
[richtig|stimmt|passt], das [meinte|mein] ich
ok
j
[klingt gut|klingt richtig|schaut gut aus]
[natürlich|klar|gern|bitte]
das [nächste|ähnlichste]
[mach|tu] das
ja eh
!eben das
!gut geraten, das ist es
[jawohl|freilich|eh klar|genau die]
das [wird's|wirds] sein
[joa|jawoll|logo], das da
[passt|stimmt genau|richtig geraten]
""",
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
