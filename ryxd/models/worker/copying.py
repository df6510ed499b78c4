"""What a model copies from a request it can write in no other letters: arguments are pieces of what was said.

A small model slips: of "thesis final.pdf" it makes "Sesis final.pdf". Its file may say which arguments of which
tools it was taught to copy (`ryx.copies` in a GGUF's metadata). In the first call on a request, and in its plan,
these can only be pieces of it, from the begin of a word to the end of one. A larger model, which may know better
than to copy, says nothing of that kind (docs/decisions/0068). In later calls a path is one that was named before,
or a piece of what was said (0076).
"""

import itertools
import operator
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from ryxd.core.fence import OUTER
from ryxd.models.worker.mentioned import Mentioned, mentioned_of
from ryxd.models.worker.quantities import levels_of, sum_of

KEY = "ryx.copies"
"""Where a GGUF's metadata has it, as a JSON text."""
_STEM = 3
"""Letters of a word, at least, from which an ending may be taken; no stem is shorter by more than one."""
LONGEST, MOST = 200, 60
"""Characters, and words and marks, of a request up to which it is done: the grammar grows with their square."""
FOLDERS = ("Documents", "Downloads", "Pictures", "Music", "Videos", "Desktop", "Public", "Templates")
"""Folders that people name in words; below these a path may begin."""

Kind = Literal["words", "path", "name", "pattern", "part", "some", "number", "sum"]
"""`words`: a piece of the request. `part`: that and the spaces around it. `some`: that, or nothing. `path`: one
below a usual folder, perhaps in another. `name`: one with a new ending. `pattern`: pieces between stars. `number`:
one of the whole numbers that it says, `sum`: what is made of its numbers; where it says none they are free."""

_SAID, _SAID_OR_FOUND, _NAMED = "said", "said_or_found", "named"
"""How definitions begin."""
_FOUND = r"\$\d{1,2}(?:\.\w+)*"
"""A reference to what an earlier step found (core/plan.py)."""
_EDGE = re.compile(r"(?<=\w)(?=\W)|(?<=\W)(?=\w)|(?<=[^\w\s])(?=[^\w\s])|(?<=\s)(?=\S)|(?<=\S)(?=\s)")
"""Where a piece may begin or end: before and after words, and between marks."""
_MARKS = re.compile(r"([\\.^$|?*+()\[\]{}])")


class Copies(BaseModel):
    """Which arguments of each tool a model copies ("pairs.path" is `path` of each of `pairs`)."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    version: Literal[1]
    arguments: Mapping[str, Mapping[str, Kind]]
    understanding: Literal["request"] | None = None
    """Whether what it has understood, in a plan, is the request as it is: then no token of it is chosen."""


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


def held(schema: Mapping[str, Any], messages: Sequence[Sequence[str]], copies: Copies) -> Mapping[str, Any]:
    """The schema of an Action, what is copied in it held to what these messages (role, text) say and name."""
    mentioned = mentioned_of(messages)
    if mentioned is None:
        return narrowed(schema, said_of(messages), copies)
    return followed(schema, mentioned, copies)


def narrowed(schema: Mapping[str, Any], said: str, copies: Copies) -> Mapping[str, Any]:
    """The schema of an Action (core/smart.py's `envelope`), where what is copied is a piece of what was said.

    So are the parameters of steps in an answer that is a plan (core/plan.py's `plan_form`), or else references.
    """
    forms = schema.get("oneOf")
    if not said.strip() or not isinstance(forms, Sequence):
        return schema
    copies = _sayable(copies, said)
    made = [_form(form, copies, "tool", "args", _SAID) for form in forms]
    plans = {name: _planned(part, said, copies) for name, part in schema.get("$defs", {}).items()}
    calls = any(map(operator.is_not, made, forms))
    steps = any(plans[name] is not part for name, part in schema.get("$defs", {}).items())
    if not calls and not steps:
        return schema
    return {**schema, "oneOf": made, "$defs": {**plans, **_definitions(said, found=steps)}}


def _sayable(copies: Copies, said: str) -> Copies:
    """Without the kinds of which this request says nothing."""
    if levels_of(said):
        return copies
    kept = {
        tool: {place: kind for place, kind in places.items() if kind not in {"number", "sum"}}
        for tool, places in copies.arguments.items()
    }
    return copies.model_copy(update={"arguments": kept})


def followed(schema: Mapping[str, Any], mentioned: Mentioned, copies: Copies) -> Mapping[str, Any]:
    """The schema of a later Action: a path is one that was named, or a piece of what was said."""
    forms = schema.get("oneOf")
    if not isinstance(forms, Sequence) or len(mentioned.said) > LONGEST or len(_units(mentioned.said)) > MOST:
        return schema
    paths = {
        tool: {place: kind for place, kind in places.items() if kind == "path"}
        for tool, places in copies.arguments.items()
    }
    made = [_form(form, copies.model_copy(update={"arguments": paths}), "tool", "args", _NAMED) for form in forms]
    if not any(map(operator.is_not, made, forms)):
        return schema
    named = {f"{_NAMED}_path": {"type": "string", "pattern": f"^(?:{_named_path(mentioned)})$"}}
    return {**schema, "oneOf": made, "$defs": {**schema.get("$defs", {}), **named}}


def _named_path(mentioned: Mentioned) -> str:
    """A regular expression of paths: what was named or said, alone or in a folder that was named."""
    names = [name.rstrip("/") for name in mentioned.names if name.rstrip("/")]
    bases = [name.rpartition("/")[2] for name in names if "/" in name]
    folders = [name.rpartition("/")[0] for name in names if name.rpartition("/")[0]]
    piece = [_piece(mentioned.said)] if mentioned.said.strip() else []
    thing = "|".join([*_escaped([*names, *bases, *folders]), *piece])
    within = "|".join([*_escaped([*names, *folders]), "~", *(f"~/{folder}" for folder in FOLDERS)])
    below = f"(?:/(?:{piece[0]}))?" if piece else ""
    return rf"~/?|\.|/|~/(?:{'|'.join(FOLDERS)})/?|(?:(?:{within})/)?(?:{thing}){below}/?"


def _escaped(names: Sequence[str]) -> list[str]:
    return [_MARKS.sub(r"\\\1", name) for name in dict.fromkeys(names)]


def _planned(part: Any, said: str, copies: Copies) -> Any:
    """A part of a schema, with a plan in it narrowed."""
    if isinstance(part, list):
        made = [_planned(each, said, copies) for each in part]
        return made if any(map(operator.is_not, made, part)) else part
    if not isinstance(part, dict):
        return part
    new = {key: _planned(each, said, copies) for key, each in part.items()}
    properties = new.get("properties")
    if isinstance(properties, dict) and {"action", "params"} <= properties.keys():
        return _form(part, copies, "action", "params", _SAID_OR_FOUND)
    if copies.understanding and isinstance(properties, dict) and {"understanding", "plan"} <= properties.keys():
        return {**new, "properties": {**properties, "understanding": {"const": said}}}
    return new if any(new[key] is not part[key] for key in part) else part


def _form(form: Mapping[str, Any], copies: Copies, name: str, held: str, stem: str) -> Mapping[str, Any]:
    """The form of one tool's call: what is copied in the arguments, which it has as `held`."""
    properties = form.get("properties", {})
    tool = properties.get(name, {}).get("const")
    args = properties.get(held, {})
    new = args
    for place, kind in copies.arguments.get(tool, {}).items():
        new = _at(new, place.split("."), f"{stem}_{kind}")
    return form if new is args else {**form, "properties": {**properties, held: new}}


def _at(node: Mapping[str, Any], place: Sequence[str], kind: str) -> Mapping[str, Any]:
    """The node with the string at this place exchanged; itself where none is there, or its values are named.

    `kind` is the name of a definition.
    """
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
    wanted = "integer" if kind.endswith("_number") else "string"
    return {"$ref": f"#/$defs/{kind}"} if node.get("type") == wanted and not named else node


def _with(node: Mapping[str, Any], key: str, place: Sequence[str], kind: str) -> Mapping[str, Any]:
    old = node.get(key)
    if not isinstance(old, Mapping):
        return node
    new = _at(old, place, kind)
    return node if new is old else {**node, key: new}


def _definitions(said: str, *, found: bool) -> dict[str, Any]:
    piece = _piece(said)
    folder = f"~/(?:(?:{'|'.join(FOLDERS)})/)?"
    patterns: dict[Kind, str] = {
        "words": piece,
        "part": f" ?{piece} ?| ",
        "some": f"(?: ?{piece} ?)?| ",
        "path": rf"~|\.|~/(?:{'|'.join(FOLDERS)})|(?:{folder})?{piece}(?:/{piece})?",
        "name": rf"{piece}(?:\.\w{{1,8}})?",
        "pattern": rf"\*?(?:(?:{'|'.join([*_stems(said), piece])})\*){{0,6}}(?:{piece})?(?:\.[\w{{}},.]+)?",
    }
    if total := sum_of(said):
        patterns["sum"] = total
    defined = {f"{_SAID}_{kind}": pattern for kind, pattern in patterns.items()}
    if found:
        defined |= {f"{_SAID_OR_FOUND}_{kind}": f"{pattern}|{_FOUND}" for kind, pattern in patterns.items()}
        # a copy that is made before a file is changed has a name that nobody says
        defined[f"{_SAID_OR_FOUND}_path"] += rf"|(?:{folder})?{piece}\.bak"
    made = dict[str, Any]()
    for name, pattern in defined.items():
        made[name] = {"type": "string", "pattern": f"^(?:{pattern})$"}
    if levels := levels_of(said):
        number = {"type": "integer", "enum": list(levels)}
        made |= {f"{_SAID}_number": number, f"{_SAID_OR_FOUND}_number": number}
    return made


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


def _stems(said: str) -> list[str]:
    """Regular expressions of words without their endings, in small letters too ("manual" of "Manuals")."""
    words = dict.fromkeys(form for _, unit in _units(said) if len(unit) >= _STEM for form in (unit, unit.lower()))
    ends = {word: min(2, len(word) - _STEM + 1) for word in words if word.isalnum()}
    return [f"{word[:-end]}(?:{'(?:'.join(word[-end:])}{')?' * (end - 1)})?" for word, end in ends.items()]


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
