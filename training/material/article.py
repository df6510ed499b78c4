"""Articles: which one a German noun takes, and how people say "the" and "a" before what they look for."""

from training.source import Source

_WOMEN = ["ung", "heit", "keit", "schaft", "tät", "tion", "ie", "ik", "ei", "ur", "in", "e", "steuer", "hochzeit", "arbeit", "post", "firma", "oma", "datei", "mail", "liste", "karte", "cv", "pdf-datei", "schrift", "antwort", "übersicht", "last", "zeit", "wahl", "bank", "uni", "not", "kunst", "lust"]
_MEN = ["vertrag", "lauf", "urlaub", "tag", "garten", "bericht", "brief", "berg", "fluss", "zug", "flug", "pass", "schein", "plan", "entwurf", "roman", "ordner", "antrag", "bescheid", "auszug", "ausweis", "clip", "film", "song", "text", "zettel", "kalender", "katalog", "beleg", "termin", "kurs", "code", "test", "scan", "screenshot", "er", "or", "ismus", "ig", "ling"]
_THINGS = ["rad", "protokoll", "foto", "bild", "schloss", "hotel", "kapitel", "gedicht", "lied", "dokument", "skript", "video", "pdf", "archiv", "buch", "heft", "haus", "auto", "spiel", "chen", "lein", "ment", "um", "zeugnis", "formular", "rezept", "angebot", "konto", "jpg", "png", "csv", "zip", "docx", "xlsx", "pptx", "mp3", "mp4", "epub", "txt", "e-book", "ebook", "blatt", "logo", "projekt", "konzept", "passwort"]
_SEVERAL = ["noten", "hausaufgaben", "mängel", "unterlagen", "notizen", "fotos", "bilder", "videos", "dateien", "dokumente", "rechnungen", "verträge", "daten"]


def gender(word: str) -> str:
    """Of a German noun by its ending: f, m, n, or p for a plural; empty where nobody can tell."""
    low = word.lower().strip('"')
    endings = [(ending, sex) for sex, words in (("f", _WOMEN), ("m", _MEN), ("n", _THINGS), ("p", _SEVERAL)) for ending in words]
    fits = [(len(ending), sex) for ending, sex in endings if low.endswith(ending)]
    return max(fits)[1] if fits else ""


_DE = {
    # definite in the accusative, definite in the nominative, indefinite in the accusative
    "f": (("die", "meine", "die", "unsere", "diese"), ("die", "meine", "die", "unsere", "diese"), ("eine", "ne", "irgendeine")),
    "m": (("den", "meinen", "mein", "den", "diesen"), ("der", "mein", "der", "unser", "dieser"), ("einen", "nen", "irgendeinen")),
    "n": (("das", "mein", "das", "unser", "dieses"), ("das", "mein", "das", "unser", "dieses"), ("ein", "n", "irgendein")),
    "p": (("die", "meine", "die", "alle", "unsere"), ("die", "meine", "die", "alle", "unsere"), ("irgendwelche", "ein paar", "")),
}


def slots(source: Source, what: str, head: str, *, plural: bool) -> dict[str, str]:
    """`what`, and with articles: `the` (accusative), `nom` (nominative), `a`."""
    if not source.german:
        some = source.pick(["any", "some", ""]) if plural else "an" if what[:1].lower() in "aeiou" else "a"
        the = source.pick(["the", "my", "the", "my", "that" if not plural else "those", "all my" if plural else "our", "", ""])
        return {"what": what, "the": f"{the} {what}".strip(), "nom": f"{the} {what}".strip(), "a": f"{some} {what}".strip()}
    known = "p" if plural else gender(head) or source.pick("fmn")
    if source.chance(0.25):
        return {"what": what, "the": what, "nom": what, "a": what}
    definite, nominative, indefinite = _DE[known]
    at = source.number(0, len(definite) - 1)
    some = f"{source.pick(indefinite)} {what}".strip()
    return {"what": what, "the": f"{definite[at]} {what}", "nom": f"{nominative[at]} {what}", "a": some}
