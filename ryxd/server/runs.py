"""The operations about runs that are over, and about what a run's agents noted (specs C8, C14)."""

from ryxd.engine.anew import Anew
from ryxd.record.boards import project
from ryxd.record.journal import Journal
from ryxd.server.operations import Caller
from ryxd.wire.board import Board, BoardReply
from ryxd.wire.command import AskReply
from ryxd.wire.runs import Replay, ReplayReply, Resume, Retry


class RunOperations:
    """Resuming, retrying, replaying; looking at the board."""

    def __init__(self, anew: Anew, journal: Journal) -> None:
        self._anew = anew
        self._journal = journal

    async def do_resume(self, command: Resume, _: Caller) -> AskReply:
        """Go on where a run was interrupted."""
        accepted = await self._anew.resume(command.run)
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_retry(self, command: Retry, _: Caller) -> AskReply:
        """Begin it anew."""
        accepted = await self._anew.retry(command.run)
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_replay(self, command: Replay, _: Caller) -> ReplayReply:
        """Look at it once more."""
        done = await self._anew.replay(command.run)
        events = tuple(event.model_dump(mode="json") for event in done.events)
        return ReplayReply(run=command.run, same=not done.ends, ends=done.ends, events=events)

    async def do_board(self, command: Board, _: Caller) -> BoardReply:
        """The board of a run, as far as that has come. Raises NotFound."""
        run = await self._journal.run(command.run)
        return project(run.id, run.state, await self._journal.events(run.id))
