import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.serving import StandIn
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError, Overloaded
from tests.fakes import workers
from tests.models.conftest import STARTER, ended, sparse

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),))


@pytest.fixture
def two(pools: Make, tmp_path: Path) -> Callable[..., Pool]:
    """A small and a large model that echo; no process is started before it is asked."""

    def make(*words: str, **more: object) -> Pool:
        specs = {Tier.SMALL: ModelSpec(starter()), Tier.LARGE: ModelSpec(starter(), context=256)}
        return pools(specs, program=workers.program(tmp_path / "orders", *(words or ("echo",))), **more)

    return make


async def test_a_run_has_two_calls_of_the_large_model(two: Callable[..., Pool]) -> None:
    pool = two()
    told: list[StandIn] = []
    with pool.lease("r1", told.append) as lease:
        large = lease.model(Tier.LARGE)
        assert [(await large.complete(HELLO)).tier for _ in range(4)] == [Tier.LARGE] * 2 + [Tier.SMALL] * 2
        assert told == [StandIn(Tier.LARGE, Tier.SMALL, "limit", "", 2)]  # once
        assert lease.spent.served == {Tier.LARGE: 2, Tier.SMALL: 2}
        assert lease.spent.wanted == {Tier.LARGE: 4}
    with pool.lease("r2", told.append) as lease:
        assert (await lease.model(Tier.LARGE).complete(HELLO)).tier is Tier.LARGE


async def test_calls_at_the_same_time_count_too(two: Callable[..., Pool]) -> None:
    pool = two(large_calls=1)
    with pool.lease("r1") as lease:
        answers = await asyncio.gather(*(lease.model(Tier.LARGE).complete(HELLO) for _ in range(3)))
    assert sorted(answer.tier for answer in answers) == [Tier.LARGE, Tier.SMALL, Tier.SMALL]


async def test_a_call_that_the_large_model_did_not_answer_does_not_count(two: Callable[..., Pool]) -> None:
    pool = two("echo")
    await pool.load(Tier.SMALL)
    workers_orders = pool._program[-1]
    Path(workers_orders).write_text("exit-at-load")
    with pool.lease("r1") as lease:
        told: list[StandIn] = []
        lease._tell = told.append
        assert (await lease.model(Tier.LARGE).complete(HELLO)).tier is Tier.SMALL
        assert [(one.reason, "last words" in one.why) for one in told] == [("failed", True)]
        assert lease._large == 0


async def test_with_no_other_model_the_large_one_has_no_limit(pools: Make, tmp_path: Path) -> None:
    pool = pools({Tier.LARGE: ModelSpec(starter())}, program=workers.program(tmp_path / "orders", "echo"))
    with pool.lease("r1") as lease:
        assert [(await lease.model(Tier.LARGE).complete(HELLO)).tier for _ in range(3)] == [Tier.LARGE] * 3


async def test_what_is_not_configured_is_told_once_and_counts_for_who_did_it(pools: Make) -> None:
    told: list[StandIn] = []
    pool = pools()
    with pool.lease("r1", told.append) as lease:
        for _ in range(3):
            assert (await lease.model(Tier.LARGE).complete(HELLO)).tier is Tier.SMALL
    assert told == [StandIn(Tier.LARGE, Tier.SMALL, "unconfigured", "")]


async def test_the_cost_is_the_sum_of_the_calls(pools: Make) -> None:
    pool = pools(STARTER)
    with pool.lease("r1") as lease:
        model = lease.model(Tier.SMALL)
        calls = [await model.complete(replace(HELLO, max_tokens=count)) for count in (3, 5)]
        spent = lease.spent
    assert spent.calls == 2
    assert spent.tokens_in == sum(call.tokens_in for call in calls)
    assert spent.tokens_cached == sum(call.tokens_cached for call in calls) > 0
    assert spent.tokens_out == sum(call.tokens_out for call in calls) > 0
    assert spent.seconds == sum(call.seconds for call in calls) > 0


async def test_a_model_stays_while_a_run_needs_it_and_goes_when_nobody_does(pools: Make, tmp_path: Path) -> None:
    spec = ModelSpec(sparse(tmp_path / "m.gguf", 0.1), idle=0.05)
    pool = pools({Tier.LARGE: spec}, program=workers.program(tmp_path / "orders", "echo"))
    with pool.lease("r1") as lease:
        await lease.model(Tier.LARGE).complete(HELLO)
        found = pool.info()[2]
        assert (found.state, found.until) == ("ready", None)
        resident = pool._residents()[0]
        assert resident.usage.ends is None
        assert resident.usage.needed()
    process = found.pid
    assert process is not None
    assert pool.info()[2].until is not None
    await ended(process)
    async with asyncio.timeout(20):
        while pool.info()[2].state != "stopped":
            await asyncio.sleep(0.01)
    (why,) = pool.info()[2].why
    assert why.startswith("unloaded after 0 s without use")
    assert pool.info()[2].restarts == 0
    assert (await pool.complete(Tier.LARGE, HELLO)).text == "hello"  # and comes back
    assert pool.info()[2].restarts == 0


async def test_a_queue_that_is_full_is_told_as_such(two: Callable[..., Pool]) -> None:
    pool = two("overloaded")
    with pytest.raises(Overloaded, match="fake has too much to do: 64 requests wait; ask again in a moment"):
        await pool.complete(Tier.LARGE, HELLO)
    assert pool.info()[0].state == "stopped"  # it is not put to another model


async def test_a_failure_is_not_counted(two: Callable[..., Pool]) -> None:
    pool = two("segv")
    with pool.lease("r1") as lease:
        with pytest.raises(ModelError):
            await lease.model(Tier.LARGE).complete(HELLO)
        assert (lease.spent.calls, lease._large) == (0, 0)
