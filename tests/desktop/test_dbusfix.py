# ruff: noqa: F821, N802 - D-Bus signatures and names are not Python's
"""The seam to the D-Bus library: what it works round, on a real bus."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.dbusfix import (
    NO_BUS,
    Message,
    MessageType,
    ServiceInterface,
    close,
    connect,
    session_address,
    signal,
)
from tests.fakes.notifications import bus_daemon

FLOOD = 2000
"""Signals in one go: some 300 fill the socket's buffer, and ended the connection without the work-around."""


class Talker(ServiceInterface):
    """Says a number."""

    def __init__(self) -> None:
        super().__init__("dev.ryx.Test")

    @signal()
    def Said(self, number) -> "u":
        return number


async def test_a_full_socket_buffer_is_no_broken_connection(bus: str) -> None:
    talker, listener = await connect(bus), await connect(bus)
    heard: list[int] = []
    all_heard = asyncio.Event()

    def hear(message: Any) -> None:
        if message.message_type is MessageType.SIGNAL and message.member == "Said":
            heard.extend(message.body)
            if len(heard) == FLOOD:
                all_heard.set()

    try:
        listener.add_message_handler(hear)
        await listener.call(
            Message(
                destination="org.freedesktop.DBus",
                path="/org/freedesktop/DBus",
                interface="org.freedesktop.DBus",
                member="AddMatch",
                signature="s",
                body=["type='signal',member='Said'"],
            )
        )
        interface = Talker()
        talker.export("/dev/ryx/Test", interface)
        for number in range(FLOOD):
            interface.Said(number)
        async with asyncio.timeout(30):
            await all_heard.wait()
        assert heard == list(range(FLOOD))
    finally:
        await close(talker)
        await close(listener)


async def test_no_bus_is_one_of_the_errors_that_say_so(tmp_path: Path) -> None:
    with pytest.raises(NO_BUS):
        await connect(f"unix:path={tmp_path}/nothing")


@pytest.mark.parametrize("address", ["nonsense", "unix:nothing=here", ""])
async def test_an_address_that_is_none_is_one_of_them_too(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with pytest.raises(NO_BUS):
        await connect(address)


async def test_a_bus_that_hangs_up_while_greeting_does_not_spin(tmp_path: Path) -> None:
    async def rude(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async with await asyncio.start_unix_server(rude, tmp_path / "bus"):
        with pytest.raises(NO_BUS):
            await connect(f"unix:path={tmp_path}/bus")


async def test_a_bus_that_says_nothing_is_given_up(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "bus"))
        silent.listen()
        with pytest.raises(TimeoutError):
            await connect(f"unix:path={tmp_path}/bus", within=0.05)


async def test_closing_is_safe_twice_and_after_the_bus_has_gone(tmp_path: Path) -> None:
    async with bus_daemon(tmp_path) as address:
        first, second = await connect(address), await connect(address)
        await close(first)
        await close(first)
    with pytest.raises(NO_BUS):
        async with asyncio.timeout(10):
            await second.wait_for_disconnect()
    await close(second)


def test_the_session_bus_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/somewhere")
    assert session_address() == "unix:path=/somewhere"
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert session_address() is None
    (tmp_path / "bus").touch()
    assert session_address() == f"unix:path={tmp_path}/bus"
