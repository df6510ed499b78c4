"""Which changes "the last", "r12" or "c7" mean, and which of their links holds now.

A change that is taken back is followed by the change that took it back; one that is done again by a third. Every
chain begins with a change of an agent; whether it holds is whether it has an odd number of links.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from ryxd.core.files import Origin
from ryxd.files.log import Log, number
from ryxd.files.plan import Entry
from ryxd.wire.errors import NotFound

PAGE = 100
"""Changes that are looked at first, for the last one; then ten times as many."""

Way = Literal["undo", "redo"]


@dataclass(frozen=True)
class Chosen:
    """The changes to take back, newest first. For `redo` these are ones that took something back."""

    entries: tuple[Entry, ...]
    origins: tuple[Origin, ...]
    """Whose changes these were in the first place; each once, newest first."""


async def choose(log: Log, way: Way, what: str | None = None, session: str | None = None) -> Chosen:
    """Find out what is meant: a run, a change, or the last (of a session). Raises NotFound, JournalError."""
    if what is None:
        return await _last(log, way, session)
    if what.startswith("r"):
        named = await log.entries(run=what)
        if not named:
            raise NotFound(f"{what} changed no files, or so long ago that it is forgotten; ryxctl undo --list")
    else:
        named = await log.entries(ids=[what])
        if not named:
            raise NotFound(f"there is no change {what}; ryxctl undo --list shows them")
    done = [entry for entry in named if entry.state == "done"]
    if not done:
        raise NotFound(f"{what}: nothing of it was done ({named[0].why or named[0].state})")
    chosen = await _ends(log, way, done)
    if not chosen.entries:
        other = "redo" if way == "undo" else "undo"
        state = "is taken back already" if way == "undo" else "holds: there is nothing to do again"
        raise NotFound(f"{what} {state}; ryxctl {other} {what} turns that round")
    return chosen


async def _last(log: Log, way: Way, session: str | None) -> Chosen:
    limit = PAGE
    while True:
        newest = await log.entries(session=session if way == "undo" else None, limit=limit)
        for entry in newest:
            if entry.state != "done" or entry.undone is not None:
                continue
            first, links = await root(log, entry)
            if links % 2 != (way == "redo") or (session is not None and first.origin.session != session):
                continue
            return await _together(log, way, entry, first)
        if len(newest) < limit:
            break
        limit *= 10
    where = " in this conversation" if session else ""
    if way == "undo":
        raise NotFound(f"there is no change{where} to take back; ryxctl undo --list shows them all")
    raise NotFound(f"nothing was taken back{where} that could be done again; ryxctl undo --list shows all changes")


async def _together(log: Log, way: Way, entry: Entry, first: Entry) -> Chosen:
    """What belongs to the last change: for undo its run's others, for redo what was taken back with it."""
    if way == "undo":
        run = first.origin.run
        mates = await log.entries(run=run) if run else await log.entries(group=first.group)
        return await _ends(log, way, [each for each in mates if each.state == "done" and each.undoes is None])
    batch = await log.entries(run=first.origin.run)
    chosen = await _ends(log, way, [each for each in batch if each.state == "done" and each.undoes is None])
    same = tuple(each for each in chosen.entries if each.origin.action == entry.origin.action)
    return Chosen(same, chosen.origins)


async def _ends(log: Log, way: Way, starts: Sequence[Entry]) -> Chosen:
    """The last links of the chains, those that hold (undo) or were taken back (redo)."""
    known = {entry.id: entry for entry in starts}
    # of two links of one chain, the earlier says what is meant
    starts = [entry for entry in starts if entry.undoes not in known]
    ends: dict[str, tuple[Entry, int]] = {entry.id: (entry, 0) for entry in starts}
    begun = {entry.id: entry.id for entry in starts}
    layer: Collection[str] = list(ends)
    while layer:
        later = [each for each in await log.entries(undoes=layer) if each.state == "done"]
        layer = []
        for each in later:
            assert each.undoes is not None
            start = begun[each.undoes]
            begun[each.id] = start
            ends[start] = (each, ends[start][1] + 1)
            layer.append(each.id)
    wanted = 0 if way == "undo" else 1
    chosen = [(entry, start) for start, (entry, links) in ends.items() if links % 2 == wanted]
    chosen.sort(key=lambda pair: number(pair[0].id), reverse=True)
    starting = {entry.id: entry for entry in starts}
    roots = [(await root(log, starting[start]))[0] for _, start in chosen]
    return Chosen(tuple(entry for entry, _ in chosen), tuple(dict.fromkeys(first.origin for first in roots)))


async def root(log: Log, entry: Entry) -> tuple[Entry, int]:
    """The change that a chain begins with (the oldest known link, where that is forgotten), and how far back."""
    links = 0
    while entry.undoes is not None:
        links += 1
        before = await log.entries(ids=[entry.undoes])
        if not before:
            break
        entry = before[0]
    return entry, links
