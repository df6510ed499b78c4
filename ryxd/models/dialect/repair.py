"""Malformed JSON → the value its writer meant, or nothing: only punctuation may be mended.

json_repair mends nearly everything, by guessing where it must. So what it made is held against what was
written: every name, string and number has to stand there, letter for letter and in this order, strings
between two equal quotes, and nothing but punctuation in between.
"""

import ast
import itertools
import json
import re
import warnings
from collections.abc import Iterator
from typing import Any

import json_repair

LONGEST = 32_768
"""Characters that json_repair gets: it needs a second for a hundred thousand, and nobody else is answered then."""
DEEPEST = 100
"""Brackets inside one another; json_repair needs seconds for some thousands of them."""
_BRACKET = re.compile(r"[\[\]{}]")
_ESCAPED = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_MEANT = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_BETWEEN = re.compile(r"[\s{}\[\],:]*")
_CLOSING = re.compile(r"[\s}\]]*")
"""One bracket too many harms nobody."""
_BARE = re.compile(r"[A-Za-z0-9_.+-]+")
_WORDS = {"true": True, "false": False, "null": None, "none": None}


class Unreadable(Exception):
    """The text can't be read without guessing."""


def values(text: str, *, cut: bool = False) -> tuple[list[Any], str]:
    """The JSON values a text begins with, and the rest of the text; several stand one after another.

    With `cut` the text was broken off: what is missing at its end was not forgotten, so nothing is mended.
    Raises Unreadable.
    """
    found: list[Any] = []
    decoder = json.JSONDecoder(strict=False)  # raw newlines in strings: the commonest slip of all
    end, start = 0, _begin(text, 0)
    try:
        while text[start : start + 1] in ("{", "["):
            value, end = decoder.raw_decode(text, start)
            found.append(value)
            start = _begin(text, end)
    except ValueError:
        found.append(_repaired(text[start:].rstrip(), cut=cut))
        end = len(text)
    except RecursionError as error:
        raise Unreadable("nested too deeply") from error
    if not found:
        raise Unreadable("no JSON")
    rest = text[end:]
    return found, "" if _CLOSING.fullmatch(rest) else rest


def _begin(text: str, start: int) -> int:
    """Where the next value begins: some models write a comma or a semicolon between two."""
    while start < len(text) and (text[start].isspace() or text[start] in ",;"):
        start += 1
    return start


def _repaired(text: str, *, cut: bool) -> Any:
    if cut:
        raise Unreadable("broken off")
    depth = itertools.accumulate(1 if found[0] in "{[" else -1 for found in _BRACKET.finditer(text))
    if max(depth) > DEEPEST:
        raise Unreadable("nested too deeply")
    for mend in (_python, _mended):
        try:
            value = mend(text)
        except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
            continue
        if isinstance(value, dict | list) and _says(text, value):
            return value
    raise Unreadable("it could only be guessed")


def _python(text: str) -> Any:
    """Python's values, with JSON's words among them; it reads strings more exactly than json_repair."""
    with warnings.catch_warnings(action="ignore"):
        tree = ast.parse(text, mode="eval")
    return ast.literal_eval(_Words().visit(tree))


def _mended(text: str) -> Any:
    if len(text) > LONGEST:
        raise ValueError("too long")
    return json_repair.loads(text, skip_json_loads=True)


class _Words(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(_WORDS[node.id]) if node.id in _WORDS else node


def _says(text: str, value: Any) -> bool:
    """Whether the text has all of the value, in order, and nothing else."""
    text = _ESCAPED.sub(_unescape, text)
    at = 0
    for part, name in _parts(value):
        end = _after(text, at, part, name=name)
        if end is None:
            return False
        at = end
    return bool(_BETWEEN.fullmatch(text, at))


def _unescape(found: re.Match[str]) -> str:
    code = found[1]
    return chr(int(code[1:], 16)) if len(code) == 5 else _MEANT.get(code, code)


def _parts(value: Any) -> Iterator[tuple[Any, bool]]:
    """Names and single values, as they are written; whether each is a name."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield key, True
            yield from _parts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _parts(item)
    else:
        yield value, False


def _after(text: str, at: int, part: Any, *, name: bool) -> int | None:
    """Where the text goes on after this part; None when it does not come next."""
    begin = _BETWEEN.match(text, at).end()  # type: ignore[union-attr] # it matches nothing, too
    if isinstance(part, str):
        if text[begin : begin + 1] in ("'", '"'):
            end = begin + 1 + len(part)
            closed = text.startswith(part, begin + 1) and text[end : end + 1] == text[begin]
            return end + 1 if closed else None
        bare = name and _BARE.match(text, begin)
        return bare.end() if bare and bare[0] == part else None
    bare = _BARE.match(text, begin)
    if not bare:
        return None
    try:
        word = bare[0].lower()
        read = _WORDS[word] if word in _WORDS else json.loads(bare[0])
    except ValueError:
        return None
    # a number at the very end may have lost digits
    whole = bare.end() < len(text)
    return bare.end() if whole and type(read) is type(part) and read == part else None
