"""What the bus offers, as a table: the daemon's commands become methods by one rule (spec A9)."""

import json
import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ryxd.wire import codec
from ryxd.wire.commands import COMMANDS, AskReply, Command, Done, Reply
from ryxd.wire.errors import ParseFailed, RyxError

NAME = "dev.ryx.Ryx1"
"""Of the service on the bus, and of its main interface."""

ROOT = "/dev/ryx/Ryx1"
RUNS = f"{ROOT}/runs"
RUN = f"{NAME}.Run"

TYPES: Mapping[type, str] = {str: "s", bool: "b", int: "x", float: "d"}


@dataclass(frozen=True)
class Argument:
    """A named value with its D-Bus type."""

    name: str
    type: str


@dataclass(frozen=True)
class Member:
    """A method (takes, gives) or a signal (takes)."""

    name: str
    takes: tuple[Argument, ...] = ()
    gives: tuple[Argument, ...] = ()
    command: type[Command] | None = None

    @property
    def signature(self) -> str:
        """Types of what it takes, as one D-Bus signature."""
        return "".join(argument.type for argument in self.takes)


@dataclass(frozen=True)
class Interface:
    """One D-Bus interface; properties are read-only and name their types."""

    name: str
    methods: tuple[Member, ...] = ()
    signals: tuple[Member, ...] = ()
    properties: Mapping[str, str] = field(default_factory=dict)


def method_of(command: type[Command]) -> Member:
    """A command as a D-Bus method.

    It takes the positional fields that are required, then `options` (a{sv}) if there are others. It gives
    nothing for Done, the run's object for AskReply, and the reply as JSON for all else. `stream` is left out:
    the bus has signals.
    """
    fields = {name: command.model_fields[name] for name in command.positional}
    takes = [Argument(name, _type(field.annotation)) for name, field in fields.items() if field.is_required()]
    if set(command.model_fields) - {argument.name for argument in takes} - {"stream"}:
        takes.append(Argument("options", "a{sv}"))
    gives: tuple[Argument, ...] = (Argument("reply", "s"),)
    if command.reply is Done:
        gives = ()
    elif command.reply is AskReply:
        gives = (Argument("run", "o"),)
    return Member(command.__name__, tuple(takes), gives, command)


def _type(annotation: Any) -> str:
    plain = [kind for kind in typing.get_args(annotation) if kind is not types.NoneType] or [annotation]
    if all(isinstance(kind, str) for kind in plain):  # a Literal
        return "s"
    if plain == [str, ...]:
        return "as"
    if len(plain) != 1:
        return "v"
    return TYPES.get(annotation, "v") if plain == [annotation] else _type(plain[0])


CALL = Member("Call", (Argument("method", "s"), Argument("params", "s")), (Argument("reply", "s"),))
"""Any command at all, as on the socket: its parameters and its reply as JSON."""

MAIN = Interface(
    NAME,
    # what is not for the command line (hello, subscribe) is not for the bus either
    methods=(*(method_of(command) for command in COMMANDS.values() if command.on_cli), CALL),
    signals=(Member("Event", (Argument("kind", "s"), Argument("event", "s"))),),
    properties={"Version": "s", "ActiveRuns": "u", "Models": "a{ss}"},
)
"""Events that are only streamed (token) are no signals: the whole text follows as `said`."""

RUN_CANCEL = Member("Cancel", command=COMMANDS["cancel"])
RUN_ANSWER = Member("Answer", (Argument("choice", "s"),), (Argument("run", "o"),), command=COMMANDS["answer"])
RUN_OBJECT = Interface(
    RUN,
    methods=(RUN_CANCEL, RUN_ANSWER),
    signals=(
        Member("Event", (Argument("event", "s"),)),
        Member("Asked", (Argument("name", "s"), Argument("question", "s"), Argument("choices", "a(ss)"))),
        Member("Finished", (Argument("outcome", "s"), Argument("text", "s"))),
    ),
    properties={
        "Id": "s",
        "Session": "s",
        "Text": "s",
        "State": "s",
        "Level": "s",
        "Handler": "s",
        "Result": "s",
        "Error": "s",
        "Created": "t",
        "Waits": "as",
    },
)

INTROSPECTABLE = Interface(
    "org.freedesktop.DBus.Introspectable", (Member("Introspect", gives=(Argument("xml_data", "s"),)),)
)
PEER = Interface(
    "org.freedesktop.DBus.Peer",
    (Member("Ping"), Member("GetMachineId", gives=(Argument("machine_uuid", "s"),))),
)
PROPERTIES = Interface(
    "org.freedesktop.DBus.Properties",
    (
        Member("Get", (Argument("interface", "s"), Argument("property", "s")), (Argument("value", "v"),)),
        Member("GetAll", (Argument("interface", "s"),), (Argument("properties", "a{sv}"),)),
        Member("Set", (Argument("interface", "s"), Argument("property", "s"), Argument("value", "v"))),
    ),
    (
        Member(
            "PropertiesChanged",
            (Argument("interface", "s"), Argument("changed", "a{sv}"), Argument("invalidated", "as")),
        ),
    ),
)
MANAGER = Interface(
    "org.freedesktop.DBus.ObjectManager",
    (Member("GetManagedObjects", gives=(Argument("objects", "a{oa{sa{sv}}}"),)),),
    (
        Member("InterfacesAdded", (Argument("object", "o"), Argument("interfaces", "a{sa{sv}}"))),
        Member("InterfacesRemoved", (Argument("object", "o"), Argument("interfaces", "as"))),
    ),
)
EVERYWHERE = (INTROSPECTABLE, PEER)
"""Interfaces of every path that leads to an object of ours."""


def command_of(method: Member, body: list[Any], **fixed: str) -> Command:
    """The command that a method call means; `fixed` are fields that the object itself gives.

    Raises what codec.parse raises: both transports refuse the same things in the same words.
    """
    if method is CALL:
        name, text = body
        return _parse(name, _params(text))
    assert method.command is not None
    params: dict[str, Any] = dict(fixed)
    for argument, value in zip(method.takes, body, strict=True):
        if argument.name == "options":
            params |= {key: variant.value for key, variant in value.items()}
        else:
            params[argument.name] = getattr(value, "value", value)
    return _parse(method.command.name, params)


def _params(text: str) -> Any:
    try:
        return json.loads(text) if text.strip() else {}
    except ValueError as error:
        raise ParseFailed(f"params must be a JSON object: {error}") from None
    except RecursionError:
        raise ParseFailed("params: the JSON is nested too deeply") from None


def _parse(name: str, params: Any) -> Command:
    message = {"jsonrpc": "2.0", "id": 0, "method": name, "params": params}
    try:
        return codec.parse(json.dumps(message).encode()).command
    except TypeError as error:
        raise ParseFailed(f"{name}: an option is of a type that has no JSON: {error}") from None


def reply_json(reply: Reply) -> str:
    """A reply as JSON, the same as on the socket."""
    return json.dumps(json.loads(codec.reply(0, reply))["result"])


def error_name(error: RyxError) -> str:
    """The D-Bus name of an error: dev.ryx.Ryx1.Error.NotFound."""
    return f"{NAME}.Error." + "".join(part.capitalize() for part in error.code.split("_"))


def plain(text: str) -> str:
    """A text that a D-Bus string can carry: valid UTF-8 without NUL."""
    return text.encode("utf-8", "replace").decode().replace("\0", "�")


def xml(interfaces: Iterable[Interface], children: Iterable[str]) -> str:
    """Introspection data of an object, as the D-Bus specification has it."""
    lines = [
        '<!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"',
        '"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">',
        "<node>",
    ]
    for interface in interfaces:
        lines.append(f" <interface name={_quoted(interface.name)}>")
        for method in interface.methods:
            lines.append(f"  <method name={_quoted(method.name)}>")
            lines += [_argument(argument, ' direction="in"') for argument in method.takes]
            lines += [_argument(argument, ' direction="out"') for argument in method.gives]
            lines.append("  </method>")
        for signal in interface.signals:
            lines.append(f"  <signal name={_quoted(signal.name)}>")
            lines += [_argument(argument, "") for argument in signal.takes]
            lines.append("  </signal>")
        lines += [
            f'  <property name={_quoted(name)} type={_quoted(kind)} access="read"/>'
            for name, kind in interface.properties.items()
        ]
        lines.append(" </interface>")
    lines += [f" <node name={_quoted(child)}/>" for child in children]
    return "\n".join([*lines, "</node>"])


def _quoted(text: str) -> str:
    return f'"{escape(text)}"'


def _argument(argument: Argument, direction: str) -> str:
    return f"   <arg name={_quoted(argument.name)} type={_quoted(argument.type)}{direction}/>"
