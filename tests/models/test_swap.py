"""A configuration that changes while models work: what is written is ended, and a bad new model replaces nothing."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.model import Completion, Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import workers
from tests.fakes.machine import GIB, Sized
from tests.models.conftest import QUICK, sparse

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),))


class Changing:
    """A pool of one model of 4 GiB, in the middle of an answer; `go` lets it end."""

    def __init__(self, pool: Pool, folder: Path) -> None:
        self.pool = pool
        self.new = {Tier.SMALL: ModelSpec(sparse(folder / "new.gguf", 4))}
        self._fifo = folder / "orders.go"
        self.begun = asyncio.Event()
        self.heard: list[str] = []

    async def ask(self) -> Completion:
        return await self.pool.complete(Tier.SMALL, HELLO, self._hear)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        self.begun.set()

    def go(self) -> None:
        self._fifo.write_text("")

    @property
    def pid(self) -> int | None:
        return self.pool.info()[0].pid


@pytest.fixture
def changing(pools: Make, tmp_path: Path) -> Callable[..., Changing]:
    def make(size: int, *words: str, **more: object) -> Changing:
        os.mkfifo(tmp_path / "orders.go")
        program = workers.program(tmp_path / "orders", "hold", *words)
        specs = {Tier.SMALL: ModelSpec(sparse(tmp_path / "old.gguf", 4))}
        machine = Sized(size=size * GIB, each=4 * GIB)
        return Changing(pools(specs, program=program, machine=machine, spare=0, **more), tmp_path)

    return make


async def test_where_both_fit_the_old_one_serves_until_the_new_one_is_ready(changing: Callable[..., Changing]) -> None:
    one = changing(10, "say-new")
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    old = one.pid
    assert await one.pool.reload(one.new) == ()
    assert one.pid != old
    assert Path(f"/proc/{old}").exists()  # it still writes
    assert (await one.ask()).text == "new"
    one.go()
    answer = await busy
    assert (answer.text, answer.restarts) == ("hello", 0)
    await one.pool.close()
    assert not Path(f"/proc/{old}").exists()


async def test_where_they_do_not_the_new_one_waits_for_the_old_ones_answer(changing: Callable[..., Changing]) -> None:
    heard: list[ModelLoading | ModelLoaded] = []
    one = changing(6, "say-new", on_change=heard.append)
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    old = one.pid
    heard.clear()
    reloading = asyncio.create_task(one.pool.reload(one.new))
    async with asyncio.timeout(20):
        while not one.pool._swaps._closed:
            await asyncio.sleep(0.01)
    late = asyncio.create_task(one.ask())
    done, _ = await asyncio.wait([reloading, late, busy], timeout=0.3)
    assert not done  # nobody can go on before the answer has ended
    assert heard == []
    one.go()
    assert (await busy).text == "hello"
    assert await reloading == ()
    assert (await late).text == "new"
    assert not Path(f"/proc/{old}").exists()


async def test_an_answer_that_takes_too_long_is_begun_again_by_the_new_one(changing: Callable[..., Changing]) -> None:
    one = changing(6, "say-new", limits=replace(QUICK, drain=0.05))
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    assert await one.pool.reload(one.new) == ()
    answer = await busy
    assert (answer.text, answer.restarts) == ("new", 1)


async def test_it_can_be_cancelled_after_it_was_handed_over(changing: Callable[..., Changing]) -> None:
    one = changing(6, "until-cancel", limits=replace(QUICK, drain=0.05))
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    one.begun.clear()
    await one.pool.reload(one.new)
    async with asyncio.timeout(20):
        while one.pool.info()[0].active == 0:
            await asyncio.sleep(0.01)
    busy.cancel()
    with pytest.raises(asyncio.CancelledError):
        await busy
    assert (await one.ask()).text == "hello"  # the worker has heard that it was cancelled


@pytest.mark.parametrize("size", [10, 6])
async def test_a_new_model_that_can_not_be_loaded_replaces_nothing(
    changing: Callable[..., Changing], size: int
) -> None:
    one = changing(size, "exit-at-load", "exit-at-load", "exit-at-load", "echo")
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    old = one.pid
    reloading = asyncio.create_task(one.pool.reload(one.new))
    late = asyncio.create_task(one.ask())
    if size == 6:
        one.go()
    (said,) = await reloading
    assert "models.small: the old model goes on serving, for the new one failed" in said
    assert "these are my last words" in said
    assert one.pool.info()[0].path == str(one.pool._residents()[0].spec.path)
    assert one.pool.info()[0].name in {"fake", "old.gguf"}
    if size == 10:
        assert one.pid == old
        one.go()
    assert [(await task).text for task in (busy, late)] == ["hello", "hello"]


async def test_a_new_model_that_does_not_fit_at_all_replaces_nothing(
    changing: Callable[..., Changing], tmp_path: Path
) -> None:
    one = changing(6, "echo")
    busy = asyncio.create_task(one.ask())
    await one.begun.wait()
    reloading = asyncio.create_task(one.pool.reload({Tier.SMALL: ModelSpec(sparse(tmp_path / "huge.gguf", 40))}))
    one.go()
    (said,) = await reloading
    assert "huge.gguf does not fit now: 40." in said
    assert (await busy).text == "hello"
    assert (await one.ask()).text == "hello"


async def test_a_load_that_takes_long_goes_on_after_the_reload(changing: Callable[..., Changing]) -> None:
    one = changing(20, "slow-at-load", limits=replace(QUICK, answer=0.05))
    begun = asyncio.create_task(one.ask())
    await one.begun.wait()
    one.go()
    assert (await begun).text == "hello"
    assert await one.pool.reload(one.new) == ("a new model is still being loaded; until then the old one serves",)
    assert (await one.ask()).text == "hello"
    await asyncio.to_thread(one.go)
    async with asyncio.timeout(20):
        while one.pool._swaps.servers:
            await asyncio.sleep(0.01)
    assert (await one.ask()).text == "new"


async def test_a_second_reload_ends_what_the_first_one_loads(changing: Callable[..., Changing], tmp_path: Path) -> None:
    one = changing(20, "slow-at-load", "say-newer", limits=replace(QUICK, answer=0.05))
    begun = asyncio.create_task(one.ask())
    await one.begun.wait()
    one.go()
    await begun
    await one.pool.reload(one.new)
    async with asyncio.timeout(20):
        while (tmp_path / "orders").read_text() != "say-newer":
            await asyncio.sleep(0.01)
    loading = one.pool._residents()[-1].pid
    assert loading not in {None, one.pid}
    one.pool._limits = one.pool._swaps._limits = QUICK
    assert await one.pool.reload({Tier.SMALL: ModelSpec(sparse(tmp_path / "newer.gguf", 1))}) == ()
    assert not Path(f"/proc/{loading}").exists()
    assert (await one.ask()).text == "newer"


async def test_a_model_nobody_needs_is_replaced_without_being_loaded(pools: Make, tmp_path: Path) -> None:
    program = workers.program(tmp_path / "orders", "echo")
    old, new = (ModelSpec(sparse(tmp_path / f"{name}.gguf", 0.1)) for name in ("old", "new"))
    pool = pools({Tier.LARGE: old}, program=program)
    await pool.load(Tier.LARGE)
    process = pool.info()[2].pid
    assert await pool.reload({Tier.LARGE: new}) == ()
    assert not Path(f"/proc/{process}").exists()
    # the small tier has no model of its own, so the large one is loaded for it
    assert pool.info()[2].path == str(new.path)


async def test_an_unload_by_hand_is_refused_while_it_answers_or_moves_the_request(
    pools: Make, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "orders.go")
    program = workers.program(tmp_path / "orders", "hold", "echo")
    specs = {tier: ModelSpec(sparse(tmp_path / f"{tier}.gguf", 0.1)) for tier in (Tier.SMALL, Tier.LARGE)}
    pool = pools(specs, program=program)
    begun, told = asyncio.Event(), []
    with pool.lease("r1", told.append) as lease:
        busy = asyncio.create_task(lease.model(Tier.LARGE).complete(HELLO, lambda _: begun.set()))
        await begun.wait()
        with pytest.raises(Exception, match="the large model is busy with 1 request"):
            await pool.unload(Tier.LARGE)
        assert await pool.free() == 0
        await pool.unload(Tier.LARGE, force=True)
        answer = await busy
    assert (answer.text, answer.tier) == ("hello", Tier.SMALL)
    assert [(one.wanted, one.used, one.reason) for one in told] == [(Tier.LARGE, Tier.SMALL, "unloaded")]
    assert (pool.info()[2].state, pool.info()[2].why) == ("stopped", ("unloaded by hand",))
    assert await pool.complete(Tier.LARGE, HELLO)
    alone = pools({Tier.SMALL: specs[Tier.SMALL]}, program=workers.program(tmp_path / "orders", "until-cancel"))
    begun.clear()
    busy = asyncio.create_task(alone.complete(Tier.SMALL, HELLO, lambda _: begun.set()))
    await begun.wait()
    await alone.unload(Tier.SMALL, force=True)
    with pytest.raises(ModelError, match="no model"):
        await busy
    with pytest.raises(ModelError, match="no model is configured for the medium tier"):
        await alone.unload(Tier.MEDIUM)
