"""What a model copies from a request it can write in no other letters: arguments are pieces of what was said.

A small model slips: of "thesis final.pdf" it makes "Sesis final.pdf". Its file may say which arguments of which
tools it was taught to copy (`ryx.copies` in a GGUF's metadata). In the first call on a request these can only be
pieces of it, from the begin of a word to the end of one. A larger model, which may know better than to copy, says
nothing of that kind (docs/decisions/0068).
"""

import itertools
import operator
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from ryxd.core.fence import OUTER

KEY = "ryx.copies"
"""Where a GGUF's metadata has it, as a JSON text."""
LONGEST, MOST = 200, 60
"""Characters, and words and marks, of a request up to which it is done: the grammar grows with their square."""
FOLDERS = ("Documents", "Downloads", "Pictures", "Music", "Videos", "Desktop", "Public", "Templates")
"""Folders that people name in words; below these a path may begin."""

Kind = Literal["words", "path", "name", "pattern", "some"]
"""`words`: a piece of the request. `some`: that, or nothing. `path`: one below a usual folder, perhaps in another.
`name`: one with a new ending. `pattern`: pieces between stars."""

_EDGE = re.compile(r"(?<=\w)(?=\W)|(?<=\W)(?=\w)|(?<=[^\w\s])(?=[^\w\s])|(?<=\s)(?=\S)|(?<=\S)(?=\s)")
"""Where a piece may begin or end: before and after words, and between marks."""
_MARKS = re.compile(r"([\\.^$|?*+()\[\]{}])")


class Copies(BaseModel):
    """Which arguments of each tool a model copies ("pairs.path" is `path` of each of `pairs`)."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    version: Literal[1]
    arguments: Mapping[str, Mapping[str, Kind]]


def copies_of(text: str | None) -> Copies | None:
    """What a file says; None where it says nothing that can be used."""
    try:
        return None if text is None else Copies.model_validate_json(text)
    except ValidationError:
        return None


def said_of(messages: Sequence[Sequence[str]]) -> str:
    """The request, where these messages (role, text) are instructions and one that a person typed; else ""."""
    talk = [(message[0], message[1]) for message in messages if message[0] != "system"]
    if len(talk) != 1 or talk[0][0] != "user":
        return ""
    said = talk[0][1]
    return said if len(said) <= LONGEST and len(_units(said)) <= MOST and f'"{OUTER}' not in said else ""


def narrowed(schema: Mapping[str, Any], said: str, copies: Copies) -> Mapping[str, Any]:
    """The schema of an Action (core/smart.py's `envelope`), where what is copied is a piece of what was said."""
    forms = schema.get("oneOf")
    if not said.strip() or not isinstance(forms, Sequence):
        return schema
    made = [_form(form, copies) for form in forms]
    if not any(map(operator.is_not, made, forms)):
        return schema
    return {**schema, "oneOf": made, "$defs": {**schema.get("$defs", {}), **_definitions(said)}}


def _form(form: Mapping[str, Any], copies: Copies) -> Mapping[str, Any]:
    properties = form.get("properties", {})
    tool = properties.get("tool", {}).get("const")
    args = properties.get("args", {})
    new = args
    for place, kind in copies.arguments.get(tool, {}).items():
        new = _at(new, place.split("."), kind)
    return form if new is args else {**form, "properties": {**properties, "args": new}}


def _at(node: Mapping[str, Any], place: Sequence[str], kind: Kind) -> Mapping[str, Any]:
    """The node with the string at this place exchanged; itself where none is there, or its values are named."""
    if node.get("type") == "array":
        return _with(node, "items", place, kind)
    if "anyOf" in node:
        old = node["anyOf"]
        made = [_at(each, place, kind) for each in old]
        return {**node, "anyOf": made} if any(map(operator.is_not, made, old)) else node
    if place:
        properties = node.get("properties", {})
        new = _with(properties, place[0], place[1:], kind)
        return node if new is properties else {**node, "properties": new}
    named = node.keys() & {"enum", "const", "pattern"}
    return {"$ref": f"#/$defs/{_name(kind)}"} if node.get("type") == "string" and not named else node


def _with(node: Mapping[str, Any], key: str, place: Sequence[str], kind: Kind) -> Mapping[str, Any]:
    old = node.get(key)
    if not isinstance(old, Mapping):
        return node
    new = _at(old, place, kind)
    return node if new is old else {**node, key: new}


def _name(kind: Kind) -> str:
    return f"said_{kind}"


def _definitions(said: str) -> dict[str, Any]:
    piece = _piece(said)
    folder = f"~/(?:(?:{'|'.join(FOLDERS)})/)?"
    patterns: dict[Kind, str] = {
        "words": piece,
        "some": f"(?:{piece})?",
        "path": f"~|~/(?:{'|'.join(FOLDERS)})|(?:{folder})?{piece}(?:/{piece})?",
        "name": rf"{piece}(?:\.\w{{1,8}})?",
        "pattern": rf"\*?(?:{piece}\*){{0,6}}(?:{piece})?(?:\.[\w{{}},.]+)?",
    }
    return {_name(kind): {"type": "string", "pattern": f"^(?:{pattern})$"} for kind, pattern in patterns.items()}


def _piece(said: str) -> str:
    """A regular expression of every piece of the request."""
    units = [(before, _MARKS.sub(r"\\\1", unit)) for before, unit in _units(said)]
    every = []
    for begin, (_, first) in enumerate(units):
        rest = ""
        for before, unit in reversed(units[begin + 1 :]):
            rest = f"(?:{before}{unit}{rest})?"
        every.append(first + rest)
    return f"(?:{'|'.join(every)})"


def _units(said: str) -> list[tuple[str, str]]:
    """What pieces are made of: words and marks, each with the spaces before it."""
    edges = sorted({0, len(said), *(match.start() for match in _EDGE.finditer(said))})
    units, spaces = list[tuple[str, str]](), ""
    for begin, end in itertools.pairwise(edges):
        if said[begin:end].isspace():
            spaces = said[begin:end]
        else:
            units.append((spaces, said[begin:end]))
            spaces = ""
    return units
