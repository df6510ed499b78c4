"""The board of a run: what its agents note for each other, and how much of it one is shown (spec C8).

The fields and priorities are the second source's; what perceives, retrieves, decides and criticises has its own,
of the third one. What stands on it is data: who reads it gets it fenced.
"""

import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

BUDGET = 8000
"""Characters of a whole board, as an agent is shown it (the source's limit)."""
LEAST = 200
"""Characters that a field has at least, where it has so many."""
PARAGRAPH, SENTENCE, WORD = 0.6, 0.5, 0.4
"""How much of its room a text must keep to be cut there."""
CUT = "[...truncated]"
"""What stands where something is missing."""
LONGEST = 20_000
"""Characters of one note."""

_ENDS = re.compile(r"[.!?…](?=\s)")


@dataclasses.dataclass(frozen=True)
class Field:
    """What may stand on a board."""

    priority: int
    """3 is cut last."""
    description: str


FIELDS: Mapping[str, Field] = {
    "research_findings": Field(3, "what was found out"),
    "generated_code": Field(3, "code that was written"),
    "writing_draft": Field(3, "a text so far"),
    "research_sources": Field(2, "what the findings rest on"),
    "execution_results": Field(2, "what running the code gave"),
    "writing_outline": Field(2, "the parts of a text"),
    "data_analysis_plan": Field(2, "how data are looked at"),
    "additional_context": Field(2, "whatever else others should know"),
    "code_language": Field(1, "what the code is written in"),
    "data_visualizations": Field(1, "pictures of data"),
    "perception": Field(2, "what the request is about"),
    "retrieval": Field(2, "what is known about it already"),
    "plan": Field(2, "what is to be done, and how far that is"),
    "memory": Field(1, "what worked in this run, and what did not"),
    "review": Field(2, "what is wrong with it so far"),
    "handoffs": Field(2, "who had the request before, and what for"),
}


@dataclasses.dataclass(frozen=True)
class Note:
    """One thing that an agent put there. A later one of the same agent and field takes its place."""

    agent: str
    field: str
    text: str
    data: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.field not in FIELDS:
            raise ValueError(f"a board has no field {self.field}; it has: {', '.join(FIELDS)}")

    @property
    def priority(self) -> int:
        """How late it is cut."""
        return FIELDS[self.field].priority


class Board:
    """The notes of one run, in the order in which they were made; nothing is ever taken away."""

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        self._notes = list(notes)
        self.banned: dict[str, str] = {}
        """Tools that no agent of the run is to use any more, and why. Nothing lifts a ban before the run's end."""

    @property
    def notes(self) -> Sequence[Note]:
        """All of them, the oldest first."""
        return tuple(self._notes)

    def put(self, note: Note) -> None:
        """Add one."""
        self._notes.append(note)

    def of(self, name: str) -> Sequence[Note]:
        """Every version of a field, the oldest first."""
        return tuple(note for note in self._notes if note.field == name)

    def now(self) -> dict[str, str]:
        """What stands there now, by field, the most important first: each agent's last word."""
        last: dict[str, dict[str, str]] = {}
        for note in self._notes:
            mine = last.setdefault(note.field, {})
            mine.pop(note.agent, None)
            mine[note.agent] = note.text.strip()
        texts = {name: "\n\n".join(filter(None, said.values())) for name, said in last.items()}
        order = sorted(texts, key=lambda name: (-FIELDS[name].priority, list(FIELDS).index(name)))
        return {name: texts[name] for name in order if texts[name]}

    def shown(self, budget: int = BUDGET, least: int = LEAST) -> dict[str, str]:
        """The same, shortened to the budget: see `within`."""
        return within(self.now(), budget, least)

    def render(self, budget: int = BUDGET, least: int = LEAST) -> str:
        """It as text, headings and all within the budget."""
        now = self.now()
        room = budget - sum(len(_heading(name)) + 2 for name in now)
        return "\n\n".join(_heading(name) + text for name, text in within(now, max(room, 0), least).items())


def _heading(name: str) -> str:
    return f"## {name}\n"


def within(texts: Mapping[str, str], budget: int, least: int = LEAST) -> dict[str, str]:
    """As much of the texts as the budget (characters) allows, the first ones first.

    Each has `least` characters, or all that it has; what is left goes to those of the highest priority, in equal
    shares. Where there is not even room for that, the last ones are left out.
    """
    names = list(texts)
    wants = {name: len(texts[name]) for name in names}
    while names and sum(min(wants[name], least) for name in names) > budget:
        names.pop()
    room = {name: min(wants[name], least) for name in names}
    left = budget - sum(room.values())
    for priority in sorted({FIELDS[name].priority for name in names}, reverse=True):
        peers = sorted((name for name in names if FIELDS[name].priority == priority), key=wants.__getitem__)
        for place, name in enumerate(peers):  # the shortest first: what one does not need the others get
            more = min(wants[name] - room[name], left // (len(peers) - place))
            room[name] += more
            left -= more
    return {name: cut(texts[name], room[name]) for name in names}


def cut(text: str, room: int) -> str:
    """The beginning of a text, with a mark where something is missing; never longer than `room`.

    It ends after a paragraph, where that keeps PARAGRAPH of the room, else a sentence, else a word.
    """
    if len(text) <= room:
        return text
    mark = f" {CUT}"
    keeps = room - len(mark)
    if keeps <= 0:
        return text[:room]
    head = text[:keeps]
    ends = [match.end() for match in _ENDS.finditer(text[: keeps + 1])]
    word = max((match.start() for match in re.finditer(r"\s", text[: keeps + 1])), default=-1)
    for end, part in ((head.rfind("\n\n"), PARAGRAPH), (max(ends, default=-1), SENTENCE), (word, WORD)):
        if end > room * part:
            return text[:end].rstrip() + mark
    return head + mark
