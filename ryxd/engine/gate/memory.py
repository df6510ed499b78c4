"""What ryx is to remember, to recall or to forget, where the sentence itself says so; "forget it" does not."""

from __future__ import annotations

import re

from ryxd.engine.gate.names import file_name
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import Sentences, sentences, vocabulary

_ALSO = r"(?:(?:also|and|und|auch|oh|ach) )?"
_ONLY_HERE = (
    r"(?:for now|for (?:this|the) (?:conversation|session|chat)|in this (?:conversation|session|chat)"
    r"|fuer (?:dieses|das) gespraech|fuer diese (?:unterhaltung|sitzung)|in diesem gespraech)"
)
_KEEP = (
    r"(?:remember|memori[sz]e|(?:keep|bear) in mind|make a (?:mental )?note|(?:don't|dont|do not|never) forget"
    r"|(?:merke?|merken sie)(?: dir| sich| euch)(?: bitte| mal| doch| auch| noch)*"
    r"|behalte?(?: bitte| mal)*(?: dir)?(?: (?:im (?:kopf|hinterkopf|gedaechtnis)|bitte))*"
    r"|denke?(?: bitte| auch| immer)* (?:daran|dran)|vergiss(?: bitte| mir| mal)* nicht)"
)
_THAT = r"(?: (?:that|dass|this|the following|folgendes|eins|das|dies))?"
_REMEMBER = Sentences(
    rf"(?P<lead>{_ALSO}(?P<keep>{_KEEP})(?: (?P<here>{_ONLY_HERE}))?"
    rf"(?P<that>{_THAT})(?: (?P<late>{_ONLY_HERE}))?) (?P<rest>.+)"
)
_HERE_LAST = re.compile(rf"(?P<rest>.+?),? (?P<here>{_ONLY_HERE})")
_STATES = vocabulary("""
    is are was were am i'm it's has have likes like prefer hate love live lives work works need needs called
    named means don't doesn't can't never always want use uses belongs costs lies
    ist sind war heisst hat habe mag liegt
""")
"""A word of a sentence that tells something: "remember my cat is called Tom", but not "remember my cat"."""
_TELLS = vocabulary("my our i i'm we the he she his her their it's")
_NO_FACT = vocabulary("""
    time day night guy song one movie film trip party thing book game summer to when how what who where why
    was wie wo wer wen wann warum welche welcher welches alles mit for
""")
"""What stands behind it where nothing is told: "remember that time in Paris", "merk dir, was er sagt"."""
_AND = vocabulary("and und then dann")
_NOTHING = vocabulary("nichts nix nothing")
_WATCHED = re.compile(r"\bim auge\b|\ban eye on\b")
_DO = vocabulary("open launch start play oeffne starte spiele spiel")
_REMINDS = re.compile(r"(?:don't|dont|do not|never) forget|denke?\b.*|vergiss\b.*")
_TO_DO = re.compile(r"(?:.+ )?(?:zu \w+n|\w+zu\w{3,}en)")
_POLITE = re.compile(
    r"(?:[\s,]+(?:please|bitte)|[,;.!]\s*(?:danke|thanks|thank you|ok|okay|ryx))+[\s.!?]*$", re.IGNORECASE
)
_LONGEST = 2000

_MINE = r"(?:(?:my|our|mein\w{0,2}|unser\w{0,2}) .+)"
_ABOUT_ME = r"(?:me|us|mich|mir|uns|myself)"
_OF = r"(?:about|of|on|regarding|ueber|von|zu|zum|zur)"
_MAL = r"(?: noch| alles| so| denn| eigentlich| schon| bisher| bis jetzt)*"
_RECALL = sentences(
    """
    what (?:all )?(?:do|did|can) you (?:still )?(?:know|remember|recall) {of} (?P<mine>{me}|{mine}) ;
    what (?:all )?(?:do|did|can|have) you (?:still )?
        (?:remember|recall|remembered|memori[sz]ed|noted)(?: (?:so far|for me))?(?: {of} (?P<en>.+))? ;
    what(?: else)? (?:did|have) i (?:tell|told|ask(?:ed)?) you (?:{of} (?P<told>.+)|to remember) ;
    do you (?:still )?remember (?P<do>{mine}) ;
    do you (?:still )?remember (?:anything|something|what i (?:said|told you)) {of} (?P<any>.+) ;
    (?:show|list|tell)(?: me)? (?:all )?(?:your|the|my) memories(?: {of} (?P<show>.+))? ;
    (?:show|list|tell)(?: me)? (?:all |everything )?(?:what |that )?you (?:remember|have remembered)
        (?: {of} (?P<list>.+))? ;
    recall (?:everything|all|what you know) {of} (?P<every>.+) ;
    recall (?P<recall>{mine}) ;
    was weisst du{mal} {of} (?P<meins>{me}|{mine}) ;
    was hast du(?: dir)?{mal}(?: {of} (?P<zu>.+))? (?:gemerkt|im gedaechtnis|im kopf) ;
    woran erinnerst du dich{mal} ;
    (?:was|woran) erinnerst du dich{mal} {of} (?P<an>.+) ;
    erinnerst du dich{mal} an (?P<noch>{mine}) ;
    was hab(?:e|')? ?ich dir{mal} {of} (?P<gesagt>.+) (?:gesagt|erzaehlt) ;
    (?:zeige?|liste|nenne?)(?: mir)?(?: mal| bitte)* (?:alles )?was du dir{mal}
        (?: {of} (?P<zeig>.+))? gemerkt hast ;
    (?:zeige?|liste)(?: mir)?(?: mal| bitte)* (?:alle )?deine erinnerungen(?: {of} (?P<liste>.+))?
    """,
    me=_ABOUT_ME,
    mine=_MINE,
    of=_OF,
    mal=_MAL,
)
_GO = r"(?:forget|vergiss(?: bitte| mal| wieder| doch)*|vergesse|unremember)"
_MEMORY = (
    r"(?:(?:forget|delete|remove|vergiss|loesche?|entferne?)(?: memory| erinnerung| die erinnerung| the memory)?)"
)
_FORGET = sentences(
    """
    {memory} (?P<id>m\\d+) ;
    {go} (?:that|the fact that) (?P<that>\\S+ \\S+ .+) ;
    {go} (?P<mine>(?:my|our|mein\\w*|unser\\w*) .+) ;
    {go} (?:everything|all|anything|what)(?: that)?(?: (?:you|i|i've|have|you've|know|remember|said|told))+
        (?: {of} (?P<told>.+)) ;
    {go} about (?P<about>{mine}) ;
    {go} (?:the|that) (?:thing|things|one|note|memory|fact|story|bit|part) {of} (?P<thing>.+) ;
    {go} dass (?P<dass>.+) ;
    {go} das (?:mit|ueber|von|zu) (?P<das>.+) ;
    {go} (?:alles )?was (?:ich|du)(?: dir)? {of} (?P<was>.+)
        (?:gesagt habe|erzaehlt habe|weisst|gemerkt hast|gesagt hab|erzaehlt hab)
    """,
    memory=_MEMORY,
    go=_GO,
    mine=_MINE,
    of=_OF,
)
_EVERYTHING = sentences(
    """
    {go} (?:everything|all|all of it|(?:all )?your memories|alles|alle (?:deine )?erinnerungen)
        (?: (?:that )?(?:you (?:know|remember|have remembered)|i(?:'ve| have)? (?:said|told you)))?
        (?: about (?:me|us))? ;
    (?:delete|clear|erase|wipe|loesche?) (?:all your|your|deine|alle deine) (?:memories|erinnerungen) ;
    {go} alles was du(?: dir)?(?: {of} (?:mich|mir|uns))? (?:weisst|gemerkt hast)
    """,
    go=_GO,
    of=_OF,
)


def classify_memory(request: Request) -> Verdict | None:
    """Return the verdict for remembering, recalling or forgetting (D12), and for reminders, which ryx has not got.

    A question that only asks for what may be remembered ("what is my server called?") is not one of these.
    """
    if len(request.text) > _LONGEST:
        return None
    said = " ".join(request.words)
    asks = request.text.rstrip().endswith("?")
    found = _remember(request, said, asks=asks) or _recall(request, said)
    return found if found is not None or asks else _forget(request, said)


def _remember(request: Request, said: str, *, asks: bool) -> Verdict | None:
    found = _REMEMBER.fullmatch(said)
    # "can you remember that …?" is a request, "remember that day?" is none
    if found is None or (asks and request.text.startswith(request.core)) or request.text[0] in '"„“':
        return None
    at = len(found["lead"].split())
    rest = request.words[at:]
    if rest[0] in _NOTHING or _WATCHED.search(said):
        return None
    if found["keep"].startswith("behalt") and _is_thing(request, at):
        return None  # "merk dir nichts", "behalt den Akku im Auge", "behalt a.odt"
    colon = request.text[: request.tokens[at - 1].end].endswith(":")
    that = found["that"].strip()
    if not that and not colon and (rest[0] == "to" or _TO_DO.fullmatch(" ".join(rest))):
        return request.by("reminder", "beyond.reminder", {})
    if not colon and not _tells(found["keep"], that, rest):
        return request.by("reminder", "beyond.reminder", {}) if _REMINDS.fullmatch(found["keep"]) else None
    if len(rest) < 2 or _goes_on(request, at):
        return None
    here = found["here"] or found["late"]
    at -= that == "dass" and not found["late"]  # "dass mein Server atlas heißt": without it the verb stands wrong
    rest = request.words[at:]
    # to the very end: "not for me" is no courtesy here
    text = _POLITE.sub("", request.text[request.tokens[at].start :]).rstrip(" .!?,;")
    last = _HERE_LAST.fullmatch(" ".join(rest))
    if last is not None:
        text, here = _raw(request, at, at + len(last["rest"].split())), last["here"]
    args = {"text": text} | ({"scope": "session"} if here else {})
    return request.trivial("memory.remember", "remember", args, args)


def _is_thing(request: Request, at: int) -> bool:
    return any(file_name(token) or token.word in {"kopie", "copy"} for token in request.tokens[at:])


def _goes_on(request: Request, at: int) -> bool:
    """Whether something else is to be done as well: "…, and open Firefox"."""
    ends = (token.word in _AND or request.text[token.end - 1] in ".,;!" for token in request.tokens[at:])
    return any(end and word in _DO for end, word in zip(ends, request.words[at + 1 :], strict=False))


def _tells(keep: str, that: str, rest: tuple[str, ...]) -> bool:
    """Whether it is told what is to be remembered."""
    if rest[0] in _NO_FACT:
        return False
    if that:  # "merk dir das mit dem Auto" means something that was said before
        return that in {"that", "dass"}
    if keep.startswith(("merk", "behalt")):
        return len(rest) >= 4
    return _REMINDS.fullmatch(keep) is None and rest[0] in _TELLS and not _STATES.isdisjoint(rest)


def _recall(request: Request, said: str) -> Verdict | None:
    found = _RECALL.fullmatch(said)
    if found is None:
        return None
    query = _named(request, said, found)
    args = {"query": query} if query and query.casefold() not in _ABOUT_NOBODY else {}
    return request.trivial("memory.recall", "recall", args, args)


_ABOUT_NOBODY = vocabulary("me us mich mir uns myself")


def _forget(request: Request, said: str) -> Verdict | None:
    if request.words[-1:] == ("nicht",):
        return None
    if _EVERYTHING.fullmatch(said):
        return request.trivial("memory.forget", "forget", {"everything": True}, {"everything": True})
    found = _FORGET.fullmatch(said)
    if found is None:
        return None
    args = {"id": found["id"]} if found["id"] else {"query": _named(request, said, found)}
    return request.trivial("memory.forget", "forget", args, args)


def _named(request: Request, said: str, found: re.Match[str]) -> str:
    """What a group of the match has, as it was typed; empty when none has anything."""
    for name, text in found.groupdict().items():
        if text is not None:
            first = said[: found.start(name)].count(" ")
            return _raw(request, first, first + len(text.split()))
    return ""


def _raw(request: Request, first: int, last: int) -> str:
    """Words as they were typed, without the marks at their end."""
    tokens = request.tokens
    return request.text[tokens[first].start : tokens[last - 1].end].rstrip(" .!?,;")
