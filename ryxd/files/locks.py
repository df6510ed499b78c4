"""One change at a time to the same paths. Only for order among our own: the disk is what decides."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path


class Locks:
    """Paths that are being changed.

    All that a change needs are taken at once or none, so two changes never wait for each other.
    """

    def __init__(self) -> None:
        self._held: list[frozenset[Path]] = []
        self._freed = asyncio.Condition()

    @asynccontextmanager
    async def __call__(self, paths: Collection[Path]) -> AsyncIterator[None]:
        """Hold these paths, once nobody holds one of them, or one above or below."""
        mine = frozenset(paths)
        async with self._freed:
            await self._freed.wait_for(lambda: not any(_meet(mine, other) for other in self._held))
            self._held.append(mine)
        try:
            yield
        finally:
            self._held.remove(mine)
            async with self._freed:
                self._freed.notify_all()


def _meet(mine: frozenset[Path], other: frozenset[Path]) -> bool:
    return any(a == b or a.is_relative_to(b) or b.is_relative_to(a) for a in mine for b in other)
