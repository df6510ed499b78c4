"""What ryx was told to remember: facts about the user's life, and what of them stands before a request."""

import json
import re

from ryxd.core.fence import fenced
from ryxd.core.words import tells
from training.phrases import Phrases
from training.source import TRAIN, Source
from training.talk import Talk
from training.words.facts import day, statement

_SHARE = 0.05
_WORD = re.compile(r"[^\W\d_]{4,}")
_VALUE = re.compile(r"\d+$|(?<=[a-zß] )[A-ZÄÖÜ]\w+$")
"""What is said of a thing, at the end: a number, a name."""
_ANSWERED = {"recall", "forget"}
"""Calls that a memory with the same word would answer, or ask about."""
_OF = re.compile(
    r"\b((?:name|surname|number|phone number|code|colour|size|price|location|place|birthday|address|job|allergies|present)"
    r" (?:of|for) (?:my )?|(?:namen?|nachnamen?|nummer|code|türcode|farbe|größe|schuhgröße|preis|platz|geburtstag|adresse|beruf|allergien"
    r"|geschenk|kinder) (?:von|für) (?:meine[mr] )?)$",
    re.IGNORECASE,
)
_ITS = re.compile(
    r"['’]s (?:birthday|address|number|surname|name day|shoe size|kids|door code|phone number|job|favourite \w+)\b| geburtstag\b", re.IGNORECASE
)
"""What of the thing is asked for, before and behind it: it is looked for with it."""

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


def with_dass(source: Source) -> str:
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


def rivals(source: Source, text: str, about: str, count: int) -> list[str]:
    """The same said of other things: "the code for the barn is 31" beside "the code for the shed is 7"."""
    at = text.casefold().find(about.casefold())
    if at < 0:
        return []
    found = []
    for _ in range(count):
        before_it, behind = text[:at], text[at + len(about) :]
        thing = source.noun() if source.chance(0.7) else source.name().split()[0]
        found.append(before_it + thing + _VALUE.sub(lambda match: _other(source, match[0]), behind))
    return [each for each in found if about.casefold() not in each.casefold()]


def _other(source: Source, value: str) -> str:
    return str(source.number(1, 9999)) if value.isdecimal() else source.noun()


def whole(said: str, query: str) -> str:
    """What is looked for: the thing that is asked about, with what of it is asked, as it was typed ("name of my boat", "Mia's address")."""
    at = said.find(query)
    if at < 0:
        return query
    end = at + len(query)
    before_it, behind = _OF.search(said[:at]), _ITS.match(said[end:])
    return said[before_it.start() if before_it else at : end + (behind.end() if behind else 0)]


def recollected(talk: Talk, source: Source) -> Talk:
    """The conversation, now and then with memories before its first request that have a word of it, and are no answer to it.

    So the daemon gives them (ryxd/engine/recollection.py). None in what is measured: a case of a suite would have to be told them.
    """
    if talk.role != "chat" or source.split != TRAIN or not source.chance(_SHARE):
        return talk
    (first, request), (_, said) = talk.turns[:2]
    if first != "user" or "\n" in request or json.loads(said)["tool"] in _ANSWERED:
        return talk
    words = [word for word in _WORD.findall(request) if tells(word)]
    about = source.pick(words) if words else source.noun()
    return before(talk, [each["text"] for each in memories(source, about, source.pick([1, 1, 1, 2, 3]))])


def before(talk: Talk, texts: list[str]) -> Talk:
    """The conversation with these memories before its first request."""
    talk.turns[0] = ("user", f"{fenced('memory', texts)}\n\n{talk.turns[0][1]}")
    return talk


def told(source: Source, text: str) -> str:
    """The answer that is a memory, as it was said."""
    if text.startswith("dass "):
        return f"Du hast mir gesagt, {text}"
    return source.by(f"You told me: {text}", f"Du hast mir gesagt: {text}")
