"""What a text wants done, by its verbs, in German and English; where one wish ends and the next begins (C9)."""

import re
from collections.abc import Iterator, Mapping
from typing import Literal, get_args

Intent = Literal[
    "read", "summarise", "find", "grep", "list", "calculate", "web", "open", "recall", "remember", "delete",
    "change", "write", "run", "report", "question", "unknown",
]  # fmt: skip
INTENTS: tuple[Intent, ...] = get_args(Intent)

_SAID: Mapping[Intent, tuple[str, ...]] = {
    "web": (
        r"\b(?:search|look|find)\b.{0,40}\b(?:the web|online|(?:on|in) the internet)\b",
        r"\b(?:suche?|finde?)\b.{0,40}\b(?:online|im (?:netz|web|internet))\b",
        r"\b(?:google|websearch)\b",
    ),
    "summarise": (r"\bsummari[sz]e\b|\bsum up\b", r"\bfass\w*\b.{0,80}\bzusammen\b|\bzusammenfass\w*"),
    "grep": (
        r"\b(?:which|what) (?:files?|lines?)\b.{0,30}\b(?:contain|mention|have|say)\w*|\bgrep\b",
        r"\bsearch\b.{0,60}\bfor (?:the (?:word|text) )",
        r"\b(?:in )?welche[nr]? (?:dateien?|zeilen?)\b.{0,30}\b(?:steht|enth[aä]lt|enthalten|erw[aä]hn\w*)\b",
        r"\bsuche?\b.{0,60}\bnach (?:dem (?:wort|text))\b",
    ),
    "calculate": (
        r"\b(?:calculate|compute|add up)\b|\b(?:how much|what) is [-(]?\d[\d.,]*\s*[-+*/x×÷^%(]",
        r"\b(?:be)?rechne\b|\b(?:wie ?viel|was) (?:ist|sind|ergibt) [-(]?\d[\d.,]*\s*[-+*/x×÷^%(]",
    ),
    "list": (
        r"\blist\b|\b(?:what|which) (?:files|folders|things) (?:are|is)\b",
        r"\bliste\b|\bauflisten\b|\bwelche (?:dateien|ordner)\b",
    ),
    "read": (
        r"\bread\b|\bshow\b|\bdisplay\b|\bprint\b",
        r"\bwhat(?: is| does|'s)\b.{0,60}\b(?:in|say)\b.{0,10}(?:[~/\w]|$)",
        r"\blies\b|\blese?n?\b|\bzeige?\b|\bwas (?:steht|ist) (?:in|drin)\b",
    ),
    "recall": (
        r"\bwhat did i (?:tell|say)\b|\bdo you remember\b|\bwhat do you know about\b",
        r"\bwas (?:hab|habe) ich dir\b|\berinnerst du dich\b|\bwas wei(?:ß|ss)t du\b",
    ),
    "remember": (r"\bremember (?:that|this)\b", r"\bmerke? dir\b"),
    "find": (
        r"\bfind\b|\bsearch\b|\blocate\b|\blook for\b|\bwhere(?: is| are|'s)\b",
        r"\bfinde\b|\bsuche?\b|\bwo (?:ist|sind|liegt|liegen)\b",
    ),
    "open": (r"\bopen\b", r"\b(?:ö|oe)ffne\b|\bmache?\b.{0,40}\bauf\b"),
    "delete": (r"\bdelete\b|\bremove\b|\btrash\b", r"\bl(?:ö|oe)sche?\b|\bentferne?\b"),
    "change": (
        r"\bchange\b|\bedit\b|\breplace\b|\brename\b|\bmove\b|\bcopy\b",
        r"\b(?:ä|ae)ndere?\b|\bersetze?\b|\bverschiebe?\b|\bkopiere?\b|\bbenenne?\b",
    ),
    "write": (r"\bwrite\b|\bcreate\b|\bdraft\b", r"\bschreibe?\b|\berstelle?\b|\bentwirf\b"),
    "run": (r"\brun\b|\bexecute\b", r"\bf(?:ü|ue)hre?\b.{0,60}\baus\b"),
    "report": (
        r"\btell me\b|\blet me know\b",
        r"\bsage? mir\b|\berz(?:ä|ae)hle? mir\b|\bnenne? mir\b|\bberichte?\b",
    ),
    "question": (
        r"\b(?:why|how|what|who|whom|whose|when|which|is|are|does|do|can)\b.*\?|\bexplain\b|\bcompare\b",
        r"\b(?:warum|wieso|wie|was|wer|wem|wen|wann|welche\w*|ist|sind|kann|gibt)\b.*\?",
        r"\berkl(?:ä|ae)re?\b|\bvergleiche?\b",
    ),
}
"""What says so, the particular before the general: of two that begin at the same word the first one counts."""

VERBS = {intent: re.compile("|".join(said), re.IGNORECASE) for intent, said in _SAID.items()}

CONSTRAINTS = re.compile(
    r"\b(?:only|without|except|at most|at least|no more than|before|after|since|until|not|don't|do not|never"
    r"|nur|ohne|au(?:ß|ss)er|h(?:ö|oe)chstens|mindestens|seit|bis|nicht|kein\w*|nie)\b(?:[^,;.!?\n]|\.(?=\w)){1,80}"
    r"|\bin (?:english|german)\b|\bauf (?:deutsch|englisch)\b|\b(?:offline|briefly|kurz)\b",
    re.IGNORECASE,
)
OFFLINE = re.compile(
    r"\boffline\b|\bwithout (?:the )?(?:internet|web)\b|\b(?:no|not?) (?:use )?(?:the )?(?:internet|web)\b"
    r"|\bohne (?:das )?(?:internet|netz|web)\b|\bkein(?:e)? (?:internet|web)\w*\b",
    re.IGNORECASE,
)
"""A constraint that code heeds: nothing is asked of the web then."""

_ANY = "|".join(said for intent in VERBS if intent != "question" for said in _SAID[intent])
_NEXT = re.compile(
    r"\s*[;\n]+\s*(?:[-*•]\s+|\d+[.)]\s+)?"
    r"|[,.]?\s+(?:and\s+then|then|after\s+that|afterwards|und\s+dann|dann|danach|anschlie(?:ß|ss)end)\s+"
    rf"|(?:,|\s+(?:and|und)|\.)\s+(?=(?:(?:please|just|only|bitte|nur|lieber)\s+)?(?:{_ANY}))",
    re.IGNORECASE,
)
_QUOTES = re.compile(r"“[^”\n]*”|„[^“”\n]*[“”]|\"[^\"\n]*\"|(?<!\w)'[^'\n]*'(?!\w)|https?://\S+")


def intent_of(text: str) -> Intent:
    """What a text wants done: the verb that comes first; `unknown` where there is none."""
    bare = _QUOTES.sub(lambda found: " " * len(found[0]), text)
    found = [(match.start(), place, intent) for place, (intent, verb) in enumerate(VERBS.items())
             if (match := verb.search(bare))]  # fmt: skip
    wanted = [each for each in found if each[2] != "question"]
    if wanted:
        return min(wanted)[2]
    return "question" if found or text.rstrip().endswith("?") else "unknown"


def wishes(text: str) -> Iterator[str]:
    """The parts of a text that each want something; quoted parts are never divided."""
    quoted = [match.span() for match in _QUOTES.finditer(text)]
    start = 0
    for match in _NEXT.finditer(text):
        if any(first < match.end() and match.start() < last for first, last in quoted):
            continue
        if part := _part(text[start : match.start()]):
            yield part
        start = match.end()
    if part := _part(text[start:]):
        yield part


def _part(text: str) -> str:
    """Without the bullet before it, and the comma after it; what else is at its end may mean something."""
    return re.sub(r"^[-*•]\s+", "", text.strip()).rstrip(" ,")


def constraints(text: str, most: int) -> tuple[str, ...]:
    """What limits the request, in its own words."""
    bare = _QUOTES.sub(lambda found: "x" * len(found[0]), text)
    spans = [match.span() for match in CONSTRAINTS.finditer(bare)]
    return tuple(dict.fromkeys(text[first:last].strip() for first, last in spans))[:most]
