"""Who is let into memory, and who has to leave it: real processes, on a machine of a certain size."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.serving import StandIn
from ryxd.models.spec import ModelSpec
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError, NoRoom
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import ggufs, workers
from tests.fakes.machine import GIB, Sized
from tests.models.conftest import ended, sparse

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),))


def info(pool: Pool, tier: Tier) -> ModelInfo:
    return next(one for one in pool.info() if one.tier == tier)


@pytest.fixture
def orders(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "orders.go")
    return tmp_path / "orders"


@pytest.fixture
def three(pools: Make, tmp_path: Path, orders: Path) -> Callable[..., Pool]:
    """A pool of three tiers of 1, 4 and 8 GiB, each of which takes 4 GiB once it is loaded."""

    def make(size: float, *words: str, **more: object) -> Pool:
        sizes = {Tier.SMALL: 1, Tier.MEDIUM: 4, Tier.LARGE: 8}
        specs = {tier: ModelSpec(sparse(tmp_path / f"{tier}.gguf", gib), idle=0) for tier, gib in sizes.items()}
        machine = Sized(size=int(size * GIB), each=4 * GIB)
        return pools(specs, program=workers.program(orders, *(words or ("echo",))), machine=machine, spare=0, **more)

    return make


async def ask(pool: Pool, tier: Tier, **more: object) -> Tier:
    return (await pool.complete(tier, HELLO, **more)).tier  # type: ignore[arg-type]


async def test_whoever_fits_is_let_in(three: Callable[..., Pool]) -> None:
    pool = three(20)
    assert [await ask(pool, tier) for tier in Tier] == list(Tier)
    assert [one.state for one in pool.info()] == ["ready"] * 3
    assert [one.size for one in pool.info()] == [GIB, 4 * GIB, 8 * GIB]
    assert [one.memory for one in pool.info()] == [4 * GIB] * 3


async def test_an_idle_model_makes_room_and_is_gone_before_the_next_one_begins(
    three: Callable[..., Pool], orders: Path
) -> None:
    gone_first: list[bool] = []

    def look(event: ModelLoading | ModelLoaded) -> None:
        if event.tier == "large":
            gone_first.append(not Path(f"/proc/{medium}").exists())

    medium: int | None = None
    pool = three(13, on_change=look)
    await ask(pool, Tier.SMALL)
    await ask(pool, Tier.MEDIUM)
    small, medium = info(pool, Tier.SMALL).pid, info(pool, Tier.MEDIUM).pid
    assert await ask(pool, Tier.LARGE) is Tier.LARGE
    assert gone_first == [True, True]
    assert info(pool, Tier.SMALL).pid == small
    gone = info(pool, Tier.MEDIUM)
    assert (gone.state, gone.pid, gone.memory) == ("stopped", None, 0)
    assert gone.why == ("unloaded to make room for large.gguf",)


async def test_the_small_model_goes_only_when_nothing_else_helps(three: Callable[..., Pool]) -> None:
    pool = three(9)
    await ask(pool, Tier.SMALL)
    small = info(pool, Tier.SMALL).pid
    assert await ask(pool, Tier.LARGE) is Tier.LARGE
    assert not Path(f"/proc/{small}").exists()
    assert await ask(pool, Tier.SMALL) is Tier.SMALL


async def test_a_busy_model_stays_and_another_tier_stands_in(three: Callable[..., Pool], orders: Path) -> None:
    pool = three(12, "echo", "hold", "echo")
    await ask(pool, Tier.SMALL)
    begun = asyncio.Event()
    busy = asyncio.create_task(pool.complete(Tier.MEDIUM, HELLO, lambda _: begun.set()))
    await begun.wait()
    told: list[StandIn] = []
    moved = asyncio.Event()

    def hear(stand_in: StandIn) -> None:
        told.append(stand_in)
        moved.set()

    # not the medium tier, which is busy with another run: it takes the request, and answers it after that one
    waits = asyncio.create_task(ask(pool, Tier.LARGE, tell=hear))
    async with asyncio.timeout(20):
        await moved.wait()
    (orders.with_suffix(".go")).write_text("")
    assert await waits is Tier.MEDIUM
    assert (await busy).tier is Tier.MEDIUM
    assert [(one.wanted, one.used, one.reason) for one in told] == [(Tier.LARGE, Tier.MEDIUM, "no_room")]
    assert "8.2 GiB of memory are needed and 4.0 GiB are free" in told[0].why
    assert "medium.gguf is busy" in told[0].why
    assert info(pool, Tier.LARGE).state == "stopped"
    assert info(pool, Tier.LARGE).why == (told[0].why,)
    assert await ask(pool, Tier.LARGE) is Tier.LARGE  # nothing was wrong with it


async def test_a_model_that_a_run_needs_stays_but_not_for_its_own_next_one(three: Callable[..., Pool]) -> None:
    pool = three(12)
    await ask(pool, Tier.SMALL)
    with pool.lease("r1") as first, pool.lease("r2") as second:
        assert (await first.model(Tier.MEDIUM).complete(HELLO)).tier is Tier.MEDIUM
        assert (await second.model(Tier.LARGE).complete(HELLO)).tier is Tier.MEDIUM
        assert "medium.gguf is pinned" in info(pool, Tier.LARGE).why[0]
    with pool.lease("r3") as third:
        assert (await third.model(Tier.MEDIUM).complete(HELLO)).tier is Tier.MEDIUM
        assert (await third.model(Tier.LARGE).complete(HELLO)).tier is Tier.LARGE


async def test_a_model_that_the_user_pinned_stays(three: Callable[..., Pool], tmp_path: Path) -> None:
    pool = three(12)
    pinned = ModelSpec(tmp_path / "medium.gguf", pin=True)
    await pool.reload({Tier.SMALL: ModelSpec(tmp_path / "small.gguf"), Tier.MEDIUM: pinned,
                       Tier.LARGE: ModelSpec(tmp_path / "large.gguf")})  # fmt: skip
    await pool.load(Tier.SMALL)
    await pool.load(Tier.MEDIUM)
    with pytest.raises(NoRoom, match=r"large\.gguf does not fit now: .* medium\.gguf is pinned"):
        await pool.load(Tier.LARGE)
    assert info(pool, Tier.MEDIUM).pinned
    assert info(pool, Tier.MEDIUM).until is None


async def test_what_can_not_fit_is_told_and_never_started(three: Callable[..., Pool]) -> None:
    heard: list[ModelLoading | ModelLoaded] = []
    pool = three(0.5, on_change=heard.append)
    with pytest.raises(NoRoom, match=r"small\.gguf does not fit now: 1\.2 GiB of memory are needed and 512 MiB"):
        await ask(pool, Tier.SMALL)
    assert [one.state for one in pool.info()] == ["stopped"] * 3
    assert heard == []


async def test_two_that_come_at_once_do_not_count_on_the_same_memory(three: Callable[..., Pool]) -> None:
    # 9 GiB hold the large one, or the medium one with its 4 GiB after the other; a worker takes nothing yet
    pool = three(9, "echo")
    ends = await asyncio.gather(pool.load(Tier.LARGE), pool.load(Tier.MEDIUM), return_exceptions=True)
    # either may be first
    assert {type(end) for end in ends} == {type(None), NoRoom}


async def test_tiers_with_the_same_model_share_a_process(pools: Make, orders: Path, tiny: Path) -> None:
    same = ModelSpec(tiny)
    specs = {Tier.SMALL: same, Tier.MEDIUM: same, Tier.LARGE: replace(same, context=256)}
    pool = pools(specs, program=workers.program(orders, "echo"))
    assert [await ask(pool, tier) for tier in Tier] == list(Tier)
    pids = [one.pid for one in pool.info()]
    assert pids[0] == pids[1] != pids[2]
    assert [one.serves for one in pool.info()] == [("small", "medium"), ("small", "medium"), ("large",)]


async def test_many_loads_of_one_model_are_one(pools: Make, orders: Path, tiny: Path) -> None:
    heard: list[ModelLoading | ModelLoaded] = []
    specs = {Tier.MEDIUM: ModelSpec(tiny)}
    pool = pools(specs, program=workers.program(orders, "echo"), on_change=heard.append)
    await asyncio.gather(*(pool.load(Tier.MEDIUM) for _ in range(5)))
    await pool.load(Tier.MEDIUM)
    assert [type(event) for event in heard] == [ModelLoading, ModelLoaded]


async def test_a_load_that_fails_says_why(pools: Make, orders: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"GGUF" + b"\xff" * 99)
    dies = sparse(tmp_path / "dies.gguf", 0.01)
    specs = {Tier.MEDIUM: ModelSpec(broken), Tier.LARGE: ModelSpec(dies)}
    pool = pools(specs, program=workers.program(orders, "exit-at-load"))
    with pytest.raises(ModelError, match="these are my last words"):
        await pool.load(Tier.LARGE)
    with pytest.raises(ModelError, match=r"broken\.gguf"):
        await pool.load(Tier.MEDIUM)
    with pytest.raises(ModelError, match=r"set models\.small\.path"):
        await pool.load(Tier.SMALL)


async def test_memory_that_is_short_sends_the_idle_ones_away_one_by_one(three: Callable[..., Pool]) -> None:
    pool = three(20)
    for tier in Tier:
        await pool.load(tier)
    with pool.lease("r1") as lease:
        await lease.model(Tier.LARGE).complete(HELLO)
        assert await pool._admission.relieve() == 4 * GIB
        assert [one.state for one in pool.info()] == ["ready", "stopped", "ready"]
        assert info(pool, Tier.MEDIUM).why == ("unloaded, for memory had become short",)
        assert await pool._admission.relieve() == 0
    assert await pool._admission.relieve() == 4 * GIB
    assert [one.state for one in pool.info()] == ["ready", "stopped", "stopped"]


async def test_a_real_model_takes_what_was_reckoned_and_gives_it_back(pools: Make, tmp_path: Path) -> None:
    path = ggufs.qwen2(tmp_path / "wide.gguf", width=768, layers=4)
    pool = pools({Tier.MEDIUM: ModelSpec(path, context=2048)})
    await pool.model(Tier.MEDIUM).complete(Prompt((Message("user", "hello"),), max_tokens=8))
    loaded = info(pool, Tier.MEDIUM)
    assert loaded.pid is not None
    server = pool._residents()[0]
    assert server.tuned is not None
    assert path.stat().st_size < loaded.memory <= server.tuned.need.ram
    assert loaded.size == path.stat().st_size
    assert (loaded.context, loaded.why[0][:10]) == (2048, "on the CPU")
    process = loaded.pid
    assert await pool.free() >= path.stat().st_size
    await ended(process)
    assert (info(pool, Tier.MEDIUM).state, info(pool, Tier.MEDIUM).memory) == ("stopped", 0)
