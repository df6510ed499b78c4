"""Whose turn it is among the requests that wait: people first, owners one after the other."""

from collections import OrderedDict, deque
from collections.abc import Iterator

from ryxd.models.worker.job import Job

PATIENCE = 8
"""So many interactive requests may pass a background one that waits; then it is its turn."""


class Turns:
    """The waiting requests. Within a class owners take turns, and one owner's requests keep their order."""

    def __init__(self) -> None:
        self._classes: dict[bool, OrderedDict[str, deque[Job]]] = {True: OrderedDict(), False: OrderedDict()}
        self._passed = 0
        self.changes = 0
        """Grows when there may be another head than before."""

    def __len__(self) -> int:
        return sum(len(queue) for owners in self._classes.values() for queue in owners.values())

    def put(self, job: Job) -> None:
        """Let a request wait, behind those of its owner."""
        self.changes += 1
        self._classes[job.asked.interactive].setdefault(job.asked.owner, deque()).append(job)

    def back(self, job: Job) -> None:
        """Let a request that was begun wait again, before all of its class."""
        self.changes += 1
        owners = self._classes[job.asked.interactive]
        owners.setdefault(job.asked.owner, deque()).appendleft(job)
        owners.move_to_end(job.asked.owner, last=False)

    def find(self, number: int) -> Job | None:
        """The request of this number, if it waits."""
        every = (job for owners in self._classes.values() for queue in owners.values() for job in queue)
        return next((job for job in every if job.id == number), None)

    def drop(self, job: Job) -> None:
        """Nobody wants it any more."""
        self.changes += 1
        owners = self._classes[job.asked.interactive]
        owners[job.asked.owner].remove(job)
        if not owners[job.asked.owner]:
            del owners[job.asked.owner]

    @property
    def due(self) -> bool:
        """Whether a background request has been passed often enough."""
        return bool(self._classes[False]) and self._passed >= PATIENCE

    def heads(self) -> Iterator[Job]:
        """Each owner's oldest request, in the order of their turns."""
        for interactive in (False, True) if self.due else (True, False):
            for queue in list(self._classes[interactive].values()):
                yield queue[0]

    def take(self, job: Job) -> None:
        """It is this request's turn now: its owner goes behind the others."""
        owners = self._classes[job.asked.interactive]
        if not job.asked.interactive:
            job.due = job.due or self.due
            self._passed = 0
        elif self._classes[False]:
            self._passed += 1
        self.drop(job)
        if job.asked.owner in owners:
            owners.move_to_end(job.asked.owner)
