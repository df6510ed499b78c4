"""Why a run did what it did, in plain words: each step with who chose it, and what else there was (spec E5)."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ryxd.record.provenance import addresses
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.statements import short
from ryxd.record.provenance.terms import LABEL, Iri, prov, ryx, tg
from ryxd.record.provenance.tree import Line, Tree
from ryxd.record.provenance.whywords import WORDS

_STEP = re.compile(r"/step\d+-\d+$")
"""Ends the path of whoever does a step of a plan."""
_BASES = {
    "others": (ryx("candidateAgents"), "urn:ryx:agent:"),
    "patterns": (tg("candidatePatterns"), "urn:ryx:pattern:"),
}
"""What else could have been chosen: the property, and how the names in it begin."""
Told = tuple[str, list[str]]


@dataclass(frozen=True)
class Reason:
    """One step of a run, and why."""

    number: int
    """0 for the question."""
    depth: int
    text: str
    more: tuple[str, ...]
    """Why, what else there was, and what came of it."""


class Why:
    """Explains the run of a graph in a language ("de", else English)."""

    def __init__(self, graph: RunGraph, language: str) -> None:
        self._words = WORDS["de" if language == "de" else "en"]
        self._graph = graph
        self._tree = Tree(graph)
        self._lines = self._tree.lines()

    def reasons(self) -> list[Reason]:
        """All steps, the question first."""
        return [self._reason(number, line, whole=False) for number, line in enumerate(self._lines)]

    def step(self, number: int) -> list[Reason]:
        """One step in full, then what it followed from, back to the question. Raises IndexError."""
        if not 0 <= number < len(self._lines):
            raise IndexError(number)
        above = self._above(self._lines[number])
        return [self._reason(number, self._lines[number], whole=True)] + [
            self._reason(each, self._lines[each], whole=False) for each in above
        ]

    def _above(self, line: Line) -> list[int]:
        """The steps that a step followed from, the nearest first: each time the first of several."""
        numbers = {each.node: number for number, each in enumerate(self._lines)}
        found: list[int] = []
        node: Iri | None = Iri(line.node)
        seen: set[Iri] = set()
        while node is not None and node not in seen:
            seen.add(node)
            before = [Iri(each) for each in self._tree.values(node, prov("wasDerivedFrom"))]
            node = before[0] if before else None
            if node is not None and node in numbers:
                found.append(numbers[node])
        return found

    def _reason(self, number: int, line: Line, *, whole: bool) -> Reason:
        node = Iri(line.node)
        kind = "enquiry" if line.kind == "question" and number else line.kind
        teller = getattr(self, f"_{kind.replace('-', '_')}", None)
        if teller is not None:
            text, more = teller(line, node, whole)
        else:
            text, more = self._say(kind, text=line.text, detail=line.detail, agent=self._who(node)), []
            if line.detail and kind != "agent":
                more = [self._cut(line.detail, whole=whole)]
        return Reason(number, line.depth, text, tuple(more))

    def _routing(self, _: Line, node: Iri, whole: bool) -> Told:
        rule, tier, by = (self._one(node, ryx(name)) for name in ("rule", "tier", "handlerBy"))
        if by in {"", "rule"}:
            by = "handed" if rule == "handoff" else "rule" if tier else "direct"
        text = self._say(by, rule=rule, handler=self._one(node, ryx("handler")))
        if by != "direct":
            text += self._if("tier", tier=tier) + self._if("pattern", pattern=self._one(node, tg("pattern")))
        if by == "model" and (confidence := self._one(node, ryx("confidence"))):
            text += self._say("confidence", share=_share(confidence))
        more = [*self._others(node)]
        if reason := self._document(node, tg("routingRationale")):
            more.append(self._say("reason", text=self._cut(reason, whole=whole)))
        if proposed := self._one(node, ryx("notTaken")):
            more.append(self._say("refused", text=proposed))
        return f"{text}.", more

    def _others(self, node: Iri) -> Iterator[str]:
        chosen = {self._one(node, ryx("handler")), self._one(node, tg("pattern"))}
        for word, (name, base) in _BASES.items():
            names = (str(each).removeprefix(base) for each in self._tree.values(node, name))
            if others := [each for each in names if each not in chosen]:
                yield self._say(word, others=", ".join(others))

    def _action(self, line: Line, node: Iri, whole: bool) -> Told:
        who, thought = self._who(node), self._tree.values(node, tg("thought"))
        if sure := self._one(node, ryx("sure")):
            chosen = self._say("sure", share=_share(sure))
        else:
            chosen = self._words["thought" if thought else "planned" if _STEP.search(who) else "code"]
        did = self._say("action", agent=who, tool=self._one(node, tg("action")))
        given = self._one(node, tg("arguments"))
        more = []
        if whole:
            more += [self._say("had", text=self._document(Iri(each), tg("document"))) for each in thought]
            more.append(self._say("with", text=given))
        return f"{f'{did} {_plain(given)}'.rstrip()} – {chosen}.", [*more, *self._came(line, node, whole=whole)]

    def _came(self, line: Line, node: Iri, *, whole: bool) -> Iterator[str]:
        """What came of an Action."""
        seen = [Iri(each) for each in self._tree.values(node, tg("observation"))]
        blocked = any(self._tree.values(each, ryx("blocked")) for each in seen)
        result = self._document(seen[0], tg("document")) if whole and seen else ""
        if result or line.detail:
            word = "blocked" if blocked else "failed" if line.failed else "gave"
            yield self._say(word, text=self._cut(result or line.detail, whole=whole))
        read = [each for one in seen for each in self._tree.values(one, ryx("read"))]
        for word, files in (("read", read), ("wrote", self._tree.values(node, ryx("wrote")))):
            if files:
                yield self._say(word, names=", ".join(self._file(Iri(each), whole=whole) for each in files))

    def _thought(self, line: Line, node: Iri, whole: bool) -> Told:
        return self._say("said", agent=self._who(node), text=self._cut(line.text, whole=whole)), []

    def _plan(self, line: Line, node: Iri, whole: bool) -> Told:
        kept = self._one(node, ryx("cachedFrom"))
        more = [self._say("kept", run=kept)] if kept else []
        if whole:
            more.append(self._say("with", text=self._document(node, tg("document"))))
        return self._say("plan", text=self._cut(line.detail, whole=whole)), more

    def _handoff(self, line: Line, node: Iri, whole: bool) -> Told:
        text = self._say("handoff", agent=self._who(node), text=self._one(node, LABEL))
        return f"{text}.", [*self._others(node), self._cut(line.detail, whole=whole)]

    def _conclusion(self, line: Line, node: Iri, whole: bool) -> Told:
        actions = sum(each.kind == "action" for each in self._lines)
        calls, large = (self._one(node, ryx(name)) or "0" for name in ("model_calls", "large_calls"))
        spent = self._say("calls", calls=calls, large=large, actions=str(actions))
        return self._say("conclusion", text=f"{line.text}: {self._cut(line.detail, whole=whole)}"), [spent]

    # -- words

    def _say(self, name: str, **values: str) -> str:
        return self._words[name].format(**values)

    def _if(self, name: str, **values: str) -> str:
        return self._say(name, **values) if all(values.values()) else ""

    def _one(self, node: Iri, name: Iri) -> str:
        return str((self._tree.values(node, name) or [""])[0])

    def _document(self, node: Iri, name: Iri) -> str:
        found = self._tree.values(node, name)
        return self._graph.documents.get(found[0], "") if found else ""

    def _who(self, node: Iri) -> str:
        return self._one(node, prov("wasAttributedTo")).removeprefix(addresses.agent("")).replace("%2F", "/")

    def _file(self, version: Iri, *, whole: bool) -> str:
        path, digest = self._one(version, LABEL), self._one(version, ryx("hash"))
        return f"{path} ({digest[:12]})" if whole else path

    def _cut(self, text: str, *, whole: bool) -> str:
        return text if whole else short(" ".join(text.split()))


def _share(value: Any) -> str:
    return f"{float(value):.0%}"


def _plain(arguments: str) -> str:
    """What a tool was given, without the marks of JSON."""
    told = []
    for name, value in json.loads(arguments or "{}").items():
        told.append(f"{name}={value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}")
    return short(", ".join(told))
