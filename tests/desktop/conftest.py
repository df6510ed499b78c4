"""A private bus, and a Notifier with scripted events on it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ryxd.desktop.notify import Notifier
from ryxd.wire.errors import RyxError
from ryxd.wire.events import AnyEvent
from tests.fakes.notifications import bus_daemon


@pytest.fixture
async def bus(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a private bus that starts nothing by itself."""
    async with bus_daemon(tmp_path) as address:
        yield address


@dataclass
class Daemon:
    """What a Notifier knows of the daemon: events to follow, and somewhere to pass choices to."""

    acts: asyncio.Queue[tuple[str, str]] = field(default_factory=asyncio.Queue)
    queue: asyncio.Queue[AnyEvent | None] = field(default_factory=asyncio.Queue)
    error: RyxError | None = None

    def send(self, *events: AnyEvent) -> None:
        for event in events:
            self.queue.put_nowait(event)

    async def events(self) -> AsyncIterator[AnyEvent]:
        while (event := await self.queue.get()) is not None:
            yield event

    async def act(self, run: str, choice: str) -> None:
        self.acts.put_nowait((run, choice))
        if self.error is not None:
            raise self.error

    async def acted(self) -> tuple[str, str]:
        async with asyncio.timeout(10):
            return await self.acts.get()

    def notifier(self, address: str, **options: Any) -> Notifier:
        options = {"wants": lambda run: True, "act": self.act, "address": address, **options}
        return Notifier(self.events(), **options)


@pytest.fixture
async def daemon() -> Daemon:
    return Daemon()
