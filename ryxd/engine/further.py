"""More of what was done last, or back from it: "more", "noch ein bisschen", "go back", "carry on" (spec C17)."""

from __future__ import annotations

import re

from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.text import tokenise
from ryxd.engine.gate.verdict import Level, Verdict
from ryxd.engine.gate.vocabulary import Sentences

_LONGEST = 40
_SMALL = r"(?:(?:and|und|ok|okay|please|bitte|yes|ja|no|nein|now|jetzt|still|immer noch) )*"
_END = r"(?: (?:please|bitte|thanks|danke))*"
_MORE = Sentences(
    rf"{_SMALL}(?:(?:a (?:bit|little|touch|tad) |even |much |some |just a bit )?(?:more|further)|keep going"
    r"|(?:noch |etwas |viel |ruhig |ein (?:bisschen|wenig|stueck) |bisschen )*(?:mehr|weiter)"
    rf"|noch (?:ein(?:en)? )?(?:bisschen|wenig|stueck|tick)){_END}"
)
_LESS = Sentences(
    rf"{_SMALL}(?:(?:a (?:bit|little|touch|tad) |much |some |just a bit |that's |that was )?(?:less|too much)"
    r"|(?:etwas |viel |ein (?:bisschen|wenig|stueck) |bisschen |doch |wieder |das ist |das war )*"
    rf"(?:weniger|zu viel|zuviel)){_END}"
)
_AGAIN = Sentences(
    rf"{_SMALL}(?:(?:do )?(?:it |that )?(?:again|once more|one more time)|another one|one more|and another"
    rf"|nochmals?|noch mal|noch einmal|noch ein(?:e|en|s|mal)?|wieder){_END}"
)
_BACK = Sentences(
    rf"{_SMALL}(?:(?:go |take me |bring me |and )?back(?: again)?"
    rf"|(?:wieder |geh |gehe |bring mich )*zurueck){_END}"
)
_ON = Sentences(
    rf"{_SMALL}(?:carry on|go on|continue|resume|keep playing|mach weiter|weitermachen|weiterspielen|spiel weiter"
    rf"|lass weiterlaufen|(?:und )?weiter){_END}"
)
_SUM = Sentences(
    rf"{_SMALL}(?:(?:and|und|now|then|dann|das|that|it|davon|es) )*(?:"
    r"(?P<op>times|mal|multiplied by|plus|minus|divided by|over|geteilt durch|durch|[-+*/x]) ?(?P<n>\d[\d.,]*)"
    r"|(?P<half>half(?: of (?:that|it))?|(?:die )?haelfte(?: davon)?)"
    r"|(?P<twice>double(?: that| it)?|twice that|(?:das )?doppelte?(?: davon)?)"
    r"|(?P<part>\d[\d.,]*) ?(?:%|percent|prozent)(?: of (?:that|it)| davon)?)"
    rf"{_END}"
)
_OPERATORS = {
    **dict.fromkeys(("times", "mal", "multiplied by", "*", "x"), "*"),
    **dict.fromkeys(("divided by", "over", "geteilt durch", "durch", "/"), "/"),
    **dict.fromkeys(("plus", "+"), "+"),
    **dict.fromkeys(("minus", "-"), "-"),
}
_STEPS = {"next", "previous"}
"""What is done to a player, or where one goes, that can be done again."""
_LEVELS = {
    "set_volume": {"en": ("louder", "quieter"), "de": ("lauter", "leiser")},
    "set_brightness": {"en": ("brighter", "darker"), "de": ("heller", "dunkler")},
}
"""What is more of it, and less, of what has a level."""
_PREVIOUS = {"en": "previous workspace", "de": "vorherige arbeitsfläche"}
_PLAY = {"en": "resume the music", "de": "musik weiter"}


def further(text: str, request: str, verdict: Verdict) -> str:
    """The request, whole in itself, that a text means after one that took no model; empty where it means none.

    `verdict` is what the gate says of the text alone. Pure.
    """
    if len(text) > _LONGEST or not request or verdict.rule != "unknown":
        return ""
    said = " ".join(token.word for token in tokenise(text.strip()))
    last = classify(request)
    if last.level is not Level.TRIVIAL:
        return ""
    if last.tool == "calculate" and (found := _SUM.fullmatch(said)):
        return _sum(str(last.args["expression"]), found)
    if last.tool in _LEVELS and ("level" in last.args or _LESS.fullmatch(said)):
        up, down = _LEVELS[last.tool][last.language]
        more, less = _MORE.fullmatch(said), _LESS.fullmatch(said)
        return up if more else down if less and not _lowered(last) else up if less else ""
    stepped = "delta" in last.args
    if (stepped and _MORE.fullmatch(said)) or ((stepped or _steps(last)) and _AGAIN.fullmatch(said)):
        return request
    if last.rule == "workspace.switch" and _BACK.fullmatch(said):
        return _PREVIOUS[verdict.language]
    if last.rule in {"media.pause", "media.stop"} and _ON.fullmatch(said):
        return _PLAY[verdict.language]
    return ""


def _lowered(last: Verdict) -> bool:
    """Whether it was made less of: then "that was too much" means more."""
    delta = last.args.get("delta")
    return isinstance(delta, int | float) and delta < 0


def _steps(last: Verdict) -> bool:
    return bool(_STEPS.intersection(str(value) for value in last.args.values()))


def _sum(before: str, found: re.Match[str]) -> str:
    """The sum that goes on with what came of the one before."""
    if found["op"]:
        return f"({before}) {_OPERATORS[found['op']]} {found['n']}"
    if found["half"] or found["twice"]:
        return f"({before}) {'/' if found['half'] else '*'} 2"
    return f"({before}) * {found['part']} / 100"
