"""How well ways to come to a result have done so far, over all runs (spec C10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Figures:
    """Of one strategy."""

    tries: int = 0
    successes: int = 0
    milliseconds: int = 0
    """Of all tries together."""

    @property
    def success(self) -> float:
        """How often it succeeded, 0 to 1; what was never tried is neither good nor bad."""
        return self.successes / self.tries if self.tries else 0.5

    @property
    def latency(self) -> float:
        """Milliseconds of one try, on average."""
        return self.milliseconds / self.tries if self.tries else 0.0


class Tracks(Protocol):
    """Who keeps these (record.journal.Journal does)."""

    async def figures(self) -> Mapping[str, Figures]:
        """All that were ever tried, by name."""
        ...

    def tried(self, name: str, milliseconds: int, *, ok: bool) -> None:
        """Count one more try; this does not wait for the disk."""
        ...


class Untracked:
    """Keeps nothing."""

    async def figures(self) -> Mapping[str, Figures]:
        """None."""
        return {}

    def tried(self, name: str, milliseconds: int, *, ok: bool) -> None:
        """Nothing."""
