"""Putting somewhere what was told last: "put that on the clipboard", "schreib das in link.txt" (spec C17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ryxd.core.action import Action, Result
from ryxd.core.numbering import unnumbered
from ryxd.engine.gate.names import FOLDERS, file_name, path_of
from ryxd.engine.gate.text import tokenise
from ryxd.engine.gate.vocabulary import sentences
from ryxd.wire.events import Acted

Where = Literal["clipboard", "copied", "append", "write"]

_LONGEST = 120
_FILE, _FOLDER = "<file>", "<folder>"
_LEAD = r"(?:(?:and|und|now|jetzt|then|dann|ok|okay|please|bitte|also|auch|can you|could you|kannst du) )*"
_END = r"(?: (?:please|bitte|then|dann|now|jetzt|too|auch|for me|mal|thanks|danke))*"
_THAT = (
    r"(?:(?:all )?(?:that|this|it|these|those|them)(?: all)?|(?:the|that|this) (?:whole )?(?:answer|result|results"
    r"|text|contents?|number|output|line|lines|list|paths?|address|link|sum|quote|note|info))"
)
_DAS = (
    r"(?:(?:das|es|dies|dieses|sie|die|ihn|den)(?: alles)?|alles|(?:das|dieses) (?:ganze )?(?:ergebnis|zitat)"
    r"|(?:die|diese) (?:antwort|zahl|ausgabe|zeilen?|liste|pfade?|adresse|summe|notiz|info)"
    r"|(?:den|diesen) (?:ganzen )?(?:text|inhalt|pfad|link))"
)
_MANNERLY = r"(?: (?:mal|bitte|mir|jetzt|noch|doch|gleich|auch))*"
_PARTS = {
    "lead": _LEAD,
    "end": _END,
    "that": _THAT,
    "das": _DAS,
    "mal": _MANNERLY,
    "board": r"(?:the |my )?clipboard",
    "brett": r"(?:die |meine )?(?:zwischenablage|clipboard)",
    "file": rf"(?:a |the |my |new |die |eine |der |meine |neue |file |datei |called |named |namens )*{_FILE}",
    "folder": rf"(?: (?:in|to|into|under|nach|im|unter)(?: my| the| meinen?| den)? {_FOLDER}(?:ordner| folder)?)?",
}
_SAID: tuple[tuple[Where, str], ...] = (
    (
        "clipboard",
        """
            {lead}(?:put|copy|place|stick|throw|send|get|save|move) {that} (?:over to|to|on|onto|in|into)
                [ ]{board}{end} ;
            {lead}{that} (?:to|on|onto|in|into) {board}{end} ;
            {lead}(?:to|on|onto|into) {board}(?: with {that})?{end} ;
            {lead}(?:kopier|kopiere|pack|packe|tu|tue|leg|lege|schreib|schreibe|schieb|schiebe|steck|stecke|mach|mache
                |nimm|hau|speicher|speichere|speichre){mal} {das}{mal} (?:in|auf|ins) {brett}
                (?: rein| kopieren)?{end} ;
            {lead}{das}{mal} (?:in|auf|ins) {brett}(?: damit| rein| kopieren| packen| legen)?{end} ;
            {lead}(?:ab )?(?:in|ins) {brett} damit{end} ;
            {lead}(?:ab )?damit (?:in|ins) {brett}{end}
            """,
    ),
    ("copied", "{lead}copy {that}{end} ; {lead}(?:kopier|kopiere){mal} {das}{end} ; {lead}{das} kopieren{end}"),
    (
        "append",
        """
            {lead}(?:put|add|append|write|note|enter|store|stick) {that}(?: down)?
                [ ](?:to|in|into|onto|at the end of|on) {file}{folder}{end} ;
            {lead}(?:schreib|schreibe|pack|packe|tu|tue|trag|trage|notier|notiere|setz|setze|kopier|kopiere|leg|lege){mal}
                [ ]{das}{mal} (?:in|auf|zu|ans ende von) {file}{folder}(?: rein| ein| dazu| hinein| ab)?{end} ;
            {lead}(?:haeng|haenge|fueg|fuege|schreib|schreibe){mal} {das}{mal} (?:an|in|zu|ans ende von|unten an)
                [ ]{file}{folder}(?: dran| an| hinzu| dazu| ein)?{end} ;
            {lead}{das}{mal} (?:in|an|zu) {file}{folder}
                (?: schreiben| anhaengen| eintragen| hinzufuegen| packen){end}
            """,
    ),
    (
        "write",
        """
            {lead}(?:save|store|write|keep|put|export) {that}(?: down)? (?:as|under|to a file(?: called)?)
                [ ]{file}{folder}{end} ;
            {lead}save {that} (?:to|in|into) {file}{folder}{end} ;
            {lead}(?:speicher|speichere|speichre|sicher|sichere|leg|lege|schreib|schreibe){mal} {das}{mal}
                [ ](?:als|unter) {file}{folder}(?: ab)?{end} ;
            {lead}(?:speicher|speichere|speichre|sicher|sichere){mal} {das}{mal} in {file}{folder}(?: ab)?{end} ;
            {lead}{das}{mal} (?:als|unter) {file}{folder}(?: speichern| sichern| ablegen){end}
            """,
    ),
)
_SENTENCES = tuple((where, sentences(said, **_PARTS)) for where, said in _SAID)
"""What may be said, for each place."""


@dataclass(frozen=True)
class Place:
    """Where it is to be put: on the clipboard, at the end of a file, or into a file of its own.

    `copied` is the clipboard, too, unless there are files that may be meant: "copy that".
    """

    where: Where
    path: str = ""


@dataclass(frozen=True)
class That:
    """What was told last, where it is to be put, and what was looked at for it, if that was one thing."""

    told: str
    place: Place
    looked: Action | None = None

    @classmethod
    def of(cls, told: str | None, place: Place, acted: Sequence[Acted]) -> That | None:
        """From the last run's answer and what was done in it, the newest first; None where it told nothing."""
        if not told or not told.strip():
            return None
        looked = Action(acted[0].tool, acted[0].args) if len(acted) == 1 and acted[0].tool in _WHOLE else None
        return cls(told, place, looked)

    @property
    def looks(self) -> tuple[str, ...]:
        """The tool with which it was looked at."""
        return () if self.looked is None else (self.looked.tool,)

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        looked = None if self.looked is None else {"tool": self.looked.tool, "args": dict(self.looked.args)}
        return {"told": self.told, "place": vars(self.place), "looked": looked}

    @classmethod
    def load(cls, seen: Mapping[str, Any]) -> That:
        """From that."""
        looked = Action(seen["looked"]["tool"], seen["looked"]["args"]) if seen["looked"] else None
        return cls(str(seen["told"]), Place(**seen["place"]), looked)

    def text(self, again: Result | None, shown: str) -> str | None:
        """What it is as a text: all of what was looked at, where the answer was that, else the answer.

        `again` is what another look came to, `shown` how that is told. None where it is another thing by now, or
        only a part of what stands there.
        """
        if self.looked is None or again is None:
            return self.told
        same = again.ok and shown.strip() == self.told.strip()
        if self.looked.tool == "read_file" and not same:
            return self.told
        if not same or again.partial or again.data.get("cut"):
            return None
        return _WHOLE[self.looked.tool](again.data)


def _result(data: Mapping[str, Any]) -> str:
    """Of "12 * 3 = 36" the number, written as it was told."""
    return str(data["say"]).replace("≈", "=").rpartition("= ")[2].partition(" (")[0]


_WHOLE: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "read_file": lambda data: unnumbered(str(data.get("text", ""))),
    "read_clipboard": lambda data: str(data.get("text", "")),
    "calculate": _result,
}
"""What is looked at again, since its answer has more or less in it than what is meant, and what of it is meant."""


def place(text: str) -> Place | None:
    """Where "that" is to be put, of a request that says only this; None for any other. Pure."""
    if len(text) > _LONGEST:
        return None
    words, path, folder = list[str](), "", ""
    for token in tokenise(text.strip()):
        named = None if path else file_name(token) or (path_of(token) if not token.raw.endswith("/") else None)
        if named:
            path = named
            words.append(_FILE)
        elif path and not folder and (into := path_of(token) or FOLDERS.get(token.word.removesuffix("ordner"))):
            folder = into
            words.append(_FOLDER)
        else:
            words.append(token.word)
    said = " ".join(words)
    for where, pattern in _SENTENCES:
        if pattern.fullmatch(said):
            return Place(where, f"{folder.rstrip('/')}/{path}" if folder else path)
    return None
