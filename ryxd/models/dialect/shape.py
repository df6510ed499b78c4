"""Arguments → the same in the types that a schema wants, where there is one way to read them.

Keys, types, choices: what tells a call from something that looks like one. The View checks the values.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_NUMBER = re.compile(r"-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?")
_TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Misfit(Exception):
    """The value can't be what the schema wants."""


def fit(value: Any, schema: Any, root: Mapping[str, Any]) -> Any:
    """The value in the schema's types; `root` is what its references begin at. Raises Misfit."""
    if schema is False:
        raise Misfit("nothing may stand here")
    if not isinstance(schema, Mapping):
        return value
    if isinstance(schema.get("$ref"), str):
        value = fit(value, _target(schema["$ref"], root), root)
    for part in schema.get("allOf", ()):
        value = fit(value, part, root)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            value = _either(value, schema[word], root)
    if "type" in schema:
        value = _typed(value, schema["type"])
    if "enum" in schema:
        value = _choice(value, schema["enum"])
    if "const" in schema:
        value = _choice(value, [schema["const"]])
    if isinstance(value, dict):
        return _object(value, schema, root)
    if isinstance(value, list):
        return [fit(item, schema.get("items"), root) for item in value]
    return value


def _target(reference: str, root: Mapping[str, Any]) -> Any:
    found: Any = root
    for part in reference.removeprefix("#").split("/")[1:]:
        found = found.get(part.replace("~1", "/").replace("~0", "~")) if isinstance(found, Mapping) else None
    if found is None:
        raise Misfit(f"{reference} leads nowhere")
    return found


def _either(value: Any, branches: Any, root: Mapping[str, Any]) -> Any:
    readings: list[Any] = []
    for branch in branches:
        try:
            reading = fit(value, branch, root)
        except Misfit:
            continue
        if _same(reading, value):
            return value
        if not any(_same(reading, other) for other in readings):
            readings.append(reading)
    return _only(value, readings)


def _typed(value: Any, types: Any) -> Any:
    wanted = [types] if isinstance(types, str) else list(types)
    for name in wanted:
        kinds = _TYPES.get(name, ())
        if isinstance(value, kinds) and (not isinstance(value, bool) or bool in kinds):
            return value
    return _only(value, [reading for name in wanted for reading in _readings(value, name)])


def _readings(value: Any, name: str) -> Iterator[Any]:
    """The value as another type: at most one, and only if nobody could read it otherwise."""
    if isinstance(value, str):
        text = value.strip()
        if name in ("integer", "number") and (found := _NUMBER.fullmatch(text)):
            if name == "number" or not (found[2] or found[3]):
                yield json.loads(text)
        elif name == "boolean" and text.lower() in ("true", "false"):
            yield text.lower() == "true"
        elif name == "null" and text.lower() in ("null", "none"):
            yield None
        elif name in ("object", "array") and text[:1] in ("{", "["):
            try:
                read = json.loads(text, strict=False)
            except ValueError:
                return
            if isinstance(read, _TYPES[name]):
                yield read
    elif isinstance(value, float) and name == "integer" and value.is_integer():
        yield int(value)
    elif isinstance(value, int) and not isinstance(value, bool) and name == "string":
        yield str(value)


def _choice(value: Any, choices: Any) -> Any:
    if any(_same(value, choice) for choice in choices):
        return value
    # a choice written in another type, "2" for 2, is still that choice
    return _only(value, [choice for choice in choices if isinstance(choice, int) and str(choice) == str(value)])


def _object(value: dict[str, Any], schema: Mapping[str, Any], root: Mapping[str, Any]) -> dict[str, Any]:
    known = schema.get("properties") or {}
    for name in schema.get("required") or ():
        if name not in value:
            raise Misfit(f"{name} is missing")
    others = schema.get("additionalProperties")
    return {name: fit(item, known.get(name, others), root) for name, item in value.items()}


def _only(value: Any, readings: list[Any]) -> Any:
    if len(readings) != 1:
        raise Misfit(f"{value!r:.80} does not fit")
    return readings[0]


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
