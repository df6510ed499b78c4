"""Hears from logind that the machine woke up: disks of other machines may have changed meanwhile."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from ryxd.core.dbusfix import Bus, Message

log = logging.getLogger(__name__)

ADDRESS = "unix:path=/run/dbus/system_bus_socket"
_MANAGER = {"interface": "org.freedesktop.login1.Manager", "member": "PrepareForSleep"}
_RULE = "type='signal',interface='{interface}',member='{member}',path='/org/freedesktop/login1'".format(**_MANAGER)


class Waking:
    """Calls `woken` after each suspend, once it was begun. Leaving it ends that.

    Where there is no system bus, nothing is called; nobody waits for it.
    """

    def __init__(self, woken: Callable[[], None], address: str | None = None) -> None:
        self._woken = woken
        self._address = address or os.environ.get("DBUS_SYSTEM_BUS_ADDRESS") or ADDRESS
        self._bus: Bus | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    def begin(self) -> None:
        """Listen from now on; nothing where it does already."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen(), name="waking")

    async def settled(self) -> bool:
        """Begin it; whether it can be heard, as soon as that is known."""
        self.begin()
        if self._task is not None:
            await asyncio.wait([self._task])
        return self._bus is not None

    async def _listen(self) -> None:
        # here: no start waits for what is needed once an agent knows a file
        from ryxd.core.dbusfix import NO_BUS, DBusError, Message, MessageType, connect

        try:
            self._bus = await connect(self._address)
            self._bus.add_message_handler(self._heard)
            async with asyncio.timeout(5.0):
                answer = await self._bus.call(
                    Message(
                        destination="org.freedesktop.DBus",
                        path="/org/freedesktop/DBus",
                        interface="org.freedesktop.DBus",
                        member="AddMatch",
                        signature="s",
                        body=[_RULE],
                    )
                )
            if answer is None or answer.message_type is MessageType.ERROR:
                raise ConnectionRefusedError("the system bus tells nothing")
        except (*NO_BUS, DBusError) as error:
            log.info("nobody tells when the machine wakes up: %s", error)
            await self._end()

    def _heard(self, message: "Message") -> None:
        from ryxd.core.dbusfix import MessageType

        if (
            message.message_type is MessageType.SIGNAL
            and message.interface == _MANAGER["interface"]
            and message.member == _MANAGER["member"]
            and message.body == [False]
        ):
            self._woken()

    async def _end(self) -> None:
        if self._bus is not None:
            from ryxd.core.dbusfix import NO_BUS, close

            with contextlib.suppress(*NO_BUS):
                await close(self._bus)
            self._bus = None

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._end()
