"""A switch to another workspace."""

from __future__ import annotations

from ryxd.core.numbers import value_of
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import Sentences, vocabulary

_NOUN = r"(?:workspace|arbeitsflaeche|arbeitsbereich|arbeitsflache|virtual desktop|desktop|workspaces|ws)"
_VERB = (
    r"(?:(?:go|switch|change|jump|move|navigate|take me|bring me|focus|show me|show|open|head)(?:"
    r" over)?(?: back)?(?: to| on| onto)?"
    r"|(?:geh|gehe|wechsle|wechsel|wechsele|spring|springe|schalte|schalt|bring mich|zeig mir|zeig|zeige"
    r"|oeffne|auf)(?: mal)?(?: bitte)?"
    r"(?: auf| zu| zur| zum| in| nach| an)?)"
)
_ARTICLE = r"(?:the|my|die|den|der|dem|das|meine|meinen)"
_AHEAD = Sentences(
    rf"(?:{_VERB} )?(?:{_ARTICLE} )?(?P<which>next|previous|last|prior|first|second|third|fourth|fifth"
    rf"|sixth|seventh|eighth|ninth|tenth"
    r"|naechste[nrs]?|vorherige[nrs]?|vorige[nrs]?|letzte[nrs]?|erste[nrs]?|zweite[nrs]?|dritte[nrs]?"
    r"|vierte[nrs]?|fuenfte[nrs]?"
    rf"|sechste[nrs]?|siebte[nrs]?|achte[nrs]?|neunte[nrs]?|zehnte[nrs]?) (?P<noun>{_NOUN})(?: wechseln|"
    rf" gehen| springen| schalten)?"
)
_BEHIND = Sentences(
    rf"(?P<verb>{_VERB} )?(?:{_ARTICLE} )?(?P<noun>{_NOUN}) (?:number |no |nummer |nr |nr\. "
    rf"|#)?(?P<which>[\w-]+)(?P<end> wechseln| gehen| springen| schalten| an)?"
)
_WORDS = {
    "next": "next",
    "naechste": "next",
    "previous": "previous",
    "prior": "previous",
    "last": "previous",
    "vorherige": "previous",
    "vorige": "previous",
    "letzte": "previous",
    "back": "previous",
}
_ORDINALS = {
    word: str(index + 1)
    for words in (
        "first second third fourth fifth sixth seventh eighth ninth tenth",
        "erste zweite dritte vierte fuenfte sechste siebte achte neunte zehnte",
    )
    for index, word in enumerate(words.split())
}
_NOUNS = vocabulary("""
    workspace arbeitsflaeche arbeitsbereich arbeitsflache desktop workspaces ws
""")
_NOT_NAMES = vocabulary("""
    settings background wallpaper icons icon environment files folder app apps application and or
    und oder is ist has hat rules layout wechseln here there on off in with for to name names auf zu
    mit fuer einstellungen hintergrund computer pc screen publishing file manager config
    configuration theme rechner suche search size switcher please list overview
""")


def classify_workspace(request: Request) -> Verdict | None:
    """Return the verdict for a switch of workspace (C1); None for anything else, such as moving a window."""
    if not request.bag & _NOUNS or len(request.words) > 9:
        return None
    spoken = " ".join(request.words)
    ahead = _AHEAD.fullmatch(spoken)
    if ahead is not None:
        which = ahead["which"]
        stem = which if which in _WORDS or which in _ORDINALS else which.rstrip("nrs")
        target = _WORDS.get(stem) or _ORDINALS.get(stem)
        return None if target is None else _to(request, target)
    behind = _BEHIND.fullmatch(spoken)
    if behind is None:
        return None
    which = behind["which"]
    number = value_of(which)
    if number is not None:
        return _to(request, str(number)) if 0 < number < 1000 else None
    if which in _WORDS:
        return _to(request, _WORDS[which])
    # A name needs the verb: "workspace rules" is about something else.
    if not behind["verb"] or which in _NOT_NAMES or behind["noun"] in {"desktop", "virtual desktop"}:
        return None
    at = request.words.index(which)
    return _to(request, request.tokens[at].raw)


def _to(request: Request, target: str) -> Verdict:
    return request.trivial("workspace.switch", "workspace", {"target": target}, {"workspace": target})
