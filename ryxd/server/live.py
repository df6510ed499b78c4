"""The operations about the agents of sessions (spec B9, B10)."""

import asyncio
import json
import os
from collections.abc import Mapping
from typing import Literal

from ryxd.engine.beside import standing
from ryxd.engine.company import Company, Member, members
from ryxd.engine.control import Standing
from ryxd.engine.hooks import Hooks, useful
from ryxd.engine.lives import all_of
from ryxd.engine.sessions import Sessions
from ryxd.engine.tending import Instructed, Tending
from ryxd.record.journal import Journal, now
from ryxd.server.operations import Caller
from ryxd.server.paths import place
from ryxd.wire import dump
from ryxd.wire.errors import BadRequest, NotFound
from ryxd.wire.live import (
    AgentsClone,
    AgentsInstruct,
    AgentsInstructions,
    AgentsLive,
    AgentsMeta,
    AgentsPass,
    AgentsTake,
    Dump,
    DumpReply,
    InstructionsReply,
    LiveAgent,
    LiveReply,
    Restore,
    RestoreReply,
    SessionInfo,
    SessionsReply,
    TakeReply,
    WhereReply,
)
from ryxd.wire.live import Sessions as SessionsCommand

State = Literal["idle", "working", "waiting"]


class LiveOperations:
    """The commands that `wire.live` declares."""

    def __init__(self, sessions: Sessions, journal: Journal) -> None:
        self._sessions = sessions
        self._journal = journal
        self._tending = Tending(sessions, journal)

    async def do_agents_live(self, command: AgentsLive, _: Caller) -> LiveReply:
        """All agents, as the last run of their session left them."""
        if command.session is not None:
            await self._journal.check_session(command.session)
        sessions = [command.session] if command.session else await self._journal.lively(command.limit)
        busy = await self._busy()
        found = [await self._of(each, busy.get(each, {})) for each in sessions]
        return LiveReply(agents=tuple(one for each in found for one in each))

    async def _of(self, session: str, busy: Mapping[str, State]) -> list[LiveAgent]:
        specs = self._sessions.specs
        company = Company.load(await self._journal.company(session), specs, {})
        hooks = self._tending.hooks(company)
        said, costs = await self._journal.speakers(session), await self._journal.costs(session)
        names = {path for path in (*said, *busy, *company.hooks, *company.instructions) if "/" not in path}
        roots = filter(None, (standing(specs, company, name) for name in names))
        found = []
        for member in sorted((*roots, *company.members.values()), key=lambda each: each.path.split("/")):
            path = member.path
            messages, characters = said.get(path, (0, 0))
            read, written, spent = costs.get(path, (0, 0, 0))
            found.append(
                LiveAgent(
                    path=path,
                    session=session,
                    description=member.description,
                    kind=member.kind,
                    tier=member.tier,
                    state=busy.get(path, "idle"),
                    subagent=path in company.members,
                    tools=member.tools,
                    hooks=self._hooks(hooks, member),
                    responses=member.responses,
                    messages=messages,
                    characters=characters,
                    waiting=len(member.waiting),
                    control=company.speaker == path,
                    told=path in company.instructions,
                    tokens_in=read,
                    tokens_out=written,
                    milliseconds=spent,
                )
            )
        return found

    def _hooks(self, hooks: Hooks, member: Member) -> tuple[str, ...]:
        """What looks at an agent; a hook for tools that it has not never says anything."""
        tools = self._sessions.world.names(member.tools)
        return tuple(spec.name for spec, _ in hooks.of(member.path) if useful(spec, "", tools, copied=True))

    async def _busy(self) -> dict[str, dict[str, State]]:
        """Of each session with a run in progress, what those of its agents do that are at work."""
        found: dict[str, dict[str, State]] = {}
        for run in self._sessions.active:
            accepted = self._sessions.accepted(run)
            if accepted is None:
                continue
            states = found.setdefault(accepted.session, {})
            states |= {agent: "working" for agent, state in await self._journal.steps(run) if state == "running"}
        for waiting in self._sessions.approvals.waiting:
            accepted = self._sessions.accepted(waiting.question.run)
            if accepted is not None:
                found.setdefault(accepted.session, {})[waiting.question.agent] = "waiting"
        return found

    async def do_sessions(self, command: SessionsCommand, _: Caller) -> SessionsReply:
        """Conversations."""
        runs = filter(None, map(self._sessions.accepted, self._sessions.active))
        active, idle = {run.session for run in runs}, round(self._sessions.bounds.idle * 1000)
        origins: set[str] = set()
        found = []
        for row in await self._journal.sessions(command.limit):
            company = json.loads(row.pop("company"))
            agents = {*await self._journal.speakers(row["id"]), *members(company)}
            newest = row["origin"] is not None and row["origin"] not in origins
            origins |= {row["origin"]}
            found.append(
                SessionInfo(
                    **row,
                    open=newest and row["used"] >= now() - idle,
                    agents=len(agents),
                    control=Standing.of(company).control,
                    active=row["id"] in active,
                )
            )
        return SessionsReply(sessions=tuple(found))

    async def do_dump(self, command: Dump, _: Caller) -> DumpReply:
        """An agent as a file; the caller writes it."""
        dumped = await self._tending.dump(command.agent, command.session)
        text = await asyncio.to_thread(dumped.text)
        return DumpReply(path=dumped.path, session=dumped.session, agents=len(all_of(dumped.agent)), document=text)

    async def do_restore(self, command: Restore, _: Caller) -> RestoreReply:
        """Wake an agent."""
        dumped = await asyncio.to_thread(_read, command.path, command.cwd)
        session, woken = await self._tending.restore(
            dumped, name=command.called, parent=command.below, session=command.session, origin=command.origin
        )
        return RestoreReply(
            path=woken.path,
            session=session,
            agents=woken.agents,
            lost=woken.lost,
            tools=woken.tools,
            hooks=woken.hooks,
        )

    async def do_agents_clone(self, command: AgentsClone, _: Caller) -> WhereReply:
        """Double one."""
        where = await self._tending.clone(command.agent, command.into, command.called, command.session)
        return WhereReply(path=where.path, session=where.session)

    async def do_agents_meta(self, command: AgentsMeta, _: Caller) -> WhereReply:
        """Put one above another."""
        where = await self._tending.meta(
            command.agent, command.called, command.text, command.session, command.origin
        )
        return WhereReply(path=where.path, session=where.session)

    async def do_agents_pass(self, command: AgentsPass, _: Caller) -> WhereReply:
        """Let one speak with the user."""
        where = await self._tending.pass_control(command.agent, command.session, command.origin)
        return WhereReply(path=where.path, session=where.session)

    async def do_agents_take(self, command: AgentsTake, _: Caller) -> TakeReply:
        """Let ryx speak with the user again."""
        session = command.session
        if session is None and command.origin is not None:
            session = await self._journal.session_of(
                command.origin, now() - round(self._sessions.bounds.idle * 1000)
            )
        if session is None:
            raise NotFound("this terminal has no session at the moment; say which one you mean: --session s3")
        return TakeReply(session=session, had=await self._tending.take_control(session))

    async def do_agents_instructions(self, command: AgentsInstructions, _: Caller) -> InstructionsReply:
        """What one is told."""
        return _instructed(await self._tending.instructions(command.agent, command.session))

    async def do_agents_instruct(self, command: AgentsInstruct, _: Caller) -> InstructionsReply:
        """Tell it something else."""
        told = await self._tending.instruct(command.agent, command.session, command.text, command.before)
        return _instructed(told)


def _instructed(told: Instructed) -> InstructionsReply:
    where = told.where
    return InstructionsReply(
        path=where.path, session=where.session, text=told.text, own=told.own, tokens=told.tokens, most=told.most
    )


def _read(path: str, cwd: str | None) -> dump.AgentDump:
    """A file of the user's. Raises BadRequest, NotFound."""
    found = place(path, cwd)
    try:
        # a pipe would be waited for
        with open(os.open(found, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK), "rb") as opened:
            if not os.path.isfile(opened.fileno()):
                raise BadRequest(f"{path} is no file")
            data = opened.read(dump.LARGEST + 1)
    except FileNotFoundError:
        raise NotFound(f"there is no file {path}") from None
    except OSError as error:
        raise BadRequest(f"{path} can't be read: {error.strerror}") from None
    return dump.read(data)
