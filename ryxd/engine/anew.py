"""Runs that are over, once more: gone on with, begun anew, or only looked at (spec C14)."""

import asyncio

from ryxd.engine.replaying import Replayed, replay
from ryxd.engine.resuming import do
from ryxd.engine.sessions import Sessions
from ryxd.record.journal import Journal
from ryxd.record.runs import Accepted
from ryxd.wire.errors import Refused


class Anew:
    """What can be done with runs that are over."""

    def __init__(self, sessions: Sessions, journal: Journal) -> None:
        self._sessions = sessions
        self._journal = journal
        self._resuming = asyncio.Lock()

    async def retry(self, run: str) -> Accepted:
        """Ask again what a run was asked, from the beginning. Raises NotFound, Refused, Busy, JournalError."""
        return await self._sessions.like(await self._asked(run, "retried"))

    async def resume(self, run: str) -> Accepted:
        """Go on with an interrupted run, in a run of its own that knows what that one had done.

        Raises NotFound; Refused for one that was not interrupted, goes on already, or can't; Busy, JournalError.
        """
        info = await self._journal.run(run)
        if info.state != "interrupted":
            raise Refused(f"{run} was not interrupted, it is {info.state}; ryxctl retry {run} asks it anew")
        asked = await self._asked(run, "resumed")
        async with self._resuming:  # twice would do twice what is left of it
            if (later := await self._journal.resumed_as(run)) is not None:
                raise Refused(f"{run} goes on as {later} already; ryxctl show {later} tells how that went")
            return await self._sessions.like(asked, await self._journal.records(run).all())

    async def replay(self, run: str) -> Replayed:
        """Run it from its Records alone, and hold it against its events. Raises NotFound, Refused."""
        return await replay(self._journal, run, self._sessions.world, self._sessions.specs)

    async def _asked(self, run: str, how: str) -> Accepted:
        asked = await self._journal.accepted(run)
        if do(asked) is None:
            raise Refused(f"{run} did what a command asked for, so it can't be {how}; give the command again")
        return asked
