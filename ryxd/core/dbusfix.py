"""The one place that imports a D-Bus library, and works round its faults (notes/system.md §5).

dbus-next up to Python 3.14, its maintained fork dbus-fast from 3.15 on: the same interface, but dbus-next
cannot be imported there any more. Both take a full socket buffer for the end of the connection, and leave
their socket open behind them; `connect` and `close` here don't.
"""

import asyncio
import contextlib
import os
import select
import socket
import sys
from typing import Any

if sys.version_info >= (3, 15):
    from dbus_fast.aio.message_bus import MessageBus
    from dbus_fast.constants import (
        BusType,
        ErrorType,
        MessageFlag,
        MessageType,
        NameFlag,
        PropertyAccess,
        RequestNameReply,
    )
    from dbus_fast.errors import AuthError, DBusError, InvalidAddressError
    from dbus_fast.message import Message
    from dbus_fast.service import ServiceInterface, dbus_property, method, signal
    from dbus_fast.signature import Variant
else:
    from dbus_next.aio.message_bus import MessageBus
    from dbus_next.constants import (
        BusType,
        ErrorType,
        MessageFlag,
        MessageType,
        NameFlag,
        PropertyAccess,
        RequestNameReply,
    )
    from dbus_next.errors import AuthError, DBusError, InvalidAddressError
    from dbus_next.message import Message
    from dbus_next.service import ServiceInterface, dbus_property, method, signal
    from dbus_next.signature import Variant

__all__ = [
    "NO_BUS",
    "AuthError",
    "Bus",
    "BusType",
    "DBusError",
    "ErrorType",
    "InvalidAddressError",
    "Message",
    "MessageBus",
    "MessageFlag",
    "MessageType",
    "NameFlag",
    "PropertyAccess",
    "RequestNameReply",
    "ServiceInterface",
    "Variant",
    "close",
    "connect",
    "dbus_property",
    "fix",
    "method",
    "session_address",
    "signal",
]

NO_BUS = (OSError, EOFError, TimeoutError, AuthError, InvalidAddressError)
"""What `connect`, and any later use of a connection, raises when there is no bus (any more)."""

CONNECTS = 5.0
"""Seconds a bus has to greet us."""


class Bus(MessageBus):
    """A connection that leaves no open socket behind when it can't be made."""

    def __init__(self, address: str) -> None:
        try:
            super().__init__(bus_address=address)
        except BaseException:
            _shut(self)
            raise

    async def _auth_readline(self) -> str:
        # the library's own spins for ever, without yielding, when the other side hangs up here
        line = b""
        while not line.endswith(b"\r\n"):
            piece = await asyncio.get_running_loop().sock_recv(self._sock, 2)
            if not piece:
                raise EOFError("the bus hung up while it was greeted")
            line += piece
        return line[:-2].decode()


class _Socket:
    """A socket whose full buffer is "nothing sent, try later" instead of an error.

    Both libraries keep what was not sent and wait until the socket is writable, if only `send` says 0.
    """

    __slots__ = ("_socket",)

    def __init__(self, real: socket.socket) -> None:
        self._socket = real

    def send(self, data: bytes) -> int:
        try:
            return self._socket.send(data)
        except BlockingIOError:
            return 0

    def sendmsg(self, buffers: Any, ancillary: Any) -> int:
        # only for messages with file descriptors, which must go in one piece: no "later" here
        while True:
            try:
                return self._socket.sendmsg(buffers, ancillary)
            except BlockingIOError:
                select.select([], [self._socket], [], 1.0)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)


def fix(bus: Any) -> None:
    """Let a connected bus survive a full socket buffer. Call it once, right after `connect`."""
    bus._writer.sock = _Socket(bus._sock)  # noqa: SLF001 - there is no public way


def session_address() -> str | None:
    """Where the session bus is, or None when the environment tells of none.

    The library's own search would go on to DISPLAY and ~/.dbus, which are another session's at best.
    """
    if address := os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return address
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return f"unix:path={runtime}/bus" if runtime and os.path.exists(f"{runtime}/bus") else None


async def connect(address: str | None = None, within: float = CONNECTS) -> Bus:
    """A connection to the bus at `address` (the session's when None), with `fix` applied.

    Raises one of NO_BUS. Give it back with `close`.
    """
    address = address or session_address()
    if address is None:
        raise ConnectionRefusedError("no session bus: DBUS_SESSION_BUS_ADDRESS is not set")
    bus = Bus(address)
    try:
        async with asyncio.timeout(within):
            await bus.connect()
    except BaseException:
        await close(bus)
        raise
    fix(bus)
    return bus


async def close(bus: Any, within: float = 1.0) -> None:
    """End a connection and its socket; pending calls fail. Safe to call twice, and on a dead one."""
    if bus.connected:
        bus.disconnect()
    else:
        within = 0.0  # only to have looked at how it ended: otherwise asyncio complains
    with contextlib.suppress(*NO_BUS):
        async with asyncio.timeout(within):
            await bus.wait_for_disconnect()
    if (number := bus._fd) is not None:  # noqa: SLF001 - dbus-fast forgets it when it closes by itself
        asyncio.get_running_loop().remove_reader(number)
        asyncio.get_running_loop().remove_writer(number)
    _shut(bus)


def _shut(bus: Any) -> None:
    """Close the socket and the file made from it: the library never does."""
    for part in ("_stream", "_sock"):
        if (opened := getattr(bus, part, None)) is not None:
            with contextlib.suppress(OSError):
                opened.close()
