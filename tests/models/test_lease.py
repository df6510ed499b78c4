import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.budgets import Amounts, Budgets
from ryxd.models.pool import Pool
from ryxd.models.serving import StandIn
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError, OverBudget, Overloaded
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


@pytest.mark.parametrize(
    ("limits", "calls", "told"),
    [
        (Amounts(calls=2), 2, "budget.run.calls = 2 is used up"),
        (Amounts(tokens=1), 1, "budget.run.tokens = 1 is used up"),
    ],
)
async def test_a_run_keeps_to_its_budget(two: Callable[..., Pool], limits: Amounts, calls: int, told: str) -> None:
    pool = two()
    pool.budgets.run = limits
    with pool.lease("r1") as lease:
        small = lease.model(Tier.SMALL)
        for _ in range(calls):
            await small.complete(HELLO)
        with pytest.raises(OverBudget, match=re.escape(told)):
            await small.complete(HELLO)
        assert lease.spent.calls == calls
    with pool.lease("r2") as lease:  # another run has its own
        await lease.model(Tier.SMALL).complete(HELLO)


def test_seconds_are_an_amount_too() -> None:
    assert Amounts(seconds=4.9).over(Amounts(seconds=5)) is None
    assert Amounts(seconds=5.0).over(Amounts(seconds=5)) == "seconds = 5"
    assert Amounts(9, 9, 9.0).over(Amounts()) is None, "0 is no limit"


async def test_calls_at_the_same_time_are_not_more_than_the_budget(two: Callable[..., Pool]) -> None:
    pool = two()
    pool.budgets.run = Amounts(calls=2)
    with pool.lease("r1") as lease:
        done = await asyncio.gather(*(lease.model(Tier.SMALL).complete(HELLO) for _ in range(4)), return_exceptions=True)
    assert sorted(isinstance(each, OverBudget) for each in done) == [False, False, True, True]


async def test_a_day_has_its_budget_and_the_next_day_a_new_one(two: Callable[..., Pool]) -> None:
    pool = two()
    day = date(2026, 1, 1)
    pool.budgets = Budgets(lambda: day)
    pool.budgets.day = Amounts(calls=3)
    pool.budgets.begin(Amounts(calls=1))
    for run in ("r1", "r2"):
        with pool.lease(run) as lease:
            await lease.model(Tier.SMALL).complete(HELLO)
    with pool.lease("r3") as lease:
        with pytest.raises(OverBudget, match=r"budget\.day\.calls = 3"):
            await lease.model(Tier.SMALL).complete(HELLO)
        day = date(2026, 1, 2)
        await lease.model(Tier.SMALL).complete(HELLO)


async def test_what_is_known_of_a_run_counts_when_it_is_run_again(two: Callable[..., Pool]) -> None:
    pool = two()
    pool.budgets.run = Amounts(calls=2)
    with pool.lease("r1") as lease:
        done = await lease.model(Tier.SMALL).complete(HELLO)
    with pool.lease("r1") as again:
        again.know(done, Tier.SMALL)
        again.know(done, Tier.SMALL)
        with pytest.raises(OverBudget):
            await again.model(Tier.SMALL).complete(HELLO)
