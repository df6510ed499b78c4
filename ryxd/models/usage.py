"""The use of a model: by whom, and since when by nobody."""

import time

IDLE = 300.0
"""Seconds without use after which a medium or large model is unloaded, when the configuration does not say."""


class Usage:
    """The use of one model. Times are those of the event loop (time.monotonic)."""

    def __init__(self, idle: float, *, pinned: bool) -> None:
        """`idle`: seconds without use until it may go; 0 is never. `pinned`: by the user, for ever."""
        self._idle = idle
        self.cap: float | None = None
        """Seconds without use after which it goes at the latest, as the machine is just used (residence.py)."""
        self.pinned = pinned
        self._runs: set[str] = set()
        self.last = time.monotonic()
        """When it was last used."""

    def pin(self, owner: str) -> None:
        """A run needs it to stay."""
        self._runs.add(owner)

    def unpin(self, owner: str) -> None:
        """The run has ended, or never needed it."""
        if owner in self._runs:
            self._runs.remove(owner)
            self.touch()

    def touch(self) -> None:
        """It is used now."""
        self.last = time.monotonic()

    def needed(self, *, without: frozenset[str] = frozenset()) -> bool:
        """Whether a run, other than those, needs it to stay."""
        return not self._runs <= without

    @property
    def ends(self) -> float | None:
        """When it may be unloaded, if nobody uses it until then; None is never."""
        limits = [each for each in (self._idle or None, self.cap) if each is not None]
        if not limits or self.pinned or self._runs:
            return None
        return self.last + min(limits)

    @property
    def idle(self) -> float:
        """Seconds since it was used."""
        return time.monotonic() - self.last
