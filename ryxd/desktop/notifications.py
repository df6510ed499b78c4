"""The client of org.freedesktop.Notifications: one held connection, and the server behind it coming and going.

The connection is held because servers may take away what a vanished sender had shown (notes/peers.md 22).
Source: Desktop Notifications Specification 1.2/1.3, https://specifications.freedesktop.org/notification/
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ryxd.core.dbusfix import NO_BUS, DBusError, Message, MessageType, Variant, close, connect
from ryxd.desktop.rendering import Note, ServerInfo

log = logging.getLogger(__name__)

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
BUS = "org.freedesktop.DBus"

ANSWERS = 5.0
"""Seconds a server has for one call; mako takes a millisecond, one that D-Bus must start first takes longer."""


class Unreachable(Exception):
    """Nobody showed it: no bus, no server, or one that does not answer. Never fatal."""


@dataclass(frozen=True)
class Invoked:
    """The user activated an action."""

    id: int
    action: str


@dataclass(frozen=True)
class Closed:
    """A notification is gone."""

    id: int
    reason: int
    """1 expired, 2 dismissed by the user, 3 by CloseNotification, 4 the server says nothing."""


@dataclass(frozen=True)
class Appeared:
    """A notification server took the name: whatever an earlier one showed is gone."""


@dataclass(frozen=True)
class Vanished:
    """The notification server, or the whole bus, is gone, and with it everything shown."""


Signal = Invoked | Closed | Appeared | Vanished


class Notifications:
    """A connection to the notification server.

    `on_signal` is called on the event loop for every Signal, in the order in which they happened.
    INVARIANT: `info` is None exactly while no server is known.
    """

    def __init__(self, on_signal: Callable[[Signal], None], address: str | None = None) -> None:
        self.info: ServerInfo | None = None
        self._on_signal = on_signal
        self._address = address
        self._bus: Any = None
        self._owner = ""

    @property
    def connected(self) -> bool:
        """Whether there is a bus; there may still be no server on it."""
        return self._bus is not None and bool(self._bus.connected)

    async def connect(self) -> None:
        """Join the bus, listen, and meet the server if one runs. Raises Unreachable when there is no bus."""
        await self.close()
        try:
            self._bus = await connect(self._address, within=ANSWERS)
            self._bus.add_message_handler(self._receive)
            for rule in (
                f"type='signal',sender='{BUS}',member='NameOwnerChanged',arg0='{NAME}'",
                f"type='signal',sender='{NAME}',interface='{NAME}',path='{PATH}'",
            ):
                await self._call("AddMatch", "s", rule, to=BUS)
            running = await self.has_owner(NAME)
        except NO_BUS as error:
            await self.close()
            raise Unreachable(f"no session bus: {error}") from error
        except Unreachable:
            await self.close()
            raise
        if running:
            # not meet() in any case: that could start a server before there is a compositor for it
            with contextlib.suppress(Unreachable):
                await self.meet()

    async def has_owner(self, name: str) -> bool:
        """Whether somebody has this name on the bus. Raises Unreachable."""
        (owned,) = await self._call("NameHasOwner", "s", name, to=BUS)
        return bool(owned)

    async def close(self) -> None:
        """Leave the bus. Safe to call at any time."""
        bus, self._bus = self._bus, None
        self.info, self._owner = None, ""
        if bus is not None:
            await close(bus)

    async def meet(self) -> ServerInfo:
        """Learn who serves notifications and what it can do; D-Bus starts one that can be started.

        Raises Unreachable.
        """
        name, _, version, _ = await self._call("GetServerInformation")
        (capabilities,) = await self._call("GetCapabilities")
        (self._owner,) = await self._call("GetNameOwner", "s", NAME, to=BUS)
        self.info = ServerInfo(name, version, frozenset(capabilities))
        return self.info

    async def show(self, note: Note, replaces: int) -> int:
        """Show a notification, in place of the one with the id `replaces` unless that is 0. Gives its id.

        Raises Unreachable.
        """
        hints = {"urgency": Variant("y", int(note.urgency)), "desktop-entry": Variant("s", "ryx")}
        if note.value is not None:
            hints["value"] = Variant("i", note.value)
        if note.transient:
            hints["transient"] = Variant("b", True)
        if note.sound:
            hints["sound-name"] = Variant("s", note.sound)
        actions = [text for pair in note.actions for text in pair]
        arguments = ("ryx", replaces, "", note.summary, note.body, actions, hints, note.expires)
        try:
            (number,) = await self._call("Notify", "susssasa{sv}i", *arguments)
        except Unreachable:
            self.info = None  # meet it again before the next one
            raise
        return int(number)

    async def withdraw(self, number: int) -> None:
        """Take a notification away. Raises Unreachable."""
        await self._call("CloseNotification", "u", number)

    async def _call(self, member: str, signature: str = "", *body: Any, to: str = NAME) -> list[Any]:
        """The reply's values. Raises Unreachable for every way in which there may be none."""
        if not self.connected:
            raise Unreachable("no session bus")
        path = PATH if to == NAME else "/org/freedesktop/DBus"
        message = Message(
            destination=to, path=path, interface=to, member=member, signature=signature, body=list(body)
        )
        try:
            # the library waits for ever for a reply that a lost connection can't bring
            async with asyncio.timeout(ANSWERS):
                reply = await self._bus.call(message)
        except NO_BUS as error:
            raise Unreachable(f"{member}: {error or 'no answer'}") from error
        except DBusError as error:
            raise Unreachable(f"{member}: {error.text}") from error
        if reply is None or reply.message_type is MessageType.ERROR:
            raise Unreachable(f"{member}: {reply.body[0] if reply is not None and reply.body else 'no reply'}")
        return list(reply.body)

    def _receive(self, message: Any) -> None:
        """Every message of the bus: pick the signals that are ours. Called by the library, on the loop."""
        if message.message_type is not MessageType.SIGNAL:
            return
        match message.interface, message.member, message.body:
            case "org.freedesktop.DBus", "NameOwnerChanged", [str(name), _, str(new)]:
                if name == NAME and message.sender == BUS:
                    self.info, self._owner = None, new
                    self._on_signal(Appeared() if new else Vanished())
            case "org.freedesktop.Notifications", "ActionInvoked", [int(number), str(action)]:
                if self._trusts(message):
                    self._on_signal(Invoked(number, action))
            case "org.freedesktop.Notifications", "NotificationClosed", [int(number), int(reason)]:
                if self._trusts(message):
                    self._on_signal(Closed(number, reason))
            case _:
                pass

    def _trusts(self, message: Any) -> bool:
        """Whether the message is the server's own: anyone on the bus may send a signal to us alone."""
        return bool(message.sender == self._owner)
