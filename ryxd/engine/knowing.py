"""What agents knew of files before ryxd was restarted: their transcripts still show it (DESIGN §8)."""

from pathlib import Path

from ryxd.core.files import FileWorld, Lines, Origin
from ryxd.core.view import knows_as
from ryxd.record.journal import Journal
from ryxd.record.runs import number_of


class Knowing:
    """Recalls, once for each session of an earlier ryxd, what its runs have seen of files that still are so."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._last = 0
        self._known: set[str] = set()

    async def begin(self) -> None:
        """Sessions that are begun from now on have nothing to recall. Raises JournalError."""
        self._last = await self._journal.last_session()

    async def again(self, session: str, run: str, files: FileWorld | None) -> None:
        """Know of files what a session knew before this run. Raises JournalError."""
        if files is None or session in self._known or (number_of(session) or 0) > self._last:
            return
        self._known.add(session)
        last: dict[tuple[str, str], tuple[str, list[Lines] | None, Path | None]] = {}
        members = (await self._journal.company(session)).get("members", ())
        brought = [(str(each["path"]), sight) for each in members for sight in each.get("knows", ())]
        for agent, sight in [*brought, *await self._journal.sights(session, run)]:
            key, digest = (agent, sight["path"]), sight["digest"]
            lines = None if sight["lines"] is None else [(first, end) for first, end in sight["lines"]]
            before = last.pop(key, None)
            if before is not None and before[0] == digest:
                lines = None if before[1] is None or lines is None else [*before[1], *lines]
            read_as = sight.get("read_as")
            last[key] = digest, lines, None if read_as is None else Path(read_as)
        for (agent, path), (digest, seen, called) in last.items():
            hands = files.of(knows_as(session, agent), Origin(session=session, agent=agent))
            await hands.recall(Path(path), digest, seen, called)
