"""Tool calls as the starter model was trained to write them: their schema, and requests in both languages."""

from typing import Any

TEXT = {"type": "string"}
NUMBER = {"type": "integer"}


def _call(tool: str, required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    args = {
        "type": "object",
        "properties": required | (optional or {}),
        "required": list(required),
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {"tool": {"const": tool}, "args": args},
        "required": ["tool", "args"],
        "additionalProperties": False,
    }


MONTHS = "january february march april may june july august september october november december"
DAYS = "today yesterday this_week last_week this_month last_month this_year last_year"

SCHEMA: dict[str, Any] = {
    "oneOf": [
        _call(
            "search_files",
            {"pattern": TEXT, "paths": {"type": "array", "items": TEXT, "minItems": 1, "maxItems": 4}},
            {"when": {"enum": f"{MONTHS} {DAYS}".split()}},
        ),
        _call("read_file", {"path": TEXT}),
        _call("open_app", {"name": TEXT}),
        _call("open_url", {"url": TEXT}),
        _call("list_processes", {"sort": {"enum": ["memory", "cpu"]}, "limit": NUMBER}),
        _call("set_volume", {"level": NUMBER}),
        _call("set_volume", {"mute": {"type": "boolean"}}),
        _call("delete_file", {"path": TEXT}),
        _call("answer", {"text": TEXT}),
        _call("get_time", {}),
        _call("battery", {}),
    ]
}

REQUESTS = {
    "find me the great wave file": {
        "tool": "search_files",
        "args": {"pattern": "*great*wave*", "paths": ["~"]},
    },
    "finde die Rechnung vom März": {
        "tool": "search_files",
        "args": {"pattern": "*Rechnung*", "paths": ["~"], "when": "march"},
    },
    "open gimp": {"tool": "open_app", "args": {"name": "gimp"}},
    "öffne Firefox": {"tool": "open_app", "args": {"name": "Firefox"}},
    "the 5 processes that use the most memory": {"tool": "list_processes", "args": {"sort": "memory", "limit": 5}},
    "top 5 processes by cpu": {"tool": "list_processes", "args": {"sort": "cpu", "limit": 5}},
    "lautstärke auf 20": {"tool": "set_volume", "args": {"level": 20}},
    "was steht in notizen.txt": {"tool": "read_file", "args": {"path": "notizen.txt"}},
    "wie spät ist es": {"tool": "get_time", "args": {}},
    "wie voll ist der Akku?": {"tool": "battery", "args": {}},
}
