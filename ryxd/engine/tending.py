"""What the user does with live agents, between the runs of their session (spec B9, B10)."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.agent import Limits
from ryxd.core.company import Task, Woken
from ryxd.core.model import LanguageModel
from ryxd.core.tool import ToolError
from ryxd.engine.beside import standing
from ryxd.engine.company import MOST, USER, Company, Member
from ryxd.engine.fixed import TOKENS, tokens
from ryxd.engine.hooks import Hooks
from ryxd.engine.lives import Lives
from ryxd.engine.matter import VARIABLE, near
from ryxd.engine.minds import Place
from ryxd.engine.scene import VARIABLES
from ryxd.engine.sessions import Sessions
from ryxd.record.journal import Journal
from ryxd.wire.dump import AgentDump
from ryxd.wire.errors import BadRequest, NotFound, Refused, Unavailable

EVERY = "r999999999999999"
"""A run that comes after all others."""

ROOM = Limits(depth=8, subagents=MOST)
"""What the user may put below an agent, which may have less itself."""


@dataclass(frozen=True)
class Where:
    """An agent of a session."""

    session: str
    path: str


@dataclass(frozen=True)
class Instructed:
    """What an agent is told."""

    where: Where
    text: str
    own: bool
    """Whether that is not what its file says."""
    tokens: int
    """Of them, at most."""
    most: int | None
    """How many it should have at most, for the model that it thinks with."""


class Tending:
    """Does it. Everything raises NotFound for an agent that is not there, Busy while one of its session works."""

    def __init__(self, sessions: Sessions, journal: Journal) -> None:
        self._sessions = sessions
        self._journal = journal

    async def find(self, agent: str, session: str | None) -> Where:
        """The agent with this path, or this name where only one has it; in the session that was used last."""
        if session is not None:
            await self._journal.check_session(session)
        there: list[Where] = []
        for each in [session] if session is not None else await self._journal.lively(200):
            company = await self._journal.company(each)
            paths = [str(member["path"]) for member in company.get("members", ())]
            paths += [name for name in await self._journal.speakers(each) if "/" not in name]
            there += [Where(each, path) for path in dict.fromkeys(paths)]
            named = {where.path for where in there if agent in (where.path, where.path.rpartition("/")[2])}
            if agent in named or len(named) == 1:
                path = agent if agent in named else named.pop()
                return next(where for where in there if where.path == path)
            if named:
                raise BadRequest(f"several agents are called {agent}; say which: {', '.join(sorted(named))}")
        names = dict.fromkeys(where.path for where in there)
        where = f" in {session}" if session is not None else ""
        raise NotFound(f"no agent is called {agent}{where}; there are: {', '.join(list(names)[:20]) or 'none'}")

    # -- files

    async def dump(self, agent: str, session: str | None) -> AgentDump:
        """An agent as a file."""
        where = await self.find(agent, session)
        async with self._at_rest(where, store=False) as lives:
            return lives.dump(where.path)

    async def restore(
        self, dumped: AgentDump, *, name: str | None, parent: str | None, session: str | None, origin: str | None
    ) -> tuple[str, Woken]:
        """Wake an agent: below this one, else below none; in this session, else in a new one. Raises Refused."""
        where = None if parent is None else await self.find(parent, session)
        if where is None:
            if session is not None:
                await self._journal.check_session(session)
            opened = session or await self._journal.open_session(origin)
            where = Where(opened, USER)
        async with self._at_rest(where) as lives:
            lost = await lives.lost(dumped)
            woken = await lives.restore(dumped, where.path, lost=lost, limits=ROOM, name=name or "")
        return where.session, woken

    # -- the tree

    async def clone(self, agent: str, into: str, name: str | None, session: str | None) -> Where:
        """Double an agent below another one of its session; `into` "ryx" is below none. Raises Refused."""
        where = await self.find(agent, session)
        parent = Where(where.session, USER) if into == USER else await self.find(into, where.session)
        async with self._at_rest(where) as lives:
            allowed = None if parent.path == USER else self._means(lives.member(parent.path))
            return Where(where.session, lives.clone(where.path, parent.path, ROOM, name or "", allowed))

    async def meta(
        self, agent: str, name: str, instructions: str, session: str | None, origin: str | None
    ) -> Where:
        """Put a new agent above one; it has the user, where that one could be asked by itself. Raises Refused."""
        where = await self.find(agent, session)
        parent = where.path.rpartition("/")[0] or USER
        async with self._at_rest(where) as lives:
            top = lives.above(where.path, Task(name, instructions.strip()), parent)
            if parent == USER:
                lives.company.pass_control(top.path)
        if parent == USER and origin is not None:
            await self._journal.adopt(where.session, origin)
        return Where(where.session, top.path)

    # -- who speaks, and what they are told

    async def pass_control(self, agent: str, session: str | None, origin: str | None) -> Where:
        """Have an agent answer this origin's requests from now on."""
        where = await self.find(agent, session)
        async with self._at_rest(where) as lives:
            lives.company.pass_control(where.path)
        if origin is not None:
            await self._journal.adopt(where.session, origin)
        return where

    async def take_control(self, session: str) -> tuple[str, ...]:
        """Have ryx answer again; who had that before. Raises Refused where nobody had."""
        await self._journal.check_session(session)
        async with self._at_rest(Where(session, USER)) as lives:
            had, lives.company.control = tuple(lives.company.control), []
        if not had:
            raise Refused(f"in {session} you speak with ryx already")
        return had

    async def instructions(self, agent: str, session: str | None) -> Instructed:
        """What an agent is told."""
        where = await self.find(agent, session)
        async with self._at_rest(where, store=False) as lives:
            return self._instructed(where, lives)

    async def instruct(self, agent: str, session: str | None, text: str, before: str | None) -> Instructed:
        """Tell it something else from its next response on. `before` is what it should be told up to now.

        Empty text is what its file says again. Raises Refused where it is told something else by now.
        """
        where = await self.find(agent, session)
        async with self._at_rest(where) as lives:
            member, root = lives.member(where.path), where.path not in lives.company.members
            if before is not None and before != member.instructions:
                raise Refused(f"what {where.path} is told was changed meanwhile; look at it again")
            if not text.strip() and not root:
                raise BadRequest("an agent needs instructions: say what it is for")
            if root:
                _check(text)
            if not root:
                lives.company.members[where.path].instructions = text.strip()
            elif text.strip() and text.strip() != self._sessions.specs[where.path].instructions:
                lives.company.instructions[where.path] = text.strip()
            else:
                lives.company.instructions.pop(where.path, None)
            return self._instructed(where, lives)

    def hooks(self, company: Company) -> Hooks:
        """The hooks of a session's agents, which are asked nothing."""

        def nobody(*_: object) -> LanguageModel:
            raise Unavailable("nobody thinks now")

        world = self._sessions.world
        place = Place(lambda _: None, nobody, lambda *_: None)
        return Hooks(
            world.hook_specs, place, stored=company.hooks, means=world.names, members=lambda: company.members
        )

    def _instructed(self, where: Where, lives: Lives) -> Instructed:
        member = lives.member(where.path)
        spec = self._sessions.specs.get(where.path)
        return Instructed(
            where,
            member.instructions,
            spec is None or spec.instructions != member.instructions,
            tokens(member.instructions),
            TOKENS.get(member.tier),
        )

    def _means(self, member: Member) -> Sequence[str]:
        return tuple(self._sessions.world.names(member.tools))

    @asynccontextmanager
    async def _at_rest(self, where: Where, *, store: bool = True) -> AsyncIterator[Lives]:
        """The agents of a session while none of them works; what is done to them is stored. Raises Refused."""
        session, world = where.session, self._sessions.world
        async with self._sessions.turns.at_rest(session):
            await self._sessions.knowing.again(session, EVERY, world.files)
            stored = await self._journal.company(session)
            speakers = await self._journal.speakers(session)
            said = {path: await self._journal.recall(session, path) for path in speakers}
            company = Company.load(stored, self._sessions.specs, said, self._sessions.world.patterns)

            hooks = self.hooks(company)
            lives = Lives(
                company,
                hooks,
                session=session,
                files=world.files,
                means=world.names,
                root=lambda name: standing(self._sessions.specs, company, name, said.get(name, ())),
                readable=world.paths(Path.home()).readable,
            )
            try:
                yield lives
            except ToolError as error:
                raise Refused(str(error)) from error
            if store:
                company.hooks = hooks.dump()
                await self._journal.keep(session, company.dump(), company.transcripts())


def _check(text: str) -> None:
    """Raises BadRequest for a {variable} that no agent's instructions can have."""
    for match in VARIABLE.finditer(text):
        if fault := near(match[1], VARIABLES, "variable"):
            raise BadRequest(fault)
