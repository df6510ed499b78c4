"""The words around a request: courtesies before and after it, "tell me" before a question."""

from __future__ import annotations

from collections.abc import Mapping

from ryxd.engine.gate.vocabulary import phrases

Phrases = Mapping[str, tuple[tuple[str, ...], ...]]


def _grouped(text: str, end: int) -> Phrases:
    """Group phrases by their first (0) or last (-1) word, longest first."""
    groups: dict[str, list[tuple[str, ...]]] = {}
    for phrase in phrases(text):
        groups.setdefault(phrase[end], []).append(phrase)
    return {word: tuple(group) for word, group in groups.items()}


_BEFORE = _grouped(
    """
    please / pls / plz / hey / hi / hello / ok / okay / ryx / computer / so / now / just / quickly /
    kindly / can you / could you / would you / will you / can we / could we / can you maybe / i need
    you to / i want you to / i'd like you to / i would like you to / i'd love you to / i need to / i
    want to / i'd like to / i would like to / i wanna / would you mind / do me a favor and / do me a
    favour and / go ahead and / be so kind and / try to / help me / help me to / you can / bitte /
    hallo / mal / nun / jetzt / kannst du / kannst du mir / koenntest du / koenntest du mir /
    wuerdest du / wuerdest du mir / koennen sie / koennen sie mir / koennten sie / koennten sie mir
    / wuerden sie / willst du mir / willst mir / kannst mir / koenntest mir / wuerdest mir / ich
    moechte dass du / ich will dass du / ich moechte / ich will / ich wuerde gern / ich
    wuerde gerne / sei so nett und / sei so lieb und / sei so gut und
    """,
    0,
)
_AFTER = _grouped(
    """
    please / pls / plz / bitte / thanks / thank you / thank you very much / danke / danke schoen /
    dankeschoen / now / right now / jetzt / mal / sofort / schnell / quickly / asap / for me / fuer
    mich / will you / would you / could you / if you can / ryx / okay / ok
    """,
    -1,
)
_SAID_BEFORE = _grouped(
    """
    yo / hm / hmm / um / uhm / uh / aehm / aeh / oh / ah / well / alright / moin / servus / huhu / good
    morning / good evening / guten morgen / guten tag / guten abend / mal eben / mal schnell / mal kurz /
    kurz / eben / schnell / quick / real quick / bro / dude / mate / buddy / digga / komm / los / sei ein
    schatz und / be a dear and / would you be so kind and / would you be so kind to
    """,
    0,
)
_SAID_AFTER = _grouped(
    """
    thanks a lot / thanks a million / thanks a bunch / thanks so much / thank you so much / thank you
    kindly / thanks in advance / many thanks / thx / thnx / ty / tysm / cheers / please and thank you /
    pls and thank you / plz and thank you / danke dir / danke dir herzlich / danke euch / danke vielmals /
    danke im voraus / vielen dank / vielen lieben dank / vielen dank im voraus / besten dank / tausend
    dank / merci / merci vielmals / bitte danke / bitte schoen / bitteschoen / gefaelligst / wenn's geht /
    wenns geht / wenn es geht / wenn moeglich / wenn du magst / wenn du zeit hast / if possible / if you
    don't mind / if you would / when you can / when you get a chance / you're the best / you are the best
    / you rock / love you / waerst ein schatz / du bist ein schatz / bist ein schatz / mein lieber / meine
    liebe / mein freund / my friend / mate / buddy / bro / dude / digga / mal eben / mal kurz / mal
    schnell / kurz / real quick / really quick / right away / immediately / lol / haha / hehe
    """,
    -1,
)
"""What else people say around a request. All of it may be meant ("remember that I love you", "a folder called
cheers"), so it is left out only where nothing is understood with it."""
_ASKING = _grouped(
    """
    tell me / please tell me / just tell me / let me know / give me / do you know / do you happen to
    know / can you tell me / could you tell me / i need you to tell me / i need to know / i want to
    know / i wanna know / i must know / i would like to know / i'd like to know / got to know / know
    / show me / find out / say / sag / sag mir / sage mir / sag mir bitte / nenne mir / nenn mir /
    nenn / nenne / gib mir / gebe mir / verrate mir / verrat mir / zeig mir / zeige mir / i need / i
    want / i'd like / i would like / get me / remind me / ich brauche / ich haette gern / ich haette
    gerne / weisst du / weiss jemand / wisst ihr / mir sagen / sagen / ich wuesste gern / ich
    wuesste gerne / ich moechte wissen / ich will wissen / wissen
    """,
    0,
)


def request_in(words: tuple[str, ...]) -> tuple[int, int]:
    """Return where the request itself starts and ends among the words, "please" and the like taken off."""
    first, last = 0, len(words)
    while first < last and (length := _starts(words, first, _BEFORE)):
        first += length
    while last > first and (length := _ends(words, first, last, _AFTER)):
        last -= length
    return min(first, last), last


def request_within(words: tuple[str, ...]) -> tuple[int, int]:
    """Return where the request starts and ends, with whatever else people say around one taken off, too."""
    first, last = 0, len(words)
    while first < last and (length := _starts(words, first, _SAID_BEFORE) or _starts(words, first, _BEFORE)):
        first += length
    while last > first and (length := _ends(words, first, last, _SAID_AFTER) or _ends(words, first, last, _AFTER)):
        last -= length
    return min(first, last), last


def without_ask(words: tuple[str, ...]) -> tuple[str, ...]:
    """Take "tell me", "weißt du" and the like off the front."""
    first = 0
    while first < len(words) and (length := _starts(words, first, _ASKING)):
        first += length
    return words[first:]


def _starts(words: tuple[str, ...], at: int, known: Phrases) -> int:
    """Return how many words the longest known phrase at this place has; 0 when there is none."""
    for phrase in known.get(words[at], ()):
        if words[at : at + len(phrase)] == phrase:
            return len(phrase)
    return 0


def _ends(words: tuple[str, ...], first: int, last: int, known: Phrases) -> int:
    for phrase in known.get(words[last - 1], ()):
        if len(phrase) <= last - first and words[last - len(phrase) : last] == phrase:
            return len(phrase)
    return 0
