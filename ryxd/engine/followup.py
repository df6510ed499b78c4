"""Which short answer to what was just shown ("Open it?") this is, and which item it means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ryxd.agents.presenting import Offer
from ryxd.engine.gate.text import fold
from ryxd.engine.gate.vocabulary import Sentences

Kind = Literal[
    "accept", "decline", "open", "read", "more", "cancel", "list", "all", "both", "other", "delete", "do",
]  # fmt: skip

_LONGEST = 80
_SPACES = re.compile(r"[\s,;.!?…:\"“”„]+")


@dataclass(frozen=True)
class FollowUp:
    """What the user wants done with the results on the table."""

    kind: Kind
    index: int | None
    """Which item, counted from 0; -1 is the last; None when none was named. It may lie beyond the items."""
    several: tuple[int, ...] = ()
    """All of them when more than one was named."""


_YES = (
    r"(?:yes|y|yep|yeah|yup|sure|ok|okay|alright|of course|go ahead|do it|do that|please do|yes please"
    r"|please|correct|right|exactly|absolutely"
    r"|ja|j|jo|jep|jawohl|klar|gern|gerne|natuerlich|sicher|genau|mach|mach das|mach es|mach's|machs|tu"
    r" es|bitte|passt|in ordnung|ja bitte|ja gern|ja gerne)"
)
_IT = (
    r"(?:it|that|this|that one|this one|them|the file|the result"
    r"|es|sie|ihn|das|die|diese|dieses|die datei|das da|den)"
)
_PLEASE = r"(?: please| bitte| mal| now| jetzt| for me| then| dann| doch)*"
_LEAD = (
    r"(?:(?:can you|could you|kannst du|koenntest du|please|bitte|then|dann|und|and|so|now|well|hm|just|also"
    r"|ok|okay|yes|ja|no|nein|nee|ne|noe|nope|sorry|oops|ups|wait|halt|doch|lieber|actually) )*"
)
_OPEN = (
    rf"(?:open(?: up)?(?: {_IT})?(?: up)?|launch {_IT}|show {_IT}|oeffne(?:n)?(?: mal| bitte)*(?: {_IT})?"
    rf"|mach(?:e)?(?: mal| bitte)*(?: {_IT})? auf"
    rf"|mach's(?: mal| bitte)* auf|machs auf|auf|aufmachen|(?:{_IT} )?oeffnen|{_IT} aufmachen|zeig(?:e)?"
    rf" {_IT})"
)
_NO = (
    r"(?:no|n|nope|nah|no thanks|no thank you|not now|don't|do not|leave it|never|don't open it|no need"
    r"|better not|rather not|forget it|neither"
    r"|nein|nee|ne|noe|nein danke|lass|lass es|lass das|lass mal|lass gut sein|lieber nicht|nicht|nicht"
    r" oeffnen|brauche ich nicht|keins|keine|keines"
    r"|keinen|danke nein|bloss nicht|besser nicht|mach es nicht auf|oeffne es nicht)"
)
_ORDINALS = {
    "first": 0,
    "1st": 0,
    "second": 1,
    "2nd": 1,
    "third": 2,
    "3rd": 2,
    "fourth": 3,
    "4th": 3,
    "fifth": 4,
    "5th": 4,
    "sixth": 5,
    "6th": 5,
    "seventh": 6,
    "7th": 6,
    "eighth": 7,
    "8th": 7,
    "ninth": 8,
    "9th": 8,
    "tenth": 9,
    "10th": 9,
    "last": -1,
    "final": -1,
    "bottom": -1,
    "top": 0,
    "erste": 0,
    "zweite": 1,
    "dritte": 2,
    "vierte": 3,
    "fuenfte": 4,
    "sechste": 5,
    "siebte": 6,
    "siebente": 6,
    "achte": 7,
    "neunte": 8,
    "zehnte": 9,
    "letzte": -1,
    "oberste": 0,
    "unterste": -1,
}
_CARDINALS = {
    word: index
    for words in (
        "one two three four five six seven eight nine ten",
        "eins zwei drei vier fuenf sechs sieben acht neun zehn",
    )
    for index, word in enumerate(words.split())
}
_ORDINAL = "|".join(
    sorted((f"{word}(?:[nrs]|n)?" if word.endswith("te") else word for word in _ORDINALS), key=len, reverse=True)
)
_NOUN = r"(?: (?:one|file|result|item|entry|hit|match|datei|ergebnis|treffer|eintrag|davon|of them))?"
_THE = r"(?:the|das|die|den|der|dem|nur das|nur die)"
_WHICH = (
    rf"(?:(?:{_THE} )?(?P<ordinal>{_ORDINAL}){_NOUN}|(?:number |no |nummer |nr |#|result |item |ergebnis "
    rf"|treffer |datei |file |option |die |the )?"
    rf"(?P<cardinal>#?\d{{1,4}}|{'|'.join(_CARDINALS)}))"
)
_READ_VERB = (
    r"(?:read(?: me| out)*|read out loud|read aloud|lies(?: mir| mal| bitte)*|lese|vorlesen"
    r"|was steht in|what's in|what is in|show me what's in)"
)
_READ = (
    rf"(?:read(?: me| out)*(?: {_IT})?(?: out| aloud| out loud| to me| for me)*|lies(?: mir| mal|"
    rf" bitte)*(?: {_IT})?(?: mal| bitte)*(?: vor)?|vorlesen|{_IT} vorlesen"
    r"|what does (?:it|that|this) say|what's in (?:it|there|that)|what is in (?:it|there|that)|what's it"
    r" say|was steht drin|was steht da|was steht da drin"
    r"|was steht darin|was ist drin|und was steht drin|show me what's in it|zeig mir was drin steht|zeig"
    r" mir den inhalt|show me the contents?)"
)
_MORE = (
    r"(?:more|show more|show me more|more results|more please|any more|any others|search everywhere|look"
    r" everywhere|search everything|everywhere"
    r"|search again everywhere|search the whole (?:disk|system|computer)|keep looking|keep searching|look"
    r" further|search further|next page"
    r"|mehr|mehr davon|zeig mehr|zeig mir mehr|zeige mehr|noch mehr|weitere|weitere ergebnisse|mehr"
    r" ergebnisse|such(?:e)? ueberall|ueberall|ueberall suchen"
    r"|such(?:e)? weiter|weitersuchen|weiter suchen|such(?:e)? auf (?:dem ganzen|der ganzen) (?:system"
    r"|rechner|platte|computer))"
)
_LIST = (
    r"(?:show (?:them|it|the results|the list|me the list|me the results|me them)(?: again| once more)?"
    r"|list them(?: again)?|list again|the list again|again"
    r"|what were they|show all(?: of them)?|list all|zeig(?:e)?(?: mir)? (?:sie|die liste|die ergebnisse"
    r"|alle)(?: nochmal| noch mal| noch einmal| wieder)?"
    r"|nochmal|nochmal zeigen|die liste nochmal|liste nochmal|liste|list|welche waren das|which ones)"
)
_VERB = r"(?:(?:open(?: up)?|show me|launch|oeffne|zeig(?:e)?(?: mir)?|mach(?:e)?|nimm|take)(?: mal| bitte)* )?"
_END = r"(?: (?:oeffnen|aufmachen|auf|zeigen))?"
_BOTH = rf"{_VERB}(?:both(?: of them)?|the two(?: of them)?|(?:die )?beiden?(?: dateien)?){_END}"
_ALL = (
    rf"(?:{_VERB}(?:all(?: of them| of these)?|all files|them all|everything|(?:sie )?alle(?: davon| dateien)?)"
    r"(?: oeffnen| aufmachen| auf)?|open them all)"
)
_OTHER = rf"{_VERB}(?:the|die|das|den|der) (?:other|andere[nrs]?)(?: one| file| datei)?{_END}"
_CANCEL = (
    r"(?:cancel|abort|never ?mind|forget about it|stop|stop it|quit|cancel that|cancel it|scrap that"
    r"|abbrechen|abbruch|brich ab|brich das ab|stopp"
    r"|vergiss es|vergiss das|schon gut|egal|hoer auf|beenden)"
)

_OPEN_WHICH = Sentences(
    rf"{_LEAD}(?:open(?: up)?|oeffne|launch|show me|take|use|nimm|zeig mir|zeig|mach(?:e)?)? ?(?:mal "
    rf"|bitte )*{_WHICH}(?: (?:auf|oeffnen|open|aufmachen))?{_PLEASE}"
)
_ABOUT_WHICH = Sentences(rf"(?:and|und|what about|was ist mit|how about) {_WHICH}")
_READ_WHICH = Sentences(
    rf"{_LEAD}{_READ_VERB} (?:mal |bitte )*{_WHICH}(?: (?:vor|out|to me|aloud|out loud))?{_PLEASE}"
)
_DELETE_VERB = r"(?:delete|remove|trash|bin|loesche?|entfern(?:e)?|wirf)"
_GONE = r"(?: (?:weg|away|in den papierkorb|to the trash|into the trash))?"
_DELETE = Sentences(
    rf"{_LEAD}(?:{_DELETE_VERB}(?: mal| bitte)* (?:{_IT}|all(?: of them)?|them all|alle)"
    rf"|(?:{_IT}|alle) (?:loeschen|entfernen))"
    rf"{_GONE}{_PLEASE}"
)
_DELETE_WHICH = Sentences(
    rf"{_LEAD}(?:{_DELETE_VERB} (?:mal |bitte )*)?{_WHICH}(?: loeschen| entfernen)?{_GONE}{_PLEASE}"
)
_WHICH_ONE: tuple[tuple[Kind, Sentences], ...] = (
    ("read", _READ_WHICH),
    ("open", _OPEN_WHICH),
    ("delete", _DELETE_WHICH),
    ("open", _ABOUT_WHICH),
)
_SEVERAL = Sentences(
    rf"{_LEAD}{_VERB}(?:number |nummer |die |the )?"
    rf"(?P<numbers>\d{{1,3}}(?: (?:and |und )?\d{{1,3}})+){_END}{_PLEASE}"
)
_NO_INDEX = frozenset({"show me one", "take one", "use one", "one please"})
_PLAIN: tuple[tuple[Kind, Sentences], ...] = (
    ("delete", _DELETE),
    ("decline", Sentences(rf"(?:{_NO}|nein {_NO}|no {_NO})(?: thanks| thank you| danke| please| bitte)*")),
    ("accept", Sentences(rf"{_YES}(?: {_YES})?(?: (?:please|bitte|do it|do that|gern|gerne|thanks|danke))*")),
    ("accept", Sentences(rf"{_LEAD}{_OPEN}{_PLEASE}")),
    ("accept", Sentences(rf"{_YES} {_OPEN}{_PLEASE}")),
    ("read", Sentences(rf"{_LEAD}{_READ}{_PLEASE}")),
    ("more", Sentences(rf"{_LEAD}{_MORE}{_PLEASE}")),
    ("list", Sentences(rf"{_LEAD}{_LIST}{_PLEASE}")),
    ("both", Sentences(rf"{_LEAD}{_BOTH}{_PLEASE}")),
    ("all", Sentences(rf"{_LEAD}{_ALL}{_PLEASE}")),
    ("other", Sentences(rf"{_LEAD}{_OTHER}{_PLEASE}")),
    ("cancel", Sentences(rf"{_CANCEL}{_PLEASE}")),
)


def follow_up(text: str, offer: Offer) -> FollowUp | None:
    """What a short answer means; after a search without a result only "search everywhere" means anything.

    Where it was asked whether a guess should be done, a yes or a no is about that.
    """
    if offer.guess is not None and (yes := yes_or_no(text)) is not None:
        return FollowUp("do" if yes else "decline", None)
    if offer.shown or offer.wider is None:
        follow = resolve(text, len(offer.shown))
        named = follow is not None and follow.index is not None
        asks = bool(offer.question or offer.choices)  # a folder's list does not: "ok" to it answers nothing
        return follow if named or asks else None
    follow = resolve(text, 1)
    return follow if follow is not None and follow.kind == "more" else None


def resolve(text: str, items: int) -> FollowUp | None:
    """Read a short answer in a conversation that shows `items` results and has asked "Open it?" (SPEC C1).

    Returns None for anything that isn't surely such an answer ("open youtube"), and when nothing is shown.
    An index beyond the items is returned as it was said: the caller tells the user.
    """
    if items <= 0 or len(text) > _LONGEST:
        return None
    said = " ".join(_SPACES.sub(" ", fold(text)).split())
    for kind, pattern in _WHICH_ONE:
        found = pattern.fullmatch(said)
        if found is not None and said not in _NO_INDEX:
            index = _index(found)
            if index is not None:
                return FollowUp(kind, index)
    found = _SEVERAL.fullmatch(said)
    if found is not None:
        named = tuple(int(number) - 1 for number in re.findall(r"\d+", found["numbers"]))
        return FollowUp("open", named[0], named) if min(named) >= 0 else None
    for kind, pattern in _PLAIN:
        if pattern.fullmatch(said):
            return FollowUp(kind, None)
    return None


_SAID_YES = Sentences(rf"{_YES}(?: {_YES})?(?: (?:please|bitte|do it|do that|gern|gerne|thanks|danke))*")
_SAID_NO = Sentences(rf"(?:{_NO}|{_CANCEL}|nein {_NO}|no {_NO})(?: thanks| thank you| danke| please| bitte)*")


def yes_or_no(text: str) -> bool | None:
    """Whether a text is a yes and nothing else, or a no; None for whatever says more."""
    if len(text) > _LONGEST:
        return None
    said = " ".join(_SPACES.sub(" ", fold(text)).split())
    if _SAID_NO.fullmatch(said):
        return False
    return True if _SAID_YES.fullmatch(said) else None


def _index(found: re.Match[str]) -> int | None:
    ordinal, cardinal = found["ordinal"], found["cardinal"]
    if ordinal is not None:
        return _ORDINALS[ordinal] if ordinal in _ORDINALS else _ORDINALS[ordinal[:-1]]
    if cardinal in _CARDINALS:
        return _CARDINALS[cardinal]
    number = int(cardinal.lstrip("#"))
    return number - 1 if number > 0 else None
