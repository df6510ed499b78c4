"""The board of a run, and how its tools did, out of its events: nothing of it is stored twice (spec C8)."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ryxd.core.board import FIELDS, Board, Note
from ryxd.wire.board import BoardNote, BoardReply, ToolPerformance
from ryxd.wire.events import Acted, AnyEvent, Blocked, Event, HandedOff, Noted, Planned, Returned, Reviewed, Source

LONGEST = 300
"""Characters of an error."""


def project(run: str, state: str, events: Sequence[AnyEvent]) -> BoardReply:
    """What stands on it, as far as the run has come. `events` are those of the run, in their order. Pure."""
    notes = _notes(events)
    return BoardReply(
        run=run,
        state=state,
        notes=notes,
        shown=_board(notes).shown(),
        perceptions=_data(notes, "perception"),
        retrievals=_data(notes, "retrieval"),
        memory=dict(next(iter(reversed(_data(notes, "memory"))), {})),
        plans=_of(events, Planned),
        reviews=_of(events, Reviewed),
        handoffs=_of(events, HandedOff),
        sources=_of(events, Source),
        tools=performance(events),
    )


def performance(events: Iterable[AnyEvent]) -> tuple[ToolPerformance, ...]:
    """How each tool did that was called, by name."""
    calls: Counter[str] = Counter()
    blocked: Counter[str] = Counter()
    ends: dict[str, list[Returned]] = {}
    for event in events:
        if isinstance(event, Acted):
            calls[event.tool] += 1
        elif isinstance(event, Blocked):
            blocked[event.tool] += 1
        elif isinstance(event, Returned):
            ends.setdefault(event.tool, []).append(event)
    return tuple(_of_tool(tool, calls[tool], blocked[tool], ends.get(tool, [])) for tool in sorted(calls))


def _of_tool(tool: str, calls: int, blocked: int, ends: Sequence[Returned]) -> ToolPerformance:
    took = [end.milliseconds for end in ends]
    failed = [end for end in ends if not end.ok]
    good = len(ends) - len(failed)
    return ToolPerformance(
        tool=tool,
        calls=calls,
        running=max(0, calls - len(ends)),
        successes=good,
        failures=len(failed),
        blocked=blocked,
        success_rate=round(good / len(ends), 4) if ends else None,
        attempts=sum(end.attempts for end in ends),
        mean_milliseconds=round(sum(took) / len(took)) if took else 0,
        worst_milliseconds=max(took, default=0),
        last_error=_error(failed[-1].preview) if failed else "",
    )


def _error(preview: str) -> str:
    """The words of a failed Result; its preview may be cut."""
    try:
        told = str(json.loads(preview)["error"])
    except (ValueError, KeyError, TypeError):
        told = preview.removeprefix('{"error": "')
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1]}…"


def _notes(events: Iterable[AnyEvent]) -> tuple[BoardNote, ...]:
    noted = [event for event in events if isinstance(event, Noted)]
    last = {(event.agent, event.field): event.id for event in noted}
    versions: Counter[tuple[str, str]] = Counter()
    found = []
    for event in noted:
        key = (event.agent, event.field)
        versions[key] += 1
        found.append(
            BoardNote(
                event=event.id,
                at=event.at,
                agent=event.agent,
                field=event.field,
                version=versions[key],
                priority=event.priority,
                text=event.text,
                data=event.data,
                current=last[key] == event.id,
            )
        )
    return tuple(found)


def _board(notes: Iterable[BoardNote]) -> Board:
    """The board itself; a field of a newer ryx has no place there."""
    return Board(Note(each.agent, each.field, each.text, each.data) for each in notes if each.field in FIELDS)


def _data(notes: Iterable[BoardNote], field: str) -> tuple[dict[str, Any], ...]:
    """What was noted in a field, each time: its form, and where it has none its text."""
    return tuple(
        {"agent": each.agent, **(each.data or {"text": each.text})} for each in notes if each.field == field
    )


def _of(events: Iterable[AnyEvent], kind: type[Event]) -> tuple[dict[str, Any], ...]:
    return tuple(event.model_dump(mode="json") for event in events if isinstance(event, kind))
