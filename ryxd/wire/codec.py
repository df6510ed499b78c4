"""JSON-RPC 2.0 on the socket: one message a line, UTF-8, ended by a newline (spec A8).

What differs from https://www.jsonrpc.org/specification, on purpose: no batches, parameters only by name,
no members beside the four of a request, no key twice in an object, and MAX_LINE bytes in a request's line.
"""

import difflib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from pydantic import BaseModel, ValidationError
from pydantic_core import to_jsonable_python

from ryxd.wire.commands import COMMANDS, MAX_LINE, Command, Reply
from ryxd.wire.errors import BadRequest, InvalidRequest, ParseFailed, RyxError, TooLarge, UnknownMethod
from ryxd.wire.events import AnyEvent

Id = str | int | None
"""What a request is called by its sender; null is allowed, fractions are not."""

MEMBERS = ("jsonrpc", "id", "method", "params")


@dataclass(frozen=True)
class Request:
    """One line, understood. A notification gets no answer, not even an error."""

    id: Id
    command: Command
    notification: bool = False


class Asked(Exception):
    """Which request an error of `parse` answers: the error's `__cause__` once the id could be read."""

    def __init__(self, request: Id, *, notification: bool) -> None:
        super().__init__(request)
        self.id = request
        self.notification = notification


def parse(line: bytes) -> Request:
    """Read one line of a client, with or without its newline.

    Raises ParseFailed, InvalidRequest, UnknownMethod, BadRequest or TooLarge, and nothing else, whatever
    the bytes are. `failure(None, error)` finds the request's id in the error.
    """
    if len(line) > MAX_LINE:
        raise TooLarge(f"a line may have {MAX_LINE} bytes; this one has more")
    message = _json(line)
    if isinstance(message, list):
        raise InvalidRequest("batches are not understood; send one request a line")
    if not isinstance(message, dict):
        raise InvalidRequest("a request is a JSON object with jsonrpc, id, method and params")
    asked = Asked(_id(message), notification="id" not in message)
    try:
        return Request(asked.id, _command(message), asked.notification)
    except RecursionError:
        raise ParseFailed("the JSON is nested too deeply") from asked
    except RyxError as error:
        raise error from asked


def request(number: Id, command: Command) -> bytes:
    """The line that asks for a command: what a client in Python sends."""
    fields = type(command).model_fields
    given = {field: getattr(command, field) for field in fields if field in command.model_fields_set}
    return _line({"jsonrpc": "2.0", "id": number, "method": command.name, "params": given})


def reply(number: Id, answer: Reply) -> bytes:
    """The line that answers a request."""
    return _line({"jsonrpc": "2.0", "id": number, "result": answer})


def failure(number: Id, error: RyxError) -> bytes:
    """The line that says why a request was not done.

    An error of `parse` knows its request: then `number` may be None. Gives b"" for a notification, which
    JSON-RPC leaves without an answer (except where its id could not even be looked for).
    """
    asked = error.__cause__
    if isinstance(asked, Asked):
        silent = asked.notification and not isinstance(error, (ParseFailed, InvalidRequest))
        if silent:
            return b""
        number = asked.id if number is None else number
    said = {"code": error.rpc, "message": str(error), "data": {"code": error.code, "exit": int(error.exit)}}
    return _line({"jsonrpc": "2.0", "id": number, "error": said})


def event(happened: AnyEvent) -> bytes:
    """The notification that tells a client of an event."""
    return _line({"jsonrpc": "2.0", "method": "event", "params": happened})


def viewed(words: Mapping[str, Any]) -> bytes:
    """The notification that tells a client of an event in the words of a source."""
    return _line({"jsonrpc": "2.0", "method": "event", "params": dict(words)})


def _line(message: dict[str, Any]) -> bytes:
    try:
        text = json.dumps(message, default=_plain, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except ValueError:  # NaN, which JSON can't say, becomes null
        plain = to_jsonable_python(message, serialize_unknown=True)
        text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    # a file name that is not UTF-8 has half surrogate pairs in Python; \udcff is also how JSON writes them
    return (text + "\n").encode(errors="backslashreplace")


def _plain(value: object) -> Any:
    return value.model_dump() if isinstance(value, BaseModel) else repr(value)


def _json(line: bytes) -> Any:
    """The JSON value of a line, more strictly than Python reads it."""
    try:
        return json.loads(line.decode(), object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError as error:
        raise ParseFailed(f"the line is not UTF-8 (byte {error.start + 1})") from None
    except json.JSONDecodeError as error:
        raise ParseFailed(f"not JSON: {error.msg} (character {error.pos + 1})") from None
    except RecursionError:
        raise ParseFailed("the JSON is nested too deeply") from None
    except ValueError:
        # Python reads no integer of more than 4300 digits
        raise ParseFailed("a number in the line is too long") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ParseFailed(f"the key {_quoted(twice)} is given twice in one object")
    return read


def _constant(name: str) -> NoReturn:
    raise ParseFailed(f"{name} is not JSON")


def _id(message: dict[str, Any]) -> Id:
    number = message.get("id")
    if isinstance(number, bool) or not isinstance(number, (str, int, type(None))):
        raise InvalidRequest("id must be a string, an integer or null")
    if isinstance(number, int) and abs(number) >= 1 << 63:
        raise InvalidRequest("id must fit into 64 bits")
    if isinstance(number, str) and len(number) > 200:
        raise InvalidRequest("id may have 200 characters")
    return number


def _command(message: dict[str, Any]) -> Command:
    if message.get("jsonrpc") != "2.0":
        raise InvalidRequest('jsonrpc must be "2.0"')
    for member in message:
        if member not in MEMBERS:
            raise InvalidRequest(f"a request has no member {_quoted(member)}{_near(member, MEMBERS)}")
    method = message.get("method")
    if not isinstance(method, str):
        raise InvalidRequest("method must be the name of a command, as a string")
    params = message.get("params", {})
    if isinstance(params, list):
        raise BadRequest("params must be an object: parameters are given by name")
    if not isinstance(params, dict):
        raise InvalidRequest("params must be an object")
    command = COMMANDS.get(method)
    if command is None:
        raise UnknownMethod(f"no command is called {_quoted(method)}{_near(method, COMMANDS)}")
    return _checked(command, params)


def _checked(command: type[Command], params: dict[str, Any]) -> Command:
    try:
        # as JSON, because strict Python values would have to be tuples where JSON has arrays
        return command.model_validate_json(json.dumps(params), strict=True)
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False)
    told = " ".join(_sentence(command, problem) for problem in problems[:5])
    large = any(problem["type"] == "string_too_long" for problem in problems)
    raise (TooLarge if large else BadRequest)(f"{command.name}: {told}")


def _sentence(command: type[Command], problem: Any) -> str:
    """One validation error in words: the field, and what would be right."""
    field = ".".join(str(part) for part in problem["loc"])
    given: dict[str, Any] = problem.get("ctx", {})
    match problem["type"]:
        case "missing":
            return f"{field} is missing{_meaning(command, field)}."
        case "extra_forbidden":
            return f"there is no field {_quoted(field)}{_near(field, command.model_fields)}"
        case "string_type":
            return f"{field} must be a string{_meaning(command, field)}."
        case "string_too_long":
            return f"{field} may have {given['max_length']} characters; this one has more."
        case "string_too_short":
            return f"{field} must not be empty{_meaning(command, field)}."
        case "int_type" | "int_from_float":
            return f"{field} must be a whole number{_meaning(command, field)}."
        case "int_parsing_size":
            return f"{field} is too large a number."
        case "bool_type":
            return f"{field} must be true or false."
        case "tuple_type":
            return f"{field} must be a list{_meaning(command, field)}."
        case "greater_than_equal":
            return f"{field} must be {given['ge']} or more."
        case "less_than_equal":
            return f"{field} must be {given['le']} or less."
        case "literal_error":
            return f"{field} must be {given['expected']}."
        case "json_invalid":
            return f"its params are not usable: {given['error']}."
        case _:
            return f"{field} is not usable: {problem['msg']}."


def _meaning(command: type[Command], field: str) -> str:
    known = command.model_fields.get(field.split(".", maxsplit=1)[0])
    return f" ({known.description})" if known and known.description else ""


def _near(word: str, known: Iterable[str]) -> str:
    """What was probably meant, or all that there is."""
    names = list(known)
    near = difflib.get_close_matches(word[:50], names, n=1)
    if near:
        return f"; did you mean {near[0]}?"
    return f"; there are: {', '.join(names)}." if names else "; it takes none."


def _quoted(word: str) -> str:
    """A name that came from outside: short, on one line, and always encodable."""
    return ascii(word if len(word) <= 50 else word[:50] + "…") if not word.isascii() else repr(word[:50])
