"""A request that needs a model: which agent, with which tools, told what; and what came of it (DESIGN §5)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ryxd.agents.fallback import Fallback
from ryxd.agents.operator import Operator
from ryxd.agents.presenting import Presented
from ryxd.agents.wording import say
from ryxd.core.agent import AgentSpec
from ryxd.core.fence import fenced
from ryxd.core.model import ContextFull, LanguageModel, Message, Tier
from ryxd.core.paths import shown
from ryxd.core.smart import ANSWER, SmartAgent
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Transcript
from ryxd.core.view import View
from ryxd.engine.catalogue import introduced
from ryxd.engine.changing import LOOKS, RULES, Changing, Plan, Unclear
from ryxd.engine.models import Lease, Models, cost, instead
from ryxd.engine.router import Route, named_paths, only_tool
from ryxd.engine.scene import Scene, git_branch, user_programs
from ryxd.engine.specs import fill
from ryxd.models.serving import StandIn
from ryxd.record.journal import Accepted, Journal
from ryxd.wire.errors import TooLarge
from ryxd.wire.events import Counters, Status, Stepped

KEEPS = 60
"""Messages that a session's transcript keeps; the journal keeps everything."""

AGAIN = 0.6
"""Temperature of a second attempt: at 0 a model would only say the same again."""


TYPED = {"shell.command": ("shell", "command"), "code.python": ("python", "code")}
"""Rules for what the user typed letter by letter: the tool that runs it, and its argument."""


@dataclass(frozen=True)
class Operated:
    """What an operator achieved, and what it cost."""

    ok: bool
    told: Presented
    counters: Counters


@dataclass(frozen=True)
class Known:
    """What the rules know of a request: how it narrows what the model may choose (decision 0008)."""

    single: bool
    named: tuple[str, ...] = ()
    only: str | None = None
    plan: Plan | None = None
    fallback: Fallback = field(default_factory=Fallback)


class Operating:
    """Does one request with a smart agent. `view` makes a View with these tools for an agent of this name.

    `ready` waits for what these tools need, and gives a line for what is not there.
    """

    def __init__(
        self,
        accepted: Accepted,
        *,
        journal: Journal,
        models: Models,
        view: Callable[[str, tuple[str, ...]], View],
        ready: Callable[[Iterable[str]], Awaitable[tuple[str, ...]]],
        cwd: Path,
        language: str,
    ) -> None:
        self._accepted = accepted
        self._journal = journal
        self._models = models
        self._view = view
        self._ready = ready
        self._cwd = cwd
        self._language = language
        self._lease: Lease | None = None

    @property
    def cost(self) -> Counters:
        """What models have done for it so far, however it ends."""
        return cost(self._lease.spent) if self._lease else Counters()

    async def operate(self, chosen: Route, spec: AgentSpec) -> Operated:
        """Do it. Raises TooLarge, ModelError."""
        wanted = chosen.wants or Tier.SMALL
        missing = await self._ready(spec.tools)
        view = self._view(spec.name, spec.tools)
        for line in missing:
            view.emit(Status(text=line))
        try:
            known = await self._known(chosen, view)
        except Unclear as unclear:
            return Operated(False, unclear.told, Counters())
        told: list[StandIn] = []

        def tell(stand_in: StandIn) -> None:
            told.append(stand_in)
            view.emit(Status(text=instead(self._language, stand_in)))

        with self._models.lease(self._accepted.run, tell) as self._lease:
            done = await self._think(known, spec, view, self._lease.model(wanted), wanted)
        weak = not done.ok and not done.told.refused and not done.told.offer.dump()
        if not weak or all(one.reason != "unconfigured" for one in told):
            return done
        text = f"{done.told.text}\n{say(self._language, 'too_hard', wanted=wanted)}"
        return replace(done, told=Presented(text, done.told.offer))

    async def remember(self, agent: str, messages: list[Message]) -> None:
        """Keep an agent's messages for the next request of the session."""
        kept = Transcript(messages)
        while len(kept.messages) > KEEPS and kept.forget_oldest():
            pass
        await self._journal.remember(self._accepted.session, agent, kept.messages)

    async def _known(self, chosen: Route, view: View) -> Known:
        """What code knows of the request before any model is asked. Raises Unclear."""
        if self._accepted.context is not None:
            return Known(False, only=ANSWER)  # what stands in that text must not lead to actions
        then = str(chosen.slots.get("then") or "")  # "find X and open it" is one search, and the rest is code's
        rule = then or chosen.rule
        if not chosen.single and not then:
            return Known(False)
        if rule in RULES:
            looking = self._view(view.agent, LOOKS)
            plan = await Changing(looking, rule, chosen.slots, self._language).plan()
            return Known(True, only=plan.only, plan=plan)
        if rule in TYPED:
            tool, argument = TYPED[rule]
            return Known(True, only=tool, plan=Plan(tool, {argument: str(chosen.slots[argument])}))
        slots = await asyncio.to_thread(self._as_on_disk, chosen.slots, view)
        named = named_paths(slots)
        only = only_tool("file.find" if then else rule, slots, named, self._cwd)
        return Known(True, named, only, None, Fallback.of(rule, slots))

    async def _think(
        self, known: Known, spec: AgentSpec, view: View, model: LanguageModel, wanted: Tier
    ) -> Operated:
        accepted, language = self._accepted, self._language
        tier = self._models.serving(wanted) or wanted
        if any(model.tier == tier and model.state in {"stopped", "loading"} for model in self._models.info()):
            view.emit(Status(text=say(language, "loading")))
        instructions = introduced(fill(spec, (await self._scene(view)).variables()), view.tools)
        earlier = await self._journal.recall(accepted.session, spec.name)
        agents: list[SmartAgent] = []

        def think(attempt: int) -> SmartAgent:
            agents.append(
                SmartAgent(
                    spec,
                    instructions,
                    model,
                    view,
                    # a request that is whole in itself is not to be read in the light of older ones
                    Transcript(() if known.single else earlier),
                    single=known.single,
                    named=known.named,
                    only=known.only,
                    given=known.plan.given if known.plan else None,
                    before=known.plan.before if known.plan else (),
                    keeps=known.fallback.keeps,
                    temperature=0.0 if attempt == 1 else AGAIN,
                )
            )
            return agents[-1]

        operator = Operator(spec, view, think, single=known.single, language=language, fallback=known.fallback)
        view.emit(Stepped(name=spec.name, description=spec.description))
        try:
            await operator.response(self._request())
        except ContextFull as error:
            view.emit(Stepped(name=spec.name, state="failed"))
            raise TooLarge(say(language, "too_long", tokens=error.tokens, room=error.room)) from error
        outcome = operator.outcome
        view.emit(Stepped(name=spec.name, state="completed" if outcome.ok else "failed"))
        new = agents[-1].transcript.messages
        await self.remember(spec.name, [*earlier, *new] if known.single else new)
        counters = self.cost.model_copy(
            update={
                "operator_iterations": operator.iterations,
                "actions": sum(len(agent.trail) for agent in agents),
                "steps_completed": sum(result.ok for agent in agents for _, result in agent.trail),
            }
        )
        return Operated(outcome.ok, Presented(outcome.text, outcome.offer, outcome.refused), counters)

    def _as_on_disk(self, slots: Mapping[str, Any], view: View) -> Mapping[str, Any]:
        """The slots with the folder as it is called here: ~/Dokumente where the user said documents."""
        path = slots.get("path")
        if not path or (self._cwd / Path(str(path)).expanduser()).exists():
            return slots
        try:
            real = view.paths.readable(str(path))
        except ToolError:
            return slots
        return {**slots, "path": shown(real, view.paths.home)} if real.exists() else slots

    def _request(self) -> str:
        if self._accepted.context is None:
            return self._accepted.text
        return f"{self._accepted.text}\n\n{fenced('standard_input', self._accepted.context)}"

    async def _scene(self, view: View) -> Scene:
        accepted = self._accepted
        recent = await self._journal.runs(limit=2, session=accepted.session)
        last = next((run.result for run in recent if run.id != accepted.run), None)
        editor, terminal = user_programs()
        return Scene(
            cwd=self._cwd,
            language=self._language,
            session=accepted.session,
            turn_count=await self._journal.turns(accepted.session),
            enabled_tools=tuple(view.tools),
            git_branch=git_branch(self._cwd),
            last_result=last,
            editor=editor,
            terminal=terminal,
        )
