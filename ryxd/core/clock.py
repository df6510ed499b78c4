"""How long agents may still take: clocks that stand still while a user or a model is waited for (spec B4)."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

SHARE = 0.8
"""Of what an agent has left, so much is its subagents': it has to be able to answer without them."""


@dataclass(eq=False)
class _Clock:
    path: str
    timeout: asyncio.Timeout
    left: float
    """Seconds, while it stands still."""
    waits: set["_Wait"] = field(default_factory=set)
    """What it stands still for."""

    def stop(self, wait: "_Wait") -> None:
        when = self.timeout.when()
        if not self.waits and when is not None and not self.timeout.expired():
            self.left = when - asyncio.get_running_loop().time()
            self.timeout.reschedule(None)
        self.waits.add(wait)

    def go_on(self, wait: "_Wait") -> None:
        if wait in self.waits:
            self.waits.discard(wait)
            if not self.waits and not self.timeout.expired():
                self.timeout.reschedule(asyncio.get_running_loop().time() + self.left)


@dataclass(eq=False)
class _Wait:
    """An agent that waits, with the clocks that are its own and those of the agents above it."""

    clocks: tuple[_Clock, ...]

    def begins(self) -> None:
        for clock in self.clocks:
            clock.stop(self)

    def ends(self) -> None:
        for clock in self.clocks:
            clock.go_on(self)


class Clocks:
    """The clocks of one run's agents, each named by its agent's path."""

    def __init__(self) -> None:
        self._running: list[_Clock] = []
        self._thinking: set[_Wait] = set()
        """Who has asked a model."""
        self._loading: set[str] = set()
        """Tiers whose model is being loaded."""

    @asynccontextmanager
    async def running(self, path: str, seconds: float) -> AsyncIterator[asyncio.Timeout]:
        """Raises TimeoutError where the block took longer, without the time in which the clock stood still."""
        async with asyncio.timeout(seconds) as timeout:
            clock = _Clock(path, timeout, seconds)
            self._running.append(clock)
            try:
                yield timeout
            finally:
                self._running.remove(clock)

    def share(self, path: str, seconds: float) -> float:
        """How long a subagent of this agent may take that may take so many seconds."""
        now = asyncio.get_running_loop().time()
        left = [each.left if (when := each.timeout.when()) is None else when - now for each in self._running
                if each.path == path]  # fmt: skip
        return min([seconds, *(max(0.0, round(SHARE * each, 3)) for each in left)])

    @contextmanager
    def asking(self, path: str) -> Iterator[None]:
        """The agent with this path waits for the user: nobody's time is up for that."""
        wait = self._wait(path)
        wait.begins()
        try:
            yield
        finally:
            wait.ends()

    @contextmanager
    def thinking(self, path: str) -> Iterator[None]:
        """The agent with this path has asked a model: while one is being loaded, its clock stands still, too."""
        wait = self._wait(path)
        self._thinking.add(wait)
        if self._loading:
            wait.begins()
        try:
            yield
        finally:
            # whatever came of it, this one is loaded or never will be; of another one the next news comes soon
            self._loading.clear()
            self._thinking.discard(wait)
            wait.ends()

    def loads(self, tier: str, *, begins: bool) -> None:
        """The model of a tier is being loaded, or no longer."""
        if begins:
            self._loading.add(tier)
        else:
            self._loading.discard(tier)
        for wait in self._thinking:
            if self._loading:
                wait.begins()
            else:
                wait.ends()

    def _wait(self, path: str) -> _Wait:
        return _Wait(tuple(each for each in self._running if f"{path}/".startswith(f"{each.path}/")))
