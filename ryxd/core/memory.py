"""What is remembered for the user, beyond a run and beyond a session (spec D12).

The contract between tools and whoever keeps it (`ryxd.record.memories`). Errors are RyxErrors.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

LONGEST = 2000
"""Characters of one memory."""

USER = "user"
"""Who said what is remembered, when it was the user in their own words; else it is an agent's name."""


@dataclass(frozen=True)
class Memory:
    """One thing that is remembered."""

    id: str
    """As in m12."""
    text: str
    session: str = ""
    """The only session it is for (s3); empty when it is for all."""
    made: int = 0
    """Milliseconds since 1970; of a text that was said again, the last time."""
    used: int = 0
    """When it was recalled last; 0 is never."""
    uses: int = 0
    """How often it was recalled."""
    run: str = ""
    """The run in which it was remembered; empty for a command's."""
    by: str = USER


class Memories(Protocol):
    """What one session may remember and recall: its own, and what is for all. Raises JournalError throughout."""

    async def remember(self, text: str, *, here: bool = False, by: str = USER) -> Memory:
        """Keep a text, `here` for this session only; one that is kept already is only made new.

        Raises Refused for an empty text, one over LONGEST, and when there are too many already.
        """
        ...

    async def recall(self, query: str = "", limit: int = 10, *, inside: bool = True) -> tuple[Memory, ...]:
        """What has words of the query in it, what fits best and is newest first; the latest without a query.

        `inside`: where nothing begins with such a word, also what has one inside of a longer word.
        """
        ...

    async def about(self, query: str, limit: int = 10) -> tuple[Memory, ...]:
        """What has every telling word of the query in it, the newest first; nothing for a query without any."""
        ...

    async def get(self, name: str) -> Memory | None:
        """The memory that is called so (m12); None when there is none here."""
        ...

    async def forget(self, names: Sequence[str]) -> int:
        """Remove them for good, so that no file has them any more; gives how many there were."""
        ...

    async def forget_all(self) -> int:
        """The same for all there are here."""
        ...

    async def count(self) -> int:
        """How many there are here."""
        ...


class MemoryWorld(Protocol):
    """The memory of the World: gives each session its own view of it."""

    def of(self, session: str, run: str = "") -> Memories:
        """What a session (s3) may remember and recall, in a run (r12)."""
        ...
