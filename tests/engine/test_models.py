from typing import get_args

import pytest

from ryxd.core.model import Completion, Tier
from ryxd.engine.models import cost, instead
from ryxd.models.lease import Spent
from ryxd.models.serving import Reason, StandIn
from ryxd.wire.events import Counters


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_is_told_in_both_languages(language: str, reason: Reason) -> None:
    told = instead(language, StandIn(Tier.LARGE, Tier.SMALL, reason, "9 GiB are needed", 2))
    assert "models.large" in told
    assert "models.small" in told
    assert ("9 GiB" in told) == (reason in {"failed", "no_room"})
    assert ("2" in told) == (reason == "limit")
    assert "{" not in told


def test_the_cost_of_a_run_is_what_was_spent() -> None:
    spent = Spent()
    for tier, wanted in ((Tier.SMALL, Tier.SMALL), (Tier.LARGE, Tier.LARGE), (Tier.SMALL, Tier.LARGE)):
        call = Completion("x", tier=tier, tokens_in=100, tokens_cached=60, tokens_out=10, seconds=0.5)
        spent.add(call, wanted)
    spent.add(Completion("x", tier=Tier.MEDIUM, tokens_drafted=8, tokens_accepted=5, waited=0.25), Tier.MEDIUM)
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
        model_milliseconds=1500,
        waited_milliseconds=250,
    )
    assert spent.wanted == {Tier.SMALL: 1, Tier.LARGE: 2, Tier.MEDIUM: 1}
    assert cost(Spent()) == Counters()
