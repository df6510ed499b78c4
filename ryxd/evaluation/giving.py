"""What a stand-in gives: what the case says, else something of the tool's form that could be so. Pure."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from ryxd.core.tool import Tool

ERROR = "error"
"""The only key of a result that is a failure."""

COUNT = "count"
"""Where a tool tells how many there are of what it lists."""

SAY = "say"
"""Where a tool tells its answer in a sentence."""

DONE = {"de": "Erledigt.", "en": "Done."}

USUAL: Mapping[str, Mapping[str, Any]] = {
    "battery": {"present": True, "percent": 76, "state": "discharging", "minutes": 190},
    "disks": {
        "disks": [
            {
                "mount": "/",
                "device": "/dev/nvme0n1p2",
                "kind": "ext4",
                "total": 512_000_000_000,
                "free": 187_000_000_000,
                "used_percent": 63,
            }
        ]
    },
    "get_date": {"date": "2026-03-14", "weekday": "Saturday", "week": 11, "zone": "Europe/Berlin"},
    "get_time": {"time": "14:05", "date": "2026-03-14", "zone": "Europe/Berlin", "weekday": "Saturday"},
    "get_volume": {"level": 45, "muted": False},
    "list_processes": {
        "processes": [
            {"pid": 2417, "name": "firefox", "memory": 1_830_000_000, "shared_out": True, "cpu": 12.5},
            {"pid": 1630, "name": "Hyprland", "memory": 240_000_000, "shared_out": True, "cpu": 3.1},
        ],
        "running": 213,
    },
    "list_windows": {
        "windows": [
            {"address": "0x55d1", "app": "firefox", "title": "Mozilla Firefox", "workspace": "1", "focused": True},
            {"address": "0x55d2", "app": "kitty", "title": "~", "workspace": "2"},
        ]
    },
    "media": {"state": "playing", "title": "", "player": "spotify"},
    "memory_state": {
        "total": 16_600_000_000,
        "available": 9_200_000_000,
        "used_percent": 45,
        "swap_total": 0,
        "swap_used": 0,
    },
    "network_state": {"connected": True, "internet": "yes", "kind": "wifi", "name": "Home", "ssid": "Home"},
    "playing": {"state": "stopped"},
    "read_clipboard": {"kind": "empty"},
    "read_page": {"text": "There is nothing on this page."},
    "search_web": {"results": []},
    "screenshot": {"path": "~/Pictures/Screenshots/screenshot.png"},
    "set_brightness": {"level": 60},
    "set_volume": {"level": 50, "muted": False},
    "shell": {"code": 0, "out": ""},
}
"""What is given where a case says nothing; arguments of the same name go before it."""


def given(tool: Tool, args: Mapping[str, Any], says: Mapping[str, Any] | None, language: str = "en") -> BaseModel:
    """The output of a tool that was called with `args`; `says` is what the case says it gives.

    What that leaves out is what was asked for (a level that was set is then the level), else what could be so.
    Raises pydantic's ValidationError where it is not of the tool's form.
    """
    model = tool.output
    usual = {key: value for key, value in USUAL.get(tool.name, {}).items() if key in model.model_fields}
    echoed = {
        key: value
        for key, value in args.items()
        if (field := model.model_fields.get(key)) is not None and _fits(value, field.annotation)
    }
    known = {**usual, **echoed, **(says or {})}
    for name, field in model.model_fields.items():
        if name not in known and field.is_required() and name != SAY:
            known[name] = _count(known) if name == COUNT else _plain(field)
    if SAY in model.model_fields and SAY not in known:
        known[SAY] = _sentence({**usual, **echoed, **(says or {})}, language)
    return model.model_validate(known)


def _fits(value: Any, annotation: Any) -> bool:
    """Whether an argument may be what is given: of the same plain type, or one of the values that there are."""
    allowed = get_args(annotation) or (annotation,)
    return value is not None and (type(value) in allowed or any(value == each for each in allowed))


def _sentence(known: Mapping[str, Any], language: str) -> str:
    """Its plain values, one after the other."""
    told = [
        f"{name}: {value}"
        for name, value in known.items()
        if isinstance(value, str | int | float) and not isinstance(value, bool) and value != ""
    ]
    return ", ".join(told) or DONE[language]


def _count(known: Mapping[str, Any]) -> int:
    """How many there are of what is listed."""
    return next((len(value) for value in known.values() if isinstance(value, list | tuple)), 0)


def _plain(field: FieldInfo) -> Any:
    """The plainest value that a field may have."""
    least = next((each.ge for each in field.metadata if hasattr(each, "ge")), None)
    return _any(field.annotation) if least is None else least


def _any(annotation: Any) -> Any:
    """The plainest value of a type."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return inner[0]
    if origin in {Union, UnionType}:
        return None if type(None) in inner else _any(inner[0])
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        needed = {name: field for name, field in annotation.model_fields.items() if field.is_required()}
        return {name: _plain(field) for name, field in needed.items()}
    if hasattr(annotation, "__metadata__"):
        return _any(inner[0])
    plain: dict[Any, Any] = {str: "", int: 0, float: 0.0, bool: True, list: [], tuple: [], dict: {}}
    return plain.get(origin or annotation, "")
