"""Which of several requests killed the worker they were in? Decides who runs with whom until it is known.

Most deaths are nobody's fault (memory ran out), so after a first one all run together again, which the user
sees as a short pause. After a second one those that were at work are suspects, and run in halves of the group
that died, until one dies that was alone. A suspect that gets beyond the point where it died is cleared, so that
the next ones need not wait for its end.
"""

from collections.abc import Iterable
from typing import Protocol, TypeVar

SUSPECT = 2
"""Deaths from which on a request runs with half of its group only."""
STUBBORN = 6
"""Deaths from which on getting further proves nothing: it runs alone to its end."""


class Suspect(Protocol):
    """What is asked of a request."""

    id: int
    sent: bool
    """Whether the worker that lives now has it."""
    begun: bool
    """Whether that worker works on it, or one has answered it."""
    beyond: bool
    """Whether it got further than it ever had before."""
    deaths: int
    """How often it may have been what killed its worker."""
    company: int
    """How many may have been, the last time."""


_S = TypeVar("_S", bound=Suspect)


def _suspected(request: Suspect) -> bool:
    return request.deaths >= SUSPECT and not (request.beyond and request.deaths < STUBBORN)


def _company(request: Suspect) -> int:
    return 1 if request.deaths >= STUBBORN else request.company


def next_to_run(requests: Iterable[_S]) -> list[_S]:
    """Which of a model's requests its worker gets now; never none when it has none."""
    everybody = sorted(requests, key=lambda request: request.id)
    suspects = [request for request in everybody if _suspected(request)]
    if not suspects:
        return [request for request in everybody if not request.sent]
    if any(request.sent for request in suspects):
        return []  # their trial is on
    fewest = min(_company(request) for request in suspects)
    group = [request for request in suspects if _company(request) == fewest]
    if fewest > 1:
        return group[: fewest // 2]
    # it really must be alone, or its death would prove nothing: whoever was cleared ends first
    return [] if any(request.sent for request in everybody) else group[:1]


def blamed(requests: Iterable[_S]) -> list[_S]:
    """Who may have killed the worker that has just died: suspects, or all that were at work."""
    begun = [request for request in requests if request.begun]
    return [request for request in begun if _suspected(request)] or begun
