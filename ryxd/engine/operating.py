"""A request that needs a model: which agent, with which tools, told what; and what came of it (DESIGN §5)."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ryxd.agents.intending import unsure
from ryxd.agents.operator import Operator, Outcome
from ryxd.agents.presenting import SHOWN, Offer, Presented, everywhere, offer_to_open
from ryxd.agents.unfinished import unfinished
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec
from ryxd.core.budget import Budget
from ryxd.core.deadline import TimeUp, in_time
from ryxd.core.dumb import Manner
from ryxd.core.fence import fenced
from ryxd.core.hookspec import HookSpec
from ryxd.core.model import ContextFull, LanguageModel, Message, Tier
from ryxd.core.smart import ANSWER, Garbled, SmartAgent, Unsure
from ryxd.core.thinking import Thinking
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Transcript
from ryxd.core.view import Emit, View
from ryxd.engine.beside import Beside, context
from ryxd.engine.changing import Unclear
from ryxd.engine.company import Company
from ryxd.engine.direct import Direct
from ryxd.engine.dumb import DIRECT, NONE, REACT, Kinds, pattern
from ryxd.engine.fixed import fixed_prompt
from ryxd.engine.gate.steps import AFTER
from ryxd.engine.gitlook import GitLook
from ryxd.engine.handingup import handing_up
from ryxd.engine.meantime import meantime
from ryxd.engine.models import Lease, Models, Shared, cost, instead, together
from ryxd.engine.narrowing import Known, known
from ryxd.engine.past import Past
from ryxd.engine.recollection import recollected, remembered
from ryxd.engine.relay import Relay, Way
from ryxd.engine.router import UNKNOWN, VAGUE, Route
from ryxd.engine.shown import shown
from ryxd.engine.staging import OPTIONS
from ryxd.engine.surroundings import Surroundings
from ryxd.models.serving import StandIn
from ryxd.record.runs import Accepted
from ryxd.wire.errors import OverBudget, Refused, TooLarge
from ryxd.wire.events import Counters, Status, Stepped

KEEPS = 32_000
"""Tokens, as we estimate them, that a session's transcript keeps at most, whatever a model's context is."""

AGAIN = 0.6
"""Temperature of a second attempt: at 0 a model would only say the same again."""


@dataclass(frozen=True)
class Operated:
    """What an operator achieved, and what it cost."""

    ok: bool
    told: Presented
    counters: Counters
    late: bool = False
    """Its time was up: no larger model is to blame for that."""
    made: str = ""
    """Where the one thing is that it made, moved or copied last; empty for none."""


class Operating:
    """Does one request with a smart agent. `view` makes a View with these tools for an agent of this name.

    `ready` waits for what these tools need, and gives a line for what is not there; `means` says which tools
    names and groups are. `hooks` are those that agents begin with.
    """

    def __init__(
        self,
        accepted: Accepted,
        *,
        journal: Past,
        specs: Mapping[str, AgentSpec],
        models: Models,
        view: Callable[[str, tuple[str, ...]], View],
        emit: Emit,
        ready: Callable[[Iterable[str]], Awaitable[tuple[str, ...]]],
        hooks: Sequence[HookSpec],
        means: Callable[[Iterable[str]], frozenset[str]],
        cwd: Path,
        language: str,
        patterns: Kinds = NONE,
        way: Way | None = None,
        git: GitLook | None = None,
    ) -> None:
        self._accepted = accepted
        self._journal = journal
        self._models = Shared(models)
        self._view = view
        self._ready = ready
        self._cwd = cwd
        self._language = language
        self._around = Surroundings(accepted, journal, cwd, language, git)
        self._means = means
        self._lease: Lease | None = None
        self.transcripts: dict[str, list[Message]] = {}
        """What the transcripts of its agents are after this."""
        self._relay = Relay(specs, way or Way())
        self._beside = Beside(
            accepted, journal, specs, models, view=view, emit=emit, hooks=hooks, means=means, patterns=patterns
        )

    @property
    def company(self) -> Company | None:
        """Its session's subagents and hooks, where it may have some."""
        return self._beside.company

    @property
    def cost(self) -> Counters:
        """What models have done for it so far, however it ends."""
        return cost(self._lease.spent) if self._lease else Counters()

    async def operate(self, chosen: Route, spec: AgentSpec) -> Operated:
        """Do it, whoever it is handed over to. Raises TooLarge, ModelError, Refused."""
        with self._models.throughout():
            done = await self._operate(chosen, spec)
            if done.ok and done.made and (after := chosen.slots.get(AFTER)):
                done = await self._after(Action(str(after), {"path": done.made}), spec.name, done)
            while (following := await self._relay.next(chosen, done.counters)) is not None:
                done = await self._operate(*following)
            return replace(done, counters=self._relay.all_told(done.counters))

    async def _operate(self, chosen: Route, spec: AgentSpec) -> Operated:
        if chosen.pattern not in {"", DIRECT, REACT}:
            return await self._driven(chosen, replace(spec, tier=chosen.wants or spec.tier))
        wanted = chosen.wants or Tier.SMALL
        missing = await self._ready(spec.tools)
        view = self._view(spec.name, spec.tools)
        view.identical = spec.limits.identical
        with view.course.aside(view.agent):
            for line in missing:
                view.emit(Status(text=line))
        try:
            given = self._accepted.context is not None
            narrowed = await known(chosen, spec, view, self._view, given=given)
        except Unclear as unclear:
            return Operated(False, unclear.told, Counters())
        told: list[StandIn] = []

        def tell(stand_in: StandIn) -> None:
            told.append(stand_in)
            self._stands_in(view, stand_in)

        with self._models.lease(self._accepted.run, tell) as self._lease:
            lease = self._lease
            model = Thinking(lease.model(wanted), view.course, view.agent, lambda done: lease.know(done, wanted))
            await self._beside.join(view, spec, lease)
            self._relay.offer(view, spec)
            try:
                done = await self._think(narrowed, spec, view, model, wanted, chosen=chosen)
            finally:
                self.transcripts.update(self._beside.kept())
        weak = not done.ok and not done.told.refused and not done.told.offer.dump()
        leads = view.company is not None  # what a smaller model made of that is not to be believed as it is
        # a search, and by code what is done with the one file that it found: no model does that better
        if done.late or (not weak and not leads) or (chosen.slots.get("then") and not leads):
            return done
        return await self._believed(done, view, wanted, told)

    async def _after(self, action: Action, agent: str, before: Operated) -> Operated:
        """Do with what was made what the user wanted done with it: by code, which knows where it is."""
        done = await Direct(lambda allowed: self._view(agent, allowed), self._language).do_all([action], Offer())
        told = replace(done.told, text=f"{before.told.text}\n{done.told.text}")
        counters = Counters(actions=done.actions, steps_completed=done.completed)
        return Operated(done.ok, told, together(before.counters, counters))

    async def _believed(self, done: Operated, view: View, wanted: Tier, told: Sequence[StandIn]) -> Operated:
        """What was achieved; where a model that is not there would have been needed for it, that is said."""

        async def look() -> dict[str, bool]:
            return {"missing": any(one.reason == "unconfigured" for one in told)}

        if not (await view.noted("the wanted model", look))["missing"]:
            return done
        text = f"{done.told.text}\n{say(self._language, 'too_hard', wanted=wanted)}"
        return replace(done, ok=False, told=Presented(text, done.told.offer))

    async def _driven(self, chosen: Route, spec: AgentSpec) -> Operated:
        """Have a pattern do it, with the agent's tools."""
        try:
            kind = pattern(chosen.pattern, self._beside.patterns)
        except ToolError as error:
            raise Refused(str(error)) from error
        missing, view = await self._ready(spec.tools), self._view(spec.name, spec.tools)
        self._beside.shown = await shown(view, self._journal, self._accepted)
        self._beside.manner = Manner(chosen.profile, chosen.contracts, self._journal.tracks)
        with view.course.aside(view.agent):
            for line in missing:
                view.emit(Status(text=line))
        run, session = self._accepted.run, self._accepted.session
        record = self._journal.transcripts.of(run, session, view.agent)
        transcript = Transcript(await self._journal.recall(session, spec.name), record=record)
        text, why, late, instead_of = "", "", False, list[StandIn]()

        def tell(stand_in: StandIn) -> None:
            instead_of.extend([stand_in] if stand_in.wanted is Tier.LARGE else [])
            self._stands_in(view, stand_in)

        with self._models.lease(run, tell) as self._lease:
            await self._beside.join(view, spec, self._lease, driven=True)
            self._relay.offer(view, spec, thinks=False)
            options = chosen.slots.get(OPTIONS, {})
            driven = self._beside.driven(view, spec, kind, chosen.framing, transcript, options=options)
            head = (kind.name, kind.description) if spec.staging is None else (spec.name, spec.description)
            view.emit(Stepped(name=head[0], description=head[1]))
            try:
                text = await self._in_time(spec, view, lambda: self._told(view, driven.response))
            except (TimeUp, OverBudget) as up:
                why, late = unfinished([], up, self._language, everywhere(view.paths)), True
                why = "\n\n".join(filter(None, [why, driven.so_far]))
            except ToolError as error:
                why = str(error)
            finally:
                view.emit(Stepped(name=head[0], state="completed" if text or self._relay.given else "failed"))
                self.remember(spec.name, transcript.messages)
                self.transcripts.update(self._beside.kept())
        told = text or why
        if driven.partial and text:
            told = f"{told}\n{say(self._language, 'some_missing')}"
        offer = offer_to_open(driven.files[:SHOWN], None, self._language) if driven.files and text else Offer()
        done = Operated(bool(text), Presented(told, offer), driven.counted(self.cost), late)
        sound = late or (bool(text) and driven.believed)  # what code saw done is so, whoever planned it
        return done if sound else await self._believed(done, view, spec.tier, instead_of)

    def _stands_in(self, view: View, told: StandIn) -> None:
        with view.course.aside(view.agent):  # it may be a subagent's call
            view.emit(Status(text=instead(self._language, told)))

    async def talk(self, path: str) -> Operated:
        """Let the user speak with a subagent of the session. Raises NotFound where it is gone."""
        with self._models.lease(self._accepted.run, lambda _: None) as self._lease:
            try:
                said = await self._beside.talk(path, self._request(), self._lease)
            finally:
                self.transcripts.update(self._beside.kept())
        return Operated(said.ok, Presented(said.text), self.cost)

    async def all_control_back(self, view: View) -> Company:
        """Have nobody speak with the user in place of ryx any more."""
        return await self._beside.all_control_back(view)

    async def overhear(self, view: View) -> None:
        """Let the hooks that are there for the user, and for no single agent, hear what code answers."""
        await self._beside.overhear(view, self._request())

    def remember(self, agent: str, messages: list[Message]) -> None:
        """Keep an agent's messages for the next request of the session: they are stored with the run's end."""
        kept = Transcript(messages)
        if kept.size("") > KEEPS:
            Budget(kept, self._view(agent, ()), answer=0, context=KEEPS).seen("")
        self.transcripts[agent] = kept.messages

    async def _think(
        self, narrowed: Known, spec: AgentSpec, view: View, model: LanguageModel, wanted: Tier, *, chosen: Route
    ) -> Operated:
        accepted, language = self._accepted, self._language
        tier = self._models.serving(wanted) or wanted
        if any(model.tier == tier and model.state in {"stopped", "loading"} for model in self._models.info()):
            with view.course.aside(view.agent):
                view.emit(Status(text=say(language, "loading")))
        instructions = fixed_prompt(spec, view.tools, await self._around.scene(view, spec, self._means))
        earlier = await self._journal.recall(accepted.session, spec.name)
        if spec.name == UNKNOWN and not narrowed.single:
            earlier += await meantime(self._journal, accepted.session, accepted.run, spec.name)
        agents: list[SmartAgent] = []

        def think(attempt: int) -> SmartAgent:
            agents.append(
                SmartAgent(
                    spec,
                    instructions,
                    model,
                    view,
                    # a request that is whole in itself is not to be read in the light of older ones
                    Transcript(
                        () if narrowed.single else earlier,
                        record=self._journal.transcripts.of(accepted.run, accepted.session, view.agent),
                    ),
                    single=narrowed.single,
                    named=narrowed.named,
                    only=narrowed.only,
                    given=narrowed.plan.given if narrowed.plan else None,
                    before=narrowed.plan.before if narrowed.plan else (),
                    keeps=narrowed.fallback.keeps,
                    temperature=0.0 if attempt == 1 else AGAIN,
                    context=context(self._models, wanted),
                    larger=handing_up(self._models, view, self._larger(view)),
                )
            )
            return agents[-1]

        if view.company is not None:
            leading = think(1)
            if self._beside.lives is not None:
                self._beside.lives.transcripts[view.agent] = leading.transcript
            return await self._led(spec, view, leading)
        single, fallback = narrowed.single, narrowed.fallback
        operator = Operator(spec, view, think, single=single, language=language, fallback=fallback, raw=chosen.raw)
        view.emit(Stepped(name=spec.name, description=spec.description))
        text = await recollected(view, accepted.text, await self._relay.request(view, self._request()))
        operator.known = "\n".join(remembered(text))
        try:
            await self._in_time(spec, view, lambda: operator.response(text))
            outcome = operator.outcome
            if chosen.rule in VAGUE and outcome.ok and not any(agent.trail for agent in agents):
                # a rule knows that files are to be changed: words alone are no answer to that
                outcome = Outcome(say(language, "no_change"), ok=False)
        except (TimeUp, OverBudget) as up:
            outcome = Outcome(self._unfinished(agents, view, up), ok=False, late=True)
        except ContextFull as error:
            view.emit(Stepped(name=spec.name, state="failed"))
            raise TooLarge(say(language, "too_long", tokens=error.tokens, room=error.room)) from error
        done = outcome.ok or self._relay.given
        view.emit(Stepped(name=spec.name, state="completed" if done else "failed"))
        new = agents[-1].transcript.messages
        self.remember(spec.name, [*earlier, *new] if narrowed.single else new)
        counters = self.cost.model_copy(
            update={
                "operator_iterations": operator.iterations,
                "actions": sum(len(agent.trail) for agent in agents),
                "steps_completed": sum(result.ok for agent in agents for _, result in agent.trail),
            }
        )
        return Operated(
            outcome.ok,
            Presented(outcome.text, outcome.offer, outcome.refused),
            counters,
            outcome.late,
            outcome.made,
        )

    def _larger(self, view: View) -> Callable[[Tier], LanguageModel]:
        """Gives the model of a tier, for the agent of a View."""
        lease = self._lease
        assert lease is not None

        def model(tier: Tier) -> LanguageModel:
            return Thinking(lease.model(tier), view.course, view.agent, lambda done: lease.know(done, tier))

        return model

    async def _led(self, spec: AgentSpec, view: View, agent: SmartAgent) -> Operated:
        """Have an agent with subagents answer: what it makes of what they say is its own to tell."""
        view.emit(Stepped(name=spec.name, description=spec.description))
        text = late = why = ""
        try:
            text = await self._in_time(spec, view, lambda: self._told(view, agent.response))
            if (above := await self._beside.taken_over(view, text)) is not None:
                text = above.text if above.ok else ""
        except (TimeUp, OverBudget) as up:
            late = self._unfinished([agent], view, up)
        except ContextFull as error:
            raise TooLarge(say(self._language, "too_long", tokens=error.tokens, room=error.room)) from error
        except Unsure as error:
            view.emit(Status(text=str(error), status="failed"))
            why = unsure(error.action, self._language) if spec.output is None else str(error)
        except Garbled as error:
            view.emit(Status(text=str(error), status="failed"))
            why = "" if spec.output is None else str(error)
        finally:
            view.emit(Stepped(name=spec.name, state="completed" if text or self._relay.given else "failed"))
            self.remember(spec.name, agent.transcript.messages)
        counters = self.cost.model_copy(
            update={
                "operator_iterations": 1,
                "actions": len(agent.trail),
                "steps_completed": sum(result.ok for _, result in agent.trail),
            }
        )
        told = text or late or why or say(self._language, "gave_up", turns=len(agent.calls))
        return Operated(bool(text), Presented(told), counters, late=bool(late))

    async def _in_time(self, spec: AgentSpec, view: View, do: Callable[[], Awaitable[str]]) -> str:
        """What it answers. Raises TimeUp."""
        return await in_time(view.course, view.agent, f"{view.agent}.late", spec.limits.seconds, do)

    def _unfinished(self, agents: Sequence[SmartAgent], view: View, up: TimeUp | OverBudget) -> str:
        """What agents whose time or budget was up have to say; the last one's transcript has it as its answer."""
        trail = [each for agent in agents for each in agent.trail]
        told = unfinished(trail, up, self._language, everywhere(view.paths))
        if agents:
            answer = SmartAgent.written(Action(ANSWER, {"text": told}))
            agents[-1].transcript.append(Message("assistant", answer))
        return told

    async def _told(self, view: View, respond: Callable[[str], Awaitable[str]]) -> str:
        return await respond(await self._relay.request(view, self._request()))

    def _request(self) -> str:
        if self._accepted.context is None:
            return self._accepted.text
        return f"{self._accepted.text}\n\n{fenced('standard_input', self._accepted.context)}"
