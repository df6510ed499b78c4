"""What a text names: paths, addresses, quoted strings, numbers, names (spec C9)."""

import re
from typing import Literal

from pydantic import Field

from ryxd.agents.advice import Part

MOST = 50
"""Entities of one text (the source's limit)."""

Kind = Literal["url", "email", "quoted", "path", "number", "name"]

_QUOTED = re.compile(r"“([^“”\n]{1,300})”|„([^„“”\n]{1,300})[“”]|»([^»«\n]{1,300})«|«([^»«\n]{1,300})»"
                     r"|\"([^\"\n]{1,300})\"|(?<!\w)'([^'\n]{1,300})'(?!\w)")  # fmt: skip
_URL = re.compile(r"\bhttps?://[^\s<>\"'“”„]+")
_EMAIL = re.compile(r"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_PATH = re.compile(
    r"(?<![\w/~.<])(?:~|\.{1,2})?/(?:[\w.+@%-]+/)*[\w.+@%-]*|(?<![\w/~])~(?![\w/])"
    r"|(?<![\w/.~])[\w+-]+(?:/[\w+.-]+)*\.[A-Za-z][A-Za-z0-9]{0,7}(?![\w/])"
)
_NUMBER = re.compile(
    r"(?<![\w.,])[-+]?\d+(?:[.,:]\d+)*(?:\s?(?:%|€|\$|°C|(?:km|kg|cm|mm|kB|MB|GB|TB|min|Uhr|Euro|Prozent|percent)\b))?"
)
_CAPITAL = r"[A-ZÄÖÜ][\w’'-]*[a-zäöüß]"
_NAME = re.compile(
    rf"\b(?:(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau)\.?\s+)?{_CAPITAL}(?:\s+(?:von|van|de|of)?\s*{_CAPITAL})*"
)
_TITLE = re.compile(r"(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau)\b\.?\s")
_SENTENCE = re.compile(r"(?:^|[.!?:\n]\s*)$")
_NO_NAME = frozenset(("I", "I'm", "I'd", "I've", "I'll", "Please", "The", "A", "An", "And", "Then", "It"))
_NO_NAME |= frozenset(("Bitte", "Ich", "Du", "Sie", "Wir", "Ihr", "Es", "Und", "Dann"))


class Entity(Part):
    """Something that a text names."""

    kind: Kind
    text: str = Field(min_length=1, max_length=300)


def entities(text: str, language: str) -> tuple[Entity, ...]:
    """The first MOST of them, in their order; what is part of one is no other one. A quoted path is a path."""
    found: list[tuple[int, Entity]] = []
    taken = [False] * len(text)
    for kind, pattern in (("quoted", _QUOTED), ("url", _URL), ("email", _EMAIL), ("path", _PATH)):
        for match in pattern.finditer(text):
            if any(taken[match.start() : match.end()]):
                continue
            said = next(filter(None, match.groups()), match[0]) if kind == "quoted" else match[0].rstrip(".,;:!?)")
            if not said or said == "/" or (kind == "path" and not is_path(said)):
                continue
            taken[match.start() : match.end()] = [True] * (match.end() - match.start())
            named: Kind = "path" if kind == "quoted" and _PATH.fullmatch(said) and is_path(said) else kind  # type: ignore[assignment]
            found.append((match.start(), Entity(kind=named, text=said[:300])))
    free = [match for match in _NUMBER.finditer(text) if not any(taken[match.start() : match.end()])]
    found += [(match.start(), Entity(kind="number", text=match[0].strip()[:300])) for match in free]
    for match in _NAME.finditer(text):
        name = "" if any(taken[match.start() : match.end()]) else _name(match, text, language)
        found += [(match.start(), Entity(kind="name", text=name[:300]))] if name else []
    found.sort(key=lambda each: each[0])
    return tuple(dict.fromkeys(each for _, each in found))[:MOST]


def is_path(text: str) -> bool:
    """Whether it can name a file or folder: "and/or", "1.5" and "e.g." don't."""
    if text.startswith(("/", "~", "./", "../")):
        return True
    stem, _, ending = text.rpartition(".")
    if not ending or "/" in ending or text.lower() in {"e.g", "i.e", "z.b", "d.h", "u.a"}:
        return False
    return (len(stem) > 1 or len(stem) == 1 < len(ending)) and not stem.replace(".", "").isdigit()


def _name(match: re.Match[str], text: str, language: str) -> str:
    """The name in a match; empty where capitals mean nothing: a sentence begins there, or it is a German noun."""
    words = match[0].split()
    first = bool(_SENTENCE.search(text[: match.start()]))
    titled = bool(_TITLE.match(match[0]))
    while words and words[0] in _NO_NAME:
        words, first = words[1:], False
    if first and not titled:
        words = words[1:]
    if language == "de" and not titled and len(words) < 2:
        return ""
    return " ".join(words)
