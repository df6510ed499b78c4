"""Which models have to go so that another one fits? Only decides; does nothing (decision 0013)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

_FORGOTTEN = 60.0
"""After so many seconds without use, the next use is half as likely."""


@dataclass(frozen=True)
class Room:
    """Bytes of memory: wanted, free, or held."""

    ram: int = 0
    vram: int = 0

    def __add__(self, other: "Room") -> "Room":
        return Room(self.ram + other.ram, self.vram + other.vram)

    def holds(self, need: "Room") -> bool:
        """Whether a need fits into this. What is not needed can't be short, not even below zero."""
        return (need.ram <= self.ram or not need.ram) and (need.vram <= self.vram or not need.vram)


@dataclass(frozen=True)
class Held:
    """A loaded model, as a candidate to be unloaded."""

    name: str
    gives: Room
    """What is free once it has gone."""
    reload: float
    """Seconds to load it again."""
    idle: float
    """Seconds since it was last used."""
    busy: bool = False
    pinned: bool = False
    """By the user, or by a run that goes on."""
    resident: bool = False
    """It should always be there (the small one): it goes only when nothing else helps."""

    @property
    def cost(self) -> float:
        """Seconds that unloading it will probably cost."""
        return max(self.reload, 0.001) / (1 + max(self.idle, 0.0) / _FORGOTTEN)


@dataclass(frozen=True)
class Verdict:
    """Whether a need can be met, and at whose expense."""

    fits: bool
    unload: tuple[str, ...] = ()
    why: str = ""


def decide(need: Room, free: Room, held: Iterable[Held], *, residents: bool = True) -> Verdict:
    """The cheapest models to unload so that `need` fits; a resident one only when nothing else helps.

    Without `residents`, they are left alone even then.
    """
    if free.holds(need):
        return Verdict(fits=True)
    everyone = list(held)
    may_go = [one for one in everyone if not (one.busy or one.pinned or (one.resident and not residents))]
    # one model a tier and those that are being replaced: there are never more than a few
    sets = [some for count in range(1, len(may_go) + 1) for some in combinations(may_go, count)]
    enough = [some for some in sets if sum((one.gives for one in some), free).holds(need)]
    if enough:
        best = min(enough, key=_dearness)
        names = tuple(sorted(one.name for one in best))
        return Verdict(fits=True, unload=names, why=f"{' and '.join(names)} had to make room")
    return Verdict(fits=False, why=_why_not(need, free, may_go, everyone))


def relieve(held: Iterable[Held]) -> str | None:
    """Memory is short: which idle model is best unloaded; None when there is none."""
    may_go = [one for one in held if not (one.busy or one.pinned or one.resident) and one.gives.ram > 0]
    best = min(may_go, key=lambda one: (one.cost / one.gives.ram, one.name), default=None)
    return best.name if best else None


def gib(size: int) -> str:
    """A size as people read it."""
    return f"{size / (1 << 30):.1f} GiB" if size >= 1 << 30 else f"{max(size, 0) / (1 << 20):.0f} MiB"


def _dearness(some: Sequence[Held]) -> tuple[int, float, int, list[str]]:
    residents = sum(one.resident for one in some)
    return residents, sum(one.cost for one in some), len(some), sorted(one.name for one in some)


def _why_not(need: Room, free: Room, may_go: Sequence[Held], everyone: Sequence[Held]) -> str:
    most = sum((one.gives for one in may_go), free)
    short = [
        f"{gib(wanted)} of {what} are needed and {gib(there)} are free"
        + (f", {gib(could)} if other models were unloaded" if could > there else "")
        for what, wanted, there, could in (
            ("memory", need.ram, free.ram, most.ram),
            ("GPU memory", need.vram, free.vram, most.vram),
        )
        if wanted and wanted > could
    ]
    kept = [
        f"{one.name} is {'busy' if one.busy else 'pinned' if one.pinned else 'kept'}"
        for one in everyone
        if one not in may_go
    ]
    return "; ".join(short + kept)
