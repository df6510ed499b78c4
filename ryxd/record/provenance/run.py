"""The graph of one run, worked out from its events alone (spec E4): the same events give the same graph.

Each thing that follows from something says so (`prov:wasDerivedFrom`), so the graph of a run is a DAG: its root is
the question, its end the conclusion, and what subagents did hangs between a fan-out and their completions.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from ryxd.core.condition import Condition
from ryxd.core.plan import PlanStep
from ryxd.record.provenance import addresses
from ryxd.record.provenance.sessions import Before, Past, Session, SessionGraph
from ryxd.record.provenance.statements import short
from ryxd.record.provenance.terms import LABEL, Iri, prov, ryx, tg
from ryxd.wire import events as told
from ryxd.wire.events import Event

_STEP = re.compile(r"/step(\d+)-\d+$")
"""The path on which a step of a plan acts, and which one it is."""

Teller = Callable[[Any, Session, Before], Iri | Before | None]
"""Tells an event, and gives what stands for it in the graph; None for what it follows from."""


class RunGraph(SessionGraph):
    """The graph of one run."""

    def __init__(self, past: Past) -> None:
        super().__init__(past)
        self._stands: dict[int, Before] = {}
        """What stands in the graph for each event: its own node, or what it follows."""
        self._done: dict[str, Iri] = {}
        """By Action: the iteration in which it was done."""
        self._thoughts: set[Iri] = set()
        """Iterations that have a thought and no Action yet."""
        self._asking: dict[str, Iri] = {}
        """By name: the questions that waited."""
        self._waits: dict[int, frozenset[int]] = {}
        """By step of the plan: those that it waits for."""
        self._reached: dict[int, Iri] = {}
        """By step: what it came to."""
        self._answer = ""
        for event in past.events:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        owner = self._owner(event.agent)
        before = self._before(event, owner)
        teller: Teller | None = getattr(self, f"_{event.kind}", None)  # type: ignore[attr-defined]
        node = teller(event, owner, before) if teller is not None else None
        stands = (node,) if isinstance(node, Iri) else before if node is None else node
        self._stands[event.id] = stands
        owner.last, owner.ended = stands, event.at

    def _owner(self, path: str) -> Session:
        """Whose session it is: that of the nearest agent above that began as a subagent, else the run's own."""
        while path not in self._sessions:
            path = path.rpartition("/")[0]
        return self._sessions[path]

    def _before(self, event: Event, owner: Session) -> Before:
        """What it follows from, as far as that is in the graph; else the plan, or how its session began."""
        if owner.untouched:  # its causes are of an agent of the same name that there was before
            return owner.begin
        found = dict.fromkeys(iri for cause in event.cause for iri in self._stands.get(cause, ()))
        return tuple(found) or ((owner.plan,) if owner.plan else owner.begin)

    # -- choosing

    def _routed(self, event: told.Routed, owner: Session, before: Before) -> Iri:
        owner.routings += 1
        node = addresses.routing(owner.iri, owner.routings)
        label = f"{event.handler} by {event.rule}"
        self._node(node, event, owner, before, label, tg("RoutingDecision"), tg("PatternDecision"))
        self._say(node, {
            tg("taskType"): _named("task-type", event.task_type), tg("pattern"): event.pattern,
            tg("selectedPattern"): _named("pattern", event.pattern),
            tg("routingRationale"): self._document(event.reason), ryx("handler"): event.handler,
            ryx("tier"): event.tier, ryx("level"): event.level, ryx("rule"): event.rule,
            ryx("confidence"): event.confidence, ryx("taskTypeBy"): event.task_type_by,
            ryx("patternBy"): event.pattern_by, ryx("handlerBy"): event.handler_by, ryx("profile"): event.profile,
            ryx("notTaken"): event.proposed,
        })  # fmt: skip
        self._all(node, tg("candidatePatterns"), (addresses.named("pattern", each) for each in event.patterns))
        types = (addresses.named("task-type", each) for each in event.task_types)
        self._all(node, ryx("candidateTaskTypes"), types)
        self._all(node, ryx("candidateAgents"), (addresses.agent(each) for each in event.agents))
        self._all(node, ryx("learnedFrom"), map(addresses.session, event.learned_from))
        owner.begin = (node,)
        return node

    def _situated(self, event: told.Situated, owner: Session, _: Before) -> None:
        """What the question was asked in front of."""
        window = " – ".join(filter(None, (event.app, event.title)))
        self._say(owner.iri, {
            ryx("window"): window, ryx("workspace"): event.workspace, ryx("folder"): event.folder,
        })  # fmt: skip

    def _handed_off(self, event: told.HandedOff, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "handoff", event.number)
        self._node(node, event, owner, before, f"to {event.target}", ryx("Handoff"))
        self._say(node, {ryx("handler"): event.target, tg("document"): self._document(event.task)})
        self._all(node, ryx("candidateAgents"), (addresses.agent(each) for each in event.agents))
        return node

    def _rescued(self, event: told.Rescued, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "rescue", event.id)
        self._node(node, event, owner, before, event.action, ryx("Rescue"))
        self._say(node, {ryx("handler"): event.new_agent, tg("document"): self._document(event.analysis)})
        self._all(node, ryx("candidateAgents"), (addresses.agent(each) for each in event.agents))
        return node

    # -- thinking and acting

    def _said(self, event: told.Said, owner: Session, before: Before) -> Iri | None:
        if event.message_type == "answer":
            self._answer = event.text
        if event.message_type != "thought":
            return None
        node = self._turn(event, owner, before)
        thought = Iri(f"{node}/thought")
        self._node(thought, event, owner, (node,), "Thought", tg("Reflection"), tg("Thought"))
        self._say(thought, {tg("document"): self._document(event.text)})
        self._say(node, {
            tg("thought"): thought, tg("llmModel"): event.model, tg("inToken"): event.tokens_in,
            tg("outToken"): event.tokens_out, ryx("cachedToken"): event.tokens_cached,
            tg("llmDurationMs"): event.milliseconds, ryx("model"): self._model(event.model),
            ryx("prompt"): self._prompt(event.agent),
        })  # fmt: skip
        self._thoughts.add(node)
        return node

    def _model(self, name: str) -> Iri | None:
        """The model that wrote something, as it was then: another file of that name is another one."""
        if not name:
            return None
        version = self._past.models.get(name, "")
        node = addresses.named("model", f"{name}@{version}" if version else name)
        if self._known(node):
            return node
        self._type(node, prov("SoftwareAgent"), ryx("Model"))
        self._say(node, {LABEL: name, ryx("version"): version, tg("conversationId"): self._past.session})
        return node

    def _prompt(self, agent: str) -> Iri | None:
        """What an agent was told before the conversation, by its version; the whole as a document."""
        version, text = self._past.prompts.get(agent, ("", ""))
        if not text:
            return None
        node = addresses.named("prompt", version)
        if self._known(node):
            return node
        self._type(node, prov("Entity"), ryx("Prompt"))
        self._say(node, {
            LABEL: f"instructions of {agent}", ryx("version"): version, tg("document"): self._document(text),
            tg("conversationId"): self._past.session,
        })  # fmt: skip
        return node

    def _acted(self, event: told.Acted, owner: Session, before: Before) -> Iri:
        if planned := self._planned_before(event.agent, owner):
            # one that is tried again also follows from how it went before
            before = (*planned, *before) if event.cause else planned
        thought = next((iri for iri in before if iri in self._thoughts), None)
        node = thought or self._turn(event, owner, before)
        self._thoughts.discard(node)
        self._done[event.action] = node
        self._type(node, tg("ToolUse"))
        given = json.dumps(event.args, ensure_ascii=False, sort_keys=True)
        self._say(node, {
            tg("action"): event.tool, tg("arguments"): given, ryx("sure"): event.sure,
            ryx("actionId"): event.action,
        })  # fmt: skip
        return node

    def _returned(self, event: told.Returned, owner: Session, before: Before) -> Iri:
        node = self._observation(event, event.action, owner, before, "" if event.ok else event.preview)
        self._say(node, {
            tg("document"): self._document(event.preview), tg("toolDurationMs"): event.milliseconds,
            ryx("attempts"): event.attempts,
        })  # fmt: skip
        for path, digest in self._past.reads.get(event.action, ()):
            seen = self._file(path, digest)
            self._add(owner.activity, prov("used"), seen)
            self._add(node, ryx("read"), seen)
        return node

    def _blocked(self, event: told.Blocked, owner: Session, before: Before) -> Iri:
        node = self._observation(event, event.action, owner, before, event.reason)
        self._add(node, ryx("blocked"), value=True)
        return node

    def _observation(self, event: Event, action: str, owner: Session, before: Before, error: str) -> Iri:
        turn = self._done.get(action) or self._turn(event, owner, before)
        node = Iri(f"{turn}/observation")
        self._add(turn, tg("observation"), node)
        self._node(node, event, owner, (turn, *before), "Observation", tg("Reflection"), tg("Observation"))
        if error:
            self._type(node, tg("Error"))
            self._add(node, tg("toolError"), short(error))
        return node

    def _changed(self, event: told.Changed, owner: Session, _before: Before) -> None:
        was, now = self._past.hashes.get(event.change, ("", ""))
        after = self._file(event.target or event.path, now or event.change)
        self._say(after, {
            prov("wasGeneratedBy"): owner.activity, ryx("change"): event.change, ryx("how"): event.what,
            ryx("undoes"): event.undoes,
        })  # fmt: skip
        if was or event.what not in {"create", "make_folder"}:
            self._add(after, prov("wasDerivedFrom"), self._file(event.path, was or f"before-{event.change}"))
        if event.action in self._done:
            self._add(self._done[event.action], ryx("wrote"), after)

    # -- the user

    def _asked(self, event: told.Asked, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "question", event.name or event.id)
        kind = ryx("Approval") if event.wants == "yes" and event.action else ryx("Enquiry")
        self._node(node, event, owner, before, event.summary or event.question, kind)
        self._say(node, {
            ryx("asks"): short(event.question), ryx("because"): event.reason, ryx("digest"): event.digest,
            tg("document"): self._document(event.preview), ryx("about"): self._done.get(event.action),
        })  # fmt: skip
        self._asking[event.name] = node
        return node

    def _answered(self, event: told.Answered, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "reply", event.name or event.id)
        asked = self._asking.get(event.name)
        self._node(node, event, owner, (asked, *before) if asked else before, event.choice, ryx("Reply"))
        self._say(node, {
            ryx("choice"): event.choice, ryx("scope"): event.scope, ryx("by"): event.by,
            ryx("because"): event.reason, ryx("words"): short(event.text), ryx("digest"): event.digest,
        })  # fmt: skip
        return node

    # -- others

    def _spawned(self, event: told.Spawned, owner: Session, before: Before) -> Before:
        correlation = event.group or f"{self._past.run}.{event.id}"
        if event.group:
            node = addresses.fan_out(owner.iri, correlation)
            if not self._known(node):
                label = f"{event.siblings} side by side"
                self._node(node, event, owner, before, label, tg("FanOut"), tg("Decomposition"))
                self._say(node, {tg("correlationId"): correlation, tg("expectedSiblings"): event.siblings})
            self._say(node, {tg("subagentGoals"): self._document(event.description)})
            before = (node,)
        earlier = sum(each.path == event.path for each in self.sessions)
        iri = addresses.session(self._past.run, event.path + (f"#{earlier + 1}" if earlier else ""))
        mine = Session(iri, event.path, event.description, correlation, owner, begun=event.id, ended=event.at)
        self._sessions[event.path] = mine
        self.sessions.append(mine)
        self._question(mine, event.description, event.at, before)
        self._say(iri, {
            tg("parentSessionId"): owner.name, tg("parentCorrelationId"): correlation, ryx("tier"): event.tier,
        })  # fmt: skip
        return before

    def _planned(self, event: told.Planned, owner: Session, before: Before) -> Iri:
        planner = self._sessions.get(f"{event.agent}/planner")
        if planner is not None and not planner.untouched:  # it follows from what its planner wrote
            before = planner.last
        empty = {"step": 0, "params": {}, "depends_on": ()}
        steps = [PlanStep.model_construct(**{**empty, **_condition(step)}) for step in event.steps]
        self._waits = {step.step: step.waits_for for step in steps}
        self._reached = {number: node for number, node in self._reached.items() if number in self._waits}
        node = owner.plan = addresses.under(owner.iri, "plan", event.version)
        self._node(node, event, owner, before, f"plan {event.version}: {len(event.steps)} steps", tg("Plan"))
        self._say(node, {
            ryx("understanding"): short(event.understanding), ryx("confidence"): event.confidence,
            ryx("cachedFrom"): event.cached_from,
            tg("document"): self._document(json.dumps(list(event.steps), ensure_ascii=False)),
        })  # fmt: skip
        self._all(node, tg("planStep"), (short(str(step.get("goal", ""))) for step in event.steps))
        return node

    def _status(self, event: told.Status, owner: Session, before: Before) -> Iri | None:
        if owner.plan is None or not event.step or event.status == "running":
            return None
        node = addresses.under(owner.iri, f"step/{event.step}", event.id)
        self._node(node, event, owner, before, event.text, tg("StepResult"), tg("Answer"))
        self._say(node, {tg("stepNumber"): event.step, ryx("plan"): owner.plan})
        if event.status == "failed":
            self._type(node, tg("Error"))
        else:
            self._reached[event.step] = node
        return node

    def _planned_before(self, agent: str, owner: Session) -> Before:
        """What an Action of a plan's step follows from: the steps that it waited for, else the plan."""
        step = _STEP.search(agent)
        if step is None or owner.plan is None:
            return ()
        waited = (self._reached.get(number) for number in self._waits.get(int(step[1]), ()))
        return tuple(node for node in waited if node is not None) or (owner.plan,)

    def _reviewed(self, event: told.Reviewed, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "review", event.id)
        self._node(node, event, owner, before, "accepted" if event.acceptable else "not accepted", ryx("Review"))
        self._say(node, {ryx("about"): short(event.about), ryx("quality"): event.quality})
        self._add(node, ryx("acceptable"), event.acceptable)
        self._all(node, ryx("issue"), map(short, event.issues))
        return node

    def _noted(self, event: told.Noted, owner: Session, before: Before) -> Iri:
        node = addresses.under(owner.iri, "note", event.id)
        self._node(node, event, owner, before, event.field, ryx("Note"))
        self._say(node, {tg("document"): self._document(event.text)})
        return node

    def _source(self, event: told.Source, owner: Session, _before: Before) -> None:
        node = addresses.named("source", event.url)
        if not self._known(node):
            self._type(node, prov("Entity"), ryx("Source"))
            self._say(node, {LABEL: short(event.title), ryx("url"): event.url})
        self._add(owner.activity, prov("used"), node)

    def _chart(self, event: told.Chart, owner: Session, before: Before) -> Iri:
        node = self._file(event.path, f"chart-{event.id}")
        self._node(node, event, owner, before, event.title or event.path, ryx("Chart"))
        return node

    def _finished(self, event: told.Finished, owner: Session, before: Before) -> Iri:
        ends = [self._completion(each) for each in self.sessions[1:]]
        node = addresses.conclusion(owner.iri)
        types = [tg("Conclusion"), tg("Answer"), *([tg("Synthesis")] if len(ends) > 1 else [])]
        self._node(node, event, owner, (*before, *ends), event.outcome, *types)
        self._say(node, {
            tg("terminationReason"): event.error or event.outcome, ryx("milliseconds"): event.milliseconds,
            tg("document"): self._document(event.text or self._answer),
        })  # fmt: skip
        self._say(node, {ryx(name): value for name, value in event.counters.model_dump().items()})
        return node


def _named(kind: str, name: str) -> Iri | None:
    return addresses.named(kind, name) if name else None


def _condition(step: Mapping[str, Any]) -> dict[str, Any]:
    """A step's fields, its condition as what it is."""
    only_if = step.get("only_if")
    return {**step, "only_if": Condition.model_construct(**only_if) if isinstance(only_if, dict) else None}
