"""What a model writes to call a function: the schema of it before it is written, and what it says after.

A call is one only if it names a function that it was given, with arguments that fit that function's schema.
Everything else is text.
"""

import ast
import json
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.models.dialect.repair import Unreadable, values
from ryxd.models.dialect.shape import Misfit, fit

Call = tuple[str, str]
"""The function's name, and its arguments as JSON."""
Tools = Mapping[str, Mapping[str, Any]]
"""The schema of the arguments of each function."""

_NAMES = ("name", "function", "tool", "tool_name", "function_name")
_ARGUMENTS = ("arguments", "parameters", "args", "params", "input", "kwargs")
_ASIDE = frozenset({"id", "type", "call_id", "tool_call_id", "index"})
"""Keys beside the name and the arguments that say nothing about the call."""
_LISTS = ("tool_calls", "function_calls", "calls")

_FENCED = re.compile(r"\s*```\w*[ \t]*\n(.*?)\n?[ \t]*```\s*", re.DOTALL)
_NAMED = re.compile(r"\s*(?:\[TOOL_CALLS\])?\s*([\w.\-]+)\s*(?:\[CALL_ID\]\s*\w+\s*)?\[ARGS\]")
_TAGGED = re.compile(r"\s*<function=\s*([\w.\-]+)\s*>(.*?)</function>\s*", re.DOTALL)
_PARAMETER = re.compile(r"\s*<parameter=\s*([^>\n]+?)\s*>\n?(.*?)\n?</parameter>\s*", re.DOTALL)
_KEYED = re.compile(r"\s*([\w.\-]+)\s*((?:<arg_key>.*</arg_value>)?)\s*", re.DOTALL)
_KEY = re.compile(r"\s*<arg_key>(.*?)</arg_key>\s*<arg_value>(.*?)</arg_value>\s*", re.DOTALL)
_PYTHON = re.compile(r"\s*\[?\s*[A-Za-z_][\w.]*\s*\(")


@dataclass(frozen=True)
class Calling:
    """A call's opening marker was written; this is how it goes on."""

    schema: Mapping[str, Any]
    """Of what must follow now."""
    closes: str
    """What ends the call after that; empty when nothing does."""


def known(tools: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """The functions by name, each with the schema of its arguments."""
    none: Mapping[str, Any] = {"type": "object", "properties": {}}
    # what a schema does not name is no argument, though JSON Schema would let it pass
    return {tool["name"]: {"additionalProperties": False, **(tool.get("parameters") or none)} for tool in tools}


def one_of(tools: Tools, arguments: str, *, several: bool = False, identified: bool = False) -> dict[str, Any]:
    """The schema of a call as an object of a name and, under the name `arguments`, its arguments.

    `several` wants a list of them; with `identified` each may have an id.
    """
    extra = {"id": {"type": "string", "pattern": "^[a-zA-Z0-9]{9}$"}} if identified else {}
    calls = [
        {
            "type": "object",
            "properties": {"name": {"const": name}, arguments: _moved(schema, f"#/$defs/{index}"), **extra},
            "required": ["name", arguments],
            "additionalProperties": False,
        }
        for index, (name, schema) in enumerate(tools.items())
    ]
    call: dict[str, Any] = {"anyOf": calls} if len(calls) > 1 else calls[0]
    if several:
        call = {"type": "array", "items": call, "minItems": 1}
    # the whole schemas once more, as definitions: what their references name is found there
    definitions = {
        str(index): _moved(schema, f"#/$defs/{index}")
        for index, schema in enumerate(tools.values())
        if _refers(schema)
    }
    return {**call, "$defs": definitions} if definitions else call


def _moved(schema: Any, to: str) -> Any:
    if isinstance(schema, Mapping):
        return {
            key: to + item.removeprefix("#") if key == "$ref" and isinstance(item, str) else _moved(item, to)
            for key, item in schema.items()
        }
    return [_moved(item, to) for item in schema] if isinstance(schema, list | tuple) else schema


def _refers(schema: Any) -> bool:
    if isinstance(schema, Mapping):
        return "$ref" in schema or any(map(_refers, schema.values()))
    return isinstance(schema, list | tuple) and any(map(_refers, schema))


def read(text: str, tools: Tools, *, cut: bool = False, bare: bool = False) -> tuple[list[Call], str] | None:
    """The calls that a text consists of, in any of the forms that models use, and what follows them.

    None when it is something else. `cut`: the text was broken off. `bare`: nothing but its form says that it is
    a call, so that it must have arguments.
    """
    if fenced := _FENCED.fullmatch(text):
        text = fenced[1]
    try:
        found, rest = _found(text, tools, cut=cut, bare=bare)
        return [(name, _arguments(tools, name, given)) for name, given in found], rest
    except (Unreadable, Misfit, RecursionError):
        return None


def named(name: str, arguments: str) -> str:
    """A call as text, of a function whose name was told elsewhere."""
    return f"{name}[ARGS]{arguments}"


def announced(text: str) -> str | None:
    """The function whose arguments come next, where they begin with their name."""
    found = _NAMED.fullmatch(text)
    return found[1] if found else None


def _arguments(tools: Tools, name: str, given: Any) -> str:
    if name not in tools:
        raise Misfit(f"no function {name}")
    if isinstance(given, str):
        # some models write the arguments as JSON inside a string
        read, rest = values(given) if given.strip() else ([{}], "")
        if len(read) != 1 or rest.strip():
            raise Misfit("the arguments are no object")
        given = read[0]
    if not isinstance(given, dict):
        raise Misfit("the arguments are no object")
    return json.dumps(fit(given, tools[name], tools[name]), ensure_ascii=False)


def _found(text: str, tools: Tools, *, cut: bool, bare: bool) -> tuple[list[tuple[str, Any]], str]:
    """Name and arguments of each call, as they stand there, and the rest."""
    if not bare and _NAMED.match(text):
        return list(_named(text, cut=cut)), ""
    if _TAGGED.match(text):
        return _tagged(text)
    if not bare and (keyed := _KEYED.fullmatch(text)):
        pairs = list(_KEY.finditer(keyed[2]))
        if "".join(pair[0] for pair in pairs) != keyed[2]:
            raise Unreadable("more than arguments")
        return [(keyed[1], {pair[1].strip(): pair[2] for pair in pairs})], ""
    if _PYTHON.match(text):
        return list(_python(text, tools)), ""
    read, rest = values(text, cut=cut)
    return [call for value in read for call in _objects(value, bare=bare)], rest


def _named(text: str, *, cut: bool) -> Iterator[tuple[str, Any]]:
    """name[ARGS]{…}, one after another."""
    while text.strip():
        head = _NAMED.match(text)
        if not head:
            raise Unreadable("no call")
        next_one = text.find("[TOOL_CALLS]", head.end())
        body = text[head.end() :] if next_one < 0 else text[head.end() : next_one]
        read, rest = values(body, cut=cut)
        if len(read) != 1 or rest.strip():
            raise Unreadable("more than one object")
        yield head[1], read[0]
        text = "" if next_one < 0 else text[next_one:]


def _tagged(text: str) -> tuple[list[tuple[str, Any]], str]:
    """<function=name>, with parameters in tags or as JSON; and the rest."""
    calls: list[tuple[str, Any]] = []
    at = 0
    while found := _TAGGED.match(text, at):
        at = found.end()
        inside = found[2]
        if not inside.strip() or _PARAMETER.match(inside):
            parameters = list(_PARAMETER.finditer(inside))
            if "".join(parameter[0] for parameter in parameters).strip() != inside.strip():
                raise Unreadable("more than parameters")
            calls.append((found[1], {parameter[1]: parameter[2] for parameter in parameters}))
        else:
            calls.append((found[1], inside))
    return calls, text[at:]


def _python(text: str, tools: Tools) -> Iterator[tuple[str, Any]]:
    """name(key=value), alone, in lines or in a list."""
    try:
        with warnings.catch_warnings(action="ignore"):
            lines = ast.parse(text.strip()).body
    except (SyntaxError, ValueError, MemoryError) as error:
        raise Unreadable("not Python") from error
    for line in lines:
        if not isinstance(line, ast.Expr):
            raise Unreadable("not only calls")
        for node in line.value.elts if isinstance(line.value, ast.List | ast.Tuple) else [line.value]:
            yield _called(node, tools)


def _called(node: ast.expr, tools: Tools) -> tuple[str, Any]:
    if not isinstance(node, ast.Call):
        raise Unreadable("not a call")
    name = ast.unparse(node.func)
    if name == "print" and "print" not in tools and len(node.args) == 1 and not node.keywords:
        return _called(node.args[0], tools)
    name = name if name in tools else name.removesuffix(".call").rpartition(".")[2]
    try:
        given = {word.arg: ast.literal_eval(word.value) for word in node.keywords if word.arg}
        listed = [ast.literal_eval(value) for value in node.args]
    except (ValueError, TypeError) as error:
        raise Unreadable("not only values") from error
    names = list(tools.get(name, {}).get("properties") or {})
    if len(given) != len(node.keywords) or len(listed) > 1 or (listed and (given or len(names) != 1)):
        raise Unreadable("nothing says which argument is which")
    return name, {**given, **dict(zip(names, listed, strict=False))}


def _objects(value: Any, *, bare: bool) -> Iterator[tuple[str, Any]]:
    """The calls that a JSON value is made of."""
    if isinstance(value, list) and value:
        for item in value:
            yield from _objects(item, bare=bare)
        return
    if not isinstance(value, dict):
        raise Unreadable("not a call")
    for word in _LISTS:
        if value.keys() == {word} and isinstance(value[word], list):
            yield from _objects(value[word], bare=bare)
            return
    inner = value.get("function")
    if isinstance(inner, dict) and value.keys() <= _ASIDE | {"function"}:
        yield from _objects(inner, bare=bare)
        return
    names = [word for word in _NAMES if isinstance(value.get(word), str)]
    given = [word for word in _ARGUMENTS if word in value]
    if len(names) != 1 or len(given) > 1 or (bare and not given) or value.keys() - _ASIDE - {*names, *given}:
        raise Unreadable("not a call")
    yield value[names[0]], value[given[0]] if given else {}
