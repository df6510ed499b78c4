"""Windows and the screen: close, full screen, float, move, bring to the front, picture, lock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ryxd.core.numbers import value_of
from ryxd.engine.gate.apps import APPS
from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.text import Request, fold
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import sentences, vocabulary

_KEYS = vocabulary("""
    window windows fenster fensters fullscreen screen vollbild vollbildmodus vollbildschirm screenshot
    bildschirmfoto bildschirmaufnahme screengrab schweben floating float lock sperr sperre sperren close zu
    quit exit schliess schliesse schliessen beende beenden kill focus fokussiere switch wechsle wechsel
    bring hol hole mach end process prozess shot
""")
_MOST_WORDS = 10

_THIS = r"(?:the |this |my |that |the current |the active |the focused |current |active )?"
_DIES = r"(?:das |dieses |mein |das aktive |das aktuelle |aktuelles |aktives )?"
_CLOSE = sentences(
    """
    close {this}window ;
    {this}window close ;
    (?:schliess|schliesse|mach|mache) {dies}fenster(?: zu)? ;
    {dies}fenster (?:schliessen|zumachen|zu)
""",
    dies=_DIES,
    this=_THIS,
)
_FULL = r"(?:full ?screen|full-screen)(?: mode)?"
_FULLSCREEN = sentences(
    """
    (?:(?:make|put|switch|toggle|go|set|turn|enter|exit|leave|end) )?{this}(?:it )?(?:window )?
        (?:to |into |in |on |off )?{full}(?: on| off)? ;
    (?:mach|mache|schalt|schalte|setz|setze|stell|stelle|bring|bringe) {dies}(?:fenster )?
        (?:in den |auf |auf den |in |ins )?(?:vollbild|vollbildmodus|vollbildschirm)(?: an| aus| um)? ;
    (?:{dies}fenster )?(?:im |in den |auf |ins )?(?:vollbild|vollbildmodus|vollbildschirm)
        (?: an| aus| ein| beenden| umschalten| einschalten| ausschalten| verlassen)? ;
    beende (?:den |das )?(?:vollbild|vollbildmodus)
""",
    dies=_DIES,
    full=_FULL,
    this=_THIS,
)
_FLOAT = sentences(
    """
    (?:toggle|switch) (?:{this}window )?(?:to )?floating(?: mode)? ;
    (?:make|let|set) {this}window (?:to )?(?:float|floating) ;
    float {this}window ;
    (?:lass|lasse) {dies}fenster schweben ;
    {dies}fenster schweben(?: lassen)? ;
    mach {dies}fenster schwebend
""",
    dies=_DIES,
    this=_THIS,
)
_PLACE = r"(?:workspace|desktop|arbeitsflaeche|arbeitsbereich|ws)"
_MOVE = sentences(
    r"""
    (?:move|send|put|take|bring) {this}window (?:over )?(?:to|on|onto) (?:the )?(?:{place}
        (?: number| nr)? (?P<to>\w+)|(?P<way>next|previous|last) {place}) ;
    (?:verschieb|verschiebe|schieb|schiebe|bring|bringe|beweg|bewege|schick|schicke|leg|lege) {dies}fenster
        (?: mal)? (?:auf|zu|zur|nach|in) (?:die |den |das )?(?:{place}(?: nummer| nr)? (?P<nach>\w+)|
        (?P<naechste>naechste[nrs]?|vorige[nrs]?|vorherige[nrs]?) {place})
""",
    dies=_DIES,
    place=_PLACE,
    this=_THIS,
)
_WAYS = {"next": "+1", "previous": "-1", "last": "previous"}
_LIST = sentences("""
    (?:which|what) windows (?:are|do i have) (?:currently )?open ;
    (?:list|show)(?: me)? (?:all |my |all my |the |all the )?(?:open )?windows ;
    (?:my |all )?open windows ;
    welche fenster (?:sind|habe ich|hab ich) (?:gerade |alle )?(?:offen|auf|geoeffnet) ;
    (?:zeig|zeige|liste)(?: mir)? (?:alle |meine |die )?(?:offenen |geoeffneten )?fenster(?: auf)? ;
    (?:alle )?offene[n]? fenster
""")
_SHOT = r"(?:screenshot|screen shot|screen capture|screengrab|bildschirmfoto|bildschirmaufnahme)"
_PICTURE = sentences(
    """
    (?:(?:take|make|grab|capture|do|create|mach|mache|nimm|erstell|erstelle|schiess)
        (?: mir| me| mal)? (?:a |another |the |ein |einen |n |nen |noch einen |noch ein )?{shot}
        |(?:a|einen|ein|nen|n) {shot}|(?:ein |einen )?{shot} (?:machen|erstellen|aufnehmen)
        |{shot}(?= (?:of|vom|von)))(?: (?P<of>of|from|vom|von|des|ueber) (?P<what>.+?))?
        (?: (?:machen|erstellen|aufnehmen))?
""",
    shot=_SHOT,
)
_WHAT = {
    "full": sentences("""
    (?:the |my |dem |den |meinem |the whole |the entire |the full |dem ganzen |ganzen |gesamten |allen )?
        (?:screen|desktop|display|monitor|screens|bildschirm|bildschirms|schirm|everything|allem)
"""),
    "window": sentences("""
    (?:the |this |my |that |the current |the active |dem |diesem |dem aktuellen |dem aktiven |aktuellen |aktiven )?
        (?:window|fenster|fensters)
"""),
    "area": sentences("""
    (?:an |a |the |part of the |einem |dem |einen )?(?:area|region|selection|section|screen region|bereich
        |ausschnitt|auswahl|teil des bildschirms)
"""),
}
_LOCK = sentences("""
    lock (?:the |my |this )?(?:screen|computer|pc|laptop|session|desktop|machine|notebook) ;
    (?:sperr|sperre) (?:bitte |mal |bitte mal )?(?:den |meinen |mein |das |die |diesen )?(?:bildschirm
        |rechner|computer|pc|laptop|notebook|sitzung) ;
    (?:den |meinen )?(?:bildschirm|rechner|computer|pc|laptop) sperren ;
    lock|lock up|sperr|sperre|sperren|sperr ab
""")
_END = sentences("""
    (?:close|quit|exit|schliess|schliesse|beende|mach|mache) (?P<app>.+?)(?P<zu> zu)? ;
    (?P<german>.+?) (?:schliessen|beenden|zumachen|zu)
""")
_FRONT = sentences("""
    (?:focus|focus on|switch to|switch over to|fokussiere|wechsle zu|wechsel zu|wechsle auf) (?P<app>.+?) ;
    (?:bring|hol|hole) (?P<front>.+?) (?:to the front|nach vorne?|in den vordergrund|to the foreground)
""")
_KILL = sentences(r"""
    (?:kill|end|beende|toete|stopp|stoppe) (?:the |den )?(?:process|prozess)
        (?: number| nummer| mit der nummer)? (?P<what>\S+) ;
    kill (?P<app>.+)
""")
_ARTICLES = ("the ", "my ", "den ", "die ", "das ", "mein ", "meinen ")


def classify_windows(request: Request) -> Verdict | None:
    """Return the verdict for what is done with a window or the screen (C1); None when it is something else."""
    if len(request.words) > _MOST_WORDS or not request.bag & _KEYS:
        return None
    spoken = " ".join(without_ask(request.words))
    return _window(request, spoken) or _screen(request, spoken) or _app(request, spoken)


def _window(request: Request, spoken: str) -> Verdict | None:
    for action, pattern in (("close", _CLOSE), ("fullscreen", _FULLSCREEN), ("toggle_floating", _FLOAT)):
        if pattern.fullmatch(spoken):
            return _to(request, f"window.{action}", "window", {"action": action})
    if _LIST.fullmatch(spoken):
        return _to(request, "window.list", "list_windows", {})
    move = _MOVE.fullmatch(spoken)
    if move is None:
        return None
    way = move["way"] or move["naechste"]
    if way:
        target = _WAYS.get(way) or ("+1" if way.startswith("naechste") else "-1")
    else:
        number = value_of(move["to"] or move["nach"])
        if number is None or not 0 < number < 1000:
            return None
        target = str(number)
    return _to(request, "window.move", "window", {"action": "move_to_workspace", "arg": target})


def _screen(request: Request, spoken: str) -> Verdict | None:
    if _LOCK.fullmatch(spoken):
        return _to(request, "window.lock", "lock_screen", {})
    picture = _PICTURE.fullmatch(spoken)
    if picture is None:
        return None
    if not picture["what"]:
        return _to(request, "window.screenshot", "screenshot", {"region": "full"})
    for region, pattern in _WHAT.items():
        if pattern.fullmatch(picture["what"]):
            return _to(request, "window.screenshot", "screenshot", {"region": region})
    return None


def _app(request: Request, spoken: str) -> Verdict | None:
    """Read "close firefox", "switch to spotify", "kill process 1234"; an application has to be one."""
    kill = _KILL.fullmatch(spoken)
    if kill is not None and kill["what"]:
        number = value_of(kill["what"])
        typed = next(token.raw for token in reversed(request.tokens) if token.word == kill["what"])
        args: dict[str, JsonValue] = {"pid": number} if number is not None and number > 1 else {"name": typed}
        return _to(request, "window.kill", "end_process", args)
    if kill is not None and (name := _known(kill["app"], request.is_app)):
        return _to(request, "window.kill", "end_process", {"name": name})
    front = _FRONT.fullmatch(spoken)
    if front is not None and (name := _known(front["app"] or front["front"], request.is_app)):
        return _to(request, "window.focus", "open_app", {"name": name})
    end = _END.fullmatch(spoken)
    if end is None or (request.words[0] in {"mach", "mache"} and not end["zu"]):
        return None
    name = _known(end["app"] or end["german"], request.is_app)
    return _to(request, "window.close", "window", {"action": "close", "arg": name}) if name else None


def _known(name: str, is_app: Callable[[str], bool] | None) -> str:
    """The application's name, without an article; empty when no application is called so."""
    for article in _ARTICLES:
        name = name.removeprefix(article)
    known = is_app(name) if is_app is not None else fold(name) in APPS
    return name if known else ""


def _to(request: Request, rule: str, tool: str, args: Mapping[str, JsonValue]) -> Verdict:
    return request.trivial(rule, tool, args, args)
