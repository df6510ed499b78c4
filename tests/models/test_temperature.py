"""How freely models write is configured for all of a daemon's calls, and a seed makes it come out again."""

from collections.abc import Callable

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.lease import untold
from ryxd.models.pool import Pool

ASKED = Prompt((Message("user", "tell me something about rivers and hills"),), max_tokens=40)


async def texts(pool: Pool, count: int = 4) -> list[str]:
    with pool.lease("r1", untold) as lease:
        return [(await lease.model(Tier.SMALL).complete(ASKED)).text for _ in range(count)]


async def test_without_one_it_is_always_the_same(pools: Callable[..., Pool]) -> None:
    pool = pools()
    await pool.start()
    assert len(set(await texts(pool))) == 1


async def test_with_one_it_differs_and_a_seed_makes_it_the_same(pools: Callable[..., Pool]) -> None:
    pool = pools(temperature=2.0)  # the starter is sure of what it says here
    await pool.start()
    assert len(set(await texts(pool, 30))) > 1
    told = set()
    for pool.seed in range(24):
        (same,) = set(await texts(pool, 2))
        told.add(same)
    assert len(told) > 1


@pytest.mark.parametrize(("configured", "wanted", "used"), [(0.7, 0.0, 0.7), (0.0, 0.6, 0.6), (0.3, 0.6, 0.6)])
async def test_a_second_attempt_is_never_colder(
    pools: Callable[..., Pool], configured: float, wanted: float, used: float
) -> None:
    request = pools(temperature=configured)._request(
        Prompt((), temperature=wanted), None, None, "r1", Tier.SMALL
    )
    assert request.prompt.temperature == used
