"""What no rule knew, chosen by the small model in one call, and why (DESIGN §5; specs C6, C12).

explicit → rules → at most one small-model call → general, react and chat. The call is an effect of the run.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from ryxd.agents.wording import named_agent, say
from ryxd.core.agent import AgentSpec
from ryxd.core.course import Course
from ryxd.core.deadline import TimeUp, in_time
from ryxd.core.memory import Memories
from ryxd.core.model import Completion, ContextFull, Message, Prompt, Tier
from ryxd.core.profile import Profile
from ryxd.core.shipped import system
from ryxd.core.thinking import Thinking
from ryxd.core.words import tells
from ryxd.engine.allowed import Named, Options, Picked, Routing
from ryxd.engine.dumb import DIRECT, PLAN, REACT, STAGES
from ryxd.engine.gate.verdict import Level
from ryxd.engine.matter import near
from ryxd.engine.models import Models, cost
from ryxd.engine.narrowing import TYPED
from ryxd.engine.router import UNKNOWN, WANTED, Route, is_open, takes_steps
from ryxd.engine.staging import staged, suits
from ryxd.models.lease import untold
from ryxd.record.runs import Accepted
from ryxd.wire.errors import ModelError, NotFound, Refused, RyxError
from ryxd.wire.events import By, Counters, Routed

STAYS = {*TYPED, "data.chart"}
"""Rules whose agent nobody stands in for: what was typed letter by letter, and drawings (chat has no tool)."""

PATH = "ryx.routing"
"""The path of what the choice depends on: a look at the options, then the model call."""

SURE = 0.5
"""Below this confidence a choice is flagged, and the fallback taken (the source's limit)."""

COORDINATOR = "coordinator"
"""The pattern of a request that names a profile, and neither a pattern nor a task type: profiles are its own."""

SECONDS = 60.0
"""That the choice may take; loading the model does not count."""

PROFILE = "ryx.profile"
"""The path of the look at the profile: a run of an older ryx has none."""

REACH = "ryx.reach"
"""The path of the look at what models there are."""

REMEMBERED = "ryx.remembered"
"""The path of the look at whether a memory is about the request: a run of an older ryx has none."""

_TEXT = 4000
"""Characters of the request that the model is shown."""
_ANSWER = 160
"""Tokens of its answer."""

SILENT = "the configuration says that no model is asked ([routing] model)"
KNOWN = "what it is about is remembered"
SHALLOW = "it takes more thinking than the model that ships with ryx can do"

PLANNED = "it takes several steps, so they are planned first"
UNPLANNED = "it takes several steps; they are not planned, because {why}"
"""What is said where a rule knows that, and why it does not hold here."""
OWN_STAGES = "it takes several steps, and {agent} has its own for that"


@dataclass(frozen=True)
class Decided:
    """A Route, and how it came to be: what was open, and who chose each part of it."""

    route: Route
    options: Options | None = None
    task_type_by: By = ""
    pattern_by: By = ""
    handler_by: By = "rule"
    confidence: float | None = None
    reason: str = ""
    low: bool = False
    proposed: str = ""
    lacks: str = "no_agent"
    profile_by: Literal["", "user", "task_type", "config"] = ""

    def lacking(self, language: str) -> str:
        """What is told where there is nobody to do it."""
        return say(language, self.lacks, agent=named_agent(language, self.route.handler))

    def routed(self, tier: Tier | None, microseconds: int) -> Routed:
        """The event that tells it."""
        route, options = self.route, self.options
        chosen = options.tasks[route.task_type] if options else None
        return Routed(
            level=str(route.level),
            rule=route.rule,
            handler=route.handler,
            tier=tier,
            slots=dict(route.slots),
            microseconds=microseconds,
            task_type=route.task_type if self.task_type_by else "",
            pattern=route.pattern if self.pattern_by else "",
            task_types=tuple(options.tasks) if options else (),
            patterns=chosen.patterns if chosen else (),
            agents=tuple(options.agents) if options else (),
            task_type_by=self.task_type_by,
            pattern_by=self.pattern_by,
            handler_by=self.handler_by,
            confidence=self.confidence,
            reason=self.reason,
            low_confidence=self.low,
            proposed=self.proposed,
            profile=route.profile.name if route.profile else "",
            profile_by=self.profile_by,
        )


class Deciding:
    """Makes the choice of one run. Replayed, it makes the same one: see DESIGN §6."""

    def __init__(
        self,
        accepted: Accepted,
        *,
        course: Course,
        models: Models,
        routing: Routing,
        specs: Mapping[str, AgentSpec],
        memories: Memories | None = None,
    ) -> None:
        """`memories`: what the session's requests may be about."""
        self.cost = Counters()
        """What the model call has cost."""
        self._run = accepted.run
        self._text = accepted.text
        self._course = course
        self._models = models
        self._routing = routing
        self._specs = specs
        self._given = accepted.context is not None
        """Whether there is a text along with the request, from which no steps may come."""
        self._memories = memories

    async def decide(self, chosen: Route, named: Named, *, agent: str | None, needless: bool) -> Decided:
        """Who does it, how, and how much that may cost. `needless`: no model has anything to do with it.

        `agent` is the one that the user has named. Raises NotFound, Refused for what the user names.
        """
        if named.profile and not named.pattern and not named.task_type:
            named = replace(named, pattern=COORDINATOR)
        if not needless and agent is None and not named:
            chosen = await self._within_reach(chosen)
        decided = await self._decided(chosen, named, agent=agent, needless=needless)
        if needless and named.options:
            raise Refused("options are for agents that work in stages, and this needs no agent; leave them out")
        if not needless:
            decided = self._in_own_stages(decided)
            route = staged(decided.route, self._text, named.options, named=bool(named.pattern))
            by: By = "rule" if route.pattern != decided.route.pattern else decided.pattern_by
            decided = replace(decided, route=route, pattern_by=by)
        by_itself = decided.route.pattern in {DIRECT, REACT, STAGES} and not named.profile
        unknown = self._course.closed and self._course.begun(PROFILE) is None
        return decided if by_itself or unknown else await self._bounded(decided, named)

    async def _within_reach(self, chosen: Route) -> Route:
        """The same by who does everyday things, where a rule means an agent made for a model that is not there."""
        spec, chat = chosen.spec, self._specs.get(UNKNOWN)
        simple = chosen.level is Level.SIMPLE and chosen.rule not in STAYS
        if not simple or spec is None or spec.tier is Tier.SMALL or chat is None or self._given:
            return chosen

        async def look() -> dict[str, bool]:
            return {"reasons": self._routing.reasons}

        if self._course.closed and self._course.begun(REACH) is None:
            return chosen  # of an older ryx
        if (await self._course.effect(REACH, "look", {"what": "reach"}, look))[0]["reasons"]:
            return chosen
        return replace(chosen, handler=UNKNOWN, spec=chat, wants=WANTED[Level.SIMPLE], single=False)

    def _in_own_stages(self, decided: Decided) -> Decided:
        """The same, where a rule has it planned and the agent's own file says how it is done."""
        route = decided.route
        staging = None if route.spec is None else route.spec.staging
        if staging is None or (decided.pattern_by, route.pattern) != ("rule", PLAN):
            return decided
        if not suits(staging, self._text, route.level):
            return decided
        return replace(decided, route=replace(route, pattern=REACT), reason=OWN_STAGES.format(agent=route.handler))

    async def _bounded(self, decided: Decided, named: Named) -> Decided:
        """The same with its profile, where somebody chose one. Raises NotFound."""

        async def look() -> dict[str, Any]:
            routing = self._routing
            task = routing.tasks.get(decided.route.task_type)
            asked = {"user": named.profile, "task_type": task.profile if task else "", "config": routing.profile}
            by, name = next(((by, name) for by, name in asked.items() if name), ("", ""))
            if name and (fault := near(name, routing.profiles, "profile")):
                return {"by": by, "fault": f"{task.name}: {fault}" if task and by == "task_type" else fault}
            return {"by": by, "profile": routing.profiles[name].dump() if name else None}

        seen, _ = await self._course.effect(PROFILE, "look", {"what": "profile"}, look)
        if "fault" in seen:
            raise NotFound(seen["fault"])
        profile = Profile.model_validate(seen["profile"]) if seen["profile"] else None
        route = replace(decided.route, profile=profile, contracts=self._routing.contracts)
        return replace(decided, route=route, profile_by=seen["by"])

    async def _decided(self, chosen: Route, named: Named, *, agent: str | None, needless: bool) -> Decided:
        """Who does it, and how."""
        if needless:
            return Decided(replace(chosen, pattern=DIRECT), pattern_by="user" if named.pattern else "rule")
        if named.pattern == DIRECT:
            raise Refused(f"{DIRECT} is what one tool does with no model, and no rule knows this request as that")
        by: By = "rule" if agent is None else "user"
        asks = agent is None and is_open(chosen, named=bool(named))
        steps = agent is None and not named.pattern and not self._given and takes_steps(chosen)
        if not asks and not named and not steps:
            why = "" if agent is None else "the agent was named, so there was nothing to choose"
            return Decided(chosen, None, "rule", "rule", by, reason=why)
        every, asked, reasons = await self._options(named, "" if asks else chosen.handler)
        if steps and chosen.level is Level.COMPLEX and not reasons:
            return Decided(replace(chosen, spec=None), reason=SHALLOW, lacks="too_deep")
        steps = steps and asked
        options = every.only(PLAN) if steps else every
        fallback = options.fallback(chosen.handler)
        if not asks:
            decided = replace(self._taken(chosen, options, fallback, named, "rule"), handler_by=by)
        elif not asked or not options.several:
            why = SILENT if not asked else "there was nothing to choose"
            decided = self._taken(chosen, options, replace(fallback, reason=why), named, "fallback")
        elif not named and chosen.level is Level.SIMPLE and await self._remembered():
            decided = self._taken(chosen, options, replace(fallback, reason=KNOWN), named, "rule")
        else:
            decided = await self._chosen(chosen, options, fallback, named)
        if not takes_steps(chosen) or agent is not None or named.pattern:
            return decided
        return self._planned(decided, every, asked=asked, steps=steps)

    async def _remembered(self) -> bool:
        """Whether a memory has all that the request is about: who talks gets it, and the request with it."""
        memories, unknown = self._memories, self._course.closed and self._course.begun(REMEMBERED) is None
        if memories is None or self._given or unknown or not tells(self._text):
            return False

        async def look() -> dict[str, bool]:
            try:
                return {"fits": bool(await memories.about(self._text[:_TEXT], 1))}
            except RyxError:  # it keeps no request from being done
                return {"fits": False}

        seen, _ = await self._course.effect(REMEMBERED, "look", {"what": "memories"}, look)
        return bool(seen["fits"])

    async def _chosen(self, chosen: Route, options: Options, fallback: Picked, named: Named) -> Decided:
        """What the model makes of it, or the fallback."""
        picked = await self._asked(options)
        if isinstance(picked, str):
            return self._taken(chosen, options, replace(fallback, reason=picked), named, "fallback")
        if (picked.confidence or 0.0) < SURE:
            taken = replace(fallback, confidence=picked.confidence, reason=picked.reason)
            decided = self._taken(chosen, options, taken, named, "fallback")
            return replace(decided, low=True, proposed=str(picked))
        return self._taken(chosen, options, picked, named, "model")

    def _planned(self, decided: Decided, every: Options, *, asked: bool, steps: bool) -> Decided:
        """A decision for what takes several steps, with why they are planned or not (spec C1)."""
        route = decided.route
        if steps and route.pattern == PLAN and _can_plan(route.spec):
            told = ": ".join(filter(None, [PLANNED, decided.reason]))
            return replace(decided, pattern_by="rule", reason=told)
        if self._given:
            why = "what came along with it may lead to none"
        elif not asked:
            why = SILENT
        elif route.pattern != PLAN:
            why = f"{route.task_type} has not the pattern {PLAN}"
        else:
            why = f"{route.handler} can't have it done by others"
            can = every.tasks[route.task_type].patterns
            route = replace(route, pattern=REACT if REACT in can else can[0])
        told = "; ".join(filter(None, [decided.reason, UNPLANNED.format(why=why)]))
        return replace(decided, route=route, reason=told)

    def _taken(self, chosen: Route, options: Options, picked: Picked, named: Named, by: By) -> Decided:
        """A Route with what was picked."""
        wants = chosen.wants
        spec = chosen.spec
        if picked.agent != chosen.handler:
            spec = self._specs.get(picked.agent)
            # what takes several steps is planned by the tier of its level, whoever does it
            if chosen.level is Level.SIMPLE and spec is not None:
                wants = spec.tier
        route = replace(
            chosen,
            handler=picked.agent,
            spec=spec,
            wants=wants,
            task_type=picked.task_type,
            pattern=picked.pattern,
            framing=options.tasks[picked.task_type].framing,
        )
        return Decided(
            route,
            options,
            "user" if named.task_type else by,
            "user" if named.pattern else by,
            by,
            picked.confidence,
            picked.reason,
        )

    async def _options(self, named: Named, agent: str) -> tuple[Options, bool, bool]:
        """What there is to choose from, whether a model is asked, and whether one can reason."""

        async def look() -> dict[str, Any]:
            options = self._routing.options(self._specs, named, agent)
            return {**options.dump(), "asks": self._routing.asks, "reasons": self._routing.reasons}

        kept, _ = await self._course.effect(PATH, "look", {"what": "options"}, look)
        return Options.load(kept), bool(kept["asks"]), bool(kept.get("reasons", True))

    async def _asked(self, options: Options) -> Picked | str:
        """What the model chooses, with how sure it is; or why it did not."""
        prompt = Prompt(
            (
                Message("system", system("router").format(**options.lines())),
                Message("user", self._text[:_TEXT]),
            ),
            schema=options.schema(),
            max_tokens=_ANSWER,
        )
        with self._models.lease(self._run, untold) as lease:
            model = Thinking(
                lease.model(Tier.SMALL), self._course, PATH, lambda done: lease.know(done, Tier.SMALL)
            )
            try:
                done = await in_time(self._course, PATH, f"{PATH}.late", SECONDS, lambda: model.complete(prompt))
            except (ModelError, ContextFull, TimeUp) as error:
                return f"the model could not be asked: {error}"
            finally:
                self.cost = cost(lease.spent)
        picked = options.read(done.text)
        if picked is None:
            return "what the model answered is none of the options"
        return replace(picked, confidence=sureness(picked, done))


def _can_plan(spec: AgentSpec | None) -> bool:
    """Whether an agent may have a planner and operators, and whether what they tell is its answer."""
    return spec is not None and spec.output is None and spec.limits.subagents > 1 and spec.limits.depth > 0


def sureness(picked: Picked, done: Completion) -> float:
    """How sure a choice is: the lower of what the model says and of the probability it gave to its own choice."""
    said = picked.confidence or 0.0
    return said if done.decision is None else min(said, done.decision)
