"""Is an answer what was asked for? A server's promise to enforce a schema is checked, always."""

import json
from collections.abc import Sequence
from typing import Any

from ryxd.core.model import JsonSchema, ToolCall
from ryxd.core.validity import Validity


def fault(text: str, schema: JsonSchema) -> str | None:
    """What is wrong with a JSON text under its schema; None when nothing is."""
    validity = Validity(schema)
    if validity.broken:
        return f"the schema itself is wrong: {validity.broken}"
    return validity.fault(text) or None


def fault_of_calls(calls: Sequence[ToolCall], tools: Sequence[JsonSchema]) -> str | None:
    """What is wrong with the calls of functions; None when nothing is."""
    known: dict[str, Any] = {str(tool.get("name")): tool.get("parameters", {}) for tool in tools}
    for call in calls:
        if call.name not in known:
            return f"there is no function {call.name[:80]!r}; there are: {', '.join(known)}"
        wrong = fault(call.arguments, known[call.name])
        if wrong is None and not isinstance(json.loads(call.arguments), dict):
            wrong = "they are no JSON object"
        if wrong:
            return f"the arguments of {call.name}: {wrong}"
    return None
