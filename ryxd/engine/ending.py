"""How a run ended."""

from dataclasses import dataclass, field
from typing import Literal

from ryxd.agents.presenting import Offer
from ryxd.wire.events import Counters


@dataclass(frozen=True)
class Ending:
    """How a run ended."""

    outcome: Literal["done", "failed", "cancelled", "interrupted"]
    text: str
    offer: Offer = field(default_factory=Offer)
    error: str | None = None
    counters: Counters = field(default_factory=Counters)
