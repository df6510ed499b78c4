"""The models, as a run needs them: who stands in for whom, and what they have cost it (spec E6)."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Protocol

from ryxd.agents.wording import say
from ryxd.core.model import Completion, LanguageModel, Tier
from ryxd.models.lease import Spent, untold
from ryxd.models.serving import StandIn, Tell
from ryxd.wire.commands import ModelInfo
from ryxd.wire.events import Counters


class Lease(Protocol):
    """One run's use of the models (models.lease.Lease is one)."""

    @property
    def spent(self) -> Spent:
        """What was spent so far."""
        ...

    def model(self, tier: Tier) -> LanguageModel:
        """The model that serves a tier (itself or its fallback)."""
        ...

    def know(self, done: Completion, wanted: Tier) -> None:
        """Count a call that was made before ryxd was killed, and is known."""
        ...


class Models(Protocol):
    """The models, as a run needs them (models.pool.Pool is one)."""

    def lease(self, owner: str, tell: Tell) -> AbstractContextManager[Lease]:
        """The use of them for a run; `tell` hears when one tier stands in for another."""
        ...

    def serving(self, tier: Tier) -> Tier | None:
        """Which tier answers for this one at the moment; None when no model is configured."""
        ...

    def info(self) -> tuple[ModelInfo, ...]:
        """Every tier and what it is doing."""
        ...


class Shared:
    """Models with one lease for all agents that a request goes through: their calls are counted as one's."""

    def __init__(self, models: Models) -> None:
        self._models = models
        self._lease: Lease | None = None
        self._tell: Tell = untold
        self._open: ExitStack | None = None

    @contextmanager
    def throughout(self) -> Iterator[None]:
        """Meanwhile every lease is the same one."""
        with ExitStack() as opened:
            self._open = opened
            try:
                yield
            finally:
                self._open = self._lease = None

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator[Lease]:
        """The use of them; `tell` hears of stand-ins from here on."""
        if self._open is None:
            with self._models.lease(owner, tell) as lease:
                yield lease
            return
        self._tell = tell
        if self._lease is None:
            self._lease = self._open.enter_context(self._models.lease(owner, self._hear))
        yield self._lease

    def _hear(self, told: StandIn) -> None:
        self._tell(told)

    def serving(self, tier: Tier) -> Tier | None:
        """Which tier answers for this one at the moment."""
        return self._models.serving(tier)

    def info(self) -> tuple[ModelInfo, ...]:
        """Every tier and what it is doing."""
        return self._models.info()


def instead(language: str, told: StandIn) -> str:
    """Who stands in for whom, and why, as the user reads it."""
    names = {"wanted": f"models.{told.wanted}", "used": f"models.{told.used}"}
    return say(language, f"instead_{told.reason}", **names, why=told.why, calls=told.calls).strip()


def cost(spent: Spent) -> Counters:
    """What was spent, as the counters of a run have it."""
    return Counters(
        model_calls=spent.calls,
        small_calls=spent.served[Tier.SMALL],
        medium_calls=spent.served[Tier.MEDIUM],
        large_calls=spent.served[Tier.LARGE],
        tokens_in=spent.tokens_in,
        tokens_cached=spent.tokens_cached,
        tokens_out=spent.tokens_out,
        tokens_drafted=spent.tokens_drafted,
        tokens_accepted=spent.tokens_accepted,
        tokens_forced=spent.tokens_forced,
        millijoules=round(spent.joules * 1000),
        model_milliseconds=round(spent.seconds * 1000),
        waited_milliseconds=round(spent.waited * 1000),
    )


def together(*costs: Counters) -> Counters:
    """What several parts of a run have cost."""
    return Counters(**{name: sum(getattr(each, name) for each in costs) for name in Counters.model_fields})
