"""How a run is left so that it can go on later: nothing more begins, what changes something may end (spec C14)."""

import asyncio


class Halting:
    """Of one run. It is open, then halted, then cut; there is no way back.

    INVARIANT: `_changing` names the Actions that have begun to change something and have no outcome yet.
    """

    def __init__(self) -> None:
        self._halted = False
        self._over = asyncio.Event()
        self._changing: set[str] = set()
        self._news = asyncio.Event()

    @property
    def cut(self) -> bool:
        """Whether what is in progress counts as not ended, however it ends."""
        return self._over.is_set()

    def halt(self) -> None:
        """From now on nothing is begun, except what belongs to an Action that is changing something."""
        self._halted = True

    def leave(self) -> None:
        """From now on nothing that happens counts: it is as if ryxd had been killed."""
        self._halted = True
        self._over.set()

    async def settled(self) -> None:
        """Return when no Action of the run is changing anything."""
        while self._changing:
            self._news.clear()
            await self._news.wait()

    async def pass_by(self, path: str) -> None:
        """Return where an effect of this path may begin; else wait until the run is cut: CancelledError."""
        if self._halted and (self.cut or not self._within(path)):
            await self._over.wait()
            raise asyncio.CancelledError

    def begun(self, action: str) -> None:
        """An Action (as in file.3) is about to change something."""
        self._changing.add(action)

    def ended(self, action: str) -> None:
        """An effect is over, whatever it was."""
        if action in self._changing:
            self._changing.discard(action)
            self._news.set()

    def _within(self, path: str) -> bool:
        """Whether a path is an Action's own that is changing something, or a hook's that is asked about it."""
        return any(path.startswith((f"{each}.", f"{each.rpartition('.')[0]}/hook:")) for each in self._changing)
