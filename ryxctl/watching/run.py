"""What is known of one run, in the shape in which it is drawn: stages, calls in them, a plan, questions."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

WINDOW = 3.0
"""Seconds over which tokens are counted for their rate."""

Event = dict[str, Any]


@dataclass
class Call:
    """A tool call, where it was made."""

    tool: str
    args: str
    began: int
    state: str = "running"
    """running, completed, failed or blocked."""
    told: str = ""
    """The beginning of what it gave, or why not."""
    milliseconds: int = 0


@dataclass
class Line:
    """Anything else that happened, in a line."""

    text: str
    style: str = "dim"


@dataclass
class Stage:
    """A stage of an agent: open until it is completed or failed."""

    agent: str
    name: str
    description: str
    began: int
    state: str = "running"
    ended: int = 0
    writing: str = ""
    """The end of what its agent is writing now."""
    items: "list[Item]" = field(default_factory=list)


@dataclass
class Group:
    """Subagents side by side: what each of them did, by its path."""

    agent: str
    name: str
    size: int
    columns: "dict[str, list[Stage]]" = field(default_factory=dict)


Item = Stage | Call | Line | Group


@dataclass
class Step:
    """A step of a plan; its state is empty until its turn comes."""

    number: int
    action: str
    args: str
    goal: str
    after: tuple[int, ...]
    state: str = ""
    told: str = ""


@dataclass
class Plan:
    """The newest plan of a run."""

    version: int
    understanding: str
    confidence: float
    steps: list[Step]


@dataclass
class Run:
    """One run, as far as it has come."""

    id: str
    text: str = ""
    state: str = "running"
    began: int = 0
    milliseconds: int = 0
    """How long it took; 0 while it runs."""
    how: str = ""
    """What was decided about it."""
    plan: Plan | None = None
    items: list[Item] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    """Titles of what an answer rests on, by address."""
    questions: dict[str, Event] = field(default_factory=dict)
    """What it waits for the user with, by name; the oldest first."""
    answer: str = ""
    error: str = ""
    """The stable code of the error that ended it."""
    counters: dict[str, int] = field(default_factory=dict)
    calls: int = 0
    """Calls of models."""
    tokens: int = 0
    """Tokens out, of messages that are complete."""
    last: int = 0
    """Number of the last event that the journal has too."""
    opened: dict[str, list[Stage]] = field(default_factory=dict)
    """Open stages of each agent, the innermost last."""
    pending: dict[str, Call] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    """The group in which an agent is, by its path."""
    writers: dict[str, str] = field(default_factory=dict)
    """What stands of each message that is being written."""
    arrivals: deque[float] = field(default_factory=deque)

    @property
    def over(self) -> bool:
        """Whether its last event has come."""
        return self.state not in ("accepted", "running")

    def rate(self, now: float) -> float:
        """Tokens a second, of the last seconds before `now` (time.monotonic)."""
        while self.arrivals and now - self.arrivals[0] > WINDOW:
            self.arrivals.popleft()
        return len(self.arrivals) / min(WINDOW, max(1.0, now - self.arrivals[0])) if self.arrivals else 0.0

    def holder(self, agent: str) -> "list[Item]":
        """Where what an agent does belongs: its innermost open stage, or that of who is above it."""
        stage = self.stage(agent)
        return self.items if stage is None else stage.items

    def stage(self, agent: str) -> Stage | None:
        """The innermost open stage of an agent, or of who is above it."""
        while agent:
            if opened := self.opened.get(agent):
                return opened[-1]
            agent = agent.rpartition("/")[0]
        return next((opened[-1] for opened in self.opened.values() if opened), None)


@dataclass
class Model:
    """What is known of the model of a tier."""

    state: str
    name: str = ""
    progress: float = 0.0
