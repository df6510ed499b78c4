"""What happened in a run, out of its events: what is judged, and what a report keeps."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ryxd.core.enquiry import ASK_USER
from ryxd.core.handoff import is_handoff
from ryxd.evaluation.wordings import doubts

ABOUT = frozenset({"tokens_in", "tokens_cached", "tokens_out", "milliseconds", "id", "at"})
"""Numbers of a message of a model that are no probability."""


_ERROR = re.compile(r'\{"error": "((?:[^"\\]|\\.)*)')


@dataclass
class Done:
    """One Action of a run."""

    tool: str
    args: dict[str, Any]
    agent: str = ""
    ok: bool = False
    blocked: bool = False
    """Whether it was not allowed; nothing was done then."""
    doubted: bool = False
    """Whether the user was asked about it since the model was not sure."""
    sure: float | None = None
    """How sure the model was, where that is told."""
    classes: tuple[str, ...] = ("read",)
    """What it did, or would have done when it failed."""
    result: str = ""
    """The beginning of what it gave."""
    milliseconds: int = 0

    @property
    def error(self) -> str:
        """Why it failed, as far as its preview has it; empty where it did not."""
        found = None if self.ok else _ERROR.match(self.result)
        try:
            return str(json.loads(f'"{found[1]}"')) if found else ""
        except ValueError:
            return ""

    @property
    def inner(self) -> bool:
        """Whether it is no Action of its own: it asks the user, or hands the request over."""
        return self.tool == ASK_USER or is_handoff(self.tool)

    @property
    def reads(self) -> bool:
        """Whether nothing but reading is in it, or it was not done."""
        return self.inner or self.blocked or set(self.classes) <= {"read"}


@dataclass
class Seen:
    """All that happened at one request. `seconds` from its sending to its end."""

    request: str
    run: str = ""
    calls: list[Done] = field(default_factory=list)
    """Actions in their order, with handoffs and questions."""
    questions: list[str] = field(default_factory=list)
    """What the user was asked in words."""
    offered: int = 0
    """How many things it asked to choose from at its end."""
    offer: str = ""
    """The question of that."""
    handed: list[str] = field(default_factory=list)
    """To whom the request was given."""
    routed: dict[str, Any] = field(default_factory=dict)
    answer: str = ""
    outcome: str = ""
    error: str | None = None
    counters: dict[str, int] = field(default_factory=dict)
    written: list[dict[str, Any]] = field(default_factory=list)
    """What models wrote, with the probabilities that their events tell."""
    seconds: float = 0.0
    late: bool = False
    """Whether it was ended since it took too long."""
    language: str = "en"

    @classmethod
    def of(cls, request: str, events: Iterable[Mapping[str, Any]]) -> "Seen":
        """Out of a run's events, as the socket tells them."""
        seen = cls(request)
        actions: dict[str, Done] = {}
        for event in events:
            seen._hear(event, actions)
        return seen

    def _hear(self, event: Mapping[str, Any], actions: dict[str, Done]) -> None:
        about = actions.get(event.get("action") or "")
        match event["kind"]:
            case "routed":
                self.routed = self.routed or {key: event.get(key) for key in ROUTED}
                self.language = str(event.get("language", "en"))
            case "acted":
                done = Done(event["tool"], dict(event["args"]), event.get("agent", ""), sure=event.get("sure"))
                self.calls.append(done)
                actions[event["action"]] = done
            case "asked" if event.get("waiting") and event.get("wants", "yes") == "yes":
                if about is not None:
                    about.classes, about.doubted = tuple(event["classes"]), doubts(event["reason"])
            case "asked" if event.get("waiting"):
                self.questions.append(event["question"])
            case "asked":
                self.offered, self.offer = _things(event["choices"]), event["question"]
            case "returned":
                if about is not None:
                    _returned(about, event)
            case "blocked":
                if about is not None:
                    about.blocked = True
            case "handed_off":
                self.handed.append(str(event["target"]))
            case "said" if event.get("model"):
                self.written.append(_written(event))
            case "finished":
                self.run, self.answer = str(event.get("run", "")), event["text"]
                self.outcome, self.error = event["outcome"], event.get("error")
                self.counters = dict(event.get("counters", {}))

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


ROUTED = ("level", "rule", "handler", "handler_by", "tier", "pattern", "task_type", "confidence", "low_confidence")
"""What a report keeps of a route."""


def _returned(done: Done, event: Mapping[str, Any]) -> None:
    done.ok, done.result, done.milliseconds = event["ok"], event["preview"], event.get("milliseconds", 0)
    if done.ok and event.get("classes"):
        done.classes = tuple(event["classes"])


def _written(event: Mapping[str, Any]) -> dict[str, Any]:
    sure = {
        key: value
        for key, value in event.items()
        if isinstance(value, int | float) and not isinstance(value, bool) and key not in ABOUT
    }
    return {"agent": event.get("agent", ""), "text": event["text"], "milliseconds": event["milliseconds"], **sure}


def _things(choices: Iterable[Mapping[str, Any]]) -> int:
    """How many things can be opened; the other choices are what can be done with them."""
    return sum(str(choice["key"]).startswith("open") for choice in choices)
