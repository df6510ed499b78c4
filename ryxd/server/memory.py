"""The operations about what is remembered for the user (spec D12): of all conversations, since it is theirs."""

from collections.abc import Awaitable, Callable

from ryxd.core.memory import Memory
from ryxd.record.memories import Store
from ryxd.server.operations import Caller
from ryxd.wire.errors import BadRequest, NotFound
from ryxd.wire.memory import Forget, ForgetReply, MemoryInfo, Recall, RecallReply, Remember

SessionOf = Callable[[str], Awaitable[str | None]]
"""The session that an origin is in now; None when it is in none."""


class MemoryOperations:
    """The commands that `wire.memory` declares."""

    def __init__(self, memories: Store, session_of: SessionOf) -> None:
        self._memories = memories
        self._session_of = session_of

    async def do_remember(self, command: Remember, _: Caller) -> MemoryInfo:
        """Keep it; it is on the disk when this returns."""
        session = await self._session(command.origin) if command.session else ""
        return info(await self._memories.remember(command.text, session=session))

    async def do_recall(self, command: Recall, _: Caller) -> RecallReply:
        """What fits, the best first."""
        session = await self._session(command.origin) if command.session else None
        found = await self._memories.recall(command.text or "", session=session, limit=command.limit)
        return RecallReply(
            memories=tuple(info(memory) for memory in found), total=await self._memories.count(session)
        )

    async def do_forget(self, command: Forget, _: Caller) -> ForgetReply:
        """Remove one of them, or all."""
        if command.all == (command.what is not None):
            raise BadRequest("say which one (m12; ryxctl recall shows them), or --all")
        if command.what is not None:
            memory = await self._memories.get(command.what)
            if memory is None:
                raise NotFound(f"nothing that is remembered is called {command.what}; ryxctl recall shows it all")
            await self._memories.forget([memory.id])
            return ForgetReply(forgotten=True, count=1, memory=info(memory))
        if not command.yes:
            return ForgetReply(forgotten=False, count=await self._memories.count())
        return ForgetReply(forgotten=True, count=await self._memories.forget_all())

    async def _session(self, origin: str | None) -> str:
        session = await self._session_of(origin) if origin is not None else None
        if session is None:
            raise NotFound("there is no conversation in this terminal now: ask something first")
        return session


def info(memory: Memory) -> MemoryInfo:
    """A memory as clients see it."""
    return MemoryInfo(
        id=memory.id,
        text=memory.text,
        scope="session" if memory.session else "global",
        session=memory.session,
        run=memory.run,
        by=memory.by,
        made=memory.made,
        used=memory.used,
        uses=memory.uses,
    )
