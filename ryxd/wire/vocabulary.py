"""The events in the words of the sources: views of the one stream, for clients that know those (spec E1, E2).

A view is made for one listener and told the events in their order; what it gives for each is what that one gets.
Nothing is in a view that is in no event.
"""

from collections.abc import Mapping
from typing import Any, Literal, Protocol

from ryxd.wire.event import PREVIEW
from ryxd.wire.events import AnyEvent, Event

Vocabulary = Literal["ryx", "operators", "stages", "messages"]
"""Ours, and those of the first, the second and the fourth source."""
Words = Mapping[str, Any]
CODE = "python"
"""The tool whose results are those of code."""


class View(Protocol):
    """Events in the words of one source."""

    def tell(self, event: AnyEvent) -> list[Words]:
        """What this event is there: nothing, one thing, or several."""
        ...


class _ByKind:
    """A view with a method for each kind of event that it has a word for."""

    def tell(self, event: Event) -> list[Words]:
        teller = getattr(self, f"_{event.kind}", None)  # type: ignore[attr-defined]
        told: list[Words] = teller(event) if teller is not None else []
        return told


class Operators(_ByKind):
    """The first source's protocol: `type`, `timestamp` (seconds) and `payload`."""

    def __init__(self) -> None:
        self._plan: Words | None = None

    def _say(self, event: Event, kind: str, **payload: Any) -> list[Words]:
        about = {"run": event.run, "session": event.session, "agent": event.agent}
        return [{"type": kind, "timestamp": event.at / 1000, "payload": {**about, **payload}}]

    def _stepped(self, event: Any) -> list[Words]:
        if event.state != "running" or event.name != event.agent.rpartition("/")[2]:
            return []
        kind = {"planner": "plan_request", "rescue": "rescue_request"}.get(event.name, "operator_start")
        return self._say(event, kind, description=event.description)

    def _planned(self, event: Any) -> list[Words]:
        self._plan = {
            "understanding": event.understanding, "complexity": event.complexity, "confidence": event.confidence,
            "steps": list(event.steps), "agent_type": event.agent_type, "model_size": event.model_size,
        }  # fmt: skip
        return self._say(event, "plan_response", **self._plan)

    def _status(self, event: Any) -> list[Words]:
        return self._say(
            event, "operator_status", step=event.step, status=event.status, action=event.action,
            attempts=event.attempts, error=event.error, context=event.context, text=event.text,
        )  # fmt: skip

    def _rescued(self, event: Any) -> list[Words]:
        decided = {"analysis": event.analysis, "action": event.action, "new_agent": event.new_agent or None}
        return self._say(event, "rescue_response", **decided)

    def _finished(self, event: Any) -> list[Words]:
        spent = event.counters
        return self._say(
            event, "operator_result", success=event.outcome == "done", output=event.text, plan_used=self._plan,
            steps_completed=spent.steps_completed, total_duration_ms=event.milliseconds,
            supervisor_calls=spent.supervisor_calls, operator_iterations=spent.operator_iterations,
            error=event.error,
        )  # fmt: skip


class Stages(_ByKind):
    """The second source's events: `type` and `timestamp` (milliseconds); what tools did has its stage."""

    def __init__(self) -> None:
        self._stages = 0
        self._stage: dict[str, int] = {}
        """By agent: the number of the stage that it is in."""
        self._streamed: dict[str, bool] = {}
        """By message: whether its tokens are text, and not a call or an answer as JSON."""

    def _say(self, event: Event, kind: str, **more: Any) -> list[Words]:
        about = {"run": event.run, "session": event.session, "agent": event.agent}
        return [{"type": kind, "timestamp": event.at, **about, **more}]

    def _stepped(self, event: Any) -> list[Words]:
        if event.state == "running":
            self._stage[event.agent] = self._stages
            self._stages += 1
        return self._say(event, "stage", name=event.name, description=event.description, status=event.state)

    def _token(self, event: Any) -> list[Words]:
        if not self._streamed.setdefault(event.message_id, not event.text.lstrip().startswith("{")):
            return []
        return self._say(event, "token", content=event.text, message_id=event.message_id)

    def _said(self, event: Any) -> list[Words]:
        if event.message_type != "answer" or self._streamed.get(event.message_id):
            return []
        return self._say(event, "token", content=event.text, message_id=event.message_id)

    def _acted(self, event: Any) -> list[Words]:
        inside = self._inside(event)
        return self._say(event, "tool_call", tool=event.tool, args=event.args, id=event.action, **inside)

    def _returned(self, event: Any) -> list[Words]:
        told = self._result(event, event.preview, ok=event.ok)
        if event.tool == CODE:
            told += self._say(event, "code_result", content=event.preview[:PREVIEW], id=event.action, ok=event.ok)
        return told

    def _blocked(self, event: Any) -> list[Words]:
        return self._result(event, event.reason, ok=False)

    def _result(self, event: Any, content: str, *, ok: bool) -> list[Words]:
        told = {"tool": event.tool, "content": content[:PREVIEW], "id": event.action, "ok": ok}
        return self._say(event, "tool_result", **told, **self._inside(event))

    def _inside(self, event: Event) -> Words:
        stage = self._stage.get(event.agent)
        return {} if stage is None else {"parentStageIndex": stage}

    def _routed(self, event: Any) -> list[Words]:
        names = ("level", "task_type", "pattern", "profile", "tier", "language")
        config = {name: getattr(event, name) for name in names}
        told = self._say(event, "routing", target=event.handler, reason=event.reason, confidence=event.confidence)
        return told + self._say(event, "config", **config)

    def _handed_off(self, event: Any) -> list[Words]:
        return self._say(
            event, "handoff", source=event.agent, target=event.target, task=event.task, context=event.context
        )

    def _source(self, event: Any) -> list[Words]:
        return self._say(event, "source", title=event.title, url=event.url, snippet=event.snippet)

    def _chart(self, event: Any) -> list[Words]:
        return self._say(event, "visualization", path=event.path, title=event.title)

    def _finished(self, event: Any) -> list[Words]:
        if event.outcome == "done":
            return self._say(event, "complete", content=event.text)
        return self._say(event, "error", message=event.text, code=event.error or event.outcome)


class Messages(_ByKind):
    """The fourth source's chunks: several agents may speak at once, and each message is put together by its id."""

    def __init__(self) -> None:
        self._streamed: set[str] = set()
        self._answers: dict[str, str] = {}
        """By run: the message that is its answer."""

    def _chunk(
        self, event: Event, message: str, kind: str, content: str, *, ends: bool = True, last: bool = False
    ) -> list[Words]:
        session = f"{event.run}.{event.agent}" if "/" in event.agent else event.run
        return [{
            "message_id": message, "session_id": session, "message_type": kind, "content": content,
            "end_of_message": ends, "end_of_dialog": last, "timestamp": event.at, "conversation_id": event.session,
        }]  # fmt: skip

    def _token(self, event: Any) -> list[Words]:
        self._streamed.add(event.message_id)
        kind = "answer" if event.message_id.endswith(".answer") else "thought"
        return self._chunk(event, event.message_id, kind, event.text, ends=False)

    def _said(self, event: Any) -> list[Words]:
        content = "" if event.message_id in self._streamed else event.text
        if event.message_type == "answer":
            # it ends with the run: what ends the answer may also be the end of all
            self._answers[event.run] = event.message_id
            return self._chunk(event, event.message_id, "answer", content, ends=False) if content else []
        return self._chunk(event, event.message_id, event.message_type, content)

    def _returned(self, event: Any) -> list[Words]:
        return self._chunk(event, f"{event.run}.{event.action}.observation", "observation", event.preview)

    def _blocked(self, event: Any) -> list[Words]:
        return self._chunk(event, f"{event.run}.{event.action}.observation", "observation", event.reason)

    def _finished(self, event: Any) -> list[Words]:
        known = self._answers.pop(event.run, None)
        content = "" if known else event.text
        return self._chunk(event, known or f"{event.run}.answer", "answer", content, last=True)


class ByRun:
    """A view of each run on its own: what one has seen is nothing to another, and is forgotten at its end."""

    def __init__(self, kind: type[Operators | Stages | Messages]) -> None:
        self._kind = kind
        self._runs: dict[str, View] = {}

    def tell(self, event: AnyEvent) -> list[Words]:
        """What this event is there."""
        told = self._runs.setdefault(event.run, self._kind()).tell(event)
        if event.kind == "finished" or not event.run:
            del self._runs[event.run]
        return told


def view(vocabulary: Vocabulary) -> View | None:
    """A view for one listener; None for our own words."""
    views: dict[str, type[Operators | Stages | Messages]] = {
        "operators": Operators, "stages": Stages, "messages": Messages
    }  # fmt: skip
    return ByRun(views[vocabulary]) if vocabulary in views else None
