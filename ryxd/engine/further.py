"""More of what was done last, or back from it: "more", "noch ein bisschen", "go back", "carry on" (spec C17)."""

from __future__ import annotations

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
_STEPS = {"next", "previous"}
"""What is done to a player, or where one goes, that can be done again."""
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
    stepped = "delta" in last.args
    if (stepped and _MORE.fullmatch(said)) or ((stepped or _steps(last)) and _AGAIN.fullmatch(said)):
        return request
    if last.rule == "workspace.switch" and _BACK.fullmatch(said):
        return _PREVIOUS[verdict.language]
    if last.rule in {"media.pause", "media.stop"} and _ON.fullmatch(said):
        return _PLAY[verdict.language]
    return ""


def _steps(last: Verdict) -> bool:
    return bool(_STEPS.intersection(str(value) for value in last.args.values()))
