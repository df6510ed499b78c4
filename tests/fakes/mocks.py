"""Services of a machine on a private bus: python-dbusmock's templates, and ones of this project.

dbusmock needs dbus-python and GLib, which are the distribution's packages: it runs with the system's Python.
"""

import asyncio
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ryxd.core.dbusfix import Bus, Message, MessageType, Variant, close, connect

PYTHON = "/usr/bin/python3"
MOCK = "org.freedesktop.DBus.Mock"


def missing() -> str:
    """Why there can't be mocks here; empty when there can."""
    if not shutil.which("dbus-daemon"):
        return "dbus-daemon is not installed"
    found = subprocess.run([PYTHON, "-c", "import dbusmock"], capture_output=True, check=False)
    return "" if found.returncode == 0 else "python3-dbusmock is not installed"


class Mock:
    """A service of a template. `calls` tells what was called."""

    def __init__(self, bus: Bus, service: str, path: str) -> None:
        self._bus = bus
        self.service = service
        self.path = path

    async def call(
        self, member: str, signature: str = "", *body: Any, path: str = "", interface: str = MOCK
    ) -> Any:
        message = Message(self.service, path or self.path, interface, member, signature=signature, body=list(body))
        reply = await self._bus.call(message)
        assert reply.message_type is not MessageType.ERROR, reply.body
        return reply.body[0] if reply.body else None

    async def update(self, path: str, interface: str, **values: Variant) -> None:
        """Set properties, and tell of it."""
        await self.call("UpdateProperties", "sa{sv}", interface, values, path=path)

    async def calls(self, path: str = "") -> list[tuple[str, list[Any]]]:
        """The methods that were called on an object, with their arguments."""
        found = await self.call("GetCalls", path=path)
        return [(name, [each.value for each in values]) for _, name, values in found]


@asynccontextmanager
async def mock(address: str, template: str, service: str, path: str, **parameters: Any) -> AsyncIterator[Mock]:
    """A service on the bus at `address`, which is the system bus to it."""
    process = await asyncio.create_subprocess_exec(
        PYTHON, "-m", "dbusmock", "--system", "--template", template, "--parameters", json.dumps(parameters),
        env={"DBUS_SYSTEM_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    bus = await connect(address)
    try:
        await owned(bus, service, process)
        yield Mock(bus, service, path)
    finally:
        await close(bus)
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def owned(bus: Bus, service: str, process: asyncio.subprocess.Process) -> None:
    """Wait until somebody has the name."""
    there = asyncio.Event()
    dbus = "org.freedesktop.DBus"

    def handler(message: Message) -> bool:
        if message.member == "NameOwnerChanged" and message.body[0] == service:
            there.set()
        return False

    bus.add_message_handler(handler)
    rule = f"type='signal',sender='{dbus}',member='NameOwnerChanged',arg0='{service}'"
    await bus.call(Message(dbus, "/org/freedesktop/DBus", dbus, "AddMatch", signature="s", body=[rule]))
    message = Message(dbus, "/org/freedesktop/DBus", dbus, "NameHasOwner", signature="s", body=[service])
    if not (await bus.call(message)).body[0]:
        ended = asyncio.create_task(process.wait())
        waits = asyncio.create_task(there.wait())
        await asyncio.wait({ended, waits}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        waits.cancel()
        assert there.is_set(), f"dbusmock did not start {service}"
    bus.remove_message_handler(handler)
