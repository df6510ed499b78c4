"""Keeps a look-out for agents: follows the files that they know, and tells each what is new (door.Watch)."""

from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

from ryxd.core.files import News
from ryxd.files.mounts import Mounts
from ryxd.files.news import Contents, Knows, Reporter
from ryxd.files.waking import Waking
from ryxd.files.watcher import OnChange, Watcher


class Lookout:
    """The watcher, what makes it look at everything again, and the news; use as an async context manager."""

    def __init__(
        self,
        *,
        mark: OnChange,
        knows: Knows,
        contents: Contents,
        roots: Iterable[Path] = (),
        skip: Iterable[str] = (),
        on_tree: Callable[[Path], None] | None = None,
        system_bus: str | None = None,
    ) -> None:
        """`mark` is told of each known file that has another content; `roots`, `skip`, `on_tree`: see Watcher."""
        self._roots = tuple(roots)
        self.watcher = Watcher(mark, roots=self._roots, skip=skip, on_tree=on_tree)
        self._reporter = Reporter(knows, contents, self.watcher)
        self._waking = Waking(self.watcher.rescan, system_bus)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.watcher)
            stack.enter_context(Mounts(self.watcher.rescan))
            await stack.enter_async_context(self._waking)
            if self._roots:
                self._waking.begin()
            self._stack = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    def follow(self, path: Path) -> None:
        """Somebody knows this file now."""
        self._waking.begin()
        self.watcher.follow(path)

    def unfollow(self, path: Path) -> None:
        """Nobody does any more."""
        self.watcher.unfollow(path)

    async def news(self, agent: str) -> tuple[News, ...]:
        """What changed of what this agent knows since it was last asked; each is told once."""
        return await self._reporter.news(agent)

    def forget(self, agent: str) -> None:
        """The agent is gone."""
        self._reporter.forget(agent)
