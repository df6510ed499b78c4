"""The words of a text as they are compared: one spelling, whatever case, accents, umlauts or endings they have.

ß and ss, ü and ue are the same; Schlüsseln and Schlüssel, servers and server have a root in common. It is done
here and not by SQLite's tokenizer, which knows neither ß nor ue, and only the letters of Unicode 6.1.
A word that is seen for the first time takes the stemmers 0.3 ms: long texts are for a thread.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from threading import Lock

_ASCII = re.compile(r"[A-Za-z0-9]+")
_ACCENTS = re.compile("[\u0300-\u036f]")
_SPELLED = (("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Umlauts without the dots: what begins alike is still spelled alike, so words can be found by their beginning."""

_EMPTY = """
    a an the this that these those it its he she they them we us you your yours i me my mine our ours his
    her their is are was were be been being am do does did done has have had having will would can could
    shall should may might must of to in on at by for from with about into over under as and or but so if
    then than too also just what who whom whose which when where why how there here please tell say know
    named called s m ll re ve der die das den dem des ein eine einen einem einer eines dies dieser diese
    dieses diesen diesem jener es er sie wir uns ihr euch ihnen ihm ihn ich mich mir mein meine meinen
    meinem meiner meines du dich dir dein deine deinen deinem deiner unser unsere unseren unserem unserer
    sein seine seinen seinem seiner ihre ihren ihrem ihrer ist sind war waren wird werden wurde wurden bin
    bist habe hast hat haben hatte hatten kann kannst können soll sollen muss müssen mag will willst von zu
    zum zur in im an am auf bei mit nach aus für über unter um als und oder aber so wenn dann dass ob auch
    nur doch mal was wer wem wen wessen welche welcher welches welchen wann wo warum wieso wie da hier bitte
    sag sage weißt wissen heißt heiße heißen genannt
"""
"""Words that say nothing about what a text is about. Not among them: whatever denies (not, nicht, kein, never)."""

_SELF = frozenset({"user", "users", "benutzer", "benutzers", "nutzer", "nutzers"})
"""Whom a model speaks of where the user said "I"."""

_DENIES = frozenset({"not", "no", "never", "t", "without", "nicht", "nie", "niemals", "kein", "keine", "ohne"})
"""Words that turn what is beside them round; "t" is what is left of "don't"."""

_stemming = Lock()
"""A stemmer keeps the word it works on, and memory has a thread of its own."""


def words(text: str) -> tuple[str, ...]:
    """All of them, in their order, as they are compared."""
    return tuple(word for spoken in _spoken(text) if (word := _plain(spoken)))


def tells(text: str) -> bool:
    """Whether any of its words says what it is about. Quick: the stemmers are not asked."""
    return not _empty().issuperset(words(text))


def roots(text: str) -> tuple[str, ...]:
    """The roots of its words, by the rules of German and of English."""
    return tuple(dict.fromkeys(root for spoken in _spoken(text) for root in _roots(spoken)))


def root_of(text: str) -> dict[str, tuple[str, ...]]:
    """Each of its telling words with its roots; nothing where no word tells anything."""
    found = {word: _roots(spoken) for spoken in _spoken(text) if (word := _plain(spoken))}
    return {word: each for word, each in found.items() if word not in _empty()}


def repeats(text: str, said: str) -> bool:
    """Whether the telling words of a text stand together and in this order in what somebody said.

    In this order, without a gap and without a "not" beside them: nothing is turned round by leaving a word out,
    nor be put together anew.
    """
    wanted, there = _root_list(text), _root_list(said)
    size = len(wanted)
    for at in range(len(there) - size + 1) if wanted else ():
        beside = (*there[max(0, at - 1) : at], *there[at + size : at + size + 1])
        if _alike(wanted, there[at : at + size]) and all(_DENIES.isdisjoint(each) for each in beside):
            return True
    return False


def _root_list(text: str) -> list[frozenset[str]]:
    every = [(word, _roots(spoken)) for spoken in _spoken(text) if (word := _plain(spoken))]
    return [frozenset((word, *found)) for word, found in every if word not in _empty() | _SELF]


def _alike(one: Iterable[frozenset[str]], other: Iterable[frozenset[str]]) -> bool:
    return all(left & right for left, right in zip(one, other, strict=True))


def _spoken(text: str) -> list[str]:
    """The words with their umlauts, as a stemmer needs them."""
    if text.isascii():
        return _ASCII.findall(text.lower())
    # cut before it is normalised: a sign must not become part of the word beside it
    return [part for word in _cut(text) for part in _cut(_one_case(word))]


def _cut(text: str) -> list[str]:
    kept = (mark if mark.isalnum() or unicodedata.category(mark)[0] == "M" else " " for mark in text)
    return "".join(kept).split()


def _one_case(word: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", word).casefold())


@lru_cache(20_000)
def _plain(word: str) -> str:
    if not word.isascii():
        word = _ACCENTS.sub("", unicodedata.normalize("NFD", word))
    for spelled, plain in _SPELLED:
        word = word.replace(spelled, plain)
    return word


@lru_cache(20_000)
def _roots(spoken: str) -> tuple[str, ...]:
    with _stemming:
        found = [_plain(stem(spoken)) for stem in _stemmers()]
    return tuple(dict.fromkeys(root for root in found if root))


@cache
def _stemmers():  # type: ignore[no-untyped-def]  # noqa: ANN202, the library has no types
    import snowballstemmer  # type: ignore[import-untyped]  # here: 18 ms that the start does not need

    return tuple(snowballstemmer.stemmer(language).stemWord for language in ("german", "english"))


@cache
def _empty() -> frozenset[str]:
    return frozenset(words(_EMPTY))
