"""A request and its call with other names, numbers and words in them: what was copied from the one into the other is exchanged in both."""

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from training.phrases import Piece
from training.source import Source
from training.words.programs import program

_FOLDERS = frozenset(["Documents", "Downloads", "Pictures", "Music", "Videos", "Desktop", "Public", "Templates"])
_PATHS = frozenset({"path", "paths", "to", "folder"})
_TEXTS = frozenset({"text", "content", "query", "old_text", "new_text"})
_MOST = {"level": 100, "limit": 50, "offset": 50, "days": 99, "target": 10, "arg": 10, "than": 99}
"""Arguments that are numbers, and how large they are at most."""
_PROTOCOLS = frozenset({"http", "https", "file", "html"})
_WORD = re.compile(r"[^\W\d_]{4,}")
_DIGITS = re.compile(r"\d{2,}")
_SOME = 2
"""Words of a text that are exchanged, at most."""


def varied(source: Source, said: str, args: Mapping[str, Any]) -> tuple[list[Piece], dict[str, Any]]:
    """The request in pieces (what of it stands in the call is marked), and the call's arguments, with other things in both."""
    new = others(source, said, args)
    return _pieces(said, args, new), {key: _with(value, new) for key, value in args.items()}


def others(source: Source, said: str, args: Mapping[str, Any]) -> dict[str, str]:
    """What of the request and the call is exchanged, and for what."""
    new: dict[str, str] = {}
    for key, text in _leaves(args):
        for old, made in _changes(source, key, text):
            if old and made != old and _alone(old, said) and not any(old in other or other in old for other in new):
                new[old] = made
    return new


def kept(said: str, args: Mapping[str, Any]) -> list[Piece]:
    """The request in pieces as it is: what of it stands in the call is marked."""
    return _pieces(said, args, {})


def _leaves(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from _leaves(each, name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _leaves(each, key)
    elif isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        yield key, str(value)


def _changes(source: Source, key: str, text: str) -> Iterator[tuple[str, str]]:
    """What of this argument may be exchanged, and for what."""
    if text.startswith("$"):  # a step's result
        return
    if key in _PATHS and "*" not in text:
        name = PurePosixPath(text).name
        if name and name not in _FOLDERS and name != "~":
            yield name, _named(source, name)
    elif key == "name" and "." in text:
        yield text, _named(source, text)
    elif key in {"name", "window", "match"} or (key == "arg" and not text.isdigit()):
        yield text, program(source)
    elif key == "pattern":
        for word in _WORD.findall(text):
            if f".{word}" not in text and "{" not in text:
                yield word, source.noun()
    elif key in _TEXTS:
        words = [word for word in _WORD.findall(text) if word[:1].isupper() or len(word) > 6]
        for word in source.rng.sample(words, min(len(words), source.number(0, _SOME))):
            yield word, source.noun()
        for digits in _DIGITS.findall(text):
            yield digits, _number(source, digits)
    elif key == "expression":
        for digits in _DIGITS.findall(text):
            yield digits, _number(source, digits)
    elif key in _MOST and text.removeprefix("-").isdigit():
        yield text.removeprefix("-"), str(source.number(1, _MOST[key]))
    elif key == "url":
        host = max((word for word in _WORD.findall(text) if word not in _PROTOCOLS), key=len, default="")
        yield host, "".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or host


def _named(source: Source, name: str) -> str:
    """Another name of the same kind."""
    stem, dot, ending = name.rpartition(".")
    if dot and stem and re.fullmatch(r"\w{1,8}", ending):
        return source.file_name(ending)
    return name if name.startswith(".") else source.folder_name()


def _number(source: Source, digits: str) -> str:
    return str(source.number(10 ** (len(digits) - 1), 10 ** len(digits) - 1)) if digits[0] != "0" else digits


def _alone(old: str, said: str) -> bool:
    """Whether it stands in the request just once, and in no other word."""
    return len(re.findall(rf"(?<!\w){re.escape(old)}(?!\w)", said)) == 1 and said.count(old) == 1


def _with(value: Any, new: Mapping[str, str]) -> Any:
    if isinstance(value, Mapping):
        return {key: _with(each, new) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_with(each, new) for each in value]
    if isinstance(value, int) and not isinstance(value, bool):
        sign, digits = ("-" if value < 0 else ""), str(abs(value))
        return int(sign + new.get(digits, digits))
    return _exchanged(value, new) if isinstance(value, str) and not value.startswith("$") else value


def _exchanged(text: str, new: Mapping[str, str]) -> str:
    if not new:
        return text
    every = "|".join(re.escape(old) for old in sorted(new, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{every})(?!\w)", lambda match: new[match[0]], text)


def _pieces(said: str, args: Mapping[str, Any], new: Mapping[str, str]) -> list[Piece]:
    """The request cut at everything that stands in the call, or is exchanged."""
    copied = set(new)
    for _, text in _leaves(args):
        parts = (part.strip() for part in re.split(r"[*/\n]+", text))
        copied |= {text, *(part for part in parts if len(part) > 1), *_WORD.findall(text), *re.findall(r"\d+", text)}
    pieces: list[Piece] = []
    for part, held in _cut(said, copied):
        pieces.append((_exchanged(part, new) if held else part, held))
    return pieces


def _cut(said: str, at: set[str]) -> list[Piece]:
    """The request cut at each of these, the longest first, however it is capitalised; no number is cut out of a longer one.

    By hand: a pattern of all of them would be compiled anew for each request, a third of the time that conversations took.
    """
    starting: dict[str, list[str]] = {}
    for each in sorted((_folded(each) for each in at if each), key=len, reverse=True):
        starting.setdefault(each[0], []).append(each)
    folded = _folded(said)
    pieces: list[Piece] = []
    begin = here = 0
    while here < len(said):
        found = next((each for each in starting.get(folded[here], ()) if folded.startswith(each, here) and _not_in_number(said, here, here + len(each))), "")
        if not found:
            here += 1
            continue
        if begin < here:
            pieces.append((said[begin:here], False))
        begin = here = here + len(found)
        pieces.append((said[begin - len(found) : begin], True))
    return [*pieces, (said[begin:], False)] if begin < len(said) else pieces


def _folded(text: str) -> str:
    """In small letters, each of them in its place."""
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)


def _not_in_number(said: str, begin: int, end: int) -> bool:
    return not (_both(said, begin) or _both(said, end))


def _both(said: str, at: int) -> bool:
    """Whether there are digits on both sides of this place."""
    return 0 < at < len(said) and said[at - 1].isdecimal() and said[at].isdecimal()
