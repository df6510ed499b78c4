"""Models are made ready while the user types."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models import readying
from ryxd.models.pool import Pool
from ryxd.models.residence import Circumstances, residence
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from tests.models.test_residence import state

INSTRUCTIONS = "You are an agent of ryx. " * 20 + "Folder: "


async def asked(pool: Pool, folder: str) -> int:
    """Ask as an agent does; how many tokens of it had been read before."""
    prompt = Prompt(
        (Message("system", INSTRUCTIONS + folder), Message("user", "hi")), max_tokens=2, fixed=len(INSTRUCTIONS)
    )
    with pool.lease("r1") as lease:
        return (await lease.model(Tier.SMALL).complete(prompt)).tokens_cached


async def test_after_an_unload_the_key_press_loads_it_and_reads_the_instructions(
    pools: Callable[..., Pool], tiny: Path
) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    assert await asked(pool, "/home/anna") == 0
    await pool.unload(Tier.SMALL)
    await pool.readying.small()
    assert state(pool, Tier.SMALL) == "ready"
    assert await asked(pool, "/srv") > 100
    await pool.unload(Tier.SMALL)  # and without it all of them are read once more
    assert await asked(pool, "/srv") == 0


async def test_what_has_just_answered_is_left_alone(pools: Callable[..., Pool], monkeypatch: pytest.MonkeyPatch) -> None:
    pool = pools()
    await asked(pool, "/home/anna")
    calls: list[Tier] = []

    async def complete(tier: Tier, prompt: Prompt, **_: Any) -> None:
        calls.append(tier)

    monkeypatch.setattr(pool, "complete", complete)
    await pool.readying.small()
    assert calls == []
    monkeypatch.setattr(readying, "WARM", 0.0)
    await pool.readying.small()
    assert calls == [Tier.SMALL]


async def test_without_a_model_nothing_happens(pools: Callable[..., Pool], tmp_path: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tmp_path / "none.gguf")})
    await pool.readying.small()
    assert not await pool.readying.read_ahead(Tier.LARGE)


async def test_the_large_file_is_read_ahead_where_it_will_be_needed(
    pools: Callable[..., Pool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[str, int]] = []
    monkeypatch.setattr(readying, "_read", lambda path, size: read.append((path.name, size)))
    large = tmp_path / "large.gguf"
    large.write_bytes(starter().read_bytes())
    pool = pools({Tier.SMALL: ModelSpec(starter()), Tier.LARGE: ModelSpec(large)})

    async def likely() -> bool:
        return True

    async def hardly() -> bool:
        return False

    await pool.readying.begin(hardly)
    assert read == []
    await pool.readying.begin(likely)
    assert read == [("large.gguf", large.stat().st_size)]
    pool.reside(residence(Circumstances(short=True)))
    assert not await pool.readying.read_ahead(Tier.LARGE)
    pool.reside(residence(Circumstances()))
    pool.spare = 1 << 60
    assert not await pool.readying.read_ahead(Tier.LARGE)
    pool.spare = 0
    await pool.load(Tier.LARGE)
    assert not await pool.readying.read_ahead(Tier.LARGE)


def test_a_file_is_told_to_the_kernel(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 5000)
    readying._read(file, 5000)
    readying._read(tmp_path / "none", 5000)
