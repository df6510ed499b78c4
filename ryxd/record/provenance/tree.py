"""The graph of a run as a tree for people: each session with what followed in it, in order (spec E5)."""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.core.smart import ANSWER
from ryxd.record.provenance import addresses
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Session
from ryxd.record.provenance.terms import LABEL, TYPE, Iri, prov, ryx, tg

KINDS = (
    (tg("Conclusion"), "conclusion"),
    (tg("RoutingDecision"), "routing"),
    (tg("FanOut"), "fan-out"),
    (tg("Plan"), "plan"),
    (tg("StepResult"), "step"),
    (tg("ToolUse"), "action"),
    (tg("Analysis"), "thought"),
    (ryx("Approval"), "approval"),
    (ryx("Enquiry"), "question"),
    (ryx("Reply"), "reply"),
    (ryx("Handoff"), "handoff"),
    (ryx("Rescue"), "rescue"),
    (ryx("Review"), "review"),
    (ryx("Chart"), "chart"),
)
"""What a line is of: the first type that the node has. Thoughts and results of Actions stand with these."""


@dataclass(frozen=True)
class Line:
    """One line of the tree."""

    depth: int
    kind: str
    node: str
    """The name of the node in the graph."""
    text: str
    detail: str = ""
    """What came of it, or why."""
    at: int = 0
    """Milliseconds since 1970."""
    milliseconds: int = 0
    failed: bool = False
    event: int = 0


class Tree:
    """The lines of a run."""

    def __init__(self, graph: RunGraph) -> None:
        self._graph = graph
        self._of: defaultdict[Iri, defaultdict[Iri, list[Any]]] = defaultdict(lambda: defaultdict(list))
        for subject, predicate, value in graph.triples:
            self._of[subject][predicate].append(value)
        self._inside: defaultdict[Iri, list[tuple[int, Iri]]] = defaultdict(list)
        for node, values in self._of.items():
            if values[ryx("event")] and values[prov("wasGeneratedBy")]:
                self._inside[values[prov("wasGeneratedBy")][0]].append((values[ryx("event")][0], node))

    def lines(self) -> list[Line]:
        """All of them, the question first."""
        return list(self._session(self._graph.sessions[0], 0))

    def values(self, node: Iri, name: Iri) -> list[Any]:
        """What the graph says of a node."""
        return self._of[node][name]

    def _session(self, owner: Session, depth: int) -> Iterator[Line]:
        own = self._of[owner.iri]
        kind = "agent" if depth else "question"
        text = owner.path if depth else str(own[tg("query")][0])
        detail = str(own[tg("query")][0]) if depth else ""
        yield Line(depth, kind, owner.iri, text, detail, at=own[prov("startedAtTime")][0])
        below: list[tuple[int, Sequence[Line]]] = []
        for event, node in self._inside[owner.activity]:
            line = self._line(event, node, depth + 1)
            if line is not None:
                below.append((event, [line]))
        mine = [each for each in self._graph.sessions if each.parent is owner]
        below += [(each.begun, list(self._session(each, depth + 1))) for each in mine]
        for _, lines in sorted(below, key=lambda one: one[0]):
            yield from lines

    def _line(self, event: int, node: Iri, depth: int) -> Line | None:
        of = self._of[node]
        kind = next((name for kind, name in KINDS if kind in of[TYPE]), "")
        if not kind:
            return None
        seen = self._of[of[tg("observation")][0]] if of[tg("observation")] else {}
        failed = tg("Error") in [*of[TYPE], *seen.get(TYPE, ())]
        took = (of[tg("llmDurationMs")] or [0])[0] + (seen.get(tg("toolDurationMs")) or [0])[0]
        at = of[prov("generatedAtTime")][0]
        text, detail = self._told(kind, of, seen)
        return Line(depth, kind, node, text, detail, at=at, milliseconds=took, failed=failed, event=event)

    def _told(self, kind: str, of: Mapping[Iri, list[Any]], seen: Mapping[Iri, list[Any]]) -> tuple[str, str]:
        """What a line says, and what stands behind it."""

        def one(name: Iri) -> str:
            return str((of.get(name) or [""])[0])

        if kind == "action":
            error = str((seen.get(tg("toolError")) or [""])[0])
            return f"{one(tg('action'))} {one(tg('arguments'))}", error or self._text(seen)
        if kind == "thought":
            return _spoken(self._text(self._of[of[tg("thought")][0]])) if of.get(tg("thought")) else one(LABEL), ""
        if kind == "routing":
            return self._routing(of), self._text(of, tg("routingRationale"))
        if kind in {"handoff", "rescue"}:
            others = _others(of, one(ryx("handler")))
            return one(LABEL) + (f" (not {others})" if others else ""), self._text(of)
        if kind == "plan":
            return one(LABEL), "; ".join(map(str, of[tg("planStep")]))
        if kind == "review":
            return f"{one(LABEL)} ({one(ryx('quality'))})", "; ".join(map(str, of[ryx("issue")]))
        if kind in {"approval", "question"}:
            return one(ryx("asks")) or one(LABEL), one(ryx("because"))
        if kind == "reply":
            said = one(ryx("words")) or one(LABEL)
            scope = one(ryx("scope"))
            more = (scope if scope != said else "", one(ryx("by")), one(ryx("because")))
            return said, ", ".join(filter(None, more))
        return one(LABEL), self._text(of) if kind == "conclusion" else ""

    def _routing(self, of: Mapping[Iri, list[Any]]) -> str:
        def one(name: str) -> str:
            return str((of.get(ryx(name)) or [""])[0])

        pattern = str((of.get(tg("pattern")) or [""])[0])
        how = ", ".join(filter(None, (one("tier"), pattern)))
        others = _others(of, one("handler"))
        told = f"{one('handler')} ({how})" if how else one("handler")
        return f"{told} by {one('rule')}" + (f", not {others}" if others else "")

    def _text(self, of: Mapping[Iri, list[Any]], name: Iri = tg("document")) -> str:  # noqa: B008 - a constant
        found = of.get(name)
        return self._graph.documents.get(found[0], "") if found else ""


def _spoken(text: str) -> str:
    """What a model wrote, without the envelope of an answer."""
    try:
        written = json.loads(text)
        said = written["args"]["text"] if written["tool"] == ANSWER else text
    except (ValueError, TypeError, KeyError):
        return text
    return said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)


def _others(of: Mapping[Iri, list[Any]], chosen: str) -> str:
    """The agents that it could have been as well."""
    names = (str(each).removeprefix(addresses.agent("")) for each in of.get(ryx("candidateAgents"), ()))
    return ", ".join(name for name in names if name != chosen)
