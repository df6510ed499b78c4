"""German orders and questions as strangers are asked: "such X" becomes "suchen Sie X", "kannst du" becomes "können Sie"."""

import random
import re

from training.phrases import Piece

_STEMS = {
    "mach": "machen", "zeig": "zeigen", "schau": "schauen", "hol": "holen", "sag": "sagen", "such": "suchen", "suche": "suchen",
    "öffne": "öffnen", "nimm": "nehmen", "lass": "lassen", "lies": "lesen", "geh": "gehen", "bring": "bringen", "leg": "legen",
    "lege": "legen", "stell": "stellen", "stelle": "stellen", "schreib": "schreiben", "nenn": "nennen", "find": "finden",
    "finde": "finden", "setz": "setzen", "starte": "starten", "start": "starten", "wirf": "werfen", "tu": "tun", "zieh": "ziehen",
    "schieb": "schieben", "liste": "listen", "prüf": "prüfen", "beende": "beenden", "zähl": "zählen", "pack": "packen",
    "schalt": "schalten", "ruf": "rufen", "wechsel": "wechseln", "wechsle": "wechseln", "schick": "schicken", "erstell": "erstellen",
    "erstelle": "erstellen", "räum": "räumen", "lösch": "löschen", "lösche": "löschen", "trag": "tragen", "schließ": "schließen",
    "schließe": "schließen", "rechne": "rechnen", "berechne": "berechnen", "führ": "führen", "führe": "führen", "dreh": "drehen",
    "speicher": "speichern", "spring": "springen", "verschieb": "verschieben", "verschiebe": "verschieben",
    "durchsuch": "durchsuchen", "fass": "fassen", "kopier": "kopieren", "füg": "fügen", "füge": "fügen", "entfern": "entfernen",
    "entferne": "entfernen", "lade": "laden", "lad": "laden", "änder": "ändern", "ändere": "ändern", "tipp": "tippen",
    "korrigier": "korrigieren", "check": "checken", "vergiss": "vergessen", "sortier": "sortieren", "streich": "streichen",
    "kürz": "kürzen", "ermittle": "ermitteln", "ersetz": "ersetzen", "ersetze": "ersetzen", "benenn": "benennen",
    "benenne": "benennen", "guck": "gucken", "tausch": "tauschen", "wiederhol": "wiederholen", "häng": "hängen",
    "hänge": "hängen", "merk": "merken", "fahr": "fahren", "wähl": "wählen", "verleg": "verlegen", "notier": "notieren",
    "beweg": "bewegen", "richte": "richten", "stopp": "stoppen", "übersetz": "übersetzen", "besuch": "besuchen",
    "besuche": "besuchen", "sammel": "sammeln", "entsorg": "entsorgen", "entsorge": "entsorgen", "vergleich": "vergleichen",
    "archivier": "archivieren", "überschreib": "überschreiben", "untersuch": "untersuchen", "erklär": "erklären",
    "ergänz": "ergänzen", "erhöh": "erhöhen", "erhöhe": "erhöhen", "senk": "senken", "senke": "senken", "sperr": "sperren",
    "spiel": "spielen", "zeige": "zeigen", "gehe": "gehen", "blätter": "blättern", "erinner": "erinnern", "frag": "fragen",
    "heb": "heben", "halt": "halten", "behalt": "behalten", "notiere": "notieren", "aktivier": "aktivieren", "sieh": "sehen",
}  # fmt: skip
"""Orders and the form that goes with "Sie"."""
_ASKED = {"kannst": "können", "könntest": "könnten", "würdest": "würden", "willst": "wollen", "magst": "mögen", "hast": "haben", "weißt": "wissen"}
_ASKING = re.compile(rf"\b({'|'.join(_ASKED)}) du\b", re.IGNORECASE)
_CLOSE = re.compile(r"\b(?:du|dir|dich|deine?[mnrs]?|mal schnell|hey|yo)\b", re.IGNORECASE)
_ORDER = re.compile(r"(\w+)(?= |$)")
_GIVE = re.compile(r"^gib(?= )")


def formal(pieces: list[Piece], rng: random.Random, *, imperative: bool) -> list[Piece]:
    """The same for a stranger; unchanged where that can't be told from the words."""
    found = [(_ASKING.sub(_asked, text), kept) if not kept else (text, kept) for text, kept in pieces]
    changed = found != list(pieces)
    if any(not kept and _CLOSE.search(text) for text, kept in found):
        return pieces
    if changed or not imperative or not found or found[0][1]:
        return found
    first = _GIVE.sub("geben Sie", found[0][0])
    order = _ORDER.match(first)
    if first == found[0][0]:
        if order is None or order[1].lower() not in _STEMS:
            return pieces
        first = f"{_STEMS[order[1].lower()]} Sie{first[order.end() :]}"
    if rng.random() < 0.35:
        first = f"bitte {first}"
    elif rng.random() < 0.5:
        first = first.replace(" Sie", " Sie bitte", 1)
    return [(first, False), *found[1:]]


def _asked(match: re.Match[str]) -> str:
    told = _ASKED[match[1].lower()]
    return f"{told.capitalize() if match[1][0].isupper() else told} Sie"
