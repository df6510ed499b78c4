"""Who may ask the endpoint now: so many at once, interactive requests before others, else as they came."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """INVARIANT: while anyone waits, no place is free."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def turn(self, *, interactive: bool) -> AsyncIterator[None]:
        """Wait for a place, and have it inside of the block."""
        if self._free:
            self._free -= 1
        else:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not interactive, next(self._numbers), place))
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._pass_on()  # it was given just now
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            place = heapq.heappop(self._waiting)[2]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
