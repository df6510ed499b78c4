"""What is on the clipboard, and putting a text there that stands in the request letter by letter."""

from __future__ import annotations

import re

from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import sentences, vocabulary

_KEYS = vocabulary("clipboard zwischenablage")
_THE = r"(?:the |my )?"
_READ = sentences(
    """
    (?:what is|what's|whats|what do i have|what did i copy|show|read|print|what's currently
        |what is currently|is there anything)?(?: (?:on|in|to|me|me what is on|me what's on|what is on|what's on
        |from))? ?{the}clipboard(?: (?:content|contents|say|aloud|out|to me))? ;
    (?:the )?contents? of {the}clipboard ;
    (?:was (?:ist|steht|liegt|befindet sich|habe ich|hab ich)(?: gerade| denn| alles)?|zeig|zeige|lies|lese
        |zeig mal|zeig mir was ist)?(?: mir| mir bitte)?(?: (?:in|auf|aus|den inhalt|was))? ?
        (?:der |die |meine |meiner )?zwischenablage(?: (?:vor|an|drin|ist|steht))? ;
    (?:der |den )?inhalt (?:der|meiner) zwischenablage
""",
    the=_THE,
)
_QUOTES = r"[\"“”„«»'‘’‚]"
_WRITE = re.compile(
    rf"(?:copy|put|place|write|save)\s+(?:the\s+(?:text|word|words)\s+)?{_QUOTES}(?P<en>.+){_QUOTES}\s+"
    rf"(?:to|on|onto|in|into)\s+(?:the|my)\s+clipboard"
    rf"|(?:kopier|kopiere|schreib|schreibe|leg|lege|pack|packe|tu|tue)\s+(?:den\s+text\s+|das\s+wort\s+)?"
    rf"{_QUOTES}(?P<de>.+){_QUOTES}\s+in\s+(?:die|meine)\s+zwischenablage(?:\s+kopieren)?",
    re.IGNORECASE | re.DOTALL,
)
_MOST_WORDS = 10


def classify_clipboard(request: Request) -> Verdict | None:
    """Return the verdict for reading the clipboard, or for copying a quoted text to it (C1).

    What is to be copied has to stand in quotation marks: anything else ("copy the address …") takes a model.
    """
    if not request.bag & _KEYS:
        return None
    written = _WRITE.fullmatch(request.core.rstrip(" .!"))
    if written is not None:
        text = written["en"] or written["de"]
        return request.trivial("clipboard.write", "write_clipboard", {"text": text}, {"text": text})
    if len(request.words) <= _MOST_WORDS and _READ.fullmatch(" ".join(without_ask(request.words)).strip()):
        return request.trivial("clipboard.read", "read_clipboard", {}, {})
    return None
