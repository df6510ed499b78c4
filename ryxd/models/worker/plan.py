"""Who gets how many tokens of the next step."""

from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.models.worker.job import Job
from ryxd.models.worker.pace import Pace

_SURE = 4
"""Who has been reading longest gets one in so many of the tokens, however many come before it."""


@dataclass(frozen=True)
class Part:
    """A request's part of a step."""

    job: Job
    tokens: list[int]
    wanted: int
    """How many of the last tokens need logits."""
    answer: bool
    """Whether they belong to its answer, not its prompt."""


def _part(job: Job, most: int, rows: int, *, answer: bool) -> Part | None:
    """As much as fits; the tokens that need logits are together, as all of them are needed to choose."""
    tokens, wanted = job.feed()
    if len(tokens) > most or wanted > rows:
        tokens, wanted = tokens[: max(0, min(most, len(tokens) - wanted))], 0
    return Part(job, tokens, wanted, answer) if tokens else None


def _shares(readers: Sequence[Job], budget: int) -> dict[int, int]:
    """Tokens for each reader: people's requests first, the nearly done before the long ones, none starved."""
    left = {job.id: len(job.feed()[0]) for job in readers}
    oldest = readers[0].id
    shares = {oldest: min(left[oldest], max(1, budget // _SURE))}
    budget -= shares[oldest]
    for job in sorted(readers, key=lambda job: (not job.urgent, left[job.id])):
        more = min(left[job.id] - shares.get(job.id, 0), budget)
        shares[job.id] = shares.get(job.id, 0) + more
        budget -= more
    return shares


def plan(active: Sequence[Job], pace: Pace, most: int, rows: int) -> list[Part]:
    """The next step, of at most so many tokens and logits: who writes, then as much of prompts as time allows.

    `active` is in the order of how long each has had no part in a step, then of their beginning.
    """
    parts: list[Part] = []
    writers = [job for job in active if job.writing]
    readers = [job for job in active if not job.writing]
    for job in writers:
        if part := _part(job, most, rows, answer=True):
            parts.append(part)
            most -= len(part.tokens)
            rows -= part.wanted
    writing = sum(len(part.tokens) for part in parts)
    if readers and most > 0:
        shares = _shares(readers, pace.reading(writing, most))
        for job in readers:
            if part := _part(job, shares[job.id], rows, answer=False):
                parts.append(part)
                rows -= part.wanted
    return parts
