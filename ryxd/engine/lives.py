"""What can be done with a whole agent: kept in a file, woken from it, doubled, put below another (spec B9, B10).

An agent is its instructions and transcript, what it knows of files, its hooks and its subagents: all goes along.
"""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ryxd import __version__
from ryxd.core.agent import Limits
from ryxd.core.company import Task, Woken
from ryxd.core.course import Json
from ryxd.core.files import FileWorld, Origin
from ryxd.core.hookspec import HookSpec
from ryxd.core.model import Message, Tier
from ryxd.core.shipped import system
from ryxd.core.telling import Sight
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Transcript
from ryxd.core.view import knows_as
from ryxd.engine.company import USER, Company, Member, is_below
from ryxd.engine.dumb import kind_of
from ryxd.engine.hooks import Hooks, kinds
from ryxd.engine.specs import LimitsMatter
from ryxd.wire.dump import AgentDump, DumpedAgent, DumpedHook, DumpedMessage, DumpedSight

Readable = Callable[[str], Path]
"""The path, where it may be read. Raises ToolError."""


class Lives:
    """All agents of a session, those with a file of their own too, as they are at this moment.

    `root` gives those with a file by name, as a Member with their transcript; None for a name that has none here.
    `means` says which tools names and groups are, `readable` which files may be read. `closed`: nothing is done to
    anything outside, as in a replay.
    """

    def __init__(
        self,
        company: Company,
        hooks: Hooks,
        *,
        session: str,
        files: FileWorld | None,
        means: Callable[[Sequence[str]], frozenset[str]],
        root: Callable[[str], Member | None],
        readable: Readable,
        closed: bool = False,
    ) -> None:
        self.company = company
        self.hooks = hooks
        self.transcripts: dict[str, Transcript] = {}
        """Of those that are speaking, by path: their Members have what they said when that began."""
        self._session = session
        self._files = files
        self._means = means
        self._root = root
        self._readable = readable
        self._closed = closed
        self.above_soon: dict[str, Task] = {}
        """Who is put above an agent when that has answered, by its path."""

    def member(self, path: str) -> Member:
        """An agent as it is now. Raises ToolError where there is none."""
        found = self.company.members.get(path) or ("/" not in path and self._root(path)) or None
        if found is None:
            raise ToolError(f"there is no agent {path} in this session")
        speaking = self.transcripts.get(path)
        messages = found.messages if speaking is None else speaking.messages
        return replace(found, messages=list(messages), waiting=list(found.waiting), knows=self._known(path))

    def ended(self, path: str) -> None:
        """An agent is no more: who is called so later begins anew."""
        self.hooks.forget(path)
        self.above_soon.pop(path, None)

    def soon(self, path: str, task: Task) -> None:
        """Put an agent above this one when it has answered. Raises ToolError where that can't be."""
        if path in self.above_soon:
            raise ToolError(f"{self.above_soon[path].name} is going to be above you already; answer")
        self.company.named_anew(path.rpartition("/")[0] or USER, task.name)
        self.above_soon[path] = task

    # -- into a file

    def dump(self, path: str) -> AgentDump:
        """An agent with all that is below it. Raises ToolError."""
        at = time.time_ns() // 1_000_000
        return AgentDump(ryx=__version__, at=at, session=self._session, path=path, agent=self._dumped(path))

    def _dumped(self, path: str) -> DumpedAgent:
        member, (speakers, listeners) = self.member(path), self.company.interlocutors.get(path, ((), ()))
        return DumpedAgent(
            **{name: getattr(member, name) for name in COPIED},
            name=member.name,
            tier=member.tier.value,
            limits=asdict(member.limits),
            waiting=tuple(member.waiting),
            messages=tuple(DumpedMessage(**asdict(each)) for each in member.messages if each.role != "system"),
            files=tuple(DumpedSight(**each) for each in member.knows),
            hooks=tuple(DumpedHook(spec=spec.dump(), state=dict(state)) for spec, state in self.hooks.of(path)),
            speakers=speakers,
            listeners=listeners,
            subagents=tuple(self._dumped(each.path) for each in self.company.of(path).values()),
        )

    # -- out of a file

    async def lost(self, dumped: AgentDump) -> tuple[str, ...]:
        """Files that are not what the agents of a dump had read, or may not be read. A look, and nothing more."""
        hands = None if self._files is None else self._files.of(f"{self._session}/-", Origin())
        lost: dict[str, None] = {}
        for sight in (sight for agent in all_of(dumped.agent) for sight in agent.files):
            try:
                content = None if hands is None else await hands.read(self._readable(sight.path))
            except (OSError, ToolError):
                content = None
            if content is None or content.digest != sight.digest:
                lost[sight.path] = None
        return tuple(lost)

    async def restore(
        self,
        dumped: AgentDump,
        parent: str,
        *,
        lost: Collection[str],
        limits: Limits,
        name: str = "",
        allowed: Collection[str] | None = None,
    ) -> Woken:
        """Put it below `parent`, under this name or a free one like its own, and tell it that it woke.

        It gets no tool that is not there, or not `allowed`; `lost` is what `lost` gave. Raises ToolError.
        """
        found = tuple(all_of(dumped.agent))
        called = name or self.company.free(parent, dumped.agent.name)
        self.company.fits(parent, called, limits, count=len(found), levels=levels(dumped.agent))
        limited = {id(each): _limits(each.limits) for each in found}
        unknown: dict[str, None] = {}
        made: list[tuple[Member, DumpedAgent]] = []

        def wake(each: DumpedAgent, path: str) -> None:
            member = Member(
                path,
                **{name: getattr(each, name) for name in COPIED if name != "tools"},
                tools=self._given(each.kind, each.tools, allowed),
                tier=Tier(each.tier),
                limits=limited[id(each)],
                waiting=list(each.waiting),
                knows=[sight.model_dump() for sight in each.files if sight.path not in lost],
                messages=[Message(**message.model_dump()) for message in each.messages],
            )
            made.append((member, each))
            for below in each.subagents:
                wake(below, f"{path}/{below.name}")

        wake(dumped.agent, f"{parent}/{called}")
        for member, each in made:
            self.company.add(member)
            self.hooks.forget(member.path)
            self.hooks.give(member.path, self._hooks(each, unknown))
        for member, each in made:  # in the end: to add one makes it the one that its parent speaks with
            self.company.interlocutors[member.path] = (each.speakers, each.listeners)
            await self._know(member)
        missing = sorted({tool for member, each in made for tool in self._missing(member, each)})
        paths = tuple(member.path for member, _ in made)
        woken = Woken(paths[0], paths, tuple(lost), tuple(missing), tuple(unknown))
        for member, each in made:
            member.waiting.append(_told(member, each, dumped, woken))
        return woken

    def _given(self, kind: str, tools: Sequence[str], allowed: Collection[str] | None) -> tuple[str, ...]:
        """Which tools an agent gets that had these. One that is code has its own, if any."""
        if kind and not kind_of(kind, self.company.patterns).pattern:
            return kind_of(kind).tools if allowed is None or kind in allowed else ()
        means = self._means(tools)
        return tuple(sorted(means if allowed is None else means & set(allowed)))

    def _missing(self, member: Member, each: DumpedAgent) -> set[str]:
        """What an agent could use and can't any more."""
        if each.kind and not kind_of(each.kind, self.company.patterns).pattern:
            return set() if member.tools else {each.kind}
        return {tool for name in each.tools for tool in self._means((name,)) or (name,)} - set(member.tools)

    def _hooks(self, each: DumpedAgent, unknown: dict[str, None]) -> list[tuple[HookSpec, Json]]:
        """Its hooks; the names of those that can't be are put into `unknown`."""
        found: list[tuple[HookSpec, Json]] = []
        for one in each.hooks:
            try:
                spec = HookSpec.load(one.spec)
                if spec.kind:
                    kinds()[spec.kind].Settings(**spec.settings)
            except (KeyError, TypeError, ValueError):
                unknown[str(one.spec.get("name", "?"))] = None
                continue
            found.append((spec, one.state))
        return found

    # -- doubled, and put below another

    def clone(
        self, path: str, parent: str, limits: Limits, name: str = "", allowed: Collection[str] | None = None
    ) -> str:
        """Double an agent with all that is below it, below another one; where the double is. Raises ToolError.

        It gets no tool that is not `allowed`.
        """
        source = self.member(path)
        if is_below(parent, path):
            raise ToolError(f"{path} can't be put below itself")
        called = name or self.company.free(parent, source.name)
        whole = [source, *(self.member(each.path) for each in self.company.below(path) if each.path != path)]
        deep = max(each.path.count("/") for each in whole) - path.count("/") + 1
        self.company.fits(parent, called, limits, count=len(whole), levels=deep)
        new = f"{parent}/{called}"
        for each in whole:
            had, there = each.path, new + each.path.removeprefix(path)
            self.company.add(replace(each, path=there, tools=self._given(each.kind, each.tools, allowed)))
            self.hooks.forget(there)
            self.hooks.give(there, self.hooks.of(had))
            if had in self.company.interlocutors:
                self.company.interlocutors[there] = self.company.interlocutors[had]
            if self._files is not None and not self._closed:
                self._files.share(knows_as(self._session, had), knows_as(self._session, there))
        self.company.interlocutors[parent] = ((called,), ())
        told = f"You are a double of {source.name} now, below {parent}; you remember all that {source.name} does."
        self.company.members[new].waiting.append(f"[name ryx] {told}")
        return new

    def above(self, path: str, task: Task, parent: str) -> Member:
        """A new agent below `parent` that has this one as its subagent from now on. Raises ToolError.

        It has the same tools and hooks: who is put above is no way round them.
        """
        source = self.member(path)
        new = f"{parent}/{task.name}"
        self.company.named_anew(parent, task.name)
        hooks = self.hooks.of(path)
        top = Member(
            new,
            task.instructions.partition("\n")[0][:100],
            task.instructions,
            tuple(sorted({*self._means(source.tools), *MANAGES})),
            source.tier,
            _roomier(source.limits),
        )
        below = f"{new}/{source.name}"
        beside = self.company.interlocutors.get(parent, ((), ()))
        if path not in self.company.members:
            self.company.add(replace(source, path=path))
        for each in self.company.below(path):
            self._moved(each.path, below + each.path.removeprefix(path))
        self.company.move(path, below)
        self.hooks.move(path, below)
        self.hooks.give(below, hooks)
        self.company.add(top)
        self.hooks.give(new, [(spec, {}) for spec, _ in hooks])
        if source.name in beside[0]:  # who spoke with that speaks with this now
            speakers, listeners = (
                tuple(task.name if each == source.name else each for each in names) for names in beside
            )
            self.company.interlocutors[parent] = (speakers, listeners)
        self.company.interlocutors[new] = ((source.name,), ())
        return top

    def _moved(self, old: str, new: str) -> None:
        if old in self.transcripts:
            self.transcripts[new] = self.transcripts.pop(old)
        self.company.members[old].knows = self._known(old)
        if self._files is not None and not self._closed:
            self._files.share(knows_as(self._session, old), knows_as(self._session, new))
            self._files.forget(knows_as(self._session, old))

    # -- files

    def _known(self, path: str) -> list[dict[str, Any]]:
        if self._files is None:
            return []
        known = self._files.knows(knows_as(self._session, path))
        return [asdict(Sight.of(seen)) for seen in known if not seen.stale]

    async def _know(self, member: Member) -> None:
        if self._files is None or self._closed:
            return
        whose = knows_as(self._session, member.path)
        hands = self._files.of(whose, Origin(session=self._session, agent=member.path))
        for sight in member.knows:
            try:
                path = self._readable(sight["path"])
            except ToolError:
                continue
            before = None if sight["read_as"] is None else Path(sight["read_as"])
            await hands.recall(path, sight["digest"], sight["lines"], before)


COPIED = ("kind", "description", "instructions", "tools", "output", "staging", "stage", "plain", "responses")
"""What a Member and its place in a file have alike."""

MANAGES = ("discuss", "terminate")
"""What who is put above an agent needs, besides what that has."""


def all_of(dumped: DumpedAgent) -> Sequence[DumpedAgent]:
    """An agent of a file, and all below it."""
    return [dumped, *(each for below in dumped.subagents for each in all_of(below))]


def levels(dumped: DumpedAgent) -> int:
    """How many levels of agents it is."""
    return 1 + max(map(levels, dumped.subagents), default=0)


def _roomier(limits: Limits) -> Limits:
    """For who has an agent with these below itself."""
    return replace(limits, depth=min(8, limits.depth + 1), subagents=min(50, limits.subagents + 1))


def _limits(stored: Mapping[str, Any]) -> Limits:
    """Raises ToolError for what no file of an agent may say either."""
    try:
        return LimitsMatter(**{key: stored[key] for key in LimitsMatter.model_fields if key in stored}).limits()
    except ValidationError as error:
        one = error.errors(include_url=False)[0]
        raise ToolError(f"its limits can't be: {'.'.join(map(str, one['loc']))}: {one['msg']}") from None


def _told(member: Member, each: DumpedAgent, dumped: AgentDump, woken: Woken) -> str:
    """What a restored agent is told of its waking."""
    files = [sight.path for sight in each.files if sight.path in woken.lost]
    more = []
    if files:
        more.append(f"These files are not any more what you have read: {', '.join(files)}.")
    if tools := [tool for tool in each.tools if tool in woken.tools]:
        more.append(f"You have no more: {', '.join(tools)}.")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(dumped.at / 1000))
    return (
        "[name ryx] "
        + system("woken").format(name=each.name, path=member.path, when=when, more=" ".join(more)).strip()
    )
