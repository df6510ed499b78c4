"""What models use of energy, where the machine counts it and lets us read that (spec E6).

The kernel's counters are of whole processors (RAPL: https://docs.kernel.org/power/powercap/powercap.html; hwmon's
`energy*_input`), so what is used while several answers are written is divided among them, and what other
programs use meanwhile is in it. Most distributions let only root read RAPL; then nothing is told. NVIDIA's cards
count for themselves: `cards`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from ryxd.models.cards import Cards

SYS = Path("/sys")
MICRO = 1_000_000


@dataclass
class Share:
    """What fell to one answer so far."""

    joules: float | None

    def add(self, joules: float) -> None:
        """It has used this, too."""
        self.joules = (self.joules or 0.0) + joules


@dataclass(frozen=True)
class Counter:
    """A counter of microjoules."""

    file: Path
    most: int
    """Where it begins anew; 0 where that is not told."""

    def read(self) -> int:
        """It now. Raises OSError, ValueError."""
        return int(self.file.read_text())


class Energy:
    """Divides what the machine uses among the answers that are being written."""

    def __init__(self, sys: Path = SYS, cards: Cards | None = None) -> None:
        self._cards = cards or Cards()
        self._counters = found(sys)
        self._last: dict[Path, int] = {}
        self._open: list[Share] = []

    @property
    def told(self) -> bool:
        """Whether the machine tells."""
        return bool(self._counters)

    @asynccontextmanager
    async def share(self, *, on_card: bool = False) -> AsyncIterator[Share]:
        """While an answer is written, `on_card` by a graphics card: its share, complete at the end."""
        self._divide()
        share = Share(0.0 if self._counters else None)
        self._open.append(share)
        if on_card:
            self._cards.begins(share.add)
        try:
            yield share
        finally:
            self._divide()
            self._open = [other for other in self._open if other is not share]
            if on_card:
                await self._cards.ends(share.add)

    def _divide(self) -> None:
        """Give what was used since the last time to who was there."""
        used = 0
        for counter in self._counters:
            try:
                now = counter.read()
            except (OSError, ValueError):
                continue  # a card that sleeps, or is gone
            before = self._last.get(counter.file, now)
            self._last[counter.file] = now
            used += now - before if now >= before else max(0, counter.most - before) + now if counter.most else 0
        for share in self._open if self._counters else ():
            share.add(used / MICRO / len(self._open))


def found(sys: Path) -> tuple[Counter, ...]:
    """The counters that can be read: of whole packages, and of what drivers count besides."""
    files: list[tuple[Path, Path | None]] = [
        (zone / "energy_uj", zone / "max_energy_range_uj")
        for zone in sorted(sys.glob("class/powercap/*rapl:*"))
        if zone.name.count(":") == 1
        and "mmio" not in zone.name  # its parts are in it, and mmio counts the same once more
    ]
    files += [(file, None) for file in sorted(sys.glob("class/hwmon/hwmon*/energy*_input")) if not files]
    counters = []
    for file, most in files:
        try:
            counter = Counter(file, int(most.read_text()) if most else 0)
            counter.read()
        except (OSError, ValueError):
            continue
        counters.append(counter)
    return tuple(counters)
