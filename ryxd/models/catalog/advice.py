"""Which model would suit this machine."""

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ryxd.core.model import Tier
from ryxd.models.catalog.room import Capacity, needs_of
from ryxd.models.tuning import CONTEXT


@dataclass(frozen=True)
class Advised:
    """A well-known open model; see advice.toml."""

    tier: Tier
    title: str
    repo: str
    file: str
    size: int
    parameters: int
    layers: int
    kv_heads: int
    head: int
    licence: str

    @property
    def needs(self) -> int:
        """Bytes of memory that it takes."""
        return needs_of(self.size, 2 * self.layers * self.kv_heads * self.head, CONTEXT)

    @property
    def command(self) -> str:
        """What pulls it."""
        return f"ryxctl models pull {self.repo} {self.file}"


@cache
def known() -> tuple[Advised, ...]:
    """All that we know, the best of each tier first."""
    rows = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["model"]
    return tuple(Advised(**{**row, "tier": Tier(row["tier"])}) for row in rows)


def advice(capacity: Capacity, lacking: Collection[Tier]) -> tuple[Advised, ...]:
    """For each lacking tier the best model that fits this machine; none for a tier where none does."""
    best: dict[Tier, Advised] = {}
    for model in known():
        if model.tier in lacking and model.needs <= capacity.room:
            best.setdefault(model.tier, model)
    return tuple(best.values())
