"""The work of one run: follow-up, gate, route, and then a tool or an operator (DESIGN §5)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ryxd.agents.presenting import Offer, Presented, everywhere, offer_to_open, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec
from ryxd.core.board import Board
from ryxd.core.course import Course
from ryxd.core.model import Message, Tier
from ryxd.core.smart import SmartAgent
from ryxd.core.view import Emit, View
from ryxd.core.world import World
from ryxd.engine import ruling
from ryxd.engine.again import SAME, Again, Before, again
from ryxd.engine.allowed import Named, Routing
from ryxd.engine.company import Company
from ryxd.engine.control import CONTROL, Standing, wants_back
from ryxd.engine.deciding import Deciding
from ryxd.engine.direct import Direct, Done, saying
from ryxd.engine.dumb import DIRECT
from ryxd.engine.ending import Ending
from ryxd.engine.following import meant, one_more, picked, which, which_item
from ryxd.engine.followup import FollowUp, follow_up
from ryxd.engine.gate.classify import classify
from ryxd.engine.judging import AppLookup, judged
from ryxd.engine.left import left
from ryxd.engine.models import Models, together
from ryxd.engine.operating import Operated, Operating
from ryxd.engine.ownrules import OwnRules, Ruled
from ryxd.engine.past import Past
from ryxd.engine.putting import TOOLS, put
from ryxd.engine.relay import Way
from ryxd.engine.router import NAMED, UNKNOWN, Route, route
from ryxd.engine.scene import folder, user_language
from ryxd.engine.that import That
from ryxd.record.runs import Accepted
from ryxd.wire.errors import Refused, Unavailable
from ryxd.wire.events import Asked, Counters, Event, Routed, Said

Job = Callable[[Emit], Awaitable[Presented]]
"""Long work that a command asked for; raises RyxError. Cancelling it stops everything."""

OFFERED = "ryx.offered"
"""The path of the look at what was offered: a run of an older ryx has none, and goes on all the same."""

OWN = "ryx"
"""The agent that code itself is in events: it follows up and does TRIVIAL requests."""


class Work:
    """Does one accepted request. Raises RyxError for what a person must see; cancelling it stops everything."""

    def __init__(
        self,
        accepted: Accepted,
        *,
        journal: Past,
        world: World,
        specs: Mapping[str, AgentSpec],
        models: Models,
        is_app: AppLookup,
        emit: Emit,
        jobs: Mapping[str, Callable[[Mapping[str, Any]], Job]] | None = None,
        course: Course | None = None,
        routing: Routing | None = None,
    ) -> None:
        self.transcripts: dict[str, list[Message]] = {}
        """What the transcripts of agents are after this, where they are others."""
        self.company: Company | None = None
        """The session's subagents after this, where they may be others."""
        self._course = course or Course()
        self._board = Board()
        self._jobs = jobs or {}
        self._accepted = accepted
        self._journal = journal
        self._world = world
        self._specs = specs
        self._models = models
        self._is_app = is_app
        self._emit = emit
        self._cwd = folder(accepted.cwd)
        self._language = "en"
        self._operated: Operating | None = None
        self._standing = Standing()
        self._before = Before()
        self._gate = routing is None or routing.gate
        self._rules = routing.rules if routing and routing.gate else OwnRules()
        self._ruled: Ruled | None = None
        self._that: That | None = None
        self._deciding = Deciding(
            accepted,
            course=self._course,
            models=models,
            routing=routing or Routing(),
            specs=specs,
            memories=world.memories.of(accepted.session, accepted.run) if world.memories else None,
        )

    async def do(self, agent: str | None = None, named: Named = Named()) -> Ending:  # noqa: B008 - never changed
        """From the request's text to its ending; by this agent and in this way, where the user names one."""
        offer = await self._offered()
        ending = await self._do(offer, agent, named)
        if ending.outcome == "failed" and not ending.counters.steps_completed:
            return replace(ending, offer=ending.offer.beside(offer))
        return ending

    async def _do(self, offer: Offer, agent: str | None, named: Named) -> Ending:
        accepted = self._accepted
        spoken = offer.language or self._before.language
        text = accepted.text
        verdict, micro = await judged(text, OWN, self._course, self._is_app, spoken, gate=self._gate)
        rule, free = NAMED, agent is None and not named and not verdict.raw
        if agent is None and self._standing.control and not named:
            if wants_back(accepted.text):
                return await self._back(verdict.language)
            agent, rule = self._standing.control, CONTROL
        if agent is not None and "/" in agent:
            path = agent
            self._language = verdict.language
            await self._routed(Routed(level="SIMPLE", rule=rule, handler=path, microseconds=micro))
            return await self._operate(lambda operating: operating.talk(path))
        follow = follow_up(text, offer) if free and agent is None else None
        alone = free and agent is None and follow is None and accepted.context is None
        mine = self._ruled if alone else None
        if mine is not None and not mine.void:
            return await self._by_rule(mine, verdict.language, micro)
        if alone and self._that is not None:
            return await self._put(self._that, verdict.language, micro)
        same = Again((one,)) if (one := picked(follow, offer)) else None
        if alone:
            same = again(text, self._before, offer.paths or offer.pages, verdict, self._specs)
        if same is not None and same.unclear:
            return await self._which(same, offer, verdict.language, micro)
        if same is not None and same.items:
            follow = one_more(same.items, same.doing or self._before.followed)
        elif same is not None and same.requests:
            follow, self._accepted = None, replace(accepted, text=same.requests[0])
            found, _ = await judged(same.requests[0], f"{OWN}.again", self._course, self._is_app, spoken)
            verdict = replace(found, language=verdict.language)
        elif same is not None:
            agent, named = same.agent, Named(pattern=self._before.way)
        chosen = self._standing.goes_on(route(verdict, self._specs, agent), self._specs, self._accepted.text)
        thinks = bool(named) and named.pattern != DIRECT  # how it is done was named, so an agent does it
        if thinks and agent is None and (chosen.spec is None or self._by_code(chosen) is not None):
            chosen = route(verdict, self._specs, UNKNOWN)
        self._language = verdict.language
        if follow is not None:
            rule, slots = f"followup.{follow.kind}", {"index": follow.index}
            await self._routed(Routed(level="TRIVIAL", rule=rule, handler=OWN, slots=slots, microseconds=micro))
            await self._overhear()
            return await self._follow(follow, offer)
        by_code = self._by_code(chosen) if accepted.context is None and agent is None and not thinks else None
        needless = bool(chosen.action or by_code or chosen.slots.get("negated"))
        decided = await self._deciding.decide(chosen, named, agent=agent, needless=needless)
        chosen = decided.route
        tier = None if chosen.action or by_code else chosen.wants or Tier.SMALL
        routed = ruling.with_void(decided.routed(tier, micro), mine)
        await self._routed(routed if same is None else same.told(routed))
        if chosen.action is not None or chosen.slots.get("negated") or by_code is not None:
            await self._overhear()
        if chosen.action is not None:
            return await self._act(chosen.action, Offer())
        if chosen.slots.get("negated"):  # not doing a thing needs no thinking, and must not go wrong
            return self._ended(True, Presented(say(self._language, "left_alone")))
        if by_code is not None:
            return await by_code()
        if chosen.spec is None:
            raise Unavailable(decided.lacking(self._language))
        told = (self._standing.told(chosen.spec), chosen.framing.replace("{", "{ "))  # it has no {variables}
        spec = replace(chosen.spec, instructions="\n\n".join(filter(None, told)))
        return await self._operate(lambda operating: operating.operate(chosen, spec))

    async def _by_rule(self, ruled: Ruled, language: str, micro: int) -> Ending:
        """Do what a rule of the user's means."""
        self._language = language
        await self._routed(ruling.routed(ruled, OWN, micro))
        await self._overhear()
        direct, course = self._direct(), self._course
        done = await ruling.done(ruled, direct, rules=self._rules, course=course, path=OWN, language=language)
        return self._told(done)

    async def _put(self, that: That, language: str, micro: int) -> Ending:
        """Put what was told last somewhere."""
        self._language = language
        await self._routed(Routed(level="TRIVIAL", rule="followup.put", handler=OWN, microseconds=micro))
        await self._overhear()
        return self._told(await put(self._view(OWN, (*TOOLS, *that.looks)), that, language))

    async def _which(self, same: Again, offer: Offer, language: str, micro: int) -> Ending:
        """Ask which of several is meant: what is a guess is not done."""
        self._language = language
        await self._routed(Routed(level="TRIVIAL", rule=SAME + ".which", handler=OWN, microseconds=micro))
        told = which_item(same.items, offer, language) if same.items else which(same.requests, language)
        return self._ended(False, told)

    async def _back(self, language: str) -> Ending:
        """Let the user speak with ryx again."""
        self._language = language
        slots = {"from": self._standing.control}
        await self._routed(Routed(level="TRIVIAL", rule=f"{CONTROL}.back", handler=OWN, slots=slots))
        operating = self._operating()
        self.company = await operating.all_control_back(self._view(OWN, ()))
        name = self._standing.control.rpartition("/")[2]
        return self._ended(True, Presented(say(language, "control_back", name=name)))

    async def _operate(self, operate: Callable[[Operating], Awaitable[Operated]]) -> Ending:
        self._operated = self._operating()
        try:
            done = await operate(self._operated)
        finally:
            self.transcripts.update(self._operated.transcripts)
            self.company = self._operated.company
        now = None if self.company is None else self.company.speaker
        told = self._standing.passed(done.told, now, self._language)
        return self._ended(done.ok, told, together(self._deciding.cost, done.counters))

    async def _overhear(self) -> None:
        operating = self._operating()
        await operating.overhear(self._view(OWN, ()))
        self.company = operating.company

    async def choose(self, key: str, action: Action | None) -> Ending:
        """Do a choice that an earlier run offered; None is "no"."""
        self._language = classify(self._accepted.text).language
        await self._routed(Routed(level="TRIVIAL", rule="choice", handler=OWN, slots={"choice": key}))
        if action is None:
            return self._ended(True, Presented(say(self._language, "fine")))
        return await self._act(action, await self._offered())

    async def _offered(self) -> Offer:
        """What the run before offered: "the second" means one of these, also when it is gone on with later."""
        async def look() -> dict[str, Any]:
            rule = await self._rules.find(self._accepted.text, self._world.tools, Path.home())
            found = await left(self._journal, self._accepted, self._world)
            return found | ({"rule": rule.dump()} if rule else {})

        seen, _ = await self._course.effect(OFFERED, "look", {"what": "offer"}, look)
        self._standing = Standing.load(seen)
        self._before = Before.load(seen.get("before", {}))
        self._ruled = Ruled.load(seen["rule"]) if "rule" in seen else None
        self._that = That.load(seen["that"]) if "that" in seen else None
        return Offer.load(seen["offer"])

    async def job(self, name: str, job: Job) -> Ending:
        """Do what a command asked for: there is nothing to find out, and no model is needed."""
        self._language = user_language()
        await self._routed(Routed(level="TRIVIAL", rule="command", handler=name))
        return self._ended(True, await job(self._emit))

    async def _routed(self, routed: Routed) -> None:
        run = self._accepted.run
        await self._journal.update(run, state="running", level=routed.level, handler=routed.handler)
        self._emit(routed.model_copy(update={"agent": OWN, "language": self._language}))

    # -- without a model

    def _by_code(self, chosen: Route) -> Callable[[], Awaitable[Ending]] | None:
        """What does a request for which code knows better than any model; None when a model is needed."""
        text = self._accepted.text
        if chosen.raw:
            return None
        if chosen.several:
            return lambda: self._do_all(chosen.several, Offer())
        if chosen.rule == "open.named":
            return lambda: self._open_named(chosen.slots)
        if chosen.rule in {"undo", "redo"} and chosen.rule in self._jobs:
            return lambda: self._take_back(chosen.rule)
        said = saying(chosen.rule, text)
        return None if said is None else lambda: self._say(said[0], ok=said[1])

    async def _say(self, key: str, *, ok: bool) -> Ending:
        return self._ended(ok, Presented(say(self._language, key)))

    async def _take_back(self, name: str) -> Ending:
        """Undo or redo: what "that" is, is the last of this session."""
        accepted = self._accepted
        once = f"{self._course.next(OWN)}.run"

        async def take_back() -> dict[str, Any]:
            # when that was begun before ryxd was killed, the last change may be this run's own: it knows
            begun = self._course.begun(once)
            asked = accepted.run if begun is None else begun.intent["run"]
            args = {"session": accepted.session, "language": self._language, "asked": asked}
            await self._course.begin(once, "run", {"run": asked})
            told = await self._jobs[name](args | ({} if begun is None else {"again": True}))(self._tell)
            return {"ok": True, "text": told.text, "offer": told.offer.dump()}

        done, _ = await self._course.effect(OWN, "job", {"job": name}, take_back)
        return self._ended(done["ok"], Presented(done["text"], Offer.load(done["offer"])))

    def _tell(self, event: Event) -> None:
        """Tell what happens in an effect of our own, as somebody else's doing."""
        with self._course.aside(event.agent):
            self._emit(event)

    def _direct(self) -> Direct:
        return Direct(lambda allowed: self._view(OWN, allowed), self._language)

    async def _do_all(self, actions: Sequence[Action], offer: Offer) -> Ending:
        return self._told(await self._direct().do_all(actions, offer))

    async def _open_named(self, slots: Mapping[str, Any]) -> Ending:
        return self._told(await self._direct().open_named(slots))

    def _told(self, done: Done) -> Ending:
        counters = Counters(actions=done.actions, steps_completed=done.completed)
        return self._ended(done.ok, done.told, counters, asks=done.asks)

    async def _follow(self, follow: FollowUp, offer: Offer) -> Ending:
        """What a short answer to an earlier result means."""
        step = meant(follow, offer, self._accepted.text, self._language)
        if step.several:
            return await self._do_all(step.several, step.offer)
        return self._ended(step.ok, step.told) if step.action is None else await self._act(step.action, step.offer)

    async def _act(self, action: Action, offer: Offer) -> Ending:
        """Do one Action with no model, and keep what was offered before on offer."""
        view = self._view(OWN, (action.tool,))
        result = await view.do_action(action)
        if action.tool in self._world.names(self._specs["file"].tools):
            await self._note(action, result.text)
        counters = Counters(actions=1, steps_completed=int(result.ok))
        if (no := refused(result, self._language, offer)) is not None:
            return self._ended(False, no, counters, asks=False)
        if not result.ok and result.report.get("openable") and len(offer.paths) < 2:
            offer = offer_to_open([str(result.report["openable"])], None, self._language)
            return self._ended(False, Presented(result.error or "", offer), counters)
        if not result.ok:
            return self._ended(False, Presented(result.error or "", offer), counters, asks=False)
        told = present(action, result, self._language, everywhere(view.paths)) or Presented(result.bare)
        if told.offer.dump():
            return self._ended(bool(told.offer.paths), told, counters)
        return self._ended(True, Presented(told.text, offer), counters, asks=False)

    async def _note(self, action: Action, result: str) -> None:
        """Let the file agent's transcript have what was done without it: it may be asked about that next."""
        session = self._accepted.session
        messages = await self._journal.recall(session, "file")
        call = SmartAgent.written(action)
        done = Message("tool", result, files=())
        messages += [Message("user", self._accepted.text), Message("assistant", call), done]
        operating = self._operating()
        operating.remember("file", messages)
        self.transcripts.update(operating.transcripts)

    def _operating(self) -> Operating:
        return Operating(
            self._accepted,
            journal=self._journal,
            specs=self._specs,
            models=self._models,
            view=self._view,
            emit=self._emit,
            ready=self._world.ready,
            hooks=self._world.hook_specs,
            patterns=self._world.patterns,
            means=self._world.names,
            cwd=self._cwd,
            language=self._language,
            way=Way(self._standing.told, self._routed),
            git=self._world.git,
        )

    @property
    def cost(self) -> Counters:
        """What models have done for it so far, however it ends."""
        done = self._operated.cost if self._operated else Counters()
        return together(self._deciding.cost, done)

    # -- the end

    def _view(self, agent: str, allowed: tuple[str, ...]) -> View:
        accepted = self._accepted
        return self._world.view(
            agent,
            allowed,
            cwd=self._cwd,
            language=self._language,
            emit=self._emit,
            run=accepted.run,
            session=accepted.session,
            request=accepted.text.partition("\n")[0][:200],
            by_code=agent == OWN,
            course=self._course,
            board=self._board,
        )

    def _ended(self, ok: bool, told: Presented, counters: Counters | None = None, *, asks: bool = True) -> Ending:
        run = self._accepted.run
        self._emit(Said(agent=OWN, message_id=f"{run}.answer", message_type="answer", text=told.text))
        if asks and told.offer.choices:
            self._emit(Asked(agent=OWN, question=told.offer.question, choices=told.offer.choices))
        code = Refused.code if told.refused else None
        return Ending("done" if ok else "failed", told.text, told.offer, code, counters or Counters())
