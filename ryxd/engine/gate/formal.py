"""Orders to a stranger, read as those to a friend: "Öffnen Sie bitte Firefox" is "öffne Firefox"."""

from __future__ import annotations

import re

from ryxd.engine.gate.vocabulary import vocabulary

_PLAIN = vocabulary("""
    machen suchen zeigen schauen holen sagen gehen bringen legen stellen schreiben nennen setzen ziehen schieben
    schalten rufen schicken erstellen räumen löschen tragen schließen führen drehen springen verschieben
    durchsuchen kopieren fügen spielen sperren hängen wählen notieren bewegen stoppen besuchen regeln fahren
    packen entpacken prüfen erhöhen senken pausieren duplizieren listen benennen ersetzen entfernen
""")
_OWN = {
    "öffnen": "öffne", "starten": "starte", "beenden": "beende", "lesen": "lies", "nehmen": "nimm", "geben": "gib",
    "werfen": "wirf", "lassen": "lass", "finden": "finde", "rechnen": "rechne", "berechnen": "berechne",
    "ändern": "ändere", "speichern": "speichere", "wechseln": "wechsle", "vergessen": "vergiss", "tun": "tu",
    "vergleichen": "vergleiche", "laden": "lade", "minimieren": "minimiere",
}  # fmt: skip
_ORDER = re.compile(
    r"(^(?:bitte[,:]?\s+)?|\b(?:und|dann)\s+)(\w+)\s+sie(?:\s+(?:bitte|doch|mal|nun|jetzt)\b)*(?=\s)",
    re.IGNORECASE,
)


def familiar(text: str) -> str:
    """The text, orders with "Sie" put as those with "du"; unchanged where there is none."""
    return _ORDER.sub(_order, text) if " sie" in text.lower() else text


def _order(found: re.Match[str]) -> str:
    verb = found[2].lower()
    order = _OWN.get(verb) or (verb.removesuffix("en") if verb in _PLAIN else None)
    return found[0] if order is None else f"{found[1]}{order}"
