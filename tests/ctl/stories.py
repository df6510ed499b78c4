"""Runs as a daemon would tell of them: a plan whose first step needs a yes, and three agents side by side."""

from collections.abc import Iterator
from typing import Any

from ryxd.wire.commands import ModelInfo, RunInfo, StatusReply
from ryxd.wire.events import (
    Acted,
    AnyEvent,
    Asked,
    Changed,
    Choice,
    Counters,
    Finished,
    Planned,
    Returned,
    Routed,
    Said,
    Source,
    Spawned,
    Status,
    Stepped,
    Terminated,
    Token,
)

BEGAN = 1767225600000
YES = tuple(
    Choice(key=key, label=label)
    for key, label in (("once", "Yes, once"), ("run", "Yes, for this run"), ("always", "Yes, always"), ("no", "No"))
)
TOWNS = ("bremen", "kiel", "lübeck")


class Told:
    """Gives events their numbers and times."""

    def __init__(self, run: str, first: int = 1) -> None:
        self.run, self.number, self.at = run, first - 1, BEGAN

    def __call__(self, kind: type[Any], agent: str = "ryx", after: int = 40, **more: Any) -> AnyEvent:
        self.at += after
        if kind.stored:
            self.number += 1
        number = self.number if kind.stored else 0
        event: AnyEvent = kind(id=number, run=self.run, session="s3", agent=agent, at=self.at, **more)
        return event


def planned(run: str = "r11", first: int = 1) -> Iterator[AnyEvent]:
    """Move an invoice: a plan of three steps, of which the second waits for a yes."""
    tell = Told(run, first)
    yield tell(Routed, level="MODERATE", rule="plan", handler="file", tier="small", task_type="general", pattern="plan")
    yield tell(Stepped, "file", name="plan", description="plans the steps, follows the plan by code")
    steps = (
        {"step": 1, "goal": "find the invoice", "action": "search_files", "params": {"pattern": "*invoice*march*"}},
        {"step": 2, "goal": "move it", "action": "move_file", "params": {"to": "~/Documents/2026"}, "depends_on": [1]},
        {"step": 3, "goal": "open it", "action": "open_file", "params": {"path": "$2.path"}, "depends_on": [2]},
    )
    yield tell(Planned, "file", understanding="move the march invoice to Documents/2026, open it", confidence=0.9, steps=steps)
    yield tell(Acted, "file/step1-1", action="a1", tool="search_files", args={"pattern": "*invoice*march*"})
    yield tell(Status, "file/step1-1", step=1, action="search_files", text="Searching ~/Downloads…")
    found = '{"matches": ["~/Downloads/invoice_march.pdf"], "count": 1}'
    yield tell(Returned, "file/step1-1", 90, action="a1", tool="search_files", ok=True, preview=found, milliseconds=90)
    yield tell(Status, "file/step1-1", step=1, status="success", action="search_files", text="step 1 is done")
    move = {"paths": ["~/Downloads/invoice_march.pdf"], "to": "~/Documents/2026"}
    yield tell(Acted, "file/step2-1", action="a2", tool="move_file", args=move)
    yield tell(Status, "file/step2-1", step=2, action="move_file", text="waiting for you")
    yield tell(
        Asked,
        "file/step2-1",
        question="Move invoice_march.pdf to ~/Documents/2026?",
        choices=YES,
        waiting=True,
        name="q11.1",
        action="a2",
        summary="move invoice_march.pdf",
        preview="rename from Downloads/invoice_march.pdf\nrename to Documents/2026/invoice_march.pdf",
        reason="it changes files",
        classes=("change",),
        digest="9099d6b7b98e2650",
    )


def compared(run: str = "r12", first: int = 101) -> Iterator[AnyEvent]:
    """Compare towns: three subagents side by side, each with its searches; one fails, one still writes."""
    tell = Told(run, first)
    facts: dict[str, Any] = {"level": "COMPLEX", "rule": "fan_out", "handler": "research", "tier": "large"}
    yield tell(Routed, task_type="research", pattern="supervisor", **facts)
    yield tell(Stepped, "research", name="supervisor", description="divides a task into parts, puts their results together")
    yield tell(Status, "research", text=f"round 1: {', '.join(TOWNS)}")
    for town in TOWNS:
        more = {"description": "works at one part", "group": "research.1", "siblings": len(TOWNS)}
        yield tell(Spawned, "research", path=f"research/{town}", **more)
    for town in TOWNS:
        yield tell(Stepped, f"research/{town}", name=town, description="works at one part")
        query = f"rent per square metre {town} 2026"
        yield tell(Acted, f"research/{town}", action=f"s.{town}", tool="search_web", args={"query": query})
    for number, town in enumerate(TOWNS[:2]):
        url = f"https://rents.example/{number}"
        yield tell(Source, f"research/{town}", title=f"Rents in {town.title()}", url=url)
        yield tell(
            Returned, f"research/{town}", 300, action=f"s.{town}", tool="search_web", ok=True,
            preview=f'{{"results": [{{"title": "Rents in {town.title()}"}}]}}', milliseconds=300 + 80 * number,
        )  # fmt: skip
    error = '{"error": "no search provider answers"}'
    yield tell(Returned, "research/lübeck", action="s.lübeck", tool="search_web", ok=False, preview=error, milliseconds=900)
    yield tell(Stepped, "research/lübeck", name="lübeck", state="failed")
    yield tell(Terminated, "research", path="research/lübeck", responses=1)
    said = {"message_id": "m.bremen", "message_type": "thought", "model": "starter", "tokens_out": 21, "milliseconds": 300}
    yield tell(Said, "research/bremen", text="11.80 euro in Bremen, by one source.", **said)
    yield tell(Stepped, "research/bremen", name="bremen", state="completed")
    for piece in ("In Kiel ", "it is 11.20 ", "euro, and it ", "has grown "):
        yield tell(Token, "research/kiel", message_id="m.kiel", text=piece)


def compared_to_its_end(run: str = "r12", first: int = 101) -> Iterator[AnyEvent]:
    """The same, and what came of it."""
    last = first
    at = BEGAN
    for event in compared(run, first):
        last, at = max(last, event.id), event.at
        yield event
    tell = Told(run, last + 1)
    tell.at = at
    yield tell(Stepped, "research/kiel", name="kiel", state="completed")
    yield tell(Changed, "research", change="c7", what="create", path="~/rents.md")
    yield tell(Stepped, "research", name="supervisor", state="completed")
    answer = "Kiel is cheaper: 11.20 euro against 11.80 in Bremen.\nOf Lübeck nothing was found."
    yield tell(Said, message_id="r12.answer", text=answer)
    counters = Counters(model_calls=4, small_calls=3, large_calls=1, tokens_in=900, tokens_out=85)
    yield tell(Finished, outcome="done", text=answer, milliseconds=2100, counters=counters)


def info(run: str, text: str, state: Any = "running", **more: Any) -> RunInfo:
    """What `runs` says of a run."""
    return RunInfo(id=run, session="s3", text=text, state=state, created=BEGAN, **more)


MOVES = info("r11", "move the march invoice to Documents/2026 and open it", waits=("q11.1",))
COMPARES = info("r12", "compare the rents of Bremen, Kiel and Lübeck")
OLD = info("r10", "what time is it in Tokyo?", "done", result="It is 17:20 in Tokyo.", finished=BEGAN + 4)
STATUS = StatusReply(
    server="ryxd 9.9",
    pid=77,
    uptime=125.0,
    active=(COMPARES, MOVES),
    models=(
        ModelInfo(tier="small", state="ready", path="/m/small.gguf"),
        ModelInfo(tier="large", state="loading", path="/m/large.gguf", progress=0.4),
    ),
    runs=12,
    clients=2,
)
