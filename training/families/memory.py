"""What ryx is to remember: remembering and recalling; then perhaps it is forgotten."""

from training.family import family
from training.material.asides import around
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.forgetting_nth import FIRST, SECOND
from training.wordings.recalling import RECALL, RECALL_ALL, RECALL_OF, RECALL_PERSON
from training.wordings.remembering import KEEP, KEEP_WHAT, THAT
from training.words import notes
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
    way_dass = source.german and source.chance(0.5)
    text = notes.note(source) if source.chance(0.3) else fact(source)
    ways = [way for way in KEEP.ways[source.language] if ("{dass}" in way.source) is way_dass and way.held is source.split.phrases]
    dass = text
    if way_dass:
        dass = _with_dass(source)
        dass = dass.lower() if source.chance(0.2) else dass
        text = dass.removeprefix("dass ")  # a memory is told without it
    way = source.pick(ways)
    said = source.say(Phrases(**{source.language: ("!" if way.held else "") + ("+" if way.imperative else "") + way.source}), text=text, dass=dass)
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
