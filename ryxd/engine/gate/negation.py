"""Whether a request says not to do something."""

from __future__ import annotations

from itertools import pairwise

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.vocabulary import vocabulary

_STARTS = frozenset(
    {"don't", "dont", "never", "nicht", "not", "niemals", "nie", "kein", "keine", "keinen", "keines", "stop"}
)
_GERMAN = frozenset({"nicht", "niemals", "kein", "keine", "keinen", "keinem", "keiner", "nie"})
_RELATIVE = frozenset({"die", "der", "das", "den", "dem", "deren", "dessen", "welche", "wo", "dass", "ob", "wenn"})
_INSTEAD = vocabulary("just only rather instead but bloss nur sondern lieber stattdessen dafuer aber")
_NOT_ONLY = vocabulary("just only nur bloss")
_NEEDED = vocabulary("brauche brauch brauchen braucht gebraucht benoetige benoetigen benoetigt noetig")
_I = vocabulary("ich wir")
_WISHES = vocabulary("will wills wuensche moechte moecht moechten wollen wollte wollten mag")
_REMINDED = {("vergiss", "nicht"), ("forget", "to"), ("forget", "that")}


def wanted_instead(request: Request) -> bool:
    """Say whether a negated request goes on with what is wanted: "don't shut down, just lock it"."""
    words = request.words
    behind = (request.words[at + 1 : at + 2] for at, token in enumerate(request.tokens) if token.comma)
    contrast = any(_INSTEAD.issuperset(word) and word for word in behind)
    only = words[1:2] and words[1] in _NOT_ONLY and any(token.comma for token in request.tokens[2:])
    return contrast or bool(only) or not _REMINDED.isdisjoint(pairwise(words))


def negated(request: Request) -> bool:
    """Say whether the request as a whole is negated: "don't open it", "öffne youtube nicht".

    A "not" inside a description ("files not owned by root", "Dateien, die nicht leer sind") negates nothing.
    """
    words = request.words
    if not words:
        return False
    if (words[0] in _STARTS and words[0] != "stop" and words[:2] != ("never", "mind")) or words[:2] == (
        "do",
        "not",
    ):
        return True
    if words[:3] in {("i", "don't", "want"), ("i", "dont", "want")} or words[:4] == ("i", "do", "not", "want"):
        return True
    if words[0] == "please" and len(words) > 1 and words[1] in _STARTS:
        return True
    found = request.bag & _GERMAN
    if not found:
        return False
    at = min(words.index(word) for word in found)
    if "mehr" in words[at + 1 : at + 2] and request.bag & _NEEDED:
        return False  # what is not needed any more may go
    if words[0] in _I and words[1] not in _WISHES and request.tokens[at].comma:
        return False  # "ich seh die Leiste nicht, wie spät ist es"
    clause = any(token.comma for token in request.tokens[:at])
    # "Dateien die nicht leer sind" ends in its verb, "lösche die Datei nicht" ends in the negation.
    if at == len(words) - 1:
        return not clause
    return not clause and words[at - 1] not in _RELATIVE
