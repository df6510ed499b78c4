"""When a file was last changed, in the words of a request: "from last week", "vom März"."""

from __future__ import annotations

from ryxd.engine.gate.text import Token
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_SPOKEN = {
    "today": "today / heute / heutige / heutigen",
    "yesterday": "yesterday / yesterday's / gestern / gestrige / gestrigen",
    "this_week": "this week / this week's / diese woche / dieser woche",
    "last_week": "last week / last week's / past week / letzte woche / letzter woche / vergangene woche / "
    "vergangener woche / vorige woche / voriger woche",
    "this_month": "this month / this month's / diesen monat / diesem monat / dieses monats",
    "last_month": "last month / last month's / past month / letzten monat / letztem monat / letzten monats / "
    "vergangenen monat / vorigen monat",
    "this_year": "this year / this year's / dieses jahr / diesem jahr / dieses jahres",
    "last_year": "last year / last year's / letztes jahr / letztem jahr / letzten jahres / letzten jahr / "
    "voriges jahr / vergangenes jahr / vorigem jahr",
    "january": "january / januar / jaenner",
    "february": "february / februar",
    "march": "march / maerz",
    "april": "april",
    "may": "may / mai",
    "june": "june / juni",
    "july": "july / juli",
    "august": "august",
    "september": "september",
    "october": "october / oktober",
    "november": "november",
    "december": "december / dezember",
}
"""The periods that search_files knows (tools/search/period.py), as people say them."""
_PHRASES = sorted(
    ((phrase, when) for when, spoken in _SPOKEN.items() for phrase in phrases(spoken)),
    key=lambda entry: -len(entry[0]),
)
_PREPOSITIONS = vocabulary("from of in on during since von vom aus im am seit ab dated")
_MODAL = frozenset({"may", "march"})
"""Months only behind a preposition: they are other words too."""
CHANGED = vocabulary("""
    modified changed edited saved created downloaded updated written geaendert geaenderte geaenderten
    bearbeitet bearbeitete bearbeiteten gespeichert gespeicherte gespeicherten erstellt erstellte
    erstellten heruntergeladen heruntergeladene heruntergeladenen
""")


def dated(tokens: tuple[Token, ...]) -> tuple[str | None, tuple[Token, ...]]:
    """Return the period that the tokens name, and the tokens without it; (None, tokens) when they name none."""
    words = tuple(token.word for token in tokens)
    for phrase, when in _PHRASES:
        for at in range(len(words) - len(phrase) + 1):
            if words[at : at + len(phrase)] != phrase:
                continue
            first = at - 1 if at and words[at - 1] in _PREPOSITIONS else at
            if phrase[0] in _MODAL and first == at:
                continue
            rest = tokens[:first] + tokens[at + len(phrase) :]
            return when, tuple(token for token in rest if token.word not in CHANGED)
    return None, tokens
