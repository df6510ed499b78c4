"""What the notification server has of a run."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ryxd.desktop.bubble import Bubble


@dataclass
class Shown:
    """A run's Bubble and what the server has of it."""

    bubble: Bubble
    id: int = 0
    """The server's number for it; 0 while it shows none."""
    sent: Bubble | None = None
    """What the server was last told."""
    next_at: float = 0.0
    """No progress is sent before this time of the loop's clock."""
    dismissed: bool = False
    """The user took the progress away: don't bring it back."""
    act: Callable[[str], Awaitable[object]] | None = None
    """What a choice means, of news that belong to no run."""
    seen: Callable[[], None] | None = None
    """Called once, when the server has taken it."""
    guest: bool = False
    """A run from elsewhere: only its questions are shown."""
    gone: bool = False
    """It was taken away while the server was being told of it."""
