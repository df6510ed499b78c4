"""One word of a command line, as far as its value is known before the shell expands it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from glob import escape

ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"', "?": "?"}


@dataclass(frozen=True)
class Word:
    """A word. What is not `exact` has its source as `text`."""

    text: str
    exact: bool = True
    lead: str = ""
    """How its value begins, where only that is known."""
    many: bool = False
    """It may become any number of words."""
    dash: bool = False
    """Its value is unknown from the beginning on, so it may be an option."""
    pattern: str = ""
    """It is this pattern of file names, quoted parts as they are for `glob`."""
    below: str = ""
    """It is a path in this folder, or the folder itself."""
    stream: bool = False
    """It is another command's input or output, no file."""

    @property
    def start(self) -> str:
        """What is known of its beginning."""
        return self.text if self.exact else self.lead


@dataclass(frozen=True)
class Piece:
    """A part of a word between two changes of quoting; `text` is None where the value is unknown."""

    text: str | None
    quoted: bool = False
    dash: bool = True
    lead: str = ""
    escaped: frozenset[int] = frozenset()
    """Places in `text` that a backslash quotes."""


def joined(pieces: Iterable[Piece], source: str, home: str) -> Word:
    """The word that pieces make, after what the shell does to it."""
    parts = list(pieces)
    bare = _bare(parts)
    tilde = _tilde(parts)
    if any(part.text is None for part in parts):
        lead, unknown = "", None
        for part in parts:
            if part.text is None:
                unknown = part
                lead += part.lead
                break
            lead += part.text
        if bare.startswith("~"):
            known = tilde and lead.startswith("~/")
            lead = home + lead[1:] if known else ""
            return Word(source, exact=False, lead=lead, many=_splits(parts), dash=not known)
        stops = [place for place in map(lead.find, "*?[{") if place >= 0]
        lead = lead[: min(stops)] if stops else lead
        dash = not lead and (unknown is None or unknown.dash)
        return Word(source, exact=False, lead=lead, many=_splits(parts) or _expands(bare), dash=dash)
    text = "".join(part.text or "" for part in parts)
    if _braces(bare):
        lead = text[: bare.index("{")]
        return Word(source, exact=False, lead=lead, many=True, dash=not lead)
    if tilde:
        if text != "~" and not text.startswith("~/"):
            return Word(source, exact=False)
        text, bare = home + text[1:], "\0" * len(home) + bare[1:]
    if (place := _glob(bare)) >= 0:
        lead = text[:place]
        pattern = "".join(escape(mark) if each == "\0" else mark for mark, each in zip(text, bare, strict=True))
        pattern = pattern.replace("[^", "[!")
        return Word(source, exact=False, lead=lead, many=True, dash=not lead, pattern=pattern)
    return Word(text)


def _tilde(parts: list[Piece]) -> bool:
    """Whether ~ is a home folder: it comes first, and nothing up to the first slash is quoted, as by ''."""
    first = parts[0] if parts else Piece("")
    text = first.text or ""
    if first.quoted or not text.startswith("~"):
        return False
    ends = text.find("/")
    return (ends >= 0 or len(parts) == 1) and not any(place <= max(ends, 0) for place in first.escaped)


def _bare(parts: list[Piece]) -> str:
    """The text with NUL for whatever is quoted or unknown: what globs, braces and ~ are looked for in."""
    bare = ""
    for part in parts:
        if part.text is None:
            bare += "\0"
        elif part.quoted:
            bare += "\0" * len(part.text)
        else:
            bare += "".join("\0" if place in part.escaped else mark for place, mark in enumerate(part.text))
    return bare


def _splits(parts: list[Piece]) -> bool:
    return any(part.text is None and not part.quoted for part in parts)


def _expands(bare: str) -> bool:
    return _glob(bare) >= 0 or _braces(bare)


def _glob(bare: str) -> int:
    """Where a pattern of file names begins, or -1."""
    places = [place for place in (bare.find("*"), bare.find("?")) if place >= 0]
    opened = bare.find("[")
    if opened >= 0 and "]" in bare[opened:]:
        places.append(opened)
    return min(places, default=-1)


def _braces(bare: str) -> bool:
    """Whether {a,b} may become several words; rather too often than not often enough."""
    inner = bare[bare.find("{") : bare.rfind("}") + 1] if "{" in bare else ""
    return "," in inner or ".." in inner


def unescaped(raw: str, quoted: bool) -> tuple[str, frozenset[int]] | None:
    """Text without its backslashes, and which places they quoted; None where it is more than text to the shell."""
    special = '$`"\\\n' if quoted else None
    text: list[str] = []
    escaped: set[int] = set()
    place = 0
    while place < len(raw):
        mark = raw[place]
        following = raw[place + 1 : place + 2]
        if mark == "\\":
            if not following:
                return None
            if special is not None and following not in special:
                text.append(mark)
                place += 1
                continue
            if following != "\n":
                escaped.add(len(text))
                text.append(following)
            place += 2
            continue
        if mark == "`" or (
            mark == "$" and re.match(r"[\w({'\"\[?!@*#$-]", following) and not (quoted and following in "'\"")
        ):
            return None
        if (quoted and mark == '"') or (not quoted and mark in " \t\n|&;()<>'\""):
            return None
        text.append(mark)
        place += 1
    return "".join(text), frozenset(escaped)


def ansi(raw: str) -> str | None:
    """The value of $'…' without its marks; None for escapes other than the plainest."""
    text, place = "", 0
    while place < len(raw):
        if raw[place] == "\\":
            if raw[place + 1 : place + 2] not in ESCAPES:
                return None
            text += ESCAPES[raw[place + 1]]
            place += 2
        else:
            text += raw[place]
            place += 1
    return text
