"""The operations about runs that are over."""

from ryxd.engine.anew import Anew
from ryxd.server.operations import Caller
from ryxd.wire.command import AskReply
from ryxd.wire.runs import Replay, ReplayReply, Resume, Retry


class RunOperations:
    """Resuming, retrying, replaying."""

    def __init__(self, anew: Anew) -> None:
        self._anew = anew

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
