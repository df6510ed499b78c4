"""The protocol as data: what `ryxd.wire.generate` writes for the client, for other languages and for people."""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic.json_schema import models_json_schema

from ryxd.wire.commands import COMMANDS, MAX_LINE, MAX_TEXT, PROTOCOL, Command
from ryxd.wire.errors import Exit, RyxError, every_error
from ryxd.wire.events import AnyEvent, Event
from ryxd.wire.words import WORDS

EVENTS: dict[str, type[Event]] = {
    str(cls.model_fields["kind"].default): cls for cls in get_args(get_args(AnyEvent)[0])
}
"""Every kind of event, by name."""

SAMPLES: dict[str, Any] = {
    "run": "r12",
    "session": "s3",
    "choice": "open",
    "text": "where are my PDFs?",
    "protocol": PROTOCOL,
    "server": "ryxd 0.1.0",
    "client": "example",
}
"""A field's value in the examples, by the field's name; others get a plain value of their type."""


def first_line(thing: type[object]) -> str:
    """The first sentence of a class: its help."""
    return " ".join((thing.__doc__ or "").split("\n\n")[0].split())


def required(model: type[BaseModel]) -> list[str]:
    """The fields that must be given, in order."""
    return [name for name, field in model.model_fields.items() if field.is_required()]


def kind(field: FieldInfo) -> str:
    """What the command line needs to know of a field's type: str, int, bool or list."""
    if choices(field):
        return "str"
    for name, known in (("bool", bool), ("int", int), ("str", str)):
        if _plain(field) is known:
            return name
    return "list"


def choices(field: FieldInfo) -> tuple[str, ...]:
    """The words that a field can be, when it can't be any."""
    return get_args(_plain(field)) if get_origin(_plain(field)) is Literal else ()


def _plain(field: FieldInfo) -> Any:
    """A field's type, None aside."""
    parts = get_args(field.annotation)
    return next(part for part in parts if part is not type(None)) if type(None) in parts else field.annotation


def table() -> dict[str, dict[str, Any]]:
    """Every command in literals: what the client needs without pydantic."""
    return {
        name: {
            "help": first_line(command),
            "on_cli": command.on_cli,
            "reply": command.reply.__name__,
            "positional": command.positional,
            "fields": {
                field: {
                    "type": kind(info),
                    "required": info.is_required(),
                    "default": None if info.is_required() else info.default,
                    "help": info.description or "",
                    **({"choices": choices(info)} if choices(info) else {}),
                }
                for field, info in command.model_fields.items()
            },
        }
        for name, command in COMMANDS.items()
    }


def sample(model: type[BaseModel]) -> dict[str, Any]:
    """The smallest useful instance of a model, as JSON: its required fields."""
    return {name: _value(name, model.model_fields[name]) for name in required(model)}


def _value(name: str, field: FieldInfo) -> Any:
    note = field.annotation
    if isinstance(note, type) and issubclass(note, BaseModel):
        return sample(note)
    if choices(field):
        return choices(field)[0]
    if name in SAMPLES:
        return SAMPLES[name]
    empty: dict[Any, Any] = {int: 1, bool: False, float: 0.5, str: name}
    return empty.get(note, {} if "dict" in str(note) and "tuple" not in str(note) else [])


def error_rows() -> list[dict[str, Any]]:
    """Every error: its code, numbers and meaning."""
    return [
        {
            "code": error.code,
            "rpc": error.rpc,
            "exit": int(error.exit),
            "meaning": first_line(error),
        }
        for error in every_error()
        if error is not RyxError
    ]


def exit_rows() -> list[dict[str, Any]]:
    """Every exit code and its name."""
    return [{"exit": int(code), "name": code.name.lower()} for code in Exit]


def document() -> dict[str, Any]:
    """A JSON Schema (2020-12) that any line of the socket fulfils, with every part under `$defs`."""
    parts: Sequence[tuple[type[BaseModel], Any]] = [
        *((command, "validation") for command in COMMANDS.values()),
        *((reply, "serialization") for reply in dict.fromkeys(c.reply for c in COMMANDS.values())),
        *((event, "serialization") for event in EVENTS.values()),
        *((word, "serialization") for words in WORDS.values() for word in _variants(words)),
    ]
    names, definitions = models_json_schema(parts)
    defs: dict[str, Any] = definitions["$defs"]
    defs["Id"] = {
        "description": "chosen by the client, echoed in the answer",
        "type": ["string", "integer", "null"],
    }
    for command in COMMANDS.values():
        defs[f"{command.__name__}Request"] = _request(command, names[command, "validation"])
    defs["Event"] = {
        "oneOf": [names[event, "serialization"] for event in EVENTS.values()],
        "discriminator": {"propertyName": "kind"},
    }
    defs["Request"] = {"oneOf": [{"$ref": f"#/$defs/{c.__name__}Request"} for c in COMMANDS.values()]}
    defs["Response"] = _object(
        {"id": {"$ref": "#/$defs/Id"}, "result": {"anyOf": [names[r, "serialization"] for r in _replies()]}},
    )
    defs["Failure"] = _object({"id": {"$ref": "#/$defs/Id"}, "error": {"$ref": "#/$defs/Error"}})
    for name, words in WORDS.items():
        told = [names[word, "serialization"] for word in _variants(words)]
        defs[_words(name)] = {"description": f"an event in the words of {name}", "anyOf": told}
    params = [{"$ref": f"#/$defs/{each}"} for each in ("Event", *map(_words, WORDS))]
    defs["Notification"] = _object({"method": {"const": "event"}, "params": {"anyOf": params}})
    defs["Error"] = _error()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ryx",
        "description": f"One line of ryxd's socket, protocol {PROTOCOL}",
        "anyOf": [{"$ref": f"#/$defs/{part}"} for part in ("Request", "Response", "Failure", "Notification")],
        "x-protocol": PROTOCOL,
        "x-limits": {"line": MAX_LINE, "text": MAX_TEXT},
        "x-commands": {
            name: {
                "summary": first_line(command),
                "params": names[command, "validation"],
                "result": names[command.reply, "serialization"],
                "streams": name == "subscribe" or "stream" in command.model_fields,
            }
            for name, command in COMMANDS.items()
        },
        "x-events": {name: names[event, "serialization"] for name, event in EVENTS.items()},
        "x-vocabularies": {name: {"$ref": f"#/$defs/{_words(name)}"} for name in WORDS},
        "x-errors": error_rows(),
        "x-exit": exit_rows(),
        "$defs": dict(sorted(defs.items())),
    }


def schema(part: str | None = None) -> dict[str, Any]:
    """The schema of all of it, or of one part: a name of `$defs`, a kind of event, a command, a vocabulary.

    Raises KeyError for a part that there is not.
    """
    whole = document()
    if part is None:
        return whole
    places = (whole["x-events"], whole["x-vocabularies"], {n: c["params"] for n, c in whole["x-commands"].items()})
    found = next((place[part] for place in places if part in place), None)
    name = part if found is None else str(found["$ref"]).rpartition("/")[2]
    needed, pending = {}, [name]
    while pending:
        if (each := pending.pop()) not in needed:
            needed[each] = whole["$defs"][each]
            pending += _named(needed[each])
    return {
        "$schema": whole["$schema"],
        "title": name,
        "$ref": f"#/$defs/{name}",
        "$defs": dict(sorted(needed.items())),
    }


def _named(value: Any) -> list[str]:
    """The definitions that a part of a schema refers to."""
    if isinstance(value, dict):
        own = [str(value["$ref"]).rpartition("/")[2]] if isinstance(value.get("$ref"), str) else []
        return own + [name for each in value.values() for name in _named(each)]
    return [name for each in value for name in _named(each)] if isinstance(value, list) else []


def _variants(words: Any) -> list[type[BaseModel]]:
    """The models of which a vocabulary's words are one."""
    return [words] if isinstance(words, type) else list(get_args(get_args(words)[0]))


def _words(vocabulary: str) -> str:
    """What a vocabulary's words are called among the definitions."""
    return f"{vocabulary.title()}Words"


def _replies() -> list[type[BaseModel]]:
    return list(dict.fromkeys(command.reply for command in COMMANDS.values()))


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {"jsonrpc": {"const": "2.0"}, **properties},
        "required": ["jsonrpc", *properties],
        "additionalProperties": False,
    }


def _request(command: type[Command], params: dict[str, Any]) -> dict[str, Any]:
    shape = _object({"id": {"$ref": "#/$defs/Id"}, "method": {"const": command.name}, "params": params})
    shape["required"] = ["jsonrpc", "method", *(["params"] if required(command) else [])]
    shape["description"] = first_line(command)
    return shape


def _error() -> dict[str, Any]:
    rows = error_rows()
    data = {
        "code": {"type": "string", "description": f"stable name: {', '.join(row['code'] for row in rows)}, …"},
        "exit": {"type": "integer", "description": "exit code of a program that ends on it"},
    }
    return {
        "type": "object",
        "description": "Why a request was not done; `message` says what to do",
        "properties": {
            "code": {"type": "integer"},
            "message": {"type": "string"},
            "data": {"type": "object", "properties": data, "required": list(data)},
        },
        "required": ["code", "message", "data"],
    }
