"""Whether a request says not to do something."""

from __future__ import annotations

from itertools import pairwise

from ryxd.engine.gate.joined import CHANGING, READING
from ryxd.engine.gate.text import QUOTES, Request
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
_MEANT = {
    *(("nicht", word) for word in ("vergessen", "so", "zu", "sicher", "mehr", "weiter", "laenger", "nur")),
    *((no, "forget") for no in ("don't", "dont", "not", "never")), ("don't", "let"), ("dont", "let"),
}  # fmt: skip
"""What says no and forbids nothing: "not so loud" is quieter, "I don't need it any more" lets it go."""
_NO_LONGER = vocabulary("mehr anymore any longer laenger")
_TELLS = vocabulary("""
    ich wir er sie es man mein meine unser unsere weil denn da sonst das dies
    i we he she it it's that's they my our because since otherwise that this i'm i'll we're
""")
"""What a clause begins with that tells why, and asks for nothing."""
_NOUNED = vocabulary("der die das den the a an ein eine")
_FINITE = vocabulary("""
    ist sind war braucht brauchen laeuft hat haben wird werden soll kann darf muss geht
    is are was needs need has have will runs
""")
_ORDERS = (
    (CHANGING | READING)
    - vocabulary("sort order output fix display store build email mail format resize backup archive count check")
) | vocabulary("""
    spiel spiele stell stelle schalt schalte dreh drehe geh gehe nimm gib sperr sperre pausier pausiere stopp merk
    merke hol hole bring zeig leg wirf schmeiss fahr play pause put turn take lock mute go switch do touch
""")
"""What orders begin with, in both languages."""
_WANTED = vocabulary("want need will brauch brauche wollen")
_FEELS = vocabulary("like know mention tell disturb worry care mind keep want")
_ABSENT = vocabulary("gesehen stoeren bedanken gehen sprechen")
_BOUND = ",;:.!?…"
_DASHES = frozenset("-–—")


def _clauses(request: Request) -> list[tuple[str, ...]]:
    """The words between its marks and dashes."""
    clauses: list[list[str]] = [[]]
    for token in request.tokens:
        if token.raw not in _DASHES:
            clauses[-1].append(token.word)
        if token.raw in _DASHES or request.text[token.end - 1] in _BOUND:
            clauses.append([])
    return [tuple(clause) for clause in clauses if clause]


def forbids(request: Request) -> bool:
    """Say whether a request surely says nothing but what is not to be done: "don't open it", "lösche a.txt nicht".

    What only has a "not" in it is no matter of rules: a model reads it (decision 0088).
    """
    if _wanted_instead(request) or QUOTES.intersection(request.core):
        return False
    if not _MEANT.isdisjoint(pairwise(request.words)):
        return False
    clauses = _clauses(request)
    if not clauses or not _forbids(clauses[0]):
        return False
    return all(
        (each[0] in _TELLS and _WANTED.isdisjoint(each)) or (each[0] in _NOUNED and _FINITE.intersection(each))
        for each in clauses[1:]
    )


def _forbids(words: tuple[str, ...]) -> bool:
    if words[0] in {"please", "bitte"} and len(words) > 1:
        words = words[1:]
    if (_NO_LONGER | _INSTEAD).intersection(words) or len(words) < 2:
        return False
    if words[0] in {"don't", "dont"} or words[:2] == ("do", "not"):
        return _FEELS.isdisjoint(words[1:3])
    if words[0] == "never":
        return words[1] in _ORDERS
    if not _GERMAN.intersection(words):
        return False
    if words[0] in _I:
        return words[1] in _WISHES - {"mag"}
    if _I.intersection(words):
        return False
    last = words[-1]
    if last in _GERMAN and len(words) == 2:
        return True  # "das nicht"
    acts = last.endswith("en") and last not in _ABSENT and not _FINITE.intersection(words)
    return words[0] in _ORDERS or (acts and (words[0] in _STARTS or words[-2] in _GERMAN))


def _wanted_instead(request: Request) -> bool:
    """Say whether a negated request goes on with what is wanted: "don't shut down, just lock it"."""
    words = request.words
    behind = (request.words[at + 1 : at + 2] for at, token in enumerate(request.tokens) if token.comma)
    contrast = any(_INSTEAD.issuperset(word) and word for word in behind)
    only = words[1:2] and words[1] in _NOT_ONLY and any(token.comma for token in request.tokens[2:])
    return contrast or bool(only) or not _REMINDED.isdisjoint(pairwise(words))


def negated(request: Request) -> bool:
    """Say whether a request may be negated as a whole, so that no rule may take it for what it negates.

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
    # "Dateien die nicht leer sind" ends in its verb, "lösche das nicht" ends in the negation.
    if at == len(words) - 1 or request.tokens[at].comma:
        return not clause
    return not clause and words[at - 1] not in _RELATIVE
