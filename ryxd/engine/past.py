"""What a run's work asks of the journal: what was before it (record.journal.Journal is one)."""

from collections.abc import Sequence
from typing import Any, Protocol

from ryxd.core.model import Message
from ryxd.core.tracking import Tracks, Untracked
from ryxd.core.transcript import Record
from ryxd.record.evidence import Act
from ryxd.record.runs import Accepted
from ryxd.wire.commands import RunInfo
from ryxd.wire.events import AnyEvent


class Scribes(Protocol):
    """Who writes down all that agents say (record.turns.Turns does)."""

    def of(self, run: str, session: str, agent: str) -> Record:
        """What hears of each message of one agent in a run."""
        ...


class Past(Protocol):
    """What was before a run, and where it says what it is."""

    @property
    def transcripts(self) -> Scribes:
        """Full transcripts."""
        ...

    @property
    def tracks(self) -> Tracks:
        """How well strategies have done."""
        ...

    async def latest(self, session: str, before: str) -> tuple[str, dict[str, Any]] | None:
        """The newest run of a session that made an offer, before `before`, and the offer."""
        ...

    async def recall(self, session: str, agent: str) -> list[Message]:
        """An agent's transcript in a session."""
        ...

    async def company(self, session: str) -> dict[str, Any]:
        """Who a session's subagents are."""
        ...

    async def handed(self, session: str, before: str) -> str:
        """The agent that a request of a session was handed over to and that did all since; empty for none."""
        ...

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        """Runs, the newest first."""
        ...

    async def turns(self, session: str) -> int:
        """How many runs a session has had."""
        ...

    async def lately(self, session: str, before: str, kinds: Sequence[str], runs: int) -> list[AnyEvent]:
        """What happened of these kinds in the last runs of a session before this one, the newest first."""
        ...

    async def accepted(self, run: str) -> Accepted:
        """What a run was asked with."""
        ...

    async def acts(self, run: str) -> tuple[Act, ...]:
        """What was done in a run, in its order."""
        ...

    async def update(self, run: str, **values: str | int | None) -> None:
        """Say of a run who does it."""
        ...


class Looking:
    """A Past of a run that is only looked at again: it says nothing."""

    def __init__(self, past: Past) -> None:
        self._past = past

    @property
    def transcripts(self) -> Scribes:
        """Nothing is written down a second time."""
        return self

    @property
    def tracks(self) -> Tracks:
        """Nothing is counted a second time."""
        return Untracked()

    def of(self, run: str, session: str, agent: str) -> Record:  # noqa: ARG002 - Scribes
        """Hears nothing."""
        return lambda _message, _completion, _id: None

    async def latest(self, session: str, before: str) -> tuple[str, dict[str, Any]] | None:
        """The newest run of a session that made an offer."""
        return await self._past.latest(session, before)

    async def handed(self, session: str, before: str) -> str:
        """The agent that a request of a session was handed over to."""
        return await self._past.handed(session, before)

    async def company(self, session: str) -> dict[str, Any]:
        """Who a session's subagents are."""
        return await self._past.company(session)

    async def recall(self, session: str, agent: str) -> list[Message]:
        """An agent's transcript in a session."""
        return await self._past.recall(session, agent)

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        """Runs, the newest first."""
        return await self._past.runs(limit=limit, session=session, active=active)

    async def turns(self, session: str) -> int:
        """How many runs a session has had."""
        return await self._past.turns(session)

    async def lately(self, session: str, before: str, kinds: Sequence[str], runs: int) -> list[AnyEvent]:
        """What happened of these kinds in the last runs of a session."""
        return await self._past.lately(session, before, kinds, runs)

    async def accepted(self, run: str) -> Accepted:
        """What a run was asked with."""
        return await self._past.accepted(run)

    async def acts(self, run: str) -> tuple[Act, ...]:
        """What was done in a run."""
        return await self._past.acts(run)

    async def update(self, run: str, **values: str | int | None) -> None:
        """Nothing."""
