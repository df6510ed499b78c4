"""Who may join the next step: by turn, by cells, and not before what somebody else is reading for them anyway."""

from enum import Enum, auto

from ryxd.models.worker.context import Context
from ryxd.models.worker.job import Job
from ryxd.models.worker.parking import Parking
from ryxd.models.worker.prefixes import Prefixes
from ryxd.models.worker.sequences import Sequences, common
from ryxd.models.worker.turns import Turns

WORTH = 32
"""Tokens of a beginning that are worth waiting for while another request reads them."""
PINNED = 32
"""Tokens of a fixed prefix that are worth a sequence of their own."""


class _Verdict(Enum):
    IN = auto()
    LATER = auto()
    """Others may go first."""
    FULL = auto()
    """Nobody else may either: it would take the room that this one waits for."""


class Admission:
    """Puts waiting requests into sequences."""

    def __init__(
        self,
        sequences: Sequences,
        turns: Turns,
        active: list[Job],
        context: Context,
        *,
        prefixes: Prefixes,
        parking: Parking,
    ) -> None:
        """`active` is the scheduler's own list; who is let in is added to it, who is pushed back is taken out."""
        self._sequences = sequences
        self._turns = turns
        self._active = active
        self._prefixes = prefixes
        self._parking = parking
        self._context = context
        self._full: tuple[int, int, int] | None = None
        """As things were when nobody could be let in: while nothing has changed nobody is asked again."""

    def next(self) -> Job | None:
        """Let the next one in that can be; None when nobody can."""
        now = (len(self._active), self._turns.changes, self._sequences.releases)
        if now == self._full:
            return None
        for job in self._turns.heads():
            verdict = self._judge(job)
            while verdict is _Verdict.FULL and job.asked.interactive and self._push_back(job):
                verdict = self._judge(job)
            if verdict is _Verdict.IN:
                self._turns.take(job)
                self._active.append(job)
                return job
            if verdict is _Verdict.FULL:
                self._full = (len(self._active), self._turns.changes, self._sequences.releases)
                return None
        return None

    def _judge(self, job: Job) -> _Verdict:
        if len(self._active) >= self._context.sequences:
            return _Verdict.FULL
        if job.follows:
            other, alike = job.follows
            if other.held and not other.writing and len(other.held.tokens) < alike:
                return _Verdict.LATER
            job.follows = None
        if self._context.partial:
            self._fetch(job)
            self._restore(job)
            if self._read_by_another(job):
                return _Verdict.LATER
        held = self._sequences.begin(job.text, job.most)
        if held is None:
            return _Verdict.FULL
        job.held = held
        if job.begun is None:
            job.cached = len(held.tokens)
        return _Verdict.IN

    def _read_by_another(self, job: Job) -> bool:
        """Whether a request that is being read now begins alike: then its cells can be shared in a moment."""
        known = self._sequences.find(job.text)[1]
        for other in self._active:
            if other.held and not other.writing:
                alike = min(common(job.text, other.text), len(job.text) - 1)
                if alike - known >= WORTH and alike > len(other.held.tokens):
                    other.wanted_by_user = other.wanted_by_user or job.urgent
                    job.follows = (other, alike)
                    return True
        return False

    def _push_back(self, person: Job) -> bool:
        """Let the background request that began last wait again, for a person's. What it wrote is not lost.

        Its cells become idle, so it goes on from them if nobody has needed them. False when it would not help.
        """
        others = [job for job in self._active if not (job.urgent or job.due)]
        room = self._sequences.room + sum(job.held.promised for job in others if job.held)
        if not others or room < person.most - self._sequences.find(person.text)[1]:
            return False
        job = others[-1]
        self._active.remove(job)
        if job.held:
            self._sequences.rest(job.held, len(job.held.tokens))
            job.held = None
        self._turns.back(job)
        return True

    def _fetch(self, job: Job) -> None:
        """Get the beginning of a request back into the context, where more of it is parked than is there."""
        parked, count = self._parking.find(job.text)
        if parked is None or count < self._sequences.find(job.text)[1] + WORTH:
            return
        self._parking.remove(parked)
        self._sequences.restore(
            parked.tokens,
            lambda number: self._context.restore(number, parked.state, len(parked.tokens)),
            parked.kind,
        )

    # --- fixed prefixes

    def _restore(self, job: Job) -> None:
        """Get a request's fixed prefix from disk, once, when nobody has it."""
        fixed = job.text[: job.fixed]
        if job.looked or self._sequences.find(fixed)[1] >= len(fixed) - 1:
            return
        job.looked = True
        if (state := self._prefixes.load(fixed)) is None:
            return
        ready = self._sequences.restore(fixed, lambda number: self._context.restore(number, state, len(fixed)))
        if ready is None and self._sequences.free >= len(fixed):
            self._prefixes.remove(fixed)  # not for want of room: it is of another context

    def pin(self, job: Job) -> None:
        """Give the fixed prefix of a request that has been read so far a sequence of its own."""
        if job.pinned or not job.held or job.fixed < PINNED or len(job.held.tokens) < job.fixed:
            return
        job.pinned = True
        self._sequences.pin(job.held, job.fixed)
