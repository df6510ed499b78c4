"""The operations about full transcripts (spec B11): read a run's, write a table of all of them."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from dataclasses import asdict

from ryxd.record.tabling import export, form_of
from ryxd.record.turns import Turn, Turns
from ryxd.server.operations import Caller
from ryxd.server.paths import place
from ryxd.wire.commands import RunInfo
from ryxd.wire.errors import NotFound
from ryxd.wire.transcripts import Export, ExportReply, Transcript, TranscriptReply, TurnInfo

PAGE = 200_000
"""Characters of messages in one reply; one message at least, however long it is."""


class TranscriptOperations:
    """The commands that `wire.transcripts` declares. `run` finds a run; it raises NotFound where there is none."""

    def __init__(self, turns: Turns, run: Callable[[str], Awaitable[RunInfo]]) -> None:
        self._turns = turns
        self._run = run

    async def do_transcript(self, command: Transcript, _: Caller) -> TranscriptReply:
        """A page of a run's transcript."""
        run, agent = command.run, command.agent
        await self._known(run, agent)
        page = await _first(self._turns.pages(run, agent, after=command.after, size=PAGE))
        last = page[-1].id if page else command.after
        more = bool(await _first(self._turns.pages(run, agent, after=last, size=1)))
        return TranscriptReply(turns=tuple(TurnInfo(**asdict(turn)) for turn in page), more=more)

    async def do_export(self, command: Export, _: Caller) -> ExportReply:
        """Write a table."""
        if command.run is not None:
            await self._known(command.run, command.agent)
        path = place(command.path, command.cwd)
        form = command.format or form_of(path)
        async with aclosing(self._turns.pages(command.run, command.agent)) as pages:
            count = await export(pages, path, form, replace=command.replace)
        return ExportReply(path=str(path), turns=count)

    async def _known(self, run: str, agent: str | None) -> None:
        """Raises NotFound for a run that is not there, and for an agent that said nothing in it."""
        await self._run(run)
        if agent is None:
            return
        agents = await self._turns.agents(run)
        if not any(each == agent or each.startswith(f"{agent}/") for each in agents):
            there = f"there were: {', '.join(agents)}" if agents else "no agent said anything in it"
            raise NotFound(f"no agent {agent} in {run}; {there}")


async def _first(pages: AsyncGenerator[Sequence[Turn], None]) -> Sequence[Turn]:
    """The first of them; empty when there are none."""
    async with aclosing(pages):
        async for page in pages:
            return page
    return ()
