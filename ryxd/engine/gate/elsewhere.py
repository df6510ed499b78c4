"""What is about no file's name, though its words look like it: a site, what files say, a command line."""

from __future__ import annotations

import re

from ryxd.engine.gate.dates import dated
from ryxd.engine.gate.filewords import CHAFF, FILE_NOUNS, FINITE, VERBAL, is_paper
from ryxd.engine.gate.names import FOLDERS, file_name, path_of
from ryxd.engine.gate.sites import address_of
from ryxd.engine.gate.text import QUOTES, Request, Token
from ryxd.engine.gate.vocabulary import vocabulary

_ELSEWHERE = vocabulary("""
    online internet web weltnetz netz google website webseite page seite laut aloud loud http https drive cloud
    sehen sehn drauf browser reader handy
""")
"""Words of the web, and of what is to be read aloud: no files are looked for, and nothing is shown."""
_INSIDE = vocabulary("""
    text texts phrase phrases mention mentions mentioning enthaelt enthalten enthaltend stelle stellen wort woerter
    contains containing saying says drin drinsteht
""")
"""Words that say that something is looked for in what files say, not in what they are called."""
_HOST = re.compile(r"(?:[a-z0-9-]+\.)+(?P<tld>[a-z]{2,24})", re.IGNORECASE)
_SITES = vocabulary("example at no is it id in me info cc pl box asia")
"""Endings of names that are a site's more often than a file's."""
_NEW = vocabulary("einen nen n neuen neue new")


def is_elsewhere(request: Request, action: str, rest: tuple[Token, ...]) -> bool:
    """Say whether it is about what stands in files, about the web, or about no file at all."""
    if action == "change":
        return False
    looked = action == "find" and len(rest) < len(request.tokens)  # "find unicorn.xyz" is no site
    if (not looked and any(_is_address(token.raw) for token in rest)) or _ELSEWHERE.intersection(request.bag):
        return True
    if any((token.raw.startswith(("-", "|")) and len(token.raw) != 1) or token.raw == "|" for token in rest):
        return True  # a command line
    if request.words[0] in {"mach", "mache"} and _NEW.intersection(request.bag):
        return True  # "mach einen Ordner auf" makes one
    if action == "find" and (_INSIDE.intersection(request.bag) or QUOTES.intersection(request.core)):
        return True
    at = next((at for at, token in enumerate(rest) if file_name(token)), 0)
    if action == "find" and at > 1 and rest[at - 1].word in {"in", "im", "inside", "within"}:
        return any(token.word not in CHAFF for token in rest[: at - 1])  # "such Herbert in gaeste.csv"
    said = tuple(token.word for token in rest)
    if action == "read" and len(dated(rest)[1]) <= 1 and not (file_name(rest[0]) or path_of(rest[0])):
        return not (FOLDERS.get(said[0]) or is_paper(said[0]) or FILE_NOUNS.intersection(said))
    return request.words[-1] in FINITE and not VERBAL.isdisjoint(said)


def _is_address(typed: str) -> bool:
    """Say whether it is an address of the web, or begins like one: "who.int/data" is no folder "who.int"."""
    if address_of(typed) is not None:
        return True
    host, slash, _ = typed.partition("/")
    found = _HOST.fullmatch(host)
    return found is not None and bool(slash or found["tld"].lower() in _SITES)


def is_listed(rest: tuple[Token, ...]) -> bool:
    """Say whether commas only part names of files: "a.txt, b.txt"."""
    return all(file_name(token) or token.word in CHAFF for token in rest)
