import asyncio
import os
import socket
from collections.abc import Callable

import pytest

from ryxd.models.pressure import Pressure


class Freed:
    """Counts how often memory was to be freed; each time takes until `go`."""

    def __init__(self) -> None:
        self.times = 0
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def __call__(self) -> None:
        self.times += 1
        self.begun.set()
        await self.go.wait()
        self.go.clear()


@pytest.fixture
def trigger() -> Callable[[], int]:
    """A descriptor with an exceptional condition, as the kernel's file has one: out-of-band data."""
    server = socket.create_server(("127.0.0.1", 0))
    ours = socket.create_connection(server.getsockname())
    theirs, _ = server.accept()
    with server, theirs:
        yield lambda: (theirs.send(b"!", socket.MSG_OOB), ours.fileno())[1]
    ours.detach()


async def until(event: asyncio.Event) -> None:
    async with asyncio.timeout(10):
        await event.wait()


async def test_it_frees_memory_when_the_kernel_says_that_it_is_short(trigger: Callable[[], int]) -> None:
    freed = Freed()
    pressure = Pressure(freed)
    opened = trigger()
    assert pressure.watch(opened)
    await until(freed.begun)
    assert freed.times == 1  # it goes on, and the condition with it: one at a time
    await pressure.close()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened)
    await pressure.close()


async def test_a_failure_does_not_end_it(trigger: Callable[[], int], caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()
    times: list[int] = []

    async def fail() -> None:
        times.append(1)
        if len(times) == 2:
            done.set()
        raise ZeroDivisionError

    pressure = Pressure(fail)
    assert pressure.watch(trigger())
    await until(done)
    assert "no memory could be freed" in caplog.text
    await pressure.close()


@pytest.mark.parametrize("file", ["/dev/null", "/nonexistent"])
async def test_where_the_kernel_does_not_tell_that_is_said(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("MEMORY_PRESSURE_WATCH", file)
    caplog.set_level("INFO")
    pressure = Pressure(Freed())
    assert not pressure.watch()
    assert "models are not unloaded when memory becomes short" in caplog.text
    await pressure.close()


@pytest.mark.rare
async def test_the_kernel_of_this_machine_takes_the_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEMORY_PRESSURE_WATCH")
    try:
        os.close(os.open("/proc/pressure/memory", os.O_RDWR))
    except OSError as error:
        pytest.skip(f"no pressure information here: {error}")
    freed = Freed()
    pressure = Pressure(freed)
    assert pressure.watch()
    await pressure.close()
