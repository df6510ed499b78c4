import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.model import Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import Limits, ModelSpec
from ryxd.models.starter import starter
from tests.fakes import ggufs

STARTER = {Tier.SMALL: ModelSpec(starter())}
QUICK = Limits(backoff=0.01, backoff_most=0.02)


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model that never stops by itself and takes seconds for all of its 8,000 tokens."""
    return ggufs.qwen2(tmp_path_factory.mktemp("models") / "tiny.gguf")


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells of memory that has become short on the machine that runs the tests (systemd's way to say so)."""
    monkeypatch.setenv("MEMORY_PRESSURE_WATCH", "/dev/null")


def sparse(path: Path, gib: float) -> Path:
    """A file whose header says that it is a model of that size; nothing of it is on the disk."""
    ggufs.qwen2(path)
    os.truncate(path, int(gib * (1 << 30)))
    return path


async def ended(process: int) -> None:
    """Wait until a process has ended."""
    try:
        watch = os.pidfd_open(process)
    except ProcessLookupError:
        return
    loop, end = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(watch, end.set)
    try:
        async with asyncio.timeout(20):
            await end.wait()
    finally:
        loop.remove_reader(watch)
        os.close(watch)


@pytest.fixture
async def pools() -> AsyncIterator[Callable[..., Pool]]:
    """Make pools; they are closed at the end of the test."""
    made: list[Pool] = []

    def make(specs: dict[Tier, ModelSpec] = STARTER, **options: Any) -> Pool:
        made.append(Pool(specs, **{"limits": QUICK} | options))
        return made[-1]

    yield make
    for pool in made:
        await pool.close()
