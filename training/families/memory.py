"""What ryx is to remember: remembering and recalling; then perhaps it is forgotten."""

from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.facts import day, statement

KEEP = Phrases(
    en="""
[please|ryx,|could you|hey,|can you please|||] remember [that|] {text}
[please|ryx,|could you|hey,|can you please|||] remember: {text}
[please|ryx,|could you|hey,|can you please|||] [keep in mind|bear in mind] [that|] {text}
[please|ryx,|could you|hey,|can you please|||] memorize [that|:] {text}
[please|ryx,|could you|hey,|can you please|||] make a note [that|:] {text}
don't forget [that|] {text}
never forget that {text}
note to self: {text}
[please|ryx,|could you|hey,|can you please|||] [note|save|store] [that|:] {text}
for later: {text}
{text}, [remember that|please remember that|keep that in mind|don't forget it]
!you should know that {text}, remember it
[please|ryx,|could you|hey,|can you please|||] please remember for me that {text}
i want you to remember that {text}
[please|ryx,|could you|hey,|can you please|||] [note down|write down in your memory|put in your memory] that {text}
for the future: {text}
fyi, {text}, [remember that|note that]
![please|ryx,|could you|hey,|can you please|||] keep this for later: {text}
![please|ryx,|could you|hey,|can you please|||] store in your memory: {text}
""",
    de="""
[bitte|ryx,|hey,|du,|so,|||] merk dir[,|] {dass}
[bitte|ryx,|hey,|du,|so,|||] merk dir: {text}
[bitte|ryx,|hey,|du,|so,|||] [merk dir mal|merk dir bitte|merke dir], {dass}
[bitte|ryx,|hey,|du,|so,|||] [behalt|behalte] [im Kopf|im Hinterkopf|], {dass}
vergiss nicht, {dass}
[bitte|ryx,|hey,|du,|so,|||] denk [bitte|] daran, {dass}
[bitte|ryx,|hey,|du,|so,|||] notier dir, {dass}
[bitte|ryx,|hey,|du,|so,|||] [notier|notiere|merken]: {text}
für später: {text}
{text}, [merk dir das|merk's dir|bitte merken|vergiss das nicht]
!du solltest wissen, {dass}, merk's dir
ich will, dass du dir merkst, {dass}
[bitte|ryx,|hey,|du,|so,|||] schreib dir auf, {dass}
![bitte|ryx,|hey,|du,|so,|||] speicher ab: {text}
zum Merken: {text}
für die Zukunft: {text}
merk da, {dass}
kannst du dir merken, {dass}?
![bitte|ryx,|hey,|du,|so,|||] behalt das für später: {text}
""",
)
"""`dass`: with "dass" and the verb last, which belong to what is remembered."""
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
""",
)
_LAST = (
    "mein {x} {y} heißt", "{x} in {y} liegt", "mein WLAN-Code {n} ist", "{x} {n} Euro kostet", "{p} {x} mag", "{p} am {d} Geburtstag hat",
    "ich {x} nicht mag", "ich in {y} wohne", "mein Chef {p} heißt", "das Treffen mit {p} am {d} ist", "der Server {x} auf Port {n} läuft",
    "das Auto in {y} steht", "{x} {p} gehört", "meine Katze {p} heißt", "wir {x} brauchen", "{x} am {d} fällig ist", "{p} gegen {x} allergisch ist",
    "ich {x} an {p} verliehen habe", "der Schlüssel bei {p} liegt", "{x} immer unter {y} gespeichert wird", "am {d} die Miete fällig ist",
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
""",
)
RECALL_OF = Phrases(
    en="""
what's my {q} called?
where is my {q}?
what was my {q} [again|]?
what is the name of my {q}?
when is my {q}?
where did i [put|leave|park] my {q}?
who is my {q}?
what was the number of my {q}?
which {q} do i [like|want|use] [again|]?
what did i want with {q}?
!remind me of the name of my {q}
""",
    de="""
wie [heißt|hieß] mein {q} [nochmal|]?
wo ist mein {q}?
wie war das mit meinem {q}?
wann ist mein {q} [nochmal|]?
wie heißt meine {q}?
was wollte ich mit {q}?
wo hab ich {q} [hingelegt|hingetan|gelassen]?
wer ist mein {q}?
was war die Nummer von meinem {q}?
welches {q} [mag|will|benutze] ich [nochmal|]?
!sag mir nochmal den Namen von meinem {q}
""",
)
RECALL_PERSON = Phrases(
    en="""
when is {q}'s birthday [again|]?
what does {q} [like|hate|want]?
what do you know about {q}?
where does {q} live [again|]?
{q}'s [birthday|address|number]?
!which present did {q} want?
when do i meet {q}?
""",
    de="""
wann hat {q} [nochmal|] Geburtstag?
was [mag|hasst|will] {q} [nochmal|]?
was weißt du [denn|] von {q}?
wo wohnt {q} [nochmal|]?
[Geburtstag|Adresse|Nummer] von {q}?
!welches Geschenk wollte {q}?
wann treffe ich {q}?
""",
)
RECALL_ALL = Phrases(
    en="""
what do you remember [so far|]?
what do you know about me?
what have i told you?
+[show|list] [me|] [your memories|all you remember|everything you remember|what you remember]
[memories|your memory] [?|]
!what is in your memory?
what did i ask you to remember?
""",
    de="""
was hast du dir [alles|bisher|] gemerkt?
was weißt du [alles|] über mich?
woran erinnerst du dich [alles|]?
+[zeig|liste] [mir|] [deine Erinnerungen|alles, was du dir gemerkt hast|alles Gemerkte]
[Erinnerungen|dein Gedächtnis] [?|]
!was ist in deinem Gedächtnis?
was solltest du dir merken?
""",
)
THAT = Phrases(en="[forget that again|forget it again|no, forget that|forget that one|delete that again]", de="[vergiss das wieder|vergiss es wieder|nein, vergiss das|das wieder vergessen|lösch das wieder]")
FIRST = Phrases(en="[forget the first one|the first one you can forget|delete the first]", de="[vergiss das erste|das erste kannst du vergessen|lösch das erste]")
SECOND = Phrases(en="[forget the second one|the second one you can forget|delete the second]", de="[vergiss das zweite|das zweite kannst du vergessen|lösch das zweite]")
KEEP_WHAT = Phrases(
    en="[remember something|remember this|make a note|note something down|can you remember something for me?|save this|keep that in mind]",
    de="[merk dir was|merk dir das|merk dir bitte was|notier was|kannst du dir was merken?|behalt das mal|du musst dir was merken]",
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
