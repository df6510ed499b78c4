"""A connection to a message bus on which every wait has a limit and every end is the same error."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from ryxd.core import dbusfix
from ryxd.core.dbusfix import NO_BUS, Message, MessageType

log = logging.getLogger(__name__)

LIMIT = 5.0
"""Seconds for one exchange with the bus daemon."""

DAEMON = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
NOT_QUEUED = 4
"""DBUS_NAME_FLAG_DO_NOT_QUEUE, of the D-Bus specification."""

OWNED = (1, 4)
"""Its answers to RequestName that mean the name is ours: now, and already."""


class BusGone(Exception):
    """No bus, or none any more."""


class CallFailed(Exception):
    """The other side answered with an error; `name` is the D-Bus one."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(f"{text} ({name})")
        self.name = name


class Bus:
    """One connection. It is not mended when it breaks: open another."""

    def __init__(self, bus: dbusfix.Bus) -> None:
        self._bus = bus

    @classmethod
    async def connect(cls, address: str | None = None) -> "Bus":
        """Connect to the bus at `address`, by default the session's. Raises BusGone."""
        try:
            return cls(await dbusfix.connect(address, within=LIMIT))
        except NO_BUS as error:
            raise BusGone(str(error) or type(error).__name__) from None

    async def gone(self) -> None:
        """Wait until the connection has ended, in whatever way."""
        try:
            # shielded: to cancel `wait_for_disconnect` is to cancel what `close` waits for, too
            await asyncio.shield(self._bus._disconnect_future)  # noqa: SLF001
        except Exception as error:
            # whatever the library could not go on after; EOFError when the daemon just ended
            log.info("the bus connection ended: %r", error)

    async def close(self) -> None:
        """End the connection and free its socket."""
        await dbusfix.close(self._bus)

    def serve(self, handler: Callable[[Message], bool]) -> None:
        """Give every message to `handler`; it says whether that was all. It must not raise."""
        self._bus.add_message_handler(handler)

    async def send(self, message: Message) -> None:
        """Send a signal or an answer; returns when it is written. Raises BusGone."""
        if not self._bus.connected:
            raise BusGone("the connection to the bus has ended")
        try:
            async with asyncio.timeout(LIMIT):
                await self._bus.send(message)
        except NO_BUS as error:
            raise BusGone(str(error) or "the bus takes no more messages") from None

    async def call(self, message: Message) -> list[Any]:
        """Call a method and give what it answered. Raises CallFailed, BusGone (also for no answer)."""
        if not self._bus.connected:  # dbus-next would wait for ever
            raise BusGone("the connection to the bus has ended")
        try:
            async with asyncio.timeout(LIMIT):
                answer = await self._bus.call(message)
        except NO_BUS as error:
            raise BusGone(str(error) or f"no answer to {message.member}") from None
        if answer is None:
            raise BusGone("the connection to the bus has ended")
        if answer.message_type is MessageType.ERROR:
            raise CallFailed(answer.error_name, str(answer.body[0]) if answer.body else "")
        return answer.body

    async def ask_daemon(self, member: str, signature: str = "", *body: Any) -> list[Any]:
        """Call a method of the bus daemon itself. Raises like `call`."""
        name, path, interface = DAEMON
        return await self.call(
            Message(
                destination=name,
                path=path,
                interface=interface,
                member=member,
                signature=signature,
                body=list(body),
            )
        )

    async def own(self, name: str) -> bool:
        """Take a name on the bus; False when another process has it. Raises like `call`."""
        [answer] = await self.ask_daemon("RequestName", "su", name, NOT_QUEUED)
        return answer in OWNED
