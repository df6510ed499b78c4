"""What one run may ask of the models, and what it has cost so far (spec E6)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Self

from ryxd.core.model import FALLBACK, Completion, LanguageModel, Prompt, Tier
from ryxd.models.serving import Reason, StandIn, Tell

if TYPE_CHECKING:
    from ryxd.models.pool import Pool


def untold(_: StandIn) -> None:
    """Hear nothing of who stands in for whom."""


@dataclass
class Spent:
    """What was spent, all tiers together but for the calls."""

    served: Counter[Tier] = field(default_factory=Counter)
    """Calls by the tier that answered."""
    wanted: Counter[Tier] = field(default_factory=Counter)
    """Calls by the tier that was asked for."""
    tokens_in: int = 0
    tokens_cached: int = 0
    tokens_out: int = 0
    tokens_drafted: int = 0
    tokens_accepted: int = 0
    tokens_forced: int = 0
    joules: float = 0.0
    seconds: float = 0.0
    """That models worked."""
    waited: float = 0.0

    @property
    def calls(self) -> int:
        """All of them."""
        return self.served.total()

    def add(self, completion: Completion, wanted: Tier) -> None:
        """Count a call."""
        self.served[completion.tier] += 1
        self.wanted[wanted] += 1
        self.tokens_in += completion.tokens_in
        self.tokens_cached += completion.tokens_cached
        self.tokens_out += completion.tokens_out
        self.tokens_drafted += completion.tokens_drafted
        self.tokens_accepted += completion.tokens_accepted
        self.tokens_forced += completion.tokens_forced
        self.joules += completion.joules or 0.0
        self.seconds += completion.seconds
        self.waited += completion.waited


@dataclass(frozen=True)
class _Tier:
    """A LanguageModel: whatever serves a tier, when this lease asks."""

    lease: "Lease"
    tier: Tier

    async def complete(
        self,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        return await self.lease.complete(self.tier, prompt, on_text, on_thought)


class Lease:
    """A run's use of the models: `with pool.lease(run, tell) as lease`.

    Until it ends, no model that it used is unloaded to save memory; but its own next model may take the place.
    """

    def __init__(self, pool: "Pool", owner: str, tell: Tell, large_calls: int) -> None:
        self.owner = owner
        self.spent = Spent()
        self._pool = pool
        self._tell = tell
        self._large_calls = large_calls
        self._begun = 0
        """Calls that are being made."""
        self._large = 0
        """Calls of the large model that were made, or are being made."""
        self._told: set[tuple[Tier, Tier, Reason]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.release(self.owner)

    def model(self, tier: Tier) -> LanguageModel:
        """The language model of a tier, or of the one that stands in for it; Completion.tier says which."""
        return _Tier(self, tier)

    async def complete(
        self,
        tier: Tier,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
    ) -> Completion:
        """Decode an answer, and count it. Raises as LanguageModel.complete does, and OverBudget."""
        self._pool.readying.saw(tier, prompt)
        with self._pool.budgets.call(self.spent, self._begun):
            self._begun += 1
            try:
                return await self._complete(self._allowed(tier), tier, prompt, on_text, on_thought)
            finally:
                self._begun -= 1

    async def _complete(
        self,
        asked: Tier,
        wanted: Tier,
        prompt: Prompt,
        on_text: Callable[[str], None] | None,
        on_thought: Callable[[str], None] | None,
    ) -> Completion:
        large = asked is Tier.LARGE
        self._large += large
        done: Completion | None = None
        try:
            done = await self._pool.complete(asked, prompt, on_text, on_thought, owner=self.owner, tell=self._hear)
        finally:
            if large and (done is None or done.tier is not Tier.LARGE):
                self._large -= 1  # another one did it, or none
        self._add(done, wanted)
        return done

    def know(self, done: Completion, wanted: Tier) -> None:
        """Count a call that was made before ryxd was killed, and is known."""
        self._large += wanted is Tier.LARGE and done.tier is Tier.LARGE
        self._add(done, wanted)

    def _add(self, done: Completion, wanted: Tier) -> None:
        self.spent.add(done, wanted)
        self._pool.budgets.count(done)

    def _allowed(self, wanted: Tier) -> Tier:
        """The tier to ask: not the large one when the run has had its calls of it, if there is another."""
        if wanted is not Tier.LARGE or self._large < self._large_calls:
            return wanted
        instead = next((tier for tier in FALLBACK[wanted][1:] if self._pool.configured(tier)), None)
        if instead is None or not self._pool.configured(wanted):
            return wanted
        self._hear(StandIn(wanted, instead, "limit", "", self._large_calls))
        return instead

    def _hear(self, told: StandIn) -> None:
        """Tell each thing once."""
        key = (told.wanted, told.used, told.reason)
        if key not in self._told:
            self._told.add(key)
            self._tell(told)
