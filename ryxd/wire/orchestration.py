"""Events of agents that work together: what they note for each other, hand on, and think of each other's work."""

from typing import Any, Literal

from pydantic import Field

from ryxd.wire.event import Event

ISSUES = 20
"""Issues of one review (the third source's limit)."""


class Noted(Event):
    """An agent put something on the run's board (spec C8)."""

    kind: Literal["noted"] = "noted"
    field: str = Field(description="what it is, as in research_findings; core/board.py has them all")
    text: str = Field(default="", description="as other agents read it")
    data: dict[str, Any] = Field(default_factory=dict, description="the same, where it has a form")
    priority: int = Field(default=2, ge=1, le=3, description="3 is cut last")


class HandedOff(Event):
    """An agent gave the request to another one (spec C7); the event's agent is who gave it."""

    kind: Literal["handed_off"] = "handed_off"
    target: str = Field(description="the agent that has it from now on")
    task: str = Field(description="what it should do")
    context: str = Field(default="", description="what it should know besides")
    number: int = Field(default=1, ge=1, description="1 for the first of a run")
    agents: tuple[str, ...] = Field(default=(), description="to whom it could have been given")


class Reviewed(Event):
    """A critic judged a result (spec C9)."""

    kind: Literal["reviewed"] = "reviewed"
    about: str = Field(default="", description="what was judged: a step, an answer")
    acceptable: bool
    quality: float = Field(ge=0, le=1)
    hallucination_risk: float = Field(ge=0, le=1)
    issues: tuple[str, ...] = Field(default=(), max_length=ISSUES)
    rewrite_suggestion: str = ""
    requires_human_input: bool = False
    contract: str = Field(default="", description="the hash of the contract it was made by")


class Source(Event):
    """Something that an answer rests on."""

    kind: Literal["source"] = "source"
    title: str
    url: str = Field(description="a web address, or the path of a file")
    snippet: str = Field(default="", max_length=1000)


class Chart(Event):
    """A picture was made of data."""

    kind: Literal["chart"] = "chart"
    path: str
    title: str = ""
