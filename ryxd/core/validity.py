"""Is an answer what its schema wants? Checked always, whoever promised to enforce it."""

import json
from collections.abc import Mapping
from typing import Any

import jsonschema_rs

_SHOWN = 300
"""Characters of an error that are told."""
_HALVES = {half: 0xF0000 + half for half in range(0xD800, 0xE000)}
"""Half surrogates (of file names that are no UTF-8) → private characters: the validator knows whole ones only."""


class Validity:
    """The check of one JSON schema. A $ref to somewhere else is never fetched."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.broken = ""
        """What is wrong with the schema itself; then an answer can only be checked to be JSON."""
        self._validator = None
        try:
            self._validator = jsonschema_rs.validator_for(_whole(dict(schema)), offline=True)
        except (ValueError, jsonschema_rs.ValidationError) as error:
            self.broken = str(error).partition("\n")[0][:_SHOWN] or type(error).__name__

    def fault(self, text: str) -> str:
        """What is wrong with an answer; empty when nothing is."""
        try:
            value = json.loads(text, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            return f"it is no JSON ({error})"
        if self._validator is None:
            return ""
        found = next(iter(self._validator.iter_errors(_whole(value))), None)
        return "" if found is None else _told(found)


def _told(error: jsonschema_rs.ValidationError) -> str:
    """An error in words. Where a value fits none of several forms: why it doesn't fit the one that it names.

    It names one by a constant ({"tool": NAME}); where it names none, which there are.
    """
    forms = getattr(error.kind, "context", None) or []
    named = [errors for errors in forms if errors and not any(map(_constant, errors))]
    if len(named) == 1:
        return _told(named[0][0])
    constants = [each for errors in forms for each in errors if _constant(each)]
    if constants and not named:
        there = ", ".join(dict.fromkeys(json.dumps(each.kind.expected_value) for each in constants))
        given = json.dumps(constants[0].instance, ensure_ascii=False)
        return f"{given} is none of {there[:_SHOWN]} {_at(constants[0])}"
    return f"{error.message[:_SHOWN]} {_at(error)}"


def _at(error: jsonschema_rs.ValidationError) -> str:
    return f"(at /{'/'.join(map(str, error.instance_path))})"


def _constant(error: jsonschema_rs.ValidationError) -> bool:
    return bool(error.kind.name == "const")


def _whole(value: Any) -> Any:
    text = json.dumps(value, ensure_ascii=False, default=dict)
    return value if text.isascii() else json.loads(text.translate(_HALVES))


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not in JSON")
