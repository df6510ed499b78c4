"""Several ways to one result, side by side or one after the other; the best of them counts (spec C10).

Tool before knowledge before web; then who succeeds more often, then who is quicker: over all runs, as it is kept
in the journal. What decides is noted, so that a run that is run again decides the same.
"""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.agents.perception import empty
from ryxd.core.action import Result
from ryxd.core.course import side_by_side
from ryxd.core.profile import Ways
from ryxd.core.tracking import Figures, Tracks
from ryxd.core.view import View

TOOL, RAG, WEB = 3, 2, 1
"""Priorities (the source's order)."""


@dataclass(frozen=True)
class Strategy:
    """One way."""

    name: str
    priority: int
    do: Callable[[View], Awaitable[Result]]


@dataclass(frozen=True)
class Outcome:
    """What came of one way."""

    strategy: Strategy
    result: Result
    milliseconds: int

    @property
    def succeeded(self) -> bool:
        """Whether it gave anything."""
        return self.result.ok and not empty(self.result)


@dataclass(frozen=True)
class Compared:
    """What came of all that were tried; the best is first."""

    outcomes: tuple[Outcome, ...]

    @property
    def best(self) -> Outcome:
        """The one that counts."""
        return self.outcomes[0]

    def dump(self) -> list[dict[str, Any]]:
        """For the board."""
        return [
            {
                "strategy": each.strategy.name,
                "succeeded": each.succeeded,
                "milliseconds": each.milliseconds,
                "error": each.result.error,
            }
            for each in self.outcomes
        ]


async def compared(
    view: View,
    branch: Callable[[str], View],
    strategies: Sequence[Strategy],
    *,
    name: str,
    ways: Ways,
    tracks: Tracks,
) -> Compared:
    """Try them: all at once, one after the other until one succeeds, or only those of the highest priority.

    `name` begins the names of their paths. One after the other stops at what somebody said no to.
    """
    first = max(each.priority for each in strategies)
    among = [each for each in strategies if ways != "tool" or each.priority == first]
    kept = await figures(view, tracks) if len(among) > 1 else {}
    order = sorted(among, key=lambda each: _rank(each, kept))
    outcomes: list[Outcome] = []
    if ways == "parallel":
        outcomes += await side_by_side([_tried(branch(f"{name}-{_path(each)}"), each, tracks) for each in order])
    else:
        for each in order:
            outcomes.append(await _tried(branch(f"{name}-{_path(each)}"), each, tracks))
            if outcomes[-1].succeeded or "refused" in outcomes[-1].result.report:
                break
    return ranked(outcomes, kept)


def ranked(outcomes: Sequence[Outcome], kept: Mapping[str, Figures]) -> Compared:
    """The best first: what succeeded, by priority, by how often its way succeeds, by how quick it was."""
    order = sorted(
        outcomes, key=lambda each: (not each.succeeded, *_rank(each.strategy, kept)[:2], each.milliseconds)
    )
    return Compared(tuple(order))


async def figures(view: View, tracks: Tracks) -> Mapping[str, Figures]:
    """How they did so far, as this run knows it."""

    async def look() -> dict[str, Any]:
        return {name: [f.tries, f.successes, f.milliseconds] for name, f in (await tracks.figures()).items()}

    return {name: Figures(*each) for name, each in (await view.noted("strategies", look)).items()}


def _rank(strategy: Strategy, kept: Mapping[str, Figures]) -> tuple[int, float, float]:
    known = kept.get(strategy.name, Figures())
    return -strategy.priority, -known.success, known.latency


async def _tried(view: View, strategy: Strategy, tracks: Tracks) -> Outcome:
    started = time.monotonic()
    result = await strategy.do(view)
    good = result.ok and not empty(result)

    async def look() -> dict[str, Any]:
        took = round((time.monotonic() - started) * 1000)
        tracks.tried(strategy.name, took, ok=good)
        return {"milliseconds": took}

    seen = await view.noted(f"latency of {strategy.name}", look)
    return Outcome(strategy, result, int(seen["milliseconds"]))


def _path(strategy: Strategy) -> str:
    """Its name as part of a path: dots number effects there."""
    return strategy.name.replace(".", "-")
