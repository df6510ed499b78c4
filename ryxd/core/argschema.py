"""What of a tool's arguments a grammar gets: of our own tools all, of strangers' what every grammar takes.

A model writes under one grammar for all tools that an agent may use, so one schema that no grammar takes would
stop the agent. What is left out here is checked when the arguments are there: the View has the whole schema.
"""

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ValidationError

from ryxd.core.tool import Tool

FREE: Mapping[str, Any] = {"type": "object", "additionalProperties": True}
"""Any arguments at all."""
LARGEST = 64 << 10
"""Bytes of a stranger's schema that are looked at."""
_NODES = 1500
"""Parts of it after references are followed: a few lines can refer to each other a billion times."""
_DEPTH = 10
_CHOICES = 100
_TYPES = ("object", "array", "string", "integer", "number", "boolean", "null")
_CHECKS = frozenset(
    {"not", "if", "contains", "uniqueItems", "propertyNames", "dependentRequired", "dependentSchemas", "pattern"}
    | {"unevaluatedProperties", "unevaluatedItems", "$dynamicRef", "format", "multipleOf", "dependencies"}
)
"""Rules that are checked afterwards only."""

DECORATION = frozenset({"title", "description", "default", "$defs"})
"""Schema keywords that decide nothing about which JSON is valid."""


@dataclass(frozen=True)
class Shape:
    """What the grammar of a tool's arguments is made from."""

    schema: dict[str, Any]
    loose: tuple[str, ...] = ()
    """Why it allows more than the schema does, for people; empty when it doesn't."""


def shape(tool: Tool) -> Shape:
    """The arguments of a tool, as a grammar takes them."""
    return Shape(json.loads(_flat(tool.input))) if tool.raw is None else strangers(tool.raw)


@lru_cache(maxsize=1024)
def _flat(model: type[BaseModel]) -> str:
    """As text: whoever gets it may narrow it."""
    return json.dumps(flattened(model.model_json_schema()))


def flattened(schema: Mapping[str, Any]) -> dict[str, Any]:
    """A schema without $defs, titles, defaults and descriptions: what a grammar needs, and nothing else."""
    definitions = schema.get("$defs", {})

    def clean(part: Any) -> Any:
        if isinstance(part, list):
            return [clean(item) for item in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return clean(definitions[part["$ref"].rsplit("/", 1)[-1]])
        kept = {key: value for key, value in part.items() if key not in DECORATION}
        if "properties" in kept:  # a property may be called title: only keywords are dropped, not names
            kept["properties"] = {name: clean(value) for name, value in part["properties"].items()}
            return {key: value if key == "properties" else clean(value) for key, value in kept.items()}
        return {key: clean(value) for key, value in kept.items()}

    return dict(clean(dict(schema)))


def strangers(schema: Mapping[str, Any]) -> Shape:
    """A schema that nobody here has written, as an object schema that any grammar takes. Raises nothing."""
    try:
        size = len(json.dumps(schema, allow_nan=False, ensure_ascii=False).encode())
    except (ValueError, TypeError, RecursionError):
        return Shape(dict(FREE), ("it is no JSON that can be written",))
    if size > LARGEST:
        return Shape(dict(FREE), (f"it is larger than {LARGEST >> 10} KiB",))
    reading = _Reading(schema)
    made = reading.part(schema, (), 0)
    if made.get("type") != "object":
        loose = () if made == {} else ("it is not the schema of an object",)
        return Shape(dict(FREE), (*reading.loose, *loose))
    return Shape(made, tuple(reading.loose))


@dataclass
class _Reading:
    """One schema being read; `loose` gathers what had to be left to the check afterwards."""

    root: Mapping[str, Any]
    loose: dict[str, None] = field(default_factory=dict)
    nodes: int = 0

    def part(self, part: Any, seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        self.nodes += 1
        if self.nodes > _NODES or depth > _DEPTH:
            return self._any("it is too large or too deep")
        if not isinstance(part, Mapping):
            return {} if part is True else self._any("a part of it is no schema, or allows nothing")
        for word in sorted(_CHECKS & part.keys()):
            self.loose[f"{word} is checked afterwards"] = None
        if isinstance(part.get("$ref"), str):
            return self._referred(part["$ref"], seen, depth)
        if "const" in part:
            return {"const": part["const"]}
        if isinstance(choices := part.get("enum"), list):
            return {"enum": choices} if 0 < len(choices) <= _CHOICES else self._any("an enum is empty or too long")
        if isinstance(parts := part.get("allOf"), list):
            return self.part(self._merged(part, parts), seen, depth + 1)
        for word in ("anyOf", "oneOf"):
            if isinstance(parts := part.get(word), list):
                if "properties" in part or "type" in part:
                    self.loose[f"{word} beside properties is checked afterwards"] = None
                    continue
                if not 0 < len(parts) <= _CHOICES:
                    return self._any(f"{word} is empty or too long")
                return {"anyOf": [self.part(each, seen, depth + 1) for each in parts]}
        return self._typed(part, seen, depth)

    def _typed(self, part: Mapping[str, Any], seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        named = part.get("type")
        if named is None:
            named = "object" if "properties" in part else "array" if "items" in part else []
        kinds = [kind for kind in (named if isinstance(named, list) else [named]) if kind in _TYPES]
        if named and not kinds:
            return self._any("there is no such type")
        made = [self._of(kind, part, seen, depth) for kind in dict.fromkeys(kinds)]
        if len(made) > 1:
            return {"anyOf": made}
        return made[0] if made else {}

    def _of(self, kind: str, part: Mapping[str, Any], seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        match kind:
            case "object":
                return self._object(part, seen, depth)
            case "array":
                return self._array(part, seen, depth)
            case "string":
                return {"type": kind, **_range(part, "minLength", "maxLength")}
            case "integer" | "number":
                return {"type": kind, **_bounds(part)}
        return {"type": kind}

    def _object(self, part: Mapping[str, Any], seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        named = part.get("properties")
        properties = named if isinstance(named, Mapping) else {}
        made: dict[str, Any] = {
            "type": "object",
            "properties": {str(name): self.part(value, seen, depth + 1) for name, value in properties.items()},
        }
        others = part.get("additionalProperties")
        if isinstance(others, Mapping):
            made["additionalProperties"] = self.part(others, seen, depth + 1)
        elif "patternProperties" in part:
            self.loose["patternProperties is checked afterwards"] = None
            made["additionalProperties"] = True
        else:
            # that is what tools mean by it, and a model would invent some
            made["additionalProperties"] = others if isinstance(others, bool) else not properties
        wanted = part.get("required")
        named = [name for name in wanted if isinstance(name, str)] if isinstance(wanted, list) else []
        known = [name for name in named if name in properties]
        if known:
            made["required"] = list(dict.fromkeys(known))
        if isinstance(wanted, list) and len(known) < len(wanted):
            self.loose["it requires what it does not name"] = None
            made["additionalProperties"] = True
        return made

    def _array(self, part: Mapping[str, Any], seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        items = part.get("items")
        made: dict[str, Any] = {"type": "array", **_range(part, "minItems", "maxItems")}
        if "prefixItems" in part or isinstance(items, list):
            self.loose["the items of a tuple are checked afterwards"] = None
        elif isinstance(items, Mapping):
            made["items"] = self.part(items, seen, depth + 1)
        return made

    def _referred(self, reference: str, seen: tuple[str, ...], depth: int) -> dict[str, Any]:
        if reference in seen:
            return self._any("it refers to itself")
        target: Any = self.root
        for step in self._steps(reference):
            target = target.get(step) if isinstance(target, Mapping) else None
        if not reference.startswith("#") or target is None:
            return self._any(f"{reference[:60]} leads nowhere")
        return self.part(target, (*seen, reference), depth + 1)

    @staticmethod
    def _steps(reference: str) -> Iterator[str]:
        for step in reference.removeprefix("#").split("/")[1:]:
            yield step.replace("~1", "/").replace("~0", "~")

    def _merged(self, part: Mapping[str, Any], parts: list[Any]) -> dict[str, Any]:
        """Several schemas that all must hold, as one: their properties together."""
        made: dict[str, Any] = {key: value for key, value in part.items() if key != "allOf"}
        for each in parts:
            if not isinstance(each, Mapping):
                continue
            for key, value in each.items():
                if key == "properties" and isinstance(value, Mapping) and isinstance(made.get(key), Mapping):
                    made[key] = {**made[key], **value}
                elif key == "required" and isinstance(value, list) and isinstance(made.get(key), list):
                    made[key] = [*made[key], *value]
                else:
                    made.setdefault(key, value)
        if len(parts) > 1:
            self.loose["allOf is checked afterwards"] = None
        return made

    def _any(self, why: str) -> dict[str, Any]:
        self.loose[why] = None
        return {}


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _range(part: Mapping[str, Any], low: str, high: str) -> dict[str, int]:
    """How long something is, where that makes sense and no grammar of thousands of steps."""
    made = {key: part[key] for key in (low, high) if _whole(part.get(key)) and 0 <= part[key] <= 200}
    return made if made.get(low, 0) <= made.get(high, math.inf) else {}


def _bounds(part: Mapping[str, Any]) -> dict[str, int]:
    made = {key: part[key] for key in ("minimum", "maximum") if _whole(part.get(key)) and abs(part[key]) < 1 << 53}
    return made if made.get("minimum", -math.inf) <= made.get("maximum", math.inf) else {}


def in_words(error: ValidationError) -> str:
    """A pydantic error as one sentence: which field, what was wrong."""
    parts = []
    for item in error.errors(include_url=False):
        where = ".".join(str(step) for step in item["loc"]) or "arguments"
        parts.append(f"{where}: {item['msg'][:1].lower()}{item['msg'][1:]}")
    return "; ".join(parts)
