"""Who is beside an agent in a run: its session's subagents, and its hooks (spec B4, B5)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ryxd.core.agent import AgentSpec, Limits
from ryxd.core.company import Spoken
from ryxd.core.dumb import Kind, Manner, Means
from ryxd.core.handoff import own
from ryxd.core.hookspec import HookSpec
from ryxd.core.listening import heard
from ryxd.core.model import LanguageModel, Message, Tier
from ryxd.core.shipped import system
from ryxd.core.thinking import Thinking
from ryxd.core.transcript import Transcript
from ryxd.core.view import Emit, View
from ryxd.engine.company import USER, Company, Member
from ryxd.engine.dumb import NONE, STAGES, Coded, Kinds
from ryxd.engine.handingup import handing_up
from ryxd.engine.hooks import Hooks, shared, useful
from ryxd.engine.lives import Lives
from ryxd.engine.minds import Place
from ryxd.engine.models import Lease, Models
from ryxd.engine.past import Past
from ryxd.engine.staging import suits
from ryxd.engine.subagents import Subagents, Surroundings
from ryxd.record.runs import Accepted
from ryxd.wire.errors import NotFound, Unavailable

BOARD = frozenset({"board"})
"""Groups of tools that need no subagents, though what they do is told again with each run."""


class Beside:
    """The subagents and hooks of one run's agents. `hooks` are those that agents begin with.

    `view` makes a View with these tools for an agent of this name; `means` says which tools names and groups are.
    """

    def __init__(
        self,
        accepted: Accepted,
        journal: Past,
        specs: Mapping[str, AgentSpec],
        models: Models,
        *,
        view: Callable[[str, tuple[str, ...]], View],
        emit: Emit,
        hooks: Sequence[HookSpec],
        means: Callable[[Iterable[str]], frozenset[str]],
        patterns: Kinds = NONE,
    ) -> None:
        self._accepted = accepted
        self._journal = journal
        self._specs = specs
        self._models = models
        self._view = view
        self._emit = emit
        self._begin_with = hooks
        self._means = means
        self.patterns = patterns
        """The user's own."""
        self._hooks: Hooks | None = None
        self._around: Surroundings | None = None
        self.company: Company | None = None
        """Who there is, once somebody had to know."""
        self.lives: Lives | None = None
        """What can be done with them."""
        self.manner = Manner()
        """How patterns work; known before anybody joins."""
        self.shown: Sequence[str] = ()
        """The files that the conversation was about before; known likewise."""

    async def join(self, view: View, spec: AgentSpec, lease: Lease, *, driven: bool = False) -> None:
        """Give the agent the subagents and the hooks that its session has, where it can have some.

        One that is `driven` by a pattern has subagents, whatever its tools are.
        """
        leads = driven or any(tool.composite and tool.groups != BOARD for tool in view.tools.values())
        hooked = any(useful(each, view.agent, view.tools) for each in self._begin_with) and _knows(view)
        if not leads and not hooked:
            return
        company, around = await self._assembled(view, lease)
        self._around = around
        if leads:
            view.company = Subagents(
                company, view.agent, around, tools=lambda: own(view.tools), tier=spec.tier, limits=spec.limits
            )

    def driven(
        self,
        view: View,
        spec: AgentSpec,
        kind: Kind,
        framing: str,
        transcript: Transcript,
        *,
        options: Mapping[str, str],
    ) -> Coded:
        """A pattern at the place of a smart agent, with that one's tools and subagents; after `join`."""
        assert self._around is not None
        member = replace(_member(spec), instructions=framing)
        branch = partial(self._around.branch, member)
        means = Means(
            view,
            branch,
            spec.limits,
            framing,
            spec.tier,
            self.manner,
            staging=spec.staging,
            options=options,
            earlier=tuple(transcript.messages),
            shown=self.shown,
        )
        return Coded(kind.make(means), view, transcript)

    async def taken_over(self, view: View, answer: str) -> Spoken | None:
        """What the agent answers that was put above this one meanwhile, and has the user from now on; or None."""
        if self.lives is None or self._around is None or self.company is None:
            return None
        task = self.lives.above_soon.pop(view.agent, None)
        if task is None or (view.handing is not None and view.handing.given is not None):
            return None
        beside = self._view(USER, ())
        if self._hooks is not None:
            self._hooks.enter(beside)
        spoken = await self._below(USER).taken_over(view.agent, task, answer)
        self.company.pass_control(f"{USER}/{spoken.name}")
        return spoken

    async def talk(self, path: str, request: str, lease: Lease) -> Spoken:
        """What a subagent answers to the user. Raises NotFound where it is gone."""
        parent, _, name = path.rpartition("/")
        company, around = await self._assembled(self._view(parent, ()), lease)
        there = company.of(parent).get(name)
        if there is None:
            raise NotFound(f"there is no subagent {path} any more; ryxctl agents live lists them")
        self._around = around
        return await self._below(parent).ask(there, f"[name user] {request}")

    async def all_control_back(self, view: View) -> Company:
        """Have nobody speak with the user in place of ryx any more."""
        company = await self._company(view)
        company.control = []
        return company

    def _below(self, path: str) -> Subagents:
        """The subagents of an agent that says nothing itself."""
        assert self.company is not None
        assert self._around is not None
        return Subagents(self.company, path, self._around, tools=tuple, tier=Tier.SMALL, limits=Limits())

    async def overhear(self, view: View, request: str) -> None:
        """Let the hooks that are there for the user, and for no single agent, hear what code answers."""
        specs = [each for each in self._begin_with if shared(each)]
        if not specs or not _knows(view):
            return

        def nobody(*_: object) -> LanguageModel:
            raise Unavailable("code asks no model")

        company = await self._company(view)
        self._enter(view, company, Place(self._emit, nobody, lambda *_: None), specs)
        await heard(view, request)
        self.kept()

    def kept(self) -> dict[str, list[Message]]:
        """What the transcripts of subagents are now; the company has what there is to keep of hooks."""
        if self.company is None:
            return {}
        if self._hooks is not None:
            self.company.hooks = self._hooks.dump()
        return self.company.transcripts()

    async def _assembled(self, view: View, lease: Lease) -> tuple[Company, Surroundings]:
        """The session's subagents and hooks, and what they need of this run."""
        run, session = self._accepted.run, self._accepted.session
        company = await self._company(view)

        def model(tier: Tier, path: str) -> LanguageModel:
            return Thinking(lease.model(tier), view.course, path, lambda done: lease.know(done, tier))

        hooks = self._enter(view, company, Place(self._emit, model, lease.know), self._begin_with)
        self.lives = Lives(
            company,
            hooks,
            session=session,
            files=view.files,
            means=self._means,
            root=lambda name: standing(self._specs, company, name),
            readable=view.paths.readable,
            closed=view.course.closed,
        )

        def enter(member: Member, above: Subagents) -> View:
            mine = self._view(member.path, member.tools)
            hooks.enter(mine, above.path)
            mine.identical = member.limits.identical
            mine.company = above.below(member, lambda: tuple(mine.tools))
            return mine

        def branch(member: Member, name: str) -> View:
            mine = self._view(f"{member.path}/{name}", member.tools)
            mine.reads_for = member.path
            hooks.enter(mine, member.path)
            mine.identical = member.limits.identical
            return mine

        return company, Surroundings(
            view.course,
            self._emit,
            session,
            view.files,
            enter,
            branch,
            record=lambda path: self._journal.transcripts.of(run, session, path),
            context=lambda tier: context(self._models, tier),
            model=model,
            larger=lambda mine: handing_up(self._models, mine, lambda tier: model(tier, mine.agent)),
            around=system("subagent"),
            lives=self.lives,
            manner=self.manner,
        )

    async def _company(self, view: View) -> Company:
        session = self._accepted.session

        async def look() -> dict[str, Any]:
            return await self._journal.company(session)

        # on a path of its own: hooks that were switched on or off since make no other run of it
        stored, _ = await view.course.effect(f"{view.agent}.company", "look", {}, look)
        if self.company is not None:  # an agent had the request before, and they may be others since
            return self.company
        paths = [str(each["path"]) for each in stored.get("members", ())]
        messages = {path: await self._journal.recall(session, path) for path in paths}
        self.company = Company.load(stored, self._specs, messages, self.patterns)
        return self.company

    def _enter(self, view: View, company: Company, place: Place, specs: Sequence[HookSpec]) -> Hooks:
        """Give the agent its hooks."""
        self._hooks = Hooks(specs, place, stored=company.hooks, means=self._means, members=lambda: company.members)
        self._hooks.enter(view, view.agent.rpartition("/")[0])
        return self._hooks


def standing(
    specs: Mapping[str, AgentSpec], company: Company, name: str, messages: Sequence[Message] = ()
) -> Member | None:
    """An agent with a file of its own, as it is in a session; None where there is no such file."""
    spec = specs.get(name)
    if spec is None:
        return None
    told = company.instructions.get(name, spec.instructions)
    return replace(_member(spec), instructions=told, messages=list(messages))


def _member(spec: AgentSpec) -> Member:
    made = Member(spec.name, spec.description, spec.instructions, spec.tools, spec.tier, spec.limits)
    made.output = spec.output
    if spec.staging is not None:
        made.staging, made.kind = spec.staging.dump(), STAGES if suits(spec.staging, "") else ""
    return made


def _knows(view: View) -> bool:
    """Whether the hooks can be had: a run that is over may have been without any."""
    return not view.course.closed or view.course.begun(f"{view.agent}.company") is not None


def context(models: Models, wanted: Tier) -> int:
    """Tokens that the model of a tier can read and write; 0 before it is loaded."""
    tier = models.serving(wanted) or wanted
    return next((each.context for each in models.info() if each.tier == tier), 0)
