"""The operation about what runs cost together (spec E6)."""

from dataclasses import asdict

from ryxd.record.journal import now
from ryxd.record.spending import Spending
from ryxd.server.operations import Caller
from ryxd.wire.stats import Stats, StatsReply, StatsRow

DAY = 86_400_000


class StatsOperations:
    """The command that `wire.stats` declares."""

    def __init__(self, spending: Spending) -> None:
        self._spending = spending

    async def do_stats(self, command: Stats, _: Caller) -> StatsReply:
        """A table."""
        since = now() - command.days * DAY
        rows = await self._spending.table(command.by, since)
        return StatsReply(by=command.by, since=since, rows=tuple(StatsRow(**asdict(row)) for row in rows))
