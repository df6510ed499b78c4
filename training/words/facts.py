"""Sentences that say something about anything: for pages, search results, notes and memories."""

from training.phrases import Phrases
from training.source import Source

_MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
}
FACTS = Phrases(
    en="""
{x} [costs|is sold for|starts at] {n} euros [a month|a year|per piece|].
{x} was [founded|opened|built|first made] in {year} [by {p}|].
The [office|shop|museum|library] of {x} is open from {h} to {h2} o'clock.
{x} weighs [about|exactly|less than] {n} kilograms.
{p} is [the head|the author|the owner|the inventor] of {x}.
{x} means {y}.
{x} has [about|more than|over|nearly] {n} [members|parts|inhabitants|pages|rooms|users].
Version {v} of {x} [came out|was released] on {d}.
{x} [lies|is] {n} kilometers [north|south|east|west] of {y}.
The next {x} [is|takes place] on {d} in {y}.
{x} takes [about|] {n} minutes.
To [start|install|use] {x}, one needs {y} [and {n} MB of memory|].
{x} and {y} are not the same thing.
On {d} {p} [spoke|wrote|reported] about {x}.
The temperature in {x} is {n} degrees.
{x} [stays closed|is closed] until {d}.
{x} won {n} to {h} against {y}.
{p} was born in {year} in {x}.
The price of {x} [rose|fell] by {n} percent.
[Many|Few|Some] people prefer {x} to {y}.
{x} is made of {y} [and water|].
{x} runs on port {n}.
The key for {x} lies [under|behind|next to] {y}.
""",
    de="""
{x} kostet [ab|] {n} Euro [im Monat|im Jahr|pro Stück|].
{x} wurde {year} [gegründet|eröffnet|gebaut|von {p} gegründet].
{x} hat von {h} bis {h2} Uhr geöffnet.
{x} wiegt [etwa|genau|weniger als] {n} Kilogramm.
{p} [leitet|erfand|besitzt|schrieb] {x}.
{x} bedeutet {y}.
{x} hat [etwa|mehr als|über|fast] {n} [Mitglieder|Teile|Einwohner|Seiten|Zimmer|Nutzer].
Version {v} von {x} erschien am {d}.
{x} liegt {n} Kilometer [nördlich|südlich|östlich|westlich] von {y}.
{x} findet am {d} in {y} statt.
{x} dauert [etwa|] {n} Minuten.
Für {x} braucht man {y} [und {n} MB Speicher|].
{x} und {y} sind nicht dasselbe.
Am {d} [sprach|schrieb|berichtete] {p} über {x}.
In {x} hat es {n} Grad.
{x} bleibt bis {d} geschlossen.
{x} gewann {n} zu {h} gegen {y}.
{p} wurde {year} in {x} geboren.
{x} wurde um {n} Prozent [teurer|billiger].
[Viele|Wenige|Manche] mögen {x} lieber als {y}.
{x} besteht aus {y} [und Wasser|].
{x} läuft auf Port {n}.
Der Schlüssel für {x} liegt [unter|hinter|neben] {y}.
""",
)


def day(source: Source) -> str:
    """A date as people write it."""
    month = source.pick(_MONTHS[source.language])
    return source.by(f"{source.number(1, 28)} {month}", f"{source.number(1, 28)}. {month}") + (
        f" {source.number(1990, 2031)}" if source.chance(0.4) else ""
    )


def slots(source: Source, about: str = "") -> dict[str, str]:
    """Values for what statements are about: `x` and `y` things, `p` a person, numbers, a date."""
    hour = source.number(6, 14)
    return {
        "x": about or source.noun(), "y": source.noun(), "p": source.name(), "n": str(source.number(2, source.pick([30, 300, 9000]))),
        "year": str(source.number(1700, 2026)), "h": str(hour), "h2": str(hour + source.number(1, 9)), "d": day(source),
        "v": f"{source.number(0, 30)}.{source.number(0, 20)}",
    }  # fmt: skip


def statement(source: Source, about: str = "") -> str:
    """A sentence that says something about a thing."""
    way = source.pick(FACTS.ways[source.language])
    text = "".join(text for text, _ in way.pieces(source.rng, slots(source, about)))
    return text[:1].upper() + text[1:] if not about else text


def site(source: Source) -> str:
    """A host that nobody knows: trelb.example.org, www.vodkaflug.de."""
    stem = "".join(mark for mark in source.noun().lower() if mark.isascii() and mark.isalnum()) or "site"
    if source.chance(0.25):
        stem += "-" + ("".join(mark for mark in source.made_word().lower() if mark.isascii() and mark.isalnum()) or "x")
    ending = source.pick(["de", "com", "org", "net", "io", "at", "ch", "eu", "info", "dev", "co.uk", "app", "wiki"])
    return source.pick(["", "", "www.", "", "blog.", "docs.", "en."]) + f"{stem}.{ending}"


def address(source: Source, *, typed: bool = False) -> str:
    """An address; `typed` as a person types it, without a scheme more often than not."""
    path = ""
    for _ in range(source.pick([0, 1, 1, 2])):
        path += "/" + ("".join(mark if mark.isascii() and mark.isalnum() else "-" for mark in source.noun()).strip("-") or "a")
    if path and source.chance(0.25):
        path += source.pick([".html", ".php", "/", f"?id={source.number(1, 9999)}", ".txt", f"#{source.number(1, 30)}"])
    scheme = "https://" if not typed or source.chance(0.45) else ""
    return scheme + site(source) + path
