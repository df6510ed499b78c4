# ruff: noqa: F722, F821, N802 - D-Bus signatures and names are not Python's
"""A notification server on a private bus: a real org.freedesktop.Notifications that keeps what it was told.

Written from `gdbus introspect --session -d org.freedesktop.Notifications -o /org/freedesktop/Notifications`
of mako 1.7.1, whose capabilities are the default here.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from ryxd.core.dbusfix import DBusError, ServiceInterface, close, connect, method, signal

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
MAKO = ("body", "body-markup", "actions", "icon-static", "x-canonical-private-synchronous")

CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={path}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@contextlib.asynccontextmanager
async def bus_daemon(folder: Path) -> AsyncIterator[str]:
    """A private bus that starts nothing by itself; gives its address."""
    config = folder / "bus.conf"
    config.write_text(CONFIG.format(path=folder / "bus"))
    daemon = await asyncio.create_subprocess_exec(
        "dbus-daemon",
        f"--config-file={config}",
        "--nofork",
        "--nopidfile",
        "--print-address",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert daemon.stdout is not None
        async with asyncio.timeout(10):
            address = (await daemon.stdout.readline()).decode().strip()
        assert address, "dbus-daemon did not start"
        yield address
    finally:
        if daemon.returncode is None:
            daemon.kill()
        await daemon.wait()
        daemon._transport.close()


@dataclass(frozen=True)
class Call:
    """One Notify, as it came."""

    id: int
    replaces: int
    app: str
    summary: str
    body: str
    actions: dict[str, str]
    hints: dict[str, Any]
    expires: int


class NotificationServer(ServiceInterface):
    """`async with NotificationServer(address)`: it has the name until the block ends."""

    def __init__(
        self, address: str, *, name: str = "mako", capabilities: tuple[str, ...] = MAKO, first: int = 1
    ) -> None:
        super().__init__(NAME)
        self.calls: list[Call] = []
        self.shown: dict[int, Call] = {}
        self.withdrawn: list[int] = []
        self.refuses = False
        """Answer Notify with an error."""
        self.refused = 0
        self.gate = asyncio.Event()
        """Cleared, Notify does not answer."""
        self.gate.set()
        self._address = address
        self._name = name
        self._capabilities = capabilities
        self._next = first
        self._news = asyncio.Condition()
        self._bus: Any = None

    async def __aenter__(self) -> Self:
        self._bus = await connect(self._address)
        self._bus.export(PATH, self)
        await self._bus.request_name(NAME)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.gate.set()
        await close(self._bus)

    async def until(self, claim: Callable[[Self], object], within: float = 10) -> None:
        """Wait until `claim(server)` is true, looking after every call."""
        try:
            async with asyncio.timeout(within), self._news:
                await self._news.wait_for(lambda: claim(self))
        except TimeoutError:
            raise AssertionError(f"not so within {within} s; calls: {self.calls}") from None
        await self.ping()  # by now our answers are on the bus too: no user clicks earlier than that

    async def _told(self) -> None:
        async with self._news:
            self._news.notify_all()

    @method()
    async def Notify(
        self,
        app: "s",
        replaces: "u",
        icon: "s",
        summary: "s",
        body: "s",
        actions: "as",
        hints: "a{sv}",
        expires: "i",
    ) -> "u":
        if self.refuses:
            self.refused += 1
            await self._told()
            raise DBusError("org.freedesktop.Notifications.Error.ExcessNotificationGeneration", "too many")
        number = replaces if replaces in self.shown else self._next
        self._next += number == self._next
        pairs = dict(zip(actions[::2], actions[1::2], strict=True))
        values = {key: value.value for key, value in hints.items()}
        call = Call(number, replaces, app, summary, body, pairs, values, expires)
        self.calls.append(call)
        self.shown[number] = call
        await self._told()
        await self.gate.wait()
        return number

    @method()
    async def CloseNotification(self, number: "u"):
        self.withdrawn.append(number)
        self.close(number, 3)
        await self._told()

    @method()
    def GetCapabilities(self) -> "as":
        return list(self._capabilities)

    @method()
    def GetServerInformation(self) -> "ssss":
        return [self._name, "tests", "1", "1.2"]

    @signal()
    def ActionInvoked(self, number, action) -> "us":
        return [number, action]

    @signal()
    def NotificationClosed(self, number, reason) -> "uu":
        return [number, reason]

    def click(self, number: int, action: str = "default") -> None:
        """The user activates an action with the mouse: like mako, close the notification after it."""
        self.invoke(number, action)
        self.close(number, 2)

    def invoke(self, number: int, action: str) -> None:
        """The user activates an action as makoctl does: mako leaves the notification where it is."""
        self.ActionInvoked(number, action)

    def close(self, number: int, reason: int) -> None:
        """Take a notification away: 1 expired, 2 dismissed by the user."""
        if self.shown.pop(number, None) is not None:
            self.NotificationClosed(number, reason)

    async def ping(self) -> None:
        """A round trip: what was emitted before has been delivered to the bus."""
        await self._bus.request_name(NAME)
