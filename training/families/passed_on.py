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
