"""What was found, told in a line; and requests that one agent handed over to another."""

import json

from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from training.families.operator_steps import lines
from training.family import family
from training.material.sayings import hit, thing
from training.material.shares import AROUND
from training.phrases import Phrases
from training.registry import HANDOFFS, output
from training.source import Source
from training.talk import Talk
from training.wordings import large_work

ABOUT = Phrases(
    en="""
what about {x}
what do you know about {x}
what did i write about {x}
tell me about {x}
is there anything on {x}
look up {x}
{x}?
!what was that with {x}
where do i find {x}
what's [the story|up|the deal] with {x}
give me [something|everything|all you have] on {x}
do we have [anything|something] about {x}
{x}, what do you have on that
i need [info|information|details] on {x}
any [info|details|notes] about {x}
remind me what {x} was
how was it again with {x}
did we [note|write|save] anything about {x}
info {x}
!what can be said of {x}
!{x} came up, what is known about it
[fill me in|brief me|update me] on {x}
what's {x} about again
{x} rings a bell, what was it
+dig out what we have on {x}
what have you [got|stored] on {x}
[refresh my memory|quick recap]: {x}
does {x} come up anywhere
+check what's known about {x}
i forgot everything about {x}
anything [known|saved] on {x}?
the thing with {x}, how did that go
[background|facts] on {x} please
{x} please
on {x}
about {x}
re {x}
notes on {x}
anything about {x}?
what was that about {x} again
i'd like to know about {x}
i want to know everything on {x}
can you tell me something about {x}
could you say a word about {x}
what's written about {x}
what's there about {x}
what do my notes say about {x}
what do my files say on {x}
where did {x} come up
when did {x} come up
who mentioned {x}
who was it that had to do with {x}
how far are we with {x}
how does it look with {x}
what did we decide about {x}
what did i save about {x}
have i got notes on {x}
i wrote something down on {x}, what was it
+sum up {x} [for me|]
+summarize what we know of {x}
in short, {x}
{x} in one sentence
+explain {x} from my notes
+gather what there is on {x}
help me remember {x}
i can't remember {x}
i need to talk about {x} in a minute, what do i know
my boss asks about {x}
someone asked me about {x}, what do i say
there was something with {x}
state of {x}
status {x}?
latest on {x}
news on {x}?
what does {x} mean here
{x}, remind me
what should i know about {x}
{x} again, what was it
let's hear about {x}
""",
    de="""
was ist mit {x}
was weißt du über {x}
was hab ich zu {x} geschrieben
erzähl mir von {x}
gibt es was zu {x}
schlag {x} nach
{x}?
!wie war das mit {x}
wo finde ich {x}
was gibt's zu {x}
gib mir [was|alles, was du hast] zu {x}
haben wir [was|etwas] zu {x}
{x}, was hast du dazu
ich brauch [Infos|Details|Angaben] zu {x}
irgendwelche [Infos|Notizen] über {x}
was war nochmal mit {x}
wie war das gleich mit {x}
haben wir was über {x} [notiert|aufgeschrieben|gespeichert]
Infos {x}
wos is mit {x}
!was lässt sich zu {x} sagen
!{x} kam zur Sprache, was ist darüber bekannt
[klär mich auf|bring mich auf den Stand] zu {x}
worum ging's bei {x} gleich
{x} sagt mir was, was war das noch
+kram raus, was wir zu {x} haben
was hast du zu {x} [gespeichert|da|auf Lager]
[kurze Auffrischung|Gedächtnisstütze]: {x}
kommt {x} irgendwo vor
+schau mal, was zu {x} bekannt ist
ich hab alles über {x} vergessen
ist zu {x} was [bekannt|hinterlegt|da]?
die Sache mit {x}, wie war das
[Hintergrund|Fakten] zu {x} bitte
{x} bitte
zu {x}
über {x}
bzgl. {x}
Notizen zu {x}
was zu {x}?
was wissen wir über {x}
ich wüsst gern was über {x}
ich will alles über {x} wissen
kannst du mir was zu {x} sagen
sag mir was zu {x}
was steht zu {x} geschrieben
was steht in meinen Notizen zu {x}
was sagen meine Dateien zu {x}
wo kam {x} vor
wann ging's um {x}
wer hat {x} erwähnt
wer hatte mit {x} zu tun
wie weit sind wir mit {x}
wie schaut's mit {x} aus
was haben wir zu {x} beschlossen
was hab ich mir zu {x} gemerkt
hab ich Notizen zu {x}
ich hab mir was zu {x} notiert, was war das
+fass {x} kurz zusammen
kurz gesagt, {x}
{x} in einem Satz
+trag zusammen, was es zu {x} gibt
hilf mir auf die Sprünge: {x}
{x} ist mir entfallen
{x} hab ich vergessen, was war das
ich muss gleich über {x} reden, was weiß ich
der Chef fragt nach {x}
jemand fragt nach {x}, was sag ich
da war doch was mit {x}
Stand {x}?
Stand der Dinge bei {x}
Neues zu {x}?
was heißt {x} hier
{x}, erinner mich
was muss ich über {x} wissen
wos woaßt über {x}
was weisch über {x}
{x} nochmal, was war das
lass hören, was gibt's Neues über {x}
""",
)
WHERE = Phrases(
    en="""
find {x}
where is {x}
search for {x}
do i have {x}
look for {x}
!where did i put {x}
i need {x}
i can't find {x}
[locate|track down|dig up|hunt for] {x}
have you seen {x}
is {x} somewhere [on this computer|here|]
i'm looking for {x}
get me {x}
{x} is missing, where could it be
which folder is {x} in
[where did|where have] {x} go
help me find {x}
{x}, where
!{x} has to be here somewhere
!any trace of {x}
[scan|comb through] my files for {x}
what happened to {x}
{x} has vanished
+check where {x} is stored
i saved {x} but where
is there {x} on my disk
[path|location] of {x}?
can't locate {x}
+ferret out {x}
{x} must have slipped into some folder
[wanted|searching|missing]: {x}
does this pc have {x} anywhere
{x}
{x}, please
where's {x}
where are you hiding {x}
find me {x}
find {x} on my computer
can you find {x}
could you look for {x}
would you search for {x}
i lost {x}
i misplaced {x}
i seem to have lost {x}
i want {x}
i want to see where {x} is
any idea where {x} is
do you know where {x} is
does {x} exist
is {x} still there
+seek {x}
+spot {x}
+trace {x}
+check if {x} is there
+have a look for {x}
+search my disk for {x}
+go find {x}
search: {x}
looking for {x}
{x} where are you
what's the path of {x}
what folder has {x}
in what place is {x}
it's about {x}, where is that
where can i find {x}
where do i keep {x}
where might {x} be
somewhere there's {x}, find it
i had {x} yesterday, where is it
i swear i saved {x}
my boss wants {x}, find it
hand me {x}
show me where {x} is
{x} wanted
{x}, can you spot it
+sniff out {x}
please search {x}
i'd need {x} now, where is it
has anybody moved {x}
point me to {x}
""",
    de="""
such {x}
wo ist {x}
finde {x}
hab ich {x}
suche nach {x}
!wo hab ich {x} hingelegt
ich brauche {x}
ich find {x} nicht
[hol|bring|beschaff] mir {x}
hast du {x} gesehen
ich such {x}
kannst du {x} [finden|auftreiben|suchen]
hilf mir, {x} zu finden
ich vermisse {x}
in welchem Ordner hab ich {x}
{x} suchen
{x} [finden|auftreiben]
i find {x} ned
!irgendwo muss ich {x} doch haben
!spür {x} auf
[durchsuch|durchforste] meine Dateien nach {x}
was ist aus {x} geworden, wo liegt das
{x} ist [weg|verschwunden|nicht auffindbar]
+schau, wo {x} gespeichert ist
ich hab {x} abgespeichert, nur wo
liegt {x} irgendwo auf der Platte
[Pfad|Speicherort] von {x}?
ich komm nicht drauf, wo {x} liegt
+grab {x} aus
{x} muss in irgendeinen Ordner gerutscht sein
[gesucht|verschollen]: {x}
i siach {x} nirgends, suachst du
{x}
{x} bitte
wo versteckst du {x}
wo liegt {x}
wo find ich {x}
find mir {x}
such mir {x}
kannst du {x} heraussuchen
könntest du {x} finden
würdest du {x} suchen
hab {x} verloren
ich hab {x} verlegt
ich will {x}
ich hätt gern {x}
weißt du, wo man {x} findet
eine Ahnung, wo ich {x} hab
gibt es {x}
haben wir {x} noch
+schau, wo du {x} siehst
+mach {x} ausfindig
+stell fest, wo ich {x} habe
+such auf dem Rechner {x}
Suche: {x}
such bitte {x} raus
bin dabei, {x} zu suchen
{x}, wo
{x}, wo bist du
Pfad für {x}?
wo könnte ich {x} haben
irgendwo hab ich {x}, such das
gestern hatte ich {x} noch, wo ist das hin
ich schwör, ich hab {x} gespeichert
der Chef braucht {x}, such das
zeig mir, wo du {x} findest
wo is {x}
wo han i {x} anetoo
wo hob i {x} higlegt
woher krieg ich {x} wieder
auffinden: {x}
+fisch {x} raus
ich brauch jetzt {x}, wo hab ich das
ich krieg {x} nicht mehr gefunden
hast {x} irgendwo
magst du {x} suchen
+finde mir bitte {x}
kann nicht sein, dass ich {x} nicht find
hat wer {x} verschoben
ich muss {x} wiederfinden
""",
)


def asked(request: str, found: str, still: list[str]) -> str:
    """What who writes the answer is told."""
    return f"{request}\n\n{fenced('found', {'found': found or 'nothing', 'open': still})}"


@family("summary_known", weight=0.8 * AROUND)
def known(source: Source) -> Talk:
    """An answer out of what stands somewhere, with where it is from."""
    topic = source.noun()
    made, line = lines(source, topic)
    places = [source.pick(["memory", hit(source, (source.noun(),)), f"https://{source.pick(['wiki', 'docs', 'news'])}.example/{source.number(1, 999)}"]) for _ in made]
    found = "\n".join(f"{place}: {each}" for place, each in zip(places, made, strict=True))
    place = places[made.index(line)]
    request = source.say(ABOUT, x=topic)
    if source.chance(0.15):
        answer = source.by(f"I found nothing about {topic}.", f"Zu {topic} habe ich nichts gefunden.")
        found = "" if source.chance(0.5) else "\n".join(each for each in found.split("\n") if topic.lower() not in each.lower())
        return Talk("summary").user(asked(request, found, [])).form({"answer": answer})
    return Talk("summary").user(asked(request, found, [])).form({"answer": f"{line} ({place})"})


@family("summary_found", weight=0.7 * AROUND)
def found(source: Source) -> Talk:
    """What a step gave, in a line."""
    what = thing(source)
    count = source.pick([0, 1, 1, 2, 3])
    matches = [hit(source, what.words) for _ in range(count)]
    goal = source.by(f"find {what.said}", f"{what.said} suchen")
    step = f"{goal}: {json.dumps(output('search_files', {'matches': matches, 'count': count}), ensure_ascii=False)}"
    if count == 0:
        answer = source.by("No file was found.", "Es wurde keine Datei gefunden.")
    elif count == 1:
        answer = source.by(f"There is one file: {matches[0]}", f"Es gibt eine Datei: {matches[0]}")
    else:
        answer = source.by(f"There are {count} files: {', '.join(matches)}", f"Es gibt {count} Dateien: {', '.join(matches)}")
    return Talk("summary").user(asked(source.say(WHERE, x=what.said), step, [])).form({"answer": answer})


@family("summary_said", weight=0.5 * AROUND)
def said(source: Source) -> Talk:
    """What several steps say for themselves, one after the other."""
    percent, free = source.number(1, 100), source.number(1, 900)
    options: list[tuple[str, dict[str, object], str]] = [
        (source.by("battery", "Akku"), {"present": True, "percent": percent, "state": "discharging"},
         source.by(f"The battery is at {percent} %.", f"Der Akku hat {percent} %.")),
        (source.by("disk space", "Speicherplatz"), {"disks": []}, source.by(f"{free} GB are free.", f"{free} GB sind frei.")),
        (source.by("volume", "Lautstärke"), {"ok": True, "device": "output", "level": percent, "muted": False},
         source.by(f"The volume is {percent} %.", f"Die Lautstärke ist {percent} %.")),
        (source.by("network", "Netzwerk"), {"connected": True},
         source.by(f"Connected to {source.noun()}.", f"Verbunden mit {source.noun()}.")),
    ]  # fmt: skip
    chosen = source.rng.sample(options, source.number(1, 2))
    steps = "\n".join(f"{goal}: {json.dumps({**data, 'say': told}, ensure_ascii=False)}" for goal, data, told in chosen)
    request = source.by(" and ", " und ").join(goal for goal, *_ in chosen)
    return Talk("summary").user(asked(request, steps, [])).form({"answer": " ".join(told for *_, told in chosen)})


WORK = {"research": large_work.RESEARCH, "code": large_work.CODE, "writing": large_work.WRITING, "data": large_work.DATA}
GIVERS = {"research": ("chat", "writing"), "code": ("chat", "research", "data"), "writing": ("chat",), "data": ("chat", "research", "code")}


def handed(source: str, task: str, request: str, context: str = "", board: str = "") -> str:
    """What the agent is told that gets a request, as the daemon has it."""
    facts = {"request": request, **({"context": context} if context else {})}
    parts = [system("handoff").format(source=source, task=task).strip(), fenced("handoff", facts)]
    return "\n\n".join([*parts, *([fenced("board", {"additional_context": board})] if board else [])])


@family("handed_work", weight=0.6 * AROUND)
def work(source: Source) -> Talk:
    """Work that is too large for the shipped model, handed over to who would do it."""
    agent = source.pick(HANDOFFS)
    slots = {
        "x": source.noun(), "y": source.noun(), "person": source.name(), "table": source.path("csv"), "code": source.path("py"), "file": source.path(),
    }  # fmt: skip
    request = source.say(WORK[agent], lower=None, **slots)
    text = handed(source.pick(GIVERS[agent]), request, request, board=source.sentence() if source.chance(0.2) else "")
    kind = {"research": ("research", "Recherchen"), "code": ("code", "Code"), "writing": ("longer texts", "längere Texte"), "data": ("data", "Daten")}[agent]
    answer = source.by(f"For {kind[0]} I need a larger model than the one that ships with ryx.", f"Für {kind[1]} brauche ich ein größeres Modell als das mitgelieferte.")
    return Talk(agent).user(text).answer(answer)


@family("handed_simple", weight=0.6 * AROUND)
def simple(source: Source) -> Talk:
    """Something simple, handed over to who can do it: it is done."""
    what = thing(source)
    role = source.pick(["file", "chat", "file", "rag"])
    request = source.say(WHERE, x=what.said)
    task = request if source.chance(0.6) else source.by(f"find {what.said}", f"{what.said} suchen")
    talk = Talk(role).user(handed(source.pick(["chat", "code", "writing"]), task, request)).call("search_files", pattern=what.pattern, paths=["~"], **({"when": what.when} if what.when else {}))
    count = 0 if source.chance(0.15) else source.number(1, 2)
    return talk.result(matches=[hit(source, what.words) for _ in range(count)], count=count).shown()
