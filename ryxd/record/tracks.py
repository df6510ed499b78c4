"""How well strategies have done, over all runs (spec C10); in the journal's own file."""

import logging
from collections.abc import Mapping

from ryxd.core.tracking import Figures
from ryxd.record.database import Database

TRIED = """
    INSERT INTO strategies (name, tries, successes, milliseconds) VALUES (?, 1, ?, ?)
    ON CONFLICT (name) DO UPDATE SET tries = tries + 1, successes = successes + excluded.successes,
        milliseconds = milliseconds + excluded.milliseconds
"""
ALL = "SELECT name, tries, successes, milliseconds FROM strategies ORDER BY name"

log = logging.getLogger(__name__)


class StrategyTracks:
    """Counts tries (core.tracking.Tracks)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def figures(self) -> Mapping[str, Figures]:
        """All that were ever tried, by name. Raises JournalError."""
        rows = await self._database.ask(lambda db: db.execute(ALL).fetchall())
        return {name: Figures(tries, successes, milliseconds) for name, tries, successes, milliseconds in rows}

    def tried(self, name: str, milliseconds: int, *, ok: bool) -> None:
        """Count one more try. What the disk does not take is no loss: it only breaks ties."""
        row = (name, int(ok), max(0, milliseconds))

        def written(_: object, error: BaseException | None) -> None:
            if error is not None:
                log.warning("journal: a try of %s is not counted: %s", name, error)

        self._database.queue(lambda db: db.execute(TRIED, row), written)
