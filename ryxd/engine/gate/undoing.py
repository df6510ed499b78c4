"""Requests to take back what was just changed, or to do it again: only when that is all that is asked for."""

from __future__ import annotations

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import NOTHING, Verdict
from ryxd.engine.gate.vocabulary import Sentences, vocabulary

_LEAD = (
    r"(?:(?:oops|ups|hoppla|oh|no|nope|nein|nee|wait|stop|stopp|halt|warte|sorry|actually|hm|wrong|falsch|doch"
    r"|doch nicht|lieber|and|und|then|dann|also|better|besser|that(?:'s| is| was) (?:wrong|not right|not what i"
    r" (?:wanted|meant))|i did(?: not|n't) (?:want|mean) (?:that|this|it)|das (?:war|ist) (?:falsch|nicht gut"
    r"|nicht richtig|ein fehler)|das (?:wollte|meinte) ich nicht|so (?:wollte|meinte) ich das nicht) )*"
)
_LAST = r"(?:last|latest|previous|recent)"
_DEED = (
    r"(?:things?|ones?|changes?|edits?|actions?|steps?|moves?|deletions?|removals?|renam(?:e|es|ing)|rewrites?"
    r"|copy|copies|operations?)"
)
_IT = (
    r"(?:it|that|this|them|these|those|everything|the lot|all|all of (?:it|that|this|them)|it all|that all"
    rf"|(?:the|that|this|your|those|these|all the|all your|my) (?:{_LAST} )?{_DEED}"
    r"|what you(?: have|'ve)?(?: just)? (?:did|done|changed)|the files?)"
)
_AS_IT_WAS = (
    r"(?: (?:again|right away|immediately|where (?:it|they) (?:was|were|came from)"
    r"|(?:(?:to )?(?:how|the way|as|like)) (?:it|they|that) (?:was|were)(?: before)?"
    r"|out of the trash|from the trash|into place))?"
)
_ENGLISH = (
    rf"(?:undo|revert|roll ?back|reverse|take back|restore)(?: {_IT})?{_AS_IT_WAS}",
    rf"(?:take|roll|put|bring|change|get|turn|set|move) {_IT} back{_AS_IT_WAS}",
    rf"undelete(?: {_IT})?",
    r"make (?:it|that|everything) (?:like|as|the way|how) (?:it|that) was(?: before)?",
)
_DAS = (
    r"(?:das|es|sie|ihn|dies|diese|dieses|die|den|alle|alles|alles davon|das alles|das ganze|das letzte"
    r"|die datei(?:en)?|(?:die|deine|diese|alle|alle deine|meine) (?:letzten? )?"
    r"(?:aenderungen|aenderung|umbenennung|loeschung|kopie)|(?:den|deinen) letzten schritt"
    r"|das (?:loeschen|verschieben|umbenennen|kopieren)"
    r"|was du(?: gerade| eben| da)*(?: gemacht| geaendert| getan) hast)"
)
_DONE = r"was du(?: gerade| eben| da)*(?: gemacht| geaendert| getan) hast"
_MAL = r"(?: bitte| mal| doch| wieder| alles| gleich| sofort| lieber| jetzt| mir| einfach)*"
_GERMAN = (
    rf"(?:mach(?:e|s|'s|en)?{_MAL}(?: {_DAS})?{_MAL} )?rueckgaengig",
    rf"mach(?:e)? (?:bitte |mal |wieder )*rueckgaengig {_DONE}",
    rf"(?:{_DAS}{_MAL} )?(?:rueckgaengig machen|zuruecknehmen|zurueckholen|wiederherstellen|wieder herstellen)",
    rf"(?:nimm|nehm|hole?|bringe?|setze?|stelle?|roll){_MAL} {_DAS}{_MAL}(?: aus dem papierkorb)? zurueck",
    rf"(?:stell|stelle){_MAL} {_DAS}{_MAL} (?:wieder )?her",
    rf"(?:hol|hole){_MAL} {_DAS}{_MAL} aus dem papierkorb(?: zurueck)?",
    rf"mach(?:e)?{_MAL} {_DAS}{_MAL} (?:so )?wie (?:es )?(?:vorher|zuvor|davor)(?: war)?",
)
_AGAIN = (
    rf"redo(?: {_IT})?",
    rf"(?:re-?apply) {_IT}",
    r"(?:undo|revert|take back) (?:the|that|your|this) (?:undo|undoing|revert)",
    rf"(?:undo|revert) (?:the|that) {_LAST} undo",
    r"(?:put|bring|get) (?:the|your|those|these) (?:changes?|edits?) back(?: in)?",
    rf"(?:mach|mache){_MAL} (?:das|dein) rueckgaengig ?machen{_MAL} rueckgaengig",
    r"(?:das |dein )?rueckgaengig ?machen rueckgaengig machen",
    rf"(?:wende|wend){_MAL} (?:die|deine) aenderung(?:en)?{_MAL} an",
    r"(?:die|deine) aenderung(?:en)? wieder (?:anwenden|machen|herstellen)",
    rf"(?:stell|stelle|hol|hole){_MAL} (?:die|deine) aenderung(?:en)? (?:wieder )?(?:her|zurueck)",
)
_END = r"(?: (?:please|bitte|now|jetzt|again|wieder|doch|danke|thanks))*"

_REDO = Sentences(rf"{_LEAD}(?:{'|'.join(_AGAIN)}){_END}")
_UNDO = Sentences(rf"{_LEAD}(?:{'|'.join((*_ENGLISH, *_GERMAN))}){_END}")
_LONGEST = 20
_KEYS = vocabulary("""
    undo revert rollback back reverse restore undelete make redo reapply re-apply rueckgaengig zurueck
    zuruecknehmen zurueckholen wiederherstellen herstellen her papierkorb vorher zuvor davor aenderung aenderungen
""")
"""One of these is in every sentence above: whoever says none of them does not wait for the patterns."""


def classify_undoing(request: Request) -> Verdict | None:
    """Return the verdict "undo" or "redo" when all of the text asks for just that.

    "undo button in vim how?" is a question about something else, "undo the change in a.txt" names one of several:
    both are nothing that a rule may do.
    """
    if len(request.words) > _LONGEST or not request.bag & _KEYS:
        return None
    if len(request.tokens) == 1 and request.text.rstrip().endswith("?"):
        return None  # "undo?" asks what that is
    said = " ".join(request.words)
    for rule, pattern in (("redo", _REDO), ("undo", _UNDO)):
        if pattern.fullmatch(said):
            return request.by("file", rule, NOTHING)
    return None
