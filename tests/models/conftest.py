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
