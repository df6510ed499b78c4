"""What of a JSON schema becomes the grammar, and what can only be checked when the answer is there.

llguidance holds most of a schema while the answer is written. Of a few rules it can't make a grammar; those are
left out of it, and the answer is refused when it breaks one:
`not`, `if`/`then`/`else`, `contains`, `uniqueItems`, `propertyNames`, `dependentRequired`, `dependentSchemas`,
`unevaluatedProperties`, `unevaluatedItems`, `$dynamicRef`, formats it does not know, patterns that look around
or back, and that only one of several overlapping `oneOf` fits.
A choice that contradicts its type is read as it must have been meant. What is no schema otherwise, or allows
nothing (a type that does not exist, a reference to nowhere, an empty enum, minimum over maximum), is refused
before anything is written.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

_LOOKS = re.compile(r"\(\?<?[=!]|(?<!\\)(?:\\\\)*\\[1-9k]")
"""Look-around and references back: no automaton can hold them."""
_NAMED = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
"""Here keys are names, not rules."""
_DATA = frozenset({"const", "enum", "default", "examples", "example"})


_OPENERS = frozenset(
    {"additionalProperties", "patternProperties", "unevaluatedProperties", "allOf", "anyOf", "oneOf", "$ref", "if"}
)


def closed(schema: Any, *, names: bool = False) -> Any:
    """The same schema where an object that names its properties has no others, unless it says something of others.

    That is what tools mean by it, and a model would invent some.
    """
    if isinstance(schema, list | tuple):
        return [closed(item) for item in schema]
    if not isinstance(schema, Mapping):
        return schema
    made = {
        key: value if key in _DATA and not names else closed(value, names=key in _NAMED and not names)
        for key, value in schema.items()
    }
    named = not names and isinstance(made.get("properties"), dict)
    if named and not _OPENERS & made.keys() and made["properties"].keys() >= set(made.get("required") or ()):
        made["additionalProperties"] = False
    return made


def relaxed(schema: Any, *, names: bool = False) -> Any:
    """The same schema without the patterns that can't be part of a grammar."""
    if isinstance(schema, Mapping):
        return {
            key: value if key in _DATA and not names else relaxed(value, names=key in _NAMED and not names)
            for key, value in schema.items()
            if names or key != "pattern" or not isinstance(value, str) or not _LOOKS.search(value)
        }
    if isinstance(schema, list | tuple):
        return [relaxed(item) for item in schema]
    return schema


def mended(schema: Any, *, names: bool = False) -> Any:
    """The same schema where a choice contradicts its own type, as those who wrote it must have meant it.

    An array with a choice of items, numbers written as text: both are common in the tools of others.
    """
    if isinstance(schema, list | tuple):
        return [mended(item) for item in schema]
    if not isinstance(schema, Mapping):
        return schema
    made = {
        key: value if key in _DATA and not names else mended(value, names=key in _NAMED and not names)
        for key, value in schema.items()
    }
    choices = made.get("enum")
    if names or not isinstance(choices, list):
        return made
    if made.get("type") == "array" and not any(isinstance(choice, list) for choice in choices):
        items = made.get("items")
        made["items"] = {**(items if isinstance(items, dict) else {}), "enum": choices}
        del made["enum"]
        return {**made, "items": mended(made["items"])}
    if made.get("type") in ("integer", "number", "boolean"):
        made["enum"] = [_read(choice) for choice in choices]
    return made


def _read(choice: Any) -> Any:
    try:
        return json.loads(choice.lower()) if isinstance(choice, str) else choice
    except ValueError:
        return choice


def reason(error: str) -> str:
    """What llguidance says of a schema, without the listing of the grammar around it."""
    text = error.partition("failed to compile JSON schema: ")[2] or error
    # it ends with the lines of the grammar, each after its number
    return " ".join(re.split(r"\n\s*\d+ \| ", text)[0].split())
