"""Files that a request names: those it is about, and the one that the outcome is to be written to."""

import re

_QUOTED = r"""(?:"[^"\n]+\.\w+"|'[^'\n]+\.\w+'|„[^“"\n]+\.\w+[“"])"""
_PLAIN = r"""(?:(?:~|\.{1,2})?/[^\s"',;:!?]*[^\s"',;:!?.]|[\w.~/-]*\w\.[A-Za-z]\w{0,7})"""
_NAME = rf"(?:{_QUOTED}|{_PLAIN})"
_FILE = re.compile(rf"(?<![\w@/.:])({_NAME})(?![\w/@])")
_SAVES = r"(?:save|store|speicher\w*|sicher[en]?|abspeicher\w*|leg|lege|ablegen)"
_WRITES = r"(?:write|put|schreib\w*)"
_KEEPS = re.compile(
    rf"\b(?:{_SAVES}\b[^.!?\n]*?\b(?:as|to|in|into|under|at|als|nach|unter|bei)"
    rf"|{_WRITES}\b[^.!?\n]*?(?<!\bis )(?<!\bwas )(?<!\bare )(?<!\bsteht )(?<!\bstand )\b(?:to|into|as|als|nach))"
    rf"\s+(?:the\s+file\s+|a\s+file\s+(?:called\s+|named\s+)?|file\s+|die\s+datei\s+|der\s+datei\s+|datei\s+)?"
    rf"({_NAME})(?![\w/@])",
    re.IGNORECASE,
)
_NO_FILES = frozenset({"e.g", "i.e", "z.b", "d.h", "u.a", "usw", "node.js", "next.js", "vue.js", "asp.net"})
_MOST = 10
"""Files of one request."""


def own(text: str) -> str:
    """What was said in a request, without the data that came along with it."""
    return "\n\n".join(part for part in text.split("\n\n") if not part.startswith('{"data_from_'))


def target(text: str) -> str:
    """The file that what comes out is to be saved as; empty where none is named."""
    found = _KEEPS.search(own(text))
    return _bare(found[1]) if found else ""


def sources(text: str) -> tuple[str, ...]:
    """The files that a request is about: all that it names but the target, each once."""
    said, goal = own(text), target(text)
    names = dict.fromkeys(_bare(found[1]) for found in _FILE.finditer(said))
    return tuple(name for name in names if name != goal and name.lower() not in _NO_FILES)[:_MOST]


def _bare(name: str) -> str:
    return name.strip("\"'„“")
