"""The form that an agent's answer has to have, where its file gives one (AgentSpec.output; spec B12)."""

import json
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system

if TYPE_CHECKING:
    from ryxd.core.validity import Validity

WITHIN = "#/$defs/output"
"""Where the form is in the schema of what a model may write, when it refers to itself."""


class Misshapen(Exception):
    """An answer is not in its form; the text says why."""


def record(properties: Mapping[str, Any], optional: Collection[str] = ()) -> JsonSchema:
    """The schema of an object with just these properties, all of them needed but the optional ones."""
    needed = [name for name in properties if name not in optional]
    return {"type": "object", "properties": dict(properties), "required": needed, "additionalProperties": False}


def told(schema: JsonSchema | None) -> str:
    """What an agent's instructions say of the form; empty where there is none."""
    if schema is None:
        return ""
    return f"\n\n{system('output').strip()}\n{json.dumps(schema, ensure_ascii=False)}"


def within(schema: JsonSchema) -> tuple[JsonSchema, dict[str, Any]]:
    """The form as part of a larger schema, and what that one has to have among its `$defs`."""
    if '"$ref"' not in json.dumps(schema):
        return schema, {}
    return {"$ref": WITHIN}, {"output": _moved(schema)}


def _moved(part: Any) -> Any:
    """The same with references that begin at WITHIN."""
    if isinstance(part, list | tuple):
        return [_moved(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: WITHIN + value[1:] if key == "$ref" and isinstance(value, str) and _own(value) else _moved(value)
        for key, value in part.items()
        if key not in {"$schema", "$id"}
    }


def _own(reference: str) -> bool:
    return reference == "#" or reference.startswith("#/")


class Form:
    """The check of answers against one schema."""

    def __init__(self, schema: JsonSchema) -> None:
        self._schema = schema
        self._validity: Validity | None = None

    def written(self, value: Any) -> str:
        """An answer as JSON text. Raises Misshapen.

        A model without a grammar may give the JSON as text, in a fence of Markdown too; that is as good.
        """
        if not self._fault(value):
            return _text(value)
        if isinstance(value, str):
            try:
                value = json.loads(_unfenced(value))
            except (ValueError, RecursionError) as error:
                raise Misshapen(f"it is no JSON ({error})") from None
        if fault := self._fault(value):
            raise Misshapen(fault)
        return _text(value)

    def _fault(self, value: Any) -> str:
        from ryxd.core.validity import Validity  # here: few agents have a form, and its library takes its time

        if self._validity is None:
            self._validity = Validity(self._schema)
        return self._validity.fault(_text(value))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _unfenced(text: str) -> str:
    text = text.strip()
    if text.startswith("```") and text.endswith("```"):
        return text[3:-3].removeprefix("json")
    return text
