"""Ask services of the desktop and of the machine over D-Bus: one short connection for each question."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal

from ryxd.core.tool import ToolError, ToolView

if TYPE_CHECKING:
    from ryxd.core.dbusfix import Bus, Message

SYSTEM = "unix:path=/run/dbus/system_bus_socket"
WITHIN = 2.0
"""Seconds that a service has for one answer."""
NOBODY = frozenset(
    f"org.freedesktop.DBus.Error.{name}"
    for name in (
        "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownObject", "UnknownInterface",
        "UnknownProperty", "Spawn.ServiceNotFound", "Spawn.ChildExited", "Spawn.ChildSignaled",
    )
)  # fmt: skip
"""Errors that say: nobody here does that."""
PROPERTIES = "org.freedesktop.DBus.Properties"


class NobodyThere(Exception):
    """There is no such bus, or nobody on it does that."""


class Refused(ToolError):
    """The service said no; `name` is the error's name on the bus."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text or name)
        self.name = name


class Line:
    """A connection to a bus, for some questions to services on it."""

    def __init__(self, bus: "Bus") -> None:
        self._bus = bus

    async def call(
        self, service: str, path: str, interface: str, member: str, signature: str = "", *body: Any
    ) -> list[Any]:
        """Call a method; what it returns, without the bus's own wrappings.

        Raises NobodyThere, Refused, and ToolError when no answer comes in time.
        """
        from ryxd.core.dbusfix import NO_BUS, Message, MessageType  # here: a start asks no service

        message = Message(service, path, interface, member, signature=signature, body=list(body))
        try:
            async with asyncio.timeout(WITHIN):
                reply = await self._bus.call(message)
        except TimeoutError as error:
            raise ToolError(f"{service} did not answer within {WITHIN:g} s", retry=True) from error
        except NO_BUS as error:
            raise NobodyThere("the bus is gone") from error
        assert reply is not None
        if reply.message_type is MessageType.ERROR:
            told = str(reply.body[0]) if reply.body else ""
            if reply.error_name in NOBODY:
                raise NobodyThere(told or reply.error_name)
            raise Refused(reply.error_name, told)
        return [plain(value) for value in reply.body]

    async def all(self, service: str, path: str, interface: str) -> dict[str, Any]:
        """All properties of an object's interface. Raises as `call` does."""
        (found,) = await self.call(service, path, PROPERTIES, "GetAll", "s", interface)
        return dict(found)

    @asynccontextmanager
    async def changing(self, path: str, interface: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set when properties of such an object change, from now on."""
        changed = asyncio.Event()

        def handler(message: "Message") -> bool:
            if (message.path, message.member, message.body[:1]) == (path, "PropertiesChanged", [interface]):
                changed.set()
            return False

        rule = (
            f"type='signal',interface='{PROPERTIES}',member='PropertiesChanged',path='{path}',arg0='{interface}'"
        )
        dbus = "org.freedesktop.DBus"
        self._bus.add_message_handler(handler)
        try:
            await self.call(dbus, "/org/freedesktop/DBus", dbus, "AddMatch", "s", rule)
            yield changed
        finally:  # the rule ends with the connection
            self._bus.remove_message_handler(handler)


@asynccontextmanager
async def line(view: ToolView, which: Literal["session", "system"]) -> AsyncIterator[Line]:
    """A connection to one of the two buses, until the block ends. Raises NobodyThere when it can't be had."""
    from ryxd.core.dbusfix import NO_BUS, close, connect

    if which == "system":
        address = view.environment.get("DBUS_SYSTEM_BUS_ADDRESS") or SYSTEM
    else:
        address = view.environment.get("DBUS_SESSION_BUS_ADDRESS") or ""
    if not address:
        raise NobodyThere("there is no session bus")
    try:
        bus = await connect(address, WITHIN)
    except NO_BUS as error:
        raise NobodyThere(f"the {which} bus does not answer") from error
    try:
        yield Line(bus)
    finally:
        await close(bus)


def plain(value: Any) -> Any:
    """A value from the bus without Variants."""
    from ryxd.core.dbusfix import Variant

    if isinstance(value, Variant):
        return plain(value.value)
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value
