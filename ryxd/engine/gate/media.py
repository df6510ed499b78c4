"""Commands to whatever is playing: play, pause, next, previous, stop; and what that is."""

from __future__ import annotations

import re

from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.targets import MUSIC, PLAYERS, ROOMS, target_in
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import sentences, vocabulary

_NEXT = vocabulary("""
    next naechste naechster naechstes naechsten nachster nachstes folgende folgendes folgenden
""")
_PREVIOUS = vocabulary("""
    previous last prior vorherige vorheriger vorheriges vorherigen letzte letzter letztes letzten
    vorige voriger voriges vorigen
""")
_SKIP = vocabulary("""
    skip ueberspringe ueberspringen ueberspring skippe skippen skipp
""")
_PAUSE = vocabulary("pause pausiere pausieren pausier anhalten anhalt pausing")
_HALT = vocabulary("""
    halt halte stopp stop stoppe stoppen beende beenden stopping
""")
_RESUME = vocabulary("""
    resume unpause continue fortsetzen fortfahren setze weiter weiterspielen weiterlaufen
    weitermachen spiele spiel
""")
_PLAY = vocabulary("play abspielen spiel spiele spielen wiedergeben")
_TOGGLE = vocabulary("toggle playpause play-pause play/pause")
_REPEAT = vocabulary("wiederhole wiederholen replay repeat")
_CHANGE = vocabulary("change wechsle wechsel wechseln")
_OTHER = vocabulary("different another other anderes anderen anderer")
_BACK = vocabulary("back zurueck")
_FILL = (
    vocabulary("""
    the a to at on in of onto der die das dem den des von vom am im auf ein zum zu bei mit my our
    meine meinen mein this that it es dieses diesen diese again nochmal noch einmal einen and und go
    move moving let's lets us wir geh gehe spring springe jump start starte starten turn switch
    schalte mach mache machen lassen lass laufen bitte please mal doch here hier one just ahead fort
    forward up now nur eins out me mir playing current currently aktuelle aktuellen laufende
    laufenden want alles everything wieder put hear different another other anderes anderen anderer
    fast proceed let springen gehen hoeren something else etwas
""")
    | MUSIC
)
_KNOWN = frozenset().union(
    _NEXT,
    _PREVIOUS,
    _SKIP,
    _PAUSE,
    _HALT,
    _RESUME,
    _PLAY,
    _TOGGLE,
    _REPEAT,
    _CHANGE,
    _BACK,
    _FILL,
    PLAYERS,
    ROOMS,
    {"off", "aus", "an", "ab"},
)
_KEYS = frozenset().union(
    _NEXT, _PREVIOUS, _SKIP, _PAUSE, _HALT, _RESUME, _PLAY, _TOGGLE, _REPEAT, _CHANGE, _BACK, {"aus", "an", "off"}
)
_ITEMS = MUSIC - {"music", "musik", "media", "medien", "playback", "wiedergabe", "playlist", "album"}
_DISLIKE = re.compile(
    r"(?:(?:this|that) (?:song|track|one) (?:sucks|stinks|is (?:bad|boring|terrible|awful|annoying))"
    r"|(?:i (?:really )?(?:don't|dont|do not|can't stand|hate)"
    r" ?(?:like|love|enjoy|want to hear|want to listen to|wanna hear)?"
    r"|i'm (?:tired|sick) of|ich (?:mag|will|moechte))"
    r" (?:this|the|that|das|dieses|diesen|den) (?:song|track|lied|titel|stueck|one))"
    r"(?: (?:nicht|nicht mehr|anymore|any more|nicht mehr hoeren|nicht hoeren))?"
    r"(?: (?:and|so|und|also|can|can you|could you|please|bitte|kannst du))*"
)
_UNWANTED = re.compile(r"want to (?:hear|listen to)|wanna hear|hoeren$")
_ONE = r"(?:song|track|tune|music|title)"
_NOW = r"(?: (?:that|that's|on|playing|currently|right now|now|here|at the moment|is|just|for me|called))*"
_HERE = r"(?: (?:gerade|jetzt|da|hier|denn|im moment|momentan|eigentlich|grad))*"
_STUECK = r"(?:lied|song|titel|stueck|musik|track|musikstueck)"
_ASKED = sentences(
    """
    (?:look up )?(?:what(?:'s| is|s)(?: currently| now)? playing|(?:the )?{one} that(?:'s| is) (?:on
        |playing)){now} ;
    (?:what|which) {one}(?: name)? (?:is|are we|am i)
        (?: this| that| playing| on| listening to| hearing)?{now} ;
    what(?: is|'s|s) (?:the (?:name|title) of )?(?:this|that|the) {one}(?: name)?(?: called)?{now} ;
    what {one} this is(?: that)?{now} ;
    what (?:this|that) {one} is{now} ;
    (?:the )?name of (?:this|that|the) {one}{now} ;
    (?:can you )?(?:identify|name) (?:this|that|the) {one}{now} ;
    the {one}{now} playing ;
    now playing ;
    who (?:sings|plays|is singing|performs|is) (?:this|that)(?: {one})? ;
    what am i (?:listening to|hearing){now} ;
    was (?:laeuft|spielt|hoere ich|wird gespielt){here}(?: fuer (?:ein |eine )?{stueck})?{here} ;
    welche[rs]? {stueck} (?:ist das|laeuft|spielt|hoere ich|wird gespielt){here} ;
    wie heisst (?:das|dieses|der|dieser) {stueck}{here} ;
    was ist das{here} fuer (?:ein|eine) {stueck} ;
    von wem ist (?:das|dieses|der) {stueck} ;
    wer singt (?:das|da|hier){here}(?: {stueck})?
""",
    here=_HERE,
    now=_NOW,
    one=_ONE,
    stueck=_STUECK,
)
_ASIDE = sentences(r"""
    ^at the moment  ;
    \b(?:on|through|over) (?:the |my )?speakers?\b ;
    \b(?:that |which )?(?:we're|we are|i'm|i am) listening to\b
""")
_ASKS = vocabulary("""
    playing song track tune music title singt laeuft spielt lied titel stueck musik sings listening hearing hoere
""")
_LONGEST_QUESTION = 14


def classify_playing(request: Request) -> Verdict | None:
    """Return the verdict for "what is playing" (C1); None when it is something else."""
    if len(request.words) > _LONGEST_QUESTION or not request.bag & _ASKS:
        return None
    spoken = _ASIDE.sub("", " ".join(without_ask(request.words)))
    if _ASKED.fullmatch(" ".join(without_ask(tuple(spoken.split())))) is None:
        return None
    return request.trivial("media.playing", "playing", {}, {})


def classify_media(request: Request) -> Verdict | None:
    """Return the verdict for a playback command (C1); None when it is something else."""
    if not request.bag & _KEYS:
        return _disliked(request, request.words)
    words = _without_dislike(request.words)
    if not words:
        return _disliked(request, request.words)
    bag = frozenset(words)
    if not bag <= _KNOWN:
        return None
    command = _command(words, bag)
    if command is None:
        return None
    # A named room or player stays a slot: see sound._said.
    slots: dict[str, JsonValue] = {"command": command}
    target = target_in(words)
    if target:
        slots["target"] = target
    return request.trivial(f"media.{command}", "media", {"command": command}, slots)


def _without_dislike(words: tuple[str, ...]) -> tuple[str, ...]:
    """Take "I don't like this song, can you" off the front."""
    if words[0] not in {"i", "i'm", "ich", "this", "that"}:
        return words
    complaint = _DISLIKE.match(" ".join(words))
    return tuple(" ".join(words)[complaint.end() :].split()) if complaint else words


def _disliked(request: Request, words: tuple[str, ...]) -> Verdict | None:
    """Read "I don't want to listen to this song" as "next"; only disliking it is conversation."""
    if not words or words[0] not in {"i", "ich"}:
        return None
    complaint = _DISLIKE.fullmatch(" ".join(words))
    if complaint is None or not _UNWANTED.search(complaint.group()):
        return None
    return request.trivial("media.next", "media", {"command": "next"}, {"command": "next"})


def _command(words: tuple[str, ...], bag: frozenset[str]) -> str | None:
    """Say which command the known words make; None when they make none or are ambiguous."""
    if bag & {"music", "musik"} and bag & {"on", "an"} and len(bag) == 2:
        return "play"
    if bag & _TOGGLE or (bag & _PAUSE and "play" in bag):
        return "toggle"
    items, tuned, named = bag & _ITEMS, bag & MUSIC, bag & (MUSIC | PLAYERS)
    if bag & _NEXT or bag & _PREVIOUS:
        return _step(words, bag, items=bool(items))
    if bag & _OTHER and items and bag & (_PLAY | _CHANGE | {"put", "switch", "go", "start", "skip"}):
        return "next"
    if bag & _SKIP:
        return "next" if len(bag) == 1 or items or bag & {"this", "it", "das", "one"} else None
    if "forward" in bag:
        return "next" if items else None
    if bag & _BACK and items and not bag & _RESUME:
        return "previous"
    if bag & _CHANGE:
        return "next" if items and not bag & {"to", "zu"} else None
    if bag & _REPEAT or (bag & _BACK and not bag & _RESUME):
        return None
    if "unpause" in bag:
        return "play"
    if bag & _PAUSE:
        return "pause"
    return _run(words, bag, tuned=bool(tuned), named=bool(named))


def _step(words: tuple[str, ...], bag: frozenset[str], *, items: bool) -> str | None:
    """Decide between next and previous: an item must be named, or "skip to the next"."""
    if bag & _NEXT and bag & _PREVIOUS:
        return None
    if not items and not bag & (_SKIP | _PLAY | {"one", "spring", "springe", "jump"}):
        return None
    if (bag & _HALT and not bag & _PLAY) or bag & _PAUSE or "last" in words[-1:]:
        return None
    return "next" if bag & _NEXT else "previous"


def _run(words: tuple[str, ...], bag: frozenset[str], *, tuned: bool, named: bool) -> str | None:
    """Decide between play and stop."""
    place = bool(bag & ROOMS)
    if bag & _HALT:
        if bag & {"halt", "halte"} and (named or place):
            return "pause"  # "TV halt", "halt die Musik an"
        return "stop" if tuned or bag & PLAYERS or "playing" in bag else None
    if tuned and (bag & {"off", "aus"}) and not bag & PLAYERS:
        return "stop"
    if words in {
        ("weiter",),
        ("resume",),
        ("play",),
        ("weiter", "machen"),
        ("mach", "weiter"),
        ("spiel", "weiter"),
        ("abspielen",),
        ("weiterspielen",),
        ("weitermachen",),
    }:
        return "play"
    if bag & (_RESUME - {"spiel", "spiele", "setze", "continue"}) and (named or ("weiter" in bag and bag & _PLAY)):
        return "play"
    if "continue" in bag and (tuned or "playing" in bag):
        return "play"
    if {"setze", "fort"} <= bag and named:
        return "play"
    if bag & {"music", "musik", "playback", "wiedergabe"} and (
        bag & _PLAY or (bag & {"an"} and bag & {"mach", "mache", "schalte"}) or (tuned and {"turn", "on"} <= bag)
    ):
        return "play"
    return None
