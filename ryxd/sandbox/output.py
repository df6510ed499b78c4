"""A program's output, as much of it as is kept: its beginning and its end, where it is long."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from ryxd.sandbox.job import Hear

PIECE = 64 * 1024


@dataclass
class Kept:
    """The first and the last half of `most` bytes."""

    most: int
    head: bytearray = field(default_factory=bytearray)
    tail: "deque[bytes]" = field(default_factory=deque)
    held: int = 0
    dropped: int = 0

    def add(self, piece: bytes) -> None:
        """Take a piece."""
        room = self.most // 2 - len(self.head)
        if room > 0:
            self.head += piece[:room]
            piece = piece[room:]
        if not piece:
            return
        self.tail.append(piece)
        self.held += len(piece)
        while self.held - len(self.tail[0]) >= self.most // 2:
            lost = len(self.tail.popleft())
            self.held -= lost
            self.dropped += lost

    @property
    def cut(self) -> bool:
        """Whether something is missing from the middle."""
        return self.dropped > 0 or self.held > self.most // 2

    def bytes(self) -> "bytes":
        """What is kept, with a line about what is not."""
        end = b"".join(self.tail)
        half = self.most // 2
        lost = self.dropped + max(0, len(end) - half)
        if not lost:
            return bytes(self.head) + end
        return bytes(self.head) + f"\n[… {lost} bytes left out …]\n".encode() + end[-half:]


async def keep(
    stream: asyncio.StreamReader | None, name: Literal["out", "err"], most: int, hear: Hear | None
) -> Kept:
    """Read a stream to its end, whatever its length."""
    kept = Kept(most)
    while stream is not None and (piece := await stream.read(PIECE)):
        kept.add(piece)
        if hear is not None:
            hear(name, piece)
    return kept
