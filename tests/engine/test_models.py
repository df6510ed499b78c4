from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import pytest

from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.engine.models import Lease, Shared, cost, instead
from ryxd.models.lease import Spent
from ryxd.models.serving import Reason, StandIn, Tell
from ryxd.wire.commands import ModelInfo
from ryxd.wire.events import Counters


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_is_told_in_both_languages(language: str, reason: Reason) -> None:
    told = instead(language, StandIn(Tier.LARGE, Tier.SMALL, reason, "9 GiB are needed", 2))
    assert "models.large" in told
    assert "models.small" in told
    assert ("9 GiB" in told) == (reason in {"failed", "no_room", "spared"})
    assert ("2" in told) == (reason == "limit")
    assert "{" not in told


def test_the_cost_of_a_run_is_what_was_spent() -> None:
    spent = Spent()
    for tier, wanted in ((Tier.SMALL, Tier.SMALL), (Tier.LARGE, Tier.LARGE), (Tier.SMALL, Tier.LARGE)):
        call = Completion("x", tier=tier, tokens_in=100, tokens_cached=60, tokens_out=10, seconds=0.5)
        spent.add(call, wanted)
    spent.add(Completion("x", tier=Tier.MEDIUM, tokens_drafted=8, tokens_accepted=5, tokens_forced=3, joules=1.5, waited=0.25), Tier.MEDIUM)
    assert cost(spent) == Counters(
        model_calls=4,
        small_calls=2,
        medium_calls=1,
        large_calls=1,
        tokens_in=300,
        tokens_cached=180,
        tokens_out=30,
        tokens_drafted=8,
        tokens_accepted=5,
        tokens_forced=3,
        millijoules=1500,
        model_milliseconds=1500,
        waited_milliseconds=250,
    )
    assert spent.wanted == {Tier.SMALL: 1, Tier.LARGE: 2, Tier.MEDIUM: 1}
    assert cost(Spent()) == Counters()


class Leasing:
    """Models that count their leases, and tell the last of them what there is to tell."""

    def __init__(self) -> None:
        self.opened = self.closed = 0
        self.tell: list[Tell] = []

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator[Lease]:
        self.opened += 1
        self.tell.append(tell)
        try:
            yield OneLease()
        finally:
            self.closed += 1

    def serving(self, tier: Tier) -> Tier | None:
        return tier

    def info(self) -> tuple[ModelInfo, ...]:
        return ()


class OneLease:
    def __init__(self) -> None:
        self.spent = Spent()

    def model(self, tier: Tier) -> LanguageModel:
        raise NotImplementedError

    def know(self, done: Completion, wanted: Tier) -> None:
        self.spent.add(done, wanted)


def test_all_agents_of_a_request_share_one_lease() -> None:
    models = Leasing()
    shared = Shared(models)
    heard: list[str] = []
    with shared.throughout():
        assert models.opened == 0, "who asks no model has none"
        for agent in ("chat", "data"):
            with shared.lease("r1", lambda _, agent=agent: heard.append(agent)) as lease:  # type: ignore[misc]
                lease.know(Completion("x", tier=Tier.LARGE), Tier.LARGE)
                models.tell[0](StandIn(Tier.LARGE, Tier.SMALL, "unconfigured", ""))
            assert models.closed == 0
        assert lease.spent.calls == 2
    assert (models.opened, models.closed) == (1, 1)
    assert heard == ["chat", "data"], "who is at work hears of it"
    with shared.lease("r1", lambda _: None) as other:
        assert other is not lease
    assert (models.opened, models.closed) == (2, 2)


def test_a_lease_is_given_back_also_where_it_ends_badly() -> None:
    models = Leasing()
    shared = Shared(models)
    with pytest.raises(RuntimeError), shared.throughout(), shared.lease("r1", lambda _: None):
        raise RuntimeError
    assert (models.opened, models.closed) == (1, 1)
    with shared.throughout(), shared.lease("r2", lambda _: None):
        assert models.opened == 2
