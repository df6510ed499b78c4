"""The operations about subagents that stay (spec B9)."""

from ryxd.engine.company import Company
from ryxd.engine.sessions import Sessions
from ryxd.record.journal import Journal
from ryxd.server.operations import Caller
from ryxd.wire.agents import AgentsLive, LiveAgent, LiveReply


class LiveOperations:
    """Who is there."""

    def __init__(self, sessions: Sessions, journal: Journal) -> None:
        self._sessions = sessions
        self._journal = journal

    async def do_agents_live(self, command: AgentsLive, _: Caller) -> LiveReply:
        """All subagents, as the last run of their session left them."""
        runs = filter(None, map(self._sessions.accepted, self._sessions.active))
        busy = {run.session for run in runs}
        found: list[LiveAgent] = []
        for session, stored in await self._journal.companies(command.session):
            company = Company.load(stored, {}, {})
            for path, member in sorted(company.members.items()):
                said = await self._journal.recall(session, path)
                found.append(
                    LiveAgent(
                        path=path,
                        session=session,
                        description=member.description,
                        kind=member.kind,
                        tier=member.tier,
                        tools=member.tools,
                        responses=member.responses,
                        messages=len(said),
                        characters=sum(len(message.content) for message in said),
                        waiting=len(member.waiting),
                        busy=session in busy,
                    )
                )
        return LiveReply(agents=tuple(found))
