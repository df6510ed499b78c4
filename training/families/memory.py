"""What ryx is to remember: remembering and recalling; then perhaps it is forgotten."""

from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.remembering import KEEP, KEEP_WHAT, RECALL_ALL, RECALL_OF, RECALL_PERSON, THAT
from training.words.facts import day, statement

FACT = Phrases(
    en="""
my {x} is called {y}
my {x} [is|lies] in {y}
[my|our] [wifi|garage|door|alarm|locker] code is {n}
the {x} [costs|cost] {n} euros
{p} [likes|hates|loves|prefers] {x}
{p}'s birthday is on {d}
i [like|prefer|hate|use|need] {x}
i live in {y}
my [boss|doctor|neighbour|teacher|cat|dog|sister|brother] is called {p}
the meeting with {p} is on {d}
the server {x} runs on port {n}
the password hint for {x} is {y}
i parked the car in {y}
{x} belongs to {p}
my shoe size is {n}
we [need|want|have no] {x}
{p} is allergic to {x}
{x} is due on {d}
i lent {x} to {p}
the key is with {p}
the rent is due on {d}
i always save {x} under {y}
{p} [works at|moved to|studies in] {y}
my {x} [broke down|was repaired|was sold] on {d}
{p}'s [phone|room|house|flat] number is {n}
i [can't stand|am allergic to|collect|dream of] {x}
our [anniversary|wedding day|holiday] is on {d}
the spare key lies in {y}
i work [on|with|for] {x}
{p} [gave|owes] me {x}
the backups are in {y}
my [wife|husband|son|daughter|flatmate|colleague] {p} likes {x}
the code for the {x} is {n}
call me {p}
""",
    de="""
mein {x} heißt {y}
{x} liegt in {y}
[mein|unser] [WLAN-Code|Garagencode|Türcode|Spind-Code] ist {n}
{x} kostet {n} Euro
{p} [mag|hasst|liebt|braucht] {x}
{p} hat am {d} Geburtstag
ich [mag|brauche|hasse|benutze] {x}
ich wohne in {y}
[mein Chef|mein Nachbar|mein Zahnarzt|meine Katze|mein Hund|meine Schwester|mein Bruder] heißt {p}
das Treffen mit {p} ist am {d}
der Server {x} läuft auf Port {n}
das Auto steht in {y}
{x} gehört {p}
meine Schuhgröße ist {n}
wir [brauchen|wollen|haben kein] {x}
{p} ist gegen {x} allergisch
{x} ist am {d} fällig
ich hab {x} an {p} verliehen
der Schlüssel liegt bei {p}
am {d} ist die Miete fällig
ich speicher {x} immer unter {y}
{p} [arbeitet bei|wohnt in|studiert in] {y}
{x} ist am {d} [kaputtgegangen|verkauft worden|repariert worden]
[die Zimmernummer|die Hausnummer|die Durchwahl] von {p} ist {n}
ich [sammle|trinke gern|esse kein] {x}
[unser Hochzeitstag|unser Urlaub|unser Jahrestag] ist am {d}
der Ersatzschlüssel liegt in {y}
ich arbeite [an|mit|für] {x}
{p} [hat mir {x} geschenkt|schuldet mir {x}]
die Backups liegen in {y}
[meine Frau|mein Mann|mein Sohn|meine Tochter|mein Mitbewohner|meine Kollegin] {p} mag {x}
der Code für {x} ist {n}
ich heiße {p}
""",
)
_LAST = (
    "mein {x} {y} heißt", "{x} in {y} liegt", "mein WLAN-Code {n} ist", "{x} {n} Euro kostet", "{p} {x} mag", "{p} am {d} Geburtstag hat",
    "ich {x} nicht mag", "ich in {y} wohne", "mein Chef {p} heißt", "das Treffen mit {p} am {d} ist", "der Server {x} auf Port {n} läuft",
    "das Auto in {y} steht", "{x} {p} gehört", "meine Katze {p} heißt", "wir {x} brauchen", "{x} am {d} fällig ist", "{p} gegen {x} allergisch ist",
    "ich {x} an {p} verliehen habe", "der Schlüssel bei {p} liegt", "{x} immer unter {y} gespeichert wird", "am {d} die Miete fällig ist",
    "{p} bei {y} arbeitet", "ich {x} sammle", "unser Urlaub am {d} ist", "der Ersatzschlüssel in {y} liegt", "{p} mir {x} schuldet", "ich {p} heiße",
    "die Durchwahl von {p} {n} ist", "{x} am {d} verkauft worden ist", "meine Frau {p} {x} mag", "die Backups in {y} liegen", "ich an {x} arbeite",
)  # fmt: skip
"""Facts behind "dass", with the verb last."""
RECALL = Phrases(
    en="""
what do you [know|remember|still know] about {q}?
what did i [tell|say to] you about {q}?
do you remember [anything|something|what i said] about {q}?
what have you [noted|remembered|memorized] about {q}?
+recall [what you know about|everything about] {q}
+[tell|show] me what you remember about {q}
what was [it|that] again [about|with] {q}?
have i told you [something|anything] about {q}?
+check your memory for {q}
did i mention {q}?
memory: {q}
!+look in your memory for {q}
is there [something|anything] about {q} in your memory?
what do you have on {q}?
i told you [something|] about {q}, what was it?
!your notes about {q}?
what did we say about {q}?
{q}, [what did i tell you|what do you remember|what do you know from me]?
+jog your memory, what was there about {q}?
i can't remember what i told you about {q}
does {q} ring a bell?
any memory of {q}?
what info did i give you [on|about] {q}?
[did i ever|have i ever] [say|said] [something|anything] about {q} to you?
your memory on {q} please
+refresh my memory about {q}
what was it i asked you to remember about {q}?
i'm sure i told you about {q} [once|before|the other day]
[anything|something] memorized on {q}?
what have you got stored in your memory about {q}?
do you still know [what i said about|what was with] {q}?
could you recall {q} for me?
!you had something in mind on {q}, what was that?
!+dig in your memory for {q}
what's [stored|saved] about {q}?
could you tell me what i [said|mentioned] regarding {q}?
was there [anything|something] with {q}?
[help me|remind me], what about {q}?
do we have [something|anything] on {q} [in your memory|from me]?
{q} - what do you know?
[wasn't there|there was] something about {q}
i'd like to hear what you've memorized on {q}
+retrieve [what i told you about|your memory of] {q}
+remind me [of|about] {q}
in your memory, what is there on {q}?
has {q} [come up|been mentioned] before?
you should have [something|a note] on {q}, what is it?
[hmm|uh], {q}, what was the deal with that?
how was that with {q}?
what did i make you memorize concerning {q}?
got [any|] [info|memories] about {q}?
""",
    de="""
was weißt du [noch|] über {q}?
was hab ich dir über {q} [gesagt|erzählt]?
was hast du dir [zu|über] {q} gemerkt?
erinnerst du dich an {q}?
woran erinnerst du dich bei {q}?
+[zeig|sag] mir, was du dir zu {q} gemerkt hast
was war das nochmal mit {q}?
hab ich dir [was|etwas|mal was] über {q} [gesagt|erzählt]?
+schau in deinem Gedächtnis nach {q}
hast du [was|etwas] zu {q} [gespeichert|notiert|gemerkt]?
Erinnerungen an {q}
!+schau mal, was du zu {q} im Gedächtnis hast
was ist dir zu {q} bekannt?
ich hab dir doch [was|] über {q} erzählt, was war das?
!deine Notizen zu {q}?
was woaßt no über {q}?
was war da nochmal bei {q}?
{q}, [was hab ich dir dazu gesagt|was weißt du da noch|was hast du dir da gemerkt]?
was ist von mir über {q} bekannt?
ich weiß nicht mehr, was ich dir über {q} [gesagt|erzählt] hab
sagt dir {q} [noch|] was?
klingelt bei {q} was?
+kram [mal|] in deinem Gedächtnis nach {q}
+hilf mir, was hab ich dir zu {q} gesagt?
was solltest du dir zu {q} merken?
ich hatte dir [doch|mal|] was zu {q} gesagt
weißt du noch, was ich über {q} gesagt hab?
[Gemerktes|Gedächtnis|Erinnerung] zu {q}
was steht in deinem Gedächtnis [über|zu] {q}?
hatten wir nicht schon mal über {q} geredet?
wos host da zu {q} gmerkt?
was häsch dir zu {q} gmerkt?
ist bei dir [was|etwas] zu {q} hängengeblieben?
!du solltest da was über {q} wissen, was denn?
!+ruf dir {q} in Erinnerung
was ist bei dir [über|zu] {q} [abgelegt|gespeichert]?
könntest du mir sagen, was ich zu {q} erzählt hab?
gibt's [da|] was zu {q} in deinem Gedächtnis?
[hilf mir auf die Sprünge|erinner mich], was war mit {q}?
{q} - was weißt du davon?
war da nicht [was|etwas] mit {q}?
[hmm|sag mal], {q}, wie war das noch?
ich komm nicht drauf, was war mit {q}?
hab ich {q} [schon mal|je] erwähnt?
weißt [du|] was [über|von] {q}?
+erinner mich [mal|bitte|] an das, was ich über {q} gesagt hab
was hatte ich dir [bezüglich|wegen] {q} gesagt?
+such in deinen Erinnerungen nach {q}
über {q} müsstest du was wissen
bei {q} hab ich dir doch was aufgetragen zu merken, oder?
was is mit {q} gwesn?
dein Wissen [über|zu] {q} bitte
was [kannst|könntest] du mir [über|zu] {q} aus deinem Gedächtnis sagen?
""",
)
FIRST = Phrases(
    en="""
[forget the first one|the first one you can forget|delete the first]
forget [number one|the top one|the one at the top|the first of them]
[drop|erase|remove|scratch] the [first|top] [one|memory|entry]
the first is [wrong|outdated|not true anymore], forget it
you don't need to remember the first one
!the topmost can leave your memory
i meant the first [one|], forget that
[get rid of|take away|strike] the first
[1|one|#1|no. 1], forget that
forget the [upper one|one on top] please
the first, you can [drop|delete|forget] it
first one [please|] [out|gone]
""",
    de="""
[vergiss das erste|das erste kannst du vergessen|lösch das erste]
vergiss [Nummer eins|das oberste|den ersten Eintrag|die erste]
[streich|entfern] [das erste|das oberste|die erste Erinnerung]
das erste [stimmt nicht mehr|ist falsch|ist veraltet], vergiss es
das erste brauchst du dir nicht [mehr|] zu merken
!das oberste kann raus aus deinem Gedächtnis
ich mein das erste, das [vergessen|weg]
das erste [raus|weg|löschen]
[nimm|tu|wirf] das erste [weg|raus]
das [obere|oberste] bitte vergessen
[Nummer 1|Nr. 1|die eins], vergiss die
das erste [gilt nicht mehr|ist erledigt], weg damit
""",
)
SECOND = Phrases(
    en="""
[forget the second one|the second one you can forget|delete the second]
forget [number two|the second of them|the second entry]
[drop|erase|remove|scratch] the second [one|memory|entry]
the second is [wrong|outdated|not true anymore], forget it
you don't need to remember the second one
!number two can leave your memory
i meant the second [one|], forget that
[get rid of|take away|strike] the second
[2|two|#2|no. 2], forget that
forget the second from the top please
the second, you can [drop|delete|forget] it
second one [please|] [out|gone]
""",
    de="""
[vergiss das zweite|das zweite kannst du vergessen|lösch das zweite]
vergiss [Nummer zwei|den zweiten Eintrag|die zweite]
[streich|entfern] [das zweite|die zweite Erinnerung|Nummer zwei]
das zweite [stimmt nicht mehr|ist falsch|ist veraltet], vergiss es
das zweite brauchst du dir nicht [mehr|] zu merken
!Nummer zwei kann raus aus deinem Gedächtnis
ich mein das zweite, das [vergessen|weg]
das zweite [raus|weg|löschen]
[nimm|tu|wirf] das zweite [weg|raus]
das zweite von oben bitte vergessen
[Nummer 2|Nr. 2|die zwei], vergiss die
das zweite [gilt nicht mehr|ist erledigt], weg damit
""",
)


def _values(source: Source) -> dict[str, str]:
    return {"x": source.noun(), "y": source.noun(), "p": source.name(), "n": str(source.number(1, 9999)), "d": day(source)}


def fact(source: Source) -> str:
    """Something that the user wants remembered, a whole sentence."""
    way = source.pick(FACT.ways[source.language])
    text = "".join(piece for piece, _ in way.pieces(source.rng, _values(source)))
    if source.chance(0.35):
        text = statement(source).rstrip(".")
    return text.lower() if source.chance(0.25) else text


def _with_dass(source: Source) -> str:
    """The same with "dass" and the verb last."""
    return "dass " + source.pick(_LAST).format(**_values(source))


def number(source: Source) -> str:
    """What a memory is called, as in m12."""
    return f"m{source.number(1, 400)}"


def memories(source: Source, about: str, count: int) -> list[dict[str, str]]:
    """So many memories that have a word in them."""
    found = []
    for _ in range(count):
        text = fact(source)
        for _ in range(20):
            if about.lower() in text.lower():
                break
            values = _values(source) | {source.pick(["x", "y"]): about}
            way = source.pick(FACT.ways[source.language])
            text = "".join(piece for piece, _ in way.pieces(source.rng, values))
        if source.german and source.chance(0.2):
            form = source.pick([form for form in _LAST if "{x}" in form])
            text = "dass " + form.format(**(_values(source) | {"x": about}))
        made = f"{source.number(2024, 2027)}-{source.number(1, 12):02}-{source.number(1, 28):02}"
        found.append({"id": number(source), "text": text, "day": made})
    return found


@family("remember", "remember", "forget", weight=0.9)
def keep(source: Source) -> Talk:
    """Remember a sentence; then perhaps not."""
    way_dass = source.german and source.chance(0.6)
    text = fact(source)
    ways = [way for way in KEEP.ways[source.language] if ("{dass}" in way.source) is way_dass and way.held is source.split.phrases]
    if way_dass:
        text = _with_dass(source)
        text = text.lower() if source.chance(0.2) else text
    way = source.pick(ways)
    said = source.say(Phrases(**{source.language: ("!" if way.held else "") + ("+" if way.imperative else "") + way.source}), text=text, dass=text)
    talk = Talk().user(said).call("remember", text=text)
    if source.chance(0.04):
        return talk.error("No space left on device").shown()
    made = number(source)
    talk.result(id=made, text=text, scope="global").shown()
    if source.chance(0.09):
        talk.user(source.say(THAT)).call("forget", id=made).result(texts=[text], count=1).shown()
    return talk


@family("remember_what", "remember", "ask_user", weight=0.15)
def keep_what(source: Source) -> Talk:
    """It was not said what: ask."""
    asked = source.by("What should I remember?", "Was soll ich mir merken?")
    text = fact(source)
    talk = Talk().user(source.say(KEEP_WHAT)).call("ask_user", question=asked).result(answer=text)
    return talk.call("remember", text=text).result(id=number(source), text=text, scope="global").shown()


@family("recall", "recall", "forget", weight=1.0)
def recall(source: Source) -> Talk:
    """What was said about something; then perhaps it is to be forgotten."""
    query = source.noun()
    kind = source.rng.random()
    if kind < 0.33:
        phrases = RECALL_OF
    elif kind < 0.45:
        phrases, query = RECALL_PERSON, source.name().split()[0]
    else:
        phrases = RECALL
        query = source.by("", "") + query
        if source.chance(0.2):
            query = source.name()
    bare = query.split(" ", 1)[-1] if query.split(" ")[0] in {"my", "the", "our", "mein", "meine"} else query
    talk = Talk("rag" if source.chance(0.15) else "chat").user(around(source, source.say(phrases, q=query), 0.08))
    talk.call("recall", query=query)
    count = source.pick([0, 1, 1, 1, 1, 2, 2, 3])
    found = memories(source, bare, count)
    talk.result(memories=found).shown()
    if found and source.chance(0.12) and talk.role == "chat":
        at = source.number(0, min(1, count - 1))
        said = source.say(THAT if count == 1 else (FIRST, SECOND)[at])
        talk.user(said).call("forget", id=found[at]["id"]).result(texts=[found[at]["text"]], count=1).shown()
    return talk


@family("recall_all", "recall", weight=0.3)
def recall_all(source: Source) -> Talk:
    """All that is remembered."""
    found = memories(source, source.noun(), source.pick([0, 1, 2, 3, 4]))
    return Talk().user(around(source, source.say(RECALL_ALL), 0.08)).call("recall").result(memories=found).shown()
