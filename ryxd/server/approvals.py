"""The operations about approvals (spec D4): only who reaches the socket or the bus comes here, never an agent."""

from ryxd.engine.approvals import NO, Waiting, Wondering
from ryxd.engine.sessions import Sessions
from ryxd.server.operations import Caller
from ryxd.wire.approvals import Approve, Deny, QuestionInfo, Questions, QuestionsReply, SettledReply
from ryxd.wire.errors import BadRequest


def who(caller: Caller) -> str:
    """Who answers, as the journal keeps it."""
    return f"{caller.name or 'a program'}, {caller.transport}, pid {caller.pid}"


class ApprovalOperations:
    """Lists what waits, and takes the user's yes or no."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def do_questions(self, _: Questions, __: Caller) -> QuestionsReply:
        """What waits, with what exactly would be done."""
        return QuestionsReply(questions=tuple(map(self._info, self._sessions.approvals.waiting)))

    async def do_approve(self, command: Approve, caller: Caller) -> SettledReply:
        """A yes. Raises BadRequest for what wants words: it would allow nothing."""
        waiting = self._sessions.approvals.find(command.target)
        if isinstance(waiting, Wondering):
            name = waiting.name
            raise BadRequest(f"{name} wants an answer, not a yes; as in: ryxctl answer {name} 'your words'")
        return await self._settle(waiting, command.scope, caller, digest=command.digest)

    async def do_deny(self, command: Deny, caller: Caller) -> SettledReply:
        """A no; to what wants words, that there is no answer."""
        waiting = self._sessions.approvals.find(command.target)
        if isinstance(waiting, Wondering):
            self._sessions.approvals.decline(waiting, by=who(caller), words=command.reason or "")
            return self._settled(waiting, NO)
        return await self._settle(waiting, NO, caller, words=command.reason or "")

    async def _settle(
        self, waiting: Waiting, choice: str, caller: Caller, *, digest: str | None = None, words: str = ""
    ) -> SettledReply:
        approvals = self._sessions.approvals
        await approvals.answer(waiting, choice, by=who(caller), digest=digest, words=words)
        return self._settled(waiting, choice)

    @staticmethod
    def _settled(waiting: Waiting | Wondering, choice: str) -> SettledReply:
        run, event = waiting.question.run, waiting.event
        return SettledReply(name=event.name, run=run, choice=choice, summary=event.summary, wants=event.wants)

    def _info(self, waiting: Waiting | Wondering) -> QuestionInfo:
        event, run = waiting.event, waiting.question.run
        accepted = self._sessions.accepted(run)
        return QuestionInfo(
            name=waiting.name,
            run=run,
            session=accepted.session if accepted else "",
            agent=waiting.question.agent,
            request=accepted.text if accepted else "",
            wants=event.wants,
            question=event.question,
            summary=event.summary,
            preview=event.preview,
            cut=event.cut,
            reason=event.reason,
            classes=event.classes,
            paths=event.paths,
            digest=event.digest,
            choices=event.choices,
            asked=waiting.asked,
            until=event.until,
        )
