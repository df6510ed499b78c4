"""Which sum a request asks for, written as an expression."""

from __future__ import annotations

import re

from ryxd.core.numbers import read_number
from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.sums import Sum, parse
from ryxd.engine.gate.text import Request, fold
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_LEX = re.compile(
    r"\d+(?:st|nd|rd|th)\b|\d[\d.,]*|\.\d+|\*\*|//|[-+*/%^()!=√×÷·−:,]|[a-z]+(?:[-'][a-z]+)*|[$€£?]|\s+|.",
    re.DOTALL,
)
_SYMBOLS = frozenset("+*/%^=√!×÷·-−")
_WORDS = vocabulary("""
    plus minus times mal multiplied divided divide multiply add subtract over durch geteilt hoch
    squared cubed square root wurzel quadratwurzel kubikwurzel cube percent percentage prozent mod
    modulo sum summe product produkt difference differenz average durchschnitt mittelwert mean
    factorial fakultaet half haelfte quarter viertel third drittel double doppelte twice quotient
    off power quadrat remainder rest addiere addier subtrahiere multipliziere dividiere teile ziehe
    zieh x into total from
""")
_LEADS = phrases("""
    what do you get when you / what do you get if you / what do you get when / if something is / if
    an item is / if it's / was kommt raus bei / was kommt heraus bei / how much would be / how much
    is / how much are / how much does / how many is / what would be / what will be / what is / what
    are / what's / whats / what do / what does / what / calculate / compute / work out / evaluate /
    solve / figure out / i need help with / help with / do / do the math on / do the math for / was
    ist / was sind / was ergibt / was ergeben / was macht / was gibt / wie viel ist / wie viel sind
    / wie viel ergibt / wie viel macht / wie viel gibt / wie viel ergeben / wieviel ist / wieviel
    sind / wieviel ergibt / wieviel macht / wieviel gibt / rechne mir / rechne / berechne mir /
    berechne / was / wie viel / wieviel
""")
_NAMES = phrases("""
    the answer to / the answer of / the result of / the solution to / the solution of / the value of
    / result of / answer to / solution to / value of / das ergebnis von / das ergebnis aus /
    ergebnis von / die loesung von / die loesung fuer / der wert von / the / die / das / der / den
""")
_TAILS = frozenset(
    {
        "is",
        "are",
        "equals",
        "equal",
        "make",
        "makes",
        "ist",
        "sind",
        "ergibt",
        "ergeben",
        "macht",
        "gibt",
        "aus",
        "=",
        "together",
        "zusammen",
    }
)
_QUESTIONS = phrases("""
    how much is it / how much is that / what is it / what is that / how much would it be / wie viel
    ist das / was ist das
""")
_IDIOMS = frozenset({"24/7", "9/11", "7/11", "50/50", "20/20", "10-4", "9-5", "50-50", "1-1", "0-0"})
_DATE_LIKE = re.compile(r"\d{4}-\d\d?-\d\d?|\d\d?/\d\d?/\d{2,4}|\d[\d ]*(?:-\d+){2,}|\+\d[\d /-]{6,}")
_CURRENCY = frozenset({"$", "€", "£", "dollar", "dollars", "euro", "euros", "pounds", "bucks"})
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+")
_TAUSENDER = re.compile(r"\d{1,3}(?:\.\d{3})+")
_MOST_ITEMS = 60  # bounds the parser's recursion


def classify_arithmetic(request: Request) -> Verdict | None:
    """Return the verdict for a sum with its expression (C1); None when the text isn't one from end to end."""
    expression = expression_in(request)
    if expression is None:
        return None
    return request.trivial("calculator", "calculate", {"expression": expression}, {"expression": expression})


def expression_in(request: Request) -> str | None:
    """Return the request's sum in the calculator's grammar, or None."""
    if not request.bag & _WORDS and not any(sign in request.core for sign in _SYMBOLS):
        return None
    words = without_ask(request.words)
    skipped = len(request.words) - len(words)
    spoken = fold(request.core[request.tokens[skipped].start - request.tokens[0].start :]) if words else ""
    bare = spoken.strip(" ?!.=")
    if bare in _IDIOMS or _DATE_LIKE.fullmatch(bare):
        return None
    items = _items(spoken.strip(" ?."), request.language)
    if items is None:
        return None
    led = _take(items, _LEADS)
    _take(items, _NAMES)
    for tail in _QUESTIONS:
        if tuple(items[-len(tail) :]) == tail:
            del items[-len(tail) :]
            led = True
    while items and (items[-1] in _TAILS or items[-1] == ","):
        items.pop()
    if not items or not any(item[0].isdigit() or item[0] == "." for item in items):
        return None
    sum_: Sum | None = parse(items)
    if sum_ is None or not (sum_.operators or (led and sum_.functions)):
        return None
    return sum_.text


def _take(items: list[str], leads: tuple[tuple[str, ...], ...]) -> bool:
    for lead in leads:
        if tuple(items[: len(lead)]) == lead:
            del items[: len(lead)]
            return True
    return False


def _items(text: str, language: str) -> list[str] | None:
    """Cut the text into numbers (digits with a point), words and signs; None where it holds anything else."""
    pieces = [piece.group() for piece in _LEX.finditer(text) if not piece.group().isspace()]
    if len(pieces) > _MOST_ITEMS:
        return None
    items: list[str] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        number = read_number(pieces, at) if piece[0].isalpha() else None
        if number is not None:
            items.append(number[0])
            at = number[1]
            continue
        if piece[0].isdigit():
            items.extend(_digits(piece, language))
        elif piece in {"$", "€", "£"} or (piece in _CURRENCY and items and items[-1][0].isdigit()):
            pass
        elif piece == "?" or (len(piece) == 1 and not piece.isalnum() and piece not in "-+*/%^()!=√×÷·−:,."):
            return None
        else:
            items.append(piece)
        at += 1
    return items


def _digits(piece: str, language: str) -> list[str]:
    """Write a number with a decimal point; a comma that ends a list item stays an item."""
    bare = piece.rstrip(".,")
    comma = [","] if "," in piece[len(bare) :] else []
    if language == "de" and _TAUSENDER.fullmatch(bare):
        bare = bare.replace(".", "")
    elif language == "de" and bare.count(",") == 1:
        bare = bare.replace(".", "").replace(",", ".")
    elif _THOUSANDS.fullmatch(bare.partition(".")[0]):
        bare = bare.replace(",", "")
    elif bare.count(",") == 1 and "." not in bare:
        bare = bare.replace(",", ".")
    return [bare, *comma] if bare.count(".") <= 1 and "," not in bare else ["?", *comma]
