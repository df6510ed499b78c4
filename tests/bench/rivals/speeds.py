"""Several contestants, the same questions in turns: throughput, first tokens, prefixes, grammars."""

import asyncio
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.bench.rivals.contestants import Contestant, Ours, Server, processor
from tests.bench.rivals.report import Report, Want, progress
from tests.bench.rivals.work import QUESTIONS, Ask, Prefixes
from tests.models.calls import TEXT, _call

THROUGHPUT = {1: 1.0, 4: 1.2, 8: 1.5}
"""Wanted over llama-server, at so many streams."""
CALL: dict[str, Any] = {
    "oneOf": [
        _call("search_files", {"pattern": TEXT}, {"when": {"enum": ["today", "yesterday", "this_week"]}}),
        _call("read_file", {"path": TEXT}),
        _call("open_app", {"name": TEXT}),
        _call("open_url", {"url": TEXT}),
        _call("delete_file", {"path": TEXT}),
        _call("answer", {"text": TEXT}),
    ]
}
"""Tool calls with a text in each: random weights end no string, so an answer is as long as it may be."""


@dataclass
class Field:
    """Everything that the measurements share."""

    model: Path
    prefixes: Prefixes
    report: Report
    ours: Ours
    rivals: list[Contestant]
    streams: tuple[int, ...]
    rounds: int
    tokens: int
    """Written by each stream."""
    context: int
    threads: int
    _asked: int = field(default=0)

    @property
    def servers(self) -> list[Server]:
        """Every llama-server, the best one first once `throughput` has found it."""
        return [rival for rival in self.rivals if isinstance(rival, Server)]

    def ask(self, system: str, **options: Any) -> Ask:
        """A call with a question that was not asked before."""
        self._asked += 1
        user = f"{QUESTIONS[self._asked % len(QUESTIONS)]} ({self._asked})"
        return Ask(system, user, **{"tokens": self.tokens} | options)

    def turns(self, number: int) -> list[Contestant]:
        """Everybody, each round beginning with another."""
        everybody: list[Contestant] = [self.ours, *self.rivals]
        at = number % len(everybody)
        return everybody[at:] + everybody[:at]


@dataclass(frozen=True)
class Round:
    """Some streams at once, of one contestant."""

    speed: float
    """Tokens a second."""
    first: float
    """Seconds to the first token, of the stream in the middle."""
    processor: float
    """Seconds of processor a token, of the process that decodes: what a busy machine slows down least."""
    evaluated: int
    """Tokens of the prompt that were computed, of the stream that had most."""


async def _together(one: Contestant, asks: list[Ask]) -> Round:
    used, begun = processor(one.pid), time.perf_counter()
    said = await asyncio.gather(*(one.say(ask) for ask in asks))
    took, used = time.perf_counter() - begun, processor(one.pid) - used
    tokens = sum(each.tokens for each in said)
    first = statistics.median(each.first for each in said)
    return Round(tokens / took, first, used / tokens, max(each.evaluated for each in said))


async def newcomers(field: Field) -> None:
    """As many as can be at once, with a prefix that only one of them has had before."""
    streams = max(field.streams)
    system = field.prefixes.new()
    met: dict[str, Round] = {}
    for one in field.turns(0):
        progress(f"newcomers: {one.name}")
        await one.say(field.ask(system, tokens=2))
        met[one.name] = await _together(one, [field.ask(system, tokens=4) for _ in range(streams)])
    mine = met[field.ours.name]
    for rival in field.rivals:
        theirs = met[rival.name]
        field.report.line(
            f"{streams} newcomers: first token", mine.first * 1e3, "ms",
            against=rival.name, baseline=theirs.first * 1e3,
            note=f"{mine.evaluated} tokens of the prompt computed, there {theirs.evaluated}",
        )  # fmt: skip
        field.report.line(
            f"{streams} newcomers: 4 tokens each", mine.speed, "tokens/s", against=rival.name, baseline=theirs.speed
        )


async def throughput(field: Field) -> None:
    """N streams with one prefix, which every slot of everybody has seen."""
    system = field.prefixes.new()
    for one in field.turns(0):
        progress(f"warming up: {one.name}")
        await one.say(field.ask(system, tokens=2))
        await _together(one, [field.ask(system, tokens=4) for _ in range(max(field.streams))])
    rounds: dict[tuple[str, int], list[Round]] = defaultdict(list)
    for number in range(field.rounds):
        for streams in field.streams:
            asks = [field.ask(system) for _ in range(streams)]
            for one in field.turns(number):
                found = await _together(one, asks)
                rounds[one.name, streams].append(found)
                progress(
                    f"round {number + 1} of {field.rounds}, N={streams}: {one.name} {found.speed:.1f} tokens/s,"
                    f" first token {found.first * 1e3:.0f} ms"
                )
    for what, unit, of in (
        ("throughput", "tokens/s", lambda each: each.speed),
        ("first token, warm prefix", "ms", lambda each: each.first * 1e3),
        ("processor a token", "ms", lambda each: each.processor * 1e3),
    ):
        for streams in field.streams:
            for rival in field.rivals:
                mine, theirs = ([of(each) for each in rounds[one.name, streams]] for one in (field.ours, rival))
                wanted = None
                if rival in field.servers and rival is _best(field, rounds, streams):
                    wanted = _wanted(unit, streams) if what != "processor a token" else None
                field.report.line(
                    f"{what}, N={streams}", statistics.median(mine), unit,
                    against=rival.name, baseline=statistics.median(theirs), ratio=_paired(mine, theirs), want=wanted,
                )  # fmt: skip
    if field.servers:
        best = _best(field, rounds, max(field.streams))
        field.rivals.sort(key=lambda rival: rival is not best)


def _wanted(unit: str, streams: int) -> Want | None:
    if unit == "ms":
        return Want(0.5, most=True) if streams >= 4 else None
    return Want(THROUGHPUT[streams]) if streams in THROUGHPUT else None


def _best(field: Field, rounds: dict[tuple[str, int], list[Round]], streams: int) -> Server:
    return max(field.servers, key=lambda server: statistics.median(r.speed for r in rounds[server.name, streams]))


def _paired(mine: list[float], theirs: list[float]) -> float | None:
    """The median of the rounds' ratios: what slowed a whole round down is in both. None of nothing but zeros."""
    ratios = [a / b for a, b in zip(mine, theirs, strict=True) if b]
    return statistics.median(ratios) if ratios else None


async def prefix(field: Field) -> None:
    """The first token after a prefix that nobody has seen, and after the same again."""
    cold: dict[str, list[float]] = defaultdict(list)
    warm: dict[str, list[float]] = defaultdict(list)
    left: dict[str, list[int]] = defaultdict(list)
    for number in range(field.rounds):
        for one in field.turns(number):
            system = field.prefixes.new()
            cold[one.name].append((await one.say(Ask(system, "hello", 1))).first)
            for user in ("yes", "no", "why"):
                said = await one.say(Ask(system, user, 1))
                warm[one.name].append(said.first)
                left[one.name].append(said.evaluated)
            progress(f"prefix, round {number + 1} of {field.rounds}: {one.name}")
    for one in field.turns(0):
        mine = one is field.ours
        slow, quick = statistics.median(cold[one.name]), statistics.median(warm[one.name])
        field.report.line(
            f"prefix of {field.prefixes.tokens}: cold, {one.name}", slow * 1e3, "ms",
            against="warm", baseline=quick * 1e3, want=Want(30) if mine else None,
            note=f"{statistics.median(left[one.name]):.0f} tokens left to compute",
        )  # fmt: skip


async def grammar(field: Field) -> None:
    """What a schema costs a token, in per cent of a step without one."""
    system = field.prefixes.new()
    who: list[Contestant] = [field.ours, *field.servers[:1]]
    free: dict[str, list[float]] = defaultdict(list)
    bound: dict[str, list[float]] = defaultdict(list)
    for one in who:
        for schema in (None, CALL):
            await one.say(field.ask(system, schema=schema, tokens=2))
    for number in range(field.rounds):
        for one in who:
            for schema, times in ((None, free), (CALL, bound)):
                said = await one.say(field.ask(system, schema=schema, tokens=max(2, field.tokens)))
                if said.tokens > 1:
                    times[one.name].append((said.seconds - said.first) / (said.tokens - 1))
            progress(f"grammar, round {number + 1} of {field.rounds}: {one.name}")
    for one in who:
        without, under = free[one.name], bound[one.name]
        field.report.line(
            f"a token under a schema, {one.name}", statistics.median(under) * 1e3, "ms",
            against="without", baseline=statistics.median(without) * 1e3, ratio=_paired(under, without),
            want=Want(1.05, most=True) if one is field.ours else None,
        )  # fmt: skip
