"""Which models may stay, and which may be begun, as the machine is just used."""

from collections.abc import Callable

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.residence import USUAL, Circumstances, Residence, Rules, residence
from ryxd.models.serving import StandIn
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter

NO = Rules(battery=0, fullscreen=False, shared=False)


@pytest.mark.parametrize(
    ("now", "rules", "most", "idle", "small", "why"),
    [
        (Circumstances(), Rules(), Tier.LARGE, None, True, ""),
        (Circumstances(percent=10), Rules(), Tier.LARGE, None, True, ""),  # it charges
        (Circumstances(discharging=True), Rules(), Tier.LARGE, None, True, ""),  # nobody says how full it is
        (Circumstances(discharging=True, percent=21), Rules(), Tier.LARGE, None, True, ""),
        (Circumstances(discharging=True, percent=20), Rules(), Tier.SMALL, 30.0, True, "the battery has 20 % left"),
        (Circumstances(discharging=True, percent=40), Rules(battery=50), Tier.SMALL, 30.0, True, "the battery has 40 % left"),
        (Circumstances(discharging=True, percent=1), NO, Tier.LARGE, None, True, ""),
        (Circumstances(fullscreen=True), Rules(), Tier.LARGE, 15.0, True, "a window fills the screen"),
        (Circumstances(fullscreen=True), NO, Tier.LARGE, None, True, ""),
        (Circumstances(shared=True), Rules(), Tier.LARGE, 60.0, True, "the screen is recorded or shared"),
        (Circumstances(shared=True), NO, Tier.LARGE, None, True, ""),
        (Circumstances(short=True), NO, Tier.SMALL, 0.0, True, "memory is short"),
        (Circumstances(asleep=True), NO, Tier.SMALL, 0.0, False, "the machine goes to sleep"),
        # of several the one that leaves least
        (Circumstances(fullscreen=True, shared=True), Rules(), Tier.LARGE, 15.0, True, "a window fills the screen"),
        (Circumstances(fullscreen=True, discharging=True, percent=5), Rules(), Tier.SMALL, 30.0, True, "the battery has 5 % left"),
        (Circumstances(short=True, discharging=True, percent=5), Rules(), Tier.SMALL, 0.0, True, "memory is short"),
        (Circumstances(asleep=True, short=True, fullscreen=True), Rules(), Tier.SMALL, 0.0, False, "the machine goes to sleep"),
    ],
)  # fmt: skip
def test_the_policy(now: Circumstances, rules: Rules, most: Tier, idle: float | None, small: bool, why: str) -> None:
    assert residence(now, rules) == Residence(most, idle, small, why)


def state(pool: Pool, tier: Tier) -> str:
    return next(info.state for info in pool.info() if info.tier == tier)


def both(tmp_path, **large) -> dict[Tier, ModelSpec]:
    other = tmp_path / "other.gguf"
    other.symlink_to(starter())
    return {Tier.SMALL: ModelSpec(starter()), Tier.LARGE: ModelSpec(other, **large)}


ASKED = Prompt((Message("user", "hi"),), max_tokens=2)


async def test_what_is_spared_is_not_begun_and_that_is_told(pools: Callable[..., Pool], tmp_path) -> None:
    pool = pools(both(tmp_path))
    pool.reside(residence(Circumstances(discharging=True, percent=9)))
    told: list[StandIn] = []
    with pool.lease("r1", told.append) as lease:
        answer = await lease.model(Tier.LARGE).complete(ASKED)
    assert (answer.tier, state(pool, Tier.LARGE)) == (Tier.SMALL, "stopped")
    (stand_in,) = told
    assert (stand_in.wanted, stand_in.used, stand_in.reason) == (Tier.LARGE, Tier.SMALL, "spared")
    assert stand_in.why == "the battery has 9 % left"
    pool.reside(USUAL)
    with pool.lease("r2") as lease:
        assert (await lease.model(Tier.LARGE).complete(ASKED)).tier is Tier.LARGE


async def test_what_is_loaded_serves_all_the_same_and_goes_soon(pools: Callable[..., Pool], tmp_path) -> None:
    pool = pools(both(tmp_path))
    await pool.load(Tier.SMALL)
    await pool.load(Tier.LARGE)
    pool.reside(Residence(Tier.SMALL, idle=0.5, why="memory is short"))
    assert (await pool.model(Tier.LARGE).complete(ASKED)).tier is Tier.LARGE
    while state(pool, Tier.LARGE) != "stopped":
        await pool._servers[Tier.LARGE]._keeper  # type: ignore[attr-defined]
    assert state(pool, Tier.SMALL) == "ready"
    why = next(info.why for info in pool.info() if info.tier == Tier.LARGE)
    assert "without use" in why[-1]


async def test_the_only_model_is_never_spared(pools: Callable[..., Pool], tmp_path) -> None:
    pool = pools({Tier.LARGE: both(tmp_path)[Tier.LARGE]})
    pool.reside(residence(Circumstances(short=True)))
    assert (await pool.model(Tier.SMALL).complete(ASKED)).tier is Tier.LARGE


async def test_before_a_sleep_all_go_and_after_it_the_small_one_comes_back(pools: Callable[..., Pool], tmp_path) -> None:
    pool = pools(both(tmp_path))
    await pool.load(Tier.SMALL)
    await pool.load(Tier.LARGE)
    await pool.sleep()
    assert (state(pool, Tier.SMALL), state(pool, Tier.LARGE)) == ("stopped", "stopped")
    pool.reside(USUAL)
    await pool.woken()
    await pool.load(Tier.SMALL)
    assert state(pool, Tier.LARGE) == "stopped"
    assert pool.since_sleep == ""


async def test_a_card_that_is_another_after_a_sleep_is_told(pools: Callable[..., Pool]) -> None:
    pool = pools()
    pool._cards = frozenset({("Tiger 4000", 8 << 30)})
    await pool.woken()
    assert pool.since_sleep == "after the last sleep Tiger 4000 is gone"
